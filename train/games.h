// Examples to learn from: positions of games, each with how it ended for one of the players.
#pragma once
#include <deque>
#include <string>
#include <vector>

#include "bots/judge.h"

namespace comares::train {

// The columns of a network that has learned nothing yet: all inputs of all games that can be judged.
class Columns {
 public:
  Columns();
  const bots::Weights& weights() const { return *weights_; }
  bots::Weights& weights() { return *weights_; }

 private:
  std::deque<std::string> names_;  // what the weights' names point to
  std::unique_ptr<bots::Weights> weights_;
};

struct Example {
  std::vector<bots::Input> inputs;
  float target[bots::kOutputs];
};

struct Recipe {
  u64 seed = 1;
  double seconds = 300;               // at most
  int games = 40'000;                 // at most
  int positions = 16;                 // of each game
  const bots::Weights* by = nullptr;  // who plays: a search with these weights; null: greedy
  u32 playouts = 40;                  // … so many
};

// Kept for another fit; only for the same columns.
bool save(const char* file, const std::vector<Example>&);
bool load(const char* file, std::vector<Example>&);

std::vector<Example> play_games(const bots::Weights& columns, const Recipe&);

}  // namespace comares::train
