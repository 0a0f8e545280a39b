// A loaded position of the dice box may leave out what comes up in later rounds: it is then drawn from what lies nowhere
// else. A round of which nothing is said begins from its start.
#pragma once
#include "games/dice/rules.h"

namespace comares::dice {

// Places the chips that are missing into the stacks from round `first` on, unless the stacks were given. Refuses a
// position with more chips of a kind than the box has; `surplus` is that kind.
Reject complete_chips(const Game&, int first, bool stacks_given, u8& surplus);

// The agenda of a loaded game: the start of the round, or the turn of `to_move`, who may have thrown already.
Reject begin_loaded(const Game&, bool under_way, Seat to_move);

}  // namespace comares::dice

namespace comares::alcazaba {

// Places the tiles that are missing into the stacks from number `first` on and into the bag; what no round to come needs
// is out of the game.
void complete_tiles(const dice::Game&, int first, bool stacks_given, bool bag_given);

// The same, and a tile that was taken is to be placed.
Reject begin_loaded(const dice::Game&, bool under_way, Seat to_move);

}  // namespace comares::alcazaba
