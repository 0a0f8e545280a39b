// The record of a table, as it is handed out: what `comares replay` plays and `comares verify` checks.
#pragma once
#include "server/store/store.h"
#include "server/table/info.h"

namespace comares::server {

struct Record {
  json::object json;
  bool readable = true;  // false: it cannot be played, and is handed out as it was stored
};

// Of a table with all its entries, its origin's too (origin.h). Plays the whole game.
Record record_of(const TableInfo&, const Loaded&);

}  // namespace comares::server
