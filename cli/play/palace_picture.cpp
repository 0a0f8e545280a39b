#include "cli/play/palace_picture.h"

#include <algorithm>

#include "cli/play/boxes.h"

namespace comares::cli::play {

using namespace alhambra;
using palace::Side;

namespace {

constexpr Style kOuterWall{.fg = Colour::kWall};
constexpr Style kLongestWall{.fg = Colour::kLongest, .bold = true};
constexpr Style kOpenSide{.fg = Colour::kFaint};

Style face(const Words& w, u8 t) {
  if (t == palace::kFountain) return {.fg = Colour::kWhite, .bg = Colour::kFountain};
  const TileKind k = *w.kind(t);
  if (k.type < kBuildings) return building_style(k.type);
  return {.fg = Colour::kWhite, .bg = Colour::kOtherTile};
}

std::string two_letters(const Words& w, u8 t) { return with_capital(w.tile_name(t)).substr(0, 2); }

// The inside of a tile: kind and price, so that both can be told without colour.
void draw_face(const Pane& at, const Words& w, u8 t, Style style, const std::string& marks) {
  at.fill({0, 0, at.width(), at.height()}, U' ', style);
  Style strong = style;
  strong.bold = true;
  const bool fountain = t == palace::kFountain;
  const bool built = !fountain && w.kind(t)->type < kBuildings;
  std::string kind = fountain ? "F" : two_letters(w, t);
  if (built) {
    kind.clear();
    encode(kBuildingLetters[w.kind(t)->type], kind);
    if (!(w.kind(t)->flags & kIsBase)) kind += w.tile_name(t).substr(0, 1);  // a module's
  }
  const int cost = fountain ? 0 : w.kind(t)->price;
  const std::string price = cost ? std::to_string(cost) : "";
  const std::string name = fountain                                ? (at.width() >= 7 ? "fount." : "fount")
                           : built && (w.kind(t)->flags & kIsBase) ? short_name(w.kind(t)->type, at.width())
                                                                   : w.tile_name(t);
  if (at.width() < 5) {  // 3×1: "T12"
    at.text(0, 0, kind.substr(0, price.size() > 1 ? 1 : 2), strong);
    if (!marks.empty() && price.size() < 2) at.text(1, 0, marks.substr(0, 1), strong);
    at.text_right(at.width(), 0, fountain ? "≈≈" : price, style);
    return;
  }
  at.text(0, 0, kind, strong);
  at.text_right(at.width(), 0, fountain ? "≈≈" : price, strong);
  at.text(0, 1, name, style);
  if (!marks.empty()) at.text_right(at.width(), at.height() - 1, " " + marks.substr(0, 3), strong);
}

// All edges of a part of the grid, horizontal ones above their cell, vertical ones left of it.
class Edges {
 public:
  struct Edge {
    unsigned char weight = 0;
    Style style{};
    int rank = 0;  // which style wins where edges meet
  };
  Edges(int width, int height) : width_(width), across_(size(width, height)), down_(size(width, height)) {}
  Edge& of(int x, int y, Side s) {
    if (s == palace::kEast) ++x;
    if (s == palace::kSouth) ++y;
    auto& which = s == palace::kNorth || s == palace::kSouth ? across_ : down_;
    return which[index(x, y)];
  }
  void set(int x, int y, Side s, unsigned char weight, Style style, int rank) {
    Edge& e = of(x, y, s);
    if (weight > e.weight || (weight == e.weight && rank > e.rank)) e = {weight, style, rank};
  }
  // The picture: lines between points at (ox + x · stride, oy + y · stride).
  void draw(const Pane& pane, int height, int ox, int oy, Stride stride) const {
    for (int y = 0; y <= height; ++y) {
      for (int x = 0; x <= width_; ++x) {
        const Edge &right = across_[index(x, y)], &below = down_[index(x, y)];
        const Edge none{}, &left = x ? across_[index(x - 1, y)] : none, &above = y ? down_[index(x, y - 1)] : none;
        const int px = ox + x * stride.x, py = oy + y * stride.y;
        const Edge* top = &none;
        for (const Edge* e : {&right, &below, &left, &above})
          if (e->weight > top->weight || (e->weight == top->weight && e->rank > top->rank)) top = e;
        if (top->weight) pane.put(px, py, box({above.weight, right.weight, below.weight, left.weight}), top->style);
        if (right.weight)
          for (int i = 1; i < stride.x; ++i) pane.put(px + i, py, box({0, right.weight, 0, right.weight}), right.style);
        if (below.weight)
          for (int i = 1; i < stride.y; ++i) pane.put(px, py + i, box({below.weight, 0, below.weight, 0}), below.style);
      }
    }
  }

