// The Characters: ten cards sold by auction as they come up; each gives its owner an ability.
//   Setup    two into each of the money piles 2, 3 and 4; the other four are the hidden surplus.
//   Auction  at once, opened by N: raise or pass, until one is left. Paid in one currency, or in
//            diamonds, or with one bureau card in its two; never change or a further action.
//   Abilities  patron, magician: once. miser, builder, merchant, dancer, money-changer, beggar: once
//            in each turn of the owner. wise-man, city-watch: in every scoring.
// Scenarios: tests/scenarios/characters/
// The auction, the abilities before the first action and positions are in modules/characters/.
#include "modules/characters/characters.h"

namespace comares::characters {

namespace {

// ---- Setup -----------------------------------------------------------------------------------------

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  g.own<Characters>().idle = {0xFF, 0xFF};
  u8 all[kCharacters];
  for (u8 c = 0; c < kCharacters; ++c) all[c] = c;
  g.chance().shuffle(std::span<u8>(all));
  for (u8 i = 0; i < kSurplus; ++i) g.own<Characters>().where[all[i]] = static_cast<u8>(kSurplusAt + i);
}

void fill_pile(const Game& g, int pile, CardPile& cards) {
  if (!gets_characters(pile)) return;
  u32 all = 0;
  for (u8 c = 0; c < kCharacters; ++c) all |= u32{g.own<Characters>().where[c] == kInPile} << c;
  deal_into_pile(g, all, kPerPile, cards);
}

// ---- Once: patron, magician ------------------------------------------------------------------------

void means(const Position&, Seat, const Price& price, MeansList& out) {
  if (price.use == Use::kTile) out.push_back(Means::gift(kPatronBit));
}

Reject explain_payment(const Position&, Seat, const Price& price, const Purse& pay) {
  if (!(pay.word[kOddWord] & kPatronBit)) {
    if (price.use != Use::kDebt) return kAccepted;
    return {"characters.3", "Pay your bid in one currency, or in the two of one bureau card."};
  }
  if (price.use != Use::kTile) return {"characters.8", "The patron pays only for a tile you buy in your own turn."};
  return {"characters.3", "The patron is the whole payment; add nothing to him."};
}

void spent(const Game& g, Seat p, const Purse& pay) {
  if (!(pay.word[kOddWord] & kPatronBit)) return;
  g.own<Characters>().where[kPatron] = kOut;
  g.emit({.kind = kEvPatron, .seat = p});
}

Reject check_magician(const Position& g, const Action& a) {
  if (a.owner == 0 || a.verb != kDoMagician || a.a > kSwap)
    return {"characters.3", "Choose for the magician: 8 points, or the top card of the surplus."};
  if (a.a == kSwap && surplus_size(g) == 0) return {"characters.3", "No character is left in the surplus."};
  return kAccepted;
}

void magician(const Game& g, Seat p, const Action& a) {
  Characters& own = g.own<Characters>();
  g.pop();
  own.where[kMagician] = kOut;
  if (a.a == kPoints) {
    g.state.scores[p] = static_cast<i16>(g.state.scores[p] + kMagicianPoints);
    g.emit({.kind = kEvMagicianPoints, .seat = p, .amount = kMagicianPoints});
    return;
  }
  const u8 top = static_cast<u8>(kSurplusAt + surplus_size(g) - 1);
  for (u8 c = 0; c < kCharacters; ++c) {
    if (own.where[c] != top) continue;
    give(g, p, c);
    g.emit({.kind = kEvMagicianSwap, .seat = p, .a = card_of(g, c)});
    return;
  }
}

// ---- Every turn: merchant, miser, builder ----------------------------------------------------------

bool draws_unseen(const Position& g, Seat p) { return owns(g, p, kBeggar); }

int take_sum(const Position& g, Seat p) { return owns(g, p, kMerchant) ? kMerchantSum : 0; }

Reject explain_take(const Position& g, Seat p, const Purse& cards) {
  const bool money_only = (cards.word[kOddWord] & ~kCardBits) == 0;
  if (!owns(g, p, kMerchant) || !money_only) return kAccepted;
  return {"characters.R10", "With the merchant several cards may add up to at most 7."};
}

void list_miser(const Position& g, Actions& out) {
  for (const CardId c : different_money(g)) out.add({g.self, kDoMiser, kNone, 0, 0, c});
}

void after_payment(const Game& g, const Deal& bought, PayStage) {
  if (!ready(g, bought.buyer, kMiser) || bought.printed < kMiserPrice) return;
  for (const CardId c : g.table().display)
    if (is_money(g, c)) return g.ask(kMiserTakes, bought.buyer);
}

Reject check_miser(const Position& g, const Action& a) {
  if (a.owner == 0 && a.verb == kPass) return kAccepted;
  if (a.owner == 0 || a.verb != kDoMiser)
    return {"characters.R14", "Take a money card of the display for the miser, or pass."};
  if (!g.table().display.contains(a.a)) return {"characters.R14", "That card does not lie in the display."};
  if (!is_money(g, a.a)) return {"characters.R9", "The miser takes money cards only."};
  return kAccepted;
}

void miser(const Game& g, Seat p, const Action& a) {
  g.pop();
  if (a.owner == 0) return g.core().emit({.kind = kEvPassed, .seat = p});
  use(g, kMiser);
  take_from_display(g, p, a.a);
  g.emit({.kind = kEvMiser, .seat = p, .a = a.a});
}

void offer_end(const Position& g, Seat p, Actions& out) {
  if (ready(g, p, kBuilder) && can_redesign(g, p)) out.add({g.self, kDoBuilder});
}

Reject check_builder(const Position& g, Seat p) {
  if (g.top().owner != 0 || g.top().kind != kEndOption)
    return {"characters.3", "The builder redesigns after all tiles of your turn are placed."};
  if (!owns(g, p, kBuilder)) return {"characters.3", "You do not own that character."};
  if (!ready(g, p, kBuilder)) return {"characters.R1", "Each character is used once in a turn."};
  if (!can_redesign(g, p)) return {"characters.4", "There is nothing you could redesign."};
  return kAccepted;
}

void builder(const Game& g, Seat p) {
  g.pop();
  use(g, kBuilder);
  g.emit({.kind = kEvBuilder, .seat = p});
  ask_extra_redesign(g, p);
}

// ---- Every scoring: wise-man, city-watch -----------------------------------------------------------

void before_scoring(const Game& g, int, ScoringStep step) {
  const Seat p = owner_of(g, kWiseMan);
  if (step == ScoringStep::kNaming && p != kNobody) g.ask(kNameType, p);
}

Reject check_wise_man(const Action& a) {
  if (a.owner != 0 && a.verb == kDoWiseMan && a.a < kBuildings) return kAccepted;
  return {"characters.5", "Name the type of building your wise man stands for."};
}

void wise_man(const Game& g, Seat p, const Action& a) {
  g.pop();
  g.own<Characters>().named = static_cast<u8>(a.a + 1);
  g.emit({.kind = kEvWiseMan, .seat = p, .a = a.a});
}

void count(const Position& g, Seat p, i16 (&halves)[kBuildings]) {
  const u8 named = g.own<Characters>().named;
  if (named && owns(g, p, kWiseMan)) ++halves[named - 1];
}

// On top of the wall points, which stand in the sheet already: segments only.
void points(const Position& g, int, ScoreSheet& sheet) {
  const Seat p = owner_of(g, kCityWatch);
  if (p == kNobody) return;
  for (const ScoreLine& line : sheet.lines) {
    if (line.seat != p || line.owner != 0 || line.category != kCategoryWall) continue;
    const int extra = line.points / kWallPerPoint;
    if (extra) sheet.add(p, g.self, 0, kNone, extra, "characters.5");
    return;
  }
}

void after_scoring(const Game& g, int) { g.own<Characters>().named = 0; }

// ---- Decisions -------------------------------------------------------------------------------------

void step(const Game& g) {
  switch (g.top().kind) {
    case kAuction: return step_auction(g);
    case kDance: return step_dance(g);
    default: return step_beg(g);
  }
}

void legal(const Position& g, Actions& out) {
  const Seat p = g.top().seat;
  switch (g.top().kind) {
    case kBidOrPass: return list_bids(g, p, out);
    case kPayBid: return list_bid_payments(g, p, out);
    case kPointsOrSwap:
      out.add({g.self, kDoMagician, kNone, 0, 0, kPoints});
      if (surplus_size(g)) out.add({g.self, kDoMagician, kNone, 0, 0, kSwap});
      return;
    case kNameType:
      for (u8 type = 0; type < kBuildings; ++type) out.add({g.self, kDoWiseMan, kNone, 0, 0, type});
      return;
    default:
      list_miser(g, out);
      out.add({0, kPass});
      return;
  }
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner == g.self) {
    switch (top.kind) {
      case kBidOrPass: return check_bid(g, top.seat, a);
      case kPayBid: return check_bid_payment(g, top.seat, a);
      case kPointsOrSwap: return check_magician(g, a);
      case kNameType: return check_wise_man(a);
      default: return check_miser(g, a);
    }
  }
  switch (a.verb) {
    case kDoDancer: return check_dancer(g, top.seat, a);
    case kDoMoneyChanger: return check_money_changer(g, top.seat, a);
    case kDoBeggar: return check_beggar(g, top.seat);
    case kDoBuilder: return check_builder(g, top.seat);
    case kDoMiser: return {"characters.R9", "The miser comes right after you buy a tile of price 10 or more."};
    case kDoMagician: return {"characters.3", "The magician decides when she is won."};
    case kDoWiseMan: return {"characters.5", "The wise man names a type when a scoring begins."};
    default: return {"characters.3", "No character is up for auction."};
  }
}

