#include "codec/session.h"

#include "codec/archive_json.h"
#include "codec/position.h"
#include "codec/setup.h"

namespace comares::codec {

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
  std::shared_ptr<const Ruleset> rules = ruleset(request, count, why);
  const Seed chance = seed(request, why);
  if (why) return std::nullopt;
  return Session(std::move(rules), chance);
}

std::optional<Session> Session::from_position(const json::value& v, Refusal& why) {
  std::optional<LoadedPosition> loaded = load_position(v, why);
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
  std::size_t number = 0;
  for (const json::value& item : as_array(*actions, "actions", why)) {
    ++number;
    Refusal here;
    const Action a = s->read_action(item, here);
    if (!here)
      if (const Reject reject = s->apply(a)) here.refuse(reject);
    if (here) {
      why.refuse("Action " + std::to_string(number) + " of the record: " + here.sentence, here.rule);
      return std::nullopt;
    }
    if (each) each(*s);
  }
  if (why) return std::nullopt;
  return s;
}

Action Session::read_action(const json::value& v, Refusal& why) const {
  const Action a = notation_->read_action(v, why);
  if (why) return a;
  const json::value* by = v.get_object().if_contains("player");
  if (by && !state_.over && seat_of(*by, "player", state_.players, why) != to_decide(state_))
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

json::object Session::record() const {
  json::object out;
  write_setup(rules_->setup, out);
  out["players"] = rules_->setup.players;
  out["seed"] = written_seed(seed_);
  if (!start_.is_null()) out["position"] = start_;
  json::array actions;
  for (const Action& a : actions_) actions.push_back(notation_->action(a));
  out["actions"] = std::move(actions);
  out["rules"] = versions(rules_->setup);
  if (is_over(state_)) out["scores"] = notation_->scores(state_);
  return out;
}

}  // namespace comares::codec
