// comares play: its arguments, and one game after the other until the player has had enough.
#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/contender.h"
#include "cli/play/game_screen.h"
#include "cli/play/terminal.h"
#include "cli/text.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"

namespace comares::cli {

namespace {

using namespace play;
namespace json = codec::json;

constexpr const char* kHelp =
    "comares play: a game against bots, full screen in this terminal (80×24 or larger).\n"
    "Without arguments it asks what to play; any of these begins at once:\n"
    "\n"
    "  --game NAME         which one; comares rules lists them (alhambra)\n"
    "  --players N         players at the table, you included, 2 to 6 (3)\n"
    "  --bots A,B          the others, in the order of their seats; the last one is repeated (greedy);\n"
    "                      cmd:COMMAND is a program of your own (docs/bot-protocol.md)\n"
    "  --seat N            your seat, counted from 0 (0)\n"
    "  --modules A,B       modules to play with; comares rules lists them\n"
    "  --option KEY=VALUE  an option of the game; may be given several times\n"
    "  --seed N            number of the game: the same number, the same tiles and cards\n"
    "  --corrections FILE  what your own pieces show (docs/corrections.md)\n"
    "  --pause N           milliseconds to wait after a bot's move (350)\n"
    "\n"
    "Example:\n"
    "  comares play --players 3 --bots greedy,random --seed 7\n";

u64 number(const std::string& option, const std::string& text, u64 most) {
  u64 n = 0;
  bool sound = !text.empty() && text.size() < 20;
  for (const char c : text) {
    sound = sound && c >= '0' && c <= '9';
    if (sound) n = n * 10 + static_cast<u64>(c - '0');
  }
  if (!sound || n > most) throw UsageError(option + " takes a whole number from 0 to " + std::to_string(most) + ".");
  return n;
}

Beginning from_arguments(int argc, char** argv) {
  Beginning b = usual_beginning();
  json::object request{{"game", usual_game().id}, {"modules", json::array()}, {"options", json::object()}};
  std::vector<Contender> named;
  int players = 0;
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    static constexpr const char* kKnown[] = {"--game",   "--players", "--bots",  "--seat",       "--modules",
                                             "--option", "--seed",    "--pause", "--corrections"};
    if (std::find(std::begin(kKnown), std::end(kKnown), option) == std::end(kKnown))
      throw UsageError("There is no argument " + codec::quoted(option) + "; see comares play --help.");
    if (i + 1 >= argc) throw UsageError(option + " needs a value; see comares play --help.");
    const std::string value = argv[++i];
    if (option == "--game") {
      request["game"] = value;
    } else if (option == "--players") {
      players = static_cast<int>(number(option, value, 99));
    } else if (option == "--bots") {
      for (const std::string& name : split_list(value))
        if (!name.empty()) named.push_back(contender(name));
    } else if (option == "--seat") {
      b.me = static_cast<Seat>(number(option, value, 5));
    } else if (option == "--modules") {
      for (const std::string& slug : split_list(value))
        if (!slug.empty()) request["modules"].as_array().emplace_back(slug);
    } else if (option == "--option") {
      const std::size_t equals = value.find('=');
      if (equals == value.npos) throw UsageError("--option is written KEY=VALUE.");
      request["options"].as_object()[value.substr(0, equals)] = value.substr(equals + 1);
    } else if (option == "--corrections") {
      request["corrections"] = read_corrections_file(value);
    } else if (option == "--seed") {
      b.seed = number(option, value, ~u64{0} / 16);
    } else {
      b.pause = static_cast<int>(number(option, value, 60000));
    }
  }
  if (players == 0) players = named.empty() ? 3 : static_cast<int>(named.size()) + 1;
  b.setup = codec::or_throw(codec::setup, request, players);
  const std::size_t others = static_cast<std::size_t>(players - 1);
  if (named.size() > others)
    throw UsageError("There are more bots than seats for them: " + std::to_string(named.size()) + " bots, " +
                     std::to_string(players) + " players.");
  if (b.me >= players)
    throw UsageError("--seat counts from 0: with " + std::to_string(players) + " players the last seat is " +
                     std::to_string(players - 1) + ".");
  named.resize(others, named.empty() ? Contender{"", bots::Spec(*usual_bot()), ""} : named.back());
  b.bots.clear();
  for (const Contender& c : named) {
    b.bots.push_back(c.spec.bot ? c.spec.bot : usual_bot());
    b.programs.push_back(c.command);
  }
  Reject why;
  if (!b.setup.game->create(b.setup, why)) throw codec::Refused(why);
  return b;
}

}  // namespace

int play_command(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    if (arg != "--help" && arg != "-h") continue;
    std::cout << kHelp;
    return 0;
  }
  Beginning b = from_arguments(argc, argv);
  bool asks = argc == 1;
  Terminal terminal;
  for (;;) {
    if (asks && !ask_beginning(terminal, b)) return 0;
    GameScreen game(terminal, b);
    if (game.run() == GameScreen::End::kQuit) return 0;
    b.seed = new_seed();
    b.programs.clear();  // those of the screen are our own
    asks = true;
  }
}

}  // namespace comares::cli
