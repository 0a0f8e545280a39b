// How a position will end for a seat, without playing on: named inputs of game and modules, weighed by a small network
// (network.h). Made once for a search. Names no module: what one adds comes through its hooks, under its slug.
#pragma once
#include "bots/bot.h"
#include "bots/network.h"

namespace comares::bots {

struct Inputs {
  Input at[kMostInputs];
  int size = 0;
};

// Hears the parts of an input's name: group/name and, of what the others have, something more.
struct NameSink {
  virtual void hear(std::string_view group, std::string_view name, std::string_view more) = 0;

 protected:
  ~NameSink() = default;
};

class Judge {
 public:
  // `state`: any of the game. Without weights for a game nothing can be judged but its end.
  Judge(const Ruleset&, const State& state, const Weights& = kPalaceWeights);

  // Can positions of this game be judged before their end?
  bool can_judge() const { return weights_ != nullptr; }
  // Of a game that is over it is the truth; else can_judge must hold.
  Value judge(const State&, Seat) const;

  // What the network is told of a position; nothing of inputs that it has no column for.
  void list_inputs(const State&, Seat, Inputs&) const;

 private:
  static constexpr int kOwners = 32, kOfModule = 16;
  static constexpr u16 kNoColumn = 0xFFFF;

  const Ruleset& rules_;
  const Weights* weights_;
  // Of each module in play: that it is, its points and worth to me, and its features: mine and the others' best.
  struct Columns {
    u16 present, points, others_points, worth;
    const char* name[kOfModule];
    u16 mine[kOfModule], others[kOfModule];
  };
  Columns module_[kOwners];
  u16 own_[kMostInputs];  // by number of the game's own input
};

// All inputs of a game, whether there are weights for them or not. `state`: any of it.
void name_inputs(const Ruleset&, const State& state, NameSink&);

// Is this a position as the judge knows them: a turn begins?
bool turn_begins(const Ruleset&, const State&);
// As if the game ended now with one more scoring; for one that is broken off without a judge. The truth of one that is
// over.
Value as_it_stands(const Ruleset&, const State&, Seat);

}  // namespace comares::bots
