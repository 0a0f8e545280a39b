#include "train/fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <numeric>

namespace comares::train {

namespace {

using bots::kClip;
using bots::kHidden1;
using bots::kHidden2;
using bots::kMostInputs;
using bots::kOutputs;

using Eight = float __attribute__((vector_size(32)));

// What hidden units can say at most, in the network's floats.
constexpr float kMostSaid = static_cast<float>(kClip) / (1 << bots::kHiddenPlaces);

// Numbers that are learned, and what Adam remembers of each.
struct Learned {
  std::vector<float> value, slope, mean, square, average;
  explicit Learned(std::size_t n) : value(n), slope(n), mean(n), square(n), average(n) {}
  // The mean over the last steps is steadier than wherever the last one led.
  void take_into_average(int count) {
    for (std::size_t i = 0; i < value.size(); ++i) average[i] += (value[i] - average[i]) / static_cast<float>(count);
  }
  void step(float rate, float correct1, float correct2) {
    for (std::size_t i = 0; i < value.size(); ++i) {
      const float s = slope[i];
      if (s == 0 && mean[i] == 0) continue;
      mean[i] += 0.1f * (s - mean[i]);
      square[i] += 0.001f * (s * s - square[i]);
      value[i] -= rate * (mean[i] * correct1) / (std::sqrt(square[i] * correct2) + 1e-8f);
      slope[i] = 0;
    }
  }
};

struct Network {
  Learned first, bias1{kHidden1}, second{kHidden1 * kHidden2}, bias2{kHidden2}, last{kOutputs * kHidden2},
      bias3{kOutputs};
  std::vector<float> scale;  // an input divided by its scale is about 1

  explicit Network(int inputs)
      : first(static_cast<std::size_t>(inputs) * kHidden1), scale(static_cast<std::size_t>(inputs), 1) {}

  std::array<Learned*, 6> all() { return {&first, &bias1, &second, &bias2, &last, &bias3}; }

  struct Pass {
    alignas(32) float sum1[kHidden1], hidden1[kHidden1], sum2[kHidden2], hidden2[kHidden2];
    float out[kOutputs];
  };

  static void axpy(float* to, const float* from, float by, int n) {
    for (int i = 0; i < n; i += 8) {
      Eight a, b;
      std::memcpy(&a, to + i, sizeof a);
      std::memcpy(&b, from + i, sizeof b);
      a += b * by;
      std::memcpy(to + i, &a, sizeof a);
    }
  }
  static float dot(const float* a, const float* b, int n) {
    Eight sum = {};
    for (int i = 0; i < n; i += 8) {
      Eight x, y;
      std::memcpy(&x, a + i, sizeof x);
      std::memcpy(&y, b + i, sizeof y);
      sum += x * y;
    }
    float all = 0;
    for (int i = 0; i < 8; ++i) all += sum[i];
    return all;
  }

  void forward(const Example& e, Pass& p) const {
    std::copy(bias1.value.begin(), bias1.value.end(), p.sum1);
    for (const bots::Input& in : e.inputs)
      axpy(p.sum1, &first.value[std::size_t{in.column} * kHidden1], in.value / scale[in.column], kHidden1);
    for (int i = 0; i < kHidden1; ++i) p.hidden1[i] = std::clamp(p.sum1[i], 0.0f, kMostSaid);
    std::copy(bias2.value.begin(), bias2.value.end(), p.sum2);
    for (int i = 0; i < kHidden1; ++i)
      if (p.hidden1[i] != 0)
        axpy(p.sum2, &second.value[static_cast<std::size_t>(i) * kHidden2], p.hidden1[i], kHidden2);
    for (int i = 0; i < kHidden2; ++i) p.hidden2[i] = std::clamp(p.sum2[i], 0.0f, kMostSaid);
    for (int o = 0; o < kOutputs; ++o)
      p.out[o] = bias3.value[o] + dot(&last.value[static_cast<std::size_t>(o) * kHidden2], p.hidden2, kHidden2);
  }

