// What is printed in the box of the Red Palace. Data, not rules: owners of the box can correct it here.
// Provenance: numbers of pieces, costs and effects of the abilities, scoring board, points paid in place of guards and
// numbers of the set-up from the rulebook; currencies of the yard and the 18 scoring tiles from public sources.
// Reconstructed: cost and walls of each land tile (those of the base game's 54 tiles, without their types), where the
// 32 watchtowers stand, the spots of the placement tiles, the points under them, and the beginners' side of the guard
// board.
#include "games/red_palace/data.h"

namespace comares::red_palace {

using namespace palace;
using alhambra::kNoType;

namespace {

constexpr u8 kLand = alhambra::kGoesInBag | alhambra::kGiftable;
constexpr TileKind kTiles[kLandTiles] = {
    {"land-2-new", kNoType, 2, kWallN | kWallE | kWallW, kLand},
    {"land-3-esw", kNoType, 3, kWallE | kWallS | kWallW, kLand},
    {"land-3-sw", kNoType, 3, kWallS | kWallW, kLand},
    {"land-4-es", kNoType, 4, kWallE | kWallS, kLand},
    {"land-4-ne", kNoType, 4, kWallN | kWallE, kLand},
    {"land-4-nes", kNoType, 4, kWallN | kWallE | kWallS, kLand},
    {"land-5-nsw", kNoType, 5, kWallN | kWallS | kWallW, kLand},
    {"land-5-nw-a", kNoType, 5, kWallN | kWallW, kLand},
    {"land-5-nw-b", kNoType, 5, kWallN | kWallW, kLand},
    {"land-5-sw", kNoType, 5, kWallS | kWallW, kLand},
    {"land-6-es-a", kNoType, 6, kWallE | kWallS, kLand},
    {"land-6-es-b", kNoType, 6, kWallE | kWallS, kLand},
    {"land-6-esw", kNoType, 6, kWallE | kWallS | kWallW, kLand},
    {"land-6-n", kNoType, 6, kWallN, kLand},
    {"land-6-ne", kNoType, 6, kWallN | kWallE, kLand},
    {"land-6-sw", kNoType, 6, kWallS | kWallW, kLand},
    {"land-7-e", kNoType, 7, kWallE, kLand},
    {"land-7-es", kNoType, 7, kWallE | kWallS, kLand},
    {"land-7-ne", kNoType, 7, kWallN | kWallE, kLand},
    {"land-7-new", kNoType, 7, kWallN | kWallE | kWallW, kLand},
    {"land-7-nsw", kNoType, 7, kWallN | kWallS | kWallW, kLand},
    {"land-7-sw", kNoType, 7, kWallS | kWallW, kLand},
    {"land-7-w", kNoType, 7, kWallW, kLand},
    {"land-8-0", kNoType, 8, 0, kLand},
    {"land-8-e", kNoType, 8, kWallE, kLand},
    {"land-8-n", kNoType, 8, kWallN, kLand},
    {"land-8-ne", kNoType, 8, kWallN | kWallE, kLand},
    {"land-8-nes", kNoType, 8, kWallN | kWallE | kWallS, kLand},
    {"land-8-nw-a", kNoType, 8, kWallN | kWallW, kLand},
    {"land-8-nw-b", kNoType, 8, kWallN | kWallW, kLand},
    {"land-8-s", kNoType, 8, kWallS, kLand},
    {"land-8-sw", kNoType, 8, kWallS | kWallW, kLand},
    {"land-9-0-a", kNoType, 9, 0, kLand},
    {"land-9-0-b", kNoType, 9, 0, kLand},
    {"land-9-e", kNoType, 9, kWallE, kLand},
    {"land-9-es", kNoType, 9, kWallE | kWallS, kLand},
    {"land-9-ne", kNoType, 9, kWallN | kWallE, kLand},
    {"land-9-nw", kNoType, 9, kWallN | kWallW, kLand},
    {"land-9-s", kNoType, 9, kWallS, kLand},
    {"land-9-w", kNoType, 9, kWallW, kLand},
    {"land-10-0-a", kNoType, 10, 0, kLand},
    {"land-10-0-b", kNoType, 10, 0, kLand},
    {"land-10-0-c", kNoType, 10, 0, kLand},
    {"land-10-n", kNoType, 10, kWallN, kLand},
    {"land-10-w-a", kNoType, 10, kWallW, kLand},
    {"land-10-w-b", kNoType, 10, kWallW, kLand},
    {"land-11-0-a", kNoType, 11, 0, kLand},
    {"land-11-0-b", kNoType, 11, 0, kLand},
    {"land-11-0-c", kNoType, 11, 0, kLand},
    {"land-11-n", kNoType, 11, kWallN, kLand},
    {"land-11-s", kNoType, 11, kWallS, kLand},
    {"land-12-0", kNoType, 12, 0, kLand},
    {"land-12-s", kNoType, 12, kWallS, kLand},
    {"land-13-e", kNoType, 13, kWallE, kLand},
};

constexpr TileKind kPlazas[kPlazaCount] = {
    {"plaza-1", kNoType, 0, 0, 0}, {"plaza-2", kNoType, 0, 0, 0}, {"plaza-3", kNoType, 0, 0, 0},
    {"plaza-4", kNoType, 0, 0, 0}, {"plaza-5", kNoType, 0, 0, 0}, {"plaza-6", kNoType, 0, 0, 0},
};

}  // namespace

std::span<const TileKind> land_tiles() { return kTiles; }
std::span<const TileKind> plazas() { return kPlazas; }

constinit const Facts kPrinted = {
    .watchtowers =
        {
            kWallN,
            kWallS,
            0,
            0,
            0,
            kWallE,
            kWallW,
            0,
            kWallW,
            kWallS,
            kWallE,
            0,
            kWallE | kWallW,
            kWallN,
            kWallN,
            0,
            kWallE,
            kWallE | kWallS,
            0,
            kWallE | kWallW,
            kWallN | kWallS,
            kWallS | kWallW,
            kWallW,
            0,
            0,
            0,
            kWallN | kWallE,
            kWallN | kWallS,
            0,
            kWallN | kWallW,
            kWallS,
            0,
            0,
            0,
            kWallE,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            kWallN,
            kWallW,
            0,
            0,
            0,
            0,
            0,
            kWallS,
            0,
            0,
            0,
        },
    .spots = {1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4},
    .points = {1, 2, 3, 4, 5, 6, 7, 8},
    .beginner_spots = {2, 2, 3, 2, 3, 2, 3, kUnlimited},
    .beginner_abilities = {kTakeCard, kAsExact, kWallPiece, kPlaza},
    .orders = alhambra::kTypeOrders,
};

}  // namespace comares::red_palace
