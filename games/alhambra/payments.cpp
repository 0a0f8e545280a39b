// Paying: what a purse is worth, which payments are lawful, which are worth listing (README section 4).
#include <utility>

#include "games/alhambra/few_cards.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

int worth(const Position& g, Seat p, const Purse& pay) {
  int sum = 0;
  for (int i = 0; i < 5; ++i)
    if (pay.word[i]) sum += word_sum(pay.word[i], i);
  for (u32 left = users_of(g.rules, &Module::lump_worth); left; left &= left - 1) {
    const u8 owner = static_cast<u8>(std::countr_zero(left) + 1);
    sum += g.rules.owner(owner).module->lump_worth({g.rules, g.state, owner}, p, pay);
  }
  return sum;
}

namespace {

// Means that modules give.
void add_means(const Position& g, Seat p, const Price& price, MeansList& out) {
  const Purse& hand = g.table().hand[p];
  if (holds_cards_only(hand)) return;
  for (const MeansGiver& m : g.rules.means)
    if (m.by == ~0u || hand.word[kOddWord] & m.by)
      g.rules.owner(m.owner).module->means({g.rules, g.state, m.owner}, p, price, out);
}

}  // namespace

void list_means(const Position& g, Seat p, const Price& price, MeansList& out) {
  out.clear();
  if (price.currency < kCurrencies) out.push_back(Means::of(static_cast<u8>(1u << price.currency)));
  if (price.currency == kAnyCurrency)
    for (u8 c = 0; c < kCurrencies; ++c) out.push_back(Means::of(static_cast<u8>(1u << c)));
  add_means(g, p, price, out);
}

namespace {

// One kind of piece a payment may hold.
struct Item {
  u8 word, shift, value, count;
};

// Lists the payments of one means: first every distinct exact one, then the overpayments that no
// other beats. A payment is beaten when dropping a piece, or giving a cheaper one of the same
// currency in place of one of its pieces, still reaches the price. Pieces are tried from the dearest.
class PaymentLister {
 public:
  PaymentLister(const Position& g, Seat p, const Means& m, const Price& price, Payments& out)
      : out_(out), price_(price.amount), chosen_{{0, 0, 0, 0, m.must}}, needs_(m.needs) {
    const Purse& hand = g.table().hand[p];
    for (u8 w = 0; w < 5; ++w) {
      const u32 have = m.money(hand, w);
      if (!have) continue;
      for (int v = kMoneyValues; v >= 1; --v)
        if (const u32 n = cards_of(have, v))
          items_.push_back({w, static_cast<u8>(2 * (v - 1)), static_cast<u8>(v), static_cast<u8>(n)});
      if (w == kOddWord) continue;
      if (const u32 n = (have >> kThreeShift) & 7u) items_.push_back({w, kThreeShift, 3, static_cast<u8>(n)});
      if (const u32 n = (have >> kCoinShift) & 7u) items_.push_back({w, kCoinShift, 1, static_cast<u8>(n)});
      for (u8 lump = 0; lump < kLumps; ++lump) {
        Purse one{};
        one.word[w] = have & (1u << (kLumpShift + lump));
        if (one.word[w])
          items_.push_back({w, static_cast<u8>(kLumpShift + lump), static_cast<u8>(worth(g, p, one)), 1});
      }
    }
    // Dearest first, whatever the currency; one currency is already in order.
    for (std::size_t i = 1; i < items_.size(); ++i)
      for (std::size_t k = i; k > 0 && items_[k - 1].value < items_[k].value; --k) std::swap(items_[k - 1], items_[k]);
    rest_[items_.size()] = 0;
    for (std::size_t i = items_.size(); i-- > 0;) rest_[i] = rest_[i + 1] + items_[i].value * items_[i].count;
  }

  void exact() {
    if (rest_[0] >= price_) choose_exact(0, price_);
  }
  void over() {
    work_ = 0;
    if (rest_[0] > price_) choose_over(0, 0);
  }

 private:
  // A large hand of two currencies has thousands of payments; beyond this nobody chooses by list.
  static constexpr int kBudget = 6000;

  void choose_exact(std::size_t i, int left) {
    if (left == 0) {
      list();
      return;
    }
    if (i == items_.size() || rest_[i] < left || ++work_ > kBudget) return;
    const Item& it = items_[i];
    int n = left / it.value;
    if (n > it.count) n = it.count;
    for (; n >= 0; --n) {
      chosen_.word[it.word] += static_cast<u32>(n) << it.shift;
      choose_exact(i + 1, left - n * it.value);
      chosen_.word[it.word] -= static_cast<u32>(n) << it.shift;
    }
  }