  // Adds the slopes of one example's error: the square of the margin's, in tens of points, and the surprise at the win.
  void backward(const Example& e, const Pass& p) {
    float d3[kOutputs];
    d3[bots::kMargin] = p.out[bots::kMargin] - e.target[bots::kMargin];
    d3[bots::kWin] = 2 * (1 / (1 + std::exp(-p.out[bots::kWin])) - e.target[bots::kWin]);
    alignas(32) float d2[kHidden2] = {}, d1[kHidden1];
    for (int o = 0; o < kOutputs; ++o) {
      bias3.slope[o] += d3[o];
      axpy(&last.slope[static_cast<std::size_t>(o) * kHidden2], p.hidden2, d3[o], kHidden2);
      axpy(d2, &last.value[static_cast<std::size_t>(o) * kHidden2], d3[o], kHidden2);
    }
    for (int i = 0; i < kHidden2; ++i)
      if (p.sum2[i] <= 0 || p.sum2[i] >= kMostSaid) d2[i] = 0;
    axpy(bias2.slope.data(), d2, 1, kHidden2);
    for (int i = 0; i < kHidden1; ++i) {
      const bool live = p.sum1[i] > 0 && p.sum1[i] < kMostSaid;
      if (p.hidden1[i] != 0) axpy(&second.slope[static_cast<std::size_t>(i) * kHidden2], d2, p.hidden1[i], kHidden2);
      d1[i] = live ? dot(&second.value[static_cast<std::size_t>(i) * kHidden2], d2, kHidden2) : 0;
    }
    axpy(bias1.slope.data(), d1, 1, kHidden1);
    for (const bots::Input& in : e.inputs)
      axpy(&first.slope[std::size_t{in.column} * kHidden1], d1, in.value / scale[in.column], kHidden1);
  }

