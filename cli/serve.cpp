// comares serve: the game server with the web client.
#include <unistd.h>

#include <climits>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/text.h"
#include "server/address.h"
#include "server/server.h"

namespace comares::cli {

namespace {

constexpr const char* kHelp =
    "comares serve: tables for people and bots over HTTP and WebSocket, with the web client.\n"
    "\n"
    "  --port N         port to listen on (8080; 0: any free one)\n"
    "  --host ADDRESS   address to listen on (127.0.0.1; 0.0.0.0: everywhere)\n"
    "  --db WHERE       SQLite file (comares.sqlite), or postgresql://user:password@host/database\n"
    "  --db-file FILE   the same, read from a file; or else from the environment, COMARES_DB: a password on the\n"
    "                   command line can be read by all users of the machine\n"
    "  --web FOLDER     the built web client (found beside the binary)\n"
    "  --origin URL     a further origin whose pages may connect, e.g. https://games.example\n"
    "  --threads N      threads for the network and the tables (2)\n"
    "  --bot-pause MS   how long bots wait before they act, when somebody looks on (400)\n"
    "  --connections-per-address N\n"
    "                   at most so many connections from one address (256; from this machine itself no limit)\n"
    "  --trusted-proxy ADDRESS\n"
    "                   a proxy, or a network of them (10.0.0.0/8), whose X-Forwarded-For tells from which address\n"
    "                   somebody comes; may be given several times\n"
    "  --keep-open HOURS\n"
    "                   open tables at which nobody has been for so long are deleted (72; 0: never)\n"
    "  --keep-finished DAYS, --keep-abandoned DAYS\n"
    "                   games that have been over for so long, or in which nothing has happened for so long, are\n"
    "                   deleted (0: never)\n"
    "  --archive FOLDER\n"
    "                   the records of games are written there before they are deleted\n"
    "  --corrections FILE\n"
    "                   what the pieces of a box show (docs/corrections.md), to be chosen when a table is set up;\n"
    "                   may be given several times\n"
    "  --quiet          no log on stderr\n"
    "\n"
    "Example:\n  comares serve --port 8080 --db games.sqlite\n"
    "docs/hosting.md tells how to run it for others, docs/server-protocol.md how to write a client.\n";

int number(const std::string& option, const std::string& text, int low, int high) {
  std::size_t used = 0;
  int n = 0;
  try {
    n = std::stoi(text, &used);
  } catch (const std::exception&) {
    used = 0;
  }
  if (used == 0 || used != text.size() || n < low || n > high)
    throw UsageError(option + " is a number from " + std::to_string(low) + " to " + std::to_string(high) + ".");
  return n;
}

server::Network proxy(const std::string& option, const std::string& text) {
  try {
    return server::network_from(text);
  } catch (const std::runtime_error& e) {
    throw UsageError(option + ": " + e.what());
  }
}

std::string folder(const std::string& option, const std::string& path) {
  if (!std::filesystem::is_directory(path)) throw UsageError(option + ": there is no folder '" + path + "'.");
  return path;
}

std::string first_line(const std::string& file) {
  const std::string text = read_file(file);
  const std::string line = text.substr(0, text.find_first_of("\r\n"));
  if (line.empty()) throw UsageError("'" + file + "' names no database in its first line.");
  return line;
}

// The client lies beside the binary: in the source tree, or where it was installed.
std::string find_web() {
  char self[PATH_MAX];
  const ssize_t n = readlink("/proc/self/exe", self, sizeof self);
  if (n <= 0) return "web/dist";
  const std::filesystem::path folder =
      std::filesystem::path(std::string(self, static_cast<std::size_t>(n))).parent_path();
  for (const char* place : {"../web/dist", "../share/comares/web", "web"})
    if (std::filesystem::exists(folder / place / "index.html")) return (folder / place).lexically_normal().string();
  return (folder / "../web/dist").lexically_normal().string();
}

server::Config config_from(int argc, char** argv) {
  server::Config c;
  if (const char* db = std::getenv("COMARES_DB"); db && *db) c.db = db;
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    if (option == "--quiet") {
      c.logs = false;
      continue;
    }
    const bool known = option == "--port" || option == "--host" || option == "--db" || option == "--db-file" ||
                       option == "--web" || option == "--origin" || option == "--threads" || option == "--bot-pause" ||
                       option == "--connections-per-address" || option == "--corrections" ||
                       option == "--trusted-proxy" || option == "--keep-open" || option == "--keep-finished" ||
                       option == "--keep-abandoned" || option == "--archive";
    if (!known) throw UsageError("comares serve has no option '" + option + "'; see --help.");
    if (i + 1 >= argc) throw UsageError(option + " needs a value; see --help.");
    const std::string value = argv[++i];
    if (option == "--port") c.port = static_cast<unsigned short>(number(option, value, 0, 65535));
    if (option == "--host") c.host = value;
    if (option == "--db") c.db = value;
    if (option == "--db-file") c.db = first_line(value);
    if (option == "--web") c.web = value;
    if (option == "--corrections") c.corrections.push_back(read_corrections_file(value));
    if (option == "--origin") c.origins.push_back(value);
    if (option == "--threads") c.threads = number(option, value, 1, 64);
    if (option == "--connections-per-address")
      c.limits.connections_per_address = static_cast<std::size_t>(number(option, value, 1, 1'000'000));
    if (option == "--trusted-proxy") c.trusted_proxies.push_back(proxy(option, value));
    if (option == "--keep-open") c.keeping.open = number(option, value, 0, 100'000) * server::Keeping::kHour;
    if (option == "--keep-finished") c.keeping.finished = number(option, value, 0, 100'000) * server::Keeping::kDay;
    if (option == "--keep-abandoned") c.keeping.abandoned = number(option, value, 0, 100'000) * server::Keeping::kDay;
    if (option == "--archive") c.keeping.archive = folder(option, value);
    if (option == "--bot-pause") c.bot_pause_ms = number(option, value, 0, 60'000);
  }
  if (c.web.empty()) c.web = find_web();
  return c;
}

}  // namespace

int serve_command(int argc, char** argv) {
  if (argc > 1 && (std::string(argv[1]) == "--help" || std::string(argv[1]) == "-h")) {
    std::cout << kHelp;
    return 0;
  }
  server::Server server(config_from(argc, argv));
  std::cout << server.url() << std::endl;
  server.run();
  return 0;
}

}  // namespace comares::cli
