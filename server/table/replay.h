// A finished or running game looked at again: as it was after any of its moves. A move is an entry
// that no undo has taken back. And the other way round: the entries of a game from its record.
#pragma once
#include "server/store/store.h"
#include "server/table/game.h"

namespace comares::server {

// As Store::load, and where a table was begun from another's moves these come first, as if they were its own entries.
Loaded load_with_origin(Store&, const std::string& table, i64 version, i64 seq, i64 chat);

// The game as it was after `move` moves, for one viewer; `open`: with all that was hidden then. Tells
// what happened in the moves after `since`, -1: from the set-up on. Throws Refused.
struct Look {
  Seat viewer = kSpectator;
  bool open = false;
  i64 move = 0, since = -1;
};
json::object replay_of(const Game&, const Look&);

// The entries of a game that begins as `game` does and goes as these actions say; they are applied.
std::vector<Entry> entries_from(Game& game, const json::array& actions);

std::vector<Row> rows_of(const Game&, const std::vector<Entry>&, i64 at);

}  // namespace comares::server
