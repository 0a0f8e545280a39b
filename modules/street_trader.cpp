// The Street Trader: citizens move into buildings of their colour.
//   Setup    everybody secretly chooses three citizens for his trader, and a cell beside his fountain for it.
//   Trigger  a tile built on the trader's cell: a citizen of its type may move in, and another comes from the
//            stock; without a match one citizen may be swapped. The trader is put aside until the turn ends.
//   Scoring  series of different citizens in buildings: 1, 3, 6, 10, 15, 21 points, in every scoring.
// A citizen's type is that of the tile it lives on, so a set of tiles tells all of them.
// Scenarios: tests/scenarios/street-trader/
#include "games/alhambra/moves.h"

namespace comares::street_trader {

using namespace alhambra;
using palace::Side;

namespace {

// Provenance: rulebook.
constexpr int kOnTrader = 3;
struct Box {
  u8 of_each_type;
};
constexpr Box kBox = {7};
constexpr int kSeries[kBuildings + 1] = {0, 1, 3, 6, 10, 15, 21};  // points by number of types

void archive_facts(void* facts, Archive& ar) {
  Box& box = *static_cast<Box*>(facts);
  int n = box.of_each_type;
  ar.number("of_each_type", n, 1, 15);
  box.of_each_type = static_cast<u8>(n);
}

// Citizens on a trader: four bits a type, as in a list of faces.
using Citizens = u32;
constexpr Citizens one_of(int type) { return 1u << 4 * type; }
constexpr int count_of(Citizens c, int type) { return static_cast<int>(c >> 4 * type & 15u); }
constexpr int total(Citizens c) {
  int n = 0;
  for (int type = 0; type < kBuildings; ++type) n += count_of(c, type);
  return n;
}
// Every set of three different types.
constexpr bool is_first_choice(Citizens c) { return std::popcount(c) == kOnTrader && (c & ~0x111111u) == 0; }

struct Traders {
  palace::TileSet homes;  // tiles with a citizen
  Citizens on[kMaxPlayers];
  i8 x[kMaxPlayers], y[kMaxPlayers];  // 0, 0 while aside
  u8 aside;                           // bit per seat
  u8 triggered;                       // … aside since a tile was laid that is still being settled, not by R9
};

enum Verbs : u8 { kSetup, kMoveIn, kTake, kSwap, kPutBack };
enum Decisions : u8 { kChoose, kMayMoveIn, kMustTake, kMaySwap, kMustPutBack };  // each asks for the verb of its number
enum Procedures : u8 { kChoosing };
enum Events : u8 {
  kEvChosen,
  kEvChosenUnseen,
  kEvRevealed,
  kEvMadeWay,
  kEvMovedIn,
  kEvTaken,
  kEvSwapped,
  kEvPutBack,
  kEvStaysAside,
  kEvReturned
};

constexpr u8 bit(Seat p) { return static_cast<u8>(1u << p); }
bool is_aside(const Position& g, Seat p) { return g.own<Traders>().aside >> p & 1; }
Cell cell_of(const Position& g, Seat p) { return {g.own<Traders>().x[p], g.own<Traders>().y[p]}; }
Citizens citizens_of(const Position& g, Seat p) { return g.own<Traders>().on[p]; }

int in_stock(const Position& g, int type) {
  const Traders& t = g.own<Traders>();
  int n = g.facts<Box>().of_each_type - (t.homes & g.rules.buildings[type]).count();
  for (Seat p = 0; p < g.players(); ++p) n -= count_of(t.on[p], type);
  return n;
}
u32 stock(const Position& g) {  // bit per type
  u32 types = 0;
  for (int type = 0; type < kBuildings; ++type) types |= u32{in_stock(g, type) > 0} << type;
  return types;
}

void lay_aside(Traders& t, Seat p) {
  t.aside |= bit(p);
  t.x[p] = t.y[p] = 0;
}

void lay_at(Traders& t, Seat p, Cell at) {
  t.aside = static_cast<u8>(t.aside & ~bit(p));
  t.x[p] = at.x;
  t.y[p] = at.y;
}

// ---- Setup: asked seat by seat, revealed together (base R27) ------------------------------------------

void setup(const Game& g, SetupStep step) {
  if (step == SetupStep::kSupplies)
    for (Seat p = 0; p < g.players(); ++p) lay_aside(g.own<Traders>(), p);
  if (step == SetupStep::kSecretChoices) g.begin(kChoosing);
}

Event telling(u8 kind, const Position& g, Seat p) {
  const Cell at = cell_of(g, p);
  Event e{.kind = kind, .seat = p, .x = at.x, .y = at.y};
  e.pay.word[0] = citizens_of(g, p);
  return e;
}

// d[0]: how many have chosen.
void step(const Game& g) {
  Frame& f = g.top();
  if (f.d[0] < g.players()) return g.ask(kChoose, f.d[0]++);
  g.pop();
  for (Seat p = 0; p < g.players(); ++p) g.emit(telling(kEvRevealed, g, p));
}

void choose(const Game& g, Seat p, Citizens citizens, Side side) {
  Traders& t = g.own<Traders>();
  t.on[p] = citizens;
  lay_at(t, p, palace::beside({0, 0}, side));
  Event mine = telling(kEvChosen, g, p);
  mine.audience = only_for(p);
  g.emit(mine);
  g.emit({.kind = kEvChosenUnseen, .seat = p, .audience = all_but(p)});
}

// ---- A tile on the trader's cell -------------------------------------------------------------------------

bool can_swap(const Position& g, Seat p) {
  const u32 there = stock(g);
  for (int type = 0; type < kBuildings; ++type)
    if (count_of(citizens_of(g, p), type) && there & ~(1u << type)) return true;
  return false;
}

void tile_entered(const Game& g, Seat p, TileId tile, Entry how) {
  const palace::Pieces& pieces = g.table().pieces;
  if (how == Entry::kSwapped || is_aside(g, p) || cell_of(g, p) != Cell{pieces.x[tile], pieces.y[tile]}) return;
  Traders& t = g.own<Traders>();
  lay_aside(t, p);
  t.triggered |= bit(p);
  g.emit({.kind = kEvMadeWay, .seat = p, .tile = tile, .x = pieces.x[tile], .y = pieces.y[tile]});
  const u8 type = type_now(g, tile);
  if (type < kBuildings && count_of(t.on[p], type)) return g.ask(kMayMoveIn, p, tile);
  if (can_swap(g, p)) g.ask(kMaySwap, p);
}

void move_in(const Game& g, Seat p, TileId tile) {
  Traders& t = g.own<Traders>();
  const u8 type = g.tile(tile).type;
  t.on[p] -= one_of(type);
  t.homes.add(tile);
  g.emit({.kind = kEvMovedIn, .seat = p, .tile = tile, .a = type});
  if (stock(g)) g.ask(kMustTake, p);
}

void tile_left(const Game& g, Seat p, TileId tile, Cell) {
  palace::TileSet& homes = g.own<Traders>().homes;
  if (!homes.contains(tile)) return;
  homes.remove(tile);
  g.emit({.kind = kEvReturned, .seat = p, .tile = tile, .a = g.tile(tile).type});
}

// ---- Putting it back -------------------------------------------------------------------------------------

// Camps lie before the walls and pieces with a place of their own on them: the trader does not go beside these.
bool is_neighbour(const Position& g, Seat p, Cell c) {
  const TileId tile = palace::tile_at(g.palace(p), c);
  if (tile == palace::kFountain) return true;
  if (tile == kNoTile || palace::sides_at(g.palace(p), c) & palace::kOutwork) return false;
  return !(g.tile(tile).flags & kPlacedByOwner);
}

Reject check_cell(const Position& g, Seat p, Cell c) {
  if (palace::is_filled(g.palace(p), c)) return {"street-trader.3", "The trader goes on an empty cell."};
  for (const Side s : palace::kEverySide)
    if (is_neighbour(g, p, palace::beside(c, s))) return kAccepted;
  return {"street-trader.3", "The trader goes beside a tile of your Alhambra, not merely at a corner."};
}

// Calls use(cell) for every cell it may go to; until it says "enough" with false.
template <class Use>
void for_cells(const Position& g, Seat p, Use&& use) {
  palace::Cells beside;
  palace::cells_beside_ground(g.palace(p), beside);
  for (const Cell c : beside)
    if (!check_cell(g, p, c) && !use(c)) return;
}

bool fits_anywhere(const Position& g, Seat p) {
  bool fits = false;
  for_cells(g, p, [&](Cell) { return !(fits = true); });
  return fits;
}

void all_placed(const Game& g, Seat p, EndStep stage, Occasion why) {
  if (stage != EndStep::kD3 || why == Occasion::kFinal || !is_aside(g, p)) return;
  Traders& t = g.own<Traders>();
  const bool just_now = t.triggered >> p & 1;
  t.triggered = static_cast<u8>(t.triggered & ~bit(p));
  if (why != Occasion::kTurn && !just_now) return;  // it lies aside for want of a cell (R14)
  if (fits_anywhere(g, p)) return g.ask(kMustPutBack, p);
  if (just_now) g.emit({.kind = kEvStaysAside, .seat = p});
}

// ---- Decisions -------------------------------------------------------------------------------------------

void list_choices(const Position& g, Actions& out) {
  for (int one = 0; one < kBuildings; ++one)
    for (int two = one + 1; two < kBuildings; ++two)
      for (int three = two + 1; three < kBuildings; ++three)
        for (const Side s : palace::kEverySide)
          out.add(ActionHead::of(g.self, kSetup).part_a(static_cast<u8>(s + 1))).word[0] =
              one_of(one) | one_of(two) | one_of(three);
}

void legal(const Position& g, Actions& out) {
  const Frame& top = g.top();
  const u32 there = stock(g);
  const ActionHead head = ActionHead::of(g.self, top.kind);
  switch (top.kind) {
    case kChoose: return list_choices(g, out);
    case kMayMoveIn: out.add(head); break;
    case kMustTake:
      for (u8 type = 0; type < kBuildings; ++type)
        if (there >> type & 1) out.add(head.part_a(type));
      return;
    case kMaySwap:
      for (u8 give = 0; give < kBuildings; ++give)
        for (u8 take = 0; take < kBuildings && count_of(citizens_of(g, top.seat), give); ++take)
          if (give != take && there >> take & 1) out.add(head.part_a(give).part_b(take));
      break;
    default:
      return for_cells(g, top.seat, [&](Cell c) {
        out.add(head.at(c.x, c.y));
        return true;
      });
  }
  out.add(ActionHead::of(0, kPass));
}

constexpr Reject kWrongChoice = {"street-trader.2",
                                 "Choose three citizens of different types and a side of your fountain."};
constexpr Reject kNoneInStock = {"street-trader.3", "No such citizen is left in the stock."};

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner != g.self) return {"street-trader.3", "Your trader has nothing to decide now."};
  const bool pass = a.owner == 0 && a.verb == kPass;
  if (pass && (top.kind == kMayMoveIn || top.kind == kMaySwap)) return kAccepted;
  const bool asked_for = a.owner == g.self && a.verb == top.kind;
  switch (top.kind) {
    case kChoose:
      if (!asked_for || a.a < 1 || a.a > 4 || !is_first_choice(a.pay.word[0]) || !a.pay.is_only(0, a.pay.word[0]))
        return kWrongChoice;
      return kAccepted;
    case kMayMoveIn:
      if (asked_for) return kAccepted;
      return {"street-trader.R1", "A citizen of its type may move into the tile; or pass."};
    case kMustTake:
      if (!asked_for || a.a >= kBuildings)
        return {"street-trader.R2", "Take a citizen from the stock for your trader."};
      return in_stock(g, a.a) ? kAccepted : kNoneInStock;
    case kMaySwap:
      if (!asked_for || a.a >= kBuildings || a.b >= kBuildings)
        return {"street-trader.3", "You may swap a citizen of your trader for one from the stock; or pass."};
      if (!count_of(citizens_of(g, top.seat), a.a))
        return {"street-trader.3", "There is no such citizen on your trader."};
      if (a.a == a.b) return {"street-trader.3", "A citizen is swapped for one of another type."};
      return in_stock(g, a.b) ? kAccepted : kNoneInStock;
    default:
      if (!asked_for) return {"street-trader.3", "Put your trader back beside your Alhambra."};
      return check_cell(g, top.seat, {a.x, a.y});
  }
}

