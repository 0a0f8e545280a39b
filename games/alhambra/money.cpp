// Money: taking it from the display, paying with it, drawing it (base.3, README section 4).
#include "games/alhambra/moves.h"

namespace comares::alhambra {

int worth(const Position& g, Seat p, const Purse& pay) {
  int sum = 0;
  for (int i = 0; i < 5; ++i)
    if (pay.word[i]) sum += word_sum(pay.word[i], i);
  for (u8 i = 0; i < g.rules.active.size(); ++i) {
    if (auto lumps = g.rules.active[i].module->lump_worth)
      sum += lumps({g.rules, g.state, static_cast<u8>(i + 1)}, p, pay);
  }
  return sum;
}

namespace {

void list_means(const Position& g, Seat p, const Price& price, MeansList& out) {
  out.clear();
  Means own{};
  own.mask[price.currency] = ~0u;
  out.push_back(own);
  each(g, &Module::means, p, price, out);
}

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
      : out_(out), price_(price.amount), chosen_(m.must) {
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
    if (rest_[0] > price_) choose_over(0, 0);
  }

 private:
  // A large hand of two currencies has thousands of payments; beyond this nobody chooses by list.
  static constexpr int kBudget = 6000;

  void choose_exact(std::size_t i, int left) {
    if (left == 0) {
      if (!out_.full()) out_.push_back(chosen_);
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
      else if (now > price_ && !beaten(i, now) && !out_.full()) out_.push_back(chosen_);
      chosen_.word[it.word] -= static_cast<u32>(n) << it.shift;
    }
    used_[i] = 0;
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
  FixedVec<Item, 64> items_{};
  int rest_[65];
  u8 used_[64] = {};
  int work_ = 0;
};

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
    bool any = false;
    for (int w = 0; w < 5; ++w) any |= (g.table().hand[p].word[w] & m.mask[w]) != 0;
    if (!any) continue;
    PaymentLister lister(g, p, m, price, out);
    lister.exact();
    if (!price.exact_only) lister.over();
  }
}

bool can_pay(const Position& g, Seat p, const Price& price) {
  Payments some;
  some.clear();
  list_payments(g, p, price, some);
  return !some.empty();
}

Reject check_payment(const Position& g, Seat p, const Price& price, const Purse& pay, int& excess) {
  if (pay.empty()) return {"base.3.buy", "Pay with at least one card."};
  if (!holds(g.table().hand[p], pay))
    return {"base.3.buy", "You do not hold all the cards you want to pay with."};
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
  if (!lawful_mix)
    return {"base.3.buy", "Pay with cards of the currency asked for; these cannot be used together."};
  if (sum < price.amount) return {"base.3.buy", "That is less than the price."};
  if (price.exact_only && sum != price.amount)
    return {"rules.4.exact", "This must be paid exactly."};
  excess = sum - price.amount;
  return kAccepted;
}

Purse purse_of(const Rules& r, CardId card) {
  const CardKind& k = r.card[card];
  Purse p{};
  if (k.width) p.word[k.word] = 1u << k.shift;
  return p;
}

int copies_in(const Rules& r, const Purse& purse, CardId card) {
  const CardKind& k = r.card[card];
  return static_cast<int>(purse.word[k.word] >> k.shift & ((1u << k.width) - 1u));
}

void to_discard(const Game& g, CardId card) {
  Table& t = g.table();
  t.cards[kCardRoom - 1 - t.discard++] = card;
}

void to_hand(const Game& g, Seat p, CardId card) {
  g.table().hand[p] = g.table().hand[p] + purse_of(g.rules, card);
}

void spend(const Game& g, Seat p, const Purse& pay) {
  Table& t = g.table();
  t.hand[p] = t.hand[p] - pay;
  for (int c = 0; c < kCurrencies; ++c) {
    for (u32 cards = pay.word[c] & kCardBits; cards;) {
      const int v = __builtin_ctz(cards) / 2 + 1;
      to_discard(g, money_card(c, v));
      cards -= card_unit(v);
    }
  }
  if (pay.word[kOddWord] | (pay.word[0] | pay.word[1] | pay.word[2] | pay.word[3]) >> 18) {
    for (CardId c = kFirstModuleCard; c < g.rules.card.size(); ++c)
      if (g.rules.card[c].flags & kToDiscard)
        for (int n = copies_in(g.rules, pay, c); n > 0; --n) to_discard(g, c);
    each(g, &Module::spent, p, pay);
  }
}

namespace {

int take_limit(const Position& g, Seat p) {
  const int more = first(g, &Module::take_sum, p);
  return more ? more : kTakeSum;
}

}  // namespace

