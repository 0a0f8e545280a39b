#include "server/store/queue.h"

namespace comares::server {

namespace {
constexpr std::chrono::milliseconds kFirstPause(100), kLongestPause(5000);
constexpr std::size_t kBatch = 1024;
}  // namespace

StoreQueue::StoreQueue(std::unique_ptr<Store> store, Metrics& metrics) : store_(std::move(store)), metrics_(metrics) {
  writer_ = std::thread([this] { write_loop(); });
  reader_ = std::thread([this] { read_loop(); });
}

void StoreQueue::write(Write w, std::function<void(const Write&)> done) {
  {
    const std::lock_guard lock(mutex_);
    writes_.push_back({std::move(w), std::move(done), Queued(metrics_.writes)});
  }
  to_write_.notify_one();
}

void StoreQueue::read(std::function<void(Store&)> job) {
  {
    const std::lock_guard lock(mutex_);
    reads_.push_back([queued = Queued(metrics_.reads), job = std::move(job)](Store& store) { job(store); });
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
  auto pause = kFirstPause;
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
    const bool failed = !commit(rows);
    for (Job& job : batch) job.done(job.write);
    batch.clear();
    if (!failed) {
      pause = kFirstPause;
      continue;
    }
    // A database that fails is not asked at once again by all who were refused; they wait here.
    std::unique_lock lock(mutex_);
    to_write_.wait_for(lock, pause, [&] { return stopping_; });
    pause = std::min(2 * pause, kLongestPause);
  }
}

// False: the database fails. What somebody else holds fails alone.
bool StoreQueue::commit(std::vector<Write*>& rows) {
  const auto done = [&](std::size_t n) {
    ++metrics_.commits;
    metrics_.rows += n;
    writing_.worked();
    return true;
  };
  const auto failed = [&](const StoreError& e) {
    ++metrics_.store_errors;
    writing_.failed(e.what());
    return false;
  };
  try {
    const auto begun = Histogram::Clock::now();
    store_->write(rows);
    metrics_.commit_time.add_since(begun);
    return done(rows.size());
  } catch (const StoreError& e) {
    if (!e.undone || rows.size() == 1) return failed(e) || e.undone;
  }
  for (Write* one : rows) {
    try {
      store_->write({&one, 1});
      done(1);
    } catch (const StoreError& e) {
      if (!failed(e) && !e.undone) return false;
    }
  }
  return true;
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
    const auto begun = Histogram::Clock::now();
    job(*store_);
    metrics_.read_time.add_since(begun);
  }
}

}  // namespace comares::server
