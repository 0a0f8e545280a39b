// What a module is: a const table of functions, null where unused, so that its last lines show at a glance what
// it touches. Modules are called in the order of the list (modules/list.cpp). Which rule needs which hook:
// docs/architecture.md. Phases A to F and steps D1 to D4 are those of README section 2.
#pragma once
#include "games/alhambra/context.h"
#include "games/alhambra/wares.h"
#include "games/palace/pieces.h"

namespace comares::alhambra {

// A card of the money pile, or one that is only ever held.
struct CardKind {
  const char* id;
  u8 value;  // 0: no money card
  u8 flags;
  u8 word, shift, width;  // how it is counted in a purse (purse.h); width 0: never in a hand
  u8 owner = 0;           // filled in by the ruleset
};
inline constexpr u8 kOnDisplay = 1;     // takes one of the four places
inline constexpr u8 kTakenAlone = 2;    // never together with other cards
inline constexpr u8 kToDiscard = 4;     // when spent or passed over; the others never lie there
inline constexpr u8 kLiesOpen = 8;      // no part of the hand: counted there only to be paid with
inline constexpr u8 kNumberKnown = 16;  // everybody knows how many of its owner's cards each player holds

using CardPile = FixedVec<CardId, kCardRoom>;

// What a bot expects of the rest of a game, in hundredths of a point.
struct Prospects {
  int money;             // worth of one more of it
  int action;            // … of a further action
  int gain[kBuildings];  // … of one more building of a type
  int turns;             // that a player probably still has
  int scorings;          // still to come
};

// A number about a seat that a learned judge can use.
struct Feature {
  const char* name;
  i16 value;
};
using Features = FixedVec<Feature, 16>;

enum class SetupStep : u8 { kSupplies, kDeals, kSecretChoices, kHands };
enum class ScoringStep : u8 { kNaming, kRevealing };  // before the points
enum class EndStep : u8 { kD2, kD3, kD4 };            // after all tiles were placed

// A tile as somebody wants to lay it; kNoTile: what lies in the cell shall go.
struct Laying {
  Seat seat;
  TileId tile;
  u8 sides;
  Cell at;
};

// How a tile came into an Alhambra.
enum class Entry : u8 { kPlaced, kAdded, kSwapped };

// For what tiles are placed: in the own turn, after a purchase between two turns, because a tile was claimed as
// it was drawn, or because it was received in the final distribution.
enum class Occasion : u8 { kTurn, kWindow, kClaim, kFinal };

// Not rules: what spares the core calls that would bring nothing. A module without hints is called always.
struct Hints {
  // Where in the module's state a byte has a bit for each seat to which offer_start, … has nothing to offer.
  static constexpr u16 kNowhere = 0xFFFF;
  u16 idle_start = kNowhere, idle_end = kNowhere, idle_window = kNowhere;
  u32 means_by = ~0u;  // `means` is called only for a seat that holds one of these pieces of the odd word
  // Tiles of a seat's palace about which may_leave has to be asked. Null: all.
  palace::TileSet (*bound)(const Position&, Seat) = nullptr;
};

struct Module {
  ModuleInfo info;
  std::size_t state_size = 0;
  std::size_t derived_size = 0;  // at its end: follows from the rest, and is no part of a state's hash
  Schema schema = {};
  std::span<const Option> options = {};
  std::span<const TileKind> tiles = {};
  std::span<const CardKind> cards = {};
  std::span<const PieceKind> pieces = {};  // that are paid with and are no cards (purse.h)
  u32 for_purchases = 0;                   // bits of words 0–3: pieces that pay for purchases only
  // What is printed on pieces that are neither tiles nor cards, as a trivially copyable value that the ruleset
  // copies; archive_facts names its parts, to be shown and corrected.
  const void* facts = nullptr;
  std::size_t facts_size = 0;
  void (*archive_facts)(void* facts, Archive&) = nullptr;

