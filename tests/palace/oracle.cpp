#include "tests/palace/oracle.h"

#include <algorithm>
#include <bitset>
#include <functional>
#include <map>

namespace comares::palace::oracle {
namespace {

bool wall_on(int sides, Side s) { return (sides >> s) & 1; }

// A set of sides of a tile after so many quarter turns: what was on top is on the right, and so on.
u8 after_turning(const bool (&on)[4], int turns) {
  constexpr Side clockwise[4] = {kEast, kSouth, kWest, kNorth};
  u8 out = 0;
  for (Side s : kEverySide) {
    if (!on[s]) continue;
    for (int i = 0; i < turns; ++i) s = clockwise[s];
    out |= bit(s);
  }
  return out;
}

// Both grid points of a segment; (x,y) is the north-western corner of cell (x,y).
struct Points {
  std::pair<int, int> a, b;
};
Points ends_of(const Segment& g) {
  const int x = g.cell.x, y = g.cell.y;
  switch (g.side) {
    case kNorth: return {{x, y}, {x + 1, y}};
    case kEast: return {{x + 1, y}, {x + 1, y + 1}};
    case kSouth: return {{x, y + 1}, {x + 1, y + 1}};
    case kWest: return {{x, y}, {x, y + 1}};
    case kLongSide + kNorthWest:
    case kLongSide + kSouthEast: return {{x + 1, y}, {x, y + 1}};
    default: return {{x, y}, {x + 1, y + 1}};
  }
}

// The two sides of its cell along which a half tile lies.
bool is_leg(int half, Side s) {
  switch (half >> kRotationShift & 3) {
    case kNorthWest: return s == kNorth || s == kWest;
    case kNorthEast: return s == kNorth || s == kEast;
    case kSouthEast: return s == kSouth || s == kEast;
    default: return s == kSouth || s == kWest;
  }
}

}  // namespace

Tile Tile::with(u8 sides) {
  Tile t;
  for (const Side s : kEverySide) t.printed[s] = wall_on(sides, s);
  t.camp = sides & kOutwork;
  t.half = sides & kHalfTile;
  return t;
}
u8 Tile::printed_walls() const { return after_turning(printed, turns); }
u8 Tile::wooden_walls() const { return after_turning(wooden, turns); }
u8 Tile::sides() const {
  if (half) return static_cast<u8>(kHalfTile | turns << kRotationShift);
  return static_cast<u8>(printed_walls() | wooden_walls() | (camp ? kOutwork : 0));
}

Model::Model() {
  cells_.fill(kEmpty);
  wooden_.fill(0);
  put({0, 0}, 0);
}

// The box only grows: rules look at the cells in it, and a larger one holds the same tiles. Trying a
// tile out gives the old box back, taking one away for good finds it anew.
void Model::put(Cell c, int sides, int wooden) {
  cells_[index(c.x, c.y)] = static_cast<short>(sides);
  wooden_[index(c.x, c.y)] = static_cast<signed char>(wooden);
  if (sides == kEmpty) return;
  min_x_ = std::min<int>(min_x_, c.x), max_x_ = std::max<int>(max_x_, c.x);
  min_y_ = std::min<int>(min_y_, c.y), max_y_ = std::max<int>(max_y_, c.y);
}

void Model::take(Cell c) {
  put(c, kEmpty);
  const std::vector<Cell> left = tiles();
  min_x_ = max_x_ = min_y_ = max_y_ = 0;
  for (const Cell t : left) put(t, at(t), wooden_[index(t.x, t.y)]);
}

Fit Model::with(Cell c, int sides) const {
  Model& m = const_cast<Model&>(*this);  // put back below
  const int old = at(c), wooden = wooden_[index(c.x, c.y)], box[4] = {min_x_, max_x_, min_y_, max_y_};
  m.put(c, sides);
  const Fit fit = whole();
  m.put(c, old, wooden);
  m.min_x_ = box[0], m.max_x_ = box[1], m.min_y_ = box[2], m.max_y_ = box[3];
  return fit;
}

void Model::open_gate(Cell c, Side s) { gates_.push_back({c, s}); }

bool Model::has_gate(Cell c, Side s) const {
  for (const auto& [cell, side] : gates_)
    if ((cell == c && side == s) || (beside(cell, side) == c && opposite(side) == s)) return true;
  return false;
}
bool Model::under_gate(Cell c) const {
  return std::any_of(std::begin(kEverySide), std::end(kEverySide), [&](Side s) { return has_gate(c, s); });
}

std::vector<Cell> Model::area(int around) const {
  std::vector<Cell> out;
  for (int y = min_y_ - around; y <= max_y_ + around; ++y)
    for (int x = min_x_ - around; x <= max_x_ + around; ++x) out.push_back({static_cast<i8>(x), static_cast<i8>(y)});
  return out;
}
std::vector<Cell> Model::tiles() const {
  std::vector<Cell> out = area(0);
  std::erase_if(out, [&](Cell c) { return at(c) == kEmpty; });
  return out;
}

bool Model::span_kept() const { return max_x_ - min_x_ < kMaxSpan && max_y_ - min_y_ < kMaxSpan; }

bool Model::closes(Cell c, Side s) const {
  if (at(c) == kEmpty) return false;
  return !(at(c) & kHalfTile) || is_leg(at(c), s);
}
bool Model::is_open(Cell c, Side s) const { return ground(c.x, c.y) && closes(c, s) && !wall_on(at(c), s); }

// Tile beside tile: walls on both sides or on neither. Camp beside tile: bastion on wall. Camp
// beside camp: green on green. A half tile's legs are open; against its empty half nothing has to match. No camp
// lies beside a half tile.
bool Model::edges_match() const {
  for (int y = min_y_; y <= max_y_; ++y)
    for (int x = min_x_; x <= max_x_; ++x)
      for (const Side s : {kEast, kSouth}) {
        const Cell here{static_cast<i8>(x), static_cast<i8>(y)}, there = beside(here, s);
        const int a = at(here), b = at(there);
        if (a == kEmpty || b == kEmpty) continue;
        if ((a & kHalfTile && b & kOutwork) || (a & kOutwork && b & kHalfTile)) return false;
        if (!closes(here, s) || !closes(there, opposite(s))) continue;
        const bool wall_a = wall_on(a, s), wall_b = wall_on(b, opposite(s));
        const int camps = ((a & kOutwork) != 0) + ((b & kOutwork) != 0);
        if (camps == 0 && wall_a != wall_b) return false;
        if (camps == 1 && !(wall_a && wall_b)) return false;
        if (camps == 2 && (wall_a || wall_b)) return false;
      }
  return true;
}

// Flood from outside over empty cells and the empty halves of half tiles, which are joined to their neighbours
// over the two sides without a leg; what stays dry is a hole.
bool Model::no_holes() const {
  const int w = max_x_ - min_x_ + 3, h = max_y_ - min_y_ + 3;
  const auto cell = [&](int x, int y) {
    return Cell{static_cast<i8>(x + min_x_ - 1), static_cast<i8>(y + min_y_ - 1)};
  };
  static thread_local std::vector<char> wet;
  static thread_local std::vector<std::pair<int, int>> todo;
  wet.assign(static_cast<std::size_t>(w * h), 0);
  todo.assign(1, {0, 0});
  wet[0] = 1;
  while (!todo.empty()) {
    const auto [x, y] = todo.back();
    todo.pop_back();
    const Cell c = cell(x, y);
    for (const Side s : kEverySide) {
      const Cell n = beside(c, s);
      const int nx = x + n.x - c.x, ny = y + n.y - c.y;
      if (nx < 0 || ny < 0 || nx >= w || ny >= h) continue;
      char& there = wet[static_cast<std::size_t>(ny * w + nx)];
      if (there || closes(c, s) || closes(n, opposite(s))) continue;
      there = 1;
      todo.push_back({nx, ny});
    }
  }
  for (int y = 0; y < h; ++y)
    for (int x = 0; x < w; ++x) {
      const int here = at(cell(x, y));
      if (!wet[static_cast<std::size_t>(y * w + x)] && (here == kEmpty || here & kHalfTile)) return false;
    }
  return true;
}

// Walk from the fountain over open borders and gates; every tile but camps must be reached.
bool Model::all_on_foot() const {
  const int w = max_x_ - min_x_ + 1, h = max_y_ - min_y_ + 1;
  static thread_local std::vector<char> seen;
  static thread_local std::vector<Cell> todo;
  seen.assign(static_cast<std::size_t>(w * h), 0);
  const auto mark = [&](Cell c) -> char& { return seen[static_cast<std::size_t>((c.y - min_y_) * w + c.x - min_x_)]; };
  todo.assign(1, Cell{0, 0});
  mark({0, 0}) = 1;
  while (!todo.empty()) {
    const Cell c = todo.back();
    todo.pop_back();
    for (const Side s : kEverySide) {
      const Cell n = beside(c, s);
      if (!ground(n.x, n.y) || mark(n)) continue;
      const bool open = is_open(c, s) && is_open(n, opposite(s));
      if (!open && (gates_.empty() || !has_gate(c, s))) continue;
      mark(n) = 1;
      todo.push_back(n);
    }
  }
  for (int y = min_y_; y <= max_y_; ++y)
    for (int x = min_x_; x <= max_x_; ++x)
      if (ground(x, y) && !mark({static_cast<i8>(x), static_cast<i8>(y)})) return false;
  return true;
}

bool Model::camps_walled() const {
  for (int y = min_y_; y <= max_y_; ++y)
    for (int x = min_x_; x <= max_x_; ++x) {
      if (at(x, y) == kEmpty || ground(x, y)) continue;
      bool held = false;
      for (const Side s : kEverySide) {
        const Cell n = beside({static_cast<i8>(x), static_cast<i8>(y)}, s);
        held |= wall_on(at(x, y), s) && ground(n.x, n.y) && wall_on(at(n), opposite(s));
      }
      if (!held) return false;
    }
  return true;
}

Fit Model::whole() const {
  if (!span_kept()) return Fit::kTooWide;
  if (!edges_match()) return Fit::kEdge;
  if (!no_holes()) return Fit::kHole;
  if (!all_on_foot()) return Fit::kOnFoot;
  if (!camps_walled()) return Fit::kCampWall;
  return Fit::kOk;
}

Fit Model::add(u8 sides, Cell c) const {
  if (at(c) != kEmpty) return Fit::kOccupied;
  if (std::none_of(std::begin(kEverySide), std::end(kEverySide), [&](Side s) { return at(beside(c, s)) != kEmpty; }))
    return Fit::kNotBeside;
  return with(c, sides);
}

Fit Model::remove(Cell c) const {
  if (at(c) == kEmpty) return Fit::kNothing;
  if (c == Cell{0, 0}) return Fit::kStays;
  if (at(c) & kHalfTile) return Fit::kHalfStays;
  if (under_gate(c)) return Fit::kPassage;
  return with(c, kEmpty);
}

Fit Model::swap(u8 sides, Cell c) const {
  if (at(c) == kEmpty) return Fit::kNothing;
  if (c == Cell{0, 0}) return Fit::kStays;
  if ((at(c) | sides) & kHalfTile) return Fit::kHalfStays;
  if (under_gate(c)) return Fit::kPassage;
  return with(c, sides);
}

u8 Model::double_walls(u8 sides, Cell c) const {
  u8 out = 0;
  for (const Side s : kEverySide) {
    const Cell n = beside(c, s);
    if (!(sides & kOutwork) && wall_on(sides, s) && ground(n.x, n.y) && wall_on(at(n), opposite(s))) out |= bit(s);
  }
  return out;
}

u8 Model::passage_sides(u8 sides, u8 printed, Cell c) const {
  if ((sides & kOutwork) || add(sides, c) != Fit::kOnFoot) return 0;
  u8 out = 0;
  for (const Side s : kEverySide) {
    const Cell n = beside(c, s);
    if (!wall_on(double_walls(sides, c), s) || !wall_on(printed, s)) continue;
    if (n == Cell{0, 0} || wall_on(wooden_[index(n.x, n.y)], opposite(s))) continue;  // a fountain has no printed wall
    Model& m = const_cast<Model&>(*this);
    m.gates_.push_back({c, s});
    if (add(sides, c) == Fit::kOk) out |= bit(s);
    m.gates_.pop_back();
  }
  return out;
}

u8 Model::free_sides(Cell c) const {
  u8 out = 0;
  for (const Side s : kEverySide)
    if (ground(c.x, c.y) && !(at(c) & kHalfTile) && !wall_on(at(c), s) && !closes(beside(c, s), opposite(s)))
      out |= bit(s);
  return out;
}

int Model::open_sides(Side s) const {
  int n = 0;
  for (const Cell c : tiles()) n += free_sides(c) >> s & 1;
  return n;
}

std::vector<Segment> Model::outer_segments() const {
  std::vector<Segment> out;
  for (const Cell c : tiles()) {
    if (at(c) & kHalfTile) {
      out.push_back({c, static_cast<u8>(kLongSide + (at(c) >> kRotationShift & 3))});
      continue;
    }
    for (const Side s : kEverySide) {
      const Cell n = beside(c, s);
      const bool outer = !ground(n.x, n.y) || !closes(n, opposite(s));
      if (ground(c.x, c.y) && wall_on(at(c), s) && outer) out.push_back({c, s});
    }
  }
  return out;
}

// Every trail from every point, one segment at a time.
WallWorth Model::longest_wall(const std::vector<Segment>& marked) const {
  const std::vector<Segment> all = outer_segments();
  const int w = max_x_ - min_x_ + 2;
  const auto number = [&](std::pair<int, int> p) { return (p.second - min_y_) * w + p.first - min_x_; };
  struct Exit {
    std::size_t segment;
    int to;
  };
  std::vector<std::vector<Exit>> exits(static_cast<std::size_t>(w * (max_y_ - min_y_ + 2)));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Points p = ends_of(all[i]);
    exits[static_cast<std::size_t>(number(p.a))].push_back({i, number(p.b)});
    exits[static_cast<std::size_t>(number(p.b))].push_back({i, number(p.a)});
  }
  std::vector<int> weight;
  for (const Segment& g : all)
    weight.push_back(g.side >= kLongSide || std::find(marked.begin(), marked.end(), g) != marked.end());
  std::bitset<512> used;
  WallWorth best{0, 0};
  const std::function<void(int, int, int)> follow = [&](int point, int length, int marks) {
    if (std::pair(length, marks) > std::pair(best.length, best.marked)) best = {length, marks};
    for (const Exit& e : exits[static_cast<std::size_t>(point)]) {
      if (used[e.segment]) continue;
      used[e.segment] = true;
      follow(e.to, length + 1, marks + weight[e.segment]);
      used[e.segment] = false;
    }
  };
  for (std::size_t p = 0; p < exits.size(); ++p) follow(static_cast<int>(p), 0, 0);
  return best;
}

bool Model::forked() const {
  std::map<std::pair<int, int>, int> segments_at;
  for (const Segment& g : outer_segments()) {
    const Points p = ends_of(g);
    if (++segments_at[p.a] > 2 || ++segments_at[p.b] > 2) return true;
  }
  return false;
}

bool Model::is_trail(const FixedVec<Segment, 256>& trail) const {
  const std::vector<Segment> all = outer_segments();
  for (std::size_t i = 0; i < trail.size(); ++i) {
    if (std::find(all.begin(), all.end(), trail[i]) == all.end()) return false;
    for (std::size_t k = 0; k < i; ++k)
      if (trail[i] == trail[k]) return false;
  }
  if (trail.empty()) return true;
  const auto joined_from = [&](std::pair<int, int> point) {
    for (std::size_t i = 1; i < trail.size(); ++i) {
      const Points p = ends_of(trail[i]);
      if (p.a != point && p.b != point) return false;
      point = p.a == point ? p.b : p.a;
    }
    return true;
  };
  const Points p = ends_of(trail[0]);
  return joined_from(p.a) || joined_from(p.b);
}

}  // namespace comares::palace::oracle
