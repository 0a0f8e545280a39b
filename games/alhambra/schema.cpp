// Names of the game's own actions, events and decisions (contract of the notation).
#include "games/alhambra/alhambra.h"

namespace comares::alhambra {

namespace {

using enum FieldType;

constexpr Field kCardsField[] = {{"cards", kPurse}};
constexpr Field kBuyFields[] = {{"slot", kSlot}, {"pay", kPurse}};
constexpr Field kTileAt[] = {
    {"tile", kTile}, {"at", kCell}, {"gate", kSide, Part::kA, true}, {"walls", kSides, Part::kB, true}};
constexpr Field kTileOnly[] = {{"tile", kTile}};
constexpr Field kAtOnly[] = {{"at", kCell}};
constexpr Field kSwapFields[] = {{"tile", kTile}, {"at", kCell}, {"walls", kSides, Part::kB, true}};

constexpr Verb kVerbs[] = {
    {"take_money", kCardsField},
    {"buy", kBuyFields},
    {"place", kTileAt},
    {"reserve", kTileOnly},
    {"give", kTileOnly},
    {"redesign_add", kTileAt},
    {"redesign_remove", kAtOnly},
    {"redesign_swap", kSwapFields},
    {"pass", {}},
};
static_assert(std::size(kVerbs) == kPass + 1);

constexpr Field kTileSlot[] = {{"tile", kTile}, {"slot", kSlot}};
constexpr Field kCardOnly[] = {{"card", kCard}};
constexpr Field kBoughtFields[] = {{"tile", kTile}, {"slot", kSlot}, {"pay", kPurse}, {"exact", kFlag, Part::kB, true}};
constexpr Field kSwappedFields[] = {
    {"tile", kTile}, {"at", kCell}, {"out", kTileIn, Part::kA}, {"walls", kSides, Part::kB, true}};
constexpr Field kTileWasAt[] = {{"tile", kTile}, {"at", kCell}};
constexpr Field kRoundOnly[] = {{"round", kNumber}};
constexpr Field kScoredFields[] = {{"round", kNumber}, {"points", kNumber, Part::kAmount}};
constexpr Field kAmountOnly[] = {{"cards", kNumber, Part::kAmount}};

constexpr EventKind kEvents[] = {
    {"starting_money", kCardsField},
    {"starting_player", {}},
    {"turn", {}},
    {"tile_to_market", kTileSlot},
    {"card_to_display", kCardOnly},
    {"money_taken", kCardsField},
    {"bought", kBoughtFields},
    {"placed", kTileAt},
    {"reserved", kTileOnly},
    {"given_to_dirk", kTileOnly},
    {"redesign_added", kTileAt},
    {"redesign_removed", kTileWasAt},
    {"redesign_swapped", kSwappedFields},
    {"passed", {}},
    {"scoring_card", kRoundOnly},
    {"scored", kScoredFields},
    {"dirk_draws", kTileOnly},
    {"reshuffled", kAmountOnly},
    {"game_ending", {}},
    {"awarded", kTileSlot},
    {"game_over", {}},
};
static_assert(std::size(kEvents) == kEvGameOver + 1);

constexpr DecisionKind kDecisions[] = {
    {"main_action", "Take money, buy a building or redesign your Alhambra."},
    {"place", "Place the tiles you obtained: into your Alhambra or onto your reserve."},
    {"start_of_turn", "Use what you may use before your first action, or pass."},
    {"end_of_turn", "Use what you may use at the end of your turn, or pass."},
    {"redesign", "Choose the extra redesign."},
    {"window", "Act between the turns, or pass.", true},
};
static_assert(std::size(kDecisions) == kWindowMove + 1);

constexpr const char* kCategories[] = {"buildings", "wall"};
static_assert(std::size(kCategories) == kCategoryWall + 1);

constexpr const char* kExtraTowerNames[] = {"none",       "add",        "tower-7-new", "tower-8-nes", "tower-9-es",
                                            "tower-9-ne", "tower-9-nw", "tower-10-w",  "tower-11-n",  "tower-11-s",
                                            "tower-11-0", "tower-12-0", "tower-13-e"};
constexpr Option kOptions[] = {
    {"extra_tower", "Play with the extra tower tower-10-sw: none, add it, or the tower it replaces.", kExtraTowerNames},
};

}  // namespace

const Schema kSchema = {nullptr, kVerbs, kEvents, kDecisions, kCategories};

std::span<const Option> own_options() { return kOptions; }

}  // namespace comares::alhambra
