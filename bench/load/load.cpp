// comares_load: plays many tables against a running server over loopback, open loop: actions are due
// at a fixed rate whether or not the server keeps up, and latency counts from when each was due.
//   comares_load --port 8080 --tables 500 --seats 4 --rate 2000 --seconds 20 [--want events] [--idle N]
// Frames are not parsed, only searched: the client is to cost little beside the server it measures.
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <iostream>
#include <memory>
#include <random>

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

namespace {

struct Options {
  unsigned short port = 8080;
  int tables = 100, seats = 4, seconds = 10, idle = 0;
  double rate = 1000;
  std::string want = "views";
};

std::string_view between(std::string_view text, std::string_view before, char end, std::size_t from = 0) {
  const auto at = text.find(before, from);
  if (at == std::string_view::npos) return {};
  const auto begin = at + before.size();
  return text.substr(begin, text.find(end, begin) - begin);
}

long number(std::string_view text) {
  long n = -1;
  std::from_chars(text.data(), text.data() + text.size(), n);
  return n;
}

// The objects of the list that starts at `from`.
std::vector<std::string_view> objects(std::string_view text, std::size_t from, std::size_t most) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = from; i < text.size() && out.size() < most; ++i) {
    if (text[i] == '{' && depth++ == 0) begin = i;
    if (text[i] == '}' && --depth == 0) out.push_back(text.substr(begin, i + 1 - begin));
    if (text[i] == ']' && depth == 0) break;
  }
  return out;
}

class Run;

class Seat : public std::enable_shared_from_this<Seat> {
 public:
  Seat(Run& run, int table, int seat);
  void connect();
  void send(std::string text);
  int table() const { return table_; }

 private:
  void read();
  void write();
  Run& run_;
  int table_, seat_;
  websocket::stream<beast::tcp_stream, false> ws_;
  beast::flat_buffer buffer_;
  std::deque<std::string> outbox_;
  bool writing_ = false;
};

struct Table {
  std::string id;
  std::vector<std::string> tokens;
  std::vector<std::shared_ptr<Seat>> seats;
  int watching = 0;
  bool ready = false;  // somebody has a choice to make
  long seq = 0, last_told = 0;
  int told = 0;
  int chooser = 0;
  std::string action;  // chosen already, to be sent when it is due
  Clock::time_point due;
  bool under_way = false;
};

class Run {
 public:
  Run(asio::io_context& io, const Options& o)
      : io_(io), options_(o), timer_(io), tables_(static_cast<std::size_t>(o.tables)) {}

  void begin() {
    for (int t = 0; t < options_.tables; ++t)
      for (int s = 0; s < options_.seats; ++s) {
        auto seat = std::make_shared<Seat>(*this, t, s);
        tables_[static_cast<std::size_t>(t)].seats.push_back(seat);
      }
    for (int i = 0; i < options_.idle; ++i) idlers_.push_back(std::make_shared<Seat>(*this, -1, i));
    connect_some();
  }

  void connected() {
    ++open_;
    connect_some();
    if (open_ == total()) std::fprintf(stderr, "%d connected\n", open_);
  }

  void create(int t) {
    Table& table = tables_[static_cast<std::size_t>(t)];
    table.ready = table.under_way = false;
    table.watching = 0;
    table.told = 0;
    table.last_told = 0;
    std::string seats;
    for (int s = 0; s < options_.seats; ++s) seats += s ? R"(,{"kind":"me"})" : R"({"kind":"me"})";
    table.seats[0]->send(R"({"type":"create","private":true,"seats":[)" + seats + "]}");
  }

