#include "cli/play/screen.h"

#include <algorithm>

namespace comares::cli::play {

Key ask(Console& console, const Draw& draw, int milliseconds) {
  for (;;) {
    const Size size = console.size();
    Canvas canvas(size);
    const bool too_small = size.width < kSmallest.width || size.height < kSmallest.height;
    if (too_small) {
      const Pane all(canvas);
      all.text_centred(size.height / 2 - 1, "Too small to play", kStrong);
      all.text_centred(size.height / 2, std::to_string(size.width) + "×" + std::to_string(size.height) + "; needed: " +
                                            std::to_string(kSmallest.width) + "×" + std::to_string(kSmallest.height));
    } else {
      draw(canvas);
    }
    console.show(canvas);
    const Key key = console.read(milliseconds);
    if (key.name == KeyName::kResize || (too_small && key.name != KeyName::kNothing)) continue;
    return key;
  }
}

namespace {

int row_width(const Row& row) {
  int n = 0;
  for (const Span& s : row) n += text_width(s.text);
  return n;
}

struct Window {
  Rect rect;
  int visible;
};

Window window(Size size, const Page& page) {
  int widest = std::max(text_width(page.title) + 4, text_width(page.footer));
  for (const Row& row : page.rows) widest = std::max(widest, row_width(row));
  const int width = std::min(size.width, widest + 4);
  const int height = std::min(size.height, static_cast<int>(page.rows.size()) + 4);
  return {{(size.width - width) / 2, (size.height - height) / 2, width, height}, height - 4};
}

Key run_page(Console& console, const Draw& behind, const Page& page, bool leaf) {
  int top = page.from_end ? 1 << 20 : 0, visible = 1;
  const int rows = static_cast<int>(page.rows.size());
  for (;;) {
    const Key key = ask(console, [&](Canvas& canvas) {
      behind(canvas);
      const Window w = window(canvas.size(), page);
      visible = std::max(1, w.visible);
      top = std::clamp(top, 0, std::max(0, rows - visible));
      const Pane inside = Pane(canvas).part(w.rect).frame(page.title, {.fg = Colour::kAccent});
      for (int i = 0; i < visible && top + i < rows; ++i) {
        int x = 1;
        for (const Span& s : page.rows[static_cast<std::size_t>(top + i)]) x = inside.text(x, i, s.text, s.style);
      }
      std::string footer = page.footer;
      if (rows > visible) footer = "↑↓ scroll   " + footer;
      inside.text(1, inside.height() - 1, shortened(footer, inside.width() - 2), kFaintText);
    });
    if (key.name == KeyName::kUp || key.is(U'k')) --top;
    else if (key.name == KeyName::kDown || key.is(U'j')) ++top;
    else if (key.name == KeyName::kPageUp) top -= visible;
    else if (key.name == KeyName::kPageDown || (key.is(U' ') && top < rows - visible)) top += visible;
    else if (key.name == KeyName::kHome) top = 0;
    else if (key.name == KeyName::kEnd) top = rows;
    else if (!leaf && (key.name == KeyName::kLeft || key.name == KeyName::kRight)) continue;
    else return key;
  }
}

}  // namespace

Key show_page(Console& c, const Draw& behind, const Page& page) { return run_page(c, behind, page, false); }
Key show_leaf(Console& c, const Draw& behind, const Page& page) { return run_page(c, behind, page, true); }

bool confirm(Console& console, const Draw& behind, const std::string& question) {
  for (;;) {
    const Key key = ask(console, [&](Canvas& canvas) {
      behind(canvas);
      const int width = text_width(question) + 6;
      const Size size = canvas.size();
      const Pane inside = Pane(canvas)
                              .part({(size.width - width) / 2, size.height / 2 - 3, width, 5})
                              .frame("", {.fg = Colour::kAccent});
      inside.text_centred(0, question, kStrong);
      inside.text_centred(2, "y  yes     n  no", kFaintText);
    });
    if (key.is(U'y') || key.is(U'Y')) return true;
    if (key.is(U'n') || key.is(U'N') || key.name == KeyName::kEscape) return false;
  }
}

bool move_choice(const Key& key, std::size_t& chosen, std::size_t n) {
  if (n == 0) return false;
  if (key.name == KeyName::kUp || key.is(U'k')) chosen = (chosen + n - 1) % n;
  else if (key.name == KeyName::kDown || key.is(U'j')) chosen = (chosen + 1) % n;
  else if (key.name == KeyName::kHome) chosen = 0;
  else if (key.name == KeyName::kEnd) chosen = n - 1;
  else return false;
  return true;
}

}  // namespace comares::cli::play
