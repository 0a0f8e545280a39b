// Small helpers of the command line: the one way to fail, and reading files.
#pragma once
#include <stdexcept>
#include <string>

namespace comares::cli {

// One clear sentence on stderr, exit code 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::string read_file(const std::string& path);  // "-": standard input

}  // namespace comares::cli
