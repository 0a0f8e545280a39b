#include "table/info.h"

#include "codec/setup.h"
#include "modules/list.h"
#include "table/bots.h"

namespace comares::table {

using codec::as_array;
using codec::as_bool;
using codec::as_integer;
using codec::as_object;
using codec::as_string;
using codec::quoted;

namespace {

constexpr const char* kStatusNames[] = {"open", "playing", "over"};
constexpr const char* kSeatKinds[] = {"open", "person", "bot"};
constexpr const char* kClockKinds[] = {"none", "turn", "fischer", "days"};
constexpr std::size_t kLongestName = 40;
constexpr const char* kCorrections = "corrections";
constexpr const char* kRules = "rules";

template <class Names>
int place_in(const Names& names, std::string_view word, const char* what, Refusal& why) {
  int i = 0;
  for (const char* name : names) {
    if (word == name) return i;
    ++i;
  }
  why.refuse(std::string(what) + " cannot be " + quoted(word) + ".", "server.message");
  return 0;
}

const json::value* given(const json::object& o, const char* key) {
  const json::value* v = o.if_contains(key);
  return v && !v->is_null() ? v : nullptr;
}

const json::value& need(const json::object& o, const char* key, Refusal& why) {
  static const json::value kNothing;
  if (const json::value* v = o.if_contains(key)) return *v;
  why.refuse(std::string(key) + " is missing.", "server.message");
  return kNothing;
}

std::string text(const json::object& o, const char* key, Refusal& why) {
  const json::value* v = given(o, key);
  return v ? std::string(as_string(*v, key, why)) : std::string();
}

Clock clock_from(const json::object& o, Refusal& why) {
  Clock c;
  c.kind = static_cast<Clock::Kind>(place_in(kClockKinds, text(o, "kind", why), "A clock", why));
  const auto seconds = [&](const char* key, i64 otherwise, i64 most) {
    const json::value* v = given(o, key);
    return 1000 * (v ? as_integer(*v, key, 0, most, why) : otherwise);
  };
  if (c.kind == Clock::kTurn) c.base_ms = std::max<i64>(1000, seconds("seconds", 60, 86'400));
  if (c.kind == Clock::kFischer) {
    c.base_ms = std::max<i64>(1000, seconds("seconds", 900, 86'400));
    c.increment_ms = seconds("increment", 10, 3'600);
  }
  if (c.kind == Clock::kDays) c.base_ms = 86'400'000 * as_integer(need(o, "days", why), "days", 1, 30, why);
  return c;
}

json::object clock_to(const Clock& c) {
  json::object o{{"kind", kClockKinds[c.kind]}};
  if (c.kind == Clock::kDays) o["days"] = c.base_ms / 86'400'000;
  if (c.kind == Clock::kTurn || c.kind == Clock::kFischer) o["seconds"] = c.base_ms / 1000;
  if (c.kind == Clock::kFischer) o["increment"] = c.increment_ms / 1000;
  return o;
}

SeatHolder seat_from_request(const json::value& v, const json::object& request, Refusal& why) {
  const json::object& o = as_object(v, "A seat", why);
  const std::string kind = text(o, "kind", why);
  SeatHolder seat;
  if (kind == "me") {
    seat.kind = SeatHolder::kPerson;
    seat.name = display_name(o.contains("name") ? o : request, "Player", why);
  } else if (kind == "bot") {
    seat.kind = SeatHolder::kBot;
    seat.level = o.contains("level") ? text(o, "level", why) : default_bot();
    check_bot(seat.level, why);
    seat.name = display_name(o, "Bot (" + seat.level + ")", why);
  } else if (kind != "open") {
    why.refuse("A seat is 'me', 'bot' or 'open', not " + codec::quoted(kind) + ".", "server.seats");
  }
  return seat;
}

// Of a game that began before versions were noted.
json::object first_versions(const json::object& setup, Refusal& why) {
  json::object out{{as_string(setup.at("game"), "game", why), 1}};
  for (const json::value& slug : as_array(setup.at("modules"), "modules", why))
    out[as_string(slug, "a module", why)] = 1;
  return out;
}

}  // namespace

std::string display_name(const json::object& from, std::string_view otherwise, Refusal& why) {
  std::string name;
  for (const char c : text(from, "name", why))
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) name += c;
  while (!name.empty() && name.back() == ' ') name.pop_back();
  if (name.size() > kLongestName) {
    name.resize(kLongestName);
    while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0) == 0x80) name.pop_back();
    if (!name.empty() && static_cast<unsigned char>(name.back()) >= 0xC0) name.pop_back();
  }
  return name.empty() ? std::string(otherwise) : name;
}

bool TableInfo::full() const {
  for (const SeatHolder& s : seats)
    if (s.kind == SeatHolder::kOpen) return false;
  return true;
}

Seat TableInfo::host() const {
  if (opened_by < seats.size() && seats[opened_by].kind == SeatHolder::kPerson) return opened_by;
  for (Seat s = 0; s < seats.size(); ++s)
    if (seats[s].kind == SeatHolder::kPerson) return s;
  return kNobody;
}

bool TableInfo::unhurried() const {
  int people = 0;
  for (Seat s = 0; s < seats.size(); ++s) people += !bot_plays(s);
  return clock.kind == Clock::kNone && window_ms > 0 && people == 1;
}

bool TableInfo::all_agree() const {
  for (Seat s = 0; s < seats.size(); ++s)
    if (seats[s].kind == SeatHolder::kPerson && !seats[s].resigned && !(undo_ask->agreed >> s & 1)) return false;
  return true;
}

const char* TableInfo::status_name() const { return kStatusNames[status]; }

json::object TableInfo::shown() const {
  json::object o{{"id", id}, {"status", kStatusNames[status]}};
  // The corrections themselves come with the facts; here their digest stands for them.
  for (const auto& member : setup)
    if (member.key() != kCorrections) o[member.key()] = member.value();
  o["players"] = players();
  json::array list;
  for (const SeatHolder& s : seats) {
    json::object seat{{"kind", kSeatKinds[s.kind]}, {"name", s.name}};
    if (s.kind == SeatHolder::kBot) seat["level"] = s.level;
    if (s.away) seat["away"] = true;
    if (s.late) seat["late"] = true;
    if (s.resigned) seat["resigned"] = true;
    if (s.forgot) seat["forgot"] = s.forgot;
    list.push_back(std::move(seat));
  }
  o["seats"] = std::move(list);
  if (status == kOpen && host() != kNobody) o["host"] = host();
  o["private"] = !listed;
  o["clock"] = clock_to(clock);
  o["window_seconds"] = window_ms / 1000;
  o["undo"] = undo;
  o["substitute"] = substitute;
  o["created"] = created;
  if (started) o["started"] = started;
  if (!commitment.empty()) o["commitment"] = commitment;
  if (status == kOver) {
    o["seed"] = codec::text_of(seed);
    o["salt"] = salt;
  }
  if (status == kOver && !scores.is_null()) o["scores"] = scores;
  if (!closed.empty()) o["closed"] = closed;
  if (!previous.empty()) o["previous"] = previous;
  if (!next.empty()) o["next"] = next;
  if (undo_ask) {
    json::array agreed;
    for (Seat s = 0; s < seats.size(); ++s)
      if (undo_ask->agreed >> s & 1) agreed.emplace_back(s);
    o["undo_ask"] = {{"id", undo_ask->id},
                     {"by", undo_ask->by},
                     {"seq", undo_ask->seq},
                     {"keep", undo_ask->keep},
                     {"agreed", std::move(agreed)}};
  }
  if (!origin.empty()) o["origin"] = {{"table", origin}, {"move", origin_move}};
  return o;
}

json::object TableInfo::stored() const {
  json::object o = shown();
  if (const json::value* corrections = given(setup, kCorrections)) o[kCorrections] = *corrections;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    json::object& seat = o["seats"].get_array()[i].get_object();
    if (!seats[i].token_hash.empty()) seat["token_hash"] = seats[i].token_hash;
    if (seats[i].declines_all) seat["declines_all"] = true;
    if (!seats[i].declines.empty()) seat["declines"] = json::value_from(seats[i].declines);
  }
  o["seed"] = codec::text_of(seed);
  o["salt"] = salt;
  if (!scores.is_null()) o["scores"] = scores;
  if (origin_depth) o["origin"].get_object()["depth"] = origin_depth;
  return o;
}

std::optional<TableInfo> info_from_stored(const json::value& v, Refusal& why) {
  const json::object& o = as_object(v, "A table", why);
  TableInfo t;
  t.id = text(o, "id", why);
  t.status = static_cast<TableInfo::Status>(place_in(kStatusNames, text(o, "status", why), "A status", why));
  for (const char* key : {"game", "modules", "options"}) t.setup[key] = need(o, key, why);
  for (const char* key : {kCorrections, "corrections_digest", kRules})
    if (const json::value* found = given(o, key)) t.setup[key] = *found;
  if (t.status != TableInfo::kOpen && !t.setup.contains(kRules)) t.setup[kRules] = first_versions(t.setup, why);
  if (const json::value* scores = given(o, "scores")) t.scores = as_array(*scores, "scores", why);
  t.closed = text(o, "closed", why);
  for (const json::value& one : as_array(need(o, "seats", why), "seats", why)) {
    const json::object& from = as_object(one, "A seat", why);
    SeatHolder s;
    s.kind = static_cast<SeatHolder::Kind>(place_in(kSeatKinds, text(from, "kind", why), "A seat", why));
    s.name = text(from, "name", why);
    s.level = text(from, "level", why);
    s.token_hash = text(from, "token_hash", why);
    s.away = from.contains("away");
    s.late = from.contains("late");
    s.resigned = from.contains("resigned");
    if (const json::value* line = given(from, "forgot")) s.forgot = as_integer(*line, "forgot", 0, i64{1} << 60, why);
    const json::value* declines = given(from, "declines");
    if (const json::array* kinds = declines ? declines->if_array() : nullptr)
      for (const json::value& kind : *kinds) s.declines.emplace_back(as_string(kind, "declines", why));
    s.declines_all = from.contains("declines_all") || (declines && declines->is_bool());  // as it was stored before
    t.seats.push_back(std::move(s));
  }
  if (const json::value* host = given(o, "host"))
    t.opened_by = static_cast<Seat>(as_integer(*host, "host", 0, kMaxPlayers - 1, why));
  t.listed = !as_bool(need(o, "private", why), "private", why);
  t.clock = clock_from(as_object(need(o, "clock", why), "clock", why), why);
  t.window_ms = 1000 * as_integer(need(o, "window_seconds", why), "window_seconds", 0, 86'400, why);
  t.undo = as_bool(need(o, "undo", why), "undo", why);
  t.substitute = text(o, "substitute", why);
  t.seed = codec::seed(o, why);
  t.salt = text(o, "salt", why);
  t.commitment = text(o, "commitment", why);
  t.previous = text(o, "previous", why);
  t.next = text(o, "next", why);
  if (const json::value* from = given(o, "origin")) {
    const json::object& where = as_object(*from, "origin", why);
    t.origin = text(where, "table", why);
    t.origin_move = as_integer(need(where, "move", why), "move", 0, 1 << 30, why);
    if (const json::value* depth = given(where, "depth"))
      t.origin_depth = static_cast<int>(as_integer(*depth, "depth", 0, kDeepestOrigin, why));
  }
  if (const json::value* asked = given(o, "undo_ask")) {
    const json::object& ask = as_object(*asked, "undo_ask", why);
    const i64 most = i64{1} << 30;
    t.undo_ask = UndoAsk{static_cast<Seat>(as_integer(need(ask, "by", why), "by", 0, kMaxPlayers - 1, why)),
                         static_cast<u32>(as_integer(need(ask, "seq", why), "seq", 0, most, why)),
                         static_cast<u32>(as_integer(need(ask, "keep", why), "keep", 0, most, why)), 0};
    for (const json::value& s : as_array(need(ask, "agreed", why), "agreed", why))
      t.undo_ask->agreed = static_cast<u8>(t.undo_ask->agreed | 1u << as_integer(s, "agreed", 0, kMaxPlayers - 1, why));
    if (const json::value* id = given(ask, "id")) t.undo_ask->id = as_integer(*id, "id", 0, i64{1} << 60, why);
  }
  t.created = as_integer(need(o, "created", why), "created", 0, i64{1} << 60, why);
  if (const json::value* at = given(o, "started")) t.started = as_integer(*at, "started", 0, i64{1} << 60, why);
  if (why) return std::nullopt;
  return t;
}

std::optional<TableInfo> info_from_request(const json::object& request, Refusal& why) {
  TableInfo t;
  const json::value* seats = given(request, "seats");
  if (!seats) {
    why.refuse("Say who takes part: 'seats' is a list of 'me', 'bot' and 'open'.", "server.seats");
    return std::nullopt;
  }
  const json::array& list = as_array(*seats, "seats", why);
  if (list.size() > kMaxPlayers) why.refuse("A table has at most six seats.", "server.seats");
  for (const json::value& v : list) {
    if (why) return std::nullopt;
    t.seats.push_back(seat_from_request(v, request, why));
    if (t.opened_by == kNobody && t.seats.back().kind == SeatHolder::kPerson)
      t.opened_by = static_cast<Seat>(t.seats.size() - 1);
  }
  if (why) return std::nullopt;
  const Setup chosen = codec::setup(request, t.players(), why);
  if (why) return std::nullopt;
  Reject reject;
  if (!comares::create(chosen, reject)) {
    why.refuse(reject);
    return std::nullopt;
  }
  codec::write_setup(chosen, t.setup);
  if (const json::value* v = given(request, "private")) t.listed = !as_bool(*v, "private", why);
  if (const json::value* v = given(request, "clock")) {
    const json::object& clock = as_object(*v, "clock", why);
    if (text(clock, "kind", why) == "days" && !given(clock, "days"))
      why.refuse("A clock of days needs the number of days.", "server.clock");
    t.clock = clock_from(clock, why);
  }
  if (t.clock.kind == Clock::kDays) t.window_ms = 43'200'000;  // nobody watches such a table
  if (const json::value* v = given(request, "window_seconds"))
    t.window_ms = 1000 * as_integer(*v, "window_seconds", 0, 86'400, why);
  if (const json::value* v = given(request, "undo")) t.undo = as_bool(*v, "undo", why);
  t.substitute = given(request, "substitute") ? text(request, "substitute", why) : default_bot();
  check_bot(t.substitute, why);
  if (why) return std::nullopt;
  return t;
}

}  // namespace comares::table
