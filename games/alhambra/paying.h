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

// Means that modules give; list_means lists these after the game's own.
void add_means(const Position&, Seat, const Price&, MeansList& out);

// What a seat can pay with, found out once for a whole list of prices (payer.cpp).
class Payer {
 public:
  Payer(const Position&, Seat);

  const Position& position() const { return g_; }
  Seat seat() const { return seat_; }
  u32 money(const Means& m, u8 word, Use use) const { return m.money(for_use(use).usable, word); }
  int lump_worth(int word, int lump) const { return lump_[word][lump]; }

  // Calls use(means) for each of list_means, in its order, whose pieces may make up the price; until it answers false.
  template <class Do>
  void for_means(const Price& price, Do&& use) {
    constexpr u8 kAllFour = (1 << kCurrencies) - 1;
    const Pieces& from = for_use(price.use);
    if (price.currency < kCurrencies) {
      if (reaches_alone(from, price.currency, price) && !use(Means::of(static_cast<u8>(1u << price.currency)))) return;
    } else if (price.currency == kAnyMix) {
      if (reaches(from, kAllFour, price) && !use(Means::of(kAllFour))) return;
    } else {
      for (u8 c = 0; c < kCurrencies; ++c)
        if (reaches_alone(from, c, price) && !use(Means::of(static_cast<u8>(1u << c)))) return;
    }
    if (!may_have_more_) return;
    for (const Means& m : more_means(price))
      if (m.allowed(from.usable) && (m.free || reaches(from, m.words, price)) && !use(m)) return;
  }
  // A yes may be wrong, a no is not.
  bool might_pay(const Price& price) {
    bool might = false;
    for_means(price, [&](const Means&) { return !(might = true); });
    return might;
  }

 private:
  static constexpr int kAsked = kCurrencies + 2;  // a currency, any, a mix

  struct Pieces {
    Purse usable;
    int most[5];  // worth of a word's pieces
  };

  void add_lumps();
  void keep_from_debts(u32 pieces);
  const Pieces& for_use(Use use) const { return use >= Use::kDebt ? debts_ : purchases_; }
  bool reaches_alone(const Pieces& from, u8 word, const Price& price) const {
    return from.most[word] >= price.amount &&
           (!price.exact_only || makes(from, static_cast<u8>(1u << word), price.amount));
  }
  bool reaches(const Pieces& from, u8 words, const Price& price) const {
    int most = 0;
    for (u32 left = words; left; left &= left - 1) most += from.most[std::countr_zero(left)];
    return most >= price.amount && (!price.exact_only || makes(from, words, price.amount));
  }
  bool makes(const Pieces&, u8 words, int sum) const;
  const MeansList& more_means(const Price&);

  Position g_;
  Seat seat_;
  bool may_have_more_;
  u8 known_ = 0;  // bit per entry of means_
  Pieces purchases_, debts_;
  u8 lump_[kCurrencies][kLumps];  // worth of those there are
  Use means_for_[kAsked];
  MeansList means_[kAsked];
};
void list_payments(Payer&, const Price&, ActionHead like, Actions& out);
void list_purchases(Payer&, const Price& how, ActionHead like, Actions& out);
void list_wares(Payer&, When, Actions& out);

// As list_by_definition where there are few pieces; false: there are too many (few_pieces.cpp).
bool list_few_pieces(const Payer&, const Means&, const Purse& usable, const Price&, Payments& out);

// In a mix of currencies there are thousands; beyond this nobody chooses by list.
constexpr std::size_t most_payments(const Price& price) {
  return price.currency == kAnyMix ? std::size_t{48} : Payments::capacity();
}

}  // namespace comares::alhambra
