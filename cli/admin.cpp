// comares admin: looks after the tables and bans of a server, by its database; the server may be running.
#include <ctime>
#include <filesystem>
#include <iomanip>
#include <iostream>

#include "cli/commands.h"
#include "cli/database.h"
#include "cli/text.h"
#include "server/store/admin.h"
#include "server/table/closing.h"
#include "server/table/hub.h"
#include "server/table/origin.h"
#include "server/table/record.h"

namespace comares::cli {

namespace {

using namespace server;

constexpr const char* kHelp =
    "comares admin: tables and bans of a server, in its database. A server that runs takes notice within seconds.\n"
    "\n"
    "  list [open|playing|over]   the newest tables; --limit N for more than 50\n"
    "  show TABLE                 who sits there, and what is known of it\n"
    "  close TABLE                ends it as it stands; --reason TEXT is shown to its players\n"
    "  delete TABLE               with its moves and what was said there, for good\n"
    "  export TABLE               its record on standard output; of a game under way this tells all hidden cards\n"
    "  ban ADDRESS                no connections from there, --reason TEXT for yourself; 203.0.113.0/24 is a network\n"
    "  unban ADDRESS\n"
    "  bans                       all of them\n"
    "\n"
    "  --db WHERE, --db-file FILE, COMARES_DB: the database, as for comares serve\n"
    "\n"
    "A table is named by its id, or by as much of its beginning as is unique.\n"
    "Example:\n  comares admin close 1f0c9a2e --db /var/lib/comares/comares.sqlite --reason 'Nobody came back.'\n";

struct Wish {
  std::vector<std::string> words;
  std::string db = usual_database();
  std::string reason;
  int limit = 50;
};

Wish wish_from(int argc, char** argv) {
  Wish w;
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    if (!option.starts_with("--")) {
      w.words.push_back(option);
      continue;
    }
    if (option != "--db" && option != "--db-file" && option != "--reason" && option != "--limit")
      throw UsageError("comares admin has no option '" + option + "'; see --help.");
    if (i + 1 >= argc) throw UsageError(option + " needs a value; see --help.");
    const std::string value = argv[++i];
    if (option == "--db") w.db = value;
    if (option == "--db-file") w.db = database_named_in(value);
    if (option == "--reason") w.reason = value;
    if (option == "--limit") {
      if (value.empty() || value.size() > 6 || value.find_first_not_of("0123456789") != std::string::npos)
        throw UsageError("--limit is a number from 0 to 999999.");
      w.limit = std::stoi(value);
    }
  }
  return w;
}

std::unique_ptr<Store> open_existing(const std::string& db) {
  const bool file = !db.starts_with("postgresql://") && !db.starts_with("postgres://");
  if (file && !std::filesystem::exists(db)) throw UsageError("There is no database '" + db + "'.");
  return open_store(db);
}

std::string time_text(i64 ms) {
  if (!ms) return "never";
  const std::time_t seconds = ms / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &parts);
  return text;
}

// Names were chosen by strangers: nothing of them may move the cursor.
std::string printable(const std::string& text) {
  std::string out;
  for (const char c : text) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
  return out;
}

std::string seats_text(const TableInfo& info) {
  std::string out;
  for (const SeatHolder& s : info.seats) {
    if (!out.empty()) out += ", ";
    out += s.kind == SeatHolder::kOpen ? "(open)" : printable(s.name);
    if (s.kind == SeatHolder::kPerson && s.away) out += " (away)";
    if (s.muted) out += " (muted)";
  }
  return out;
}

std::string whole_id(Store& store, const std::string& beginning) {
  if (beginning.empty() || beginning.size() > 32 ||
      beginning.find_first_not_of("0123456789abcdef") != std::string::npos)
    throw UsageError("'" + printable(beginning) + "' is not the id of a table.");
  const auto found = store.ask("SELECT id FROM tables WHERE id LIKE $1 LIMIT 2", {beginning + "%"});
  if (found.empty()) throw UsageError("There is no table " + beginning + ".");
  if (found.size() > 1) throw UsageError("Several tables begin with " + beginning + "; name more of it.");
  return found[0][0];
}

TableInfo info_of(const TableLine& line) { return info_from_stored(codec::parse(line.body)); }

