// The ruleset of a game of Alhambra, and what a module is: a const table of functions, null where
// unused, so that its last lines show at a glance what it touches. Modules are called in the order
// of the list (modules/list.cpp). Which rule needs which hook: docs/architecture.md.
#pragma once
#include <bit>

#include "games/alhambra/table.h"
#include "games/palace/pieces.h"

namespace comares::alhambra {

struct Module;
struct Rules;

// What hooks are given: the game to read (Position) or to change (Game). `self` is the owner number
// of the module that is being called; own<T>() is its part of the state.
struct Position {
  const Rules& rules;
  const State& state;
  u8 self = 0;

  Position as(u8 owner) const { return {rules, state, owner}; }
  const Table& table() const { return state.at<Table>(0); }
  template <class T>
  const T& own() const;
  int players() const { return state.players; }
  palace::ConstRef palace(Seat p) const { return {table().palaces[p], table().pieces, p}; }
  const Frame& top() const { return state.agenda.back(); }
  const TileKind& tile(TileId t) const;
  Seat next(Seat p, int steps = 1) const {  // at most once round the table
    return static_cast<Seat>(p + steps < players() ? p + steps : p + steps - players());
  }
};

struct Game {
  const Rules& rules;
  State& state;
  EventSink* sink = nullptr;
  u8 self = 0;

  operator Position() const { return {rules, state, self}; }
  Position read() const { return *this; }
  Game as(u8 owner) const { return {rules, state, sink, owner}; }
  Game core() const { return {rules, state, sink}; }  // for functions whose events are the game's own
  Table& table() const { return state.at<Table>(0); }
  template <class T>
  T& own() const;
  int players() const { return state.players; }
  palace::Ref palace(Seat p) const { return {table().palaces[p], table().pieces, p}; }
  Frame& top() const { return state.agenda.back(); }
  const TileKind& tile(TileId t) const;
  Seat next(Seat p, int steps = 1) const {  // at most once round the table
    return static_cast<Seat>(p + steps < players() ? p + steps : p + steps - players());
  }

  void push(const Frame& f) const {
    // Put together in a register: written byte by byte and read at once as a whole, it would stall.
    state.agenda.push_back(std::bit_cast<Frame>(u64{f.owner} | u64{f.kind} << 8 | u64{f.seat} << 16 |
                                                u64{f.asks} << 24 | u64{f.step} << 32 | u64{f.d[0]} << 40 |
                                                u64{f.d[1]} << 48 | u64{f.d[2]} << 56));
  }
  void pop() const { state.agenda.pop_back(); }
  // Ask `seat` an own decision; the numbers travel with the frame.
  void ask(u8 kind, Seat seat, u8 d0 = 0, u8 d1 = 0, u8 d2 = 0) const { push({self, kind, seat, 1, 0, {d0, d1, d2}}); }
  void begin(u8 procedure, Seat seat = kNobody, u8 d0 = 0, u8 d1 = 0, u8 d2 = 0) const {
    push({self, procedure, seat, 0, 0, {d0, d1, d2}});
  }
  void emit(Event e) const {
    if (!sink) return;
    e.owner = self;
    sink->emit(e);
  }
  Stream chance() const;  // the module's own stream
};

// A card of the money pile, or one that is only ever held.
struct CardKind {
  const char* id;
  u8 value;  // 0: no money card
  u8 flags;
  u8 word, shift, width;  // how it is counted in a hand; width 0: never in a hand
  u8 owner = 0;
};
inline constexpr u8 kOnDisplay = 1;   // takes one of the four places
inline constexpr u8 kTakenAlone = 2;  // never together with other cards
inline constexpr u8 kToDiscard = 4;   // when spent or passed over; the others never lie there
inline constexpr u8 kLiesOpen = 8;    // no part of the hand: counted there only to be paid with

inline constexpr u8 kAnyCurrency = 0xFF;  // of a price: one currency of the payer's choice

// A sum to pay and how.
struct Price {
  u8 currency;
  u8 amount;
  bool exact_only = false;
  enum Thing : u8 { kMarketTile, kVizier, kBid, kOther } thing = kMarketTile;
};

// One lawful way to pay: with money of these currencies, and with `must` besides.
struct Means {
  u8 words;   // bit per word of the purse; of the odd word only its cards are meant
  u8 needs;   // … without money of which `must` would be wasted; not worth listing
  bool free;  // `must` alone pays, exactly
  u32 must;   // pieces of the odd word

