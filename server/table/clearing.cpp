// Tables whose time is over go: open ones at which nobody is, and games that are over or abandoned, if the host wants it.
#include <filesystem>
#include <fstream>

#include "server/table/hub.h"
#include "server/table/origin.h"
#include "server/table/record.h"

namespace comares::server {

namespace {

constexpr int kAtOnce = 100;  // then others may read and write

json::object archived(const std::string& id, const Loaded& l) {
  try {
    const TableInfo info = info_from_stored(codec::parse(l.table.body));
    try {
      return record_of(info, l);
    } catch (const std::exception& e) {
      return record_as_it_is(info, l, e);
    }
  } catch (const std::exception& e) {  // not even its row is understood
    json::array entries;
    for (const Row& row : l.entries) entries.push_back({{"seq", row.number}, {"at", row.at}, {"body", row.body}});
    return {{"table", id}, {"unreadable", e.what()}, {"stored", l.table.body}, {"entries", std::move(entries)}};
  }
}

// Whole or not at all.
bool write_file(const std::string& folder, const std::string& id, const json::object& record) {
  const std::filesystem::path path = std::filesystem::path(folder) / (id + ".json"), part = path.string() + ".part";
  std::error_code error;
  {
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    out << json::serialize(record) << "\n";
    out.close();
    if (!out) return false;
  }
  std::filesystem::rename(part, path, error);
  return !error;
}

}  // namespace

void Hub::clear_out() {
  const Keeping& k = config_.keeping;
  const i64 now = now_ms();
  if (k.open) {
    keep_watched();
    clear_out("open", now - k.open);
  }
  if (k.finished) clear_out("over", now - k.finished);
  if (k.abandoned) clear_out("playing", now - k.abandoned);
}

// Other servers do not know who is here.
void Hub::keep_watched() {
  std::vector<std::string> ids;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, t] : tables_)
      if (t->waits_for_players() && t->touch_again(config_.keeping.open / 4)) ids.push_back(id);
  }
  for (std::string& id : ids)
    store_->write({.kind = Write::Kind::kTouch, .table = std::move(id), .row = {0, now_ms(), {}}}, [](const Write&) {});
}

bool Hub::watched(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(id);
  return found != tables_.end() && found->second->watched();
}

void Hub::clear_out(const std::string& status, i64 before) {
  store_->read([this, status, before](Store& store) {
    std::vector<OldTable> old;
    try {
      old = store.older(status, before, kAtOnce);
    } catch (const StoreError& e) {
      ++metrics_.store_errors;
      log("error", "looking for old tables failed", {{"error", e.what()}});
      return;
    }
    struct Progress {
      std::atomic<std::size_t> left;
      std::atomic<bool> all_done{true};
    };
    auto progress = std::make_shared<Progress>(old.size());
    const bool more = old.size() == kAtOnce;
    const auto one_done = [this, progress, more, status, before](bool good) {
      if (!good) progress->all_done = false;
      if (--progress->left == 0 && more && progress->all_done) clear_out(status, before);
    };
    for (const OldTable& t : old) {
      const auto written = [this, one_done, id = t.id](const Write& w) {
        if (w.kind == Write::Kind::kDelete && w.result == Write::Result::kDone) {
          ++metrics_.expired;
          const std::lock_guard lock(mutex_);
          if (const auto held = tables_.find(id); held != tables_.end()) held->second->changed_elsewhere();
        }
        one_done(w.result != Write::Result::kFailed);
      };
      const bool here = watched(t.id);
      if (here || t.last >= before) {
        store_->write({.kind = Write::Kind::kTouch, .table = t.id, .row = {0, here ? now_ms() : t.last, {}}}, written);
        continue;
      }
      const auto remove = [this, id = t.id, at = t.at, written] {
        store_->write({.kind = Write::Kind::kDelete, .table = id, .row = {0, at, {}}}, written);
      };
      if (config_.keeping.archive.empty() || status == "open") {
        remove();
        continue;
      }
      try {
        auto l = std::make_shared<const Loaded>(load_with_origin(store, t.id, 0, 0, 0));
        archive(t.id, std::move(l), [remove, one_done](bool kept) {
          if (kept) remove();
          else one_done(false);
        });
      } catch (const std::exception& e) {
        log("error", "a table cannot be archived", {{"table", t.id}, {"error", e.what()}});
        one_done(false);
      }
    }
  });
}

void Hub::archive(const std::string& id, std::shared_ptr<const Loaded> l, std::function<void(bool)> done) {
  boost::asio::post(
      replayers_, [this, id, l = std::move(l), done = std::move(done), queued = Queued(metrics_.replays)] {
        const bool kept = write_file(config_.keeping.archive, id, archived(id, *l));
        if (!kept) log("error", "a table cannot be archived", {{"table", id}, {"folder", config_.keeping.archive}});
        done(kept);
      });
}

}  // namespace comares::server
