#include "cli/play/boxes.h"

#include <array>
#include <string_view>

namespace comares::cli::play {

namespace {

// Arms (up, right, down, left) of U+2500 … U+257F; dots where a character is none of ours.
constexpr std::string_view kArms =
    "0101020210102020................................0110021001200220"
    "0011001200210022110012002100220010011002200120021110121021101120"
    "2120221012202220101110122011102120212012102220220111011202110212"
    "0121012202210222110111021201120221012102220122021111111212111212"
    "211111212121211222111122122122121222212222212222................"
    "................................................................"
    "................................................................"
    "................000110000100001000022000020000200201102001022010";
static_assert(kArms.size() == 128 * 4);

constexpr int code(Arms a) { return a.up * 27 + a.right * 9 + a.down * 3 + a.left; }
constexpr Arms arms_at(std::size_t i) {
  const auto digit = [&](std::size_t k) { return static_cast<unsigned char>(kArms[4 * i + k] - '0'); };
  return {digit(0), digit(1), digit(2), digit(3)};
}

constexpr auto kByArms = [] {
  std::array<char32_t, 81> by{};
  by[0] = U' ';
  for (std::size_t i = 0; i < 128; ++i)
    if (kArms[4 * i] != '.') by[static_cast<std::size_t>(code(arms_at(i)))] = static_cast<char32_t>(0x2500 + i);
  return by;
}();

// The Linux console's font has light and double lines. Bits: up 1, right 2, down 4, left 8.
constexpr char32_t kDouble[16] = {U' ', U'║', U'═', U'╚', U'║', U'║', U'╔', U'╠',
                                  U'═', U'╝', U'═', U'╩', U'╗', U'╣', U'╦', U'╬'};

char32_t plain_line(Arms a, Charset set) {
  const auto mask = [&](int weight) {
    return (a.up >= weight) | (a.right >= weight) << 1 | (a.down >= weight) << 2 | (a.left >= weight) << 3;
  };
  const int heavy = mask(2), any = mask(1);
  if (set == Charset::kConsole) {
    if (heavy) return kDouble[heavy];
    const auto light = [&](int bit) { return static_cast<unsigned char>(any >> bit & 1); };
    Arms whole{light(0), light(1), light(2), light(3)};
    if (any == 1 || any == 4) whole = {1, 0, 1, 0};
    if (any == 2 || any == 8) whole = {0, 1, 0, 1};
    return box(whole);
  }
  if (heavy) return heavy == 10 || heavy == 2 || heavy == 8 ? U'=' : heavy & ~5 ? U'#' : U'H';
  return any == 10 || any == 2 || any == 8 ? U'-' : any & ~5 ? U'+' : U'|';
}

}  // namespace

char32_t box(Arms a) { return kByArms[static_cast<std::size_t>(code(a))]; }

char32_t drawable(char32_t c, Charset set) {
  if (c < 0x80 || set == Charset::kUnicode) return c;
  if (c >= 0x2500 && c < 0x2580 && kArms[4 * (c - 0x2500)] != '.') return plain_line(arms_at(c - 0x2500), set);
  struct Stand {
    char32_t wanted, console;
    char ascii;
  };
  static constexpr Stand kStands[] = {
      {U'▶', U'►', '>'}, {U'◀', U'◄', '<'},   {U'▲', U'▲', '^'}, {U'▼', U'▼', 'v'}, {U'•', U'•', '*'},
      {U'·', U'·', '.'}, {U'–', U'-', '-'},   {U'→', U'→', '>'}, {U'←', U'←', '<'}, {U'↑', U'↑', '^'},
      {U'↓', U'↓', 'v'}, {U'≈', U'≈', '~'},   {U'✓', U'√', 'x'}, {U'×', U'x', 'x'}, {U'…', U'.', '.'},
      {U'▒', U'▒', ':'}, {U'█', U'█', '#'},   {U'½', U'½', '+'}, {U'∩', U'∩', 'n'}, {U'◦', U'o', 'o'},
      {U'■', U'■', '#'}, {U'’', U'\'', '\''}, {U'−', U'-', '-'}, {U'░', U'░', '.'},
  };
  for (const Stand& s : kStands)
    if (s.wanted == c) return set == Charset::kConsole ? s.console : static_cast<char32_t>(s.ascii);
  if (set == Charset::kConsole && c < 0x100) return c;
  return U'?';
}

}  // namespace comares::cli::play
