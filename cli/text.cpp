#include "cli/text.h"

#include <fstream>
#include <iostream>
#include <sstream>

#include "codec/corrections.h"
#include "codec/refused.h"
#include "modules/list.h"

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

codec::json::value read_corrections_file(const std::string& path) {
  codec::json::value v = codec::parse(read_file(path));
  codec::json::object& from = v.is_object() ? v.get_object() : throw UsageError("'" + path + "' is not an object.");
  if (!from.contains("game")) from["game"] = usual_game().id;
  const std::string_view id = codec::as_string(from.at("game"), "game");
  const GameType* game = find_game(id);
  if (!game) throw UsageError("'" + path + "': there is no game " + codec::quoted(id) + ".");
  std::vector<std::string> faults;
  (void)codec::read_corrections(*game, from, faults);
  if (faults.empty()) return v;
  std::string text = "'" + path + "' cannot be used:";
  for (const std::string& fault : faults) text += "\n  " + fault;
  throw UsageError(text);
}

std::string join(const codec::json::array& list) {
  std::string text;
  for (const codec::json::value& v : list) {
    if (!text.empty()) text += " ";
    text += v.is_string() ? std::string(v.as_string()) : codec::json::serialize(v);
  }
  return text;
}

std::string one_line(const codec::json::object& a) {
  std::string text;
  for (const auto& member : a) {
    if (text.empty()) {  // its name comes first, as "kind" or "event"
      text = member.value().as_string();
      continue;
    }
    text += " " + std::string(member.key()) + "=";
    if (const auto* list = member.value().if_array()) {
      std::string items = join(*list);
      for (char& c : items)
        if (c == ' ') c = ',';
      text += items;
    } else if (member.value().is_string()) {
      text += std::string(member.value().as_string());
    } else {
      text += codec::json::serialize(member.value());
    }
  }
  return text;
}

}  // namespace comares::cli