void act(const Game& g, const Action& a, Seat p) {
  const Frame top = g.top();
  g.pop();
  if (a.owner == 0) return g.core().emit({.kind = kEvPassed, .seat = p});
  Traders& t = g.own<Traders>();
  switch (a.verb) {
    case kSetup: return choose(g, p, a.pay.word[0], static_cast<Side>(a.a - 1));
    case kMoveIn: return move_in(g, p, top.d[0]);
    case kTake: t.on[p] += one_of(a.a); return g.emit({.kind = kEvTaken, .seat = p, .a = a.a});
    case kSwap:
      t.on[p] += one_of(a.b) - one_of(a.a);
      return g.emit({.kind = kEvSwapped, .seat = p, .a = a.a, .b = a.b});
    default: lay_at(t, p, {a.x, a.y}); return g.emit({.kind = kEvPutBack, .seat = p, .x = a.x, .y = a.y});
  }
}

// ---- Scoring ---------------------------------------------------------------------------------------------

using Counts = int[kBuildings];

void count_housed(const Position& g, Seat p, Counts& n) {
  const palace::TileSet here =
      palace::tiles_at(g.table().pieces, static_cast<u8>(palace::kInPalace + p)) & g.own<Traders>().homes;
  for (int type = 0; type < kBuildings; ++type) n[type] = (here & g.rules.buildings[type]).count();
}

