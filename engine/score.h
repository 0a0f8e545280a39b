// A scoring explained: one line for every reason a seat gets (or loses) points, each with the rule
// it rests on and the cells or wall segments that count. Fixed room, no heap.
#pragma once
#include "engine/fixed_vec.h"

namespace comares {

inline constexpr u8 kWholeCell = 8;  // otherwise a side 0–3, or 4–7: a long side, by its corner NW, NE, SE or SW

struct ScoreMark {
  i8 x, y;
  u8 side;
};

struct ScoreLine {
  Seat seat;
  u8 owner;     // 0 the game, else 1 + place of the module among those in play
  u8 category;  // of a game: see its table; of a module: 0
  u8 detail;    // building type, or kNone
  i16 points;
  const char* rule;  // "base.5.majority"
  u16 first_mark, marks;
};

struct ScoreSheet {
  FixedVec<ScoreLine, 256> lines;
  FixedVec<ScoreMark, 2048> marks;
  bool with_marks;  // asked for; without them nothing is looked up that only explains
  bool preview;     // "if it were scored now"; false: a scoring of the game, being held

  void clear(bool marks_wanted) {
    lines.clear();
    marks.clear();
    with_marks = marks_wanted;
    preview = true;
  }
  ScoreLine& add(Seat seat, u8 owner, u8 category, u8 detail, int points, const char* rule) {
    lines.push_back({seat, owner, category, detail, static_cast<i16>(points), rule, static_cast<u16>(marks.size()), 0});
    return lines.back();
  }
  // Marks belong to the line added last.
  void mark(int x, int y, u8 side) {
    if (!with_marks || marks.full()) return;
    marks.push_back({static_cast<i8>(x), static_cast<i8>(y), side});
    ++lines.back().marks;
  }
  int total(Seat seat) const {
    int sum = 0;
    for (const ScoreLine& line : lines)
      if (line.seat == seat) sum += line.points;
    return sum;
  }
};

}  // namespace comares
