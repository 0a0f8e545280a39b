// Clocks, leaving and coming back, taking back by agreement, going on after a restart; on both stores.
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

bool shows_away(const json::object& f, std::size_t seat) {
  return f.contains("table") && f.at("table").is_object() &&
         f.at("table").at("seats").at(seat).as_object().contains("away");
}

json::object act(const json::object& at, Client& who) {
  const json::value choice = at.at("choices").at(0);
  return who.ask(
      {{"type", "act"}, {"seat", choice.at("seat")}, {"seq", at.at("seq")}, {"action", choice.at("legal").at(0)}},
      "update");
}

class ServerSeats : public OnBothStores {};
INSTANTIATE_TEST_SUITE_P(Store, ServerSeats, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

TEST_P(ServerSeats, EveryClockThatRunsOutLetsABotPlayAndTheSeatCanBeTakenBack) {
  for (const json::object& clock : {json::object{{"kind", "turn"}, {"seconds", 1}},
                                    json::object{{"kind", "fischer"}, {"seconds", 1}, {"increment", 0}}}) {
    Node node(db_);
    Client first(node);
    sit_down(first, {{"seats", seats({"me", "me"})}, {"clock", clock}});
    const json::object told = first.next([](const json::object& f) { return shows_away(f, 0); });
    EXPECT_TRUE(told.at("table").at("seats").at(0).as_object().contains("late"));  // and that the clock is why
    first.next([](const json::object& f) { return f.at("type") == "update" && f.at("by") == 0; });
    first.ask({{"type", "return"}, {"seat", 0}}, "ok");
    // Everybody is told; not asked for, as on a busy machine the clock may have run out again by then.
    first.next(
        [](const json::object& f) { return f.contains("table") && f.at("table").is_object() && !shows_away(f, 0); });
  }
}

TEST_P(ServerSeats, AClockTellsItsDeadlineAndWhatIsLeft) {
  Node node(db_);
  Client first(node);
  sit_down(first,
           {{"seats", seats({"me", "me"})}, {"clock", {{"kind", "fischer"}, {"seconds", 900}, {"increment", 10}}}});
  json::object at = first.next([](const json::object& f) { return f.contains("clock"); });
  EXPECT_EQ(at.at("clock").at("left").as_array().size(), 2u);
  const std::size_t mover = at.at("choices").at(0).at("seat").to_number<std::size_t>();
  at = act(at, first);
  // The increment is added to what is left of the start, and no time to think was needed.
  EXPECT_GT(at.at("clock").at("left").at(mover).to_number<i64>(), 900'000);
  EXPECT_GT(at.at("clock").at("deadline").to_number<i64>(), at.at("clock").at("now").to_number<i64>());

  Client slow(node);
  sit_down(slow, {{"seats", seats({"me", "me"})}, {"clock", {{"kind", "days"}, {"days", 3}}}});
  const json::object days = slow.next([](const json::object& f) { return f.contains("clock"); });
  const i64 left = days.at("clock").at("deadline").to_number<i64>() - days.at("clock").at("now").to_number<i64>();
  EXPECT_GT(left, 2 * 86'400'000);
  EXPECT_LE(left, 3 * 86'400'000);
}

TEST_P(ServerSeats, WhoIsAloneAmongBotsWithoutAClockHasTimeBetweenTheTurns) {
  Node node(db_);
  const auto window = [](const json::object& f) {
    return f.contains("decision") && f.at("decision").as_object().contains("kind") &&
           f.at("decision").at("kind") == "window";
  };
  for (const bool clock : {false, true}) {
    Client alone(node);
    json::object wish{{"modules", json::array{"viziers-favour"}}, {"seats", seats({"me", "greedy"})}};
    if (clock) wish["clock"] = {{"kind", "turn"}, {"seconds", 900}};
    sit_down(alone, wish);
    json::object at = alone.next([&](const json::object& f) {
      return window(f) || (f.contains("choices") && !f.at("choices").as_array().empty());
    });
    if (!window(at)) {
      act(at, alone);
      at = alone.next(window);
    }
    EXPECT_EQ(at.contains("clock"), clock);
  }
}

TEST_P(ServerSeats, WhatHasRevealedSomethingIsTakenBackWhenAllAgree) {
  Node node(db_);
  Client first(node), second(node);
  sit_down(first, {{"seats", seats({"me", "open"})}});
  second.table = first.table;
  second.ask({{"type", "join"}}, "joined");
  json::object at = first.next([](const json::object& f) { return f.contains("choices") && f.contains("view"); });
  json::value before = at.at("view");
  Client& mover = at.at("choices").as_array().empty() ? second : first;
  Client& other = &mover == &first ? second : first;
  if (&mover == &second) {
    at =
        second.next([](const json::object& f) { return f.contains("choices") && !f.at("choices").as_array().empty(); });
    before = at.at("view");
  }
  json::value take;
  for (const json::value& a : at.at("choices").at(0).at("legal").as_array())
    if (a.at("kind") == "take_money") take = a;
  const json::value seat = at.at("choices").at(0).at("seat");
  const json::object moved =
      mover.ask({{"type", "act"}, {"seat", seat}, {"seq", at.at("seq")}, {"action", take}}, "update");
  EXPECT_FALSE(moved.contains("can_undo"));  // cards were turned up
  mover.ask({{"type", "undo"}, {"seq", moved.at("seq")}}, "error");
  other.ask({{"type", "agree"}, {"ask", 1}, {"seq", moved.at("seq")}}, "error");  // nobody has asked

  mover.ask({{"type", "undo"}, {"ask", true}, {"seq", moved.at("seq")}}, "ok");
  const json::object asked = other.next(
      [](const json::object& f) { return f.at("type") == "table" && f.at("table").as_object().contains("undo_ask"); });
  EXPECT_EQ(asked.at("table").at("undo_ask").at("by"), seat);
  other.ask({{"type", "agree"}, {"on", false}, {"seq", moved.at("seq")}}, "ok");
  mover.next(
      [](const json::object& f) { return f.at("type") == "table" && !f.at("table").as_object().contains("undo_ask"); });

  mover.ask({{"type", "undo"}, {"ask", true}, {"to", at.at("seq")}, {"seq", moved.at("seq")}}, "ok");
  const json::object again = other.next(
      [](const json::object& f) { return f.at("type") == "table" && f.at("table").as_object().contains("undo_ask"); });
  const json::value id = again.at("table").at("undo_ask").at("id");
  other.ask({{"type", "agree"}, {"ask", id}, {"seq", moved.at("seq")}}, "ok");
  const json::object undone =
      mover.next([](const json::object& f) { return f.at("type") == "update" && f.contains("undo"); });
  EXPECT_EQ(undone.at("keep"), at.at("seq"));
  EXPECT_EQ(undone.at("view"), before);
  EXPECT_FALSE(undone.at("choices").as_array().empty());
}

// Two people, one of whom has moved.
struct Pair {
  explicit Pair(Node& node) : first(node), second(node) {
    sit_down(first, {{"seats", seats({"me", "open"})}});
    second.table = first.table;
    second.tokens = {second.ask({{"type", "join"}}, "joined").at("token")};
    const auto begun = [](const json::object& f) { return f.contains("choices") && f.contains("view"); };
    const json::object one = first.next(begun), two = second.next(begun);
    mover = one.at("choices").as_array().empty() ? &second : &first;
    other = mover == &first ? &second : &first;
    moved = act(mover == &first ? one : two, *mover);
  }
  json::value asked() {
    return other
        ->next([](const json::object& f) {
          return f.at("type") == "table" && f.at("table").as_object().contains("undo_ask");
        })
        .at("table")
        .at("undo_ask");
  }
  Client first, second;
  Client *mover, *other;
  json::object moved;
};

// A bot decides for who is away, but agrees to nothing in their name.
TEST(ServerConsent, WhoIsAwayHasNotAgreed) {
  std::vector<std::string> tokens;
  TableInfo info = info_from_request({{"seats", seats({"me", "me", "bot"})}}, tokens);
  info.undo_ask = UndoAsk{.by = 0, .agreed = 1};
  EXPECT_FALSE(info.all_agree());
  info.seats[1].away = true;
  EXPECT_FALSE(info.all_agree());
  info.undo_ask->agreed = 3;
  EXPECT_TRUE(info.all_agree());
  info.undo_ask->agreed = 1;
  info.seats[1].resigned = true;  // a bot plays for good
  EXPECT_TRUE(info.all_agree());
}

TEST_P(ServerSeats, AnAgreementNamesWhatItAgreesTo) {
  Node node(db_);
  Pair pair(node);
  const json::value seq = pair.moved.at("seq");
  pair.mover->ask({{"type", "undo"}, {"ask", true}, {"seq", seq}}, "ok");
  const json::value first = pair.asked();
  pair.mover->ask({{"type", "undo"}, {"ask", true}, {"to", 0}, {"seq", seq}}, "ok");
  const json::value second = pair.asked();
  ASSERT_NE(first.at("id"), second.at("id"));
  EXPECT_EQ(pair.other->ask({{"type", "agree"}, {"ask", first.at("id")}, {"seq", seq}}, "error").at("rule"),
            "server.undo");
  EXPECT_EQ(pair.other->ask({{"type", "agree"}, {"seq", seq}}, "error").at("rule"), "server.message");
  EXPECT_EQ(read_all(db_, pair.first.table).entries.size(), 1u);
  pair.other->ask({{"type", "agree"}, {"ask", second.at("id")}, {"seq", seq}}, "ok");
  pair.mover->next([](const json::object& f) { return f.contains("undo"); });
}

TEST_P(ServerSeats, WhoeverCanTakeBackIsTold) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  json::object at = first.next([](const json::object& f) { return f.contains("view"); });
  int told = 0;
  Random random(8);
  for (int i = 0; i < 150 && told < 3; ++i) {
    const json::value choice = at.at("choices").at(0);
    const json::array& legal = choice.at("legal").as_array();
    json::value action = legal[random.below(static_cast<u32>(legal.size()))];
    for (const json::value& a : legal)
      if (a.at("kind") == "buy") action = a;
    at = first.ask({{"type", "act"}, {"seat", choice.at("seat")}, {"seq", at.at("seq")}, {"action", action}}, "update");
    if (!at.contains("can_undo")) continue;
    ++told;
    at = first.ask({{"type", "undo"}, {"seat", choice.at("seat")}, {"seq", at.at("seq")}}, "update");
    EXPECT_TRUE(at.contains("undo"));
    at = first.ask({{"type", "act"}, {"seat", choice.at("seat")}, {"seq", at.at("seq")}, {"action", action}}, "update");
  }
  EXPECT_EQ(told, 3);
}

// Plays on until the last action can be taken back; what was shown before and after it.
struct BeforeAndAfter {
  json::object before, after;
  json::value seat, action;
};
BeforeAndAfter until_undo_is_offered(Client& who, u64 seed) {
  BeforeAndAfter out;
  out.after = who.next([](const json::object& f) { return f.contains("view"); });
  Random random(seed);
  for (int i = 0; i < 150 && !out.after.contains("can_undo"); ++i) {
    out.before = out.after;
    const json::value choice = out.before.at("choices").at(0);
    const json::array& legal = choice.at("legal").as_array();
    out.seat = choice.at("seat");
    out.action = legal[random.below(static_cast<u32>(legal.size()))];
    for (const json::value& a : legal)
      if (a.at("kind") == "buy") out.action = a;
    out.after =
        who.ask({{"type", "act"}, {"seat", out.seat}, {"seq", out.before.at("seq")}, {"action", out.action}}, "update");
  }
  EXPECT_TRUE(out.after.contains("can_undo"));
  return out;
}

// Whoever acts and takes it back has gained no time: the clock stands as if they had gone on thinking.
TEST_P(ServerSeats, TakingBackGivesNoTime) {
  for (const json::object& clock : {json::object{{"kind", "turn"}, {"seconds", 600}},
                                    json::object{{"kind", "fischer"}, {"seconds", 900}, {"increment", 60}}}) {
    Node node(db_);
    Client first(node);
    sit_down(first, {{"seats", seats({"me", "me"})}, {"clock", clock}});
    const BeforeAndAfter at = until_undo_is_offered(first, 8);
    json::object now = at.after;
    for (int i = 0; i < 3; ++i) {
      now = first.ask({{"type", "undo"}, {"seat", at.seat}, {"seq", now.at("seq")}}, "update");
      EXPECT_EQ(now.at("clock").at("deadline"), at.before.at("clock").at("deadline"));
      if (clock.at("kind") == "fischer") {
        EXPECT_EQ(now.at("clock").at("left"), at.before.at("clock").at("left"));
      }
      now = first.ask({{"type", "act"}, {"seat", at.seat}, {"seq", now.at("seq")}, {"action", at.action}}, "update");
    }
  }
}

TEST(ServerClocks, WhatIsTakenBackByAgreementCostsItsTimeAndGainsNothing) {
  Game game(rulebook({{"game", "alhambra"}, {"modules", json::array{}}, {"options", json::object{}}}, 2), 3, 1000);
  const auto act = [&](i64 at) {
    static ActionList list;
    Entry e{.kind = Entry::kAct, .by = game.decider(), .at = at};
    game.legal_for(e.by, list);
    e.actions.push_back(list[0]);
    play_entry(game, e);
    return e.by;
  };
  const Seat first = act(4000);
  EXPECT_EQ(game.time_gained(first, 500), 500 - 3000);
  EXPECT_EQ(game.decision_since(), 4000);
  act(9000);
  play_entry(game, {.kind = Entry::kUndo, .by = first, .at = 20'000, .keep = 0, .agreed = true});
  EXPECT_EQ(game.decision_since(), 20'000);
  EXPECT_EQ(game.time_gained(0, 500) + game.time_gained(1, 500), -3000 - 5000);
  EXPECT_EQ(act(21'000), first);
  play_entry(game, {.kind = Entry::kUndo, .by = first, .at = 30'000, .keep = 0});
  EXPECT_EQ(game.decision_since(), 20'000);
  EXPECT_EQ(game.time_gained(0, 500) + game.time_gained(1, 500), -3000 - 5000);
  // Read from the store it is the same.
  Game again(game.shared_book(), 3, 1000);
  std::vector<Entry> entries;
  for (const Entry& e : game.entries()) entries.push_back(codec::or_throw(&Game::parse, game, game.body(e), e.at));
  resume(again, std::move(entries));
  EXPECT_EQ(again.decision_since(), 20'000);
  EXPECT_EQ(again.time_gained(first, 500), game.time_gained(first, 500));
}

TEST_P(ServerSeats, TakingBackHasAnEnd) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  const BeforeAndAfter at = until_undo_is_offered(first, 8);
  json::object now = at.after;
  int undone = 0;
  for (; undone < 100 && now.contains("can_undo"); ++undone) {
    now = first.ask({{"type", "undo"}, {"seat", at.seat}, {"seq", now.at("seq")}}, "update");
    now = first.ask({{"type", "act"}, {"seat", at.seat}, {"seq", now.at("seq")}, {"action", at.action}}, "update");
  }
  EXPECT_EQ(undone, int{table::kMostUndosPerDecision});
  for (const bool ask : {false, true})
    EXPECT_EQ(
        first.ask({{"type", "undo"}, {"seat", at.seat}, {"ask", ask}, {"seq", now.at("seq")}}, "error").at("rule"),
        "server.undo");
}

// What a table has cost is counted, not timed: as many entries as are in force, not the square of them.
TEST(ServerUndo, ReadingAGameWithManyUndosIsLinear) {
  const auto book = rulebook({{"game", "alhambra"}, {"modules", json::array{}}, {"options", json::object{}}}, 3);
  Game game(book, 5, 0);
  Random random(5);
  const auto list = std::make_unique<ActionList>();
  const auto act = [&] {
    Entry e{.kind = Entry::kAct, .by = game.decider()};
    game.legal_for(e.by, *list);
    e.actions.push_back((*list)[random.below(static_cast<u32>(list->size()))]);
    play_entry(game, e);
  };
  for (int i = 0; i < 60; ++i) act();
  const u32 kept = game.seq();
  const State before = game.state();
  constexpr int kRounds = 2000;
  for (int i = 0; i < kRounds; ++i) {
    act();
    play_entry(game, {.kind = Entry::kUndo, .by = 0, .keep = kept});
  }
  EXPECT_EQ(hash(*book->rules, game.state()), hash(*book->rules, before));
  EXPECT_LE(game.played(), 2 * kept + 40u * kRounds);  // each from nearby, not from the beginning
  Game again(book, 5, 0);
  resume(again, game.entries());
  EXPECT_EQ(again.played(), kept);
  EXPECT_EQ(hash(*book->rules, again.state()), hash(*book->rules, before));
  EXPECT_EQ(again.seq(), game.seq());
  EXPECT_EQ(game.steps_after(1, 400).size(), 400u);
  EXPECT_EQ(game.steps_after(game.seq() - 3, 400).size(), 3u);
}

TEST_P(ServerSeats, BotsAndClocksGoOnByThemselvesAfterARestart) {
  std::string table, timed;
  {
    Node node(db_);
    Client first(node);
    sit_down(first, {{"seats", seats({"me", "bot", "bot"})}});
    table = first.table;
    first.ask({{"type", "resign"}}, "ok");
    Client second(node);
    sit_down(second, {{"seats", seats({"me", "me"})}, {"clock", {{"kind", "turn"}, {"seconds", 2}}}});
    timed = second.table;
  }  // as if killed
  Node after(db_);
  after.hub().wake();
  const auto info = [&](const std::string& id) { return info_from_stored(codec::parse(read_all(db_, id).table.body)); };
  bool over = false, away = false;
  for (int i = 0; i < 1200 && !(over && away); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(25));
    over = info(table).status == TableInfo::kOver;
    away = info(timed).seats[0].away || info(timed).seats[1].away;
  }
  EXPECT_TRUE(over);
  EXPECT_TRUE(away);
}

TEST_P(ServerSeats, SeveralSeatsOnOneDeviceFollowWhoDecides) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me", "me"})}});
  ASSERT_TRUE(play({&first}, 21));
  for (const json::object& f : first.frames()) {
    if (f.at("type") != "update" || f.at("choices").as_array().empty()) continue;
    EXPECT_EQ(f.at("viewer"), f.at("decision").at("player"));
    EXPECT_EQ(f.at("choices").at(0).at("seat"), f.at("viewer"));
  }
}

TEST_P(ServerSeats, TalkingTooFastIsRefused) {
  Node node(db_);
  Client first(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  int refused = 0;
  for (int i = 0; i < 12; ++i) {
    first.send({{"type", "chat"}, {"table", first.table}, {"seat", 0}, {"text", "hello"}, {"id", i}});
    const json::object f =
        first.next([&](const json::object& frame) { return frame.contains("re") && frame.at("re") == i; });
    refused += f.at("type") == "error" && f.at("code") == "rate";
  }
  EXPECT_GE(refused, 1);
}

TEST_P(ServerSeats, RefusalsOfTheServerHaveAStableRule) {
  Node node(db_);
  Client first(node), eve(node);
  sit_down(first, {{"seats", seats({"me", "me"})}});
  eve.table = first.table;
  eve.ask({{"type", "watch"}}, "state");
  EXPECT_EQ(eve.ask({{"type", "join"}}, "error").at("rule"), "server.begun");
  EXPECT_EQ(eve.ask({{"type", "resign"}}, "error").at("rule"), "server.not-your-seat");
  EXPECT_EQ(eve.ask({{"type", "dance"}}, "error").at("rule"), "server.message");
  EXPECT_EQ(first.ask({{"type", "undo"}, {"seat", 0}, {"seq", 0}}, "error").at("rule"), "server.undo");
}

}  // namespace

}  // namespace comares::server::test
