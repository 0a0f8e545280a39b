// What throwing dice again is worth, exactly: the average over all that can come up, each outcome
// played on at its best. One die at a time over the 3003 sets of up to eight dice, in whole numbers:
//   sum(kept) = Σ over the six faces of sum(kept + face),   expected(kept) = sum / 6^(dice thrown)
#pragma once
#include "games/dice/faces.h"

namespace comares::bots {

// What marking n symbols of a type after 1, 2, 3 throws is worth; [0] of the last index is unused.
struct MarkWorth {
  int of[dice::kMaxThrows][dice::kBuildings][dice::kDice + 2];
};

class ThrowValues {
 public:
  static constexpr int kSets = 3003;
  ThrowValues(const MarkWorth&, u8 black);

  int mark(dice::Faces, int throws) const;        // the best type
  int keep(dice::Faces kept, int throws) const;   // throw the rest after so many throws, then the best
  int best(dice::Faces shown, int throws) const;  // with these dice after so many throws
  int first_throw() const;                        // before all throws

 private:
  const MarkWorth& worth_;
  u8 black_;
  i64 second_[kSets];  // sums when the second throw is to come, in 6^8ths
  i64 third_[kSets];   // … the third
};

}  // namespace comares::bots
