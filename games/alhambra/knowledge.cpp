// Redeals what a player cannot know (README section 6): the others' money cards, the order of the money pile, the order
// of the bag. Which cards lie in hands and pile together is known, and so is the pile, of five, into which each scoring
// card was put.
#include "engine/deal.h"
#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

void resample_game(const Ruleset& rules, State& s, Seat viewer, Random& random) {
  const Game g{as_rules(rules), s};
  Table& t = g.table();

  deal_anew(random, std::span(t.bag, t.bag_size));

  // Cards that can lie in the display change places between the other hands and the pile; cards of another kind,
  // and those of which everybody knows how many each player holds, stay where they are: their modules see to them.
  FixedVec<CardId, kCardRoom + 160> pool;
  pool.clear();
  constexpr CardId kFromPool = 0xFF;
  const auto goes_to_hands = [&](CardId c) {
    return (g.rules.card[c].flags & (kOnDisplay | kNumberKnown)) == kOnDisplay;
  };
  for (int i = 0; i < t.pile; ++i) {
    if (!goes_to_hands(t.cards[i])) continue;
    pool.push_back(t.cards[i]);
    t.cards[i] = kFromPool;
  }

  // Inside each of the five piles (after a reshuffle: the whole pile) every order is equally likely.
  for (int from = 0, k = 0; from < t.pile; ++k) {
    const int end = k < kPiles && t.pile_end[k] > from && t.pile_end[k] < t.pile ? t.pile_end[k] : t.pile;
    deal_anew(random, std::span(t.cards + from, static_cast<std::size_t>(end - from)));
    from = end;
  }

  u8 held[kMaxPlayers] = {};
  for (Seat p = 0; p < g.players(); ++p) {
    if (p == viewer) continue;
    for (CardId c = 0; c < g.rules.card.size(); ++c) {
      if (!goes_to_hands(c)) continue;
      for (int n = copies_in(g.rules, t.hand[p], c); n > 0; --n) {
        pool.push_back(c);
        ++held[p];
        t.hand[p] = t.hand[p] - purse_of(g.rules, c);
      }
    }
  }
  deal_anew(random, std::span(pool.items, pool.size()));
  for (int i = 0; i < t.pile; ++i)
    if (t.cards[i] == kFromPool) t.cards[i] = pool.pop_back();
  for (Seat p = 0; p < g.players(); ++p)
    for (; held[p]; --held[p]) to_hand(g, p, pool.pop_back());

  each<&Module::resample>(g, viewer, random);
  each<&Module::fit_hands>(g, viewer);
}

}  // namespace comares::alhambra
