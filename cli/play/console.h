// What the screens need of a terminal; tests have one that presses keys by itself.
#pragma once
#include <stdexcept>

#include "cli/play/canvas.h"
#include "cli/play/key.h"

namespace comares::cli::play {

inline constexpr Size kSmallest{80, 24};

// The other side has gone: end of input, or the line was cut.
struct Disconnected : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Console {
 public:
  virtual ~Console() = default;
  virtual Size size() const = 0;
  virtual void show(const Canvas&) = 0;
  // Waits for a key; at most so many milliseconds, where 0 or more are given.
  virtual Key read(int milliseconds = -1) = 0;
};

}  // namespace comares::cli::play
