// comares replay and score: what can be said about a file.
#include <iomanip>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "cli/text.h"
#include "codec/position.h"
#include "codec/refused.h"
#include "table/session.h"

namespace comares::cli {

namespace {

using codec::json::object;
using codec::json::value;

struct FileArguments {
  std::string file;
  bool as_json = false;
  int round = 3;
};

FileArguments file_arguments(int argc, char** argv, const char* what, bool with_round) {
  FileArguments out;
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    if (arg == "--json") {
      out.as_json = true;
    } else if (with_round && arg == "--round" && i + 1 < argc) {
      const std::string n = argv[++i];
      if (n != "1" && n != "2" && n != "3") throw UsageError("--round is 1, 2 or 3.");
      out.round = n[0] - '0';
    } else if (arg.size() > 1 && arg[0] == '-') {
      throw UsageError("comares " + std::string(what) + " has no option '" + arg + "'; see --help.");
    } else if (out.file.empty()) {
      out.file = arg;
    } else {
      throw UsageError("comares " + std::string(what) + " takes one file.");
    }
  }
  if (out.file.empty())
    throw UsageError("Name a file, or - for standard input; see comares " + std::string(what) + " --help.");
  return out;
}

bool wants_help(int argc, char** argv) {
  return argc > 1 && (std::string(argv[1]) == "--help" || std::string(argv[1]) == "-h");
}

void print_result(const table::Session& s) {
  const object d = s.notation().decision(s.state());
  if (d.contains("over")) {
    std::cout << "Over after " << s.actions().size() << " actions. Scores: " << join(d.at("scores").as_array())
              << ". Won by player " << join(d.at("winners").as_array()) << ".\n";
  } else {
    std::cout << "After " << s.actions().size() << " actions player " << d.at("player").as_int64()
              << " decides: " << d.at("prompt").as_string().c_str() << "\n";
  }
}

// A breakdown has plain numbers and, for buildings, numbers by type.
void print_breakdown(const char* who, const object& mine) {
  std::cout << who << ": " << mine.at("total").as_int64() << "\n";
  for (const auto& member : mine) {
    if (member.key() == "total") continue;
    if (const auto* types = member.value().if_object()) {
      for (const auto& type : *types)
        if (type.value().as_int64())
          std::cout << "  " << std::left << std::setw(18) << std::string(type.key()) << std::right << std::setw(4)
                    << type.value().as_int64() << "\n";
    } else {
      std::cout << "  " << std::left << std::setw(18) << std::string(member.key()) << std::right << std::setw(4)
                << member.value().as_int64() << "\n";
    }
  }
}

}  // namespace

int replay_command(int argc, char** argv) {
  if (wants_help(argc, argv)) {
    std::cout << "comares replay FILE [--json]: plays a record and prints its moves and result.\n\n"
                 "Example:\n  comares replay game.json\n";
    return 0;
  }
  const FileArguments args = file_arguments(argc, argv, "replay", false);
  const value record = codec::parse(read_file(args.file));
  std::ostringstream moves;
  std::size_t number = 0;
  Seat decider = kNobody;
  {
    // Who decides the first action is known before it is played.
    object head = codec::as_object(record, "A record");
    head["actions"] = codec::json::array();
    decider = to_decide(codec::or_throw(table::Session::from_record, head).state());
  }
  const table::Session s = codec::or_throw(table::Session::replay, record, [&](const table::Session& now) {
    moves << std::setw(5) << ++number << "  player " << int{decider} << "  "
          << one_line(now.notation().action(now.actions().back())) << "\n";
    decider = to_decide(now.state());
  });
  if (args.as_json) {
    object out = s.notation().decision(s.state());
    out["actions"] = s.actions().size();
    std::cout << codec::json::serialize(out) << "\n";
    return 0;
  }
  std::cout << moves.str();
  print_result(s);
  return 0;
}

int score_command(int argc, char** argv) {
  if (wants_help(argc, argv)) {
    std::cout << "comares score FILE [--round 1|2|3] [--json]: scores a position (default: scoring 3).\n\n"
                 "Example:\n  comares score position.json --round 2\n";
    return 0;
  }
  const FileArguments args = file_arguments(argc, argv, "score", true);
  const table::Session s = codec::or_throw(table::Session::from_position, codec::parse(read_file(args.file)));
  const object out = s.notation().score(s.state(), args.round, true);
  if (args.as_json) {
    std::cout << codec::json::serialize(out) << "\n";
    return 0;
  }
  std::cout << "Scoring " << args.round << "\n";
  int p = 0;
  for (const value& mine : out.at("scores").as_array())
    print_breakdown(("Player " + std::to_string(p++)).c_str(), mine.as_object());
  if (const value* dirk = out.if_contains("dirk")) print_breakdown("Dirk", dirk->as_object());
  return 0;
}

}  // namespace comares::cli