// Types of which there are at least so many.
int width_of_series(const Counts& n, int number) {
  int types = 0;
  for (const int of_type : n) types += of_type >= number;
  return types;
}

void points(const Position& g, int, ScoreSheet& sheet) {
  const palace::Pieces& pieces = g.table().pieces;
  for (Seat p = 0; p < g.players(); ++p) {
    Counts n;
    count_housed(g, p, n);
    int sum = 0;
    for (int series = 1; series <= g.facts<Box>().of_each_type; ++series) sum += kSeries[width_of_series(n, series)];
    if (!sum) continue;
    sheet.add(p, g.self, 0, kNone, sum, "street-trader.5");
    if (!sheet.with_marks) continue;
    (palace::tiles_at(pieces, static_cast<u8>(palace::kInPalace + p)) & g.own<Traders>().homes).for_each([&](TileId t) {
      sheet.mark(pieces.x[t], pieces.y[t], kWholeCell);
    });
  }
}

// ---- Positions -------------------------------------------------------------------------------------------

void write_trader(const Position& g, Seat p, Archive& ar) {
  if (before_the_deal(g) && !ar.may_see(p)) return;  // shown when all have chosen
  ar.begin("street-trader");
  Cell at = cell_of(g, p);
  u8 nowhere = kNone;
  if (is_aside(g, p)) ar.name("at", nowhere, {});
  else ar.cell("at", at.x, at.y);
  const Citizens all = citizens_of(g, p);
  ar.begin_list("citizens", total(all));
  for (u8 type = 0; type < kBuildings; ++type)
    for (int n = count_of(all, type); n > 0; --n) ar.name(nullptr, type, kBuildingNames);
  ar.end_list();
  bool triggered = g.own<Traders>().triggered >> p & 1;
  if (triggered) ar.flag("triggered", triggered);
  ar.end();
}

