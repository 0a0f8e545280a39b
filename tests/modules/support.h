// For the tests of modules: a game of Alhambra begun from a position and played on with actions, both
// in the notation (docs/notation.md). Single quotes stand for double ones, so that tests stay readable.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "codec/archive_json.h"
#include "codec/position.h"
#include "codec/refused.h"
#include "games/alhambra/moves.h"
#include "modules/list.h"
#include "table/session.h"

namespace comares::testing {

namespace json = codec::json;

inline json::value quotes(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  return codec::parse(text);
}

class Play {
 public:
  // The inside of a position, without game and seed: "'modules':[…],'players':[…],…".
  explicit Play(const std::string& position)
      : s_(codec::or_throw(table::Session::from_position, quotes("{'game':'alhambra','seed':1," + position + "}"))) {}
  // A game from its setup: "'players':3,'modules':[…]".
  static Play fresh(const std::string& setup, u64 seed = 1) {
    return Play(
        codec::or_throw(table::Session::from_setup,
                        quotes("{'game':'alhambra','seed':" + std::to_string(seed) + "," + setup + "}").as_object()));
  }

  const State& state() const { return s_.state(); }
  const alhambra::Table& table() const { return state().at<alhambra::Table>(0); }
  const alhambra::Rules& rules() const { return alhambra::as_rules(s_.rules()); }
  int score(Seat p) const { return state().scores[p]; }

  // "kind" or "kind", "'field':…". Returns the rule that refuses it, or "" when it was accepted.
  std::string act(const std::string& kind, const std::string& fields = "") {
    const Action a = action(kind, fields);
    table::EventLog log(s_.notation(), codec::kSeesAll);
    const u64 before = hash(s_.rules(), state());
    if (const Reject why = s_.apply(a, &log)) {
      EXPECT_EQ(before, hash(s_.rules(), state())) << "a refusal changed the state";
      return why.rule;
    }
    events_ = log.take();
    return "";
  }
  bool lists(const std::string& kind, const std::string& fields = "") const {
    const Action wanted = action(kind, fields);
    ActionList all;
    legal(s_.rules(), state(), all);
    return std::find(all.begin(), all.end(), wanted) != all.end();
  }
  int listed(const std::string& kind) const {
    ActionList all;
    legal(s_.rules(), state(), all);
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Action& a) {
      return s_.notation().action(a).at("kind").as_string() == kind;
    }));
  }

  // "1 bid": seat and kind of the decision that waits; "over" at the end.
  std::string decision() const {
    const Decision d = comares::decision(s_.rules(), state());
    return d.over ? "over" : std::to_string(d.seat) + " " + d.kind;
  }
  // How often the last accepted action told this.
  int told(const std::string& kind) const {
    return static_cast<int>(std::count_if(events_.begin(), events_.end(),
                                          [&](const json::value& e) { return e.at("event").as_string() == kind; }));
  }

  // Pieces of a hand, sorted, one space between: "denar-2 florin-9".
  std::string hand(Seat p) const { return words(s_.notation().purse(table().hand[p])); }
  json::array purse(const Purse& p) const { return s_.notation().purse(p); }
  std::string display() const { return words(position().at("display").as_array()); }
  std::string discard() const { return words(position().at("discard").as_array()); }
  std::string market(int slot) const {
    const u8 tile = table().market[slot - 1];
    return tile == alhambra::kNoTile ? "-" : rules().tiles[tile];
  }
  json::object position() const { return codec::position(s_.notation(), state()); }
  json::object view(Seat p) const { return codec::view(s_.notation(), state(), p); }
  json::object breakdown(int round, Seat p) const {
    return s_.notation().score(state(), round, false).at("players").as_array()[p].as_object();
  }
  // Buildings of a type as a scoring would count them, rounded down.
  int buildings(Seat p, alhambra::Building type) const {
    i16 halves[kMaxPlayers + 1][alhambra::kBuildings];
    alhambra::count_buildings({rules(), state()}, halves);
    return halves[p][type] / 2;
  }
  // What `viewer` may know is the same after anything else was dealt anew.
  bool view_survives_resampling(Seat viewer, u64 seed) const {
    State other = state();
    Random random(seed);
    resample(s_.rules(), other, viewer, random);
    return view(viewer) == codec::view(s_.notation(), other, viewer);
  }
  // The position written and loaded again: the same game?
  bool survives_loading() const {
    const codec::LoadedPosition again = codec::or_throw(codec::load_position, position());
    return hash(*again.rules, again.state) == hash(s_.rules(), state());
  }
  Action action(const std::string& kind, const std::string& fields) const {
    return codec::or_throw(&codec::Notation::read_action, s_.notation(),
                           quotes("{'kind':'" + kind + "'" + (fields.empty() ? "" : "," + fields) + "}"));
  }

 private:
  explicit Play(table::Session s) : s_(std::move(s)) {}

  static std::string words(const json::array& list) {
    std::vector<std::string> all;
    for (const json::value& v : list) all.emplace_back(v.as_string());
    std::sort(all.begin(), all.end());
    std::string text;
    for (const std::string& w : all) text += (text.empty() ? "" : " ") + w;
    return text;
  }

  table::Session s_;
  json::array events_;
};

inline bool in_list(const json::value& list, std::string_view word) {
  for (const json::value& v : list.as_array())
    if (v.as_string() == word) return true;
  return false;
}

// Loading this position (its inside) is refused with a sentence; "" when it is accepted.
inline std::string refused(const std::string& position) {
  try {
    (void)Play(position);
  } catch (const codec::Refused& e) {
    return e.what();
  }
  return "";
}

}  // namespace comares::testing
