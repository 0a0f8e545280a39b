// Search by playouts over shared deals: whatever the player cannot know is dealt anew again and again, in every deal
// all actions still in question are tried and played on by habit, and the worse half of them is dropped from time to
// time (sequential halving). A playout is broken off after some turns and judged (judge.h), or goes on to the end where
// there is no judge. Knows nothing of any game.
#pragma once
#include "bots/bot.h"

namespace comares::bots {

struct Weights;

struct Style {
  u32 playouts;                      // without a clock or a number
  u32 millis;                        // with a clock
  u32 turns = 4;                     // until a playout is judged
  u32 most_actions = 64;             // of a longer list only so many are tried
  int noise = 0;                     // deviation put on the values, in hundredths of a point; never chooses what is …
  int most_lost = 0;                 // … so much worse than the best
  bool overlooks = false;            // what beginners do not think of
  const Weights* weights = nullptr;  // of the judge; null: those that are built in
};

// `seen`: somebody has to decide. Action and values depend only on what he can see, the generator, and the number of
// playouts.
Choice search(const Ruleset&, const State& seen, Random&, const Budget&, const Style&);

// How good one of several things is, as one number by which to compare: hundredths of a point.
int worth_of(const Value&);

// How good a position is for a seat, by playouts over so many deals of what `viewer` cannot know; the viewer is
// usually the seat. For analysis.
Value value_of(const Ruleset&, const State&, Seat, Seat viewer, Random&, u32 playouts, const Style&);

int root_of(i64 square);  // in whole numbers, so that it is the same everywhere

// Sums of what playouts brought, from which a value is made.
class Tally {
 public:
  void add(const Value& one) {
    ++count_;
    win_ += one.win;
    margin_ += one.margin;
    squares_ += i64{one.margin} * one.margin;
    worth_ += worth_of(one);
  }
  u32 count() const { return count_; }
  i64 worth() const { return worth_; }
  int mean_worth() const { return count_ ? static_cast<int>(worth_ / count_) : 0; }
  Value value() const;

 private:
  u32 count_ = 0;
  i64 win_ = 0, margin_ = 0, squares_ = 0, worth_ = 0;
};

}  // namespace comares::bots
