// Keeping a palace's caches up to date, and looking up what stands where.
// The window is placed by the bounding box alone, never by history: equal tiles give equal bytes.
#include "games/palace/palace.h"

#include <algorithm>

#include "games/palace/board.h"
#include "games/palace/pieces.h"

namespace comares::palace {
namespace {

struct Box {
  int min_x, max_x, min_y, max_y;
  void take(int x, int y) {
    min_x = std::min(min_x, x);
    max_x = std::max(max_x, x);
    min_y = std::min(min_y, y);
    max_y = std::max(max_y, y);
  }
};

Box box_of(const Palace& p) { return {p.min_x, p.max_x, p.min_y, p.max_y}; }
void set_box(Palace& p, const Box& box) {
  p.min_x = static_cast<i8>(box.min_x);
  p.max_x = static_cast<i8>(box.max_x);
  p.min_y = static_cast<i8>(box.min_y);
  p.max_y = static_cast<i8>(box.max_y);
}

struct Window {
  u8 kind;  // flags of the palace
  i8 left, top;
};
constexpr u8 kWindowKinds = kLarge | kTight;

template <class Grid>
constexpr int kRoom = Grid::kWidth - 2;  // the outermost cells of a window stay empty

// The usual start, with the fountain in the middle, moved only as far as the tiles demand.
template <class Grid>
i8 start(int min, int max) {
  return static_cast<i8>(std::clamp<int>(-Grid::kWidth / 2, max - kRoom<Grid>, min - 1));
}
template <class Grid>
Window window(u8 kind, const Box& box) {
  return {kind, start<Grid>(box.min_x, box.max_x), start<Grid>(box.min_y, box.max_y)};
}
Window window_for(const Box& box) {
  const int span = std::max(box.max_x - box.min_x, box.max_y - box.min_y);
  if (span < kRoom<TightBits>) return window<TightBits>(kTight, box);
  if (span < kRoom<Bits>) return window<Bits>(0, box);
  return {kLarge, 0, 0};
}

template <class F>
void on_layers(Palace& p, F f) {
  if (p.flags & kTight) f(p.tight);
  else f(p.roomy);
}
template <class Grid>
int index_in(const Layers<Grid>&, const Palace& p, Cell c) {
  return (c.y - p.top) * Grid::kWidth + c.x - p.left;
}

// Moves the layers into the window that this box asks for; false: they must be rebuilt.
bool move_window(Palace& p, const Box& box) {
  const Window w = window_for(box);
  if (w.kind != (p.flags & kWindowKinds) || w.kind == kLarge) return false;
  if (w.left == p.left && w.top == p.top) return true;
  if (w.kind != kTight) return false;
  const int by = p.left - w.left + TightBits::kWidth * (p.top - w.top);
  Layers<TightBits>& on = p.tight;
  on.filled = on.filled.moved(by);
  on.ground = on.ground.moved(by);
  for (TightBits& wall : on.wall) wall = wall.moved(by);
  p.left = w.left;
  p.top = w.top;
  return true;
}

// How a tile's sides are put down in the layers: of a half tile, those without a leg.
constexpr u8 in_layers(u8 sides) { return static_cast<u8>(wall_bits(sides) | (sides & kOutwork)); }

// Is that the window of this box already?
bool has_window(const Palace& p, const Box& box) {
  const Window w = window_for(box);
  return w.kind == (p.flags & kWindowKinds) && w.kind != kLarge && w.left == p.left && w.top == p.top;
}

// After square tiles came or went. `half`: cells of half tiles.
template <class Grid>
void find_sites(Layers<Grid>& on, const Palace& p, const Grid& half) {
  if (!(p.flags & kHasHalves)) {
    on.site = sites(on.filled);
    return;
  }
  on.site = half;
  on.site |= sites_beside_halves(HalvedBoard(on, p));
}

// Outside a palace a tile has no rotation.
void take_up(Pieces& pieces, TileId id, Place to) {
  pieces.place[id] = to;
  pieces.x[id] = pieces.y[id] = 0;
  pieces.sides[id] = lying(pieces.sides[id], 0);
}

}  // namespace

u8 printed_walls(const Pieces& pieces, TileId id, u8 sides) {
  for (const AddedWalls& a : pieces.added)
    if (a.tile == id) return static_cast<u8>(sides & kAllSides & ~turned(a.walls, rotation(sides)));
  return sides & kAllSides;
}

u8 added_walls(const Pieces& pieces, TileId id) {
  const u8 sides = pieces.sides[id];
  return static_cast<u8>((sides & kAllSides) ^ printed_walls(pieces, id, sides));
}

void found(Ref r) {
  r.pieces.fountain_walls[r.owner] = 0;
  rebuild(r);
}

void rebuild(Ref r) {
  Palace& p = r.palace;
  const Pieces& pieces = r.pieces;
  const u8 here = static_cast<u8>(kInPalace + r.owner);
  p = Palace{};
  Box box{0, 0, 0, 0};
  for_tiles_at(pieces, here, [&](TileId id) {
    box.take(pieces.x[id], pieces.y[id]);
    ++p.tiles;
    if (pieces.sides[id] & kOutwork) p.flags |= kHasOutworks;
    if (pieces.sides[id] & kHalfTile) p.flags |= kHasHalves;
  });
  set_box(p, box);
  const Window w = window_for(box);
  p.flags |= w.kind;
  if (w.kind == kLarge) return;
  p.left = w.left;
  p.top = w.top;
  if (w.kind == kTight) p.tight = {};
  on_layers(p, [&]<class Grid>(Layers<Grid>& on) {
    Grid half = Grid::none();
    for_tiles_at(pieces, here, [&](TileId id) {
      const int at_cell = index_in(on, p, {pieces.x[id], pieces.y[id]});
      put_piece(on, at_cell, in_layers(pieces.sides[id]));
      if (pieces.sides[id] & kHalfTile) half.set(at_cell);
    });
    put_piece(on, index_in(on, p, {0, 0}), pieces.fountain_walls[r.owner] & kAllSides);
    find_sites(on, p, half);
  });
}

void load(const ConstRef& r, WideBoard& b) {
  const Pieces& pieces = r.pieces;
  const Palace& p = r.palace;
  b = WideBoard{};
  b.left = p.min_x - 1;
  b.top = p.min_y - 1;
  b.min_x = p.min_x, b.max_x = p.max_x, b.min_y = p.min_y, b.max_y = p.max_y;
  b.flags = p.flags;
  // A palace from outside may be wider than any lawful one: what lies beyond is left out.
  const auto put = [&](int x, int y, u8 sides) {
    x -= b.left;
    y -= b.top;
    if (x > kMaxSpan || y > kMaxSpan) return;
    put_piece(b, y * WideBits::kWidth + x, in_layers(sides));
    if (sides & kHalfTile) b.half.set(y * WideBits::kWidth + x);
  };
  const u8 here = static_cast<u8>(kInPalace + r.owner);
  for (int id = 0; id < kMaxTiles; ++id)
    if (pieces.place[id] == here) put(pieces.x[id], pieces.y[id], pieces.sides[id]);
  put(0, 0, pieces.fountain_walls[r.owner] & kAllSides);
  b.site = b.half.any() ? sites_beside_halves(b) : sites(b.filled);
}

void add(Ref r, TileId id, Cell c, u8 sides) {
  Palace& p = r.palace;
  r.pieces.place[id] = static_cast<u8>(kInPalace + r.owner);
  r.pieces.x[id] = c.x;
  r.pieces.y[id] = c.y;
  r.pieces.sides[id] = sides;
  Box box = box_of(p);
  box.take(c.x, c.y);
  if ((p.flags & kHasHalves) | (sides & kHalfTile)) [[unlikely]] {
    if (sides & kHalfTile || !has_window(p, box)) return rebuild(r);
  } else if (!move_window(p, box)) {
    return rebuild(r);
  }
  set_box(p, box);
  ++p.tiles;
  if (sides & kOutwork) p.flags |= kHasOutworks;
  on_layers(p, [&](auto& on) {
    if (!(p.flags & kHasHalves)) {
      put_piece(on, index_in(on, p, c), sides);
      on.site = sites(on.filled);
      return;
    }
    const auto half = on.site & on.filled;
    put_piece(on, index_in(on, p, c), sides);
    find_sites(on, p, half);
  });
}

void remove(Ref r, TileId id, Place to) {
  Palace& p = r.palace;
  const Cell c{r.pieces.x[id], r.pieces.y[id]};
  take_up(r.pieces, id, to);
  if (p.flags & kLarge) return rebuild(r);
  Box box;
  on_layers(p, [&](auto& on) {
    const int at_cell = index_in(on, p, c);
    on.filled.reset(at_cell);
    on.ground.reset(at_cell);
    for (auto& wall : on.wall) wall.reset(at_cell);
    const auto [first_row, last_row, columns] = on.filled.extent();
    box = {p.left + std::countr_zero(columns), p.left + 15 - std::countl_zero(columns), p.top + first_row,
           p.top + last_row};
    if (on.filled == on.ground) p.flags &= static_cast<u8>(~kHasOutworks);
  });
  if (p.flags & kHasHalves ? !has_window(p, box) : !move_window(p, box)) return rebuild(r);
  set_box(p, box);
  --p.tiles;
  on_layers(p, [&](auto& on) { find_sites(on, p, on.site & on.filled); });
}

void exchange(Ref r, TileId out, Place to, TileId in, u8 sides) {
  Palace& p = r.palace;
  Pieces& pieces = r.pieces;
  const Cell c{pieces.x[out], pieces.y[out]};
  const bool same_kind = !((pieces.sides[out] ^ sides) & kOutwork);
  take_up(pieces, out, to);
  pieces.place[in] = static_cast<u8>(kInPalace + r.owner);
  pieces.x[in] = c.x;
  pieces.y[in] = c.y;
  pieces.sides[in] = sides;
  if (!same_kind || p.flags & kLarge) return rebuild(r);
  on_layers(p, [&](auto& on) { put_piece(on, index_in(on, p, c), sides); });
}

void turn(Ref r, TileId id, int new_rotation) {
  Palace& p = r.palace;
  const u8 sides = r.pieces.sides[id] = lying(r.pieces.sides[id], new_rotation);
  if (p.flags & kLarge) return;
  on_layers(p, [&](auto& on) { put_piece(on, index_in(on, p, {r.pieces.x[id], r.pieces.y[id]}), sides); });
}

void add_walls(Ref r, TileId id, u8 walls) {
  Pieces& pieces = r.pieces;
  if (id == kFountain) {
    pieces.fountain_walls[r.owner] |= walls & kAllSides;
    return rebuild(r);
  }
  u8& sides = pieces.sides[id];
  const u8 as_printed = turned(walls, -rotation(sides));
  sides |= walls & kAllSides;
  std::size_t i = 0;
  while (i < pieces.added.size() && pieces.added[i].tile < id) ++i;
  if (i == pieces.added.size() || pieces.added[i].tile != id) pieces.added.insert_at(i, {id, 0});
  pieces.added[i].walls |= as_printed;
  if (pieces.place[id] == kInPalace + r.owner) rebuild(r);
}

void strip(Pieces& pieces, TileId id) {
  pieces.sides[id] = static_cast<u8>((pieces.sides[id] & ~kAllSides) | printed_walls(pieces, id, pieces.sides[id]));
  for (std::size_t i = 0; i < pieces.added.size(); ++i)
    if (pieces.added[i].tile == id) return pieces.added.erase_at(i);
}

TileId tile_at(ConstRef r, Cell c) {
  if (c == Cell{0, 0}) return kFountain;
  const Pieces& pieces = r.pieces;
  for (std::size_t from = 0; from < kMaxTiles; from += 64) {
    const u64 found = tiles_with(pieces.x, static_cast<u8>(c.x), from) &
                      tiles_with(pieces.y, static_cast<u8>(c.y), from) &
                      tiles_with(pieces.place, static_cast<u8>(kInPalace + r.owner), from);
    if (found) return static_cast<TileId>(from + static_cast<std::size_t>(std::countr_zero(found)));
  }
  return kNoTile;
}

u8 sides_at(ConstRef r, Cell c) {
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    return p < 0 ? u8{0} : sides_on(b, p);
  });
}

