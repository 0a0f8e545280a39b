// Several servers share a database; each table's bots and clock are one server's alone. A server that is alive says so in
// the database again and again, and a table has the name of the server that holds it. What is held by a server that is not
// heard of any more is taken over by the others. A table at which nothing is to be done is held by nobody.
#include "server/table/hub.h"

namespace comares::server {

namespace {

constexpr i64 kLeaseMs = 15'000;
constexpr i64 kAskAgainMs = 5'000;            // whether a table that another server holds is free
constexpr int kAtOnce = 16;                   // tables taken over; meanwhile others take theirs
constexpr std::size_t kComparedAtOnce = 200;  // with the store, then others may read

}  // namespace

// ---- the server ------------------------------------------------------------------------------------------

bool Hub::alive() {
  const i64 left = alive_until_ - steady_ms();
  if (left < kLeaseMs / 2) say_alive();
  return left > 0;
}

void Hub::say_alive() {
  if (saying_alive_.exchange(true)) return;
  const i64 until = steady_ms() + kLeaseMs;  // counted from before it is written: others count from later
  store_->write({.kind = Write::Kind::kAlive, .row = {kLeaseMs, now_ms(), {}}}, [this, until](const Write& w) {
    if (w.result == Write::Result::kDone) alive_until_ = until;
    saying_alive_ = false;
  });
}

// Only once the database knows of this server: an SQLite file forgets its last one then.
void Hub::wake() {
  say_alive();
  store_->write({.kind = Write::Kind::kPulse, .row = {1, now_ms(), {}}}, [this](const Write&) { take_over(); });
}

// The store is the truth: what lies further there than here is read.
void Hub::look_round() {
  std::vector<std::string> ids;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& one : tables_) ids.push_back(one.first);
  }
  for (std::size_t first = 0; first < ids.size(); first += kComparedAtOnce) {
    const auto begin = ids.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = ids.begin() + static_cast<std::ptrdiff_t>(std::min(first + kComparedAtOnce, ids.size()));
    store_->read([this, some = std::vector<std::string>(begin, end)](Store& store) {
      try {
        for (const Mark& mark : store.marks(some)) {
          const std::lock_guard lock(mutex_);
          if (const auto found = tables_.find(mark.table); found != tables_.end())
            found->second->compare(mark.version, mark.seq);
        }
      } catch (const std::exception& e) {
        ++metrics_.store_errors;
        log("error", "looking round failed", {{"error", e.what()}});
      }
    });
  }
  store_->read([this](Store& store) {
    try {
      std::vector<std::string> forgotten;
      for (std::string& id : store.held()) {
        const std::lock_guard lock(mutex_);
        if (const auto found = tables_.find(id); found == tables_.end() || !found->second->held())
          forgotten.push_back(std::move(id));
      }
      take_up(std::move(forgotten), false);
    } catch (const std::exception& e) {
      ++metrics_.store_errors;
      log("error", "looking round failed", {{"error", e.what()}});
    }
  });
  take_over();
}

// A few at a time, so that they are spread over the servers that have time for them.
void Hub::take_over() {
  store_->read([this](Store& store) {
    try {
      const std::vector<std::string> ids = store.left_alone(kAtOnce);
      if (!ids.empty()) claim(ids, ids.size() == kAtOnce);
    } catch (const std::exception& e) {
      ++metrics_.store_errors;
      log("error", "looking for tables left alone failed", {{"error", e.what()}});
    }
  });
}

void Hub::claim(const std::vector<std::string>& ids, bool more) {
  struct Progress {
    std::atomic<std::size_t> left;
    std::atomic<bool> failed{false};
    std::mutex mutex = {};
    std::vector<std::string> mine = {};
  };
  auto progress = std::make_shared<Progress>(ids.size());
  for (const std::string& id : ids) {
    store_->write({.kind = Write::Kind::kHold, .table = id}, [this, progress, more](const Write& w) {
      if (w.result == Write::Result::kDone) {
        const std::lock_guard lock(progress->mutex);
        progress->mine.push_back(w.table);
      }
      if (w.result == Write::Result::kFailed) progress->failed = true;
      if (--progress->left) return;
      take_up(std::move(progress->mine), more && !progress->failed);
    });
  }
}

// ---- a table -----------------------------------------------------------------------------------------------

// Whether what happens here by itself is this server's to do. Where it is not known yet the table settles again later.
bool Table::holds() {
  const i64 now = steady_ms();
  if (held_ && hub_.alive()) return true;
  set_held(false);  // perhaps somebody else has taken it over meanwhile
  if (!asking_ && now >= ask_again_) {
    asking_ = true;
    hub_.store().write({.kind = Write::Kind::kHold, .table = id_}, [self = shared_from_this()](const Write& w) {
      boost::asio::post(self->strand_, [self, result = w.result] {
        self->asking_ = false;
        self->set_held(result == Write::Result::kDone);
        if (!self->held_) self->ask_again_ = steady_ms() + kAskAgainMs;
        self->held_elsewhere_ = result == Write::Result::kTaken;
        self->settle();
      });
    });
  }
  // Somebody who looks on here would notice if that server died.
  if (!asking_ && (watched_ || !held_elsewhere_)) arm(now_ms() + ask_again_ - now);
  return false;
}

void Table::set_held(bool held) {
  if (held_.exchange(held) != held) hub_.metrics().held += held ? 1 : -1;
}

void Table::release() {
  if (!held_) return;
  set_held(false);
  hub_.store().write({.kind = Write::Kind::kRelease, .table = id_}, [](const Write&) {});
}

void Table::given() {
  post([](Table& t) {
    t.set_held(true);
    t.settle();
  });
}

}  // namespace comares::server