void list_takes(const Position& g, Seat p, Payments& out) {
  const auto& display = g.table().display;
  const int n = static_cast<int>(display.size());
  const int limit = take_limit(g, p);
  const auto offer = [&](const Purse& cards) {
    for (const Purse& o : out)
      if (o == cards) return;  // copies are interchangeable
    out.push_back(cards);
  };
  for (int i = 0; i < n; ++i) offer(purse_of(g.rules, display[i]));
  for (int set = 3; set < (1 << n); ++set) {
    if ((set & (set - 1)) == 0) continue;
    int sum = 0;
    Purse cards{};
    for (int i = 0; i < n && sum <= limit; ++i) {
      if (!(set >> i & 1)) continue;
      const CardKind& k = g.rules.card[display[i]];
      sum += k.flags & kTakenAlone ? limit + 1 : k.value;
      cards = cards + purse_of(g.rules, display[i]);
    }
    if (sum <= limit) offer(cards);
  }
  each(g, &Module::offer_take, p, out);
}

Reject check_take(const Position& g, Seat p, const Purse& cards) {
  if (cards.empty()) return {"base.R5", "Take at least one card."};
  Payments takes;
  takes.clear();
  list_takes(g, p, takes);
  for (const Purse& t : takes)
    if (t == cards) return kAccepted;
  Purse all{};
  for (CardId c : g.table().display) all = all + purse_of(g.rules, c);
  if (!holds(all, cards)) return {"base.3.take-money", "These cards do not lie in the display."};
  return {"base.3.take-money", "Take one card, or several whose values add up to at most 5."};
}

void take(const Game& g, Seat p, const Purse& cards) {
  Table& t = g.table();
  Purse left = cards;
  for (std::size_t i = 0; i < t.display.size() && !left.empty();) {
    const Purse one = purse_of(g.rules, t.display[i]);
    if (holds(left, one)) {
      left = left - one;
      t.hand[p] = t.hand[p] + one;
      t.display.erase_at(i);
    } else {
      ++i;
    }
  }
  if (!left.empty()) each(g, &Module::took, p, left);
  g.emit({.kind = kEvMoneyTaken, .seat = p, .pay = cards});
}

bool draw_card(const Game& g, CardId& card) {
  Table& t = g.table();
  if (t.pile == 0) {
    if (t.discard == 0) return false;
    for (int i = 0; i < t.discard; ++i) t.cards[i] = t.cards[kCardRoom - 1 - i];
    t.pile = t.discard;
    t.discard = 0;
    for (u8& end : t.pile_end) end = 0;
    stream(g.rules, g.state, kReshuffleStream).shuffle(std::span(t.cards, t.pile));
    g.emit({.kind = kEvReshuffled, .amount = t.pile});
  }
  card = t.cards[--t.pile];
  return true;
}

void refill_money(const Game& g) {
  g.push({0, kMoneyProc, kNobody, 0, 0, {}});
}

namespace {

// Only cards left whose drawing changes nothing: going on would never end (city-gates R10).
bool only_idle_cards_left(const Position& g) {
  if (g.rules.active.empty()) return false;
  const Table& t = g.table();
  const auto idle = [&](CardId c) {
    const u8 o = g.rules.card[c].owner;
    if (o == 0 || !g.rules.owner(o).module->idle) return false;
    return g.rules.owner(o).module->idle({g.rules, g.state, o}, c);
  };
  for (int i = 0; i < t.pile; ++i)
    if (!idle(t.cards[i])) return false;
  for (int i = 0; i < t.discard; ++i)
    if (!idle(t.cards[kCardRoom - 1 - i])) return false;
  return t.pile + t.discard > 0;
}

}  // namespace

void step_money(const Game& g) {
  Table& t = g.table();
  if (g.top().step == 0) {
    CardId card;
    while (t.display.size() < kDisplay && !only_idle_cards_left(g) && draw_card(g, card)) {
      const CardKind& k = g.rules.card[card];
      if (card == kScoringCard1 || card == kScoringCard2) {
        t.due_scorings = static_cast<u8>(t.due_scorings | (1u << (card - kScoringCard1)));
        g.emit({.kind = kEvScoringCard, .a = static_cast<u8>(card - kScoringCard1 + 1)});
      } else if (k.flags & kOnDisplay) {
        t.display.push_back(card);
        g.emit({.kind = kEvCardToDisplay, .a = card});
      } else {
        Game owner = g;
        owner.self = k.owner;
        const std::size_t depth = g.state.agenda.size();
        g.rules.owner(k.owner).module->card_drawn(owner, card);
        if (g.state.agenda.size() != depth) return;  // an auction; the refill goes on afterwards
      }
    }
    g.top().step = 1;
  }
  if (t.due_scorings) {
    const u8 round = t.due_scorings & 1 ? 1 : 2;
    t.due_scorings = static_cast<u8>(t.due_scorings & ~round);
    g.push({0, kScoringProc, kNobody, 0, 0, {round, 0, 0}});
    return;
  }
  g.pop();
}

}  // namespace comares::alhambra
