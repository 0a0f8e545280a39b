// One binary: comares COMMAND [arguments]. Errors are one clear sentence on stderr and exit code 2.
#include <iomanip>
#include <iostream>

#include "cli/commands.h"
#include "cli/text.h"
#include "codec/json.h"

namespace {

struct Command {
  const char* name;
  const char* summary;
  int (*run)(int argc, char** argv);
};

constexpr Command kCommands[] = {
    {"serve", "the game server with the web client", comares::cli::serve_command},
    {"admin", "look after the tables and bans of a server", comares::cli::admin_command},
    {"play", "play in this terminal against bots", comares::cli::play_command},
    {"protocol", "engine protocol: JSON lines on stdin and stdout", comares::cli::protocol_command},
    {"simulate", "let bots play many games against each other", comares::cli::simulate_command},
    {"bench", "measure the engine's speed, or print its signature", comares::cli::bench_command},
    {"replay", "play a record and print its moves and result", comares::cli::replay_command},
    {"analyse", "tell luck from mistakes in a finished game", comares::cli::analyse_command},
    {"score", "score a position", comares::cli::score_command},
    {"verify", "check that a record's seed was the one committed to", comares::cli::verify_command},
    {"rules", "list games, modules and options, or show their rules", comares::cli::rules_command},
};

void print_usage(std::ostream& out) {
  out << "comares: play and study the Alhambra family of board games.\n\nUsage: comares COMMAND [arguments]\n\n";
  for (const Command& c : kCommands) {
    out << "  " << std::left << std::setw(12) << c.name << c.summary << "\n";
  }
  out << "\ncomares COMMAND --help tells more. Example: comares rules\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    print_usage(std::cerr);
    return 2;
  }
  const std::string name = argv[1];
  if (name == "--help" || name == "-h" || name == "help") {
    print_usage(std::cout);
    return 0;
  }
  try {
    for (const Command& c : kCommands)
      if (name == c.name) return c.run(argc - 1, argv + 1);
    std::cerr << "comares: there is no command '" << name << "'; comares --help lists the commands.\n";
  } catch (const std::exception& e) {
    std::cerr << "comares " << name << ": " << e.what() << "\n";
  }
  return 2;
}
