// Looking at a game again and playing on from a move: what was hidden stays hidden until the game is
// over, a record goes back and forth, and a game begun anew goes as the first did.
#include "table/replay.h"
#include "table/session.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

class ServerReplay : public OnBothStores {};
INSTANTIATE_TEST_SUITE_P(Store, ServerReplay, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

json::array one_person(int bots) {
  json::array seats{json::object{{"kind", "me"}}};
  for (int i = 0; i < bots; ++i) seats.push_back(json::object{{"kind", "bot"}, {"level", "random"}});
  return seats;
}

json::object ask_replay(Client& who, json::object more = {}) {
  more["type"] = "replay";
  more["table"] = who.table;
  return who.ask(more, "replay");
}

TEST_P(ServerReplay, AGameIsLookedAtAgainMoveByMove) {
  for (const char* game : {"alhambra", "dice", "alcazaba"}) {
    Node node(db_);
    Client first(node);
    sit_down(first, {{"game", game}, {"seats", one_person(2)}});
    int n = 0;
    ASSERT_FALSE(play({&first}, 3, [&] { return ++n > 12; }));
    first.catch_up();

    // Under way: one's own eyes, or a spectator's.
    const json::object mine = ask_replay(first, {{"seat", 0}, {"move", 2}});
    EXPECT_EQ(mine.at("open"), false);
    EXPECT_EQ(mine.at("move"), 2);
    EXPECT_EQ(mine.at("view").at("viewer"), 0);
    const json::object guest = ask_replay(first);
    EXPECT_TRUE(guest.at("viewer").is_null());
    EXPECT_EQ(guest.at("moves"), guest.at("move"));
    if (std::string_view(game) == "alhambra") {
      EXPECT_TRUE(mine.at("view").at("players").at(0).as_object().contains("hand"));
      EXPECT_FALSE(mine.at("view").at("players").at(1).as_object().contains("hand"));
      EXPECT_FALSE(guest.at("view").at("players").at(0).as_object().contains("hand"));
      EXPECT_FALSE(guest.at("view").as_object().contains("deck"));
    }
    Client other(node);
    other.table = first.table;
    const json::object refused = other.ask({{"type", "replay"}, {"table", first.table}, {"seat", 0}}, "error");
    EXPECT_EQ(refused.at("code"), "refused");
    EXPECT_EQ(first.ask({{"type", "play_on"}, {"table", first.table}}, "error").at("rule"), "replay");

    ASSERT_TRUE(play({&first}, 3));
    const json::object end = ask_replay(first, {{"since", -1}});
    EXPECT_EQ(end.at("open"), true);
    const i64 moves = end.at("moves").to_number<i64>();
    ASSERT_EQ(static_cast<i64>(end.at("steps").as_array().size()), moves + 1);
    EXPECT_TRUE(end.at("decision").at("over").as_bool());
    EXPECT_EQ(first.ask({{"type", "play_on"}, {"table", first.table}}, "error").at("rule"), "base.6.over");
    EXPECT_EQ(first.ask({{"type", "replay"}, {"table", first.table}, {"move", moves + 1}}, "error").at("code"),
              "refused");
    const json::object middle = ask_replay(first, {{"move", moves / 2}});
    EXPECT_EQ(middle.at("steps").as_array().size(), 1u);
    if (std::string_view(game) == "alhambra") {
      EXPECT_TRUE(middle.at("view").at("players").at(2).as_object().contains("hand"));
      EXPECT_TRUE(middle.at("view").as_object().contains("deck_count"));
    }

    // Played on: the same moves, then bots and a person go on to the end.
    Client again(node);
    const json::object made =
        again.ask({{"type", "play_on"}, {"table", first.table}, {"move", moves / 2}, {"level", "random"}}, "created");
    again.table = std::string(made.at("table").at("id").as_string());
    EXPECT_EQ(made.at("table").at("origin").at("table").as_string(), first.table);
    EXPECT_EQ(made.at("table").at("origin").at("move"), moves / 2);
    ASSERT_EQ(made.at("seats").as_array().size(), 1u);
    again.tokens = {made.at("seats").at(0).at("token")};
    const json::object state =
        again.ask({{"type", "watch"}, {"table", again.table}, {"tokens", again.tokens}}, "state");
    EXPECT_EQ(state.at("table").at("status"), "playing");
    EXPECT_GE(state.at("seq").to_number<i64>(), moves / 2);
    ASSERT_TRUE(play({&again}, 5));
  }
}

// A table that goes on from a move refers to the moves before it; and so does one that goes on from that one.
TEST_P(ServerReplay, ToPlayOnWritesNothingButTheTable) {
  Node node(db_);
  Client first(node);
  sit_down(first,
           {{"game", "alhambra"}, {"modules", {"viziers-favour"}}, {"seats", one_person(2)}, {"window_seconds", 0}});
  ASSERT_TRUE(play({&first}, 3));
  const i64 moves = ask_replay(first).at("moves").to_number<i64>();
  std::string from = first.table;
  for (int depth = 1; depth <= 3; ++depth) {
    Client again(node);
    const u64 rows = node.hub().metrics().rows;
    const json::object made = again.ask(
        {{"type", "play_on"}, {"table", from}, {"seat", 0}, {"move", moves / 2 + 3 * depth}, {"level", "random"}},
        "created");
    EXPECT_LT(node.hub().metrics().rows - rows, static_cast<u64>(moves / 2));  // bots may have moved already
    again.table = std::string(made.at("table").at("id").as_string());
    again.tokens = {made.at("seats").at(0).at("token")};
    again.ask({{"type", "watch"}, {"table", again.table}, {"tokens", again.tokens}}, "state");
    const json::object then = first.ask({{"type", "replay"}, {"table", from}, {"move", moves / 2}}, "replay");
    const json::object now = again.ask({{"type", "replay"}, {"move", moves / 2}}, "replay");
    EXPECT_EQ(now.at("decision"), then.at("decision"));
    EXPECT_EQ(now.at("walls"), then.at("walls"));
    ASSERT_TRUE(play({&again}, 5 + static_cast<u64>(depth)));
    // Nothing is stored twice.
    const Loaded stored = read_all(db_, again.table);
    EXPECT_EQ(stored.entries.front().number, moves / 2 + 3 * depth + 1);
    from = again.table;
  }
  // And after a restart it is all there.
  Node after(db_);
  Client late(after);
  late.table = from;
  EXPECT_EQ(late.ask({{"type", "replay"}}, "replay").at("open"), true);
}

TEST_P(ServerReplay, TheRecordOfAGameWithWindowsBecomesTheSameEntries) {
  Node node(db_);
  Client first(node);
  sit_down(first,
           {{"game", "alhambra"}, {"modules", {"viziers-favour"}}, {"seats", one_person(2)}, {"window_seconds", 0}});
  ASSERT_TRUE(play({&first}, 8));
  const Loaded stored = read_all(db_, first.table);
  const TableInfo info = info_from_stored(codec::parse(stored.table.body));
  Game game(rulebook(info.setup, 3), info.seed, info.started);
  for (const Row& row : stored.entries) play_entry(game, read_entry(game, row));
  const json::object record = game.record();

  Game again = game.at_start();
  (void)codec::or_throw(table::entries_from, again, record.at("actions").as_array());
  EXPECT_TRUE(again.over());
  EXPECT_EQ(hash(*again.book().rules, again.state()), hash(*game.book().rules, game.state()));
  EXPECT_EQ(again.record(), record);
}

}  // namespace

}  // namespace comares::server::test
