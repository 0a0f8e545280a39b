// comares verify: was the seed of a finished game the one its table had committed itself to?
#include <iostream>

#include "cli/commands.h"
#include "cli/text.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "server/crypto.h"
#include "table/session.h"

namespace comares::cli {

int verify_command(int argc, char** argv) {
  if (argc > 1 && (std::string(argv[1]) == "--help" || std::string(argv[1]) == "-h")) {
    std::cout << "comares verify RECORD [COMMITMENT]: checks that a record's seed and salt give the commitment\n"
                 "(the one in the record, or better the one you noted when the game began), and replays it.\n\n"
                 "Example:\n  comares verify comares-1f0c9a2e.json\n";
    return 0;
  }
  if (argc < 2 || argc > 3) throw UsageError("Name a record, or - for standard input; see comares verify --help.");
  const codec::json::value record = codec::parse(read_file(argv[1]));
  const codec::json::object& o = codec::as_object(record, "A record");
  for (const char* key : {"seed", "salt", "commitment"})
    if (!o.contains(key))
      throw UsageError(std::string("The record has no ") + key + "; only a server's records have one.");
  const std::string said(argc == 3 ? std::string_view(argv[2]) : codec::as_string(o.at("commitment"), "commitment"));
  const std::string salt(codec::as_string(o.at("salt"), "salt"));
  if (server::seed_commitment(salt, codec::or_throw(codec::seed, o)) != said) {
    std::cerr << "The seed is NOT the one that was committed to.\n";
    return 1;
  }
  const table::Session s = codec::or_throw(table::Session::from_record, record);
  if (!is_over(s.state())) {
    std::cerr << "The seed is the one that was committed to, but the recorded game is not over.\n";
    return 1;
  }
  if (const codec::json::value* scores = o.if_contains("scores"); scores && *scores != s.notation().scores(s.state())) {
    std::cerr
        << "The seed is the one that was committed to, but the game ends with other scores than the record says.\n";
    return 1;
  }
  std::cout << "The seed is the one that was committed to, and " << s.actions().size()
            << " actions replay to the end. Scores: " << codec::json::serialize(s.notation().scores(s.state())) << "\n";
  return 0;
}

}  // namespace comares::cli
