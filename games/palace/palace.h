// A palace: square tiles on a grid round the fountain at (0,0), x east, y south; half tiles among them.
//   Adding, removing and exchanging a tile, all legal cells for a tile, the longest outer wall.
// Rules: base.4, watchtowers.4. Shared by every game with tiles and by all modules; the hot spot of rules and search.
// Truth is Pieces (where each tile of the game lies); Palace is what its queries need, kept up to date.
// A palace that fits an 8×8 window is worked on as a handful of words, one that fits a 16×16 window as
// 256-bit sets; a larger one (lawful, but hardly ever seen) is rebuilt on demand on a 64×64 grid. The
// algorithms are the same.
#pragma once
#include <span>

#include "engine/fixed_vec.h"
#include "games/palace/bits.h"

namespace comares::palace {

enum Side : u8 { kNorth, kEast, kSouth, kWest };
inline constexpr Side kEverySide[4] = {kNorth, kEast, kSouth, kWest};
constexpr Side opposite(Side s) { return static_cast<Side>((s + 2) & 3); }
constexpr u8 bit(Side s) { return static_cast<u8>(1u << s); }

// `sides` of a tile, one byte: its walls as it lies, what kind of thing it is, and how far it is turned.
//   bits 0–3  all its walls, printed and added (of an outwork: its bastions)
//   bit 4     kOutwork
//   bits 5–6  quarter turns clockwise from the way it is printed; 0 outside a palace
//   bit 7     kHalfTile
inline constexpr u8 kWallN = 1, kWallE = 2, kWallS = 4, kWallW = 8, kAllSides = 15;
// An outwork (camp) lies before the walls. Its side bits are bastions, the other sides are green.
// Nobody walks over it, and for the longest wall its cell counts as empty.
inline constexpr u8 kOutwork = 16;
inline constexpr int kRotationShift = 5;
// A half tile (watchtower) is a right-angled triangle. Its two legs lie along sides of its cell and are open; its
// long side is an outer wall, and the half of the cell beyond stays empty for ever. It has no side bits. How far it
// is turned says in which corner of the cell its right angle lies. It can be walked over, and it never moves again.
inline constexpr u8 kHalfTile = 128;
enum Corner : u8 { kNorthWest, kNorthEast, kSouthEast, kSouthWest };

constexpr int rotation(u8 sides) { return sides >> kRotationShift & 3; }
// A set of sides after so many quarter turns clockwise.
constexpr u8 turned(u8 walls, int quarters) {
  const int twice = (walls & kAllSides) * 17;  // the four sides, and again behind them
  return static_cast<u8>(twice >> (4 - (quarters & 3)) & kAllSides);
}
// The same tile in another rotation. Walls added to it turn with it.
constexpr u8 lying(u8 sides, int new_rotation) {
  return static_cast<u8>((sides & (kOutwork | kHalfTile)) | turned(sides, new_rotation - rotation(sides)) |
                         (new_rotation & 3) << kRotationShift);
}
constexpr u8 half_tile(Corner c) { return static_cast<u8>(kHalfTile | c << kRotationShift); }
constexpr Corner corner_of(u8 half) { return static_cast<Corner>(rotation(half)); }
constexpr u8 legs_of(u8 half) { return turned(kWallN | kWallW, rotation(half)); }

struct Cell {
  i8 x, y;
  friend constexpr bool operator==(Cell, Cell) = default;
};
constexpr Cell beside(Cell c, Side s) {
  constexpr i8 dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};
  return {static_cast<i8>(c.x + dx[s]), static_cast<i8>(c.y + dy[s])};
}

using TileId = u8;
inline constexpr TileId kNoTile = 0xFF;
inline constexpr TileId kFountain = 0xFE;
inline constexpr int kMaxTiles = 128;
inline constexpr int kMaxPassages = 6;
inline constexpr int kMaxSpan = 62;  // no lawful palace of any game is wider or higher