void archive_player(const Game& g, Seat p, Archive& ar) {
  if (!ar.loading()) return write_trader(g, p, ar);
  Traders& t = g.own<Traders>();
  if (p == 0) t = {};
  lay_aside(t, p);
  if (!ar.begin("street-trader")) return;
  if (ar.has("at")) {
    Cell at{};
    ar.cell("at", at.x, at.y);
    lay_at(t, p, at);
  }
  const int n = ar.begin_list("citizens", 0);
  for (int i = 0; i < n; ++i) {
    u8 type = kNone;
    ar.name(nullptr, type, kBuildingNames);
    if (i >= kOnTrader) ar.refuse("A trader carries at most three citizens.");
    else if (type < kBuildings) t.on[p] += one_of(type);
  }
  if (n >= 0) ar.end_list();
  bool triggered = false;
  ar.flag("triggered", triggered);
  if (triggered && is_aside(g, p)) t.triggered |= bit(p);
  ar.end();
}

void archive_tile(const Game& g, Seat p, TileId tile, Archive& ar) {
  palace::TileSet& homes = g.own<Traders>().homes;
  if (!ar.loading()) {
    if (tile == palace::kFountain || !homes.contains(tile)) return;
    u8 type = g.tile(tile).type;
    return ar.name("citizen", type, kBuildingNames);
  }
  if (!ar.has("citizen")) return;
  u8 type = kNone;
  ar.name("citizen", type, kBuildingNames);
  const bool built = tile != palace::kFountain && g.table().pieces.place[tile] == palace::kInPalace + p;
  if (!built || !(g.tile(tile).flags & kIsBuilding) || g.tile(tile).type != type)
    return ar.refuse("A citizen lives on a building of its own type in an Alhambra.");
  homes.add(tile);
}

