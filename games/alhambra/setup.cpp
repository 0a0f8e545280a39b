// Setting up a table, in the order of base.2 and README section 2.1.
#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

void found_palaces(const Game& g) {
  Table& t = g.table();
  for (Seat p = 0; p < g.players(); ++p) palace::found(g.palace(p));
  std::memcpy(t.pieces.sides, g.rules.sides, sizeof t.pieces.sides);
  for (u8& slot : t.market) slot = kNoTile;
}

namespace {

void fill_bag(const Game& g) {
  Table& t = g.table();
  for (TileId i = 0; i < g.rules.tile.size(); ++i) {
    if (!(g.rules.tile[i].flags & kGoesInBag)) continue;
    t.pieces.place[i] = palace::kInBag;
    t.bag[t.bag_size++] = i;
  }
  stream(g.rules, g.state, kBagStream).shuffle(std::span(t.bag, t.bag_size));
  if (g.players() == 2) dirk_draws(g, kDirkTiles);
}

// Fewest cards, then the smallest sum, then the lowest seat (base.2 step 6, R1).
Seat first_player(const Game& g, const u8 (&cards)[kMaxPlayers], const u8 (&sums)[kMaxPlayers]) {
  Seat best = 0;
  for (Seat p = 1; p < g.players(); ++p)
    if (cards[p] < cards[best] || (cards[p] == cards[best] && sums[p] < sums[best])) best = p;
  return best;
}

}  // namespace

void fill_market(const Game& g) {
  Table& t = g.table();
  for (u8 slot = 0; slot < kSlots; ++slot) {
    TileId tile;
    while (t.market[slot] == kNoTile && draw_tile(g, tile)) {
      // slot -1: not "filling up" in play, nobody can claim the tile (power of the sultan R6)
      if (first<&Module::tile_drawn>(g, tile, -1)) continue;
      lay_on_market(g, slot, tile);
    }
  }
}

void make_deck(const Game& g, CardPile& deck) {
  deck.clear();
  const int copies = g.players() == 2 ? kMoneyCopiesTwoPlayers : kMoneyCopies;
  for (int c = 0; c < kCurrencies; ++c)
    for (int v = 1; v <= kMoneyValues; ++v)
      for (int k = 0; k < copies; ++k) deck.push_back(money_card(c, v));
  each<&Module::fill_deck>(g, deck);
  stream(g.rules, g.state, kDeckStream).shuffle(std::span(deck.items, deck.size()));
}

Purse deal_start_money(const Game& g, CardPile& deck, u8& cards, u8& sum) {
  Purse dealt{};
  while (sum < kStartMoney) {
    const CardId card = deck.pop_back();
    dealt = dealt + purse_of(g.rules, card);
    sum = static_cast<u8>(sum + g.rules.card[card].value);
    ++cards;
  }
  return dealt;
}

void stack_piles(const Game& g, CardPile& deck) {
  Table& t = g.table();
  Stream chance = stream(g.rules, g.state, kDeckStream);
  for (int i = 0; i < kDisplay && !deck.empty(); ++i) to_display(g, deck.pop_back());

  // Cut from the top into five; pile 1 ends on top. The pile is built from the bottom: 5, 4, … 1.
  const int n = static_cast<int>(deck.size());
  int size[kPiles + 1], top_of[kPiles + 1];
  for (int pile = 1, top = n; pile <= kPiles; ++pile) {
    size[pile] = n / kPiles + (pile <= n % kPiles ? 1 : 0);
    top_of[pile] = top;
    top -= size[pile];
  }
  for (int pile = kPiles; pile >= 1; --pile) {
    CardPile part;
    part.clear();
    for (int i = top_of[pile] - size[pile]; i < top_of[pile]; ++i) part.push_back(deck[i]);
    const std::size_t before = part.size();
    for (int k = 0; k < 2; ++k)
      if (kScoringPile[k] == pile) part.push_back(static_cast<CardId>(kScoringCard1 + k));
    each<&Module::fill_pile>(g, pile, part);
    if (part.size() != before) chance.shuffle(std::span(part.items, part.size()));
    for (const CardId c : part) t.cards[t.pile++] = c;
    t.pile_end[kPiles - pile] = t.pile;
  }
}

namespace {

void deal_money(const Game& g) {
  Table& t = g.table();
  CardPile deck;
  make_deck(g, deck);
  u8 cards[kMaxPlayers] = {}, sums[kMaxPlayers] = {};
  for (Seat p = 0; p < g.players(); ++p) {
    const Purse dealt = deal_start_money(g, deck, cards[p], sums[p]);
    t.hand[p] = t.hand[p] + dealt;
    g.emit({.kind = kEvStartMoney, .seat = p, .pay = dealt});
  }
  t.first_player = first_player(g, cards, sums);
  g.emit({.kind = kEvFirstPlayer, .seat = t.first_player});
  stack_piles(g, deck);
}

}  // namespace

[[gnu::noinline]] void step_setup(const Game& g) {
  Frame& f = g.top();
  switch (f.step++) {
    case kPalaces:
      found_palaces(g);
      each<&Module::setup>(g, SetupStep::kSupplies);
      return;
    case kSecretDeals: each<&Module::setup>(g, SetupStep::kDeals); return;
    case kBag:
      fill_bag(g);
      each<&Module::setup>(g, SetupStep::kSecretChoices);
      return;
    case kFirstMarket:
      fill_market(g);
      each<&Module::setup>(g, SetupStep::kHands);
      return;
    default:
      deal_money(g);
      g.pop();
      begin_turn(g, g.table().first_player);
      return;
  }
}

}  // namespace comares::alhambra
