#include "tests/scenarios/scenario.h"

#include <charconv>
#include <fstream>
#include <map>
#include <sstream>

namespace comares::scenario {

namespace {

// The first line: "# rule: base.4.holes — one sentence".
std::string rule_of(const std::string& first) {
  const std::string start = "# rule: ", dash = " — ";
  const std::size_t end = first.find(dash);
  if (!first.starts_with(start) || end == std::string::npos || end + dash.size() == first.size())
    throw Failure(1, "The first line must read '# rule: <id of the rule> — <one sentence>'.");
  const std::string rule = first.substr(start.size(), end - start.size());
  if (rule.find('.') == std::string::npos || rule.find(' ') != std::string::npos)
    throw Failure(1, "'" + rule + "' is no id of a rule such as base.4.holes or camps.R2.");
  return rule;
}

json::array list(const Words& words, std::size_t from) {
  json::array out;
  if (words.size() == from + 1 && words[from] == "nothing") return out;
  for (std::size_t i = from; i < words.size(); ++i) out.emplace_back(words[i]);
  return out;
}

class Reader {
 public:
  explicit Reader(Scenario& s) : position_(s.position) {}

  // False: the line is no part of the set-up.
  bool set_up(const Line& line) {
    static const std::map<std::string, void (Reader::*)(const Line&)> kinds = {
        {"game", &Reader::game},         {"new", &Reader::fresh},      {"palace", &Reader::palace},
        {"reserve", &Reader::reserve},   {"hand", &Reader::hand},      {"market", &Reader::market},
        {"display", &Reader::pile},      {"bag", &Reader::pile},       {"deck", &Reader::pile},
        {"discard", &Reader::pile},      {"dirk", &Reader::pile},      {"score", &Reader::score},
        {"scorings", &Reader::scorings}, {"turn", &Reader::turn},      {"set", &Reader::set},
        {"yard", &Reader::spaces},       {"preview", &Reader::spaces}, {"aside", &Reader::spaces},
        {"land", &Reader::pile},
    };
    const auto kind = kinds.find(line.words[0]);
    if (kind == kinds.end()) return false;
    if (position_.empty() != (kind->first == "game" || kind->first == "new"))
      fail(line, "The line 'game' or 'new' comes first, and once.");
    if (!position_.empty() && position_["players"].is_number()) fail(line, "A new game is set up and dealt by itself.");
    (this->*kind->second)(line);
    return true;
  }

 private:
  [[noreturn]] static void fail(const Line& line, const std::string& why) { throw Failure(line.number, why); }

  json::object& player(const Line& line, std::size_t word = 1) {
    if (line.words.size() <= word) fail(line, "Say which player.");
    json::array& all = position_["players"].as_array();
    const int p = number(line, line.words[word]);
    if (p < 0 || p >= static_cast<int>(all.size())) fail(line, "There is no player " + line.words[word] + ".");
    return all[static_cast<std::size_t>(p)].as_object();
  }

  void game(const Line& line) {
    if (line.words.size() < 2) fail(line, "Say which game.");
    int players = 3;
    position_["game"] = line.words[1];
    position_["seed"] = 1;
    for (std::size_t i = 2; i < line.words.size(); ++i) {
      const std::size_t eq = line.words[i].find('=');
      const std::string key = line.words[i].substr(0, eq);
      const std::string value = eq == std::string::npos ? "" : line.words[i].substr(eq + 1);
      if (key == "players") {
        players = number(line, value);
      } else if (key == "seed") {
        position_["seed"] = number(line, value);
      } else if (key == "modules") {
        position_["modules"] = list(split(value, ','), 0);
      } else if (key == "options") {
        json::object options;
        for (const std::string& one : split(value, ',')) {
          const std::size_t at = one.find('=');
          if (at == std::string::npos) fail(line, "An option is written key=value.");
          options[one.substr(0, at)] = json_or_text(one.substr(at + 1));
        }
        position_["options"] = std::move(options);
      } else {
        fail(line, "'" + key + "' is not known; there are players, seed, modules and options.");
      }
    }
    json::array all;
    for (int p = 0; p < players; ++p) all.push_back(json::object{{"hand", json::array()}});
    position_["players"] = std::move(all);
  }

  void fresh(const Line& line) {
    game(line);
    position_["players"] = position_["players"].as_array().size();
  }

  void palace(const Line& line) {
    json::object& owner = player(line);
    if (!owner.contains("palace")) owner["palace"] = json::array();
    for (std::size_t i = 2; i < line.words.size(); ++i) {
      const std::string& word = line.words[i];
      const std::size_t at = word.find('@'), comma = word.find(',', at);
      if (at == std::string::npos || comma == std::string::npos) fail(line, "A tile in a palace is written tile@x,y.");
      const json::array cell{number(line, word.substr(at + 1, comma - at - 1)), number(line, word.substr(comma + 1))};
      json::object tile = tile_with_building(word.substr(0, at));
      tile["at"] = cell;
      owner["palace"].as_array().push_back(std::move(tile));
    }
  }

