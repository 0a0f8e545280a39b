// Programs that play: the example, the exchange of docs/bot-protocol.md, and one for each vice.
#include "cli/outside_bot.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/ladder.h"
#include "cli/text.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"
#include "table/session.h"

namespace comares::cli {
namespace {

namespace json = codec::json;

std::unique_ptr<const Ruleset> game_of(const char* game, int players) {
  const Setup setup = codec::or_throw(codec::setup, json::object{{"game", game}, {"modules", json::array()}}, players);
  Reject why;
  return create(setup, why);
}

struct Tried {
  Played played;
  OutsideBot::Vices vices;
  std::vector<std::string> reports;
};

// A game of a program against two that play any move.
Tried play_with(const std::string& command, OutsideBot::Limits limits = {}, const char* game = "alhambra") {
  const auto rules = game_of(game, 3);
  Tried t;
  Match match(*rules, {contender("cmd:" + command), contender("random")}, limits,
              [&](const std::string& sentence) { t.reports.push_back(sentence); });
  const u8 who[] = {0, 1, 1};
  t.played = match.play(7, 7, who);
  t.vices = match.vices(0);
  return t;
}

std::string python(const std::string& script) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("comares-bot-" + std::to_string(getpid()) + ".py");
  std::ofstream(file) << "import json, sys, time\n" << script;
  return "python3 " + file.string();
}

// Answers as it is told to by the lines of `answer`, which may use `m`, the question.
std::string answering(const std::string& answer) {
  return python("for line in sys.stdin:\n  m = json.loads(line)\n  if m['type'] != 'choose': continue\n" + answer);
}

TEST(OutsideBot, PlaysAWholeGame) {
  const Tried t = play_with(answering("  print(json.dumps({'id': m['id'], 'action': m['choices'][0]}), flush=True)\n"));
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.stood_in, 0u);
  EXPECT_TRUE(t.reports.empty());
}

TEST(OutsideBot, MayChooseWhatIsLawfulButNotListed) {
  // The player's own name beside the action, as the engine protocol allows it.
  const Tried t = play_with(answering(
      "  print(json.dumps({'id': m['id'], 'action': dict(m['choices'][-1]), 'thought': 'hm'}), flush=True)\n"));
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.stood_in, 0u);
}

TEST(OutsideBot, ThatIsLateIsReplacedAndAtLastGivenUp) {
  const Tried t = play_with("sleep 1000", {.millis = 20, .start_millis = 0});
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.restarts, OutsideBot::kMostRestarts);
  EXPECT_EQ(t.vices.late, 2 * (1 + OutsideBot::kMostRestarts));
  EXPECT_EQ(t.vices.stood_in, t.played.decisions[0]);
  ASSERT_FALSE(t.reports.empty());
  EXPECT_NE(t.reports[0].find("cmd:sleep 1000 did not answer in time"), std::string::npos) << t.reports[0];
}

TEST(OutsideBot, AnswersThatComeTooLateAreIgnored) {
  // It owes the first answer until it has the second question.
  const Tried t =
      play_with(python("questions = (json.loads(line) for line in sys.stdin)\n"
                       "questions = (m for m in questions if m['type'] == 'choose')\n"
                       "def answer(m): print(json.dumps({'id': m['id'], 'action': m['choices'][0]}), flush=True)\n"
                       "first = next(questions)\nsecond = next(questions)\nanswer(first)\nanswer(second)\n"
                       "for m in questions: answer(m)\n"),
                {.millis = 4000, .start_millis = 0});
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.late, 1u);
  EXPECT_EQ(t.vices.stood_in, 1u);
  EXPECT_EQ(t.vices.restarts, 0u);
}

TEST(OutsideBot, ThatDiesIsStartedThreeTimes) {
  const Tried t = play_with("false");
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.died, 1 + OutsideBot::kMostRestarts);
  EXPECT_EQ(t.vices.restarts, OutsideBot::kMostRestarts);
  EXPECT_EQ(t.vices.stood_in, t.played.decisions[0]);
  ASSERT_EQ(t.reports.size(), 4u);
  EXPECT_NE(t.reports[0].find("ended with code 1; it is started anew"), std::string::npos) << t.reports[0];
  EXPECT_NE(t.reports[3].find("it is not started again"), std::string::npos) << t.reports[3];
}

TEST(OutsideBot, ThatDoesNotExistIsLikeOneThatDies) {
  const Tried t = play_with("./no-such-bot");
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.died, 1 + OutsideBot::kMostRestarts);
}

