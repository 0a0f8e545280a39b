// The printed facts of the dice box: chips, dice, rounds, stones, Dirk's fields. Data, not rules.
// Provenance: numbers, fields, chips by kind and the count of dark ones from the rulebook. How many
// number chips show 1, 2 or 3, and that all six dark ones are number chips, is reconstructed.
// Buildings, points of the ranks and the tiles of Alcazaba are those of Alhambra.
#pragma once
#include "games/alhambra/data.h"

namespace comares::dice {

using alhambra::kBuildingNames;
using alhambra::kBuildings;

inline constexpr int kDice = 8;  // white ones; the black die is never thrown
inline constexpr int kMaxThrows = 3;
inline constexpr int kLines = 8, kFieldsPerLine = 3, kFields = kLines * kFieldsPerLine;
inline constexpr int kTrackEnd = 12;
inline constexpr int kRounds = 5;
inline constexpr int kSeats = kMaxPlayers + 1;  // with Dirk

// Marker stones of each player, by the number of players.
inline constexpr u8 kStones[kMaxPlayers + 1] = {0, 0, 5, 5, 4, 3, 3};
inline constexpr int kDirkStones = 5;
// Lines of Dirk's stones in the order they are laid; always in the right-hand field.
inline constexpr u8 kDirkLines[kDirkStones] = {2, 3, 4, 5, 6};

// Number of the scoring after round 1 … 5; 0 for none.
inline constexpr u8 kScoringAfter[kRounds] = {1, 0, 2, 0, 3};

// Chips. The value of a number chip is its place here plus one.
enum Chip : u8 {
  kNumber1,
  kNumber2,
  kNumber3,
  kExchange,
  kPushBack,
  kAnnul,
  kBlackDie,
  kStarterChip,
  kNoChip = 0xFF,
};
inline constexpr int kOwnedKinds = 7;  // all but the starting-player chip can be owned
inline constexpr const char* kChipNames[8] = {"number-1",  "number-2", "number-3",  "exchange",
                                              "push_back", "annul",    "black_die", "starting_player"};
constexpr bool is_number(u8 chip) { return chip <= kNumber3; }
constexpr int value_of(u8 chip) { return is_number(chip) ? chip + 1 : 0; }

inline constexpr int kStacks = 4, kStackSize = 5, kNormalChips = 20, kDarkChips = 6, kChips = 26, kNumberChips = 16;
// How many chips there are of each kind, by their backs.
struct ChipCounts {
  u8 normal[kOwnedKinds], dark[kOwnedKinds];
  constexpr int of(u8 kind) const { return normal[kind] + dark[kind]; }
};
inline constexpr ChipCounts kPrintedChips = {{4, 3, 3, 2, 2, 3, 3}, {2, 2, 2, 0, 0, 0, 0}};

// Alcazaba: five stacks with one tile of each type, and five draws a round from the bag.
inline constexpr int kTileStacks = 5, kBagTiles = 25, kBagDraws = 5;

}  // namespace comares::dice
