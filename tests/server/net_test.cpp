// The real thing over loopback: HTTP, WebSocket, the documented examples, and hostile input.
#include <sqlite3.h>
#include <unistd.h>
#include <boost/asio/connect.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <filesystem>
#include <fstream>
#include <thread>

#include "cli/commands.h"
#include "server/server.h"
#include "table/session.h"
#include "tests/server/harness.h"
#include "tests/server/schema.h"

namespace comares::server::test {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
constexpr auto kPatience = std::chrono::seconds(20);

namespace fs = std::filesystem;

// A web client of two files in a folder of its own.
std::string new_web_folder() {
  static int made = 0;
  const fs::path folder =
      fs::path(testing::TempDir()) / ("comares-web-" + std::to_string(::getpid()) + "-" + std::to_string(made++));
  fs::create_directories(folder / "assets");
  std::ofstream(folder / "index.html") << "first page";
  std::ofstream(folder / "assets" / "app.js") << "script";
  return folder.string();
}

class Running {
 public:
  explicit Running(Limits limits = {}, std::string web = new_web_folder(), std::vector<Network> proxies = {}) {
    Config c;
    c.port = 0;
    c.db = db_;
    c.logs = false;
    c.web = std::move(web);
    c.limits = limits;
    c.trusted_proxies = std::move(proxies);
    server_ = std::make_unique<Server>(std::move(c));
    thread_ = std::thread([this] { server_->run(); });
  }
  ~Running() { stop(); }
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
  }
  const std::string& db() const { return db_; }
  tcp::endpoint endpoint() const { return {asio::ip::make_address("127.0.0.1"), server_->port()}; }

 private:
  const std::string db_ = new_database(Kind::kSqlite);
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

// The name of an answer in docs/messages.schema.json; "" for what is no message: a page, a record, the counters.
std::string name_of_answer(std::string_view target, http::status status) {
  if (!target.starts_with("/api/")) return {};
  if (status != http::status::ok) return "error";
  if (target == "/api/rules" || target == "/api/tables") return std::string(target.substr(5));
  if (target == "/api/records") return "record_kept";
  return target.ends_with("/record") ? "" : "table";
}

http::response<http::string_body> get(const Running& server, const std::string& target,
                                      http::verb verb = http::verb::get, const std::string& body = {},
                                      const std::string& origin = {}) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(server.endpoint());
  http::request<http::string_body> request(verb, target, 11);
  request.set(http::field::host, "localhost");
  if (!origin.empty()) request.set(http::field::origin, origin);
  request.body() = body;
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(verb == http::verb::head);
  http::read(stream, buffer, parser);
  auto answer = parser.release();
  const std::string name = name_of_answer(target, answer.result());
  if (!name.empty() && !answer.body().empty()) {
    EXPECT_EQ(fault_of_http(name, json::parse(answer.body()).as_object()), "") << answer.body();
  }
  return answer;
}

// Sends bytes as they are; what came back until the server closed.
std::string raw(const Running& server, const std::string& bytes) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(server.endpoint());
  beast::error_code error;
  asio::write(stream.socket(), asio::buffer(bytes), error);
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
  std::string answer;
  asio::read(stream.socket(), asio::dynamic_buffer(answer, 1 << 20), error);
  return answer;
}

class WebSocket {
 public:
  explicit WebSocket(const Running& server, const std::string& origin = {}) : ws_(io_) {
    beast::get_lowest_layer(ws_).connect(server.endpoint());
    ws_.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& r) {
      if (!origin.empty()) r.set(http::field::origin, origin);
    }));
    ws_.handshake("localhost", "/ws");
  }
  void send(const std::string& text) { ws_.write(asio::buffer(text)); }
  // The next message, or nothing when the server closed.
  std::optional<json::object> read() {
    beast::flat_buffer buffer;
    beast::error_code result;
    beast::get_lowest_layer(ws_).expires_after(kPatience);
    ws_.async_read(buffer, [&](beast::error_code e, std::size_t) { result = e; });
    io_.restart();
    io_.run();
    if (result == beast::error::timeout) ADD_FAILURE() << "Nothing came";
    if (result) return {};
    json::object message = json::parse(beast::buffers_to_string(buffer.data())).as_object();
    EXPECT_EQ(fault_of_message(message), "") << json::serialize(message);
    return message;
  }
  json::object read(std::string_view type) {
    while (auto m = read())
      if (m->at("type").as_string() == type) return *m;
    throw std::runtime_error("closed");
  }
  int close_code() { return ws_.reason().code; }
  void ping() { ws_.ping({}); }
  void on_control(std::function<void(beast::websocket::frame_type, beast::string_view)> what) {
    ws_.control_callback(std::move(what));
  }

 private:
  asio::io_context io_;
  beast::websocket::stream<beast::tcp_stream> ws_;
};

