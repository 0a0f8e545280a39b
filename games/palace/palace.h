// A palace: square tiles on a grid round the fountain at (0,0), x east, y south.
//   Adding, removing and exchanging a tile, all legal cells for a tile, the longest outer wall.
// Rules: base.4. Shared by every game with tiles and by all modules; the hot spot of rules and search.
// Truth is Pieces (where each tile of the game lies); Palace is what its queries need, kept up to date.
// A palace that fits an 8×8 window is worked on as a handful of words, one that fits a 16×16 window as
// 256-bit sets; a larger one (lawful, but hardly ever seen) is rebuilt on demand on a 64×64 grid. The
// algorithms are the same.
#pragma once
#include "engine/fixed_vec.h"
#include "games/palace/bits.h"

namespace comares::palace {

// Sides of a tile and their bits in a mask of walls.
enum Side : u8 { kNorth, kEast, kSouth, kWest };
inline constexpr u8 kWallN = 1, kWallE = 2, kWallS = 4, kWallW = 8, kAllSides = 15;
// Flag in `sides`: an outwork (camp) lies before the walls. Its side bits are bastions, the other
// sides are green. Nobody walks over it, and for the longest wall its cell counts as empty.
inline constexpr u8 kOutwork = 16;

constexpr Side opposite(Side s) { return static_cast<Side>((s + 2) & 3); }
constexpr u8 bit(Side s) { return static_cast<u8>(1u << s); }

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
inline constexpr int kMaxTiles = 112;
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

struct Pieces {
  u8 place[kMaxTiles];
  i8 x[kMaxTiles], y[kMaxTiles];
  u8 sides[kMaxTiles];  // as the tile lies now: walls (or bastions and kOutwork)
  u8 fountain_walls[kMaxPlayers];
  u8 passage_count;
  Passage passages[kMaxPassages];
};

template <class Grid>
struct Layers {
  Grid filled;   // cells that hold a tile, the fountain included
  Grid ground;   // … one that can be walked on and counts for walls (all but outworks)
  Grid wall[4];  // cells whose tile has a wall (outwork: bastion) on that side
  Grid site;     // empty cells beside a tile where a tile would close no hole
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
};

struct Segment {
  Cell cell;
  u8 side;
  friend constexpr bool operator==(Segment, Segment) = default;
};
struct Wall {
  int length;
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

void found(Ref);                        // fountain alone
void add(Ref, TileId, Cell, u8 sides);  // trusts its caller: no rule is checked
void remove(Ref, TileId, Place to);
void exchange(Ref, TileId out, Place to, TileId in, u8 sides);  // … in the cell of `out`
void set_sides(Ref, TileId, u8 sides);                          // turned, or a wall was added
void set_fountain_walls(Ref, u8 walls);
void rebuild(Ref);  // caches from Pieces, e.g. of a loaded position

TileId tile_at(ConstRef, Cell);  // kNoTile, kFountain
u8 sides_at(ConstRef, Cell);     // 0 where nothing stands
bool is_filled(ConstRef, Cell);

// All queries give cells row by row from the north, each row from the west.
Fit can_add(ConstRef, u8 sides, Cell);
void legal_cells(ConstRef, u8 sides, Cells& out);
int count_legal_cells(ConstRef, u8 sides);
Fit can_remove(ConstRef, Cell);
void removable(ConstRef, Cells& out);
bool any_removable(ConstRef);
Fit can_swap(ConstRef, u8 sides, Cell);  // `sides` of the tile that comes in
void swap_cells(ConstRef, u8 sides, Cells& out);
// Sides on which a passage would make a tile lawful that only fails on foot; 0 if that would not help.
u8 passage_sides(ConstRef, u8 sides, Cell);

int walk_straight(ConstRef, Cell from, Side);  // tiles in a row on that side of the cell, outworks not counted

int longest_wall(ConstRef);
void longest_wall(ConstRef, Wall& out);  // with its segments, in order along the wall

// Is the whole arrangement lawful? For positions that come from outside.
Fit lawful(ConstRef, Cell& where);

}  // namespace comares::palace
