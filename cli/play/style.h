// Colours by what they are for. Every one has a value for terminals of 256 colours and one for
// terminals of 16; without colours, letters, line weights and bold face tell the same.
#pragma once
#include <string>

namespace comares::cli::play {

enum class Colour : unsigned char {
  kDefault,
  kBlack,
  kWhite,
  kFaint,   // lines and words of less weight
  kBar,     // background of the bars at the top and bottom
  kAccent,  // what the player is to look at
  kGood,
  kBad,
  kWall,
  kLongest,  // the longest wall
  kDenar,
  kDirham,
  kDucat,
  kFlorin,
  kFifth,
  kPavilion,
  kSeraglio,
  kArcades,
  kChambers,
  kGarden,
  kTower,
  kFountain,
  kOtherTile,
};

struct Style {
  Colour fg = Colour::kDefault, bg = Colour::kDefault;
  bool bold = false, reverse = false, underline = false;
  friend bool operator==(const Style&, const Style&) = default;
};

inline constexpr Style kPlain{};
inline constexpr Style kFaintText{.fg = Colour::kFaint};
inline constexpr Style kStrong{.bold = true};
inline constexpr Style kAccentText{.fg = Colour::kAccent, .bold = true};
inline constexpr Style kBarText{.fg = Colour::kWhite, .bg = Colour::kBar, .bold = true};

constexpr Style currency_style(int currency) {
  return {.fg = static_cast<Colour>(static_cast<int>(Colour::kDenar) + currency), .bold = true};
}
// A tile's face: dark letters on light chambers, light ones on the rest.
constexpr Style building_style(int type) {
  const Colour bg = static_cast<Colour>(static_cast<int>(Colour::kPavilion) + type);
  return {.fg = bg == Colour::kChambers ? Colour::kBlack : Colour::kWhite, .bg = bg};
}

enum class ColourDepth : unsigned char { kNone, k16, k256 };
enum class Charset : unsigned char { kUnicode, kConsole, kAscii };  // kConsole: the Linux console's font

struct Abilities {
  ColourDepth colours = ColourDepth::k16;
  Charset charset = Charset::kUnicode;
};
// From TERM, COLORTERM, NO_COLOR and the locale's variables; null for those not set.
Abilities abilities(const char* term, const char* colorterm, const char* no_color, const char* locale);

std::string style_code(const Style&, ColourDepth);  // the whole escape sequence

}  // namespace comares::cli::play
