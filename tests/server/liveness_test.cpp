// A table that can go on does go on: whatever was lost on the way, the store has the truth.
#include <libpq-fe.h>

#include <future>

#include "bench/tables.h"
#include "server/crypto.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

// Keeps nothing, and has news of other servers all the time until it is gone.
class BusyStore final : public Store {
 public:
  ~BusyStore() override {
    gone_ = true;
    news_.join();
  }
  void write(std::span<Write* const>) override {}
  Loaded load(const std::string&, i64, i64, i64) override { return {}; }
  std::vector<ListedTable> listed(const std::string&, int) override { return {}; }
  std::vector<Mark> marks(std::span<const std::string>) override { return {}; }
  std::vector<std::string> left_alone(int) override { return {}; }
  std::vector<std::string> held() override { return {}; }
  std::vector<OldTable> older(const std::string&, i64, int) override { return {}; }
  void ping() override {}
  void watch(std::function<void(const std::string&)> changed) override {
    news_ = std::thread([this, changed] {
      while (!gone_) changed(std::string(32, 'x'));
    });
  }

 private:
  std::atomic<bool> gone_{false};
  std::thread news_;
};

// A database that takes nothing for a while, as when its disk is full.
class FullStore final : public Store {
 public:
  struct Disk {
    std::atomic<bool> full{false};
    std::atomic<int> refused{0};
  };
  FullStore(const std::string& db, Disk& disk) : store_(open_store(db)), disk_(disk) {}
  void write(std::span<Write* const> batch) override {
    if (!disk_.full) return store_->write(batch);
    ++disk_.refused;
    throw StoreError("The disk is full.");
  }
  Loaded load(const std::string& table, i64 version, i64 seq, i64 chat) override {
    return store_->load(table, version, seq, chat);
  }
  std::vector<ListedTable> listed(const std::string& status, int limit) override {
    return store_->listed(status, limit);
  }
  std::vector<Mark> marks(std::span<const std::string> tables) override { return store_->marks(tables); }
  std::vector<std::string> left_alone(int limit) override { return store_->left_alone(limit); }
  std::vector<std::string> held() override { return store_->held(); }
  std::vector<OldTable> older(const std::string& status, i64 before, int limit) override {
    return store_->older(status, before, limit);
  }
  void ping() override { store_->ping(); }
  void watch(std::function<void(const std::string&)> changed) override { store_->watch(std::move(changed)); }

 private:
  std::unique_ptr<Store> store_;
  Disk& disk_;
};

TEST(ServerLivenessAtTheEnd, NewsOfOthersMayComeUntilTheStoreIsGone) {
  for (int i = 0; i < 100; ++i) {
    const Config config;
    boost::asio::io_context io;
    Hub hub(config, io, std::make_unique<BusyStore>());
    for (int n = 0; n < 15; ++n) hub.table(random_hex(16));
  }
}

class ServerLiveness : public OnBothStores {};
INSTANTIATE_TEST_SUITE_P(Store, ServerLiveness, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

// Kept as somebody else left it; this server has never heard of it.
std::string leave_behind(const std::string& db, TableInfo info) {
  info.id = random_hex(16);
  Write w = table_row(info, 1);
  Write* const all[] = {&w};
  open_store(db)->write(all);
  return info.id;
}

TableInfo bots_only(u64 seed) {
  std::vector<std::string> tokens;
  TableInfo info = info_from_request({{"seats", seats({"bot", "bot"})}}, tokens);
  info.seed = seed;
  info.created = now_ms();
  return info;
}

TEST_P(ServerLiveness, ATableLeftByADeadServerIsTakenUpByAnother) {
  Node node(db_);
  const std::string open = leave_behind(db_, bots_only(1));  // all seats taken, but it never began
  TableInfo begun = bots_only(2);
  begun.status = TableInfo::kPlaying;
  begun.started = now_ms();
  const std::string playing = leave_behind(db_, begun);
  node.hub().look_round();
  EXPECT_TRUE(comes_true([&] { return stored_info(db_, open).status == TableInfo::kOver; }));
  EXPECT_TRUE(comes_true([&] { return stored_info(db_, playing).status == TableInfo::kOver; }));
}

// The database is restored to an earlier state behind the server's back: nothing is written beyond the gap, all are
// told how the game stands, and it goes on from there.
TEST_P(ServerLiveness, ADatabaseThatHasGoneBackIsBelieved) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  json::object at = first.next([](const json::object& f) { return f.contains("view"); });
  const auto act = [&](const char* expect) {
    const json::value choice = at.at("choices").at(0);
    return first.ask(
        {{"type", "act"}, {"seat", choice.at("seat")}, {"seq", at.at("seq")}, {"action", choice.at("legal").at(0)}},
        expect);
  };
  for (int i = 0; i < 4; ++i) at = act("update");
  run_sql(db_, "DELETE FROM entries WHERE game='" + first.table + "' AND seq>2");
  const json::object refused = act("error");
  EXPECT_EQ(refused.at("code"), "stale");
  at = first.next([](const json::object& f) { return f.at("type") == "state" && f.at("seq") == 2; });
  at = act("update");
  EXPECT_EQ(at.at("seq"), 3);
  const Loaded stored = read_all(db_, first.table);
  ASSERT_EQ(stored.entries.size(), 3u);
  EXPECT_EQ(stored.entries.back().number, 3);
}

