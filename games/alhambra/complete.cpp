#include "games/alhambra/complete.h"

#include <memory>

#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

void fill_bag(const Game& g, bool given) {
  Table& t = g.table();
  for (TileId i = 0; i < g.rules.tile.size(); ++i) {
    if (t.pieces.place[i] != palace::kNotInGame) continue;
    if (given) {
      t.pieces.place[i] = palace::kOutOfGame;
    } else if (g.rules.tile[i].flags & kGoesInBag) {
      t.pieces.place[i] = palace::kInBag;
      t.bag[t.bag_size++] = i;
    }
  }
  if (!given) stream(g.rules, g.state, kBagStream).shuffle(std::span(t.bag, t.bag_size));
}

// Copies of a card on the table, in hands and with its module; in a game just begun: all there are.
int copies(const Game& g, CardId c) {
  const Table& t = g.table();
  int n = 0;
  for (int i = 0; i < t.pile; ++i) n += t.cards[i] == c;
  for (int i = 0; i < t.discard; ++i) n += t.cards[kCardRoom - 1 - i] == c;
  for (const CardId d : t.display) n += d == c;
  const CardKind& k = g.rules.card[c];
  if (k.width)
    for (Seat p = 0; p < g.players(); ++p) n += copies_in(g.rules, t.hand[p], c);
  if (c == kScoringCard1 || c == kScoringCard2) {
    const int round = c - kScoringCard1 + 1;
    const bool skipped = n > 0 && t.scorings_done > round;  // its card is still in the pile (R15)
    n += (t.scorings_done >= round && !skipped) || (t.due_scorings & round);
  }
  const u8 keeper = k.owner ? k.owner : g.rules.box_owner;
  if (keeper)
    if (auto missing = g.rules.owner(keeper).module->missing) n += missing({g.rules, g.state, keeper}, c);
  return n;
}

using Cards = FixedVec<CardId, 255>;

// The cards that lie nowhere yet: plain money, and the others.
bool find_missing(const Game& g, Cards& plain, Cards& special, CardId& surplus) {
  const auto fresh = std::make_unique<State>();
  comares::start(g.rules, g.state.seed, *fresh);
  const Game all{g.rules, *fresh};
  while (before_the_deal(all)) {  // choices to be made before the deal
    FewActions some;
    legal(g.rules, *fresh, some);
    if (comares::apply(g.rules, *fresh, some[0])) break;
  }
  plain.clear();
  special.clear();
  for (CardId c = 0; c < g.rules.card.size(); ++c) {
    int left = copies(all, c) - copies(g, c);
    if (left < 0) {
      surplus = c;
      return false;
    }
    for (; left > 0; --left) (g.rules.card[c].value ? plain : special).push_back(c);
  }
  return true;
}

// Scoring cards come where they would be among five piles; other cards of modules anywhere.
void fill_pile(const Game& g, Cards& plain, const Cards& special, Stream& chance) {
  Table& t = g.table();
  for (const CardId c : special) {
    if (before_the_deal(g)) break;  // the piles are still to be made
    const u32 n = static_cast<u32>(plain.size());
    u32 from = 0, to = n + 1;
    if (c == kScoringCard1) from = n * 3 / 5, to = n * 4 / 5 + 1;
    if (c == kScoringCard2) from = n / 5, to = (t.scorings_done ? n * 4 / 5 : n * 2 / 5) + 1;
    plain.insert_at(from + chance.below(to - from), c);
  }
  for (const CardId c : plain) t.cards[t.pile++] = c;
}

// With a pile that was given, whatever is missing was spent.
void fill_discard(const Game& g, const Cards& plain, const Cards& special) {
  for (const CardId c : plain) to_discard(g, c);
  for (const CardId c : special)
    if (g.rules.card[c].flags & kToDiscard) to_discard(g, c);
}

void lay_out_display(const Game& g) {
  Table& t = g.table();
  for (int i = t.pile; i-- > 0 && t.display.size() < kDisplay;) {
    const CardId c = t.cards[i];
    if (!(g.rules.card[c].flags & kOnDisplay)) continue;
    t.display.push_back(c);
    for (int k = i; k + 1 < t.pile; ++k) t.cards[k] = t.cards[k + 1];
    --t.pile;
  }
}

}  // namespace

void begin_loaded(const Game& g, bool dealt, Seat to_move) {
  if (dealt) return begin_turn(g, to_move);
  begin_setup(g);
  g.state.agenda.back().step = kFirstMarket;
}

Reject complete_position(const Game& g, const Given& given, CardId& surplus) {
  constexpr Reject kTooMany = {"base.1", "There are too many cards."};
  const Table& t = g.table();
  surplus = kNone;
  fill_bag(g, given.bag);
  Cards plain, special;
  if (!find_missing(g, plain, special, surplus)) return kTooMany;
  if (!given.dealt) return kAccepted;
  if (!given.deck || !given.discard) {
    if (plain.size() + special.size() + t.pile + t.discard > kCardRoom) return kTooMany;
    Stream chance = stream(g.rules, g.state, kDeckStream);
    chance.shuffle(std::span(plain.items, plain.size()));
    if (given.deck) fill_discard(g, plain, special);
    else fill_pile(g, plain, special, chance);
  }
  g.rules.complete(g, !given.market);
  if (!given.display && !before_the_deal(g)) lay_out_display(g);
  return kAccepted;
}

}  // namespace comares::alhambra