  // No initialisers: a list of means is made far more often than it is filled.
  static constexpr Means of(u8 words) { return {words, 0, false, 0}; }
  static constexpr Means joined_by(u32 must, u8 words, u8 needs) { return {words, needs, false, must}; }
  static constexpr Means gift(u32 must) { return {0, 0, true, must}; }

  // The part of a purse that this can use as money.
  u32 money(const Purse& purse, u8 w) const {
    return words >> w & 1 ? purse.word[w] & (w == kOddWord ? kCardBits : ~0u) : 0;
  }
  bool allowed(const Purse& hand) const { return (must & ~hand.word[kOddWord]) == 0; }
};
using MeansList = FixedVec<Means, 12>;
using Payments = FixedVec<Purse, 1024>;

// A purchase just paid, for what follows a payment (base R23). Without a tile: a bid.
struct Purchase {
  Seat seat;
  TileId tile;
  u8 price;
  u8 excess;
  bool exact;
  bool own_turn;  // false: bought between two turns
};
enum class PayStage : u8 { kChange, kSave, kTaken, kScout, kReward };  // order of R23
constexpr u8 stage_bit(PayStage s) { return static_cast<u8>(1u << static_cast<u8>(s)); }

// What a bot expects of the rest of a game, in hundredths of a point.
struct Prospects {
  int coin;              // worth of one coin
  int action;            // … of a further action
  int gain[kBuildings];  // … of one more building of a type
  int turns;             // that a player probably still has
  int scorings;          // still to come
};

enum class SetupStep : u8 { kSupplies, kDeals, kSecretChoices, kHands };
enum class ScoringStep : u8 { kNaming, kRevealing };                // before the points
enum class TurnEnd : u8 { kRedesign, kChests, kTrader, kCulture };  // D1–D4

// A tile as somebody wants to lay it; kNoTile: what lies in the cell shall go.
struct Laying {
  Seat seat;
  TileId tile;
  u8 sides;
  Cell at;
};

// How a tile came into an Alhambra.
enum class Entry : u8 { kPlaced, kAdded, kSwapped };

// Where in a module's state a byte has a bit for each seat to which its offer_start, … has nothing to offer;
// such seats are passed over without a call.
struct IdleSeats {
  static constexpr u16 kNowhere = 0xFFFF;
  u16 start = kNowhere, end = kNowhere, window = kNowhere;
};

struct Module {
  ModuleInfo info;
  std::size_t state_size = 0;
  std::size_t derived_size = 0;  // at its end: follows from the rest, and is no part of a state's hash
  Schema schema = {};
  std::span<const TileKind> tiles = {};
  std::span<const CardKind> cards = {};

  // Setup. fill_pile puts the module's cards into money pile 1–5 (shuffled afterwards).
  void (*setup)(const Game&, SetupStep) = nullptr;
  void (*fill_deck)(const Game&, FixedVec<CardId, kCardRoom>& deck) = nullptr;
  void (*fill_pile)(const Game&, int pile, FixedVec<CardId, kCardRoom>& cards) = nullptr;

  // Own frames and own verbs. check and act get every action that names this module, and the game's
  // plain verbs (pass, …) while an own decision is on top.
  void (*step)(const Game&) = nullptr;
  void (*legal)(const Position&, ActionList&) = nullptr;
  Reject (*check)(const Position&, const Action&) = nullptr;
  void (*act)(const Game&, const Action&, Seat) = nullptr;

  // Offers at the game's decisions.
  void (*offer_start)(const Position&, Seat, ActionList&) = nullptr;  // phase A
  bool (*might_start)(const Position&,
                      Seat) = nullptr;  // … as far as all can see; null: when offer_start has something
  void (*offer_main)(const Position&, Seat, bool further, ActionList&) = nullptr;  // phase B
  void (*offer_free)(const Position&, Seat, ActionList&) = nullptr;                // A to D
  void (*offer_end)(const Position&, Seat, ActionList&) = nullptr;                 // phase D1
  void (*offer_window)(const Position&, Seat, ActionList&) = nullptr;              // phase F
  void (*offer_take)(const Position&, Seat, Payments& takes) = nullptr;            // more to take than money
  IdleSeats idle_seats = {};