void loaded(const Game& g, Archive& ar) {
  const Traders& t = g.own<Traders>();
  t.homes.for_each([&](TileId tile) {
    if (!is_building_now(g, tile)) ar.refuse("Nobody lives on a tile under construction.");
  });
  for (int type = 0; type < kBuildings; ++type)
    if (in_stock(g, type) < 0) ar.refuse("There are seven citizens of each type.");
  for (Seat p = 0; p < g.players(); ++p)
    if (!is_aside(g, p) && palace::is_filled(g.palace(p), cell_of(g, p))) ar.refuse("A trader lies on an empty cell.");
}

// While others choose, their choices may be any.
void resample(const Game& g, Seat viewer, Random& random) {
  if (!before_the_deal(g)) return;
  Traders& t = g.own<Traders>();
  for (Seat p = 0; p < g.players(); ++p) {
    if (p == viewer || is_aside(g, p)) continue;
    u8 types[kBuildings] = {0, 1, 2, 3, 4, 5};
    random.shuffle(std::span<u8>(types));
    t.on[p] = one_of(types[0]) | one_of(types[1]) | one_of(types[2]);
    lay_at(t, p, palace::beside({0, 0}, static_cast<Side>(random.below(4))));
  }
}

// ---- Bots ------------------------------------------------------------------------------------------------

// Points that one more citizen of a type would bring in a scoring: it adds a type to the series it comes into.
int gain_of(const Counts& housed, int type) { return width_of_series(housed, housed[type] + 1) + 1; }

// A citizen on the trader moves in some day, the likelier the more different ones there are; and the trader should
// lie where a tile can come.
int appraise(const Position& g, Seat p, const Prospects& o) {
  if (o.turns == 0) return 0;
  Counts housed;
  count_housed(g, p, housed);
  int sum = 0;
  for (int type = 0; type < kBuildings; ++type)
    if (count_of(citizens_of(g, p), type)) sum += gain_of(housed, type) * 10 * o.scorings;
  if (!is_aside(g, p) && palace::can_add(g.palace(p), 0, cell_of(g, p)) == palace::Fit::kOk) sum += o.action / 3;
  return sum;
}

