// Matches: one player of a kind against others, seats rotated over the same deals.
#pragma once
#include "bots/bot.h"
#include "bots/network.h"

namespace comares::train {

struct Match {
  const GameType* game;
  u8 players = 3;
  u32 modules = 0;
  bool drawn_modules = false;  // another set for every deal
  int games = 600;
  u64 seed = 1'000'001;
};
struct Score {
  int games = 0;
  double wins = 0, margin = 0, millis = 0;
  double share() const { return wins / games; }
  double interval() const;  // half of 95 %
};

// A bot by name, or a search with other weights than those that are built in.
struct Player {
  bots::Spec spec;
  const bots::Weights* weights = nullptr;
  u32 playouts = 0;
};

Score play(const Match&, const Player& one, const Player& others);

}  // namespace comares::train
