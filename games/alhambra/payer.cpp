// What a seat can pay with, found out once for many prices: whatever lies on the market, in rooms and beside it has one,
// and most of them cannot be paid.
#include "games/alhambra/paying.h"

namespace comares::alhambra {

Payer::Payer(const Position& g, Seat p) : g_(g), seat_(p), may_have_more_(may_have_means(g.rules, g.table().hand[p])) {
  const Purse& hand = g.table().hand[p];
  const u32 four = hand.word[0] | hand.word[1] | hand.word[2] | hand.word[3];
  purchases_.usable = hand;
  for (int w = 0; w < 5; ++w) purchases_.most[w] = word_sum(hand.word[w], w);
  if (four >> kLumpShift) add_lumps();
  debts_ = purchases_;
  if (four & g.rules.for_purchases) keep_from_debts(g.rules.for_purchases);
}

void Payer::add_lumps() {
  for (int w = 0; w < kCurrencies; ++w) {
    for (u32 left = purchases_.usable.word[w] >> kLumpShift; left; left &= left - 1) {
      const int lump = std::countr_zero(left);
      Purse one{};
      one.word[w] = lump_bit(lump);
      const int worth = sum_of<&Module::lump_worth>(g_, seat_, one);
      lump_[w][lump] = static_cast<u8>(worth);
      purchases_.most[w] += worth;
    }
  }
}

void Payer::keep_from_debts(u32 pieces) {
  for (int w = 0; w < kCurrencies; ++w) {
    const u32 kept = debts_.usable.word[w] & pieces;
    if (!kept) continue;
    debts_.usable.word[w] -= kept;
    debts_.most[w] -= word_sum(kept, w);
    for (u32 left = kept >> kLumpShift; left; left &= left - 1) debts_.most[w] -= lump_[w][std::countr_zero(left)];
  }
}

const MeansList& Payer::more_means(const Price& price) {
  const int asked = price.currency < kCurrencies ? price.currency : kCurrencies + (price.currency == kAnyMix);
  MeansList& found = means_[asked];
  if (known_ >> asked & 1 && means_for_[asked] == price.use) return found;
  found.clear();
  add_means(g_, seat_, price, found);
  means_for_[asked] = price.use;
  known_ = static_cast<u8>(known_ | 1u << asked);
  return found;
}

namespace {

// Sums below 64, a bit each: those given, and each with one piece of this value more.
u64 with(u64 sums, int value) { return value < 64 ? sums | sums << value : sums; }

}  // namespace

// Are some pieces of these words worth exactly this? Of a sum too large to tell, yes.
bool Payer::makes(const Pieces& from, u8 words, int sum) const {
  if (sum >= 64) return true;
  u64 sums = 1;
  for (u32 left = words; left; left &= left - 1) {
    const int w = std::countr_zero(left);
    const u32 have = from.usable.word[w];
    for (u32 cards = have & kCardBits; cards;) {
      const int shift = std::countr_zero(cards) & ~1;
      sums = with(sums, shift / 2 + 1);
      cards -= 1u << shift;
    }
    if (w == kOddWord || have <= kCardBits) continue;
    for (u32 n = have >> kTripleShift & 7; n; --n) sums = with(sums, 3);
    for (u32 n = have >> kSingleShift & 7; n; --n) sums = with(sums, 1);
    for (u32 lumps = have >> kLumpShift; lumps; lumps &= lumps - 1)
      sums = with(sums, lump_[w][std::countr_zero(lumps)]);
  }
  return sums >> sum & 1;
}

}  // namespace comares::alhambra
