#include "bots/network.h"

#include <algorithm>
#include <cstring>

namespace comares::bots {

namespace {

using Eight = i32 __attribute__((vector_size(32)));
using EightShort = i16 __attribute__((vector_size(16)));

Eight load(const i16* from) {
  EightShort s;
  std::memcpy(&s, from, sizeof s);
  return __builtin_convertvector(s, Eight);
}
Eight load(const i32* from) {
  Eight e;
  std::memcpy(&e, from, sizeof e);
  return e;
}
Eight clipped(Eight sum, int shift) {
  sum >>= shift;
  const Eight none = {}, most = none + kClip;
  sum = sum > none ? sum : none;
  return sum < most ? sum : most;
}

// sum += weights · value, row after row.
template <int kWidth>
struct Sums {
  static constexpr int kParts = kWidth / 8;
  Eight of[kParts];
  explicit Sums(const i32 (&bias)[kWidth]) {
    for (int i = 0; i < kParts; ++i) of[i] = load(bias + 8 * i);
  }
  void add(const i16 (&weights)[kWidth], i32 value) {
    for (int i = 0; i < kParts; ++i) of[i] += load(weights + 8 * i) * value;
  }
  void clip(int shift, i32 (&out)[kWidth]) const {
    for (int i = 0; i < kParts; ++i) {
      const Eight e = clipped(of[i], shift);
      std::memcpy(out + 8 * i, &e, sizeof e);
    }
  }
};

}  // namespace

void reckon(const Weights& w, const Input* inputs, int count, i32 (&out)[kOutputs]) {
  Sums<kHidden1> first(w.bias1);
  for (int i = 0; i < count; ++i) first.add(w.first[inputs[i].column], inputs[i].value);
  i32 hidden1[kHidden1], hidden2[kHidden2];
  first.clip(kFirstPlaces - kHiddenPlaces, hidden1);
  Sums<kHidden2> second(w.bias2);
  for (int i = 0; i < kHidden1; ++i)
    if (hidden1[i]) second.add(w.second[i], hidden1[i]);
  second.clip(kLaterPlaces, hidden2);
  for (int o = 0; o < kOutputs; ++o) {
    out[o] = w.bias3[o];
    for (int i = 0; i < kHidden2; ++i) out[o] += hidden2[i] * w.last[o][i];
  }
}

}  // namespace comares::bots
