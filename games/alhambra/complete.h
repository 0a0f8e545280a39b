// A loaded position may leave out the bag, the money pile, the market and the display: they then hold what lies nowhere
// else, drawn as in a game under way.
#pragma once
#include "games/alhambra/rules.h"

namespace comares::alhambra {

// What a position says; the rest is drawn.
struct Given {
  bool dealt = true;  // false: the money is still to be dealt
  bool bag = false, deck = false, discard = false, market = false, display = false;
};

// The agenda of a loaded game: the turn of `to_move` begins, or the set-up goes on with the first market.
void begin_loaded(const Game&, bool dealt, Seat to_move);

// Refuses a position with more cards than the box has; `surplus` is then the card there are too many of, if it is one.
Reject complete_position(const Game&, const Given&, CardId& surplus);

}  // namespace comares::alhambra
