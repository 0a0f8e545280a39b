// The longest outer wall (base.4, camps.4: for walls an outwork's cell counts as empty).
// Outer segments are edges between grid points; point p is the north-western corner of cell p.
// Mostly no point has more than two of them: then the walls are plain chains, and peeling both ends
// off all chains at once tells the longest length. Where three or four meet (only round closed
// blocks of outworks) chains become links of a small graph, searched for its longest trail.
// Of equally long walls the first is given, chains before rings, by their first point row by row;
// a chain starts at its first end, a ring at its first point and eastwards.
#include "games/palace/board.h"

namespace comares::palace {
namespace {

template <class G>
struct Edges {
  G across;  // from point p to the point east of it
  G down;    // … south of it

  bool any() const { return (across | down).any(); }
  // Sides to which an edge leaves point p.
  unsigned exits(int p) const {
    return static_cast<unsigned>(down.test(p - G::kWidth)) | static_cast<unsigned>(across.test(p)) << 1 |
           static_cast<unsigned>(down.test(p)) << 2 | static_cast<unsigned>(across.test(p - 1)) << 3;
  }
  void erase(int p, int side) {
    if (side == kNorth || side == kWest) p += step<G>(side);
    (side == kNorth || side == kSouth ? down : across).reset(p);
  }
};

template <class Board>
inline Edges<GridOf<Board>> outer_edges(const Board& b) {
  const auto& g = b.ground;
  return {((b.wall[kNorth] & g) - at<kNorth>(g)) | (at<kNorth>(b.wall[kSouth] & g) - g),
          ((b.wall[kWest] & g) - at<kWest>(g)) | (at<kWest>(b.wall[kEast] & g) - g)};
}

// Points with an odd number of edges; with two at most these are the ends of chains.
template <class G>
inline G odd_points(const Edges<G>& e) {
  return e.across ^ at<kWest>(e.across) ^ e.down ^ at<kNorth>(e.down);
}
template <class G>
inline G busy_points(const Edges<G>& e) {  // three edges or four
  const G w = at<kWest>(e.across), n = at<kNorth>(e.down);
  return (e.across & w & (e.down | n)) | (e.down & n & (e.across | w));
}

// Length of the longest chain; −1 if rings are left. No busy points.
template <class G>
inline int peel(Edges<G> e) {
  if (!e.any()) return 0;
  for (int length = 2;; length += 2) {
    const G ends = odd_points(e);
    const G points = e.across | at<kWest>(e.across) | e.down | at<kNorth>(e.down);
    const Edges<G> rest{e.across - ends - at<kEast>(ends), e.down - ends - at<kSouth>(ends)};
    if (!rest.any()) return (points - ends).any() ? length : length - 1;
    if (ends.none_set()) return -1;
    e = rest;
  }
}

// A chain of edges from one point on; `stop` are the points at which chains end.
template <class G, class F>
inline int walk(const Edges<G>& e, const G& stop, int p, int side, F each) {
  const int start = p;
  for (;;) {
    each(p, side);
    p += step<G>(side);
    if (p == start || stop.test(p)) return p;
    side = std::countr_zero(e.exits(p) & ~(1u << (side ^ 2)));
  }
}

struct Link {
  i16 from, to;  // points
  i16 length;
  u8 from_side, to_side;  // the side to which it leaves either point
};

// A trail: links in order, each forwards or backwards.
struct Trail {
  int length = 0;
  FixedVec<i16, 256> links;  // ~i: link i backwards
};

// The graph of links, for palaces with outworks.
template <class G>
struct Web {
  Edges<G> edges;
  G nodes;  // where links end: every point that has not two edges; one point of each ring
  FixedVec<Link, 256> links;
  Trail trail, best;
  u64 used[4];
  bool forked;