TEST(OutsideBot, ThatFloodsIsEnded) {
  const Tried endless_line = play_with("cat /dev/zero");
  EXPECT_TRUE(endless_line.played.finished);
  EXPECT_EQ(endless_line.vices.flooded, 1 + OutsideBot::kMostRestarts);
  const Tried endless_lines = play_with("yes what");
  EXPECT_TRUE(endless_lines.played.finished);
  EXPECT_EQ(endless_lines.vices.restarts, OutsideBot::kMostRestarts);
  EXPECT_EQ(endless_lines.vices.nonsense, 10 * (1 + OutsideBot::kMostRestarts));
}

TEST(OutsideBot, ThatAnswersNonsenseIsReplaced) {
  const Tried t =
      play_with(answering("  kinds = ['what?', json.dumps([m['id']]), json.dumps({'id': m['id']}),\n"
                          "           json.dumps({'id': m['id'] + 1, 'action': m['choices'][0]}),\n"
                          "           json.dumps({'id': m['id'], 'action': {'kind': 'dance'}}),\n"
                          "           json.dumps({'id': m['id'], 'action': {'kind': 'buy', 'slot': 1, 'pay': []}})]\n"
                          "  print(kinds[m['id'] % len(kinds)], flush=True)\n"));
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.stood_in, t.played.decisions[0]);
  EXPECT_EQ(t.vices.nonsense, 10 * (1 + OutsideBot::kMostRestarts));
  ASSERT_EQ(t.reports.size(), 5u);  // of one kind
  for (const std::string& report : t.reports) EXPECT_NE(report.find("answers nonsense: "), std::string::npos) << report;
}

// Now and then wrong is not given up.
TEST(OutsideBot, OneWrongAnswerCostsOneChoice) {
  const Tried t =
      play_with(answering("  print('hm' if m['id'] == 3 else json.dumps({'id': m['id'], 'action': m['choices'][0]}), "
                          "flush=True)\n"));
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.nonsense, 1u);
  EXPECT_EQ(t.vices.stood_in, 1u);
  EXPECT_EQ(t.vices.restarts, 0u);
}

TEST(OutsideBot, GetsNoMoreMemoryThanAllowed) {
  const Tried t = play_with(answering("  everything = bytearray(1 << 29)\n"), {.memory = 256u << 20});
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.died, 1 + OutsideBot::kMostRestarts);
}