// ---- the documented examples -----------------------------------------------------------------------

using Names = std::map<std::string, json::value>;

bool fits(const json::value& expected, const json::value& actual, Names& names) {
  if (const auto* s = expected.if_string(); s && s->starts_with("$")) {
    const auto [at, fresh] = names.try_emplace(std::string(*s), actual);
    return fresh || at->second == actual;
  }
  if (const auto* o = expected.if_object()) {
    if (!actual.is_object()) return false;
    for (const auto& member : *o) {
      const json::value* v = actual.as_object().if_contains(member.key());
      if (!v || !fits(member.value(), *v, names)) return false;
    }
    return true;
  }
  if (const auto* a = expected.if_array()) {
    if (!actual.is_array() || (a->empty() && !actual.as_array().empty())) return false;
    for (const json::value& item : *a) {
      bool found = false;
      for (const json::value& other : actual.as_array()) {
        Names tried = names;
        if (found || !fits(item, other, tried)) continue;
        found = true;
        names = tried;
      }
      if (!found) return false;
    }
    return true;
  }
  return expected == actual;
}

json::value fill_in(const json::value& v, const Names& names) {
  if (const auto* s = v.if_string(); s && s->starts_with("$")) return names.at(std::string(*s));
  if (const auto* o = v.if_object()) {
    json::object out;
    for (const auto& member : *o) out[member.key()] = fill_in(member.value(), names);
    return out;
  }
  if (const auto* a = v.if_array()) {
    json::array out;
    for (const json::value& item : *a) out.push_back(fill_in(item, names));
    return out;
  }
  return v;
}

TEST(ServerNet, DocumentedExamples) {
  std::ifstream doc("docs/server-protocol.md");
  ASSERT_TRUE(doc) << "docs/server-protocol.md is read from the repository's root";
  Running server;
  WebSocket ws(server);
  Names names;
  json::object asked;
  bool inside = false;
  int sent = 0, matched = 0;
  for (std::string line; std::getline(doc, line);) {
    if (line.starts_with("```")) inside = line == "```example";
    if (!inside || line.size() < 3 || (line[0] != '>' && line[0] != '<')) continue;
    const json::value v = json::parse(line.substr(2));
    if (line[0] == '>') {
      asked = fill_in(v, names).as_object();
      ws.send(json::serialize(asked));
      ++sent;
      continue;
    }
    const std::string type(v.at("type").as_string());
    for (;;) {
      const auto m = ws.read();
      ASSERT_TRUE(m) << "waiting for " << line;
      Names tried = names;
      if (m->at("type").as_string() == type && fits(v, *m, tried)) {
        names = tried;
        if (m->contains("re") && m->at("re") == asked.at("id")) expect_described(asked, *m);
        break;
      }
    }
    ++matched;
  }
  EXPECT_GE(sent, 8);
  EXPECT_GE(matched, 8);
}

// ---- HTTP -------------------------------------------------------------------------------------------

TEST(ServerNet, Http) {
  Running server;
  const auto rules = get(server, "/api/rules");
  EXPECT_EQ(rules.result(), http::status::ok);
  EXPECT_FALSE(json::parse(rules.body()).at("games").as_array().empty());
  EXPECT_EQ(rules["X-Content-Type-Options"], "nosniff");
  EXPECT_NE(std::string(rules["Content-Security-Policy"]).find("default-src 'self'"), std::string::npos);
  EXPECT_NE(std::string(rules["Content-Security-Policy"]).find("connect-src 'self' ws://localhost wss://localhost;"),
            std::string::npos);
  EXPECT_EQ(get(server, "/health").result(), http::status::ok);
  EXPECT_NE(get(server, "/metrics").body().find("comares_actions_total"), std::string::npos);
  EXPECT_EQ(get(server, "/").result(), http::status::ok);  // says that the client is not built
  EXPECT_EQ(get(server, "/t/abc").result(), http::status::ok);
  EXPECT_TRUE(get(server, "/health", http::verb::head).body().empty());
  EXPECT_EQ(get(server, "/api/tables/" + std::string(32, 'a')).result(), http::status::not_found);
  EXPECT_EQ(get(server, "/api/tables/" + std::string(32, 'a') + "/record").result(), http::status::not_found);
  EXPECT_EQ(get(server, "/api/nonsense").result(), http::status::not_found);
  EXPECT_EQ(get(server, "/health", http::verb::post).result(), http::status::method_not_allowed);
}

