// Structured logs (one JSON object per line on stderr) and the counters behind /metrics.
#pragma once
#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <mutex>
#include <string>
#include <string_view>

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

struct Metrics {
  std::atomic<u64> connections{0}, connections_total{0}, http_requests{0}, messages{0}, sent{0};
  std::atomic<u64> sent_bytes{0}, actions{0}, bot_actions{0}, conflicts{0}, refused{0}, dropped{0};
  std::atomic<u64> commits{0}, rows{0}, store_errors{0}, tables{0}, tables_created{0}, games_over{0};
  std::string text() const;  // Prometheus' exposition format
};

}  // namespace comares::server
