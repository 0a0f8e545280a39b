// comares rules: lists games, modules and options, or shows the text of the rules.
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <iomanip>
#include <iostream>

#include "cli/commands.h"
#include "cli/rules_text.h"
#include "cli/text.h"
#include "codec/corrections.h"
#include "codec/setup.h"
#include "games/parts.h"
#include "modules/list.h"

namespace comares::cli {

namespace {

constexpr const char* kHelp =
    "comares rules [--json]   lists games, modules and options\n"
    "comares rules NAME       shows the rules of a game or module, or the one rule with that id, as refusals name "
    "it\n\n"
    "What holds for all modules together (order, payments, pairs) is shown by 'comares rules rules'.\n\n"
    "Examples:\n  comares rules\n  comares rules alhambra\n  comares rules base.4.on-foot\n";

int terminal_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return std::clamp<int>(size.ws_col, 40, 110);
}

// A module may be played in several games.
std::string versions_of(const std::string& name) {
  std::string out;
  for (const GameType* g : games()) {
    if (!is_newest(*g)) continue;
    if (name == g->id || find_rules(name) == find_rules(g->id == std::string_view("alhambra") ? "base" : g->id))
      out += "\nVersion " + std::to_string(g->version) + " of these rules is played here.\n";
    if (const int i = find_module(*g, name); i >= 0)
      out += "\nVersion " + std::to_string(g->modules()[static_cast<std::size_t>(i)].version) +
             " of these rules is played here, in " + g->title + ".\n";
  }
  return out;
}

void show(const std::string& name) {
  const std::string file = name.substr(0, name.find('.'));
  const GameType* game = find_game(name);
  const RulesFile* rules = find_rules(game ? parts_of(*game).rules : file);
  if (!rules)
    throw UsageError("There are no rules called '" + name + "'; 'comares rules' lists the games and modules.");
  if (file == name) {
    std::cout << for_terminal(rules->text, terminal_width()) << versions_of(name);
    return;
  }
  for (const RulesPlace& place : places(*rules)) {
    if (place.id != name) continue;
    std::cout << for_terminal(place.text, terminal_width());
    return;
  }
  throw UsageError("The rules of '" + file + "' have no '" + name + "'; 'comares rules " + file + "' shows them.");
}

void list() {
  for (const GameType* g : games()) {
    if (!is_newest(*g)) continue;
    std::cout << g->id << " – " << g->title << ", " << int{g->min_players} << " to " << int{g->max_players}
              << " players, version " << g->version << " of its rules\n  " << g->summary << "\n";
    if (g->provenance) std::cout << "  (" << g->provenance << ")\n";
    if (!g->modules().empty()) std::cout << "  modules\n";
    for (std::size_t i = 0; i < g->modules().size(); ++i) {
      if (!is_newest(*g, i)) continue;
      const ModuleInfo& m = g->modules()[i];
      std::cout << "    " << std::left << std::setw(22) << m.slug << m.summary << " (version " << m.version << ")\n";
      if (m.provenance) std::cout << std::setw(26) << "" << "(" << m.provenance << ")\n";
    }
    if (!g->options().empty()) std::cout << "  options\n";
    for (const Option& o : g->options())
      std::cout << "    " << std::left << std::setw(22) << o.key << o.summary << "\n";
  }
  std::cout << "\n'comares rules NAME' shows the rules of one of them.\n";
}

}  // namespace

int rules_command(int argc, char** argv) {
  const std::string arg = argc > 1 ? argv[1] : "";
  if (argc > 2) throw UsageError("comares rules takes one name; see --help.");
  if (arg == "--help" || arg == "-h") {
    std::cout << kHelp;
  } else if (arg == "--json") {
    codec::json::array all = codec::rules_list();
    for (codec::json::value& game : all)
      game.as_object()["reconstructed"] = codec::reconstructed(*find_game(game.at("id").as_string()));
    std::cout << codec::json::serialize(all) << "\n";
  } else if (arg.starts_with("-")) {
    throw UsageError("comares rules has no option '" + arg + "'; see --help.");
  } else if (argc > 1) {
    show(arg);
  } else {
    list();
  }
  return 0;
}

}  // namespace comares::cli
