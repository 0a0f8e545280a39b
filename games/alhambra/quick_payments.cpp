// Listing payments quickly: the same payments in the same order as by their definition (payments.cpp), where a
// currency's plain cards are all that can pay, which is nearly every purchase. tests/speed compares the two.
#include "games/alhambra/few_cards.h"
#include "games/alhambra/paying.h"

namespace comares::alhambra {

namespace {

// The same for plain cards of one currency, which is nearly every purchase: the same payments in the
// same order (tests/speed compares them), found in one pass over 18 bits of cards. Calls put(cards).
template <class Put>
class PlainLister {
 public:
  PlainLister(u32 have, const Price& price, Put put) : have_(have), exact_only_(price.exact_only), put_(put) {
    const int sum = card_sum(have);
    if (sum >= price.amount) choose(have, sum, price.amount, 0);
    for (int i = 0; i < overs_; ++i) put_(over_[i]);
  }

 private:
  static int dearest(u32 cards) { return (33 - std::countl_zero(cards)) / 2; }

  // `sum`: of the cards not yet decided on; 0 < left ≤ sum: what they have to pay.
  void choose(u32 cards, int sum, int left, u32 chosen) {
    if (const u32 few = find_few(cards)) return choose_few(cards, few_cards::kTable.hand[few], left, chosen);
    const int value = dearest(cards);
    const u32 unit = card_unit(value);
    const u32 cheaper = cards & (unit - 1);
    int n = static_cast<int>(cards >> (2 * (value - 1)));
    sum -= n * value;
    while ((n - 1) * value >= left) --n;
    chosen += static_cast<u32>(n) * unit;
    left -= n * value;
    for (;; --n, left += value, chosen -= unit) {
      if (left == 0) put_(chosen);
      else if (left < 0) offer_over(chosen, -left);
      else if (left <= sum) choose(cheaper, sum, left, chosen);
      else return;
      if (n == 0) return;
    }
  }

  void choose_few(u32 cards, const few_cards::Hand& few, int left, u32 chosen) {
    for (u64 found = choices(few, left); found; found &= found - 1) {
      const u32 bit = static_cast<u32>(std::countr_zero(found)), choice = bit % few_cards::kChoices;
      const u32 pay = chosen + given(cards, choice);
      if (bit == choice) put_(pay);
      else offer_over(pay, few.sum[choice] - left);
    }
  }

  // Beaten: a cheaper card, not yet given, could take the place of one of these.
  void offer_over(u32 chosen, int excess) {
    if (exact_only_) return;
    const u32 kept = have_ - chosen;
    for (u32 left = chosen; left;) {
      const int v = dearest(left);
      left &= card_unit(v) - 1;
      const u32 cheaper = kept & (card_unit(v) - 1);
      if (cheaper && v - dearest(cheaper) <= excess) return;
    }
    if (overs_ < kMostOvers) over_[overs_++] = chosen;
  }

  static constexpr int kMostOvers = 64;  // of any hand and price there are at most 11

  u32 have_;
  bool exact_only_;
  Put put_;
  int overs_ = 0;
  u32 over_[kMostOvers];
};

// Prices of the market; a larger sum can be made up in too many ways to try them all.
bool is_plain(u32 have, const Price& price) { return have <= kCardBits && price.amount <= 26; }

// The pieces of a hand that a means can use, and how many currencies (words) they are of.
struct Usable {
  Purse pieces{};
  u8 words = 0, word = 0;  // `word`: the last of them

