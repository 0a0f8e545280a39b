// The games of the table layer as the server uses them: refusals thrown, rulebooks shared by all tables of this process.
#pragma once
#include "codec/refused.h"
#include "server/store/store.h"
#include "table/game.h"

namespace comares::server {

namespace json = boost::json;

using table::Entry;
using table::Game;
using table::Rulebook;
using table::Step;
using table::Told;

Step play_entry(Game&, Entry);
Entry read_entry(const Game&, const Row&);
void resume(Game&, std::vector<Entry>);
std::shared_ptr<const Rulebook> rulebook(const json::object& setup, int players);

}  // namespace comares::server
