// The Red Palace: a game of its own, played with the money, market, payments, redesigns and scorings of Alhambra
// (games/alhambra). What it adds lies in one part of the state and is called like a module (`kOwn`): buildings that
// are no part of their land tiles, a preview of the market, guards, abilities, wall pieces, plazas, half-buildings.
// Its setup and its turn are its own. The words of the box: red-palace, head; the market is the yard.
#pragma once
#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"
#include "games/parts.h"
#include "games/red_palace/data.h"

namespace comares::red_palace {

using alhambra::Game;
using alhambra::Position;
using palace::Cell;
using palace::kNoTile;
using palace::Side;
using palace::TileId;
using palace::TileSet;

inline constexpr u8 kSelf = 1;  // its owner number
inline constexpr TileId kFirstPlaza = kLandTiles;

struct Own {
  alhambra::TilesByType buildings;  // tiles by what stands on them, wherever they are; in the bag: nothing
  TileSet guards[4];                // tiles with a guard on that side
  TileSet unmanned;                 // placed in this turn, and their watchtowers have no guards yet
  TileSet previewed;                // of the tiles set aside: bought from the preview
  Purse sets[kMaxPlayers];          // starting money to choose from; empty: taken
  u64 ability;                      // head of the action whose guards are being paid
  u8 bag[kBuildingTiles];           // types of building tiles, the next one last
  u8 bag_size;
  u8 preview[kPreview];
  u8 spots[kPlacementSpaces];
  u8 posted;  // guards on the placement tiles
  u8 abilities[kAbilitiesInPlay];
  u8 used[kAbilitiesInPlay];    // in this turn
  u8 half[kBuildings];          // who has the half-building: seat + 1; 0: the supply
  u8 order[3];                  // scoring tiles
  u8 overpaid;                  // the last purchase of this turn was
  u8 wall_piece;                // taken in this turn, and not yet fixed
  u8 bag_given, preview_given;  // while a position is loaded
};
static_assert(std::has_unique_object_representations_v<Own>);

inline Own& own(const Game& g) { return g.state.at<Own>(g.rules.owner(kSelf).offset); }
inline const Own& own(const Position& g) { return g.state.at<Own>(g.rules.owner(kSelf).offset); }

// The further actions, events and decisions of the game; the first nine actions are the abilities (data.h).
enum OwnVerb : u8 { kChooseSet = kAbilities, kPayGuard, kFixWallPiece };
enum OwnDecision : u8 { kChoosingSet, kUsingAbilities, kPayingGuard, kFixingWallPiece };
enum OwnEvent : u8 {
  kEvBuildingDrawn,
  kEvToPreview,
  kEvAbilityUsed,
  kEvGuardPaid,
  kEvPointsPaid,
  kEvBuildingsSwapped,
  kEvBoughtFromPreview,
  kEvNewBuilding,
  kEvPlazaTaken,
  kEvGuardMoved,
  kEvHalfTaken,
  kEvWallPieceTaken,
  kEvWallPieceFixed,
  kEvGuardsPlaced,
  kEvGuardsPosted,
};
inline constexpr u8 kCategoryGuards = 2;
enum Options : u8 { kBeginnerBoard, kClassicScoring };

// Steps of a turn, each named by what it begins with.
enum Step : u8 { kTurnBegins, kMainActions, kAbilitySteps, kWallPieceStep, kPlacing, kManning, kRefill, kMoney, kOver };

extern const GameParts kParts;
extern const alhambra::Module kOwn;
std::span<const Option> own_options();
std::unique_ptr<Ruleset> create(const Setup&, std::span<const alhambra::Module* const> all, Reject& why);
void step_game(const Ruleset&, State&, EventSink*);  // the other entries of the GameType are Alhambra's

// setup.cpp
void step_setup(const Game&);
void list_sets(const Position&, Actions&);
Reject check_set(const Position&, const Action&);
void choose_set(const Game&, Seat, const Action&);
Seat next_to_choose(const Position&);                 // a set; kNobody: only the starting player is left
void begin_choosing(const Game&, Seat first_player);  // on an empty agenda
void deal_guard_board(const Game&);
void draw_scoring_tiles(const Game&);

// turn.cpp
void step_turn(const Game&);
void put_building(const Game&, TileId);  // the next one of the bag, on a land tile that takes one
u8 draw_type(Own&);                      // the next building tile of the bag, which is not empty
void set_building(const Game&, TileId, u8 type);
void lay_in_preview(const Game&, int space, TileId);
void fill_preview(const Game&);                  // empty spaces, the lowest first
void complete(const Game&, bool yard_left_out);  // a loaded position
void dirk_draws(const Game&, int count);
bool takes_building(const Position&, TileId);

// guards.cpp
u8 watchtowers_of(const Position&, TileId);
TileSet tiles_of(const Position&, Seat);  // in his Alhambra and on his reserve
TileSet guarded(const Position&);         // tiles with a guard, wherever they are
int guards_of(const Position&, Seat);     // on his tiles
int guards_in_supply(const Position&);
int value_of_guards(const Position&);      // points for each in the third scoring
void post_guards(const Game&, int count);  // from the supply to the placement tiles
void man_watchtowers(const Game&);         // of tiles just placed
bool is_guard(const Position&, Seat, TileId, u8 side);
int pieces_in_supply(const Position&);    // wall pieces
TileId next_plaza(const Position&);       // kNoTile: none left
u8 piece_sides(const Position&, TileId);  // where a tile set aside may get the wall piece
void count_halves(const Position&, Seat, i16 (&halves)[kBuildings]);
std::span<const u8, kBuildings> rows_of(const Position&, int round);  // the types from row 1 to row 6
void set_prizes(const Position&, int round, alhambra::Prizes&);
void guard_points(const Position&, int round, ScoreSheet&);
int appraise(const Position&, Seat, const alhambra::Prospects&);
void features(const Position&, Seat, alhambra::Features&);

// abilities.cpp
void list_abilities(const Position&, Seat, Actions&);
bool might_use_abilities(const Position&, Seat);  // after his last main action, as far as all can see
Reject check_ability(const Position&, Seat, const Action&);
void use_ability(const Game&, Seat, const Action&);
void list_guards(const Position&, Seat, Actions&);
Reject check_guard(const Position&, Seat, const Action&);
void pay_guard(const Game&, Seat, const Action&);
void list_wall_sides(const Position&, Actions&);
Reject check_wall_side(const Position&, const Action&);
void fix_wall_piece(const Game&, Seat, const Action&);

// position.cpp
void archive_player(const Game&, Seat, Archive&);
void archive_table(const Game&, Archive&);
void archive_tile(const Game&, Seat, TileId, Archive&);
void loaded(const Game&, Archive&);
void archive_facts(void* facts, Archive&);
int in_open_sets(const Position&, alhambra::CardId);

}  // namespace comares::red_palace
