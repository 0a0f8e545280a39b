#include "server/log.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <utility>

namespace comares::server {

namespace {
std::atomic<bool> logging{true};
std::mutex log_mutex;
}  // namespace

i64 EvenClock::now(i64 machine, i64 steady) {
  const i64 wanted = machine - steady;
  if (!std::exchange(begun_, true)) {
    offset_ = wanted;
    corrected_ = steady;
  }
  // A twentieth of the time that has passed: nobody's clock runs noticeably faster, and none backwards.
  const i64 most = (steady - corrected_) / 20;
  if (most > 0) {
    offset_ += std::clamp(wanted - offset_, -most, most);
    corrected_ = steady;
  }
  return steady + offset_;
}

i64 steady_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

i64 now_ms() {
  using namespace std::chrono;
  static std::mutex mutex;
  static EvenClock even;
  const std::lock_guard lock(mutex);
  return even.now(duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count(), steady_ms());
}

void set_logging(bool on) { logging = on; }

void log(std::string_view level, std::string_view what, boost::json::object more) {
  if (!logging) return;
  boost::json::object line{{"at", now_ms()}, {"level", level}, {"what", what}};
  for (auto& member : more) line[member.key()] = std::move(member.value());
  const std::string text = boost::json::serialize(line) + "\n";
  const std::lock_guard lock(log_mutex);
  std::fwrite(text.data(), 1, text.size(), stderr);
}

int Trouble::failed(std::string_view error) {
  const auto now = std::chrono::steady_clock::now();
  const std::lock_guard lock(mutex_);
  const int times = ++failures_;
  if (times == 1 || now - said_ > std::chrono::minutes(1)) {
    said_ = now;
    log("error", what_, {{"error", error}, {"times", times}});
  }
  return times;
}

void Trouble::worked() {
  if (failures_ == 0) return;
  const std::lock_guard lock(mutex_);
  if (const int times = failures_.exchange(0)) log("info", std::string(what_) + ": over", {{"times", times}});
}

void Histogram::add(Clock::duration took) {
  const double seconds = std::chrono::duration<double>(took).count();
  const auto* const place = std::lower_bound(std::begin(kAtMost), std::end(kAtMost), seconds);
  counts_[place - std::begin(kAtMost)].fetch_add(1, std::memory_order_relaxed);
  nanoseconds_.fetch_add(static_cast<u64>(std::chrono::nanoseconds(took).count()), std::memory_order_relaxed);
}

std::string Histogram::text(const std::string& name, const char* help) const {
  std::string out = "# HELP " + name + " " + help + "\n# TYPE " + name + " histogram\n";
  u64 sum = 0;
  char number[32];
  for (std::size_t i = 0; i < std::size(counts_); ++i) {
    sum += counts_[i].load(std::memory_order_relaxed);
    if (i < std::size(kAtMost)) std::snprintf(number, sizeof number, "%g", kAtMost[i]);
    else std::snprintf(number, sizeof number, "+Inf");
    out += name + "_bucket{le=\"" + number + "\"} " + std::to_string(sum) + "\n";
  }
  std::snprintf(number, sizeof number, "%.9g", static_cast<double>(nanoseconds_.load()) / 1e9);
  out += name + "_sum " + number + "\n" + name + "_count " + std::to_string(sum) + "\n";
  return out;
}

std::string Metrics::text() const {
  std::string out;
  const auto add = [&](const char* name, const char* kind, const char* help, double value) {
    char number[64];
    std::snprintf(number, sizeof number, "%.17g", value);
    out += std::string("# HELP comares_") + name + " " + help + "\n# TYPE comares_" + name + " " + kind + "\ncomares_" +
           name + " " + number + "\n";
  };
  const auto counter = [&](const char* name, const char* help, const std::atomic<u64>& v) {
    add(name, "counter", help, static_cast<double>(v.load()));
  };
  add("connections", "gauge", "Open WebSocket connections.", static_cast<double>(connections.load()));
  add("tables", "gauge", "Tables held in memory.", static_cast<double>(tables.load()));
  add("tables_held", "gauge", "Tables whose bots and clock this server runs.", static_cast<double>(held.load()));
  counter("connections_total", "WebSocket connections accepted.", connections_total);
  counter("http_requests_total", "HTTP requests answered.", http_requests);
  counter("messages_total", "WebSocket messages received.", messages);
  counter("sent_total", "WebSocket messages sent.", sent);
  counter("sent_bytes_total", "Bytes of WebSocket messages sent.", sent_bytes);
  counter("actions_total", "Actions of players stored and published.", actions);
  counter("bot_actions_total", "Actions of bots stored and published.", bot_actions);
  counter("refused_total", "Messages answered with an error.", refused);
  counter("conflicts_total", "Writes that found their key taken.", conflicts);
  counter("dropped_total", "Connections closed because they read too slowly or sent too much.", dropped);
  counter("over_limit_total", "Messages, requests and connections refused as too many.", over_limit);
  counter("expired_total", "Tables deleted because their time was over.", expired);
  counter("commits_total", "Transactions committed.", commits);
  counter("rows_total", "Rows written.", rows);
  counter("store_errors_total", "Failures of the database.", store_errors);
  counter("tables_created_total", "Tables created.", tables_created);
  counter("games_over_total", "Games that came to their end here.", games_over);

  out += "# HELP comares_queue_length What waits or is under way, by queue.\n# TYPE comares_queue_length gauge\n";
  for (const auto& [name, length] : {std::pair<const char*, const QueueLength*>{"writes", &writes},
                                     {"reads", &reads},
                                     {"calls", &calls},
                                     {"bots", &bots},
                                     {"replays", &replays},
                                     {"wakings", &wakings}})
    out += std::string("comares_queue_length{queue=\"") + name + "\"} " + std::to_string(length->load()) + "\n";
  add("outbox_bytes", "gauge", "Kept for connections that read more slowly than they are sent to.",
      static_cast<double>(outbox_bytes.load()));
  out += action_time.text("comares_action_seconds", "From an action's arrival until it is stored and all were told.");
  out += commit_time.text("comares_commit_seconds", "One transaction of the database.");
  out += read_time.text("comares_read_seconds", "One read of the database, without waiting for its turn.");
  out += bot_time.text("comares_bot_seconds", "One decision of a bot, without waiting for its turn.");
  out += http_time.text("comares_http_seconds", "From an HTTP request's arrival to its answer.");

  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  add("cpu_seconds_total", "counter", "CPU time used by this process.",
      seconds(used.ru_utime) + seconds(used.ru_stime));
  std::ifstream statm("/proc/self/statm");
  long pages = 0, resident = 0;
  if (statm >> pages >> resident)
    add("resident_bytes", "gauge", "Resident memory.",
        static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)));
  return out;
}

}  // namespace comares::server
