// Plays a scenario through the public interface (positions, notation, engine) and compares. After
// every accepted action it also proves that the position written and loaded again is the same game,
// that the action can be taken back, and that everything offered is accepted.
#pragma once
#include <optional>

#include "table/session.h"
#include "tests/scenarios/scenario.h"

namespace comares::scenario {

class Runner {
 public:
  using Report = std::function<void(int line, const std::string& message)>;
  Runner(const Scenario&, Report);
  void play();  // stops at the first step that makes going on senseless

 private:
  void step(const Line&);

  // Actions.
  void ok(const Line&);
  void error(const Line&);
  void offers(const Line&);
  void offers_only(const Line&);
  // What is.
  void asks(const Line&);
  void is(const Line&);
  void cells(const Line&);
  void over(const Line&);
  void winners(const Line&);
  void refused(const Line&);

  void load(int line);
  table::Session& game(const Line&);
  void check_decider(const Line&);
  void check_sound(const Line&);
  Seat seat(const Line&, const std::string& word);
  json::object action(const Line&, std::size_t from, std::size_t to);
  std::vector<json::object> offered();
  json::value look_up(const Line&, const Words& what, bool& ordered);
  json::value points(const Line&, const Words& what);
  void compare(const Line&, const json::value& found, Words expected, bool ordered);

  const Scenario& scenario_;
  Report report_;
  std::optional<table::Session> game_;
  bool refused_ = false;
};

}  // namespace comares::scenario