void list(Store& store, const Wish& w) {
  const std::string status = w.words.size() > 1 ? w.words[1] : "";
  if (!status.empty() && status != "open" && status != "playing" && status != "over")
    throw UsageError("A table is open, playing or over, not '" + printable(status) + "'.");
  for (const TableLine& line : tables(store, status, w.limit)) {
    std::cout << line.id << "  " << time_text(line.at) << "  ";
    try {
      const TableInfo info = info_of(line);
      std::cout << std::left << std::setw(8) << info.status_name() << std::right << std::setw(6) << line.entries << "  "
                << std::string(info.setup.at("game").as_string()) << "  " << seats_text(info) << "\n";
    } catch (const std::exception& e) {
      std::cout << "cannot be read: " << e.what() << "\n";
    }
  }
}

void show(Store& store, const std::string& id) {
  const TableLine line = table_line(store, id).value();
  const TableInfo info = info_of(line);
  const auto say = [](const char* what, const std::string& text) {
    if (!text.empty()) std::cout << std::left << std::setw(10) << what << text << "\n";
  };
  say("table", id);
  say("status", info.status_name());
  say("closed", printable(info.ended));
  say("game", std::string(info.setup.at("game").as_string()));
  say("modules", join(info.setup.at("modules").as_array()));
  say("seats", seats_text(info));
  if (info.status != TableInfo::kOver && info.host() < info.seats.size())
    say("host", printable(info.seats[info.host()].name));
  say("listed", info.listed ? "yes" : "no");
  say("created", time_text(info.created));
  say("started", time_text(info.started));
  say("changed", time_text(line.at));
  say("entries", std::to_string(line.entries));
  say("chat", std::to_string(line.chat) + " lines");
  say("origin", info.origin);
}

void remove_table(Store& store, const std::string& id) {
  const std::vector<std::string> others = begun_from(store, id);
  if (!others.empty()) throw UsageError("Table " + others[0] + " was begun from its moves; delete that first.");
  delete_table(store, id, now_ms());
  std::cout << id << " is deleted.\n";
}

void print_record(Store& store, const std::string& id) {
  const Loaded l = load_with_origin(store, id, 0, 0, 0);
  const Record record = record_of(info_from_stored(codec::parse(l.table.body)), l);
  std::cout << codec::json::serialize(record.json) << "\n";
  if (!record.readable)
    std::cerr << "The game cannot be played again from its record, which is given as it was stored.\n";
}

std::string network_text(const std::string& text) {
  const auto network = Network::read(text);
  if (!network) throw UsageError("'" + printable(text) + "' is not an address, such as 203.0.113.7 or 2001:db8::/32.");
  return network->text();
}

}  // namespace

int admin_command(int argc, char** argv) {
  if (argc > 1 && (std::string(argv[1]) == "--help" || std::string(argv[1]) == "-h")) {
    std::cout << kHelp;
    return 0;
  }
  const Wish w = wish_from(argc, argv);
  const std::string what = w.words.empty() ? "" : w.words[0];
  const bool of_table = what == "show" || what == "close" || what == "delete" || what == "export";
  const bool of_address = what == "ban" || what == "unban";
  if (!of_table && !of_address && what != "list" && what != "bans")
    throw UsageError("Say what is to be done, e.g. comares admin list; see --help.");
  if (of_table && w.words.size() != 2) throw UsageError("comares admin " + what + " needs one table; see --help.");
  if (of_address && w.words.size() != 2) throw UsageError("comares admin " + what + " needs one address; see --help.");
  if (!of_table && !of_address && w.words.size() > (what == "list" ? 2u : 1u))
    throw UsageError("comares admin " + what + " takes no more words; see --help.");

  const std::string address = of_address ? network_text(w.words[1]) : "";
  const std::unique_ptr<Store> store = open_existing(w.db);
  const std::string id = of_table ? whole_id(*store, w.words[1]) : "";
  if (what == "list") list(*store, w);
  if (what == "show") show(*store, id);
  if (what == "close") {
    close_table(*store, id, w.reason.empty() ? "This table was closed." : w.reason);
    std::cout << id << " is closed.\n";
  }
  if (what == "delete") remove_table(*store, id);
  if (what == "export") print_record(*store, id);
  if (what == "ban") {
    ban(*store, {address, now_ms(), w.reason});
    std::cout << address << " is banned.\n";
  }
  if (what == "unban") {
    if (!unban(*store, address, now_ms())) throw UsageError(address + " is not banned.");
    std::cout << address << " may connect again.\n";
  }
  if (what == "bans")
    for (const Ban& b : bans(*store))
      std::cout << b.address << "  " << time_text(b.at) << "  " << printable(b.reason) << "\n";
  return 0;
}

}  // namespace comares::cli
