#include "games/alhambra/parts.h"

#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

palace::Ref home(const Ruleset& r, State& s, Seat p) { return Game{as_rules(r), s}.palace(p); }
palace::ConstRef home_seen(const Ruleset& r, const State& s, Seat p) { return Position{as_rules(r), s}.palace(p); }

int ways_to_lie(const Ruleset& r, const State& s, TileId t, u8 (&sides)[4]) {
  const Position g{as_rules(r), s};
  sides[0] = g.table().pieces.sides[t];
  const u8 owner = g.tile(t).owner;
  if (!owner || !g.rules.owner(owner).module->variants) return 1;
  return g.rules.owner(owner).module->variants({g.rules, s, owner}, t, sides);
}

Reject lying(const Ruleset& r, const State& s, Seat p, TileId t, u8 sides, Cell c) {
  return check_lying({as_rules(r), s}, {p, t, sides, c});
}
Reject leaving(const Ruleset& r, const State& s, Seat p, Cell c, TileId in, u8 sides) {
  return check_leaving({as_rules(r), s}, p, c, in, sides);
}

bool may_have_passage(const Ruleset& r, TileId t) {
  const Rules& rules = as_rules(r);
  return users_of<&Module::may_pass>(rules) && !(rules.tile[t].sides & (palace::kOutwork | palace::kHalfTile));
}

u32 window_owners(const Ruleset& r) { return users_of<&Module::offer_window>(as_rules(r)) << 1; }
void end_window(State& s, Seat whose) { s.agenda[0].seat = whose; }

}  // namespace

int scorings_done(const Ruleset& r, const State& s) { return Position{as_rules(r), s}.table().scorings_done; }

constinit const PalaceParts kPalaceParts = {home, home_seen, ways_to_lie, lying, leaving, may_have_passage};
constinit const WindowParts kWindowParts = {kWindowMove, window_owners, end_window};

constinit const GameParts kParts = {
    .layout = Layout::kMarket,
    .rules = "base",
    .in_short =
        "Take money, buy buildings in four currencies and add them to your palace. Three times points are "
        "given for the most buildings of each type and for the longest outer wall. Paying exactly gives "
        "another action in the same turn.",
    .palaces = &kPalaceParts,
    .window = &kWindowParts,
    .scorings_done = scorings_done,
    .pass_verb = kPass,
    .turn_event = kEvTurn,
    .scored_event = kEvScored,
    .passed_event = kEvPassed,
};

}  // namespace comares::alhambra