 private:
  static std::size_t size(int w, int h) { return static_cast<std::size_t>((w + 2) * (h + 2)); }
  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * (width_ + 2) + x); }
  int width_;
  std::vector<Edge> across_, down_;
};

struct Box {
  int left, top, right, bottom;
  void take(palace::Cell c) {
    left = std::min<int>(left, c.x);
    right = std::max<int>(right, c.x);
    top = std::min<int>(top, c.y);
    bottom = std::max<int>(bottom, c.y);
  }
  int width() const { return right - left + 1; }
  int height() const { return bottom - top + 1; }
};

palace::Cell cell_at(int x, int y) { return {static_cast<i8>(x), static_cast<i8>(y)}; }

void wall_edges(palace::ConstRef r, const Box& area, Edges& edges) {
  for (int y = area.top; y <= area.bottom; ++y) {
    for (int x = area.left; x <= area.right; ++x) {
      if (!palace::is_filled(r, cell_at(x, y))) continue;
      const u8 sides = palace::sides_at(r, cell_at(x, y));
      for (int s = 0; s < 4; ++s) {
        const Side side = static_cast<Side>(s);
        const bool wall = sides >> s & 1;
        const bool inside = palace::closes_side(r, palace::beside(cell_at(x, y), side), palace::opposite(side));
        if (!palace::closes_side(r, cell_at(x, y), side)) continue;
        if (wall) edges.set(x - area.left, y - area.top, side, 2, inside ? kOpenSide : kOuterWall, inside ? 1 : 2);
        else if (!inside) edges.set(x - area.left, y - area.top, side, 1, kOpenSide, 0);
      }
    }
  }
  palace::Wall longest;
  palace::longest_wall(r, longest);
  for (const palace::Segment& s : longest.segments)
    if (s.side < palace::kLongSide)
      edges.set(s.cell.x - area.left, s.cell.y - area.top, static_cast<Side>(s.side), 2, kLongestWall, 3);
}

// Half a tile: its long side from corner to corner, what lies beyond it empty, and its legs left as they are.
void draw_half(const Pane& at, palace::Corner corner, bool longest) {
  const bool falling = corner == palace::kNorthEast || corner == palace::kSouthWest;
  const bool keeps_left = corner == palace::kNorthWest || corner == palace::kSouthWest;
  for (int y = 0; y < at.height(); ++y) {
    // The middle of the row, measured along the diagonal.
    const int along = (2 * y + 1) * at.width() / (2 * at.height());
    const int x = std::clamp(falling ? along : at.width() - 1 - along, 0, at.width() - 1);
    if (keeps_left) at.fill({x + 1, y, at.width() - x - 1, 1}, U' ', {});
    else at.fill({0, y, x, 1}, U' ', {});
    at.put(x, y, falling ? U'╲' : U'╱', longest ? kLongestWall : kOuterWall);
  }
}

void draw_passages(const Pane& pane, palace::ConstRef r, const Box& area, int ox, int oy, Stride stride) {
  for (int i = 0; i < r.pieces.passage_count; ++i) {
    const palace::Passage& way = r.pieces.passages[i];
    if (way.owner != r.owner) continue;
    int px = ox + (way.cell.x - area.left) * stride.x, py = oy + (way.cell.y - area.top) * stride.y;
    if (way.side == palace::kNorth || way.side == palace::kSouth) px += stride.x / 2;
    else py += stride.y / 2;
    if (way.side == palace::kEast) px += stride.x;
    if (way.side == palace::kSouth) py += stride.y;
    pane.put(px, py, U'∩', kAccentText);
  }
}

// Where the drawing begins: in the middle, or, where it does not fit, so that `focus` is seen.
int origin(int room, int needed, int focus) {
  if (needed <= room) return (room - needed) / 2;
  return std::clamp(room / 2 - focus, room - needed, 0);
}

}  // namespace

