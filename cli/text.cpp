#include "cli/text.h"

#include <fstream>
#include <iostream>
#include <sstream>

namespace comares::cli {

std::string read_file(const std::string& path) {
  std::ostringstream text;
  if (path == "-") {
    text << std::cin.rdbuf();
    return text.str();
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) throw UsageError("Cannot read the file '" + path + "'.");
  text << in.rdbuf();
  if (in.bad() || (text.str().empty() && in.fail())) throw UsageError("Cannot read the file '" + path + "'.");
  return text.str();
}

}  // namespace comares::cli
