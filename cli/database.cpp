#include "cli/database.h"

#include <cstdlib>

#include "cli/text.h"

namespace comares::cli {

std::string usual_database() {
  const char* db = std::getenv("COMARES_DB");
  return db && *db ? db : "comares.sqlite";
}

std::string database_named_in(const std::string& file) {
  const std::string text = read_file(file);
  const std::string line = text.substr(0, text.find_first_of("\r\n"));
  if (line.empty()) throw UsageError("'" + file + "' names no database in its first line.");
  return line;
}

}  // namespace comares::cli
