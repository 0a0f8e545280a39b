// What whoever runs the server does to its database, and how servers hear of it: every change leaves a numbered notice,
// and servers look for new ones every second. This works on any store, whether or not a server is running.
#pragma once
#include <optional>

#include "server/store/store.h"

namespace comares::server {

inline constexpr const char* kAboutBans = "bans";

struct Notice {
  i64 number = 0;
  std::string about;  // a table's id, or kAboutBans
};
i64 last_notice(Store&);
std::vector<Notice> notices_after(Store&, i64 number);
void leave_notice(Store&, const std::string& about, i64 now);

struct Ban {
  std::string address;  // of one machine, or of a network: 203.0.113.0/24
  i64 at = 0;
  std::string reason;
};
std::vector<Ban> bans(Store&);
void ban(Store&, const Ban&);
bool unban(Store&, const std::string& address, i64 now);  // false: it was not banned

struct TableLine {
  std::string id, body;
  i64 at = 0, entries = 0, chat = 0;  // when it last changed, and how much there is of it
};
// The newest of one status, or with "" of all.
std::vector<TableLine> tables(Store&, const std::string& status, int most);
std::optional<TableLine> table_line(Store&, const std::string& id);
// Tables that read their first moves there.
std::vector<std::string> begun_from(Store&, const std::string& id);
void delete_table(Store&, const std::string& id, i64 now);

}  // namespace comares::server
