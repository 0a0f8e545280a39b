// Characters in positions and views, and what is dealt anew for who does not know it.
#include <algorithm>

#include "modules/characters/characters.h"

namespace comares::characters {

namespace {

// A list of the characters that are `mine`; loading gives each entry to `put`.
template <class Mine, class Put>
void archive_list(const Game& g, Archive& ar, const char* key, Mine&& mine, Put&& put) {
  int size = 0;
  for (u8 c = 0; c < kCharacters; ++c) size += mine(c);
  size = ar.begin_list(key, size);
  if (size < 0) return;
  if (!ar.loading()) {
    for (u8 c = 0; c < kCharacters; ++c) {
      CardId card = card_of(g, c);
      if (mine(c)) ar.card(nullptr, card);
    }
  } else {
    for (int i = 0; i < size; ++i) {
      CardId card = kNone;
      ar.card(nullptr, card);
      const int c = card - card_of(g, 0);
      if (c < 0 || c >= kCharacters) ar.refuse("Only characters stand in a list of characters.");
      else put(static_cast<u8>(c));
    }
  }
  ar.end_list();
}

void put_at(const Game& g, Archive& ar, u8 c, int where) {
  u8& w = g.own<Characters>().where[c];
  if (w != kInPile) ar.refuse("A character is in two places.");
  w = static_cast<u8>(where);
}

void archive_surplus(const Game& g, Archive& ar) {
  Characters& own = g.own<Characters>();
  int size = surplus_size(g);
  if (!ar.may_see(kNobody)) return ar.number("surplus_count", size, 0, kCharacters);
  // Top first.
  size = ar.begin_list("surplus", size);
  if (size < 0) return;
  for (int i = size; i-- > 0;) {
    CardId card = kNone;
    for (u8 c = 0; c < kCharacters; ++c)
      if (own.where[c] == kSurplusAt + i) card = card_of(g, c);
    ar.card(nullptr, card);
    const int c = card - card_of(g, 0);
    if (!ar.loading()) continue;
    if (c < 0 || c >= kCharacters) ar.refuse("Only characters lie in the surplus.");
    else put_at(g, ar, static_cast<u8>(c), kSurplusAt + i);
  }
  ar.end_list();
}

void archive_auction(const Game& g, Archive& ar) {
  Characters& own = g.own<Characters>();
  u8 lot = kNone;
  for (u8 c = 0; c < kCharacters; ++c)
    if (own.where[c] == kOnOffer) lot = c;
  if (!ar.loading() && lot == kNone) return;
  if (!ar.begin("auction")) return;
  CardId card = lot == kNone ? CardId{kNone} : card_of(g, lot);
  ar.card("card", card);
  const int c = card - card_of(g, 0);
  if (ar.loading()) {
    if (c < 0 || c >= kCharacters) ar.refuse("Only a character is sold by auction.");
    else put_at(g, ar, static_cast<u8>(c), kOnOffer);
  }
  int bid = own.bid, leader = own.leader - 1, in = own.in;
  ar.number("bid", bid, 0, kMostBid);
  if (ar.loading() ? ar.has("leader") : leader >= 0) ar.number("leader", leader, 0, g.players() - 1);
  own.bid = static_cast<u8>(bid);
  own.leader = static_cast<u8>(leader + 1);
  int size = ar.begin_list("in", std::popcount(own.in));
  if (size >= 0) {
    if (ar.loading()) in = 0;
    for (int p = 0, left = size; left > 0; ++p) {
      int seat = p;
      if (!ar.loading() && !(own.in >> p & 1)) continue;
      ar.number(nullptr, seat, 0, g.players() - 1);
      in |= 1 << seat;
      --left;
    }
    own.in = static_cast<u8>(in);
    ar.end_list();
  }
  if (ar.loading() && own.in == 0 && c >= 0 && c < kCharacters) own.where[c] = kOut;  // all have passed
  ar.end();
}

// The most that p could have of a currency with as many cards as he holds, the viewer's not among them.
int within_reach(const Position& g, Seat p, Seat viewer, int currency) {
  const Table& t = g.table();
  int copies[kMoneyValues + 1] = {}, left = 0;
  for (int i = 0; i < t.pile; ++i)
    if (t.cards[i] < kScoringCard1 && t.cards[i] / kMoneyValues == currency) ++copies[g.rules.card[t.cards[i]].value];
  for (Seat q = 0; q < g.players(); ++q)
    for (int v = 1; v <= kMoneyValues && q != viewer; ++v)
      copies[v] += static_cast<int>(cards_of(t.hand[q].word[currency], v));
  for (const u32 word : t.hand[p].word) left += card_count(word);
  Purse besides{};  // what he keeps in any case
  besides.word[currency] = t.hand[p].word[currency] & ~kCardBits;
  int sum = worth(g, p, besides);
  for (int v = kMoneyValues; v >= 1; --v) {
    const int n = std::min(left, copies[v]);
    sum += n * v;
    left -= n;
  }
  return sum;
}

}  // namespace

void archive_player(const Game& g, Seat p, Archive& ar) {
  if (!ar.begin("characters")) return;
  Characters& own = g.own<Characters>();
  archive_list(
      g, ar, "cards", [&](u8 c) { return own.where[c] == kOwnedBy + p; },
      [&](u8 c) { put_at(g, ar, c, kOwnedBy + p); });
  if (ar.loading() ? ar.has("wise_man") : own.named && owns(g, p, kWiseMan)) {
    if (!owns(g, p, kWiseMan)) ar.refuse("Only the owner of the wise man names a type.");
    u8 type = static_cast<u8>(own.named - 1);
    ar.name("wise_man", type, kBuildingNames);
    own.named = static_cast<u8>(type + 1);
  }
  ar.end();
}

void archive_table(const Game& g, Archive& ar) {
  if (!ar.begin("characters")) return;
  Characters& own = g.own<Characters>();
  archive_surplus(g, ar);
  archive_list(g, ar, "out", [&](u8 c) { return own.where[c] == kOut; }, [&](u8 c) { put_at(g, ar, c, kOut); });
  archive_list(
      g, ar, "used", [&](u8 c) { return own.used >> c & 1; },
      [&](u8 c) { own.used = static_cast<u16>(own.used | (1u << c)); });
  archive_auction(g, ar);
  ar.end();
}

// What the position does not name: four to the surplus, the rest to the money pile.
void loaded(const Game& g, Archive& ar) {
  Characters& own = g.own<Characters>();
  own.idle = {0xFF, 0xFF};
  for (u8 c = 0; c < kCharacters; ++c)
    if (const Seat p = owner_of(g, static_cast<Character>(c)); p != kNobody) give(g, p, c);
  FixedVec<u8, kCharacters> left;
  left.clear();
  const u32 dealt = in_pile(g);
  for (u8 c = 0; c < kCharacters; ++c)
    if (own.where[c] == kInPile && !(dealt >> c & 1)) left.push_back(c);
  const bool deck_given = ar.has("deck");
  bool surplus_given = false;
  if (ar.begin("characters")) {
    surplus_given = ar.has("surplus");
    ar.end();
  }
  g.chance().shuffle(std::span(left.items, left.size()));
  for (u8 i = 0; !surplus_given && i < kSurplus && !left.empty(); ++i)
    own.where[left.pop_back()] = static_cast<u8>(kSurplusAt + i);
  for (const u8 c : left)
    if (deck_given) own.where[c] = kOut;
}

int missing(const Position& g, CardId card) {
  const int c = card - card_of(g, 0);
  const u8 where = g.own<Characters>().where[c];
  if (c == kPatron && owner_of(g, kPatron) != kNobody) return 0;  // counted with the hand
  return where != kInPile;
}

// Who leads an auction can pay his bid: everybody knows that much about his hand. Cards of his best
// currency come to him, from the pile and the other hands, for others of his, until it is so.
void keep_bid_payable(const Game& g, Seat viewer) {
  const Characters& own = g.own<Characters>();
  Table& t = g.table();
  if (own.leader == 0 || own.leader - 1 == viewer) return;
  const Seat p = static_cast<Seat>(own.leader - 1);
  while (most_payable(g, p, bid_price(own.bid)) < own.bid) {
    int best = 0;
    for (int c = 1; c < kCurrencies; ++c)
      if (within_reach(g, p, viewer, c) > within_reach(g, p, viewer, best)) best = c;

    // What he gives: any card of another currency or kind, else his lowest of this one.
    CardId gives = kNone;
    for (CardId c = 0; c < g.rules.card.size(); ++c)
      if (c / kMoneyValues != best && (g.rules.card[c].flags & (kOnDisplay | kNumberKnown)) == kOnDisplay &&
          copies_in(g.rules, t.hand[p], c))
        gives = c;
    for (int v = kMoneyValues; v >= 1 && (gives == kNone || gives / kMoneyValues == best); --v)
      if (copies_in(g.rules, t.hand[p], money_card(best, v))) gives = money_card(best, v);
    if (gives == kNone) return;
    const int above = gives / kMoneyValues == best ? g.rules.card[gives].value : 0;

    // What he gets: the highest card of it that is not in his hand or the viewer's.
    bool done = false;
    for (int v = kMoneyValues; v > above && !done; --v) {
      const CardId gets = money_card(best, v);
      for (int i = 0; i < t.pile && !done; ++i) {
        if (t.cards[i] != gets) continue;
        t.cards[i] = gives;
        done = true;
      }
      for (Seat q = 0; q < g.players() && !done; ++q) {
        if (q == p || q == viewer || !copies_in(g.rules, t.hand[q], gets)) continue;
        t.hand[q] = t.hand[q] - purse_of(g.rules, gets) + purse_of(g.rules, gives);
        done = true;
      }
      if (done) t.hand[p] = t.hand[p] - purse_of(g.rules, gives) + purse_of(g.rules, gets);
    }
    if (!done) return;
  }
}

// Which characters still lie in the pile and which in the surplus, nobody knows.
void resample(const Game& g, Seat, Random& random) {
  Characters& own = g.own<Characters>();
  Table& t = g.table();
  const u8 first_card = card_of(g, 0);
  const int surplus = surplus_size(g);
  const u32 dealt = in_pile(g);
  FixedVec<u8, kCharacters> pool;
  pool.clear();
  for (u8 c = 0; c < kCharacters; ++c)
    if (own.where[c] >= kSurplusAt || (own.where[c] == kInPile && dealt >> c & 1)) pool.push_back(c);
  random.shuffle(std::span(pool.items, pool.size()));
  for (int i = 0; i < t.pile; ++i) {
    if (t.cards[i] < first_card || t.cards[i] >= first_card + kCharacters) continue;
    const u8 c = pool.pop_back();
    t.cards[i] = card_of(g, c);
    own.where[c] = kInPile;
  }
  for (int i = 0; i < surplus; ++i) own.where[pool.pop_back()] = static_cast<u8>(kSurplusAt + i);
}

}  // namespace comares::characters
