// Names of the actions, events and decisions of both games (docs/notation.md).
#include "games/dice/alcazaba.h"
#include "games/dice/dice.h"

namespace comares::dice {

namespace {

using enum FieldType;

constexpr const char* kRewardNames[] = {"points", "chip"};

// Actions.
constexpr Field kThrowFields[] = {{"keep", kFaces}};
constexpr Field kMarkFields[] = {{"type", kBuilding}, {"push", kFlag, Part::kB, true}};
constexpr Field kTypeOnly[] = {{"type", kBuilding}};
constexpr Field kStarterField[] = {{"starter", kSeat}};
constexpr Field kRewardFields[] = {{"take", kName, Part::kA, false, kRewardNames}};
constexpr Field kTileAt[] = {{"tile", kTile}, {"at", kCell}};
constexpr Field kTileOnly[] = {{"tile", kTile}};
constexpr Field kAtOnly[] = {{"at", kCell}};

constexpr Verb kDiceVerbs[] = {
    {"throw", kThrowFields},  {"mark", kMarkFields},     {"name_starter", kStarterField}, {"annul", {}},
    {"black_die", kTypeOnly}, {"reward", kRewardFields}, {"exchange", kTypeOnly},         {"pass", {}},
};
static_assert(std::size(kDiceVerbs) == kPass + 1);

constexpr Verb kAlcazabaVerbs[] = {
    {"throw", kThrowFields},
    {"mark", kTypeOnly},
    {"name_starter", kStarterField},
    {"redesign_add", kTileAt},
    {"redesign_remove", kAtOnly},
    {"redesign_swap", kTileAt},
    {"take", kTileOnly},
    {"take_chip", {}},
    {"place", kTileAt},
    {"reserve", kTileOnly},
    {"give", kTileOnly},
};
static_assert(std::size(kAlcazabaVerbs) == alcazaba::kGive + 1);

// Events.
constexpr Field kRoundOnly[] = {{"round", kNumber}};
constexpr Field kThrownFields[] = {{"throw", kNumber}, {"dice", kFaces}, {"kept", kFaces, Part::kB}};
constexpr Field kMarkedFields[] = {{"type", kBuilding},
                                   {"line", kNumber, Part::kB},
                                   {"field", kNumber, Part::kC},
                                   {"push", kFlag, Part::kAmount, true}};
constexpr Field kChipFields[] = {{"type", kBuilding}, {"chip", kName, Part::kB, false, kChipNames}};
constexpr Field kScoredFields[] = {{"round", kNumber}, {"points", kNumber, Part::kAmount}};
constexpr Field kAnnulledFields[] = {{"throws", kNumber}, {"dice", kFaces}};
constexpr Field kPointsFields[] = {
    {"type", kBuilding}, {"points", kNumber, Part::kAmount}, {"field", kNumber, Part::kB}};
constexpr Field kTileInColumn[] = {{"tile", kTile}, {"type", kBuilding}};
constexpr Field kSwappedFields[] = {{"tile", kTile}, {"at", kCell}, {"out", kTileIn, Part::kA}};

constexpr EventKind kDiceEvents[] = {
    {"starting_player", {}},    {"round", kRoundOnly},       {"turn", {}},
    {"thrown", kThrownFields},  {"marked", kMarkedFields},   {"fell_off", kTypeOnly},
    {"chip_laid", kChipFields}, {"chip_taken", kChipFields}, {"starter_named", kStarterField},
    {"scored", kScoredFields},  {"game_over", {}},           {"annulled", kAnnulledFields},
    {"black_die", kTypeOnly},   {"points", kPointsFields},   {"exchanged", kTypeOnly},
    {"chip_lost", kChipFields},
};
static_assert(std::size(kDiceEvents) == kEvChipLost + 1);

constexpr EventKind kAlcazabaEvents[] = {
    {"starting_player", {}},
    {"round", kRoundOnly},
    {"turn", {}},
    {"thrown", kThrownFields},
    {"marked", kMarkedFields},
    {"fell_off", kTypeOnly},
    {"chip_laid", kChipFields},
    {"chip_taken", kChipFields},
    {"starter_named", kStarterField},
    {"scored", kScoredFields},
    {"game_over", {}},
    {"tile_to_column", kTileInColumn},
    {"taken", kTileOnly},
    {"placed", kTileAt},
    {"reserved", kTileOnly},
    {"given_to_dirk", kTileOnly},
    {"redesign_added", kTileAt},
    {"redesign_removed", kTileAt},
    {"redesign_swapped", kSwappedFields},
    {"tile_left", kTileOnly},
};
static_assert(std::size(kAlcazabaEvents) == alcazaba::kEvTileLeft + 1);

// Decisions.
constexpr DecisionKind kChooseStarterText = {"name_starter", "Name the player who starts the next round."};
constexpr DecisionKind kDiceDecisions[] = {
    {"throw_or_mark", "Throw any of your dice again, use a chip, or mark a building."},
    kChooseStarterText,
    {"reward", "Choose your reward: two building points, or one and the chip."},
    {"exchange", "Move a building point to another building with your chip, or pass."},
};
static_assert(std::size(kDiceDecisions) == kMayExchange + 1);

constexpr DecisionKind kAlcazabaDecisions[] = {
    {"throw_or_mark", "Throw any of your dice again, mark a building, or redesign your Alhambra."},
    kChooseStarterText,
    {"take", "Choose a tile of the column, or the starting-player chip."},
    {"place", "Place the tile: into your Alhambra or onto your reserve."},
};
static_assert(std::size(kAlcazabaDecisions) == alcazaba::kPlaceTile + 1);

constexpr const char* kDiceCategories[] = {"buildings", "chips"};
constexpr const char* kAlcazabaCategories[] = {"buildings", "wall"};

}  // namespace

const Schema kDiceSchema = {nullptr, kDiceVerbs, kDiceEvents, kDiceDecisions, kDiceCategories};
const Schema kAlcazabaSchema = {nullptr, kAlcazabaVerbs, kAlcazabaEvents, kAlcazabaDecisions, kAlcazabaCategories};

}  // namespace comares::dice
