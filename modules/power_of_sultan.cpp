// The Power of the Sultan: a card with a mark claims a building of that type as it is drawn for the market.
//   Setup  eight cards face down in money piles 1 to 3.
//   Card   drawn, it lies open beside the market with a type marked by chance; it costs 7 of its currency. The
//          buyer keeps the mark, or has another symbol drawn and marks that one or its opposite.
//   Claim  whoever holds a card with the type of a building drawn for a slot is asked, from N; the first who
//          claims it gives up the card and places the tile at once. Then another is drawn for the slot.
// Scenarios: tests/scenarios/power-of-sultan/
#include "engine/deal.h"
#include "games/alhambra/moves.h"

namespace comares::power_of_sultan {

using namespace alhambra;

namespace {

constexpr int kCount = 8;
constexpr CardKind card(const char* id) { return {id, 0, 0, 0, 0, 0}; }
constexpr CardKind kCards[kCount] = {
    card("sultan-denar-1"), card("sultan-denar-2"), card("sultan-dirham-1"), card("sultan-dirham-2"),
    card("sultan-ducat-1"), card("sultan-ducat-2"), card("sultan-florin-1"), card("sultan-florin-2"),
};
constexpr int kInPile[kPiles] = {3, 2, 3, 0, 0};

// Provenance: numbers, price and piles from the rulebook; two cards of each currency reconstructed. Arcades opposite
// chambers from the rulebook; the other pairs reconstructed as on a die, where opposite faces add up to seven.
struct Printed {
  u8 currency[kCount], price[kCount], opposite[kBuildings];
};
constexpr Printed kPrinted = {
    .currency = {kDenar, kDenar, kDirham, kDirham, kDucat, kDucat, kFlorin, kFlorin},
    .price = {7, 7, 7, 7, 7, 7, 7, 7},
    .opposite = {kTower, kGarden, kChambers, kArcades, kSeraglio, kPavilion},
};

enum Holder : u8 { kNotThere, kBeside, kHeldBy };  // kHeldBy + seat

// A card that came up, and is not used yet.
struct Marked {
  u8 card;
  u8 holder;
  u8 mark;  // type
};
struct Cards {
  Marked list[kCount];  // by holder, and in the order in which each got them; zero behind them
  u8 count;
  u8 out;    // bit per card
  u8 drawn;  // 1 + the tile that is being asked about, or 0
};

enum Verbs : u8 { kBuyCard, kRedraw, kMark, kClaim };
enum Decisions : u8 { kRedrawOrKeep, kMarkOne, kClaimOrPass };
enum Procedures : u8 { kAskAll };
enum Events : u8 { kEvCardUp, kEvCardBought, kEvSymbol, kEvMarked, kEvDrawn, kEvClaimed };

CardId first_card(const Position& g) { return g.rules.owner(g.self).first_card; }
CardId card_id(const Position& g, u8 card) { return static_cast<CardId>(first_card(g) + card); }

std::span<const Marked> marked(const Cards& c) { return {c.list, c.count}; }

Marked* find(Cards& c, u8 card) {
  for (u8 i = 0; i < c.count; ++i)
    if (c.list[i].card == card) return &c.list[i];
  return nullptr;
}

void add(Cards& c, const Marked& one) {
  u8 at = c.count++;
  for (; at > 0 && c.list[at - 1].holder > one.holder; --at) c.list[at] = c.list[at - 1];
  c.list[at] = one;
}

Marked take_out(Cards& c, u8 card) {
  Marked* const at = find(c, card);
  const Marked one = *at;
  for (Marked* k = at; k + 1 < c.list + c.count; ++k) *k = k[1];
  c.list[--c.count] = {};
  return one;
}

// ---- Coming up and being bought --------------------------------------------------------------------

void fill_pile(const Game& g, int pile, CardPile& cards) {
  deal_into_pile(g, (1u << kCount) - 1, kInPile[pile - 1], cards);
}

u8 draw_symbol(const Game& g) { return static_cast<u8>(g.chance().below(kBuildings)); }

void card_drawn(const Game& g, CardId id) {
  const u8 type = draw_symbol(g);
  add(g.own<Cards>(), {static_cast<u8>(id - first_card(g)), kBeside, type});
  g.emit({.kind = kEvCardUp, .a = id, .b = type});
}

void wares(const Position& g, Seat, When when, Wares& out) {
  if (when != When::kTurn) return;
  const Printed& printed = g.facts<Printed>();
  for (const Marked& one : marked(g.own<Cards>())) {
    if (one.holder != kBeside) continue;
    out.push_back({.action = ActionHead::of(g.self, kBuyCard).part_a(card_id(g, one.card)),
                   .tile = kNoTile,
                   .printed = printed.price[one.card],
                   .follows = stage_bit(PayStage::kMoneyBack) | stage_bit(PayStage::kExcessKept) |
                              stage_bit(PayStage::kTaken) | kFurtherAction,
                   .price = {printed.currency[one.card], printed.price[one.card], false, Use::kOther}});
  }
}

Reject no_ware(const Position&, Seat, When when, const Action&) {
  if (when == When::kWindow) return {"power-of-sultan.8", "Sultan cards are not bought between two turns."};
  return {"power-of-sultan.3", "That sultan card does not lie open beside the market."};
}

void hand_over(const Game& g, const Deal& deal, const Purse& pay) {
  Cards& c = g.own<Cards>();
  Marked one = take_out(c, static_cast<u8>(deal.what - first_card(g)));
  one.holder = static_cast<u8>(kHeldBy + deal.buyer);
  add(c, one);
  g.emit({.kind = kEvCardBought, .seat = deal.buyer, .a = deal.what, .b = deal.exact, .pay = pay});
}

void after_payment(const Game& g, const Deal& deal, PayStage) {
  if (deal.owner == g.self) g.ask(kRedrawOrKeep, deal.buyer, static_cast<u8>(deal.what - first_card(g)));
}

// ---- Claims ----------------------------------------------------------------------------------------

// The first of its cards with that mark, in the order in which the seat got them.
const Marked* card_for(const Cards& c, Seat p, u8 type) {
  for (const Marked& one : marked(c))
    if (one.holder == kHeldBy + p && one.mark == type) return &one;
  return nullptr;
}

bool anybody_claims(const Cards& c, u8 type) {
  for (const Marked& one : marked(c))
    if (one.holder >= kHeldBy && one.mark == type) return true;
  return false;
}

bool tile_drawn(const Game& g, TileId t, int slot) {
  const TileKind& kind = g.tile(t);
  Cards& c = g.own<Cards>();
  // slot -1: the market is laid out at the start, which is no filling up (R6)
  if (slot < 0 || !(kind.flags & kIsBuilding) || !anybody_claims(c, kind.type)) return false;
  g.table().pieces.place[t] = palace::kElsewhere;
  c.drawn = static_cast<u8>(t + 1);
  g.emit({.kind = kEvDrawn, .tile = t, .a = static_cast<u8>(slot + 1)});
  g.begin(kAskAll, due_next(g), 0, static_cast<u8>(slot));
  return true;
}

// From N, each holder of a fitting card once. seat: N; d[0]: how many have had their turn; d[1]: the slot.
void step(const Game& g) {
  Frame& f = g.top();
  Cards& c = g.own<Cards>();
  const TileId tile = static_cast<TileId>(c.drawn - 1);
  while (f.d[0] < g.players()) {
    const Seat p = g.next(f.seat, f.d[0]++);
    if (card_for(c, p, g.tile(tile).type)) return g.ask(kClaimOrPass, p);
  }
  const u8 slot = f.d[1];
  g.pop();
  c.drawn = 0;
  lay_on_market(g.core(), slot, tile);
}

void claim(const Game& g, Seat p) {
  Cards& c = g.own<Cards>();
  Table& t = g.table();
  const TileId tile = static_cast<TileId>(c.drawn - 1);
  const u8 card = card_for(c, p, g.tile(tile).type)->card;
  g.pop();  // nobody else is asked about this tile
  take_out(c, card);
  c.out = static_cast<u8>(c.out | 1u << card);
  c.drawn = 0;
  t.pieces.place[tile] = palace::kSetAside;
  t.aside.push_back(tile);
  g.emit({.kind = kEvClaimed, .seat = p, .tile = tile, .a = card_id(g, card)});
  begin_placing(g, p, Occasion::kClaim);
}

// Only a position loaded without the rest of its refill begins a turn with a tile being asked about.
void turn_begins(const Game& g, Seat) {
  Cards& c = g.own<Cards>();
  if (!c.drawn) return;
  Table& t = g.table();
  const TileId tile = static_cast<TileId>(c.drawn - 1);
  c.drawn = 0;
  t.pieces.place[tile] = palace::kInBag;
  t.bag[t.bag_size++] = tile;
}

// ---- Decisions -------------------------------------------------------------------------------------

u8 opposite(const Position& g, u8 type) { return g.facts<Printed>().opposite[type]; }

void legal(const Position& g, Actions& out) {
  const Frame& top = g.top();
  if (top.kind == kMarkOne) {
    for (const u8 type : {top.d[1], opposite(g, top.d[1])}) out.add(ActionHead::of(g.self, kMark).part_a(type));
    return;
  }
  out.add(ActionHead::of(g.self, top.kind == kRedrawOrKeep ? kRedraw : kClaim));
  out.add(ActionHead::of(0, kPass));
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  const bool own = a.owner == g.self, passes = a.owner == 0 && a.verb == kPass;
  if (top.owner != g.self) {
    if (a.verb == kClaim)
      return {"power-of-sultan.R11", "A sultan card takes a tile just as it is drawn, never one that lies there."};
    return {"power-of-sultan.R3", "The mark is settled right after the card is bought."};
  }
  if (top.kind == kMarkOne) {
    if (own && a.verb == kMark && (a.a == top.d[1] || a.a == opposite(g, top.d[1]))) return kAccepted;
    return {"power-of-sultan.3", "Mark the type drawn or its opposite."};
  }
  if (passes || (own && a.verb == (top.kind == kRedrawOrKeep ? kRedraw : kClaim))) return kAccepted;
  if (top.kind == kRedrawOrKeep)
    return {"power-of-sultan.3", "Have a new symbol drawn for the card, or pass to keep its mark."};
  return {"power-of-sultan.3", "Claim the tile with your sultan card, or pass."};
}

void act(const Game& g, const Action& a, Seat p) {
  const Frame top = g.top();
  g.pop();
  if (a.owner == 0) return g.core().emit({.kind = kEvPassed, .seat = p});
  const u8 card = top.d[0];
  if (a.verb == kClaim) {
    claim(g, p);
  } else if (a.verb == kRedraw) {
    const u8 type = draw_symbol(g);
    g.emit({.kind = kEvSymbol, .seat = p, .a = card_id(g, card), .b = type});
    g.ask(kMarkOne, p, card, type);
  } else {
    find(g.own<Cards>(), card)->mark = a.a;
    g.emit({.kind = kEvMarked, .seat = p, .a = card_id(g, card), .b = a.a});
  }
}

// ---- Positions, views, search ----------------------------------------------------------------------

u8 read_card(const Game& g, const char* key, Archive& ar) {
  CardId id = kNone;
  ar.card(key, id);
  const int card = id - first_card(g);
  if (card >= 0 && card < kCount) return static_cast<u8>(card);
  ar.refuse("Among the sultan cards is a card that is none.");
  return 0;
}

// The cards of one holder with their marks, in order.
void archive_marked(const Game& g, const char* key, u8 holder, Archive& ar) {
  Cards& c = g.own<Cards>();
  int size = 0;
  for (const Marked& one : marked(c)) size += one.holder == holder;
  size = ar.begin_list(key, size);
  if (size < 0) return;
  if (ar.loading()) {
    for (int i = 0; i < size; ++i) {
      Marked one{0, holder, kNone};
      if (!ar.begin(nullptr)) continue;
      one.card = read_card(g, "card", ar);
      ar.name("mark", one.mark, kBuildingNames);
      ar.end();
      if (one.mark == kNone) ar.refuse("A sultan card needs its mark.");
      if (find(c, one.card)) ar.refuse("A sultan card is there twice.");
      else add(c, one);
    }
  } else {
    for (Marked one : marked(c)) {
      if (one.holder != holder) continue;
      CardId id = card_id(g, one.card);
      ar.begin(nullptr);
      ar.card("card", id);
      ar.name("mark", one.mark, kBuildingNames);
      ar.end();
    }
  }
  ar.end_list();
}

void archive_player(const Game& g, Seat p, Archive& ar) {
  archive_marked(g, "power-of-sultan", static_cast<u8>(kHeldBy + p), ar);
}

void archive_out(const Game& g, Archive& ar) {
  Cards& c = g.own<Cards>();
  const int size = ar.begin_list("out", std::popcount(c.out));
  if (size < 0) return;
  if (ar.loading()) {
    for (int i = 0; i < size; ++i) c.out = static_cast<u8>(c.out | 1u << read_card(g, nullptr, ar));
  } else {
    for (u32 left = c.out; left; left &= left - 1) {
      CardId id = card_id(g, static_cast<u8>(std::countr_zero(left)));
      ar.card(nullptr, id);
    }
  }
  ar.end_list();
}

void archive_drawn(const Game& g, Archive& ar) {
  Cards& c = g.own<Cards>();
  if (!ar.loading() && !c.drawn) return;
  TileId tile = static_cast<TileId>(c.drawn - 1);  // kNoTile for 0
  ar.tile("drawn", tile);
  if (!ar.loading() || tile == kNoTile) return;
  u8& place = g.table().pieces.place[tile];
  if (place != palace::kNotInGame) return ar.refuse("The tile being asked about is elsewhere too.");
  if (!(g.tile(tile).flags & kIsBuilding)) return ar.refuse("Only a building can be claimed.");
  place = palace::kElsewhere;
  c.drawn = static_cast<u8>(tile + 1);
}

void archive_table(const Game& g, Archive& ar) {
  if (!ar.begin("power-of-sultan")) return;
  archive_marked(g, "open", kBeside, ar);
  archive_out(g, ar);
  archive_drawn(g, ar);
  ar.end();
}

void archive_facts(void* facts, Archive& ar) {
  Printed& printed = *static_cast<Printed*>(facts);
  for (int i = 0; i < kCount; ++i) {
    if (!ar.begin(kCards[i].id)) continue;
    int price = printed.price[i];
    ar.name("currency", printed.currency[i], std::span(kCurrencyNames, kCurrencies));
    ar.number("price", price, 1, 99);
    printed.price[i] = static_cast<u8>(price);
    ar.end();
  }
  if (!ar.begin("opposites")) return;
  for (int type = 0; type < kBuildings; ++type) ar.name(kBuildingNames[type], printed.opposite[type], kBuildingNames);
  ar.end();
  for (u8 type = 0; type < kBuildings; ++type) {
    const u8 other = printed.opposite[type];
    if (other == type || printed.opposite[other] != type)
      ar.refuse("Two types are opposite each other, or neither is.");
  }
}

u8 not_in_pile(const Cards& c) {
  u8 set = c.out;
  for (const Marked& one : marked(c)) set = static_cast<u8>(set | 1u << one.card);
  return set;
}

// Cards named nowhere lie in the pile; where that is given, they are out of the game.
void loaded(const Game& g, Archive& ar) {
  Cards& c = g.own<Cards>();
  if (before_the_deal(g) && (c.count || c.out)) return ar.refuse("No sultan card has come up before the deal.");
  for (const Marked& one : marked(c))
    if (c.out >> one.card & 1) ar.refuse("A sultan card is there twice.");
  const u32 elsewhere = not_in_pile(c) | cards_in_pile(g, first_card(g), kCount);
  if (ar.has("deck")) c.out = static_cast<u8>(c.out | (~elsewhere & ((1u << kCount) - 1)));
}

int missing(const Position& g, CardId id) { return not_in_pile(g.own<Cards>()) >> (id - first_card(g)) & 1; }

// Which of the cards still to come lies where in the pile, nobody knows.
void resample(const Game& g, Seat, Random& random) {
  Table& t = g.table();
  FixedVec<u8, kCount> pool;
  pool.clear();
  const auto is_mine = [&](CardId id) { return id >= first_card(g) && id < first_card(g) + kCount; };
  for (int i = 0; i < t.pile; ++i)
    if (is_mine(t.cards[i])) pool.push_back(t.cards[i]);
  deal_anew(random, std::span(pool.items, pool.size()));
  for (int i = 0; i < t.pile; ++i)
    if (is_mine(t.cards[i])) t.cards[i] = pool.pop_back();
}

// A card brings a building of its type for nothing, if one still comes up and nobody is asked earlier.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const Table& t = g.table();
  int sum = 0, cards[kBuildings] = {};
  for (const Marked& one : marked(g.own<Cards>())) {
    if (one.holder < kHeldBy) continue;
    int& before = cards[one.mark];
    if (one.holder == kHeldBy + p) {
      palace::TileSet bag = palace::tiles_at(t.pieces, palace::kInBag) & g.rules.buildings[one.mark];
      const int left = bag.count() - before;
      const int sixteenths = left <= 0 ? 0 : left == 1 ? 7 : left == 2 ? 10 : 13;
      sum += (o.gain[one.mark] + 100) * sixteenths / 16;
    }
    ++before;
  }
  return sum;
}

void features(const Position& g, Seat p, Features& out) {
  i16 held = 0, beside = 0;
  for (const Marked& one : marked(g.own<Cards>())) {
    held = static_cast<i16>(held + (one.holder == kHeldBy + p));
    beside = static_cast<i16>(beside + (one.holder == kBeside));
  }
  out.push_back({"sultan cards", held});
  out.push_back({"sultan cards on offer", beside});
}

// Claims what is drawn, keeps the mark it bought for, marks what was drawn.
int habit(const Position& g, Seat, const Actions&) {
  if (g.top().owner != g.self) return -1;
  return g.top().kind == kRedrawOrKeep ? 1 : 0;
}

using enum FieldType;
constexpr Field kBuyFields[] = {{"card", kCard}, {"pay", kPurse}};
constexpr Field kTypeField[] = {{"type", kBuilding}};
constexpr Verb kVerbs[] = {{"buy", kBuyFields}, {"redraw", {}}, {"mark", kTypeField}, {"claim", {}}};
constexpr Field kCardType[] = {{"card", kCard}, {"type", kBuilding, Part::kB}};
constexpr Field kBoughtFields[] = {{"card", kCard}, {"pay", kPurse}, {"exact", kFlag, Part::kB, true}};
constexpr Field kDrawnFields[] = {{"tile", kTile}, {"slot", kSlot}};
constexpr Field kClaimedFields[] = {{"tile", kTile}, {"card", kCard}};
constexpr EventKind kEvents[] = {{"card_up", kCardType}, {"bought", kBoughtFields}, {"symbol", kCardType},
                                 {"marked", kCardType},  {"drawn", kDrawnFields},   {"claimed", kClaimedFields}};
static_assert(std::size(kEvents) == kEvClaimed + 1);
constexpr DecisionKind kDecisions[] = {
    {"redraw", "Have a new symbol drawn for your sultan card, or pass to keep its mark."},
    {"mark", "Mark the type drawn or its opposite on your sultan card."},
    {"claim", "A building of the type on your sultan card was drawn: claim it, or pass."},
};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "power-of-sultan",
             .title = "The Power of the Sultan",
             .summary = "A sultan card takes a building of its type for nothing, as it is drawn for the market.",
             .provenance = "Currencies of the cards and two of the three pairs of opposite symbols are reconstructed."},
    .state_size = sizeof(Cards),
    .schema = {"power-of-sultan", kVerbs, kEvents, kDecisions},
    .cards = kCards,
    .facts = &kPrinted,
    .facts_size = sizeof(Printed),
    .archive_facts = archive_facts,
    .fill_pile = fill_pile,
    .step = step,
    .legal = legal,
    .check = check,
    .act = act,
    .wares = wares,
    .sold_by = 1 << kBuyCard,
    .no_ware = no_ware,
    .hand_over = hand_over,
    .after_payment = after_payment,
    .pay_stages = stage_bit(PayStage::kTaken),
    .card_drawn = card_drawn,
    .turn_begins = turn_begins,
    .tile_drawn = tile_drawn,
    .archive_player = archive_player,
    .archive_table = archive_table,
    .loaded = loaded,
    .missing = missing,
    .resample = resample,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::power_of_sultan
