// The text of the rules in the binary: every place can be cited by one id, and a terminal can show it.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "cli/commands.h"
#include "cli/rules_text.h"
#include "cli/text.h"
#include "modules/list.h"

namespace comares::cli {
namespace {

RulesPlace place(const RulesFile& file, const std::string& id) {
  for (const RulesPlace& p : places(file))
    if (p.id == id) return p;
  ADD_FAILURE() << id << " is missing";
  return {};
}

TEST(RulesText, IsThereForEveryGameAndModule) {
  EXPECT_TRUE(find_rules("rules"));
  for (const GameType* game : games()) {
    EXPECT_TRUE(find_rules(std::string_view(game->id) == "alhambra" ? "base" : game->id)) << game->id;
    for (const ModuleInfo& module : game->modules()) EXPECT_TRUE(find_rules(module.slug)) << module.slug;
  }
  EXPECT_FALSE(find_rules("chess"));
}

TEST(RulesText, EveryIdMeansOnePlaceOfItsFile) {
  std::set<std::string> all;
  for (const RulesFile& file : rules_files()) {
    for (const RulesPlace& p : places(file)) {
      EXPECT_TRUE(all.insert(p.id).second) << p.id << " stands there twice";
      EXPECT_TRUE(p.id.starts_with(std::string(file.name) + ".")) << p.id << " in the file " << file.name;
    }
  }
}

TEST(RulesText, RulingsAndExamplesAreNumberedWithoutGaps) {
  for (const RulesFile& file : rules_files()) {
    const std::string name(file.name);
    int rulings = 0, examples = 0;
    for (const RulesPlace& p : places(file)) {
      if (p.kind == RulesPlace::kRuling) {
        EXPECT_EQ(p.id, name + ".R" + std::to_string(++rulings));
      }
      if (p.kind == RulesPlace::kExample) {
        EXPECT_EQ(p.id, name + ".10." + std::to_string(++examples));
      }
    }
    if (name == "rules") continue;
    EXPECT_GT(rulings, 0) << name;
    EXPECT_GT(examples, 0) << name;
  }
}

TEST(RulesText, KnowsSectionsItemsRulingsExamplesAndNames) {
  const RulesFile file{"dice",
                       "# A game\n\n"
                       "## 1. Words / 2. Setup\nNothing.\n\n"
                       "## 3. Flow\n1. First.\n   It goes on.\n2. Second.\n\n"
                       "### 3.1 A turn\nThrow.\n1. Item.\n\n"
                       "### Without number\n1. No item of a section.\n\n"
                       "## 9. Rulings\n- R1 One.\n- **R2** Two.\n\n"
                       "## 10. Test cases\n1. <a id=\"dice.10.named\"></a>Case.\n\n"
                       "## M. Medina\nText.\n"};
  std::vector<std::string> ids;
  for (const RulesPlace& p : places(file)) ids.push_back(p.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"dice.1", "dice.2", "dice.3", "dice.3.1", "dice.3.2", "dice.3.1",
                                           "dice.3.1.1", "dice.9", "dice.R1", "dice.R2", "dice.10", "dice.10.1",
                                           "dice.10.named", "dice.M"}));
  EXPECT_EQ(place(file, "dice.2").text, "## 1. Words / 2. Setup\nNothing.");
  EXPECT_EQ(place(file, "dice.3.1").text, "1. First.\n   It goes on.");
  EXPECT_EQ(place(file, "dice.10.named").text, "1. <a id=\"dice.10.named\"></a>Case.");
  EXPECT_EQ(place(file, "dice.10.1").kind, RulesPlace::kExample);
}

TEST(RulesText, BreaksLinesAndSetsItemsIn) {
  EXPECT_EQ(for_terminal("one two three", 8), "one two\nthree\n");
  EXPECT_EQ(for_terminal("- **one** `two` three", 10), "- one two\n  three\n");
  EXPECT_EQ(for_terminal("12. one two", 8), "12. one\n    two\n");
  EXPECT_EQ(for_terminal("## Über\n\ntext", 20), "Über\n----\n\ntext\n");
  EXPECT_EQ(for_terminal("<a id=\"base.4.edges\"></a>Edges", 40), "[base.4.edges] Edges\n");
}

TEST(RulesText, SetsTablesInColumns) {
  const std::string_view table = "| a | bb |\n|---|---|\n| long words | x |";
  EXPECT_EQ(for_terminal(table, 40), "a           bb\nlong words  x\n");
  const std::string_view two = "| a | long words here and there |\n|---|---|\n| b | x |";
  EXPECT_EQ(for_terminal(two, 14), "a  long words\n   here and\n   there\nb  x\n");
  const std::string_view many = "| | aaaaaaaa | bbbbbbbb |\n|---|---|---|\n| r | 1 | |";
  EXPECT_EQ(for_terminal(many, 12), "r; aaaaaaaa\n    1\n");
}

TEST(RulesText, FitsTheTerminal) {
  for (const RulesFile& file : rules_files()) {
    const std::string text = for_terminal(file.text, 80);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text.find('\n', at);
      int width = 0;
      for (std::size_t i = at; i < end; ++i) width += (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80;
      EXPECT_LE(width, 80) << file.name << ": " << text.substr(at, end - at);
      at = end + 1;
    }
  }
}

std::string run(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "rules");
  std::vector<char*> argv;
  for (std::string& a : arguments) argv.push_back(a.data());
  testing::internal::CaptureStdout();
  try {
    EXPECT_EQ(rules_command(static_cast<int>(argv.size()), argv.data()), 0);
  } catch (const UsageError& e) {
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
    return std::string("refused: ") + e.what();
  }
  return testing::internal::GetCapturedStdout();
}

TEST(RulesCommand, ShowsAGameAModuleAndARule) {
  EXPECT_TRUE(run({"alhambra"}).starts_with("Alhambra – base game"));
  EXPECT_EQ(run({"alhambra"}), run({"base"}));
  EXPECT_TRUE(run({"dice"}).starts_with("Dice game"));
  for (const ModuleInfo& module : find_game("alhambra")->modules())
    EXPECT_NE(run({module.slug}).find(module.slug), std::string::npos);
  EXPECT_TRUE(run({"base.4.on-foot"}).starts_with("2. [base.4.on-foot] On foot: every tile can be reached"));
  EXPECT_TRUE(run({"base.R8"}).starts_with("- R8 Closed ring"));
  EXPECT_TRUE(run({"base.10.12"}).starts_with("12. Removal"));
}

TEST(RulesCommand, ListsWithoutAName) {
  for (const GameType* game : games()) EXPECT_NE(run({}).find(std::string(game->id) + " – "), std::string::npos);
  EXPECT_TRUE(run({"--json"}).starts_with("["));
  EXPECT_NE(run({"--help"}).find("Examples"), std::string::npos);
}

TEST(RulesCommand, RefusesInOneSentence) {
  const std::map<std::string, std::string> wrong = {
      {"chess", "There are no rules called 'chess'"}, {"chess.1", "There are no rules called 'chess.1'"},
      {"", "There are no rules called ''"},           {"base.99", "The rules of 'base' have no 'base.99'"},
      {"--loud", "comares rules has no option"},
  };
  for (const auto& [name, sentence] : wrong)
    EXPECT_TRUE(run({name}).starts_with("refused: " + sentence)) << run({name});
  EXPECT_EQ(run({"base", "dice"}), "refused: comares rules takes one name; see --help.");
}

}  // namespace
}  // namespace comares::cli
