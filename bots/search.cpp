#include "bots/search.h"

#include <algorithm>
#include <array>
#include <memory>

#include "bots/greedy.h"
#include "bots/judge.h"
#include "games/alhambra/alhambra.h"

namespace comares::bots {

namespace {

constexpr u32 kLongest = 64;        // actions of a playout that is to be judged
constexpr u32 kLongestOfAll = 600;  // … and of one that goes on to the end; what never ends is taken as it stands

// Plays on by habit until the judge is asked.
Value play_on(const Ruleset& rules, const Judge& judge, State& s, Seat me, u32 turns, Random& random) {
  const bool judged = judge.can_judge();
  const u32 longest = judged ? kLongest : kLongestOfAll;
  u32 begun = 0;
  for (u32 n = 0; n < longest && !s.over; ++n) {
    if (judged && turn_begins(rules, s) && begun++ == turns) break;
    if (apply(rules, s, habit(rules, s, random))) break;  // never: a habit is lawful
  }
  return judged ? judge.judge(s, me) : as_it_stands(rules, s, me);
}

// Nothing forces anybody to end a game (base R26), and two who only redesign would never do so. The longer it lasts,
// the more whoever buys is praised and whoever redesigns is blamed.
int impatience(const Ruleset& rules, const State& s, const Action& a) {
  const int late = static_cast<int>(s.actions) - 150 * s.players;
  if (late <= 0 || a.owner != 0 || !alhambra::rules_of(rules)) return 0;
  if (a.verb == alhambra::kBuy) return 5 * late;
  return a.verb >= alhambra::kRedesignAdd && a.verb <= alhambra::kRedesignSwap ? -5 * late : 0;
}

class Search {
 public:
  Search(const Ruleset& rules, const State& seen, Random& random, const Budget& budget, const Style& style)
      : rules_(rules),
        seen_(seen),
        me_(to_decide(seen)),
        random_(random),
        budget_(budget),
        style_(style),
        judge_(rules, seen, style.weights ? *style.weights : kPalaceWeights) {
    // A number of playouts that was asked for counts; else the time, if somebody tells it.
    limit_ = budget.playouts ? budget.playouts : style.playouts;
    if (!budget.clock || (budget.playouts && !budget.millis)) return;
    timed_ = true;
    began_ = budget.clock.now();
    micros_ = u64{1000} * (budget.millis ? budget.millis : style.millis);
    if (!budget.playouts) limit_ = ~0u;
  }

  Choice best() {
    list_arms();
    if (arms_.size() == 1) return {.action = arms_[0].action};
    halve();
    return answer();
  }

 private:
  struct Arm {
    Action action;
    Tally tally;
    int bonus;
    int noise;
  };
  static constexpr u32 kMostArms = 128;

  void list_arms() {
    const auto lists = std::make_unique_for_overwrite<std::array<ActionList, 2>>();
    auto& [all, worthwhile] = *lists;
    legal(rules_, seen_, all);
    choices(rules_, seen_, all, worthwhile);
    if (!judge_.can_judge() && worthwhile.size() > 1) return look_first(worthwhile);
    const u32 n = static_cast<u32>(worthwhile.size()), most = std::min(style_.most_actions, kMostArms);
    arms_.clear();
    // Of a list that is too long some at random, in their order.
    u32 wanted = std::min(n, most);
    for (u32 i = 0; i < n; ++i) {
      if (n > most && random_.below(n - i) >= wanted) continue;
      const Action a = worthwhile[i];
      --wanted;
      if (style_.overlooks && n > 2 && arms_.size() + (n - i) > 2 && is_overlooked(a)) continue;
      arms_.push_back({a, {}, impatience(rules_, seen_, a), 0});
    }
    for (Arm& arm : arms_) arm.noise = noise();
  }

  // Where playouts go on to the end, what greedy likes best is tried; playouts by habit count against its values only
  // when there are many of them.
  void look_first(const ActionList& worthwhile) {
    const Choice look = choose_greedily(rules_, seen_, worthwhile, random_);
    constexpr u32 kAsMuchAs = 900;  // playouts of an action are worth as much as a look at it
    doubt_ = kAsMuchAs;
    arms_.clear();
    arms_.push_back({look.action, {}, 0, noise()});
    for (const Rated& r : look.alternatives)
      arms_.push_back({r.action, {}, r.value.margin - look.value.margin, noise()});
  }

  // Beginners hardly ever take their palaces apart, and miss some of what else could be done.
  bool is_overlooked(const Action& a) {
    if (alhambra::rules_of(rules_) && a.owner == 0 &&
        (a.verb == alhambra::kRedesignRemove || a.verb == alhambra::kRedesignSwap))
      return random_.below(8) != 0;
    return random_.below(8) == 0;
  }

  // About normal, with the deviation of the style: the sum of four even draws.
  int noise() {
    if (!style_.noise) return 0;
    int sum = -2 * 1023;
    for (int i = 0; i < 4; ++i) sum += static_cast<int>(random_.below(1024));
    return sum * style_.noise / 591;
  }

  bool out_of_time(u32 part, u32 parts) const {
    return timed_ && budget_.clock.now() - began_ >= micros_ * part / parts;
  }

