// The Falconers: falcons on points where four base buildings meet.
//   Supply   15 falcons of three colours lie open, each with a pair of building types on its back.
//   Action   only as first and only main action: falcons one after another, each for exactly one money card, each
//            laid at once on a free crossing of the own Alhambra among whose buildings both its types occur.
//   Return   when one of the four tiles leaves, or is exchanged, the falcon goes back to the supply.
//   Scoring  n falcons of a colour: n × (n + 1) points, in every scoring.
// Scenarios: tests/scenarios/falconers/
#include "games/alhambra/moves.h"

namespace comares::falconers {

using namespace alhambra;

namespace {

constexpr int kCount = 15, kColours = 3;

// Provenance: 15 falcons, five of each colour, two types on the back: rulebook. Which pairs: reconstructed.
constexpr const char* kIds[kCount] = {
    "falcon-pavilion-seraglio", "falcon-seraglio-tower",   "falcon-arcades-tower",    "falcon-arcades-garden",
    "falcon-chambers-garden",   "falcon-seraglio-arcades", "falcon-pavilion-arcades", "falcon-pavilion-chambers",
    "falcon-chambers-tower",    "falcon-garden-tower",     "falcon-arcades-chambers", "falcon-seraglio-chambers",
    "falcon-seraglio-garden",   "falcon-pavilion-garden",  "falcon-pavilion-tower"};
constexpr const char* kColourNames[kColours] = {"black", "brown", "white"};

struct Back {
  u8 colour;
  u8 types[2];
};
struct Backs {
  Back of[kCount];
};
constexpr u8 kBlack = 0, kBrown = 1, kWhite = 2;
constexpr Backs kPrinted = {{{kBlack, {kPavilion, kSeraglio}},
                             {kBlack, {kSeraglio, kTower}},
                             {kBlack, {kArcades, kTower}},
                             {kBlack, {kArcades, kGarden}},
                             {kBlack, {kChambers, kGarden}},
                             {kBrown, {kSeraglio, kArcades}},
                             {kBrown, {kPavilion, kArcades}},
                             {kBrown, {kPavilion, kChambers}},
                             {kBrown, {kChambers, kTower}},
                             {kBrown, {kGarden, kTower}},
                             {kWhite, {kArcades, kChambers}},
                             {kWhite, {kSeraglio, kChambers}},
                             {kWhite, {kSeraglio, kGarden}},
                             {kWhite, {kPavilion, kGarden}},
                             {kWhite, {kPavilion, kTower}}}};

void archive_facts(void* facts, Archive& ar) {
  Backs& backs = *static_cast<Backs*>(facts);
  for (int i = 0; i < kCount; ++i) {
    if (!ar.begin(kIds[i])) continue;
    ar.name("falcon", backs.of[i].colour, kColourNames);
    if (ar.begin_list("colours", 2) >= 0) {
      for (u8& type : backs.of[i].types) ar.name(nullptr, type, kBuildingNames);
      ar.end_list();
    }
    if (backs.of[i].types[0] == backs.of[i].types[1]) ar.refuse("A falcon shows two different types.");
    ar.end();
  }
}

struct Falcons {
  u8 with[kCount];          // seat + 1; 0: in the supply
  i8 x[kCount], y[kCount];  // the crossing at the south-east corner of that cell
};

enum Verbs : u8 { kBuyFalcon };
enum Decisions : u8 { kAnother };
enum Events : u8 { kEvBoughtFalcon, kEvReturned };

bool is_with(const Falcons& f, int falcon, Seat p) { return f.with[falcon] == p + 1; }

// ---- Crossings -------------------------------------------------------------------------------------------

// Bit per type round the crossing; kNoCrossing: one of its cells holds no base building and no fountain.
constexpr u32 kNoCrossing = ~0u;
u32 types_round(const Position& g, Seat p, Cell at) {
  u32 types = 0;
  for (int i = 0; i < 4; ++i) {
    const Cell c{static_cast<i8>(at.x + (i & 1)), static_cast<i8>(at.y + (i >> 1))};
    const TileId tile = palace::tile_at(g.palace(p), c);
    if (tile == palace::kFountain) continue;
    // Under construction it fills its cell, but shows no type.
    if (tile == kNoTile || !(g.tile(tile).flags & kIsBase)) return kNoCrossing;
    if (is_base_now(g, tile)) types |= 1u << g.tile(tile).type;
  }
  return types;
}

bool fits(const Position& g, int falcon, u32 types) {
  const Back& back = g.facts<Backs>().of[falcon];
  return types != kNoCrossing && types >> back.types[0] & 1 && types >> back.types[1] & 1;
}

bool is_taken(const Position& g, Seat p, Cell at) {
  const Falcons& f = g.own<Falcons>();
  for (int i = 0; i < kCount; ++i)
    if (is_with(f, i, p) && f.x[i] == at.x && f.y[i] == at.y) return true;
  return false;
}

// Calls use(falcon, cell) for every falcon of the supply that p could lay; until it says "enough" with false.
template <class Use>
void for_layings(const Position& g, Seat p, Use&& use) {
  const Falcons& f = g.own<Falcons>();
  palace::Cells crossings;
  palace::blocks_of_four(g.palace(p), crossings);
  for (const Cell at : crossings) {
    const u32 types = types_round(g, p, at);
    if (types == kNoCrossing || std::popcount(types) < 2 || is_taken(g, p, at)) continue;
    for (u8 i = 0; i < kCount; ++i)
      if (!f.with[i] && fits(g, i, types) && !use(i, at)) return;
  }
}
bool any_fits(const Position& g, Seat p) {
  bool any = false;
  for_layings(g, p, [&](u8, Cell) { return !(any = true); });
  return any;
}

// ---- Buying ----------------------------------------------------------------------------------------------

// Calls use(word, unit) for each kind of money card in a hand.
template <class Use>
void for_money_cards(const Purse& hand, Use&& use) {
  for (int w = 0; w < 5; ++w) {
    for (int v = 1; v <= kMoneyValues; ++v)
      if (cards_of(hand.word[w], v)) use(w, card_unit(v));
    if (w < kCurrencies && hand.word[w] >> kTripleShift & ((1u << kTripleWidth) - 1)) use(w, 1u << kTripleShift);
  }
}

bool is_one_money_card(const Purse& pay) {
  bool found = false;
  const auto alone = [&](int w, u32 unit) { found |= pay.is_only(w, unit); };
  for_money_cards(pay, alone);
  return found;
}

void list_buys(const Position& g, Seat p, Actions& out) {
  const Purse hand = g.table().hand[p];
  if (money_cards(hand) == 0) return;
  for_layings(g, p, [&](u8 falcon, Cell at) {
    const ActionHead head = ActionHead::of(g.self, kBuyFalcon).part_a(falcon).at(at.x, at.y);
    for_money_cards(hand, [&](int w, u32 unit) { out.add(head).word[w] = unit; });
    return !out.enough();
  });
}

void offer_main(const Position& g, Seat p, bool further, Actions& out) {
  if (!further) list_buys(g, p, out);
}

// Others see how many cards he holds, but not always of which kind; then who is asked must not tell it (R10).
bool might_pay(const Position& g, Seat p) {
  const Purse& hand = g.table().hand[p];
  if (money_cards(hand)) return true;
  if (!first<&Module::drew_unseen>(g, p)) return false;
  for (const CardId c : g.rules.odd_cards)
    if (!(g.rules.card[c].flags & kLiesOpen) && copies_in(g.rules, hand, c)) return true;
  return false;
}

void legal(const Position& g, Actions& out) {
  list_buys(g, g.top().seat, out);
  out.add_surely(ActionHead::of(0, kPass));
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  const bool asked = top.owner == g.self;
  if (a.owner == 0) {
    if (a.verb == kPass) return kAccepted;
    return {"falconers.3", "Buy another falcon, or pass."};
  }
  if (!asked && (top.owner != 0 || top.kind != kMainAction))
    return {"falconers.3", "Falcons are bought as the main action of your own turn."};
  if (!asked && is_further_action(top))
    return {"falconers.R2", "Falcons are bought only as the first and only main action of a turn."};
  const Cell at{a.x, a.y};
  if (a.a >= kCount) return {"falconers.3", "Name one of the fifteen falcons."};
  if (g.own<Falcons>().with[a.a]) return {"falconers.3", "That falcon is not in the supply."};
  const u32 types = types_round(g, top.seat, at);
  if (types == kNoCrossing)
    return {"falconers.3", "A falcon lies where four base buildings, or three and the fountain, meet."};
  if (is_taken(g, top.seat, at)) return {"falconers.3", "That crossing carries a falcon already."};
  if (!fits(g, a.a, types)) return {"falconers.3", "Both types on the falcon must occur round the crossing."};
  if (!is_one_money_card(a.pay)) return {"falconers.3", "A falcon costs exactly one money card."};
  if (!holds(g.table().hand[top.seat], a.pay)) return {"falconers.3", "You do not hold that card."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  g.pop();
  if (a.owner == 0) return g.core().emit({.kind = kEvPassed, .seat = p});
  Falcons& f = g.own<Falcons>();
  spend(g.core(), p, a.pay);
  f.with[a.a] = static_cast<u8>(p + 1);
  f.x[a.a] = a.x;
  f.y[a.a] = a.y;
  g.emit({.kind = kEvBoughtFalcon, .seat = p, .x = a.x, .y = a.y, .a = a.a, .pay = a.pay});
  if (any_fits(g, p) && might_pay(g, p)) g.ask(kAnother, p);
}

void put_back(Falcons& f, int i) { f.with[i] = 0, f.x[i] = f.y[i] = 0; }

void tile_left(const Game& g, Seat p, TileId, Cell cell) {
  Falcons& f = g.own<Falcons>();
  for (u8 i = 0; i < kCount; ++i) {
    const int dx = cell.x - f.x[i], dy = cell.y - f.y[i];
    if (!is_with(f, i, p) || dx < 0 || dx > 1 || dy < 0 || dy > 1) continue;
    g.emit({.kind = kEvReturned, .seat = p, .x = f.x[i], .y = f.y[i], .a = i});
    put_back(f, i);
  }
}

// ---- Scoring ---------------------------------------------------------------------------------------------

void count_colours(const Position& g, Seat p, int (&n)[kColours]) {
  for (int& of_colour : n) of_colour = 0;
  for (int i = 0; i < kCount; ++i)
    if (is_with(g.own<Falcons>(), i, p)) ++n[g.facts<Backs>().of[i].colour];
}

void points(const Position& g, int, ScoreSheet& sheet) {
  const Falcons& f = g.own<Falcons>();
  for (Seat p = 0; p < g.players(); ++p) {
    int n[kColours];
    count_colours(g, p, n);
    for (int colour = 0; colour < kColours; ++colour) {
      if (n[colour] == 0) continue;
      sheet.add(p, g.self, 0, kNone, n[colour] * (n[colour] + 1), "falconers.5");
      for (int i = 0; sheet.with_marks && i < kCount; ++i)
        if (is_with(f, i, p) && g.facts<Backs>().of[i].colour == colour)
          for (int k = 0; k < 4; ++k) sheet.mark(f.x[i] + (k & 1), f.y[i] + (k >> 1), kWholeCell);
    }
  }
}

// ---- Positions -------------------------------------------------------------------------------------------

void archive_player(const Game& g, Seat p, Archive& ar) {
  Falcons& f = g.own<Falcons>();
  if (!ar.loading()) {
    int n = 0;
    for (int i = 0; i < kCount; ++i) n += is_with(f, i, p);
    ar.begin_list("falconers", n);
    for (u8 i = 0; i < kCount; ++i) {
      if (!is_with(f, i, p)) continue;
      u8 falcon = i;
      ar.begin(nullptr);
      ar.name("falcon", falcon, kIds);
      ar.cell("at", f.x[i], f.y[i]);
      ar.end();
    }
    return ar.end_list();
  }
  if (p == 0) f = {};
  const int n = ar.begin_list("falconers", 0);
  for (int i = 0; i < n; ++i) {
    if (!ar.begin(nullptr)) continue;
    u8 falcon = kNone;
    Cell at{};
    ar.name("falcon", falcon, kIds);
    if (!ar.has("at")) ar.refuse("A falcon needs its crossing under 'at'.");
    ar.cell("at", at.x, at.y);
    ar.end();
    if (falcon >= kCount) {
      ar.refuse("A falcon needs its id under 'falcon'.");
    } else if (f.with[falcon]) {
      ar.refuse("A falcon is there twice.");
    } else {
      if (is_taken(g, p, at)) ar.refuse("A crossing carries one falcon.");
      f.with[falcon] = static_cast<u8>(p + 1);
      f.x[falcon] = at.x;
      f.y[falcon] = at.y;
    }
  }
  if (n >= 0) ar.end_list();
}

void loaded(const Game& g, Archive& ar) {
  const Falcons& f = g.own<Falcons>();
  for (int i = 0; i < kCount; ++i) {
    if (!f.with[i]) continue;
    const Seat p = static_cast<Seat>(f.with[i] - 1);
    if (!fits(g, i, types_round(g, p, {f.x[i], f.y[i]}))) ar.refuse("A falcon lies on no crossing that fits it.");
  }
}

// ---- Bots ------------------------------------------------------------------------------------------------

// Falcons that could be laid now are worth something to come: each crossing one, as far as there are turns.
int appraise(const Position& g, Seat p, const Prospects& o) {
  int n[kColours];
  count_colours(g, p, n);
  int sum = 0;
  for (const int of_colour : n) sum += of_colour * (of_colour + 1) * 40 * o.scorings;
  if (o.turns == 0) return sum;
  Cell last{127, 127};
  int open = 0;
  for_layings(g, p, [&](u8, Cell at) {
    open += at != last;
    last = at;
    return true;
  });
  return sum + (open < 3 ? open : 3) * 30 * o.scorings;
}

void features(const Position& g, Seat p, Features& out) {
  int n[kColours];
  count_colours(g, p, n);
  int sum = 0, all = 0;
  for (const int of_colour : n) all += of_colour, sum += of_colour * (of_colour + 1);
  out.push_back({"falcons", static_cast<i16>(all)});
  out.push_back({"points_of_falcons", static_cast<i16>(sum)});
}

// The falcon of the colour he has most of, for the cheapest card.
int habit(const Position& g, Seat p, const Actions& all) {
  if (g.top().owner != g.self) return -1;
  int n[kColours];
  count_colours(g, p, n);
  int best = -1, most = -1000;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Action a = all[i];
    if (a.owner != g.self) continue;
    const int value = 10 * n[g.facts<Backs>().of[a.a].colour] - worth(g, p, a.pay);
    if (value <= most) continue;
    most = value;
    best = static_cast<int>(i);
  }
  return best >= 0 ? best : static_cast<int>(all.size()) - 1;
}

using enum FieldType;
constexpr Field kBuyFields[] = {{"falcon", kName, Part::kA, false, kIds}, {"at", kCell}, {"pay", kPurse}};
constexpr Field kFalconFields[] = {{"falcon", kName, Part::kA, false, kIds}, {"at", kCell}};
constexpr Verb kVerbs[] = {{"buy", kBuyFields}};
constexpr EventKind kEvents[] = {{"bought", kBuyFields}, {"returned", kFalconFields}};
constexpr DecisionKind kDecisions[] = {{"buy", "Buy another falcon for one money card, or pass."}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "falconers",
             .title = "The Falconers",
             .summary = "Falcons for a card each, on points where four buildings of the right colours meet.",
             .provenance = "Which pairs of buildings the falcons show is reconstructed."},
    .state_size = sizeof(Falcons),
    .schema = {"falconers", kVerbs, kEvents, kDecisions},
    .facts = &kPrinted,
    .facts_size = sizeof kPrinted,
    .archive_facts = archive_facts,
    .legal = legal,
    .check = check,
    .act = act,
    .offer_main = offer_main,
    .tile_left = tile_left,
    .points = points,
    .archive_player = archive_player,
    .loaded = loaded,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::falconers
