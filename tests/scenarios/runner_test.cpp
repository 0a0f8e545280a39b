// One GoogleTest case per file below tests/scenarios: tests/scenarios/base/holes.txt is the case
// scenarios/base.holes, and --gtest_filter=scenarios/base.holes plays it alone. (A filter would read
// the dash of viziers-favour as "all but", so dashes become underscores.)
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/scenarios/runner.h"

namespace comares::scenario {
namespace {

constexpr const char* kRoot = "tests/scenarios";

class ScenarioTest : public testing::Test {
 public:
  explicit ScenarioTest(std::string path) : path_(std::move(path)) {}

  void TestBody() override {
    const auto report = [&](int line, const std::string& message) { ADD_FAILURE_AT(path_.c_str(), line) << message; };
    try {
      const Scenario s = read(path_);
      Runner(s, report).play();
    } catch (const Failure& e) {
      report(e.line, e.what());
    }
  }

 private:
  std::string path_;
};

std::vector<std::string> find_scenarios() {
  std::vector<std::string> paths;
  std::error_code none;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kRoot, none))
    if (entry.path().extension() == ".txt") paths.push_back(entry.path().generic_string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string plain(std::string name) {
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

// GoogleTest runs what is registered before its main function begins.
const bool registered = [] {
  for (const std::string& path : find_scenarios()) {
    const std::filesystem::path file(path);
    const std::string suite = "scenarios/" + plain(file.parent_path().filename().string());
    testing::RegisterTest(suite.c_str(), plain(file.stem().string()).c_str(), nullptr, nullptr, path.c_str(), 1,
                          [path]() -> ScenarioTest* { return new ScenarioTest(path); });
  }
  return true;
}();

TEST(ScenarioFiles, AreFound) {
  EXPECT_TRUE(registered);
  EXPECT_FALSE(find_scenarios().empty()) << "No file " << kRoot
                                         << "/*/*.txt: run the tests in the root of the repository.";
}

// The runner itself: a scenario that does not hold must fail, at the right line.
std::vector<int> failing_lines(const std::string& text) {
  std::vector<int> lines;
  try {
    const Scenario s = parse("inline", text);
    Runner(s, [&](int line, const std::string&) { lines.push_back(line); }).play();
  } catch (const Failure& e) {
    lines.push_back(e.line);
  }
  return lines;
}

constexpr const char* kHead =
    "# rule: base.3 — a test of the runner\ngame alhambra players=3\nhand 0 denar-8\nmarket - - "
    "garden-8-ne -\ndisplay denar-1 denar-2 denar-9\n";

TEST(ScenarioRunner, AcceptsWhatHolds) {
  EXPECT_EQ(failing_lines(kHead + std::string("asks 0 main_action\nis hand 0 = denar-8\nok 0 buy "
                                              "slot=3 pay=denar-8\nis aside = garden-8-ne\n")),
            std::vector<int>{});
}

TEST(ScenarioRunner, FailsAtTheLineThatDoesNotHold) {
  for (const char* step :
       {"asks 1 main_action", "ok 1 take_money cards=denar-1", "ok 0 take_money cards=denar-1,denar-9",
        "error 0 take_money cards=denar-1 = base.3.take-money", "error 0 pass = base.3", "offers 0 buy slot=1",
        "offers-not 0 buy slot=3", "offers-only 0 take_money : cards=denar-1", "is hand 0 = denar-7", "is hand 0 = 2",
        "is wall 0 = 1", "cells 0 garden-8-ne : 1,0", "over", "winners 0", "is nonsense = 1", "nonsense",
        "ok 0 buy place=3", "refused base.1"})
    EXPECT_EQ(failing_lines(kHead + std::string("asks 0 main_action\n") + step + "\n"), std::vector<int>{7}) << step;
}

TEST(ScenarioRunner, RefusesFilesWithoutRuleGameOrSteps) {
  EXPECT_EQ(failing_lines("game alhambra\nasks 0 main_action\n"), std::vector<int>{1});
  EXPECT_EQ(failing_lines("# rule: base.3 — x\nasks 0 main_action\n"), std::vector<int>{2});
  EXPECT_EQ(failing_lines("# rule: base.3 — x\ngame alhambra\n"), std::vector<int>{2});
  EXPECT_EQ(failing_lines("# rule: base.3 — x\ngame alhambra\nasks 0 main_action\nhand 0 denar-1\n"),
            std::vector<int>{4});
}

}  // namespace
}  // namespace comares::scenario
