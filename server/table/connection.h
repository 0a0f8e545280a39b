// A client as tables see it: somebody to send text to. server/net has the real one, tests their own.
#pragma once
#include <memory>
#include <string>

#include "codec/refused.h"
#include "server/log.h"
#include "table/table.h"

namespace comares::server {

namespace json = boost::json;

// Fills up with time; every use takes one.
class Bucket {
 public:
  Bucket(double per_second, double room) : rate_(per_second), room_(room), level_(room) {}
  bool take(i64 now, std::size_t cost = 1) {
    if (begun_) level_ = std::min(room_, level_ + static_cast<double>(now - last_) / 1000.0 * rate_);
    last_ = now;
    begun_ = true;
    if (level_ < 1) return false;
    level_ = std::max(0.0, level_ - static_cast<double>(cost));
    return true;
  }

 private:
  double rate_, room_, level_;
  i64 last_ = 0;
  bool begun_ = false;
};

using Text = std::shared_ptr<const std::string>;

class Connection {
 public:
  explicit Connection(u64 number) : number_(number) {}
  virtual ~Connection() = default;
  virtual void send(Text) = 0;  // from any thread; never waits
  u64 number() const { return number_; }
  // Set before tables are told that it is gone: whoever subscribes it later on a table's strand sees it.
  void closed() { closed_ = true; }
  bool is_closed() const { return closed_; }
  // A message that was dear to answer is paid for with the next one.
  void charge(std::size_t messages) { owed_ += messages; }
  std::size_t collect() { return owed_.exchange(0); }

 private:
  u64 number_;
  std::atomic<std::size_t> owed_{0};
  std::atomic<bool> closed_{false};
};

// One message under way: who sent it, what it says, and its own number to answer to.
struct Call {
  std::shared_ptr<Connection> who;
  json::object message;
  json::value id;
  Histogram::Clock::time_point arrived = Histogram::Clock::now();

  const json::value& need(const char* key) const;
  const json::value* given(const char* key) const;  // null where absent or null
};
using CallPtr = std::shared_ptr<const Call>;

using table::kProtocolVersion;

Text text_of(const char* type, json::object message);  // with v and type
void answer(const Call&, const char* type, json::object = {});
void refuse(const Call&, std::string_view code, std::string_view sentence, std::string_view rule = {});

}  // namespace comares::server
