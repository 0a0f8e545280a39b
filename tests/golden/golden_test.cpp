// Games written down move by move, tests/golden/*.txt: who decided what, which action, which events followed and for
// whom, and now and then the hash. Here each is played again and must read the same, line by line.
// A file that has only its first line, and all files after a change that was meant, are (re)written by
//   COMARES_WRITE=1 build/comares_tests --gtest_filter='Golden.*'
// which keeps the actions as far as they are still lawful and lets the bot greedy go on from there.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>

#include "bots/list.h"
#include "cli/text.h"
#include "codec/notation.h"
#include "tests/perft/setup_line.h"

namespace comares {
namespace {

constexpr const char* kFolder = "tests/golden";
constexpr std::string_view kChoice = " > ";  // between who decides what, and the action
constexpr u32 kHashEvery = 10;

using Lines = std::vector<std::string>;

class Playthrough final : public EventSink {
 public:
  // `file`: the lines it has; the first is the setup, "alhambra players=3 modules=camps seed=7 actions=60".
  explicit Playthrough(const Lines& file) {
    if (file.empty()) throw std::runtime_error("The first line says what is played.");
    std::string setup = file[0];
    const std::size_t at = setup.find(" actions=");
    if (at == std::string::npos) throw std::runtime_error("The first line says how many actions= are played.");
    count_ = static_cast<u32>(std::stoul(setup.substr(at + 9)));
    start_ = test::SetupLine::parse(setup.substr(0, at));
    rules_ = start_.rules();
    notation_ = std::make_unique<codec::Notation>(*rules_);
    for (const std::string& line : file)
      if (const std::size_t choice = line.find(kChoice); choice != std::string::npos)
        actions_.push_back(line.substr(choice + kChoice.size()));
    lines_ = {setup, "", "setup"};
  }

  // All lines of the file as it should be. Without `may_choose` it ends at an action that is not offered.
  const Lines& play(bool may_choose) {
    comares::start(*rules_, start_.seed, state_, this);
    add_hash();
    Random random(start_.seed);
    auto offered = std::make_unique<ActionList>();
    bool follow = true;
    for (u32 n = 1; n <= count_ && !is_over(state_); ++n) {
      legal(*rules_, state_, *offered);
      const Action* chosen = nullptr;
      Action action;
      for (u32 i = 0; follow && n <= actions_.size() && i < offered->size() && !chosen; ++i) {
        action = (*offered)[i];
        if (text(action) == actions_[n - 1]) chosen = &action;
      }
      if (!chosen && !may_choose) break;
      if (!chosen) {
        follow = false;
        action = bots::ask(*bots::find("greedy"), *rules_, state_, random).action;
      }
      const Decision d = decision(*rules_, state_);
      const std::string kind = d.owner_slug ? std::string(d.owner_slug) + ":" + d.kind : d.kind;
      lines_.push_back(std::to_string(n) + ". player " + std::to_string(d.seat) + " " + kind + std::string(kChoice) +
                       text(action));
      if (const Reject why = apply(*rules_, state_, action, this)) throw std::runtime_error(why.sentence);
      if (n % kHashEvery == 0 || n == count_) add_hash();
    }
    return lines_;
  }

  void emit(const Event& e) override {
    std::string line = "  ";
    if (e.audience != kForAll) {
      line += "[";
      for (Seat p = 0; p < rules_->setup.players; ++p)
        if (e.audience >> p & 1) line += std::to_string(p);
      line += e.audience & kSpectatorBit ? " and spectators] " : "] ";
    }
    lines_.push_back(line + cli::one_line(notation_->event(e)));
  }

 private:
  std::string text(const Action& a) const { return cli::one_line(notation_->action(a)); }
  void add_hash() {
    std::ostringstream text;
    text << "  hash " << std::hex << std::setw(16) << std::setfill('0') << hash(*rules_, state_);
    lines_.push_back(text.str());
  }

  test::SetupLine start_;
  u32 count_ = 0;
  std::unique_ptr<const Ruleset> rules_;
  std::unique_ptr<codec::Notation> notation_;
  Lines actions_;  // as they stand in the file
  Lines lines_;
  State state_;
};

std::vector<std::string> golden_files() {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    if (entry.path().extension() == ".txt") paths.push_back(entry.path().generic_string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

Lines lines_of(const std::string& path) {
  Lines lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(Golden, GamesReadTheSame) {
  const bool write = std::getenv("COMARES_WRITE") != nullptr;
  for (const std::string& path : golden_files()) {
    try {
      const Lines before = lines_of(path);
      Playthrough game(before);
      const Lines& now = game.play(write);
      if (write) {
        std::ofstream out(path);
        for (const std::string& line : now) out << line << "\n";
        continue;
      }
      const auto [was, is] = std::mismatch(before.begin(), before.end(), now.begin(), now.end());
      if (was == before.end() && is == now.end()) continue;
      ADD_FAILURE_AT(path.c_str(), static_cast<int>(was - before.begin()) + 1)
          << "On file: " << (was == before.end() ? "nothing more" : *was)
          << "\nNow:     " << (is == now.end() ? "nothing more, or this action is not offered" : *is)
          << "\nIf this was meant, write the files again (see the head of golden_test.cpp) and say why in the commit.";
    } catch (const std::exception& e) {
      ADD_FAILURE_AT(path.c_str(), 1) << e.what();
    }
  }
}

TEST(Golden, EveryGameAndModuleHasOne) {
  std::vector<test::SetupLine> there;
  for (const std::string& path : golden_files()) {
    const Lines lines = lines_of(path);
    ASSERT_FALSE(lines.empty()) << path;
    there.push_back(test::SetupLine::parse(lines[0].substr(0, lines[0].find(" actions="))));
  }
  for (const GameType* game : games()) {
    const auto modules = game->modules();
    for (std::size_t i = 0; i <= modules.size(); ++i) {
      const u32 set = i ? 1u << (i - 1) : 0;
      EXPECT_TRUE(std::any_of(there.begin(), there.end(),
                              [&](const test::SetupLine& s) { return s.setup.game == game && s.setup.modules == set; }))
          << kFolder << " has no game of " << game->id << " with " << (i ? modules[i - 1].slug : "no modules");
    }
  }
}

}  // namespace
}  // namespace comares