// One row that is not understood, and one game whose record is damaged, hide no others.
TEST_P(ServerLiveness, WhatIsDamagedStopsNothingElse) {
  const std::string broken = leave_behind(db_, bots_only(1)), damaged = leave_behind(db_, bots_only(2));
  run_sql(db_, "UPDATE tables SET status='playing', body='{}' WHERE id='" + broken + "'");
  run_sql(db_, "INSERT INTO entries (game, seq, at, body) VALUES ('" + damaged + "', 1, 0, '{\"s\":0,\"a\":{}}')");
  TableInfo begun = bots_only(3);
  begun.status = TableInfo::kPlaying;
  begun.started = now_ms();
  const std::string playing = leave_behind(db_, begun);
  Node node(db_);
  node.hub().wake();
  EXPECT_TRUE(comes_true([&] { return stored_info(db_, playing).status == TableInfo::kOver; }));
  Client first(node);
  first.table = broken;
  EXPECT_EQ(first.ask({{"type", "watch"}}, "error").at("code"), "broken");
  first.table = damaged;
  EXPECT_TRUE(comes_true([&] {  // once it has begun and its entry is read
    first.send({{"type", "watch"}, {"table", damaged}, {"id", "d"}});
    return first.next([](const json::object& f) { return f.contains("re") && f.at("re") == "d"; }).at("type") ==
           "error";
  }));
}

// A release may correct a rule. What began before it and cannot be finished ends with its standing; a game begun with
// rules that only a later release knows waits for that one; neither keeps others from being played.
TEST_P(ServerLiveness, AGameWhoseRulesAreNoLongerPlayedIsClosedWithItsStanding) {
  TableInfo begun = bots_only(4);
  begun.status = TableInfo::kPlaying;
  begun.started = now_ms();
  begun.scores = json::array{7, 3};
  begun.setup["rules"] = {{"alhambra", 0}};
  const std::string old = leave_behind(db_, begun);
  begun.setup["rules"] = {{"alhambra", 1000}};
  const std::string newer = leave_behind(db_, begun);
  begun.setup.erase("rules");  // from before versions were noted
  const std::string plain = leave_behind(db_, begun);
  Node node(db_);
  node.hub().wake();
  ASSERT_TRUE(comes_true([&] { return stored_info(db_, plain).status == TableInfo::kOver; }));
  ASSERT_TRUE(comes_true([&] { return stored_info(db_, old).status == TableInfo::kOver; }));
  Client first(node);
  first.table = old;
  const json::object told = first.ask({{"type", "watch"}}, "state").at("table").as_object();
  EXPECT_EQ(told.at("scores"), (json::array{7, 3}));
  EXPECT_EQ(
      told.at("closed"),
      "This game began with version 0 of the rules of Alhambra, which are no longer played here, so it was closed "
      "as it stood.");
  EXPECT_EQ(first.ask({{"type", "replay"}}, "error").at("error"), told.at("closed"));
  first.table = newer;
  EXPECT_EQ(first.ask({{"type", "watch"}}, "state").at("table").at("status"), "playing");
  EXPECT_EQ(first.ask({{"type", "replay"}}, "error").at("error"),
            "This game began with version 1000 of the rules of Alhambra, which are not played here.");
  first.table = plain;
  const json::object finished = first.ask({{"type", "watch"}}, "state").at("table").as_object();
  EXPECT_EQ(finished.at("rules"), (json::object{{"alhambra", 1}}));
  EXPECT_EQ(finished.at("scores"), first.ask({{"type", "replay"}}, "replay").at("decision").at("scores"));
}

