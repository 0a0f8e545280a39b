// The orders of the building types on eighteen pieces that two boxes have alike, of which each scoring uses one.
// Provenance: a public scoring program; their number from the rulebooks. Each type stands three times in each place.
#pragma once
#include "games/alhambra/data.h"

namespace comares::alhambra {

inline constexpr int kOrders = 18;

struct TypeOrders {
  u8 order[kOrders][kBuildings];  // the type worth least first
};

inline constexpr TypeOrders kTypeOrders = {{
    {kPavilion, kChambers, kTower, kSeraglio, kArcades, kGarden},
    {kPavilion, kChambers, kGarden, kSeraglio, kTower, kArcades},
    {kPavilion, kGarden, kTower, kArcades, kSeraglio, kChambers},
    {kSeraglio, kGarden, kTower, kChambers, kArcades, kPavilion},
    {kSeraglio, kArcades, kChambers, kTower, kGarden, kPavilion},
    {kSeraglio, kTower, kArcades, kGarden, kChambers, kPavilion},
    {kArcades, kPavilion, kSeraglio, kTower, kGarden, kChambers},
    {kArcades, kPavilion, kGarden, kChambers, kTower, kSeraglio},
    {kArcades, kChambers, kGarden, kSeraglio, kPavilion, kTower},
    {kChambers, kArcades, kPavilion, kTower, kGarden, kSeraglio},
    {kChambers, kArcades, kPavilion, kGarden, kSeraglio, kTower},
    {kChambers, kGarden, kSeraglio, kArcades, kPavilion, kTower},
    {kGarden, kTower, kArcades, kPavilion, kChambers, kSeraglio},
    {kGarden, kTower, kArcades, kPavilion, kSeraglio, kChambers},
    {kGarden, kSeraglio, kChambers, kPavilion, kTower, kArcades},
    {kTower, kSeraglio, kPavilion, kGarden, kChambers, kArcades},
    {kTower, kSeraglio, kChambers, kArcades, kPavilion, kGarden},
    {kTower, kPavilion, kSeraglio, kChambers, kArcades, kGarden},
}};

consteval bool each_three_times_in_each_place() {
  for (int place = 0; place < kBuildings; ++place) {
    int times[kBuildings] = {};
    for (const auto& order : kTypeOrders.order) ++times[order[place]];
    for (const int n : times)
      if (n != kOrders / kBuildings) return false;
  }
  return true;
}
static_assert(each_three_times_in_each_place());

}  // namespace comares::alhambra
