// What the money-changer can do: each card of the display for a card of the hand that is worth no less.
#include "modules/characters/characters.h"

namespace comares::characters {

namespace {

// What the money-changer can get: each kind of money in the display once, for a card of the hand that is worth no
// less; also for its like, as that takes one out of the display. A byte per card of the display.
struct Offered {
  static constexpr u8 kNothing = kMoneyValues + 1;  // a value that no card can be given for
  u32 cards = 0, values = 0;

  explicit Offered(const Position& g) {
    const auto& display = g.table().display;
    for (std::size_t i = 0; i < kDisplay; ++i) {
      const CardId card = i < display.size() ? display[i] : CardId{kScoringCard1};
      u8 value = g.rules.card[card].value;
      for (std::size_t k = 0; k < i; ++k) value = display[k] == card ? u8{0} : value;
      cards |= u32{card} << 8 * i;
      values |= u32{value ? value : kNothing} << 8 * i;
    }
  }
  explicit Offered(u64 packed) : cards(static_cast<u32>(packed)), values(static_cast<u32>(packed >> 32)) {}
  u64 packed() const { return cards | u64{values} << 32; }
  CardId card(u32 i) const { return static_cast<CardId>(cards >> 8 * i); }
  u8 value(u32 i) const { return static_cast<u8>(values >> 8 * i); }

  // Top bit of each byte whose card may be had for one of this value.
  u32 had_for(u32 value) const {
    constexpr u32 kOnes = 0x01010101, kTops = 0x80808080;
    return ((value * kOnes | kTops) - values) & kTops;
  }
};

// Plain cards, a bit per kind as they are numbered: those of a hand, those of a value and more.
u64 plain_kinds(const Purse& hand) {
  u64 kinds = 0;
  for (int c = 0; c < kCurrencies; ++c)
    kinds |= u64{gather_bits(hand.word[c] | hand.word[c] >> 1, kCardBits & 0x55555555u)} << kMoneyValues * c;
  return kinds;
}

constexpr u64 kinds_from(int value) {
  u64 kinds = 0;
  for (int c = 0; c < kCurrencies; ++c)
    for (int v = value > 1 ? value : 1; v <= kMoneyValues; ++v) kinds |= u64{1} << money_card(c, v);
  return kinds;
}

constexpr u64 kFrom[] = {kinds_from(0), kinds_from(1), kinds_from(2), kinds_from(3), kinds_from(4), kinds_from(5),
                         kinds_from(6), kinds_from(7), kinds_from(8), kinds_from(9), kinds_from(10)};
static_assert(std::size(kFrom) == Offered::kNothing + 1);

// How many of these kinds can be given for the first card offered, for the first two, …
struct ChangesUpTo {
  u32 sum[kDisplay];
  ChangesUpTo(u64 kinds, const Offered& offered) {
    u32 all = 0;
    for (u32 i = 0; i < kDisplay; ++i) sum[i] = all += static_cast<u32>(std::popcount(kinds & kFrom[offered.value(i)]));
  }
};
// data: kinds of the hand; Offered.
Action make_change(const ActionRun& run, u32 n) {
  const Offered offered(run.data[1]);
  const ChangesUpTo up_to(run.data[0], offered);
  u32 i = 0, before = 0;  // no branch: which card it is cannot be guessed
  for (u32 k = 0; k + 1 < kDisplay; ++k) {
    const bool later = n >= up_to.sum[k];
    i += later;
    before = later ? up_to.sum[k] : before;
  }
  const u32 mine = nth_bit(run.data[0] & kFrom[offered.value(i)], n - before);
  return ActionHead(run.head.owner(), kDoMoneyChanger, kNone, 0, 0, static_cast<u8>(mine), offered.card(i)).pays();
}

}  // namespace

void list_changes_plainly(const Position& g, Seat p, Actions& out) {
  const auto can_give = [&](CardId mine, CardId theirs) {
    return copies_in(g.rules, g.table().hand[p], mine) && g.rules.card[mine].value >= g.rules.card[theirs].value;
  };
  const auto kinds = different_money(g);
  for (const CardId theirs : kinds)
    for (CardId mine = 0; mine < kScoringCard1; ++mine)
      if (can_give(mine, theirs)) out.add({g.self, kDoMoneyChanger, kNone, 0, 0, mine, theirs});
  for (const CardId mine : g.rules.odd_money)
    for (const CardId theirs : kinds)
      if (can_give(mine, theirs)) out.add({g.self, kDoMoneyChanger, kNone, 0, 0, mine, theirs});
}

void list_changes(const Position& g, Seat p, Actions& out) {
  const Purse& hand = g.table().hand[p];
  const Offered offered(g);
  const u64 kinds = plain_kinds(hand);
  auto& data = out.add_run(make_change, {g.self, kDoMoneyChanger}, ChangesUpTo(kinds, offered).sum[kDisplay - 1]);
  data[0] = kinds;
  data[1] = offered.packed();
  if (holds_cards_only(hand)) return;
  for (const CardId mine : g.rules.odd_money) {
    if (!copies_in(g.rules, hand, mine)) continue;
    for (u32 theirs = offered.had_for(g.rules.card[mine].value); theirs; theirs &= theirs - 1)
      out.add(
          {g.self, kDoMoneyChanger, kNone, 0, 0, mine, offered.card(static_cast<u32>(std::countr_zero(theirs)) / 8)});
  }
}

}  // namespace comares::characters
