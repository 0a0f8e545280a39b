// How good a choice is in the dice game and in Alcazaba, in hundredths of a point gained. Throws are
// valued exactly (dice_throws.h) by what marking would bring: the chance to keep a place in the
// column against the stones to come, times what that place brings in the scorings to come.
#pragma once
#include "bots/dice_throws.h"
#include "games/dice/rules.h"

namespace comares::bots {

class DiceJudge {
 public:
  DiceJudge(const Ruleset&, const State& seen);
  int value(const Action&);

 private:
  static constexpr int kPlaces = 8;  // of a column that can bring something, and more

  // What the seat would have with `more` points or tiles of a type, from the scorings to come.
  int standing(const State&, Seat, int type, int more) const;
  int appraise(const State&) const;  // for the player to decide
  int worth_of_chip(u8 chip) const;
  int column_value(const Seat (&owner)[dice::kFields], int type) const;
  int mark_value(int type, u8 target, bool push) const;
  int after(const Action&) const;
  void weigh_rewards();
  void weigh_chances();
  void weigh_marks();
  int value_in_turn(const Action&);

  const dice::Rules& rules_;
  const State& seen_;
  const dice::Board& board_;
  const Seat me_;
  const bool tiles_;                                          // Alcazaba
  int now_ = 0;                                               // appraisal before the choice
  int reward_[dice::kSeats][dice::kBuildings][kPlaces] = {};  // what a place in a column brings
  int chance_[dice::kSeats][dice::kFields][kPlaces] = {};     // that so many pass a stone there, of 1024
  MarkWorth marks_;
  std::unique_ptr<ThrowValues> throws_;
};

}  // namespace comares::bots
