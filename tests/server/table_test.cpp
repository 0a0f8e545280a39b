// Whole games over the message handlers, on both stores: truth, staleness, coming back, undo, seats.
#include "codec/session.h"
#include "server/crypto.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

json::array seats(std::initializer_list<const char*> kinds) {
  json::array out;
  for (const char* kind : kinds) {
    const std::string_view word = kind;
    if (word == "greedy" || word == "random") out.push_back(json::object{{"kind", "bot"}, {"level", word}});
    else out.push_back(json::object{{"kind", word}});
  }
  return out;
}

class ServerTable : public OnBothStores {};
INSTANTIATE_TEST_SUITE_P(Store, ServerTable, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

TEST_P(ServerTable, AGameEndsAndItsRecordReplays) {
  Node node(db_);
  Client ann(node);
  sit_down(ann, {{"game", "alhambra"}, {"seats", seats({"me", "greedy", "random"})}});
  ASSERT_TRUE(play({&ann}, 1));

  const Loaded stored = read_all(db_, ann.table);
  const TableInfo info = info_from_stored(codec::parse(stored.table.body));
  EXPECT_EQ(info.status, TableInfo::kOver);
  EXPECT_EQ(info.commitment, seed_commitment(info.salt, info.seed));
  Game game(rulebook(info.setup, 3), info.seed, info.started);
  for (const Row& row : stored.entries) game.apply(game.parse(row.body, row.at));
  ASSERT_TRUE(game.over());
  const codec::Session again = codec::Session::from_record(game.record());
  EXPECT_EQ(hash(again.rules(), again.state()), hash(*game.book().rules, game.state()));

  // What was told is what is stored: one update per entry, in order.
  i64 told = 0;
  for (const json::object& f : ann.frames()) {
    if (f.at("type") == "update") {
      EXPECT_EQ(f.at("seq").to_number<i64>(), ++told);
    }
  }
  EXPECT_EQ(told, stored.entries.back().number);
}

TEST_P(ServerTable, ADoubledClickIsAppliedOnce) {
  Node node(db_);
  Client ann(node);
  sit_down(ann, {{"seats", seats({"me", "me"})}});
  const json::object start = ann.next([](const json::object& f) { return f.contains("choices") && f.at("type") == "state"; });
  const json::value action = start.at("choices").at(0).at("legal").at(0);
  const json::object act{{"type", "act"}, {"table", ann.table}, {"seq", 0}, {"seat", start.at("choices").at(0).at("seat")}, {"action", action}};
  for (int i = 0; i < 5; ++i) ann.send(act);
  int stale = 0;
  for (int i = 0; i < 4; ++i) stale += ann.next("error").at("code") == "stale";
  EXPECT_EQ(stale, 4);
  EXPECT_EQ(read_all(db_, ann.table).entries.size(), 1u);
}

TEST_P(ServerTable, WhoComesBackIsToldWhatWasMissed) {
  std::string table;
  json::array tokens, seen;
  {
    Node node(db_);
    Client ann(node);
    sit_down(ann, {{"seats", seats({"me", "greedy", "greedy"})}});
    int moves = 0;
    play({&ann}, 3, [&] { return ++moves > 20; });
    table = ann.table;
    tokens = ann.tokens;
    for (const json::object& f : ann.frames())
      if (f.at("type") == "update" && f.at("seq").to_number<int>() > 5 && f.at("seq").to_number<int>() <= 20)
        seen.push_back(f.at("events"));
  }
  Node after(db_);  // as after a crash: all that is known is in the store
  Client ann(after);
  ann.table = table;
  const json::object state = ann.ask({{"type", "watch"}, {"tokens", tokens}, {"seq", 5}}, "state");
  json::array missed;
  for (const json::value& step : state.at("missed").as_array())
    if (step.at("seq").to_number<int>() <= 20) missed.push_back(step.at("events"));
  EXPECT_EQ(missed, seen);
  ASSERT_GT(seen.size(), 10u);
  ann.tokens = tokens;
  EXPECT_TRUE(play({&ann}, 4));
}

TEST_P(ServerTable, UndoTakesBackWhatRevealedNothing) {
  Node node(db_);
  Client ann(node);
  sit_down(ann, {{"seats", seats({"me", "me"})}});
  json::object at = ann.next([](const json::object& f) { return f.contains("view"); });
  int undone = 0, refused = 0;
  Random random(5);
  for (int i = 0; i < 120 && (undone < 3 || refused < 3); ++i) {
    ASSERT_FALSE(at.at("choices").as_array().empty());
    const json::value choice = at.at("choices").at(0);
    const json::array& legal = choice.at("legal").as_array();
    json::value action = legal[random.below(static_cast<u32>(legal.size()))];
    for (const json::value& a : legal)
      if (a.at("kind") == "buy") action = a;
    ann.ask({{"type", "act"}, {"seat", choice.at("seat")}, {"seq", at.at("seq")}, {"action", action}}, "ok");
    const json::object after = ann.next("update");
    ann.send({{"type", "undo"}, {"table", ann.table}, {"seat", choice.at("seat")}, {"seq", after.at("seq")}, {"id", "u"}});
    const json::object answer = ann.next([](const json::object& f) {
      return f.at("type") == "error" || f.at("type") == "update";
    });
    bool revealed = false;
    for (const json::value& e : after.at("events").as_array())
      revealed |= e.at("event") == "card_to_display" || e.at("event") == "tile_to_market";
    if (answer.at("type") == "update") {
      ++undone;
      EXPECT_FALSE(revealed) << json::serialize(after.at("events"));
      EXPECT_TRUE(answer.contains("undo"));
      EXPECT_EQ(answer.at("view"), at.at("view"));
      // Then it is played after all.
      ann.ask({{"type", "act"}, {"seat", choice.at("seat")}, {"seq", answer.at("seq")}, {"action", action}}, "ok");
      at = ann.next("update");
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
  Client ann(node), bob(node), eve(node);
  sit_down(ann, {{"name", "Ann"}, {"seats", seats({"me", "open"})}});
  bob.table = eve.table = ann.table;
  const json::object joined = bob.ask({{"type", "join"}, {"name", "Bob"}}, "joined");
  EXPECT_EQ(joined.at("seat"), 1);
  eve.ask({{"type", "join"}}, "error");
  eve.ask({{"type", "watch"}, {"tokens", {std::string(64, 'a')}}}, "error");
  const json::object seen = eve.ask({{"type", "watch"}}, "state");
  EXPECT_TRUE(seen.at("viewer").is_null());
  eve.ask({{"type", "chat"}, {"text", "hello"}}, "error");  // only players talk
  ann.ask({{"type", "chat"}, {"text", "hello \n\x01there"}}, "ok");
  EXPECT_EQ(eve.next("chat").at("text"), "hello there");
  eve.ask({{"type", "act"}, {"seat", 0}, {"seq", 0}, {"action", {{"kind", "pass"}}}}, "error");
  ann.ask({{"type", "rematch"}}, "error");

  ann.ask({{"type", "leave"}}, "ok");
  bob.ask({{"type", "leave"}}, "ok");
  ann.next([](const json::object& f) { return f.contains("decision") && f.at("decision").as_object().contains("over"); });
  ann.next([](const json::object& f) { return f.at("type") == "table" && f.at("table").at("status") == "over"; });
  const std::string next(ann.ask({{"type", "rematch"}}, "rematch").at("table").as_string());
  EXPECT_EQ(bob.ask({{"type", "rematch"}}, "rematch").at("table").as_string(), next);
  ann.table = next;
  const json::object again = ann.ask({{"type", "watch"}, {"tokens", ann.tokens}}, "state");
  EXPECT_EQ(again.at("seats"), json::array({0}));
  EXPECT_FALSE(again.at("table").at("seats").at(0).as_object().contains("away"));
}

TEST_P(ServerTable, ALeaversSeatIsPlayedAndCanBeTakenBack) {
  Node node(db_);
  Client ann(node);
  sit_down(ann, {{"seats", seats({"me", "me"})}});
  ann.ask({{"type", "leave"}, {"seat", 0}}, "ok");
  ann.ask({{"type", "act"}, {"seat", 0}, {"seq", 0}, {"action", {{"kind", "pass"}}}}, "error");
  ann.ask({{"type", "return"}, {"seat", 0}}, "ok");
  ann.ask({{"type", "resign"}, {"seat", 1}}, "ok");
  ann.ask({{"type", "return"}, {"seat", 1}}, "error");
  EXPECT_TRUE(play({&ann}, 9));
}

TEST_P(ServerTable, AClockThatRunsOutLetsABotPlayOn) {
  Node node(db_);
  Client ann(node);
  sit_down(ann, {{"seats", seats({"me", "greedy"})}, {"clock", {{"kind", "turn"}, {"seconds", 1}}}});
  const json::object f = ann.next([](const json::object& frame) {
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
  Client ann(one), bob(two), eve(two);
  sit_down(ann, {{"seats", seats({"me", "open", "greedy"})}});
  bob.table = eve.table = ann.table;
  bob.ask({{"type", "join"}, {"name", "Bob"}}, "joined");
  eve.ask({{"type", "watch"}}, "state");
  ASSERT_TRUE(play({&ann, &bob}, 11));
  eve.next([](const json::object& f) { return f.at("type") == "table" && f.at("table").at("status") == "over"; });

  const Loaded stored = read_all(db, ann.table);
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
  const auto by_ann = told(ann), by_eve = told(eve);
  EXPECT_EQ(by_ann.size(), stored.entries.size());
  EXPECT_EQ(by_ann, by_eve);  // the base game has no events for some alone
  EXPECT_EQ(one.hub().metrics().store_errors + two.hub().metrics().store_errors, 0u);
}

}  // namespace

}  // namespace comares::server::test
