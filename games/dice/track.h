// A building track: twelve fields on which stones of several players pile up (dice.3.5, dice.5).
// Kept in the order of the ranking: higher field first, on one field the lower stone first.
#pragma once
#include "games/dice/data.h"

namespace comares::dice {

struct Track {
  u8 field[kSeats];   // 0: still off the track
  Seat rank[kSeats];  // kNobody behind the last stone on the track

  void clear() {
    for (u8& f : field) f = 0;
    for (Seat& s : rank) s = kNobody;
  }
  // A stone arriving on a field goes on top of the pile there; the others keep their order.
  void put(Seat s, u8 at) {
    int from = 0;
    while (from < kSeats - 1 && rank[from] != s && rank[from] != kNobody) ++from;
    field[s] = at;
    int to = from;
    for (; to > 0 && field[rank[to - 1]] < at; --to) rank[to] = rank[to - 1];
    rank[to] = s;
  }
  // Field 12 is the end: a stone that lies there already does not move any more.
  void advance(Seat s, int points) {
    const int at = field[s] + points > kTrackEnd ? kTrackEnd : field[s] + points;
    if (at != field[s]) put(s, static_cast<u8>(at));
  }
};

}  // namespace comares::dice
