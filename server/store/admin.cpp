#include "server/store/admin.h"

namespace comares::server {

i64 last_notice(Store& store) { return std::stoll(store.ask("SELECT COALESCE(MAX(n),0) FROM notices").at(0).at(0)); }

std::vector<Notice> notices_after(Store& store, i64 number) {
  std::vector<Notice> out;
  for (Store::TextRow& row :
       store.ask("SELECT n, about FROM notices WHERE n > CAST($1 AS bigint) ORDER BY n", {std::to_string(number)}))
    out.push_back({std::stoll(row[0]), std::move(row[1])});
  return out;
}

// Numbered one after the other, not by a sequence: a number is never seen before a smaller one.
void leave_notice(Store& store, const std::string& about, i64 now) {
  store.execute(
      "INSERT INTO notices (n, at, about) "
      "SELECT COALESCE(MAX(n),0)+1, CAST($1 AS bigint), CAST($2 AS text) FROM notices",
      {std::to_string(now), about});
}

std::vector<Ban> bans(Store& store) {
  std::vector<Ban> out;
  for (Store::TextRow& row : store.ask("SELECT address, at, reason FROM bans ORDER BY at, address"))
    out.push_back({std::move(row[0]), std::stoll(row[1]), std::move(row[2])});
  return out;
}

void ban(Store& store, const Ban& b) {
  store.execute(
      "INSERT INTO bans (address, at, reason) VALUES ($1, CAST($2 AS bigint), $3) "
      "ON CONFLICT (address) DO UPDATE SET at=excluded.at, reason=excluded.reason",
      {b.address, std::to_string(b.at), b.reason});
  leave_notice(store, kAboutBans, b.at);
}

bool unban(Store& store, const std::string& address, i64 now) {
  if (!store.execute("DELETE FROM bans WHERE address=$1", {address})) return false;
  leave_notice(store, kAboutBans, now);
  return true;
}

namespace {

TableLine line_of(Store::TextRow& row) {
  return {std::move(row[0]), std::move(row[1]), std::stoll(row[2]), std::stoll(row[3]), std::stoll(row[4])};
}

constexpr const char* kNewest =
    "SELECT id, body, at, (SELECT COUNT(*) FROM entries WHERE game=id), (SELECT COUNT(*) FROM chat WHERE game=id) "
    "FROM tables WHERE CAST($1 AS text)='' OR status=$1 ORDER BY at DESC LIMIT CAST($2 AS bigint)";
constexpr const char* kOne =
    "SELECT id, body, at, (SELECT COUNT(*) FROM entries WHERE game=id), (SELECT COUNT(*) FROM chat WHERE game=id) "
    "FROM tables WHERE id=$1";

}  // namespace

std::vector<TableLine> tables(Store& store, const std::string& status, int most) {
  std::vector<TableLine> out;
  for (Store::TextRow& row : store.ask(kNewest, {status, std::to_string(most)})) out.push_back(line_of(row));
  return out;
}

std::optional<TableLine> table_line(Store& store, const std::string& id) {
  auto rows = store.ask(kOne, {id});
  if (rows.empty()) return {};
  return line_of(rows[0]);
}

std::vector<std::string> begun_from(Store& store, const std::string& id) {
  std::vector<std::string> out;
  for (Store::TextRow& row : store.ask("SELECT id FROM tables WHERE body LIKE $1",
                                       {"%\"origin\":{\"table\":\"" + id + "\",\"move\":%,\"depth\":%"}))
    out.push_back(std::move(row[0]));
  return out;
}

void delete_table(Store& store, const std::string& id, i64 now) {
  store.execute("DELETE FROM tables WHERE id=$1", {id});
  for (const char* rest :
       {"DELETE FROM entries WHERE game=$1", "DELETE FROM chat WHERE game=$1", "DELETE FROM answers WHERE game=$1"})
    store.execute(rest, {id});
  leave_notice(store, id, now);
}

}  // namespace comares::server
