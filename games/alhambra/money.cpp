// Money: taking it from the display, spending it, drawing it (base.3). Payments: payments.cpp.
#include <algorithm>

#include "games/alhambra/moves.h"

namespace comares::alhambra {

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

void to_display(const Game& g, CardId card) {
  g.table().display.push_back(card);
  g.emit({.kind = kEvCardToDisplay, .a = card});
}

void to_hand(const Game& g, Seat p, CardId card) {
  const CardKind& k = g.rules.card[card];
  if (k.width) g.table().hand[p].word[k.word] += 1u << k.shift;
}

void spend(const Game& g, Seat p, const Purse& pay) {
  Table& t = g.table();
  for (int w = 0; w < 5; ++w) t.hand[p].word[w] -= pay.word[w];
  for (PlainCards cards(pay); !cards.empty();) {
    const CardId card = cards.first();
    to_discard(g, card);
    cards.drop(card);
  }
  if (pay.word[kOddWord] | (pay.word[0] | pay.word[1] | pay.word[2] | pay.word[3]) >> 18) {
    for (const CardId c : g.rules.odd_cards)
      if (g.rules.card[c].flags & kToDiscard)
        for (int n = copies_in(g.rules, pay, c); n > 0; --n) to_discard(g, c);
    each<&Module::spent>(g, p, pay);
  }
}

namespace {

int take_limit(const Position& g, Seat p) {
  const int more = first<&Module::take_sum>(g, p);
  return more ? more : kTakeSum;
}

}  // namespace

namespace {

// Sets of cards of the display as bits of a number: those with card i; those of two cards and more.
constexpr u32 kSetsWith[kDisplay] = {0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};
constexpr u32 kSeveral = 0b1111'1110'1110'1000;

// Might two of these be the same?
bool has_twins(const CardId (&cards)[kDisplay]) {
  static_assert(kDisplay == 4);
  u32 all;
  std::memcpy(&all, cards, sizeof all);
  const auto zero = [](u32 v) { return (v - 0x01010101u) & ~v & 0x80808080u; };
  return (zero(all ^ std::rotl(all, 8)) | zero(all ^ std::rotl(all, 16))) != 0;
}

// Bit i: byte i has its top bit.
constexpr u32 top_bits(u64 bytes) {
  return static_cast<u32>((bytes >> 7 & 0x0101010101010101ull) * 0x0102040810204080ull >> 56);
}

// Calls put() for every lawful choice among the cards of the display: it gives the purse to fill.
template <class Put>
void each_take(const Position& g, Seat p, Put put) {
  const auto& display = g.table().display;
  const int n = static_cast<int>(display.size());
  const int limit = take_limit(g, p);
  const CardKind* kind[kDisplay];
  // The sums of all sets of cards, a byte each; a set has a bit for each of its cards.
  constexpr u64 kOnes = 0x0101010101010101ull;
  constexpr u64 kWith[3] = {0x0100010001000100ull, 0x0101000001010000ull, 0x0101010100000000ull};
  u64 sums[2] = {0, 0};  // of sets without and with the fourth card
  u32 twins = 0;         // copies are interchangeable: of several, the first go first
  for (int i = 0; i < n; ++i) {
    kind[i] = &g.rules.card[display[i]];
    const u64 value = kind[i]->flags & kTakenAlone ? static_cast<u64>(limit) + 1 : kind[i]->value;
    if (i < 3) sums[0] += value * kWith[i], sums[1] += value * kWith[i];
    else sums[1] += value * kOnes;
  }
  if (has_twins(display.items))
    for (int i = 1; i < n; ++i)
      for (int k = 0; k < i; ++k)
        if (display[i] == display[k]) twins |= kSetsWith[i] & ~kSetsWith[k];
  for (int i = 0; i < n; ++i)
    if (!(twins >> (1 << i) & 1)) put().word[kind[i]->word] = 1u << kind[i]->shift;
  const u64 over = (127 - static_cast<u64>(limit)) * kOnes;
  u32 sets = top_bits(~(sums[0] + over)) | top_bits(~(sums[1] + over)) << 8;
  sets &= kSeveral & ~twins & ((1u << (1 << n)) - 1);
  for (; sets; sets &= sets - 1) {
    Purse& cards = put();
    for (u32 set = static_cast<u32>(std::countr_zero(sets)); set; set &= set - 1) {
      const CardKind& k = *kind[std::countr_zero(set)];
      cards.word[k.word] += 1u << k.shift;
    }
  }
}

}  // namespace

void list_takes(const Position& g, Seat p, ActionHead like, Actions& out) {
  each_take(g, p, [&]() -> Purse& { return out.add(like); });
  if (!users_of<&Module::offer_take>(g.rules)) return;
  Payments more;
  more.clear();
  each<&Module::offer_take>(g, p, more);
  for (const Purse& cards : more) out.add(like) = cards;
}

Reject check_take(const Position& g, Seat p, const Purse& cards) {
  if (cards.empty()) return {"base.R5", "Take at least one card."};
  for (const CardId c : g.table().display) {
    const CardKind& k = g.rules.card[c];
    if (cards.is_only(k.word, 1u << k.shift)) return kAccepted;
  }
  const int limit = take_limit(g, p);
  Purse left = cards;
  int taken = 0, sum = 0;
  for (const CardId c : g.table().display) {
    if (copies_in(g.rules, left, c) == 0) continue;
    const CardKind& k = g.rules.card[c];
    left.word[k.word] -= 1u << k.shift;
    sum += k.flags & kTakenAlone ? limit + 1 : k.value;
    ++taken;
  }
  if (left.empty() && (taken == 1 || sum <= limit)) return kAccepted;
  if (users_of<&Module::offer_take>(g.rules)) {
    Payments takes;
    takes.clear();
    each<&Module::offer_take>(g, p, takes);
    if (takes.contains(cards)) return kAccepted;
    for (const Purse& offered : takes)
      if (holds(left, offered)) left = left - offered;
  }
  if (!left.empty()) return {"base.3.take-money", "These cards do not lie in the display."};
  if (Reject why = first<&Module::explain_take>(g, p, cards)) return why;
  return {"base.3.take-money", "Take one card, or several whose values add up to at most 5."};
}

namespace {

// Not inlined, as it is long and seldom needed: without it what is left of a take fits the cache better.
[[gnu::noinline]] Reject take_any(const Game& g, Seat p, const Purse& cards) {
  Table& t = g.table();
  if (Reject why = check_take(g, p, cards)) return why;
  g.pop();
  Purse left = cards;
  for (std::size_t i = 0; i < t.display.size();) {
    const CardId card = t.display[i];
    if (copies_in(g.rules, left, card)) {
      const CardKind& k = g.rules.card[card];
      left.word[k.word] -= 1u << k.shift;
      t.hand[p].word[k.word] += 1u << k.shift;
      t.display.erase_at(i);
    } else {
      ++i;
    }
  }
  if (!left.empty()) each<&Module::took>(g, p, left);
  g.emit({.kind = kEvMoneyTaken, .seat = p, .pay = cards});
  return kAccepted;
}

}  // namespace

Reject take(const Game& g, Seat p, const Purse& cards) {
  Table& t = g.table();
  // One plain card, as mostly: which one it is, is a guess, so it is found without a branch.
  if (const PlainCards plain(cards); !plain.empty()) {
    const CardId card = plain.first();
    const CardKind& k = g.rules.card[card];
    u32 lying = 0;  // bit per place
    for (u32 i = 0; i < kDisplay; ++i) lying |= u32{t.display.items[i] == card} << i;
    lying &= (1u << t.display.size()) - 1;
    if (lying && cards.is_only(k.word, 1u << k.shift)) {
      g.pop();
      t.hand[p].word[k.word] += 1u << k.shift;
      t.display.erase_at(static_cast<std::size_t>(std::countr_zero(lying)));
      g.emit({.kind = kEvMoneyTaken, .seat = p, .pay = cards});
      return kAccepted;
    }
  }
  return take_any(g, p, cards);
}

void deal_into_pile(const Game& g, u32 all, int n, CardPile& pile) {
  const CardId first = g.rules.owner(g.self).first_card;
  // Piles are built from 5 to 1: what lies in the money pile already was dealt to an earlier one.
  u32 left = all & ~cards_in_pile(g, first, std::bit_width(all));
  Stream chance = g.chance();
  for (; n > 0; --n) {
    const u32 drawn = nth_bit(left, chance.below(static_cast<u32>(std::popcount(left))));
    pile.push_back(static_cast<CardId>(first + drawn));
    left &= ~(1u << drawn);
  }
}

u32 cards_in_pile(const Position& g, CardId from, int count) {
  // Sixteen at a time: most have none of these.
  using Bytes = u8 __attribute__((vector_size(16)));
  static_assert(kCardRoom % sizeof(Bytes) == 0);
  const Table& t = g.table();
  u32 found = 0;
  for (std::size_t i = 0; i < t.pile; i += sizeof(Bytes)) {
    Bytes cards;
    std::memcpy(&cards, t.cards + i, sizeof cards);
    const auto hit = cards - from < static_cast<u8>(count);
    u64 any[2];
    std::memcpy(any, &hit, sizeof any);
    if (!(any[0] | any[1])) continue;
    for (std::size_t k = i; k < i + sizeof(Bytes) && k < t.pile; ++k) {
      const u32 n = static_cast<u32>(t.cards[k]) - from;
      found |= u32{n < static_cast<u32>(count)} << (n & 31);
    }
  }
  return found;
}

namespace {

[[gnu::noinline]] void reshuffle(const Game& g) {
  Table& t = g.table();
  // More than half the room may be in use, so the two ends can overlap.
  std::memmove(t.cards, t.cards + kCardRoom - t.discard, t.discard);
  std::reverse(t.cards, t.cards + t.discard);
  t.pile = t.discard;
  t.discard = 0;
  for (u8& end : t.pile_end) end = 0;
  stream(g.rules, g.state, kReshuffleStream).shuffle(std::span(t.cards, t.pile));
  g.emit({.kind = kEvReshuffled, .amount = t.pile});
}

}  // namespace

bool draw_card(const Game& g, CardId& card) {
  Table& t = g.table();
  if (t.pile == 0) {
    if (t.discard == 0) return false;
    reshuffle(g);
  }
  card = t.cards[--t.pile];
  return true;
}

// Where only cards are left whose drawing changes nothing, going on would never end.
bool cards_left(const Position& g) {
  const Table& t = g.table();
  if (!users_of<&Module::idle>(g.rules)) return t.pile + t.discard > 0;
  const auto idle = [&](CardId c) {
    const u8 o = g.rules.card[c].owner;
    if (o == 0 || !g.rules.owner(o).module->idle) return false;
    return g.rules.owner(o).module->idle(g.as(o), c);
  };
  for (int i = 0; i < t.pile; ++i)
    if (!idle(t.cards[i])) return true;
  for (int i = 0; i < t.discard; ++i)
    if (!idle(t.cards[kCardRoom - 1 - i])) return true;
  return false;
}

Drawn turn_up(const Game& g, CardId card) {
  Table& t = g.table();
  const CardKind& k = g.rules.card[card];
  if (card == kScoringCard1 || card == kScoringCard2) {
    t.due_scorings = static_cast<u8>(t.due_scorings | (1u << (card - kScoringCard1)));
    g.emit({.kind = kEvScoringCard, .a = static_cast<u8>(card - kScoringCard1 + 1)});
    return Drawn::kDealtWith;
  }
  if (k.flags & kOnDisplay) return Drawn::kStays;
  const std::size_t depth = g.state.agenda.size();
  g.rules.owner(k.owner).module->card_drawn(g.as(k.owner), card);
  return g.state.agenda.size() == depth ? Drawn::kDealtWith : Drawn::kAsks;
}

bool begin_due_scoring(const Game& g) {
  Table& t = g.table();
  if (!t.due_scorings) return false;
  const u8 round = t.due_scorings & 1 ? 1 : 2;
  t.due_scorings = static_cast<u8>(t.due_scorings & ~round);
  begin_scoring(g, round);
  return true;
}

void fill_display(const Game& g) {
  Table& t = g.table();
  while (t.display.size() < kDisplay && t.pile && g.rules.card[t.cards[t.pile - 1]].flags & kOnDisplay)
    to_display(g, t.cards[--t.pile]);
}

void step_money(const Game& g) {
  Table& t = g.table();
  if (g.top().step == 0) {
    CardId card;
    while (t.display.size() < kDisplay && cards_left(g) && draw_card(g, card)) {
      const Drawn drawn = turn_up(g, card);
      if (drawn == Drawn::kAsks) return;  // the refill goes on afterwards
      if (drawn == Drawn::kStays) to_display(g, card);
    }
    g.top().step = 1;
  }
  if (!begin_due_scoring(g)) g.pop();
}

}  // namespace comares::alhambra
