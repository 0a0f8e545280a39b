// Whole games over the message handlers, on both stores: truth, staleness, coming back, undo, seats.
#include "server/crypto.h"
#include "table/session.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

class ServerTable : public OnBothStores {};
INSTANTIATE_TEST_SUITE_P(Store, ServerTable, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

TEST_P(ServerTable, AGameEndsAndItsRecordReplays) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"game", "alhambra"}, {"seats", seats({"me", "greedy", "random"})}});
  ASSERT_TRUE(play({&first}, 1));

  const Loaded stored = read_all(db_, first.table);
  const TableInfo info = info_from_stored(codec::parse(stored.table.body));
  EXPECT_EQ(info.status, TableInfo::kOver);
  EXPECT_EQ(info.commitment, seed_commitment(info.salt, info.seed));
  Game game(rulebook(info.setup, 3), info.seed, info.started);
  for (const Row& row : stored.entries) play_entry(game, read_entry(game, row));
  ASSERT_TRUE(game.over());
  const table::Session again = codec::or_throw(table::Session::from_record, game.record());
  EXPECT_EQ(hash(again.rules(), again.state()), hash(*game.book().rules, game.state()));

  // What was told is what is stored: one update per entry, in order.
  i64 told = 0;
  for (const json::object& f : first.frames()) {
    if (f.at("type") == "update") {
      EXPECT_EQ(f.at("seq").to_number<i64>(), ++told);
    }
  }
  EXPECT_EQ(told, stored.entries.back().number);
}

TEST_P(ServerTable, ADoubledClickIsAppliedOnce) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  const json::object start =
      first.next([](const json::object& f) { return f.contains("choices") && f.at("type") == "state"; });
  const json::value action = start.at("choices").at(0).at("legal").at(0);
  const json::object act{{"type", "act"},
                         {"table", first.table},
                         {"seq", 0},
                         {"seat", start.at("choices").at(0).at("seat")},
                         {"action", action}};
  for (int i = 0; i < 5; ++i) first.send(act);
  int stale = 0;
  for (int i = 0; i < 4; ++i) stale += first.next("error").at("code") == "stale";
  EXPECT_EQ(stale, 4);
  EXPECT_EQ(read_all(db_, first.table).entries.size(), 1u);
}

TEST_P(ServerTable, WhoComesBackIsToldWhatWasMissed) {
  std::string table;
  json::array tokens, seen;
  {
    Node node(db_);
    Client first(node);
    sit_down(first, {{"seats", seats({"me", "greedy", "greedy"})}});
    int moves = 0;
    play({&first}, 3, [&] { return ++moves > 20; });
    table = first.table;
    tokens = first.tokens;
    for (const json::object& f : first.frames())
      if (f.at("type") == "update" && f.at("seq").to_number<int>() > 5 && f.at("seq").to_number<int>() <= 20)
        seen.push_back(f.at("events"));
  }
  Node after(db_);  // as after a crash: all that is known is in the store
  Client first(after);
  first.table = table;
  const json::object state = first.ask({{"type", "watch"}, {"tokens", tokens}, {"seq", 5}}, "state");
  json::array missed;
  for (const json::value& step : state.at("missed").as_array())
    if (step.at("seq").to_number<int>() <= 20) missed.push_back(step.at("events"));
  EXPECT_EQ(missed, seen);
  ASSERT_GT(seen.size(), 10u);
  // From the beginning, with the set-up before it.
  const json::object all = first.ask({{"type", "watch"}, {"tokens", tokens}, {"seq", 0}}, "state");
  EXPECT_EQ(all.at("missed").at(0).at("seq"), 0);
  EXPECT_EQ(all.at("missed").at(0).at("events").at(0).at("event"), "tile_to_market");
  EXPECT_EQ(all.at("missed").at(1).at("seq"), 1);
  first.tokens = tokens;
  EXPECT_TRUE(play({&first}, 4));
}

TEST_P(ServerTable, UndoTakesBackWhatRevealedNothing) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  json::object at = first.next([](const json::object& f) { return f.contains("view"); });
  int undone = 0, refused = 0;
  Random random(5);
  for (int i = 0; i < 120 && (undone < 3 || refused < 3); ++i) {
    ASSERT_FALSE(at.at("choices").as_array().empty());
    const json::value choice = at.at("choices").at(0);
    const json::array& legal = choice.at("legal").as_array();
    json::value action = legal[random.below(static_cast<u32>(legal.size()))];
    for (const json::value& a : legal)
      if (a.at("kind") == "buy") action = a;
    first.ask({{"type", "act"}, {"seat", choice.at("seat")}, {"seq", at.at("seq")}, {"action", action}}, "update");
    const json::object after = first.next("update");
    first.send(
        {{"type", "undo"}, {"table", first.table}, {"seat", choice.at("seat")}, {"seq", after.at("seq")}, {"id", "u"}});
    const json::object answer =
        first.next([](const json::object& f) { return f.at("type") == "error" || f.at("type") == "update"; });
    bool revealed = false;
    for (const json::value& e : after.at("events").as_array())
      revealed |= e.at("event") == "card_to_display" || e.at("event") == "tile_to_market";
    if (answer.at("type") == "update") {
      ++undone;
      EXPECT_FALSE(revealed) << json::serialize(after.at("events"));
      EXPECT_TRUE(answer.contains("undo"));
      EXPECT_EQ(answer.at("view"), at.at("view"));
      // Then it is played after all.
      first.ask({{"type", "act"}, {"seat", choice.at("seat")}, {"seq", answer.at("seq")}, {"action", action}},
                "update");
      at = first.next("update");
    } else {
      ++refused;
      EXPECT_TRUE(revealed) << json::serialize(after.at("events"));
      at = after;
    }
  }
  EXPECT_GE(undone, 3);
  EXPECT_GE(refused, 3);
}

