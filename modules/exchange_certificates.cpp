// The Exchange Certificates: what is paid above the price can be saved and spent later.
//   Setup     a board for each player; of each currency one stone (2 players), two (3–4) or three (5–6).
//   Saving    an excess of 1 to 6, if the own board is empty: a stone of any currency left goes on that space.
//   Spending  the saving is money of the stone's currency like one card, spent whole; the stone goes back first.
// For purchases only: neither bids nor anything that is paid in a mix. Boards and stones are public.
// Scenarios: tests/scenarios/exchange-certificates/
#include "games/alhambra/moves.h"

namespace comares::exchange_certificates {

using namespace alhambra;

namespace {

// Provenance: boards with spaces 1 to 6 and twelve stones (rulebook); stones by players cross-checked.
constexpr int kLump = 0;
constexpr PieceKind kStones[] = {lump("stone-denar", kDenar, kLump), lump("stone-dirham", kDirham, kLump),
                                 lump("stone-ducat", kDucat, kLump), lump("stone-florin", kFlorin, kLump)};
constexpr const char* kStoneIds[] = {kStones[kDenar].id, kStones[kDirham].id, kStones[kDucat].id, kStones[kFlorin].id};
constexpr int kOfEach[kMaxPlayers + 1] = {0, 0, 1, 2, 2, 3, 3};
constexpr int kMostSaved = 6;
constexpr u32 kStone = lump_bit(kLump);

struct Boards {
  u8 saved[kMaxPlayers];  // space of the stone, 0: none; its currency is that of the piece in the hand
};

enum Verbs : u8 { kSave };
enum Decisions : u8 { kSaveOrNot };
enum Events : u8 { kEvSaved, kEvReturned };

// Of the stone in this purse, kCurrencies: none.
u8 stone_in(const Purse& purse) {
  u8 c = 0;
  while (c < kCurrencies && !(purse.word[c] & kStone)) ++c;
  return c;
}

int in_supply(const Position& g, u8 currency) {
  int left = kOfEach[g.players()];
  for (Seat p = 0; p < g.players(); ++p) left -= (g.table().hand[p].word[currency] & kStone) != 0;
  return left;
}

int lump_worth(const Position& g, Seat p, const Purse& purse) {
  return stone_in(purse) < kCurrencies ? g.own<Boards>().saved[p] : 0;
}

void spent(const Game& g, Seat p, const Purse& pay) {
  const u8 c = stone_in(pay);
  if (c == kCurrencies) return;
  g.own<Boards>().saved[p] = 0;
  g.emit({.kind = kEvReturned, .seat = p, .a = c});
}

Reject explain_payment(const Position&, Seat, const Price& price, const Purse& pay) {
  if (stone_in(pay) == kCurrencies || price.use < Use::kDebt) return kAccepted;
  return {"exchange-certificates.3", "Savings pay for purchases only."};
}

// d[0]: the excess.
void after_payment(const Game& g, const Deal& paid, PayStage) {
  if (paid.excess < 1 || paid.excess > kMostSaved) return;
  if (stone_in(g.table().hand[paid.buyer]) == kCurrencies) g.ask(kSaveOrNot, paid.buyer, paid.excess);
}

void legal(const Position& g, Actions& out) {
  for (u8 c = 0; c < kCurrencies; ++c)
    if (in_supply(g, c) > 0) out.add(ActionHead::of(g.self, kSave).part_a(c));
  out.add(ActionHead::of(0, kPass));
}

Reject check(const Position& g, const Action& a) {
  if (g.top().owner != g.self) return {"exchange-certificates.3", "An excess of 1 to 6 is saved right after paying."};
  if (a.owner == 0) {
    if (a.verb == kPass) return kAccepted;
    return {"exchange-certificates.3", "Save what you paid too much in a currency of your choice, or pass."};
  }
  if (a.a >= kCurrencies || in_supply(g, a.a) == 0)
    return {"exchange-certificates.R1", "No stone of that currency is left."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  const u8 excess = g.top().d[0];
  g.pop();
  if (a.owner == 0) return g.core().emit({.kind = kEvPassed, .seat = p});
  g.table().hand[p].word[a.a] |= kStone;
  g.own<Boards>().saved[p] = excess;
  g.emit({.kind = kEvSaved, .seat = p, .a = a.a, .amount = excess});
}

void archive_player(const Game& g, Seat p, Archive& ar) {
  u8& saved = g.own<Boards>().saved[p];
  Purse& hand = g.table().hand[p];
  if (!ar.loading() && !saved) return;
  if (!ar.begin("exchange-certificates")) return;
  u8 stone = stone_in(hand);
  int amount = saved;
  if (ar.loading() && ar.has("stone") != ar.has("saved")) ar.refuse("A saving is a stone and what it stands for.");
  ar.name("stone", stone, kStoneIds);
  ar.number("saved", amount, 1, kMostSaved);
  if (ar.loading() && stone < kCurrencies) {
    if (in_supply(g, stone) == 0) ar.refuse("There are not so many stones of that currency with so many players.");
    hand.word[stone] |= kStone;
    saved = static_cast<u8>(amount);
  }
  ar.end();
}

int appraise(const Position& g, Seat p, const Prospects& o) { return g.own<Boards>().saved[p] * o.money; }

void features(const Position& g, Seat p, Features& out) {
  out.push_back({"saved", static_cast<i16>(g.own<Boards>().saved[p])});
}

// Where there is most money already, one more purchase comes into reach.
int habit(const Position& g, Seat p, const Actions& offered) {
  if (g.top().owner != g.self) return -1;
  int best = -1, most = -1;
  for (u32 i = 0; i < offered.size(); ++i) {
    const Action a = offered[i];
    if (a.owner != g.self) continue;
    const int sum = word_sum(g.table().hand[p].word[a.a], a.a);
    if (sum <= most) continue;
    most = sum;
    best = static_cast<int>(i);
  }
  return best;
}

using enum FieldType;
constexpr Field kSaveFields[] = {{"currency", kCurrency}};
constexpr Verb kVerbs[] = {{"save", kSaveFields}};
constexpr Field kSavedFields[] = {{"currency", kCurrency}, {"amount", kNumber, Part::kAmount}};
constexpr EventKind kEvents[] = {{"saved", kSavedFields}, {"returned", kSaveFields}};
constexpr DecisionKind kDecisions[] = {{"save", "Save what you paid too much in a currency of your choice, or pass."}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "exchange-certificates",
             .title = "The Exchange Certificates",
             .summary = "What you pay too much, up to 6, can be saved in any currency and spent later.",
             .provenance = nullptr},
    .state_size = sizeof(Boards),
    .schema = {"exchange-certificates", kVerbs, kEvents, kDecisions},
    .pieces = kStones,
    .for_purchases = kStone,
    .legal = legal,
    .check = check,
    .act = act,
    .lump_worth = lump_worth,
    .spent = spent,
    .explain_payment = explain_payment,
    .after_payment = after_payment,
    .pay_stages = stage_bit(PayStage::kExcessKept),
    .archive_player = archive_player,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::exchange_certificates
