// The engine's interface, the same for every game: create a ruleset, start a game, ask who decides
// what, list and apply actions, score, view, resample. No I/O, no exceptions, no globals, no clock.
// A game is a GameType, a const table of functions; games and modules are listed in modules/list.cpp.
#pragma once
#include <cstring>
#include <memory>

#include "engine/action_list.h"
#include "engine/archive.h"
#include "engine/event.h"
#include "engine/hash.h"
#include "engine/reject.h"
#include "engine/rng.h"
#include "engine/schema.h"
#include "engine/score.h"
#include "engine/state.h"

namespace comares {

struct GameType;
struct Ruleset;

// A choice made when a table is set up, e.g. extra_tower. Value = index into names; 0 is the default.
struct Option {
  const char* key;
  const char* summary;
  std::span<const char* const> names;
  bool is_flag = false;  // written as true or false
};
inline constexpr int kMaxOptions = 4;
// Printed values that the owners of a box read off their own pieces, in place of reconstructed ones.
struct Corrections {
  virtual void apply(Ruleset&) const = 0;  // to a ruleset just made

 protected:
  ~Corrections() = default;
};
// Limits of a ruleset: all modules of all boxes together, with six players, stay below them.
inline constexpr std::size_t kMostTiles = 128, kMostCards = 192, kMostPieces = 80;

struct Setup {
  const GameType* game = nullptr;
  u8 players = 0;
  u32 modules = 0;  // bit i: module i of the game's list
  u8 options[kMaxOptions] = {};
  std::shared_ptr<const Corrections> corrections = nullptr;
};

struct ModuleInfo {
  const char* slug;
  const char* title;
  const char* summary;
  const char* provenance;  // null where every printed value comes from the rulebook
  u16 version = 1;         // of its rules: counts up when a recorded game would go on differently
};

// How a piece (money card, bureau card, coin, …) is counted inside a Purse.
struct PieceKind {
  const char* id;
  u8 word, shift, width;
};

// What is fixed for the whole game: made once from a setup, then only read.
struct Ruleset {
  Setup setup;
  const GameType* game = nullptr;
  FixedVec<const Schema*, 32> schemas{};      // by owner: [0] the game's
  FixedVec<const char*, kMostTiles> tiles{};  // names by id
  FixedVec<const char*, kMostCards> cards{};
  FixedVec<PieceKind, kMostPieces> pieces{};
  u64 stream_hash[kMaxStreams] = {};
  u32 scoring_owners = 0;                  // bit per owner that adds lines to a scoring
  std::size_t state_size = sizeof(State);  // how much of a State this game uses

  // Defined in one place, so that the virtual table is made once, whether or not who includes this has RTTI.
  virtual ~Ruleset();
};

struct Decision {
  bool over = true;
  Seat seat = kNobody;
  const char* owner_slug = nullptr;  // null: the game's own
  const char* kind = nullptr;
  const char* prompt = nullptr;
  bool poll = false, secret = false;  // as in DecisionKind
};

struct GameType {
  const char* id;
  const char* title;
  const char* summary;
  const char* provenance;  // null where every printed value comes from the rulebook
  u8 min_players, max_players;
  u16 version;                           // of its rules, like a module's
  std::span<const Option> (*options)();  // its own, then those of its modules
  std::span<const ModuleInfo> (*modules)();
  std::unique_ptr<Ruleset> (*create)(const Setup&, Reject& why);
  // What was reconstructed of the pieces in play, to be shown and corrected. Null where nothing was.
  void (*archive_reconstructed)(Ruleset&, Archive&) = nullptr;

  void (*start)(const Ruleset&, State&, EventSink*);  // puts the first frames on the agenda
  void (*step)(const Ruleset&, State&, EventSink*);   // runs the procedure on top
  void (*legal)(const Ruleset&, const State&, Actions&);
  Reject (*check)(const Ruleset&, const State&, const Action&);
  Reject (*apply)(const Ruleset&, State&, const Action&, EventSink*);  // refused: nothing has changed
  void (*score)(const Ruleset&, const State&, int round, ScoreSheet&);
  void (*resample)(const Ruleset&, State&, Seat viewer, Random&);
  void (*digest)(const Ruleset&, const State&, Digest&);
  // For search: see choices() and habit().
  void (*choices)(const Ruleset&, const State&, const Actions& legal, Actions& out);
  Action (*habit)(const Ruleset&, const State&, Random&);
};

// Start a game: (ruleset, seed) fixes everything but the players' choices.
void start(const Ruleset&, Seed, State&, EventSink* = nullptr);
// Like an assignment, but copies only the part of a State that this game uses.
inline void copy_state(const Ruleset& r, State& to, const State& from) { std::memcpy(&to, &from, r.state_size); }
Decision decision(const Ruleset&, const State&);
inline bool is_over(const State& s) { return s.over != 0; }
inline Seat to_decide(const State& s) { return s.over ? kNobody : s.agenda.back().seat; }

// The actions worth choosing between, in a fixed order (docs/notation.md). `apply` accepts every one
// of them, and any other lawful payment.
void legal(const Ruleset&, const State&, Actions&);
Reject check(const Ruleset&, const State&, const Action&);
Reject apply(const Ruleset&, State&, const Action&, EventSink* = nullptr);

// Those of the legal actions (which `legal` has listed) that are worth trying: of several that are as good as each
// other, one. No kind of action is lost.
inline void choices(const Ruleset& r, const State& s, const Actions& legal, Actions& out) {
  out.clear();
  r.game->choices(r, s, legal, out);
}
// The quick sensible choice of somebody who plays on; one is never refused. For playouts.
inline Action habit(const Ruleset& r, const State& s, Random& random) { return r.game->habit(r, s, random); }

// Points each seat would get in scoring `round` (1–3) of the position as it stands.
void score(const Ruleset&, const State&, int round, ScoreSheet&);
u8 winners(const State&);  // bit per seat; of a finished game

// Redeals, evenly, whatever `viewer` cannot know. What `viewer` can see stays as it is.
void resample(const Ruleset&, State&, Seat viewer, Random&);
inline constexpr Seat kSpectator = 7;  // a viewer without a seat

u64 hash(const Ruleset&, const State&);

// Carry on until somebody has to decide or the game is over. For loaded positions.
void run(const Ruleset&, State&, EventSink* = nullptr);

inline Stream stream(const Ruleset& r, State& s, int id) { return Stream(s.seed, r.stream_hash[id], s.drawn[id]); }

}  // namespace comares
