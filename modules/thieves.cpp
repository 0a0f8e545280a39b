// The Thieves: a card played between two turns takes one money card from the display.
//   Setup   dealt face down, 4 each (2–3 players), 3 (4) or 2 (5–6); the rest stays out unseen.
//   Window  whoever is not due next and holds a thief of a currency in the display may take one money card
//           of it, whatever its value. The thief leaves the game, the display is filled at once with all
//           that follows, and everybody may think again.
// Scenarios: tests/scenarios/thieves/
#include <algorithm>

#include "games/alhambra/moves.h"

namespace comares::thieves {

using namespace alhambra;

namespace {

// Provenance: twelve cards, three of each currency (rulebook). Numbers dealt: rulebooks of three editions agree.
constexpr int kPerCurrency = 3;
constexpr int kCount = kCurrencies * kPerCurrency;
constexpr CardKind thief(const char* id) { return {id, 0, 0, 0, 0, 0}; }
constexpr CardKind kCards[kCount] = {
    thief("thief-denar-1"),  thief("thief-denar-2"),  thief("thief-denar-3"),   // in the order of the currencies
    thief("thief-dirham-1"), thief("thief-dirham-2"), thief("thief-dirham-3"),  //
    thief("thief-ducat-1"),  thief("thief-ducat-2"),  thief("thief-ducat-3"),   //
    thief("thief-florin-1"), thief("thief-florin-2"), thief("thief-florin-3"),
};
constexpr int kDealt[kMaxPlayers + 1] = {0, 0, 4, 4, 3, 2, 2};

struct Thieves {
  u16 held[kMaxPlayers];  // bit per card
  u16 used;               // played openly; the others that nobody holds were put out unseen
  u8 without;             // bit per seat: holds none. Follows from `held`
};
constexpr std::size_t kDerived = sizeof(Thieves) - offsetof(Thieves, without);

enum Verbs : u8 { kSteal };
enum Events : u8 { kEvDealt, kEvDealtUnseen, kEvStolen };

constexpr u16 bit(int card) { return static_cast<u16>(1u << card); }
constexpr u32 of_currency(u8 currency) { return ((1u << kPerCurrency) - 1) << (currency * kPerCurrency); }

template <class Do>
void for_cards(u32 set, Do&& use) {
  for (; set; set &= set - 1) use(std::countr_zero(set));
}

CardId card_id(const Position& g, int i) { return static_cast<CardId>(g.rules.owner(g.self).first_card + i); }

void count_holders(const Game& g) {
  Thieves& t = g.own<Thieves>();
  t.without = 0;
  for (Seat p = 0; p < g.players(); ++p) t.without = static_cast<u8>(t.without | u32{t.held[p] == 0} << p);
}

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kDeals) return;
  Thieves& t = g.own<Thieves>();
  const int each = kDealt[g.players()];
  u8 cards[kCount];
  for (u8 i = 0; i < kCount; ++i) cards[i] = i;
  g.chance().shuffle(std::span<u8>(cards));
  const u8* next = std::end(cards);
  for (Seat p = 0; p < g.players(); ++p) {
    for (int n = each; n > 0; --n) t.held[p] = static_cast<u16>(t.held[p] | bit(*--next));
    for_cards(t.held[p],
              [&](int i) { g.emit({.kind = kEvDealt, .seat = p, .audience = only_for(p), .a = card_id(g, i)}); });
    g.emit({.kind = kEvDealtUnseen, .seat = p, .audience = all_but(p), .amount = static_cast<i16>(each)});
  }
}

// Thieves of this seat that could take that card: only money of a currency that some thief shows.
u32 thieves_for(const Position& g, Seat p, CardId card) {
  const CardKind& k = g.rules.card[card];
  return k.value && k.word < kCurrencies ? g.own<Thieves>().held[p] & of_currency(k.word) : 0;
}

void offer_window(const Position& g, Seat p, Actions& out) {
  if (p == due_next(g)) return;
  const auto& display = g.table().display;
  for (std::size_t i = 0; i < display.size(); ++i) {
    const bool again = std::find(display.begin(), display.begin() + i, display[i]) != display.begin() + i;
    if (!again && thieves_for(g, p, display[i])) out.add(ActionHead::of(g.self, kSteal).part_a(display[i]));
  }
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner != 0 || top.kind != kWindowMove) return {"thieves.3", "Thieves are played between two turns only."};
  if (top.seat == due_next(g)) return {"thieves.3", "Whoever is due next plays no thief before his own turn."};
  if (!g.table().display.contains(a.a)) return {"thieves.3", "That card does not lie in the display."};
  const CardKind& k = g.rules.card[a.a];
  if (!k.value || k.word >= kCurrencies) return {"thieves.8", "A thief takes money of the four currencies only."};
  if (!thieves_for(g, top.seat, a.a)) return {"thieves.3", "You hold no thief of that currency."};
  return kAccepted;
}

// The window's own frame is on top: its decision is answered, and it begins anew afterwards.
void act(const Game& g, const Action& a, Seat p) {
  Thieves& t = g.own<Thieves>();
  const int thief = std::countr_zero(thieves_for(g, p, a.a));
  t.held[p] = static_cast<u16>(t.held[p] & ~bit(thief));
  t.used = static_cast<u16>(t.used | bit(thief));
  count_holders(g);
  auto& display = g.table().display;
  display.erase_at(static_cast<std::size_t>(std::find(display.begin(), display.end(), a.a) - display.begin()));
  to_hand(g, p, a.a);
  g.emit({.kind = kEvStolen, .seat = p, .a = a.a, .b = card_id(g, thief)});
  refill_money(g);
}

