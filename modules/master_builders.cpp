// The Master Builders: sixteen money cards of value 3 that can be given up for an extra redesign.
//   Setup     two to each hand before the starting money; three into money piles 3 and 5 (six players: one into
//             pile 5); the rest leaves the game unseen.
//   Money     taken and paid like any other card of value 3.
//   Redesign  once in the own turn, after all tiles are placed (phase D1), one of them for one redesign.
// However it is used, it leaves the game and never lies in the discard.
// Scenarios: tests/scenarios/master-builders/
#include "games/alhambra/moves.h"

namespace comares::master_builders {

using namespace alhambra;

namespace {

// Provenance: sixteen cards, four of each currency, and the deal (rulebook); piles cross-checked.
constexpr CardKind builder(const char* id, u8 currency) {
  return {id, 3, kOnDisplay | kNumberKnown, currency, kTripleShift, kTripleWidth};
}
constexpr CardKind kCards[] = {builder("master-builder-denar", kDenar), builder("master-builder-dirham", kDirham),
                               builder("master-builder-ducat", kDucat), builder("master-builder-florin", kFlorin)};
constexpr u8 kOfEach = 4;
constexpr int kDealt = 2;
constexpr int into_pile(int pile, int players) { return pile == 3 ? 3 : pile == 5 ? (players == 6 ? 1 : 3) : 0; }
constexpr int into_piles(int players) { return into_pile(3, players) + into_pile(5, players); }

struct Builders {
  u8 out[kCurrencies];     // used, which everybody has seen
  u8 unseen[kCurrencies];  // not dealt; while a table is set up, not yet dealt
  u8 used;                 // 1: the redesign of this turn has been taken
};

enum Verbs : u8 { kRedesign };
enum Events : u8 { kEvDealt, kEvDealtUnseen, kEvGivenUp };

CardId card_of(const Position& g, int currency) {
  return static_cast<CardId>(g.rules.owner(g.self).first_card + currency);
}
constexpr u32 kOne = 1u << kTripleShift;
constexpr u32 kBits = ((1u << kTripleWidth) - 1u) << kTripleShift;
u8 held(const Purse& hand, int currency) { return static_cast<u8>((hand.word[currency] & kBits) >> kTripleShift); }
bool holds_one(const Purse& hand) { return (hand.word[0] | hand.word[1] | hand.word[2] | hand.word[3]) & kBits; }

// ---- Setup -----------------------------------------------------------------------------------------

// Takes one of these at random.
template <class Chance>
u8 draw(u8 (&from)[kCurrencies], Chance&& chance) {
  u32 all = 0;
  for (const u8 n : from) all += n;
  u32 one = chance.below(all);
  u8 c = 0;
  while (one >= from[c]) one -= from[c++];
  --from[c];
  return c;
}

void setup(const Game& g, SetupStep step) {
  Builders& own = g.own<Builders>();
  if (step == SetupStep::kSupplies)
    for (u8& n : own.unseen) n = kOfEach;
  if (step != SetupStep::kHands) return;
  for (Seat p = 0; p < g.players(); ++p) {
    Purse dealt{};
    for (int n = 0; n < kDealt; ++n) dealt.word[draw(own.unseen, g.chance())] += kOne;
    g.table().hand[p] = g.table().hand[p] + dealt;
    g.emit({.kind = kEvDealt, .seat = p, .audience = only_for(p), .pay = dealt});
    g.emit({.kind = kEvDealtUnseen, .seat = p, .audience = all_but(p), .amount = kDealt});
  }
}

void fill_pile(const Game& g, int pile, CardPile& cards) {
  for (int n = into_pile(pile, g.players()); n > 0; --n)
    cards.push_back(card_of(g, draw(g.own<Builders>().unseen, g.chance())));
}

// ---- The extra redesign ----------------------------------------------------------------------------

void turn_begins(const Game& g, Seat) { g.own<Builders>().used = 0; }

// How many he holds is known to all, unless he draws cards unseen (R7).
bool might_end(const Position& g, Seat p) {
  const Purse& hand = g.table().hand[p];
  if (g.own<Builders>().used) return false;
  if (!holds_one(hand) && (secret_part(g.rules, hand).empty() || !first<&Module::draws_unseen>(g, p))) return false;
  return can_redesign(g, p);
}

void offer_end(const Position& g, Seat p, Actions& out) {
  const Purse& hand = g.table().hand[p];
  if (g.own<Builders>().used || !holds_one(hand) || !can_redesign(g, p)) return;
  for (int c = 0; c < kCurrencies; ++c)
    if (held(hand, c)) out.add(ActionHead::of(g.self, kRedesign).part_a(card_of(g, c)));
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner != 0 || top.kind != kEndOption)
    return {"master-builders.R2", "A master builder redesigns at the end of your own turn, when all tiles are placed."};
  if (g.own<Builders>().used) return {"master-builders.3", "One master builder in a turn is given up for a redesign."};
  const int c = a.a - card_of(g, 0);
  if (c < 0 || c >= kCurrencies || !held(g.table().hand[top.seat], c))
    return {"master-builders.3", "You do not hold that master builder."};
  if (!can_redesign(g, top.seat)) return {"master-builders.3", "There is nothing you could redesign."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  Builders& own = g.own<Builders>();
  const int c = a.a - card_of(g, 0);
  g.pop();
  g.table().hand[p].word[c] -= kOne;
  ++own.out[c];
  own.used = 1;
  g.emit({.kind = kEvGivenUp, .seat = p, .a = a.a});
  ask_extra_redesign(g, p);
}

void spent(const Game& g, Seat, const Purse& pay) {
  Builders& own = g.own<Builders>();
  for (int c = 0; c < kCurrencies; ++c) own.out[c] = static_cast<u8>(own.out[c] + held(pay, c));
}

// ---- Positions, views, search ----------------------------------------------------------------------

void archive_list(const Game& g, Archive& ar, const char* key, u8 (&counts)[kCurrencies]) {
  int size = 0;
  for (const u8 n : counts) size += n;
  size = ar.begin_list(key, size);
  if (size < 0) return;
  if (ar.loading()) {
    for (int i = 0; i < size; ++i) {
      CardId card = kNone;
      ar.card(nullptr, card);
      const int c = card - card_of(g, 0);
      if (c < 0 || c >= kCurrencies) ar.refuse("Only master builders stand in a list of master builders.");
      else if (counts[c] < kOfEach) ++counts[c];
      else ar.refuse("There are four master builders of each currency.");
    }
  } else {
    for (int c = 0; c < kCurrencies; ++c) {
      for (int n = 0; n < counts[c]; ++n) {
        CardId card = card_of(g, c);
        ar.card(nullptr, card);
      }
    }
  }
  ar.end_list();
}

void archive_table(const Game& g, Archive& ar) {
  if (!ar.begin("master-builders")) return;
  Builders& own = g.own<Builders>();
  archive_list(g, ar, "out", own.out);
  if (ar.may_see(kNobody)) archive_list(g, ar, "unseen", own.unseen);
  bool used = own.used;
  if (ar.loading() || used) ar.flag("used", used);
  own.used = used;
  ar.end();
}

// Of those named nowhere as many as setup puts there lie in the pile, unless the pile is told; nobody has seen the rest.
void loaded(const Game& g, Archive& ar) {
  Builders& own = g.own<Builders>();
  const Table& t = g.table();
  if (before_the_deal(g)) {  // then all are still to be dealt
    for (const u8 n : own.out)
      if (n) return ar.refuse("No master builder is spent before the deal.");
    for (u8& n : own.unseen) n = kOfEach;
    return;
  }
  u8 left[kCurrencies];
  int all_left = 0;
  for (int c = 0; c < kCurrencies; ++c) {
    int named = own.out[c] + own.unseen[c];
    for (Seat p = 0; p < g.players(); ++p) named += held(t.hand[p], c);
    for (const CardId card : t.display) named += card == card_of(g, c);
    for (int i = 0; i < t.pile; ++i) named += t.cards[i] == card_of(g, c);
    if (named > kOfEach) return ar.refuse("There are four master builders of each currency.");
    left[c] = static_cast<u8>(kOfEach - named);
    all_left += left[c];
  }
  for (int n = ar.has("deck") ? all_left : all_left - into_piles(g.players()); n > 0; --n)
    ++own.unseen[draw(left, g.chance())];
}

int missing(const Position& g, CardId card) {
  const Builders& own = g.own<Builders>();
  const int c = card - card_of(g, 0);
  return own.out[c] + own.unseen[c];
}

// How many lie where is known; which, only of those in view and in the own hand.
void resample(const Game& g, Seat viewer, Random& random) {
  Builders& own = g.own<Builders>();
  Table& t = g.table();
  const auto in_pile = [&](CardId card) {
    const int c = card - card_of(g, 0);
    return c >= 0 && c < kCurrencies ? c : -1;
  };
  u8 pool[kCurrencies] = {};
  const auto gather = [&](int c, int n) { pool[c] = static_cast<u8>(pool[c] + n); };
  int in_hand[kMaxPlayers] = {}, unseen = 0;
  for (int c = 0; c < kCurrencies; ++c) {
    gather(c, own.unseen[c]);
    unseen += own.unseen[c];
    own.unseen[c] = 0;
    for (Seat p = 0; p < g.players(); ++p) {
      if (p == viewer) continue;
      gather(c, held(t.hand[p], c));
      in_hand[p] += held(t.hand[p], c);
      t.hand[p].word[c] &= ~kBits;
    }
  }
  for (int i = 0; i < t.pile; ++i)
    if (const int c = in_pile(t.cards[i]); c >= 0) gather(c, 1);
  for (int i = 0; i < t.pile; ++i)
    if (in_pile(t.cards[i]) >= 0) t.cards[i] = card_of(g, draw(pool, random));
  for (Seat p = 0; p < g.players(); ++p)
    for (; in_hand[p] > 0; --in_hand[p]) t.hand[p].word[draw(pool, random)] += kOne;
  for (; unseen > 0; --unseen) ++own.unseen[draw(pool, random)];
}

// ---- For bots --------------------------------------------------------------------------------------

int builders_of(const Position& g, Seat p) {
  int n = 0;
  for (int c = 0; c < kCurrencies; ++c) n += held(g.table().hand[p], c);
  return n;
}

// Beyond its worth as money: a redesign that costs no action.
int appraise(const Position& g, Seat p, const Prospects& o) { return o.turns ? builders_of(g, p) * o.money / 2 : 0; }

void features(const Position& g, Seat p, Features& out) {
  out.push_back({"builders", static_cast<i16>(builders_of(g, p))});
}

// With a tile on the reserve the redesign is worth a card.
int habit(const Position& g, Seat p, const Actions& offered) {
  bool waits = false;
  for_tiles_at(g.table().pieces, static_cast<u8>(palace::kInReserve + p), [&](TileId) { waits = true; });
  for (u32 i = 0; waits && i < offered.size(); ++i)
    if (offered[i].owner == g.self) return static_cast<int>(i);
  return -1;
}

using enum FieldType;
constexpr Field kCardField[] = {{"card", kCard}};
constexpr Verb kVerbs[] = {{"redesign", kCardField}};
constexpr Field kDealtFields[] = {{"cards", kPurse}};
constexpr Field kUnseenFields[] = {{"cards", kNumber, Part::kAmount}};
constexpr EventKind kEvents[] = {{"dealt", kDealtFields}, {"dealt_unseen", kUnseenFields}, {"given_up", kCardField}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "master-builders",
             .title = "The Master Builders",
             .summary = "Money cards of value 3 that can be given up for a redesign at the end of a turn.",
             .provenance = nullptr},
    .state_size = sizeof(Builders),
    .schema = {"master-builders", kVerbs, kEvents, {}},
    .cards = kCards,
    .setup = setup,
    .fill_pile = fill_pile,
    .check = check,
    .act = act,
    .offer_end = offer_end,
    .might_end = might_end,
    .spent = spent,
    .turn_begins = turn_begins,
    .archive_table = archive_table,
    .loaded = loaded,
    .missing = missing,
    .resample = resample,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::master_builders