  void reserve(const Line& line) {
    json::array tiles;
    json::object& owner = player(line);
    for (const json::value& tile : list(line.words, 2)) tiles.push_back(tile_with_building(tile.as_string().c_str()));
    owner["reserve"] = std::move(tiles);
  }

  void hand(const Line& line) { player(line)["hand"] = list(line.words, 2); }

  void market(const Line& line) {
    json::array slots;
    for (std::size_t i = 1; i < line.words.size(); ++i)
      slots.push_back(line.words[i] == "-" ? json::value() : json::value(line.words[i]));
    position_["market"] = std::move(slots);
  }

  // land-7-e/tower: a tile, and the building on it (Red Palace).
  static json::object tile_with_building(const std::string& word) {
    const std::size_t slash = word.find('/');
    json::object tile{{"tile", word.substr(0, slash)}};
    if (slash != std::string::npos) tile["building"] = word.substr(slash + 1);
    return tile;
  }

  void spaces(const Line& line) {
    json::array tiles;
    if (line.words.size() != 2 || line.words[1] != "nothing")
      for (std::size_t i = 1; i < line.words.size(); ++i)
        tiles.push_back(line.words[i] == "-" ? json::value() : json::value(tile_with_building(line.words[i])));
    position_[line.words[0]] = std::move(tiles);
  }

  void pile(const Line& line) { position_[line.words[0]] = list(line.words, 1); }

  void score(const Line& line) {
    if (line.words.size() != 3) fail(line, "A score is written 'score <player or dirk> <points>'.");
    if (line.words[1] == "dirk") position_["dirk_score"] = number(line, line.words[2]);
    else player(line)["score"] = number(line, line.words[2]);
  }

  void scorings(const Line& line) { position_["scorings_done"] = number(line, line.words.at(1)); }

  void turn(const Line& line) {
    (void)player(line);
    position_["to_move"] = number(line, line.words[1]);
  }

  json::object& tile_object(const Line& line) {
    for (json::value& p : position_["players"].as_array()) {
      for (const char* where : {"palace", "reserve"}) {
        json::value* tiles = p.as_object().if_contains(where);
        if (!tiles) continue;
        for (json::value& tile : tiles->as_array())
          if (tile.as_object()["tile"].as_string() == line.words[1]) return tile.as_object();
      }
    }
    fail(line, "No palace or reserve above holds " + line.words[1] + ".");
  }

  // set <player>|table|<tile> <key.key…> <value>
  void set(const Line& line) {
    if (line.words.size() < 4) fail(line, "Written 'set <player>, table or <tile> <key> <value>'.");
    const std::string& who = line.words[1];
    json::object* at = &position_;
    if (who != "table") at = std::isdigit(static_cast<unsigned char>(who[0])) ? &player(line) : &tile_object(line);
    const Words path = split(line.words[2], '.');
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
      json::value& next = (*at)[path[i]];
      if (!next.is_object()) next = json::object();
      at = &next.as_object();
    }
    std::string text = line.words[3];
    for (std::size_t i = 4; i < line.words.size(); ++i) text += " " + line.words[i];
    (*at)[path.back()] = json_or_text(text);
  }

  json::object& position_;
};

}  // namespace

Words split(const std::string& text, char at) {
  Words out;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, at);) out.push_back(part);
  return out;
}

json::value json_or_text(const std::string& text) {
  boost::system::error_code wrong;
  json::value v = json::parse(text, wrong);
  return wrong ? json::value(text) : v;
}

int number(const Line& line, const std::string& word) {
  int n = 0;
  const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (wrong != std::errc() || end != word.data() + word.size())
    throw Failure(line.number, "'" + word + "' should be a whole number.");
  return n;
}

Scenario parse(const std::string& path, const std::string& text) {
  Scenario s;
  s.path = path;
  Reader reader(s);
  std::istringstream in(text);
  int at = 0;
  for (std::string row; std::getline(in, row);) {
    if (++at == 1) s.rule = rule_of(row);
    Line line{at, {}};
    std::istringstream words(row);
    for (std::string word; words >> word && word[0] != '#';) line.words.push_back(word);
    if (line.words.empty()) continue;
    const bool before = s.steps.empty();
    if (reader.set_up(line)) {
      if (!before) throw Failure(at, "The position is told before the first step.");
      s.last_setup_line = at;
    } else {
      s.steps.push_back(std::move(line));
    }
  }
  if (at == 0) throw Failure(1, "The file is empty.");
  if (s.position.empty()) throw Failure(at, "There is no line 'game' or 'new'.");
  if (s.steps.empty()) throw Failure(at, "There is not one step.");
  return s;
}

Scenario read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw Failure(0, "The file cannot be read.");
  std::ostringstream text;
  text << in.rdbuf();
  return parse(path, text.str());
}

}  // namespace comares::scenario
