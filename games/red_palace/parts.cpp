#include "games/alhambra/parts.h"
#include "games/alhambra/moves.h"
#include "games/red_palace/red_palace.h"

namespace comares::red_palace {

constinit const GameParts kParts = {
    .layout = Layout::kMarket,
    .rules = "red-palace",
    .in_short =
        "Take cash, buy land with buildings in four currencies and add them to your Alhambra. Watchtowers bring "
        "guards, who pay for the four abilities of the guard board and score on your longest wall at the end. Three "
        "times points are given for the most buildings of each type and for the longest outer wall. Paying exactly "
        "gives another action, which must be taken.",
    .has_guard_board = true,
    .unnumbered = "plaza",
    .palaces = &alhambra::kPalaceParts,
    .window = &alhambra::kWindowParts,
    .scorings_done = alhambra::scorings_done,
    .pass_verb = alhambra::kPass,
    .turn_event = alhambra::kEvTurn,
    .scored_event = alhambra::kEvScored,
    .passed_event = alhambra::kEvPassed,
};

}  // namespace comares::red_palace