// Adds the cards of a list, if there is one, to the set.
void read_cards(const Game& g, const char* key, Archive& ar, u16& set) {
  const int n = ar.begin_list(key, 0);
  if (n < 0) return;
  for (int k = 0; k < n; ++k) {
    u8 id = kNone;
    ar.card(nullptr, id);
    const int i = id - card_id(g, 0);
    if (i < 0 || i >= kCount) {
      ar.refuse("Among the thieves is a card that is none.");
    } else {
      if (set & bit(i)) ar.refuse("A thief is there twice.");
      set = static_cast<u16>(set | bit(i));
    }
  }
  ar.end_list();
}

void write_cards(const Game& g, const char* key, u32 set, Archive& ar) {
  ar.begin_list(key, std::popcount(set));
  for_cards(set, [&](int i) {
    u8 id = card_id(g, i);
    ar.card(nullptr, id);
  });
  ar.end_list();
}

// Others see how many a player holds.
void archive_player(const Game& g, Seat p, Archive& ar) {
  u16& held = g.own<Thieves>().held[p];
  if (ar.loading()) {
    held = 0;
    return read_cards(g, "thieves", ar, held);
  }
  if (ar.may_see(p)) return write_cards(g, "thieves", held, ar);
  int n = std::popcount(held);
  ar.number("thieves", n, 0, kCount);
}

void archive_table(const Game& g, Archive& ar) {
  u16& used = g.own<Thieves>().used;
  if (ar.loading()) {
    used = 0;
    if (!ar.begin("thieves")) return;
    read_cards(g, "used", ar, used);
    return ar.end();
  }
  if (!used) return;
  ar.begin("thieves");
  write_cards(g, "used", used, ar);
  ar.end();
}

void loaded(const Game& g, Archive& ar) {
  Thieves& t = g.own<Thieves>();
  u32 seen = t.used;
  for (Seat p = 0; p < g.players(); ++p) {
    if (seen & t.held[p]) ar.refuse("A thief is there twice.");
    if (std::popcount(t.held[p]) > kDealt[g.players()]) ar.refuse("A player has more thieves than are dealt.");
    seen |= t.held[p];
  }
  count_holders(g);
}

// Cards the viewer has not seen change places; how many each player holds stays.
void resample(const Game& g, Seat viewer, Random& random) {
  Thieves& t = g.own<Thieves>();
  u32 seen = t.used;
  if (viewer < g.players()) seen |= t.held[viewer];
  FixedVec<u8, kCount> unseen;
  unseen.clear();
  for (u8 i = 0; i < kCount; ++i)
    if (!(seen & bit(i))) unseen.push_back(i);
  random.shuffle(std::span(unseen.items, unseen.size()));
  for (Seat p = 0; p < g.players(); ++p) {
    if (p == viewer) continue;
    int n = std::popcount(t.held[p]);
    for (t.held[p] = 0; n > 0; --n) t.held[p] = static_cast<u16>(t.held[p] | bit(unseen.pop_back()));
  }
}

// A thief waits for a dear card; near the end any card will do. More than one each turn nobody needs.
int appraise(const Position& g, Seat p, const Prospects& o) {
  constexpr int kWaitsFor = 5;  // coins
  return std::min(std::popcount(g.own<Thieves>().held[p]), o.turns) * kWaitsFor * o.money;
}

void features(const Position& g, Seat p, Features& out) {
  out.push_back({"thieves", static_cast<i16>(std::popcount(g.own<Thieves>().held[p]))});
}

// Steals the dearest card that is worth a thief.
int habit(const Position& g, Seat, const Actions& offered) {
  constexpr int kWorthIt = 6;
  int best = -1, most = kWorthIt - 1;
  for (u32 i = 0; i < offered.size(); ++i) {
    const Action a = offered[i];
    if (a.owner != g.self || g.rules.card[a.a].value <= most) continue;
    best = static_cast<int>(i);
    most = g.rules.card[a.a].value;
  }
  return best;
}

using enum FieldType;
constexpr Field kCardOnly[] = {{"card", kCard}};
constexpr Verb kVerbs[] = {{"steal", kCardOnly}};
constexpr Field kUnseenFields[] = {{"cards", kNumber, Part::kAmount}};
constexpr Field kStolenFields[] = {{"card", kCard}, {"thief", kCard, Part::kB}};
constexpr EventKind kEvents[] = {{"dealt", kCardOnly}, {"dealt_unseen", kUnseenFields}, {"stolen", kStolenFields}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "thieves",
             .title = "The Thieves",
             .summary = "Between two turns a secret thief takes one money card from the display for you.",
             .provenance = nullptr},
    .state_size = sizeof(Thieves),
    .derived_size = kDerived,
    .schema = {"thieves", kVerbs, kEvents, {}},
    .cards = kCards,
    .setup = setup,
    .check = check,
    .act = act,
    .offer_window = offer_window,
    .hints = {.idle_window = offsetof(Thieves, without)},
    .archive_player = archive_player,
    .archive_table = archive_table,
    .loaded = loaded,
    .resample = resample,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::thieves