  void choose_over(std::size_t i, int sum) {
    if (i == items_.size() || sum + rest_[i] <= price_ || ++work_ > kBudget) return;
    const Item& it = items_[i];
    // Enough copies to reach the price end the payment; so it never holds a superfluous piece.
    const int need = (price_ - sum + it.value - 1) / it.value;
    for (int n = need < it.count ? need : it.count; n >= 0; --n) {
      used_[i] = static_cast<u8>(n);
      chosen_.word[it.word] += static_cast<u32>(n) << it.shift;
      const int now = sum + n * it.value;
      if (now < price_) choose_over(i + 1, now);
      else if (now > price_ && !beaten(i, now)) list();
      chosen_.word[it.word] -= static_cast<u32>(n) << it.shift;
    }
    used_[i] = 0;
  }

  void list() {
    for (int w = 0; w < 5; ++w)
      if (needs_ >> w & 1 && chosen_.word[w] == 0) return;
    if (!out_.full()) out_.push_back(chosen_);
  }

  bool beaten(std::size_t last, int sum) const {
    for (std::size_t i = 0; i <= last; ++i) {
      if (!used_[i]) continue;
      for (std::size_t k = i + 1; k < items_.size(); ++k) {
        const u8 taken = k <= last ? used_[k] : u8{0};
        if (items_[k].word != items_[i].word || items_[k].value == items_[i].value || taken == items_[k].count)
          continue;
        if (sum - items_[i].value + items_[k].value >= price_) return true;
        break;  // later ones are cheaper still
      }
    }
    return false;
  }

  Payments& out_;
  int price_;
  Purse chosen_;
  u8 needs_;
  FixedVec<Item, 64> items_{};
  int rest_[65];
  u8 used_[64] = {};
  int work_ = 0;
};

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

  Usable(const Purse& hand, const Means& m) {
    for (u8 w = 0; w < 5; ++w) {
      pieces.word[w] = m.money(hand, w);
      if (!pieces.word[w]) continue;
      word = w;
      ++words;
    }
  }
  bool plain(const Price& price) const { return words == 1 && is_plain(pieces.word[word], price); }
};

// Can this pay the price, as far as the worth of all pieces goes, and is it worth listing?
bool promising(const Position& g, Seat p, const Means& m, const Usable& usable, const Price& price) {
  if (usable.words == 0 || (usable.words == 1 && m.needs & ~(1u << usable.word))) return false;
  return usable.plain(price) || worth(g, p, usable.pieces) >= price.amount;
}

// Payments of one means.
void list_with(const Position& g, Seat p, const Means& m, const Usable& usable, const Price& price, Payments& out) {
  if (usable.plain(price)) {
    PlainLister(usable.pieces.word[usable.word], price, [&](u32 cards) {
      Purse pay = {{0, 0, 0, 0, m.must}};
      pay.word[usable.word] += cards;
      if (!out.full()) out.push_back(pay);
    });
    return;
  }
  PaymentLister lister(g, p, m, price, out);
  lister.exact();
  if (!price.exact_only) lister.over();
}

// For each means that may pay the price calls free(means) where it is free, plain(word, cards) where it takes
// plain cards of one currency and nothing else, or pays(means, usable).
template <class Free, class Plain, class Pays>
void for_means(const Position& g, Seat p, const Price& price, Free free, Plain plain, Pays pays) {
  const Purse& hand = g.table().hand[p];
  MeansList all;
  list_means(g, p, price, all);
  for (const Means& m : all) {
    if (!m.allowed(hand)) continue;
    if (m.free) {
      free(m);
      continue;
    }
    if (!m.must && std::has_single_bit(m.words)) {
      const u8 word = static_cast<u8>(std::countr_zero(m.words));
      const u32 have = m.money(hand, word);
      if (!have) continue;
      if (is_plain(have, price)) {
        plain(word, have);
        continue;
      }
    }
    const Usable usable(hand, m);
    if (promising(g, p, m, usable, price)) pays(m, usable);
  }
}

// data: choices among few cards, a bit each; the cards and their currency.
Action make_payment(const ActionRun& run, u32 n) {
  Action a = run.head.pays();
  const u32 choice = nth_bit(run.data[0], n) % few_cards::kChoices;
  a.pay.word[run.data[2]] = given(static_cast<u32>(run.data[1]), choice);
  return a;
}
void list_choices(u64 choices, u32 have, u8 currency, ActionHead like, ActionList& out) {
  auto& data = out.add_run(make_payment, like, static_cast<u32>(std::popcount(choices)));
  data[0] = choices;
  data[1] = have;
  data[2] = currency;
}

