// The Treasure Chamber: chests on buildings, and points for those who have most of them.
//   Setup         42 chests in a bag, four drawn into each of three rooms.
//   Action        buy all chests of a room for 8 or more in any mix of currencies; no further action.
//   Distribution  after placing (D2): the buyer puts what he can on buildings of the chests' types, the others in
//                 turn what they like, with two players Dirk first; the rest goes back and the room is refilled.
//   Scoring       majority of chests, in every scoring.
// A chest's type is that of the tile it stands on, so a set of tiles tells all of them.
// Scenarios: tests/scenarios/treasure-chamber/
#include "games/alhambra/moves.h"
#include "games/majority/majority.h"

namespace comares::treasure_chamber {

using namespace alhambra;

namespace {

// Provenance: chests cross-checked between the rulebook and a review; points printed on the board only,
// cross-checked between two public sources (R1).
struct Box {
  u8 price;  // of a room
  u8 chests[kBuildings];
};
constexpr Box kBox = {8, {5, 5, 7, 7, 9, 9}};
constexpr int kRooms = 3, kInRoom = 4;
constexpr u8 kPrizes[3][3] = {{7, 0, 0}, {14, 7, 0}, {22, 14, 7}};

void archive_facts(void* facts, Archive& ar) {
  Box& box = *static_cast<Box*>(facts);
  const auto number = [&](const char* key, u8& value) {
    int n = value;
    ar.number(key, n, 0, 15);
    value = static_cast<u8>(n);
  };
  number("price", box.price);
  if (!ar.begin("chests")) return;
  for (int type = 0; type < kBuildings; ++type) number(kBuildingNames[type], box.chests[type]);
  ar.end();
}

// Chests of a room, or waiting: four bits a type, as in a list of faces.
using Chests = u32;
constexpr Chests one_of(int type) { return 1u << 4 * type; }
constexpr int count_of(Chests c, int type) { return static_cast<int>(c >> 4 * type & 15u); }
constexpr int total(Chests c) {
  int n = 0;
  for (int type = 0; type < kBuildings; ++type) n += count_of(c, type);
  return n;
}

struct Chamber {
  palace::TileSet with_chest;  // Dirk's tiles too
  Chests room[kRooms];
  Chests waiting;   // bought, not yet placed
  u8 closed;        // no room is refilled any more
  u8 was_left_out;  // while a position is loaded: bit 0 rooms, bit 1 closed
};
constexpr u8 kNoRooms = 1, kNotTold = 2;

enum Verbs : u8 { kBuyRoom, kPlaceChest };
enum Decisions : u8 { kMustPlace, kMayPlace };
enum Procedures : u8 { kDistribution };
enum Events : u8 { kEvFilled, kEvRoomBought, kEvChestPlaced, kEvBackToBag, kEvStaysEmpty };

int in_bag(const Position& g, int type) {
  const Chamber& c = g.own<Chamber>();
  int n = g.facts<Box>().chests[type] - count_of(c.waiting, type) - (c.with_chest & g.rules.buildings[type]).count();
  for (const Chests room : c.room) n -= count_of(room, type);
  return n;
}
int bag_size(const Position& g) {
  int n = 0;
  for (int type = 0; type < kBuildings; ++type) n += in_bag(g, type);
  return n;
}

// False: there are too few left.
bool fill(const Game& g, int number) {
  Chamber& c = g.own<Chamber>();
  int left = bag_size(g);
  if (left < kInRoom) return false;
  Stream chance = g.chance();
  for (int n = 0; n < kInRoom; ++n, --left) {
    int drawn = static_cast<int>(chance.below(static_cast<u32>(left))), type = 0;
    while (drawn >= in_bag(g, type)) drawn -= in_bag(g, type++);
    c.room[number] += one_of(type);
  }
  Event e{.kind = kEvFilled, .a = static_cast<u8>(number + 1)};
  e.pay.word[0] = c.room[number];
  g.emit(e);
  return true;
}

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  for (int room = 0; room < kRooms; ++room) fill(g, room);
}

// ---- Buying a room ---------------------------------------------------------------------------------------

void wares(const Position& g, Seat, When when, Wares& out) {
  const Chamber& c = g.own<Chamber>();
  const u8 price = g.facts<Box>().price;
  if (when == When::kWindow || c.waiting) return;
  for (u8 room = 0; room < kRooms; ++room)
    if (c.room[room])
      out.push_back({.action = ActionHead::of(g.self, kBuyRoom).part_a(static_cast<u8>(room + 1)),
                     .tile = kNoTile,
                     .printed = price,
                     .follows = 0,
                     .price = {kAnyMix, price, false, Use::kMix}});
}

Reject no_ware(const Position& g, Seat, When when, const Action& a) {
  if (when == When::kWindow) return {"treasure-chamber.8", "Chests are bought in your own turn."};
  if (a.a < 1 || a.a > kRooms) return {"treasure-chamber.3", "The rooms are numbered 1 to 3."};
  if (g.own<Chamber>().waiting) return {"treasure-chamber.3", "You have bought a room in this turn already."};
  return {"treasure-chamber.3", "That room is empty."};
}

void hand_over(const Game& g, const Deal& deal, const Purse& pay) {
  Chamber& c = g.own<Chamber>();
  c.waiting = c.room[deal.what - 1];
  c.room[deal.what - 1] = 0;
  g.emit({.kind = kEvRoomBought, .seat = deal.buyer, .a = deal.what, .pay = pay});
}

// ---- Distribution ----------------------------------------------------------------------------------------

// Tiles of a place on which a waiting chest may stand, of one type.
palace::TileSet free_homes(const Position& g, u8 place, int type) {
  return buildings_now(g, place, static_cast<u8>(type)) - g.own<Chamber>().with_chest;
}
bool fits(const Position& g, Seat p) {
  const Chests waiting = g.own<Chamber>().waiting;
  for (int type = 0; type < kBuildings; ++type)
    if (count_of(waiting, type) && free_homes(g, static_cast<u8>(palace::kInPalace + p), type).count()) return true;
  return false;
}

void place(const Game& g, Seat p, TileId tile) {
  Chamber& c = g.own<Chamber>();
  c.waiting -= one_of(g.tile(tile).type);
  c.with_chest.add(tile);
  g.emit({.kind = kEvChestPlaced, .seat = p, .tile = tile, .a = g.tile(tile).type});
}

void give_to_dirk(const Game& g) {
  for (int type = 0; type < kBuildings; ++type)
    free_homes(g, palace::kWithDirk, type).for_each([&](TileId tile) {
      if (count_of(g.own<Chamber>().waiting, type)) place(g, kDirk, tile);
    });
}

void end_distribution(const Game& g) {
  Chamber& c = g.own<Chamber>();
  if (c.waiting) {
    Event e{.kind = kEvBackToBag};
    e.pay.word[0] = c.waiting;
    c.waiting = 0;
    g.emit(e);
  }
  for (int room = 0; room < kRooms && !c.closed; ++room) {
    if (c.room[room] || fill(g, room)) continue;
    c.closed = 1;
    g.emit({.kind = kEvStaysEmpty, .a = static_cast<u8>(room + 1)});
  }
}

void all_placed(const Game& g, Seat p, EndStep stage, Occasion why) {
  if (stage == EndStep::kD2 && why == Occasion::kTurn && g.own<Chamber>().waiting) g.begin(kDistribution, p);
}

// From the buyer on. d[0]: how many are done; step: 1 when Dirk has got his.
void step(const Game& g) {
  Frame& f = g.top();
  for (; f.d[0] < g.players(); ++f.d[0]) {
    const Seat p = g.next(f.seat, f.d[0]);
    const bool buyer = f.d[0] == 0;
    if (!buyer && g.players() == 2 && !f.step) {
      f.step = 1;
      give_to_dirk(g);
    }
    if (fits(g, p)) return g.ask(buyer ? kMustPlace : kMayPlace, p);
  }
  g.pop();
  end_distribution(g);
}

void legal(const Position& g, Actions& out) {
  const Frame& top = g.top();
  for (int type = 0; type < kBuildings; ++type) {
    if (!count_of(g.own<Chamber>().waiting, type)) continue;
    free_homes(g, static_cast<u8>(palace::kInPalace + top.seat), type).for_each([&](TileId tile) {
      out.add(ActionHead::of(g.self, kPlaceChest).with_tile(tile));
    });
  }
  if (top.kind == kMayPlace) out.add(ActionHead::of(0, kPass));
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner != g.self)
    return {"treasure-chamber.R9", "Chests are placed after a room was bought, when you are asked."};
  if (a.owner == 0) {
    if (a.verb == kPass && top.kind == kMayPlace) return kAccepted;
    return {"treasure-chamber.R2", "Whoever bought the chests must place what he can."};
  }
  if (a.tile >= g.rules.tile.size() || g.table().pieces.place[a.tile] != palace::kInPalace + top.seat)
    return {"treasure-chamber.3", "A chest stands on a building of your own Alhambra."};
  const u8 type = type_now(g, a.tile);
  if (type >= kBuildings) return {"treasure-chamber.8", "Only a finished building carries a chest."};
  if (g.own<Chamber>().with_chest.contains(a.tile)) return {"treasure-chamber.3", "That building has a chest already."};
  if (!count_of(g.own<Chamber>().waiting, type))
    return {"treasure-chamber.3", "No chest of that building's type is waiting."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  g.pop();
  if (a.owner != 0) return place(g, p, a.tile);
  ++g.top().d[0];
  g.core().emit({.kind = kEvPassed, .seat = p});
}

void tile_left(const Game& g, Seat p, TileId tile, Cell) {
  palace::TileSet& with_chest = g.own<Chamber>().with_chest;
  if (!with_chest.contains(tile)) return;
  with_chest.remove(tile);
  Event e{.kind = kEvBackToBag, .seat = p, .tile = tile};
  e.pay.word[0] = one_of(g.tile(tile).type);
  g.emit(e);
}

// ---- Scoring ---------------------------------------------------------------------------------------------

palace::TileSet chests_at(const Position& g, int place) {
  return palace::tiles_at(g.table().pieces, static_cast<u8>(place)) & g.own<Chamber>().with_chest;
}

void points(const Position& g, int round, ScoreSheet& sheet) {
  const int n = g.players(), ranked = n == 2 ? 3 : n;  // Dirk ranks like a third player
  i16 counts[kMaxPlayers], out[kMaxPlayers];
  for (int i = 0; i < ranked; ++i)
    counts[i] = static_cast<i16>(chests_at(g, i == n ? int{palace::kWithDirk} : palace::kInPalace + i).count());
  majority::share(std::span(counts, ranked), kPrizes[round - 1], std::span(out, ranked));
  for (int i = 0; i < ranked; ++i) {
    if (counts[i] == 0 || (out[i] == 0 && !sheet.with_marks)) continue;
    sheet.add(static_cast<Seat>(i == n ? kDirk : i), g.self, 0, kNone, out[i], "treasure-chamber.5");
    if (!sheet.with_marks || i == n) continue;
    const palace::Pieces& pieces = g.table().pieces;
    chests_at(g, palace::kInPalace + i).for_each([&](TileId t) { sheet.mark(pieces.x[t], pieces.y[t], kWholeCell); });
  }
}

// ---- Positions -------------------------------------------------------------------------------------------

void write_chests(const char* key, Chests all, Archive& ar) {
  ar.begin_list(key, total(all));
  for (u8 type = 0; type < kBuildings; ++type)
    for (int n = count_of(all, type); n > 0; --n) ar.name(nullptr, type, kBuildingNames);
  ar.end_list();
}

// False where the list is absent.
bool read_chests(const char* key, Chests& all, Archive& ar) {
  const int n = ar.begin_list(key, 0);
  if (n < 0) return false;
  for (int i = 0; i < n; ++i) {
    u8 type = kNone;
    ar.name(nullptr, type, kBuildingNames);
    if (i >= kInRoom) ar.refuse("A room holds at most four chests.");
    else if (type < kBuildings) all += one_of(type);
  }
  ar.end_list();
  return true;
}

void write_chamber(const Position& g, Archive& ar) {
  const Chamber& c = g.own<Chamber>();
  ar.begin("treasure-chamber");
  ar.begin_list("rooms", kRooms);
  for (const Chests room : c.room) write_chests(nullptr, room, ar);
  ar.end_list();
  bool closed = c.closed;
  ar.flag("closed", closed);
  if (c.waiting) write_chests("waiting", c.waiting, ar);
  const palace::TileSet dirk = chests_at(g, palace::kWithDirk);
  if (dirk.count()) {
    ar.begin_list("dirk", dirk.count());
    dirk.for_each([&](TileId t) { ar.tile(nullptr, t); });
    ar.end_list();
  }
  ar.end();
}

void read_dirk(const Game& g, Archive& ar) {
  const int n = ar.begin_list("dirk", 0);
  if (n < 0) return;
  for (int i = 0; i < n; ++i) {
    TileId tile = kNoTile;
    ar.tile(nullptr, tile);
    if (tile >= g.rules.tile.size() || g.table().pieces.place[tile] != palace::kWithDirk ||
        !(g.tile(tile).flags & kIsBuilding) || g.own<Chamber>().with_chest.contains(tile))
      ar.refuse("Dirk's chests stand on buildings of his, one on each.");
    else g.own<Chamber>().with_chest.add(tile);
  }
  ar.end_list();
}

// Chests on tiles are read before this.
void archive_table(const Game& g, Archive& ar) {
  if (!ar.loading()) return write_chamber(g, ar);
  Chamber& c = g.own<Chamber>();
  c.was_left_out = kNoRooms | kNotTold;
  if (!ar.begin("treasure-chamber")) return;
  if (const int n = ar.begin_list("rooms", 0); n >= 0) {
    c.was_left_out = kNotTold;
    if (n != kRooms) ar.refuse("There are three rooms.");
    for (int i = 0; i < n && i < kRooms; ++i) read_chests(nullptr, c.room[i], ar);
    ar.end_list();
  }
  if (ar.has("closed")) {
    bool closed = false;
    ar.flag("closed", closed);
    c.closed = closed;
    c.was_left_out = static_cast<u8>(c.was_left_out & ~kNotTold);
  }
  read_chests("waiting", c.waiting, ar);
  read_dirk(g, ar);
  ar.end();
}

void archive_tile(const Game& g, Seat p, TileId tile, Archive& ar) {
  palace::TileSet& with_chest = g.own<Chamber>().with_chest;
  bool chest = tile != palace::kFountain && with_chest.contains(tile);
  if (!ar.loading()) {
    if (chest) ar.flag("chest", chest);
    return;
  }
  ar.flag("chest", chest);
  if (!chest) return;
  const bool built = tile != palace::kFountain && g.table().pieces.place[tile] == palace::kInPalace + p;
  if (!built || !(g.tile(tile).flags & kIsBuilding)) return ar.refuse("A chest stands on a building in an Alhambra.");
  with_chest.add(tile);
}

void loaded(const Game& g, Archive& ar) {
  Chamber& c = g.own<Chamber>();
  c.with_chest.for_each([&](TileId tile) {
    if (!is_building_now(g, tile)) ar.refuse("A tile under construction carries no chest.");
  });
  for (int type = 0; type < kBuildings; ++type)
    if (in_bag(g, type) < 0) return ar.refuse("There are more chests of a type than the box holds.");
  // The room whose chests wait is empty.
  const int full = c.waiting ? kRooms - 1 : kRooms;
  if (c.was_left_out & kNoRooms)
    for (int room = 0; room < full; ++room) fill(g, room);
  if (c.was_left_out & kNotTold) {
    c.closed = 0;
    for (const Chests room : c.room) c.closed |= !c.waiting && room == 0;
  }
  c.was_left_out = 0;
}

// ---- Bots ------------------------------------------------------------------------------------------------

// Chests that wait and that p can place are as good as placed.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const Chamber& c = g.own<Chamber>();
  int mine = chests_at(g, palace::kInPalace + p).count();
  if (c.waiting && active_player(g) == p) {
    for (int type = 0; type < kBuildings; ++type) {
      const int room = free_homes(g, static_cast<u8>(palace::kInPalace + p), type).count();
      const int there = count_of(c.waiting, type);
      mine += room < there ? room : there;
    }
  }
  // Each is a step towards the majority of every scoring to come.
  return mine * 45 * o.scorings;
}

