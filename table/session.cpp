#include "table/session.h"

#include "codec/archive_json.h"
#include "codec/position.h"
#include "codec/setup.h"

namespace comares::table {

using codec::as_array;
using codec::as_integer;
using codec::as_object;
using codec::kSeesAll;

void EventLog::emit(const Event& e) {
  // Everything for an observer of the whole game; else what this seat (or a spectator) may see.
  if (viewer_ != kSeesAll && !(e.audience >> viewer_ & 1)) return;
  if (viewer_ == kSeesAll && e.audience != kForAll && !std::has_single_bit(e.audience)) return;
  events_.push_back(n_->event(e));
}

Session::Session(std::shared_ptr<const Ruleset> r, Seed seed, EventSink* sink)
    : rules_(std::move(r)), notation_(std::make_shared<Notation>(*rules_)), seed_(seed) {
  start(*rules_, seed, state_, sink);
  snapshots_.push_back(state_);
}

Session::Session(std::shared_ptr<const Ruleset> r, const State& s, json::value begun)
    : rules_(std::move(r)),
      notation_(std::make_shared<Notation>(*rules_)),
      state_(s),
      seed_(s.seed),
      start_(std::move(begun)) {
  snapshots_.push_back(state_);
}

std::optional<Session> Session::from_setup(const json::object& request, Refusal& why) {
  const json::value* players = request.if_contains("players");
  if (!players) why.refuse("Say how many players take part.");
  if (why) return std::nullopt;
  const int count = static_cast<int>(as_integer(*players, "players", 0, 99, why));
  std::shared_ptr<const Ruleset> rules = codec::ruleset(request, count, why);
  const Seed chance = codec::seed(request, why);
  if (why) return std::nullopt;
  return Session(std::move(rules), chance);
}

std::optional<Session> Session::from_position(const json::value& v, Refusal& why) {
  std::optional<codec::LoadedPosition> loaded = codec::load_position(v, why);
  if (!loaded) return std::nullopt;
  return Session(std::move(loaded->rules), loaded->state, v);
}

std::optional<Session> Session::replay(const json::value& v, const Each& each, Refusal& why) {
  const json::object& record = as_object(v, "A record", why);
  if (why) return std::nullopt;
  const json::value* begun = record.if_contains("position");
  std::optional<Session> s = begun && !begun->is_null() ? from_position(*begun, why) : from_setup(record, why);
  const json::value* actions = record.if_contains("actions");
  if (!actions) why.refuse("A record needs its list of actions.");
  if (why) return std::nullopt;
  s->play(as_array(*actions, "actions", why), each, why);
  if (why) return std::nullopt;
  return s;
}

void Session::play(const json::array& actions, const Each& each, Refusal& why) {
  std::size_t number = 0;
  for (const json::value& item : actions) {
    ++number;
    Refusal here;
    const Action a = read_action(item, here);
    if (!here)
      if (const Reject reject = apply(a)) here.refuse(reject);
    if (here) return why.refuse("Action " + std::to_string(number) + " of the record: " + here.sentence, here.rule);
    if (each) each(*this);
  }
}

Action Session::read_action(const json::value& v, Refusal& why) const {
  const Action a = notation_->read_action(v, why);
  if (why) return a;
  const json::value* by = v.get_object().if_contains("player");
  if (by && !state_.over && codec::seat_of(*by, "player", state_.players, why) != to_decide(state_))
    why.refuse("It is player " + std::to_string(to_decide(state_)) + " who decides now.");
  return a;
}

Reject Session::apply(const Action& a, EventSink* sink) {
  if (Reject why = comares::apply(*rules_, state_, a, sink)) return why;
  actions_.push_back(a);
  if (actions_.size() % kSnapshotEvery == 0) snapshots_.push_back(state_);
  return kAccepted;
}

bool Session::undo() {
  if (actions_.empty()) return false;
  if (actions_.size() % kSnapshotEvery == 0) snapshots_.pop_back();
  actions_.pop_back();
  state_ = snapshots_.back();
  for (std::size_t i = (snapshots_.size() - 1) * kSnapshotEvery; i < actions_.size(); ++i)
    (void)comares::apply(*rules_, state_, actions_[i]);  // as it was accepted before
  return true;
}

json::object Session::record() const { return write_record(*notation_, seed_, start_, actions_, state_); }

json::object write_record(const Notation& n, Seed seed, const json::value& position, std::span<const Action> played,
                          const State& now) {
  json::object out;
  codec::write_setup(n.rules().setup, out);
  out["players"] = n.rules().setup.players;
  out["seed"] = codec::written_seed(seed);
  if (!position.is_null()) out["position"] = position;
  json::array actions;
  for (const Action& a : played) actions.push_back(n.action(a));
  out["actions"] = std::move(actions);
  out["rules"] = codec::versions(n.rules().setup);
  if (is_over(now)) out["scores"] = n.scores(now);
  return out;
}

}  // namespace comares::table