  void step(float rate, int steps) {
    const float c1 = 1 / (1 - std::pow(0.9f, static_cast<float>(steps)));
    const float c2 = 1 / (1 - std::pow(0.999f, static_cast<float>(steps)));
    for (Learned* l : all()) l->step(rate, c1, c2);
  }
};

template <class Whole>
Whole rounded(float value, int places, float most) {
  const float scaled = value * static_cast<float>(1 << places);
  return static_cast<Whole>(std::lround(std::clamp(scaled, -most, most)));
}

void make_whole(const Network& n, bots::Weights& w) {
  constexpr float kShort = 32'000, kLong = 1e9f;
  for (int c = 0; c < w.inputs; ++c)
    for (int i = 0; i < kHidden1; ++i)
      w.first[c][i] = rounded<i16>(n.first.value[static_cast<std::size_t>(c) * kHidden1 + i] / n.scale[c],
                                   bots::kFirstPlaces, kShort);
  for (int i = 0; i < kHidden1; ++i) {
    w.bias1[i] = rounded<i32>(n.bias1.value[i], bots::kFirstPlaces, kLong);
    for (int k = 0; k < kHidden2; ++k)
      w.second[i][k] =
          rounded<i16>(n.second.value[static_cast<std::size_t>(i) * kHidden2 + k], bots::kLaterPlaces, kShort);
  }
  constexpr int kSumPlaces = bots::kLaterPlaces + bots::kHiddenPlaces;
  for (int k = 0; k < kHidden2; ++k) w.bias2[k] = rounded<i32>(n.bias2.value[k], kSumPlaces, kLong);
  for (int o = 0; o < kOutputs; ++o) {
    w.bias3[o] = rounded<i32>(n.bias3.value[o], kSumPlaces, kLong);
    for (int k = 0; k < kHidden2; ++k)
      w.last[o][k] = rounded<i16>(n.last.value[static_cast<std::size_t>(o) * kHidden2 + k], bots::kLaterPlaces, kShort);
  }
}

}  // namespace

Fit fit(const std::vector<Example>& examples, int passes, u64 seed, bots::Weights& weights) {
  Random random(seed);
  Network net(weights.inputs);
  std::vector<double> squares(static_cast<std::size_t>(weights.inputs)), seen(static_cast<std::size_t>(weights.inputs));
  for (const Example& e : examples)
    for (const bots::Input& in : e.inputs) {
      squares[in.column] += static_cast<double>(in.value) * in.value;
      ++seen[in.column];
    }
  for (std::size_t c = 0; c < squares.size(); ++c)
    net.scale[c] = seen[c] > 0 ? static_cast<float>(std::max(1.0, std::sqrt(squares[c] / seen[c]))) : 1.0f;
  const auto even = [&](float spread) { return spread * (static_cast<float>(random.below(1 << 20)) / (1 << 19) - 1); };
  for (int c = 0; c < weights.inputs; ++c)
    for (int i = 0; i < kHidden1; ++i)
      if (seen[c]) net.first.value[static_cast<std::size_t>(c) * kHidden1 + i] = even(0.15f);
  for (float& v : net.second.value) v = even(0.2f);
  for (float& v : net.last.value) v = even(0.2f);

  const std::size_t apart = std::min<std::size_t>(examples.size() / 20, 20'000);
  const auto error = [&] {
    double sum = 0;
    Network::Pass p;
    for (std::size_t i = 0; i < apart; ++i) {
      net.forward(examples[i], p);
      const double wrong = p.out[bots::kMargin] - examples[i].target[bots::kMargin];
      sum += wrong * wrong;
    }
    return 10 * std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, apart)));
  };
  Fit result{.first_error = error(), .last_error = 0};
  std::vector<u32> order(examples.size() - apart);
  std::iota(order.begin(), order.end(), static_cast<u32>(apart));
  constexpr std::size_t kBatch = 128;
  int steps = 0, averaged = 0;
  for (int pass = 0; pass < passes; ++pass) {
    random.shuffle(std::span<u32>(order));
    for (std::size_t at = 0; at + kBatch <= order.size(); at += kBatch) {
      Network::Pass p;
      for (std::size_t i = at; i < at + kBatch; ++i) {
        net.forward(examples[order[i]], p);
        net.backward(examples[order[i]], p);
      }
      const float done = (static_cast<float>(pass) + static_cast<float>(at) / static_cast<float>(order.size())) /
                         static_cast<float>(passes);
      net.step(0.0015f * (1 - 0.95f * done), ++steps);
      if (done < 0.7f || steps % 16) continue;
      ++averaged;
      for (Learned* l : net.all()) l->take_into_average(averaged);
    }
    std::printf("  pass %d: margin off by %.3f points\n", pass + 1, error());
    std::fflush(stdout);
  }
  if (averaged)
    for (Learned* l : net.all()) l->value = l->average;
  result.last_error = error();
  make_whole(net, weights);
  return result;
}

std::string written(const bots::Weights& w, std::string_view heading) {
  std::string out = "// " + std::string(heading) + "\n";
  const auto list = [&](const auto& row) {
    bool more = false;
    for (const auto v : row) {
      if (more) out += ",";
      more = true;
      out += std::to_string(v);
    }
  };
  for (int c = 0; c < w.inputs; ++c) {
    out += "COLUMN(\"" + std::string(w.name[c]) + "\",";
    list(w.first[c]);
    out += ")\n";
  }
  out += "BIAS1(";
  list(w.bias1);
  out += ")\n";
  for (const auto& row : w.second) {
    out += "SECOND(";
    list(row);
    out += ")\n";
  }
  out += "BIAS2(";
  list(w.bias2);
  out += ")\n";
  for (int o = 0; o < bots::kOutputs; ++o) {
    out += "OUTPUT(\"" + std::string(bots::kOutputNames[o]) + "\"," + std::to_string(w.bias3[o]) + ",";
    list(w.last[o]);
    out += ")\n";
  }
  return out;
}

}  // namespace comares::train