void draw_palace(const Pane& pane, const Words& w, palace::ConstRef r, const PalaceLook& look) {
  Box area{r.palace.min_x, r.palace.min_y, r.palace.max_x, r.palace.max_y};
  for (const palace::Cell c : look.candidates) area.take(c);
  if (look.cursor) area.take(*look.cursor);
  Stride stride = kStrides[2];
  for (int i = look.largest; i < 3; ++i) {
    stride = kStrides[i];
    if (area.width() * stride.x + 1 <= pane.width() && area.height() * stride.y + 1 <= pane.height()) break;
  }
  const palace::Cell focus = look.cursor.value_or(palace::Cell{0, 0});
  const int ox = origin(pane.width(), area.width() * stride.x + 1, (focus.x - area.left) * stride.x);
  const int oy = origin(pane.height(), area.height() * stride.y + 1, (focus.y - area.top) * stride.y);
  const auto inside = [&](palace::Cell c) {
    return Rect{ox + (c.x - area.left) * stride.x + 1, oy + (c.y - area.top) * stride.y + 1, stride.x - 1,
                stride.y - 1};
  };
  // Cut off at the edges of the pane, a face is drawn whole or not at all.
  const auto fits = [&](const Rect& f) {
    return f.x >= 0 && f.y >= 0 && f.x + f.width <= pane.width() && f.y + f.height <= pane.height();
  };

  Edges edges(area.width(), area.height());
  wall_edges(r, area, edges);
  palace::Wall longest;
  palace::longest_wall(r, longest);
  const auto in_longest = [&](palace::Cell c) {
    return std::any_of(longest.segments.begin(), longest.segments.end(),
                       [&](const palace::Segment& s) { return s.cell == c && s.side >= palace::kLongSide; });
  };
  edges.draw(pane, area.height(), ox, oy, stride);
  for (int y = area.top; y <= area.bottom; ++y) {
    for (int x = area.left; x <= area.right; ++x) {
      const palace::Cell c = cell_at(x, y);
      const Rect at = inside(c);
      const u8 t = palace::tile_at(r, c);
      if (t == kNoTile || !fits(at)) continue;
      std::string marks;
      if (look.marks)
        if (const auto found = look.marks->find({x, y}); found != look.marks->end()) marks = found->second;
      const bool chosen = look.cursor && *look.cursor == c;
      Style style = face(w, t);
      if (chosen) style.reverse = true;
      if (std::find(look.candidates.begin(), look.candidates.end(), c) != look.candidates.end() && !chosen)
        style.underline = true;
      draw_face(pane.part(at), w, t, style, marks);
      if (const u8 sides = palace::sides_at(r, c); sides & palace::kHalfTile)
        draw_half(pane.part(at), palace::corner_of(sides), in_longest(c));
    }
  }
  draw_passages(pane, r, area, ox, oy, stride);
  for (const palace::Cell c : look.candidates) {
    const Rect at = inside(c);
    if (palace::is_filled(r, c) || !fits(at)) continue;
    pane.put(at.x + at.width / 2, at.y + (at.height - 1) / 2, U'+', {.fg = Colour::kGood, .bold = true});
  }
  if (!look.cursor) return;
  const Rect at = inside(*look.cursor);
  if (!fits(at)) return;
  const int middle = at.y + (at.height - 1) / 2;
  if (palace::is_filled(r, *look.cursor) && !look.cursor_is_empty) return;
  pane.fill(at, U' ', {.fg = Colour::kAccent, .reverse = true});
  pane.put(at.x + at.width / 2, middle, look.cursor_is_empty ? U'×' : U'+',
           {.fg = Colour::kAccent, .bold = true, .reverse = true});
}

void draw_tile(const Pane& pane, const Words& w, int x, int y, u8 t, u8 sides, Stride stride) {
  Edges edges(1, 1);
  for (int s = 0; s < 4; ++s)
    edges.set(0, 0, static_cast<Side>(s), sides >> s & 1 ? 2 : 1, sides >> s & 1 ? kOuterWall : kOpenSide,
              sides >> s & 1);
  edges.draw(pane, 1, x, y, stride);
  draw_face(pane.part({x + 1, y + 1, stride.x - 1, stride.y - 1}), w, t, face(w, t), "");
}

}  // namespace comares::cli::play
