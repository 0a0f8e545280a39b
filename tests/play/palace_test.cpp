// Palaces as they are drawn.
#include <gtest/gtest.h>

#include "cli/play/palace_picture.h"
#include "codec/position.h"
#include "codec/refused.h"

namespace comares::cli::play {
namespace {

using alhambra::Position;

// The wall picture of base, example 6: walls of 8 and 3 and a double wall that counts nothing.
constexpr const char* kExample = R"({"game":"alhambra","seed":1,"players":[{"palace":[
  {"tile":"pavilion-5-nw","at":[0,-1]},{"tile":"pavilion-6-n","at":[1,-1]},{"tile":"chambers-7-ne","at":[2,-1]},
  {"tile":"arcades-8-e","at":[2,0]},{"tile":"pavilion-4-es","at":[2,1]},{"tile":"tower-11-0","at":[1,0]},
  {"tile":"chambers-9-w","at":[1,1]},{"tile":"pavilion-7-e","at":[0,1]},{"tile":"seraglio-7-w","at":[-1,0]},
  {"tile":"pavilion-3-sw","at":[-1,1]}]},{},{}]})";

std::string drawn(Size size, const PalaceLook& look, Canvas* keep = nullptr) {
  const table::Session s = codec::or_throw(table::Session::from_position, codec::parse(kExample));
  const Words w(s, 0);
  Canvas canvas(size);
  draw_palace(Pane(canvas), w, Position{w.rules(), s.state()}.palace(0), look);
  if (keep) *keep = canvas;
  return canvas.whole();
}

TEST(PlayPalace, SmallPicture) {
  Canvas canvas;
  EXPECT_EQ(drawn({17, 7}, {}, &canvas),
            "    ┏━━━━━━━━━━━┓\n"
            "    ┃P 5 P 6 C 7┃\n"
            "┎───┚           ┃\n"
            "┃S 7 F≈≈ T11 A 8┃\n"
            "┃       ╻       ┃\n"
            "┃P 3 P 7┃C 9 P 4┃\n"
            "┗━━━╾───┸───╼━━━┛\n");
  // The longest wall is the one in its colour: its eight segments, and no others.
  EXPECT_EQ(canvas.at(6, 0).style.fg, Colour::kLongest);
  EXPECT_EQ(canvas.at(14, 6).style.fg, Colour::kLongest);
  EXPECT_EQ(canvas.at(0, 3).style.fg, Colour::kWall);
  EXPECT_NE(canvas.at(8, 5).style.fg, Colour::kLongest);
}

TEST(PlayPalace, LargerWhereThereIsRoom) {
  EXPECT_NE(drawn({25, 10}, {}).find("T  11"), std::string::npos);
  const std::string large = drawn({40, 20}, {});
  EXPECT_NE(large.find("arcades"), std::string::npos);
  EXPECT_NE(large.find("chamb."), std::string::npos);
}

TEST(PlayPalace, CandidatesAndCursorStayInSight) {
  PalaceLook look;
  look.candidates = {{-2, 0}, {-2, 1}, {3, -1}};
  look.cursor = palace::Cell{-2, 0};
  // Too narrow for all of it: it is moved so that the cursor shows.
  EXPECT_NE(drawn({13, 7}, look).find("+"), std::string::npos);
  EXPECT_NE(drawn({80, 40}, look).find("+"), std::string::npos);
}

}  // namespace
}  // namespace comares::cli::play
