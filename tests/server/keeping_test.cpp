// Tables whose time is over go, with all that belongs to them; what somebody still needs stays.
#include <filesystem>
#include <fstream>

#include "server/crypto.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

class ServerKeeping : public OnBothStores {
 protected:
  void make_old(const std::string& table) {
    run_sql(db_, "UPDATE tables SET at=5 WHERE id='" + table + "'");
    run_sql(db_, "UPDATE entries SET at=5 WHERE game='" + table + "'");
  }
  bool is_there(const std::string& table) { return read_all(db_, table).found; }
};
INSTANTIATE_TEST_SUITE_P(Store, ServerKeeping, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

std::string create(Client& who, json::object request) {
  request["type"] = "create";
  return std::string(who.ask(std::move(request), "created").at("table").at("id").as_string());
}

TEST_P(ServerKeeping, OpenTablesAtWhichNobodyIsExpire) {
  Node node(db_);
  Client host(node);
  const std::string left = create(host, {{"seats", seats({"me", "open"})}});
  const std::string young = create(host, {{"seats", seats({"me", "open"})}});
  Client waiting(node);
  sit_down(waiting, {{"seats", seats({"me", "open"})}});
  make_old(left);
  make_old(waiting.table);
  node.hub().clear_out();
  EXPECT_TRUE(comes_true([&] { return !is_there(left); }));
  EXPECT_TRUE(is_there(young));
  EXPECT_TRUE(is_there(waiting.table));
  EXPECT_GT(read_all(db_, waiting.table).table.at, 5);  // so that no other server thinks it old
  Node other(db_);
  EXPECT_EQ(Client(other).ask({{"type", "watch"}, {"table", left}}, "error").at("code"), "not-found");
}

TEST_P(ServerKeeping, FinishedGamesAreArchivedAndDeletedAfterTheTimeTheHostSets) {
  const std::string archive = testing::TempDir() + "comares-archive-" + random_hex(6);
  std::filesystem::create_directory(archive);
  Node node(db_);
  Client host(node);
  const std::string over = create(host, {{"game", "dice"}, {"seats", seats({"random", "random"})}});
  const std::string origin = create(host, {{"game", "dice"}, {"seats", seats({"random", "random"})}});
  const auto is_over = [&](const std::string& table) { return stored_info(db_, table).status == TableInfo::kOver; };
  ASSERT_TRUE(comes_true([&] { return is_over(over) && is_over(origin); }));
  const json::object later = host.ask({{"type", "play_on"}, {"table", origin}, {"move", 3}}, "created");
  make_old(over);
  make_old(origin);
  node.hub().clear_out();  // nothing is said about finished games: they stay
  node.config().keeping.finished = Keeping::kDay;
  node.config().keeping.archive = archive;
  node.hub().clear_out();
  ASSERT_TRUE(comes_true([&] { return !is_there(over); }));
  EXPECT_TRUE(read_all(db_, over).entries.empty());
  EXPECT_TRUE(is_there(origin));  // another table goes on from its moves
  std::ifstream in(archive + "/" + over + ".json");
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  const json::object record = json::parse(text).as_object();
  EXPECT_EQ(record.at("table").as_string(), over);
  EXPECT_TRUE(record.contains("scores") && record.contains("rules"));
  host.ask({{"type", "watch"}, {"table", later.at("table").at("id")}}, "state");
}

TEST_P(ServerKeeping, GamesInWhichNothingHappensAnyMoreAreDeleted) {
  Node node(db_);
  Client first(node), second(node), third(node);
  for (Client* who : {&first, &second, &third}) {
    sit_down(*who, {{"seats", seats({"me", "me"})}});
    const json::object at = who->next([](const json::object& f) { return f.contains("choices"); });
    const json::value choice = at.at("choices").at(0);
    who->ask({{"type", "act"}, {"seat", choice.at("seat")}, {"seq", 0}, {"action", choice.at("legal").at(0)}},
             "update");
    make_old(who->table);
  }
  first.close();
  second.close();
  run_sql(db_, "UPDATE entries SET at=" + std::to_string(now_ms()) + " WHERE game='" + second.table + "'");
  node.config().keeping.abandoned = Keeping::kDay;
  EXPECT_TRUE(comes_true([&] {  // once it is known here that they are gone
    node.hub().clear_out();
    return !is_there(first.table);
  }));
  EXPECT_TRUE(is_there(second.table));  // somebody has just acted
  EXPECT_TRUE(is_there(third.table));   // somebody is there
}

// More than are looked at in one go.
TEST_P(ServerKeeping, ManyGoOneAfterAnother) {
  Node node(db_);
  std::vector<std::string> tokens;
  TableInfo info = info_from_request({{"seats", seats({"me", "open"})}}, tokens);
  const auto store = open_store(db_);
  std::vector<Write> rows;
  for (int i = 0; i < 250; ++i) {
    info.id = random_hex(16);
    info.created = 7;
    rows.push_back(table_row(info, 1));
  }
  std::vector<Write*> all;
  for (Write& w : rows) all.push_back(&w);
  store->write(all);
  node.hub().clear_out();
  EXPECT_TRUE(comes_true([&] { return node.hub().metrics().expired == 250; }));
  EXPECT_TRUE(store->older("open", 10, 1).empty());
}

TEST_P(ServerKeeping, WhatSomebodySaidAndWasCalledCanBeDeleted) {
  Node node(db_);
  Client first(node), second(node);
  sit_down(first, {{"name", "Player A"}, {"seats", seats({"me", "open"})}});
  second.table = first.table;
  second.ask({{"type", "join"}, {"name", "Player B"}}, "joined");
  first.ask({{"type", "chat"}, {"text", "a secret"}}, "ok");
  second.ask({{"type", "chat"}, {"text", "hello"}}, "ok");
  first.ask({{"type", "forget"}}, "ok");
  first.ask({{"type", "chat"}, {"text", "again"}}, "ok");
  const json::object told = second.next([](const json::object& f) {
    return f.at("type") == "table" && json::serialize(f).find("forgot") != std::string::npos;
  });
  EXPECT_EQ(told.at("table").at("seats").at(0).at("name"), "Player 1");
  EXPECT_EQ(told.at("table").at("seats").at(0).at("forgot"), 2);
  Node after(db_);  // as another server reads it
  for (Node* one : {&node, &after}) {
    Client late(*one);
    late.table = first.table;
    const json::object state = late.ask({{"type", "watch"}}, "state");
    const json::array& chat = state.at("chat").as_array();
    ASSERT_EQ(chat.size(), 2u);
    EXPECT_EQ(chat[0].at("text"), "hello");
    EXPECT_EQ(chat[1].at("n"), 3);
  }
  for (const Row& row : read_all(db_, first.table).chat) EXPECT_EQ(row.body.find("secret"), std::string::npos);
  EXPECT_EQ(stored_info(db_, first.table).seats[0].name, "Player 1");
}

}  // namespace

}  // namespace comares::server::test
