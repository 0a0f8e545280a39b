// The worked examples on building of base.md section 10 (6 to 12) and of camps.md section 10, and those of
// city-gates.md, city-walls.md, magical-buildings.md and invaders.md, section 10, that are about building.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

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
  // Cards of city walls: on the tile in a cell (or the fountain), if it is free there.
  bool may_wall(int x, int y, u8 walls) { return !(walls & ~free_sides(ref(), tile_at(ref(), at(x, y)))); }
  void add_wall(int x, int y, u8 walls) {
    EXPECT_TRUE(may_wall(x, y, walls)) << x << ',' << y;
    add_walls(ref(), tile_at(ref(), at(x, y)), walls);
    Cell where{};
    EXPECT_EQ(lawful(ref(), where), Fit::kOk);
  }
  // A tile on the reserve, or set aside.
  TileId keep(std::string_view id) {
    pieces.sides[next] = sides_of(id);
    pieces.place[next] = kInReserve + 1;
    return next++;
  }
  Fit may(TileId id, int x, int y, int turns = 0) { return can_add(ref(), lying(pieces.sides[id], turns), at(x, y)); }
  void put(TileId id, int x, int y, int turns = 0) {
    EXPECT_EQ(may(id, x, y, turns), Fit::kOk) << int{id} << " at " << x << ',' << y;
    add(ref(), id, at(x, y), lying(pieces.sides[id], turns));
  }
  // The walls that are printed on a tile, in every rotation in which it may be laid there.
  std::vector<int> rotations(std::string_view id, int x, int y) {
    std::vector<int> out;
    for (int r = 0; r < 4; ++r)
      if (const u8 sides = lying(sides_of(id), r); can_add(ref(), sides, at(x, y)) == Fit::kOk)
        out.push_back(printed_walls(pieces, next, sides));
    std::sort(out.begin(), out.end());
    return out;
  }
  // … in which the tile that lies there may be turned.
  std::vector<int> turnings(int x, int y) {
    std::vector<int> out;
    const TileId id = tile_at(ref(), at(x, y));
    for (int r = 0; r < 4; ++r)
      if (const u8 sides = lying(pieces.sides[id], r);
          r != rotation(pieces.sides[id]) && can_swap(ref(), sides, at(x, y)) == Fit::kOk)
        out.push_back(printed_walls(pieces, id, sides));
    std::sort(out.begin(), out.end());
    return out;
  }
  // Open sides to the north, east, south and west.
  std::vector<int> open() {
    std::vector<int> out;
    for (const Side s : kEverySide) out.push_back(open_sides(ref(), s));
    return out;
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
  add_walls(y.ref(), kFountain, kWallE);
  EXPECT_EQ(y.may("camp-s", 1, 0), Fit::kEdge);
  y.put("camp-w", 1, 0);
  EXPECT_EQ(y.wall(), 1);
}

TEST(PalaceExamples, CityGates1And2) {
  Yard y;
  y.put("pavilion-6-n", 0, -1);
  EXPECT_EQ(y.may("seraglio-8-s", 0, -2), Fit::kOnFoot);
  EXPECT_EQ(passage_sides(y.ref(), y.next, kWallS, at(0, -2)), kWallS);
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
  EXPECT_EQ(passage_sides(round.ref(), round.next, kWallS, at(0, -2)), 0);
  Yard y;
  y.put("tower-12-0", 1, 0);
  y.put("garden-10-n", 1, -1);
  EXPECT_EQ(y.may("tower-9-es", 1, -2), Fit::kOnFoot);
  EXPECT_EQ(passage_sides(y.ref(), y.next, kWallE | kWallS, at(1, -2)), kWallS);
  y.lay("tower-9-es", 1, -2);
  y.pieces.passages[y.pieces.passage_count++] = {1, at(1, -1), kNorth};
  Cell where{};
  EXPECT_EQ(lawful(y.ref(), where), Fit::kOk);
  EXPECT_EQ(y.wall(), 1);
}

TEST(PalaceExamples, CityGates8WoodenHalf) {
  Yard y;
  y.put("pavilion-6-n", 0, -1);
  const TileId seraglio = y.keep("seraglio-9-0");
  add_walls(y.ref(), seraglio, kWallS);
  EXPECT_EQ(y.may(seraglio, 0, -2), Fit::kOnFoot);
  EXPECT_EQ(double_walls(y.ref(), kWallS, at(0, -2)), kWallS);
  EXPECT_EQ(passage_sides(y.ref(), seraglio, kWallS, at(0, -2)), 0);
  add(y.ref(), seraglio, at(0, -2), kWallS);
  y.pieces.passages[y.pieces.passage_count++] = {1, at(0, -1), kNorth};
  Cell where{};
  EXPECT_EQ(lawful(y.ref(), where), Fit::kNoDoubleWall);
}