  // Setup. fill_pile puts the module's cards into money pile 1–5 (shuffled afterwards).
  void (*setup)(const Game&, SetupStep) = nullptr;
  void (*fill_deck)(const Game&, CardPile& deck) = nullptr;
  void (*fill_pile)(const Game&, int pile, CardPile& cards) = nullptr;

  // Own frames and own verbs. check and act get every action that names this module and is no purchase, and the
  // game's plain verbs (pass, …) while an own decision is on top.
  void (*step)(const Game&) = nullptr;
  void (*legal)(const Position&, Actions&) = nullptr;
  Reject (*check)(const Position&, const Action&) = nullptr;
  void (*act)(const Game&, const Action&, Seat) = nullptr;

  // Offers at the game's decisions.
  void (*offer_start)(const Position&, Seat, Actions&) = nullptr;  // phase A
  bool (*might_start)(const Position&, Seat) = nullptr;            // … as far as all can see; null: offers tell
  void (*offer_main)(const Position&, Seat, bool further, Actions&) = nullptr;  // phase B
  void (*offer_free)(const Position&, Seat, Actions&) = nullptr;                // A to D
  void (*offer_end)(const Position&, Seat, Actions&) = nullptr;                 // phase D1
  bool (*might_end)(const Position&, Seat) = nullptr;
  void (*offer_window)(const Position&, Seat, Actions&) = nullptr;       // phase F
  void (*offer_take)(const Position&, Seat, Payments& takes) = nullptr;  // more to take than money
  void (*offer_redesign)(const Position&, Seat, Actions&) = nullptr;     // further forms, wherever one is chosen
  void (*start_used)(const Game&, Seat) = nullptr;                       // another module's offer of phase A was used
  Hints hints = {};

  // Wares. A verb of sold_by (bit each) buys one; an action of such a verb never reaches check and act.
  void (*wares)(const Position&, Seat, When, Wares&) = nullptr;
  u8 sold_by = 0;
  // A condition of a ware that is costly to look at: asked only about what the seat can pay. Null: there is none.
  bool (*fits_buyer)(const Position&, Seat, const Ware&) = nullptr;
  Reject (*no_ware)(const Position&, Seat, When, const Action&) = nullptr;  // why what it names is not for sale
  void (*hand_over)(const Game&, const Deal&, const Purse& pay) = nullptr;  // tile aside, card, …; its event
  bool (*buys_between)(const Position&, Seat) = nullptr;                    // lets a seat buy between two turns
  void (*bought_between)(const Game&, Seat) = nullptr;                      // … which it has done

  // Money.
  void (*means)(const Position&, Seat, const Price&, MeansList&) = nullptr;
  int (*lump_worth)(const Position&, Seat, const Purse&) = nullptr;  // of the module's lumps in this purse
  void (*spent)(const Game&, Seat, const Purse&) = nullptr;          // with pieces that are no plain cards
  void (*took)(const Game&, Seat, const Purse&) = nullptr;           // … and came from outside the display
  int (*take_sum)(const Position&, Seat) = nullptr;                  // a higher limit for several cards
  Reject (*explain_payment)(const Position&, Seat, const Price&, const Purse&) = nullptr;  // an unlawful mix
  Reject (*explain_take)(const Position&, Seat, const Purse&) = nullptr;  // cards not to be taken together
  void (*after_payment)(const Game&, const Deal&, PayStage) = nullptr;    // may ask
  u8 pay_stages = 0;                                                      // … called at these, stage_bit each
  bool (*draws_unseen)(const Position&, Seat) = nullptr;                  // may draw cards that nobody else sees
  void (*card_drawn)(const Game&, CardId) = nullptr;                      // an own card that takes no place
  bool (*idle)(const Position&, CardId) = nullptr;                        // drawing that card changes nothing
  bool (*drew_unseen)(const Position&, Seat) = nullptr;         // holds cards perhaps of which all know the number only
  int (*wealth)(const Position&, Seat, u8 currency) = nullptr;  // final distribution, beside the purse

