// Servers and clients for tests, without a network: a Node is one server process's hub, a Client a
// connection that keeps every frame it was sent.
#pragma once
#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <condition_variable>
#include <map>
#include <thread>

#include "server/handlers/handlers.h"

namespace comares::server::test {

enum class Kind { kSqlite, kPostgres };

// A fresh SQLite file, or the database of tools/with-postgres; "" where there is none.
std::string new_database(Kind);
// For every test that runs on both.
class OnBothStores : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override;
  std::string db_;
};
std::string store_name(const testing::TestParamInfo<Kind>&);

// For a request: "me", "open", "bot", or a bot's level.
json::array seats(std::initializer_list<const char*> kinds);

class Node {
 public:
  explicit Node(const std::string& db, int threads = 2);
  ~Node();
  Hub& hub() { return *hub_; }
  Config& config() { return config_; }

 private:
  Config config_;
  boost::asio::io_context io_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_;
  std::unique_ptr<Hub> hub_;
  std::vector<std::thread> threads_;
};

class Wire;

// Request and answer are as docs/messages.schema.json says.
void expect_described(const json::object& request, const json::object& answer);

class Client {
 public:
  explicit Client(Node&, AddressSharePtr = {});
  ~Client();
  Client(Client&&) = default;

  void send(const json::object&);
  bool send_text(std::string_view);  // false: the connection would be closed
  // Sends and waits for the answer; `expect`: its type.
  void catch_up();  // forget what came so far and ask for the state as it is now
  json::object ask(json::object message, const char* expect);
  // The next frame not looked at yet that fits; fails the test after some seconds.
  json::object next(const std::function<bool(const json::object&)>& fits);
  json::object next(const char* type);
  std::vector<json::object> frames() const;  // all of them so far
  void close();

  // Follows the table's game: what the last state or update said.
  std::string table;
  json::array tokens;

 private:
  Hub* hub_;
  std::shared_ptr<Wire> wire_;
  std::unique_ptr<Allowance> allowance_;
  std::size_t looked_ = 0;
  int ids_ = 0;
};

// Creates a table with `mine` seats held by `who`, the rest as given, and watches it.
void sit_down(Client& who, json::object setup);
// Plays for all seats the clients hold, choosing at random, until the game is over or `stop` says so.
// True: it is over.
bool play(std::vector<Client*> players, u64 seed, const std::function<bool()>& stop = {});

Loaded read_all(const std::string& db, const std::string& table);
TableInfo stored_info(const std::string& db, const std::string& table);
std::string ask_sql(const std::string& db, const std::string& sql);  // the first value
void run_sql(const std::string& db, const std::string& sql);         // behind the server's back
bool comes_true(const std::function<bool()>& what);                  // sooner or later

}  // namespace comares::server::test
