// The Caravanserai: cards on which money grows, step by step, in a currency chosen on the way.
//   Buying    for who has four types of building in the Alhambra (8), five (4) or six (2), in one currency of his
//             choice, exact or not; a second card needs five types, nobody gets a third.
//   Moving    before everything else in the own turn: one marker goes one step along the graph of its card.
//   Spending  the space is money like one card, spent whole; the marker goes back to 0, the card stays.
// Scenarios: tests/scenarios/caravanserai/
#include "games/alhambra/moves.h"

namespace comares::caravanserai {

using namespace alhambra;

namespace {

// A main track 0–5 (spaces m0 to m5) and side steps from 2, 3 and 4 to a branch of the same value (b2 to b4).
constexpr const char* kSpaces[] = {"m0", "m1", "m2", "m3", "m4", "m5", "b2", "b3", "b4"};
constexpr u8 kTrackEnd = 5, kFirstFork = 2, kLastFork = 4, kToBranch = 4;
constexpr bool is_branch(u8 space) { return space > kTrackEnd; }
constexpr u8 value_of(u8 space) { return is_branch(space) ? static_cast<u8>(space - kToBranch) : space; }
// Bit per space that can be reached in one step.
constexpr u32 steps_from(u8 space) {
  if (space >= kTrackEnd) return 0;
  const bool forks = space >= kFirstFork && space <= kLastFork;
  return 1u << (space + 1) | u32{forks} << (space + kToBranch);
}

constexpr int kCount = 8, kMostOwned = 2, kBranches = 3;
constexpr CardKind card(const char* id) { return {id, 0, 0, 0, 0, 0}; }
constexpr CardKind kCards[kCount] = {card("caravanserai-denar-1"),  card("caravanserai-denar-2"),
                                     card("caravanserai-dirham-1"), card("caravanserai-dirham-2"),
                                     card("caravanserai-ducat-1"),  card("caravanserai-ducat-2"),
                                     card("caravanserai-florin-1"), card("caravanserai-florin-2")};
constexpr u8 main_currency(int card) { return static_cast<u8>(card / 2); }

// Provenance: the shape is cross-checked; that there are two cards for each main currency and which currency stands on
// which branch is reconstructed, so that each stands twice at every level (both cards of the rulebook's example occur).
struct Facts {
  u8 branch[kCount][kBranches];  // currency of b2, b3, b4
};
constexpr Facts kFacts = {{{kFlorin, kDucat, kDirham},
                           {kDucat, kDirham, kFlorin},
                           {kDenar, kFlorin, kDucat},
                           {kFlorin, kDucat, kDenar},
                           {kDirham, kDenar, kFlorin},
                           {kDenar, kFlorin, kDirham},
                           {kDucat, kDirham, kDenar},
                           {kDirham, kDenar, kDucat}}};

// The first and the second card that a player got.
constexpr int kLump[kMostOwned] = {1, 2};
constexpr PieceKind kPieces[] = {
    lump("caravan-1-denar", kDenar, kLump[0]), lump("caravan-1-dirham", kDirham, kLump[0]),
    lump("caravan-1-ducat", kDucat, kLump[0]), lump("caravan-1-florin", kFlorin, kLump[0]),
    lump("caravan-2-denar", kDenar, kLump[1]), lump("caravan-2-dirham", kDirham, kLump[1]),
    lump("caravan-2-ducat", kDucat, kLump[1]), lump("caravan-2-florin", kFlorin, kLump[1]),
};

// Price by the number of types, 0: not for sale; fewest types for the first and the second card.
constexpr u8 kPrice[kBuildings + 1] = {0, 0, 0, 0, 8, 4, 2};
constexpr int kFewestTypes[kMostOwned] = {4, 5};

enum Move : u8 { kToCome, kMade, kForfeited };
constexpr const char* kMoveNames[] = {"to_come", "made", "forfeited"};

struct Caravans {
  u8 card[kMaxPlayers][kMostOwned];  // 1 + card, 0: none
  u8 space[kMaxPlayers][kMostOwned];
  u8 move;  // of the marker in this turn
  u8 idle;  // bit per seat without a marker that could move; follows from the rest
};

enum Verbs : u8 { kBuyCard, kMoveMarker };
enum Events : u8 { kEvCardBought, kEvMoved, kEvReturned };

CardId card_id(const Position& g, int card) { return static_cast<CardId>(g.rules.owner(g.self).first_card + card); }
u8 currency_of(const Position& g, int card, u8 space) {
  return is_branch(space) ? g.facts<Facts>().branch[card][value_of(space) - kFirstFork] : main_currency(card);
}
int cards_of_player(const Caravans& own, Seat p) { return (own.card[p][0] != 0) + (own.card[p][1] != 0); }
bool is_taken(const Position& g, int card) {
  const Caravans& own = g.own<Caravans>();
  for (Seat p = 0; p < g.players(); ++p)
    for (const u8 one : own.card[p])
      if (one == card + 1) return true;
  return false;
}

// A marker was put somewhere: what can be paid with, and who can still move.
void note_markers(const Game& g, Seat p) {
  Caravans& own = g.own<Caravans>();
  Purse& hand = g.table().hand[p];
  bool moves = false;
  for (int k = 0; k < kMostOwned; ++k) {
    for (int c = 0; c < kCurrencies; ++c) hand.word[c] &= ~lump_bit(kLump[k]);
    if (!own.card[p][k]) continue;
    const u8 space = own.space[p][k];
    if (space) hand.word[currency_of(g, own.card[p][k] - 1, space)] |= lump_bit(kLump[k]);
    moves |= steps_from(space) != 0;
  }
  own.idle = static_cast<u8>(moves ? own.idle & ~(1u << p) : own.idle | (1u << p));
}

void setup(const Game& g, SetupStep step) {
  if (step == SetupStep::kSupplies) g.own<Caravans>().idle = 0xFF;
}

// ---- Buying ----------------------------------------------------------------------------------------

int types_of(const Position& g, Seat p) {
  int types = 0;
  for (u8 type = 0; type < kBuildings; ++type)
    types += buildings_now(g, static_cast<u8>(palace::kInPalace + p), type).count() > 0;
  return types;
}

Reject may_buy(const Position& g, Seat p, When when, int& types) {
  const int cards = cards_of_player(g.own<Caravans>(), p);
  if (when == When::kWindow) return {"caravanserai.8", "A caravanserai is bought in your own turn only."};
  if (cards == kMostOwned) return {"caravanserai.3", "Nobody gets a third caravanserai."};
  types = types_of(g, p);
  if (types >= kFewestTypes[cards]) return kAccepted;
  if (cards) return {"caravanserai.3", "A second caravanserai needs five types of building in your Alhambra."};
  return {"caravanserai.3", "A caravanserai needs four types of building in your Alhambra."};
}

void wares(const Position& g, Seat p, When when, Wares& out) {
  int types;
  if (may_buy(g, p, when, types)) return;
  for (int card = 0; card < kCount; ++card) {
    if (is_taken(g, card)) continue;
    out.push_back({.action = ActionHead::of(g.self, kBuyCard).part_a(card_id(g, card)),
                   .tile = kNoTile,
                   .printed = kPrice[types],
                   .follows = stage_bit(PayStage::kMoneyBack) | stage_bit(PayStage::kExcessKept) | kFurtherAction,
                   .price = {kAnyCurrency, kPrice[types], false, Use::kOther}});
  }
}

Reject no_ware(const Position& g, Seat p, When when, const Action& a) {
  int types;
  if (Reject why = may_buy(g, p, when, types)) return why;
  const int card = a.a - card_id(g, 0);
  if (card >= 0 && card < kCount) return {"caravanserai.3", "That caravanserai has an owner already."};
  return {"caravanserai.3", "That card is no caravanserai."};
}

void hand_over(const Game& g, const Deal& deal, const Purse& pay) {
  Caravans& own = g.own<Caravans>();
  const Seat p = deal.buyer;
  const int k = cards_of_player(own, p);
  own.card[p][k] = static_cast<u8>(deal.what - card_id(g, 0) + 1);
  own.space[p][k] = 0;
  note_markers(g, p);
  g.emit({.kind = kEvCardBought, .seat = p, .a = deal.what, .b = deal.exact, .pay = pay});
}

// ---- Moving ----------------------------------------------------------------------------------------

void turn_begins(const Game& g, Seat) { g.own<Caravans>().move = kToCome; }

void start_used(const Game& g, Seat) {
  u8& move = g.own<Caravans>().move;
  if (move == kToCome) move = kForfeited;
}

void offer_start(const Position& g, Seat p, Actions& out) {
  const Caravans& own = g.own<Caravans>();
  if (own.move != kToCome) return;
  for (int k = 0; k < kMostOwned; ++k) {
    if (!own.card[p][k]) continue;
    for (u32 left = steps_from(own.space[p][k]); left; left &= left - 1)
      out.add(ActionHead::of(g.self, kMoveMarker)
                  .part_a(card_id(g, own.card[p][k] - 1))
                  .part_b(static_cast<u8>(std::countr_zero(left))));
  }
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  const Caravans& own = g.own<Caravans>();
  if (top.owner != 0 || top.kind != kStartOption)
    return {"caravanserai.3", "A marker moves before everything else in your own turn."};
  if (own.move == kMade) return {"caravanserai.3", "One marker moves one step in a turn."};
  if (own.move == kForfeited) return {"caravanserai.R12", "You did something else first, which forfeits the move."};
  for (int k = 0; k < kMostOwned; ++k) {
    const int card = own.card[top.seat][k] - 1;
    if (card < 0 || a.a != card_id(g, card)) continue;
    if (a.b < std::size(kSpaces) && steps_from(own.space[top.seat][k]) >> a.b & 1) return kAccepted;
    return {"caravanserai.R3", "The marker goes one step on, up or aside, and never back."};
  }
  return {"caravanserai.3", "You do not own that caravanserai."};
}

void act(const Game& g, const Action& a, Seat p) {
  Caravans& own = g.own<Caravans>();
  g.pop();
  own.move = kMade;
  for (int k = 0; k < kMostOwned; ++k)
    if (own.card[p][k] && card_id(g, own.card[p][k] - 1) == a.a) own.space[p][k] = a.b;
  note_markers(g, p);
  g.emit({.kind = kEvMoved, .seat = p, .a = a.a, .b = a.b});
}

// ---- Spending --------------------------------------------------------------------------------------

bool pays(const Purse& pay, int k) {
  return (pay.word[0] | pay.word[1] | pay.word[2] | pay.word[3]) & lump_bit(kLump[k]);
}

int lump_worth(const Position& g, Seat p, const Purse& purse) {
  const Caravans& own = g.own<Caravans>();
  int sum = 0;
  for (int k = 0; k < kMostOwned; ++k)
    if (pays(purse, k)) sum += value_of(own.space[p][k]);
  return sum;
}

void spent(const Game& g, Seat p, const Purse& pay) {
  Caravans& own = g.own<Caravans>();
  for (int k = 0; k < kMostOwned; ++k) {
    if (!pays(pay, k)) continue;
    own.space[p][k] = 0;
    note_markers(g, p);
    g.emit({.kind = kEvReturned, .seat = p, .a = card_id(g, own.card[p][k] - 1)});
  }
}

// ---- Positions -------------------------------------------------------------------------------------

void archive_facts(void* facts, Archive& ar) {
  Facts& f = *static_cast<Facts*>(facts);
  for (int card = 0; card < kCount; ++card) {
    if (!ar.begin(kCards[card].id)) continue;
    for (int i = 0; i < kBranches; ++i)
      ar.name(kSpaces[kTrackEnd + 1 + i], f.branch[card][i], std::span(kCurrencyNames, kCurrencies));
    ar.end();
  }
}

void archive_player(const Game& g, Seat p, Archive& ar) {
  Caravans& own = g.own<Caravans>();
  const int size = ar.begin_list("caravanserai", cards_of_player(own, p));
  for (int k = 0; k < size; ++k) {
    if (k == kMostOwned) {
      ar.refuse("Nobody has a third caravanserai.");
      break;
    }
    if (!ar.begin(nullptr)) continue;
    CardId card = ar.loading() ? CardId{kNone} : card_id(g, own.card[p][k] - 1);
    u8 space = own.space[p][k];
    ar.card("card", card);
    ar.name("space", space, kSpaces);
    const int found = card - card_id(g, 0);
    if (ar.loading()) {
      if (found < 0 || found >= kCount) ar.refuse("Only caravanserais stand in a list of caravanserais.");
      else if (is_taken(g, found)) ar.refuse("A caravanserai is there twice.");
      else own.card[p][k] = static_cast<u8>(found + 1), own.space[p][k] = space;
    }
    ar.end();
  }
  if (size >= 0) ar.end_list();
}

void archive_table(const Game& g, Archive& ar) {
  u8& move = g.own<Caravans>().move;
  if (!ar.loading() && move == kToCome) return;
  if (!ar.begin("caravanserai")) return;
  ar.name("move", move, kMoveNames);
  ar.end();
}

void loaded(const Game& g, Archive&) {
  for (Seat p = 0; p < g.players(); ++p) note_markers(g, p);
}

// ---- For bots --------------------------------------------------------------------------------------

// What stands there, and that it grows by one in every turn to come, for one of two cards.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const Caravans& own = g.own<Caravans>();
  int sum = 0, growth = 0;
  for (int k = 0; k < kMostOwned; ++k) {
    if (!own.card[p][k]) continue;
    sum += value_of(own.space[p][k]) * o.money;
    growth += k ? o.turns * o.money / 8 : o.turns * o.money * 3 / 4;
    if (steps_from(own.space[p][k]) == 0) growth -= o.money / 2;  // stands still until it is spent
  }
  return sum + growth;
}

void features(const Position& g, Seat p, Features& out) {
  const Caravans& own = g.own<Caravans>();
  out.push_back({"caravanserais", static_cast<i16>(cards_of_player(own, p))});
  out.push_back({"caravan_money", static_cast<i16>(value_of(own.space[p][0]) + value_of(own.space[p][1]))});
}

// On along the track of the marker that has come furthest.
int habit(const Position& g, Seat, const Actions& offered) {
  if (g.top().owner != 0 || g.top().kind != kStartOption) return -1;
  int best = -1, furthest = 0;
  for (u32 i = 0; i < offered.size(); ++i) {
    const Action a = offered[i];
    if (a.owner != g.self || is_branch(a.b) || a.b <= furthest) continue;
    furthest = a.b;
    best = static_cast<int>(i);
  }
  return best;
}

using enum FieldType;
constexpr Field kBuyFields[] = {{"card", kCard}, {"pay", kPurse}};
constexpr Field kMoveFields[] = {{"card", kCard}, {"space", kName, Part::kB, false, kSpaces}};
constexpr Verb kVerbs[] = {{"buy", kBuyFields}, {"move", kMoveFields}};
constexpr Field kBoughtFields[] = {{"card", kCard}, {"pay", kPurse}, {"exact", kFlag, Part::kB, true}};
constexpr Field kCardField[] = {{"card", kCard}};
constexpr EventKind kEvents[] = {{"bought", kBoughtFields}, {"moved", kMoveFields}, {"returned", kCardField}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "caravanserai",
             .title = "The Caravanserai",
             .summary = "Cards on which money grows from turn to turn, in a currency chosen on the way.",
             .provenance = "Which currencies branch off where on a card is reconstructed."},
    .state_size = sizeof(Caravans),
    .derived_size = sizeof(Caravans::idle),
    .schema = {"caravanserai", kVerbs, kEvents, {}},
    .cards = kCards,
    .pieces = kPieces,
    .facts = &kFacts,
    .facts_size = sizeof(Facts),
    .archive_facts = archive_facts,
    .setup = setup,
    .check = check,
    .act = act,
    .offer_start = offer_start,
    .start_used = start_used,
    .hints = {.idle_start = offsetof(Caravans, idle)},
    .wares = wares,
    .sold_by = 1 << kBuyCard,
    .no_ware = no_ware,
    .hand_over = hand_over,
    .lump_worth = lump_worth,
    .spent = spent,
    .turn_begins = turn_begins,
    .archive_player = archive_player,
    .archive_table = archive_table,
    .loaded = loaded,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::caravanserai
