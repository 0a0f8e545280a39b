// The ruleset of a game of Alhambra: tiles, cards and modules in play, where modules keep their state, and who
// has which hook. Made once (create.cpp), then only read.
#pragma once
#include "games/alhambra/module.h"

namespace comares::alhambra {

struct ActiveModule {
  const Module* module;
  u16 offset;  // of its state in the body
  u16 facts;   // … of its facts among all
  u8 stream;
  u8 first_card;    // id of the first of its cards
  u8 first_tile;    // … and of its tiles
  u8 first_option;  // … and of its options, in the setup
  palace::TileSet tiles = {};
};

// Who makes one of the offers for which seats can be idle, and where that is written.
struct Offerer {
  u8 owner;
  u16 idle_at;  // in the body; Hints::kNowhere
};
inline constexpr std::size_t kMostModules = 26;
using Offerers = FixedVec<Offerer, kMostModules>;
struct MeansGiver {
  u8 owner;
  u32 by;  // its hint
};

// All hooks by which modules are found. One that is missing here cannot be called by each() and first().
template <auto... kHook>
struct HookList {
  static constexpr std::size_t kSize = sizeof...(kHook);
};
using Hooks =
    HookList<&Module::setup, &Module::draws_unseen, &Module::fit_hands, &Module::fill_deck, &Module::fill_pile,
             &Module::offer_main, &Module::offer_free, &Module::offer_start, &Module::offer_end, &Module::offer_window,
             &Module::offer_take, &Module::offer_redesign, &Module::start_used, &Module::wares, &Module::buys_between,
             &Module::bought_between, &Module::means, &Module::lump_worth, &Module::spent, &Module::took,
             &Module::take_sum, &Module::explain_payment, &Module::explain_take, &Module::after_payment, &Module::idle,
             &Module::drew_unseen, &Module::wealth, &Module::explain, &Module::may_pass, &Module::passage_opened,
             &Module::may_leave, &Module::may_give, &Module::offer_place, &Module::still_aside, &Module::tile_entered,
             &Module::tile_left, &Module::tile_reserved, &Module::tile_given, &Module::all_placed, &Module::turn_begins,
             &Module::tile_drawn, &Module::before_scoring, &Module::count, &Module::mark_counted, &Module::prizes,
             &Module::points, &Module::last_points, &Module::deductions, &Module::after_scoring, &Module::game_ends,
             &Module::resample, &Module::appraise, &Module::features, &Module::habit>;

template <auto kOne, auto kOther>
inline constexpr bool kSameHook = false;
template <auto kOne>
inline constexpr bool kSameHook<kOne, kOne> = true;
template <auto kHook, auto... kAll>
consteval std::size_t place_of(HookList<kAll...>) {
  std::size_t place = 0;
  static_assert((... || kSameHook<kHook, kAll>), "this hook is missing from the list");
  static_cast<void>((... || (kSameHook<kHook, kAll> || (++place, false))));
  return place;
}
template <auto kHook>
inline constexpr std::size_t kHookPlace = place_of<kHook>(Hooks{});

// Tiles by the type of the building on them.
struct TilesByType {
  palace::TileSet of[kBuildings];
  const palace::TileSet& operator[](std::size_t type) const { return of[type]; }
};

struct Rules final : Ruleset {
  FixedVec<TileKind, palace::kMaxTiles> tile{};
  TilesByType buildings = {};  // as printed
  // Where buildings are no part of their tiles: which stand on which is in the body, there; 0: they are printed.
  u16 buildings_at = 0;
  u8 box_owner = 0;         // of the game's own further rules, which are called like a module's; 0: none
  bool must_go_on = false;  // a further action may be declined only if there is none
  Reject no_pass = {"base.R22", "You may not pass while you have a main action."};
  bool gifts_keep_walls = false;  // walls added to a tile stay on it when Dirk gets it
  void (*dirk_draws)(const Game&, int count) = nullptr;
  void (*complete)(const Game&, bool market_left_out) = nullptr;  // lays out what a loaded position leaves out
  struct {
    const char *market = "market", *bag = "bag";
  } words;                           // keys of a position
  u8 sides[palace::kMaxTiles] = {};  // as printed
  FixedVec<CardKind, kMostCards> card{};
  FixedVec<CardId, kMostCards> odd_cards{};  // those of modules that a hand can hold
  FixedVec<CardId, kMostCards> odd_money{};  // … and that are money
  bool hands_hide_other_cards =
      false;  // cards of the display that are no money: only their number with the rest is seen
  FixedVec<ActiveModule, kMostModules> active{};
  Prizes prizes[3];
  u8 slot_currency[kSlots];
  Offerers at_start{}, at_end{}, in_window{};
  FixedVec<MeansGiver, kMostModules> means{};
  u32 odd_means = 0;             // pieces of the odd word by which some module gives means
  u8 pay_stages = 0;             // at which any module does something after a payment
  u32 for_purchases = 0;         // pieces of words 0–3 that pay for purchases only
  Purse open{};                  // bits of a hand that lie open before their owner, whose number hands do not hide
  u32 users[Hooks::kSize] = {};  // by hook: bit i, active[i] has it
  bool (*reconstructed)(const TileKind&) = nullptr;  // of the game's own tiles
  alignas(8) unsigned char facts[2048] = {};

