// Keys out of bytes, and pictures into bytes.
#include <gtest/gtest.h>

#include "cli/play/boxes.h"
#include "cli/play/canvas.h"
#include "cli/play/key.h"

namespace comares::cli::play {
namespace {

std::vector<Key> keys(std::initializer_list<std::string_view> pieces) {
  KeyParser parser;
  std::vector<Key> out;
  for (const std::string_view piece : pieces) {
    parser.feed(piece);
    while (const auto key = parser.next()) out.push_back(*key);
  }
  while (const auto key = parser.flush()) out.push_back(*key);
  return out;
}
Key letter(char32_t c) { return {KeyName::kChar, c}; }

TEST(PlayKeys, LettersEnterAndControls) {
  EXPECT_EQ(keys({"a1\r\t\x7f"}),
            (std::vector<Key>{letter('a'), letter('1'), {KeyName::kEnter}, {KeyName::kTab}, {KeyName::kBackspace}}));
}

TEST(PlayKeys, ArrowsInEveryDialect) {
  for (const char* up : {"\x1b[A", "\x1bOA", "\x1b[1;5A"})
    EXPECT_EQ(keys({up}), (std::vector<Key>{{KeyName::kUp}})) << up + 1;
  EXPECT_EQ(keys({"\x1b[Z\x1b[5~\x1b[6~\x1b[H\x1b[4~"}),
            (std::vector<Key>{
                {KeyName::kBackTab}, {KeyName::kPageUp}, {KeyName::kPageDown}, {KeyName::kHome}, {KeyName::kEnd}}));
  EXPECT_EQ(keys({"\x1bOP\x1b[12~\x1b[[C\x1b[17~"}),
            (std::vector<Key>{
                {KeyName::kFunction, 1}, {KeyName::kFunction, 2}, {KeyName::kFunction, 3}, {KeyName::kFunction, 6}}));
}

TEST(PlayKeys, SequencesInPieces) {
  EXPECT_EQ(keys({"\x1b", "[", "B", "x"}), (std::vector<Key>{{KeyName::kDown}, letter('x')}));
  EXPECT_EQ(keys({"\xc3", "\xa9"}), (std::vector<Key>{letter(U'é')}));
}

TEST(PlayKeys, LoneEscapeAndRubbish) {
  EXPECT_EQ(keys({"\x1b"}), (std::vector<Key>{{KeyName::kEscape}}));
  EXPECT_EQ(keys({"\x1b\x1b[C"}), (std::vector<Key>{{KeyName::kEscape}, {KeyName::kRight}}));
  EXPECT_EQ(keys({"\xff\x80\x1b[99~\x1b[?1;2cq"}), (std::vector<Key>{letter('q')}));
  EXPECT_EQ(keys({"\xc3q"}), (std::vector<Key>{letter('q')}));
}

TEST(PlayCanvas, DrawsOnlyWhatChanged) {
  Canvas before({20, 3}), now({20, 3});
  Pane(before).text(0, 1, "hello world");
  Pane(now).text(0, 1, "hello World");
  EXPECT_EQ(changes(before, now, {}), "\x1b[2;7H\x1b[0mW\x1b[0m");
  EXPECT_EQ(changes(now, now, {}), "");
  // Another size: everything, on a cleared screen.
  EXPECT_NE(changes(Canvas(), now, {}).find("\x1b[2J"), std::string::npos);
}

TEST(PlayCanvas, NothingLeavesAPane) {
  Canvas canvas({10, 3});
  const Pane pane = Pane(canvas).part({2, 1, 4, 1});
  pane.text(-1, 0, "abcdefgh");
  pane.text(0, 1, "below");
  EXPECT_EQ(canvas.whole(), "          \n  bcde    \n          \n");
}

TEST(PlayCanvas, ColoursAsTheTerminalHasThem) {
  const Style wall{.fg = Colour::kLongest, .bold = true};
  EXPECT_EQ(style_code(wall, ColourDepth::kNone), "\x1b[0;1m");
  EXPECT_EQ(style_code(wall, ColourDepth::k16), "\x1b[0;1;93m");
  EXPECT_EQ(style_code(wall, ColourDepth::k256), "\x1b[0;1;38;5;220m");
  EXPECT_EQ(abilities("xterm", nullptr, "1", "C.UTF-8").colours, ColourDepth::kNone);
  EXPECT_EQ(abilities("xterm-256color", nullptr, nullptr, "de_DE.utf8").colours, ColourDepth::k256);
  EXPECT_EQ(abilities("linux", nullptr, "", "C.UTF-8").charset, Charset::kConsole);
  EXPECT_EQ(abilities("screen", nullptr, nullptr, nullptr).charset, Charset::kAscii);
}

TEST(PlayCanvas, LinesMeetInEveryWeight) {
  EXPECT_EQ(box({2, 2, 0, 0}), U'┗');
  EXPECT_EQ(box({1, 2, 1, 0}), U'┝');
  EXPECT_EQ(box({2, 1, 1, 2}), U'╃');
  EXPECT_EQ(box({}), U' ');
  for (int i = 1; i < 81; ++i) {
    const auto arm = [&](int by) { return static_cast<unsigned char>(i / by % 3); };
    const char32_t c = box({arm(27), arm(9), arm(3), arm(1)});
    EXPECT_GE(c, 0x2500u) << i;
    EXPECT_LT(drawable(c, Charset::kAscii), 0x80u);
    EXPECT_NE(drawable(c, Charset::kConsole), U'?');
  }
  EXPECT_EQ(drawable(U'┏', Charset::kConsole), U'╔');
  EXPECT_EQ(drawable(U'━', Charset::kAscii), U'=');
}

TEST(PlayCanvas, TextIsShortenedAndWrapped) {
  EXPECT_EQ(shortened("arcades", 5), "arca…");
  EXPECT_EQ(shortened("éé", 2), "éé");
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
}

}  // namespace
}  // namespace comares::cli::play
