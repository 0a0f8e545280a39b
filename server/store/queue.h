// Group commit. Tables hand in single writes; a thread takes all that wait and commits them in one
// transaction, so that many tables share one fsync. Reads run on another thread.
#pragma once
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "server/log.h"
#include "server/store/store.h"

namespace comares::server {

class StoreQueue {
 public:
  StoreQueue(std::unique_ptr<Store>, Metrics&);
  ~StoreQueue() { stop(); }

  // `done` and `job` run on the store's threads: post from there.
  void write(Write, std::function<void(const Write&)> done);
  void read(std::function<void(Store&)> job);
  void stop();  // after everything handed in has been done

 private:
  struct Job {
    Write write;
    std::function<void(const Write&)> done;
    Queued queued;
  };
  void write_loop();
  void read_loop();

  bool commit(std::vector<Write*>&);

  std::unique_ptr<Store> store_;
  Metrics& metrics_;
  Trouble writing_{"writing failed"};
  std::mutex mutex_;
  std::condition_variable to_write_, to_read_;
  std::vector<Job> writes_;
  std::deque<std::function<void(Store&)>> reads_;
  bool stopping_ = false;
  std::thread writer_, reader_;
};

}  // namespace comares::server
