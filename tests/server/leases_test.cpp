// Bots and clock of a table are one server's; the others leave it alone as long as that server is alive.
#include <future>

#include "server/crypto.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

class ServerLeases : public OnBothStores {
 protected:
  std::string holder(const std::string& table) {
    return ask_sql(db_, "SELECT node FROM holders WHERE game='" + table + "'");
  }
  // Everything it began has been read, and written.
  static void look_round(Node& node) {
    std::promise<void> read, written;
    node.hub().look_round();
    node.hub().store().read([&](Store&) { read.set_value(); });
    read.get_future().wait();
    node.hub().store().write({.kind = Write::Kind::kPulse, .row = {1, now_ms(), {}}},
                             [&](const Write&) { written.set_value(); });
    written.get_future().wait();
  }
};
INSTANTIATE_TEST_SUITE_P(Store, ServerLeases, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

std::string clocked(Client& who) {
  const json::object made = who.ask(
      {{"type", "create"}, {"seats", seats({"me", "me"})}, {"clock", {{"kind", "turn"}, {"seconds", 900}}}}, "created");
  return std::string(made.at("table").at("id").as_string());
}

TEST_P(ServerLeases, AClockIsRunByOneServerAndTakenOverWhenThatIsGone) {
  auto first = std::make_unique<Node>(db_);
  std::vector<std::string> tables;
  Client host(*first);
  for (int i = 0; i < 3; ++i) tables.push_back(clocked(host));
  for (const std::string& id : tables) ASSERT_TRUE(comes_true([&] { return !holder(id).empty(); }));
  const std::string mine = holder(tables[0]);
  Node second(db_);
  if (GetParam() == Kind::kPostgres) {  // an SQLite file is one server's alone: who opens it has it all
    look_round(second);
    for (const std::string& id : tables) {
      EXPECT_EQ(holder(id), mine);
      EXPECT_FALSE(second.hub().has(id));
    }
  }
  first.reset();  // it says that it goes; had it died, its word would have lapsed
  second.hub().look_round();
  for (const std::string& id : tables) {
    EXPECT_TRUE(comes_true([&] { return holder(id) != mine && second.hub().has(id); }));
    EXPECT_EQ(holder(id), holder(tables[0]));
  }
}

TEST_P(ServerLeases, AServerThatIsNotHeardOfAnyMoreLosesWhatItHolds) {
  Node first(db_), second(db_);
  Client host(first);
  const std::string table = clocked(host);
  ASSERT_TRUE(comes_true([&] { return !holder(table).empty(); }));
  const std::string before = holder(table);
  run_sql(db_, "UPDATE nodes SET until=5 WHERE node='" + before + "'");
  EXPECT_TRUE(comes_true([&] {
    second.hub().look_round();
    return holder(table) != before && second.hub().has(table);
  }));
}

TEST_P(ServerLeases, BotsGoOnWhicheverServerSomebodyActsAt) {
  Node first(db_), second(db_);
  Client here(first), there(second);
  sit_down(here, {{"seats", seats({"me", "greedy"})}});
  if (GetParam() == Kind::kSqlite) return;  // nobody tells another server of what is written to a file
  there.table = here.table;
  there.tokens = here.tokens;
  there.ask({{"type", "watch"}, {"tokens", there.tokens}}, "state");
  int moves = 0;
  play({&there}, 5, [&] { return ++moves > 40; });
  EXPECT_GT(read_all(db_, here.table).entries.size(), 10u);
}

// Nothing is to be done at an abandoned table without a clock, so that no server ever reads it.
TEST(ServerLeasesOfMany, AbandonedTablesAreNotRead) {
  const std::string db = new_database(Kind::kSqlite);
  std::vector<std::string> tokens;
  TableInfo info = info_from_request({{"seats", seats({"me", "open"})}}, tokens);
  std::vector<Write> rows;
  for (int i = 0; i < 2000; ++i) {
    info.id = random_hex(16);
    info.status = i % 2 ? TableInfo::kOpen : TableInfo::kPlaying;
    info.started = info.created;
    if (i % 2 == 0) info.seats[1].kind = SeatHolder::kPerson;
    else info.seats[1] = {};
    rows.push_back(table_row(info, 1));
  }
  std::vector<Write*> all;
  for (Write& w : rows) all.push_back(&w);
  open_store(db)->write(all);
  Node node(db);
  node.hub().wake();
  node.hub().look_round();
  std::promise<void> read;
  node.hub().store().read([&](Store&) { read.set_value(); });
  read.get_future().wait();
  EXPECT_EQ(node.hub().metrics().tables, 0u);
  EXPECT_EQ(node.hub().metrics().wakings, 0);
}

// A database as an earlier release left it: games under way are taken up.
TEST(ServerLeasesOfMany, ADatabaseFromBeforeThereWereLeasesGoesOn) {
  const std::string db = new_database(Kind::kSqlite);
  std::vector<std::string> tokens;
  TableInfo info = info_from_request({{"game", "dice"}, {"seats", seats({"random", "random"})}}, tokens);
  info.status = TableInfo::kPlaying;
  info.started = now_ms();
  Write w = table_row(info, 1);
  Write* const all[] = {&w};
  open_store(db)->write(all);
  run_sql(db,
          "DROP TABLE bans; DROP TABLE notices; DROP TABLE nodes; DROP TABLE holders; DROP INDEX tables_by_age; DROP "
          "INDEX tables_by_origin; "
          "ALTER TABLE tables DROP COLUMN origin; PRAGMA user_version=2");
  Node node(db);
  node.hub().wake();
  EXPECT_TRUE(comes_true([&] { return stored_info(db, info.id).status == TableInfo::kOver; }));
}

}  // namespace

}  // namespace comares::server::test
