// The embedded store: one file in WAL mode, fsynced at every commit.
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "server/crypto.h"
#include "server/log.h"
#include "server/store/schema/sqlite.h"
#include "server/store/store.h"

namespace comares::server {

namespace {

// Seeds of games under way are in it. What SQLite writes beside the file gets the file's permissions.
void keep_from_others(const std::string& file) {
  if (file.empty() || file.front() == ':') return;
  if (const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600); made >= 0) {
    ::close(made);
    return;
  }
  struct stat now{};
  if (::stat(file.c_str(), &now) == 0 && S_ISREG(now.st_mode) && now.st_mode & 0007)
    ::chmod(file.c_str(), now.st_mode & 07770);  // a group may have been let in on purpose
}

class Database {
 public:
  explicit Database(const std::string& file) {
    keep_from_others(file);
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(file.c_str(), &db_, flags, nullptr) != SQLITE_OK) {
      const std::string why = db_ ? sqlite3_errmsg(db_) : "no memory";
      sqlite3_close(db_);
      throw StoreError("Cannot open the database '" + file + "': " + why + ".");
    }
    sqlite3_busy_timeout(db_, 3'000);
    run("PRAGMA journal_mode=WAL");
    run("PRAGMA synchronous=FULL");
    run("PRAGMA wal_autocheckpoint=16000");  // pages of games under way are written again and again
  }
  ~Database() { sqlite3_close_v2(db_); }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void run(const char* sql) {
    if (sqlite3_exec(db_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
  }
  [[noreturn]] void fail() const { throw StoreError(std::string("SQLite: ") + sqlite3_errmsg(db_) + "."); }
  sqlite3* get() const { return db_; }
  int changes() const { return sqlite3_changes(db_); }

 private:
  sqlite3* db_ = nullptr;
};

// A prepared statement; bound in order, stepped, reset when done.
class Statement {
 public:
  Statement(Database& db, const char* sql) : db_(db) {
    if (sqlite3_prepare_v3(db.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &s_, nullptr) != SQLITE_OK) db.fail();
  }
  ~Statement() { sqlite3_finalize(s_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& reset() {
    sqlite3_reset(s_);
    next_ = 1;
    return *this;
  }
  Statement& bind(const std::string& text) {
    if (sqlite3_bind_text(s_, next_++, text.data(), static_cast<int>(text.size()), SQLITE_STATIC) != SQLITE_OK)
      db_.fail();
    return *this;
  }
  Statement& bind(i64 n) {
    if (sqlite3_bind_int64(s_, next_++, n) != SQLITE_OK) db_.fail();
    return *this;
  }
  bool step() {
    const int code = sqlite3_step(s_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) db_.fail();
    return false;
  }
  // Runs a statement that gives no rows; how many it changed.
  int run() {
    step();
    const int n = db_.changes();
    sqlite3_reset(s_);
    return n;
  }
  i64 number(int column) const { return sqlite3_column_int64(s_, column); }
  std::string text(int column) const {
    const auto* p = reinterpret_cast<const char*>(sqlite3_column_text(s_, column));
    return p ? std::string(p, static_cast<std::size_t>(sqlite3_column_bytes(s_, column))) : std::string();
  }

 private:
  Database& db_;
  sqlite3_stmt* s_ = nullptr;
  int next_ = 1;
};

void migrate(Database& db) {
  constexpr int newest = static_cast<int>(std::size(schema::kSqlite));
  db.run("BEGIN IMMEDIATE");
  int version = 0;
  {
    Statement ask(db, "PRAGMA user_version");
    if (ask.step()) version = static_cast<int>(ask.number(0));
  }
  if (version > newest) {
    db.run("ROLLBACK");
    throw StoreError("The database was written by a newer Comares; upgrade this one.");
  }
  for (int i = version; i < newest; ++i) db.run(schema::kSqlite[i]);
  db.run(("PRAGMA user_version=" + std::to_string(newest)).c_str());
  db.run("COMMIT");
}

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(const std::string& file) : writer_(file), reader_((migrate(writer_), file)) {}

  void write(std::span<Write* const> batch) override {
    writer_.run("BEGIN IMMEDIATE");
    try {
      for (Write* w : batch) {
        w->result = one(*w) ? Write::Result::kDone : Write::Result::kTaken;
        w->held = w->hold && hold(w->table);
      }
      writer_.run("COMMIT");
    } catch (const StoreError&) {
      sqlite3_exec(writer_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
      for (Write* w : batch) {
        w->result = Write::Result::kFailed;
        w->held = false;
      }
      throw;
    }
  }

  Loaded load(const std::string& table, i64 version, i64 seq, i64 chat) override {
    Loaded out;
    get_table_.reset().bind(table);
    if (get_table_.step()) {
      out.found = true;
      out.table.number = get_table_.number(0);
      out.table.at = get_table_.number(1);
      if (out.table.number > version) out.table.body = get_table_.text(2);
    }
    get_table_.reset();
    if (!out.found) return out;
    rows(get_entries_, table, seq, out.entries);
    get_newest_.reset().bind(table);
    if (get_newest_.step()) out.newest = get_newest_.number(0);
    get_newest_.reset();
    rows(get_chat_, table, chat, out.chat);
    get_answers_.reset().bind(table).bind(table);
    while (get_answers_.step()) {
      out.answers.push_back({get_answers_.number(0), get_answers_.number(1), get_answers_.text(2)});
      out.answers_at = get_answers_.number(3);
    }
    get_answers_.reset();
    return out;
  }

  std::vector<ListedTable> listed(const std::string& status, int limit) override {
    std::vector<ListedTable> out;
    get_listed_.reset().bind(status).bind(limit);
    while (get_listed_.step()) out.push_back({get_listed_.text(0), get_listed_.text(1)});
    get_listed_.reset();
    return out;
  }

  std::vector<Mark> marks(std::span<const std::string> tables) override {
    std::vector<Mark> out;
    for (const std::string& id : tables) {
      get_mark_.reset().bind(id);
      if (get_mark_.step()) out.push_back({id, get_mark_.number(0), get_mark_.number(1)});
      get_mark_.reset();
    }
    return out;
  }

  std::vector<std::string> held() override {
    std::vector<std::string> out;
    get_held_.reset().bind(node_);
    while (get_held_.step()) out.push_back(get_held_.text(0));
    get_held_.reset();
    return out;
  }

  std::vector<std::string> left_alone(int limit) override {
    std::vector<std::string> out;
    get_left_.reset().bind(now_ms()).bind(limit);
    while (get_left_.step()) out.push_back(get_left_.text(0));
    get_left_.reset();
    return out;
  }

  std::vector<OldTable> older(const std::string& status, i64 before, int limit) override {
    std::vector<OldTable> out;
    get_older_.reset().bind(status).bind(before).bind(limit);
    while (get_older_.step()) out.push_back({get_older_.text(0), get_older_.number(1), get_older_.number(2)});
    get_older_.reset();
    return out;
  }

  void ping() override {
    get_pulse_.reset();
    get_pulse_.step();
    get_pulse_.reset();
  }

  void watch(std::function<void(const std::string&)>) override {}  // nobody else writes to the file

 private:
  bool one(const Write& w) {
    if (w.kind == Write::Kind::kTable) {
      if (w.row.number == 1)
        return put_table_.reset()
            .bind(w.table)
            .bind(w.row.at)
            .bind(w.status)
            .bind(i64{w.listed})
            .bind(w.row.body)
            .bind(w.origin)
            .run();
      return set_table_.reset()
          .bind(w.row.number)
          .bind(w.row.at)
          .bind(w.status)
          .bind(i64{w.listed})
          .bind(w.row.body)
          .bind(w.table)
          .bind(w.row.number - 1)
          .run();
    }
    if (w.kind == Write::Kind::kHold) return hold(w.table);
    if (w.kind == Write::Kind::kRelease) return release_.reset().bind(w.table).bind(node_).run();
    if (w.kind == Write::Kind::kAlive) {
      if (!std::exchange(begun_, true)) forget_nodes_.reset().run();  // the file is this server's alone
      return set_alive_.reset().bind(node_).bind(now_ms() + w.row.number).run();
    }
    if (w.kind == Write::Kind::kTouch) return touch_.reset().bind(w.row.at).bind(w.table).bind(w.row.at).run();
    if (w.kind == Write::Kind::kForget) {
      const std::string said_by = "{\"seat\":" + std::to_string(w.seat) + ",%";
      forget_.reset().bind(w.table).bind(w.row.number).bind(said_by).run();
      return true;
    }
    if (w.kind == Write::Kind::kDelete) {
      if (!delete_table_.reset().bind(w.table).bind(w.row.at).run()) return false;
      for (Statement* rest : {&delete_entries_, &delete_chat_, &delete_answers_, &delete_holder_})
        rest->reset().bind(w.table).run();
      return true;
    }
    if (w.kind == Write::Kind::kPulse) return put_pulse_.reset().bind(w.row.at).run();
    if (w.kind == Write::Kind::kAnswer)
      return put_answer_.reset()
          .bind(w.table)
          .bind(w.row.number)
          .bind(i64{w.seat})
          .bind(w.row.at)
          .bind(w.row.body)
          .run();
    const bool entry = w.kind == Write::Kind::kEntry;
    Statement& put = entry ? put_entry_ : put_chat_;
    put.reset().bind(w.table).bind(w.row.number).bind(w.row.at).bind(w.row.body);
    if (entry) put.bind(i64{w.row.number == w.first}).bind(w.table).bind(w.row.number - 1);
    return put.run();
  }

  bool hold(const std::string& table) { return hold_.reset().bind(table).bind(node_).bind(now_ms()).run(); }

  static void rows(Statement& get, const std::string& table, i64 after, std::vector<Row>& out) {
    get.reset().bind(table).bind(after);
    while (get.step()) out.push_back({get.number(0), get.number(1), get.text(2)});
    get.reset();
  }

  const std::string node_ = random_hex(6);
  bool begun_ = false;
  Database writer_, reader_;
  Statement put_table_{writer_,
                       "INSERT OR IGNORE INTO tables (id, version, at, status, listed, body, origin) "
                       "VALUES (?,1,?,?,?,?,?)"};
  Statement set_table_{writer_,
                       "UPDATE tables SET version=?, at=?, status=?, listed=?, body=? WHERE id=? AND version=?"};
  Statement put_entry_{writer_,
                       "INSERT OR IGNORE INTO entries (game, seq, at, body) SELECT ?,?,?,? "
                       "WHERE ? OR EXISTS (SELECT 1 FROM entries WHERE game=? AND seq=?)"};
  Statement put_chat_{writer_, "INSERT OR IGNORE INTO chat (game, seq, at, body) VALUES (?,?,?,?)"};
  Statement put_answer_{writer_, "INSERT OR REPLACE INTO answers (game, seq, seat, at, body) VALUES (?,?,?,?,?)"};
  Statement put_pulse_{writer_, "INSERT OR REPLACE INTO pulse (id, at) VALUES (1,?)"};
  Statement touch_{writer_, "UPDATE tables SET at=? WHERE id=? AND at<?"};
  Statement delete_table_{writer_,
                          "DELETE FROM tables WHERE id=? AND at=? "
                          "AND NOT EXISTS (SELECT 1 FROM tables AS later WHERE later.origin=tables.id)"};
  Statement delete_entries_{writer_, "DELETE FROM entries WHERE game=?"};
  Statement delete_chat_{writer_, "DELETE FROM chat WHERE game=?"};
  Statement delete_answers_{writer_, "DELETE FROM answers WHERE game=?"};
  Statement forget_{writer_, "UPDATE chat SET body='{}' WHERE game=? AND seq<=? AND body LIKE ?"};
  Statement get_older_{reader_,
                       "SELECT id, at, (SELECT COALESCE(MAX(at),0) FROM entries WHERE game=id AND "
                       "seq=(SELECT MAX(seq) FROM entries WHERE game=id)) FROM tables WHERE status=? AND at<? "
                       "AND NOT EXISTS (SELECT 1 FROM tables AS later WHERE later.origin=tables.id) "
                       "ORDER BY at LIMIT ?"};
  Statement get_answers_{reader_,
                         "SELECT seat, at, body, seq FROM answers WHERE game=? AND seq="
                         "(SELECT MAX(seq) FROM answers WHERE game=?)"};
  Statement get_table_{reader_, "SELECT version, at, body FROM tables WHERE id=?"};
  Statement get_entries_{reader_, "SELECT seq, at, body FROM entries WHERE game=? AND seq>? ORDER BY seq"};
  Statement get_newest_{reader_, "SELECT COALESCE(MAX(seq),0) FROM entries WHERE game=?"};
  Statement get_chat_{reader_, "SELECT seq, at, body FROM chat WHERE game=? AND seq>? ORDER BY seq"};
  Statement get_listed_{reader_, "SELECT id, body FROM tables WHERE status=? AND listed=1 ORDER BY at DESC LIMIT ?"};
  Statement get_pulse_{reader_, "SELECT at FROM pulse"};
  Statement get_mark_{
      reader_, "SELECT version, (SELECT COALESCE(MAX(seq),0) FROM entries WHERE game=id) FROM tables WHERE id=?"};
  Statement get_held_{reader_, "SELECT game FROM holders WHERE node=?"};
  Statement get_left_{reader_,
                      "SELECT game FROM holders WHERE node NOT IN (SELECT node FROM nodes WHERE until>?) LIMIT ?"};
  Statement forget_nodes_{writer_, "DELETE FROM nodes"};
  Statement set_alive_{writer_, "INSERT OR REPLACE INTO nodes (node, until) VALUES (?,?)"};
  Statement hold_{writer_,
                  "INSERT INTO holders (game, node) VALUES (?,?) ON CONFLICT (game) DO UPDATE SET node=excluded.node "
                  "WHERE node=excluded.node OR node NOT IN (SELECT n.node FROM nodes AS n WHERE n.until>?)"};
  Statement release_{writer_, "DELETE FROM holders WHERE game=? AND node=?"};
  Statement delete_holder_{writer_, "DELETE FROM holders WHERE game=?"};
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file) { return std::make_unique<SqliteStore>(file); }

std::unique_ptr<Store> open_store(const std::string& where) {
  if (where.starts_with("postgresql://") || where.starts_with("postgres://")) return open_postgres(where);
  return open_sqlite(where);
}

}  // namespace comares::server
