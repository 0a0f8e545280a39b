// What a table sends: the whole state to a new viewer, then updates, each with what that viewer may know. What a table is
// asked: asking.cpp.
#include "table/table.h"

#include <algorithm>
#include <bit>

#include "table/choices.h"

namespace comares::table {

namespace {
constexpr std::size_t kMissedShown = 400;  // steps told again to somebody who comes back
}  // namespace

void Table::begin(std::shared_ptr<const Rulebook> book) {
  game_.emplace(std::move(book), info_.seed, info_.started);
  answers_.assign(info_.seats.size(), {});
}

void Table::choose_viewer(Viewer& v) const {
  if (!v.seats) {
    v.viewer = kSpectator;
    return;
  }
  if (v.viewer >= kMaxPlayers || !(v.seats >> v.viewer & 1)) v.viewer = static_cast<Seat>(std::countr_zero(v.seats));
  if (!game_ || game_->over()) return;
  if (game_->window_open()) {
    for (Seat p = 0; p < info_.seats.size(); ++p) {
      if (!(v.seats >> p & 1) || declines_or_answered(p)) continue;
      v.viewer = p;
      return;
    }
    return;
  }
  if (const Seat d = game_->decider(); v.seats >> d & 1) v.viewer = d;
}

json::object Table::shown(u8 online, int watching) const {
  json::object o = info_.shown();
  if (info_.undo_ask && (!game_ || info_.undo_ask->seq != game_->seq())) o.erase("undo_ask");
  json::array& seats = o["seats"].get_array();
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (info_.seats[i].kind == SeatHolder::kPerson) seats[i].get_object()["online"] = (online >> i & 1) != 0;
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

bool Table::declines_or_answered(Seat s) const {
  return info_.bot_plays(s) || declines_window(s) || answers_[s].has_value();
}

Game::Answers Table::answers_at_close() const {
  Game::Answers out = answers_;
  for (Seat s = 0; s < info_.seats.size(); ++s)
    if (!info_.bot_plays(s) && !out[s]) out[s] = game_->book().pass;
  return out;
}

i64 Table::time_left(Seat seat) const {
  return info_.clock.base_ms + game_->time_gained(seat, info_.clock.increment_ms);
}

i64 Table::deadline() const {
  if (!game_ || game_->over()) return 0;
  if (game_->window_open() && info_.unhurried()) return 0;
  const i64 since = game_->decision_since();
  if (game_->window_open()) return since + info_.window_ms;
  const Seat decider = game_->decider();
  if (info_.bot_plays(decider)) return 0;
  switch (info_.clock.kind) {
    case Clock::kNone: return 0;
    case Clock::kFischer: return since + std::max<i64>(0, time_left(decider));
    default: return since + info_.clock.base_ms;
  }
}

// What was said beforehand, to who said it.
void Table::write_declined(const Viewer& v, codec::JsonText& out) const {
  out.begin_list("declined");
  for (Seat p = 0; p < info_.seats.size(); ++p) {
    const SeatHolder& seat = info_.seats[p];
    if (!(v.seats >> p & 1) || (!seat.declines_all && seat.declines.empty())) continue;
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

bool Table::has_choices(const Viewer& v) const {
  if (!game_ || !v.seats || game_->over() || info_.status != TableInfo::kPlaying) return false;
  for (Seat p = 0; p < info_.seats.size(); ++p)
    if (v.seats >> p & 1 && asked(p)) return true;
  return false;
}

void Table::write_choices(const Viewer& v, codec::JsonText& out) const {
  out.begin_list("choices");
  if (has_choices(v))
    for (Seat p = 0; p < info_.seats.size(); ++p)
      if (v.seats >> p & 1 && asked(p)) write_legal(p, out);
  out.end_list();
}

void Table::write_legal(Seat p, codec::JsonText& out) const {
  static thread_local const auto list = std::make_unique<ActionList>();
  game_->legal_for(p, *list);
  out.begin();
  out.number("seat", p);
  out.begin_list("legal");
  ChoicesWriter choices(game_->book().notation, out);
  bool any = false;
  for (const Action& a : *list) {
    if (game_->window_open() && declines(p, a.owner)) continue;
    choices.add(a);
    any = true;
  }
  if (!any) choices.add(game_->book().pass);
  choices.end();
  out.end_list();
  out.end();
}

// May whoever acted last take it back at once? Told to that seat alone.
bool Table::may_undo(const Viewer& v) const {
  if (!info_.undo || info_.status != TableInfo::kPlaying || game_->over() || game_->entries().empty()) return false;
  const Entry& last = game_->entries().back();
  const Seat p = last.kind == Entry::kUndo || last.kind == Entry::kAct ? last.by : kNobody;
  return p < kMaxPlayers && v.seats >> p & 1 && !info_.bot_plays(p) && game_->can_undo(p);
}

void Table::write_moment(const Viewer& v, codec::JsonText& out) const {
  if (v.viewer < kMaxPlayers) out.number("viewer", v.viewer);
  else out.null("viewer");
  out.begin("view");
  game_->write_view(v.viewer, out);
  out.end();
  if (may_undo(v)) out.flag("can_undo", true);
}

void Table::write_clock(i64 now, codec::JsonText& out) const {
  const i64 due = deadline();
  if (!due) return;
  out.begin("clock");
  out.number("deadline", due);
  out.number("now", now);
  if (info_.clock.kind == Clock::kFischer) {
    out.begin_list("left");
    for (Seat p = 0; p < info_.seats.size(); ++p) out.number(nullptr, time_left(p));
    out.end_list();
  }
  out.end();
}

void write_by(const Step& step, codec::JsonText& out) {
  if (step.by == kNobody) out.null("by");
  else out.number("by", step.by);
  if (step.kind != Entry::kUndo) return;
  out.flag("undo", true);
  out.number("keep", step.keep);
}

void Table::write_missed(Seat viewer, std::optional<u32> last_seq, codec::JsonText& out) const {
  out.begin_list("missed");
  if ((!last_seq && game_->seq() == 0) || (last_seq && *last_seq < game_->seq())) {
    // A viewer who knows nothing yet also gets the set-up, however much has happened since.
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

void Table::write_state(const Viewer& v, std::optional<u32> last_seq, i64 now, codec::JsonText& out) const {
  out.begin_list("seats");
  for (Seat p = 0; p < info_.seats.size(); ++p)
    if (v.seats >> p & 1) out.number(nullptr, p);
  out.end_list();
  out.number("seq", game_ ? game_->seq() : 0);
  if (!game_) return;
  write_moment(v, out);
  out.begin("decision");
  game_->write_decision(v.viewer, out);
  out.end();
  write_clock(now, out);
  write_choices(v, out);
  write_declined(v, out);
  write_missed(v.viewer, last_seq, out);
}

// ---- updates -----------------------------------------------------------------------------------------

std::string& Update::Pieces::of(Seat reader, bool& fresh) {
  fresh = false;
  for (auto& one : made_)
    if (one.first == reader) return one.second;
  fresh = true;
  return made_.emplace_back(reader, std::string()).second;
}

Update::Update(const Table& table, const Step& step, i64 now)
    : table_(table), step_(step), public_events_(std::all_of(step.told.begin(), step.told.end(), [](const Told& t) {
        return t.event.audience == kForAll;
      })) {
  codec::JsonText head(head_);
  head.begin();
  head.number("v", kProtocolVersion);
  head.text("type", "update");
  head.text("table", table.info().id);
  head.number("seq", step.seq);
  write_by(step, head);
  codec::JsonText clock(clock_);
  table.write_clock(now, clock);
}

Update::Text Update::told(Viewer& v, const json::value* answers) {
  const Game& game = *table_.game();
  const bool own = step_.by < kMaxPlayers && v.seats >> step_.by & 1;
  const Seat reader = public_events_ ? kSpectator : own ? step_.by : v.viewer;
  table_.choose_viewer(v);
  const Seat viewer = v.views || game.window_open() ? v.viewer : kSpectator;
  // Only what is made for nobody in particular can be sent to others too.
  const bool shared = !v.views && !answers && !table_.has_choices(v);
  if (shared)
    for (const Made& m : made_)
      if (m.reader == reader && m.viewer == viewer) return m.text;
  std::string text;
  text.reserve(v.views ? 8192 : 1024);
  text = head_;
  codec::JsonText out(text);
  bool fresh = false;
  std::string& events = events_.of(reader, fresh);
  if (fresh) {
    codec::JsonText piece(events);
    piece.begin_list("events");
    game.write_events(step_.told, reader, piece);
    piece.end_list();
  }
  text += "," + events;
  if (v.views) table_.write_moment(v, out);
  std::string& decision = decisions_.of(viewer < kMaxPlayers ? 0 : kSpectator, fresh);
  if (fresh) {
    codec::JsonText piece(decision);
    piece.begin("decision");
    game.write_decision(viewer, piece);
    piece.end();
  }
  text += "," + decision;
  if (!clock_.empty()) text += "," + clock_;
  table_.write_choices(v, out);
  if (answers) out.value("re", *answers);
  out.end();
  text.shrink_to_fit();
  Text done = std::make_shared<const std::string>(std::move(text));
  if (shared) made_.push_back({reader, viewer, done});
  return done;
}

}  // namespace comares::table
