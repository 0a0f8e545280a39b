// Sharing out majority points: every row of base.10 example 13, also those that need more buildings
// than the box holds (the others are scenarios as well).
#include "games/majority/majority.h"

#include <gtest/gtest.h>

#include <vector>

#include "games/alhambra/data.h"

namespace comares {
namespace {

using namespace alhambra;

std::vector<i16> share(int scoring, Building type, std::vector<i16> counts) {
  std::vector<i16> points(counts.size());
  majority::share(counts, kPrizes[scoring - 1].points[type], points);
  return points;
}

using Points = std::vector<i16>;

TEST(Majority, Example5) {
  EXPECT_EQ(share(1, kChambers, {3, 2, 2}), (Points{4, 0, 0}));
  EXPECT_EQ(share(2, kTower, {4, 3, 1}), (Points{13, 6, 0}));
  EXPECT_EQ(share(2, kTower, {4, 4, 3}), (Points{9, 9, 0}));
  EXPECT_EQ(share(3, kPavilion, {3, 2, 1, 0}), (Points{16, 8, 1, 0}));
}

TEST(Majority, Example13) {
  EXPECT_EQ(share(1, kTower, {2, 2, 2, 1}), (Points{2, 2, 2, 0}));
  EXPECT_EQ(share(1, kPavilion, {1, 1}), (Points{0, 0}));
  EXPECT_EQ(share(2, kGarden, {3, 3, 3, 1}), (Points{5, 5, 5, 0}));
  EXPECT_EQ(share(2, kGarden, {4, 2, 2, 0}), (Points{12, 2, 2, 0}));
  EXPECT_EQ(share(2, kSeraglio, {4, 1, 1, 1}), (Points{9, 0, 0, 0}));
  EXPECT_EQ(share(3, kTower, {4, 3, 3, 3}), (Points{21, 6, 6, 6}));
  EXPECT_EQ(share(3, kTower, {4, 3, 3, 2}), (Points{21, 9, 9, 0}));
  EXPECT_EQ(share(3, kGarden, {3, 3, 2, 2}), (Points{16, 16, 2, 2}));
  EXPECT_EQ(share(3, kGarden, {2, 2, 2, 2}), (Points{9, 9, 9, 9}));
  EXPECT_EQ(share(3, kChambers, {2, 2, 2, 1}), (Points{11, 11, 11, 0}));
  EXPECT_EQ(share(3, kArcades, {2, 0, 0}), (Points{18, 0, 0}));
  EXPECT_EQ(share(3, kPavilion, {2, 2, 2, 2, 2, 2}), (Points{4, 4, 4, 4, 4, 4}));
}

}  // namespace
}  // namespace comares
