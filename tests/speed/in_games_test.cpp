// What was made fast says the same as its plain definition: in positions of random games with every module.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bench/tables.h"
#include "games/alhambra/paying.h"

namespace comares {
namespace {

using namespace alhambra;
using palace::ConstRef;
using palace::kEverySide;

// Every cell of a palace and round about, row by row.
std::vector<Cell> cells_about(const ConstRef& home) {
  std::vector<Cell> all;
  for (int y = home.palace.min_y - 1; y <= home.palace.max_y + 1; ++y)
    for (int x = home.palace.min_x - 1; x <= home.palace.max_x + 1; ++x)
      all.push_back({static_cast<i8>(x), static_cast<i8>(y)});
  return all;
}

bool is_square_ground(const ConstRef& home, Cell c) {
  return palace::is_filled(home, c) && !(palace::sides_at(home, c) & (palace::kOutwork | palace::kHalfTile));
}

std::vector<Cell> as_vector(const palace::Cells& cells) { return {cells.begin(), cells.end()}; }

void compare_cells(const ConstRef& home) {
  std::vector<Cell> blocks, beside;
  for (const Cell c : cells_about(home)) {
    const Cell east = palace::beside(c, palace::kEast), south = palace::beside(c, palace::kSouth);
    if (is_square_ground(home, c) && is_square_ground(home, east) && is_square_ground(home, south) &&
        is_square_ground(home, palace::beside(east, palace::kSouth)))
      blocks.push_back(c);
    bool ground = false;
    for (const palace::Side s : kEverySide) ground |= is_square_ground(home, palace::beside(c, s));
    if (ground && !palace::is_filled(home, c)) beside.push_back(c);
  }
  palace::Cells found;
  palace::blocks_of_four(home, found);
  ASSERT_EQ(as_vector(found), blocks);
  palace::cells_beside_ground(home, found);
  ASSERT_EQ(as_vector(found), beside);
}

// Only cells that are out of reach can be opened by a passage.
void compare_reach(const Position& g, const ConstRef& home, int& passages) {
  palace::Cells found;
  for (const TileId t : g.table().market) {
    if (t == kNoTile) continue;
    const u8 sides = g.table().pieces.sides[t];
    palace::cells_out_of_reach(home, sides, found);
    for (const Cell c : cells_about(home)) {
      if (!palace::passage_sides(home, t, sides, c)) continue;
      ++passages;
      ASSERT_TRUE(std::find(found.begin(), found.end(), c) != found.end());
    }
  }
}

void compare_half_tiles(const ConstRef& home, int& with, int& without) {
  std::vector<Cell> tiles;
  palace::for_tiles_at(home.pieces, static_cast<u8>(palace::kInPalace + home.owner), [&](TileId t) {
    if (t % 5 == 0) tiles.push_back({home.pieces.x[t], home.pieces.y[t]});
  });
  bool expected = false;
  palace::Cells cells;
  for (const palace::Corner corner : {palace::kNorthWest, palace::kNorthEast, palace::kSouthEast, palace::kSouthWest}) {
    const u8 sides = palace::half_tile(corner);
    palace::legal_cells(home, sides, cells);
    for (const Cell c : cells)
      for (const palace::Side s : kEverySide)
        expected |= palace::legs_of(sides) & palace::bit(s) &&
                    std::find(tiles.begin(), tiles.end(), palace::beside(c, s)) != tiles.end();
  }
  ASSERT_EQ(palace::takes_half_tile(home, tiles), expected);
  (expected ? with : without) += 1;
}

// A tile that is not bound may leave whatever comes in its place.
void compare_bound(const Position& g, Seat p, int& vetoes) {
  for (u8 owner = 1; owner <= g.rules.active.size(); ++owner) {
    const Module& m = *g.rules.owner(owner).module;
    if (!m.may_leave || !m.hints.bound) continue;
    const palace::TileSet bound = m.hints.bound(g.as(owner), p);
    const auto may_go = [&](TileId out, TileId in) {
      return !m.may_leave(g.as(owner), p, out, in, in == kNoTile ? u8{0} : g.table().pieces.sides[in]);
    };
    for_tiles_at(g.table().pieces, static_cast<u8>(palace::kInPalace + p), [&](TileId out) {
      bool free = may_go(out, kNoTile);
      for (const TileId in : g.table().market)
        if (in != kNoTile) free &= may_go(out, in);
      vetoes += !free;
      EXPECT_TRUE(free || bound.contains(out));
    });
  }
}

// All ways to turn a tile at once.
void compare_turns(const ConstRef& home, int& turns) {
  u8 ways[16];
  for (u8 walls = 0; walls < std::size(ways); ++walls) ways[walls] = walls;
  for (const Cell c : cells_about(home)) {
    u32 expected = 0;
    for (const u8 walls : ways) expected |= u32{palace::can_swap(home, walls, c) == palace::Fit::kOk} << walls;
    ASSERT_EQ(palace::fitting_turns(home, ways, c), expected);
    turns += std::popcount(expected);
  }
}

// Means by means, without a look whether any can pay.
void compare_listing(const Position& g, Seat p, const Price& price) {
  static ActionList listed;
  std::vector<Purse> expected;
  MeansList all;
  list_means(g, p, price, all);
  const Purse& hand = g.table().hand[p];
  for (const Means& m : all) {
    if (!m.allowed(hand)) continue;
    if (m.free) {
      expected.push_back({{0, 0, 0, 0, m.must}});
      continue;
    }
    Purse usable;
    for (u8 w = 0; w < 5; ++w)
      usable.word[w] = m.money(hand, w) & (w < kCurrencies ? usable_pieces(g.rules, price) : ~0u);
    Payments some;
    some.clear();
    list_by_definition(g, p, m, usable, price, some);
    expected.insert(expected.end(), some.begin(), some.end());
  }
  listed.clear();
  list_payments(g, p, price, ActionHead::of(0, kBuy), listed);
  ASSERT_EQ(listed.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) ASSERT_TRUE(listed[i].pay == expected[i]) << i;
}

// Few pieces of any kind: the same payments in the same order.
void compare_payments(const Position& g, Seat p, Random& random, int& quick) {
  const Purse& hand = g.table().hand[p];
  const u8 amount = static_cast<u8>(1 + random.below(15)), currency = static_cast<u8>(random.below(kCurrencies));
  for (const Price price : {Price{currency, amount, false, Use::kTile}, Price{currency, amount, true, Use::kWindow},
                            Price{kAnyCurrency, amount, false, Use::kDebt}, Price{kAnyMix, amount, false, Use::kMix}}) {
    compare_listing(g, p, price);
    MeansList all;
    list_means(g, p, price, all);
    for (const Means& m : all) {
      if (m.free || !m.allowed(hand)) continue;
      Purse usable;
      for (u8 w = 0; w < 5; ++w)
        usable.word[w] = m.money(hand, w) & (w < kCurrencies ? usable_pieces(g.rules, price) : ~0u);
      Payments few, plain;
      few.clear();
      plain.clear();
      if (!list_few_pieces(Payer(g, p), m, usable, price, few)) continue;
      list_by_definition(g, p, m, usable, price, plain);
      ASSERT_EQ(few.size(), plain.size());
      for (std::size_t i = 0; i < few.size(); ++i) ASSERT_TRUE(few[i] == plain[i]) << i;
      quick += !few.empty();
    }
  }
}

// Wares of one price share their payments, and only what can be paid is looked at closely.
void compare_wares(const Position& g, Seat p, When when, std::size_t& paid) {
  static ActionList listed, plain;
  listed.clear();
  plain.clear();
  list_wares(g, p, when, listed);
  Wares all;
  all.clear();
  if (when == When::kTurn || buys_between(g, p)) each<&Module::wares>(g, p, when, all);
  for (const Ware& ware : all) {
    const u8 seller = ware.action.owner();
    const auto fits_buyer = g.rules.owner(seller).module->fits_buyer;
    if (fits_buyer && !fits_buyer(g.as(seller), p, ware)) continue;
    Price price = ware.price;
    if (when == When::kWindow) {
      price.exact_only = true;
      price.use = Use::kWindow;
    }
    list_payments(g, p, price, ware.action, plain);
  }
  ASSERT_EQ(listed.size(), plain.size());
  auto other = plain.begin();
  for (const Action& a : listed) {
    ASSERT_TRUE(a == *other);
    ++other;
  }
  paid += listed.size();
}

TEST(FastPaths, AgreeInGamesWithEveryModule) {
  const auto rules =
      bench::table(*find_game("alhambra"), 3, bench::all_modules(find_game("alhambra")->modules().size()));
  static ActionList offered;
  int passages = 0, with = 0, without = 0, vetoes = 0, quick = 0, turns = 0;
  std::size_t paid = 0, paid_between = 0;
  for (u64 seed = 1; seed <= 6; ++seed) {
    State s;
    start(*rules, seed, s);
    Random random(seed);
    while (!is_over(s)) {
      const Position g{as_rules(*rules), s};
      if (g.top().owner == 0 && g.top().kind == kMainAction) {
        const Seat p = g.top().seat;
        compare_cells(g.palace(p));
        compare_reach(g, g.palace(p), passages);
        compare_half_tiles(g.palace(p), with, without);
        compare_bound(g, p, vetoes);
        compare_turns(g.palace(p), turns);
        compare_wares(g, p, When::kTurn, paid);
        compare_wares(g, p, When::kWindow, paid_between);
        compare_payments(g, p, random, quick);
        if (HasFatalFailure()) FAIL() << "seed " << seed << ", action " << s.actions;
      }
      legal(*rules, s, offered);
      ASSERT_FALSE(apply(*rules, s, offered[random.below(static_cast<u32>(offered.size()))]));
    }
  }
  EXPECT_GT(passages, 100);
  EXPECT_GT(with, 100);
  EXPECT_GT(without, 20);
  EXPECT_GT(vetoes, 20);
  EXPECT_GT(paid, 1000u);
  EXPECT_GT(paid_between, 20u);
  EXPECT_GT(turns, 1000);
  EXPECT_GT(quick, 1000);
}

}  // namespace
}  // namespace comares
