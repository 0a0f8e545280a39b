// A scenario file: one sentence of the rules as a position and what happens in it. Read here into a
// position for the loader and a list of steps for the runner. Format: docs/scenarios.md.
#pragma once
#include <string>
#include <vector>

#include "codec/json.h"

namespace comares::scenario {

namespace json = codec::json;
using Words = std::vector<std::string>;

struct Line {
  int number = 0;
  Words words;
};

// What is wrong with a file, or why it cannot go on.
struct Failure : std::runtime_error {
  Failure(int at, const std::string& sentence) : std::runtime_error(sentence), line(at) {}
  int line;
};

struct Scenario {
  std::string path;
  std::string rule;       // its id, from the first line
  json::object position;  // as far as the file tells it; the loader fills in the rest. A new game: its setup
  int last_setup_line = 0;
  std::vector<Line> steps;
};

Scenario read(const std::string& path);                            // throws Failure
Scenario parse(const std::string& path, const std::string& text);  // the same without the disc

Words split(const std::string& text, char at);
json::value json_or_text(const std::string& text);  // 3, true, [1,2], "a b"; anything else is a string
int number(const Line&, const std::string& word);

}  // namespace comares::scenario