  Usable(const Payer& payer, const Means& m, const Price& price) {
    for (u32 left = m.words; left; left &= left - 1) {
      const u8 w = static_cast<u8>(std::countr_zero(left));
      pieces.word[w] = payer.money(m, w, price.use);
      if (!pieces.word[w]) continue;
      word = w;
      ++words;
    }
  }
  bool plain(const Price& price) const { return words == 1 && is_plain(pieces.word[word], price); }
};

// Payments of one means.
void list_with(const Payer& payer, const Means& m, const Usable& usable, const Price& price, Payments& out) {
  if (usable.plain(price)) {
    PlainLister(usable.pieces.word[usable.word], price, [&](u32 cards) {
      Purse pay = {{0, 0, 0, 0, m.must}};
      pay.word[usable.word] += cards;
      if (!out.full()) out.push_back(pay);
    });
    return;
  }
  if (list_few_pieces(payer, m, usable.pieces, price, out)) return;
  list_by_definition(payer.position(), payer.seat(), m, usable.pieces, price, out);
}

// data: choices among few cards, a bit each; the cards and their currency.
Action make_payment(const ActionRun& run, u32 n) {
  Action a = run.head.pays();
  const u32 choice = nth_bit(run.data[0], n) % few_cards::kChoices;
  a.pay.word[run.data[2]] = given(static_cast<u32>(run.data[1]), choice);
  return a;
}
void list_choices(u64 choices, u32 have, u8 currency, ActionHead like, Actions& out) {
  auto& data = out.add_run(make_payment, like, static_cast<u32>(std::popcount(choices)));
  data[0] = choices;
  data[1] = have;
  data[2] = currency;
}

void list_plain(u32 have, u8 currency, const Price& price, ActionHead like, Actions& out) {
  if (const u32 few = find_few(have)) {
    const u64 all = choices(few_cards::kTable.hand[few], price.amount);
    list_choices(price.exact_only ? all & few_cards::kExact : all, have, currency, like, out);
  } else {
    PlainLister(have, price, [&](u32 cards) { out.add(like).word[currency] = cards; });
  }
}

}  // namespace

bool is_crowded(const Actions& list) { return list.size() > ActionList::kRoom / 2; }

void list_payments(Payer& payer, const Price& price, ActionHead like, Actions& out) {
  constexpr std::size_t kFewPayments = 8;
  payer.for_means(price, [&](const Means& m) {
    if (m.free) {
      out.add(like).word[kOddWord] = m.must;
      return true;
    }
    const Usable usable(payer, m, price);
    if (usable.words == 0 || (usable.words == 1 && m.needs & ~(1u << usable.word))) return true;
    if (!m.must && std::has_single_bit(m.words) && usable.plain(price)) {
      list_plain(usable.pieces.word[usable.word], usable.word, price, like, out);
      return true;
    }
    Payments pays;
    pays.clear();
    list_with(payer, m, usable, price, pays);
    // The ways to pay for one thing must not keep another off the list; the exact ones come first.
    const std::size_t most = is_crowded(out) ? kFewPayments : pays.size();
    for (std::size_t i = 0; i < pays.size() && i < most; ++i) out.add(like) = pays[i];
    return true;
  });
}

void list_payments(const Position& g, Seat p, const Price& price, ActionHead like, Actions& out) {
  const Purse& hand = g.table().hand[p];
  if (price.currency < kCurrencies && !may_have_means(g.rules, hand)) {
    const u32 have = hand.word[price.currency] & usable_pieces(g.rules, price);
    if (!have) return;
    if (is_plain(have, price)) return list_plain(have, price.currency, price, like, out);
  }
  Payer payer(g, p);
  list_payments(payer, price, like, out);
}

namespace {

// Might some tile of the market be paid exactly, with plain cards? A yes may be wrong, a no is not.
bool might_pay_exactly(const Position& g, Seat p) {
  const Table& t = g.table();
  bool might = false;
  for (int slot = 0; slot < kSlots; ++slot) {
    if (t.market[slot] == kNoTile) continue;
    const u8 price = g.tile(t.market[slot]).price;
    might |= price > kMostExact || can_make(t.hand[p].word[g.rules.slot_currency[slot]], price);
  }
  return might;
}

}  // namespace

namespace {

bool more_than_cards(const Rules& r, const Purse& hand) {
  return (hand.word[0] | hand.word[1] | hand.word[2] | hand.word[3]) > kCardBits || hand.word[kOddWord] & r.odd_means;
}

Price price_as(const Position& g, int slot, const Price& how) {
  return {g.rules.slot_currency[slot], g.tile(g.table().market[slot]).price, how.exact_only, how.use};
}

void list_slots(Payer& payer, const Price& how, ActionHead like, Actions& out) {
  const Position& g = payer.position();
  for (int slot = 0; slot < kSlots; ++slot)
    if (g.table().market[slot] != kNoTile && !out.enough())
      list_payments(payer, price_as(g, slot, how), like.plus(static_cast<u32>(slot)), out);
}

// Cards alone, as a rule few of each currency: all slots in one go, and no branch that would be a guess.
void list_slots_for_cards(const Position& g, Seat p, const Price& how, ActionHead like, Actions& out) {
  const Table& t = g.table();
  const Purse& hand = t.hand[p];
  if (how.exact_only && !might_pay_exactly(g, p)) return;
  const u64 wanted = how.exact_only ? few_cards::kExact : ~u64{0};
  u32 have[kSlots], many = 0;  // bit per slot
  u64 listed[kSlots];
  for (int slot = 0; slot < kSlots; ++slot) {
    have[slot] = hand.word[g.rules.slot_currency[slot]];
    const u32 few = find_few(have[slot]);
    many |= (u32{few == 0} & u32{have[slot] != 0}) << slot;
    const bool sold = t.market[slot] == kNoTile;
    listed[slot] =
        choices(few_cards::kTable.hand[few], sold ? few_cards::kMostPrice : price_as(g, slot, how).amount) & wanted;
  }
  for (int slot = 0; slot < kSlots; ++slot) {
    const u8 currency = g.rules.slot_currency[slot];
    const ActionHead buy = like.plus(static_cast<u32>(slot));
    if (!(many >> slot & 1)) list_choices(listed[slot], have[slot], currency, buy, out);
    else if (t.market[slot] != kNoTile) list_payments(g, p, price_as(g, slot, how), buy, out);
  }
}

}  // namespace

void list_purchases(Payer& payer, const Price& how, ActionHead like, Actions& out) {
  const Position& g = payer.position();
  if (more_than_cards(g.rules, g.table().hand[payer.seat()])) return list_slots(payer, how, like, out);
  list_slots_for_cards(g, payer.seat(), how, like, out);
}

void list_purchases(const Position& g, Seat p, const Price& how, ActionHead like, Actions& out) {
  if (!more_than_cards(g.rules, g.table().hand[p])) return list_slots_for_cards(g, p, how, like, out);
  Payer payer(g, p);
  list_slots(payer, how, like, out);
}

}  // namespace comares::alhambra
