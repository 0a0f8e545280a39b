// Lines of two weights that meet: box-drawing characters by their four arms, and what to show where
// a terminal lacks them.
#pragma once
#include "cli/play/style.h"

namespace comares::cli::play {

struct Arms {
  unsigned char up = 0, right = 0, down = 0, left = 0;  // 0 none, 1 light, 2 heavy
};
char32_t box(Arms);                    // a space for no arms
char32_t drawable(char32_t, Charset);  // the nearest character of a charset

}  // namespace comares::cli::play
