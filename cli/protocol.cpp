// comares protocol: JSON lines on stdin and stdout (table/protocol.h).
#include "table/protocol.h"

#include <iostream>

#include "cli/bot_choice.h"
#include "cli/commands.h"
#include "cli/text.h"

namespace comares::cli {

namespace {

constexpr std::size_t kLongestLine = 8u << 20;

constexpr const char* kHelp =
    "comares protocol: the engine protocol, one JSON object per line in and out.\n"
    "Commands: rules new load position view decision legal apply undo placements removable wall\n"
    "score record replay bot (docs/notation.md).\n"
    "\n"
    "  --corrections FILE  what your own pieces show (docs/corrections.md), for every game begun with 'new'\n"
    "\n"
    "Example:\n"
    "  echo '{\"cmd\":\"new\",\"game\":\"alhambra\",\"players\":3,\"seed\":1}' | comares protocol\n";

enum class Line { kRead, kTooLong, kEnd };

// A line however long, keeping at most kLongestLine of it.
Line read_line(std::istream& in, std::string& line) {
  line.clear();
  bool too_long = false;
  for (int c; (c = in.rdbuf()->sbumpc()) != std::char_traits<char>::eof();) {
    if (c == '\n') return too_long ? Line::kTooLong : Line::kRead;
    if (line.size() < kLongestLine) line += static_cast<char>(c);
    else too_long = true;
  }
  if (too_long) return Line::kTooLong;
  return line.empty() ? Line::kEnd : Line::kRead;
}

}  // namespace

int protocol_command(int argc, char** argv) {
  codec::json::value corrections;
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    if (arg == "--help" || arg == "-h") {
      std::cout << kHelp;
      return 0;
    }
    if (arg != "--corrections") throw UsageError("comares protocol has no option '" + arg + "'; see --help.");
    if (++i == argc) throw UsageError("--corrections needs a file.");
    corrections = read_corrections_file(argv[i]);
  }
  std::ios::sync_with_stdio(false);
  table::Protocol protocol(choose_with_bot, std::move(corrections));
  std::string line;
  for (;;) {
    switch (read_line(std::cin, line)) {
      case Line::kEnd: return 0;
      case Line::kTooLong:
        std::cout << R"({"ok":false,"error":"The line is longer than 8 MB."})" << '\n' << std::flush;
        continue;
      case Line::kRead:
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        std::cout << protocol.answer(line) << '\n' << std::flush;
    }
  }
}

}  // namespace comares::cli