TEST(ServerNet, NobodyElseReadsTheDatabase) {
  const std::string db = new_database(Kind::kSqlite);
  {
    (void)open_store(db);
  }
  EXPECT_EQ(fs::status(db).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  fs::permissions(db, fs::perms::group_read | fs::perms::others_read, fs::perm_options::add);
  const auto store = open_store(db);
  EXPECT_EQ(fs::status(db).permissions() & fs::perms::others_all, fs::perms::none);
  for (const char* beside : {"-wal", "-shm"})
    EXPECT_EQ(fs::status(db + beside).permissions() & fs::perms::others_all, fs::perms::none) << beside;
}

TEST(ServerNet, HealthIsToBeAbleToWrite) {
  Running server;
  EXPECT_EQ(get(server, "/health").result(), http::status::ok);
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(server.db().c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const auto becomes = [&](http::status status) {
    for (int i = 0; i < 300; ++i) {
      if (get(server, "/health").result() == status) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
  };
  EXPECT_TRUE(becomes(http::status::service_unavailable));
  sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
  EXPECT_TRUE(becomes(http::status::ok));
  sqlite3_close(other);
}

TEST(ServerNet, OnlyPublicTablesAreInTheLobby) {
  Running server;
  WebSocket host(server), guest(server);
  const auto create = [&](const std::string& option) {
    host.send(R"({"type":"create","seats":[{"kind":"me"},{"kind":"open"}])" + option + "}");
    return std::string(host.read("created").at("table").at("id").as_string());
  };
  const std::string open = create(""), hidden = create(R"(,"private":true)");
  const json::value lobby = json::parse(get(server, "/api/tables").body());
  ASSERT_EQ(lobby.at("open").as_array().size(), 1u);
  EXPECT_EQ(std::string(lobby.at("open").at(0).at("id").as_string()), open);
  // Whoever has the link takes the free seat, and the game begins.
  EXPECT_EQ(get(server, "/api/tables/" + hidden).result(), http::status::ok);
  guest.send(R"({"type":"join","table":")" + hidden + R"(","name":"Player 2"})");
  EXPECT_EQ(guest.read("joined").at("seat"), 1);
  EXPECT_TRUE(json::parse(get(server, "/api/tables").body()).at("playing").as_array().empty());
}

TEST(ServerNet, ARecordIsKeptAndLookedAt) {
  Running server;
  const auto post = [&](const std::string& body, const std::string& origin = {}) {
    return get(server, "/api/records", http::verb::post, body, origin);
  };
  table::Session played = codec::or_throw(
      table::Session::from_setup, json::object{{"game", "dice"}, {"players", 2}, {"seed", u64{18446744073709551615u}}});
  auto list = std::make_unique<ActionList>();
  Random random(7);
  while (!is_over(played.state())) {
    legal(played.rules(), played.state(), *list);
    ASSERT_FALSE(played.apply((*list)[random.below(static_cast<u32>(list->size()))]));
  }
  json::object record = played.record();
  record["names"] = {"One", "Two"};
  const auto kept = post(json::serialize(record));
  ASSERT_EQ(kept.result(), http::status::ok) << kept.body();
  const std::string id(json::parse(kept.body()).at("table").as_string());
  WebSocket ws(server);
  ws.send(json::serialize(json::object{{"type", "replay"}, {"table", id}, {"move", 5}}));
  const json::object seen = ws.read("replay");
  EXPECT_EQ(seen.at("open"), true);
  EXPECT_EQ(seen.at("moves").to_number<std::size_t>(), played.actions().size());
  EXPECT_EQ(seen.at("table").at("seats").at(1).at("name"), "Two");
  EXPECT_EQ(json::parse(get(server, "/api/tables/" + id + "/record").body()).at("actions"), record.at("actions"));

  EXPECT_EQ(post(json::serialize(record) + std::string(300 * 1024, ' ')).result(), http::status::ok);
  try {
    EXPECT_EQ(get(server, "/health", http::verb::post, std::string(100 * 1024, ' ')).result(),
              http::status::payload_too_large);
  } catch (const boost::system::system_error&) {  // refused and closed before all of it was sent
  }

  record["actions"].as_array().insert(record["actions"].as_array().begin(), json::object{{"kind", "annul"}});
  EXPECT_EQ(post(json::serialize(record)).result(), http::status::bad_request);
  for (const char* wrong : {"{}", "nonsense"}) {
    const auto refused = post(wrong);
    EXPECT_EQ(refused.result(), http::status::bad_request);
    EXPECT_EQ(json::parse(refused.body()).at("code"), "refused");
    EXPECT_EQ(json::parse(refused.body()).at("rule"), "server.record");
  }
  EXPECT_EQ(post("{}", "https://elsewhere.example").result(), http::status::forbidden);
  try {
    EXPECT_EQ(post(std::string(600 * 1024, ' ')).result(), http::status::payload_too_large);
  } catch (const boost::system::system_error&) {  // refused and closed before all of it was sent
  }
  for (int i = 0; i < 12; ++i) (void)post("{}");
  EXPECT_EQ(post("{}").result(), http::status::too_many_requests);
}

// Every path asked for here leads to a file that exists and can be read.
TEST(ServerNet, NoPathLeavesTheFolder) {
  const std::string web = new_web_folder();
  const std::string secret = web + "-secret.txt";
  std::ofstream(secret) << "secret";
  fs::create_symlink(secret, web + "/link.txt");
  const Running server({}, web);
  ASSERT_EQ(get(server, "/assets/app.js").body(), "script");
  ASSERT_EQ(get(server, "/t/anything").body(), "first page");
  const std::string beside = fs::path(secret).filename().string();
  for (const std::string& path :
       {"/" + secret, "//" + secret, "/../" + beside, "/assets/../../" + beside, "/..%2f" + beside, "/%2e%2e/" + beside,
        "/..\\" + beside, secret, "/./../" + beside, std::string("/link.txt"), std::string("//etc/host.conf"),
        std::string("//etc/os-release.")}) {
    const auto answer = get(server, path);
    EXPECT_NE(answer.result(), http::status::ok) << path;
    EXPECT_EQ(answer.body().find("secret"), std::string::npos) << path;
  }
  // What came after the server started is not served either.
  std::ofstream(web + "/assets/late.js") << "late";
  EXPECT_EQ(get(server, "/assets/late.js").result(), http::status::not_found);
}

TEST(ServerNet, TheRecordIsKeptUntilTheGameIsOver) {
  Running server;
  WebSocket ws(server);
  ws.send(R"({"type":"create","seats":[{"kind":"me"},{"kind":"bot"}]})");
  const std::string id(ws.read("created").at("table").at("id").as_string());
  EXPECT_EQ(get(server, "/api/tables/" + id + "/record").result(), http::status::conflict);
  const std::string shown = get(server, "/api/tables/" + id).body();
  EXPECT_EQ(json::parse(shown).at("table").as_object().contains("seed"), false);
  EXPECT_EQ(shown.find("token"), std::string::npos);
}

// A record as it is downloaded is verified on the command line; whoever changes it is found out.
TEST(ServerNet, ADownloadedRecordIsVerified) {
  Running server;
  WebSocket ws(server);
  ws.send(R"({"type":"create","seats":[{"kind":"me"},{"kind":"bot","level":"random"}]})");
  const json::object made = ws.read("created");
  const std::string id(made.at("table").at("id").as_string());
  const std::string token(made.at("seats").at(0).at("token").as_string());
  ws.send(R"({"type":"watch","want":"events","table":")" + id + R"(","tokens":[")" + token + "\"]}");
  const std::string commitment(ws.read("state").at("table").at("commitment").as_string());
  ws.send(R"({"type":"resign","table":")" + id + "\"}");
  ws.send(R"({"type":"unwatch","table":")" + id + "\"}");  // bots wait for those who look on
  http::response<http::string_body> answer(http::status::conflict, 11);
  for (int i = 0; i < 1200 && answer.result() != http::status::ok; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(25));
    answer = get(server, "/api/tables/" + id + "/record");
  }
  ASSERT_EQ(answer.result(), http::status::ok);

  const auto verify = [&](json::object record, std::string said = {}) {
    const std::string file = testing::TempDir() + "comares-verify.json";
    std::ofstream(file) << json::serialize(record);
    std::vector<std::string> words = {"verify", file};
    if (!said.empty()) words.push_back(std::move(said));
    std::vector<char*> argv;
    for (std::string& w : words) argv.push_back(w.data());
    try {
      return cli::verify_command(static_cast<int>(argv.size()), argv.data());
    } catch (const std::exception&) {
      return 2;
    }
  };
  const json::object record = json::parse(answer.body()).as_object();
  EXPECT_EQ(record.at("commitment").as_string(), commitment);
  EXPECT_EQ(verify(record), 0);
  EXPECT_EQ(verify(record, commitment), 0);
  EXPECT_NE(verify(record, std::string(64, '0')), 0);
  json::object other = record;
  char& digit = other["seed"].as_string().back();
  digit = digit == '0' ? '1' : '0';
  EXPECT_NE(verify(other), 0);
  other = record;
  other["salt"] = std::string(64, 'a');
  EXPECT_NE(verify(other), 0);
  other = record;
  other["actions"].as_array().pop_back();
  EXPECT_NE(verify(other), 0);
  other = record;
  other["scores"].as_array()[0] = other["scores"].as_array()[0].to_number<int>() + 1;
  EXPECT_NE(verify(other), 0);
}

