#include "games/dice/parts.h"

#include "games/dice/alcazaba.h"
#include "games/dice/dice.h"
#include "games/dice/rules.h"

namespace comares::dice {

namespace {

palace::Ref home(const Ruleset& r, State& s, Seat p) { return alcazaba::palace_of(Game{as_rules(r), s}, p); }
palace::ConstRef home_seen(const Ruleset& r, const State& s, Seat p) {
  return alcazaba::palace_of(Position{as_rules(r), s}, p);
}
int ways_to_lie(const Ruleset& r, const State&, palace::TileId t, u8 (&sides)[4]) {
  sides[0] = as_rules(r).tile[t].sides;
  return 1;
}

int scorings_done(const Ruleset& r, const State& s) { return Position{as_rules(r), s}.board().scorings_done; }

bool marks(const Ruleset& r, const State& s, const Action& a, Mark& where) {
  if (a.owner != 0 || a.verb != kMark) return false;
  const Board& board = Position{as_rules(r), s}.board();
  const u8 target = target_of(board.symbols(a.a), board.throws);
  const u8 at = a.b ? target : board.area.free_from(a.a, target);
  where = at == kOffTheArea ? Mark{} : Mark{line_of(at), field_of(at)};
  return true;
}

constexpr PalaceParts kPalaceParts = {home, home_seen, ways_to_lie};

}  // namespace

constinit const GameParts kDiceParts = {
    .layout = Layout::kTracks,
    .rules = "dice",
    .in_short =
        "Throw eight dice up to three times, keep what you like, and mark a building: the more dice show it and the "
        "fewer throws it took, the better your field. The two best stones of a column bring points on its track and "
        "the chip. After rounds 1, 3 and 5 points are given for the tracks.",
    .scorings_done = scorings_done,
    .marks = marks,
    .pass_verb = kPass,
    .turn_event = kEvTurn,
    .scored_event = kEvScored,
};

constinit const GameParts kAlcazabaParts = {
    .layout = Layout::kColumns,
    .rules = "alcazaba",
    .in_short =
        "Throw eight dice up to three times, keep what you like, and mark a building: the more dice show it and the "
        "fewer throws it took, the earlier you choose among the tiles of its column. After rounds 1, 3 and 5 points "
        "are given for the most buildings of each type and for the longest outer wall.",
    .palaces = &kPalaceParts,
    .scorings_done = scorings_done,
    .marks = marks,
    .turn_event = kEvTurn,
    .scored_event = kEvScored,
};

}  // namespace comares::dice
