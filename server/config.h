// What `comares serve` was told, and the limits that keep one client from hurting the others.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "codec/json.h"

namespace comares::server {

struct Limits {
  std::size_t message_bytes = 32 * 1024;  // one WebSocket message or HTTP body
  std::size_t record_bytes = 512 * 1024;  // a record sent to be looked at
  std::size_t header_bytes = 8 * 1024;
  std::size_t outbox_bytes = 2 * 1024 * 1024;  // waiting for a slow reader, who is then dropped
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 20'000;
  std::size_t tables_per_connection = 32;
  double messages_per_second = 40, message_burst = 200;
  double chats_per_second = 0.5, chat_burst = 6;
  double tables_per_second = 0.5, table_burst = 10;  // created by one connection
  int idle_seconds = 300;                            // a silent WebSocket is pinged, then closed
};

struct Config {
  std::string host = "127.0.0.1";
  unsigned short port = 8080;
  std::string db = "comares.sqlite";
  std::string web;                   // folder of the built web client; may not exist
  std::vector<std::string> origins;  // allowed besides the server's own
  codec::json::array corrections;    // files offered to tables, each checked
  int threads = 2;
  int bot_pause_ms = 400;   // so that people can follow what bots do
  int claim_seconds = 600;  // without a clock: after so long the others may let a bot play for whoever they wait for
  int notices_ms = 1000;    // how often it is looked whether `comares admin` has changed something
  bool logs = true;
  Limits limits;
};

}  // namespace comares::server
