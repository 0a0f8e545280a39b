// Keeping a palace's caches up to date, and looking up what stands where.
// The window is placed by the bounding box alone, never by history: equal tiles give equal bytes.
#include "games/palace/palace.h"

#include <algorithm>

#include "games/palace/board.h"

namespace comares::palace {
namespace {

constexpr int kRoom = Bits::kWidth - 2;  // the outermost cells of the window stay empty
constexpr i8 kUsualStart = -Bits::kWidth / 2;

struct Box {
  int min_x, max_x, min_y, max_y;
  void take(int x, int y) {
    min_x = std::min(min_x, x);
    max_x = std::max(max_x, x);
    min_y = std::min(min_y, y);
    max_y = std::max(max_y, y);
  }
  bool fits() const { return max_x - min_x < kRoom && max_y - min_y < kRoom; }
};

Box box_of(const Palace& p) { return {p.min_x, p.max_x, p.min_y, p.max_y}; }
void set_box(Palace& p, const Box& box) {
  p.min_x = static_cast<i8>(box.min_x);
  p.max_x = static_cast<i8>(box.max_x);
  p.min_y = static_cast<i8>(box.min_y);
  p.max_y = static_cast<i8>(box.max_y);
}

// The usual start, moved only as far as the tiles demand.
int window_start(int min, int max) { return std::clamp<int>(kUsualStart, max - kRoom, min - 1); }

Box box_of_filled(const Palace& p) {
  const auto [first_row, last_row, columns] = p.filled.extent();
  return {p.left + std::countr_zero(columns), p.left + 15 - std::countl_zero(columns),
          p.top + first_row, p.top + last_row};
}

bool window_stays(const Palace& p, const Box& box) {
  return !(p.flags & kLarge) && box.fits() && p.left == window_start(box.min_x, box.max_x) &&
         p.top == window_start(box.min_y, box.max_y);
}

}  // namespace

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
  for (int id = 0; id < kMaxTiles; ++id) {
    if (pieces.place[id] != here) continue;
    box.take(pieces.x[id], pieces.y[id]);
    ++p.tiles;
    if (pieces.sides[id] & kOutwork) p.flags |= kHasOutworks;
  }
  set_box(p, box);
  if (!box.fits()) {
    p.flags |= kLarge;
    return;
  }
  p.left = static_cast<i8>(window_start(box.min_x, box.max_x));
  p.top = static_cast<i8>(window_start(box.min_y, box.max_y));
  for (int id = 0; id < kMaxTiles; ++id)
    if (pieces.place[id] == here)
      put_piece(p, index_of(p, {pieces.x[id], pieces.y[id]}), pieces.sides[id]);
  put_piece(p, index_of(p, {0, 0}), pieces.fountain_walls[r.owner] & kAllSides);
  p.site = sites(p.filled);
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
    if (x <= kMaxSpan && y <= kMaxSpan) put_piece(b, y * WideBits::kWidth + x, sides);
  };
  const u8 here = static_cast<u8>(kInPalace + r.owner);
  for (int id = 0; id < kMaxTiles; ++id)
    if (pieces.place[id] == here) put(pieces.x[id], pieces.y[id], pieces.sides[id]);
  put(0, 0, pieces.fountain_walls[r.owner] & kAllSides);
  b.site = sites(b.filled);
}

void add(Ref r, TileId id, Cell c, u8 sides) {
  Palace& p = r.palace;
  r.pieces.place[id] = static_cast<u8>(kInPalace + r.owner);
  r.pieces.x[id] = c.x;
  r.pieces.y[id] = c.y;
  r.pieces.sides[id] = sides;
  Box box = box_of(p);
  box.take(c.x, c.y);
  if (!window_stays(p, box)) return rebuild(r);
  set_box(p, box);
  ++p.tiles;
  if (sides & kOutwork) p.flags |= kHasOutworks;
  put_piece(p, index_of(p, c), sides);
  p.site = sites(p.filled);
}

void remove(Ref r, TileId id, Place to) {
  Palace& p = r.palace;
  const Cell c{r.pieces.x[id], r.pieces.y[id]};
  r.pieces.place[id] = to;
  r.pieces.x[id] = r.pieces.y[id] = 0;
  if (p.flags & kLarge) return rebuild(r);
  const int at_cell = index_of(p, c);
  p.filled.reset(at_cell);
  const Box box = box_of_filled(p);
  if (!window_stays(p, box)) return rebuild(r);
  set_box(p, box);
  --p.tiles;
  p.ground.reset(at_cell);
  for (Bits& wall : p.wall) wall.reset(at_cell);
  if ((p.flags & kHasOutworks) && p.filled == p.ground) p.flags &= static_cast<u8>(~kHasOutworks);
  p.site = sites(p.filled);
}

void set_sides(Ref r, TileId id, u8 sides) {
  Palace& p = r.palace;
  const bool same_kind = !((r.pieces.sides[id] ^ sides) & kOutwork);
  r.pieces.sides[id] = sides;
  if (r.pieces.place[id] != kInPalace + r.owner) return;
  if (!same_kind || (p.flags & kLarge)) return rebuild(r);
  put_piece(p, index_of(p, {r.pieces.x[id], r.pieces.y[id]}), sides);
}

void set_fountain_walls(Ref r, u8 walls) {
  r.pieces.fountain_walls[r.owner] = walls & kAllSides;
  if (!(r.palace.flags & kLarge))
    put_piece(r.palace, index_of(r.palace, {0, 0}), walls & kAllSides);
}

TileId tile_at(ConstRef r, Cell c) {
  if (c == Cell{0, 0}) return kFountain;
  const Pieces& pieces = r.pieces;
  const u8 here = static_cast<u8>(kInPalace + r.owner);
  for (int id = 0; id < kMaxTiles; ++id)
    if (pieces.place[id] == here && pieces.x[id] == c.x && pieces.y[id] == c.y)
      return static_cast<TileId>(id);
  return kNoTile;
}

u8 sides_at(ConstRef r, Cell c) {
  return on_board(r, [&](const auto& b) {
    const int p = index_of(b, c);
    return p < 0 ? u8{0} : sides_on(b, p);
  });
}

bool is_filled(ConstRef r, Cell c) {
  if (!(r.palace.flags & kLarge)) {
    const int p = index_of(r.palace, c);
    return p >= 0 && r.palace.filled.test(p);
  }
  return tile_at(r, c) != kNoTile;
}

}  // namespace comares::palace