TEST(PalaceExamples, CityWalls1To3) {
  const auto start = [] {
    Yard y;
    y.put("garden-10-n", 1, 0);
    return y;
  };
  Yard one = start();
  EXPECT_EQ(one.wall(), 1);
  one.add_wall(1, 0, kWallE);
  EXPECT_EQ(one.wall(), 2);
  Yard two = start();
  EXPECT_FALSE(two.may_wall(1, 0, kWallW));
  EXPECT_FALSE(two.may_wall(1, 0, kWallN));
  two.add_wall(0, 0, kWallN);
  EXPECT_EQ(two.wall(), 2);
  Yard three = start();
  EXPECT_FALSE(three.may_wall(1, 0, kWallN | kWallE));
  three.add_wall(1, 0, kWallE | kWallS);
  EXPECT_EQ(three.wall(), 3);
}

TEST(PalaceExamples, CityWalls4And5OutsideThePalace) {
  Yard y;
  const TileId tower = y.keep("tower-11-0");
  EXPECT_EQ(free_sides(y.ref(), tower), kAllSides);
  add_walls(y.ref(), tower, kWallN | kWallW);
  EXPECT_EQ(y.pieces.sides[tower], kWallN | kWallW);
  EXPECT_EQ(added_walls(y.pieces, tower), kWallN | kWallW);
  EXPECT_EQ(y.may(tower, 0, 1), Fit::kEdge);
  y.put(tower, -1, 0);
  EXPECT_EQ(y.wall(), 2);
  Yard z;
  const TileId arcades = z.keep("arcades-9-0");
  add_walls(z.ref(), arcades, kWallS);
  EXPECT_EQ(z.may(arcades, 0, -1), Fit::kEdge);
  z.put(arcades, 0, 1);
  EXPECT_EQ(z.wall(), 1);
}

TEST(PalaceExamples, CityWalls6FourOnTheFountain) {
  Yard y;
  y.add_wall(0, 0, kWallN | kWallE);
  y.add_wall(0, 0, kWallS | kWallW);
  EXPECT_EQ(y.wall(), 4);
  for (u8 sides = 0; sides < 16; ++sides) EXPECT_EQ(count_legal_cells(y.ref(), sides), 0) << int{sides};
  EXPECT_EQ(y.may("camp-w", 1, 0), Fit::kOk);
}

TEST(PalaceExamples, CityWalls7DoubleWall) {
  Yard y;
  y.add_wall(0, 0, kWallE);
  y.put("chambers-10-0", 0, -1);
  y.put("garden-11-0", 1, -1);
  y.put("seraglio-7-w", 1, 0);
  EXPECT_EQ(y.wall(), 0);
  y.pieces.passages[y.pieces.passage_count++] = {1, at(1, 0), kWest};
  Cell where{};
  EXPECT_EQ(lawful(y.ref(), where), Fit::kNoDoubleWall);
  Yard alone;
  alone.add_wall(0, 0, kWallE);
  EXPECT_EQ(alone.may("seraglio-7-w", 1, 0), Fit::kOnFoot);
  EXPECT_EQ(passage_sides(alone.ref(), alone.next, kWallW, at(1, 0)), 0);
}

TEST(PalaceExamples, CityWalls8StaysOnItsTile) {
  Yard y;
  y.put("garden-10-n", 1, 0);
  y.add_wall(1, 0, kWallE);
  const TileId garden = tile_at(y.ref(), at(1, 0));
  remove(y.ref(), garden, static_cast<Place>(kInReserve + 1));
  EXPECT_EQ(y.pieces.sides[garden], kWallN | kWallE);
  EXPECT_EQ(printed_walls(y.pieces, garden, y.pieces.sides[garden]), kWallN);
  y.put("tower-11-0", 1, 0);
  y.put("tower-12-0", 2, 0);
  EXPECT_EQ(can_swap(y.ref(), y.pieces.sides[garden], at(1, 0)), Fit::kEdge);
}

using Sets = std::vector<int>;

TEST(PalaceExamples, MagicalBuildings1And2) {
  Yard y;
  y.put("arcades-9-0", 1, 0);
  y.put("garden-11-0", 1, 1);
  EXPECT_EQ(y.rotations("magical-pavilion-9-n", 0, 1), (Sets{kWallS, kWallW}));
  EXPECT_EQ(y.rotations("magical-arcades-11-ne", 0, 1), (Sets{kWallS | kWallW}));
  EXPECT_EQ(y.rotations("magical-garden-13-new", 0, 1), Sets{});
}

