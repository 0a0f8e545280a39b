// Setting up (red-palace.2): land and buildings, guard board, scoring tiles, and starting money, which is chosen
// from open sets, counter-clockwise from the player to the right of the starting player.
#include <algorithm>

#include "games/red_palace/red_palace.h"

namespace comares::red_palace {

using namespace alhambra;

namespace {

enum SetupPart : u8 { kBoards, kSets };

Stream chance(const Game& g) { return g.as(kSelf).chance(); }

void fill_bags(const Game& g) {
  Table& t = g.table();
  Own& mine = own(g);
  for (TileId i = 0; i < g.rules.tile.size(); ++i) {
    if (!(g.rules.tile[i].flags & kGoesInBag)) continue;
    t.pieces.place[i] = palace::kInBag;
    t.bag[t.bag_size++] = i;
  }
  stream(g.rules, g.state, kBagStream).shuffle(std::span(t.bag, t.bag_size));
  for (u8 type = 0; type < kBuildings; ++type)
    for (int i = 0; i < kOfEachType; ++i) mine.bag[mine.bag_size++] = type;
  chance(g).shuffle(std::span(mine.bag, mine.bag_size));
}

// Land tiles for the yard and the preview first, then their buildings in the same order.
void lay_out(const Game& g) {
  Own& mine = own(g);
  alhambra::fill_market(g);
  for (u8& space : mine.preview) space = kNoTile;
  fill_preview(g);
}

void make_sets(const Game& g) {
  Table& t = g.table();
  CardPile deck;
  make_deck(g, deck);
  for (int i = 0; i < g.players(); ++i) {
    u8 cards = 0, sum = 0;
    own(g).sets[i] = deal_start_money(g, deck, cards, sum);
  }
  for (const CardId c : deck) t.cards[t.pile++] = c;
}

void take_set(const Game& g, Seat p, int set) {
  Purse& chosen = own(g).sets[set];
  g.table().hand[p] = g.table().hand[p] + chosen;
  g.emit({.kind = kEvStartMoney, .seat = p, .pay = chosen});
  chosen = {};
}

int sets_left(const Position& g) {
  int n = 0;
  for (const Purse& set : own(g).sets) n += !set.empty();
  return n;
}

}  // namespace

void deal_guard_board(const Game& g) {
  const Facts& facts = g.as(kSelf).facts<Facts>();
  Own& mine = own(g);
  if (g.as(kSelf).option(kBeginnerBoard)) {
    std::copy(std::begin(facts.beginner_spots), std::end(facts.beginner_spots), mine.spots);
    std::copy(std::begin(facts.beginner_abilities), std::end(facts.beginner_abilities), mine.abilities);
    return;
  }
  u8 tiles[kPlacementTiles], abilities[kAbilities];
  std::copy(std::begin(facts.spots), std::end(facts.spots), tiles);
  for (u8 i = 0; i < kAbilities; ++i) abilities[i] = i;
  chance(g).shuffle(std::span(tiles, std::size(tiles)));
  chance(g).shuffle(std::span(abilities, std::size(abilities)));
  std::copy(tiles, tiles + kPlacementSpaces, mine.spots);
  mine.spots[kPlacementSpaces - 1] = kUnlimited;  // face down
  std::copy(abilities, abilities + kAbilitiesInPlay, mine.abilities);
}

void draw_scoring_tiles(const Game& g) {
  u8 tiles[kScoringTiles];
  for (u8 i = 0; i < kScoringTiles; ++i) tiles[i] = i;
  chance(g).shuffle(std::span(tiles, std::size(tiles)));
  std::copy(tiles, tiles + std::size(own(g).order), own(g).order);
}

Seat next_to_choose(const Position& g) {
  const int left = sets_left(g), n = g.players();
  if (left <= 1) return kNobody;
  const int behind = n - left + 1;  // the starting player, going counter-clockwise
  return static_cast<Seat>((g.table().first_player + n - behind) % n);
}

void begin_choosing(const Game& g, Seat first_player) {
  g.table().first_player = first_player;
  g.push({.owner = 0, .kind = kSetupProc, .seat = first_player, .asks = 0, .step = kSets, .d = {}});
}

// seat: the starting player, once he is known.
void step_setup(const Game& g) {
  Frame& f = g.top();
  Table& t = g.table();
  if (f.step == kBoards) {
    found_palaces(g);
    for (TileId i = 0; i < kPlazaCount; ++i) t.pieces.place[kFirstPlaza + i] = palace::kElsewhere;
    for (Seat p = 0; p < g.players(); ++p) g.state.scores[p] = kStartPoints;
    if (g.players() == 2) g.state.scores[kDirk] = kStartPoints;
    fill_bags(g);
    deal_guard_board(g);
    draw_scoring_tiles(g);
    lay_out(g);
    t.first_player = static_cast<u8>(chance(g).below(static_cast<u32>(g.players())));
    g.emit({.kind = kEvFirstPlayer, .seat = t.first_player});
    make_sets(g);
    f.seat = t.first_player;
    f.step = kSets;
  }
  if (const Seat p = next_to_choose(g); p != kNobody) return g.as(kSelf).ask(kChoosingSet, p);
  for (int set = 0; set < g.players(); ++set)
    if (!own(g).sets[set].empty()) take_set(g, t.first_player, set);
  CardPile deck;
  deck.clear();
  for (int i = 0; i < t.pile; ++i) deck.push_back(t.cards[i]);
  t.pile = 0;
  stack_piles(g, deck);
  if (g.players() == 2) red_palace::dirk_draws(g, kDirkTiles);
  g.pop();
  begin_turn(g, t.first_player);
}

void list_sets(const Position& g, Actions& out) {
  for (u8 set = 0; set < g.players(); ++set)
    if (!own(g).sets[set].empty()) out.add(ActionHead::of(kSelf, kChooseSet).part_a(static_cast<u8>(set + 1)));
}

Reject check_set(const Position& g, const Action& a) {
  if (a.verb != kChooseSet || a.owner != kSelf) return {"red-palace.2", "Choose your starting money first."};
  if (a.a < 1 || a.a > g.players()) return {"red-palace.11", "There is one set for each player, counted from 1."};
  if (own(g).sets[a.a - 1].empty()) return {"red-palace.2", "That set has been taken."};
  return kAccepted;
}

void choose_set(const Game& g, Seat p, const Action& a) {
  g.pop();
  take_set(g.core(), p, a.a - 1);
}

}  // namespace comares::red_palace
