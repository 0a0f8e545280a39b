// What a store keeps: tables (who sits where, setup, seed), their entries under the unique key
// (table, seq), chat, and answers given in a window between turns. Append-only but for a table's own row, which carries a
// version, and for what is deleted: whole tables whose time is over, and lines of chat.
// A store is used by two threads: one writes, one reads. queue.h shares transactions among tables.
#pragma once
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/types.h"

namespace comares::server {

using i64 = std::int64_t;

struct StoreError : std::runtime_error {
  explicit StoreError(const std::string& what, bool none_written = false)
      : std::runtime_error(what), undone(none_written) {}
  bool undone;  // known: nothing was written, as somebody else holds what was to be changed
};

struct Row {
  i64 number = 0;  // an entry's seq, a chat line's number, a table's version
  i64 at = 0;      // milliseconds since 1970
  std::string body;
};

struct Write {
  // kPulse: nothing but that it can be written. kTouch: the table is not old yet. kDelete: the table with all it has,
  // unless it has been written since `row.at`, or another was begun from it. kForget: what `seat` has said, up to that line.
  // kAlive: this server is, for the next `row.number` milliseconds. kHold: the table is this server's to move bots and run
  // clocks at, unless another that is alive holds it (kTaken). kRelease: it is nobody's, as nothing is to be done there.
  enum class Kind { kTable, kEntry, kChat, kAnswer, kPulse, kTouch, kDelete, kForget, kAlive, kRelease, kHold };
  enum class Result { kFailed, kTaken, kDone };
  Kind kind = Kind::kEntry;
  std::string table = {};
  Row row = {};             // kTable: version 1 creates, version n replaces n - 1
  std::string status = {};  // kTable: open, playing or over
  bool listed = false;
  std::string origin = {};  // kTable: of which other table it needs the entries
  i64 first = 1;      // kEntry: the table's own first; every other is written only where the one before it is there
  bool hold = false;  // kTable, kEntry: with it goes a kHold
  int seat = 0;       // kAnswer: whose answer in the window open at entry `row.number`; may be replaced
  Result result = Result::kFailed;
  bool held = false;  // what came of `hold`
};

struct Loaded {
  bool found = false;
  Row table;  // body empty where the version asked for is still the newest
  std::vector<Row> entries, chat;
  std::vector<Row> answers;  // those given last; number: the seat
  i64 newest = 0;            // entry there is; 0: none
  i64 answers_at = 0;        // in the window open at this entry
};

struct ListedTable {
  std::string id;
  std::string body;
};

struct Mark {
  std::string table;
  i64 version = 0, seq = 0;
};

struct OldTable {
  std::string id;
  i64 at = 0;    // when its row was written
  i64 last = 0;  // and its newest entry; 0: it has none
};

class Store {
 public:
  virtual ~Store() = default;

  // One transaction for all of them. Sets each one's result; kTaken: its key was there already.
  // Throws StoreError where the database fails; it is then unknown what was written.
  virtual void write(std::span<Write* const>) = 0;

  // What is newer than the given numbers.
  virtual Loaded load(const std::string& table, i64 version, i64 seq, i64 chat) = 0;
  virtual std::vector<ListedTable> listed(const std::string& status, int limit) = 0;
  virtual std::vector<Mark> marks(std::span<const std::string> tables) = 0;  // how far each is that is there
  virtual std::vector<std::string> held() = 0;                               // by this server
  virtual std::vector<std::string> left_alone(int limit) = 0;  // held by servers that are not alive any more
  // Tables whose row was last written before that moment, the oldest first; none whose entries others need.
  virtual std::vector<OldTable> older(const std::string& status, i64 before, int limit) = 0;
  virtual void ping() = 0;

  // Calls `changed` with a table's id whenever another process wrote to it; "" where anything may have
  // changed unnoticed: once listening begins, and after every gap. From a thread of its own, until the
  // store is destroyed.
  virtual void watch(std::function<void(const std::string& table)> changed) = 0;
};

// postgresql://… or a file name.
std::unique_ptr<Store> open_store(const std::string& where);
std::unique_ptr<Store> open_sqlite(const std::string& file);
std::unique_ptr<Store> open_postgres(const std::string& url);

}  // namespace comares::server
