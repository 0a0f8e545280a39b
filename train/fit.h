// Fitting a network to examples in floats, and turning it into whole numbers.
#pragma once
#include "train/games.h"

namespace comares::train {

struct Fit {
  double first_error, last_error;  // root of the mean square of the margin on examples kept apart, in points
};

// Fills in the weights of these columns.
Fit fit(const std::vector<Example>&, int passes, u64 seed, bots::Weights&);

// The data file (bots/weights/palaces.inc).
std::string written(const bots::Weights&, std::string_view heading);

}  // namespace comares::train
