// Looking at a game again, finished or running: as it was after any of its moves. A move is an entry
// that no undo has taken back. And the other way round: the entries of a game from its record.
#pragma once
#include "table/game.h"

namespace comares::table {

// The game as it was after `move` moves, for one viewer; `open`: with all that was hidden then. Tells
// what happened in the moves after `since`, -1: from the set-up on.
struct Look {
  Seat viewer = kSpectator;
  bool open = false;
  i64 move = 0, since = -1;
};
json::object replay_of(const Game&, const Look&, Refusal&);

// The entries of a game that begins as `game` does and goes as these actions say; they are applied.
std::vector<Entry> entries_from(Game& game, const json::array& actions, Refusal&);

}  // namespace comares::table