  // Money.
  // Asked only of who holds anything but plain cards; with `means_by` only of who holds one of these pieces of the
  // odd word.
  void (*means)(const Position&, Seat, const Price&, MeansList&) = nullptr;
  u32 means_by = 0;
  int (*lump_worth)(const Position&, Seat, const Purse&) = nullptr;
  void (*spent)(const Game&, Seat, const Purse&) = nullptr;  // pieces that are no plain cards
  void (*took)(const Game&, Seat, const Purse&) = nullptr;   // … and came from outside the display
  int (*take_sum)(const Position&, Seat) = nullptr;          // a higher limit for several cards
  Reject (*explain_payment)(const Position&, Seat, const Price&, const Purse&) = nullptr;  // an unlawful mix
  Reject (*explain_take)(const Position&, Seat, const Purse&) = nullptr;  // cards not to be taken together
  void (*after_payment)(const Game&, const Purchase&, PayStage) = nullptr;
  u8 pay_stages = 0;                                            // … at which it does something, stage_bit each
  void (*card_drawn)(const Game&, CardId) = nullptr;            // an own card that takes no place
  bool (*idle)(const Position&, CardId) = nullptr;              // drawing that card changes nothing
  int (*wealth)(const Position&, Seat, u8 currency) = nullptr;  // final distribution

  // Building.
  u8 (*variants)(const Position&, TileId, u8 (&sides)[4]) = nullptr;         // own tiles that can be turned
  Reject (*explain)(const Position&, const Laying&, palace::Fit) = nullptr;  // its rule behind a refusal
  // A passage on that side of a tile coming from outside, as it shall lie.
  Reject (*may_pass)(const Position&, Seat, TileId, u8 sides, Cell, u8 side) = nullptr;
  void (*passage_opened)(const Game&, Seat, TileId, Cell, u8 side) = nullptr;
  Reject (*may_leave)(const Position&, Seat, TileId) = nullptr;
  Reject (*may_give)(const Position&, Seat, TileId) = nullptr;
  void (*tile_entered)(const Game&, Seat, TileId, Entry) = nullptr;
  void (*tile_left)(const Game&, Seat, TileId) = nullptr;

  // Turn, refill, scoring, end.
  void (*turn_begins)(const Game&, Seat) = nullptr;
  void (*turn_end)(const Game&, Seat, TurnEnd) = nullptr;
  bool (*tile_drawn)(const Game&, TileId, int slot) = nullptr;  // true: not for the slot, draw on
  void (*before_scoring)(const Game&, int round, ScoringStep) = nullptr;
  void (*count)(const Position&, Seat, i16 (&halves)[kBuildings]) = nullptr;    // adds half buildings
  void (*mark_counted)(const Position&, Seat, u8 type, ScoreSheet&) = nullptr;  // … and shows where
  void (*prizes)(const Position&, int round, Prizes&) = nullptr;
  void (*points)(const Position&, int round, ScoreSheet&) = nullptr;
  void (*after_scoring)(const Game&, int round) = nullptr;
  void (*game_ends)(const Game&) = nullptr;

  // Positions, views, search, tests.
  void (*archive_player)(const Game&, Seat, Archive&) = nullptr;        // under the slug, for a player
  void (*archive_table)(const Game&, Archive&) = nullptr;               // under the slug, for the table
  void (*archive_tile)(const Game&, Seat, TileId, Archive&) = nullptr;  // in the tile's own object
  void (*loaded)(const Game&, Archive&) = nullptr;    // all parts are in: check them, deal what was left out
  int (*missing)(const Position&, CardId) = nullptr;  // copies out of the game or kept by the module
  void (*resample)(const Game&, Seat viewer, Random&) = nullptr;
  // For bots: worth of what the seat owns, beyond what a scoring now would tell; hundredths of a point.
  int (*appraise)(const Position&, Seat, const Prospects&) = nullptr;
};

struct ActiveModule {
  const Module* module;
  u16 offset;  // of its state in the body
  u8 stream;
  u8 first_card;  // id of the first of its cards
  u8 first_tile;  // … and of its tiles
  palace::TileSet tiles = {};
};

// Who makes one of the offers for which seats can be idle, and where that is written.
struct Offerer {
  u8 owner;
  u16 idle_at;  // in the body; IdleSeats::kNowhere
};
using Offerers = FixedVec<Offerer, 26>;
struct MeansGiver {
  u8 owner;
  u32 by;  // its means_by
};

struct Rules final : Ruleset {
  FixedVec<TileKind, palace::kMaxTiles> tile{};
  palace::TileSet buildings[kBuildings] = {};  // by type
  u8 sides[palace::kMaxTiles] = {};            // as printed
  FixedVec<CardKind, 90> card{};
  FixedVec<u8, 90> odd_cards{};  // those of modules that a hand can hold
  FixedVec<u8, 90> odd_money{};  // … and that are money
  bool hands_hide_other_cards =
      false;  // cards of the display that are no money: only their number is seen with the rest
  FixedVec<ActiveModule, 26> active{};
  Prizes prizes[3];
  u8 slot_currency[kSlots];
  Offerers at_start{}, at_end{}, in_window{};
  FixedVec<MeansGiver, 26> means{};
  u8 pay_stages = 0;  // at which any module does something after a payment
  std::size_t body_used = sizeof(Table);
  u32 users[sizeof(Module) / sizeof(void*)] = {};  // by hook: bit i, active[i] has it

