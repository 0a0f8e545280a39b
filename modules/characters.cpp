// The Characters: ten cards sold by auction as they come up; each gives its owner an ability.
//   Setup    two into each of the money piles 2, 3 and 4; the other four are the hidden surplus.
//   Auction  at once, opened by N: raise or pass, until one is left. Paid in one currency, or in
//            diamonds, or with one bureau card in its two; never change or a further action.
//   Abilities  patron, magician: once. miser, builder, merchant, dancer, money-changer, beggar: once
//            in each turn of the owner. wise-man, city-watch: in every scoring.
// Scenarios: tests/scenarios/characters/
#include <algorithm>
#include <cstring>

#include "games/alhambra/moves.h"

namespace comares::characters {

using namespace alhambra;

namespace {

// Provenance: cards, symbols and abilities of both editions (rulebooks, paired by ability). Named in
// the Big Box and the Mega Box (Dutch):
enum Character : u8 {
  kPatron,        // Abdul Karim, De rijke beschermheer
  kMiser,         // Abdul Knihstig, De vrek
  kBuilder,       // Ammar El'Schauf, De bouwmeester
  kMerchant,      // Faruk Will'haben, De handelaar
  kMagician,      // Fatima, De reizende goochelaar
  kWiseMan,       // Hakim Wahid, De wijze man
  kDancer,        // Laila Wundabah, De danseres
  kMoneyChanger,  // Machma Klain, De geldwisselaar
  kBeggar,        // Yammerad, De bedelaar
  kCityWatch,     // Yusuf E'Passuff, De stadswacht
  kCharacters,
};

constexpr CardKind character(const char* id) { return {id, 0, 0, 0, 0, 0}; }
constexpr u32 kPatronBit = 1u << kFreeShift;
constexpr CardKind kCards[] = {
    {"patron", 0, kLiesOpen, kOddWord, kFreeShift, 1},  // the one that is paid with
    character("miser"),
    character("builder"),
    character("merchant"),
    character("magician"),
    character("wise-man"),
    character("dancer"),
    character("money-changer"),
    character("beggar"),
    character("city-watch"),
};
static_assert(std::size(kCards) == kCharacters);

constexpr int kPerPile = 2, kSurplus = 4;
constexpr bool gets_characters(int pile) { return pile >= 2 && pile <= 4; }
constexpr int kMiserPrice = 10;
constexpr int kMerchantSum = 7;
constexpr int kMagicianPoints = 8;
constexpr int kBeggarBelow = 3;
constexpr int kWallPerPoint = 3;
constexpr int kMostBid = 0xFF;

// Where a character is: one of these, kOwnedBy + seat, or kSurplusAt + place from the bottom.
enum Where : u8 { kInPile, kOut, kOnOffer, kOwnedBy = 8, kSurplusAt = 16 };

struct Characters {
  u16 used;  // bit per character used in this turn
  u8 where[kCharacters];
  u8 named;   // 1 + type that the wise man stands for, or 0
  u8 bid;     // of the auction under way: highest so far,
  u8 leader;  // 1 + seat that bid it, or 0,
  u8 in;      // bit per seat that has not passed
  struct Idle {
    u8 start, end;  // bit per seat without a character to be used then; follows from `where`
  } idle;
};
static_assert(sizeof(Characters) == offsetof(Characters, idle) + sizeof(Characters::Idle));

enum Verbs : u8 {
  kBid,
  kPay,
  kDoMagician,
  kDoWiseMan,
  kDoDancer,
  kDoMoneyChanger,
  kDoBeggar,
  kDoMiser,
  kDoBuilder,
};
enum Decisions : u8 { kBidOrPass, kPayBid, kPointsOrSwap, kNameType, kMiserTakes };
enum Procedures : u8 { kAuction, kDance, kBeg };
enum Events : u8 {
  kEvAuction,
  kEvBid,
  kEvBidPassed,
  kEvWon,
  kEvUnsold,
  kEvMagicianPoints,
  kEvMagicianSwap,
  kEvWiseMan,
  kEvDancer,
  kEvMoneyChanger,
  kEvBeggar,
  kEvBegged,
  kEvBeggedNothing,
  kEvMiser,
  kEvBuilder,
  kEvPatron,
};
enum Choice : u8 { kPoints, kSwap };

bool owns(const Position& g, Seat p, Character c) { return g.own<Characters>().where[c] == kOwnedBy + p; }

Seat owner_of(const Position& g, Character c) {
  const u8 w = g.own<Characters>().where[c];
  return w >= kOwnedBy && w < kOwnedBy + kMaxPlayers ? static_cast<Seat>(w - kOwnedBy) : kNobody;
}

bool ready(const Position& g, Seat p, Character c) { return owns(g, p, c) && !(g.own<Characters>().used >> c & 1); }

void use(const Game& g, Character c) {
  u16& used = g.own<Characters>().used;
  used = static_cast<u16>(used | (1u << c));
}

CardId card_of(const Position& g, int c) { return static_cast<CardId>(g.rules.owner(g.self).first_card + c); }

int surplus_size(const Position& g) {
  int n = 0;
  for (const u8 w : g.own<Characters>().where) n += w >= kSurplusAt;
  return n;
}

// Laid open before its owner, usable at once. The patron is a means of payment as well.
void give(const Game& g, Seat p, u8 c) {
  Characters& own = g.own<Characters>();
  own.where[c] = static_cast<u8>(kOwnedBy + p);
  if (c == kPatron) g.table().hand[p].word[kOddWord] |= kPatronBit;
  if (c == kDancer || c == kMoneyChanger || c == kBeggar) own.idle.start = static_cast<u8>(own.idle.start & ~(1u << p));
  if (c == kBuilder) own.idle.end = static_cast<u8>(own.idle.end & ~(1u << p));
}

// ---- Setup -----------------------------------------------------------------------------------------

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  g.own<Characters>().idle = {0xFF, 0xFF};
  u8 all[kCharacters];
  for (u8 c = 0; c < kCharacters; ++c) all[c] = c;
  g.chance().shuffle(std::span<u8>(all));
  for (u8 i = 0; i < kSurplus; ++i) g.own<Characters>().where[all[i]] = static_cast<u8>(kSurplusAt + i);
}

// Bit per character whose card lies in the money pile.
u32 in_pile(const Position& g) { return cards_in_pile(g, card_of(g, 0), kCharacters); }

void fill_pile(const Game& g, int pile, CardPile& cards) {
  if (!gets_characters(pile)) return;
  u32 all = 0;
  for (u8 c = 0; c < kCharacters; ++c) all |= u32{g.own<Characters>().where[c] == kInPile} << c;
  deal_into_pile(g, all, kPerPile, cards);
}

// ---- Auction ---------------------------------------------------------------------------------------

constexpr Price bid_price(u8 amount) { return {kAnyCurrency, amount, false, Use::kDebt}; }

// A character is no ware, but paying for one gives change like other payments.
Ware bid_ware(const Position& g, u8 amount) {
  return {.action = ActionHead::of(g.self, kPay),
          .tile = kNoTile,
          .printed = amount,
          .follows = stage_bit(PayStage::kMoneyBack) | kNeverExact,
          .price = bid_price(amount)};
}

int most_bid(const Position& g, Seat p) {
  const int most = most_payable(g, p, bid_price(1));
  return most < kMostBid ? most : kMostBid;
}

void card_drawn(const Game& g, CardId card) {
  Characters& own = g.own<Characters>();
  const u8 c = static_cast<u8>(card - card_of(g, 0));
  own.where[c] = kOnOffer;
  own.bid = own.leader = 0;
  own.in = static_cast<u8>((1u << g.players()) - 1);
  g.emit({.kind = kEvAuction, .a = card});
  g.begin(kAuction, due_next(g), c);
}

// seat: whose turn it is to bid, unless he has passed. d[0]: the character.
void step_auction(const Game& g) {
  Frame& f = g.top();
  Characters& own = g.own<Characters>();
  if (own.in == 0) {
    own.where[f.d[0]] = kOut;
    g.emit({.kind = kEvUnsold, .a = card_of(g, f.d[0])});
    g.pop();
    return;
  }
  if (own.leader && own.in == 1u << (own.leader - 1)) {
    const u8 lot = f.d[0];
    g.pop();
    g.ask(kPayBid, static_cast<Seat>(own.leader - 1), lot);
    return;
  }
  while (!(own.in >> f.seat & 1)) f.seat = g.next(f.seat);
  const Seat p = f.seat;
  f.seat = g.next(p);
  g.ask(kBidOrPass, p, f.d[0]);  // also one who can only pass: his hand is secret
}

Action make_bid(const ActionRun& run, u32 n) { return run.head.plus(n).pays(); }
void list_bids(const Position& g, Seat p, Actions& out) {
  const int so_far = g.own<Characters>().bid, most = most_bid(g, p);
  if (most > so_far)
    out.add_run(make_bid, {g.self, kBid, kNone, 0, 0, static_cast<u8>(so_far + 1)}, static_cast<u32>(most - so_far));
  out.add({0, kPass});
}

Reject check_bid(const Position& g, Seat p, const Action& a) {
  if (a.owner == 0 && a.verb == kPass) return kAccepted;
  if (a.owner == 0 || a.verb != kBid) return {"characters.3", "A character is up for auction: bid or pass."};
  if (a.a <= g.own<Characters>().bid) return {"characters.3", "Bid at least one more than the highest bid, or pass."};
  if (a.a > most_bid(g, p)) return {"characters.R2", "You cannot pay that much in one currency."};
  return kAccepted;
}

void bid(const Game& g, Seat p, const Action& a) {
  Characters& own = g.own<Characters>();
  g.pop();
  if (a.owner == 0) {
    own.in = static_cast<u8>(own.in & ~(1u << p));
    g.emit({.kind = kEvBidPassed, .seat = p});
    return;
  }
  own.bid = a.a;
  own.leader = static_cast<u8>(p + 1);
  g.emit({.kind = kEvBid, .seat = p, .amount = a.a});
}

void list_bid_payments(const Position& g, Seat p, Actions& out) {
  const Price price = bid_price(g.own<Characters>().bid);
  list_payments(g, p, price, {g.self, kPay}, out);
  if (!out.empty()) return;
  Action all{.owner = g.self, .verb = kPay};  // a huge hand whose payments are too many to search: all of one kind
  all.pay = all_of_one_means(g, p, price);
  out.push_back(all);
}

Reject check_bid_payment(const Position& g, Seat p, const Action& a) {
  if (a.owner == 0 || a.verb != kPay) return {"characters.3", "Pay what you bid."};
  const u8 amount = g.own<Characters>().bid;
  int excess;
  const Reject why = check_payment(g, p, bid_price(amount), a.pay, excess);
  if (why && holds(g.table().hand[p], a.pay) && worth(g, p, a.pay) < amount)
    return {"characters.3", "That is less than your bid."};
  return why;
}

void pay_bid(const Game& g, Seat p, const Action& a) {
  Characters& own = g.own<Characters>();
  const u8 lot = g.top().d[0], amount = own.bid;
  const int excess = worth(g, p, a.pay) - amount;
  g.pop();
  own.bid = own.leader = own.in = 0;
  spend(g.core(), p, a.pay);
  give(g, p, lot);
  g.emit({.kind = kEvWon, .seat = p, .a = card_of(g, lot), .amount = amount, .pay = a.pay});
  if (lot == kMagician) g.ask(kPointsOrSwap, p);
  settle(g.core(), deal_of(bid_ware(g, amount), p, excess, When::kTurn));
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

// ---- Every turn: dancer, money-changer, beggar (phase A) -------------------------------------------

void turn_begins(const Game& g, Seat) {
  Characters& own = g.own<Characters>();
  own.used = 0;
  if (!own.in) return;
  // Only a position loaded without the rest of its auction begins a turn with a card on offer.
  for (u8& w : own.where)
    if (w == kOnOffer) w = kOut;
  own.bid = own.leader = own.in = 0;
}

bool is_money(const Position& g, CardId card) { return card < g.rules.card.size() && g.rules.card[card].value > 0; }

// Money cards of the display, each kind once.
FixedVec<CardId, kDisplay> different_money(const Position& g) {
  FixedVec<CardId, kDisplay> kinds;
  kinds.clear();
  for (const CardId c : g.table().display)
    if (is_money(g, c) && !kinds.contains(c)) kinds.push_back(c);
  return kinds;
}

// What the money-changer can get: each kind of money in the display once, for a card of the hand that is worth no
// less; also for its like, as that takes one out of the display. A byte per card of the display.
struct Offered {
  static constexpr u8 kNothing = kMoneyValues + 1;  // a value that no card can be given for
  u32 cards = 0, values = 0;

  explicit Offered(const Position& g) {
    const auto& display = g.table().display;
    for (std::size_t i = 0; i < kDisplay; ++i) {
      const CardId card = i < display.size() ? display[i] : CardId{kScoringCard1};
      u8 value = g.rules.card[card].value;
      for (std::size_t k = 0; k < i; ++k) value = display[k] == card ? u8{0} : value;
      cards |= u32{card} << 8 * i;
      values |= u32{value ? value : kNothing} << 8 * i;
    }
  }
  explicit Offered(u64 packed) : cards(static_cast<u32>(packed)), values(static_cast<u32>(packed >> 32)) {}
  u64 packed() const { return cards | u64{values} << 32; }
  CardId card(u32 i) const { return static_cast<CardId>(cards >> 8 * i); }
  u8 value(u32 i) const { return static_cast<u8>(values >> 8 * i); }

  // Top bit of each byte whose card may be had for one of this value.
  u32 had_for(u32 value) const {
    constexpr u32 kOnes = 0x01010101, kTops = 0x80808080;
    return ((value * kOnes | kTops) - values) & kTops;
  }
};

// Plain cards, a bit per kind as they are numbered: those of a hand, those of a value and more.
u64 plain_kinds(const Purse& hand) {
  u64 kinds = 0;
  for (int c = 0; c < kCurrencies; ++c)
    kinds |= u64{gather_bits(hand.word[c] | hand.word[c] >> 1, kCardBits & 0x55555555u)} << kMoneyValues * c;
  return kinds;
}
constexpr u64 kinds_from(int value) {
  u64 kinds = 0;
  for (int c = 0; c < kCurrencies; ++c)
    for (int v = value > 1 ? value : 1; v <= kMoneyValues; ++v) kinds |= u64{1} << money_card(c, v);
  return kinds;
}

constexpr u64 kFrom[] = {kinds_from(0), kinds_from(1), kinds_from(2), kinds_from(3), kinds_from(4), kinds_from(5),
                         kinds_from(6), kinds_from(7), kinds_from(8), kinds_from(9), kinds_from(10)};
static_assert(std::size(kFrom) == Offered::kNothing + 1);

// How many of these kinds can be given for the first card offered, for the first two, …
struct ChangesUpTo {
  u32 sum[kDisplay];
  ChangesUpTo(u64 kinds, const Offered& offered) {
    u32 all = 0;
    for (u32 i = 0; i < kDisplay; ++i) sum[i] = all += static_cast<u32>(std::popcount(kinds & kFrom[offered.value(i)]));
  }
};
// data: kinds of the hand; Offered.
Action make_change(const ActionRun& run, u32 n) {
  const Offered offered(run.data[1]);
  const ChangesUpTo up_to(run.data[0], offered);
  u32 i = 0, before = 0;  // no branch: which card it is cannot be guessed
  for (u32 k = 0; k + 1 < kDisplay; ++k) {
    const bool later = n >= up_to.sum[k];
    i += later;
    before = later ? up_to.sum[k] : before;
  }
  const u32 mine = nth_bit(run.data[0] & kFrom[offered.value(i)], n - before);
  return ActionHead(run.head.owner(), kDoMoneyChanger, kNone, 0, 0, static_cast<u8>(mine), offered.card(i)).pays();
}
void list_changes(const Position& g, Seat p, Actions& out) {
  const Purse& hand = g.table().hand[p];
  const Offered offered(g);
  const u64 kinds = plain_kinds(hand);
  auto& data = out.add_run(make_change, {g.self, kDoMoneyChanger}, ChangesUpTo(kinds, offered).sum[kDisplay - 1]);
  data[0] = kinds;
  data[1] = offered.packed();
  if (holds_cards_only(hand)) return;
  for (const CardId mine : g.rules.odd_money) {
    if (!copies_in(g.rules, hand, mine)) continue;
    for (u32 theirs = offered.had_for(g.rules.card[mine].value); theirs; theirs &= theirs - 1)
      out.add(
          {g.self, kDoMoneyChanger, kNone, 0, 0, mine, offered.card(static_cast<u32>(std::countr_zero(theirs)) / 8)});
  }
}

bool beggar_can_draw(const Position& g, Seat p) {
  return money_cards(g.table().hand[p]) < kBeggarBelow && cards_left(g);
}
// He may have drawn a card that is no money, and nobody saw it.
bool drew_unseen(const Position& g, Seat p) { return g.rules.hands_hide_other_cards && owns(g, p, kBeggar); }

bool might_start(const Position& g, Seat p) {
  const Table& t = g.table();
  const Purse& hand = t.hand[p];
  const bool has_cards = !secret_part(g.rules, hand).empty();
  if (ready(g, p, kDancer) && t.bag_size > 0 && empty_slots(g) != (1u << kSlots) - 1) return true;
  if (ready(g, p, kMoneyChanger) && has_cards &&
      std::ranges::any_of(t.display, [&](CardId c) { return is_money(g, c); }))
    return true;
  return ready(g, p, kBeggar) && (money_cards(hand) < kBeggarBelow || g.rules.hands_hide_other_cards) && cards_left(g);
}

void offer_start(const Position& g, Seat p, Actions& out) {
  const Table& t = g.table();
  if (ready(g, p, kDancer) && t.bag_size > 0) {
    for (u8 slot = 0; slot < kSlots; ++slot)
      if (t.market[slot] != kNoTile) out.add({g.self, kDoDancer, kNone, 0, 0, static_cast<u8>(slot + 1)});
  }
  if (ready(g, p, kMoneyChanger)) list_changes(g, p, out);
  if (ready(g, p, kBeggar) && beggar_can_draw(g, p)) out.add({g.self, kDoBeggar});
}

Reject check_start(const Position& g, Seat p, Character c) {
  if (g.top().owner != 0 || g.top().kind != kStartOption)
    return {"characters.3", "That character is used before the first action of your own turn."};
  if (!owns(g, p, c)) return {"characters.3", "You do not own that character."};
  if (!ready(g, p, c)) return {"characters.R1", "Each character is used once in a turn."};
  return kAccepted;
}

Reject check_dancer(const Position& g, Seat p, const Action& a) {
  if (Reject why = check_start(g, p, kDancer)) return why;
  if (g.table().bag_size == 0) return {"characters.R13", "The dancer needs a tile in the bag."};
  if (a.a < 1 || a.a > kSlots || g.table().market[a.a - 1] == kNoTile)
    return {"characters.R13", "Choose a market slot that holds a tile."};
  return kAccepted;
}

// The old tile waits at the bottom of the bag, where the draw does not reach it.
void dancer(const Game& g, Seat p, const Action& a) {
  Table& t = g.table();
  const u8 slot = static_cast<u8>(a.a - 1);
  const TileId old = t.market[slot];
  g.pop();
  use(g, kDancer);
  t.market[slot] = kNoTile;
  t.pieces.place[old] = palace::kInBag;
  std::memmove(t.bag + 1, t.bag, t.bag_size++);
  t.bag[0] = old;
  g.emit({.kind = kEvDancer, .seat = p, .tile = old, .a = a.a});
  g.begin(kDance, p, slot);
}

void step_dance(const Game& g) {
  Table& t = g.table();
  const u8 slot = g.top().d[0];
  if (!fill_slot(g.core(), slot, 1)) return;  // a tile is claimed first; then the draw goes on
  g.pop();
  if (t.market[slot] != kNoTile) return g.chance().shuffle(std::span(t.bag, t.bag_size));
  TileId old = kNoTile;
  draw_tile(g, old);  // nothing came for the slot: it stays as it was
  lay_on_market(g.core(), slot, old);
}

Reject check_money_changer(const Position& g, Seat p, const Action& a) {
  if (Reject why = check_start(g, p, kMoneyChanger)) return why;
  const Table& t = g.table();
  if (!is_money(g, a.a) || copies_in(g.rules, t.hand[p], a.a) == 0)
    return {"characters.3", "Give a money card of your own hand."};
  if (!is_money(g, a.b) || !t.display.contains(a.b))
    return {"characters.3", "Take a money card that lies in the display."};
  if (g.rules.card[a.b].value > g.rules.card[a.a].value)
    return {"characters.3", "Take a card of equal or lower value."};
  return kAccepted;
}

void take_from_display(const Game& g, Seat p, CardId card) {
  Table& t = g.table();
  for (std::size_t i = 0; i < t.display.size(); ++i) {
    if (t.display[i] != card) continue;
    t.display.erase_at(i);
    to_hand(g, p, card);
    return;
  }
}

void money_changer(const Game& g, Seat p, const Action& a) {
  g.pop();
  use(g, kMoneyChanger);
  spend(g.core(), p, purse_of(g.rules, a.a));
  take_from_display(g, p, a.b);
  g.emit({.kind = kEvMoneyChanger, .seat = p, .a = a.a, .b = a.b});
}

Reject check_beggar(const Position& g, Seat p) {
  if (Reject why = check_start(g, p, kBeggar)) return why;
  if (!beggar_can_draw(g, p))
    return {"characters.3", "The beggar helps who holds fewer than three money cards, while there are cards to draw."};
  return kAccepted;
}

void beggar(const Game& g, Seat p) {
  g.pop();
  use(g, kBeggar);
  g.emit({.kind = kEvBeggar, .seat = p});
  g.begin(kBeg, p);
}

// Every card drawn is dealt with by its own rule, up to the first for the hand (R16).
void step_beg(const Game& g) {
  const Seat p = g.top().seat;
  if (begin_due_scoring(g.core())) return;
  CardId card;
  if (!cards_left(g) || !draw_card(g.core(), card)) {
    g.pop();
    g.emit({.kind = kEvBeggedNothing, .seat = p});
    return;
  }
  if (turn_up(g.core(), card) != Drawn::kStays) return;
  g.pop();
  to_hand(g, p, card);
  g.emit({.kind = kEvBegged, .seat = p, .audience = only_for(p), .a = card});
  g.emit({.kind = kEvBegged, .seat = p, .audience = all_but(p), .a = kNone});
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

// ---- Positions, views, search ----------------------------------------------------------------------

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
