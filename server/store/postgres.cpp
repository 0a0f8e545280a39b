// The shared store: PostgreSQL, by libpq. Any number of servers use one database; the unique key
// (game, seq) decides who was first, LISTEN and NOTIFY tell the others.
#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <tuple>

#include "server/crypto.h"
#include "server/log.h"
#include "server/store/schema/postgres.h"
#include "server/store/store.h"

namespace comares::server {

namespace {

struct Cleared {
  void operator()(PGresult* r) const { PQclear(r); }
};
using Result = std::unique_ptr<PGresult, Cleared>;

std::string one_line(const char* message) {
  std::string text(message ? message : "");
  text = text.substr(0, text.find('\n'));
  while (!text.empty() && (text.back() == ' ' || text.back() == '.')) text.pop_back();
  return text;
}

// A connection that is opened again after it was lost.
class Session {
 public:
  explicit Session(std::string url) : url_(std::move(url)) {}
  ~Session() { PQfinish(c_); }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void open() {
    if (c_ && PQstatus(c_) == CONNECTION_OK) return;
    PQfinish(c_);
    // A database whose machine is gone says nothing: without limits of ours we would wait for hours.
    const char* keys[] = {"dbname",           "connect_timeout",  "application_name",
                          "client_encoding",  "keepalives_idle",  "keepalives_interval",
                          "keepalives_count", "tcp_user_timeout", nullptr};
    const char* values[] = {url_.c_str(), "5", "comares", "UTF8", "10", "5", "3", "20000", nullptr};
    c_ = PQconnectdbParams(keys, values, 1);
    if (PQstatus(c_) == CONNECTION_OK) {
      PQsetNoticeProcessor(c_, [](void*, const char*) {}, nullptr);
      // Whoever holds a lock for longer than that, or a transaction open, must not hold up all tables here.
      const Result set(PQexec(c_,
                              "SET lock_timeout='1s'; SET statement_timeout='10s'; "
                              "SET idle_in_transaction_session_timeout='10s'"));
      if (PQresultStatus(set.get()) == PGRES_COMMAND_OK) return;
    }
    const std::string why = one_line(PQerrorMessage(c_));
    close();
    throw StoreError("Cannot connect to PostgreSQL: " + why + ".");
  }
  void close() {
    PQfinish(c_);
    c_ = nullptr;
  }

  Result run(const char* sql, const std::vector<std::string>& values = {}) {
    open();
    std::vector<const char*> raw;
    for (const std::string& v : values) raw.push_back(v.c_str());
    Result r(PQexecParams(c_, sql, static_cast<int>(raw.size()), nullptr, raw.data(), nullptr, nullptr, 0));
    const ExecStatusType status = PQresultStatus(r.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
      const std::string why = one_line(PQerrorMessage(c_));
      const char* state = PQresultErrorField(r.get(), PG_DIAG_SQLSTATE);
      // A lock was not to be had, or somebody else was waited for in a circle.
      const bool held = state && (std::string_view(state) == "55P03" || std::string_view(state) == "40P01");
      close();  // with it goes whatever transaction was open
      throw StoreError("PostgreSQL: " + why + ".", held);
    }
    return r;
  }
  void script(const char* sql) {
    open();
    const Result r(PQexec(c_, sql));
    if (PQresultStatus(r.get()) == PGRES_COMMAND_OK || PQresultStatus(r.get()) == PGRES_TUPLES_OK) return;
    const std::string why = one_line(PQerrorMessage(c_));
    close();
    throw StoreError("PostgreSQL: " + why + ".");
  }
  PGconn* get() { return c_; }

 private:
  std::string url_;
  PGconn* c_ = nullptr;
};

std::string text(const Result& r, int row, int column) {
  return {PQgetvalue(r.get(), row, column), static_cast<std::size_t>(PQgetlength(r.get(), row, column))};
}
i64 number(const Result& r, int row, int column) { return std::stoll(PQgetvalue(r.get(), row, column)); }
bool changed_one(const Result& r) { return std::string_view(PQcmdTuples(r.get())) == "1"; }

// An array as PostgreSQL reads it: {"…","…"}.
class ArrayText {
 public:
  void add(std::string_view item) {
    text_ += text_.size() == 1 ? "\"" : ",\"";
    for (const char c : item) {
      if (c == '"' || c == '\\') text_ += '\\';
      text_ += c;
    }
    text_ += '"';
  }
  std::string done() { return text_ + "}"; }

