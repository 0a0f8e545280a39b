// The worked examples on building of base.md section 10 (6 to 12) and of camps.md section 10, and
// those of city-gates.md section 10 that are about building.
#include <gtest/gtest.h>

#include <string_view>

#include "games/palace/palace.h"

namespace comares::palace {
namespace {

// "garden-8-nw" → its walls; "camp-nw" → its bastions.
u8 sides_of(std::string_view id) {
  u8 sides = id.starts_with("camp") ? kOutwork : 0;
  for (const char ch : id.substr(id.rfind('-') + 1))
    sides |= ch == 'n' ? kWallN : ch == 'e' ? kWallE : ch == 's' ? kWallS : ch == 'w' ? kWallW : 0;
  return sides;
}

Cell at(int x, int y) { return {static_cast<i8>(x), static_cast<i8>(y)}; }

struct Yard {
  Palace palace{};
  Pieces pieces{};
  TileId next = 0;

  Yard() { found(ref()); }
  Ref ref() { return {palace, pieces, 1}; }
  Fit may(std::string_view id, int x, int y) { return can_add(ref(), sides_of(id), at(x, y)); }
  Fit may_take(int x, int y) { return can_remove(ref(), at(x, y)); }
  Fit may_swap(int x, int y, std::string_view id) { return can_swap(ref(), sides_of(id), at(x, y)); }
  void lay(std::string_view id, int x, int y) { add(ref(), next++, at(x, y), sides_of(id)); }
  void put(std::string_view id, int x, int y) {
    EXPECT_EQ(may(id, x, y), Fit::kOk) << id << " at " << x << ',' << y;
    lay(id, x, y);
    Cell where{};
    EXPECT_EQ(lawful(ref(), where), Fit::kOk) << id << " at " << x << ',' << y;
  }
  void take(int x, int y) { remove(ref(), tile_at(ref(), at(x, y)), kElsewhere); }
  void swap(int x, int y, std::string_view id) {
    take(x, y);
    lay(id, x, y);
  }
  int wall() {
    Wall w;
    longest_wall(ref(), w);
    EXPECT_EQ(w.length, longest_wall(ref()));
    EXPECT_EQ(w.segments.size(), static_cast<std::size_t>(w.length));
    return w.length;
  }
};

Yard base_6() {
  Yard y;
  y.put("pavilion-5-nw", 0, -1);
  y.put("pavilion-6-n", 1, -1);
  y.put("chambers-7-ne", 2, -1);
  y.put("arcades-8-e", 2, 0);
  y.put("pavilion-4-es", 2, 1);
  y.put("tower-11-0", 1, 0);
  y.put("chambers-9-w", 1, 1);
  y.put("pavilion-7-e", 0, 1);
  y.put("seraglio-7-w", -1, 0);
  y.put("pavilion-3-sw", -1, 1);
  return y;
}

TEST(PalaceExamples, Base6WallPicture) {
  Yard y = base_6();
  EXPECT_EQ(y.wall(), 8);
  Wall w;
  longest_wall(y.ref(), w);
  const Segment expected[8] = {{at(0, -1), kWest}, {at(0, -1), kNorth}, {at(1, -1), kNorth}, {at(2, -1), kNorth},
                               {at(2, -1), kEast}, {at(2, 0), kEast},   {at(2, 1), kEast},   {at(2, 1), kSouth}};
  ASSERT_EQ(w.segments.size(), 8u);
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(w.segments[i], expected[i]) << i;
}

TEST(PalaceExamples, Base7ForbiddenPlacements) {
  Yard a;
  a.put("tower-12-0", 1, 0);
  EXPECT_EQ(a.may("arcades-8-e", -1, 0), Fit::kEdge);
  EXPECT_EQ(a.may("tower-11-0", 2, -1), Fit::kNotBeside);
  EXPECT_EQ(a.may("tower-11-0", 1, 0), Fit::kOccupied);
  Yard b;
  b.put("pavilion-6-n", 0, -1);
  EXPECT_EQ(b.may("seraglio-8-s", 0, -2), Fit::kOnFoot);
}

TEST(PalaceExamples, Base8RemovingAndExchanging) {
  Yard y = base_6();
  EXPECT_EQ(y.may_take(1, 0), Fit::kHole);
  EXPECT_EQ(y.may_take(0, 0), Fit::kStays);
  EXPECT_EQ(y.may_take(5, 5), Fit::kNothing);
  Cells free;
  removable(y.ref(), free);
  EXPECT_EQ(free.size(), 9u);
  EXPECT_EQ(y.may_swap(0, -1, "garden-8-nw"), Fit::kOk);
  EXPECT_EQ(y.may_swap(0, -1, "pavilion-8-0"), Fit::kOk);
  EXPECT_EQ(y.may_swap(0, -1, "pavilion-2-new"), Fit::kEdge);
  EXPECT_EQ(y.may_swap(1, 1, "seraglio-5-sw"), Fit::kOk);
  EXPECT_EQ(y.may_swap(1, 1, "garden-10-0"), Fit::kEdge);
  EXPECT_EQ(y.may_swap(0, 0, "garden-10-0"), Fit::kStays);
  Yard a = y, b = y, c = y;
  a.swap(0, -1, "garden-8-nw");
  EXPECT_EQ(a.wall(), 8);
  b.swap(0, -1, "pavilion-8-0");
  EXPECT_EQ(b.wall(), 6);
  c.swap(1, 1, "seraglio-5-sw");
  EXPECT_EQ(c.wall(), 9);
}

TEST(PalaceExamples, Base9Ring) {
  Yard y;
  y.put("pavilion-2-new", 0, -1);
  y.put("arcades-4-nes", 1, 0);
  EXPECT_EQ(y.wall(), 6);
  y.put("seraglio-3-esw", 0, 1);
  y.put("chambers-5-nsw", -1, 0);
  EXPECT_EQ(y.wall(), 12);
}

TEST(PalaceExamples, Base10Holes) {
  Yard y;
  y.put("pavilion-8-0", 1, 0);
  y.put("seraglio-9-0", 2, 0);
  y.put("arcades-9-0", 2, -1);
  y.put("arcades-10-0", 2, -2);
  y.put("chambers-10-0", 1, -2);
  y.put("chambers-11-0", 0, -2);
  EXPECT_EQ(y.may("garden-10-0", 0, -1), Fit::kHole);
  EXPECT_EQ(y.may("garden-10-0", 1, -1), Fit::kOk);
  y.put("garden-10-0", -1, -2);
  EXPECT_EQ(y.may("garden-11-0", -1, -1), Fit::kHole);
}

TEST(PalaceExamples, Base11WayRoundAWall) {
  Yard y;
  y.put("pavilion-6-n", 0, -1);
  y.put("garden-10-0", 1, -1);
  y.put("garden-11-0", 1, -2);
  y.put("seraglio-8-s", 0, -2);
  EXPECT_EQ(y.wall(), 0);
  Cells free;
  removable(y.ref(), free);
  ASSERT_EQ(free.size(), 1u);
  EXPECT_EQ(free[0], at(0, -2));
}

TEST(PalaceExamples, Base12RemovalAndGap) {
  Yard y;
  y.put("pavilion-8-0", 1, 0);
  y.put("seraglio-9-0", 2, 0);
  EXPECT_EQ(y.may_take(1, 0), Fit::kOnFoot);
  EXPECT_EQ(y.may_take(2, 0), Fit::kOk);
  Yard gap;
  gap.put("pavilion-7-e", 0, -1);
  gap.put("garden-9-e", 0, 1);
  EXPECT_EQ(gap.wall(), 1);
}

TEST(PalaceExamples, Camps1And2Lines) {
  Yard en;
  en.put("seraglio-7-w", -1, 0);
  en.put("tower-11-0", 1, 0);
  en.put("arcades-8-e", 2, 0);
  en.put("seraglio-8-s", 1, 1);
  en.put("camp-e", -2, 0);
  en.put("camp-w", 3, 0);
  en.put("camp-n", 1, 2);
  Yard nl;
  nl.put("seraglio-7-w", -1, 0);
  nl.put("tower-11-0", 1, 0);
  nl.put("garden-11-0", 2, 0);
  nl.put("arcades-8-e", 3, 0);
  nl.put("seraglio-8-s", 1, 1);
  nl.put("camp-e", -2, 0);
  nl.put("camp-w", 4, 0);
  nl.put("camp-n", 1, 2);
}

Yard camps_3() {
  Yard y;
  y.put("tower-11-0", 1, 0);
  y.put("arcades-8-e", 2, 0);
  y.put("seraglio-8-s", 1, 1);
  return y;
}

TEST(PalaceExamples, Camps3Placing) {
  Yard y = camps_3();
  EXPECT_EQ(y.may("camp-s", 1, -1), Fit::kEdge);
  EXPECT_EQ(y.may("camp-s", 3, 0), Fit::kEdge);
  EXPECT_EQ(y.may("camp-nw", 2, 1), Fit::kEdge);
  EXPECT_EQ(y.may("camp-w", 3, 0), Fit::kOk);
  EXPECT_EQ(y.may("camp-nw", 3, 0), Fit::kOk);
  EXPECT_EQ(y.may("camp-n", 1, 2), Fit::kOk);
}

TEST(PalaceExamples, Camps4Redesign) {
  Yard y = camps_3();
  y.put("camp-w", 3, 0);
  EXPECT_EQ(y.may_take(2, 0), Fit::kCampWall);
  EXPECT_EQ(y.may_swap(2, 0, "garden-9-e"), Fit::kOk);
  EXPECT_EQ(y.may_swap(2, 0, "garden-10-0"), Fit::kEdge);
  EXPECT_EQ(y.may_take(3, 0), Fit::kOk);
  EXPECT_EQ(y.may_swap(3, 0, "camp-nw"), Fit::kOk);
  EXPECT_EQ(y.may_swap(3, 0, "camp-s"), Fit::kEdge);
  EXPECT_EQ(y.may_swap(3, 0, "tower-10-w"), Fit::kOnFoot);
  y.put("garden-10-0", 2, -1);
  for (u8 sides = 0; sides < 16; ++sides) EXPECT_EQ(can_add(y.ref(), sides, at(3, -1)), Fit::kEdge) << int{sides};
}

TEST(PalaceExamples, Camps5CornerAndNeighbour) {
  Yard y;
  y.put("garden-10-0", 1, 0);
  y.put("seraglio-8-s", 1, 1);
  y.put("tower-11-0", 2, 0);
  y.put("tower-12-0", 0, 1);
  y.put("garden-9-e", 0, 2);
  y.put("chambers-9-s", 2, 1);
  EXPECT_EQ(y.wall(), 3);
  EXPECT_EQ(y.may("camp-n", 1, 2), Fit::kEdge);
  y.put("camp-nw", 1, 2);
  EXPECT_EQ(y.wall(), 3);
  EXPECT_EQ(y.may("camp-n", 2, 2), Fit::kOk);
  EXPECT_EQ(y.may("camp-ne", 2, 2), Fit::kOk);
  EXPECT_EQ(y.may("camp-w", 2, 2), Fit::kEdge);
  EXPECT_EQ(y.may("camp-sw", 2, 2), Fit::kEdge);
  y.put("camp-n", 2, 2);
}

TEST(PalaceExamples, Camps6And7LinesOverWallsAndGaps) {
  Yard inner;
  inner.put("garden-10-0", 1, 0);
  inner.put("chambers-9-w", 1, -1);
  inner.put("pavilion-7-e", 0, -1);
  inner.put("seraglio-7-w", -1, -1);
  inner.put("camp-e", -2, -1);
  Yard gap;
  gap.put("seraglio-7-w", -1, 0);
  gap.put("tower-12-0", 0, 1);
  gap.put("garden-10-0", 1, 1);
  gap.put("garden-11-0", 2, 1);
  gap.put("tower-11-0", 2, 0);
  gap.put("camp-e", -2, 0);
}

TEST(PalaceExamples, Camps9WoodenWallOnTheFountain) {
  Yard y;
  EXPECT_EQ(y.may("camp-w", 1, 0), Fit::kEdge);
  set_fountain_walls(y.ref(), kWallE);
  EXPECT_EQ(y.may("camp-s", 1, 0), Fit::kEdge);
  y.put("camp-w", 1, 0);
  EXPECT_EQ(y.wall(), 1);
}

TEST(PalaceExamples, CityGates1And2) {
  Yard y;
  y.put("pavilion-6-n", 0, -1);
  EXPECT_EQ(y.may("seraglio-8-s", 0, -2), Fit::kOnFoot);
  EXPECT_EQ(passage_sides(y.ref(), kWallS, at(0, -2)), kWallS);
  y.lay("seraglio-8-s", 0, -2);
  Cell where{};
  EXPECT_EQ(lawful(y.ref(), where), Fit::kOnFoot);
  EXPECT_EQ(where, at(0, -2));
  y.pieces.passages[y.pieces.passage_count++] = {1, at(0, -2), kSouth};
  EXPECT_EQ(lawful(y.ref(), where), Fit::kOk);
  EXPECT_EQ(y.wall(), 0);
  y.put("garden-10-0", 1, -2);
  EXPECT_EQ(y.may_take(0, -1), Fit::kPassage);
  EXPECT_EQ(y.may_take(0, -2), Fit::kPassage);
  EXPECT_EQ(y.may_swap(0, -1, "pavilion-6-n"), Fit::kPassage);
  EXPECT_EQ(y.may_swap(0, -2, "seraglio-8-s"), Fit::kPassage);
  EXPECT_EQ(y.may_take(1, -2), Fit::kOk);
}

TEST(PalaceExamples, CityGates3And4) {
  Yard round;
  round.put("pavilion-6-n", 0, -1);
  round.put("garden-10-0", 1, -1);
  round.put("garden-11-0", 1, -2);
  EXPECT_EQ(passage_sides(round.ref(), kWallS, at(0, -2)), 0);
  Yard y;
  y.put("tower-12-0", 1, 0);
  y.put("garden-10-n", 1, -1);
  EXPECT_EQ(y.may("tower-9-es", 1, -2), Fit::kOnFoot);
  EXPECT_EQ(passage_sides(y.ref(), kWallE | kWallS, at(1, -2)), kWallS);
  y.lay("tower-9-es", 1, -2);
  y.pieces.passages[y.pieces.passage_count++] = {1, at(1, -1), kNorth};
  Cell where{};
  EXPECT_EQ(lawful(y.ref(), where), Fit::kOk);
  EXPECT_EQ(y.wall(), 1);
}

TEST(PalaceExamples, ArrangementsFromOutside) {
  const auto verdict = [](auto build) {
    Yard y;
    build(y);
    Cell where{};
    return lawful(y.ref(), where);
  };
  EXPECT_EQ(verdict([](Yard& y) { y.lay("garden-10-0", 0, 0); }), Fit::kOccupied);
  EXPECT_EQ(verdict([](Yard& y) { y.lay("garden-10-0", 1, 0), y.lay("tower-11-0", 1, 0); }), Fit::kOccupied);
  EXPECT_EQ(verdict([](Yard& y) { y.lay("garden-10-0", 127, -128); }), Fit::kTooWide);
  EXPECT_EQ(verdict([](Yard& y) { y.lay("garden-10-0", 61, 0); }), Fit::kOnFoot);
  EXPECT_EQ(verdict([](Yard& y) { y.lay("garden-10-w", 1, 0); }), Fit::kEdge);
  EXPECT_EQ(verdict([](Yard& y) { y.lay("camp-w", 2, 0); }), Fit::kCampWall);
  EXPECT_EQ(verdict([](Yard& y) {
              for (int x = 0; x < 3; ++x)
                for (int row = 0; row < 3; ++row)
                  if ((x || row) && !(x == 1 && row == 1)) y.lay("garden-10-0", x, row);
            }),
            Fit::kHole);
  EXPECT_EQ(verdict([](Yard& y) {
              y.lay("garden-10-0", 1, 0);
              y.pieces.passages[y.pieces.passage_count++] = {1, at(1, 0), kWest};
            }),
            Fit::kNoDoubleWall);
}

}  // namespace
}  // namespace comares::palace
