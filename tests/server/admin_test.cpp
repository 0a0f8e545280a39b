// What `comares admin` does to a database, and that a server which uses it takes notice; on both stores.
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <future>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "server/server.h"
#include "server/store/admin.h"
#include "server/table/bans.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

class ServerAdmin : public OnBothStores {
 protected:
  // What the command printed.
  std::string admin(std::vector<std::string> words) {
    words.insert(words.begin(), "admin");
    words.insert(words.end(), {"--db", db_});
    std::vector<char*> argv;
    for (std::string& w : words) argv.push_back(w.data());
    std::ostringstream out;
    auto* const before = std::cout.rdbuf(out.rdbuf());
    try {
      EXPECT_EQ(cli::admin_command(static_cast<int>(argv.size()), argv.data()), 0);
    } catch (const std::exception& e) {
      out << "refused: " << e.what();
    }
    std::cout.rdbuf(before);
    return out.str();
  }
  static bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
};
INSTANTIATE_TEST_SUITE_P(Store, ServerAdmin, testing::Values(Kind::kSqlite, Kind::kPostgres), store_name);

TEST_P(ServerAdmin, ListsShowsAndExports) {
  Node node(db_);
  Client who(node);
  sit_down(who, {{"seats", seats({"me", "me"})}, {"name", "Player 1"}});
  play({&who}, 7, [n = 0]() mutable { return ++n > 10; });
  EXPECT_TRUE(has(admin({"list", "playing"}), who.table));
  EXPECT_FALSE(has(admin({"list", "over"}), who.table));
  const std::string shown = admin({"show", who.table.substr(0, 16)});
  EXPECT_TRUE(has(shown, "Player 1, Player 1")) << shown;
  EXPECT_FALSE(has(shown, std::string(who.tokens[0].as_string())));
  const json::object record = json::parse(admin({"export", who.table})).as_object();
  EXPECT_EQ(record.at("table").as_string(), who.table);
  EXPECT_GE(record.at("actions").as_array().size(), 5u);
  EXPECT_TRUE(has(admin({"show", "0123456789abcdef"}), "refused: There is no table"));
  EXPECT_TRUE(has(admin({"dance"}), "refused: Say what is to be done"));
}

TEST_P(ServerAdmin, AClosedTableIsOverForAllAtIt) {
  Node node(db_);
  node.hub().heed_notices();
  Client who(node), waiting(node);
  sit_down(who, {{"seats", seats({"me", "me"})}});
  const json::object at = who.next([](const json::object& f) { return f.contains("choices"); });
  sit_down(waiting, {{"seats", seats({"me", "open"})}});
  admin({"close", who.table, "--reason", "Nobody came back."});
  admin({"close", waiting.table});
  node.hub().heed_notices();
  const auto over = [](const json::object& f) {
    return f.at("type") == "table" && f.at("table").at("status") == "over";
  };
  EXPECT_EQ(who.next(over).at("table").at("ended"), "Nobody came back.");
  waiting.next(over);
  const json::value& choice = at.at("choices").at(0);
  EXPECT_EQ(who.ask({{"type", "act"},
                     {"seat", choice.at("seat")},
                     {"seq", at.at("seq")},
                     {"action", choice.at("legal").at(0)}},
                    "error")
                .at("rule"),
            "server.closed");
  EXPECT_EQ(waiting.ask({{"type", "join"}}, "error").at("rule"), "server.begun");
  waiting.ask({{"type", "watch"}}, "state");
  EXPECT_TRUE(has(admin({"close", who.table}), "refused: That table is over already."));
}

TEST_P(ServerAdmin, ADeletedTableIsGone) {
  Node node(db_);
  node.hub().heed_notices();
  Client who(node);
  sit_down(who, {{"seats", seats({"me", "me"})}});
  who.ask({{"type", "chat"}, {"seat", 0}, {"text", "Hello"}}, "ok");
  admin({"delete", who.table});
  node.hub().heed_notices();
  EXPECT_EQ(who.next("error").at("code"), "not-found");
  EXPECT_EQ(who.ask({{"type", "watch"}}, "error").at("code"), "not-found");
  const Loaded left = read_all(db_, who.table);
  EXPECT_FALSE(left.found);
  EXPECT_TRUE(left.chat.empty());
}