 private:
  std::string text_ = "{";
};

// By the clock of the database, which is the same for all servers. In milliseconds since 1970.
#define COMARES_NOW "(extract(epoch FROM clock_timestamp())*1000)::bigint"

class PostgresStore final : public Store {
 public:
  explicit PostgresStore(const std::string& url)
      : writer_(url), reader_(url), listener_(url), node_(random_hex(6)), wake_(eventfd(0, EFD_CLOEXEC)) {
    migrate();
  }
  ~PostgresStore() override {
    stopping_ = true;
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto n = ::write(wake_, &one, sizeof one);
    if (thread_.joinable()) thread_.join();
    ::close(wake_);
  }

  void write(std::span<Write* const> batch) override {
    for (Write* w : batch) w->result = Write::Result::kFailed;
    std::vector<Write*> entries, others;
    for (Write* w : batch) (w->kind == Write::Kind::kEntry ? entries : others).push_back(w);
    // In one order everywhere, so that two servers never wait for each other.
    const auto order = [](const Write* w) { return std::tie(w->kind, w->table, w->row.number, w->seat); };
    const auto before = [&](const Write* a, const Write* b) { return order(a) < order(b); };
    std::sort(entries.begin(), entries.end(), before);
    std::sort(others.begin(), others.end(), before);
    std::vector<Write*> to_hold;
    for (Write* w : batch)
      if (w->hold) to_hold.push_back(w);
    std::sort(to_hold.begin(), to_hold.end(), [](const Write* a, const Write* b) { return a->table < b->table; });
    const bool several = !others.empty() || !to_hold.empty();  // statements, that is
    try {
      if (several) writer_.run("BEGIN");
      if (!entries.empty()) append(entries);
      for (Write* w : others) w->result = one(*w) ? Write::Result::kDone : Write::Result::kTaken;
      for (Write* w : to_hold) w->held = hold(w->table);
      if (several) writer_.run("COMMIT");
    } catch (const StoreError&) {  // what seemed done is undone with the transaction
      for (Write* w : batch) {
        w->result = Write::Result::kFailed;
        w->held = false;
      }
      throw;
    }
  }

  Loaded load(const std::string& table, i64 version, i64 seq, i64 chat) override {
    Loaded out;
    const Result found = reader_.run("SELECT version, at, body FROM tables WHERE id=$1", {table});
    if (PQntuples(found.get()) == 0) return out;
    out.found = true;
    out.table = {number(found, 0, 0), number(found, 0, 1), {}};
    if (out.table.number > version) out.table.body = text(found, 0, 2);
    rows(reader_.run("SELECT seq, at, body FROM entries WHERE game=$1 AND seq>$2::bigint ORDER BY seq",
                     {table, std::to_string(seq)}),
         out.entries);
    out.newest = number(reader_.run("SELECT COALESCE(MAX(seq),0) FROM entries WHERE game=$1", {table}), 0, 0);
    rows(reader_.run("SELECT seq, at, body FROM chat WHERE game=$1 AND seq>$2::bigint ORDER BY seq",
                     {table, std::to_string(chat)}),
         out.chat);
    const Result answers = reader_.run(
        "SELECT seat, at, body, seq FROM answers WHERE game=$1 AND seq=(SELECT MAX(seq) FROM answers WHERE game=$1)",
        {table});
    rows(answers, out.answers);
    if (!out.answers.empty()) out.answers_at = number(answers, 0, 3);
    return out;
  }

  std::vector<ListedTable> listed(const std::string& status, int limit) override {
    const Result r =
        reader_.run("SELECT id, body FROM tables WHERE status=$1 AND listed ORDER BY at DESC LIMIT $2::bigint",
                    {status, std::to_string(limit)});
    std::vector<ListedTable> out;
    for (int i = 0; i < PQntuples(r.get()); ++i) out.push_back({text(r, i, 0), text(r, i, 1)});
    return out;
  }

  std::vector<Mark> marks(std::span<const std::string> tables) override {
    ArrayText ids;
    for (const std::string& id : tables) ids.add(id);
    const Result r = reader_.run(
        "SELECT id, version, (SELECT COALESCE(MAX(seq),0) FROM entries WHERE game=id) "
        "FROM tables WHERE id = ANY($1::text[])",
        {ids.done()});
    std::vector<Mark> out;
    for (int i = 0; i < PQntuples(r.get()); ++i) out.push_back({text(r, i, 0), number(r, i, 1), number(r, i, 2)});
    return out;
  }

  std::vector<std::string> held() override {
    const Result r = reader_.run("SELECT game FROM holders WHERE node=$1", {node_});
    std::vector<std::string> out;
    for (int i = 0; i < PQntuples(r.get()); ++i) out.push_back(text(r, i, 0));
    return out;
  }

