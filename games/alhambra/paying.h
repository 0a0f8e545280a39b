// Inside of paying: what the definition of a payment (payments.cpp) and the quick way of listing (quick_payments.cpp)
// share. Everybody else pays through moves.h.
#pragma once
#include "games/alhambra/moves.h"

namespace comares::alhambra {

// Bits of words 0–3 that may pay this price at all.
u32 usable_pieces(const Rules&, const Price&);

// The payments of one means out of these pieces: first every distinct exact one, then the overpayments that no
// other beats. A payment is beaten when dropping a piece, or giving a cheaper one of the same currency in place of
// one of its pieces, still reaches the price.
void list_by_definition(const Position&, Seat, const Means&, const Purse& usable, const Price&, Payments& out);

}  // namespace comares::alhambra