void act(const Game& g, const Action& a, Seat p) {
  if (g.top().owner == g.self) {
    switch (g.top().kind) {
      case kBidOrPass: return bid(g, p, a);
      case kPayBid: return pay_bid(g, p, a);
      case kPointsOrSwap: return magician(g, p, a);
      case kNameType: return wise_man(g, p, a);
      default: return miser(g, p, a);
    }
  }
  switch (a.verb) {
    case kDoDancer: return dancer(g, p, a);
    case kDoMoneyChanger: return money_changer(g, p, a);
    case kDoBeggar: return beggar(g, p);
    default: return builder(g, p);
  }
}

// What a character still does for its owner; what wall and majorities bring is counted there.
int worth_of(u8 c, const Prospects& o) {
  switch (c) {
    case kPatron: return o.turns ? 8 * o.money + o.action / 2 : 0;
    case kMiser:
    case kBeggar: return o.turns * o.money;
    case kMerchant:
    case kMoneyChanger: return o.turns * o.money * 3 / 4;
    case kBuilder: return o.turns * 25;
    case kDancer: return o.turns * 12;
    case kWiseMan: return 300 + 150 * o.scorings;
    case kCityWatch: return 50 * o.scorings;
    default: return kMagicianPoints * 100;
  }
}

int appraise(const Position& g, Seat p, const Prospects& o) {
  const Characters& own = g.own<Characters>();
  int sum = 0;
  for (u8 c = 0; c < kCharacters; ++c) {
    if (own.where[c] == kOwnedBy + p) sum += worth_of(c, o);
    if (own.where[c] == kOnOffer && own.leader == p + 1) sum += worth_of(c, o) - own.bid * o.money;
  }
  // Of two market tiles of no use the dancer rather brings another.
  if (active_player(g) == p && own.used >> kDancer & 1) ++sum;
  return sum;
}