  std::vector<std::string> left_alone(int limit) override {
    const Result r =
        reader_.run("SELECT game FROM holders WHERE node NOT IN (SELECT node FROM nodes WHERE until>" COMARES_NOW
                    ") ORDER BY random() LIMIT $1::bigint",
                    {std::to_string(limit)});
    std::vector<std::string> out;
    for (int i = 0; i < PQntuples(r.get()); ++i) out.push_back(text(r, i, 0));
    return out;
  }

  std::vector<OldTable> older(const std::string& status, i64 before, int limit) override {
    const Result r = reader_.run(
        "SELECT id, at, COALESCE((SELECT at FROM entries WHERE game=id ORDER BY seq DESC LIMIT 1),0) FROM tables "
        "WHERE status=$1 AND at<$2::bigint AND NOT EXISTS (SELECT 1 FROM tables later WHERE later.origin=tables.id) "
        "ORDER BY at LIMIT $3::bigint",
        {status, std::to_string(before), std::to_string(limit)});
    std::vector<OldTable> out;
    for (int i = 0; i < PQntuples(r.get()); ++i) out.push_back({text(r, i, 0), number(r, i, 1), number(r, i, 2)});
    return out;
  }

  void ping() override { reader_.run("SELECT 1"); }

  void watch(std::function<void(const std::string&)> changed) override {
    thread_ = std::thread([this, changed = std::move(changed)] { listen(changed); });
  }

 private:
  void migrate() {
    writer_.run("BEGIN");
    writer_.run("SELECT pg_advisory_xact_lock(7203)");
    writer_.run("CREATE TABLE IF NOT EXISTS comares_schema (version int NOT NULL)");
    const Result r = writer_.run("SELECT COALESCE(MAX(version),0) FROM comares_schema");
    const i64 version = number(r, 0, 0);
    constexpr i64 newest = std::size(schema::kPostgres);
    if (version > newest) throw StoreError("The database was written by a newer Comares; upgrade this one.");
    for (i64 i = version; i < newest; ++i) writer_.script(schema::kPostgres[i]);
    if (version < newest) writer_.run("INSERT INTO comares_schema VALUES ($1::int)", {std::to_string(newest)});
    writer_.run("COMMIT");
  }

  // All of them in one statement, which tells which were new and notifies the other servers.
  void append(const std::vector<Write*>& entries) {
    ArrayText games, seqs, times, bodies, firsts;
    for (const Write* w : entries) {
      games.add(w->table);
      seqs.add(std::to_string(w->row.number));
      times.add(std::to_string(w->row.at));
      bodies.add(w->row.body);
      firsts.add(w->row.number == w->first ? "t" : "f");
    }
    const Result r = writer_.run(
        "WITH put AS (INSERT INTO entries (game, seq, at, body) "
        "SELECT n.game, n.seq, n.at, n.body "
        "FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $6::boolean[]) AS n (game, seq, at, body, "
        "first) "
        "WHERE n.first OR EXISTS (SELECT 1 FROM entries e WHERE e.game=n.game AND e.seq=n.seq-1) "
        "OR (n.game, n.seq-1) IN (SELECT * FROM unnest($1::text[], $2::bigint[])) "
        "ON CONFLICT DO NOTHING RETURNING game, seq) "
        "SELECT game, seq, pg_notify('comares', $5 || ' ' || game) FROM put",
        {games.done(), seqs.done(), times.done(), bodies.done(), node_, firsts.done()});
    for (Write* w : entries) w->result = Write::Result::kTaken;
    for (int i = 0; i < PQntuples(r.get()); ++i) {
      const std::pair key(text(r, i, 0), number(r, i, 1));
      const auto at = std::lower_bound(entries.begin(), entries.end(), key, [](const Write* w, const auto& k) {
        return std::tie(w->table, w->row.number) < std::tie(k.first, k.second);
      });
      if (at != entries.end()) (*at)->result = Write::Result::kDone;
    }
  }

  bool hold(const std::string& table) {
    return changed_one(writer_.run(
        "INSERT INTO holders (game, node) VALUES ($1,$2) ON CONFLICT (game) DO UPDATE SET node=excluded.node "
        "WHERE holders.node=excluded.node "
        "OR holders.node NOT IN (SELECT n.node FROM nodes n WHERE n.until>" COMARES_NOW ")",
        {table, node_}));
  }

