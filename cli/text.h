// Small helpers of the command line: the one way to fail, reading files, JSON as plain words.
#pragma once
#include <stdexcept>
#include <string>

#include "codec/json.h"

namespace comares::cli {

// One clear sentence on stderr, exit code 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::string read_file(const std::string& path);  // "-": standard input

// A file of corrections (docs/corrections.md): {"corrections": …}, to be put beside game and modules. All its faults at
// once where it has any.
codec::json::value read_corrections_file(const std::string& path);

std::string join(const codec::json::array&);       // with spaces
std::string one_line(const codec::json::object&);  // an action or event: "buy slot=3 pay=denar-7,denar-2"

}  // namespace comares::cli