  const ActiveModule& owner(u8 o) const { return active[o - 1u]; }
};

inline constexpr int kDeckStream = 0, kReshuffleStream = 1, kBagStream = 2, kFirstModuleStream = 3;

// The cards of a hand, without what lies open before its owner.
inline Purse secret_part(const Rules& r, Purse hand) {
  for (int w = 0; w < 5; ++w) hand.word[w] &= ~r.open.word[w];
  return hand;
}

inline const Rules& as_rules(const Ruleset& r) { return static_cast<const Rules&>(r); }

template <class T>
const T& Position::own() const {
  return state.at<T>(rules.owner(self).offset);
}
template <class T>
T& Game::own() const {
  return state.at<T>(rules.owner(self).offset);
}
template <class T>
const T& Position::facts() const {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
  return *std::launder(reinterpret_cast<const T*>(rules.facts + rules.owner(self).facts));
}
template <class T>
const T& Game::facts() const {
  return read().facts<T>();
}
inline int Position::option(std::size_t number) const {
  return rules.setup.options[rules.owner(self).first_option + number];
}
inline const TileKind& Position::tile(TileId t) const { return rules.tile[t]; }
inline const TileKind& Game::tile(TileId t) const { return rules.tile[t]; }
inline Stream Game::chance() const { return stream(rules, state, rules.owner(self).stream); }

// Modules in play that have a hook, bit i for active[i].
template <auto kHook>
u32 users_of(const Rules& r) {
  return r.users[kHookPlace<kHook>];
}

// Call a hook of every module in play that has it, in the order of the list.
template <auto kHook, class Context, class... Args>
void each(const Context& g, Args&&... args) {
  for (u32 left = users_of<kHook>(g.rules); left; left &= left - 1) {
    const int i = std::countr_zero(left);
    const Context mine = g.as(static_cast<u8>(i + 1));
    (g.rules.active[static_cast<std::size_t>(i)].module->*kHook)(mine, args...);
  }
}
// … until one gives an answer that counts (true, or a rejection).
template <auto kHook, class Context, class... Args>
auto first(const Context& g, Args&&... args) {
  using Answer = decltype((std::declval<Module>().*kHook)(g, args...));
  for (u32 left = users_of<kHook>(g.rules); left; left &= left - 1) {
    const int i = std::countr_zero(left);
    const Context mine = g.as(static_cast<u8>(i + 1));
    if (Answer answer = (g.rules.active[static_cast<std::size_t>(i)].module->*kHook)(mine, args...)) return answer;
  }
  return Answer{};
}
// … and add up what they answer.
template <auto kHook, class... Args>
int sum_of(const Position& g, Args&&... args) {
  int sum = 0;
  for (u32 left = users_of<kHook>(g.rules); left; left &= left - 1) {
    const u8 owner = static_cast<u8>(std::countr_zero(left) + 1);
    sum += (g.rules.owner(owner).module->*kHook)(g.as(owner), args...);
  }
  return sum;
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
  kPlacingProc,
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

// What a tile counts as now (README section 3): as printed, unless something hides it from every count.
inline bool counts_now(const Position& g, TileId t) { return t < g.rules.tile.size() && !g.table().hidden.contains(t); }
inline const palace::TileSet& buildings_of(const Position& g, u8 type) {
  return (g.rules.buildings_at ? g.state.at<TilesByType>(g.rules.buildings_at) : g.rules.buildings)[type];
}
// What stands on a tile, whether it counts or not.
inline u8 type_on(const Position& g, TileId t) {
  if (!g.rules.buildings_at) return g.tile(t).flags & kIsBuilding ? g.tile(t).type : u8{kNoType};
  if (t >= palace::kMaxTiles) return kNoType;
  u32 types = 0;  // no branch: it would be a guess
  for (u8 type = 0; type < kBuildings; ++type) types |= u32{buildings_of(g, type).contains(t)} << type;
  return types ? static_cast<u8>(std::countr_zero(types)) : u8{kNoType};
}
inline bool is_building_now(const Position& g, TileId t) { return counts_now(g, t) && type_on(g, t) != kNoType; }
inline bool is_base_now(const Position& g, TileId t) { return counts_now(g, t) && g.tile(t).flags & kIsBase; }
inline u8 type_now(const Position& g, TileId t) { return counts_now(g, t) ? type_on(g, t) : u8{kNoType}; }
// Tiles of a place that count as buildings of a type now.
inline palace::TileSet buildings_now(const Position& g, u8 place, u8 type) {
  return (palace::tiles_at(g.table().pieces, place) & buildings_of(g, type)) - g.table().hidden;
}

}  // namespace comares::alhambra
