// The Invaders: after every scoring an army comes from one side, and each open side there costs points.
//   Setup     a hidden pile with one card for each direction; of six scouts two lie face up.
//   Scouts    who pays exactly for a building of a type shown may look at the top card of the pile.
//   Invasion  after scoring 1, 2, 3: that many points for every open side in the card's direction, the third
//             time one more for each in the two directions beside it. Nobody falls below 0.
// Option invaders_open: no scouts; the next card lies face up.
// Scenarios: tests/scenarios/invaders/
#include <algorithm>
#include <utility>

#include "engine/deal.h"
#include "games/alhambra/moves.h"

namespace comares::invaders {

using namespace alhambra;
using palace::Side;

namespace {

constexpr int kDirections = 4, kScoutsUp = 2;
constexpr u8 kAllScouts = (1 << kBuildings) - 1;

// Provenance: numbers and deductions from the rulebook; one card per direction and one scout per type
// cross-checked (R4).
constexpr CardKind card(const char* id) { return {id, 0, 0, 0, 0, 0}; }
constexpr CardKind kCards[] = {
    card("invasion-n"),     card("invasion-e"),    card("invasion-s"),     card("invasion-w"),   card("scout-pavilion"),
    card("scout-seraglio"), card("scout-arcades"), card("scout-chambers"), card("scout-garden"), card("scout-tower"),
};
static_assert(std::size(kCards) == kDirections + kBuildings);
struct Cost {
  int ahead, beside;
};
constexpr Cost kCosts[3] = {{1, 0}, {2, 0}, {3, 1}};

struct Armies {
  u8 pile[kDirections];  // sides of their cards, the top one last; 0 behind them
  u8 left;               // cards in it
  u8 used;               // bit per side
  u8 seen;               // bit per seat that has seen the top card
  u8 scouts;             // bit per type: face up
  u8 scout_pile[kBuildings];
  u8 scouts_left;
};

enum Verbs : u8 { kLook };
enum Decisions : u8 { kLookOrPass };
enum Events : u8 { kEvScoutUp, kEvScoutsLeave, kEvTurnedUp, kEvLooked, kEvInvasion, kEvDeducted };

bool is_open(const Position& g) { return g.option(0) != 0; }

CardId invasion_card(const Position& g, u8 side) {
  return static_cast<CardId>(g.rules.owner(g.self).first_card + side);
}
CardId scout_card(const Position& g, u8 type) {
  return static_cast<CardId>(g.rules.owner(g.self).first_card + kDirections + type);
}

Side top_side(const Armies& own) { return static_cast<Side>(own.pile[own.left - 1]); }
u8 take_last(u8* items, u8& count) { return std::exchange(items[--count], u8{0}); }

// ---- Setup -----------------------------------------------------------------------------------------

void turn_up_scouts(const Game& g) {
  Armies& own = g.own<Armies>();
  for (int n = 0; n < kScoutsUp && own.scouts_left; ++n) {
    const u8 type = take_last(own.scout_pile, own.scouts_left);
    own.scouts = static_cast<u8>(own.scouts | 1u << type);
    g.emit({.kind = kEvScoutUp, .a = scout_card(g, type)});
  }
}

void turn_up_next(const Game& g) {
  const Armies& own = g.own<Armies>();
  if (is_open(g) && own.left) g.emit({.kind = kEvTurnedUp, .a = invasion_card(g, top_side(own))});
}

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  Armies& own = g.own<Armies>();
  Stream chance = g.chance();
  for (u8 side = 0; side < kDirections; ++side) own.pile[own.left++] = side;
  chance.shuffle(std::span<u8>(own.pile));
  turn_up_next(g);
  if (is_open(g)) return;
  for (u8 type = 0; type < kBuildings; ++type) own.scout_pile[own.scouts_left++] = type;
  chance.shuffle(std::span<u8>(own.scout_pile));
  turn_up_scouts(g);
}

// ---- Scouts ----------------------------------------------------------------------------------------

void after_payment(const Game& g, const Deal& bought, PayStage) {
  const Armies& own = g.own<Armies>();
  if (!bought.exact || bought.tile == kNoTile || own.left == 0) return;
  const u8 type = g.tile(bought.tile).type;
  if (type < kBuildings && own.scouts >> type & 1) g.ask(kLookOrPass, bought.buyer, type);
}

void legal(const Position& g, Actions& out) {
  out.add(ActionHead::of(g.self, kLook));
  out.add(ActionHead::of(0, kPass));
}

Reject check(const Position& g, const Action& a) {
  if (g.top().owner != g.self)
    return {"invaders.3", "A scout is used right after you pay exactly for a building of its type."};
  if (a.owner == 0 && a.verb != kPass) return {"invaders.3", "Send the scout to look at the next invasion, or pass."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  Armies& own = g.own<Armies>();
  const u8 type = g.top().d[0];
  g.pop();
  if (a.owner == 0) return g.core().emit({.kind = kEvPassed, .seat = p});
  own.scouts = static_cast<u8>(own.scouts & ~(1u << type));
  own.seen = static_cast<u8>(own.seen | 1u << p);
  const CardId scout = scout_card(g, type), top = invasion_card(g, top_side(own));
  g.emit({.kind = kEvLooked, .seat = p, .audience = only_for(p), .a = scout, .b = top});
  g.emit({.kind = kEvLooked, .seat = p, .audience = all_but(p), .a = scout, .b = kNone});
}

// ---- Invasion --------------------------------------------------------------------------------------

int damage(const Position& g, Seat p, Side from, int round) {
  const Cost& cost = kCosts[round - 1];
  const auto open = [&](int turns) { return palace::open_sides(g.palace(p), static_cast<Side>((from + turns) & 3)); };
  int sum = cost.ahead * open(0);
  if (cost.beside) sum += cost.beside * (open(1) + open(3));
  return sum;
}

// What of it is really taken: never below 0, and nothing from who is there already.
int deducted(int score, int cost) { return std::clamp(score, 0, cost); }

void after_scoring(const Game& g, int round) {
  Armies& own = g.own<Armies>();
  if (own.left == 0) return;
  const Side from = static_cast<Side>(take_last(own.pile, own.left));
  own.used = static_cast<u8>(own.used | palace::bit(from));
  own.seen = 0;
  g.emit({.kind = kEvInvasion, .a = invasion_card(g, from)});
  for (Seat p = 0; p < g.players(); ++p) {
    i16& score = g.state.scores[p];
    const int lost = deducted(score, damage(g, p, from, round));
    score = static_cast<i16>(score - lost);
    g.emit({.kind = kEvDeducted, .seat = p, .amount = static_cast<i16>(lost)});
  }
  if (round >= 3) return;
  turn_up_next(g);
  if (own.scouts) g.emit({.kind = kEvScoutsLeave, .amount = static_cast<i16>(std::popcount(own.scouts))});
  own.scouts = 0;
  turn_up_scouts(g);
}

// A preview knows the card only where it lies open, whoever has looked (R10).
void deductions(const Position& g, int round, ScoreSheet& sheet) {
  const Armies& own = g.own<Armies>();
  if (!is_open(g) || own.left == 0) return;
  for (Seat p = 0; p < g.players(); ++p) {
    const int score = g.state.scores[p] + sheet.total(p);
    sheet.add(p, g.self, 0, kNone, -deducted(score, damage(g, p, top_side(own), round)), "invaders.5");
  }
}

// ---- Positions, views, search ----------------------------------------------------------------------

// A list of cards, the first one last in `items`; their values begin with the card `first`.
template <std::size_t kRoom>
void archive_pile(const char* key, u8 (&items)[kRoom], u8& count, CardId first, Archive& ar) {
  const int size = ar.begin_list(key, count);
  if (size < 0) return;
  if (ar.loading()) {
    count = static_cast<u8>(std::min<std::size_t>(static_cast<std::size_t>(size), kRoom));
    if (static_cast<std::size_t>(size) > kRoom) ar.refuse("A pile of the invaders holds a card twice.");
  }
  for (u8 i = count; i-- > 0;) {
    CardId card = static_cast<CardId>(first + items[i]);
    ar.card(nullptr, card);
    if (card - first < 0 || card - first >= static_cast<int>(kRoom)) {
      ar.refuse("A card lies with the invaders where it does not belong.");
      card = first;
    }
    items[i] = static_cast<u8>(card - first);
  }
  ar.end_list();
}

// The same for a set. False where it is left out.
bool archive_set(const char* key, u8& set, CardId first, int room, Archive& ar) {
  const int size = ar.begin_list(key, std::popcount(set));
  if (size < 0) return false;
  if (ar.loading()) {
    for (int i = 0; i < size; ++i) {
      CardId card = kNone;
      ar.card(nullptr, card);
      const int n = card - first;
      if (n < 0 || n >= room) ar.refuse("A card lies with the invaders where it does not belong.");
      else if (set >> n & 1) ar.refuse("A card of the invaders is there twice.");
      else set = static_cast<u8>(set | 1u << n);
    }
  } else {
    for (u32 left = set; left; left &= left - 1) {
      CardId card = static_cast<CardId>(first + std::countr_zero(left));
      ar.card(nullptr, card);
    }
  }
  ar.end_list();
  return true;
}

void archive_seats(const char* key, u8& seats, int players, Archive& ar) {
  const int size = ar.begin_list(key, std::popcount(seats));
  if (size < 0) return;
  u8 found = 0;
  for (int i = 0, next = 0; i < size; ++i, ++next) {
    while (!ar.loading() && !(seats >> next & 1)) ++next;
    int seat = next;
    ar.number(nullptr, seat, 0, players - 1);
    found = static_cast<u8>(found | 1u << seat);
  }
  seats = found;
  ar.end_list();
}

void write_view(const Game& g, Archive& ar) {
  Armies& own = g.own<Armies>();
  int left = own.left, scouts_left = own.scouts_left;
  bool sees_top = is_open(g);
  for (Seat p = 0; p < g.players(); ++p) sees_top |= (own.seen >> p & 1) && ar.may_see(p);
  ar.number("pile_count", left, 0, kDirections);
  ar.number("scout_pile_count", scouts_left, 0, kBuildings);
  if (!sees_top || own.left == 0) return;
  CardId top = invasion_card(g, top_side(own));
  ar.card("top", top);
}

void archive_table(const Game& g, Archive& ar) {
  if (!ar.begin("invaders")) return;
  Armies& own = g.own<Armies>();
  if (ar.may_see(kNobody)) {
    archive_pile("pile", own.pile, own.left, invasion_card(g, 0), ar);
    archive_pile("scout_pile", own.scout_pile, own.scouts_left, scout_card(g, 0), ar);
  } else {
    write_view(g, ar);
  }
  archive_set("used", own.used, invasion_card(g, 0), kDirections, ar);
  archive_set("scouts", own.scouts, scout_card(g, 0), kBuildings, ar);
  archive_seats("seen", own.seen, g.players(), ar);
  ar.end();
}

template <std::size_t kRoom>
u8 set_of(const u8 (&items)[kRoom], u8 count) {
  u8 set = 0;
  for (u8 i = 0; i < count; ++i) set = static_cast<u8>(set | 1u << items[i]);
  return set;
}
u8 draw_from(u8& set, Stream& chance) {
  const u8 n = static_cast<u8>(nth_bit(set, chance.below(static_cast<u32>(std::popcount(set)))));
  set = static_cast<u8>(set & ~(1u << n));
  return n;
}

struct Given {
  bool pile = false, used = false, scouts = false, scout_pile = false;
};

void deal_invasions(const Game& g, const Given& given, Archive& ar) {
  Armies& own = g.own<Armies>();
  Stream chance = g.chance();
  const u8 in_pile = set_of(own.pile, own.left);
  if (std::popcount(in_pile) != own.left || (in_pile & own.used)) ar.refuse("An invasion card is there twice.");
  u8 others = static_cast<u8>(palace::kAllSides & ~(in_pile | own.used));
  if (given.pile && !given.used) own.used = others;
  if (given.pile) return;
  if (!given.used)
    for (int n = g.table().scorings_done; n > 0; --n)
      own.used = static_cast<u8>(own.used | 1u << draw_from(others, chance));
  while (others) own.pile[own.left++] = draw_from(others, chance);
}

void deal_scouts(const Game& g, const Given& given, Archive& ar) {
  Armies& own = g.own<Armies>();
  Stream chance = g.chance();
  if (is_open(g)) {
    if (own.scouts || own.scouts_left) ar.refuse("With the invasions lying open there are no scouts.");
    own.scouts = own.scouts_left = 0;
    return;
  }
  const u8 hidden = set_of(own.scout_pile, own.scouts_left);
  if (std::popcount(hidden) != own.scouts_left || (hidden & own.scouts)) ar.refuse("A scout is there twice.");
  if (std::popcount(own.scouts) > kScoutsUp) ar.refuse("At most two scouts lie face up.");
  u8 others = static_cast<u8>(kAllScouts & ~(hidden | own.scouts));
  if (!given.scouts)
    for (int n = 0; n < kScoutsUp && others; ++n)
      own.scouts = static_cast<u8>(own.scouts | 1u << draw_from(others, chance));
  const int turned_up = kScoutsUp * (1 + g.table().scorings_done);
  if (!given.scout_pile)
    for (int n = kBuildings - turned_up; n > 0 && others; --n)
      own.scout_pile[own.scouts_left++] = draw_from(others, chance);
}

void loaded(const Game& g, Archive& ar) {
  Given given;
  if (ar.begin("invaders")) {
    given = {ar.has("pile"), ar.has("used"), ar.has("scouts"), ar.has("scout_pile")};
    ar.end();
  }
  deal_invasions(g, given, ar);
  deal_scouts(g, given, ar);
}

// The order of the piles is unknown, but for the top card to whoever has seen it.
void resample(const Game& g, Seat viewer, Random& random) {
  Armies& own = g.own<Armies>();
  const bool knows_top = is_open(g) || (viewer < g.players() && own.seen >> viewer & 1);
  deal_anew(random, std::span(own.pile, own.left - (knows_top && own.left ? 1u : 0u)));
  deal_anew(random, std::span(own.scout_pile, own.scouts_left));
}

// What the next invasion will cost: by the card, if the seat knows it, otherwise as an average; later ones too.
int appraise(const Position& g, Seat p, const Prospects& o) {
  const Armies& own = g.own<Armies>();
  constexpr int kStays = 35;        // of a hundred: what is open now and still is then
  constexpr int kLookWorth = 1000;  // more than any card could make it look like: looking never hurts
  if (own.left == 0) return 0;
  const bool known = is_open(g) || own.seen >> p & 1;
  int sum = 0;
  for (int round = 4 - o.scorings; round <= 3; ++round) {
    const bool by_card = known && round == 4 - o.scorings;
    int cost = 0;
    for (u8 i = 0; i < own.left; ++i)
      if (!by_card || i + 1 == own.left) cost += damage(g, p, static_cast<Side>(own.pile[i]), round);
    sum += cost * kStays / (by_card ? 1 : own.left);
  }
  return (known ? kLookWorth : 0) - sum;
}

void features(const Position& g, Seat p, Features& out) {
  const Armies& own = g.own<Armies>();
  constexpr const char* kNames[kDirections] = {"open north", "open east", "open south", "open west"};
  for (u8 side = 0; side < kDirections; ++side)
    out.push_back({kNames[side], static_cast<i16>(palace::open_sides(g.palace(p), static_cast<Side>(side)))});
  const bool known = own.left && (is_open(g) || own.seen >> p & 1);
  out.push_back({"invasion known", static_cast<i16>(known ? 1 + top_side(own) : 0)});
}

// Looking costs nothing.
int habit(const Position& g, Seat, const Actions&) { return g.top().owner == g.self ? 0 : -1; }

using enum FieldType;
constexpr Verb kVerbs[] = {{"scout", {}}};
constexpr Field kCardField[] = {{"card", kCard}};
constexpr Field kNumberField[] = {{"scouts", kNumber, Part::kAmount}};
constexpr Field kLookedFields[] = {{"scout", kCard}, {"card", kCard, Part::kB, true}};
constexpr Field kPointsField[] = {{"points", kNumber, Part::kAmount}};
constexpr EventKind kEvents[] = {{"scout_up", kCardField},  {"scouts_leave", kNumberField}, {"turned_up", kCardField},
                                 {"looked", kLookedFields}, {"invasion", kCardField},       {"deducted", kPointsField}};
static_assert(std::size(kEvents) == kEvDeducted + 1);
constexpr DecisionKind kDecisions[] = {
    {"scout", "Send the scout to look at the next invasion card; or pass."},
};
constexpr const char* kNoYes[] = {"false", "true"};
constexpr Option kOptions[] = {
    {"invaders_open", "The Invaders: the next invasion lies face up, without scouts.", kNoYes, true}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "invaders",
             .title = "The Invaders",
             .summary =
                 "After every scoring an army costs you points for each open side it finds; scouts tell where from.",
             .provenance = nullptr},
    .state_size = sizeof(Armies),
    .schema = {"invaders", kVerbs, kEvents, kDecisions},
    .options = kOptions,
    .cards = kCards,
    .setup = setup,
    .legal = legal,
    .check = check,
    .act = act,
    .after_payment = after_payment,
    .pay_stages = stage_bit(PayStage::kExactly),
    .deductions = deductions,
    .after_scoring = after_scoring,
    .archive_table = archive_table,
    .loaded = loaded,
    .resample = resample,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::invaders
