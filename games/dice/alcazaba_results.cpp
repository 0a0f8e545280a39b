// Results of a round of Alcazaba: stones choose tiles or the chip, best first (alcazaba.3.3, 7).
#include "games/dice/alcazaba.h"

namespace comares::alcazaba {

using dice::kNoChip;

namespace {

int tiles_in(const Table& t, u8 column) {
  int n = 0;
  while (n < kColumnRoom && t.column[column][n] != kNoTile) ++n;
  return n;
}

int place_in(const Table& t, u8 column, TileId tile) {
  for (int i = 0; i < kColumnRoom; ++i)
    if (t.column[column][i] == tile && tile != kNoTile) return i;
  return -1;
}

// The best stone goes back to its owner.
void stone_back(const Game& g, u8 column) {
  Board& b = g.board();
  const Seat p = b.area.take(column, b.area.best(column));
  ++b.stones[p];
}

TileId lift(const Game& g, u8 column, int place) {
  u8(&tiles)[kColumnRoom] = table_of(g).column[column];
  const TileId tile = tiles[place];
  for (int i = place; i + 1 < kColumnRoom; ++i) tiles[i] = tiles[i + 1];
  tiles[kColumnRoom - 1] = kNoTile;
  return tile;
}

void take_tile(const Game& g, Seat p, u8 column, int place) {
  Table& t = table_of(g);
  stone_back(g, column);
  const TileId tile = lift(g, column, place);
  g.emit({.kind = kEvTaken, .seat = p, .tile = tile});
  if (p == kDirk) {
    t.pieces.place[tile] = palace::kWithDirk;
    return;
  }
  t.pieces.place[tile] = palace::kSetAside;
  t.aside = tile;
  g.ask(kPlaceTile, p);
}

void take_chip(const Game& g, Seat p, u8 column) {
  stone_back(g, column);
  g.board().bonus[column] = kNoChip;
  g.emit({.kind = dice::kEvChipTaken, .seat = p, .a = column, .b = dice::kStarterChip});
  dice::receive_starter_chip(g, p);
}

}  // namespace

bool reward(const Game& g) {
  Table& t = table_of(g);
  Board& b = t.board;
  Frame& f = g.round();
  if (f.d[0] == dice::kBuildings) return false;
  const u8 column = f.d[0];
  const int tiles = tiles_in(t, column);
  const bool chip = b.bonus[column] != kNoChip;
  if (b.area.taken[column] == 0 || (tiles == 0 && !chip)) {
    ++f.d[0];
    return true;
  }
  const Seat p = b.area.owner[column][b.area.best(column)];
  if (tiles == 0) take_chip(g, p, column);
  else if (p == kDirk || (tiles == 1 && !chip)) take_tile(g, p, column, 0);  // the lowest, or no choice
  else g.ask(kChooseTile, p, column);
  return true;
}

void clear_columns(const Game& g) {
  Table& t = table_of(g);
  for (auto& column : t.column) {
    for (u8& tile : column) {
      if (tile == kNoTile) continue;
      t.pieces.place[tile] = palace::kOutOfGame;
      g.emit({.kind = kEvTileLeft, .tile = tile});
      tile = kNoTile;
    }
  }
}

void list_results(const Position& g, Actions& out) {
  const Frame& top = g.top();
  if (top.kind == kPlaceTile) return list_placements(g, top.seat, out);
  const Table& t = table_of(g);
  for (const TileId tile : t.column[top.d[0]])
    if (tile != kNoTile) out.add({0, kTake, tile});
  if (t.board.bonus[top.d[0]] != kNoChip) out.add({0, kTakeChip});
}

Reject check_result(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.kind == kPlaceTile) return check_placement(g, top.seat, a);
  const Table& t = table_of(g);
  switch (a.verb) {
    case kTake:
      if (place_in(t, top.d[0], a.tile) >= 0) return kAccepted;
      return {"alcazaba.3.3", "That tile does not lie in this column."};
    case kTakeChip:
      if (t.board.bonus[top.d[0]] != kNoChip) return kAccepted;
      return {"alcazaba.3.3", "No chip lies on the bonus field of this column."};
    default: return {"alcazaba.R4", "Take a tile of this column, or the chip."};
  }
}

void act_result(const Game& g, const Action& a) {
  const Frame top = g.top();
  g.pop();
  if (top.kind == kPlaceTile) return placement(g, top.seat, a);
  if (a.verb == kTakeChip) return take_chip(g, top.seat, top.d[0]);
  take_tile(g, top.seat, top.d[0], place_in(table_of(g), top.d[0], a.tile));
}

}  // namespace comares::alcazaba
