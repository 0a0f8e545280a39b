// What a table tells: the whole state to whoever begins to look on, then updates, each made for what
// that subscriber may know.
#include <algorithm>

#include "server/table/hub.h"
#include "server/table/table.h"

namespace comares::server {

using codec::Refused;

namespace {
constexpr std::size_t kChatShown = 50;
constexpr std::size_t kMissedShown = 400;  // steps told again to somebody who comes back
}  // namespace

void Table::to_all(const std::function<Text(Subscriber&)>& make) {
  for (Subscriber& s : subscribers_)
    if (const auto who = s.who.lock()) who->send(make(s));
}

const Game& Table::playing() const {
  if (!game_) throw Refused("The game has not begun.");
  return *game_;
}

Subscriber* Table::subscriber(const Call& call) {
  for (Subscriber& s : subscribers_)
    if (s.number == call.who->number()) return &s;
  return nullptr;
}

Seat Table::seat_of(const Call& call) const {
  u8 held = 0;
  for (const Subscriber& s : subscribers_)
    if (s.number == call.who->number()) held = s.seats;
  if (const json::value* v = call.given("seat")) {
    const auto seat = static_cast<Seat>(codec::as_integer(*v, "seat", 0, info_.players() - 1));
    if (!(held >> seat & 1)) throw Refused("You do not hold that seat; 'watch' with its token first.");
    return seat;
  }
  if (!held) throw Refused("You hold no seat here; 'watch' with your token first.");
  if (std::has_single_bit(held)) return static_cast<Seat>(std::countr_zero(held));
  const Seat decider = game_ ? game_->decider() : kNobody;
  if (decider < kMaxPlayers && held >> decider & 1) return decider;
  throw Refused("You hold several seats; say for which one.");
}

void Table::subscribe(const CallPtr& call, u8 seats) {
  Subscriber* mine = subscriber(*call);
  if (!mine) {
    subscribers_.push_back({call->who, call->who->number()});
    mine = &subscribers_.back();
    ++watched_;
  }
  mine->seats = static_cast<u8>(mine->seats | seats);
  choose_viewer(*mine);
}

void Table::unsubscribe(u64 connection) {
  const auto gone = std::erase_if(subscribers_, [&](const Subscriber& s) { return s.number == connection; });
  watched_ -= static_cast<int>(gone);
  if (gone && !missing_) tell_info_but(connection);
}

void Table::tell_info_but(u64 connection) {
  if (subscribers_.size() < 2) return;
  const Text text = text_of("table", {{"table", shown()}});
  for (const Subscriber& s : subscribers_)
    if (const auto who = s.number == connection ? nullptr : s.who.lock()) who->send(text);
}

void Table::gone(u64 connection) {
  post([connection](Table& t) { t.unsubscribe(connection); });
}

// With several seats on one device, the screen follows who has to decide.
void Table::choose_viewer(Subscriber& s) const {
  if (!s.seats) {
    s.viewer = kSpectator;
    return;
  }
  if (s.viewer >= kMaxPlayers || !(s.seats >> s.viewer & 1)) s.viewer = static_cast<Seat>(std::countr_zero(s.seats));
  if (!game_ || game_->over()) return;
  if (game_->window_open()) {
    for (Seat p = 0; p < info_.seats.size(); ++p) {
      if (!(s.seats >> p & 1) || declines_or_answered(p)) continue;
      s.viewer = p;
      return;
    }
    return;
  }
  if (const Seat d = game_->decider(); s.seats >> d & 1) s.viewer = d;
}

json::object Table::shown() const {
  json::object o = info_.shown();
  json::array& seats = o["seats"].as_array();
  u8 online = 0;
  int watching = 0;
  for (const Subscriber& s : subscribers_) {
    online = static_cast<u8>(online | s.seats);
    watching += s.seats == 0;
  }
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (info_.seats[i].kind == SeatHolder::kPerson) seats[i].as_object()["online"] = (online >> i & 1) != 0;
  o["watching"] = watching;
  return o;
}

json::array Table::choices_for(const Subscriber& s) const {
  json::array out;
  if (!game_ || game_->over() || info_.status != TableInfo::kPlaying || !s.seats) return out;
  if (!game_->window_open() && !(s.seats >> game_->decider() & 1)) return out;
  auto list = std::make_unique<ActionList>();
  for (Seat p = 0; p < info_.seats.size(); ++p) {
    if (!(s.seats >> p & 1) || info_.bot_plays(p)) continue;
    if (game_->window_open() ? declines_or_answered(p) : game_->decider() != p) continue;
    game_->legal_for(p, *list);
    json::array legal;
    legal.reserve(list->size());
    for (const Action& a : *list) legal.push_back(game_->book().notation.action(a));
    if (legal.empty()) legal.push_back(game_->book().notation.action(game_->book().pass));
    out.push_back({{"seat", p}, {"legal", std::move(legal)}});
  }
  return out;
}

json::object Table::moment_for(Seat viewer) const {
  json::object o{{"viewer", viewer < kMaxPlayers ? json::value(viewer) : json::value()}};
  o["view"] = game_->view_for(viewer);
  o["decision"] = game_->decision_for(viewer);
  if (const i64 at = deadline()) o["clock"] = clock_at(at);
  return o;
}

json::object Table::clock_at(i64 due) const {
  json::object clock{{"deadline", due}, {"now", now_ms()}};
  if (info_.clock.kind == Clock::kFischer) {
    json::array left;
    for (Seat p = 0; p < info_.seats.size(); ++p) left.push_back(time_left(p));
    clock["left"] = std::move(left);
  }
  return clock;
}

json::object Table::state_for(const Subscriber& s, std::optional<u32> last_seq) const {
  json::object o{{"table", shown()}};
  json::array seats;
  for (Seat p = 0; p < info_.seats.size(); ++p)
    if (s.seats >> p & 1) seats.emplace_back(p);
  o["seats"] = std::move(seats);
  o["seq"] = game_ ? game_->seq() : 0;
  if (game_) {
    for (auto& member : moment_for(s.viewer)) o[member.key()] = std::move(member.value());
    o["choices"] = choices_for(s);
    json::array missed;
    if ((!last_seq && game_->seq() == 0) || (last_seq && *last_seq < game_->seq())) {
      std::vector<Step> steps = game_->steps_after(last_seq);
      for (std::size_t i = steps.size() > kMissedShown ? steps.size() - kMissedShown : 0; i < steps.size(); ++i) {
        json::object one{{"seq", steps[i].seq}};
        one["by"] = steps[i].by == kNobody ? json::value() : json::value(steps[i].by);
        if (steps[i].kind == Entry::kUndo) one["undo"] = true;
        one["events"] = game_->events_for(steps[i].told, s.viewer);
        missed.push_back(std::move(one));
      }
    }
    o["missed"] = std::move(missed);
  }
  json::array chat;
  for (std::size_t i = chat_.size() > kChatShown ? chat_.size() - kChatShown : 0; i < chat_.size(); ++i) {
    json::object line = codec::parse(chat_[i].body).as_object();
    line["n"] = chat_[i].number;
    line["at"] = chat_[i].at;
    chat.push_back(std::move(line));
  }
  o["chat"] = std::move(chat);
  return o;
}

Text Table::chat_line(const Row& row) const {
  json::object line = codec::parse(row.body).as_object();
  line["table"] = id_;
  line["n"] = row.number;
  line["at"] = row.at;
  return text_of("chat", std::move(line));
}

// Written piece by piece, each piece once for all who get the same: most of what a busy server does.
void Table::publish(const Step& step, const Call* asker) {
  if (subscribers_.empty()) return;
  std::string head = R"({"v":1,"type":"update","table":")" + id_ + R"(","seq":)" + std::to_string(step.seq) + R"(,"by":)" +
                     (step.by == kNobody ? "null" : std::to_string(step.by));
  if (step.kind == Entry::kUndo) head += R"(,"undo":true)";
  const bool public_events =
      std::all_of(step.told.begin(), step.told.end(), [](const Told& t) { return t.event.audience == kForAll; });
  json::object clock;
  if (const i64 at = deadline()) clock = clock_at(at);
  std::vector<std::pair<Seat, std::string>> events;  // by reader
  const auto events_for = [&](Seat reader) -> const std::string& {
    if (public_events) reader = kSpectator;
    for (const auto& one : events)
      if (one.first == reader) return one.second;
    return events.emplace_back(reader, json::serialize(game_->events_for(step.told, reader))).second;
  };
  struct Made {
    Seat reader, viewer;
    bool views;
    Text text;
  };
  std::vector<Made> made;
  events.reserve(kMaxPlayers + 1);
  to_all([&](Subscriber& s) -> Text {
    const bool own = step.by < kMaxPlayers && s.seats >> step.by & 1;
    const Seat reader = public_events ? kSpectator : own ? step.by : s.viewer;
    choose_viewer(s);
    const Seat viewer = s.views || game_->window_open() ? s.viewer : kSpectator;
    const json::array choices = choices_for(s);
    const bool answers = asker && asker->who->number() == s.number && !asker->id.is_null();
    if (choices.empty() && !answers)
      for (const Made& m : made)
        if (m.reader == reader && m.viewer == viewer && m.views == s.views) return m.text;
    std::string text = head + R"(,"events":)" + events_for(reader);
    if (s.views) {
      text += R"(,"viewer":)" + (s.viewer < kMaxPlayers ? std::to_string(s.viewer) : "null");
      text += R"(,"view":)" + json::serialize(game_->view_for(s.viewer));
    }
    text += R"(,"decision":)" + json::serialize(game_->decision_for(viewer));
    if (!clock.empty()) text += R"(,"clock":)" + json::serialize(clock);
    text += R"(,"choices":)" + json::serialize(choices);
    if (answers) text += R"(,"re":)" + json::serialize(asker->id);
    text += '}';
    const Text done = std::make_shared<const std::string>(std::move(text));
    if (choices.empty() && !answers) made.push_back({reader, viewer, s.views, done});
    return done;
  });
}

void Table::publish_info() {
  const bool fresh = game_ && game_->seq() == 0 && info_.status == TableInfo::kPlaying;
  const json::object now = shown();
  to_all([&](Subscriber& s) {
    choose_viewer(s);
    if (fresh) return text_of("state", state_for(s, {}));
    json::object o{{"table", now}};
    if (game_) o["choices"] = choices_for(s);
    return text_of("table", std::move(o));
  });
}

}  // namespace comares::server
