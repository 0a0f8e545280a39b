#include "codec/session.h"

#include "codec/archive_json.h"
#include "codec/position.h"
#include "codec/setup.h"
#include "modules/list.h"

namespace comares::codec {

void EventLog::emit(const Event& e) {
  // Everything for an observer of the whole game; else what this seat (or a spectator) may see.
  if (viewer_ != kSeesAll && !(e.audience >> viewer_ & 1)) return;
  if (viewer_ == kSeesAll && e.audience != kForAll && !std::has_single_bit(e.audience)) return;
  events_.push_back(n_->event(e));
}

Session::Session(std::shared_ptr<const Ruleset> r, u64 seed, EventSink* sink)
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

Session Session::from_setup(const json::object& request, EventSink* sink) {
  const json::value* players = request.if_contains("players");
  if (!players) throw Refused("Say how many players take part.");
  const Setup chosen = setup(request, static_cast<int>(as_integer(*players, "players", 0, 99)));
  Reject why;
  std::shared_ptr<const Ruleset> rules = create(chosen, why);
  if (!rules) throw Refused(why.sentence, why.rule);
  return Session(std::move(rules), seed(request), sink);
}

Session Session::from_position(const json::value& v) {
  LoadedPosition loaded = load_position(v);
  return Session(std::move(loaded.rules), loaded.state, v);
}

Session Session::from_record(const json::value& v, const std::function<void(const Session&)>& each) {
  const json::object& record = as_object(v, "A record");
  const json::value* begun = record.if_contains("position");
  Session s = begun && !begun->is_null() ? from_position(*begun) : from_setup(record);
  const json::value* actions = record.if_contains("actions");
  if (!actions) throw Refused("A record needs its list of actions.");
  std::size_t number = 0;
  for (const json::value& a : as_array(*actions, "actions")) {
    ++number;
    const std::string where = "Action " + std::to_string(number) + " of the record: ";
    try {
      if (Reject why = s.apply(s.read_action(a))) throw Refused(why.sentence, why.rule);
    } catch (const Refused& e) {
      throw Refused(where + e.what(), e.rule);
    }
    if (each) each(s);
  }
  return s;
}

Action Session::read_action(const json::value& v) const {
  const Action a = notation_->action(v);
  const json::value* by = v.get_object().if_contains("player");
  if (by && !state_.over && seat_of(*by, "player", state_.players) != to_decide(state_))
    throw Refused("It is player " + std::to_string(to_decide(state_)) + " who decides now.");
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
  out["seed"] = seed_;
  if (!start_.is_null()) out["position"] = start_;
  json::array actions;
  for (const Action& a : actions_) actions.push_back(notation_->action(a));
  out["actions"] = std::move(actions);
  return out;
}

}  // namespace comares::codec