TEST(PalaceExamples, MagicalBuildings3And4) {
  Yard y;
  EXPECT_EQ(y.rotations("magical-tower-14-new", 0, -1), (Sets{kWallN | kWallE | kWallW}));
  y.put(y.keep("magical-tower-14-new"), 0, -1);
  EXPECT_EQ(y.wall(), 3);
  y.put(y.keep("magical-garden-13-new"), 1, 0, 1);
  EXPECT_EQ(sides_at(y.ref(), at(1, 0)), kWallN | kWallE | kWallS);
  EXPECT_EQ(y.wall(), 6);
}

TEST(PalaceExamples, MagicalBuildings5And6Turning) {
  Yard y;
  const TileId pavilion = y.keep("magical-pavilion-9-n");
  y.put(pavilion, 0, -1);
  EXPECT_EQ(y.turnings(0, -1), (Sets{kWallE, kWallW}));
  for (const int r : {1, 3, 0}) {
    turn(y.ref(), pavilion, r);
    EXPECT_EQ(y.wall(), 1) << r;
  }
  Yard z;
  z.put(z.keep("magical-chambers-12-ne"), 0, -1);
  z.put("garden-10-0", -1, -1);
  EXPECT_EQ(z.turnings(0, -1), Sets{});
  EXPECT_EQ(z.may_swap(0, -1, "x-ne"), Fit::kOk);
}

TEST(PalaceExamples, MagicalBuildings11WoodenWallsTurn) {
  Yard y;
  const TileId pavilion = y.keep("magical-pavilion-9-n");
  y.put(pavilion, 0, -1, 3);
  y.add_wall(0, -1, kWallN);
  EXPECT_EQ(sides_at(y.ref(), at(0, -1)), kWallN | kWallW);
  EXPECT_EQ(can_swap(y.ref(), lying(y.pieces.sides[pavilion], 0), at(0, -1)), Fit::kOk);
  turn(y.ref(), pavilion, 0);
  EXPECT_EQ(sides_at(y.ref(), at(0, -1)), kWallN | kWallE);
  EXPECT_EQ(printed_at(y.ref(), at(0, -1)), kWallN);
  EXPECT_EQ(added_walls(y.pieces, pavilion), kWallE);
  // On the reserve the wooden wall is on the east side of the tile as it is printed, however it lay.
  turn(y.ref(), pavilion, 1);
  remove(y.ref(), pavilion, static_cast<Place>(kInReserve + 1));
  EXPECT_EQ(y.pieces.sides[pavilion], kWallN | kWallE);
  EXPECT_EQ(added_walls(y.pieces, pavilion), kWallE);
}

TEST(PalaceExamples, MagicalBuildings13WoodenHalf) {
  Yard y;
  y.put("pavilion-6-n", 0, -1);
  const TileId pavilion = y.keep("magical-pavilion-9-n");
  add_walls(y.ref(), pavilion, kWallS);
  const u8 sides = y.pieces.sides[pavilion];
  const auto gate = [&](int turns) {
    EXPECT_EQ(can_add(y.ref(), lying(sides, turns), at(0, -2)), turns % 2 ? Fit::kEdge : Fit::kOnFoot) << turns;
    return passage_sides(y.ref(), pavilion, lying(sides, turns), at(0, -2));
  };
  EXPECT_EQ(gate(0), 0);       // printed N, wood S
  EXPECT_EQ(gate(1), 0);       // printed E
  EXPECT_EQ(gate(2), kWallS);  // printed S, wood N
  EXPECT_EQ(gate(3), 0);       // printed W
}

TEST(PalaceExamples, Invaders1To3) {
  Yard y;
  EXPECT_EQ(y.open(), (Sets{1, 1, 1, 1}));
  y.put("arcades-10-0", 1, 0);
  y.put("tower-11-0", 2, 0);
  y.put("pavilion-4-es", 0, 1);
  EXPECT_EQ(y.open(), (Sets{3, 1, 2, 2}));
}

TEST(PalaceExamples, Invaders4Bay) {
  Yard y;
  y.put("garden-11-0", 1, 0);
  y.put("chambers-10-0", 2, 0);
  y.put("tower-12-0", 0, -1);
  y.put("arcades-9-0", 0, -2);
  y.put("garden-10-0", 1, -2);
  const Sets open = y.open();
  EXPECT_EQ(open[kNorth], 4);
  EXPECT_EQ(open[kEast], 3);
  EXPECT_EQ(open[kWest], 3);
}

TEST(PalaceExamples, Invaders5And6) {
  Yard y;
  y.put("garden-10-n", 0, -1);
  y.put("tower-13-e", 1, 0);
  EXPECT_EQ(y.open(), (Sets{1, 1, 2, 2}));
  y.add_wall(1, 0, kWallN);
  EXPECT_EQ(y.open(), (Sets{0, 1, 2, 2}));
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
