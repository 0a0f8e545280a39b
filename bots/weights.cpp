// The weights that are built in: the data file as it is, read by the compiler.
#include "bots/network.h"

namespace comares::bots {

namespace {

constexpr Weights read_file() {
  Weights w;
  int hidden = 0, output = 0;
  const auto column = [&](std::string_view name, const i16(&row)[kHidden1]) {
    w.name[w.inputs] = name;
    for (int i = 0; i < kHidden1; ++i) w.first[w.inputs][i] = row[i];
    ++w.inputs;
  };
  const auto bias1 = [&](const i32(&row)[kHidden1]) {
    for (int i = 0; i < kHidden1; ++i) w.bias1[i] = row[i];
  };
  const auto second = [&](const i16(&row)[kHidden2]) {
    for (int i = 0; i < kHidden2; ++i) w.second[hidden][i] = row[i];
    ++hidden;
  };
  const auto bias2 = [&](const i32(&row)[kHidden2]) {
    for (int i = 0; i < kHidden2; ++i) w.bias2[i] = row[i];
  };
  const auto last = [&](std::string_view, i32 bias, const i16(&row)[kHidden2]) {
    w.bias3[output] = bias;
    for (int i = 0; i < kHidden2; ++i) w.last[output][i] = row[i];
    ++output;
  };
#define COLUMN(name, ...) column(name, {__VA_ARGS__});
#define BIAS1(...) bias1({__VA_ARGS__});
#define SECOND(...) second({__VA_ARGS__});
#define BIAS2(...) bias2({__VA_ARGS__});
#define OUTPUT(name, bias, ...) last(name, bias, {__VA_ARGS__});
#include "bots/weights/palaces.inc"
#undef COLUMN
#undef BIAS1
#undef SECOND
#undef BIAS2
#undef OUTPUT
  static_cast<void>(column);
  static_cast<void>(bias1);
  static_cast<void>(second);
  static_cast<void>(bias2);
  static_cast<void>(last);
  return w;
}

}  // namespace

constinit const Weights kPalaceWeights = read_file();

}  // namespace comares::bots
