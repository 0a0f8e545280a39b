// The Art of the Moors: culture counters for base buildings of the same price, which are turned for points.
//   Taking   at the end of the own turn, and at once after a tile obtained outside it: whoever owns two base
//            buildings of a price group takes its counter. Its mark goes up with the number of buildings.
//   Develop  a main action without a further one: every own counter turns one section on, up to its mark.
//   Scoring  the points of the sections the counters show, in all three scorings.
// Scenarios: tests/scenarios/art-of-the-moors/
#include <array>

#include "games/alhambra/moves.h"

namespace comares::art_of_the_moors {

using namespace alhambra;

namespace {

constexpr int kGroups = 7, kSections = 6;
constexpr const char* kGroupNames[kGroups] = {"6", "7", "8", "9", "10", "11", "12-13"};
constexpr int kFirstPrice = 6, kDoubleGroup = kGroups - 1, kLastPrice = 13;

constexpr int group_of(int price) {
  if (price < kFirstPrice || price > kLastPrice) return -1;
  return price - kFirstPrice < kDoubleGroup ? price - kFirstPrice : kDoubleGroup;
}

// The same for every price a tile can have; kGroups: none.
constexpr auto kGroupOf = [] {
  std::array<u8, 256> group{};
  for (int price = 0; price < 256; ++price)
    group[static_cast<u8>(price)] = static_cast<u8>(group_of(price) < 0 ? kGroups : group_of(price));
  return group;
}();

// Provenance: groups and the number of counters from the rulebook. Points from one public scoring program, squares
// of group 6 from a play report, all other squares and the copies of each group reconstructed (R8).
struct Printed {
  u8 squares[kGroups][kSections], points[kGroups][kSections], copies[kGroups];
};
constexpr Printed kPrinted = {
    .squares = {{0, 2, 2, 2, 3, 4},
                {0, 2, 2, 3, 3, 4},
                {0, 2, 2, 3, 4, 5},
                {0, 2, 2, 3, 4, 4},
                {0, 2, 2, 2, 3, 4},
                {0, 2, 2, 2, 3, 3},
                {0, 2, 2, 2, 2, 3}},
    .points = {{0, 3, 6, 10, 15, 21},
               {0, 3, 6, 10, 15, 21},
               {0, 3, 6, 10, 15, 21},
               {0, 3, 6, 10, 15, 21},
               {0, 3, 6, 10, 15, 21},
               {0, 3, 6, 10, 15, 21},
               {0, 3, 6, 10, 15, 21}},
    .copies = {3, 3, 4, 4, 3, 2, 1},
};
constexpr int kNeeded = 2;  // buildings for a counter

struct Counter {
  u8 owned;
  u8 pos, mark;  // sections
};
struct Counters {
  Counter of[kMaxPlayers][kGroups];
};

enum Verbs : u8 { kDevelop };
enum Events : u8 { kEvTaken, kEvMarked, kEvTurned };

int owners(const Position& g, int group) {
  int n = 0;
  for (const auto& mine : g.own<Counters>().of) n += mine[group].owned;
  return n;
}

// Base buildings of each group in the Alhambra and on the reserve, none under construction.
void count_groups(const Position& g, Seat p, u8 (&n)[kGroups + 1]) {
  const palace::Pieces& pieces = g.table().pieces;
  const palace::TileSet his = palace::tiles_at(pieces, static_cast<u8>(palace::kInPalace + p)) |
                              palace::tiles_at(pieces, static_cast<u8>(palace::kInReserve + p));
  (his - g.table().hidden).for_each([&](TileId t) {
    const TileKind& kind = g.tile(t);
    n[kGroupOf[kind.price]] = static_cast<u8>(n[kGroupOf[kind.price]] + (kind.flags & kIsBase ? 1 : 0));
  });
}

// The highest section that does not ask for more buildings.
u8 section_for(const Printed& printed, int group, int buildings) {
  u8 best = 0;
  for (u8 section = 1; section < kSections; ++section)
    if (printed.squares[group][section] <= buildings) best = section;
  return best;
}

void all_placed(const Game& g, Seat p, EndStep step, Occasion) {
  if (step != EndStep::kD4) return;
  const Printed& printed = g.facts<Printed>();
  u8 n[kGroups + 1] = {};
  count_groups(g, p, n);
  for (u8 group = 0; group < kGroups; ++group) {
    Counter& mine = g.own<Counters>().of[p][group];
    if (!mine.owned) {
      if (n[group] < kNeeded || owners(g, group) >= printed.copies[group]) continue;
      mine.owned = 1;
      g.emit({.kind = kEvTaken, .seat = p, .a = group});
    }
    if (mine.mark == kSections - 1) continue;
    const u8 mark = section_for(printed, group, n[group]);
    if (mark <= mine.mark) continue;
    mine.mark = mark;
    g.emit({.kind = kEvMarked, .seat = p, .a = group, .amount = printed.points[group][mark]});
  }
}

bool can_develop(const Position& g, Seat p) {
  for (const Counter& mine : g.own<Counters>().of[p])
    if (mine.pos < mine.mark) return true;
  return false;
}

void offer_main(const Position& g, Seat p, bool, Actions& out) {
  if (can_develop(g, p)) out.add(ActionHead::of(g.self, kDevelop));
}

Reject check(const Position& g, const Action&) {
  const Frame& top = g.top();
  if (top.owner != 0 || top.kind != kMainAction)
    return {"art-of-the-moors.3", "Developing is a main action of your own turn."};
  if (!can_develop(g, top.seat)) return {"art-of-the-moors.3", "None of your culture counters can be turned further."};
  return kAccepted;
}

void act(const Game& g, const Action&, Seat p) {
  const Printed& printed = g.facts<Printed>();
  g.pop();
  for (u8 group = 0; group < kGroups; ++group) {
    Counter& mine = g.own<Counters>().of[p][group];
    if (mine.pos >= mine.mark) continue;
    ++mine.pos;
    g.emit({.kind = kEvTurned, .seat = p, .a = group, .amount = printed.points[group][mine.pos]});
  }
}

void points(const Position& g, int, ScoreSheet& sheet) {
  const Printed& printed = g.facts<Printed>();
  for (Seat p = 0; p < g.players(); ++p)
    for (int group = 0; group < kGroups; ++group)
      if (const int gained = printed.points[group][g.own<Counters>().of[p][group].pos])
        sheet.add(p, g.self, 0, kNone, gained, "art-of-the-moors.5");
}

// ---- Positions, bots -------------------------------------------------------------------------------

void archive_counter(Archive& ar, u8& group, Counter& counter) {
  int pos = counter.pos, mark = counter.mark;
  ar.name("group", group, kGroupNames);
  ar.number("pos", pos, 0, kSections - 1);
  ar.number("mark", mark, 0, kSections - 1);
  counter.pos = static_cast<u8>(pos);
  counter.mark = static_cast<u8>(mark);
}

void archive_player(const Game& g, Seat p, Archive& ar) {
  auto& mine = g.own<Counters>().of[p];
  int size = 0;
  for (const Counter& one : mine) size += one.owned;
  size = ar.begin_list("art-of-the-moors", size);
  if (size < 0) return;
  for (u8 i = 0, next = 0; i < size; ++i, ++next) {
    while (!ar.loading() && !mine[next].owned) ++next;
    u8 group = ar.loading() ? u8{kNone} : next;
    Counter counter = ar.loading() ? Counter{1, 0, 0} : mine[next];
    if (!ar.begin(nullptr)) continue;
    archive_counter(ar, group, counter);
    ar.end();
    if (!ar.loading()) continue;
    if (group >= kGroups) {
      ar.refuse("A culture counter needs its price group.");
    } else if (mine[group].owned) {
      ar.refuse("A player has two culture counters of one price group.");
    } else if (counter.pos > counter.mark) {
      ar.refuse("A culture counter is turned beyond its mark.");
    } else {
      mine[group] = counter;
    }
  }
  ar.end_list();
}

void loaded(const Game& g, Archive& ar) {
  for (int group = 0; group < kGroups; ++group)
    if (owners(g, group) > g.facts<Printed>().copies[group])
      ar.refuse("There are more culture counters of a price group than the game has.");
}

void archive_row(Archive& ar, const char* key, u8 (&row)[kSections]) {
  if (ar.begin_list(key, kSections) < 0) return;
  for (u8& value : row) {
    int n = value;
    ar.number(nullptr, n, 0, 99);
    value = static_cast<u8>(n);
  }
  ar.end_list();
}

void archive_facts(void* facts, Archive& ar) {
  Printed& printed = *static_cast<Printed*>(facts);
  for (int group = 0; group < kGroups; ++group) {
    if (!ar.begin(kGroupNames[group])) continue;
    int copies = printed.copies[group];
    ar.number("copies", copies, 0, 20);
    printed.copies[group] = static_cast<u8>(copies);
    archive_row(ar, "squares", printed.squares[group]);
    archive_row(ar, "points", printed.points[group]);
    ar.end();
  }
}

// Sections still to be gained by developing: the next one is worth most, and only as long as there are scorings
// and turns to come. A second building of a group has a counter in prospect.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const Printed& printed = g.facts<Printed>();
  constexpr int kNext = 20, kLater = 8, kFirst = 30;  // of a hundred
  u8 n[kGroups + 1] = {};
  count_groups(g, p, n);
  int sum = 0;
  for (int group = 0; group < kGroups; ++group) {
    const Counter& mine = g.own<Counters>().of[p][group];
    u8 mark = mine.mark;
    if (mine.owned || (n[group] >= kNeeded && owners(g, group) < printed.copies[group])) {
      const u8 earned = section_for(printed, group, n[group]);
      if (earned > mark) mark = earned;
    } else if (n[group] == 1) {
      sum += kFirst;
    }
    const auto& worth = printed.points[group];
    if (mark <= mine.pos || o.turns < 2) continue;
    const int next = worth[mine.pos + 1] - worth[mine.pos];
    sum += (next * kNext + (worth[mark] - worth[mine.pos] - next) * kLater) * o.scorings;
  }
  return sum;
}

void features(const Position& g, Seat p, Features& out) {
  const Printed& printed = g.facts<Printed>();
  i16 counters = 0, now = 0, at_marks = 0;
  for (int group = 0; group < kGroups; ++group) {
    const Counter& mine = g.own<Counters>().of[p][group];
    counters = static_cast<i16>(counters + mine.owned);
    now = static_cast<i16>(now + printed.points[group][mine.pos]);
    at_marks = static_cast<i16>(at_marks + printed.points[group][mine.mark]);
  }
  out.push_back({"culture counters", counters});
  out.push_back({"culture points", now});
  out.push_back({"culture points at the marks", at_marks});
}

// Develops where at least three counters turn, or a good one does.
int habit(const Position& g, Seat p, const Actions& list) {
  const Printed& printed = g.facts<Printed>();
  if (g.top().owner != 0 || g.top().kind != kMainAction) return -1;
  int gain = 0;
  for (int group = 0; group < kGroups; ++group) {
    const Counter& mine = g.own<Counters>().of[p][group];
    if (mine.pos < mine.mark) gain += printed.points[group][mine.pos + 1] - printed.points[group][mine.pos];
  }
  constexpr int kWorthAnAction = 6;
  if (gain < kWorthAnAction) return -1;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].owner == g.self && list[i].verb == kDevelop) return static_cast<int>(i);
  return -1;
}

using enum FieldType;
constexpr Verb kVerbs[] = {{"develop", {}}};
constexpr Field kGroupField[] = {{"group", kName, Part::kA, false, kGroupNames}};
constexpr Field kGroupPoints[] = {{"group", kName, Part::kA, false, kGroupNames}, {"points", kNumber, Part::kAmount}};
constexpr EventKind kEvents[] = {{"taken", kGroupField}, {"marked", kGroupPoints}, {"turned", kGroupPoints}};
static_assert(std::size(kEvents) == kEvTurned + 1);

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "art-of-the-moors",
             .title = "The Art of the Moors",
             .summary =
                 "Buildings of equal price bring culture counters, which are developed for points in every scoring.",
             .provenance = "Copies, points and squares of the culture counters are partly reconstructed."},
    .state_size = sizeof(Counters),
    .schema = {"art-of-the-moors", kVerbs, kEvents, {}},
    .facts = &kPrinted,
    .facts_size = sizeof(Printed),
    .archive_facts = archive_facts,
    .check = check,
    .act = act,
    .offer_main = offer_main,
    .all_placed = all_placed,
    .points = points,
    .archive_player = archive_player,
    .loaded = loaded,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::art_of_the_moors
