// Every rule that code, scenarios, the web client or documents cite by its id stands in docs/rules. And which
// rules no scenario cites: RuleIds.PrintsWhatNoScenarioCites prints a table of them, it does not fail.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "cli/rules_text.h"
#include "modules/list.h"

namespace comares::cli {
namespace {

namespace fs = std::filesystem;

struct Citation {
  std::string id, file;
  int line;
};

std::vector<std::string> files_in(std::initializer_list<const char*> folders, const std::regex& name) {
  std::vector<std::string> paths;
  for (const char* folder : folders) {
    if (!fs::is_directory(folder)) continue;
    for (auto it = fs::recursive_directory_iterator(folder); it != fs::recursive_directory_iterator(); ++it) {
      if (it->path().filename() == "node_modules" || it->path().filename() == "dist") it.disable_recursion_pending();
      if (it->is_regular_file() && std::regex_search(it->path().generic_string(), name))
        paths.push_back(it->path().generic_string());
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

// What the first group of the pattern matches, line by line.
std::vector<Citation> find_all(const std::vector<std::string>& paths, const std::regex& pattern) {
  std::vector<Citation> out;
  for (const std::string& path : paths) {
    std::ifstream in(path);
    std::string text;
    for (int line = 1; std::getline(in, text); ++line)
      for (std::sregex_iterator m(text.begin(), text.end(), pattern), end; m != end; ++m)
        out.push_back({(*m)[1], path, line});
  }
  return out;
}

const std::string kId = "(?:red-palace\\.[A-Z]|[a-z][a-z-]*\\.R?[0-9]+)(?:\\.[a-z0-9-]+)*";
const std::regex kQuoted("[\"'`](" + kId + ")[\"'`]");

const std::set<std::string>& known() {
  static const std::set<std::string> all = [] {
    std::set<std::string> ids;
    for (const RulesFile& file : rules_files())
      for (const RulesPlace& p : places(file)) ids.insert(p.id);
    return ids;
  }();
  return all;
}

void expect_known(const std::vector<Citation>& citations, std::size_t at_least) {
  EXPECT_GE(citations.size(), at_least) << "Run the tests in the root of the repository.";
  for (const Citation& c : citations)
    if (!known().contains(c.id)) ADD_FAILURE_AT(c.file.c_str(), c.line) << "docs/rules has no rule " << c.id;
}

TEST(RuleIds, OfCodeStandInTheRules) {
  expect_known(find_all(files_in({"engine", "games", "modules", "codec", "bots", "server", "cli", "wasm", "bench"},
                                 std::regex("\\.(cpp|h)$")),
                        kQuoted),
               100);
}

TEST(RuleIds, OfTestsStandInTheRules) {
  std::vector<std::string> paths;
  for (const std::string& path : files_in({"tests"}, std::regex("\\.(cpp|h)$")))
    if (!path.starts_with("tests/rules/")) paths.push_back(path);
  expect_known(find_all(paths, kQuoted), 20);
}

TEST(RuleIds, OfTheWebClientStandInTheRules) {
  std::vector<std::string> paths;
  for (const std::string& path : files_in({"web/src", "web/e2e"}, std::regex("\\.(ts|svelte|json)$")))
    if (!path.ends_with(".test.ts")) paths.push_back(path);
  std::vector<Citation> cited;
  for (const Citation& c : find_all(paths, kQuoted))
    if (c.id != "base.4.x") cited.push_back(c);  // stands for any name in an explanation
  expect_known(cited, 100);
}

TEST(RuleIds, OfDocumentsStandInTheRules) {
  expect_known(find_all({"docs/notation.md", "docs/scenarios.md", "docs/server-protocol.md", "docs/rulings.md",
                         "docs/rules/README.md"},
                        std::regex("`(" + kId + ")`")),
               5);
}

std::vector<Citation> of_scenarios() {
  const std::vector<std::string> paths = files_in({"tests/scenarios"}, std::regex("\\.txt$"));
  std::vector<Citation> out = find_all(paths, std::regex("^# rule: ([^ ,]+)"));
  for (const char* pattern : {"^error .* = ([^ ]+)$", "^refused ([^ ]+)"})
    for (Citation& c : find_all(paths, std::regex(pattern)))
      if (c.id != "notation") out.push_back(std::move(c));  // it could not even be written
  return out;
}

TEST(RuleIds, OfScenariosStandInTheRules) { expect_known(of_scenarios(), 600); }

// "(example 3)" after "# rule: camps.4 —" is camps.10.3, "(diamonds example 5)" is diamonds.10.5.
std::vector<Citation> examples_of_scenarios() {
  const std::vector<std::string> paths = files_in({"tests/scenarios"}, std::regex("\\.txt$"));
  const std::regex example("(?:([a-z-]+) )?examples? ([0-9]+)((?:(?:,| and) [0-9]+)*)"), number("[0-9]+");
  std::vector<Citation> out;
  for (const Citation& rule : find_all(paths, std::regex("^# rule: (.*)"))) {
    const std::string own = rule.id.substr(0, rule.id.find('.'));
    for (std::sregex_iterator m(rule.id.begin(), rule.id.end(), example), end; m != end; ++m) {
      const std::string file = (*m)[1].matched && find_rules((*m)[1].str()) ? (*m)[1].str() : own;
      const std::string numbers = (*m)[2].str() + (*m)[3].str();
      for (std::sregex_iterator n(numbers.begin(), numbers.end(), number); n != end; ++n)
        out.push_back({file + ".10." + n->str(), rule.file, rule.line});
    }
  }
  return out;
}

TEST(RuleIds, OfExamplesStandInTheRules) { expect_known(examples_of_scenarios(), 100); }

bool is_in_play(const RulesFile& file) {
  if (file.name == "rules") return true;
  for (const GameType* game : games()) {
    if (file.name == "base" || file.name == game->id) return true;
    for (const ModuleInfo& module : game->modules())
      if (file.name == module.slug) return true;
  }
  return false;
}

TEST(RuleIds, PrintsWhatNoScenarioCites) {
  std::set<std::string> cited;
  for (const auto& citations : {of_scenarios(), examples_of_scenarios()}) {
    for (const Citation& c : citations) {
      // A rule is part of its sections: base.4.on-foot of base.4.
      for (std::string id = c.id;; id.resize(id.rfind('.'))) {
        if (id.find('.') == std::string::npos) break;
        cited.insert(id);
      }
    }
  }
  std::cout << "Cited by scenarios, of sections, rulings and worked examples; and what is not.\n";
  for (const RulesFile& file : rules_files()) {
    if (!is_in_play(file)) continue;
    std::map<RulesPlace::Kind, std::pair<int, int>> count;  // cited, all
    std::string missing;
    for (const RulesPlace& p : places(file)) {
      if (p.kind == RulesPlace::kItem) continue;
      if (p.kind == RulesPlace::kSection && (p.id.ends_with(".9") || p.id.ends_with(".10"))) continue;
      auto& [with, all] = count[p.kind];
      ++all;
      with += cited.contains(p.id);
      if (!cited.contains(p.id)) missing += " " + p.id.substr(file.name.size() + 1);
    }
    std::cout << std::left << std::setw(18) << file.name << std::right;
    for (const auto kind : {RulesPlace::kSection, RulesPlace::kRuling, RulesPlace::kExample})
      std::cout << std::setw(4) << count[kind].first << "/" << std::left << std::setw(3) << count[kind].second
                << std::right;
    std::cout << " " << missing << "\n";
  }
}

}  // namespace
}  // namespace comares::cli
