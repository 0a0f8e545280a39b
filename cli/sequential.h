// How sure a share of wins is, and when enough games have been played to know on which side of a mark it lies.
#pragma once
#include <algorithm>
#include <cmath>

#include "engine/types.h"

namespace comares::cli {

struct Share {
  double mean = 0, low = 0, high = 1;  // with its 95 % interval
};

// Wilson's interval, as if all games had deals of their own; equal deals make it a little wider than it need be.
inline Share share_of(double wins, u64 games) {
  if (games == 0) return {};
  constexpr double z = 1.96;
  const double n = static_cast<double>(games), p = wins / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

// A sequential probability ratio test (Wald), with the variance estimated as it goes: is the mean of what is added
// `apart` above the mark or `apart` below it? Wrong in one of forty cases on either side.
class SequentialTest {
 public:
  enum class Verdict { kOpen, kAbove, kBelow };
  explicit SequentialTest(double mark, double apart = 0.03) : mark_(mark), apart_(apart) {}

  void add(double x) {
    ++n_;
    const double off = x - mean_;
    mean_ += off / n_;
    squares_ += off * (x - mean_);
  }
  Verdict verdict() const {
    if (n_ < 2) return Verdict::kOpen;
    const double variance = (squares_ + 0.25) / (n_ + 1);  // as if one toss of a coin had come before
    const double log_ratio = n_ * 2 * apart_ * (mean_ - mark_) / variance;
    constexpr double kEnough = 3.66;  // ln(0.975 / 0.025)
    if (log_ratio >= kEnough) return Verdict::kAbove;
    return log_ratio <= -kEnough ? Verdict::kBelow : Verdict::kOpen;
  }

 private:
  double mark_, apart_, mean_ = 0, squares_ = 0, n_ = 0;
};

}  // namespace comares::cli