  const ActiveModule& owner(u8 o) const { return active[o - 1u]; }
};

inline constexpr int kDeckStream = 0, kReshuffleStream = 1, kBagStream = 2, kFirstModuleStream = 3;

inline const Rules& as_rules(const Ruleset& r) { return static_cast<const Rules&>(r); }

template <class T>
const T& Position::own() const {
  return state.at<T>(rules.owner(self).offset);
}
template <class T>
T& Game::own() const {
  return state.at<T>(rules.owner(self).offset);
}
inline const TileKind& Position::tile(TileId t) const { return rules.tile[t]; }
inline const TileKind& Game::tile(TileId t) const { return rules.tile[t]; }
inline Stream Game::chance() const { return stream(rules, state, rules.owner(self).stream); }

// Modules in play that have a hook, bit i for active[i]. A pointer to a data member is its offset
// (Itanium ABI, which all our compilers follow), so a hook nobody has costs one load.
template <class Hook>
u32 users_of(const Rules& r, Hook Module::* hook) {
  return r.users[static_cast<std::size_t>(std::bit_cast<std::ptrdiff_t>(hook)) / sizeof(void*)];
}

// Call a hook of every module in play that has it, in the order of the list.
template <class Context, class Hook, class... Args>
void each(const Context& g, Hook Module::* hook, Args&&... args) {
  for (u32 left = users_of(g.rules, hook); left; left &= left - 1) {
    const int i = std::countr_zero(left);
    const Context mine = g.as(static_cast<u8>(i + 1));
    (g.rules.active[static_cast<std::size_t>(i)].module->*hook)(mine, args...);
  }
}
// … until one gives an answer that counts (true, or a rejection).
template <class Context, class Hook, class... Args>
auto first(const Context& g, Hook Module::* hook, Args&&... args) {
  using Answer = decltype((std::declval<Module>().*hook)(g, args...));
  for (u32 left = users_of(g.rules, hook); left; left &= left - 1) {
    const int i = std::countr_zero(left);
    const Context mine = g.as(static_cast<u8>(i + 1));
    if (Answer answer = (g.rules.active[static_cast<std::size_t>(i)].module->*hook)(mine, args...)) return answer;
  }
  return Answer{};
}

// The game's own verbs, decisions and procedures.
enum CoreVerb : u8 {
  kTakeMoney,
  kBuy,
  kPlace,
  kReserve,
  kGive,
  kRedesignAdd,
  kRedesignRemove,
  kRedesignSwap,
  kPass,
};
enum CoreDecision : u8 { kMainAction, kPlaceTile, kStartOption, kEndOption, kExtraRedesign, kWindowMove };
enum CoreProcedure : u8 {
  kSetupProc,
  kTurnProc,
  kSettleProc,
  kMoneyProc,
  kScoringProc,
  kMarketProc,
  kWindowProc,
  kEndProc,
};
enum TurnStep : u8 {
  kTurnBegins,
  kStartOptions,
  kMain,
  kPlacing,
  kEndOptions,
  kEndSteps,
  kMoney,
  kMarket,
  kWindow,
  kTurnOver,
};
enum CoreEvent : u8 {
  kEvStartMoney,
  kEvFirstPlayer,
  kEvTurn,
  kEvTileToMarket,
  kEvCardToDisplay,
  kEvMoneyTaken,
  kEvBought,
  kEvPlaced,
  kEvReserved,
  kEvGiven,
  kEvAdded,
  kEvRemoved,
  kEvSwapped,
  kEvPassed,
  kEvScoringCard,
  kEvScored,
  kEvDirkDraws,
  kEvReshuffled,
  kEvEnding,
  kEvAwarded,
  kEvGameOver,
};
inline constexpr u8 kCategoryBuildings = 0, kCategoryWall = 1;

}  // namespace comares::alhambra
