#include "server/table/hub.h"

#include <utility>

namespace comares::server {

bool is_table_id(std::string_view id) {
  return id.size() == 32 && id.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::optional<TableInfo> understood(const ListedTable& row) {
  try {
    return info_from_stored(codec::parse(row.body));
  } catch (const std::exception& e) {
    log("error", "a table is not understood", {{"table", row.id}, {"error", e.what()}});
    return {};
  }
}

Hub::Hub(const Config& config, boost::asio::io_context& io, std::unique_ptr<Store> store)
    : config_(config), io_(io), imports_(config.limits.tables_per_second, config.limits.table_burst) {
  Store& opened = *store;
  store_ = std::make_unique<StoreQueue>(std::move(store), metrics_);
  say_alive();
  opened.watch([this](const std::string& id) {
    std::vector<std::shared_ptr<Table>> concerned;
    {
      const std::lock_guard lock(mutex_);
      if (id.empty()) {
        for (const auto& one : tables_) concerned.push_back(one.second);
      } else if (const auto found = tables_.find(id); found != tables_.end()) {
        concerned.push_back(found->second);
      }
    }
    for (const auto& t : concerned) t->changed_elsewhere();
  });
}

Hub::~Hub() { stop(); }

void Hub::stop() {
  thinkers_.join();
  if (!stopped_.exchange(true))  // others need not wait until it has not been heard of for long enough
    store_->write({.kind = Write::Kind::kAlive, .row = {0, now_ms(), {}}}, [](const Write&) {});
  store_->stop();
  replayers_.join();  // last: the store's threads hand it work
}

std::shared_ptr<Table> Hub::table(const std::string& id) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Table>& held = tables_[id];
  if (!held) {
    held = std::make_shared<Table>(*this, id);
    ++metrics_.tables;
    held->post([](Table&) {});
  }
  return held;
}

namespace {

constexpr auto kPulseLasts = std::chrono::seconds(1), kPulsePatience = std::chrono::seconds(2);
constexpr int kTakenUpAtOnce = 2;  // reading hundreds of games must not keep players waiting

}  // namespace

bool goes_on_by_itself(const TableInfo& info) {
  if (info.status == TableInfo::kOver || (info.status == TableInfo::kOpen && !info.full())) return false;
  bool bots = false;
  for (Seat s = 0; s < info.seats.size(); ++s) bots |= info.bot_plays(s);
  return bots || info.clock.kind != Clock::kNone || !info.setup.at("modules").as_array().empty();
}

void Hub::take_up(std::vector<std::string> ids, bool more) {
  int begin = 0;
  {
    const std::lock_guard lock(mutex_);
    for (std::string& id : ids) to_take_up_.push_back(std::move(id));
    metrics_.wakings = static_cast<i64>(to_take_up_.size());
    more_to_take_over_ |= more;
    begin = kTakenUpAtOnce - std::exchange(taking_up_, kTakenUpAtOnce);
  }
  for (int i = 0; i < begin; ++i) take_up_next();
}

void Hub::take_up_next() {
  std::string id;
  {
    const std::lock_guard lock(mutex_);
    if (to_take_up_.empty()) {
      if (--taking_up_ == 0 && std::exchange(more_to_take_over_, false)) take_over();
      return;
    }
    id = std::move(to_take_up_.front());
    to_take_up_.pop_front();
    metrics_.wakings = static_cast<i64>(to_take_up_.size());
  }
  table(id)->given();
  table(id)->post([this](Table&) { take_up_next(); });
}

void Hub::drop_idle() {
  const std::lock_guard lock(mutex_);
  // Nobody can get hold of a table without this lock, so a count of one stays one.
  std::erase_if(tables_, [&](const auto& one) {
    if (one.second.use_count() > 1 || !one.second->idle()) return false;
    one.second->release();
    --metrics_.tables;
    return true;
  });
}

Write table_row(const TableInfo& info, i64 version) {
  Write w;
  w.kind = Write::Kind::kTable;
  w.table = info.id;
  w.row = {version, version == 1 ? info.created : now_ms(), json::serialize(info.stored())};
  w.status = info.status_name();
  w.listed = info.listed;
  if (info.origin_depth) w.origin = info.origin;
  w.hold = version == 1 && goes_on_by_itself(info);
  return w;
}

void Hub::create(const CallPtr& call) {
  std::vector<std::string> tokens;
  const TableInfo info = info_from_request(call->message, tokens);
  keep(info, {}, call, tokens);
}

void Hub::keep(const TableInfo& info, std::vector<Row> entries, std::function<void(bool)> then) {
  struct Progress {
    std::size_t left;
    bool all = true, held = false;
  };
  auto progress = std::make_shared<Progress>(entries.size() + 1);
  const auto written = [this, progress, id = info.id, then = std::move(then)](const Write& done) {
    progress->all &= done.result == Write::Result::kDone;
    progress->held |= done.held;
    if (--progress->left) return;
    if (progress->all) ++metrics_.tables_created;
    then(progress->all);
    if (progress->held) table(id)->given();
  };
  store_->write(table_row(info, 1), written);
  for (Row& row : entries)
    store_->write({.kind = Write::Kind::kEntry, .table = info.id, .row = std::move(row)}, written);
}

void Hub::keep(const TableInfo& info, std::vector<Row> entries, const CallPtr& call,
               const std::vector<std::string>& tokens) {
  keep(info, std::move(entries), [this, call, tokens, id = info.id, shown = info.shown()](bool stored) {
    if (!stored) return refuse(*call, "store", "The table could not be stored; try again.");
    json::array seats;
    for (std::size_t i = 0; i < tokens.size(); ++i)
      if (!tokens[i].empty()) seats.push_back({{"seat", i}, {"token", tokens[i]}});
    answer(*call, "created", {{"table", shown}, {"seats", std::move(seats)}});
    table(id);  // read it, and start it if nobody is missing
  });
}

void Hub::pulse(std::function<void(bool)> answer) {
  const auto now = std::chrono::steady_clock::now();
  {
    const std::unique_lock lock(pulse_->mutex);
    if (pulse_->good + kPulseLasts > now && pulse_->good.time_since_epoch().count()) return answer(true);
    pulse_->waiting.push_back(std::move(answer));
    if (pulse_->waiting.size() > 1) return;
  }
  const auto tell = [pulse = pulse_, told = std::make_shared<std::atomic<bool>>(false)](bool good) {
    if (told->exchange(true)) return;  // too late, or in time
    std::vector<std::function<void(bool)>> all;
    {
      const std::lock_guard lock(pulse->mutex);
      all.swap(pulse->waiting);
      if (good) pulse->good = std::chrono::steady_clock::now();
    }
    for (const auto& one : all) one(good);
  };
  auto timer = std::make_shared<boost::asio::steady_timer>(io_, kPulsePatience);
  timer->async_wait([tell, timer](boost::system::error_code error) {
    if (!error) tell(false);
  });
  store_->read([this, tell](Store& store) {
    try {
      store.ping();
    } catch (const StoreError&) {
      return tell(false);
    }
    Write w{.kind = Write::Kind::kPulse, .row = {1, now_ms(), {}}};
    store_->write(std::move(w), [tell](const Write& done) { tell(done.result == Write::Result::kDone); });
  });
}

bool Hub::has(const std::string& id) {
  const std::lock_guard lock(mutex_);
  return tables_.contains(id);
}

bool Hub::broken(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(id);
  return found != tables_.end() && found->second->broken();
}

bool Hub::may_import() {
  const std::lock_guard lock(mutex_);
  return imports_.take(steady_ms());
}

}  // namespace comares::server