void features(const Position& g, Seat p, Features& out) {
  out.push_back({"chests", static_cast<i16>(chests_at(g, palace::kInPalace + p).count())});
}

int habit(const Position& g, Seat, const Actions&) { return g.top().owner == g.self ? 0 : -1; }

using enum FieldType;
constexpr Field kBuyFields[] = {{"room", kNumber}, {"pay", kPurse}};
constexpr Field kTileOnly[] = {{"tile", kTile}};
constexpr Verb kVerbs[] = {{"buy", kBuyFields}, {"place", kTileOnly}};
constexpr Field kFilledFields[] = {{"room", kNumber}, {"chests", kFaces}};
constexpr Field kPlacedFields[] = {{"type", kBuilding}, {"tile", kTile}};
constexpr Field kBackFields[] = {{"chests", kFaces}, {"tile", kTile, Part::kA, true}};
constexpr Field kRoomOnly[] = {{"room", kNumber}};
constexpr EventKind kEvents[] = {{"filled", kFilledFields},
                                 {"bought", kBuyFields},
                                 {"placed", kPlacedFields},
                                 {"returned", kBackFields},
                                 {"stays_empty", kRoomOnly}};
constexpr DecisionKind kDecisions[] = {
    {"place", "Place the chests you bought: one on each building of their types, as far as they fit."},
    {"place", "You may place chests that were passed on, one on each building of their types; or pass."}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "treasure-chamber",
             .title = "The Treasure Chamber",
             .summary = "Buy a room of chests for any money, stand them on buildings and have most of them.",
             .provenance = nullptr},
    .state_size = sizeof(Chamber),
    .schema = {"treasure-chamber", kVerbs, kEvents, kDecisions},
    .facts = &kBox,
    .facts_size = sizeof kBox,
    .archive_facts = archive_facts,
    .setup = setup,
    .step = step,
    .legal = legal,
    .check = check,
    .act = act,
    .wares = wares,
    .sold_by = 1 << kBuyRoom,
    .no_ware = no_ware,
    .hand_over = hand_over,
    .tile_left = tile_left,
    .all_placed = all_placed,
    .points = points,
    .archive_table = archive_table,
    .archive_tile = archive_tile,
    .loaded = loaded,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::treasure_chamber
