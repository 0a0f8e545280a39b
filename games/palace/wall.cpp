// The longest outer wall (base.4, camps.4: for walls an outwork's cell counts as empty; watchtowers.4 and 5: the long
// side of a half tile is a segment too, and before its empty half a walled side is an outer one).
// Outer segments are edges between grid points; point p is the north-western corner of cell p.
// Mostly no point has more than two of them: then the walls are plain chains, and peeling both ends
// off all chains at once tells the longest length. Where three or four meet (only round closed
// blocks of outworks) chains become links of a small graph, searched for its longest trail.
// Of equally long walls the one with most marked segments is given, of these the first: chains before rings, by
// their first point row by row; a chain starts at its first end, a ring at its first point and eastwards.
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

// Which cell does one cross from point p in one of the directions 4 to 7?
template <class G>
constexpr int crossed_cell(int p, int side) {
  constexpr int by[4] = {0, -1, -G::kWidth - 1, -G::kWidth};
  return p + by[side - 4];
}
// Edges may also cross a cell. Directions go on with 4 to 7: south-east, south-west, north-west, north-east.
template <class G>
struct CrossedEdges {
  G across, down;
  G falling;  // from point p to the one south-east of it
  G rising;   // from the point east of p to the one south of it

  bool any() const { return (across | down | falling | rising).any(); }
  unsigned exits(int p) const {
    constexpr int w = G::kWidth;
    return Edges<G>{across, down}.exits(p) | static_cast<unsigned>(falling.test(p)) << 4 |
           static_cast<unsigned>(rising.test(p - 1)) << 5 | static_cast<unsigned>(falling.test(p - w - 1)) << 6 |
           static_cast<unsigned>(rising.test(p - w)) << 7;
  }
  void erase(int p, int side) {
    if (side >= 4) return (side & 1 ? rising : falling).reset(crossed_cell<G>(p, side));
    Edges<G> straight{across, down};
    straight.erase(p, side);
    across = straight.across;
    down = straight.down;
  }
};

// Step of the index in any of the eight directions.
template <class G>
constexpr int edge_step(int side) {
  constexpr int by[4] = {G::kWidth + 1, G::kWidth - 1, -G::kWidth - 1, -G::kWidth + 1};
  return side < 4 ? step<G>(side) : by[side - 4];
}

