// What was made fast says the same as its plain definition.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "bench/tables.h"
#include "games/alhambra/moves.h"
#include "modules/characters/characters.h"

namespace comares {
namespace {

using namespace alhambra;

// Every way to pay with cards of one currency: exact ones, then overpayments that no other beats, both
// with the dearest cards first (the comment at PaymentLister says what "beats" means).
std::vector<u32> payments_by_definition(u32 hand, int price) {
  std::vector<u32> exact, over;
  const auto holds_all = [&](u32 cards) { return word_holds(hand, cards, false); };
  for (u32 cards = kCardBits; cards > 0; --cards) {
    if (!holds_all(cards)) continue;
    const int sum = card_sum(cards);
    if (sum == price) exact.push_back(cards);
    if (sum <= price) continue;
    bool beaten = false;
    for (int v = 1; v <= kMoneyValues; ++v) {
      if (!cards_of(cards, v)) continue;
      beaten |= sum - v >= price;
      for (int w = 1; w < v; ++w) beaten |= cards_of(hand, w) > cards_of(cards, w) && sum - v + w >= price;
    }
    if (!beaten) over.push_back(cards);
  }
  exact.insert(exact.end(), over.begin(), over.end());
  return exact;
}

TEST(FastPaths, PaymentsOfOneCurrency) {
  const auto rules = bench::table(*find_game("alhambra"), 3);
  State s;
  start(*rules, 1, s);
  Table& t = s.at<Table>(0);
  Random random(3);
  static ActionList listed;
  for (int round = 0; round < 60; ++round) {
    u32 hand = 0;
    const int cards = 1 + static_cast<int>(random.below(11));  // beyond the fast path, too
    for (int i = 0; i < cards; ++i) {
      const int v = 1 + static_cast<int>(random.below(9));
      if (cards_of(hand, v) < 3) hand += card_unit(v);
    }
    const u8 currency = static_cast<u8>(random.below(4));
    t.hand[0] = {};
    t.hand[0].word[currency] = hand;
    const Position g{as_rules(*rules), s};
    for (u8 price = 2; price <= 13; ++price) {
      const std::vector<u32> expected = payments_by_definition(hand, price);
      listed.clear();
      list_payments(g, 0, {currency, price, false, Use::kTile}, {0, kBuy}, listed);
      ASSERT_EQ(listed.size(), expected.size()) << std::hex << hand << " for " << std::dec << int{price};
      for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(listed[i].pay.word[currency], expected[i]);
    }
  }
}

// Exact purchases are listed only after a look whether there can be any.
TEST(FastPaths, ExactPurchasesWithEveryKindOfMoney) {
  const auto rules = bench::table(*find_game("alhambra"), 3, 0xFF);
  static ActionList listed, by_slot;
  int none = 0, some = 0;
  for (u64 seed = 1; seed <= 400; ++seed) {
    State s;
    start(*rules, seed, s);
    Random random(seed);
    Table& t = s.at<Table>(0);
    Purse hand{};
    for (u32 n = random.below(6); n > 0; --n) {
      u32& word = hand.word[random.below(5)];
      const int v = 3 + static_cast<int>(random.below(7));
      if (cards_of(word, v) == 0) word += card_unit(v);
    }
    if (random.below(2)) hand.word[kOddWord] |= 1u << (kPairShift + static_cast<int>(random.below(6)));
    if (random.below(4) == 0) hand.word[kOddWord] |= 1u << kPassShift;
    if (random.below(4) == 0) t.market[random.below(kSlots)] = kNoTile;
    t.hand[0] = hand;
    const Position g{as_rules(*rules), s};
    listed.clear();
    by_slot.clear();
    const Price how = {.currency = 0, .amount = 0, .exact_only = true, .use = Use::kWindow};
    list_purchases(g, 0, how, {1, 0, kNone, 0, 0, 1}, listed);
    for (int slot = 0; slot < kSlots; ++slot) {
      if (t.market[slot] == kNoTile) continue;
      Price price = price_of_slot(g, slot);
      price.exact_only = true;
      price.use = Use::kWindow;
      list_payments(g, 0, price, {1, 0, kNone, 0, 0, static_cast<u8>(slot + 1)}, by_slot);
    }
    ASSERT_EQ(listed.size(), by_slot.size()) << "seed " << seed;
    for (std::size_t i = 0; i < listed.size(); ++i) EXPECT_EQ(listed[i], by_slot[i]);
    (listed.empty() ? none : some) += 1;
  }
  EXPECT_GT(none, 100);
  EXPECT_GT(some, 100);
}

TEST(FastPaths, SumsThatCardsCanMakeUp) {
  Random random(7);
  for (int round = 0; round < 300; ++round) {
    u32 hand = 0;
    for (u32 n = random.below(7); n > 0; --n) {
      const int v = 1 + static_cast<int>(random.below(9));
      if (cards_of(hand, v) < 3) hand += card_unit(v);
    }
    std::set<int> sums;
    for (u32 cards = hand + 1; cards-- > 0;)
      if (word_holds(hand, cards, false)) sums.insert(card_sum(cards));
    for (int sum = 0; sum <= kMostExact; ++sum) EXPECT_EQ(can_make(hand, sum), sums.contains(sum)) << std::hex << hand;
  }
}

TEST(FastPaths, TakesOfTheDisplay) {
  const auto rules = bench::table(*find_game("alhambra"), 3);
  State s;
  start(*rules, 1, s);
  Table& t = s.at<Table>(0);
  Random random(5);
  static ActionList listed;
  for (int round = 0; round < 500; ++round) {
    t.display.clear();
    for (u32 n = 1 + random.below(4); n > 0; --n)
      t.display.push_back(money_card(static_cast<int>(random.below(2)), 1 + static_cast<int>(random.below(4))));
    if (std::count(t.display.begin(), t.display.end(), t.display[0]) > kMoneyCopies) continue;
    const Position g{as_rules(*rules), s};
    std::set<std::vector<CardId>> expected;
    for (u32 set = 1; set < 1u << t.display.size(); ++set) {
      std::vector<CardId> cards;
      int sum = 0;
      for (u32 i = 0; i < t.display.size(); ++i) {
        if (!(set >> i & 1)) continue;
        cards.push_back(t.display[i]);
        sum += g.rules.card[t.display[i]].value;
      }
      std::sort(cards.begin(), cards.end());
      if (cards.size() == 1 || sum <= kTakeSum) expected.insert(cards);
    }
    listed.clear();
    list_takes(g, 0, {0, kTakeMoney}, listed);
    EXPECT_EQ(listed.size(), expected.size());
    for (const Action& a : listed) {
      std::vector<CardId> cards;
      for (CardId c = 0; c < kScoringCard1; ++c)
        for (int n = copies_in(g.rules, a.pay, c); n > 0; --n) cards.push_back(c);
      EXPECT_EQ(expected.erase(cards), 1u);
      EXPECT_FALSE(check_take(g, 0, a.pay));
    }
  }
}

// What the money-changer can do, with every card that a hand and the display can hold.
TEST(FastPaths, ChangesOfMoney) {
  u32 modules = 0;
  for (const char* slug : {"characters", "diamonds", "bureau-de-change"})
    modules |= 1u << find_module(*find_game("alhambra"), slug);
  const auto rules = bench::table(*find_game("alhambra"), 3, modules);
  const u8 self = 3;  // in the order of the list
  ASSERT_EQ(std::string_view(as_rules(*rules).owner(self).module->info.slug), "characters");
  static ActionList legal_now, quick, plain;
  std::size_t seen = 0;
  for (u64 seed = 1; seed <= 20; ++seed) {
    State s;
    start(*rules, seed, s);
    Random random(seed);
    while (!is_over(s)) {
      const Position g = Position{as_rules(*rules), s}.as(self);
      for (Seat p = 0; p < 3; ++p) {
        quick.clear();
        plain.clear();
        characters::list_changes(g, p, quick);
        characters::list_changes_plainly(g, p, plain);
        ASSERT_EQ(quick.size(), plain.size());
        for (u32 i = 0; i < plain.size(); ++i) ASSERT_TRUE(quick[i] == plain[i]) << seed;
        seen += plain.size();
      }
      legal_now.clear();
      legal(*rules, s, legal_now);
      ASSERT_FALSE(apply(*rules, s, legal_now[random.below(static_cast<u32>(legal_now.size()))]));
    }
  }
  EXPECT_GT(seen, 1000u);
}

}  // namespace
}  // namespace comares
