// A picture made of characters, and the shortest text that turns the last picture into the next one,
// so that a slow line has little to carry and nothing flickers.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/style.h"

namespace comares::cli::play {

struct Size {
  int width = 0, height = 0;
  friend bool operator==(const Size&, const Size&) = default;
};
struct Rect {
  int x = 0, y = 0, width = 0, height = 0;
};

struct Glyph {
  char32_t ch = U' ';
  Style style{};
  friend bool operator==(const Glyph&, const Glyph&) = default;
};

class Canvas {
 public:
  explicit Canvas(Size size = {})
      : size_(size), cells_(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height)) {}
  Size size() const { return size_; }
  bool holds(int x, int y) const { return x >= 0 && y >= 0 && x < size_.width && y < size_.height; }
  Glyph& at(int x, int y) {
    return cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) + static_cast<std::size_t>(x)];
  }
  const Glyph& at(int x, int y) const { return const_cast<Canvas*>(this)->at(x, y); }
  std::string row(int y) const;  // as UTF-8 without colours, for tests
  std::string whole() const;     // all rows

 private:
  Size size_;
  std::vector<Glyph> cells_;
};

// A window onto a canvas: own coordinates, and nothing drawn leaves it.
class Pane {
 public:
  Pane(Canvas& canvas, Rect rect) : canvas_(&canvas), rect_(rect) {}
  explicit Pane(Canvas& canvas) : Pane(canvas, {0, 0, canvas.size().width, canvas.size().height}) {}
  int width() const { return rect_.width; }
  int height() const { return rect_.height; }
  Pane part(Rect inside) const;

  void put(int x, int y, char32_t ch, Style style = {}) const;
  int text(int x, int y, std::string_view utf8, Style style = {}) const;  // returns x behind it
  void text_right(int right, int y, std::string_view utf8, Style style = {}) const;
  void text_centred(int y, std::string_view utf8, Style style = {}) const;
  void fill(Rect inside, char32_t ch, Style style = {}) const;
  void clear() const { fill({0, 0, width(), height()}, U' '); }
  void restyle(int x, int y, Style style) const;
  // A frame with a title; returns what is inside.
  Pane frame(std::string_view title, Style style = kFaintText) const;

 private:
  Canvas* canvas_;
  Rect rect_;
};

std::u32string decode(std::string_view utf8);
void encode(char32_t, std::string& out);
int text_width(std::string_view utf8);
std::string shortened(std::string_view utf8, int width);  // with … where something is left off
std::vector<std::string> wrapped(std::string_view utf8, int width);

// Escape sequences from `before` to `now`; everything when their sizes differ.
std::string changes(const Canvas& before, const Canvas& now, const Abilities&);

}  // namespace comares::cli::play
