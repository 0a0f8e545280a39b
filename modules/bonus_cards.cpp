// The Bonus Cards: a card lying open counts as one more building of its kind in every scoring.
//   Setup   each player is dealt 3 cards (2–3 players), 2 (4–5) or 1 (6); the rest stays out unseen.
//   Play    in your own turn, or before any scoring in rounds from N until nobody adds one, once the
//           very tile it shows stands in your Alhambra. It is no action and costs nothing.
//   Return  when that tile leaves the Alhambra, its card goes back to your hand, now known to all.
// Scenarios: tests/scenarios/bonus-cards/
#include "games/alhambra/moves.h"

namespace comares::bonus_cards {

using namespace alhambra;

namespace {

constexpr int kCount = 10;

// Provenance: one card for each of the ten building tiles without walls (rulebook).
struct Shown {
  u8 type, price;
};
constexpr Shown kShown[kCount] = {{kPavilion, 8},  {kSeraglio, 9}, {kArcades, 9}, {kArcades, 10}, {kChambers, 10},
                                  {kChambers, 11}, {kGarden, 10},  {kGarden, 11}, {kTower, 11},   {kTower, 12}};
constexpr CardKind kCards[kCount] = {
    {"bonus-pavilion-8-0", 0, 0, 0, 0, 0},  {"bonus-seraglio-9-0", 0, 0, 0, 0, 0},
    {"bonus-arcades-9-0", 0, 0, 0, 0, 0},   {"bonus-arcades-10-0", 0, 0, 0, 0, 0},
    {"bonus-chambers-10-0", 0, 0, 0, 0, 0}, {"bonus-chambers-11-0", 0, 0, 0, 0, 0},
    {"bonus-garden-10-0", 0, 0, 0, 0, 0},   {"bonus-garden-11-0", 0, 0, 0, 0, 0},
    {"bonus-tower-11-0", 0, 0, 0, 0, 0},    {"bonus-tower-12-0", 0, 0, 0, 0, 0},
};
constexpr int kDealt[kMaxPlayers + 1] = {0, 0, 3, 3, 2, 2, 1};

struct Cards {
  u16 held[kMaxPlayers];  // bit per card, open ones too; whoever holds none has it out of the game
  u16 open, known;        // known: in a hand, but seen by all when it returned there
  TileId tile[kCount];    // which tile each shows: kNoTile if it is not in this game
};

enum Verbs : u8 { kPlay };
enum Decisions : u8 { kLayCard };
enum Procedures : u8 { kRounds };
enum Events : u8 { kEvDealt, kEvDealtUnseen, kEvPlayed, kEvReturned };

constexpr u16 bit(int card) { return static_cast<u16>(1u << card); }

template <class Do>
void for_cards(u32 set, Do&& use) {
  for (; set; set &= set - 1) use(__builtin_ctz(set));
}

CardId first_card(const Position& g) { return g.rules.owner(g.self).first_card; }
CardId card_id(const Position& g, int i) { return static_cast<CardId>(first_card(g) + i); }

u16 in_hand(const Cards& c, Seat p) { return static_cast<u16>(c.held[p] & ~c.open); }

// Cards whose tile stands in the palace of p.
u16 built(const Position& g, Seat p, u32 among) {
  const Cards& c = g.own<Cards>();
  u16 set = 0;
  for_cards(among, [&](int i) {
    if (c.tile[i] == kNoTile) return;
    const bool stands = g.table().pieces.place[c.tile[i]] == palace::kInPalace + p;  // a guess, so no branch
    const bool finished = counts_now(g, c.tile[i]);
    set = static_cast<u16>(set | static_cast<u32>(stands & finished) << i);
  });
  return set;
}

void learn(const Game& g) {
  Cards& c = g.own<Cards>();
  c = Cards{};
  for (TileId& t : c.tile) t = kNoTile;
  for (TileId t = 0; t < g.rules.tile.size(); ++t) {
    const TileKind& k = g.tile(t);
    if (!(k.flags & kIsBase) || k.sides != 0) continue;
    for (int i = 0; i < kCount; ++i)
      if (k.type == kShown[i].type && k.price == kShown[i].price) c.tile[i] = t;
  }
}

void deal(const Game& g) {
  u8 cards[kCount];
  for (u8 i = 0; i < kCount; ++i) cards[i] = i;
  g.chance().shuffle(std::span<u8>(cards));
  const u8* next = std::end(cards);
  for (Seat p = 0; p < g.players(); ++p) {
    u16& held = g.own<Cards>().held[p];
    for (int n = kDealt[g.players()]; n > 0; --n) held = static_cast<u16>(held | bit(*--next));
  }
}

void setup(const Game& g, SetupStep step) {
  if (step == SetupStep::kSupplies) return learn(g);
  if (step != SetupStep::kDeals) return;
  deal(g);
  const Cards& c = g.own<Cards>();
  for (Seat p = 0; p < g.players(); ++p) {
    for_cards(c.held[p],
              [&](int i) { g.emit({.kind = kEvDealt, .seat = p, .audience = only_for(p), .a = card_id(g, i)}); });
    g.emit(
        {.kind = kEvDealtUnseen, .seat = p, .audience = all_but(p), .amount = static_cast<i16>(kDealt[g.players()])});
  }
}

// As far as everybody can know: might p have a card to lay now? Asking exactly those tells nobody
// what they hold.
bool might_lay(const Position& g, Seat p) {
  const Cards& c = g.own<Cards>();
  const u16 hand = in_hand(c, p);
  u32 possible = hand & c.known;
  if (hand & ~c.known) possible |= static_cast<u32>(~(c.open | c.known)) & (bit(kCount) - 1u);
  return built(g, p, possible) != 0;
}

void list_plays(const Position& g, Seat p, Actions& out) {
  const Cards& c = g.own<Cards>();
  for_cards(built(g, p, in_hand(c, p)), [&](int i) { out.add({g.self, kPlay, kNone, 0, 0, card_id(g, i)}); });
}

void offer_free(const Position& g, Seat p, Actions& out) {
  if (g.top().owner != g.self) list_plays(g, p, out);
}

void legal(const Position& g, Actions& out) {
  list_plays(g, g.top().seat, out);
  out.add({0, kPass});
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  const bool asked = top.owner == g.self;
  if (a.owner == 0) {
    if (a.verb == kPass) return kAccepted;
    return {"bonus-cards.R1", "Lay a bonus card now, or pass."};
  }
  if (!asked && !free_actions_open(g))
    return {"bonus-cards.R6", "Bonus cards are laid in your own turn or just before a scoring."};
  const Cards& c = g.own<Cards>();
  const int i = a.a - first_card(g);
  if (i < 0 || i >= kCount || !(c.held[top.seat] & bit(i)))
    return {"bonus-cards.3", "You do not hold that bonus card."};
  if (c.open & bit(i)) return {"bonus-cards.3", "That bonus card lies open already."};
  if (!built(g, top.seat, bit(i))) return {"bonus-cards.3", "The very tile on the card must stand in your Alhambra."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  if (g.top().owner == g.self) {
    g.pop();
    if (a.owner == 0) return;  // passed, and nobody is told
    g.top().d[1] = 1;
  }
  Cards& c = g.own<Cards>();
  const int i = a.a - first_card(g);
  c.open = static_cast<u16>(c.open | bit(i));
  c.known = static_cast<u16>(c.known & ~bit(i));
  g.emit({.kind = kEvPlayed, .seat = p, .tile = c.tile[i], .a = a.a});
}

void before_scoring(const Game& g, int, ScoringStep step) {
  if (step == ScoringStep::kRevealing) g.begin(kRounds, due_next(g));
}

// Rounds from N until a full one adds nothing. d[0]: asked in this round; d[1]: a card was laid in it.
void step(const Game& g) {
  Frame& f = g.top();
  for (;;) {
    if (f.d[0] == g.players()) {
      if (!f.d[1]) return g.pop();
      f.d[0] = f.d[1] = 0;
    }
    const Seat p = g.next(f.seat, f.d[0]++);
    if (might_lay(g, p)) return g.ask(kLayCard, p);
  }
}

void tile_left(const Game& g, Seat p, TileId t, Cell) {
  Cards& c = g.own<Cards>();
  for_cards(c.open & c.held[p], [&](int i) {
    if (c.tile[i] != t) return;
    c.open = static_cast<u16>(c.open & ~bit(i));
    c.known = static_cast<u16>(c.known | bit(i));
    g.emit({.kind = kEvReturned, .seat = p, .tile = t, .a = card_id(g, i)});
  });
}

void count(const Position& g, Seat p, i16 (&halves)[kBuildings]) {
  const Cards& c = g.own<Cards>();
  for_cards(c.open & c.held[p], [&](int i) {
    i16& n = halves[kShown[i].type];
    n = static_cast<i16>(n + 2);
  });
}

void write_cards(const Position& g, const char* key, u16 set, Archive& ar) {
  ar.begin_list(key, std::popcount(set));
  for_cards(set, [&](int i) {
    u8 id = card_id(g, i);
    ar.card(nullptr, id);
  });
  ar.end_list();
}

// False where the list is absent.
bool read_cards(const Position& g, const char* key, Archive& ar, u16& set) {
  const int n = ar.begin_list(key, 0);
  if (n < 0) return false;
  for (int k = 0; k < n; ++k) {
    u8 id = kNone;
    ar.card(nullptr, id);
    const int i = id - first_card(g);
    if (i < 0 || i >= kCount) {
      ar.refuse("Among the bonus cards is a card that is none.");
    } else {
      if (set & bit(i)) ar.refuse("A bonus card is there twice.");
      set = static_cast<u16>(set | bit(i));
    }
  }
  ar.end_list();
  return true;
}

void read_player(const Game& g, Seat p, Archive& ar) {
  Cards& c = g.own<Cards>();
  if (p == 0) learn(g);
  if (!ar.begin("bonus-cards")) return;
  u16 open = 0, hand = 0, known = 0;
  read_cards(g, "open", ar, open);
  read_cards(g, "hand", ar, hand);
  read_cards(g, "known", ar, known);
  ar.end();
  u32 elsewhere = 0;
  for (const u16 held : c.held) elsewhere |= held;
  if ((open & hand) || ((open | hand) & elsewhere)) ar.refuse("A bonus card is there twice.");
  if (known & ~hand) ar.refuse("A bonus card known to all must be in its holder's hand.");
  c.held[p] = static_cast<u16>((open | hand) & ~elsewhere);
  c.open = static_cast<u16>(c.open | open);
  c.known = static_cast<u16>(c.known | (known & hand));
}

// Others see how many cards a player holds, and those that returned openly to his hand.
void archive_player(const Game& g, Seat p, Archive& ar) {
  if (ar.loading()) return read_player(g, p, ar);
  const Cards& c = g.own<Cards>();
  const u16 hand = in_hand(c, p);
  ar.begin("bonus-cards");
  write_cards(g, "open", c.held[p] & c.open, ar);
  if (ar.may_see(p)) {
    write_cards(g, "hand", hand, ar);
  } else {
    int n = std::popcount(hand);
    ar.number("hand", n, 0, kCount);
  }
  if (hand & c.known) write_cards(g, "known", hand & c.known, ar);
  ar.end();
}

void loaded(const Game& g, Archive& ar) {
  Cards& c = g.own<Cards>();
  for (Seat p = 0; p < g.players(); ++p) {
    const u16 open = c.held[p] & c.open;
    if (built(g, p, open) != open) ar.refuse("An open bonus card needs its tile in its holder's Alhambra.");
    if (std::popcount(c.held[p]) > kDealt[g.players()]) ar.refuse("A player has more bonus cards than are dealt.");
  }
}

// Cards the viewer has not seen change places; how many each player holds stays.
void resample(const Game& g, Seat viewer, Random& random) {
  Cards& c = g.own<Cards>();
  u32 seen = c.open | c.known;
  if (viewer < g.players()) seen |= c.held[viewer];
  FixedVec<u8, kCount> unseen;
  unseen.clear();
  for (u8 i = 0; i < kCount; ++i)
    if (!(seen & bit(i))) unseen.push_back(i);
  random.shuffle(std::span(unseen.items, unseen.size()));
  for (Seat p = 0; p < g.players(); ++p) {
    if (p == viewer) continue;
    const u32 hidden = c.held[p] & ~seen;
    c.held[p] = static_cast<u16>(c.held[p] & seen);
    for (int n = std::popcount(hidden); n > 0; --n) c.held[p] = static_cast<u16>(c.held[p] | bit(unseen.pop_back()));
  }
}

// A card not yet laid promises one more building of its type: the surer, the nearer its tile is.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const Cards& c = g.own<Cards>();
  const palace::Pieces& pieces = g.table().pieces;
  int sum = 0;
  for_cards(in_hand(c, p), [&](int i) {
    if (c.tile[i] == kNoTile) return;
    const u8 place = pieces.place[c.tile[i]];
    const int sixteenths = place == palace::kInPalace + p                        ? 14
                           : place == palace::kSetAside && active_player(g) == p ? 8
                           : place == palace::kInReserve + p                     ? 8
                           : place == palace::kOnMarket                          ? 2
                           : place == palace::kInBag                             ? 1
                                                                                 : 0;
    sum += o.gain[kShown[i].type] * sixteenths / 16;
  });
  return sum;
}

using enum FieldType;
constexpr Field kPlayFields[] = {{"card", kCard}};
constexpr Verb kVerbs[] = {{"play", kPlayFields}};
constexpr Field kUnseenFields[] = {{"cards", kNumber, Part::kAmount}};
constexpr Field kCardOfTile[] = {{"card", kCard}, {"tile", kTile}};
constexpr EventKind kEvents[] = {
    {"dealt", kPlayFields}, {"dealt_unseen", kUnseenFields}, {"played", kCardOfTile}, {"returned", kCardOfTile}};
constexpr DecisionKind kDecisions[] = {
    {"play", "Lay a bonus card whose tile stands in your Alhambra before the scoring, or pass.", true}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "bonus-cards",
             .title = "The Bonus Cards",
             .summary = "Secret cards that let a building without walls count twice once you have built it.",
             .provenance = nullptr},
    .state_size = sizeof(Cards),
    .schema = {"bonus-cards", kVerbs, kEvents, kDecisions},
    .cards = kCards,
    .setup = setup,
    .step = step,
    .legal = legal,
    .check = check,
    .act = act,
    .offer_free = offer_free,
    .tile_left = tile_left,
    .before_scoring = before_scoring,
    .count = count,
    .archive_player = archive_player,
    .loaded = loaded,
    .resample = resample,
    .appraise = appraise,
};

}  // namespace comares::bonus_cards
