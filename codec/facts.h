// What is printed on the pieces of one game, sent once per table so that clients repeat none of it: tiles, cards, the
// currencies of the market, prizes, the fields of every action, and which values were reconstructed. All of it is made
// from the ruleset, so a module's pieces are included as soon as the module exists. docs/server-protocol.md.
#pragma once
#include "codec/text.h"
#include "engine/game.h"

namespace comares::codec {

void write_facts(const Ruleset&, JsonText& out);  // members of an object
json::object facts(const Ruleset&);
// From game, players (3), modules, options. With "reconstructed": true also everything of the game that owners can
// correct, in play or not.
json::object facts_of_setup(const json::object& from, Refusal&);

}  // namespace comares::codec