void list_plain(u32 have, u8 currency, const Price& price, ActionHead like, ActionList& out) {
  if (const u32 few = find_few(have)) {
    const u64 all = choices(few_cards::kTable.hand[few], price.amount);
    list_choices(price.exact_only ? all & few_cards::kExact : all, have, currency, like, out);
  } else {
    PlainLister(have, price, [&](u32 cards) { out.add(like).word[currency] = cards; });
  }
}

}  // namespace

void list_payments(const Position& g, Seat p, const Price& price, ActionHead like, ActionList& out) {
  for_means(
      g, p, price, [&](const Means& m) { out.add(like).word[kOddWord] = m.must; },
      [&](u8 word, u32 have) { list_plain(have, word, price, like, out); },
      [&](const Means& m, const Usable& usable) {
        Payments pays;
        pays.clear();
        list_with(g, p, m, usable, price, pays);
        for (const Purse& pay : pays) out.add(like) = pay;
      });
}

namespace {

// Might some tile of the market be paid exactly? A yes may be wrong, a no is not.
bool might_pay_exactly(const Position& g, Seat p, const Price& how) {
  const Table& t = g.table();
  const Purse& hand = t.hand[p];
  u32 asked[kCurrencies + 1] = {};  // prices of the slots that take a currency, bit per sum
  bool own = false;
  for (int slot = 0; slot < kSlots; ++slot) {
    if (t.market[slot] == kNoTile) continue;
    const u8 currency = g.rules.slot_currency[slot], price = g.tile(t.market[slot]).price;
    if (price > kMostExact) return true;
    asked[currency] |= 1u << price;
    asked[kOddWord] |= 1u << price;
    own |= can_make(hand.word[currency], price);
  }
  if (own || (hand.word[0] | hand.word[1] | hand.word[2] | hand.word[3]) > kCardBits) return true;
  if (hand.word[kOddWord] == 0) return false;
  MeansList all;
  list_means(g, p, {kAnyCurrency, 0, true, how.thing}, all);
  for (std::size_t i = kCurrencies; i < all.size(); ++i) {  // one currency alone has been looked at
    if (all[i].free) return true;
    u32 sums = 1, wanted = 0;
    for (u32 left = all[i].words; left; left &= left - 1) {
      const u8 w = static_cast<u8>(std::countr_zero(left));
      sums = sums_with(hand.word[w], sums);
      wanted |= asked[w];
    }
    if (sums & wanted) return true;
  }
  return false;
}

}  // namespace

void list_purchases(const Position& g, Seat p, const Price& how, ActionHead like, ActionList& out) {
  const Table& t = g.table();
  const auto price = [&](int slot) {
    return Price{g.rules.slot_currency[slot], g.tile(t.market[slot]).price, how.exact_only, how.thing};
  };
  if (how.exact_only && !might_pay_exactly(g, p, how)) return;
  if (!holds_cards_only(t.hand[p])) {
    for (int slot = 0; slot < kSlots; ++slot)
      if (t.market[slot] != kNoTile && !out.enough())
        list_payments(g, p, price(slot), like.plus(static_cast<u32>(slot)), out);
    return;
  }
  // Cards alone, as a rule few of each currency: all slots in one go, and no branch that would be a guess.
  const u64 wanted = how.exact_only ? few_cards::kExact : ~u64{0};
  u32 have[kSlots], many = 0;  // bit per slot
  u64 listed[kSlots];
  for (int slot = 0; slot < kSlots; ++slot) {
    have[slot] = t.hand[p].word[g.rules.slot_currency[slot]];
    const u32 few = find_few(have[slot]);
    many |= (u32{few == 0} & u32{have[slot] != 0}) << slot;
    const bool sold = t.market[slot] == kNoTile;
    listed[slot] = choices(few_cards::kTable.hand[few], sold ? few_cards::kMostPrice : price(slot).amount) & wanted;
  }
  for (int slot = 0; slot < kSlots; ++slot) {
    const u8 currency = g.rules.slot_currency[slot];
    const ActionHead buy = like.plus(static_cast<u32>(slot));
    if (!(many >> slot & 1)) list_choices(listed[slot], have[slot], currency, buy, out);
    else if (t.market[slot] != kNoTile) list_plain(have[slot], currency, price(slot), buy, out);
  }
}

