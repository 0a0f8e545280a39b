#include "server/table/game.h"

#include <map>
#include <mutex>

#include "codec/position.h"
#include "codec/setup.h"
#include "games/alhambra/rules.h"
#include "modules/list.h"

namespace comares::server {

using codec::Refused;

namespace {

template <class Kinds>
int place_of(const Kinds& kinds, std::string_view name) {
  int i = 0;
  for (const auto& kind : kinds) {
    if (kind.name == name) return i;
    ++i;
  }
  return -1;
}

bool is(const Event& e, int kind) { return e.owner == 0 && e.kind == kind; }

constexpr int kResamples = 4;

}  // namespace

Rulebook::Rulebook(std::shared_ptr<const Ruleset> r) : rules(std::move(r)), notation(*rules) {
  const Schema& own = *rules->schemas[0];
  turn_event = place_of(own.events, "turn");
  scored_event = place_of(own.events, "scored");
  passed_event = place_of(own.events, "passed");
  window_decision = place_of(own.decisions, "window");
  if (const int verb = place_of(own.verbs, "pass"); verb >= 0) pass.verb = static_cast<u8>(verb);
  if (rules->game == find_game("alhambra"))
    has_window = alhambra::users_of(alhambra::as_rules(*rules), &alhambra::Module::offer_window) != 0;
}

std::shared_ptr<const Rulebook> rulebook(const json::object& setup, int players) {
  static std::mutex mutex;
  static std::map<std::string, std::weak_ptr<const Rulebook>> known;
  const std::string key = std::to_string(players) + json::serialize(setup);
  const std::lock_guard lock(mutex);
  if (auto book = known[key].lock()) return book;
  Reject why;
  std::shared_ptr<const Ruleset> rules = comares::create(codec::setup(setup, players), why);
  if (!rules) throw Refused(why.sentence, why.rule);
  auto book = std::make_shared<const Rulebook>(std::move(rules));
  known[key] = book;
  return book;
}

// Keeps what is emitted, and explains a scoring at the moment it happens.
class Game::Sink final : public EventSink {
 public:
  Sink(const Rulebook& book, const State& state, std::vector<Told>& told)
      : book_(book), state_(state), told_(told) {}
  void emit(const Event& e) override {
    const bool scored = is(e, book_.scored_event);
    const bool first = scored && !(last_scored_ && last_round_ == e.a);
    last_scored_ = scored;
    last_round_ = e.a;
    told_.push_back({e, {}});
    if (!first) return;
    json::object why{{"event", "scoring"}, {"round", e.a}};
    for (auto& member : book_.notation.score(state_, e.a, true))
      if (member.key() != "scores") why[member.key()] = std::move(member.value());
    told_.back().explained = std::move(why);
  }

