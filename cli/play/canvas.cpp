#include "cli/play/canvas.h"

#include <algorithm>

#include "cli/play/boxes.h"

namespace comares::cli::play {

std::u32string decode(std::string_view utf8) {
  std::u32string out;
  for (std::size_t i = 0; i < utf8.size();) {
    const unsigned char first = static_cast<unsigned char>(utf8[i]);
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t ch = length == 1 ? first : first & (0xFFu >> (length + 1));
    for (std::size_t k = 1; k < length && i + k < utf8.size(); ++k)
      ch = ch << 6 | (static_cast<unsigned char>(utf8[i + k]) & 0x3Fu);
    out += ch < 0x20 ? U' ' : ch;
    i += length;
  }
  return out;
}

void encode(char32_t c, std::string& out) {
  const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (c >> shift & 0x3F)); };
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0 | c >> 6);
    tail(0);
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | c >> 12);
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xF0 | c >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

int text_width(std::string_view utf8) {
  return static_cast<int>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string shortened(std::string_view utf8, int width) {
  if (text_width(utf8) <= width) return std::string(utf8);
  std::string out;
  if (width <= 0) return out;
  const std::u32string all = decode(utf8);
  for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(width); ++i) encode(all[i], out);
  return out + "…";
}

std::vector<std::string> wrapped(std::string_view utf8, int width) {
  std::vector<std::string> lines(1);
  std::size_t at = 0;
  while (at < utf8.size()) {
    const std::size_t space = std::min(utf8.find(' ', at), utf8.size());
    const std::string word = shortened(utf8.substr(at, space - at), width);
    at = space + 1;
    if (!lines.back().empty() && text_width(lines.back()) + 1 + text_width(word) > width) lines.emplace_back();
    if (!lines.back().empty()) lines.back() += ' ';
    lines.back() += word;
  }
  return lines;
}

std::string Canvas::row(int y) const {
  std::string out;
  for (int x = 0; x < size_.width; ++x) encode(at(x, y).ch, out);
  return out;
}

std::string Canvas::whole() const {
  std::string out;
  for (int y = 0; y < size_.height; ++y) out += row(y) + "\n";
  return out;
}

Pane Pane::part(Rect r) const {
  const int x = std::clamp(r.x, 0, rect_.width), y = std::clamp(r.y, 0, rect_.height);
  return Pane(*canvas_, {rect_.x + x, rect_.y + y, std::max(0, std::min(r.width, rect_.width - x)),
                         std::max(0, std::min(r.height, rect_.height - y))});
}

void Pane::put(int x, int y, char32_t ch, Style style) const {
  if (x < 0 || y < 0 || x >= rect_.width || y >= rect_.height) return;
  if (canvas_->holds(rect_.x + x, rect_.y + y)) canvas_->at(rect_.x + x, rect_.y + y) = {ch, style};
}

void Pane::restyle(int x, int y, Style style) const {
  if (x < 0 || y < 0 || x >= rect_.width || y >= rect_.height) return;
  if (canvas_->holds(rect_.x + x, rect_.y + y)) canvas_->at(rect_.x + x, rect_.y + y).style = style;
}

int Pane::text(int x, int y, std::string_view utf8, Style style) const {
  for (const char32_t ch : decode(utf8)) put(x++, y, ch, style);
  return x;
}

void Pane::text_right(int right, int y, std::string_view utf8, Style style) const {
  text(right - text_width(utf8), y, utf8, style);
}

void Pane::text_centred(int y, std::string_view utf8, Style style) const {
  text((rect_.width - text_width(utf8)) / 2, y, utf8, style);
}

void Pane::fill(Rect r, char32_t ch, Style style) const {
  for (int y = r.y; y < r.y + r.height; ++y)
    for (int x = r.x; x < r.x + r.width; ++x) put(x, y, ch, style);
}

Pane Pane::frame(std::string_view title, Style style) const {
  const int right = width() - 1, bottom = height() - 1;
  fill({0, 0, width(), height()}, U' ');
  for (int x = 1; x < right; ++x) {
    put(x, 0, U'─', style);
    put(x, bottom, U'─', style);
  }
  for (int y = 1; y < bottom; ++y) {
    put(0, y, U'│', style);
    put(right, y, U'│', style);
  }
  put(0, 0, U'┌', style);
  put(right, 0, U'┐', style);
  put(0, bottom, U'└', style);
  put(right, bottom, U'┘', style);
  if (!title.empty()) text(2, 0, " " + shortened(title, width() - 6) + " ", kStrong);
  return part({1, 1, width() - 2, height() - 2});
}

std::string changes(const Canvas& before, const Canvas& now, const Abilities& can) {
  const bool all = before.size() != now.size();
  std::string out;
  if (all) out += "\x1b[0m\x1b[2J";
  const Style* current = nullptr;
  int pen_x = -1, pen_y = -1;
  const Size size = now.size();
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const Glyph& g = now.at(x, y);
      if (all ? g == Glyph{} : g == before.at(x, y)) continue;
      if (pen_y != y || pen_x != x) {
        // A short gap in the same row is cheaper written again than jumped over.
        const bool near = pen_y == y && x > pen_x && x - pen_x <= 3;
        bool same = near;
        for (int k = pen_x; near && k < x; ++k) same = same && current && now.at(k, y).style == *current;
        if (same)
          for (int k = pen_x; k < x; ++k) encode(drawable(now.at(k, y).ch, can.charset), out);
        else out += "\x1b[" + std::to_string(y + 1) + ";" + std::to_string(x + 1) + "H";
      }
      if (!current || !(*current == g.style)) {
        out += style_code(g.style, can.colours);
        current = &g.style;
      }
      encode(drawable(g.ch, can.charset), out);
      pen_x = x + 1;
      pen_y = y;
    }
  }
  if (current) out += "\x1b[0m";
  return out;
}

}  // namespace comares::cli::play