  // Building.
  u8 (*variants)(const Position&, TileId, u8 (&sides)[4]) = nullptr;  // own tiles that can be turned
  // Its rule behind a refusal. About its own tiles it is asked with kOk too: a condition beyond what fits.
  Reject (*explain)(const Position&, const Laying&, palace::Fit) = nullptr;
  // A passage on that side of a tile coming from outside, as it shall lie.
  Reject (*may_pass)(const Position&, Seat, TileId, u8 sides, Cell, u8 side) = nullptr;
  void (*passage_opened)(const Game&, Seat, TileId, Cell, u8 side) = nullptr;
  // A tile that is to go, and the one that comes in its place (kNoTile: none), with its sides.
  Reject (*may_leave)(const Position&, Seat, TileId out, TileId in, u8 sides) = nullptr;
  Reject (*may_give)(const Position&, Seat, TileId) = nullptr;
  void (*offer_place)(const Position&, Seat, Actions&) = nullptr;  // own pieces set aside (kPlacedByOwner)
  void (*still_aside)(const Game&, Seat) = nullptr;                // before somebody is asked to place what is aside
  void (*tile_entered)(const Game&, Seat, TileId, Entry) = nullptr;
  void (*tile_left)(const Game&, Seat, TileId, Cell) = nullptr;
  void (*tile_reserved)(const Game&, Seat, TileId) = nullptr;          // … a new one, instead of being built
  void (*tile_given)(const Game&, Seat, TileId) = nullptr;             // … or given to Dirk
  void (*all_placed)(const Game&, Seat, EndStep, Occasion) = nullptr;  // D2 to D4; outside the turn D3 and D4

  // Turn, refill, scoring, end.
  void (*turn_begins)(const Game&, Seat) = nullptr;
  bool (*tile_drawn)(const Game&, TileId, int slot) = nullptr;  // true: not for the slot, draw on
  void (*before_scoring)(const Game&, int round, ScoringStep) = nullptr;
  void (*count)(const Position&, Seat, i16 (&halves)[kBuildings]) = nullptr;    // adds half buildings
  void (*mark_counted)(const Position&, Seat, u8 type, ScoreSheet&) = nullptr;  // … and shows where
  void (*prizes)(const Position&, int round, Prizes&) = nullptr;
  void (*points)(const Position&, int round, ScoreSheet&) = nullptr;
  void (*last_points)(const Position&, int round, ScoreSheet&) = nullptr;  // reckoned after all other points
  void (*deductions)(const Position&, int round, ScoreSheet&) = nullptr;   // of a preview: what would follow at once
  void (*after_scoring)(const Game&, int round) = nullptr;
  void (*game_ends)(const Game&) = nullptr;

  // Positions, views, search, tests.
  void (*archive_player)(const Game&, Seat, Archive&) = nullptr;        // under the slug, for a player
  void (*archive_table)(const Game&, Archive&) = nullptr;               // under the slug, for the table
  void (*archive_tile)(const Game&, Seat, TileId, Archive&) = nullptr;  // in the tile's own object
  void (*loaded)(const Game&, Archive&) = nullptr;    // all parts are in: check them, deal what was left out
  int (*missing)(const Position&, CardId) = nullptr;  // copies out of the game or kept by the module
  void (*resample)(const Game&, Seat viewer, Random&) = nullptr;
  void (*fit_hands)(const Game&, Seat viewer) = nullptr;  // … after all others: to what everybody knows about hands

  // For bots, which name no module.
  // Worth of what the seat owns, beyond what a scoring now would tell; hundredths of a point.
  int (*appraise)(const Position&, Seat, const Prospects&) = nullptr;
  void (*features)(const Position&, Seat, Features&) = nullptr;
  // The quick sensible choice among these legal actions, if it is one of its own decisions or offers: its place
  // in the list, or -1 for "none of mine".
  int (*habit)(const Position&, Seat, const Actions&) = nullptr;
};

}  // namespace comares::alhambra
