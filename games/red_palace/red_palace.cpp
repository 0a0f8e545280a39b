// The Red Palace as one entry in the list of games: names of actions, events and decisions, hooks, ruleset.
#include "games/red_palace/red_palace.h"
#include "engine/deal.h"

namespace comares::red_palace {

using namespace alhambra;

namespace {

using enum FieldType;

// ---- The shared part, in the words of this box ---------------------------------------------------------------

constexpr DecisionKind kSharedDecisions[] = {
    {"main_action", "Take cash, buy a building or redesign your Alhambra; or use an ability."},
    {"place", "Place the tiles you obtained: into your Alhambra or onto your reserve."},
};
static_assert(std::size(kSharedDecisions) == kPlaceTile + 1);

constexpr const char* kCategories[] = {"buildings", "wall", "guards"};
static_assert(std::size(kCategories) == kCategoryGuards + 1);

// ---- Its own part --------------------------------------------------------------------------------------------

constexpr Field kSwapFields[] = {{"tile", kTile}, {"slot", kSlot}, {"card", kCard, Part::kB}};
constexpr Field kPreviewFields[] = {{"space", kNumber}, {"pay", kPurse}, {"card", kCard, Part::kB}};
constexpr Field kCardOnly[] = {{"card", kCard}};
constexpr Field kTileOnly[] = {{"tile", kTile}};
constexpr Field kMoveFields[] = {
    {"tile", kTile}, {"side", kSide}, {"to", kTileIn, Part::kB}, {"to_side", kSide, Part::kC}};
constexpr Field kTypeOnly[] = {{"type", kBuilding}};
constexpr Field kSetField[] = {{"set", kNumber}};
constexpr Field kTileSide[] = {{"tile", kTile}, {"side", kSide}};

constexpr comares::Verb kVerbs[] = {
    {kAbilityNames[kSwapTile], kSwapFields},
    {kAbilityNames[kFromPreview], kPreviewFields},
    {kAbilityNames[kWallPiece], {}},
    {kAbilityNames[kAsExact], {}},
    {kAbilityNames[kTakeCard], kCardOnly},
    {kAbilityNames[kRandomTile], kTileOnly},
    {kAbilityNames[kPlaza], {}},
    {kAbilityNames[kMoveGuard], kMoveFields},
    {kAbilityNames[kHalfBuilding], kTypeOnly},
    {"choose_set", kSetField},
    {"pay_guard", kTileSide, true},
    {"fix_wall_piece", kTileSide},
};
static_assert(std::size(kVerbs) == kFixWallPiece + 1);

constexpr Field kTileType[] = {{"tile", kTile}, {"type", kBuilding}};
constexpr Field kTileSpace[] = {{"tile", kTile}, {"space", kNumber}};
constexpr Field kAbilityFields[] = {{"ability", kName, Part::kA, false, kAbilityNames}, {"pay", kPurse}};
constexpr Field kPointsOnly[] = {{"points", kNumber, Part::kAmount}};
constexpr Field kSwappedFields[] = {
    {"tile", kTile}, {"slot", kSlot}, {"type", kBuilding, Part::kB}, {"yard_type", kBuilding, Part::kC}};
constexpr Field kNewFields[] = {{"tile", kTile}, {"type", kBuilding}, {"old", kBuilding, Part::kB}};
constexpr Field kTileSides[] = {{"tile", kTile}, {"sides", kSides}};
constexpr Field kGuardsOnly[] = {{"guards", kNumber, Part::kAmount}};

constexpr EventKind kEvents[] = {
    {"building_drawn", kTileType},       {"tile_to_preview", kTileSpace},
    {"ability_used", kAbilityFields},    {"guard_paid", kTileSide},
    {"points_paid", kPointsOnly},        {"building_tiles_swapped", kSwappedFields},
    {"bought_from_preview", kTileSpace}, {"building_tile_redrawn", kNewFields},
    {"plaza_taken", kTileOnly},          {"guard_moved", kMoveFields},
    {"half_building_taken", kTypeOnly},  {"wall_piece_taken", {}},
    {"wall_piece_fixed", kTileSide},     {"guards_placed", kTileSides},
    {"guards_posted", kGuardsOnly},
};
static_assert(std::size(kEvents) == kEvGuardsPosted + 1);

constexpr DecisionKind kDecisions[] = {
    {"choose_set", "Choose your starting money."},
    {"abilities", "Use an ability of the guard board, or end your turn."},
    {"pay_guard", "Choose the guard you pay with."},
    {"fix_wall_piece", "Fix the wall piece to a tile you got in this turn."},
};
static_assert(std::size(kDecisions) == kFixingWallPiece + 1);

constexpr const char* kOffOn[] = {"false", "true"};
constexpr Option kOptions[] = {
    {"beginner_board", "Play with the printed side of the guard board, for beginners.", kOffOn, true},
    {"classic_scoring", "Score the types in the fixed order of the base game.", kOffOn, true},
};
static_assert(std::size(kOptions) == kClassicScoring + 1);

// ---- Hooks -----------------------------------------------------------------------------------------------------

void list(const Position& g, Actions& out) {
  const Frame& top = g.top();
  switch (top.kind) {
    case kChoosingSet: return list_sets(g, out);
    case kUsingAbilities: list_abilities(g, top.seat, out); return out.add_surely(ActionHead::of(0, kPass));
    case kPayingGuard: return list_guards(g, top.seat, out);
    default: return list_wall_sides(g, out);
  }
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner == kSelf) {
    if (top.kind == kChoosingSet) return check_set(g, a);
    if (top.kind == kPayingGuard) return check_guard(g, top.seat, a);
    if (top.kind == kFixingWallPiece) return check_wall_side(g, a);
    if (a.owner == 0 && a.verb == kPass) return kAccepted;
  }
  if (a.owner == kSelf && a.verb < kAbilities) return check_ability(g, top.seat, a);
  return {"red-palace.11", "That is not what is asked now."};
}

void act(const Game& g, const Action& a, Seat p) {
  const Frame top = g.top();
  if (a.owner == kSelf && a.verb < kAbilities) return use_ability(g, p, a);
  switch (top.kind) {
    case kChoosingSet: return choose_set(g, p, a);
    case kPayingGuard: return pay_guard(g, p, a);
    case kFixingWallPiece: return fix_wall_piece(g, p, a);
    default:  // pass: end of turn
      g.pop();
      g.state.agenda[0].d[0] = 1;
      g.core().emit({.kind = kEvPassed, .seat = p});
  }
}

void offer_main(const Position& g, Seat p, bool, Actions& out) { list_abilities(g, p, out); }

void after_payment(const Game& g, const Deal& deal, PayStage) { own(g).overpaid = deal.excess != 0; }

// No longer aside, whichever way it went.
void tile_reserved(const Game& g, Seat, TileId t) {
  own(g).previewed.remove(t);
  if (watchtowers_of(g, t)) own(g).unmanned.add(t);
}
void tile_entered(const Game& g, Seat p, TileId t, Entry how) {
  if (how == Entry::kPlaced) tile_reserved(g, p, t);
}
void tile_given(const Game& g, Seat, TileId t) {
  own(g).previewed.remove(t);
  post_guards(g, std::popcount(watchtowers_of(g, t)));
}

void all_placed(const Game& g, Seat, EndStep stage, Occasion) {
  if (stage == EndStep::kD4) man_watchtowers(g);
}

void resample(const Game& g, Seat, Random& random) { deal_anew(random, std::span(own(g).bag, own(g).bag_size)); }

}  // namespace

