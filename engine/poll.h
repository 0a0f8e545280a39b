// Polls: several seats are asked one after the other, and the others must not learn who could act. A frame asks one
// seat, so a table that asks all at once takes a copy of the game to each seat's own question.
#pragma once
#include "engine/game.h"

namespace comares {

bool in_poll(const Ruleset&, const State&);
bool same_poll(const Ruleset&, const State&, const State&);
// As if all who are asked before had passed. False: in this poll the seat is not asked.
bool go_to_question_of(const Ruleset&, State& poll, Seat, const Action& pass);

}  // namespace comares
