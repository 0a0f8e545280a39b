// A table's life: reading, writing, and what it does by itself. What it tells others: publish.cpp.
#include "server/table/table.h"

#include "codec/setup.h"
#include "server/crypto.h"
#include "server/table/bots.h"
#include "server/table/hub.h"
#include "server/table/origin.h"

namespace comares::server {

namespace asio = boost::asio;
using codec::Refused;

namespace {
constexpr int kRetryMs = 500, kLongestRetryMs = 8000;  // after the database failed
constexpr u32 kBotPatience = 100;  // entries without chance; bots might redesign for ever (base R26)

bool stands_as_noted(const json::value& scores, const State& now) {
  const json::array* noted = scores.if_array();
  for (Seat p = 0; p < now.players; ++p)
    if (now.scores[p] != (noted ? noted->at(p).to_number<int>() : 0)) return false;
  return true;
}

}  // namespace

Table::Table(Hub& hub, std::string id)
    : hub_(hub), id_(std::move(id)), strand_(asio::make_strand(hub.io())), timer_(strand_), presence_timer_(strand_) {}

void Table::post(std::function<void(Table&)> what) {
  asio::post(strand_, [self = shared_from_this(), what = std::move(what)] {
    if (self->loaded_) return what(*self);
    self->line_up(what);
    if (!std::exchange(self->loading_, true)) self->load();
  });
}

void Table::run(CallPtr call, Handler handler) {
  post([call = std::move(call), handler](Table& t) { t.handle(call, handler); });
}

void Table::handle(const CallPtr& call, Handler handler) {
  try {
    if (broken_)
      return refuse(*call, "broken", "This game cannot be played again from its record; the record can be downloaded.");
    if (missing_) return refuse(*call, "not-found", "There is no such table.");
    handler(*this, call);
  } catch (const Refused& e) {
    ++hub_.metrics().refused;
    refuse(*call, "refused", e.what(), e.rule);
  } catch (const std::exception& e) {
    log("error", "a message failed", {{"table", id_}, {"error", e.what()}});
    refuse(*call, "internal", "The server could not do that.");
  }
}

void Table::later(CallPtr call, Handler handler) {
  line_up([call = std::move(call), handler](Table& t) { t.handle(call, handler); });
}

void Table::line_up(std::function<void(Table&)> what) {
  line_.push_back(std::move(what));
  ++hub_.metrics().calls;
}

void Table::changed_elsewhere() {
  asio::post(strand_, [self = shared_from_this()] {
    self->stale_ = true;
    self->settle();
  });
}

void Table::compare(i64 version, i64 seq) {
  asio::post(strand_, [self = shared_from_this(), version, seq] {
    if (self->busy_) return;  // settles afterwards
    self->stale_ |= version > self->version_ || seq > (self->game_ ? i64{self->game_->seq()} : 0);
    self->settle();
  });
}

// ---- reading and writing -------------------------------------------------------------------------

void Table::load() {
  busy_ = true;
  stale_ = false;
  const i64 seq = game_ ? game_->seq() : 0;
  hub_.store().read([self = shared_from_this(), version = version_, seq, chat = last_chat_](Store& store) {
    try {
      auto loaded = std::make_shared<Loaded>(load_with_origin(store, self->id_, version, seq, chat));
      asio::post(self->strand_, [self, loaded] { self->take_in(*loaded); });
    } catch (const StoreError& e) {
      ++self->hub_.metrics().store_errors;
      self->hub_.reading().failed(e.what());
      const int wait = std::min(kLongestRetryMs, kRetryMs << std::min(self->read_failures_++, 5));
      auto timer = std::make_shared<asio::steady_timer>(self->strand_, std::chrono::milliseconds(wait));
      timer->async_wait([self, timer](boost::system::error_code error) {
        if (!error) self->load();
      });
    } catch (const std::exception& e) {
      log("error", "a table cannot be read", {{"table", self->id_}, {"error", e.what()}});
      asio::post(self->strand_, [self] {
        self->broken_ = true;
        self->take_in({});
      });
    }
  });
}

// The store knows less than was written to it: it was restored to an earlier state. It is still the truth.
bool Table::gone_back(const Loaded& l) const {
  if (!loaded_ || missing_ || !l.found) return false;
  const i64 own = game_ && game_->seq() >= first_entry() ? i64{game_->seq()} : 0;
  return l.newest < own || l.table.number < version_;
}

void Table::take_in(const Loaded& l) {
  read_failures_ = 0;
  hub_.reading().worked();
  if (gone_back(l)) {
    log("error", "the database has gone back", {{"table", id_}, {"seq", l.newest}});
    ++epoch_;
    game_.reset();
    bot_move_.reset();
    chat_.clear();
    last_chat_ = 0;
    version_ = 0;
    loaded_ = false;
    tell_all_again_ = true;
    return load();
  }
  try {
    if (!l.found) missing_ = true;
    const bool news = loaded_ && !l.table.body.empty();
    const TableInfo before = info_;
    if (!l.table.body.empty()) set_info(info_from_stored(codec::parse(l.table.body)), l.table.number);
    const bool begins = !missing_ && !game_ && info_.status != TableInfo::kOpen && rules_known();
    if (begins) begin(rulebook(info_.setup, info_.players()));
    if (news) publish_info(before);
    if (!l.entries.empty() || begins) answers_.assign(info_.seats.size(), {});
    if (!game_ && !l.entries.empty() && unplayable_.empty())
      stale_ = true;  // it began between the two looks: look again
    if (game_) take_in_entries(l.entries);
    if (!l.entries.empty()) followed_ = loaded_;
    if (game_ && game_->window_open() && l.answers_at == game_->seq())
      for (const Row& row : l.answers)
        answers_.at(static_cast<std::size_t>(row.number)) = read_entry(*game_, row).actions.at(0);
    for (const Row& row : l.chat) take_in_chat(row);
  } catch (const std::exception& e) {
    log("error", "a table cannot be read", {{"table", id_}, {"error", e.what()}});
    missing_ = broken_ = true;
  }
  loaded_ = true;
  busy_ = false;
  if (std::exchange(tell_all_again_, false) && !missing_) {
    for (Subscriber& s : subscribers_) {
      choose_viewer(s);
      send_state(s, {});
    }
  }
  settle();
}

void Table::take_in_entries(const std::vector<Row>& rows) {
  i64 last = game_->seq();
  for (const Row& row : rows)
    if (row.number != ++last) throw Refused("The record of this table has a gap.", "server.record");
  std::vector<Entry> entries;
  for (const Row& row : rows) entries.push_back(read_entry(*game_, row));
  if (!loaded_) return resume(*game_, std::move(entries));
  for (Entry& e : entries) publish(play_entry(*game_, std::move(e)));
}

// A seat that was left and taken by somebody else is no longer held by who held it.
void Table::set_info(TableInfo next, i64 version) {
  if (info_.seats.size() == next.seats.size())
    for (std::size_t p = 0; p < next.seats.size(); ++p)
      if (next.seats[p].token_hash != info_.seats[p].token_hash)
        for (Subscriber& s : subscribers_) s.seats = static_cast<u8>(s.seats & ~(1u << p));
  info_ = std::move(next);
  version_ = version;
  open_ = info_.status == TableInfo::kOpen;
  drop_forgotten();
}

void Table::write(Write w, Then then, std::function<void()> adopt) {
  busy_ = true;
  w.table = id_;
  // Known to the others before anything is to be done, lest nobody does it should this server die.
  w.hold = !held_ && (w.kind == Write::Kind::kEntry || w.kind == Write::Kind::kTable) && goes_on_by_itself(info_);
  struct After {
    std::shared_ptr<Table> self;
    Then then;
    std::function<void()> adopt;
  };
  auto after = std::make_shared<After>(After{shared_from_this(), std::move(then), std::move(adopt)});
  hub_.store().write(std::move(w), [after = std::move(after)](const Write& done) {
    asio::post(after->self->strand_, [after, result = done.result, held = done.held] {
      Table& t = *after->self;
      if (held) t.set_held(true);
      if (result == Write::Result::kDone) {
        after->adopt();
        t.busy_ = false;
        if (after->then) after->then(result);
        return t.settle();
      }
      // Somebody else was first, or it is unknown what was written: the store knows.
      if (result == Write::Result::kTaken) ++t.hub_.metrics().conflicts;
      if (after->then) after->then(result);
      t.load();
    });
  });
}

void Table::append(Entry e, Then then, CallPtr asker) {
  e.at = std::max(now_ms(), game_->last_at());
  Write w{.kind = Write::Kind::kEntry, .row = {game_->seq() + 1, e.at, game_->body(e)}, .first = first_entry()};
  write(std::move(w), std::move(then), [this, e = std::move(e), asker = std::move(asker)]() mutable {
    if (e.kind == Entry::kAct && !info_.bot_plays(e.by)) ++hub_.metrics().actions;
    followed_ = false;
    codec::Refusal why;
    const Step step = game_->apply(std::move(e), why);
    if (why) {
      log("error", "an entry cannot be played", {{"table", id_}, {"error", why.sentence}});
      missing_ = broken_ = true;
      return;
    }
    answers_.assign(info_.seats.size(), {});
    publish(step, asker.get());
    if (asker) hub_.metrics().action_time.add_since(asker->arrived);
  });
}

void Table::answer_window(Seat seat, const Entry& e, Then then) {
  Write w{.kind = Write::Kind::kAnswer, .row = {game_->seq(), now_ms(), game_->body(e)}, .seat = seat};
  write(std::move(w), std::move(then), [this, seat, a = e.actions.at(0)] { answers_[seat] = a; });
}

void Table::change(TableInfo next, Then then) {
  Write w = table_row(next, version_ + 1);
  write(std::move(w), std::move(then), [this, next = std::move(next)] {
    const TableInfo before = info_;
    set_info(next, version_ + 1);
    if (!game_ && info_.status != TableInfo::kOpen && rules_known()) begin(rulebook(info_.setup, info_.players()));
    publish_info(before);
  });
}

void Table::say(json::object line, Then then) {
  const Row row{last_chat_ + 1, now_ms(), json::serialize(line)};
  write({.kind = Write::Kind::kChat, .row = row}, std::move(then), [this, row] { take_in_chat(row); });
}

// The same seats, tokens and rules at a new table, which starts when it is first looked at.
void Table::rematch(Then then) {
  TableInfo fresh = info_;
  // Asked for twice, on two servers or after a failure, it is still one table.
  fresh.id = sha256_hex("rematch:" + info_.salt + info_.id).substr(0, info_.id.size());
  fresh.status = TableInfo::kOpen;
  fresh.seed = random_seed();
  fresh.salt = random_hex(32);
  fresh.commitment = seed_commitment(fresh.salt, fresh.seed);
  fresh.previous = id_;
  fresh.created = now_ms();
  fresh.started = 0;
  fresh.undo_ask.reset();
  fresh.setup.erase("rules");
  fresh.scores = nullptr;
  fresh.closed.clear();
  for (SeatHolder& s : fresh.seats) {
    s.away = s.late = s.resigned = false;
    s.forgot = 0;
  }
  Write w = table_row(fresh, 1);
  w.hold = false;  // nothing is to be done there before it is looked at
  TableInfo next = info_;
  next.next = fresh.id;
  busy_ = true;
  hub_.store().write(std::move(w), [self = shared_from_this(), then = std::move(then), next](const Write& done) {
    asio::post(self->strand_, [self, then, next, result = done.result] {
      self->busy_ = false;
      if (result != Write::Result::kFailed) return self->change(next, then);
      then(result);
      self->settle();
    });
  });
}

// ---- what the table does by itself -------------------------------------------------------------------

void Table::settle() {
  // Once no seat is open the game begins, before anybody can do anything else.
  if (!busy_ && loaded_ && !missing_ && info_.status == TableInfo::kOpen && info_.full()) return start();
  while (!busy_ && !line_.empty()) {
    const auto next = std::move(line_.front());
    line_.pop_front();
    --hub_.metrics().calls;
    next(*this);
  }
  if (busy_ || missing_ || !loaded_) return;
  if (stale_) return load();
  settle_game();
}

// Whether the rules that the game began with are still played here.
bool Table::rules_known() {
  const codec::OtherRules other = codec::other_rules(info_.setup);
  newer_rules_ = other.newer;
  unplayable_ = !info_.closed.empty() ? info_.closed
                : other               ? "This game began with " + other.began_with + ", which are not played here."
                                      : std::string();
  return unplayable_.empty();
}

// Nobody can go on with it: it ends with the scores it had. Newer rules are known to another server, which goes on.
void Table::close_game() {
  if (newer_rules_) return;
  TableInfo next = info_;
  next.status = TableInfo::kOver;
  next.closed = "This game began with " + codec::other_rules(info_.setup).began_with +
                ", which are no longer played here, so it was closed as it stood.";
  log("info", "a game was closed", {{"table", id_}, {"why", next.closed}});
  change(std::move(next), {});
}

void Table::start() {
  TableInfo next = info_;
  next.setup.erase("rules");
  next.setup["rules"] = codec::versions(rulebook(next.setup, next.players())->rules->setup);
  next.status = TableInfo::kPlaying;
  next.started = now_ms();
  change(std::move(next), {});
}

void Table::settle_game() {
  disarm();
  if (info_.status != TableInfo::kPlaying) return;
  if (!game_) return close_game();
  if (game_->over()) {
    TableInfo next = info_;
    next.status = TableInfo::kOver;
    next.scores = game_->book().notation.scores(game_->state());
    ++hub_.metrics().games_over;
    return change(std::move(next), {});
  }
  if (info_.undo_ask && info_.undo_ask->seq == game_->seq() && info_.all_agree())
    return append({.kind = Entry::kUndo, .by = info_.undo_ask->by, .keep = info_.undo_ask->keep, .agreed = true}, {});
  // The server that took the entry notes how the game stands: known even if its rules should one day be others.
  if (!followed_ && !stands_as_noted(info_.scores, game_->state())) {
    TableInfo next = info_;
    next.scores = game_->book().notation.scores(game_->state());
    return change(std::move(next), {});
  }
  if (game_->seq() >= table::kMostEntries) return;
  const Seat decider = game_->decider();
  const bool by_itself = game_->window_open() || info_.bot_plays(decider) || deadline();
  if (!by_itself || !holds()) return;
  if (game_->window_open()) {
    bool waits = false;
    for (Seat s = 0; s < info_.seats.size(); ++s) waits |= !declines_or_answered(s);
    const i64 due = deadline();
    if (!waits || (due && now_ms() >= due)) return close_window();
    if (due) arm(due);
    return;
  }
  if (info_.bot_plays(decider)) return play_bot(decider);
  if (const i64 at = deadline()) arm(at);
}

void Table::play_bot(Seat seat) {
  if (bot_move_ && bot_move_->seq == game_->seq()) {
    if (now_ms() < bot_move_->not_before) return arm(bot_move_->not_before);
    ++hub_.metrics().bot_actions;
    return append(lawful(std::exchange(bot_move_, {})->entry), {});
  }
  if (std::exchange(thinking_, true)) return;
  const SeatHolder& holder = info_.seats[seat];
  std::string level = holder.kind == SeatHolder::kBot ? holder.level : info_.substitute;
  if (game_->since_chance() > kBotPatience) level = kAnyMove;
  asio::post(hub_.thinkers(),
             [self = shared_from_this(), book = game_->shared_book(), state = game_->state(), seat,
              level = std::move(level), seq = game_->seq(), epoch = epoch_, queued = Queued(hub_.metrics().bots)] {
               const auto begun = Histogram::Clock::now();
               Entry e{.kind = Entry::kAct, .by = seat};
               e.actions.push_back(bot_choice(*book->rules, state, level, random_u64()));
               self->hub_.metrics().bot_time.add_since(begun);
               asio::post(self->strand_, [self, seq, epoch, e = std::move(e)] {
                 Table& t = *self;
                 if (t.epoch_ != epoch) {
                   t.thinking_ = false;
                   return t.settle();
                 }
                 i64 not_before = 0;
                 if (t.watched_) not_before = t.game_->last_at() + t.hub_.config().bot_pause_ms;
                 t.bot_move_ = {seq, not_before, e};
                 t.thinking_ = false;
                 t.settle();
               });
             });
}

// A bot's action is checked like anybody's. Should one ever choose what it may not do, the first lawful action is done.
Entry Table::lawful(const Entry& chosen) const {
  codec::Refusal why;
  if (auto e = game_->propose_move(chosen.by, chosen.actions.at(0), why)) return std::move(*e);
  log("error", "a bot chose what is not lawful", {{"table", id_}, {"seat", chosen.by}, {"error", why.sentence}});
  const auto list = std::make_unique<ActionList>();
  game_->legal_for(chosen.by, *list);
  Entry first = chosen;
  first.actions = {list->empty() ? game_->book().pass : (*list)[0]};
  return first;
}

void Table::close_window() {
  if (!game_->anybody_asked()) return append({.kind = Entry::kWindow}, {});
  if (std::exchange(thinking_, true)) return;
  Game::Answers answers = answers_at_close();
  std::vector<std::string> levels;
  for (const SeatHolder& s : info_.seats) levels.push_back(s.kind == SeatHolder::kBot ? s.level : info_.substitute);
  asio::post(hub_.thinkers(), [self = shared_from_this(), book = game_->shared_book(), state = game_->state(),
                               answers = std::move(answers), levels = std::move(levels), seq = game_->seq(),
                               epoch = epoch_, queued = Queued(hub_.metrics().bots)] {
    const Entry e = Game::close_window(*book, state, answers, [&](const State& s, Seat seat) {
      return bot_choice(*book->rules, s, levels[seat], random_u64());
    });
    asio::post(self->strand_, [self, seq, epoch, e] {
      self->thinking_ = false;
      if (!self->busy_ && self->epoch_ == epoch && self->game_->seq() == seq) self->append(e, {});
      else self->settle();
    });
  });
}

// ---- clocks ------------------------------------------------------------------------------------------

void Table::arm(i64 at_ms) {
  armed_ = true;
  timer_.expires_after(std::chrono::milliseconds(std::max<i64>(0, at_ms - now_ms())));
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
    const auto self = weak.lock();
    if (error || !self) return;
    self->armed_ = false;
    self->expire();
  });
}

void Table::disarm() {
  armed_ = false;
  timer_.cancel();
}

void Table::expire() {
  if (busy_ || info_.status != TableInfo::kPlaying) return;
  const i64 due = deadline();
  if (!due || now_ms() < due || !held_) return settle();
  if (game_->window_open()) return load();  // answers given on other nodes; then it is closed
  log("info", "a clock ran out", {{"table", id_}, {"seat", game_->decider()}});
  TableInfo next = info_;
  next.seats[game_->decider()].away = next.seats[game_->decider()].late = true;
  change(std::move(next), {});
}

}  // namespace comares::server