std::span<const Option> own_options() { return kOptions; }

constinit const alhambra::Module kOwn = {
    .info = {.slug = "red-palace",
             .title = "The Red Palace",
             .summary = "Preview, guard board and scoring tiles of the Red Palace.",
             .provenance = nullptr},
    .state_size = sizeof(Own),
    .schema = {nullptr, kVerbs, kEvents, kDecisions},
    .facts = &kPrinted,
    .facts_size = sizeof kPrinted,
    .archive_facts = archive_facts,
    .legal = list,
    .check = check,
    .act = act,
    .offer_main = offer_main,
    .after_payment = after_payment,
    .pay_stages = stage_bit(PayStage::kMoneyBack),
    .tile_entered = tile_entered,
    .tile_reserved = tile_reserved,
    .tile_given = tile_given,
    .all_placed = all_placed,
    .count = count_halves,
    .prizes = set_prizes,
    .points = guard_points,
    .archive_player = archive_player,
    .archive_table = archive_table,
    .archive_tile = archive_tile,
    .loaded = loaded,
    .missing = in_open_sets,
    .resample = resample,
    .appraise = appraise,
    .features = features,
};

namespace {

void add_tiles(Rules& r) {
  for (const TileKind& t : land_tiles()) r.tile.push_back(t);
  for (const TileKind& t : plazas()) r.tile.push_back(t);
}

}  // namespace

std::unique_ptr<Ruleset> create(const Setup& setup, std::span<const alhambra::Module* const> all, Reject& why) {
  static const Schema schema = {nullptr, alhambra::kSchema.verbs, alhambra::kSchema.events, kSharedDecisions,
                                kCategories};
  const Box box = {.wrong_number = {"red-palace.1", "The Red Palace is played by 2 to 6 players."},
                   .schema = &schema,
                   .options = own_options().size(),
                   .add_tiles = add_tiles,
                   .reconstructed = [](const TileKind& t) { return t.price != 0; },  // land tiles
                   .own = &kOwn};
  auto rules = make_rules(setup, box, all, why);
  if (!rules) return nullptr;
  Rules& r = *rules;
  r.buildings_at = static_cast<u16>(r.owner(kSelf).offset + offsetof(Own, buildings));
  r.must_go_on = true;
  r.no_pass = {"red-palace.R11", "You must take a main action while there is one."};
  r.gifts_keep_walls = true;
  r.dirk_draws = dirk_draws;
  r.complete = complete;
  r.words = {.market = "yard", .bag = "land"};
  return rules;
}

}  // namespace comares::red_palace
