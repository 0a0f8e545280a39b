// The game of Alhambra for 2 to 6 players, as one entry in the list of games.
#pragma once
#include "games/alhambra/rules.h"

namespace comares::alhambra {

// A ruleset with the given modules in play (bit i of setup.modules: all[i]).
std::unique_ptr<Ruleset> create(const Setup&, std::span<const Module* const> all, Reject& why);

extern const Schema kSchema;
std::span<const Option> own_options();  // the game's; modules have theirs

// Steps of setting up (kSetupProc), each named by what it begins with.
enum SetupPart : u8 { kPalaces, kSecretDeals, kBag, kFirstMarket, kMoneyDeal };

// GameType entries.
void start_game(const Ruleset&, State&, EventSink*);
void step_game(const Ruleset&, State&, EventSink*);
void legal_actions(const Ruleset&, const State&, Actions&);
Reject check_action(const Ruleset&, const State&, const Action&);
Reject apply_action(const Ruleset&, State&, const Action&, EventSink*);
void score_game(const Ruleset&, const State&, int round, ScoreSheet&);
void resample_game(const Ruleset&, State&, Seat viewer, Random&);
void digest_game(const Ruleset&, const State&, Digest&);
void archive_reconstructed(Ruleset&, Archive&);

}  // namespace comares::alhambra