  void frame(int t, int s, std::string_view text) {
    if (t < 0) return;
    Table& table = tables_[static_cast<std::size_t>(t)];
    bytes_ += text.size();
    ++frames_;
    const std::string_view type = between(text, "\"type\":\"", '"');
    if (type == "welcome") {
      if (s == 0 && table.id.empty()) create(t);
      return;
    }
    if (type == "created") {
      table.id = between(text, "\"id\":\"", '"');
      table.tokens.clear();
      for (std::size_t at = text.find("\"token\":\""); at != std::string_view::npos;
           at = text.find("\"token\":\"", at + 9))
        table.tokens.emplace_back(text.substr(at + 9, 64));
      for (int i = 0; i < options_.seats; ++i)
        table.seats[static_cast<std::size_t>(i)]->send(R"({"type":"watch","want":")" + options_.want +
                                                       R"(","table":")" + table.id + R"(","tokens":[")" +
                                                       table.tokens[static_cast<std::size_t>(i)] + "\"]}");
      return;
    }
    if (type == "error") {
      if (++errors_ < 10) std::fprintf(stderr, "%.*s\n", static_cast<int>(text.size()), text.data());
      return;
    }
    if (type != "state" && type != "update") return;
    const std::size_t seq_at = text.find(",\"seq\":");
    const long seq = number(text.substr(seq_at + 7, 12));
    if (type == "update") {
      if (seq != table.last_told) {
        table.last_told = seq;
        table.told = 0;
      }
      if (++table.told == options_.seats && table.under_way) {
        table.under_way = false;
        const auto took = std::chrono::duration<double, std::milli>(Clock::now() - table.due).count();
        if (measuring_) latencies_.push_back(took);
        ++done_;
      }
    }
    const std::size_t choices = text.rfind("\"choices\":[{\"seat\":");
    if (choices == std::string_view::npos) {
      if (type == "update" && s == 0 && text.find("\"over\":true") != std::string_view::npos) {
        ++games_;
        create(t);
      }
      return;
    }
    const auto legal = objects(text, text.find("\"legal\":[", choices) + 9, 24);
    if (legal.empty()) return;
    table.action = legal[random_() % legal.size()];
    table.seq = seq;
    table.chooser = s;
    if (!table.ready) {
      table.ready = true;
      waiting_.push_back(t);
    }
    if (!started_ && static_cast<int>(waiting_.size()) == options_.tables) start();
  }

 private:
  int total() const { return options_.tables * options_.seats + options_.idle; }

  void connect_some() {
    while (asked_ < total() && asked_ - open_ < 64) {
      const int i = asked_++;
      const int players = options_.tables * options_.seats;
      if (i < players)
        tables_[static_cast<std::size_t>(i / options_.seats)]
            .seats[static_cast<std::size_t>(i % options_.seats)]
            ->connect();
      else idlers_[static_cast<std::size_t>(i - players)]->connect();
    }
  }

  std::string metrics() const {
    asio::io_context io;
    tcp::socket socket(io);
    socket.connect({asio::ip::make_address("127.0.0.1"), options_.port});
    const std::string request = "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    asio::write(socket, asio::buffer(request));
    std::string text;
    beast::error_code error;
    asio::read(socket, asio::dynamic_buffer(text), error);
    return text;
  }
  static double metric(const std::string& text, const std::string& name) {
    const auto at = text.find("\ncomares_" + name + " ");
    return at == std::string::npos ? 0 : std::strtod(text.c_str() + at + name.size() + 10, nullptr);
  }

  void start() {
    started_ = true;
    before_ = metrics();
    std::fprintf(stderr, "Playing\n");
    begin_ = Clock::now();
    measuring_ = true;
    done_ = 0;
    frames_ = bytes_ = 0;
    tick();
  }

  void tick() {
    const auto now = Clock::now();
    const double passed = std::chrono::duration<double>(now - begin_).count();
    if (passed >= options_.seconds) return report(passed);
    const auto due = static_cast<long>(passed * options_.rate);
    while (sent_ < due && !waiting_.empty()) {
      Table& table = tables_[static_cast<std::size_t>(waiting_.front())];
      waiting_.pop_front();
      table.ready = false;
      table.under_way = true;
      table.due = begin_ + std::chrono::duration_cast<Clock::duration>(
                               std::chrono::duration<double>(static_cast<double>(sent_) / options_.rate));
      table.told = 0;
      table.seats[static_cast<std::size_t>(table.chooser)]->send(
          R"({"type":"act","table":")" + table.id + R"(","seat":)" + std::to_string(table.chooser) + R"(,"seq":)" +
          std::to_string(table.seq) + R"(,"action":)" + table.action + "}");
      ++sent_;
    }
    timer_.expires_after(std::chrono::milliseconds(1));
    timer_.async_wait([this](beast::error_code) { tick(); });
  }

