#include "table/game.h"

#include <algorithm>
#include <bit>

#include "codec/position.h"
#include "engine/poll.h"
#include "table/session.h"

namespace comares::table {

namespace {

bool is(const Event& e, u8 kind) { return e.owner == 0 && e.kind == kind; }

constexpr u32 kNear = 32;      // entries before the one come back to
constexpr int kResamples = 4;  // seldom alike by chance four times over
constexpr const char* kUndoRule = "server.undo";

}  // namespace

Rulebook::Rulebook(std::shared_ptr<const Ruleset> r) : rules(std::move(r)), notation(*rules), parts(parts_of(*rules)) {
  if (parts.pass_verb != kNoKind) pass.verb = parts.pass_verb;
  if (parts.window) window_owners = parts.window->owners(*rules);
}

// Keeps what is emitted, explains a scoring at the moment it happens, and where there is a window between two turns
// keeps the state as it was when that ended.
class Game::Sink final : public EventSink {
 public:
  Sink(const Rulebook& book, const State& state, std::vector<Told>& told) : book_(book), state_(state), told_(told) {}
  template <class Which>
  void forget(Which&& which) {
    const auto window_begins = told_.begin() + static_cast<std::ptrdiff_t>(told_before_);
    told_before_ -= static_cast<std::size_t>(
        std::count_if(told_.begin(), window_begins, [&](const Told& t) { return which(t.event); }));
    std::erase_if(told_, [&](const Told& t) { return which(t.event); });
  }
  // The events since then.
  std::vector<Told> held() {
    const auto first = told_.begin() + static_cast<std::ptrdiff_t>(told_before_);
    std::vector<Told> out(std::make_move_iterator(first), std::make_move_iterator(told_.end()));
    told_.erase(first, told_.end());
    return out;
  }
  void emit(const Event& e) override {
    if (book_.window_owners && !window && is(e, book_.parts.turn_event)) {
      window = state_;
      told_before_ = told_.size();
    }
    const bool scored = is(e, book_.parts.scored_event);
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

  std::optional<State> window;

 private:
  const Rulebook& book_;
  const State& state_;
  std::vector<Told>& told_;
  std::size_t told_before_ = 0;
  bool last_scored_ = false;
  u8 last_round_ = 0;
};

Game::Game(std::shared_ptr<const Rulebook> book, Seed seed, i64 started)
    : book_(std::move(book)), seed_(seed), started_(started), since_{started}, taken_back_{0} {
  begin(nullptr);
}

void Game::begin(std::vector<Told>* told) {
  std::vector<Told> mine;
  std::vector<Told>& all = told ? *told : mine;
  Sink sink(*book_, state_, all);
  start(*book_->rules, seed_, state_, &sink);
  before_ = state_;
  window_ = between_turns_ = false;
  since_chance_ = 0;
  held_.clear();
  held_state_.reset();
  turn_of_ = kNobody;
  note_turn(all);
}

bool Game::asked_in_window(Seat seat, State& s) const {
  s = state_;
  return anybody_asked() && go_to_question_of(*book_->rules, s, seat, book_->pass);
}

void Game::legal_for(Seat seat, ActionList& out) const {
  out.clear();
  if (!window_) {
    if (to_decide(state_) == seat) legal(*book_->rules, state_, out);
    return;
  }
  State s;
  if (asked_in_window(seat, s)) legal(*book_->rules, s, out);
}

std::optional<Entry> Game::propose(Seat seat, const json::value& v, Refusal& why) const {
  refuse_at_end(why);
  if (why) return std::nullopt;
  const json::object* listed = v.if_object();
  Action a;
  if (listed && listed->contains("or")) {  // as it was sent to choose from (choices.h): the first of those alike
    json::object first = *listed;
    first.erase("or");
    a = book_->notation.read_action(first, why);
  } else {
    a = book_->notation.read_action(v, why);
  }
  if (why) return std::nullopt;
  return propose_move(seat, a, why);
}

void Game::refuse_at_end(Refusal& why) const {
  if (over()) why.refuse("The game is over.", "base.6.over");
  if (seq() >= kMostEntries) why.refuse("This game has gone on for too long to be continued.", "server.too-long");
}

std::optional<Entry> Game::propose_move(Seat seat, const Action& a, Refusal& why) const {
  refuse_at_end(why);
  if (why) return std::nullopt;
  Entry e{.kind = Entry::kAct, .by = seat, .actions = {a}};
  if (window_) {
    // An answer, to be used when the window closes. To pass is always lawful: it tells nothing.
    if (a == book_->pass) return e;
    State s;
    if (!asked_in_window(seat, s)) why.refuse("There is nothing you can do in this window but pass.", "server.window");
    else if (const Reject reject = check(*book_->rules, s, a)) why.refuse(reject);
  } else if (to_decide(state_) != seat) {
    why.refuse("It is not your turn to decide.", "server.turn");
  } else if (const Reject reject = check(*book_->rules, state_, a)) {
    why.refuse(reject);
  }
  if (why) return std::nullopt;
  return e;
}

Entry Game::close_window(const Rulebook& book, const State& now, const Answers& answers, const BotMove& bot) {
  Entry e{.kind = Entry::kWindow};
  State s = now;
  for (int i = 0; i < 2 * kMaxPlayers && same_poll(*book.rules, s, now); ++i) {
    const Seat seat = s.agenda.back().seat;
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

std::vector<u32> Game::in_force(std::size_t among) const {
  std::vector<u32> places;
  for (u32 i = 0; i < among; ++i) {
    if (entries_[i].kind == Entry::kUndo) places.resize(std::min<std::size_t>(places.size(), entries_[i].keep));
    else places.push_back(i);
  }
  return places;
}

bool Game::completes(const Entry& e) const {
  return e.kind == Entry::kAct && book_->rules->schemas[e.actions[0].owner]->verbs[e.actions[0].verb].completes;
}

std::size_t Game::begin_of(std::size_t i) const {
  while (i > 0 && completes(entries_[in_force_[i]])) --i;
  return i;
}

// What the seat sees would be the same, had what it could not know been dealt otherwise.
bool Game::revealed_nothing(Seat seat, std::size_t since) const {
  const Ruleset& r = *book_->rules;
  const auto seen = [&](const State& s) {
    std::string text;
    codec::JsonText out(text);
    codec::write_view(book_->notation, s, seat, out);
    return text;
  };
  const std::string now = seen(state_);
  Random random(seed_.low + seq());
  for (int i = 0; i < kResamples; ++i) {
    State other = before_;
    resample(r, other, seat, random);
    for (std::size_t k = since; k < in_force_.size(); ++k)
      if (comares::apply(r, other, entries_[in_force_[k]].actions[0])) return false;
    if (seen(other) != now) return false;
  }
  return true;
}

const char* Game::undo_forbidden(Seat seat) const {
  if (window_) return "A window between turns is open; it cannot be taken back.";
  if (in_force_.empty()) return "There is nothing to take back.";
  const std::size_t keep = begin_of(in_force_.size() - 1);
  if (const char* why = taken_back_too_often(keep)) return why;
  const Entry& last = entries_[in_force_.back()];
  if (last.kind != Entry::kAct || last.by != seat)
    return "Only your own last action can be taken back, before anybody else acts.";
  if (told_others_ || !revealed_nothing(seat, keep))
    return "Something was revealed by it: it cannot be taken back unless all agree.";
  return nullptr;
}

const char* Game::taken_back_too_often(std::size_t keep) const {
  if (taken_back_[keep] >= kMostUndosPerDecision) return "Here something has been taken back often enough.";
  if (seq() >= kMostBeforeUndo) return "So late in a game nothing is taken back any more.";
  return nullptr;
}

bool Game::can_undo(Seat seat) const { return !undo_forbidden(seat); }

std::optional<Entry> Game::propose_undo(Seat seat, Refusal& why) const {
  if (const char* sentence = undo_forbidden(seat)) {
    why.refuse(sentence, kUndoRule);
    return std::nullopt;
  }
  return Entry{.kind = Entry::kUndo, .by = seat, .keep = static_cast<u32>(begin_of(in_force_.size() - 1))};
}

std::optional<Entry> Game::propose_agreed_undo(Seat seat, std::optional<u32> to, Refusal& why) const {
  const std::vector<u32>& places = in_force_;
  std::size_t keep = places.size();
  if (to) {
    if (*to > entries_.size()) why.refuse("There is no such entry yet.", kUndoRule);
    const std::vector<u32> then = in_force(std::min<std::size_t>(*to, entries_.size()));
    keep = then.size();
    if (keep > places.size() || !std::equal(then.begin(), then.end(), places.begin()))
      why.refuse("That has been taken back already.", kUndoRule);
  } else {
    while (keep > 0 && !(entries_[places[keep - 1]].kind == Entry::kAct && entries_[places[keep - 1]].by == seat))
      --keep;
    if (keep > 0) keep = begin_of(keep - 1);
  }
  if (keep == places.size() || places.empty()) why.refuse("There is nothing to take back.", kUndoRule);
  if (why) return std::nullopt;
  if (const char* sentence = taken_back_too_often(keep)) {
    why.refuse(sentence, kUndoRule);
    return std::nullopt;
  }
  return Entry{.kind = Entry::kUndo, .by = seat, .keep = static_cast<u32>(keep), .agreed = true};
}

// A window between turns is open even where nobody is asked in it and the engine has gone on: that is held back.
void Game::open_window(Sink& sink) {
  const Decision now = decision(*book_->rules, state_);
  if (now.over) return;
  const Frame& top = state_.agenda.back();
  window_ = now.poll || sink.window;
  between_turns_ =
      sink.window || (now.poll && book_->parts.window && top.owner == 0 && top.kind == book_->parts.window->decision);
  if (!sink.window) return;
  held_state_ = std::move(sink.window);
  book_->parts.window->end(*held_state_, turn_of_);
  held_ = sink.held();
}

void Game::forward(const Entry& e, std::vector<Told>& told, Refusal& why) {
  ++played_;
  told.clear();
  const bool was_window = std::exchange(window_, false), was_between = std::exchange(between_turns_, false);
  if (was_window) told.swap(held_);
  held_.clear();
  held_state_.reset();
  const bool goes_on = completes(e);
  if (!goes_on) before_ = state_;
  bool moved = false;
  Sink sink(*book_, state_, told);
  for (const Action& a : e.actions) {
    if (const Reject reject = comares::apply(*book_->rules, state_, a, &sink))
      return why.refuse("The record of this table is damaged: " + std::string(reject.sentence), reject.rule);
    moved |= a != book_->pass;
  }
  since_chance_ = std::ranges::equal(state_.drawn, before_.drawn) ? since_chance_ + 1 : 0;
  if (was_window) {
    // Nobody learns who was asked and passed.
    sink.forget([&](const Event& event) { return is(event, book_->parts.passed_event); });
  }
  // After the window between two turns comes the next turn, unless somebody moved in it.
  if (!was_between || moved) open_window(sink);
  const bool tells_others = std::any_of(told.begin(), told.end(), [&](const Told& t) {
    return t.event.audience != kForAll && t.event.audience != (e.by < kMaxPlayers ? only_for(e.by) : 0);
  });
  told_others_ = tells_others || (goes_on && told_others_);
  note_turn(told);
}

void Game::note_turn(const std::vector<Told>& told) {
  for (const Told& t : told)
    if (is(t.event, book_->parts.turn_event)) turn_of_ = t.event.seat;
}

void Game::note(u32 place) {
  const Entry& e = entries_[place];
  if (e.kind != Entry::kUndo) {
    in_force_.push_back(place);
    since_.push_back(e.at);
    taken_back_.push_back(0);
    return;
  }
  const std::size_t keep = std::min<std::size_t>(in_force_.size(), e.keep);
  const bool agreed =
      e.agreed ||
      (!in_force_.empty() && keep < begin_of(in_force_.size() - 1));  // which was not written down in the beginning
  for (std::size_t i = keep; agreed && i < in_force_.size(); ++i)
    if (const Entry& gone = entries_[in_force_[i]]; gone.kind == Entry::kAct) lost_[gone.by] += gone.at - since_[i];
  in_force_.resize(keep);
  since_.resize(keep + 1);
  if (agreed) since_[keep] = e.at;
  taken_back_.resize(keep + 1);
  if (taken_back_[keep] < kMostUndosPerDecision) ++taken_back_[keep];
  if (near_ && near_at_ > keep) near_.reset();
}

i64 Game::time_gained(Seat seat, i64 increment) const {
  i64 sum = -lost_[seat];
  for (std::size_t i = 0; i < in_force_.size(); ++i)
    if (const Entry& e = entries_[in_force_[i]]; e.by == seat && e.kind == Entry::kAct)
      sum += increment - (e.at - since_[i]);
  return sum;
}

void Game::rewind(Refusal& why) {
  u32 at = 0;
  if (near_) {
    static_cast<Moment&>(*this) = *near_;
    at = near_at_;
  } else {
    begin(nullptr);
  }
  const auto keep = static_cast<u32>(in_force_.size());
  const u32 near = keep > kNear ? keep - kNear : 0;
  std::vector<Told> told;
  for (; at < keep; ++at) {
    if (at == near && (!near_ || near_at_ != near)) {
      near_ = std::make_shared<const Moment>(static_cast<const Moment&>(*this));
      near_at_ = near;
    }
    forward(entries_[in_force_[at]], told, why);
  }
}

Step Game::apply(Entry e, Refusal& why) {
  Step step{seq() + 1, e.by, e.kind, e.keep};
  if (e.kind != Entry::kUndo) forward(e, step.told, why);  // before it is noted: it may be refused
  if (why) return step;
  entries_.push_back(std::move(e));
  note(seq() - 1);
  if (entries_.back().kind == Entry::kUndo) rewind(why);
  return step;
}

void Game::resume(std::vector<Entry> all, Refusal& why) {
  entries_ = std::move(all);
  for (u32 i = 0; i < seq(); ++i) note(i);
  std::vector<Told> told;
  for (const u32 i : in_force_)
    if (!why) forward(entries_[i], told, why);
}

std::string Game::body(const Entry& e) const {
  std::string text;
  codec::JsonText out(text);
  const codec::Notation& n = book_->notation;
  out.begin();
  if (e.by != kNobody) out.number("s", e.by);
  if (e.kind == Entry::kUndo) out.number("u", e.keep);
  if (e.agreed) out.flag("g", true);
  if (e.kind == Entry::kAct) out.name("a"), n.write(e.actions.at(0), out);
  if (e.kind == Entry::kWindow) {
    out.begin_list("w");
    for (const Action& a : e.actions) n.write(a, out);
    out.end_list();
  }
  out.end();
  return text;
}

std::optional<Entry> Game::parse(std::string_view text, i64 at, Refusal& why) const {
  const json::value v = codec::parse(text, why);
  const json::object& o = codec::as_object(v, "An entry", why);
  Entry e{.at = at};
  const auto action = [&](const json::value& a) { return book_->notation.read_action(a, why); };
  if (const json::value* s = o.if_contains("s")) e.by = book_->notation.seat(*s, "seat", why);
  if (const json::value* u = o.if_contains("u")) {
    e.kind = Entry::kUndo;
    e.agreed = o.contains("g");
    e.keep = static_cast<u32>(codec::as_integer(*u, "undo", 0, 1 << 30, why));
  } else if (const json::value* w = o.if_contains("w")) {
    e.kind = Entry::kWindow;
    for (const json::value& a : codec::as_array(*w, "window", why)) e.actions.push_back(action(a));
  } else if (const json::value* a = o.if_contains("a")) {
    e.actions.push_back(action(*a));
  } else {
    why.refuse("An entry has an action, a window or an undo.");
  }
  if (why) return std::nullopt;
  return e;
}

std::string Game::poll_kind() const {
  if (between_turns_) return "window";
  const Decision d = decision(*book_->rules, state_);
  return d.owner_slug ? std::string(d.owner_slug) + ":" + d.kind : std::string(d.kind);
}

u32 Game::poll_owners() const {
  if (!window_) return 0;
  return between_turns_ ? book_->window_owners : 1u << state_.agenda.back().owner;
}

void Game::write_decision(Seat viewer, codec::JsonText& out) const {
  if (!window_) return book_->notation.write_decision(state_, out);
  out.null("player");
  out.text("kind", "window");
  out.begin_list("kinds");
  for (u32 left = poll_owners(); left; left &= left - 1)
    if (const char* slug = owner_slug(static_cast<u8>(std::countr_zero(left)))) out.text(nullptr, slug);
  out.end_list();
  const bool sits = viewer < state_.players;
  if (between_turns_) {
    out.text("prompt", sits ? "Act between the turns, or pass." : "Players may act between the turns.");
    return;
  }
  out.text("poll", poll_kind());
  out.text("prompt", sits ? decision(*book_->rules, state_).prompt : "Players are asked before the game goes on.");
}

void Game::write_view(Seat viewer, codec::JsonText& out) const {
  codec::write_view(book_->notation, shown(), viewer, out);
}

json::object Game::view_for(Seat viewer) const {
  return codec::written([&](codec::JsonText& out) { write_view(viewer, out); });
}

json::object Game::decision_for(Seat viewer) const {
  return codec::written([&](codec::JsonText& out) { write_decision(viewer, out); });
}

json::array Game::events_for(const std::vector<Told>& told, Seat viewer) const {
  json::object all = codec::written([&](codec::JsonText& out) {
    out.begin_list("events");
    write_events(told, viewer, out);
    out.end_list();
  });
  return std::move(all["events"].get_array());
}

void Game::write_events(const std::vector<Told>& told, Seat viewer, codec::JsonText& out) const {
  for (const Told& t : told) {
    if (!(t.event.audience >> viewer & 1)) continue;
    if (!t.explained.is_null()) out.value(nullptr, t.explained);
    book_->notation.write(t.event, out);
  }
}

std::vector<Step> Game::steps_after(std::optional<u32> after, std::size_t most) const {
  std::vector<Step> out;
  Game again(book_, seed_, started_);
  if (!after) {
    out.emplace_back();
    again.begin(&out.back().told);
  }
  const std::size_t told_from = std::max<std::size_t>(after.value_or(0), seq() > most ? seq() - most : 0);
  const auto first = entries_.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(told_from, seq()));
  Refusal none;  // all of it was accepted before
  again.resume({entries_.begin(), first}, none);
  for (auto e = first; e != entries_.end(); ++e) out.push_back(again.apply(*e, none));
  return out;
}

std::vector<Entry> Game::moves() const {
  std::vector<Entry> out;
  for (const u32 i : in_force_) out.push_back(entries_[i]);
  return out;
}

bool Game::begins_with(i64 moves, i64 entries) const {
  return moves <= entries && moves <= static_cast<i64>(in_force_.size()) &&
         (moves == 0 || in_force_[static_cast<std::size_t>(moves) - 1] == moves - 1);
}

json::object Game::record() const {
  std::vector<Action> actions;
  for (const u32 i : in_force_) actions.insert(actions.end(), entries_[i].actions.begin(), entries_[i].actions.end());
  return write_record(book_->notation, seed_, {}, actions, state_);
}

}  // namespace comares::table
