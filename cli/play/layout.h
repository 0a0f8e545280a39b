// Where things are on a screen of a given size: one arrangement from 80×24 up, with more room for
// the palace on larger ones and a column of the other palaces where the width allows it.
#pragma once
#include <algorithm>

#include "cli/play/canvas.h"

namespace comares::cli::play {

struct Layout {
  Rect bar, palace, menu, others, side, keys;  // others.width 0: no such column
};

inline Layout layout(Size s) {
  const int side = s.width >= 132 ? 42 : s.width >= 100 ? 36 : 32;
  const int others = s.width >= 116 ? std::clamp((s.width - side) / 3, 26, 44) : 0;
  const int left = s.width - side - others - 1 - (others ? 1 : 0);
  const int menu = std::clamp(s.height / 3, 8, 14);
  Layout l;
  l.bar = {0, 0, s.width, 1};
  l.palace = {0, 1, left, s.height - 2 - menu};
  l.menu = {0, s.height - 1 - menu, left, menu};
  l.others = {left + 1, 1, others, s.height - 2};
  l.side = {s.width - side, 1, side, s.height - 2};
  l.keys = {0, s.height - 1, s.width, 1};
  return l;
}

}  // namespace comares::cli::play
