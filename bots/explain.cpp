#include "bots/explain.h"

#include <algorithm>
#include <cstdlib>

#include "bots/search.h"
#include "games/parts.h"

namespace comares::bots {

namespace {

constexpr u32 kLongest = 600;  // actions of a playout; what never ends is taken as it stands

// Of something that is counted in both playouts of a deal: chosen less other.
struct Difference {
  i64 now = 0, sum = 0, squares = 0;

  void close() {
    sum += now;
    squares += now * now;
    now = 0;
  }
  int mean(u32 deals) const { return static_cast<int>(100 * sum / static_cast<i64>(deals)); }
  // Beyond what chance alone would bring, and enough to be worth a word.
  bool counts(u32 deals) const {
    const i64 n = deals, hundredths = 100 * sum / n;
    const i64 variance = std::max<i64>(0, 10'000 * squares / n - hundredths * hundredths);
    return std::abs(hundredths) >= 10 && std::abs(hundredths) > 2 * i64{root_of(variance / std::max<i64>(1, n - 1))};
  }
};

struct Source {
  u8 owner, category, detail;
  Difference all, in[3];
};

class Comparison : EventSink {
 public:
  Comparison(const Ruleset& rules, const State& state) : rules_(rules), parts_(parts_of(rules)), root_(state) {}

  void play(const State& dealt, const Action& action, u64 luck, int sign) {
    sign_ = sign;
    last_round_ = 0;
    copy_state(rules_, s_, dealt);
    if (apply(rules_, s_, action, this)) return;  // lawful, but not with what was dealt
    Random random(luck);
    const Seat me = to_decide(root_);
    bool still = true;
    for (u32 n = 0; n < kLongest && !s_.over; ++n) {
      still = still && to_decide(s_) == me;
      if (still && s_.agenda.back().owner == root_.agenda.back().owner &&
          s_.agenda.back().kind == root_.agenda.back().kind)
        actions_.now += sign;
      if (apply(rules_, s_, habit(rules_, s_, random), this)) return;  // never: a habit is lawful
    }
    int best = -10'000;
    for (Seat p = 0; p < s_.players; ++p)
      if (p != me) best = std::max<int>(best, s_.scores[p]);
    others_.now += sign * best;
  }

  void close_deal() {
    others_.close();
    actions_.close();
    for (Source& source : sources_) {
      source.all.close();
      for (Difference& d : source.in) d.close();
    }
  }

  Because result(u32 deals) {
    Because out{.playouts = 2 * deals};
    if (others_.counts(deals)) out.others = others_.mean(deals);
    if (actions_.counts(deals)) out.actions = actions_.mean(deals);
    std::stable_sort(sources_.begin(), sources_.end(),
                     [](const Source& a, const Source& b) { return std::abs(a.all.sum) > std::abs(b.all.sum); });
    for (const Source& source : sources_) {
      if (!source.all.counts(deals) || out.reasons.full()) continue;
      Reason r{source.owner, source.category, source.detail, source.all.mean(deals)};
      for (int i = 0; i < 3; ++i) r.by_scoring[i] = source.in[i].mean(deals);
      out.reasons.push_back(r);
    }
    return out;
  }

 private:
  void emit(const Event& e) override {
    if (e.owner != 0 || e.kind != parts_.scored_event || e.a == last_round_ || e.a < 1 || e.a > 3) return;
    last_round_ = e.a;
    sheet_.clear(false);
    score(rules_, s_, e.a, sheet_);
    const Seat me = to_decide(root_);
    for (const ScoreLine& line : sheet_.lines) {
      if (line.seat != me) continue;
      Source* source = find(line);
      if (!source) continue;
      source->all.now += sign_ * line.points;
      source->in[e.a - 1].now += sign_ * line.points;
    }
  }

  Source* find(const ScoreLine& line) {
    for (Source& s : sources_)
      if (s.owner == line.owner && s.category == line.category && s.detail == line.detail) return &s;
    if (sources_.full()) return nullptr;
    sources_.push_back({line.owner, line.category, line.detail, {}, {}});
    return &sources_.back();
  }

  const Ruleset& rules_;
  const GameParts& parts_;
  const State& root_;
  State s_;
  ScoreSheet sheet_;
  int sign_ = 1;
  u8 last_round_ = 0;
  Difference others_, actions_;
  FixedVec<Source, 64> sources_{};
};

}  // namespace

Because compare(const Ruleset& rules, const State& state, const Action& chosen, const Action& other, Random& random,
                u32 deals) {
  Comparison comparison(rules, state);
  State dealt;
  for (u32 i = 0; i < deals; ++i) {
    copy_state(rules, dealt, state);
    resample(rules, dealt, to_decide(state), random);
    const u64 luck = random.next();
    comparison.play(dealt, chosen, luck, 1);
    comparison.play(dealt, other, luck, -1);
    comparison.close_deal();
  }
  return comparison.result(deals);
}

}  // namespace comares::bots
