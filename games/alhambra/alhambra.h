// The game of Alhambra for 2 to 6 players, as one entry in the list of games.
#pragma once
#include "games/alhambra/rules.h"

namespace comares::alhambra {

// What a game brings that is played with money, a market and palaces, by the functions of this folder.
struct Box {
  Reject wrong_number;  // of players
  const Schema* schema;
  std::size_t options;  // how many the game has of its own
  void (*add_tiles)(Rules&);
  bool (*reconstructed)(const TileKind&);  // whether price and walls of a tile of the game itself are
  // Further rules of the game itself, called like a module's, before all others; its schema has no slug.
  const Module* own = nullptr;
};
// A ruleset with the given modules in play (bit i of setup.modules: all[i]).
std::unique_ptr<Rules> make_rules(const Setup&, const Box&, std::span<const Module* const> all, Reject& why);
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
void list_choices(const Ruleset&, const State&, const Actions& legal, Actions& out);
Action habitual_action(const Ruleset&, const State&, Random&);
void archive_reconstructed(Ruleset&, Archive&);

// Null where another kind of game is played.
inline const Rules* rules_of(const Ruleset& r) { return r.game->apply == apply_action ? &as_rules(r) : nullptr; }

}  // namespace comares::alhambra
