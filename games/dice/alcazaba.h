// Alcazaba for 2 to 6 players: the dice of the dice game, the tiles and palaces of Alhambra.
#pragma once
#include "games/dice/rules.h"

namespace comares::alcazaba {

using dice::Board;
using dice::Game;
using dice::Position;
using palace::Cell;
using palace::kNoTile;
using palace::TileId;

inline constexpr int kColumnRoom = 1 + dice::kBagDraws;

struct Table {
  Board board;
  palace::Pieces pieces;
  palace::Palace palaces[kMaxPlayers];
  u8 column[dice::kBuildings][kColumnRoom];        // tiles from the bottom up; kNoTile above the last
  u8 stacks[dice::kTileStacks][dice::kBuildings];  // by rounds and types; kNoTile once laid out
  u8 bag[dice::kBagTiles];                         // next tile last; kNoTile above it
  u8 bag_size;
  u8 aside;  // the tile just taken, or kNoTile
};
static_assert(sizeof(Table) <= kBodySize);

inline const Table& table_of(const Position& g) { return g.state.at<Table>(0); }
inline Table& table_of(const Game& g) { return g.state.at<Table>(0); }
inline palace::ConstRef palace_of(const Position& g, Seat p) { return {table_of(g).palaces[p], table_of(g).pieces, p}; }
inline palace::Ref palace_of(const Game& g, Seat p) { return {table_of(g).palaces[p], table_of(g).pieces, p}; }

enum Verb : u8 {
  kRedesignAdd = dice::kFirstOwnVerb,
  kRedesignRemove,
  kRedesignSwap,
  kTake,
  kTakeChip,
  kPlace,
  kReserve,
  kGive,
};
enum Decision : u8 { kChooseTile = dice::kFirstOwnDecision, kPlaceTile };
enum EventName : u8 {
  kEvTileToColumn = dice::kFirstOwnEvent,
  kEvTaken,
  kEvPlaced,
  kEvReserved,
  kEvGiven,
  kEvAdded,
  kEvRemoved,
  kEvSwapped,
  kEvTileLeft,
};
inline constexpr u8 kCategoryWall = 1;

std::unique_ptr<Ruleset> create(const Setup&, Reject& why);

// alcazaba_building.cpp: one redesign instead of marking; placing a tile taken.
void list_redesigns(const Position&, Seat, Actions&);
Reject check_redesign(const Position&, Seat, const Action&);
void redesign(const Game&, Seat, const Action&);
void list_placements(const Position&, Seat, Actions&);
Reject check_placement(const Position&, Seat, const Action&);
void placement(const Game&, Seat, const Action&);

// alcazaba_results.cpp: the tiles of the columns, best stone first.
bool reward(const Game&);
void clear_columns(const Game&);
void list_results(const Position&, Actions&);
Reject check_result(const Position&, const Action&);
void act_result(const Game&, const Action&);

}  // namespace comares::alcazaba

namespace comares::dice {
extern const Schema kAlcazabaSchema;
}
