// A table without a server says what the server says: the entries of a game played over the server's handlers, played
// again by the table layer alone, give everybody the same messages.
#include "table/local.h"

#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

using Updates = std::map<i64, json::object>;

// All that does not depend on the time and on who asked.
void keep_update(json::object message, Updates& into) {
  if (message.at("type") != "update") return;
  for (const char* key : {"re", "clock"}) message.erase(key);
  const i64 seq = message.at("seq").to_number<i64>();
  into[seq] = std::move(message);
}

void compare(json::object setup, u64 seed) {
  const std::string db = new_database(Kind::kSqlite);
  Node node(db);
  Client people(node), spectator(node);
  setup["seats"] = seats({"me", "me", "greedy"});
  sit_down(people, std::move(setup));
  spectator.table = people.table;
  spectator.ask({{"type", "watch"}, {"table", people.table}}, "state");
  ASSERT_TRUE(play({&people}, seed));
  Updates told_people, told_spectator;
  for (const json::object& f : people.frames()) keep_update(f, told_people);
  for (const json::object& f : spectator.frames()) keep_update(f, told_spectator);

  const Loaded stored = read_all(db, people.table);
  TableInfo info = info_from_stored(codec::parse(stored.table.body));
  info.status = TableInfo::kPlaying;
  std::map<u32, Updates> local;
  table::LocalTable table(
      1, [&](u32 to, std::string_view text) { keep_update(codec::parse(text).as_object(), local[to]); });
  codec::Refusal why;
  ASSERT_TRUE(table.open(info, why)) << why.sentence;
  table.take(1, R"({"type":"watch","tokens":["seat-0","seat-1"]})", info.started);
  table.take(2, R"({"type":"watch"})", info.started);
  for (const Row& row : stored.entries) {
    table.follow(row.body, row.at, why);
    ASSERT_FALSE(why) << why.sentence;
  }
  ASSERT_TRUE(table.game()->over());
  EXPECT_EQ(local[1].size(), stored.entries.size());
  // The spectator came when some entries may have been played.
  for (const auto& [seq, message] : told_people) ASSERT_EQ(local[1][seq], message) << seq;
  for (const auto& [seq, message] : told_spectator) ASSERT_EQ(local[2][seq], message) << seq;
  EXPECT_EQ(told_people.size(), stored.entries.size());
}

}  // namespace

TEST(LocalTable, SaysWhatTheServerSays) { compare({{"game", "alhambra"}}, 1); }
TEST(LocalTable, SaysWhatTheServerSaysInWindows) {
  compare({{"game", "alhambra"}, {"modules", {"viziers-favour", "bonus-cards", "thieves", "change"}}}, 2);
}
TEST(LocalTable, SaysWhatTheServerSaysOfDice) { compare({{"game", "alcazaba"}}, 3); }
TEST(LocalTable, SaysWhatTheServerSaysOfTheRedPalace) { compare({{"game", "red-palace"}}, 4); }

}  // namespace comares::server::test
