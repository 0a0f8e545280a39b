// The Bureau de Change: a card shows two currencies and lets one thing be paid in a mix of both.
//   Setup   the six are shuffled; two go into each of the money piles 2, 3 and 4.
//   Taking  it lies in the display like money and is taken alone, as a whole take-money action.
//   Paying  one card for one payment whose currency it shows; it is worth nothing itself and goes to
//           the discard with the money.
// Scenarios: tests/scenarios/bureau-de-change/
#include <algorithm>

#include "games/alhambra/moves.h"

namespace comares::bureau_de_change {

using namespace alhambra;

namespace {

struct Pair {
  u8 one, other;
};
// Provenance: six cards, each pair of currencies once (rulebook and a fair report of 2004).
constexpr Pair kPairs[] = {{kDenar, kDirham}, {kDenar, kDucat},   {kDenar, kFlorin},
                           {kDirham, kDucat}, {kDirham, kFlorin}, {kDucat, kFlorin}};
constexpr int kBureaux = std::size(kPairs);

constexpr CardKind bureau(const char* id, int place) {
  return {id, 0, kOnDisplay | kTakenAlone | kToDiscard, kOddWord, static_cast<u8>(kPairShift + place), 1};
}
constexpr CardKind kCards[] = {
    bureau("bureau-denar-dirham", 0), bureau("bureau-denar-ducat", 1),   bureau("bureau-denar-florin", 2),
    bureau("bureau-dirham-ducat", 3), bureau("bureau-dirham-florin", 4), bureau("bureau-ducat-florin", 5),
};
static_assert(std::size(kCards) == kBureaux && kBureaux <= kPairWidth);

constexpr int kPerPile = 2;
constexpr bool gets_bureaux(int pile) { return pile >= 2 && pile <= 4; }
constexpr u32 kBureauBits = ((1u << kBureaux) - 1) << kPairShift;

void fill_pile(const Game& g, int pile, CardPile& cards) {
  if (gets_bureaux(pile)) deal_into_pile(g, (1u << kBureaux) - 1, kPerPile, cards);
}

void means(const Position& g, Seat p, const Price& price, MeansList& out) {
  if (price.use == Use::kMix) return;  // nothing to join
  const u32 held = g.table().hand[p].word[kOddWord] & kBureauBits;
  for (u32 left = held; left; left &= left - 1) {
    const Pair& pair = kPairs[std::countr_zero(left) - kPairShift];
    const u8 shown = static_cast<u8>(1u << pair.one | 1u << pair.other);
    const u8 asked = price.currency == kAnyCurrency ? u8{0} : static_cast<u8>(1u << price.currency);
    if (asked & ~shown) continue;
    // Paying without the currency that only the card allows is lawful (R3), but wastes the card.
    out.push_back(Means::joined_by(left & -left, shown, static_cast<u8>(shown & ~asked)));
  }
}

Reject explain_payment(const Position&, Seat, const Price& price, const Purse& pay) {
  const u32 cards = pay.word[kOddWord] & kBureauBits;
  if (!cards) return kAccepted;
  if (cards & (cards - 1)) return {"bureau-de-change.R2", "One payment takes at most one bureau card."};
  if (pay.word[kOddWord] & ~cards)
    return {"bureau-de-change.8", "Only money of the two currencies on a bureau card goes with it."};
  if (price.use == Use::kMix) return {"bureau-de-change.8", "Where any mix pays, a bureau card is no money."};
  const Pair& pair = kPairs[std::countr_zero(cards) - kPairShift];
  if (price.currency != kAnyCurrency && price.currency != pair.one && price.currency != pair.other)
    return {"bureau-de-change.3", "That bureau card does not show the currency asked for."};
  return {"bureau-de-change.3", "With a bureau card you pay in the two currencies it shows."};
}

Reject explain_take(const Position&, Seat, const Purse& cards) {
  if (cards.word[kOddWord] & kBureauBits)
    return {"bureau-de-change.R1", "A bureau card is taken alone, instead of money."};
  return kAccepted;
}

// Beyond what it does for the tiles on offer now.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const int cards = std::popcount(g.table().hand[p].word[kOddWord] & kBureauBits);
  return std::min(cards, o.turns / 2) * o.money;
}

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "bureau-de-change",
             .title = "The Bureau de Change",
             .summary = "Cards that let you pay for one tile in a mix of two currencies.",
             .provenance = nullptr},
    .schema = {"bureau-de-change", {}, {}, {}},
    .cards = kCards,
    .fill_pile = fill_pile,
    .hints = {.means_by = kBureauBits},
    .means = means,
    .explain_payment = explain_payment,
    .explain_take = explain_take,
    .appraise = appraise,
};

}  // namespace comares::bureau_de_change
