// greedy: tries every legal action on a copy, carries on with what follows from it without chance or
// others coming in, and takes what looks best (appraisal.h). One move deep, no search. Throws of dice
// are valued exactly (dice_judge.h).
#include "bots/greedy.h"

#include <algorithm>
#include <array>
#include <memory>

#include "bots/appraisal.h"
#include "bots/dice_judge.h"
#include "games/parts.h"

namespace comares::bots {

namespace {

using alhambra::as_rules;

// A player's own decision that follows at once from his last action.
bool goes_on(const State& s, Seat me) {
  if (s.over || to_decide(s) != me) return false;
  const Frame& top = s.agenda.back();
  return top.owner != 0 || top.kind == alhambra::kPlaceTile || top.kind == alhambra::kExtraRedesign;
}
bool is_further_action(const State& s, Seat me) {
  if (s.over || to_decide(s) != me) return false;
  const Frame& top = s.agenda.back();
  return top.owner == 0 && top.kind == alhambra::kMainAction && top.d[0];
}

constexpr std::size_t kFewActions = 60;
constexpr int kDeepest = 2;

class Greedy {
 public:
  Greedy(const Ruleset& rules, const State& seen)
      : rules_(rules), me_(to_decide(seen)), outlook_(alhambra_outlook(seen)), seen_(seen), root_(seen) {
    // Nothing comes up from the money pile while trying: what lies there is dealt at random.
    alhambra::Table& t = root_.at<alhambra::Table>(0);
    t.pile = t.discard = 0;
  }

  int value(const Action& a, int depth) {
    const bool draws = check(rules_, root_, a).rejected();  // lawful, but not without a pile
    return after(draws ? seen_ : root_, a, depth);
  }

 private:
  Outlook alhambra_outlook(const State& s) const { return look_ahead({as_rules(rules_), s}, to_decide(s)); }

  // Decisions that modules put to others (a bid, …): as if they passed.
  void let_others_pass(State& s) const {
    Action pass;
    pass.verb = alhambra::kPass;
    while (!s.over && to_decide(s) != me_ && s.agenda.back().owner != 0)
      if (apply(rules_, s, pass)) return;
  }

  // The turn as it would end now. Where a further action must be taken, it is left out all the same.
  void decline(State& s) const {
    if (as_rules(rules_).must_go_on) {
      s.agenda.pop_back();
      s.agenda[0].d[0] = 1;
      return run(rules_, s);
    }
    Action pass;
    pass.verb = alhambra::kPass;
    apply(rules_, s, pass).rejected();  // a further action may always be declined
  }

  int after(const State& from, const Action& a, int depth) {
    State s;
    copy_state(rules_, s, from);
    if (apply(rules_, s, a)) return kNever;
    let_others_pass(s);
    int bonus = 0;
    if (is_further_action(s, me_)) {
      bonus = outlook_.action;
      decline(s);
    }
    if (depth > 0 && goes_on(s, me_) && work_ < kMostWork) {
      ActionList& next = (*lists_)[static_cast<std::size_t>(depth - 1)];
      legal(rules_, s, next);
      int best = kNever;
      for (const Action& b : next) best = std::max(best, after(s, b, depth - 1));
      if (best != kNever) return best + bonus;
    }
    ++work_;
    return appraise({as_rules(rules_), s}, outlook_) + bonus;
  }

  static constexpr int kNever = -1'000'000'000;
  static constexpr int kMostWork = 600;

  const Ruleset& rules_;
  Seat me_;
  Outlook outlook_;
  const State& seen_;
  State root_;
  std::unique_ptr<std::array<ActionList, kDeepest>> lists_ =
      std::make_unique_for_overwrite<std::array<ActionList, kDeepest>>();
  int work_ = 0;
};

// Nothing forces anybody to end a game (base R26), and two who only redesign would never do so. The longer
// it lasts, the more whoever buys is praised and whoever redesigns is blamed.
int impatience(const State& s, const Action& a) {
  const int late = static_cast<int>(s.actions) - 150 * s.players;
  if (late <= 0 || a.owner != 0) return 0;
  if (a.verb == alhambra::kBuy) return 5 * late;
  return a.verb >= alhambra::kRedesignAdd && a.verb <= alhambra::kRedesignSwap ? -5 * late : 0;
}

// The action with the highest value, and the next best ones.
template <class Value>
Choice best_of(const ActionList& actions, Random& random, Value&& value_of) {
  FixedVec<Rated, 6> best{};
  int ties = 0;
  for (const Action& a : actions) {
    const int value = value_of(a);
    // Of equally good ones, each with the same chance.
    if (!best.empty() && value == best[0].value.margin) {
      if (random.below(static_cast<u32>(++ties) + 1) == 0) best[0].action = a;
      continue;
    }
    std::size_t at = 0;
    while (at < best.size() && best[at].value.margin >= value) ++at;
    if (at == 0) ties = 0;
    if (at == best.capacity()) continue;
    if (best.full()) best.pop_back();
    best.insert_at(at, {a, {.margin = value}});
  }
  Choice choice{.action = best[0].action, .rated = true, .value = best[0].value};
  for (std::size_t i = 1; i < best.size(); ++i) choice.alternatives.push_back(best[i]);
  return choice;
}

Choice choose(const Ruleset& rules, const State& seen, Random& random, const Budget&) {
  const auto actions = std::make_unique<ActionList>();
  legal(rules, seen, *actions);
  return choose_greedily(rules, seen, *actions, random);
}

}  // namespace

Choice choose_greedily(const Ruleset& rules, const State& seen, const ActionList& actions, Random& random) {
  if (actions.size() == 1) return {.action = actions[0]};
  if (parts_of(rules).layout != Layout::kMarket) {
    DiceJudge judge(rules, seen);
    return best_of(actions, random, [&](const Action& a) { return judge.value(a); });
  }
  Greedy greedy(rules, seen);
  const int depth = actions.size() <= kFewActions ? kDeepest : 1;  // of what follows at once
  return best_of(actions, random, [&](const Action& a) { return greedy.value(a, depth) + impatience(seen, a); });
}

extern const Bot kGreedy;
constinit const Bot kGreedy = {
    "greedy", "a yardstick: one move deep, buys exactly, builds walls, fights for majorities", false, choose};

}  // namespace comares::bots
