// Paying: what a purse is worth, which payments are lawful, which are worth listing (README section 4).
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

void list_means(const Position& g, Seat p, const Price& price, MeansList& out) {
  out.clear();
  if (price.currency < kCurrencies) out.add().mask[price.currency] = ~0u;
  if (price.currency == kAnyCurrency)
    for (u8 c = 0; c < kCurrencies; ++c) out.add().mask[c] = ~0u;
  each(g, &Module::means, p, price, out);
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
      : out_(out), price_(price.amount), chosen_(m.must), needs_(m.needs) {
    const Purse& hand = g.table().hand[p];
    for (u8 w = 0; w < 5; ++w) {
      const u32 have = hand.word[w] & m.mask[w];
      if (!have) continue;
      for (int v = kMoneyValues; v >= 1; --v)
        if (const u32 n = cards_of(have, v))
          items_.push_back({w, static_cast<u8>(2 * (v - 1)), static_cast<u8>(v), static_cast<u8>(n)});
      if (w == kOddWord) continue;
      if (const u32 n = (have >> kThreeShift) & 7u)
        items_.push_back({w, kThreeShift, 3, static_cast<u8>(n)});
      if (const u32 n = (have >> kCoinShift) & 7u)
        items_.push_back({w, kCoinShift, 1, static_cast<u8>(n)});
      for (u8 lump = 0; lump < kLumps; ++lump) {
        Purse one{};
        one.word[w] = have & (1u << (kLumpShift + lump));
        if (one.word[w])
          items_.push_back({w, static_cast<u8>(kLumpShift + lump), static_cast<u8>(worth(g, p, one)), 1});
      }
    }
    // Dearest first, whatever the currency; one currency is already in order.
    for (std::size_t i = 1; i < items_.size(); ++i)
      for (std::size_t k = i; k > 0 && items_[k - 1].value < items_[k].value; --k)
        std::swap(items_[k - 1], items_[k]);
    rest_[items_.size()] = 0;
    for (std::size_t i = items_.size(); i-- > 0;)
      rest_[i] = rest_[i + 1] + items_[i].value * items_[i].count;
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
        if (items_[k].word != items_[i].word || items_[k].value == items_[i].value ||
            taken == items_[k].count)
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

// Every choice among three cards at once, one byte for each. Byte 0 has all of them, byte 1 all but the
// last, … byte 7 none: the order in which choosing from the dearest finds them. Card k is in byte i if
// bit 2 - k of 7 - i is set, and it is the last of that choice if no lower bit is.
struct Three {
  static constexpr u64 kOnes = 0x0101010101010101ull, kTops = kOnes << 7;
  static constexpr u64 kHas[3] = {0x0000000001010101ull, 0x0000010100000101ull, 0x0001000100010001ull};
  static constexpr u64 kLast[3] = {0x0000000001000000ull, 0x0000010000000100ull, 0x0001000100010001ull};

  u32 unit[3];   // 0 where there are fewer cards
  u64 sums, lasts, twins;

  // `cards`: three at most. A copy is not taken before the card it is a copy of.
  explicit Three(u32 cards) : sums(0), lasts(0), twins(0) {
    u64 values[3];
    for (int k = 0; k < 3; ++k) {
      const u32 some = cards != 0;
      const int v = static_cast<int>(some) * ((33 - std::countl_zero(cards | 1)) / 2);
      unit[k] = some << 2 * (v - static_cast<int>(some));
      cards -= unit[k];
      values[k] = static_cast<u64>(v);
      sums += values[k] * kHas[k];
      lasts += values[k] * kLast[k];
    }
    if (values[0] == values[1]) twins |= kHas[1] & ~kHas[0];
    if (values[1] == values[2]) twins |= kHas[2] & ~kHas[1];
    if (values[2] == 0) twins |= kHas[2];
    if (values[1] == 0) twins |= kHas[1];
  }
  // The choices that reach `left` with no card too many: their top bits. 0 < left < 100.
  u64 reaching(int left) const {
    const u64 lack = (128 - static_cast<u64>(left)) * kOnes;
    return (sums + lack) & ~(sums - lasts + lack) & ~(twins << 7) & kTops;
  }
  int sum(int byte) const { return static_cast<int>(sums >> (8 * byte) & 0xFF); }
  u32 cards(int byte) const {
    const u32 has = 7u - static_cast<u32>(byte);
    return unit[0] * (has >> 2) + unit[1] * (has >> 1 & 1) + unit[2] * (has & 1);
  }
};

// The same for plain cards of one currency, which is nearly every purchase: the same payments in the
// same order (tests/speed compares them), found in one pass over 18 bits of cards. Calls put(cards).
template <class Put>
class PlainLister {
 public:
  PlainLister(u32 have, const Price& price, Put put)
      : have_(have), exact_only_(price.exact_only), put_(put) {
    const int sum = card_sum(have);
    if (sum < price.amount) return;
    const int least = std::countr_zero(have) / 2 + 1;
    if (sum - least < price.amount) {  // every card is needed
      if (sum == price.amount || !exact_only_) put_(have);
      return;
    }
    const int count = card_count(have);
    if (count == 2) {  // one is enough: the cheaper one if it can
      const int most = sum - least;
      const int one = least >= price.amount ? least : most;
      if (one == price.amount || !exact_only_) put_(card_unit(one));
      return;
    }
    choose(have, sum, count, price.amount, 0);
    for (int i = 0; i < overs_; ++i) put_(over_[i]);
  }

 private:
  static int dearest(u32 cards) { return (33 - std::countl_zero(cards)) / 2; }

  // `sum` and `count`: of the cards not yet decided on; 0 < left ≤ sum: what they have to pay.
  void choose(u32 cards, int sum, int count, int left, u32 chosen) {
    if (count <= 3) return choose_few(cards, left, chosen);
    const int value = dearest(cards);
    const u32 unit = card_unit(value);
    const u32 cheaper = cards & (unit - 1);
    int n = static_cast<int>(cards >> (2 * (value - 1)));
    sum -= n * value;
    count -= n;
    while ((n - 1) * value >= left) --n;
    chosen += static_cast<u32>(n) * unit;
    left -= n * value;
    for (;; --n, left += value, chosen -= unit) {
      if (left == 0) put_(chosen);
      else if (left < 0) offer_over(chosen, -left);
      else if (left <= sum) choose(cheaper, sum, count, left, chosen);
      else return;
      if (n == 0) return;
    }
  }

  void choose_few(u32 cards, int left, u32 chosen) {
    const Three three(cards);
    for (u64 found = three.reaching(left); found; found &= found - 1) {
      const int byte = std::countr_zero(found) / 8;
      const u32 pay = chosen + three.cards(byte);
      if (three.sum(byte) == left) put_(pay);
      else offer_over(pay, three.sum(byte) - left);
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

// Payments of one means.
void list_with(const Position& g, Seat p, const Means& m, const Price& price, Payments& out) {
  const Purse& hand = g.table().hand[p];
  u32 have = 0;
  u8 word = 0, words = 0;
  for (u8 w = 0; w < 5; ++w) {
    const u32 here = hand.word[w] & m.mask[w];
    if (!here) continue;
    have = here;
    word = w;
    ++words;
  }
  if (words == 0) return;
  if (words == 1 && m.needs & ~(1u << word)) return;
  if (words == 1 && is_plain(have, price)) {
    Purse pay = m.must;
    PlainLister(have, price, [&](u32 cards) {
      pay.word[word] = m.must.word[word] + cards;
      if (!out.full()) out.push_back(pay);
    });
    return;
  }
  PaymentLister lister(g, p, m, price, out);
  lister.exact();
  if (!price.exact_only) lister.over();
}

}  // namespace

void list_payments(const Position& g, Seat p, const Price& price, Payments& out) {
  MeansList all;
  list_means(g, p, price, all);
  for (const Means& m : all) {
    if (!holds(g.table().hand[p], m.must)) continue;
    if (m.free) {
      if (!out.full()) out.push_back(m.must);
      continue;
    }
    list_with(g, p, m, price, out);
  }
}

void list_payments(const Position& g, Seat p, const Price& price, ActionHead like, ActionList& out) {
  if (!users_of(g.rules, &Module::means) && price.currency < kCurrencies) {
    const u32 have = g.table().hand[p].word[price.currency];
    if (is_plain(have, price)) {
      PlainLister(have, price, [&](u32 cards) { out.add(like).word[price.currency] = cards; });
      return;
    }
  }
  Payments pays;
  pays.clear();
  list_payments(g, p, price, pays);
  for (const Purse& pay : pays) out.add(like) = pay;
}

bool can_pay(const Position& g, Seat p, const Price& price) {
  Payments some;
  some.clear();
  list_payments(g, p, price, some);
  return !some.empty();
}

int most_payable(const Position& g, Seat p, const Price& price, Purse& with) {
  MeansList all;
  list_means(g, p, price, all);
  const Purse& hand = g.table().hand[p];
  int most = 0;
  for (const Means& m : all) {
    if (m.free || !holds(hand, m.must)) continue;
    Purse pieces{};
    for (int w = 0; w < 5; ++w) pieces.word[w] = hand.word[w] & m.mask[w];
    const int sum = worth(g, p, pieces);
    if (sum <= most) continue;
    most = sum;
    with = pieces + m.must;
  }
  return most;
}

namespace {

constexpr Reject kWrongMix = {
    "base.3.buy", "Pay with cards of the currency asked for; these cannot be used together."};

Reject check_sum(const Price& price, int sum, int& excess) {
  if (sum < price.amount) return {"base.3.buy", "That is less than the price."};
  if (price.exact_only && sum != price.amount) return {"rules.4.exact", "This must be paid exactly."};
  excess = sum - price.amount;
  return kAccepted;
}

Reject check_own_currency(const Position& g, Seat p, const Price& price, const Purse& pay, int& excess) {
  for (u8 w = 0; w < 5; ++w)
    if (w != price.currency && pay.word[w]) return kWrongMix;
  return check_sum(price, worth(g, p, pay), excess);
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
  if (pay.empty()) return {"base.3.buy", "Pay with at least one card."};
  if (!holds(g.table().hand[p], pay))
    return {"base.3.buy", "You do not hold all the cards you want to pay with."};
  if (!users_of(g.rules, &Module::means) && price.currency < kCurrencies)
    return check_own_currency(g, p, price, pay, excess);
  MeansList all;
  list_means(g, p, price, all);
  bool lawful_mix = false;
  int sum = 0;
  for (const Means& m : all) {
    if (!holds(pay, m.must)) continue;
    const Purse rest = pay - m.must;
    if (m.free) {
      if (!rest.empty()) continue;
      excess = 0;
      return kAccepted;
    }
    bool fits = true;
    for (int w = 0; w < 5; ++w) fits &= (rest.word[w] & ~m.mask[w]) == 0;
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

}  // namespace comares::alhambra