  explicit Web(const Edges<G>& e) : edges(e) {
    links.clear();
    trail.links.clear();
    best.links.clear();
    const G busy = busy_points(e);
    forked = busy.any();
    nodes = odd_points(e) | busy;
    Edges<G> left = e;
    nodes.for_each([&](int p) { collect(left, p); });
    while (left.any()) {
      const int p = (left.across | left.down).first();
      nodes.set(p);
      collect(left, p);
    }
  }

  void collect(Edges<G>& left, int p) {
    constexpr Side order[4] = {kEast, kSouth, kWest, kNorth};
    for (const Side s : order) {
      if (!(left.exits(p) >> s & 1)) continue;
      Link link{static_cast<i16>(p), 0, 0, s, 0};
      int last = s;
      link.to = static_cast<i16>(walk(edges, nodes, p, s, [&](int at_point, int side) {
        left.erase(at_point, side);
        last = side;
        ++link.length;
      }));
      link.to_side = static_cast<u8>(last ^ 2);
      links.push_back(link);
    }
  }

  void extend(int p) {
    if (trail.length > best.length) best = trail;
    for (std::size_t i = 0; i < links.size(); ++i) {
      const Link& link = links[i];
      if ((link.from != p && link.to != p) || (used[i / 64] >> (i % 64) & 1)) continue;
      used[i / 64] |= u64{1} << (i % 64);
      trail.length += link.length;
      const bool forwards = link.from == p;
      trail.links.push_back(static_cast<i16>(forwards ? i : ~i));
      extend(forwards ? link.to : link.from);
      trail.links.pop_back();
      trail.length -= link.length;
      used[i / 64] &= ~(u64{1} << (i % 64));
    }
  }

  void search() {
    if (!forked) {  // every link is a wall of its own
      int longest = -1;
      for (std::size_t i = 0; i < links.size(); ++i)
        if (longest < 0 || links[i].length > links[static_cast<std::size_t>(longest)].length)
          longest = static_cast<int>(i);
      if (longest >= 0) {
        best.length = links[static_cast<std::size_t>(longest)].length;
        best.links.push_back(static_cast<i16>(longest));
      }
      return;
    }
    // Both ends of a longest trail are odd points, unless it takes in a whole web without such.
    // Starting everywhere costs little: webs have a few links.
    for (u64& word : used) word = 0;
    nodes.for_each([&](int p) { extend(p); });
  }
};

template <class Board>
inline int length_on(const Board& b) {
  const auto edges = outer_edges(b);
  const bool outworks = b.flags & kHasOutworks;
  if (!outworks || busy_points(edges).none_set()) {
    const int length = peel(edges);
    if (length >= 0) return length;
    // Without outworks the border is one loop: a ring is all there is.
    if (!outworks) return edges.across.count() + edges.down.count();
  }
  Web web(edges);
  web.search();
  return web.best.length;
}

template <class Board>
Segment segment_at(const Board& b, int p, int side) {
  using G = GridOf<Board>;
  if (side == kNorth || side == kWest) p += step<G>(side);
  const bool across = side == kEast || side == kWest;
  const Side near = across ? kNorth : kWest;
  if (b.ground.test(p) && b.wall[near].test(p) && !b.ground.test(p + step<G>(near))) return {cell_of(b, p), near};
  return {cell_of(b, p + step<G>(near)), opposite(near)};
}

template <class Board>
void wall_on(const Board& b, Wall& out) {
  Web web(outer_edges(b));
  web.search();
  out.length = web.best.length;
  out.segments.clear();
  for (const i16 i : web.best.links) {
    const Link& link = web.links[static_cast<std::size_t>(i < 0 ? ~i : i)];
    walk(web.edges, web.nodes, i < 0 ? link.to : link.from, i < 0 ? link.to_side : link.from_side,
         [&](int p, int side) { out.segments.push_back(segment_at(b, p, side)); });
  }
}

}  // namespace

int longest_wall(ConstRef r) {
  return on_board(r, [](const auto& b) { return length_on(b); });
}

void longest_wall(ConstRef r, Wall& out) {
  on_board(r, [&](const auto& b) { wall_on(b, out); });
}

}  // namespace comares::palace
