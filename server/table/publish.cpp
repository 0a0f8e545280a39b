// What a table tells: the whole state to whoever begins to look on, then updates, each made for what
// that subscriber may know.
#include <algorithm>
#include <bit>

#include "server/table/hub.h"
#include "server/table/table.h"

namespace comares::server {

using codec::Refused;

namespace {
constexpr auto kPresencePause = std::chrono::seconds(1);
constexpr std::size_t kChatShown = 50;
constexpr std::size_t kMissedShown = 400;  // steps told again to somebody who comes back

void write_by(const Step& step, codec::JsonText& out) {
  if (step.by == kNobody) out.null("by");
  else out.number("by", step.by);
  if (step.kind != Entry::kUndo) return;
  out.flag("undo", true);
  out.number("keep", step.keep);
}

// Text made once for each kind of reader.
class Pieces {
 public:
  template <class Write>
  void append(std::string& to, Seat reader, Write&& write) {
    std::string* found = nullptr;
    for (auto& one : made_)
      if (one.first == reader) found = &one.second;
    if (!found) {
      found = &made_.emplace_back(reader, std::string()).second;
      codec::JsonText out(*found);
      write(out);
    }
    to += ',';
    to += *found;
  }

 private:
  std::vector<std::pair<Seat, std::string>> made_;
};
}  // namespace

void Table::to_all(const std::function<Text(Subscriber&)>& make) {
  for (Subscriber& s : subscribers_)
    if (const auto who = s.who.lock())
      if (Text text = make(s)) who->send(std::move(text));
}

const Game& Table::playing() const {
  if (!game_) throw Refused("The game has not begun.", "server.not-begun");
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
    if (!(held >> seat & 1))
      throw Refused("You do not hold that seat; 'watch' with its token first.", "server.not-your-seat");
    return seat;
  }
  if (!held) throw Refused("You hold no seat here; 'watch' with your token first.", "server.not-your-seat");
  if (std::has_single_bit(held)) return static_cast<Seat>(std::countr_zero(held));
  const Seat decider = game_ ? game_->decider() : kNobody;
  if (decider < kMaxPlayers && held >> decider & 1) return decider;
  throw Refused("You hold several seats; say for which one.", "server.which-seat");
}

bool Table::subscribe(const CallPtr& call, u8 seats) {
  if (call->who->is_closed()) return false;  // it went while its message was on the way
  Subscriber* mine = subscriber(*call);
  if (!mine) {
    subscribers_.push_back({call->who, call->who->number()});
    mine = &subscribers_.back();
    ++watched_;
  }
  mine->seats = static_cast<u8>(mine->seats | seats);
  choose_viewer(*mine);
  return true;
}

void Table::unsubscribe(u64 connection) {
  const auto gone = std::erase_if(subscribers_, [&](const Subscriber& s) { return s.number == connection; });
  watched_ -= static_cast<int>(gone);
  if (gone && !missing_) tell_presence(connection);
}

// At once, and then all that has changed meanwhile together: who comes and goes all the time costs the others no more
// than who comes once.
void Table::tell_presence(u64 but) {
  if (std::exchange(presence_told_, true)) {
    presence_changed_ = true;
    return;
  }
  const Text text = text_of("table", {{"table", shown()}});
  to_all([&](Subscriber& s) { return s.number == but ? Text() : text; });
  presence_timer_.expires_after(kPresencePause);
  presence_timer_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
    const auto self = weak.lock();
    if (error || !self) return;
    self->presence_told_ = false;
    if (std::exchange(self->presence_changed_, false)) self->tell_presence(0);
  });
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
  if (info_.undo_ask && (!game_ || info_.undo_ask->seq != game_->seq())) o.erase("undo_ask");
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

bool Table::asked(Seat p) const {
  if (info_.bot_plays(p)) return false;
  return game_->window_open() ? !declines_or_answered(p) : game_->decider() == p;
}

bool Table::declines(Seat p, u8 owner) const {
  const SeatHolder& seat = info_.seats[p];
  const char* slug = game_->owner_slug(owner);
  return seat.declines_all || (slug && std::ranges::find(seat.declines, std::string_view(slug)) != seat.declines.end());
}

// Of what may be offered in this window, as all know, nothing is wanted. Whether the seat could have
// acted plays no part, or the time it takes would tell.
bool Table::declines_window(Seat p) const {
  const u32 owners = game_->poll_owners();
  for (u32 left = owners; left; left &= left - 1)
    if (!declines(p, static_cast<u8>(std::countr_zero(left)))) return false;
  return owners != 0;
}

