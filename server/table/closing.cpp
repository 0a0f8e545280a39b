#include "server/table/closing.h"

#include "server/store/admin.h"
#include "server/table/hub.h"

namespace comares::server {

namespace {
constexpr int kTries = 20;  // a server may change the table at the same time
}

void close_table(Store& store, const std::string& id, const std::string& reason) {
  for (int i = 0; i < kTries; ++i) {
    const Loaded l = store.load(id, 0, i64{1} << 60, i64{1} << 60);
    if (!l.found) throw codec::Refused("There is no table " + id + ".", "server.message");
    TableInfo info = info_from_stored(codec::parse(l.table.body));
    if (info.status == TableInfo::kOver) throw codec::Refused("That table is over already.", "server.over");
    info.status = TableInfo::kOver;
    info.ended = reason;
    info.undo_ask.reset();
    Write row = table_row(info, l.table.number + 1);
    Write* const batch[] = {&row};
    store.write(batch);
    if (row.result == Write::Result::kDone) return leave_notice(store, id, now_ms());
  }
  throw StoreError("The table is changed all the time; try again.");
}

}  // namespace comares::server
