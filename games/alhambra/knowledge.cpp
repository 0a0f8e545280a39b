// What a player cannot know, dealt anew (README section 6): the others' money cards, the order of
// the money pile, the order of the bag. What lies in hands and pile together is known, and so is
// which of the five piles each scoring card was put into.
#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

void resample_game(const Ruleset& rules, State& s, Seat viewer, Random& random) {
  const Game g{as_rules(rules), s};
  Table& t = g.table();

  random.shuffle(std::span(t.bag, t.bag_size));

  // Inside each of the five piles (after a reshuffle: the whole pile) every order is equally likely.
  for (int from = 0, k = 0; from < t.pile; ++k) {
    const int end = k < kPiles && t.pile_end[k] > from && t.pile_end[k] < t.pile ? t.pile_end[k] : t.pile;
    random.shuffle(std::span(t.cards + from, static_cast<std::size_t>(end - from)));
    from = end;
  }

  // Plain money cards of the other hands and of the pile change places; cards with a pile of their
  // own stay where they are.
  FixedVec<CardId, kCardRoom + 160> pool;
  pool.clear();
  const auto is_money = [](CardId c) { return c < kScoringCard1; };
  for (int i = 0; i < t.pile; ++i)
    if (is_money(t.cards[i])) pool.push_back(t.cards[i]);
  u8 held[kMaxPlayers] = {};
  for (Seat p = 0; p < g.players(); ++p) {
    if (p == viewer) continue;
    for (int c = 0; c < kCurrencies; ++c) {
      for (int v = 1; v <= kMoneyValues; ++v) {
        for (u32 n = cards_of(t.hand[p].word[c], v); n > 0; --n) {
          pool.push_back(money_card(c, v));
          ++held[p];
        }
      }
      t.hand[p].word[c] &= ~kCardBits;
    }
  }
  random.shuffle(std::span(pool.items, pool.size()));
  for (int i = 0; i < t.pile; ++i)
    if (is_money(t.cards[i])) t.cards[i] = pool.pop_back();
  for (Seat p = 0; p < g.players(); ++p)
    for (; held[p]; --held[p]) to_hand(g, p, pool.pop_back());

  each(g, &Module::resample, viewer, random);
}

}  // namespace comares::alhambra