 private:
  const Rulebook& book_;
  const State& state_;
  std::vector<Told>& told_;
  bool last_scored_ = false;
  u8 last_round_ = 0;
};

Game::Game(std::shared_ptr<const Rulebook> book, u64 seed, i64 started)
    : book_(std::move(book)), seed_(seed), started_(started) {
  begin(nullptr);
}

void Game::begin(std::vector<Told>* told) {
  std::vector<Told> mine;
  std::vector<Told>& all = told ? *told : mine;
  Sink sink(*book_, state_, all);
  start(*book_->rules, seed_, state_, &sink);
  window_ = false;
  held_.clear();
  turn_of_ = kNobody;
  for (const Told& t : all)
    if (is(t.event, book_->turn_event)) turn_of_ = t.event.seat;
}

bool Game::at_window() const {
  if (is_over(state_)) return false;
  const Frame& top = state_.agenda.back();
  return top.owner == 0 && top.kind == book_->window_decision;
}

bool Game::reach(State& s, Seat seat) const {
  for (int i = 0; i < 2 * kMaxPlayers; ++i) {
    if (is_over(s)) return false;
    const Frame& top = s.agenda.back();
    if (top.owner != 0 || top.kind != book_->window_decision) return false;
    if (top.seat == seat) return true;
    if (comares::apply(*book_->rules, s, book_->pass)) return false;
  }
  return false;
}

bool Game::may_act(Seat seat) const {
  if (!window_) return to_decide(state_) == seat;
  State s = state_;
  return held_.empty() && reach(s, seat);
}

void Game::legal_for(Seat seat, ActionList& out) const {
  out.clear();
  if (!window_) {
    if (to_decide(state_) == seat) legal(*book_->rules, state_, out);
    return;
  }
  State s = state_;
  if (held_.empty() && reach(s, seat)) legal(*book_->rules, s, out);
}

Entry Game::propose(Seat seat, const json::value& v) const {
  if (over()) throw Refused("The game is over.", "base.6.over");
  Entry e{.kind = Entry::kAct, .by = seat};
  e.actions.push_back(book_->notation.action(v));
  if (window_) {
    // An answer, to be used when the window closes. To pass is always lawful: it tells nothing.
    if (e.actions[0] == book_->pass) return e;
    State s = state_;
    if (!held_.empty() || !reach(s, seat)) throw Refused("There is nothing you can do in this window but pass.", "window");
    if (Reject why = check(*book_->rules, s, e.actions[0])) throw Refused(why.sentence, why.rule);
    return e;
  }
  if (to_decide(state_) != seat) throw Refused("It is not your turn to decide.", "turn");
  if (Reject why = check(*book_->rules, state_, e.actions[0])) throw Refused(why.sentence, why.rule);
  return e;
}

Entry Game::close_window(const Rulebook& book, const State& now, const Answers& answers, const BotMove& bot) {
  Entry e{.kind = Entry::kWindow};
  State s = now;
  for (int i = 0; i < 2 * kMaxPlayers; ++i) {
    if (is_over(s)) break;
    const Frame& top = s.agenda.back();
    if (top.owner != 0 || top.kind != book.window_decision) break;
    const Seat seat = top.seat;
    Action move = answers[seat] ? *answers[seat] : bot(s, seat);
    if (check(*book.rules, s, move)) move = book.pass;
    e.actions.push_back(move);
    if (move != book.pass) {
      e.by = seat;
      break;
    }
    if (comares::apply(*book.rules, s, move)) break;
  }
  return e;
}

std::vector<u32> Game::in_force() const {
  std::vector<u32> places;
  for (u32 i = 0; i < entries_.size(); ++i) {
    if (entries_[i].kind == Entry::kUndo) places.resize(std::min<std::size_t>(places.size(), entries_[i].keep));
    else places.push_back(i);
  }
  return places;
}

bool Game::reveals_nothing(const State& before, Seat seat, const Action& a) const {
  const Ruleset& r = *book_->rules;
  State real = before;
  if (comares::apply(r, real, a)) return false;
  const std::string seen = json::serialize(codec::view(book_->notation, real, seat));
  for (int i = 0; i < kResamples; ++i) {
    State other = before;
    Random random(seed_ + static_cast<u64>(i) * 0x9E3779B97F4A7C15ull + seq());
    resample(r, other, seat, random);
    if (comares::apply(r, other, a)) return false;
    if (json::serialize(codec::view(book_->notation, other, seat)) != seen) return false;
  }
  return true;
}

Entry Game::propose_undo(Seat seat) const {
  const std::vector<u32> places = in_force();
  if (places.empty()) throw Refused("There is nothing to take back.", "undo");
  if (window_) throw Refused("A window between turns is open; it cannot be taken back.", "undo");
  const Entry& last = entries_[places.back()];
  if (last.kind != Entry::kAct || last.by != seat)
    throw Refused("Only your own last action can be taken back, before anybody else acts.", "undo");
  Game earlier(book_, seed_, started_);
  std::vector<Told> told;
  for (std::size_t i = 0; i + 1 < places.size(); ++i) earlier.forward(entries_[places[i]], told);
  if (!reveals_nothing(earlier.state_, seat, last.actions[0]))
    throw Refused("Something was revealed by it: it cannot be taken back.", "undo");
  return {.kind = Entry::kUndo, .by = seat, .keep = static_cast<u32>(places.size() - 1)};
}

void Game::open_window(std::vector<Told>& told) {
  if (!book_->has_window || is_over(state_)) return;
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (!is(told[i].event, book_->turn_event)) continue;
    window_ = true;
    held_.assign(std::make_move_iterator(told.begin() + static_cast<std::ptrdiff_t>(i)),
                 std::make_move_iterator(told.end()));
    told.resize(i);
    return;
  }
  window_ = at_window();
}

