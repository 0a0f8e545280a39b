// One game with its past, action by action: how it began (a setup and seed, or a position), every action since, and the
// way back. What the protocol, the terminal and tests hold. A table with seats (game.h) asks several at once and groups
// actions into entries; it writes and reads records by the functions here.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "codec/notation.h"

namespace comares::table {

namespace json = boost::json;
using codec::Notation;
using codec::Refusal;

// `position`: the one it began with, or null; `now`: what the actions led to.
json::object write_record(const Notation&, Seed, const json::value& position, std::span<const Action>, const State& now);

class Session {
 public:
  using Each = std::function<void(const Session&)>;  // called after every action

  Session(std::shared_ptr<const Ruleset>, Seed, EventSink* = nullptr);
  // Nothing where they are refused.
  static std::optional<Session> from_setup(const json::object& request, Refusal&);  // game, players, …
  static std::optional<Session> from_position(const json::value&, Refusal&);
  static std::optional<Session> from_record(const json::value& v, Refusal& why) { return replay(v, {}, why); }
  static std::optional<Session> replay(const json::value& record, const Each&, Refusal&);

  const Ruleset& rules() const { return *rules_; }
  std::shared_ptr<const Ruleset> shared_rules() const { return rules_; }
  const Notation& notation() const { return *notation_; }
  const State& state() const { return state_; }
  const std::vector<Action>& actions() const { return actions_; }

  Reject apply(const Action&, EventSink* = nullptr);
  void play(const json::array& actions, const Each&, Refusal&);  // as a record has them
  // An action may say whose it is; then that player must be the one to decide.
  Action read_action(const json::value&, Refusal&) const;
  bool undo();  // false: nothing to take back
  json::object record() const;

 private:
  Session(std::shared_ptr<const Ruleset>, const State&, json::value start);

  static constexpr std::size_t kSnapshotEvery = 32;

  std::shared_ptr<const Ruleset> rules_;
  std::shared_ptr<const Notation> notation_;
  State state_;
  Seed seed_{};
  json::value start_;  // the position it began with, or null
  std::vector<Action> actions_;
  std::vector<State> snapshots_;  // before action 0, kSnapshotEvery, …
};

// Collects events as JSON for one seat, a spectator, or all of them.
class EventLog final : public EventSink {
 public:
  explicit EventLog(const Notation& n, Seat viewer) : n_(&n), viewer_(viewer) {}
  void emit(const Event&) override;
  json::array take() { return std::move(events_); }

 private:
  const Notation* n_;
  Seat viewer_;
  json::array events_;
};

}  // namespace comares::table
