#include "table/local.h"

#include "codec/facts.h"
#include "codec/setup.h"
#include "table/bots.h"
#include "table/replay.h"

namespace comares::table {

namespace {

constexpr const char* kId = "00000000000000000000000000000000";
constexpr u32 kBotPatience = 100;  // entries without chance; bots might redesign for ever (base R26)

const json::value* given(const json::object& o, const char* key) {
  const json::value* v = o.if_contains(key);
  return v && !v->is_null() ? v : nullptr;
}

// Of a table that nobody else can reach, a seat's number is secret enough.
std::string token_of(Seat s) { return "seat-" + std::to_string(s); }

std::string message_text(const char* type, const json::object& members) {
  json::object o{{"v", kProtocolVersion}, {"type", type}};
  for (const auto& member : members) o.insert_or_assign(member.key(), member.value());
  return json::serialize(o);
}

}  // namespace

LocalTable::Looker& LocalTable::looker(u32 connection) {
  for (Looker& one : lookers_)
    if (one.connection == connection) return one;
  lookers_.emplace_back().connection = connection;
  return lookers_.back();
}

void LocalTable::answer(const Call& call, const char* type, json::object members) {
  if (const json::value* id = given(call.message, "id")) members["re"] = *id;
  send_(call.from, message_text(type, members));
}

void LocalTable::take(u32 connection, std::string_view text, i64 now) {
  Refusal why;
  const json::value parsed = codec::parse(text, why);
  const json::object& message = codec::as_object(parsed, "A message", why);
  const Call call{connection, message, now};
  const json::value* type = given(message, "type");
  if (!type) why.refuse("This message needs the field 'type'.", "server.message");
  if (!why) handle(codec::as_string(*type, "type", why), call, why);
  if (!why) return;
  json::object o{{"code", "refused"}, {"error", why.sentence}};
  if (!why.rule.empty()) o["rule"] = why.rule;
  if (const json::value* table = given(message, "table"); table && table->is_string()) o["table"] = *table;
  answer(call, "error", std::move(o));
}

bool LocalTable::handle(std::string_view type, const Call& call, Refusal& why) {
  if (type == "ping") return answer(call, "pong", {{"now", call.now}}), true;
  if (type == "create") return create(call, why);
  if (type == "rules") {  // a server tells them over HTTP
    json::array bots;
    for (const std::string& level : bot_levels()) bots.emplace_back(level);
    return answer(call, "rules", {{"games", codec::rules_list()}, {"bots", std::move(bots)}}), true;
  }
  if (type == "facts" && !given(call.message, "table")) {
    json::object facts = codec::facts_of_setup(call.message, why);
    if (!why) answer(call, "facts", {{"facts", std::move(facts)}});
    return !why;
  }
  if (info_.seats.empty()) why.refuse("There is no such table.", "server.message");
  if (why) return false;
  if (type == "watch") return watch(call, why);
  if (type == "facts")
    return answer(call, "facts", {{"table", info_.id}, {"facts", codec::facts(*game_->book().rules)}}), true;
  if (type == "replay") return replay(call, why);
  if (is_question(type)) {
    const bool for_seat = type == "check" || (type == "view" && given(call.message, "seat"));
    const Seat viewer = for_seat ? seat_of(looker(call.from), call.message, why) : kSpectator;
    json::object said = why ? json::object() : Table::answer(type, viewer, call.message, why);
    if (!why) answer(call, type == "check" ? "ok" : std::string(type).c_str(), std::move(said));
    return !why;
  }
  for (const char* known : {"act", "undo", "agree", "leave", "return", "resign", "decline"})
    if (type == known) return change(type, call, why);
  why.refuse("There is no message " + codec::quoted(type) + " at a table without a server.", "server.message");
  return false;
}

bool LocalTable::create(const Call& call, Refusal& why) {
  std::optional<TableInfo> next = info_from_request(call.message, why);
  if (!next) return false;
  if (!next->full()) {
    why.refuse("A table without a server has no open seats.", "server.seats");
    return false;
  }
  next->id = kId;
  next->seed = random_.next();
  next->listed = false;
  next->created = next->started = call.now;
  next->status = TableInfo::kPlaying;
  if (!open(std::move(*next), why)) return false;
  json::array seats;
  for (Seat s = 0; s < info_.seats.size(); ++s)
    if (info_.seats[s].kind == SeatHolder::kPerson) seats.push_back({{"seat", s}, {"token", token_of(s)}});
  answer(call, "created", {{"table", info_.shown()}, {"seats", std::move(seats)}});
  return true;
}

bool LocalTable::open(TableInfo next, Refusal& why) {
  std::shared_ptr<const Ruleset> rules = codec::ruleset(next.setup, next.players(), why);
  if (why) return false;
  info_ = std::move(next);
  lookers_.clear();
  begin(std::make_shared<const Rulebook>(std::move(rules)));
  return true;
}

bool LocalTable::watch(const Call& call, Refusal& why) {
  u8 seats = 0;
  if (const json::value* tokens = given(call.message, "tokens")) {
    for (const json::value& token : codec::as_array(*tokens, "tokens", why)) {
      Seat seat = kNobody;
      for (Seat s = 0; s < info_.seats.size(); ++s)
        if (info_.seats[s].kind == SeatHolder::kPerson && codec::as_string(token, "a token", why) == token_of(s))
          seat = s;
      if (seat == kNobody) why.refuse("That token holds no seat at this table.", "server.token");
      else seats = static_cast<u8>(seats | 1u << seat);
    }
  }
  std::optional<u32> last;
  if (const json::value* seq = given(call.message, "seq"))
    last = static_cast<u32>(codec::as_integer(*seq, "seq", 0, 1 << 30, why));
  bool views = true;
  if (const json::value* want = given(call.message, "want")) {
    const std::string_view word = codec::as_string(*want, "want", why);
    if (word != "views" && word != "events") why.refuse("'want' is 'views' or 'events'.", "server.message");
    views = word == "views";
  }
  if (why) return false;
  Looker& mine = looker(call.from);
  mine.seats = static_cast<u8>(mine.seats | seats);
  mine.views = views;
  choose_viewer(mine);
  send_state(mine, last, call.now, &call);
  return true;
}

void LocalTable::send_state(const Looker& to, std::optional<u32> last_seq, i64 now, const Call* asker) {
  std::string text;
  codec::JsonText out(text);
  out.begin();
  out.number("v", kProtocolVersion);
  out.text("type", "state");
  if (const json::value* id = asker ? given(asker->message, "id") : nullptr) out.value("re", *id);
  out.value("table", shown_among(lookers_));
  write_state(to, last_seq, now, out);
  out.begin_list("chat");
  out.end_list();
  out.end();
  send_(to.connection, text);
}

bool LocalTable::change(std::string_view type, const Call& call, Refusal& why) {
  const Looker& mine = looker(call.from);
  const Seat seat = seat_of(mine, call.message, why);
  if (why) return false;
  if ((type == "act" || type == "undo" || type == "agree") && is_stale(call.message, why)) {
    json::object o{{"code", "stale"}, {"error", "The game has moved on since you chose."}};
    o["table"] = info_.id;
    o["seq"] = game_->seq();
    answer(call, "error", std::move(o));
    return true;
  }
  std::optional<Proposal> p = why ? std::nullopt : propose(type, mine, seat, call.message, version_ + 1, why);
  if (!p) return false;
  switch (p->kind) {
    case Proposal::kEntry: adopt(std::move(p->entry), call.now, &call); break;
    case Proposal::kInfo:
      adopt(std::move(p->info), call.now);
      answer(call, "ok", {});
      break;
    case Proposal::kAnswer: {
      answers_[seat] = p->entry.actions[0];
      json::object o = codec::written([&](codec::JsonText& out) { write_choices(mine, out); });
      o["table"] = info_.id;
      o["seat"] = seat;
      answer(call, "noted", std::move(o));
    }
  }
  return true;
}

bool LocalTable::replay(const Call& call, Refusal& why) {
  const i64 most = static_cast<i64>(game_->moves().size());
  Look look{.open = info_.status == TableInfo::kOver};
  if (given(call.message, "seat") && !look.open) look.viewer = seat_of(looker(call.from), call.message, why);
  const json::value* move = given(call.message, "move");
  look.move = move ? codec::as_integer(*move, "move", 0, most, why) : most;
  const json::value* since = given(call.message, "since");
  look.since = since ? codec::as_integer(*since, "since", -1, look.move, why) : look.move - 1;
  json::object o = why ? json::object() : replay_of(*game_, look, why);
  if (why) return false;
  o["table"] = shown_among(lookers_);
  answer(call, "replay", std::move(o));
  return true;
}

void LocalTable::follow(std::string_view body, i64 at, Refusal& why) {
  std::optional<Entry> e = game_->parse(body, at, why);
  if (e) adopt(std::move(*e), at, nullptr);
}

void LocalTable::adopt(Entry e, i64 now, const Call* asker) {
  if (!e.at) e.at = std::max(now, game_->last_at());
  Refusal none;  // it was proposed, or somebody else has played it
  const Step step = game_->apply(std::move(e), none);
  answers_.assign(info_.seats.size(), {});
  Update update(*this, step, now);
  for (Looker& one : lookers_) {
    const json::value* id = asker && asker->from == one.connection ? given(asker->message, "id") : nullptr;
    send_(one.connection, *update.told(one, id));
  }
  if (!game_->over() || info_.status == TableInfo::kOver) return;
  TableInfo next = info_;
  next.status = TableInfo::kOver;
  adopt(std::move(next), now);
}

void LocalTable::adopt(TableInfo next, i64 now) {
  info_ = std::move(next);
  ++version_;
  tell_table();
  if (!info_.undo_ask || info_.undo_ask->seq != game_->seq() || !info_.all_agree()) return;
  adopt(Entry{.kind = Entry::kUndo, .by = info_.undo_ask->by, .keep = info_.undo_ask->keep, .agreed = true}, now,
        nullptr);
}

void LocalTable::tell_table() {
  const json::object now = shown_among(lookers_);
  for (Looker& one : lookers_) {
    choose_viewer(one);
    std::string text;
    codec::JsonText out(text);
    out.begin();
    out.number("v", kProtocolVersion);
    out.text("type", "table");
    out.value("table", now);
    write_choices(one, out);
    out.end();
    send_(one.connection, text);
  }
}

Action LocalTable::bot_move(const State& s, Seat seat) {
  const SeatHolder& holder = info_.seats[seat];
  std::string level = holder.kind == SeatHolder::kBot ? holder.level : info_.substitute;
  if (game_->since_chance() > kBotPatience) level = kAnyMove;
  return bot_choice(*game_->book().rules, s, level, random_.next());
}

i64 LocalTable::go_on(i64 now) {
  if (!game_ || info_.status != TableInfo::kPlaying || game_->seq() >= kMostEntries) return 0;
  const i64 due = deadline();
  if (game_->window_open()) {
    bool waits = false;
    for (Seat s = 0; s < info_.seats.size(); ++s) waits |= !declines_or_answered(s);
    if (waits && !(due && now >= due)) return due;
    const auto bot = [this](const State& s, Seat seat) { return bot_move(s, seat); };
    Entry e = game_->anybody_asked() ? Game::close_window(game_->book(), game_->state(), answers_at_close(), bot)
                                     : Entry{.kind = Entry::kWindow};
    adopt(std::move(e), now, nullptr);
    return now;
  }
  const Seat decider = game_->decider();
  if (info_.bot_plays(decider)) {
    Refusal why;
    std::optional<Entry> e = game_->propose_move(decider, bot_move(game_->state(), decider), why);
    if (!e) return 0;
    adopt(std::move(*e), now, nullptr);
    return now;
  }
  if (!due || now < due) return due;
  TableInfo next = info_;
  next.seats[decider].away = next.seats[decider].late = true;
  adopt(std::move(next), now);
  return now;
}

}  // namespace comares::table
