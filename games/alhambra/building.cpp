// Tiles: the market, placing what was obtained, redesign (base.3 and 4). The palace itself decides
// what fits; here its answers become actions, refusals with their rule, and events.
#include "games/alhambra/moves.h"
#include "games/palace/redesigns.h"

namespace comares::alhambra {

using palace::Fit;

namespace {

constexpr Cell cell_of(const Action& a) { return {a.x, a.y}; }

// The ways a tile may lie: one for most, several for tiles that can be turned.
int variants(const Position& g, TileId t, u8 (&sides)[4]) {
  const u8 owner = g.tile(t).owner;
  if (owner) {
    if (auto turn = g.rules.owner(owner).module->variants) return turn({g.rules, g.state, owner}, t, sides);
  }
  sides[0] = g.table().pieces.sides[t];
  return 1;
}

// `walls` of an action: 0 for a tile that lies one way only, else 16 + its printed walls as it shall lie. Walls that
// were added are no part of the name (rules.3).
constexpr u8 kTurned = 16;
u8 name_of_way(const Position& g, TileId t, u8 sides) {
  return static_cast<u8>(kTurned | palace::printed_walls(g.table().pieces, t, sides));
}

// A tile one way round.
struct Lying {
  TileId tile;
  u8 sides, turned;
};
using Lyings = FixedVec<Lying, palace::kMaxTiles>;

void add_lyings(const Position& g, TileId t, Lyings& out) {
  if (g.tile(t).owner == 0) return out.push_back({t, g.table().pieces.sides[t], 0});
  u8 sides[4];
  const int n = variants(g, t, sides);
  for (int i = 0; i < n && !out.full(); ++i) out.push_back({t, sides[i], n > 1 ? name_of_way(g, t, sides[i]) : u8{0}});
}

Reject sides_for(const Position& g, const Action& a, u8& sides) {
  u8 all[4];
  const int n = variants(g, a.tile, all);
  if (n == 1) {
    sides = all[0];
    if (a.b == 0 || a.b == name_of_way(g, a.tile, sides)) return kAccepted;
    return {"base.4", "This tile cannot be turned."};
  }
  for (int i = 0; i < n; ++i) {
    if (a.b != name_of_way(g, a.tile, all[i])) continue;
    sides = all[i];
    return kAccepted;
  }
  return {"base.4", "Say which way the tile shall lie; it has no such rotation."};
}

bool holds_pass(const Position& g, Seat p) {
  return g.table().hand[p].word[kOddWord] >> kPassShift & ((1u << kPassWidth) - 1);
}

Reject may_pass(const Position& g, Seat p, TileId t, u8 sides, Cell at, u8 side) {
  for (u8 i = 0; i < g.rules.active.size(); ++i)
    if (auto ask = g.rules.active[i].module->may_pass)
      return ask({g.rules, g.state, static_cast<u8>(i + 1)}, p, t, sides, at, side);
  return {"base.4.on-foot", "There are no gates in this game."};
}

// Adds an action for every cell to which only a passage would open the way.
void list_passages(const Position& g, Seat p, const Lying& way, CoreVerb verb, Actions& out) {
  palace::Cells out_of_reach;
  palace::cells_out_of_reach(g.palace(p), way.sides, out_of_reach);
  for (const Cell c : out_of_reach) {
    const u8 borders = palace::passage_sides(g.palace(p), way.tile, way.sides, c);
    for (u8 side = 0; borders >> side; ++side)
      if (borders >> side & 1 && !may_pass(g, p, way.tile, way.sides, c, side))
        out.add({0, verb, way.tile, c.x, c.y, static_cast<u8>(side + 1), way.turned});
  }
}

// Adds an action for every cell where `t` may come from outside into the palace of `p`.
void list_cells(const Position& g, Seat p, CoreVerb verb, TileId t, Actions& out) {
  Lyings ways;
  ways.clear();
  add_lyings(g, t, ways);
  for (const Lying& way : ways) {
    palace::list_places(g.palace(p), way.sides, {0, verb, t, 0, 0, 0, way.turned}, out);
    if (holds_pass(g, p)) list_passages(g, p, way, verb, out);
  }
}

// A tile from outside (set aside, reserve) into the palace; with a passage where the action says so.
Reject check_entry(const Position& g, Seat p, const Action& a, u8& sides) {
  if (Reject why = sides_for(g, a, sides)) return why;
  const Fit fit = palace::can_add(g.palace(p), sides, cell_of(a));
  if (a.a == 0) return explain(g, {p, a.tile, sides, cell_of(a)}, fit);
  if (a.a > 4) return {"base.4", "A gate stands on one side: N, E, S or W."};
  const u8 side = static_cast<u8>(a.a - 1);
  if (Reject why = may_pass(g, p, a.tile, sides, cell_of(a), side)) return why;
  if (!(palace::passage_sides(g.palace(p), a.tile, sides, cell_of(a)) >> side & 1))
    return {"base.4.on-foot", "A gate goes only where a double wall alone keeps the tile out of reach."};
  return kAccepted;
}

void enter(const Game& g, Seat p, const Action& a, u8 sides, CoreEvent event, Entry how) {
  palace::add(g.palace(p), a.tile, cell_of(a), sides);
  if (a.a) {
    palace::Pieces& pieces = g.table().pieces;
    pieces.passages[pieces.passage_count++] = {p, cell_of(a), static_cast<u8>(a.a - 1)};
    each<&Module::passage_opened>(g, p, a.tile, cell_of(a), static_cast<u8>(a.a - 1));
  }
  g.emit({.kind = event, .seat = p, .tile = a.tile, .x = a.x, .y = a.y, .a = a.a, .b = a.b});
  each<&Module::tile_entered>(g, p, a.tile, how);
}

}  // namespace

namespace {

// Tiles of a palace about which some module has to be asked before they leave.
palace::TileSet bound_tiles(const Position& g, Seat p) {
  palace::TileSet bound{};
  for (u32 users = users_of<&Module::may_leave>(g.rules); users; users &= users - 1) {
    const u8 owner = static_cast<u8>(std::countr_zero(users) + 1);
    const auto ask = g.rules.owner(owner).module->hints.bound;
    if (!ask) return palace::tiles_at(g.table().pieces, static_cast<u8>(palace::kInPalace + p));
    bound = bound | ask(g.as(owner), p);
  }
  return bound;
}

}  // namespace

Reject check_leaving(const Position& g, Seat p, Cell at, TileId in, u8 sides) {
  if (!users_of<&Module::may_leave>(g.rules)) return kAccepted;
  const TileId out = palace::tile_at(g.palace(p), at);
  return out < palace::kMaxTiles ? first<&Module::may_leave>(g, p, out, in, sides) : kAccepted;
}

namespace {

bool in_reserve(const Position& g, Seat p, TileId t) {
  return t < g.rules.tile.size() && g.table().pieces.place[t] == palace::kInReserve + p;
}

}  // namespace

Reject explain(const Position& g, const Laying& how, Fit fit) {
  if (fit == Fit::kOk) return kAccepted;
  if (Reject why = first<&Module::explain>(g, how, fit)) return why;
  return palace::refusal(fit);
}

Reject check_lying(const Position& g, const Laying& how) {
  const u8 owner = g.tile(how.tile).owner;
  const auto ask = owner ? g.rules.owner(owner).module->explain : nullptr;
  return ask ? ask(g.as(owner), how, Fit::kOk) : kAccepted;
}

u32 empty_slots(const Position& g) {
  u32 empty = 0;
  for (int slot = 0; slot < kSlots; ++slot) empty |= u32{g.table().market[slot] == kNoTile} << slot;
  return empty;
}

Price price_of_slot(const Position& g, int slot) {
  return {g.rules.slot_currency[slot], g.tile(g.table().market[slot]).price, false, Use::kTile};
}

bool draw_tile(const Game& g, TileId& tile) {
  Table& t = g.table();
  if (t.bag_size == 0) return false;
  tile = t.bag[--t.bag_size];
  return true;
}

void lay_on_market(const Game& g, int slot, TileId tile) {
  g.table().market[slot] = tile;
  g.table().pieces.place[tile] = palace::kOnMarket;
  g.emit({.kind = kEvTileToMarket, .tile = tile, .a = static_cast<u8>(slot + 1)});
}

void take_from_market(const Game& g, int slot) {
  Table& t = g.table();
  const TileId tile = t.market[slot];
  t.market[slot] = kNoTile;
  t.pieces.place[tile] = palace::kSetAside;
  t.aside.push_back(tile);
}

namespace {

Reject check_giving(const Position& g, Seat p, TileId t) {
  if (g.players() != 2) return {"base.7", "Dirk takes part with two players only."};
  if (occasion_of(g.top()) == Occasion::kFinal)
    return {"base.R18", "Tiles of the final distribution cannot be given to Dirk."};
  if (!(g.tile(t).flags & kGiftable)) return {"base.R18", "Only a tile that was bought can be given to Dirk."};
  return first<&Module::may_give>(g, p, t);
}

}  // namespace

void list_placements(const Position& g, Seat p, Actions& out) {
  for (const TileId t : g.table().aside) {
    if (g.tile(t).flags & kPlacedByOwner) continue;
    list_cells(g, p, kPlace, t, out);
    out.add(ActionHead::of(0, kReserve).with_tile(t));
    if (!check_giving(g, p, t)) out.add(ActionHead::of(0, kGive).with_tile(t));
  }
  each<&Module::offer_place>(g, p, out);
}

namespace {

Reject check_placement(const Position& g, const Action& a, u8& sides) {
  const Seat p = g.top().seat;
  if (!g.table().aside.contains(a.tile)) return {"base.3.placement", "That tile is not waiting to be placed."};
  if (g.tile(a.tile).flags & kPlacedByOwner)
    return {"rules.2.8", "This piece is placed by an action of its own; it goes nowhere else."};
  switch (a.verb) {
    case kPlace: return check_entry(g, p, a, sides);
    case kReserve: return kAccepted;
    case kGive: return check_giving(g, p, a.tile);
    default: return {"base.3.placement", "Place the tiles you obtained first."};
  }
}

}  // namespace

Reject check_placement(const Position& g, const Action& a) {
  u8 sides;
  return check_placement(g, a, sides);
}

Reject placement(const Game& g, const Action& a) {
  u8 sides = 0;
  if (Reject why = check_placement(g, a, sides)) return why;
  Table& t = g.table();
  const Seat p = g.top().seat;
  for (std::size_t i = 0; i < t.aside.size(); ++i) {
    if (t.aside[i] != a.tile) continue;
    t.aside.erase_at(i);
    break;
  }
  g.pop();  // what the tile sets off goes on top of what comes after
  if (a.verb == kPlace) {
    enter(g, p, a, sides, kEvPlaced, Entry::kPlaced);
  } else if (a.verb == kReserve) {
    t.pieces.place[a.tile] = static_cast<u8>(palace::kInReserve + p);
    g.emit({.kind = kEvReserved, .seat = p, .tile = a.tile});
    each<&Module::tile_reserved>(g, p, a.tile);
  } else {
    t.pieces.place[a.tile] = palace::kWithDirk;
    if (!g.rules.gifts_keep_walls) palace::strip(t.pieces, a.tile);
    g.emit({.kind = kEvGiven, .seat = p, .tile = a.tile});
    each<&Module::tile_given>(g, p, a.tile);
  }
  return kAccepted;
}

void list_redesigns(const Position& g, Seat p, Actions& out) {
  const bool passages = holds_pass(g, p);
  const palace::TileSet bound = bound_tiles(g, p);
  const bool free_to_go = bound.empty();
  Lyings reserve;
  reserve.clear();
  for_tiles_at(
      g.table().pieces, static_cast<u8>(palace::kInReserve + p), [&](TileId t) { add_lyings(g, t, reserve); },
      g.rules.tile.size());
  const auto add = [&out](CoreVerb verb, const Lying& way, const auto& cells, const auto& board) {
    palace::add_actions(board, cells, {0, verb, way.tile, 0, 0, 0, way.turned}, out);
  };
  palace::for_redesigns(
      g.palace(p), reserve,
      [=, &g, &out](const Lying& way, const auto& cells, const auto& board) {
        add(kRedesignAdd, way, cells, board);
        if (passages) list_passages(g, p, way, kRedesignAdd, out);
      },
      [=, &g, &bound](auto& cells, const auto& board, const Lying* in) {  // those that may go, for that one
        if (free_to_go) return;
        bound.for_each([&](TileId leaves) {
          const int at = palace::index_of(board, {g.table().pieces.x[leaves], g.table().pieces.y[leaves]});
          if (at >= 0 && cells.test(at) &&
              first<&Module::may_leave>(g, p, leaves, in ? in->tile : kNoTile, in ? in->sides : u8{0}))
            cells.reset(at);
        });
      },
      [add](const auto& cells, const auto& board) { add(kRedesignRemove, {kNone, 0, 0}, cells, board); },
      [add](const Lying& way, const auto& cells, const auto& board) { add(kRedesignSwap, way, cells, board); });
  each<&Module::offer_redesign>(g, p, out);
}

bool can_redesign(const Position& g, Seat p) {
  // Nearly always there is a tile that could go, and about which nobody has to be asked.
  palace::Cells bound;
  bound.clear();
  const palace::Pieces& pieces = g.table().pieces;
  bound_tiles(g, p).for_each([&](TileId t) { bound.push_back({pieces.x[t], pieces.y[t]}); });
  if (palace::any_removable(g.palace(p), std::span(bound.items, bound.size()))) return true;
  FewActions some;
  list_redesigns(g, p, some);
  return !some.empty();
}

namespace {

Reject check_removal(const Position& g, Seat p, const Action& a) {
  const Fit fit = palace::can_remove(g.palace(p), cell_of(a));
  if (fit != Fit::kOk) return explain(g, {p, kNoTile, 0, cell_of(a)}, fit);
  return check_leaving(g, p, cell_of(a), kNoTile, 0);
}

Reject check_exchange(const Position& g, Seat p, const Action& a, u8& sides) {
  if (Reject why = sides_for(g, a, sides)) return why;
  const Fit fit = palace::can_swap(g.palace(p), sides, cell_of(a));
  if (fit != Fit::kOk) return explain(g, {p, a.tile, sides, cell_of(a)}, fit);
  return check_leaving(g, p, cell_of(a), a.tile, sides);
}

constexpr Reject kNotOnReserve = {"base.3.redesign", "That tile is not on your reserve."};

}  // namespace

Reject check_redesign(const Position& g, Seat p, const Action& a) {
  if (a.verb == kRedesignRemove) return check_removal(g, p, a);
  if (!in_reserve(g, p, a.tile)) return kNotOnReserve;
  u8 sides;
  return a.verb == kRedesignAdd ? check_entry(g, p, a, sides) : check_exchange(g, p, a, sides);
}

Reject redesign(const Game& g, Seat p, const Action& a) {
  const palace::Place to_reserve = static_cast<palace::Place>(palace::kInReserve + p);
  if (a.verb == kRedesignRemove) {
    if (Reject why = check_removal(g, p, a)) return why;
    g.pop();
    const TileId out = palace::tile_at(g.palace(p), cell_of(a));
    palace::remove(g.palace(p), out, to_reserve);
    g.emit({.kind = kEvRemoved, .seat = p, .tile = out, .x = a.x, .y = a.y});
    each<&Module::tile_left>(g, p, out, cell_of(a));
    return kAccepted;
  }
  if (!in_reserve(g, p, a.tile)) return kNotOnReserve;
  u8 sides = 0;
  if (a.verb == kRedesignAdd) {
    if (Reject why = check_entry(g, p, a, sides)) return why;
    g.pop();
    enter(g, p, a, sides, kEvAdded, Entry::kAdded);
    return kAccepted;
  }
  if (Reject why = check_exchange(g, p, a, sides)) return why;
  g.pop();
  const TileId out = palace::tile_at(g.palace(p), cell_of(a));
  palace::exchange(g.palace(p), out, to_reserve, a.tile, sides);
  g.emit({.kind = kEvSwapped, .seat = p, .tile = a.tile, .x = a.x, .y = a.y, .a = out, .b = a.b});
  each<&Module::tile_left>(g, p, out, cell_of(a));
  each<&Module::tile_entered>(g, p, a.tile, Entry::kSwapped);
  return kAccepted;
}

bool fill_slot(const Game& g, u8 slot, int leave) {
  Table& t = g.table();
  TileId tile;
  while (t.market[slot] == kNoTile && t.bag_size > leave && draw_tile(g, tile)) {
    if (!g.rules.active.empty()) {
      const std::size_t depth = g.state.agenda.size();
      const bool elsewhere = first<&Module::tile_drawn>(g, tile, static_cast<int>(slot));
      if (g.state.agenda.size() != depth) return false;
      if (elsewhere) continue;
    }
    lay_on_market(g, slot, tile);
  }
  return true;
}

void step_market(const Game& g) {
  for (u32 empty = empty_slots(g); empty; empty &= empty - 1)
    if (!fill_slot(g, static_cast<u8>(std::countr_zero(empty)))) return;
  g.pop();
  if (!empty_slots(g)) return;
  // The market could not be filled: play stops at once, whatever was under way (base.6).
  const Seat n = due_next(g);
  g.state.agenda.clear();
  begin_end(g, n);
}

// Places what is aside, then lets D3 and D4 follow. seat: who places; d[0]: the occasion; step: how far it is.
void step_placing(const Game& g) {
  Frame& f = g.top();
  const Seat p = f.seat;
  const Occasion why = static_cast<Occasion>(f.d[0]);
  if (f.step == 0) {
    if (ask_for_aside(g, p, why)) return;
    f.step = 1;
  }
  const std::size_t depth = g.state.agenda.size();
  for (const EndStep stage : {EndStep::kD3, EndStep::kD4}) {
    if (f.step > static_cast<u8>(stage)) continue;
    f.step = static_cast<u8>(static_cast<u8>(stage) + 1);
    each<&Module::all_placed>(g, p, stage, why);
    if (g.state.agenda.size() != depth) return;
  }
  g.pop();
}

bool ask_for_aside(const Game& g, Seat p, Occasion why) {
  if (g.table().aside.empty()) return false;
  each<&Module::still_aside>(g, p);
  if (g.table().aside.empty()) return false;
  ask_placement(g, p, why);
  return true;
}

void dirk_draws(const Game& g, int count) {
  TileId tile;
  while (count-- > 0 && draw_tile(g, tile)) {
    g.table().pieces.place[tile] = palace::kWithDirk;
    g.emit({.kind = kEvDirkDraws, .seat = kDirk, .tile = tile});
  }
}

}  // namespace comares::alhambra
