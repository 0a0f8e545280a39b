// A small network in whole numbers: inputs by name, two hidden layers, outputs. Weights are data
// (weights/palaces.inc, written by tools/train-bots); reckoned without floats, so that every platform and WebAssembly
// find the same numbers bit by bit.
//   hidden 1 = clip(Σ input · first + bias),  hidden 2 = clip(Σ hidden 1 · second + bias),  output = Σ hidden 2 · last
#pragma once
#include <string_view>

#include "engine/types.h"

namespace comares::bots {

inline constexpr int kMostInputs = 400;
inline constexpr int kHidden1 = 64, kHidden2 = 32;
enum Output : u8 { kMargin, kWin, kOutputs };
inline constexpr const char* kOutputNames[kOutputs] = {"margin", "win"};

// Binary places of weights, and of what hidden units say, which is clipped to 0 … kClip.
inline constexpr int kFirstPlaces = 14, kLaterPlaces = 10, kHiddenPlaces = 7;
inline constexpr int kClip = 1023;

struct Weights {
  int inputs = 0;
  std::string_view name[kMostInputs];
  alignas(32) i16 first[kMostInputs][kHidden1] = {};
  i32 bias1[kHidden1] = {};
  alignas(32) i16 second[kHidden1][kHidden2] = {};
  i32 bias2[kHidden2] = {};
  i16 last[kOutputs][kHidden2] = {};
  i32 bias3[kOutputs] = {};

  int find(std::string_view of) const {  // -1: no such input
    for (int i = 0; i < inputs; ++i)
      if (name[i] == of) return i;
    return -1;
  }
};

extern const Weights kPalaceWeights;  // of the games with money, market and palaces

// An input that is not nought.
struct Input {
  u16 column;
  i16 value;
};

// Outputs in 2^-17ths: the margin in tens of points, the win as the logarithm of its odds.
void reckon(const Weights&, const Input* inputs, int count, i32 (&out)[kOutputs]);

}  // namespace comares::bots
