#include "cli/play/style.h"

#include <algorithm>
#include <string_view>

namespace comares::cli::play {

namespace {

struct Shade {
  short of256, of16;  // -1: the terminal's own
};
constexpr Shade kShades[] = {
    {-1, -1}, {16, 0},   {255, 15}, {244, 8},  {24, 4},             // default, black, white, faint, bar
    {45, 14}, {84, 10},  {203, 9},                                  // accent, good, bad
    {252, 7}, {220, 11},                                            // wall, longest
    {75, 12}, {78, 10},  {209, 9},  {227, 11}, {159, 14},           // denar, dirham, ducat, florin, fifth
    {26, 4},  {124, 1},  {94, 3},   {250, 7},  {28, 2},   {91, 5},  // pavilion … tower
    {31, 6},  {239, 0},                                             // fountain, other tile
};
static_assert(std::size(kShades) == static_cast<std::size_t>(Colour::kOtherTile) + 1);

std::string colour_code(Colour c, ColourDepth depth, bool background) {
  const Shade shade = kShades[static_cast<std::size_t>(c)];
  if (shade.of256 < 0 || depth == ColourDepth::kNone) return {};
  if (depth == ColourDepth::k256) return (background ? ";48;5;" : ";38;5;") + std::to_string(shade.of256);
  // The eight bright ones are no safe backgrounds on old terminals.
  const int n = background ? shade.of16 & 7 : shade.of16;
  return ";" + std::to_string((n < 8 ? 30 + n : 82 + n) + (background ? 10 : 0));
}

}  // namespace

std::string style_code(const Style& s, ColourDepth depth) {
  std::string code = "\x1b[0";
  if (s.bold) code += ";1";
  if (s.underline) code += ";4";
  if (s.reverse) code += ";7";
  code += colour_code(s.fg, depth, false);
  code += colour_code(s.bg, depth, true);
  return code + "m";
}

Abilities abilities(const char* term, const char* colorterm, const char* no_color, const char* locale) {
  const std::string_view name = term ? term : "";
  Abilities can;
  if (no_color && *no_color) can.colours = ColourDepth::kNone;
  else if (name.find("256color") != name.npos || name.find("direct") != name.npos || (colorterm && *colorterm))
    can.colours = ColourDepth::k256;
  std::string place = locale ? locale : "";
  std::transform(place.begin(), place.end(), place.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  if (place.find("utf-8") == place.npos && place.find("utf8") == place.npos) can.charset = Charset::kAscii;
  else if (name == "linux") can.charset = Charset::kConsole;
  return can;
}

}  // namespace comares::cli::play
