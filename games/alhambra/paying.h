// Inside of paying: what the definition of a payment (payments.cpp) and the quick way of listing (quick_payments.cpp)
// share. Everybody else pays through moves.h.
#pragma once
#include "games/alhambra/moves.h"

namespace comares::alhambra {

// Does this hand hold anything by which modules give means of payment?
inline bool may_have_means(const Rules& r, const Purse& hand) {
  constexpr u32 kAlways = ~0u;  // some module gives no hint
  return r.odd_means == kAlways ? !holds_cards_only(hand) : hand.word[kOddWord] & r.odd_means;
}

// Bits of words 0–3 that may pay this price at all.
u32 usable_pieces(const Rules&, const Price&);

// The payments of one means out of these pieces: first every distinct exact one, then the overpayments that no
// other beats. A payment is beaten when dropping a piece, or giving a cheaper one of the same currency in place of
// one of its pieces, still reaches the price.
void list_by_definition(const Position&, Seat, const Means&, const Purse& usable, const Price&, Payments& out);
// The same where there are few pieces; false: there are too many (few_pieces.cpp).
bool list_few_pieces(const Position&, Seat, const Means&, const Purse& usable, const Price&, Payments& out);

// In a mix of currencies there are thousands; beyond this nobody chooses by list.
constexpr std::size_t most_payments(const Price& price) {
  return price.currency == kAnyMix ? std::size_t{48} : Payments::capacity();
}

}  // namespace comares::alhambra
