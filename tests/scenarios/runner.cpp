#include "tests/scenarios/runner.h"

#include <algorithm>
#include <map>

#include "codec/position.h"
#include "codec/refused.h"
#include "games/alhambra/data.h"
#include "table/palace_queries.h"

namespace comares::scenario {

using codec::Refused;

namespace {

std::string join(const Words& words, const char* between = " ") {
  std::string out;
  for (const std::string& w : words) out += (out.empty() ? "" : between) + w;
  return out.empty() ? "nothing" : out;
}

std::size_t find(const Line& line, const char* word) {
  return static_cast<std::size_t>(std::find(line.words.begin(), line.words.end(), word) - line.words.begin());
}
Words after(const Line& line, std::size_t at) {
  if (at >= line.words.size()) return {};
  return {line.words.begin() + static_cast<std::ptrdiff_t>(at) + 1, line.words.end()};
}

// One thing as a word: garden-10-0, 1,0, garden-10-0@1,0, 7, true, - for nothing.
std::string word_of(const json::value& v) {
  if (v.is_null()) return "-";
  if (const auto* text = v.if_string()) return std::string(*text);
  if (const auto* list = v.if_array()) {
    Words parts;
    for (const json::value& part : *list) parts.push_back(word_of(part));
    return join(parts, ",");
  }
  if (const auto* o = v.if_object(); o && o->contains("tile")) {
    const json::value* at = o->if_contains("at");
    return word_of(o->at("tile")) + (at ? "@" + word_of(*at) : "");
  }
  return json::serialize(v);
}

Words words_of(const json::value& v) {
  if (!v.is_array()) return {word_of(v)};
  Words out;
  for (const json::value& item : v.get_array()) out.push_back(word_of(item));
  return out;
}

// Fields of an action as one line: buy slot=3 pay=denar-8,denar-3.
std::string text_of(const json::object& action) {
  std::string out;
  for (const auto& field : action) {
    const std::string key(field.key());
    out += key == "kind" ? word_of(field.value())
                         : " " + key + "=" + (words_of(field.value()).empty() ? "" : word_of(field.value()));
  }
  return out;
}

bool matches(const json::object& pattern, const json::object& action) {
  for (const auto& field : pattern) {
    const json::value* found = action.if_contains(field.key());
    if (field.value().is_null() ? found != nullptr : !found || *found != field.value()) return false;
  }
  return true;
}

json::value field_value(const codec::Notation& n, const Line& line, const Field& f, const std::string& text) {
  if (text == "-") return {};
  switch (f.type) {
    case FieldType::kPurse: {
      json::array pieces;
      for (const std::string& piece : split(text, ',')) pieces.emplace_back(piece);
      return n.purse(codec::or_throw(&codec::Notation::read_purse, n, pieces, f.key));  // in the order of the notation
    }
    case FieldType::kFaces: {
      json::array faces;
      for (const std::string& face : split(text == "nothing" ? "" : text, ',')) faces.emplace_back(face);
      return codec::faces_list(codec::or_throw(codec::faces_of, faces, f.key));
    }
    case FieldType::kCell: {
      json::array cell;
      for (const std::string& part : split(text, ',')) cell.emplace_back(number(line, part));
      return cell;
    }
    case FieldType::kTileOrFountain:
      if (text == "fountain") return json::value(text);
      [[fallthrough]];
    case FieldType::kTile:
    case FieldType::kTileIn:
      return n.rules().tiles[codec::or_throw(&codec::Notation::tile, n, json::value(text), f.key)];
    case FieldType::kCard: return n.rules().cards[codec::or_throw(&codec::Notation::card, n, json::value(text), f.key)];
    case FieldType::kSlot:
    case FieldType::kNumber: return number(line, text);
    case FieldType::kSeat: return text == "dirk" ? json::value(text) : json::value(number(line, text));
    case FieldType::kFlag: return text == "true";
    default: return json::value(text);
  }
}

const Verb* find_verb(const Ruleset& rules, const std::string& kind) {
  for (const Schema* s : rules.schemas)
    for (const Verb& v : s->verbs)
      if (kind == (s->slug ? std::string(s->slug) + ":" + v.name : std::string(v.name))) return &v;
  return nullptr;
}

}  // namespace

Runner::Runner(const Scenario& s, Report report) : scenario_(s), report_(std::move(report)) {}

void Runner::play() {
  try {
    refused_ = scenario_.steps[0].words[0] == "refused";
    if (!refused_) load(scenario_.last_setup_line);
    for (const Line& line : scenario_.steps) {
      try {
        step(line);
      } catch (const Refused& e) {
        throw Failure(line.number, e.what());
      }
    }
  } catch (const Failure& e) {
    report_(e.line, e.what());
  }
}

void Runner::load(int line) {
  try {
    const bool fresh = scenario_.position.at("players").is_number();
    game_.emplace(fresh ? codec::or_throw(table::Session::from_setup, scenario_.position)
                        : codec::or_throw(table::Session::from_position, scenario_.position));
  } catch (const Refused& e) {
    throw Failure(line,
                  "The position was refused: " + std::string(e.what()) + (e.rule.empty() ? "" : " (" + e.rule + ")"));
  }
  check_sound({line, {}});
}

void Runner::step(const Line& line) {
  static const std::map<std::string, void (Runner::*)(const Line&)> kinds = {
      {"ok", &Runner::ok},
      {"error", &Runner::error},
      {"offers", &Runner::offers},
      {"offers-not", &Runner::offers},
      {"offers-only", &Runner::offers_only},
      {"asks", &Runner::asks},
      {"is", &Runner::is},
      {"cells", &Runner::cells},
      {"swaps", &Runner::cells},
      {"gates", &Runner::cells},
      {"removable", &Runner::cells},
      {"over", &Runner::over},
      {"winners", &Runner::winners},
      {"refused", &Runner::refused},
  };
  const auto kind = kinds.find(line.words[0]);
  if (kind == kinds.end())
    throw Failure(line.number, "There is no line '" + line.words[0] + "'; see docs/scenarios.md.");
  (this->*kind->second)(line);
}

table::Session& Runner::game(const Line& line) {
  if (!game_) throw Failure(line.number, "Nothing can follow a position that is refused.");
  return *game_;
}

Seat Runner::seat(const Line& line, const std::string& word) {
  if (word == "dirk") return kDirk;
  return codec::or_throw(&codec::Notation::seat, game(line).notation(), number(line, word), "player");
}

void Runner::check_decider(const Line& line) {
  if (line.words.size() < 3) throw Failure(line.number, "Say who does what.");
  const json::object d = game(line).notation().decision(game_->state());
  if (d.contains("over")) throw Failure(line.number, "The game is over.");
  if (word_of(d.at("player")) != line.words[1])
    throw Failure(line.number, "Player " + line.words[1] + " is not asked: player " + word_of(d.at("player")) +
                                   " decides (" + word_of(d.at("kind")) + ").");
}

// An action from words, or a part of one: fields left out match anything.
json::object Runner::action(const Line& line, std::size_t from, std::size_t to) {
  if (from >= to) throw Failure(line.number, "An action is missing.");
  const codec::Notation& n = game(line).notation();
  const std::string& kind = line.words[from];
  const Verb* verb = find_verb(n.rules(), kind);
  if (!verb) throw Failure(line.number, "There is no action '" + kind + "' in this game.");
  json::object out{{"kind", kind}};
  for (std::size_t i = from + 1; i < to; ++i) {
    const std::size_t eq = line.words[i].find('=');
    const std::string key = line.words[i].substr(0, eq);
    const auto field =
        std::find_if(verb->fields.begin(), verb->fields.end(), [&](const Field& f) { return key == f.key; });
    if (eq == std::string::npos || field == verb->fields.end())
      throw Failure(line.number, "'" + line.words[i] + "' is no field of " + kind + ".");
    out[key] = field_value(n, line, *field, line.words[i].substr(eq + 1));
  }
  return out;
}

std::vector<json::object> Runner::offered() {
  auto list = std::make_unique<ActionList>();
  legal(game_->rules(), game_->state(), *list);
  std::vector<json::object> out;
  for (const Action& a : *list) out.push_back(game_->notation().action(a));
  return out;
}

// Holds at every moment of every game.
void Runner::check_sound(const Line& line) {
  const table::Session& s = game(line);
  const u64 now = hash(s.rules(), s.state());
  const table::Session again = codec::or_throw(table::Session::from_position, codec::position(s.notation(), s.state()));
  if (hash(again.rules(), again.state()) != now)
    report_(line.number, "Written and loaded again, the position is another one.");
  // Scoring with and without explanations goes different ways.
  auto plain = std::make_unique<ScoreSheet>(), explained = std::make_unique<ScoreSheet>();
  for (int round = 1; round <= 3; ++round) {
    plain->clear(false);
    explained->clear(true);
    score(s.rules(), s.state(), round, *plain);
    score(s.rules(), s.state(), round, *explained);
    for (Seat p = 0; p <= kDirk; ++p)
      if (plain->total(p) != explained->total(p))
        report_(line.number, "Scoring " + std::to_string(round) + " and its explanation differ.");
  }
  if (is_over(s.state())) return;
  auto list = std::make_unique<ActionList>();
  legal(s.rules(), s.state(), *list);
  if (list->empty()) report_(line.number, "Nothing is offered at this decision.");
  for (const Action& a : *list)
    if (const Reject why = check(s.rules(), s.state(), a))
      report_(line.number, "Offered but refused: " + text_of(s.notation().action(a)) + " — " + why.sentence);
}

void Runner::ok(const Line& line) {
  check_decider(line);
  const Action a =
      codec::or_throw(&codec::Notation::read_action, game_->notation(), action(line, 2, line.words.size()));
  const u64 before = hash(game_->rules(), game_->state());
  for (const bool again : {false, true}) {
    if (const Reject why = game_->apply(a))
      throw Failure(line.number, "Refused: " + std::string(why.sentence) + " (" + why.rule + ")");
    if (again) break;
    game_->undo();
    if (hash(game_->rules(), game_->state()) != before)
      throw Failure(line.number, "Taking the action back gave another position.");
  }
  check_sound(line);
}

void Runner::error(const Line& line) {
  check_decider(line);
  const std::size_t eq = find(line, "=");
  const std::string expected = join(after(line, eq));
  const u64 before = hash(game_->rules(), game_->state());
  std::string found, sentence;
  try {
    const Action a = codec::or_throw(&codec::Notation::read_action, game_->notation(), action(line, 2, eq));
    const Reject why = game_->apply(a);
    found = why ? why.rule : "accepted";
    sentence = why ? why.sentence : "";
    if (why && hash(game_->rules(), game_->state()) != before)
      report_(line.number, "A refused action changed the position.");
  } catch (const Refused& e) {
    found = e.rule.empty() ? "notation" : e.rule;
    sentence = e.what();
  }
  if (found == "accepted") throw Failure(line.number, "Expected: refused by " + expected + ". Found: accepted.");
  if (found != expected)
    report_(line.number, "Expected: refused by " + expected + ". Found: " + found + " (" + sentence + ")");
}

void Runner::offers(const Line& line) {
  check_decider(line);
  const bool wanted = line.words[0] == "offers";
  const json::object pattern = action(line, 2, line.words.size());
  Words same_kind;
  bool found = false;
  for (const json::object& a : offered()) {
    if (a.at("kind") == pattern.at("kind")) same_kind.push_back(text_of(a));
    found |= matches(pattern, a);
  }
  if (found != wanted)
    report_(line.number, "Expected: " + std::string(wanted ? "" : "no ") + text_of(pattern) +
                             ". Offered of that kind: " + join(same_kind, " ; "));
}

// offers-only 0 take_money : cards=denar-2 ; cards=ducat-3
void Runner::offers_only(const Line& line) {
  check_decider(line);
  const std::size_t colon = find(line, ":");
  Words expected, found;
  Line one{line.number, {line.words[2]}};
  Words rest = after(line, colon);
  if (rest != Words{"nothing"}) {
    rest.emplace_back(";");
    for (const std::string& word : rest) {
      if (word != ";") {
        one.words.push_back(word);
        continue;
      }
      expected.push_back(text_of(action(one, 0, one.words.size())));
      one.words.resize(1);
    }
  }
  for (const json::object& a : offered())
    if (word_of(a.at("kind")) == line.words[2]) found.push_back(text_of(a));
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  if (found != expected)
    report_(line.number, "Expected: " + join(expected, " ; ") + "\nFound:    " + join(found, " ; "));
}

void Runner::asks(const Line& line) {
  const json::object d = game(line).notation().decision(game_->state());
  const Words expected = after(line, 0);
  const Words found = d.contains("over") ? Words{"over"} : Words{word_of(d.at("player")), word_of(d.at("kind"))};
  if (found != expected) report_(line.number, "Expected: asks " + join(expected) + ". Found: " + join(found));
}

json::value Runner::points(const Line& line, const Words& what) {
  if (what.size() < 3) throw Failure(line.number, "Written 'is points <scoring> [<player>] <category> = …'.");
  const json::object all = game_->notation().score(game_->state(), number(line, what[1]), false);
  const std::string& category = what.back();
  const auto of = [&](const json::object& mine) -> json::value {
    if (const json::value* v = mine.if_contains(category)) return *v;
    const json::value* v = mine.at("buildings").as_object().if_contains(category);
    return v ? *v : json::value();
  };
  if (what.size() > 3) {
    if (what[2] == "dirk") return of(all.at("dirk").as_object());
    return of(all.at("players").as_array()[seat(line, what[2])].as_object());
  }
  json::array row;
  for (const json::value& mine : all.at("players").as_array()) row.push_back(of(mine.as_object()));
  if (all.contains("dirk")) row.push_back(of(all.at("dirk").as_object()));
  return row;
}

json::value Runner::look_up(const Line& line, const Words& what, bool& ordered) {
  const codec::Notation& n = game(line).notation();
  const json::object whole = codec::position(n, game_->state());
  const std::string& thing = what.at(0);
  const auto mine = [&](const char* key) {
    return whole.at("players").as_array()[seat(line, what.at(1))].as_object().at(key);
  };
  ordered = false;
  if (thing == "hand" || thing == "reserve" || thing == "palace") return mine(thing.c_str());
  if (thing == "wall")
    return codec::or_throw(table::longest_wall_of, n, game_->state(), seat(line, what.at(1))).at("length");
  if (thing == "display" || thing == "discard" || thing == "dirk") return whole.at(thing);
  if (thing == "aside") return whole.contains("aside") ? whole.at("aside") : json::array();
  ordered = true;
  if (thing == "market" || thing == "bag" || thing == "deck") return whole.at(thing);
  if (thing == "points") return points(line, what);
  if (thing == "scorings") return whole.at("scorings_done");
  if (thing == "score") {
    if (what.size() > 1) return what[1] == "dirk" ? whole.at("dirk_score") : mine("score");
    json::array row = n.scores(game_->state());
    if (const json::value* dirk = whole.if_contains("dirk_score")) row.push_back(*dirk);
    return row;
  }
  if (thing != "position" && thing != "view")
    throw Failure(line.number, "'is " + thing + "' is not known; see docs/scenarios.md.");
  // A path into the whole position, or into what one player is shown.
  json::value at = thing == "position" ? whole : codec::view(n, game_->state(), seat(line, what.at(1)));
  for (const std::string& key : split(what.back(), '.')) {
    json::value next = "absent";
    if (const auto* o = at.if_object()) {
      if (const json::value* v = o->if_contains(key)) next = *v;
    } else if (const auto* items = at.if_array()) {
      for (std::size_t i = 0; i < items->size(); ++i)
        if (std::to_string(i) == key || word_of((*items)[i]).starts_with(key + "@")) next = (*items)[i];
    }
    at = next;
  }
  return at;
}

void Runner::compare(const Line& line, const json::value& found, Words expected, bool ordered) {
  if (expected.empty()) throw Failure(line.number, "Say what is expected; an empty list is 'nothing'.");
  Words have = words_of(found);
  // A list may be given by its length.
  const bool is_count = expected.size() == 1 && found.is_array() && json_or_text(expected[0]).is_int64();
  if (is_count) have = {std::to_string(have.size())};
  if (expected == Words{"nothing"}) expected.clear();
  if (!ordered) {
    std::sort(have.begin(), have.end());
    std::sort(expected.begin(), expected.end());
  }
  if (have != expected) report_(line.number, "Expected: " + join(expected) + "\nFound:    " + join(have));
}

void Runner::is(const Line& line) {
  const std::size_t eq = find(line, "=");
  if (eq < 2 || eq >= line.words.size()) throw Failure(line.number, "Written 'is <what> = <value>'.");
  bool ordered = true;
  const json::value found =
      look_up(line, {line.words.begin() + 1, line.words.begin() + static_cast<std::ptrdiff_t>(eq)}, ordered);
  compare(line, found, after(line, eq), ordered);
}

// cells|swaps|gates <player> <tile> : x,y …    removable <player> : x,y …
void Runner::cells(const Line& line) {
  const std::size_t colon = find(line, ":");
  const bool removing = line.words[0] == "removable";
  if (colon != (removing ? 2u : 3u))
    throw Failure(line.number, "Written '" + line.words[0] + " <player> " + (removing ? "" : "<tile> ") + ": x,y …'.");
  const Seat p = seat(line, line.words[1]);
  const char* key = line.words[0] == "swaps" ? "swap" : line.words[0] == "gates" ? "gate" : "cells";
  const codec::Notation& n = game(line).notation();
  const State& now = game_->state();
  const json::object found = removing ? codec::or_throw(table::removable_cells, n, now, p)
                                      : codec::or_throw(table::placements, n, now, p, json::value(line.words[2]));
  compare(line, found.at(key), after(line, colon), false);
}

void Runner::over(const Line& line) {
  if (!is_over(game(line).state())) {
    const json::object d = game_->notation().decision(game_->state());
    throw Failure(line.number, "Expected: the game is over. Found: player " + word_of(d.at("player")) + " decides (" +
                                   word_of(d.at("kind")) + ").");
  }
}

void Runner::winners(const Line& line) {
  over(line);
  // Seats, never their number.
  const Words expected = after(line, 0), found = words_of(game_->notation().decision(game_->state()).at("winners"));
  if (found != expected) report_(line.number, "Expected: " + join(expected) + ". Found: " + join(found));
}

void Runner::refused(const Line& line) {
  if (!refused_ || line.words.size() != 2)
    throw Failure(line.number, "'refused <rule>' is the only step of a scenario.");
  try {
    (void)codec::or_throw(table::Session::from_position, scenario_.position);
    report_(line.number, "Expected: the position is refused by " + line.words[1] + ". Found: accepted.");
  } catch (const Refused& e) {
    const std::string rule = e.rule.empty() ? "notation" : e.rule;
    if (rule != line.words[1])
      report_(line.number, "Expected: refused by " + line.words[1] + ". Found: " + rule + " (" + e.what() + ")");
  }
}

}  // namespace comares::scenario
