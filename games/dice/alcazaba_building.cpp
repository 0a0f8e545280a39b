// The player's own Alhambra in Alcazaba: one redesign instead of marking, and placing a tile just
// taken (alcazaba.3.2, 3.3, 4). The palace decides what fits; here its answers become actions.
#include "games/dice/alcazaba.h"
#include "games/palace/pieces.h"
#include "games/palace/redesigns.h"

namespace comares::alcazaba {

namespace {

constexpr Cell cell_of(const Action& a) { return {a.x, a.y}; }

u8 reserve_of(Seat p) { return static_cast<u8>(palace::kInReserve + p); }

void enter(const Game& g, Seat p, const Action& a, EventName event) {
  palace::add(palace_of(g, p), a.tile, cell_of(a), g.rules.tile[a.tile].sides);
  g.emit({.kind = event, .seat = p, .tile = a.tile, .x = a.x, .y = a.y});
}

}  // namespace

void list_redesigns(const Position& g, Seat p, Actions& out) {
  struct Waiting {
    TileId id;
    u8 sides;
  };
  FixedVec<Waiting, palace::kMaxTiles> reserve;
  reserve.clear();
  const palace::Pieces& pieces = table_of(g).pieces;
  palace::for_tiles_at(
      pieces, reserve_of(p), [&](TileId t) { reserve.push_back({t, pieces.sides[t]}); }, g.rules.tile.size());
  const auto add = [&](Verb verb, TileId t, const auto& cells, const auto& board) {
    palace::add_actions(board, cells, {0, verb, t}, out);
  };
  palace::for_redesigns(
      palace_of(g, p), reserve,
      [&](const Waiting& t, const auto& cells, const auto& board) { add(kRedesignAdd, t.id, cells, board); },
      [](const auto&, const auto&, const auto*) {},
      [&](const auto& cells, const auto& board) { add(kRedesignRemove, kNone, cells, board); },
      [&](const Waiting& t, const auto& cells, const auto& board) { add(kRedesignSwap, t.id, cells, board); });
}

Reject check_redesign(const Position& g, Seat p, const Action& a) {
  if (a.verb == kRedesignRemove) return palace::refusal(palace::can_remove(palace_of(g, p), cell_of(a)));
  if (a.tile >= g.rules.tile.size() || table_of(g).pieces.place[a.tile] != reserve_of(p))
    return {"base.3.redesign", "That tile is not on your reserve."};
  const u8 sides = g.rules.tile[a.tile].sides;
  if (a.verb == kRedesignAdd) return palace::refusal(palace::can_add(palace_of(g, p), sides, cell_of(a)));
  return palace::refusal(palace::can_swap(palace_of(g, p), sides, cell_of(a)));
}

void redesign(const Game& g, Seat p, const Action& a) {
  if (a.verb == kRedesignAdd) return enter(g, p, a, kEvAdded);
  const TileId out = palace::tile_at(palace_of(g, p), cell_of(a));
  const palace::Place to_reserve = static_cast<palace::Place>(reserve_of(p));
  if (a.verb == kRedesignRemove) {
    palace::remove(palace_of(g, p), out, to_reserve);
    return g.emit({.kind = kEvRemoved, .seat = p, .tile = out, .x = a.x, .y = a.y});
  }
  palace::exchange(palace_of(g, p), out, to_reserve, a.tile, g.rules.tile[a.tile].sides);
  g.emit({.kind = kEvSwapped, .seat = p, .tile = a.tile, .x = a.x, .y = a.y, .a = out});
}

void list_placements(const Position& g, Seat p, Actions& out) {
  const TileId t = table_of(g).aside;
  palace::Cells cells;
  palace::legal_cells(palace_of(g, p), g.rules.tile[t].sides, cells);
  for (const Cell c : cells) out.add({0, kPlace, t, c.x, c.y});
  out.add({0, kReserve, t});
  if (g.players() == 2) out.add({0, kGive, t});
}

Reject check_placement(const Position& g, Seat p, const Action& a) {
  if (a.verb < kPlace) return {"alcazaba.4", "Place the tile you have taken first."};
  if (a.tile != table_of(g).aside) return {"alcazaba.R9", "That is not the tile you have just taken."};
  if (a.verb == kPlace)
    return palace::refusal(palace::can_add(palace_of(g, p), g.rules.tile[a.tile].sides, cell_of(a)));
  if (a.verb == kGive && g.players() != 2) return {"alcazaba.7", "Dirk takes part with two players only."};
  return kAccepted;
}

void placement(const Game& g, Seat p, const Action& a) {
  Table& t = table_of(g);
  t.aside = kNoTile;
  if (a.verb == kPlace) return enter(g, p, a, kEvPlaced);
  const bool given = a.verb == kGive;
  t.pieces.place[a.tile] = given ? u8{palace::kWithDirk} : reserve_of(p);
  g.emit({.kind = given ? kEvGiven : kEvReserved, .seat = p, .tile = a.tile});
}

}  // namespace comares::alcazaba