  bool one(const Write& w) {
    const std::string n = std::to_string(w.row.number), at = std::to_string(w.row.at);
    Result r;
    if (w.kind == Write::Kind::kPulse)
      return changed_one(
          writer_.run("INSERT INTO pulse (id, at) VALUES (1,$1) ON CONFLICT (id) DO UPDATE SET at=excluded.at", {at}));
    if (w.kind == Write::Kind::kHold) return hold(w.table);
    if (w.kind == Write::Kind::kRelease)
      return changed_one(writer_.run("DELETE FROM holders WHERE game=$1 AND node=$2", {w.table, node_}));
    if (w.kind == Write::Kind::kAlive) {
      writer_.run("DELETE FROM nodes WHERE until<" COMARES_NOW "-86400000");
      return changed_one(writer_.run("INSERT INTO nodes (node, until) VALUES ($1," COMARES_NOW
                                     "+$2::bigint) ON CONFLICT (node) DO UPDATE SET until=excluded.until",
                                     {node_, n}));
    }
    if (w.kind == Write::Kind::kTouch)
      return changed_one(writer_.run("UPDATE tables SET at=$2::bigint WHERE id=$1 AND at<$2::bigint", {w.table, at}));
    if (w.kind == Write::Kind::kForget) {
      writer_.run("UPDATE chat SET body='{}' WHERE game=$1 AND seq<=$2::bigint AND body LIKE $3",
                  {w.table, n, "{\"seat\":" + std::to_string(w.seat) + ",%"});
      return true;
    }
    if (w.kind == Write::Kind::kDelete) {
      r = writer_.run(
          "DELETE FROM tables WHERE id=$1 AND at=$2::bigint "
          "AND NOT EXISTS (SELECT 1 FROM tables later WHERE later.origin=tables.id)",
          {w.table, at});
      for (const char* rest : {"DELETE FROM entries WHERE game=$1", "DELETE FROM chat WHERE game=$1",
                               "DELETE FROM answers WHERE game=$1", "DELETE FROM holders WHERE game=$1"})
        if (changed_one(r)) writer_.run(rest, {w.table});
    } else if (w.kind == Write::Kind::kTable && w.row.number == 1)
      r = writer_.run(
          "INSERT INTO tables (id, version, at, status, listed, body, origin) VALUES ($1,1,$2,$3,$4,$5,$6) "
          "ON CONFLICT DO NOTHING",
          {w.table, at, w.status, w.listed ? "t" : "f", w.row.body, w.origin});
    else if (w.kind == Write::Kind::kTable)
      r = writer_.run(
          "UPDATE tables SET version=$2::bigint, at=$3, status=$4, listed=$5, body=$6 "
          "WHERE id=$1 AND version=$2::bigint-1",
          {w.table, n, at, w.status, w.listed ? "t" : "f", w.row.body});
    else if (w.kind == Write::Kind::kChat)
      r = writer_.run("INSERT INTO chat (game, seq, at, body) VALUES ($1,$2,$3,$4) ON CONFLICT DO NOTHING",
                      {w.table, n, at, w.row.body});
    else
      r = writer_.run(
          "INSERT INTO answers (game, seq, seat, at, body) VALUES ($1,$2,$3,$4,$5) "
          "ON CONFLICT (game, seq, seat) DO UPDATE SET at=excluded.at, body=excluded.body",
          {w.table, n, std::to_string(w.seat), at, w.row.body});
    if (!changed_one(r)) return false;
    writer_.run("SELECT pg_notify('comares', $1)", {node_ + " " + w.table});
    return true;
  }

  static void rows(const Result& r, std::vector<Row>& out) {
    for (int i = 0; i < PQntuples(r.get()); ++i) out.push_back({number(r, i, 0), number(r, i, 1), text(r, i, 2)});
  }

  void listen(const std::function<void(const std::string&)>& changed) {
    bool listening = false;
    while (!stopping_) {
      try {
        if (!listening) {
          listener_.run("LISTEN comares");
          listening = true;
          changed("");  // whatever was said before is lost
        }
        pollfd waits[] = {{PQsocket(listener_.get()), POLLIN, 0}, {wake_, POLLIN, 0}};
        poll(waits, 2, 1000);
        if (stopping_) return;
        if (!PQconsumeInput(listener_.get())) throw StoreError("The connection that listens was lost.");
        while (PGnotify* n = PQnotifies(listener_.get())) {
          const std::string_view payload(n->extra);
          if (const auto gap = payload.find(' '); gap != std::string_view::npos && payload.substr(0, gap) != node_)
            changed(std::string(payload.substr(gap + 1)));
          PQfreemem(n);
        }
      } catch (const StoreError& e) {
        log("error", "listening failed", {{"error", e.what()}});
        listening = false;
        listener_.close();
        pollfd wait{wake_, POLLIN, 0};
        poll(&wait, 1, 500);
      }
    }
  }

  Session writer_, reader_, listener_;
  const std::string node_;
  const int wake_;
  std::atomic<bool> stopping_{false};
  std::thread thread_;
};

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string& url) { return std::make_unique<PostgresStore>(url); }

}  // namespace comares::server
