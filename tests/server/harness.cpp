#include "tests/server/harness.h"

#include <libpq-fe.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cstdlib>

#include "server/crypto.h"
#include "tests/server/schema.h"

namespace comares::server::test {

namespace {
constexpr auto kPatience = std::chrono::seconds(120);
}

std::string new_database(Kind kind) {
  if (kind == Kind::kSqlite) return testing::TempDir() + "comares-" + random_hex(8) + ".sqlite";
  const char* url = std::getenv("COMARES_TEST_POSTGRES");
  return url ? url : "";
}

void OnBothStores::SetUp() {
  set_logging(false);
  db_ = new_database(GetParam());
  if (db_.empty()) GTEST_SKIP() << "tools/with-postgres starts the database for this";
}

std::string store_name(const testing::TestParamInfo<Kind>& info) {
  return info.param == Kind::kSqlite ? "Sqlite" : "Postgres";
}

// ---- nodes -----------------------------------------------------------------------------------------

json::array seats(std::initializer_list<const char*> kinds) {
  json::array out;
  for (const char* kind : kinds) {
    const std::string_view word = kind;
    if (word == "greedy" || word == "random") out.push_back(json::object{{"kind", "bot"}, {"level", word}});
    else out.push_back(json::object{{"kind", word}});
  }
  return out;
}

Node::Node(const std::string& db, int threads, const std::function<void(Config&)>& settings)
    : work_(io_.get_executor()) {
  config_.db = db;
  config_.bot_pause_ms = 0;
  config_.logs = false;
  config_.limits.messages_per_second = 1e6;
  config_.limits.message_burst = 1e6;
  config_.limits.table_burst = 1e6;
  if (settings) settings(config_);
  hub_ = std::make_unique<Hub>(config_, io_, open_store(db));
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { io_.run(); });
}

Node::~Node() {
  io_.stop();
  for (std::thread& t : threads_) t.join();
  hub_->stop();
}

// ---- clients ---------------------------------------------------------------------------------------

class Wire final : public Connection {
 public:
  explicit Wire(u64 number) : Connection(number) {}
  void send(Text text) override {
    json::object frame = json::parse(*text).as_object();
    EXPECT_EQ(fault_of_message(frame), "") << text->substr(0, 2000);
    const std::lock_guard lock(mutex_);
    frames_.push_back(std::move(frame));
    more_.notify_all();
  }
  bool wait_beyond(std::size_t n) {
    std::unique_lock lock(mutex_);
    return more_.wait_for(lock, kPatience, [&] { return frames_.size() > n; });
  }
  std::vector<json::object> all() const {
    const std::lock_guard lock(mutex_);
    return frames_;
  }
  json::object at(std::size_t i) const {
    const std::lock_guard lock(mutex_);
    return frames_[i];
  }
  std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return frames_.size();
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::vector<json::object> frames_;
};

Client::Client(Node& node, AddressSharePtr share)
    : hub_(&node.hub()),
      wire_(std::make_shared<Wire>(node.hub().next_number())),
      allowance_(std::make_unique<Allowance>(node.hub().config().limits, std::move(share))) {}

Client::~Client() = default;

bool Client::send_text(std::string_view text) { return take_message(*hub_, wire_, *allowance_, text); }
void Client::send(const json::object& message) { send_text(json::serialize(message)); }

void Client::close() { connection_closed(*hub_, *wire_, *allowance_); }

std::vector<json::object> Client::frames() const { return wire_->all(); }

json::object Client::next(const std::function<bool(const json::object&)>& fits) {
  for (;;) {
    while (looked_ < wire_->size()) {
      json::object frame = wire_->at(looked_++);
      if (fits(frame)) return frame;
    }
    if (!wire_->wait_beyond(looked_)) {
      ADD_FAILURE() << "Nothing came that was waited for";
      throw std::runtime_error("Nothing came that was waited for");
    }
  }
}

json::object Client::next(const char* type) {
  return next([&](const json::object& f) { return f.at("type").as_string() == type; });
}

json::object Client::ask(json::object message, const char* expect) {
  const int id = ++ids_;
  message["id"] = id;
  if (!message.contains("table") && !table.empty()) message["table"] = table;
  const std::size_t before = looked_;
  send(message);
  json::object found = next([&](const json::object& f) { return f.contains("re") && f.at("re") == id; });
  looked_ = before;  // updates that came first are still to be looked at
  EXPECT_EQ(found.at("type").as_string(), expect) << json::serialize(found);
  expect_described(message, found);
  return found;
}

// What the server did is described, and so is that it answers in this way. Refused requests may be anything.
void expect_described(const json::object& request, const json::object& answer) {
  if (answer.at("type") == "error") return;
  EXPECT_EQ(fault_of_request(request), "") << json::serialize(request);
  EXPECT_TRUE(answers(request.at("type").as_string(), answer)) << json::serialize(answer);
}