void Game::forward(const Entry& e, std::vector<Told>& told) {
  told.clear();
  const bool was_window = window_;
  window_ = false;
  if (was_window) told.swap(held_);
  held_.clear();
  bool moved = false;
  for (const Action& a : e.actions) {
    Sink sink(*book_, state_, told);
    if (Reject why = comares::apply(*book_->rules, state_, a, &sink))
      throw Refused("The record of this table is damaged: " + std::string(why.sentence), why.rule);
    moved |= a != book_->pass;
  }
  if (was_window) {
    // Nobody is told who was asked and passed.
    std::erase_if(told, [&](const Told& t) { return is(t.event, book_->passed_event); });
  }
  if (!was_window || moved) open_window(told);
  for (const Told& t : told)
    if (is(t.event, book_->turn_event)) turn_of_ = t.event.seat;
}

void Game::rewind(u32 keep) {
  std::vector<u32> places = in_force();
  places.resize(std::min<std::size_t>(places.size(), keep));
  begin(nullptr);
  std::vector<Told> told;
  for (const u32 i : places) forward(entries_[i], told);
}

Step Game::apply(Entry e) {
  Step step{seq() + 1, e.by, e.kind, {}};
  if (e.kind == Entry::kUndo) rewind(e.keep);
  else forward(e, step.told);
  entries_.push_back(std::move(e));
  return step;
}

std::string Game::body(const Entry& e) const {
  json::object o;
  if (e.by != kNobody) o["s"] = e.by;
  if (e.kind == Entry::kUndo) o["u"] = e.keep;
  if (e.kind == Entry::kAct) o["a"] = book_->notation.action(e.actions.at(0));
  if (e.kind == Entry::kWindow) {
    json::array list;
    for (const Action& a : e.actions) list.push_back(book_->notation.action(a));
    o["w"] = std::move(list);
  }
  return json::serialize(o);
}

Entry Game::parse(std::string_view text, i64 at) const {
  const json::value v = codec::parse(text);
  const json::object& o = codec::as_object(v, "An entry");
  Entry e{.at = at};
  if (const json::value* s = o.if_contains("s")) e.by = book_->notation.seat(*s, "seat");
  if (const json::value* u = o.if_contains("u")) {
    e.kind = Entry::kUndo;
    e.keep = static_cast<u32>(codec::as_integer(*u, "undo", 0, 1 << 30));
  } else if (const json::value* w = o.if_contains("w")) {
    e.kind = Entry::kWindow;
    for (const json::value& a : codec::as_array(*w, "window")) e.actions.push_back(book_->notation.action(a));
  } else {
    e.actions.push_back(book_->notation.action(o.at("a")));
  }
  return e;
}

json::object Game::decision_for(Seat viewer) const {
  if (!window_) return book_->notation.decision(state_);
  json::object o{{"player", nullptr}, {"kind", "window"}};
  o["prompt"] = viewer < state_.players ? "Act between the turns, or pass." : "Players may act between the turns.";
  return o;
}

json::object Game::view_for(Seat viewer) const {
  json::object view = codec::view(book_->notation, state_, viewer);
  view.erase("decision");  // told beside it
  if (window_) view["to_move"] = turn_of_;
  return view;
}

json::array Game::events_for(const std::vector<Told>& told, Seat viewer) const {
  json::array out;
  for (const Told& t : told) {
    if (!(t.event.audience >> viewer & 1)) continue;
    if (!t.explained.is_null()) out.push_back(t.explained);
    out.push_back(book_->notation.event(t.event));
  }
  return out;
}

std::vector<Step> Game::steps_after(std::optional<u32> after) const {
  std::vector<Step> out;
  Game again(book_, seed_, started_);
  if (!after) {
    out.emplace_back();
    again.begin(&out.back().told);
  }
  for (const Entry& e : entries_) {
    Step step = again.apply(e);
    if (!after || step.seq > *after) out.push_back(std::move(step));
  }
  return out;
}

std::vector<Entry> Game::moves() const {
  std::vector<Entry> out;
  for (const u32 i : in_force()) out.push_back(entries_[i]);
  return out;
}

json::object Game::record() const {
  json::object out;
  codec::write_setup(book_->rules->setup, out);
  out["players"] = book_->rules->setup.players;
  out["seed"] = seed_;
  json::array actions;
  for (const u32 i : in_force())
    for (const Action& a : entries_[i].actions) actions.push_back(book_->notation.action(a));
  out["actions"] = std::move(actions);
  return out;
}

}  // namespace comares::server