// What was said beforehand, to who said it.
void Table::write_declined(const Subscriber& s, codec::JsonText& out) const {
  out.begin_list("declined");
  for (Seat p = 0; p < info_.seats.size(); ++p) {
    const SeatHolder& seat = info_.seats[p];
    if (!(s.seats >> p & 1) || (!seat.declines_all && seat.declines.empty())) continue;
    out.begin();
    out.number("seat", p);
    if (seat.declines_all) out.flag("all", true);
    out.begin_list("kinds");
    for (const std::string& kind : seat.declines) out.text(nullptr, kind);
    out.end_list();
    out.end();
  }
  out.end_list();
}

void Table::write_choices(const Subscriber& s, codec::JsonText& out) const {
  out.begin_list("choices");
  if (game_ && !game_->over() && info_.status == TableInfo::kPlaying)
    for (Seat p = 0; p < info_.seats.size(); ++p)
      if (s.seats >> p & 1 && asked(p)) write_legal(p, out);
  out.end_list();
}

void Table::write_legal(Seat p, codec::JsonText& out) const {
  static thread_local const auto list = std::make_unique<ActionList>();
  const codec::Notation& notation = game_->book().notation;
  game_->legal_for(p, *list);
  out.begin();
  out.number("seat", p);
  out.begin_list("legal");
  bool any = false;
  for (const Action& a : *list) {
    if (game_->window_open() && declines(p, a.owner)) continue;
    notation.write(a, out);
    any = true;
  }
  if (!any) notation.write(game_->book().pass, out);
  out.end_list();
  out.end();
}

bool Table::has_choices(const Subscriber& s) const {
  if (!s.seats || game_->over() || info_.status != TableInfo::kPlaying) return false;
  for (Seat p = 0; p < info_.seats.size(); ++p)
    if (s.seats >> p & 1 && asked(p)) return true;
  return false;
}

// May whoever acted last take it back at once? Told to that seat alone.
bool Table::may_undo(const Subscriber& s) const {
  if (!info_.undo || info_.status != TableInfo::kPlaying || game_->over() || game_->entries().empty()) return false;
  const Entry& last = game_->entries().back();
  const Seat p = last.kind == Entry::kUndo || last.kind == Entry::kAct ? last.by : kNobody;
  return p < kMaxPlayers && s.seats >> p & 1 && !info_.bot_plays(p) && game_->can_undo(p);
}

void Table::write_moment(const Subscriber& s, codec::JsonText& out) const {
  if (s.viewer < kMaxPlayers) out.number("viewer", s.viewer);
  else out.null("viewer");
  out.begin("view");
  game_->write_view(s.viewer, out);
  out.end();
  if (may_undo(s)) out.flag("can_undo", true);
}

void Table::write_clock(codec::JsonText& out) const {
  const i64 due = deadline();
  if (!due) return;
  out.begin("clock");
  out.number("deadline", due);
  out.number("now", now_ms());
  if (info_.clock.kind == Clock::kFischer) {
    out.begin_list("left");
    for (Seat p = 0; p < info_.seats.size(); ++p) out.number(nullptr, time_left(p));
    out.end_list();
  }
  out.end();
}

void Table::write_missed(Seat viewer, std::optional<u32> last_seq, codec::JsonText& out) const {
  out.begin_list("missed");
  if ((!last_seq && game_->seq() == 0) || (last_seq && *last_seq < game_->seq())) {
    // Who knows nothing that happened yet is told of the set-up, too, however much happened since.
    const bool from_start = last_seq.value_or(0) == 0;
    for (const Step& step : game_->steps_after(from_start ? std::nullopt : last_seq, kMissedShown)) {
      out.begin();
      out.number("seq", step.seq);
      write_by(step, out);
      out.begin_list("events");
      game_->write_events(step.told, viewer, out);
      out.end_list();
      out.end();
    }
  }
  out.end_list();
}

