// Setting up and laying out, over many seeds: stones, chips, tiles, Dirk.
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <vector>

#include "tests/dice/checks.h"

namespace comares::dice {
namespace {

using dice_tests::rules_of;

// dice.2: 5 marker stones for 2 or 3 players, 4 for 4, 3 for 5 or 6.
TEST(DiceSetup, MarkerStonesByPlayers) {
  constexpr int kExpected[] = {0, 0, 5, 5, 4, 3, 3};
  for (const char* game : {"dice", "alcazaba"}) {
    for (int players = 2; players <= 6; ++players) {
      const auto r = rules_of(game, players);
      State s;
      start(*r, 1, s);
      for (int p = 0; p < players; ++p) EXPECT_EQ(s.at<Board>(0).stones[p], kExpected[players]);
    }
  }
}

// dice.3.1: five chips and the starting-player chip on the six fields, from left to right.
TEST(DiceSetup, ChipsAreLaidFromLeftToRight) {
  struct Laid : EventSink {
    void emit(const Event& e) override {
      if (e.kind == kEvChipLaid) laid.push_back({e.a, e.b});
    }
    std::vector<std::pair<u8, u8>> laid;
  };
  std::set<u8> starters, columns;
  for (u64 seed = 0; seed < 60; ++seed) {
    const auto r = rules_of("dice", 4);
    Laid sink;
    State s;
    start(*r, seed, s, &sink);
    ASSERT_EQ(sink.laid.size(), 6u);
    EXPECT_EQ(sink.laid[0].second, kStarterChip);
    for (std::size_t i = 2; i < 6; ++i) EXPECT_LT(sink.laid[i - 1].first, sink.laid[i].first);
    columns.insert(sink.laid[0].first);
    starters.insert(s.at<Board>(0).starter);
  }
  EXPECT_EQ(columns.size(), 6u);
  EXPECT_EQ(starters.size(), 4u);
}

// dice.7, example 15: from a thrown column to the right, round the corner, (2,3) to (6,3).
TEST(DiceSetup, DirksStones) {
  std::set<int> firsts;
  for (u64 seed = 0; seed < 60; ++seed) {
    const auto r = rules_of("dice", 2);
    State s;
    start(*r, seed, s);
    const Area& area = s.at<Board>(0).area;
    int first = -1;
    for (int c = 0; c < kBuildings; ++c)
      if (area.owner[c][field_at(2, 3)] == kDirk) first = c;
    ASSERT_GE(first, 0);
    firsts.insert(first);
    for (int i = 0; i < kBuildings; ++i) {
      const u32 expected = i < kDirkStones ? 1u << field_at(2 + i, 3) : 0;
      EXPECT_EQ(area.taken[(first + i) % kBuildings], expected);
    }
  }
  EXPECT_EQ(firsts.size(), 6u);
}

// alcazaba.2, example 2: what is left for the bag after five stacks.
TEST(AlcazabaSetup, StacksAndBag) {
  const auto r = rules_of("alcazaba", 3);
  for (u64 seed = 0; seed < 30; ++seed) {
    State s;
    std::memset(&s, 0, sizeof s);
    s.seed = seed;
    s.players = 3;
    r->game->start(*r, s, nullptr);
    const alcazaba::Table& t = s.at<alcazaba::Table>(0);
    ASSERT_EQ(t.bag_size, 25);
    int count[kBuildings] = {};
    for (const u8 tile : t.bag) ++count[as_rules(*r).tile[tile].type];
    const int expected[kBuildings] = {2, 2, 4, 4, 6, 7};
    for (int type = 0; type < kBuildings; ++type) {
      EXPECT_EQ(count[type], expected[type]);
      for (const auto& stack : t.stacks) EXPECT_EQ(as_rules(*r).tile[stack[type]].type, type);
    }
  }
}

// alcazaba.R1, R6, 7: 6 + 5 tiles a round; Dirk's stones follow the bag tiles, (2,3) first.
TEST(AlcazabaSetup, TilesAndDirksStonesOfARound) {
  struct Laid : EventSink {
    void emit(const Event& e) override {
      if (e.kind == alcazaba::kEvTileToColumn) tiles.push_back(e.a);
      if (e.kind == kEvMarked && e.seat == kDirk) dirk.push_back({e.a, e.b * 10 + e.c});
    }
    std::vector<int> tiles;
    std::vector<std::pair<int, int>> dirk;
  };
  for (u64 seed = 0; seed < 40; ++seed) {
    const auto r = rules_of("alcazaba", 2);
    Laid sink;
    State s;
    start(*r, seed, s, &sink);
    ASSERT_EQ(sink.tiles.size(), 11u);
    for (int i = 0; i < kBuildings; ++i) EXPECT_EQ(sink.tiles[static_cast<std::size_t>(i)], i);
    ASSERT_EQ(sink.dirk.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) {
      EXPECT_EQ(sink.dirk[i].first, sink.tiles[6 + i]);
      EXPECT_EQ(sink.dirk[i].second, static_cast<int>(20 + 10 * i + 3));
    }
    const alcazaba::Table& t = s.at<alcazaba::Table>(0);
    for (int type = 0; type < kBuildings; ++type) EXPECT_NE(t.column[type][0], palace::kNoTile);
  }
}

// Every tile appears in a game: 5 × 11 = 55.
TEST(AlcazabaSetup, EveryTileAppears) {
  struct Laid : EventSink {
    void emit(const Event& e) override {
      if (e.kind == alcazaba::kEvTileToColumn) tiles.insert(e.tile);
    }
    std::set<u8> tiles;
  } sink;
  const auto r = rules_of("alcazaba", 3);
  State s;
  start(*r, 9, s, &sink);
  Random random(1);
  auto list = std::make_unique<ActionList>();
  while (!is_over(s)) {
    legal(*r, s, *list);
    ASSERT_FALSE(apply(*r, s, (*list)[random.below(static_cast<u32>(list->size()))], &sink));
  }
  EXPECT_EQ(sink.tiles.size(), 55u);
}

}  // namespace
}  // namespace comares::dice