template <class Board>
inline auto outer_edges(const Board& b) {
  using G = GridOf<Board>;
  const G north = walled<kNorth>(b) & b.ground, south = walled<kSouth>(b) & b.ground;
  const G west = walled<kWest>(b) & b.ground, east = walled<kEast>(b) & b.ground;
  const Edges<G> straight{
      (north - at<kNorth>(ground_lining<kSouth>(b))) | (at<kNorth>(south) - ground_lining<kNorth>(b)),
      (west - at<kWest>(ground_lining<kEast>(b))) | (at<kWest>(east) - ground_lining<kWest>(b))};
  if constexpr (Board::kHalves) {
    const auto& w = b.wall;
    return CrossedEdges<G>{straight.across, straight.down, b.half & ((w[kNorth] & w[kEast]) | (w[kSouth] & w[kWest])),
                           b.half & ((w[kNorth] & w[kWest]) | (w[kSouth] & w[kEast]))};
  } else {
    return straight;
  }
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

// Points at which chains end: one edge, three or more.
template <class G>
inline G chain_ends(const Edges<G>& e) {
  return odd_points(e) | busy_points(e);
}
template <class G>
inline G chain_ends(const CrossedEdges<G>& e) {
  const G points = e.across | at<kWest>(e.across) | e.down | at<kNorth>(e.down) | e.falling |
                   at<kNorth>(at<kWest>(e.falling)) | at<kWest>(e.rising) | at<kNorth>(e.rising);
  G ends = G::none();
  points.for_each([&](int p) {
    if (std::popcount(e.exits(p)) != 2) ends.set(p);
  });
  return ends;
}
template <class E, class G>
inline bool has_forks(const E& e, const G& ends) {
  bool forked = false;
  ends.for_each([&](int p) { forked |= std::popcount(e.exits(p)) > 2; });
  return forked;
}
template <class G>
inline int some_point(const Edges<G>& e) {
  return (e.across | e.down).first();
}
template <class G>
inline int some_point(const CrossedEdges<G>& e) {
  return (e.across | e.down | e.falling | at<kWest>(e.rising)).first();
}

// A chain of edges from one point on; `stop` are the points at which chains end.
template <class E, class G, class F>
inline int walk(const E& e, const G& stop, int p, int side, F each) {
  const int start = p;
  for (;;) {
    each(p, side);
    p += edge_step<G>(side);
    if (p == start || stop.test(p)) return p;
    side = std::countr_zero(e.exits(p) & ~(1u << (side ^ 2)));
  }
}

struct Link {
  i16 from, to;  // points
  i16 length, marked;
  u8 from_side, to_side;  // the side to which it leaves either point

  // A longer wall comes first, then one with more marked segments.
  int worth() const { return length * kMostSegments + marked; }
  static constexpr int kMostSegments = 1024;
};

// A trail: links in order, each forwards or backwards.
struct Trail {
  int worth = 0;
  FixedVec<i16, 256> links;  // ~i: link i backwards
};

// The graph of links, for palaces with outworks or half tiles, and for all where segments are asked for.
template <class G, class E>
struct Web {
  E edges;
  Edges<G> marked;  // crossing edges all are
  G nodes;          // where links end: every point that has not two edges; one point of each ring
  FixedVec<Link, 256> links;
  Trail trail, best;
  u64 used[4];
  bool forked;

  Web(const E& e, const Edges<G>& marked_ones) : edges(e), marked(marked_ones) {
    links.clear();
    trail.links.clear();
    best.links.clear();
    nodes = chain_ends(e);
    forked = has_forks(e, nodes);
    E left = e;
    nodes.for_each([&](int p) { collect(left, p); });
    while (left.any()) {
      const int p = some_point(left);
      nodes.set(p);
      collect(left, p);
    }
  }

  bool is_marked(int p, int side) const {
    if (side >= 4) return true;
    if (side == kNorth || side == kWest) p += step<G>(side);
    return (side == kNorth || side == kSouth ? marked.down : marked.across).test(p);
  }

  void collect(E& left, int p) {
    constexpr u8 order[8] = {kEast, kSouth, kWest, kNorth, 4, 5, 6, 7};
    for (const u8 s : order) {
      if (!(left.exits(p) >> s & 1)) continue;
      Link link{static_cast<i16>(p), 0, 0, 0, s, 0};
      int last = s;
      link.to = static_cast<i16>(walk(edges, nodes, p, s, [&](int at_point, int side) {
        left.erase(at_point, side);
        last = side;
        ++link.length;
        link.marked = static_cast<i16>(link.marked + is_marked(at_point, side));
      }));
      link.to_side = static_cast<u8>(last ^ 2);
      links.push_back(link);
    }
  }

  void extend(int p) {
    if (trail.worth > best.worth) best = trail;
    for (std::size_t i = 0; i < links.size(); ++i) {
      const Link& link = links[i];
      if ((link.from != p && link.to != p) || (used[i / 64] >> (i % 64) & 1)) continue;
      used[i / 64] |= u64{1} << (i % 64);
      trail.worth += link.worth();
      const bool forwards = link.from == p;
      trail.links.push_back(static_cast<i16>(forwards ? i : ~i));
      extend(forwards ? link.to : link.from);
      trail.links.pop_back();
      trail.worth -= link.worth();
      used[i / 64] &= ~(u64{1} << (i % 64));
    }
  }

  void search() {
    if (!forked) {  // every link is a wall of its own
      int longest = -1;
      for (std::size_t i = 0; i < links.size(); ++i)
        if (longest < 0 || links[i].worth() > links[static_cast<std::size_t>(longest)].worth())
          longest = static_cast<int>(i);
      if (longest >= 0) {
        best.worth = links[static_cast<std::size_t>(longest)].worth();
        best.links.push_back(static_cast<i16>(longest));
      }
      return;
    }
    // Both ends of a longest trail are odd points, unless it takes in a whole web without such.
    // Starting everywhere costs little: webs have a few links.
    for (u64& word : used) word = 0;
    nodes.for_each([&](int p) { extend(p); });
  }
  WallWorth found() const { return {best.worth / Link::kMostSegments, best.worth % Link::kMostSegments}; }
};

template <class Board>
inline Edges<GridOf<Board>> marked_edges(const Board& b, std::span<const Segment> marked) {
  using G = GridOf<Board>;
  Edges<G> e{G::none(), G::none()};
  for (const Segment& s : marked) {
    int p = index_of(b, s.cell);
    if (p < 0 || s.side >= kLongSide) continue;
    if (s.side == kSouth || s.side == kEast) p += step<G>(s.side);
    (s.side == kNorth || s.side == kSouth ? e.across : e.down).set(p);
  }
  return e;
}

template <class Board>
inline auto searched_web(const Board& b, std::span<const Segment> marked) {
  const auto edges = outer_edges(b);
  Web<GridOf<Board>, std::remove_cvref_t<decltype(edges)>> web(edges, marked_edges(b, marked));
  web.search();
  return web;
}

template <class Board>
inline int length_on(const Board& b) {
  if constexpr (!Board::kHalves) {
    const auto edges = outer_edges(b);
    const bool outworks = b.flags & kHasOutworks;
    if (!outworks || busy_points(edges).none_set()) {
      const int length = peel(edges);
      if (length >= 0) return length;
      // Without outworks the border is one loop: a ring is all there is.
      if (!outworks) return edges.across.count() + edges.down.count();
    }
  }
  return searched_web(b, {}).found().length;
}

template <class Board>
Segment segment_at(const Board& b, int p, int side) {
  using G = GridOf<Board>;
  if (side >= 4) {
    const int crossed = crossed_cell<G>(p, side);
    return {cell_of(b, crossed), static_cast<u8>(kLongSide + corner_of(sides_on(b, crossed)))};
  }
  if (side == kNorth || side == kWest) p += step<G>(side);
  const bool across = side == kEast || side == kWest;
  const Side near = across ? kNorth : kWest;
  const int beyond = p + step<G>(near);
  const bool outer = !b.ground.test(beyond) || !lines(b, beyond, near ^ 2);
  if (b.ground.test(p) && !is_half(b, p) && b.wall[near].test(p) && outer) return {cell_of(b, p), near};
  return {cell_of(b, p + step<G>(near)), opposite(near)};
}

template <class Board>
void wall_on(const Board& b, std::span<const Segment> marked, Wall& out) {
  const auto web = searched_web(b, marked);
  out.length = web.found().length;
  out.marked = web.found().marked;
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

void longest_wall(ConstRef r, Wall& out) { longest_wall(r, {}, out); }

void longest_wall(ConstRef r, std::span<const Segment> marked, Wall& out) {
  on_board(r, [&](const auto& b) { wall_on(b, marked, out); });
}

WallWorth wall_worth(ConstRef r, std::span<const Segment> marked) {
  if (marked.empty() && !(r.palace.flags & kHasHalves)) return {longest_wall(r), 0};
  return on_board(r, [&](const auto& b) { return searched_web(b, marked).found(); });
}

}  // namespace comares::palace
