// The list of legal actions: single actions and runs of alike ones, read by number or one after another.
#include <gtest/gtest.h>

#include <vector>

#include "engine/action_list.h"
#include "games/palace/redesigns.h"

namespace comares {
namespace {

Action in_cell(int x, int y) { return ActionHead{0, 5, 7, x, y}.pays(); }

template <class Grid>
struct Window {
  Grid filled;
  int left, top;
};
template <class Grid>
void add_cells(std::initializer_list<int> cells, int left, int top, ActionList& list) {
  Grid grid = Grid::none();
  for (const int p : cells) grid.set(p);
  palace::add_actions(Window<Grid>{grid, left, top}, grid, {0, 5, 7}, list);
}

TEST(ActionList, RunsAndSingleActionsKeepTheirOrder) {
  static ActionList list;
  list.clear();
  std::vector<Action> expected;
  const auto single = [&](u8 verb) {
    list.add({0, verb});
    expected.push_back(ActionHead{0, verb}.pays());
  };
  single(1);
  single(2);
  add_cells<palace::TightBits>({0, 2, 15}, -2, -1, list);
  for (const auto& [x, y] : {std::pair{-2, -1}, {0, -1}, {5, 0}}) expected.push_back(in_cell(x, y));
  add_cells<palace::TightBits>({}, 0, 0, list);  // none: leaves no trace
  add_cells<palace::Bits>({0, 63, 64, 200, 255}, -9, -9, list);
  for (const auto& [x, y] : {std::pair{-9, -9}, {6, -6}, {-9, -5}, {-1, 3}, {6, 6}}) expected.push_back(in_cell(x, y));
  single(3);
  list.push_back(ActionHead{2, 4}.pays(11, 12));
  expected.push_back(ActionHead{2, 4}.pays(11, 12));
  add_cells<palace::TightBits>({1}, 0, 0, list);
  expected.push_back(in_cell(1, 0));

  ASSERT_EQ(list.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(list[i], expected[i]) << i;
  EXPECT_EQ(std::vector<Action>(list.begin(), list.end()), expected);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.begin(), list.end());
}

TEST(ActionList, AFullListTakesNoMore) {
  static ActionList list;
  list.clear();
  for (u32 i = 0; i < ActionList::kRoom + 5; ++i) list.add({0, 1}).word[0] = i;
  EXPECT_EQ(list.size(), ActionList::kRoom);
  EXPECT_EQ(list[ActionList::kRoom - 1].pay.word[0], ActionList::kRoom - 1);
  for (u32 i = 0; i < ActionList::kRoomForRuns + 5; ++i) add_cells<palace::TightBits>({0, 1}, 0, 0, list);
  EXPECT_EQ(list.size(), ActionList::kRoom + 2 * ActionList::kRoomForRuns);
  EXPECT_EQ(list[list.size() - 1], in_cell(1, 0));
}

TEST(ActionList, BitsByNumber) {
  for (const u64 bits : {u64{1}, u64{1} << 63, ~u64{0}, u64{0x8040201008040201}}) {
    u32 n = 0;
    for (u32 p = 0; p < 64; ++p)
      if (bits >> p & 1) {
        EXPECT_EQ(nth_bit(bits, n++), p);
      }
  }
}

}  // namespace
}  // namespace comares