TEST_P(ServerLiveness, HowAGameStandsIsStoredWhileItIsPlayed) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  const auto scored = [&] {
    for (const json::object& f : first.frames())
      if (const json::value* view = f.if_contains("view"))
        for (const json::value& player : view->at("players").as_array())
          if (player.at("score").to_number<int>()) return true;
    return false;
  };
  play({&first}, 3, scored);
  EXPECT_TRUE(comes_true([&] { return stored_info(db_, first.table).scores.is_array(); }));
  EXPECT_EQ(stored_info(db_, first.table).setup.at("rules"), (json::object{{"alhambra", 1}}));
}

TEST_P(ServerLiveness, NewsThatWereLostAreReadFromTheStore) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  const json::object at =
      first.next([](const json::object& f) { return f.contains("choices") && !f.at("choices").as_array().empty(); });
  // Written behind the server's back.
  const TableInfo info = stored_info(db_, first.table);
  const Game game(rulebook(info.setup, info.players()), info.seed, info.started);
  const json::value choice = at.at("choices").at(0);
  const Entry e = codec::or_throw(&Game::propose, game, choice.at("seat").to_number<Seat>(), choice.at("legal").at(0));
  Write w{.kind = Write::Kind::kEntry, .table = first.table, .row = {1, now_ms(), game.body(e)}};
  Write* const all[] = {&w};
  open_store(db_)->write(all);
  node.hub().look_round();
  EXPECT_EQ(first.next("update").at("seq"), 1);
}

// Bots want to move on many tables, and nothing can be written: they try again now and then, not all the time. What
// can be tried is counted against the time it took, whatever that was.
TEST_P(ServerLiveness, ADatabaseThatTakesNothingIsLeftInPeaceAndThenUsedAgain) {
  FullStore::Disk disk;
  std::vector<std::string> tables;
  for (u64 seed = 1; seed <= 8; ++seed) tables.push_back(leave_behind(db_, bots_only(seed)));
  Config config;
  config.db = db_;
  boost::asio::io_context io;
  const auto work = boost::asio::make_work_guard(io);
  Hub hub(config, io, std::make_unique<FullStore>(db_, disk));
  std::thread thread([&] { io.run(); });
  const auto pulse = [&] {
    const auto answer = std::make_shared<std::promise<bool>>();
    hub.pulse([answer](bool good) { answer->set_value(good); });
    return answer->get_future().get();
  };
  EXPECT_TRUE(pulse());
  disk.full = true;
  const auto begin = std::chrono::steady_clock::now();
  for (const std::string& table : tables) hub.table(table);
  EXPECT_TRUE(comes_true([&] { return disk.refused >= 4; }));
  using std::chrono::milliseconds;
  const auto spent = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begin).count();
  EXPECT_LE(disk.refused, 2 + spent / 100);
  EXPECT_TRUE(comes_true([&] { return !pulse(); }));  // health is not good, although everything can be read
  disk.full = false;
  for (const std::string& table : tables)
    EXPECT_TRUE(comes_true([&] { return stored_info(db_, table).status == TableInfo::kOver; }));
  EXPECT_TRUE(comes_true(pulse));
  io.stop();
  thread.join();
  hub.stop();
}

// Somebody else holds the row of one table: the others go on.
TEST(ServerLocks, AHeldLockFreezesOnlyWhatItHolds) {
  set_logging(false);
  const std::string db = new_database(Kind::kPostgres);
  if (db.empty()) GTEST_SKIP() << "tools/with-postgres starts the database for this";
  Node node(db);
  Client first(node), second(node);
  sit_down(first, {{"seats", seats({"me", "open"})}});
  sit_down(second, {{"seats", seats({"me", "open"})}});
  PGconn* holder = PQconnectdb(db.c_str());
  PQclear(PQexec(holder, "BEGIN"));
  PQclear(PQexec(holder, ("SELECT 1 FROM tables WHERE id='" + first.table + "' FOR UPDATE").c_str()));
  first.send({{"type", "leave"}, {"table", first.table}, {"id", "held"}});
  second.ask({{"type", "leave"}}, "ok");
  const json::object refused =
      first.next([](const json::object& f) { return f.contains("re") && f.at("re") == "held"; });
  EXPECT_EQ(refused.at("code"), "store");
  PQfinish(holder);
  first.ask({{"type", "leave"}}, "ok");
}

// Nothing in the rules makes a game end (base R26): about one in seventy games of two greedy bots, who
// like their palaces better than the market, would go on for ever.
TEST_P(ServerLiveness, BotsAmongThemselvesComeToAnEnd) {
  Node node(db_);
  std::vector<std::string> tables;
  for (u64 seed = 131; seed <= 142; ++seed) tables.push_back(leave_behind(db_, bots_only(seed)));
  node.hub().look_round();
  for (const std::string& table : tables)
    EXPECT_TRUE(comes_true([&] { return stored_info(db_, table).status == TableInfo::kOver; }));
}

