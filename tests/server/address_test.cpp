// What one address may do over however many connections, and who is behind a proxy.
#include "server/address.h"

#include "server/crypto.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

namespace ip = boost::asio::ip;

std::string client(const Addresses& all, const char* peer, std::string_view forwarded) {
  return all.client(ip::make_address(peer), forwarded).to_string();
}

TEST(ServerAddress, OnlyTrustedProxiesAreBelieved) {
  Config config;
  config.trusted_proxies = {network_from("127.0.0.1"), network_from("10.0.0.0/8")};
  const Addresses all(config);
  EXPECT_EQ(client(all, "127.0.0.1", "203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(client(all, "::ffff:127.0.0.1", "203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(client(all, "198.51.100.1", "203.0.113.7"), "198.51.100.1");
  // The client wrote the first itself; the last was written by our proxy, those before it by proxies it trusts.
  EXPECT_EQ(client(all, "127.0.0.1", "192.0.2.1, 203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(client(all, "127.0.0.1", "192.0.2.1, 203.0.113.7 , 10.1.2.3"), "203.0.113.7");
  EXPECT_EQ(client(all, "127.0.0.1", "nonsense"), "127.0.0.1");
  EXPECT_EQ(client(all, "127.0.0.1", ""), "127.0.0.1");
  EXPECT_THROW(network_from("10.0.0.0/33"), std::runtime_error);
  EXPECT_THROW(network_from("games.example"), std::runtime_error);
}

TEST(ServerAddress, AHouseholdIsOneAddress) {
  const Config config;
  Addresses all(config);
  const auto share = [&](const char* from) { return all.share(ip::make_address(from)); };
  EXPECT_EQ(share("2001:db8:1:2::1"), share("2001:db8:1:2:ffff::9"));
  EXPECT_NE(share("2001:db8:1:2::1"), share("2001:db8:1:3::1"));
  EXPECT_EQ(share("203.0.113.7"), share("::ffff:203.0.113.7"));
  EXPECT_NE(share("203.0.113.7"), share("203.0.113.8"));
}

TEST(ServerAddress, ConnectionsFromOneAddressAreCounted) {
  const Config config;
  Addresses all(config);
  const auto share = all.share(ip::make_address("203.0.113.7"));
  {
    const Admission first(share, 2), second(share, 2), third(share, 2);
    EXPECT_TRUE(first && second);
    EXPECT_FALSE(third);
  }
  EXPECT_TRUE(Admission(share, 1));
}

// 5,000 tables over 500 connections were made in seconds while each connection had an allowance of its own.
TEST(ServerAddress, ManyConnectionsMakeNoMoreTablesAndSendNoMoreThanOne) {
  Node node(new_database(Kind::kSqlite));
  Config config;
  config.limits.address_tables_per_second = config.limits.address_messages_per_second = 1e-6;
  config.limits.address_table_burst = 3;
  config.limits.address_message_burst = 10;
  Addresses all(config);
  const auto share = all.share(ip::make_address("203.0.113.7"));
  const json::object request{{"type", "create"}, {"seats", seats({"me", "open"})}};
  int made = 0, refused = 0;
  for (int i = 0; i < 9; ++i) {
    Client one(node, share);
    one.send(request);
    const json::object answer = one.next([](const json::object&) { return true; });
    made += answer.at("type") == "created";
    refused += answer.at("type") == "error" && answer.at("code") == "rate";
  }
  EXPECT_EQ(made, 3);
  EXPECT_EQ(refused, 6);
  Client ninth(node, share), tenth(node, share), other(node, all.share(ip::make_address("203.0.113.8")));
  EXPECT_TRUE(ninth.send_text(R"({"type":"ping"})"));
  EXPECT_FALSE(tenth.send_text(R"({"type":"ping"})"));
  EXPECT_TRUE(other.send_text(R"({"type":"ping"})"));
  // Whoever is on this machine itself is held back by nothing but the limits of a connection.
  const auto local = all.share(ip::make_address("127.0.0.1"));
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(local->may_create() && local->may_request() && local->may_send(1));
}

}  // namespace

}  // namespace comares::server::test