TEST_P(ServerAdmin, WhatOthersWereBegunFromIsKept) {
  Node node(db_);
  node.hub().heed_notices();
  Client who(node);
  sit_down(who, {{"seats", seats({"me", "me"})}});
  play({&who}, 3, [n = 0]() mutable { return ++n > 10; });
  admin({"close", who.table});
  node.hub().heed_notices();
  who.next([](const json::object& f) { return f.at("type") == "table" && f.at("table").at("status") == "over"; });
  const json::object made = who.ask({{"type", "play_on"}, {"move", 4}}, "created");
  EXPECT_TRUE(has(admin({"delete", who.table}), "was begun from its moves"));
  admin({"delete", std::string(made.at("table").at("id").as_string())});
  EXPECT_TRUE(has(admin({"delete", who.table}), "is deleted."));
}

TEST_P(ServerAdmin, BansAreKeptAndHeeded) {
  using boost::asio::ip::make_address;
  Node node(db_);
  EXPECT_TRUE(has(admin({"ban", "203.0.113.77/24", "--reason", "flood"}), "203.0.113.0/24 is banned."));
  admin({"ban", "2001:db8::1"});
  const std::string all = admin({"bans"});
  EXPECT_TRUE(has(all, "203.0.113.0/24") && has(all, "flood") && has(all, "2001:db8::1")) << all;
  const auto heed = [&] {
    std::promise<void> done;
    node.hub().heed_notices([&] { done.set_value(); });
    done.get_future().wait();
  };
  heed();
  EXPECT_TRUE(node.hub().bans().has(make_address("203.0.113.9")));
  EXPECT_TRUE(node.hub().bans().has(make_address("::ffff:203.0.113.9")));
  EXPECT_TRUE(node.hub().bans().has(make_address("2001:db8::1")));
  EXPECT_FALSE(node.hub().bans().has(make_address("203.0.114.9")));
  EXPECT_FALSE(node.hub().bans().has(make_address("2001:db8::2")));
  admin({"unban", "203.0.113.0/24"});
  admin({"unban", "2001:db8::1"});
  EXPECT_TRUE(has(admin({"unban", "2001:db8::1"}), "refused: 2001:db8::1 is not banned."));
  heed();
  EXPECT_FALSE(node.hub().bans().has(make_address("203.0.113.9")));
  for (const char* wrong : {"203.0.113.0/33", "203.0.113", "example.org", "::/129", "1.2.3.4/"})
    EXPECT_TRUE(has(admin({"ban", wrong}), "is not an address")) << wrong;
}

// Over the network: who is there is shown the door, and nobody else from there comes in until the ban is lifted.
class Visit {
 public:
  Visit(const Server& server, const std::string& request) : socket_(io_) {
    socket_.connect({boost::asio::ip::make_address("127.0.0.1"), server.port()});
    boost::asio::write(socket_, boost::asio::buffer(request));
  }
  void hear(const std::string& text) { boost::asio::read_until(socket_, boost::asio::dynamic_buffer(heard_), text); }
  std::string hear_all() {
    boost::system::error_code end;
    boost::asio::read(socket_, boost::asio::dynamic_buffer(heard_), end);
    return heard_;
  }

 private:
  boost::asio::io_context io_;
  boost::asio::ip::tcp::socket socket_;
  std::string heard_;
};

TEST(ServerBans, ABannedAddressIsShownTheDoor) {
  set_logging(false);
  Config config;
  config.port = 0;
  config.db = new_database(Kind::kSqlite);
  config.logs = false;
  config.notices_ms = 10;
  Server server(config);
  std::thread running([&] { server.run(); });
  const std::string health = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  const auto store = open_store(config.db);
  {
    Visit socket(server,
                 "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    socket.hear("welcome");
    ban(*store, {"127.0.0.0/8", now_ms(), "a test"});
    socket.hear("\x88\x02\x03\xF0");  // a close frame: 1008
  }
  EXPECT_TRUE(Visit(server, health).hear_all().starts_with("HTTP/1.1 403"));
  EXPECT_TRUE(unban(*store, "127.0.0.0/8", now_ms()));
  while (!Visit(server, health).hear_all().starts_with("HTTP/1.1 200")) std::this_thread::yield();
  server.stop();
  running.join();
}

}  // namespace

}  // namespace comares::server::test
