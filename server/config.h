// What `comares serve` was told, and the limits that keep one client from hurting the others.
#pragma once
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/json.h"

namespace comares::server {

using i64 = std::int64_t;

struct Limits {
  std::size_t message_bytes = 32 * 1024;  // one WebSocket message or HTTP body
  std::size_t record_bytes = 512 * 1024;  // a record sent to be looked at
  std::size_t header_bytes = 8 * 1024;
  std::size_t outbox_bytes = 2 * 1024 * 1024;  // waiting for a slow reader, who is then dropped
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 0;  // 0: 256, and from this machine itself as many as there are
  std::size_t tables_per_connection = 32;
  double messages_per_second = 40, message_burst = 200;
  double chats_per_second = 0.5, chat_burst = 6;
  double tables_per_second = 0.5, table_burst = 10;  // created by one connection
  // By all connections from one address together; not from this machine itself.
  double address_messages_per_second = 400, address_message_burst = 2000;
  double address_tables_per_second = 1, address_table_burst = 30;
  double address_requests_per_second = 50, address_request_burst = 600;
  int idle_seconds = 300;  // a silent WebSocket is pinged, then closed
};

struct Network {
  boost::asio::ip::address address;
  int bits = 0;  // of it that count
};

// When tables go, in milliseconds; 0: never.
struct Keeping {
  static constexpr i64 kHour = 3'600'000, kDay = 24 * kHour;
  i64 open = 3 * kDay;  // after the last person was there
  i64 finished = 0;     // after the game was over
  i64 abandoned = 0;    // after the last thing that happened
  std::string archive;  // a folder for the records of games that go; empty: they are not kept
};

struct Config {
  std::string host = "127.0.0.1";
  unsigned short port = 8080;
  std::string db = "comares.sqlite";
  std::string web;                   // folder of the built web client; may not exist
  std::vector<std::string> origins;  // allowed besides the server's own
  std::vector<Network> trusted_proxies;
  Keeping keeping;
  codec::json::array corrections;  // files offered to tables, each checked
  int threads = 2;
  int bot_pause_ms = 400;  // so that people can follow what bots do
  bool logs = true;
  Limits limits;
};

}  // namespace comares::server