void Table::send_state(const Subscriber& s, std::optional<u32> last_seq, const Call* asker) const {
  const auto who = s.who.lock();
  if (!who) return;
  std::string text;
  codec::JsonText out(text);
  out.begin();
  out.number("v", kProtocolVersion);
  out.text("type", "state");
  if (asker && !asker->id.is_null()) out.value("re", asker->id);
  out.value("table", shown());
  out.begin_list("seats");
  for (Seat p = 0; p < info_.seats.size(); ++p)
    if (s.seats >> p & 1) out.number(nullptr, p);
  out.end_list();
  out.number("seq", game_ ? game_->seq() : 0);
  if (game_) {
    write_moment(s, out);
    out.begin("decision");
    game_->write_decision(s.viewer, out);
    out.end();
    write_clock(out);
    write_choices(s, out);
    write_declined(s, out);
    write_missed(s.viewer, last_seq, out);
  }
  out.begin_list("chat");
  for (std::size_t i = chat_.size() > kChatShown ? chat_.size() - kChatShown : 0; i < chat_.size(); ++i) {
    out.begin();
    out.members(codec::parse(chat_[i].body).as_object());
    out.number("n", chat_[i].number);
    out.number("at", chat_[i].at);
    out.end();
  }
  out.end_list();
  out.end();
  who->send(std::make_shared<const std::string>(std::move(text)));
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
  std::string head;
  {
    codec::JsonText out(head);
    out.begin();
    out.number("v", kProtocolVersion);
    out.text("type", "update");
    out.text("table", id_);
    out.number("seq", step.seq);
    write_by(step, out);
  }
  const bool public_events =
      std::all_of(step.told.begin(), step.told.end(), [](const Told& t) { return t.event.audience == kForAll; });
  Pieces events, decisions;
  std::string clock;
  if (codec::JsonText out(clock); true) write_clock(out);
  struct Made {
    Seat reader, viewer;
    Text text;
  };
  std::vector<Made> made;
  to_all([&](Subscriber& s) -> Text {
    const bool own = step.by < kMaxPlayers && s.seats >> step.by & 1;
    const Seat reader = public_events ? kSpectator : own ? step.by : s.viewer;
    choose_viewer(s);
    const Seat viewer = s.views || game_->window_open() ? s.viewer : kSpectator;
    const bool answers = asker && asker->who->number() == s.number && !asker->id.is_null();
    // Only what is made for nobody in particular can be sent to others too.
    const bool shared = !s.views && !answers && !has_choices(s);
    if (shared)
      for (const Made& m : made)
        if (m.reader == reader && m.viewer == viewer) return m.text;
    std::string text;
    text.reserve(s.views ? 8192 : 1024);
    text = head;
    codec::JsonText out(text);
    events.append(text, reader, [&](codec::JsonText& piece) {
      piece.begin_list("events");
      game_->write_events(step.told, reader, piece);
      piece.end_list();
    });
    if (s.views) write_moment(s, out);
    decisions.append(text, viewer < kMaxPlayers ? 0 : kSpectator, [&](codec::JsonText& piece) {
      piece.begin("decision");
      game_->write_decision(viewer, piece);
      piece.end();
    });
    if (!clock.empty()) text += "," + clock;
    write_choices(s, out);
    if (answers) out.value("re", asker->id);
    out.end();
    text.shrink_to_fit();
    Text done = std::make_shared<const std::string>(std::move(text));
    if (shared) made.push_back({reader, viewer, done});
    return done;
  });
}

// The table's own row, and who is asked now: a seat may have been left or taken back.
Text Table::tell_table(const Subscriber& s, const json::object& now) const {
  std::string text;
  codec::JsonText out(text);
  out.begin();
  out.number("v", kProtocolVersion);
  out.text("type", "table");
  out.value("table", now);
  if (game_) write_choices(s, out);
  out.end();
  return std::make_shared<const std::string>(std::move(text));
}

// What a seat declines is told to nobody else, not even that something has changed.
void Table::publish_info(const TableInfo& before) {
  const bool fresh =
      game_ && game_->seq() == 0 && before.status != TableInfo::kPlaying && info_.status == TableInfo::kPlaying;
  u8 concerned = 0;
  for (std::size_t p = 0; p < info_.seats.size(); ++p)
    if (info_.seats[p].declines_all != before.seats[p].declines_all ||
        info_.seats[p].declines != before.seats[p].declines)
      concerned = static_cast<u8>(concerned | 1u << p);
  const bool for_all = info_.shown() != before.shown();
  const json::object now = shown();
  to_all([&](Subscriber& s) {
    if (!for_all && !(s.seats & concerned)) return Text();
    choose_viewer(s);
    if (fresh) {
      send_state(s, {});
      return Text();
    }
    return tell_table(s, now);
  });
}

}  // namespace comares::server