namespace {

struct Fortune {
  Means means{};
  int worth = 0;
};
// The means by which a seat can pay most; of equal ones the first.
Fortune largest_fortune(const Position& g, Seat p, const Price& price) {
  const Purse& hand = g.table().hand[p];
  int sums[5];
  for (int w = 0; w < 5; ++w) sums[w] = word_sum(hand.word[w], w);
  if (users_of(g.rules, &Module::lump_worth)) {
    for (int w = 0; w < kCurrencies; ++w) {
      Purse pieces{};
      pieces.word[w] = hand.word[w];
      sums[w] = worth(g, p, pieces);
    }
  }
  Fortune best;
  for (u8 c = 0; c < kCurrencies; ++c) {
    const bool asked = price.currency == c || price.currency == kAnyCurrency;
    if (asked && sums[c] > best.worth) best = {Means::of(static_cast<u8>(1u << c)), sums[c]};
  }
  MeansList more;
  more.clear();
  add_means(g, p, price, more);
  for (const Means& m : more) {
    if (m.free || !m.allowed(hand)) continue;
    int sum = 0;
    for (u32 left = m.words; left; left &= left - 1) sum += sums[std::countr_zero(left)];
    if (sum > best.worth) best = {m, sum};
  }
  return best;
}

}  // namespace

int most_payable(const Position& g, Seat p, const Price& price) { return largest_fortune(g, p, price).worth; }

Purse all_of_one_means(const Position& g, Seat p, const Price& price) {
  const Means means = largest_fortune(g, p, price).means;
  Purse all;
  for (u8 w = 0; w < 5; ++w) all.word[w] = means.money(g.table().hand[p], w);
  all.word[kOddWord] += means.must;
  return all;
}

namespace {

constexpr Reject kWrongMix = {"base.3.buy", "Pay with cards of the currency asked for; these cannot be used together."};

Reject check_sum(const Price& price, int sum, int& excess) {
  if (sum < price.amount) return {"base.3.buy", "That is less than the price."};
  if (price.exact_only && sum != price.amount) return {"rules.4.exact", "This must be paid exactly."};
  excess = sum - price.amount;
  return kAccepted;
}

// Of one currency and no other? Then which.
u8 only_currency(const Purse& pay) {
  for (u8 c = 0; c < kCurrencies; ++c)
    if (pay.word[c]) return pay.is_only(c, pay.word[c]) ? c : kAnyCurrency;
  return kAnyCurrency;
}

// Not inlined, for the same reason as take_any (money.cpp).
[[gnu::noinline]] Reject check_any_payment(const Position& g, Seat p, const Price& price, const Purse& pay,
                                           int& excess) {
  if (pay.empty()) return {"base.3.buy", "Pay with at least one card."};
  if (!holds(g.table().hand[p], pay)) return {"base.3.buy", "You do not hold all the cards you want to pay with."};
  if (holds_cards_only(pay)) {
    const u8 currency = only_currency(pay);
    if (currency < kCurrencies && (price.currency == currency || price.currency == kAnyCurrency))
      return check_sum(price, card_sum(pay.word[currency]), excess);
    if (price.currency < kCurrencies) return kWrongMix;
  }
  MeansList all;
  list_means(g, p, price, all);
  bool lawful_mix = false;
  int sum = 0;
  for (const Means& m : all) {
    if (!m.allowed(pay)) continue;
    Purse rest = pay;
    rest.word[kOddWord] -= m.must;
    if (m.free) {
      if (!rest.empty()) continue;
      excess = 0;
      return kAccepted;
    }
    bool fits = true;
    for (u8 w = 0; w < 5; ++w) fits &= rest.word[w] == m.money(rest, w);
    if (!fits) continue;
    lawful_mix = true;
    sum = worth(g, p, rest);
    break;
  }
  if (!lawful_mix) {
    if (Reject why = first(g, &Module::explain_payment, p, price, pay)) return why;
    return kWrongMix;
  }
  return check_sum(price, sum, excess);
}

}  // namespace

Reject check_payment(const Position& g, Seat p, const Price& price, const Purse& pay, int& excess) {
  // Plain cards of the right currency and enough of them: most payments need no more.
  if (price.currency < kCurrencies && !price.exact_only) {
    const u32 cards = pay.word[price.currency];
    excess = card_sum(cards) - price.amount;
    if (excess >= 0 && cards && cards <= kCardBits && pay.is_only(price.currency, cards) &&
        word_holds(g.table().hand[p].word[price.currency], cards, false))
      return kAccepted;
  }
  return check_any_payment(g, p, price, pay, excess);
}

}  // namespace comares::alhambra