TEST_P(ServerTable, JoinLeaveReturnRematchAndChat) {
  Node node(db_);
  Client first(node), second(node), eve(node);
  sit_down(first, {{"name", "Player 1"}, {"seats", seats({"me", "open"})}});
  second.table = eve.table = first.table;
  const json::object joined = second.ask({{"type", "join"}, {"name", "Player 2"}}, "joined");
  EXPECT_EQ(joined.at("seat"), 1);
  eve.ask({{"type", "join"}}, "error");
  eve.ask({{"type", "watch"}, {"tokens", {std::string(64, 'a')}}}, "error");
  const json::object seen = eve.ask({{"type", "watch"}}, "state");
  EXPECT_TRUE(seen.at("viewer").is_null());
  eve.ask({{"type", "chat"}, {"text", "hello"}}, "error");  // only players talk
  first.ask({{"type", "chat"}, {"text", "hello \n\x01there"}}, "ok");
  EXPECT_EQ(eve.next("chat").at("text"), "hello there");
  eve.ask({{"type", "act"}, {"seat", 0}, {"seq", 0}, {"action", {{"kind", "pass"}}}}, "error");
  first.ask({{"type", "rematch"}}, "error");

  first.ask({{"type", "leave"}}, "ok");
  second.ask({{"type", "leave"}}, "ok");
  first.next(
      [](const json::object& f) { return f.contains("decision") && f.at("decision").as_object().contains("over"); });
  first.next([](const json::object& f) { return f.at("type") == "table" && f.at("table").at("status") == "over"; });
  const std::string next(first.ask({{"type", "rematch"}}, "rematch").at("table").as_string());
  EXPECT_EQ(second.ask({{"type", "rematch"}}, "rematch").at("table").as_string(), next);
  first.table = next;
  const json::object again = first.ask({{"type", "watch"}, {"tokens", first.tokens}}, "state");
  EXPECT_EQ(again.at("seats"), json::array{0});
  EXPECT_FALSE(again.at("table").at("seats").at(0).as_object().contains("away"));
}

TEST_P(ServerTable, ALeaversSeatIsPlayedAndCanBeTakenBack) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  first.ask({{"type", "leave"}, {"seat", 0}}, "ok");
  first.ask({{"type", "act"}, {"seat", 0}, {"seq", 0}, {"action", {{"kind", "pass"}}}}, "error");
  first.ask({{"type", "return"}, {"seat", 0}}, "ok");
  first.ask({{"type", "resign"}, {"seat", 1}}, "ok");
  first.ask({{"type", "return"}, {"seat", 1}}, "error");
  first.catch_up();  // a choice offered to seat 1 before it resigned is no choice any more
  EXPECT_TRUE(play({&first}, 9));
}

TEST_P(ServerTable, AClockThatRunsOutLetsABotPlayOn) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "greedy"})}, {"clock", {{"kind", "turn"}, {"seconds", 1}}}});
  const json::object f = first.next([](const json::object& frame) {
    return frame.contains("table") && frame.at("table").is_object() &&
           frame.at("table").at("seats").at(0).as_object().contains("away");
  });
  EXPECT_EQ(f.at("table").at("status"), "playing");
}

// One table's players on two servers that share nothing but the database.
TEST(ServerNodes, PlayersOfOneTableOnTwoNodes) {
  set_logging(false);
  const std::string db = new_database(Kind::kPostgres);
  if (db.empty()) GTEST_SKIP() << "tools/with-postgres starts the database for this";
  Node one(db), two(db);
  Client first(one), second(two), eve(two);
  sit_down(first, {{"seats", seats({"me", "open", "greedy"})}});
  second.table = eve.table = first.table;
  second.ask({{"type", "join"}, {"name", "Player 2"}}, "joined");
  eve.ask({{"type", "watch"}}, "state");
  ASSERT_TRUE(play({&first, &second}, 11));
  eve.next([](const json::object& f) { return f.at("type") == "table" && f.at("table").at("status") == "over"; });

  const Loaded stored = read_all(db, first.table);
  const auto told = [](const Client& who) {
    std::map<i64, json::array> by_seq;
    for (const json::object& f : who.frames()) {
      if (f.at("type") != "update") continue;
      const i64 seq = f.at("seq").to_number<i64>();
      EXPECT_FALSE(by_seq.contains(seq)) << "told twice: " << seq;
      by_seq[seq] = f.at("events").as_array();
    }
    return by_seq;
  };
  const auto by_ann = told(first), by_eve = told(eve);
  EXPECT_EQ(by_ann.size(), stored.entries.size());
  EXPECT_EQ(by_ann, by_eve);  // the base game has no events for some alone
  EXPECT_EQ(one.hub().metrics().store_errors + two.hub().metrics().store_errors, 0u);
}

}  // namespace

}  // namespace comares::server::test
