// Which printed values are reconstructed, so that whoever owns the box can put in what their pieces show: price and
// walls of tiles, and the facts of modules, in both cases where the module says that something was reconstructed.
#include "games/alhambra/alhambra.h"

namespace comares::alhambra {

namespace {

constexpr u8 kAllSides = 15;
constexpr int kHighestPrice = 20;

// A module with facts of its own says there what else is printed on its tiles.
bool is_reconstructed(const Rules& r, const TileKind& tile) {
  if (!tile.owner) return tile.id == extra_tower().id;
  const Module& m = *r.owner(tile.owner).module;
  return m.info.provenance && !m.archive_facts;
}

void archive_sides(TileKind& tile, Archive& ar) {
  const bool outwork = tile.sides & palace::kOutwork;
  u8 sides = tile.sides & kAllSides;
  ar.sides(outwork ? "bastions" : "walls", sides);
  tile.sides = static_cast<u8>((tile.sides & ~kAllSides) | sides);
  if (sides == kAllSides) ar.refuse("A tile has at least one side without a wall.");
  if (outwork && !sides) ar.refuse("A camp has at least one bastion.");
}

}  // namespace

void archive_reconstructed(Ruleset& rules, Archive& ar) {
  Rules& r = static_cast<Rules&>(rules);
  if (ar.begin("tiles")) {
    for (std::size_t t = 0; t < r.tile.size(); ++t) {
      TileKind& tile = r.tile[t];
      if (!is_reconstructed(r, tile) || !ar.begin(tile.id)) continue;
      int price = tile.price;
      if (price) ar.number("price", price, 1, kHighestPrice);
      tile.price = static_cast<u8>(price);
      archive_sides(tile, ar);
      r.sides[t] = tile.sides;
      ar.end();
    }
    ar.end();
  }
  if (!ar.begin("modules")) return;
  for (const ActiveModule& m : r.active) {
    if (!m.module->info.provenance || !m.module->archive_facts || !ar.begin(m.module->info.slug)) continue;
    m.module->archive_facts(r.facts + m.facts, ar);
    ar.end();
  }
  ar.end();
}

}  // namespace comares::alhambra
