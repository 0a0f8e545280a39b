// Plain rather than fast: it is asked for in the last scoring alone. Segments are edges between the corners of cells;
// segments that share a corner are joined. Where three or four meet (only round closed blocks of outworks) the
// longest trail counts, otherwise a whole chain.
#include "games/palace/weighed_wall.h"

#include "games/palace/pieces.h"

namespace comares::palace {

namespace {

struct Edge {
  Segment segment;
  i16 from, to;  // corners
  u8 load;
};
using Edges = FixedVec<Edge, 256>;

constexpr i16 corner(int x, int y) { return static_cast<i16>((y + 64) * 128 + x + 64); }

Edge edge_of(Cell c, Side s, bool loaded) {
  // Corners at the ends of each side, clockwise.
  constexpr int dx[5] = {0, 1, 1, 0, 0}, dy[5] = {0, 0, 1, 1, 0};
  return {{c, s}, corner(c.x + dx[s], c.y + dy[s]), corner(c.x + dx[s + 1], c.y + dy[s + 1]), loaded};
}

struct Best {
  int length = 0, load = 0;
  bool take(int other_length, int other_load) {
    if (other_length < length || (other_length == length && other_load <= load)) return false;
    length = other_length;
    load = other_load;
    return true;
  }
};

class Walls {
 public:
  explicit Walls(const Edges& edges) : edges_(edges) {}

  Best best(u64 (&members)[4]) {
    Best best;
    u64 seen[4] = {};
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      if (has(seen, i)) continue;
      u64 part[4] = {};
      bool forked = false;
      Best whole = join(i, part, forked);
      for (int w = 0; w < 4; ++w) seen[w] |= part[w];
      if (!forked) {
        if (best.take(whole.length, whole.load)) copy(part, members);
        continue;
      }
      for (std::size_t k = 0; k < edges_.size(); ++k) {
        if (!has(part, k)) continue;
        for (const i16 start : {edges_[k].from, edges_[k].to}) extend(start, 0, 0, best, members);
      }
    }
    return best;
  }

 private:
  static bool has(const u64 (&set)[4], std::size_t i) { return set[i / 64] >> i % 64 & 1; }
  static void flip(u64 (&set)[4], std::size_t i) { set[i / 64] ^= u64{1} << i % 64; }
  static void copy(const u64 (&from)[4], u64 (&to)[4]) {
    for (int w = 0; w < 4; ++w) to[w] = from[w];
  }

  // All segments joined with one.
  Best join(std::size_t first, u64 (&part)[4], bool& forked) const {
    Best sum;
    FixedVec<u8, 256> open;
    open.clear();
    open.push_back(static_cast<u8>(first));
    flip(part, first);
    while (!open.empty()) {
      const Edge& e = edges_[open.pop_back()];
      ++sum.length;
      sum.load += e.load;
      for (const i16 point : {e.from, e.to}) {
        int meet = 0;
        for (std::size_t k = 0; k < edges_.size(); ++k) {
          if (edges_[k].from != point && edges_[k].to != point) continue;
          ++meet;
          if (has(part, k)) continue;
          flip(part, k);
          open.push_back(static_cast<u8>(k));
        }
        forked |= meet > 2;
      }
    }
    return sum;
  }

  // The best trail from a corner on that uses no segment twice.
  void extend(i16 point, int length, int load, Best& best, u64 (&members)[4]) {
    if (best.take(length, load)) copy(used_, members);
    for (std::size_t k = 0; k < edges_.size(); ++k) {
      const Edge& e = edges_[k];
      if ((e.from != point && e.to != point) || has(used_, k)) continue;
      flip(used_, k);
      extend(e.from == point ? e.to : e.from, length + 1, load + e.load, best, members);
      flip(used_, k);
    }
  }

  const Edges& edges_;
  u64 used_[4] = {};
};

}  // namespace

int load_of_longest_wall(ConstRef r, const WallLoad& load, Wall* out) {
  Edges edges;
  edges.clear();
  const auto add = [&](TileId t, Cell c, u8 sides) {
    if (sides & kOutwork) return;
    for (const Side s : kEverySide) {
      if (!(sides & bit(s)) || edges.full()) continue;
      const Cell there = beside(c, s);
      if (is_filled(r, there) && !(sides_at(r, there) & kOutwork)) continue;
      edges.push_back(edge_of(c, s, load.bears(t, s)));
    }
  };
  add(kFountain, {0, 0}, r.pieces.fountain_walls[r.owner]);
  for_tiles_at(r.pieces, static_cast<u8>(kInPalace + r.owner),
               [&](TileId t) { add(t, {r.pieces.x[t], r.pieces.y[t]}, r.pieces.sides[t]); });
  u64 members[4] = {};
  const Best best = Walls(edges).best(members);
  if (out) {
    out->length = best.length;
    out->segments.clear();
    for (std::size_t i = 0; i < edges.size(); ++i)
      if (members[i / 64] >> i % 64 & 1) out->segments.push_back(edges[i].segment);
  }
  return best.load;
}

}  // namespace comares::palace