  void report(double seconds) {
    measuring_ = false;
    const std::string after = metrics();
    std::sort(latencies_.begin(), latencies_.end());
    const auto percentile = [&](double p) {
      return latencies_.empty()
                 ? 0
                 : latencies_[std::min(latencies_.size() - 1,
                                       static_cast<std::size_t>(p * static_cast<double>(latencies_.size())))];
    };
    const double actions = metric(after, "actions_total") - metric(before_, "actions_total");
    const double cpu = metric(after, "cpu_seconds_total") - metric(before_, "cpu_seconds_total");
    const double connections = metric(after, "connections");
    std::printf(
        "{\"tables\":%d,\"connections\":%.0f,\"want\":\"%s\",\"rate\":%.0f,\"actions_per_s\":%.0f,"
        "\"p50_ms\":%.2f,\"p90_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f,\"server_cpu_per_action_us\":%.1f,"
        "\"actions_per_cpu_s\":%.0f,\"rows_per_commit\":%.1f,\"bytes_per_frame\":%.0f,\"server_rss_mb\":%.1f,"
        "\"kb_per_connection\":%.2f,\"errors\":%ld,\"games\":%ld}\n",
        options_.tables, connections, options_.want.c_str(), options_.rate, actions / seconds, percentile(0.5),
        percentile(0.9), percentile(0.99), latencies_.empty() ? 0 : latencies_.back(), 1e6 * cpu / actions,
        actions / cpu,
        (metric(after, "rows_total") - metric(before_, "rows_total")) /
            std::max(1.0, metric(after, "commits_total") - metric(before_, "commits_total")),
        static_cast<double>(bytes_) / static_cast<double>(std::max(1L, frames_)), metric(after, "resident_bytes") / 1e6,
        metric(before_, "resident_bytes") / 1e3 / connections, errors_, games_);
    std::fflush(stdout);
    io_.stop();
  }

  asio::io_context& io_;
  const Options& options_;
  asio::steady_timer timer_;
  std::vector<Table> tables_;
  std::vector<std::shared_ptr<Seat>> idlers_;
  std::deque<int> waiting_;
  std::vector<double> latencies_;
  std::minstd_rand random_{1};
  std::string before_;
  Clock::time_point begin_;
  int asked_ = 0, open_ = 0;
  bool started_ = false, measuring_ = false;
  long sent_ = 0, done_ = 0, frames_ = 0, errors_ = 0, games_ = 0;
  std::size_t bytes_ = 0;

 public:
  asio::io_context& io() { return io_; }
  const Options& options() const { return options_; }
};

Seat::Seat(Run& run, int table, int seat) : run_(run), table_(table), seat_(seat), ws_(run.io()) {}

void Seat::connect() {
  beast::get_lowest_layer(ws_).async_connect(
      tcp::endpoint(asio::ip::make_address("127.0.0.1"), run_.options().port),
      [self = shared_from_this()](beast::error_code e) {
        if (e) {
          std::fprintf(stderr, "Cannot connect: %s\n", e.message().c_str());
          std::exit(1);
        }
        beast::get_lowest_layer(self->ws_).socket().set_option(tcp::no_delay(true));
        self->ws_.async_handshake("localhost", "/ws", [self](beast::error_code error) {
          if (error) {
            std::fprintf(stderr, "No WebSocket: %s\n", error.message().c_str());
            std::exit(1);
          }
          self->run_.connected();
          self->read();
        });
      });
}

void Seat::read() {
  ws_.async_read(buffer_, [self = shared_from_this()](beast::error_code e, std::size_t) {
    if (e) {
      std::fprintf(stderr, "Closed: %s\n", e.message().c_str());
      return;
    }
    const auto data = self->buffer_.data();
    self->run_.frame(self->table_, self->seat_, {static_cast<const char*>(data.data()), data.size()});
    self->buffer_.consume(self->buffer_.size());
    self->read();
  });
}

void Seat::send(std::string text) {
  outbox_.push_back(std::move(text));
  if (!writing_) write();
}

void Seat::write() {
  writing_ = true;
  ws_.async_write(asio::buffer(outbox_.front()), [self = shared_from_this()](beast::error_code e, std::size_t) {
    if (e) return;  // the connection is gone: nothing more may be written to it
    self->writing_ = false;
    self->outbox_.pop_front();
    if (!self->outbox_.empty()) self->write();
  });
}

}  // namespace

int main(int argc, char** argv) {
  Options o;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string option = argv[i], value = argv[i + 1];
    if (option == "--port") o.port = static_cast<unsigned short>(std::stoi(value));
    else if (option == "--tables") o.tables = std::stoi(value);
    else if (option == "--seats") o.seats = std::stoi(value);
    else if (option == "--rate") o.rate = std::stod(value);
    else if (option == "--seconds") o.seconds = std::stoi(value);
    else if (option == "--idle") o.idle = std::stoi(value);
    else if (option == "--want") o.want = value;
    else {
      std::cerr << "comares_load has no option '" << option << "'.\n";
      return 2;
    }
  }
  asio::io_context io(1);
  Run run(io, o);
  run.begin();
  asio::steady_timer limit(io, std::chrono::seconds(o.seconds + 120));
  limit.async_wait([&](beast::error_code e) {
    if (e) return;
    std::cerr << "The load never got going.\n";
    std::exit(1);
  });
  io.run();
  std::fflush(nullptr);
  std::_Exit(0);  // writes under way are not taken apart: Beast does not like that in a debug build
}
