// The printed facts of the base game: building tiles, currencies, points, numbers of the set-up.
#pragma once
#include <span>

#include "engine/game.h"
#include "games/palace/palace.h"

namespace comares::alhambra {

enum Building : u8 { kPavilion, kSeraglio, kArcades, kChambers, kGarden, kTower, kNoType = 0xFF };
inline constexpr int kBuildings = 6;
inline constexpr const char* kBuildingNames[kBuildings] = {"pavilion", "seraglio", "arcades",
                                                           "chambers", "garden",   "tower"};

enum Currency : u8 { kDenar, kDirham, kDucat, kFlorin, kDiamond };
inline constexpr int kCurrencies = 4;  // the fifth is no currency of a market slot
inline constexpr const char* kCurrencyNames[5] = {"denar", "dirham", "ducat", "florin", "diamond"};

inline constexpr int kSlots = 4;
inline constexpr u8 kSlotCurrency[kSlots] = {kFlorin, kDirham, kDenar, kDucat};

// Flags of a tile.
inline constexpr u8 kIsBase = 1;      // one of the 54 (or the extra tower)
inline constexpr u8 kIsBuilding = 2;  // has a type and counts for its majority
inline constexpr u8 kGoesInBag = 4;
inline constexpr u8 kGiftable = 8;        // may be given to Dirk when bought or claimed
inline constexpr u8 kPlacedByOwner = 16;  // its module says where it goes; never on a reserve, nor to Dirk

struct TileKind {
  const char* id;
  u8 type, price, sides, flags;
  u8 owner = 0;  // filled in by the ruleset
};

std::span<const TileKind> base_tiles();
TileKind extra_tower();

inline constexpr int kPiles = 5;
inline constexpr int kDisplay = 4;
inline constexpr int kStartMoney = 20;
inline constexpr int kTakeSum = 5;
inline constexpr int kMoneyValues = 9;
inline constexpr int kMoneyCopies = 3, kMoneyCopiesTwoPlayers = 2;
inline constexpr int kDirkTiles = 6;  // at the start and after scoring 1
inline constexpr int kDirkShare = 3;  // after scoring 2: bag ÷ 3
inline constexpr int kScoringPile[2] = {2, 4};

// Points of places 1, 2, 3 for each type in scorings 1, 2, 3.
struct Prizes {
  u8 points[kBuildings][3];
};
inline constexpr Prizes kPrizes[3] = {{{{1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}, {5, 0, 0}, {6, 0, 0}}},
                                      {{{8, 1, 0}, {9, 2, 0}, {10, 3, 0}, {11, 4, 0}, {12, 5, 0}, {13, 6, 0}}},
                                      {{{16, 8, 1}, {17, 9, 2}, {18, 10, 3}, {19, 11, 4}, {20, 12, 5}, {21, 13, 6}}}};

}  // namespace comares::alhambra
