// The rules specification, docs/rules, as it stood when the binary was built: the files, and what a rule id such
// as "base.4.on-foot" means in them (docs/rules/README.md, section 1).
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace comares::cli {

struct RulesFile {
  std::string_view name;  // what its rule ids begin with: "base", "dice"; README.md is "rules"
  std::string_view text;  // Markdown
};

std::span<const RulesFile> rules_files();  // README.md, the games, the modules
const RulesFile* find_rules(std::string_view name);

// A place that can be cited, with the lines that belong to it.
struct RulesPlace {
  enum Kind { kSection, kItem, kExample, kRuling, kNamed };
  Kind kind;
  std::string id;
  std::string_view text;
};

std::vector<RulesPlace> places(const RulesFile&);

// Markdown as plain text for a terminal: paragraphs broken at the width, tables in columns where they fit.
std::string for_terminal(std::string_view markdown, int width);

}  // namespace comares::cli