// Where a tile is. Values from kInPalace on: kInPalace + seat; from kInReserve on: kInReserve + seat.
enum Place : u8 {
  kNotInGame = 0,
  kInBag,
  kOnMarket,
  kSetAside,  // obtained this turn, not yet placed
  kWithDirk,
  kOutOfGame,
  kElsewhere,  // kept by a module (a stack, beside the market)
  kInPalace = 16,
  kInReserve = 32,
};

// A way through a double wall, open for walking and nothing else: the given side of that cell.
struct Passage {
  Seat owner;
  Cell cell;
  u8 side;
};

// Walls that a tile got in the course of the game, on sides as the tile is printed.
struct AddedWalls {
  TileId tile;
  u8 walls;
};
inline constexpr int kMaxAdded = 12;  // tiles with such walls; there are no more wooden segments

struct Pieces {
  u8 place[kMaxTiles];
  i8 x[kMaxTiles], y[kMaxTiles];
  u8 sides[kMaxTiles];                    // as the tile lies now
  u8 fountain_walls[kMaxPlayers];         // all of them added: none is printed
  FixedVec<AddedWalls, kMaxAdded> added;  // by tile
  u8 passage_count;
  Passage passages[kMaxPassages];
};

// Which walls are printed on a tile that lies, or would lie, with these `sides`?
u8 printed_walls(const Pieces&, TileId, u8 sides);
// Walls added to it, as it lies now; for the fountain see fountain_walls.
u8 added_walls(const Pieces&, TileId);

template <class Grid>
struct Layers {
  Grid filled;   // cells that hold a tile, the fountain included
  Grid ground;   // … one that can be walked on and counts for walls (all but outworks)
  Grid wall[4];  // cells whose tile has a wall (outwork: bastion; half tile: no leg) on that side
  Grid site;     // empty cells beside a tile where a tile would close no hole; and the cells of half tiles
};

struct Palace {
  union {
    Layers<Bits> roomy;
    Layers<TightBits> tight;  // where flags have kTight; the rest of the room is zero then
  };
  i8 left, top;                   // grid coordinates of the window's first column and row
  i8 min_x, max_x, min_y, max_y;  // bounding box of all tiles
  u8 tiles;                       // number of tiles, without the fountain
  u8 flags;
};
inline constexpr u8 kLarge = 1;  // fits no window
inline constexpr u8 kHasOutworks = 2;
inline constexpr u8 kTight = 4;
inline constexpr u8 kHasHalves = 8;

// Why a tile may not be put, taken or exchanged; the rule each rests on is named in palace_rules.h.
enum class Fit : u8 {
  kOk,
  kOccupied,      // the cell holds a tile already
  kNotBeside,     // no tile beside the cell
  kEdge,          // wall against open side (or bastion against anything but a wall, …)
  kOnFoot,        // cannot be reached on foot (adding) / would cut a tile off (removing)
  kHole,          // closes a hole
  kNothing,       // nothing there to take
  kStays,         // the fountain never moves
  kCampWall,      // an outwork would be (left) without a bastion on a wall
  kTooWide,       // beyond kMaxSpan
  kPassage,       // a tile under a passage never moves
  kNoDoubleWall,  // a passage that joins nothing
  kHalfStays,     // a half tile never moves, and never takes the place of another
};

// A piece of the outer wall: a side of a tile, or the long side of a half tile: kLongSide + its corner.
inline constexpr u8 kLongSide = 4;
struct Segment {
  Cell cell;
  u8 side;
  friend constexpr bool operator==(Segment, Segment) = default;
};
// Of the longest walls that one counts which has most marked segments. Those of half tiles always are marked.
struct WallWorth {
  int length, marked;
  friend constexpr bool operator==(WallWorth, WallWorth) = default;
};
struct Wall {
  int length, marked;
  FixedVec<Segment, 256> segments;
};
using Cells = FixedVec<Cell, 256>;

