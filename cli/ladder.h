// comares simulate --ladder: one of a kind against a table full of another, pair by pair.
#pragma once
#include "cli/match.h"

namespace comares::cli {

// What is asked of a pair in one game with so many players; docs/bots.md has the table.
struct Floor {
  const char* game;
  int players;
  const char *one, *other;
  double at_least, at_most;  // share of wins
};
std::span<const Floor> floors();

struct Pairing {
  Contender one, other;
  double at_least = 0, at_most = 1;  // 0 and 1: nothing is asked
};

struct Ladder {
  Setup setup;                   // its modules are those of the sets
  std::vector<u32> sets;         // of modules, each played by every pair
  std::vector<Pairing> pairs;    // empty: all of floors() that fit the set-up
  u64 games = 600, least = 100;  // at most and, before a pair counts as decided, at least
  u64 seed = 1;
  unsigned threads = 1;
  bool as_json = false;
  OutsideBot::Limits limits;
};

// One pair with one set of modules.
struct Rung {
  const Pairing* pair = nullptr;
  u32 modules = 0;
  u64 games = 0, unfinished = 0;
  double wins = 0;  // of the one
  double fair = 0, mark = 0;
  int verdict = 0;  // by the sequential test, about the mark: 1 above, -1 below, 0 open
  double margin = 0, margin_error = 0;
  double millis[2] = {};  // a decision: of the one, of the others
  OutsideBot::Vices vices[2];

  bool asks() const { return pair->at_least > 0 || pair->at_most < 1; }
  bool met() const;  // the end of the interval on the far side reaches the floor
};

using RungDone = std::function<void(const Rung&, bool last)>;
// Seats are rotated over equal deals. What is counted does not depend on the number of threads: a pair ends with the
// first deal by which it is decided.
Rung play_rung(const Ladder&, const Pairing&, u32 modules, const RungDone& progress, const OutsideBot::Report&);
void play_ladder(const Ladder&);  // and prints it

codec::json::object vices_json(const OutsideBot::Vices&);

// "each": every module alone; "random:N": N sets drawn by the seed; else slugs with commas. Throws UsageError.
std::vector<u32> module_sets(const Setup&, const std::string& text, u64 seed);

}  // namespace comares::cli