void features(const Position& g, Seat p, Features& out) {
  Counts housed;
  count_housed(g, p, housed);
  int all = 0;
  for (const int n : housed) all += n;
  out.push_back({"citizens_housed", static_cast<i16>(all)});
  out.push_back({"types_of_citizens_housed", static_cast<i16>(width_of_series(housed, 1))});
  out.push_back({"citizens_on_the_trader", static_cast<i16>(total(citizens_of(g, p)))});
}

// Common types first, then whatever widens a series; always beside an open side.
int habit(const Position& g, Seat p, const Actions& all) {
  const Frame& top = g.top();
  if (top.owner != g.self) return -1;
  Counts housed;
  count_housed(g, p, housed);
  int best = -1, most = -1;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Action a = all[i];
    int value = 0;
    if (a.owner == 0) value = 1;
    else if (a.verb == kSetup) value = static_cast<int>(a.pay.word[0] >> 8);
    else if (a.verb == kMoveIn) value = 2;
    else if (a.verb == kTake) value = count_of(citizens_of(g, p), a.a) ? 0 : gain_of(housed, a.a);
    else if (a.verb == kSwap) value = count_of(citizens_of(g, p), a.a) > 1 && !count_of(citizens_of(g, p), a.b) ? 2 : 0;
    else value = palace::can_add(g.palace(p), 0, {a.x, a.y}) == palace::Fit::kOk;
    if (value <= most) continue;
    most = value;
    best = static_cast<int>(i);
  }
  return best;
}

using enum FieldType;
constexpr Field kSetupFields[] = {{"citizens", kFaces}, {"side", kSide}};
constexpr Field kTypeOnly[] = {{"type", kBuilding}};
constexpr Field kSwapFields[] = {{"give", kBuilding}, {"take", kBuilding, Part::kB}};
constexpr Field kCellOnly[] = {{"at", kCell}};
constexpr Verb kVerbs[] = {
    {"setup", kSetupFields}, {"move_in", {}}, {"take", kTypeOnly}, {"swap", kSwapFields}, {"put_back", kCellOnly}};
constexpr Field kTrader[] = {{"citizens", kFaces}, {"at", kCell}};
constexpr Field kTileAndCell[] = {{"tile", kTile}, {"at", kCell}};
constexpr Field kTypeAndTile[] = {{"type", kBuilding}, {"tile", kTile}};
constexpr EventKind kEvents[] = {{"chosen", kTrader},        {"chosen_unseen", {}},      {"revealed", kTrader},
                                 {"made_way", kTileAndCell}, {"moved_in", kTypeAndTile}, {"taken", kTypeOnly},
                                 {"swapped", kSwapFields},   {"put_back", kCellOnly},    {"stays_aside", {}},
                                 {"returned", kTypeAndTile}};
constexpr DecisionKind kDecisions[] = {
    {.name = "setup",
     .prompt = "Choose three citizens for your trader, and the side of your fountain where it shall lie.",
     .secret = true},
    {"move_in", "A citizen of its type may move into the tile; or pass."},
    {"take", "Take a citizen from the stock for your trader."},
    {"swap", "You may swap a citizen of your trader for one from the stock; or pass."},
    {"put_back", "Put your trader back on an empty cell beside your Alhambra."}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "street-trader",
             .title = "The Street Trader",
             .summary = "Build where your trader stands, and citizens of its colour move into the building.",
             .provenance = nullptr},
    .state_size = sizeof(Traders),
    .schema = {"street-trader", kVerbs, kEvents, kDecisions},
    .facts = &kBox,
    .facts_size = sizeof kBox,
    .archive_facts = archive_facts,
    .setup = setup,
    .step = step,
    .legal = legal,
    .check = check,
    .act = act,
    .tile_entered = tile_entered,
    .tile_left = tile_left,
    .all_placed = all_placed,
    .points = points,
    .archive_player = archive_player,
    .archive_tile = archive_tile,
    .loaded = loaded,
    .resample = resample,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::street_trader
