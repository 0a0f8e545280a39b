// Paying: what a purse is worth, which payments are lawful, which are worth listing (README section 4). This is
// the definition; quick_payments.cpp lists the same payments faster where only plain cards can pay.
#include <utility>

#include "games/alhambra/paying.h"

namespace comares::alhambra {

int worth(const Position& g, Seat p, const Purse& pay) {
  int sum = 0;
  for (int i = 0; i < 5; ++i)
    if (pay.word[i]) sum += word_sum(pay.word[i], i);
  return holds_lumps(pay) ? sum + sum_of<&Module::lump_worth>(g, p, pay) : sum;
}

u32 usable_pieces(const Rules& r, const Price& price) { return price.use >= Use::kDebt ? ~r.for_purchases : ~0u; }

void add_means(const Position& g, Seat p, const Price& price, MeansList& out) {
  const Purse& hand = g.table().hand[p];
  if (!may_have_means(g.rules, hand)) return;
  for (const MeansGiver& m : g.rules.means)
    if (m.by == ~0u || hand.word[kOddWord] & m.by) g.rules.owner(m.owner).module->means(g.as(m.owner), p, price, out);
}

void list_means(const Position& g, Seat p, const Price& price, MeansList& out) {
  constexpr u8 kAllFour = (1 << kCurrencies) - 1;
  out.clear();
  if (price.currency < kCurrencies) out.push_back(Means::of(static_cast<u8>(1u << price.currency)));
  if (price.currency == kAnyMix) out.push_back(Means::of(kAllFour));
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
  PaymentLister(const Position& g, Seat p, const Means& m, const Purse& usable, const Price& price, Payments& out)
      : out_(out), price_(price.amount), chosen_{{0, 0, 0, 0, m.must}}, needs_(m.needs), most_(most_payments(price)) {
    for (u8 w = 0; w < 5; ++w) {
      const u32 have = usable.word[w];
      if (!have) continue;
      for (int v = kMoneyValues; v >= 1; --v)
        if (const u32 n = cards_of(have, v))
          items_.push_back({w, static_cast<u8>(2 * (v - 1)), static_cast<u8>(v), static_cast<u8>(n)});
      if (w == kOddWord) continue;
      if (const u32 n = (have >> kTripleShift) & 7u) items_.push_back({w, kTripleShift, 3, static_cast<u8>(n)});
      if (const u32 n = (have >> kSingleShift) & 7u) items_.push_back({w, kSingleShift, 1, static_cast<u8>(n)});
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
  // A large hand of several currencies has thousands of payments; beyond this nobody chooses by list.
  static constexpr int kBudget = 6000;

  void choose_exact(std::size_t i, int left) {
    if (left == 0) {
      list();
      return;
    }
    if (i == items_.size() || rest_[i] < left || is_full() || ++work_ > kBudget) return;
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
    if (i == items_.size() || sum + rest_[i] <= price_ || is_full() || ++work_ > kBudget) return;
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
    if (!is_full()) out_.push_back(chosen_);
  }
  bool is_full() const { return out_.size() >= most_; }

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
  std::size_t most_;
  FixedVec<Item, 64> items_{};
  int rest_[65];
  u8 used_[64] = {};
  int work_ = 0;
};

}  // namespace

void list_by_definition(const Position& g, Seat p, const Means& m, const Purse& usable, const Price& price,
                        Payments& out) {
  PaymentLister lister(g, p, m, usable, price, out);
  lister.exact();
  if (!price.exact_only) lister.over();
}

namespace {

struct Fortune {
  Means means{};
  int worth = 0;
};
// The means by which a seat can pay most; of equal ones the first.
Fortune largest_fortune(const Position& g, Seat p, const Price& price) {
  const Purse& hand = g.table().hand[p];
  const u32 usable = usable_pieces(g.rules, price);
  int sums[5];
  for (int w = 0; w < 5; ++w) sums[w] = word_sum(hand.word[w], w);
  if (holds_lumps(hand) || price.use >= Use::kDebt) {
    for (int w = 0; w < kCurrencies; ++w) {
      Purse pieces{};
      pieces.word[w] = hand.word[w] & usable;
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
  for (u8 w = 0; w < 5; ++w)
    all.word[w] = means.money(g.table().hand[p], w) & (w < kCurrencies ? usable_pieces(g.rules, price) : ~0u);
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
    for (u8 w = 0; w < 5; ++w)
      fits &= rest.word[w] == (m.money(rest, w) & (w < kCurrencies ? usable_pieces(g.rules, price) : ~0u));
    if (!fits) continue;
    lawful_mix = true;
    sum = worth(g, p, rest);
    break;
  }
  if (!lawful_mix) {
    if (Reject why = first<&Module::explain_payment>(g, p, price, pay)) return why;
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