  // One deal, the same for all: false if the time ran out in the middle of it.
  bool deal() {
    State dealt, s;
    copy_state(rules_, dealt, seen_);
    resample(rules_, dealt, me_, random_);
    const u64 luck = random_.next();
    Value found[kMostArms];
    for (u32 i = 0; i < arms_.size(); ++i) {
      if (i && timed_ && played_ && out_of_time(1, 1)) return false;
      copy_state(rules_, s, dealt);
      if (apply(rules_, s, arms_[i].action)) {
        found[i] = {.win = 0, .margin = -100'000};  // lawful, but not with what was dealt
        continue;
      }
      Random own(luck);
      found[i] = play_on(rules_, judge_, s, me_, style_.turns, own);
    }
    for (u32 i = 0; i < arms_.size(); ++i) arms_[i].tally.add(found[i]);
    played_ += static_cast<u32>(arms_.size());
    return true;
  }

  int worth_of(const Arm& a) const {
    const i64 n = a.tally.count();
    return static_cast<int>(n ? a.tally.mean_worth() * n / (n + doubt_) : 0) + a.bonus;
  }

  // By the mean worth; stable, so that equal ones stay in the order of the list.
  void sort() {
    for (std::size_t i = 1; i < arms_.size(); ++i)
      for (std::size_t k = i; k > 0 && worth_of(arms_[k - 1]) < worth_of(arms_[k]); --k)
        std::swap(arms_[k - 1], arms_[k]);
  }

  void halve() {
    const u32 all = static_cast<u32>(arms_.size());
    u32 rounds = 0;
    while (1u << rounds < all) ++rounds;
    for (u32 round = 1; arms_.size() > 1; ++round) {
      const u32 from = played_;
      const u32 share = limit_ == ~0u ? ~0u : limit_ / rounds;
      do {
        if (!deal() || out_of_time(round, rounds)) break;
      } while (share == ~0u || played_ - from + arms_.size() <= share);
      sort();
      const std::size_t keep = (arms_.size() + 1) / 2;
      // The best of those that are dropped are remembered with what is known of them.
      while (arms_.size() > keep) {
        dropped_.insert_at(0, arms_.back());
        arms_.pop_back();
      }
    }
  }

  Choice answer() {
    FixedVec<Arm, kMostArms + 1> ranked{};
    ranked.push_back(arms_[0]);
    for (const Arm& a : dropped_) ranked.push_back(a);
    u32 chosen = 0;
    if (style_.noise) {
      const auto worth = [&](u32 i) { return worth_of(ranked[i]); };
      for (u32 i = 1; i < ranked.size(); ++i)
        if (worth(0) - worth(i) <= style_.most_lost &&
            worth(i) + ranked[i].noise > worth(chosen) + ranked[chosen].noise)
          chosen = i;
    }
    Choice choice{.action = ranked[chosen].action, .rated = true, .value = ranked[chosen].tally.value()};
    for (u32 i = 0; i < ranked.size() && !choice.alternatives.full(); ++i)
      if (i != chosen) choice.alternatives.push_back({ranked[i].action, ranked[i].tally.value()});
    choice.playouts = played_;
    return choice;
  }

  const Ruleset& rules_;
  const State& seen_;
  const Seat me_;
  Random& random_;
  const Budget& budget_;
  const Style& style_;
  const Judge judge_;
  FixedVec<Arm, kMostArms> arms_{}, dropped_{};
  u32 limit_ = 0, played_ = 0;
  u32 doubt_ = 0;  // what speaks against playouts, in playouts
  bool timed_ = false;
  u64 began_ = 0, micros_ = 0;
};

}  // namespace

int root_of(i64 square) {
  i64 low = 0, high = 1 << 24;
  while (low < high) {
    const i64 middle = (low + high + 1) / 2;
    if (middle * middle <= square) low = middle;
    else high = middle - 1;
  }
  return static_cast<int>(low);
}

int worth_of(const Value& v) {
  constexpr int kWin = 20;  // points that a sure win is worth
  return v.margin + kWin * v.win / 100;
}

Value Tally::value() const {
  if (!count_) return {};
  const i64 n = count_, mean = margin_ / n;
  const i64 variance = n > 1 ? std::max<i64>(0, (squares_ - n * mean * mean) / (n - 1)) : 0;
  return {.win = static_cast<int>(win_ / n),
          .margin = static_cast<int>(mean),
          .error = static_cast<int>(196 * i64{root_of(variance / n)} / 100)};
}

Choice search(const Ruleset& rules, const State& seen, Random& random, const Budget& budget, const Style& style) {
  return Search(rules, seen, random, budget, style).best();
}

Value value_of(const Ruleset& rules, const State& state, Seat seat, Seat viewer, Random& random, u32 playouts,
               const Style& style) {
  const Judge judge(rules, state, style.weights ? *style.weights : kPalaceWeights);
  Tally tally;
  State s;
  for (u32 i = 0; i < playouts; ++i) {
    copy_state(rules, s, state);
    resample(rules, s, viewer, random);
    tally.add(play_on(rules, judge, s, seat, style.turns, random));
  }
  return tally.value();
}

}  // namespace comares::bots
