// The Diamonds: ten money cards of a fifth currency that pays for everything, but never in a mix.
//   Setup   shuffled into the money before the starting money is dealt, whatever the number of players.
//   Paying  diamonds alone, for any slot and whatever else takes money; exact like any other money.
//   End     worth nothing in the final distribution: no slot asks for them.
// Scenarios: tests/scenarios/diamonds/
#include "games/alhambra/moves.h"

namespace comares::diamonds {

using namespace alhambra;

namespace {

// Provenance: ten cards, 3 to 9 (rulebook); 5, 6 and 7 twice, cross-checked with a review (R1).
constexpr CardKind diamond(const char* id, u8 value) {
  return {id, value, kOnDisplay | kToDiscard, kOddWord, static_cast<u8>(2 * (value - 1)), 2};
}
constexpr CardKind kCards[] = {
    diamond("diamond-3", 3), diamond("diamond-4", 4), diamond("diamond-5", 5), diamond("diamond-6", 6),
    diamond("diamond-7", 7), diamond("diamond-8", 8), diamond("diamond-9", 9),
};
constexpr u8 kCopies[] = {1, 1, 2, 2, 2, 1, 1};
static_assert(std::size(kCopies) == std::size(kCards));

void fill_deck(const Game& g, CardPile& deck) {
  for (u8 i = 0; i < std::size(kCards); ++i)
    for (int n = 0; n < kCopies[i]; ++n) deck.push_back(static_cast<CardId>(g.rules.owner(g.self).first_card + i));
}

void means(const Position&, Seat, const Price&, MeansList& out) { out.push_back(Means::of(1 << kOddWord)); }

Reject explain_payment(const Position&, Seat, const Price&, const Purse& pay) {
  if (pay.word[kOddWord] & kCardBits)
    return {"diamonds.3", "Diamonds pay alone; they are never mixed with anything else."};
  return kAccepted;
}

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "diamonds",
             .title = "The Diamonds",
             .summary = "A fifth currency that pays for any tile, but only on its own.",
             .provenance = nullptr},
    .schema = {"diamonds", {}, {}, {}},
    .cards = kCards,
    .fill_deck = fill_deck,
    .hints = {.means_by = kCardBits},
    .means = means,
    .explain_payment = explain_payment,
};

}  // namespace comares::diamonds
