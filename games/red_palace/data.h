// The printed facts of the Red Palace: land tiles, guard board, abilities, scoring tiles, numbers of the set-up.
#pragma once
#include <iterator>

#include "games/alhambra/orders.h"

namespace comares::red_palace {

using alhambra::kBuildings;
using alhambra::TileKind;

inline constexpr int kLandTiles = 54, kPlazaCount = 6, kWallPieces = 6;
inline constexpr int kPreview = 3;
inline constexpr int kBuildingTiles = 54, kOfEachType = 9;
inline constexpr int kGuards = 32;
inline constexpr int kPlacementSpaces = 8, kPlacementTiles = 11;
inline constexpr u8 kUnlimited = 0xFF;
inline constexpr int kStartPoints = 5;
inline constexpr int kScoringTiles = alhambra::kOrders;
inline constexpr int kMostWalls = 3;  // of a tile, a wall piece included

// Abilities, and the actions that use them.
enum Ability : u8 {
  kSwapTile,
  kFromPreview,
  kWallPiece,
  kAsExact,
  kTakeCard,
  kRandomTile,
  kPlaza,
  kMoveGuard,
  kHalfBuilding,
};
inline constexpr int kAbilities = 9, kAbilitiesInPlay = 4;
inline constexpr const char* kAbilityNames[kAbilities] = {
    "swap_building_tile", "buy_from_preview",     "wall_piece", "overpaid_is_exact",
    "take_cash_card",     "random_building_tile", "plaza",      "move_guard",
    "half_building"};
inline constexpr u8 kGuardCost[kAbilities] = {1, 1, 1, 1, 1, 1, 1, 1, 2};
// Points paid in place of one guard, by the number of scorings done.
inline constexpr u8 kPointsForGuard[4] = {1, 2, 3, 3};

inline constexpr const char* kScoringTileNames[kScoringTiles] = {
    "scoring-tile-1",  "scoring-tile-2",  "scoring-tile-3",  "scoring-tile-4",  "scoring-tile-5",  "scoring-tile-6",
    "scoring-tile-7",  "scoring-tile-8",  "scoring-tile-9",  "scoring-tile-10", "scoring-tile-11", "scoring-tile-12",
    "scoring-tile-13", "scoring-tile-14", "scoring-tile-15", "scoring-tile-16", "scoring-tile-17", "scoring-tile-18"};

std::span<const TileKind> land_tiles();
std::span<const TileKind> plazas();

// What is printed on pieces beside the cost and walls of tiles, and on the boards.
struct Facts {
  u8 watchtowers[kLandTiles];  // sides
  u8 spots[kPlacementTiles];   // on the front of each; the back takes any number
  u8 points[kPlacementSpaces];
  u8 beginner_spots[kPlacementSpaces];
  u8 beginner_abilities[kAbilitiesInPlay];
  alhambra::TypeOrders orders;  // of the scoring tiles: the type of each row
};
extern const Facts kPrinted;

}  // namespace comares::red_palace
