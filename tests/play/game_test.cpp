// Whole games played through the screens by a player who presses keys at random.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "cli/play/game_screen.h"
#include "games/dice/rules.h"
#include "modules/list.h"
#include "tests/play/console.h"

namespace comares::cli::play {
namespace {

using testing::TestConsole;

// Every module that can be played together with the ones before it.
u32 as_many_modules_as_go(Setup setup) {
  for (std::size_t i = 0; i < setup.game->modules().size(); ++i) {
    setup.modules |= 1u << i;
    Reject why;
    if (!create(setup, why)) setup.modules &= ~(1u << i);
  }
  return setup.modules;
}

Beginning beginning(int players, u64 seed, bool modules, const char* game = "alhambra") {
  Beginning b = usual_beginning();
  b.setup.game = find_game(game);
  b.setup.players = static_cast<u8>(players);
  b.bots.assign(static_cast<std::size_t>(players - 1), bots::find("random"));
  b.seed = seed;
  b.me = static_cast<Seat>(seed % static_cast<u64>(players));
  b.pause = 0;
  if (modules) b.setup.modules = as_many_modules_as_go(b.setup);
  return b;
}

// Mostly goes on, now and then looks round, changes his mind or takes back.
struct Fidget {
  explicit Fidget(u64 seed) : random(seed) {}
  Key operator()(const TestConsole& c) {
    if (++pressed > 60000) throw Disconnected("Too many keys.");
    if (c.shows("Leave this game?")) return {KeyName::kChar, U'n'};
    if (c.shows("2 Play again") && !c.shows("any other key closes")) {
      seen_the_end = true;
      return {KeyName::kChar, U'3'};
    }
    switch (random.below(24)) {
      case 0: return {KeyName::kTab};
      case 1: return {KeyName::kChar, U"?slmq"[random.below(5)]};
      case 2: return {KeyName::kEscape};
      case 3: return random.below(12) ? Key{KeyName::kBackTab} : Key{KeyName::kChar, U'u'};
      case 4:
      case 5: return {KeyName::kChar, static_cast<char32_t>(U'1' + random.below(9))};
      case 6:
      case 7:
      case 8: return {KeyName::kDown};
      case 9: return {KeyName::kRight};
      case 10: return {KeyName::kLeft};
      case 11: return {KeyName::kUp};
      default: return {KeyName::kEnter};
    }
  }
  Random random;
  int pressed = 0;
  bool seen_the_end = false;
};

void play_whole_game(Size size, int players, u64 seed, bool modules, const char* which = "alhambra") {
  SCOPED_TRACE(std::string(which) + ", seed " + std::to_string(seed) + ", " + std::to_string(players) + " players");
  Fidget fidget(seed);
  TestConsole console(size, [&](const TestConsole& c) { return fidget(c); });
  GameScreen game(console, beginning(players, seed, modules, which));
  EXPECT_EQ(game.run(), GameScreen::End::kQuit);
  EXPECT_TRUE(fidget.seen_the_end);
  EXPECT_TRUE(is_over(game.session().state()));
}

int games() { return std::getenv("COMARES_QUICK") ? 1 : 4; }

TEST(PlayGame, RandomKeysFinishTheBaseGame) {
  for (u64 seed = 1; seed <= static_cast<u64>(games()); ++seed)
    play_whole_game({80, 24}, 2 + static_cast<int>(seed % 5), seed, false);
}

TEST(PlayGame, RandomKeysFinishAGameWithModules) {
  for (u64 seed = 1; seed <= static_cast<u64>(games()); ++seed)
    play_whole_game(seed % 2 ? Size{80, 24} : Size{140, 45}, 2 + static_cast<int>(seed % 4), seed, true);
}

TEST(PlayGame, RandomKeysFinishTheDiceGames) {
  for (const char* game : {"dice", "alcazaba"})
    for (u64 seed = 1; seed <= static_cast<u64>(games()); ++seed)
      play_whole_game(seed % 2 ? Size{80, 24} : Size{140, 45}, 2 + static_cast<int>(seed % 5), seed, false, game);
}

TEST(PlayGame, RandomKeysFinishTheRedPalace) {
  for (u64 seed = 1; seed <= static_cast<u64>(games()); ++seed)
    play_whole_game(seed % 2 ? Size{80, 24} : Size{140, 45}, 2 + static_cast<int>(seed % 5), seed, seed % 3 == 0,
                    "red-palace");
}

// It is told of what was taken back too: keys of all sorts are pressed.
TEST(PlayGame, AProgramTakesASeat) {
  Fidget fidget(3);
  TestConsole console({80, 24}, [&](const TestConsole& c) { return fidget(c); });
  Beginning b = beginning(3, 3, false);
  b.programs = {"", "python3 examples/bot.py"};
  GameScreen game(console, b);
  EXPECT_EQ(game.run(), GameScreen::End::kQuit);
  EXPECT_TRUE(is_over(game.session().state()));
}

// All ways to keep dice of a step, one of each set.
void reach_throws(const Chooser& from, std::vector<Action>& reached) {
  const std::size_t n = from.step().dice.size();
  for (u32 bits = 0; bits < 1u << n; ++bits) {
    std::vector<bool> kept(n);
    for (std::size_t i = 0; i < n; ++i) kept[i] = bits >> i & 1;
    const auto action = from.throw_others(kept);
    if (action && std::find(reached.begin(), reached.end(), *action) == reached.end()) reached.push_back(*action);
  }
}

// Whatever `legal` lists can be chosen step by step, and nothing else.
void expect_reachable(const table::Session& s) {
  std::vector<Action> reached;
  const Words words(s, to_decide(s.state()));
  const auto descend = [&](auto&& self, const Chooser& from) -> void {
    if (!from.step().dice.empty()) return reach_throws(from, reached);
    for (std::size_t i = 0; i < from.step().choices.size(); ++i) {
      Chooser next = from;
      if (const auto action = next.choose(i)) reached.push_back(*action);
      else self(self, next);
    }
  };
  descend(descend, Chooser(s, words));
  auto list = std::make_unique<ActionList>();
  legal(s.rules(), s.state(), *list);
  EXPECT_EQ(reached.size(), list->size());
  for (const Action& a : *list) EXPECT_NE(std::find(reached.begin(), reached.end(), a), reached.end());
}

TEST(PlayGame, EveryLegalActionCanBeChosen) {
  for (const char* game : {"alhambra", "dice", "alcazaba", "red-palace"}) {
    const Beginning b = beginning(4, 3, true, game);
    Reject why;
    table::Session s(create(b.setup, why), b.seed);
    Random random(17);
    for (int i = 0; i < 400 && !is_over(s.state()); ++i) {
      if (i % 8 == 0) expect_reachable(s);
      ASSERT_FALSE(s.apply(bots::ask(*bots::find("random"), s.rules(), s.state(), random).action));
    }
  }
}

TEST(PlayGame, DiceAreKeptAndThrown) {
  std::vector<Key> script{{KeyName::kEnter}, {KeyName::kChar, U'2'}, {KeyName::kChar, U'3'}, {KeyName::kEnter}};
  std::size_t at = 0;
  GameScreen* playing = nullptr;
  u32 before = 0, after = 0;
  TestConsole console({80, 24}, [&](const TestConsole& c) -> Key {
    const dice::Board& board = playing->session().state().at<dice::Board>(0);
    if (at == 0) before = board.faces();
    if (at == 1) {
      EXPECT_TRUE(c.shows("Which dice do you keep?"));
    }
    if (at == 3) {
      EXPECT_TRUE(c.shows("keep keep"));
    }
    if (at == script.size()) {
      after = board.faces();
      EXPECT_EQ(board.throws, 2);
      throw Disconnected("Enough.");
    }
    return script[at++];
  });
  Beginning b = beginning(2, 4, false, "dice");
  b.me = 0;
  GameScreen game(console, b);
  playing = &game;
  EXPECT_THROW(game.run(), Disconnected);
  // The dice lie in order of what they show: the second and the third were kept.
  std::vector<int> shown;
  for (int type = 0; type < 6; ++type)
    for (int n = dice::count_of(before, type); n > 0; --n) shown.push_back(type);
  const u32 kept = dice::one_of(shown[1]) + dice::one_of(shown[2]);
  EXPECT_TRUE(dice::holds(after, kept));
}

TEST(PlayGame, TakingBackRestoresTheStory) {
  std::vector<Key> script{{KeyName::kEnter}, {KeyName::kEnter}, {KeyName::kChar, U'u'}};
  std::size_t at = 0;
  u64 before = 0, after = 0;
  GameScreen* playing = nullptr;
  TestConsole console({80, 24}, [&](const TestConsole&) -> Key {
    const u64 now = hash(playing->session().rules(), playing->session().state());
    if (at == 0) before = now;
    if (at == script.size()) {
      after = now;
      throw Disconnected("Enough.");
    }
    return script[at++];
  });
  Beginning b = beginning(3, 3, false);
  GameScreen game(console, b);
  playing = &game;
  EXPECT_THROW(game.run(), Disconnected);
  EXPECT_EQ(before, after);
}

TEST(PlayGame, FitsEverySizeAndSaysWhenItDoesNot) {
  for (const Size size : {Size{80, 24}, Size{81, 30}, Size{100, 24}, Size{120, 60}, Size{250, 80}, Size{60, 20}}) {
    TestConsole console(size, [&](const TestConsole&) -> Key { throw Disconnected("Seen."); });
    GameScreen game(console, beginning(6, 5, true));
    EXPECT_THROW(game.run(), Disconnected);
    const bool small = size.width < 80;
    EXPECT_EQ(console.shows("Too small"), small);
    EXPECT_EQ(console.shows("Your palace") && console.shows("florin") && console.shows("q quit"), !small) << size.width;
  }
}

TEST(PlayGame, TheDiceBoardFitsEverySize) {
  for (const char* which : {"dice", "alcazaba"}) {
    for (const Size size : {Size{80, 24}, Size{100, 24}, Size{120, 60}, Size{250, 80}}) {
      TestConsole console(size, [&](const TestConsole&) -> Key { throw Disconnected("Seen."); });
      GameScreen game(console, beginning(6, 6, false, which));
      EXPECT_THROW(game.run(), Disconnected);
      EXPECT_TRUE(console.shows("round 1 of 5") && console.shows("Dice") && console.shows("tower") &&
                  console.shows("q quit"))
          << size.width;
    }
  }
}

TEST(PlayGame, TheGuardBoardFitsEverySize) {
  for (const Size size : {Size{80, 24}, Size{100, 24}, Size{120, 60}, Size{250, 80}}) {
    TestConsole console(size, [&](const TestConsole&) -> Key { throw Disconnected("Seen."); });
    GameScreen game(console, beginning(6, 6, false, "red-palace"));
    EXPECT_THROW(game.run(), Disconnected);
    EXPECT_TRUE(console.shows("Guards") && console.shows("Log") && console.shows("q quit")) << size.width;
    EXPECT_EQ(console.shows("1–6"), size.height > 30) << size.width;
  }
}

TEST(PlaySetup, AnotherGameHasNoModulesToAskFor) {
  const std::vector<Key> script{{KeyName::kUp}, {KeyName::kRight}, {KeyName::kEnter}};
  std::size_t at = 0;
  TestConsole console({80, 24}, [&](const TestConsole&) -> Key { return script[at++]; });
  Beginning b = usual_beginning();
  EXPECT_TRUE(ask_beginning(console, b));
  EXPECT_EQ(at, script.size());
  EXPECT_STREQ(b.setup.game->id, "dice");
}

TEST(PlaySetup, EnterEnterBegins) {
  int pressed = 0;
  TestConsole console({80, 24}, [&](const TestConsole&) -> Key {
    ++pressed;
    return {KeyName::kEnter};
  });
  Beginning b = usual_beginning();
  EXPECT_TRUE(ask_beginning(console, b));
  EXPECT_EQ(pressed, 2);
  EXPECT_EQ(b.setup.players, 3);
  EXPECT_EQ(b.setup.modules, 0u);
}

TEST(PlaySetup, ChoicesAreKept) {
  const std::vector<Key> script{{KeyName::kRight}, {KeyName::kDown},       {KeyName::kRight},
                                {KeyName::kDown},  {KeyName::kRight},      {KeyName::kEnter},
                                {KeyName::kDown},  {KeyName::kChar, U' '}, {KeyName::kEnter}};
  std::size_t at = 0;
  TestConsole console({80, 24}, [&](const TestConsole&) -> Key { return script[at++]; });
  Beginning b = usual_beginning();
  EXPECT_TRUE(ask_beginning(console, b));
  EXPECT_EQ(b.setup.players, 4);
  EXPECT_EQ(b.me, 1);
  EXPECT_NE(b.bots[0], b.bots[1]);
  EXPECT_EQ(b.setup.modules, 2u);
}

}  // namespace
}  // namespace comares::cli::play