// ---- hostile input ----------------------------------------------------------------------------------

TEST(ServerNet, NonsenseGetsAnErrorOrIsClosed) {
  Running server;
  for (const char* bytes : {"\r\n\r\n", "GET", "GET / HTTP/9.9\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00",
                            "GET / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n",
                            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"})
    (void)raw(server, bytes);
  (void)raw(server, "GET /" + std::string(100'000, 'a') + " HTTP/1.1\r\n\r\n");
  (void)raw(server, "GET / HTTP/1.1\r\nX: " + std::string(100'000, 'a') + "\r\n\r\n");
  (void)raw(server,
            "GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAA\r\nHost: localhost\r\n\r\n\xff\xff\xff\xff\xff\xff\xff\xff");
  WebSocket ws(server);
  ws.read("welcome");
  const std::string table(32, 'b');
  for (const std::string& text :
       {std::string("{"), std::string("[]"), std::string("null"), std::string("{}"), std::string(R"({"type":7})"),
        std::string(R"({"type":"act"})"), std::string(R"({"type":"act","table":7})"),
        std::string(R"({"v":2,"type":"ping"})"), R"({"type":"watch","table":")" + table + "\"}",
        std::string(R"({"type":"watch","table":"../../etc"})"), std::string(R"({"type":"create"})"),
        std::string(R"({"type":"create","seats":7})"),
        std::string(R"({"type":"create","seats":[{"kind":"me"},{"kind":"bot","level":"god"}]})"),
        std::string(R"({"type":"create","game":"chess","seats":[{"kind":"me"},{"kind":"me"}]})"),
        std::string(R"({"type":"create","seats":[{"kind":"me"},{"kind":"me"}],"clock":{"kind":"days"}})"),
        std::string(
            R"({"type":"create","seats":[{"kind":"me"},{"kind":"me"}],"clock":{"kind":"turn","seconds":1e99}})"),
        std::string(100, '[') + std::string(100, ']'), std::string("\x00\x01\x02", 3)}) {
    ws.send(text);
    EXPECT_EQ(ws.read("error").at("v"), 1) << text;
  }
  ws.send(R"({"type":"ping"})");
  ws.read("pong");
}

TEST(ServerNet, TooBigOrTooManyIsClosed) {
  Limits limits;
  limits.messages_per_second = 1;
  limits.message_burst = 5;
  Running server(limits);
  WebSocket big(server);
  try {
    big.send(std::string(200'000, ' '));
  } catch (const std::exception&) {  // closed before all of it was sent
  }
  while (big.read()) {
  }
  WebSocket many(server);
  for (int i = 0; i < 6; ++i) many.send(R"({"type":"ping"})");
  int pongs = 0;
  while (const auto m = many.read()) pongs += m->at("type") == "pong";
  EXPECT_EQ(pongs, 5);
}

TEST(ServerNet, PingsArePaidForLikeMessages) {
  Limits limits;
  limits.messages_per_second = 1e-6;
  limits.message_burst = 5;
  Running server(limits);
  WebSocket many(server), other(server);
  int pongs = 0;
  many.on_control([&](beast::websocket::frame_type kind, beast::string_view) {
    pongs += kind == beast::websocket::frame_type::pong;
  });
  try {
    for (int i = 0; i < 50; ++i) many.ping();
  } catch (const std::exception&) {  // closed before all of them were sent
  }
  while (many.read()) {
  }
  EXPECT_EQ(many.close_code(), beast::websocket::close_code::policy_error);
  EXPECT_EQ(pongs, 5);
  other.send(R"({"type":"ping"})");
  other.read("pong");
}

TEST(ServerNet, OneAddressMayHaveSoManyConnections) {
  Limits limits;
  limits.connections_per_address = 3;
  Running server(limits);
  auto one = std::make_unique<WebSocket>(server);
  WebSocket two(server), three(server);
  EXPECT_THROW(WebSocket{server}, std::exception);
  one.reset();  // whoever goes makes room
  for (int i = 0;; ++i) {
    try {
      WebSocket four(server);
      four.read("welcome");
      break;
    } catch (const std::exception&) {
      ASSERT_LT(i, 200);
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
}

TEST(ServerNet, OneAddressBehindAProxyMayAskForSoMuch) {
  Limits limits;
  limits.address_requests_per_second = 1e-6;
  limits.address_request_burst = 3;
  limits.connections_per_address = 1;
  Running server(limits, new_web_folder(), {network_from("127.0.0.1")});
  const auto ask = [&](const std::string& target, const std::string& from, const std::string& more = {}) {
    return raw(server, "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + from + "\r\n" +
                           (more.empty() ? "Connection: close\r\n" : more) + "\r\n");
  };
  const std::string shake =
      "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(ask("/api/rules", "203.0.113.7").starts_with("HTTP/1.1 200"));
  EXPECT_TRUE(ask("/api/rules", "203.0.113.7").starts_with("HTTP/1.1 429"));
  EXPECT_TRUE(ask("/api/rules", "192.0.2.1, 203.0.113.7").starts_with("HTTP/1.1 429"));  // whatever it says it is
  EXPECT_TRUE(ask("/ws", "203.0.113.7", shake).starts_with("HTTP/1.1 429"));
  EXPECT_TRUE(ask("/ws", "203.0.113.8", shake).starts_with("HTTP/1.1 101"));
  EXPECT_TRUE(ask("/api/rules", "203.0.113.8").starts_with("HTTP/1.1 200"));
  for (int i = 0; i < 9; ++i) EXPECT_EQ(get(server, "/health").result(), http::status::ok);  // the proxy itself
}

TEST(ServerNet, OldOrBrokenHandshakesAreRefused) {
  Running server;
  const auto shake = [&](const std::string& fields) {
    return raw(server, "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n" + fields +
                           "\r\n");
  };
  EXPECT_TRUE(
      shake("Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n").starts_with("HTTP/1.1 426"));
  EXPECT_TRUE(shake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n").starts_with("HTTP/1.1 426"));
  EXPECT_TRUE(shake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
                  .starts_with("HTTP/1.1 101"));
}

TEST(ServerNet, PagesOfOtherOriginsMayNotConnect) {
  Running server;
  WebSocket own(server, "http://localhost");
  EXPECT_THROW(WebSocket(server, "https://elsewhere.example"), std::exception);
}

TEST(ServerNet, ASlowReaderIsDroppedAndHoldsUpNobody) {
  Limits limits;
  limits.outbox_bytes = 20'000;
  limits.messages_per_second = 1e6;
  limits.message_burst = 1e6;
  Running server(limits);
  WebSocket slow(server), quick(server);
  slow.read("welcome");
  const auto begin = std::chrono::steady_clock::now();
  try {
    // Every question has an answer, which it never reads.
    while (std::chrono::steady_clock::now() - begin < kPatience) slow.send(R"({"type":"dance"})");
    ADD_FAILURE() << "It was never dropped";
  } catch (const std::exception&) {
  }
  quick.send(R"({"type":"ping"})");
  quick.read("pong");
}

TEST(ServerNet, AServerThatStopsSaysGoodbye) {
  Running server;
  WebSocket ws(server);
  ws.read("welcome");
  std::thread stop([&] { server.stop(); });
  while (ws.read()) {
  }
  stop.join();
  EXPECT_EQ(ws.close_code(), beast::websocket::close_code::going_away);
}

}  // namespace

}  // namespace comares::server::test