TEST(ServerGame, CountsHowLongNothingCameUp) {
  const std::shared_ptr<const Rulebook> book =
      rulebook({{"game", "alhambra"}, {"modules", json::array{}}, {"options", json::object{}}}, 2);
  Game game(book, 3, 0);
  Random random(1);
  ActionList list;
  int quiet = 0, counted = 0;
  for (int i = 0; i < 300 && !game.over(); ++i) {
    const Seat seat = game.decider();
    game.legal_for(seat, list);
    const Action a = list[random.below(static_cast<u32>(list.size()))];
    const State before = game.state();
    Entry e{.kind = Entry::kAct, .by = seat};
    e.actions.push_back(a);
    play_entry(game, e);
    quiet = std::ranges::equal(before.drawn, game.state().drawn) ? quiet + 1 : 0;
    counted += quiet > 1;
    ASSERT_EQ(game.since_chance(), static_cast<u32>(quiet));
  }
  EXPECT_GT(counted, 0);
}

// A game by correspondence that began long ago: whose time is over is played for, and comes back.
// A deal of the base game for two in which seat 0 begins.
u64 seed_where_the_first_begins() {
  const auto rules = bench::table(*find_game("alhambra"), 2);
  State s;
  for (u64 seed = 1;; ++seed) {
    start(*rules, seed, s);
    if (to_decide(s) == 0) return seed;
  }
}

TEST_P(ServerLiveness, DaysThatArePastLetABotPlayOnAndTheSeatCanBeTakenBack) {
  constexpr i64 kDay = 86'400'000;
  std::vector<std::string> tokens;
  TableInfo info = info_from_request(
      {{"seats", seats({"me", "me"})}, {"clock", {{"kind", "days"}, {"days", 3}}}, {"substitute", "greedy"}}, tokens);
  info.status = TableInfo::kPlaying;
  info.seed = seed_where_the_first_begins();
  info.started = now_ms() - 3 * kDay + kDay / 24;  // an hour is left
  const std::string patient = leave_behind(db_, info);
  info.started = now_ms() - 3 * kDay - 1;
  const std::string late = leave_behind(db_, info);
  Node node(db_);
  node.hub().wake();
  EXPECT_TRUE(comes_true([&] { return stored_info(db_, late).seats[0].away; }));
  EXPECT_TRUE(comes_true([&] { return !read_all(db_, late).entries.empty(); }));  // a bot has played
  Client first(node), other(node);
  first.table = late;
  first.tokens = {tokens[0]};
  first.ask({{"type", "watch"}, {"tokens", first.tokens}}, "state");
  first.ask({{"type", "return"}}, "ok");
  EXPECT_FALSE(stored_info(db_, late).seats[0].away);
  other.table = patient;
  const json::object seen = other.ask({{"type", "watch"}, {"tokens", {tokens[0]}}}, "state");
  EXPECT_FALSE(seen.at("table").at("seats").at(0).as_object().contains("away"));
  EXPECT_EQ(seen.at("choices").as_array().size(), 1u);
}

TEST_P(ServerLiveness, ASeatLeftAndTakenByAnotherIsNotHeldByBoth) {
  Node node(db_);
  Client first(node), again(node), second(node);
  sit_down(first, {{"seats", seats({"me", "open", "open"})}});
  again.table = second.table = first.table;
  again.ask({{"type", "watch"}, {"tokens", first.tokens}}, "state");  // the same person on another device
  first.ask({{"type", "leave"}}, "ok");
  EXPECT_EQ(second.ask({{"type", "join"}}, "joined").at("seat"), 0);
  for (Client* who : {&first, &again})
    EXPECT_EQ(who->ask({{"type", "chat"}, {"text", "hello"}}, "error").at("rule"), "server.not-your-seat");
}

// Whoever joins and is gone before the seat is theirs leaves no trace: neither a seat whose token nobody has, nor
// somebody online for ever.
TEST_P(ServerLiveness, WhoJoinsAndIsGoneIsNotThere) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "open", "open"})}});
  for (int i = 0; i < 20; ++i) {
    Client ghost(node);
    ghost.close();  // while its messages are still on the way
    ghost.send({{"type", "join"}, {"table", first.table}});
    ghost.send({{"type", "watch"}, {"table", first.table}});
  }
  const auto nobody_else = [&] {
    const json::value seen = first.ask({{"type", "watch"}, {"tokens", first.tokens}}, "state").at("table");
    bool free = seen.at("watching") == 0;
    for (const json::value& seat : seen.at("seats").as_array())
      free &= seat.at("kind") == "open" || seat == seen.at("seats").at(0);
    return free;
  };
  EXPECT_TRUE(comes_true(nobody_else));
}