void Client::catch_up() {
  looked_ = wire_->size();
  send({{"type", "watch"}, {"table", table}, {"tokens", tokens}});
}

void sit_down(Client& who, json::object setup) {
  setup["type"] = "create";
  const json::object made = who.ask(std::move(setup), "created");
  who.table = made.at("table").at("id").as_string();
  for (const json::value& seat : made.at("seats").as_array()) who.tokens.push_back(seat.at("token"));
  who.ask({{"type", "watch"}, {"tokens", who.tokens}}, "state");
}

bool play(std::vector<Client*> players, u64 seed, const std::function<bool()>& stop) {
  Random random(seed);
  bool over = false;
  std::vector<std::thread> threads;
  std::mutex mutex;
  std::atomic<bool> done{false};
  for (Client* who : players) {
    threads.emplace_back([&, who] {
      try {
        while (!done) {
          const json::object f = who->next([&](const json::object& frame) {
            const auto& type = frame.at("type").as_string();
            return type == "state" || type == "update" || type == "table" || type == "noted" || type == "error";
          });
          if (f.at("type") == "error" && !f.contains("re") && f.at("code") != "stale")
            ADD_FAILURE() << json::serialize(f);
          if (f.at("type") == "table" || f.at("type") == "state") {
            if (f.at("table").at("status") == "over") {
              const std::lock_guard lock(mutex);
              over = true;
              done = true;
            }
          }
          static thread_local std::map<Client*, std::int64_t> seqs;
          if (f.contains("seq")) seqs[who] = f.at("seq").to_number<std::int64_t>();
          if (!f.contains("choices")) continue;
          for (const json::value& choice : f.at("choices").as_array()) {
            const json::array& legal = choice.at("legal").as_array();
            std::size_t pick;
            {
              const std::lock_guard lock(mutex);
              pick = random.below(static_cast<u32>(legal.size()));
              if (stop && stop()) done = true;
            }
            if (done) break;
            const json::object request{{"type", "act"},
                                       {"table", who->table},
                                       {"seat", choice.at("seat")},
                                       {"seq", seqs[who]},
                                       {"action", legal[pick]}};
            EXPECT_EQ(fault_of_request(request), "");
            who->send(request);
            break;
          }
        }
      } catch (const std::runtime_error&) {
        done = true;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  return over;
}

Loaded read_all(const std::string& db, const std::string& table) { return open_store(db)->load(table, 0, 0, 0); }

TableInfo stored_info(const std::string& db, const std::string& table) {
  return info_from_stored(codec::parse(read_all(db, table).table.body));
}

void run_sql(const std::string& db, const std::string& sql) {
  if (db.starts_with("postgresql:")) {
    PGconn* c = PQconnectdb(db.c_str());
    PGresult* r = PQexec(c, sql.c_str());
    EXPECT_EQ(PQresultStatus(r), PGRES_COMMAND_OK) << PQerrorMessage(c);
    PQclear(r);
    PQfinish(c);
    return;
  }
  sqlite3* c = nullptr;
  ASSERT_EQ(sqlite3_open(db.c_str(), &c), SQLITE_OK);
  sqlite3_busy_timeout(c, 30'000);
  EXPECT_EQ(sqlite3_exec(c, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(c);
  sqlite3_close(c);
}

std::string ask_sql(const std::string& db, const std::string& sql) {
  std::string out;
  if (db.starts_with("postgresql:")) {
    PGconn* c = PQconnectdb(db.c_str());
    PGresult* r = PQexec(c, sql.c_str());
    EXPECT_EQ(PQresultStatus(r), PGRES_TUPLES_OK) << PQerrorMessage(c);
    if (PQntuples(r) > 0) out = PQgetvalue(r, 0, 0);
    PQclear(r);
    PQfinish(c);
    return out;
  }
  sqlite3* c = nullptr;
  EXPECT_EQ(sqlite3_open(db.c_str(), &c), SQLITE_OK);
  sqlite3_busy_timeout(c, 30'000);
  const auto keep = [](void* to, int, char** values, char**) {
    *static_cast<std::string*>(to) = values[0] ? values[0] : "";
    return 0;
  };
  EXPECT_EQ(sqlite3_exec(c, sql.c_str(), keep, &out, nullptr), SQLITE_OK) << sqlite3_errmsg(c);
  sqlite3_close(c);
  return out;
}

bool comes_true(const std::function<bool()>& what) {
  for (int i = 0; i < 1200; ++i) {
    if (what()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(25));
  }
  return false;
}

}  // namespace comares::server::test
