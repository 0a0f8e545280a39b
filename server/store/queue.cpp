#include "server/store/queue.h"

namespace comares::server {

namespace {
constexpr std::size_t kBatch = 1024;
}

StoreQueue::StoreQueue(std::unique_ptr<Store> store, Metrics& metrics) : store_(std::move(store)), metrics_(metrics) {
  writer_ = std::thread([this] { write_loop(); });
  reader_ = std::thread([this] { read_loop(); });
}

void StoreQueue::write(Write w, std::function<void(const Write&)> done) {
  {
    const std::lock_guard lock(mutex_);
    writes_.push_back({std::move(w), std::move(done)});
  }
  to_write_.notify_one();
}

void StoreQueue::read(std::function<void(Store&)> job) {
  {
    const std::lock_guard lock(mutex_);
    reads_.push_back(std::move(job));
  }
  to_read_.notify_one();
}

void StoreQueue::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  to_write_.notify_all();
  to_read_.notify_all();
  if (writer_.joinable()) writer_.join();
  if (reader_.joinable()) reader_.join();
}

void StoreQueue::write_loop() {
  std::vector<Job> batch;
  std::vector<Write*> rows;
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      to_write_.wait(lock, [&] { return stopping_ || !writes_.empty(); });
      if (writes_.empty()) return;
      if (writes_.size() <= kBatch) {
        batch.swap(writes_);
      } else {
        const auto middle = writes_.begin() + kBatch;
        batch.assign(std::make_move_iterator(writes_.begin()), std::make_move_iterator(middle));
        writes_.erase(writes_.begin(), middle);
      }
    }
    rows.clear();
    for (Job& job : batch) rows.push_back(&job.write);
    try {
      store_->write(rows);
      ++metrics_.commits;
      metrics_.rows += rows.size();
    } catch (const StoreError& e) {
      ++metrics_.store_errors;
      log("error", "writing failed", {{"error", e.what()}, {"rows", rows.size()}});
    }
    for (Job& job : batch) job.done(job.write);
    batch.clear();
  }
}

void StoreQueue::read_loop() {
  for (;;) {
    std::function<void(Store&)> job;
    {
      std::unique_lock lock(mutex_);
      to_read_.wait(lock, [&] { return stopping_ || !reads_.empty(); });
      if (reads_.empty()) return;
      job = std::move(reads_.front());
      reads_.pop_front();
    }
    job(*store_);
  }
}

}  // namespace comares::server
