// A slow palace, written straight from the rule text (base.4, camps.4, city-gates.4), against which
// the fast one is proved. Every question is answered by making the change and looking at the whole.
#pragma once
#include <array>
#include <utility>
#include <vector>

#include "games/palace/palace.h"

namespace comares::palace::oracle {

class Model {
 public:
  Model();

  static constexpr int kEmpty = -1;
  int at(int x, int y) const { return cells_[index(x, y)]; }
  int at(Cell c) const { return at(c.x, c.y); }
  void put(Cell, int sides);
  void take(Cell);
  void open_gate(Cell, Side);

  // Cells of all tiles, and every cell not more than `around` away from the bounding box.
  std::vector<Cell> tiles() const;
  std::vector<Cell> area(int around) const;

  Fit add(u8 sides, Cell) const;
  Fit remove(Cell) const;
  Fit swap(u8 sides, Cell) const;
  u8 passage_sides(u8 sides, Cell) const;
  Fit whole() const;  // the first rule broken

  std::vector<Segment> outer_segments() const;
  int longest_wall() const;
  bool forked() const;                                 // three or four outer segments meet somewhere
  bool is_trail(const FixedVec<Segment, 256>&) const;  // real, distinct, each joined to the next

 private:
  static constexpr int kHalf = 72, kSize = 2 * kHalf;
  static std::size_t index(int x, int y) { return static_cast<std::size_t>((y + kHalf) * kSize + x + kHalf); }
  bool ground(int x, int y) const { return at(x, y) != kEmpty && !(at(x, y) & kOutwork); }
  bool has_gate(Cell, Side) const;
  bool under_gate(Cell) const;
  Fit with(Cell, int sides) const;  // what whole() says if that lay there

  bool span_kept() const;
  bool edges_match() const;
  bool no_holes() const;
  bool all_on_foot() const;
  bool camps_walled() const;

  std::array<signed char, kSize * kSize> cells_;
  int min_x_ = 0, max_x_ = 0, min_y_ = 0, max_y_ = 0;
  std::vector<std::pair<Cell, Side>> gates_;
};

}  // namespace comares::palace::oracle
