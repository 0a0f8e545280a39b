// Structured logs (one JSON object per line on stderr) and the counters behind /metrics.
#pragma once
#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "engine/types.h"

namespace comares::server {

using i64 = std::int64_t;

// Time since 1970 that never jumps: where the machine's clock does, it is followed little by little.
class EvenClock {
 public:
  i64 now(i64 machine, i64 steady);  // what the machine's clock and one that only runs show, in milliseconds

 private:
  bool begun_ = false;
  i64 offset_ = 0, corrected_ = 0;  // from the steady clock; when it was last corrected
};

i64 now_ms();     // since 1970, evenly: for deadlines and records
i64 steady_ms();  // since some moment: for allowances and patience

void set_logging(bool on);
void log(std::string_view level, std::string_view what, boost::json::object more = {});

// Something that goes wrong again and again is said when it begins, now and then while it lasts, and when it is over.
class Trouble {
 public:
  explicit Trouble(const char* what) : what_(what) {}
  int failed(std::string_view error);  // how often in a row
  void worked();

 private:
  const char* what_;
  std::mutex mutex_;
  std::atomic<int> failures_{0};
  std::chrono::steady_clock::time_point said_;
};

// How long something took, for Prometheus: how often at most so many seconds.
class Histogram {
 public:
  using Clock = std::chrono::steady_clock;
  void add(Clock::duration);
  void add_since(Clock::time_point begun) { add(Clock::now() - begun); }
  std::string text(const std::string& name, const char* help) const;

 private:
  static constexpr double kAtMost[] = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
  std::atomic<u64> counts_[std::size(kAtMost) + 1] = {};  // the last: longer than that
  std::atomic<u64> nanoseconds_{0};
};

// One more that waits or is under way, as long as it is there.
using QueueLength = std::atomic<i64>;
class Queued {
 public:
  explicit Queued(QueueLength& length) : length_(&length) { ++*length_; }
  Queued(const Queued& other) : Queued(*other.length_) {}
  Queued& operator=(const Queued& other) {
    ++*other.length_;
    --*std::exchange(length_, other.length_);
    return *this;
  }
  ~Queued() { --*length_; }

 private:
  QueueLength* length_;
};

struct Metrics {
  // What waits: for the database; for a table that is being read or written; for a bot to think, a record to be
  // replayed, a table to be taken up after a start; and for slow readers.
  QueueLength writes{0}, reads{0}, calls{0}, bots{0}, replays{0}, wakings{0}, outbox_bytes{0};
  QueueLength held{0};  // tables whose bots and clock this server runs
  Histogram action_time, commit_time, read_time, bot_time, http_time;
  std::atomic<u64> connections{0}, connections_total{0}, http_requests{0}, messages{0}, sent{0};
  std::atomic<u64> sent_bytes{0}, actions{0}, bot_actions{0}, conflicts{0}, refused{0}, dropped{0};
  std::atomic<u64> commits{0}, rows{0}, store_errors{0}, over_limit{0}, expired{0}, tables{0}, tables_created{0},
      games_over{0};
  std::string text() const;  // Prometheus' exposition format
};

}  // namespace comares::server
