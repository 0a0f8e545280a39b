// What a game says of itself to the layers above the engine (notation, tables, previews, bots, terminal), so that none of
// them asks which game it is. The engine's own table is GameType (engine/game.h). Null: the game has no such part.
#pragma once
#include "engine/game.h"
#include "games/palace/palace.h"

namespace comares {

inline constexpr u8 kNoKind = 0xFF;

// Where a stone laid by an action would come to lie; field 0: it would not stay on the board.
struct Mark {
  u8 line = 0, field = 0;
};

// How the pieces of a game are laid out. Games that run by the same functions share a layout: the same code writes their
// positions, draws their tables and judges their moves.
enum class Layout : u8 {
  kMarket,   // money, a market and palaces
  kTracks,   // dice, and tracks to climb
  kColumns,  // dice, and columns of tiles for palaces
};
inline constexpr int kLayouts = 3;

struct PalaceParts {
  palace::Ref (*home)(const Ruleset&, State&, Seat);
  palace::ConstRef (*home_seen)(const Ruleset&, const State&, Seat);
  // The ways in which the tile may be laid: how many, and its sides in each.
  int (*ways_to_lie)(const Ruleset&, const State&, palace::TileId, u8 (&sides)[4]);
  // What forbids it besides walls and neighbours. Null: nothing does.
  Reject (*check_lying)(const Ruleset&, const State&, Seat, palace::TileId, u8 sides, palace::Cell) = nullptr;
  Reject (*check_leaving)(const Ruleset&, const State&, Seat, palace::Cell, palace::TileId in, u8 sides) = nullptr;
  // May a passage make a place lawful for it? Null: there are no passages.
  bool (*may_have_passage)(const Ruleset&, palace::TileId) = nullptr;

  bool may_lie(const Ruleset& r, const State& s, Seat p, palace::TileId t, u8 sides, palace::Cell c) const {
    return !check_lying || !check_lying(r, s, p, t, sides, c);
  }
  bool may_leave(const Ruleset& r, const State& s, Seat p, palace::Cell c, palace::TileId in = palace::kNoTile,
                 u8 sides = 0) const {
    return !check_leaving || !check_leaving(r, s, p, c, in, sides);
  }
};

// The window between two turns. It is there after every turn, whether or not anybody is asked in it.
struct WindowParts {
  u8 decision;                    // the one asked in it
  u32 (*owners)(const Ruleset&);  // bit per owner: who may offer something in it, as all know; 0: there is none
  // Takes a copy made when the next turn was announced back to the moment after the turn of `whose`.
  void (*end)(State&, Seat whose);
};

struct GameParts {
  Layout layout;
  const char* rules;     // the file of its rules, with which its rule ids begin
  const char* in_short;  // what it is about, in a few sentences for a new player
  bool has_guard_board = false;
  const char* unnumbered = nullptr;  // numbered tiles that may be named without their number
  const PalaceParts* palaces = nullptr;
  const WindowParts* window = nullptr;
  int (*scorings_done)(const Ruleset&, const State&) = nullptr;
  // Of a game with a board to lay stones on: false where the action lays none.
  bool (*marks)(const Ruleset&, const State&, const Action&, Mark&) = nullptr;
  // Its own verb and events that tables treat alike in every game.
  u8 pass_verb = kNoKind;
  u8 turn_event = kNoKind, scored_event = kNoKind, passed_event = kNoKind;
};

const GameParts& parts_of(const GameType&);  // listed in modules/list.cpp
inline const GameParts& parts_of(const Ruleset& r) { return parts_of(*r.game); }

}  // namespace comares