using enum FieldType;
constexpr const char* kChoices[] = {"points", "swap"};
constexpr Field kAmountField[] = {{"amount", kNumber}};
constexpr Field kPayField[] = {{"pay", kPurse}};
constexpr Field kChoiceField[] = {{"choice", kName, Part::kA, false, kChoices}};
constexpr Field kTypeField[] = {{"type", kBuilding}};
constexpr Field kSlotField[] = {{"slot", kSlot}};
constexpr Field kGiveTake[] = {{"give", kCard, Part::kA}, {"take", kCard, Part::kB}};
constexpr Field kCardField[] = {{"card", kCard}};
constexpr Verb kVerbs[] = {
    {"bid", kAmountField},    {"pay", kPayField},     {"magician", kChoiceField},
    {"wise-man", kTypeField}, {"dancer", kSlotField}, {"money-changer", kGiveTake},
    {"beggar", {}},           {"miser", kCardField},  {"builder", {}},
};
static_assert(std::size(kVerbs) == kDoBuilder + 1);

constexpr Field kBidFields[] = {{"amount", kNumber, Part::kAmount}};
constexpr Field kWonFields[] = {{"card", kCard}, {"amount", kNumber, Part::kAmount}, {"pay", kPurse}};
constexpr Field kPointsField[] = {{"points", kNumber, Part::kAmount}};
constexpr Field kTileSlot[] = {{"tile", kTile}, {"slot", kSlot}};
constexpr Field kSeenCard[] = {{"card", kCard, Part::kA, true}};
constexpr EventKind kEvents[] = {
    {"auction", kCardField},
    {"bid", kBidFields},
    {"bid_passed", {}},
    {"won", kWonFields},
    {"unsold", kCardField},
    {"magician_points", kPointsField},
    {"magician_swap", kCardField},
    {"wise_man", kTypeField},
    {"dancer", kTileSlot},
    {"money_changer", kGiveTake},
    {"beggar", {}},
    {"begged", kSeenCard},
    {"begged_nothing", {}},
    {"miser", kCardField},
    {"builder", {}},
    {"patron", {}},
};
static_assert(std::size(kEvents) == kEvPatron + 1);

