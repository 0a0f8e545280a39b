// Entries of a game as rows of the store, and tables whose first moves were made at another table.
#pragma once
#include "server/store/store.h"
#include "table/game.h"

namespace comares::server {

// As Store::load, and where a table was begun from another's moves these come first, as if they were its own entries.
Loaded load_with_origin(Store&, const std::string& table, i64 version, i64 seq, i64 chat);

std::vector<Row> rows_of(const table::Game&, const std::vector<table::Entry>&, i64 at);

}  // namespace comares::server
