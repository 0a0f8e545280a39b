// The levels offered to players, the same in every game: one search, given more and more to think.
#include "bots/search.h"

namespace comares::bots {

namespace {

constexpr Style kEasyStyle = {
    .playouts = 48, .millis = 1, .turns = 3, .noise = 400, .most_lost = 600, .overlooks = true};
constexpr Style kNormalStyle = {.playouts = 128, .millis = 1};
constexpr Style kHardStyle = {.playouts = 2400, .millis = 20};
constexpr Style kExpertStyle = {.playouts = 60'000, .millis = 1000};

template <const Style& kStyle>
Choice choose(const Ruleset& rules, const State& seen, Random& random, const Budget& budget) {
  return search(rules, seen, random, budget, kStyle);
}

}  // namespace

extern const Bot kEasy, kNormal, kHard, kExpert;
constinit const Bot kEasy = {"easy", "for a first game: overlooks things, but plays no nonsense", true,
                             choose<kEasyStyle>};
constinit const Bot kNormal = {"normal", "a good opponent that answers at once", true, choose<kNormalStyle>};
constinit const Bot kHard = {"hard", "thinks a moment over every move", true, choose<kHardStyle>, kHardStyle.millis};
constinit const Bot kExpert = {"expert", "thinks a second over every move", true, choose<kExpertStyle>,
                               kExpertStyle.millis};

}  // namespace comares::bots
