// All tables of this process, and what they share: the store, the threads, the counters.
#pragma once
#include <boost/asio/thread_pool.hpp>
#include <unordered_map>

#include "server/config.h"
#include "server/store/queue.h"
#include "server/table/table.h"

namespace comares::server {

class Hub {
 public:
  Hub(const Config&, boost::asio::io_context&, std::unique_ptr<Store>);
  ~Hub();

  std::shared_ptr<Table> table(const std::string& id);  // read from the store when first used
  void create(const CallPtr&);
  // Keeps a new table with what has been played there, then tells whether it could be stored.
  void keep(const TableInfo&, std::vector<Row> entries, std::function<void(bool stored)> then);
  // Answers `created` with the tokens of the seats that are the caller's.
  void keep(const TableInfo&, std::vector<Row> entries, const CallPtr&, const std::vector<std::string>& tokens);
  // Whether something can be read and written, soon; asked often, it is tried once a second.
  void pulse(std::function<void(bool)> answer);
  bool has(const std::string& id);     // in memory
  bool broken(const std::string& id);  // as far as is known here: its record cannot be played
  Trouble& reading() { return reading_; }
  bool may_import();  // records sent by anybody, within measure
  void drop_idle();
  void wake();        // after a start, and again and again: this server is alive, and what nobody alive holds goes on
  bool alive();       // as the others see it: what this server holds is its own
  void say_alive();   // from time to time, lest others take it over
  void clear_out();   // now and then: tables whose time is over go
  void look_round();  // now and then: tables that another server left alone, or whose news were lost
  void stop();

  const Config& config() const { return config_; }
  boost::asio::io_context& io() { return io_; }
  boost::asio::thread_pool& thinkers() { return thinkers_; }
  boost::asio::thread_pool& replayers() { return replayers_; }  // for records that somebody wants to read
  StoreQueue& store() { return *store_; }
  Metrics& metrics() { return metrics_; }
  u64 next_number() { return ++numbers_; }

 private:
  void take_over();
  void claim(const std::vector<std::string>& ids, bool more);
  void clear_out(const std::string& status, i64 before);
  void keep_watched();
  bool watched(const std::string& id);
  void archive(const std::string& id, std::shared_ptr<const Loaded>, std::function<void(bool)> done);
  void take_up(std::vector<std::string> ids, bool more);
  void take_up_next();

  const Config& config_;
  boost::asio::io_context& io_;
  Metrics metrics_;
  boost::asio::thread_pool thinkers_{1}, replayers_{1};
  std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<Table>> tables_;
  std::atomic<i64> alive_until_{0};
  std::atomic<bool> saying_alive_{false}, stopped_{false};
  std::atomic<u64> numbers_{0};
  Bucket imports_;
  Trouble reading_{"reading failed"};
  struct Pulse {
    std::mutex mutex;
    std::chrono::steady_clock::time_point good = {};
    std::vector<std::function<void(bool)>> waiting = {};
  };
  std::shared_ptr<Pulse> pulse_ = std::make_shared<Pulse>();
  std::deque<std::string> to_take_up_;
  int taking_up_ = 0;
  bool more_to_take_over_ = false;
  std::unique_ptr<StoreQueue> store_;  // last, so that it goes first: its threads call back into all of this
};

bool is_table_id(std::string_view);
// Bots to move, clocks to run out, windows to close.
bool goes_on_by_itself(const TableInfo&);
// One row that is not understood stops nothing else.
std::optional<TableInfo> understood(const ListedTable&);
Write table_row(const TableInfo&, i64 version);

}  // namespace comares::server
