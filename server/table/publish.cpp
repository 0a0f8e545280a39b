// What a table tells: the whole state to whoever begins to look on, then updates, each made for what
// that subscriber may know.
#include "server/table/hub.h"
#include "server/table/table.h"

namespace comares::server {

using codec::Refused;

namespace {
constexpr auto kPresencePause = std::chrono::seconds(1);
constexpr std::size_t kChatShown = 50;
}  // namespace

void Table::to_all(const std::function<Text(Subscriber&)>& make) {
  for (Subscriber& s : subscribers_)
    if (const auto who = s.who.lock())
      if (Text text = make(s)) who->send(std::move(text));
}

const Game& Table::playing() const {
  codec::Refusal why;
  const Game* game = table::Table::playing(why);
  if (why) throw Refused(why);
  return *game;
}

Subscriber* Table::subscriber(const Call& call) {
  for (Subscriber& s : subscribers_)
    if (s.number == call.who->number()) return &s;
  return nullptr;
}

Seat Table::seat_of(const Call& call) const {
  table::Viewer held;
  for (const Subscriber& s : subscribers_)
    if (s.number == call.who->number()) held = s;
  codec::Refusal why;
  const Seat seat = table::Table::seat_of(held, call.message, why);
  if (why) throw Refused(why);
  return seat;
}

bool Table::subscribe(const CallPtr& call, u8 seats) {
  if (call->who->is_closed()) return false;  // it went while its message was on the way
  Subscriber* mine = subscriber(*call);
  if (!mine) {
    subscribers_.push_back({{}, call->who, call->who->number()});
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

json::object Table::shown() const { return shown_among(subscribers_); }

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
  write_state(s, last_seq, now_ms(), out);
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

namespace {

constexpr const char* kErased = "{}";  // how a line that was deleted is stored

std::size_t seat_of_line(const Row& row) { return codec::parse(row.body).at("seat").to_number<std::size_t>(); }

}  // namespace

void Table::take_in_chat(const Row& row) {
  last_chat_ = std::max(last_chat_, row.number);
  if (row.body == kErased || row.number <= info_.seats.at(seat_of_line(row)).forgot) return;
  chat_.push_back(row);
  if (loaded_) to_all([&](Subscriber&) { return chat_line(row); });
}

void Table::drop_forgotten() {
  std::erase_if(chat_, [&](const Row& row) { return row.number <= info_.seats.at(seat_of_line(row)).forgot; });
}

void Table::erase_chat(Seat seat, std::function<void(bool)> done) {
  Write w{.kind = Write::Kind::kForget, .table = id_, .row = {info_.seats[seat].forgot, now_ms(), {}}, .seat = seat};
  hub_.store().write(std::move(w),
                     [done = std::move(done)](const Write& written) { done(written.result == Write::Result::kDone); });
}

bool Table::touch_again(i64 after_ms) {
  const i64 now = steady_ms();
  if (touched_ && now - touched_ < after_ms) return false;
  touched_ = now;
  return true;
}

Text Table::chat_line(const Row& row) const {
  json::object line = codec::parse(row.body).as_object();
  line["table"] = id_;
  line["n"] = row.number;
  line["at"] = row.at;
  return text_of("chat", std::move(line));
}

void Table::publish(const Step& step, const Call* asker) {
  if (subscribers_.empty()) return;
  table::Update update(*this, step, now_ms());
  to_all([&](Subscriber& s) {
    const bool answers = asker && asker->who->number() == s.number && !asker->id.is_null();
    return update.told(s, answers ? &asker->id : nullptr);
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
