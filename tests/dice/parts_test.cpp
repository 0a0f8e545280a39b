// The small parts: sets of dice, fields of the dice area, throws.
#include <gtest/gtest.h>

#include <set>

#include "games/dice/area.h"
#include "games/dice/faces.h"
#include "games/dice/track.h"

namespace comares::dice {
namespace {

Faces random_faces(Random& random, int n) {
  Faces f = 0;
  for (int i = 0; i < n; ++i) f += one_of(static_cast<int>(random.below(kBuildings)));
  return f;
}

TEST(Faces, PartsOfAHalfAreAllItsPartsOnce) {
  for (u32 a = 0; a <= 8; ++a)
    for (u32 b = 0; a + b <= 8; ++b)
      for (u32 c = 0; a + b + c <= 8; ++c) {
        const Faces set = a | b << 4 | c << 8;
        std::set<u32> seen;
        for (const Faces part : parts_of_half(set)) {
          EXPECT_TRUE(holds(set, part));
          EXPECT_TRUE(seen.insert(part).second);
        }
        EXPECT_EQ(seen.size(), (a + 1) * (b + 1) * (c + 1));
        EXPECT_EQ(parts_of_half(set).back(), set);
      }
}

TEST(Faces, HoldsAndTotal) {
  Random random(3);
  for (int i = 0; i < 20000; ++i) {
    const Faces have = random_faces(random, 8), want = random_faces(random, static_cast<int>(random.below(9)));
    bool part = true;
    int sum = 0;
    for (int t = 0; t < kBuildings; ++t) {
      part &= count_of(want, t) <= count_of(have, t);
      sum += count_of(want, t);
    }
    EXPECT_EQ(holds(have, want), part);
    EXPECT_EQ(total(want), sum);
  }
  EXPECT_FALSE(holds(random_faces(random, 8), 1u << 24));
}

TEST(Faces, EveryFaceOfEveryDieIsEquallyLikely) {
  u32 drawn = 0;
  int count[kDice + 1][kBuildings] = {};
  constexpr int kThrows = 60000;
  for (int n = 1; n <= kDice; ++n) {
    for (int i = 0; i < kThrows; ++i) {
      const Faces f = throw_dice(Stream(17, 5, drawn), n);
      ASSERT_EQ(total(f), n);
      for (int t = 0; t < kBuildings; ++t) count[n][t] += count_of(f, t);
    }
    for (int t = 0; t < kBuildings; ++t) EXPECT_NEAR(count[n][t] / double(kThrows * n), 1 / 6.0, 0.006);
  }
}

// dice.10 case 16: rank numbers.
TEST(Area, OrderOfTheFields) {
  EXPECT_EQ(field_at(8, 1) + 1, 1);
  EXPECT_EQ(field_at(5, 3) + 1, 12);
  EXPECT_EQ(field_at(4, 1) + 1, 13);
  EXPECT_EQ(field_at(1, 3) + 1, 24);
  for (u8 at = 0; at < kFields; ++at) EXPECT_EQ(field_at(line_of(at), field_of(at)), at);
}

TEST(Track, RanksByFieldThenByPile) {
  Track t;
  t.clear();
  for (const Seat s : {Seat{0}, Seat{1}, Seat{2}}) t.advance(s, 3);
  EXPECT_EQ(t.rank[0], 0);
  t.advance(1, 1);  // drawn out of the pile
  EXPECT_EQ(t.rank[0], 1);
  EXPECT_EQ(t.rank[1], 0);
  EXPECT_EQ(t.rank[2], 2);
  t.advance(2, 2);
  t.advance(0, 1);  // onto the field of stone 1, above it
  EXPECT_EQ(t.rank[0], 2);
  EXPECT_EQ(t.rank[1], 1);
  EXPECT_EQ(t.rank[2], 0);
  EXPECT_EQ(t.rank[3], kNobody);
}

// Points beyond the end are lost; a stone that lies there keeps its place in the pile.
TEST(Track, EndsAtTwelve) {
  Track t;
  t.clear();
  t.advance(0, 11);
  t.advance(1, 12);
  t.advance(0, 2);
  EXPECT_EQ(t.field[0], 12);
  EXPECT_EQ(t.rank[0], 1);
  t.advance(1, 2);
  EXPECT_EQ(t.rank[0], 1);
  EXPECT_EQ(t.rank[1], 0);
}

}  // namespace
}  // namespace comares::dice