constexpr DecisionKind kDecisions[] = {
    {"bid", "A character is up for auction: raise the bid, or pass."},
    {"pay", "You won the auction: pay at least what you bid."},
    {"magician", "Your magician: take 8 points, or swap her for the top card of the surplus."},
    {"wise-man", "A scoring begins: name the type your wise man stands for."},
    {"miser", "Your miser may take a money card of the display; or pass."},
};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "characters",
             .title = "The Characters",
             .summary = "Ten characters, sold by auction as they come up, each with an ability of its own.",
             .provenance = nullptr},
    .state_size = sizeof(Characters),
    .derived_size = sizeof(Characters::Idle),
    .schema = {"characters", kVerbs, kEvents, kDecisions},
    .cards = kCards,
    .setup = setup,
    .fill_pile = fill_pile,
    .step = step,
    .legal = legal,
    .check = check,
    .act = act,
    .offer_start = offer_start,
    .might_start = might_start,
    .offer_end = offer_end,
    .hints = {.idle_start = offsetof(Characters, idle.start),
              .idle_end = offsetof(Characters, idle.end),
              .means_by = kPatronBit},
    .means = means,
    .spent = spent,
    .take_sum = take_sum,
    .explain_payment = explain_payment,
    .explain_take = explain_take,
    .after_payment = after_payment,
    .pay_stages = stage_bit(PayStage::kDear),
    .draws_unseen = draws_unseen,
    .card_drawn = card_drawn,
    .drew_unseen = drew_unseen,
    .turn_begins = turn_begins,
    .before_scoring = before_scoring,
    .count = count,
    .points = points,
    .after_scoring = after_scoring,
    .archive_player = archive_player,
    .archive_table = archive_table,
    .loaded = loaded,
    .missing = missing,
    .resample = resample,
    .fit_hands = keep_bid_payable,
    .appraise = appraise,
};

}  // namespace comares::characters
