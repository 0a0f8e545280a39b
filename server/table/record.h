// A game's record, for whoever downloads it and for the archive.
#pragma once
#include "server/store/store.h"
#include "server/table/games.h"
#include "server/table/info.h"

namespace comares::server {

// Played again; throws where that cannot be done.
json::object record_of(const TableInfo&, const Loaded&);
// As it was stored, where it cannot be played again.
json::object record_as_it_is(const TableInfo&, const Loaded&, const std::exception& why);

}  // namespace comares::server
