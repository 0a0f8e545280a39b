// A slow palace, written straight from the rule text (base.4, camps.4, city-gates.4, city-walls.4,
// magical-buildings.3, invaders.5, watchtowers.4), against which the fast one is proved. Every question is answered by
// making the change and looking at the whole.
#pragma once
#include <array>
#include <utility>
#include <vector>

#include "games/palace/palace.h"

namespace comares::palace::oracle {

// A tile and how it lies: what is printed on it and what was added, side by side, and its turns.
struct Tile {
  bool printed[4] = {}, wooden[4] = {};  // by side of the tile as it is printed
  bool camp = false;
  bool half = false;
  int turns = 0;  // quarters, clockwise; of a half tile: from its right angle in the NW

  static Tile with(u8 sides);  // all printed, not turned
  u8 printed_walls() const;    // as it lies
  u8 wooden_walls() const;
  u8 sides() const;  // walls, and kOutwork of a camp; of a half tile kHalfTile and its corner
};

class Model {
 public:
  Model();

  static constexpr int kEmpty = -1;
  int at(int x, int y) const { return cells_[index(x, y)]; }
  int at(Cell c) const { return at(c.x, c.y); }
  void put(Cell, int sides, int wooden = 0);  // wooden: which of them are not printed
  void take(Cell);
  void open_gate(Cell, Side);

  // Cells of all tiles, and every cell not more than `around` away from the bounding box.
  std::vector<Cell> tiles() const;
  std::vector<Cell> area(int around) const;

  Fit add(u8 sides, Cell) const;
  Fit remove(Cell) const;
  Fit swap(u8 sides, Cell) const;
  u8 double_walls(u8 sides, Cell) const;
  u8 passage_sides(u8 sides, u8 printed, Cell) const;
  u8 free_sides(Cell) const;
  int open_sides(Side) const;
  Fit whole() const;  // the first rule broken

  std::vector<Segment> outer_segments() const;
  // Of the longest walls the one with most segments that are marked; a half tile's always is.
  WallWorth longest_wall(const std::vector<Segment>& marked = {}) const;
  bool forked() const;                                 // three or four outer segments meet somewhere
  bool is_trail(const FixedVec<Segment, 256>&) const;  // real, distinct, each joined to the next

 private:
  static constexpr int kHalf = 72, kSize = 2 * kHalf;
  static std::size_t index(int x, int y) { return static_cast<std::size_t>((y + kHalf) * kSize + x + kHalf); }
  bool ground(int x, int y) const { return at(x, y) != kEmpty && !(at(x, y) & kOutwork); }
  bool closes(Cell, Side) const;   // does what lies in that cell reach all along that side?
  bool is_open(Cell, Side) const;  // … has a tile to walk on there, without a wall
  bool has_gate(Cell, Side) const;
  bool under_gate(Cell) const;
  Fit with(Cell, int sides) const;  // what whole() says if that lay there

  bool span_kept() const;
  bool edges_match() const;
  bool no_holes() const;
  bool all_on_foot() const;
  bool camps_walled() const;

  std::array<short, kSize * kSize> cells_;
  std::array<signed char, kSize * kSize> wooden_;
  int min_x_ = 0, max_x_ = 0, min_y_ = 0, max_y_ = 0;
  std::vector<std::pair<Cell, Side>> gates_;
};

}  // namespace comares::palace::oracle