TEST(OutsideBot, GetsNoMoreProcessorTimeThanAllowed) {
  const auto been = std::filesystem::temp_directory_path() / ("comares-been-" + std::to_string(getpid()));
  std::filesystem::remove(been);
  const Tried t = play_with(answering("  import os\n  if not os.path.exists('" + been.string() + "'):\n    open('" +
                                      been.string() + "', 'w')\n    while True: pass\n" +
                                      "  print(json.dumps({'id': m['id'], 'action': m['choices'][0]}), flush=True)\n"),
                            {.millis = 100'000, .processor_seconds = 1});
  std::filesystem::remove(been);
  EXPECT_TRUE(t.played.finished);
  EXPECT_EQ(t.vices.died, 1u);
  EXPECT_EQ(t.vices.restarts, 1u);
  EXPECT_EQ(t.vices.stood_in, 1u);
  ASSERT_EQ(t.reports.size(), 1u);
  EXPECT_NE(t.reports[0].find("CPU time limit"), std::string::npos) << t.reports[0];
}

TEST(OutsideBot, SeesLittleOfOurEnvironment) {
  setenv("COMARES_DB", "postgresql://secret", 1);
  const Tried t =
      play_with(answering("  import os\n  action = {} if 'COMARES_DB' in os.environ else m['choices'][0]\n"
                          "  print(json.dumps({'id': m['id'], 'action': action}), flush=True)\n"));
  unsetenv("COMARES_DB");
  EXPECT_EQ(t.vices.stood_in, 0u);
}

TEST(OutsideBot, LeavesNoProcessBehind) {
  const auto file = std::filesystem::temp_directory_path() / ("comares-pids-" + std::to_string(getpid()));
  std::filesystem::remove(file);
  (void)play_with("sh -c 'sleep 1000 & echo $! >> " + file.string() + "; cat > /dev/null'",
                  {.millis = 100, .start_millis = 500});
  std::ifstream pids(file);
  int n = 0;
  for (int pid; pids >> pid; ++n) {
    const std::ifstream stat("/proc/" + std::to_string(pid) + "/cmdline");
    std::stringstream line;
    line << stat.rdbuf();
    EXPECT_EQ(line.str().find("sleep"), std::string::npos) << pid;  // gone, or only its entry is left
  }
  EXPECT_GT(n, 0);
  std::filesystem::remove(file);
}

// ---- the example and the document ----------------------------------------------------------------------

TEST(ExampleBot, PlaysEveryGame) {
  for (const GameType* game : games()) {
    const Tried t = play_with("python3 examples/bot.py", {.millis = 20'000}, game->id);
    EXPECT_TRUE(t.played.finished) << game->id;
    EXPECT_EQ(t.vices.stood_in, 0u) << game->id;
  }
}

TEST(ExampleBot, BeatsRandom) {
  Ladder plan;
  plan.setup = game_of("alhambra", 3)->setup;
  plan.games = 30;
  plan.least = 12;
  plan.limits.millis = 20'000;
  const Pairing pair{contender("cmd:python3 examples/bot.py"), contender("random")};
  const Rung r = play_rung(plan, pair, 0, {}, [](const std::string& sentence) { ADD_FAILURE() << sentence; });
  EXPECT_GT(r.verdict, 0) << r.wins << " of " << r.games;
  EXPECT_GT(r.margin, 0);
}

// All that is expected is there; of lists, these elements in this order.
bool fits(const json::value& expected, const json::value& actual) {
  if (const json::object* o = expected.if_object()) {
    if (!actual.is_object()) return false;
    for (const auto& member : *o) {
      const json::value* there = actual.get_object().if_contains(member.key());
      if (!there || !fits(member.value(), *there)) return false;
    }
    return true;
  }
  if (const json::array* list = expected.if_array()) {
    if (!actual.is_array()) return false;
    auto at = actual.get_array().begin();
    for (const json::value& one : *list) {
      while (at != actual.get_array().end() && !fits(one, *at)) ++at;
      if (at == actual.get_array().end()) return false;
      ++at;
    }
    return true;
  }
  return expected == actual;
}

// The examples of the document are one game: a program that answers as written there is asked, and what it was sent is
// compared with what is written.
TEST(BotProtocol, IsAsDocumented) {
  std::vector<std::string> sent, answers;
  {
    std::ifstream document("docs/bot-protocol.md");
    bool example = false;
    for (std::string line; std::getline(document, line);) {
      if (line.starts_with("```")) example = line == "```example";
      else if (example && line.starts_with("> ")) sent.push_back(line.substr(2));
      else if (example && line.starts_with("< ")) answers.push_back(line.substr(2));
    }
  }
  ASSERT_FALSE(sent.empty());
  ASSERT_FALSE(answers.empty());
  const auto folder = std::filesystem::temp_directory_path() / ("comares-protocol-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  {
    std::ofstream out(folder / "answers");
    for (const std::string& line : answers) out << line << "\n";
  }
  const std::string command = python(
      "answers = open(sys.argv[1] + '/answers')\nheard = open(sys.argv[1] + '/heard', 'w')\n"
      "for line in sys.stdin:\n  heard.write(line)\n  heard.flush()\n"
      "  if json.loads(line)['type'] == 'choose': print(answers.readline().strip(), flush=True)\n");
  const auto rules = game_of("alhambra", 3);
  const codec::Notation notation(*rules);
  std::vector<std::string> reports;
  {
    OutsideBot bot("my-bot", command + " " + folder.string(), {.millis = 20'000},
                   [&](const std::string& sentence) { reports.push_back(sentence); });
    const std::string id = "1-0";
    table::EventLog log(notation, 0);
    State s;
    Random random(1);
    start(*rules, 1, s, &log);
    for (std::size_t asked = 0; !is_over(s);) {
      Action a{};
      if (asked == answers.size()) {
        a = bots::ask(*bots::find("greedy"), *rules, s, random).action;
      } else if (to_decide(s) != 0) {
        ActionList actions;
        legal(*rules, s, actions);
        a = actions[0];
      } else {
        a = bot.choose({id, notation, s, 0, std::exchange(log, table::EventLog(notation, 0)).take()}, random);
        ++asked;
      }
      ASSERT_FALSE(apply(*rules, s, a, &log).rejected());
    }
    bot.over({id, notation, s, 0, {}});
    // Ended only when it has written down what it was told last.
    for (int i = 0; i < 1000; ++i) {
      std::ifstream heard(folder / "heard");
      std::stringstream all;
      all << heard.rdbuf();
      if (all.str().find(R"("type":"over")") != std::string::npos) break;
      usleep(10'000);
    }
    EXPECT_EQ(bot.vices().stood_in, 1u);  // for the one wrong answer that the document shows
  }
  ASSERT_EQ(reports.size(), 1u);
  std::ifstream heard(folder / "heard");
  std::size_t n = 0;
  for (std::string line; std::getline(heard, line); ++n) {
    ASSERT_LT(n, sent.size()) << line;
    EXPECT_TRUE(fits(json::parse(sent[n]), json::parse(line))) << sent[n] << "\n" << line;
  }
  EXPECT_EQ(n, sent.size());
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace comares::cli
