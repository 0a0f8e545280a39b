// Which database a command works on: --db, --db-file, the environment, or the usual file.
#pragma once
#include <string>

namespace comares::cli {

std::string usual_database();  // COMARES_DB, else comares.sqlite
std::string database_named_in(const std::string& file);

}  // namespace comares::cli
