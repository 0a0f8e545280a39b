// How many lines of play there are, of 1, 2, 3 … actions, from the positions of tests/perft/counts.txt. A rule that
// offers an action too many or too few, or a state that is not wholly copied, changes a number.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "tests/perft/setup_line.h"

namespace comares {
namespace {

constexpr const char* kFile = "tests/perft/counts.txt";

// Lists of actions are large: one for each depth, off the stack.
using Lists = std::vector<std::unique_ptr<ActionList>>;

u64 lines_of_play(const Ruleset& rules, const State& s, std::size_t depth, Lists& lists) {
  if (is_over(s)) return 0;
  ActionList& actions = *lists[depth];
  legal(rules, s, actions);
  if (depth == 1) return actions.size();
  u64 sum = 0;
  for (u32 i = 0; i < actions.size(); ++i) {
    State next = s;
    const Reject why = apply(rules, next, actions[i]);
    EXPECT_FALSE(why) << "An action that was listed is refused: " << why.sentence;
    if (!why) sum += lines_of_play(rules, next, depth - 1, lists);
  }
  return sum;
}

State position(const test::SetupLine& line, const Ruleset& rules, ActionList& actions) {
  State s;
  start(rules, line.seed, s);
  Random random(line.seed);
  for (u32 n = 0; n < line.after; ++n) {
    if (is_over(s)) throw std::runtime_error("The game is over after " + std::to_string(n) + " actions.");
    legal(rules, s, actions);
    if (apply(rules, s, actions[random.below(static_cast<u32>(actions.size()))]))
      throw std::runtime_error("An action that was listed is refused.");
  }
  return s;
}

struct Entry {
  std::string setup;
  std::vector<u64> counts;
};

// "setup : count count count"; anything else is a remark.
bool is_entry(const std::string& line) { return !line.empty() && line[0] != '#'; }

Entry parse(const std::string& line) {
  const std::size_t colon = std::min(line.find(" : "), line.size());
  Entry out{line.substr(0, colon), {}};
  std::istringstream numbers(line.substr(std::min(colon + 3, line.size())));
  for (u64 n; numbers >> n;) out.counts.push_back(n);
  if (out.counts.empty()) throw std::runtime_error("Write the counts after ' : ', or a 0 for each depth.");
  return out;
}

std::string text_of(const std::vector<u64>& counts) {
  std::string text;
  for (const u64 n : counts) text += (text.empty() ? "" : " ") + std::to_string(n);
  return text;
}

std::vector<u64> count(const Entry& entry) {
  const test::SetupLine line = test::SetupLine::parse(entry.setup);
  const auto rules = line.rules();
  Lists lists;
  for (std::size_t depth = 0; depth <= entry.counts.size(); ++depth) lists.push_back(std::make_unique<ActionList>());
  const State s = position(line, *rules, *lists[0]);
  std::vector<u64> counts;
  for (std::size_t depth = 1; depth <= entry.counts.size(); ++depth)
    counts.push_back(lines_of_play(*rules, s, depth, lists));
  return counts;
}

std::vector<std::string> file_lines() {
  std::vector<std::string> lines;
  std::ifstream in(kFile);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(Perft, CountsAsOnFile) {
  std::vector<std::string> lines = file_lines();
  ASSERT_FALSE(lines.empty()) << "Run the tests in the root of the repository.";
  const bool write = std::getenv("COMARES_WRITE") != nullptr;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!is_entry(lines[i])) continue;
    try {
      const Entry entry = parse(lines[i]);
      const std::vector<u64> now = count(entry);
      lines[i] = entry.setup + " : " + text_of(now);
      if (!write && now != entry.counts)
        ADD_FAILURE_AT(kFile, static_cast<int>(i) + 1)
            << "Expected " << text_of(entry.counts) << ", found " << text_of(now)
            << ". If this was meant, COMARES_WRITE=1 rewrites the file; say why in the commit message.";
    } catch (const std::runtime_error& e) {
      ADD_FAILURE_AT(kFile, static_cast<int>(i) + 1) << e.what();
    }
  }
  if (!write) return;
  std::ofstream out(kFile);
  for (const std::string& line : lines) out << line << "\n";
}

// Every game without modules, with each of them alone and with all of them.
TEST(Perft, LeavesNothingOut) {
  std::vector<test::SetupLine> setups;
  for (const std::string& line : file_lines())
    if (is_entry(line)) setups.push_back(test::SetupLine::parse(line.substr(0, line.find(" : "))));
  for (const GameType* game : games()) {
    const auto modules = game->modules();
    std::vector<u32> wanted = {0, static_cast<u32>((u64{1} << modules.size()) - 1)};
    for (std::size_t i = 0; i < modules.size(); ++i) wanted.push_back(1u << i);
    for (const u32 set : wanted) {
      std::string names;
      for (std::size_t i = 0; i < modules.size(); ++i)
        if (set >> i & 1) names += std::string(" ") + modules[i].slug;
      EXPECT_TRUE(std::any_of(setups.begin(), setups.end(),
                              [&](const test::SetupLine& s) { return s.setup.game == game && s.setup.modules == set; }))
          << kFile << " has no line for " << game->id << " with" << (set ? names : " no modules");
    }
  }
}

}  // namespace
}  // namespace comares