TEST_P(ServerLiveness, WhoComesAndGoesAllTheTimeIsToldOfNowAndThen) {
  Node node(db_);
  Client first(node), restless(node);
  sit_down(first, {{"seats", seats({"me", "open"})}});
  restless.table = first.table;
  const auto begin = std::chrono::steady_clock::now();
  constexpr int kTimes = 300;
  for (int i = 0; i < kTimes; ++i) {
    restless.ask({{"type", "watch"}}, "state");
    restless.ask({{"type", "unwatch"}}, "ok");
  }
  const auto seconds =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin).count();
  i64 told = 0;
  for (const json::object& f : first.frames()) told += f.at("type") == "table";
  EXPECT_LE(told, 3 + seconds);  // however slow the machine is
}

TEST_P(ServerLiveness, OnlyTheHostStartsAndRemoves) {
  Node node(db_);
  Client host(node), guest(node), other(node);
  sit_down(host, {{"seats", seats({"open", "me", "open"})}});
  guest.table = other.table = host.table;
  const json::object joined = guest.ask({{"type", "join"}}, "joined");
  EXPECT_EQ(joined.at("seat"), 0);
  EXPECT_EQ(stored_info(db_, host.table).host(), 1);
  for (const json::object& message :
       {json::object{{"type", "start"}, {"fill", "random"}}, json::object{{"type", "remove"}, {"seat", 1}}})
    EXPECT_EQ(guest.ask(message, "error").at("rule"), "server.host");
  EXPECT_EQ(other.ask({{"type", "remove"}, {"seat", 0}}, "error").at("rule"), "server.not-your-seat");
  host.ask({{"type", "remove"}, {"seat", 0}}, "ok");
  EXPECT_EQ(guest.ask({{"type", "leave"}}, "error").at("rule"), "server.not-your-seat");
  EXPECT_EQ(guest.ask({{"type", "join"}}, "joined").at("seat"), 0);
  host.ask({{"type", "leave"}}, "ok");  // then the guest is the host
  guest.ask({{"type", "start"}, {"fill", "random"}}, "ok");
  EXPECT_EQ(guest.ask({{"type", "remove"}, {"seat", 2}}, "error").at("rule"), "server.begun");
}

// What a seat declines is its own affair: the others are not even told that something has changed.
TEST_P(ServerLiveness, NobodyHearsThatSomebodyDeclines) {
  Node node(db_);
  Client first(node), second(node);
  sit_down(first, {{"modules", {"viziers-favour"}}, {"seats", seats({"me", "open"})}});
  second.table = first.table;
  second.ask({{"type", "join"}}, "joined");
  second.next([](const json::object& f) { return f.contains("view"); });
  const auto tables = [&](const Client& who) {
    std::size_t n = 0;
    for (const json::object& f : who.frames())  // what is told of who is online has no choices
      n += (f.at("type") == "table" && f.contains("choices")) || f.at("type") == "state";
    return n;
  };
  const std::size_t before = tables(second), own = tables(first);
  first.ask({{"type", "decline"}}, "ok");
  second.ask({{"type", "view"}}, "view");
  EXPECT_EQ(tables(second), before);
  EXPECT_EQ(tables(first), own + 1);
}

// Two servers, each asked to change the table before it has heard of the other's change: both changes
// are made, nobody is told to try again.
TEST(ServerNodes, WhoComesSecondDecidesAgain) {
  set_logging(false);
  const std::string db = new_database(Kind::kPostgres);
  if (db.empty()) GTEST_SKIP() << "tools/with-postgres starts the database for this";
  Node one(db), two(db);
  const auto conflicts = [&] { return one.hub().metrics().conflicts + two.hub().metrics().conflicts; };
  for (int i = 0; i < 20 || (conflicts() == 0 && i < 400); ++i) {  // until both have met at least once
    Client first(one), second(two);
    sit_down(first, {{"seats", seats({"me", "open"})}});
    second.table = first.table;
    second.ask({{"type", "join"}}, "joined");
    std::thread other([&] { second.ask({{"type", "leave"}}, "ok"); });
    first.ask({{"type", "leave"}}, "ok");
    other.join();
    const TableInfo info = stored_info(db, first.table);
    EXPECT_TRUE(info.seats[0].away && info.seats[1].away);
  }
  EXPECT_GT(conflicts(), 0u);
}

}  // namespace

}  // namespace comares::server::test