// One player's palace: the two parts together.
struct ConstRef {
  const Palace& palace;
  const Pieces& pieces;
  Seat owner;
};
struct Ref {
  Palace& palace;
  Pieces& pieces;
  Seat owner;
  operator ConstRef() const { return {palace, pieces, owner}; }
};

void found(Ref);                                                // fountain alone
void add(Ref, TileId, Cell, u8 sides);                          // trusts its caller: no rule is checked
void remove(Ref, TileId, Place to);                             // … and turns it back
void exchange(Ref, TileId out, Place to, TileId in, u8 sides);  // … in the cell of `out`
void turn(Ref, TileId, int rotation);                           // on the spot
// To the fountain, or to a tile wherever it is: on sides as it lies. May be used while a position is loaded.
void add_walls(Ref, TileId, u8 walls);
void strip(Pieces&, TileId);  // of the walls added to it; it lies in no palace
void rebuild(Ref);            // caches from Pieces, e.g. of a loaded position

TileId tile_at(ConstRef, Cell);  // kNoTile, kFountain
u8 sides_at(ConstRef, Cell);     // 0 where nothing stands
u8 printed_at(ConstRef, Cell);   // printed walls as the tile there lies; none on the fountain
bool is_filled(ConstRef, Cell);
// Does what lies there reach all along that side? Nothing lies against the empty half of a half tile's cell.
bool closes_side(ConstRef, Cell, Side);

// All queries give cells row by row from the north, each row from the west.
Fit can_add(ConstRef, u8 sides, Cell);
void legal_cells(ConstRef, u8 sides, Cells& out);
int count_legal_cells(ConstRef, u8 sides);
// Is there a cell for a half tile, any way round, with a leg against one of these tiles?
bool takes_half_tile(ConstRef, std::span<const Cell> against);
// Cells in which, as in those to their east, south and south-east, lie square tiles that can be walked on.
void blocks_of_four(ConstRef, Cells& out);
Fit can_remove(ConstRef, Cell);
void removable(ConstRef, Cells& out);
bool any_removable(ConstRef, std::span<const Cell> but = {});
// `sides` of the tile that comes in; or of the tile that lies there already, if it shall be turned on the spot.
Fit can_swap(ConstRef, u8 sides, Cell);
void swap_cells(ConstRef, u8 sides, Cells& out);
// Those of several sides, a bit each, of which can_swap says that they fit there.
u32 fitting_turns(ConstRef, std::span<const u8> sides, Cell);
// Sides on which a tile laid there would make a double wall with its neighbour, outworks apart.
u8 double_walls(ConstRef, u8 sides, Cell);
// Those of them on which a passage would make the tile lawful, which only fails on foot: both walls must be
// printed ones. 0 if no passage would help.
u8 passage_sides(ConstRef, TileId, u8 sides, Cell);
// Where a square tile would fit but for being reached on foot: passage_sides gives 0 for every other cell.
void cells_out_of_reach(ConstRef, u8 sides, Cells& out);
// Empty cells beside a square tile that can be walked on.
void cells_beside_ground(ConstRef, Cells& out);
// Sides of the fountain, or of a tile wherever it is, to which a wall may be added.
u8 free_sides(ConstRef, TileId);

// Tiles in a row on that side of the cell, up to the first outwork or half tile.
int walk_straight(ConstRef, Cell from, Side);
// Tiles without a wall there, before an empty cell or half; half tiles not counted.
int open_sides(ConstRef, Side);

int longest_wall(ConstRef);
void longest_wall(ConstRef, Wall& out);  // with its segments, in order along the wall
// The same with more marked segments than those of half tiles.
WallWorth wall_worth(ConstRef, std::span<const Segment> marked = {});
void longest_wall(ConstRef, std::span<const Segment> marked, Wall& out);

// Is the whole arrangement lawful? For positions that come from outside.
Fit lawful(ConstRef, Cell& where);

}  // namespace comares::palace