u8 printed_at(ConstRef r, Cell c) {
  const TileId id = tile_at(r, c);
  return id < kMaxTiles ? printed_walls(r.pieces, id, r.pieces.sides[id]) : u8{0};
}

u8 free_sides(ConstRef r, TileId id) {
  const bool fountain = id == kFountain;
  const u8 sides = fountain ? r.pieces.fountain_walls[r.owner] : r.pieces.sides[id];
  if (sides & (kOutwork | kHalfTile)) return 0;
  u8 free = static_cast<u8>(~sides & kAllSides);
  if (!fountain && r.pieces.place[id] != kInPalace + r.owner) return free;
  const Cell c = fountain ? Cell{0, 0} : Cell{r.pieces.x[id], r.pieces.y[id]};
  for (const Side s : kEverySide)
    if (closes_side(r, beside(c, s), opposite(s))) free &= static_cast<u8>(~bit(s));
  return free;
}

namespace {

template <Side S, class Board>
int open_on(const Board& b) {
  auto tiles = b.ground - b.wall[S] - at<S>(lining<opposite(S)>(b));
  if constexpr (Board::kHalves) tiles -= b.half;
  return tiles.count();
}

}  // namespace

int open_sides(ConstRef r, Side side) {
  return on_board(r, [&](const auto& b) {
    switch (side) {
      case kNorth: return open_on<kNorth>(b);
      case kEast: return open_on<kEast>(b);
      case kSouth: return open_on<kSouth>(b);
      default: return open_on<kWest>(b);
    }
  });
}

int walk_straight(ConstRef r, Cell from, Side side) {
  return on_board(r, [&]<class Board>(const Board& b) {
    int n = 0;
    // The outermost cells of a board are empty.
    for (int p = index_of(b, beside(from, side)); p >= 0 && b.ground.test(p) && !is_half(b, p);
         p += step<GridOf<Board>>(side))
      ++n;
    return n;
  });
}

bool closes_side(ConstRef r, Cell c, Side side) {
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    return p >= 0 && lines(b, p, side);
  });
}

bool is_filled(ConstRef r, Cell c) {
  if (r.palace.flags & kLarge) return tile_at(r, c) != kNoTile;
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    return p >= 0 && b.filled.test(p);
  });
}

}  // namespace comares::palace
