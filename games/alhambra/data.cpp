// What is printed in the base box. Data, not rules: owners of the box can correct it here.
// Provenance: types, counts, money, scoring table and set-up numbers from the rulebook. Price and
// walls of each tile cross-checked between three public implementations, which agree on all but one
// (arcades 8 with a single wall: east, by two of the three and because only then every side occurs
// equally often). Slot currencies from two public sources that agree. `tower-10-sw` (dice box):
// price and walls reconstructed.
#include "games/alhambra/data.h"

namespace comares::alhambra {

using namespace palace;

namespace {
constexpr u8 kBaseTile = kIsBase | kIsBuilding | kGoesInBag | kGiftable;
constexpr TileKind kTiles[] = {
    {"pavilion-2-new", kPavilion, 2, kWallN | kWallE | kWallW, kBaseTile},
    {"pavilion-3-sw", kPavilion, 3, kWallS | kWallW, kBaseTile},
    {"pavilion-4-es", kPavilion, 4, kWallE | kWallS, kBaseTile},
    {"pavilion-5-nw", kPavilion, 5, kWallN | kWallW, kBaseTile},
    {"pavilion-6-n", kPavilion, 6, kWallN, kBaseTile},
    {"pavilion-7-e", kPavilion, 7, kWallE, kBaseTile},
    {"pavilion-8-0", kPavilion, 8, 0, kBaseTile},
    {"seraglio-3-esw", kSeraglio, 3, kWallE | kWallS | kWallW, kBaseTile},
    {"seraglio-4-ne", kSeraglio, 4, kWallN | kWallE, kBaseTile},
    {"seraglio-5-sw", kSeraglio, 5, kWallS | kWallW, kBaseTile},
    {"seraglio-6-es", kSeraglio, 6, kWallE | kWallS, kBaseTile},
    {"seraglio-7-w", kSeraglio, 7, kWallW, kBaseTile},
    {"seraglio-8-s", kSeraglio, 8, kWallS, kBaseTile},
    {"seraglio-9-0", kSeraglio, 9, 0, kBaseTile},
    {"arcades-4-nes", kArcades, 4, kWallN | kWallE | kWallS, kBaseTile},
    {"arcades-5-nw", kArcades, 5, kWallN | kWallW, kBaseTile},
    {"arcades-6-ne", kArcades, 6, kWallN | kWallE, kBaseTile},
    {"arcades-6-sw", kArcades, 6, kWallS | kWallW, kBaseTile},
    {"arcades-7-es", kArcades, 7, kWallE | kWallS, kBaseTile},
    {"arcades-8-e", kArcades, 8, kWallE, kBaseTile},
    {"arcades-8-n", kArcades, 8, kWallN, kBaseTile},
    {"arcades-9-0", kArcades, 9, 0, kBaseTile},
    {"arcades-10-0", kArcades, 10, 0, kBaseTile},
    {"chambers-5-nsw", kChambers, 5, kWallN | kWallS | kWallW, kBaseTile},
    {"chambers-6-es", kChambers, 6, kWallE | kWallS, kBaseTile},
    {"chambers-7-ne", kChambers, 7, kWallN | kWallE, kBaseTile},
    {"chambers-7-sw", kChambers, 7, kWallS | kWallW, kBaseTile},
    {"chambers-8-nw", kChambers, 8, kWallN | kWallW, kBaseTile},
    {"chambers-9-s", kChambers, 9, kWallS, kBaseTile},
    {"chambers-9-w", kChambers, 9, kWallW, kBaseTile},
    {"chambers-10-0", kChambers, 10, 0, kBaseTile},
    {"chambers-11-0", kChambers, 11, 0, kBaseTile},
    {"garden-6-esw", kGarden, 6, kWallE | kWallS | kWallW, kBaseTile},
    {"garden-7-nsw", kGarden, 7, kWallN | kWallS | kWallW, kBaseTile},
    {"garden-8-ne", kGarden, 8, kWallN | kWallE, kBaseTile},
    {"garden-8-nw", kGarden, 8, kWallN | kWallW, kBaseTile},
    {"garden-8-sw", kGarden, 8, kWallS | kWallW, kBaseTile},
    {"garden-9-e", kGarden, 9, kWallE, kBaseTile},
    {"garden-10-n", kGarden, 10, kWallN, kBaseTile},
    {"garden-10-w", kGarden, 10, kWallW, kBaseTile},
    {"garden-10-0", kGarden, 10, 0, kBaseTile},
    {"garden-11-0", kGarden, 11, 0, kBaseTile},
    {"garden-12-s", kGarden, 12, kWallS, kBaseTile},
    {"tower-7-new", kTower, 7, kWallN | kWallE | kWallW, kBaseTile},
    {"tower-8-nes", kTower, 8, kWallN | kWallE | kWallS, kBaseTile},
    {"tower-9-es", kTower, 9, kWallE | kWallS, kBaseTile},
    {"tower-9-ne", kTower, 9, kWallN | kWallE, kBaseTile},
    {"tower-9-nw", kTower, 9, kWallN | kWallW, kBaseTile},
    {"tower-10-w", kTower, 10, kWallW, kBaseTile},
    {"tower-11-n", kTower, 11, kWallN, kBaseTile},
    {"tower-11-s", kTower, 11, kWallS, kBaseTile},
    {"tower-11-0", kTower, 11, 0, kBaseTile},
    {"tower-12-0", kTower, 12, 0, kBaseTile},
    {"tower-13-e", kTower, 13, kWallE, kBaseTile},
};
static_assert(std::size(kTiles) == 54);
}  // namespace

std::span<const TileKind> base_tiles() { return kTiles; }

TileKind extra_tower() { return {"tower-10-sw", kTower, 10, kWallS | kWallW, kBaseTile}; }

}  // namespace comares::alhambra
