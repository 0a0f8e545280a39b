// What the host of a table may do, and the others when somebody keeps them waiting; on both stores.
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

class ServerHosting : public OnBothStores {
 protected:
  // A game under way: the host has seat 0, the guest seat 1.
  void begin(Client& host, Client& guest, json::object setup = {}) {
    setup["seats"] = seats({"me", "open"});
    sit_down(host, std::move(setup));
    guest.table = host.table;
    joined_ = guest.ask({{"type", "join"}, {"name", "Player 2"}}, "joined");
    guest.next([](const json::object& f) { return f.contains("view"); });
  }
  json::object seat(Client& who, std::size_t n) {
    return who.ask({{"type", "watch"}}, "state").at("table").at("seats").at(n).as_object();
  }
  static std::size_t waited_for(const json::object& state) {
    return state.at("decision").at("player").to_number<std::size_t>();
  }
  json::object joined_;
};
INSTANTIATE_TEST_SUITE_P(Store, ServerHosting, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

TEST_P(ServerHosting, WhoIsRemovedUnderWayLosesTheSeatToABot) {
  Node node(db_);
  Client host(node), guest(node);
  begin(host, guest);
  EXPECT_EQ(guest.ask({{"type", "remove"}, {"seat", 0}}, "error").at("rule"), "server.host");
  EXPECT_EQ(host.ask({{"type", "remove"}, {"seat", 0}}, "error").at("rule"), "server.host");
  host.ask({{"type", "remove"}, {"seat", 1}}, "ok");
  EXPECT_EQ(seat(host, 1).at("kind"), "bot");
  // They are told that they hold nothing any more, and see no more than a spectator does.
  const json::object told =
      guest.next([](const json::object& f) { return f.at("type") == "state" && f.at("seats").as_array().empty(); });
  EXPECT_TRUE(told.at("viewer").is_null());
  EXPECT_EQ(guest.ask({{"type", "leave"}}, "error").at("rule"), "server.not-your-seat");
  EXPECT_EQ(guest.ask({{"type", "watch"}, {"tokens", json::array{joined_.at("token")}}}, "error").at("rule"),
            "server.token");
  EXPECT_EQ(host.ask({{"type", "remove"}, {"seat", 1}}, "error").at("rule"), "server.begun");
}

TEST_P(ServerHosting, WhoIsMutedSaysNothing) {
  Node node(db_);
  Client host(node), guest(node);
  begin(host, guest);
  EXPECT_EQ(guest.ask({{"type", "mute"}, {"seat", 0}}, "error").at("rule"), "server.host");
  EXPECT_EQ(host.ask({{"type", "mute"}, {"seat", 0}}, "error").at("rule"), "server.host");
  host.ask({{"type", "mute"}, {"seat", 1}}, "ok");
  EXPECT_TRUE(seat(guest, 1).contains("muted"));
  EXPECT_EQ(guest.ask({{"type", "chat"}, {"text", "Hello"}}, "error").at("rule"), "server.muted");
  host.ask({{"type", "chat"}, {"text", "Hello"}}, "ok");
  host.ask({{"type", "mute"}, {"seat", 1}, {"on", false}}, "ok");
  guest.ask({{"type", "chat"}, {"text", "Hello"}}, "ok");
}

TEST_P(ServerHosting, HostingIsHandedOnAndOutlivesARestart) {
  std::string table;
  json::value token;
  {
    Node node(db_);
    Client host(node), guest(node);
    begin(host, guest);
    EXPECT_EQ(guest.ask({{"type", "host"}, {"seat", 1}}, "error").at("rule"), "server.host");
    host.ask({{"type", "host"}, {"seat", 1}}, "ok");
    EXPECT_EQ(host.ask({{"type", "mute"}, {"seat", 1}}, "error").at("rule"), "server.host");
    table = guest.table;
    token = joined_.at("token");
  }
  Node again(db_);
  Client guest(again);
  guest.table = table;
  EXPECT_EQ(guest.ask({{"type", "watch"}, {"tokens", json::array{token}}}, "state").at("table").at("host"), 1);
  guest.ask({{"type", "mute"}, {"seat", 0}}, "ok");
  // While a bot plays for the host, the first person who is there stands in.
  guest.ask({{"type", "leave"}}, "ok");
  EXPECT_EQ(guest.ask({{"type", "watch"}}, "state").at("table").at("host"), 0);
  guest.ask({{"type", "return"}}, "ok");
  EXPECT_EQ(guest.ask({{"type", "watch"}}, "state").at("table").at("host"), 1);
}

TEST_P(ServerHosting, WhoeverKeepsTheOthersWaitingTooLongIsReplacedUntilTheyReturn) {
  {
    Node patient(db_, 2, [](Config& c) { c.claim_seconds = 3600; });
    Client host(patient), guest(patient);
    begin(host, guest);
    const json::object at = host.ask({{"type", "watch"}}, "state");
    EXPECT_TRUE(at.contains("since"));
    const std::size_t slow = waited_for(at);
    Client& other = slow == 0 ? guest : host;
    EXPECT_EQ(other.ask({{"type", "claim"}, {"seat", slow}}, "error").at("rule"), "server.claim");
  }
  Node hasty(db_, 2, [](Config& c) { c.claim_seconds = 0; });
  Client host(hasty), guest(hasty), stranger(hasty);
  begin(host, guest);
  stranger.table = host.table;
  const std::size_t slow = waited_for(host.ask({{"type", "watch"}}, "state"));
  Client& late = slow == 0 ? host : guest;
  Client& other = slow == 0 ? guest : host;
  EXPECT_EQ(stranger.ask({{"type", "claim"}, {"seat", slow}}, "error").at("rule"), "server.not-your-seat");
  EXPECT_EQ(late.ask({{"type", "claim"}, {"seat", slow}}, "error").at("rule"), "server.claim");
  EXPECT_EQ(late.ask({{"type", "claim"}, {"seat", 1 - slow}}, "error").at("rule"), "server.claim");  // not waited for
  other.ask({{"type", "claim"}, {"seat", slow}}, "ok");
  other.next([&](const json::object& f) { return f.at("type") == "update" && f.at("by") == slow; });
  late.ask({{"type", "return"}}, "ok");
  EXPECT_TRUE(seat(late, slow).contains("back"));  // they have all their time again
}

TEST_P(ServerHosting, WhereAClockRunsItDecides) {
  Node node(db_, 2, [](Config& c) { c.claim_seconds = 0; });
  Client host(node), guest(node);
  begin(host, guest, {{"clock", {{"kind", "turn"}, {"seconds", 900}}}});
  const json::object at = host.ask({{"type", "watch"}}, "state");
  EXPECT_FALSE(at.contains("since"));
  const std::size_t slow = waited_for(at);
  Client& other = slow == 0 ? guest : host;
  EXPECT_EQ(other.ask({{"type", "claim"}, {"seat", slow}}, "error").at("rule"), "server.claim");
}

TEST_P(ServerHosting, ATableWhoseHostNeverCameBackIsTakenOver) {
  Node node(db_, 2, [](Config& c) { c.claim_seconds = 0; });
  Client host(node), guest(node);
  sit_down(host, {{"seats", seats({"me", "open", "open"})}});
  guest.table = host.table;
  guest.ask({{"type", "join"}}, "joined");
  EXPECT_EQ(guest.ask({{"type", "host"}, {"seat", 1}}, "error").at("rule"), "server.host");  // the host is there
  host.ask({{"type", "unwatch"}}, "ok");
  guest.ask({{"type", "host"}, {"seat", 1}}, "ok");
  guest.ask({{"type", "start"}, {"fill", "random"}}, "ok");
}

}  // namespace

}  // namespace comares::server::test
