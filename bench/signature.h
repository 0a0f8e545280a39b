// One number over fixed games: it changes exactly when behaviour does. Every state of every game goes
// into it. All games with all numbers of players: plain, with all modules and with some; played
// uniformly at random, and Alhambra by policy p0 and by greedy, too.
#pragma once
#include <cstring>

#include "bench/tables.h"
#include "bots/list.h"
#include "games/alhambra/p0.h"

namespace comares::bench {

class Signature {
 public:
  u64 value() {
    for (const GameType* game : games()) {
      const u32 all = all_modules(game->modules().size());
      for (u8 players = game->min_players; players <= game->max_players; ++players) {
        const auto plain = table(*game, players), full = table(*game, players, all);
        for (int i = 0; i < 10; ++i) {
          play(*plain, &Signature::uniform);
          play(*full, &Signature::uniform);
          if (std::strcmp(game->id, "alhambra") == 0) play(*plain, &Signature::p0);
          // Modules drawn by seed, each in about half of these games.
          play(*table(*game, players, static_cast<u32>(mix64(seed_)) & all), &Signature::uniform);
        }
        if (std::strcmp(game->id, "alhambra") != 0) continue;
        play(*plain, &Signature::greedy);
        play(*full, &Signature::greedy);
      }
    }
    return digest_.value();
  }

 private:
  using Policy = void (Signature::*)(const Ruleset&, const State&, Random&, Action&);

  void uniform(const Ruleset& rules, const State& s, Random& random, Action& a) {
    legal(rules, s, actions_);
    a = actions_[random.below(static_cast<u32>(actions_.size()))];
  }
  void p0(const Ruleset& rules, const State& s, Random& random, Action& a) {
    alhambra::choose_p0(rules, s, random, a, actions_);
  }
  void greedy(const Ruleset& rules, const State& s, Random& random, Action& a) {
    a = bots::ask(*bots::find("greedy"), rules, s, random).action;
  }

  void play(const Ruleset& rules, Policy policy) {
    Random random(++seed_);
    State s;
    start(rules, seed_, s);
    digest_.add(hash(rules, s));
    for (u32 n = 0; !is_over(s) && n < kTooLong; ++n) {
      Action a;
      (this->*policy)(rules, s, random, a);
      digest_.add(apply(rules, s, a).rejected());
      digest_.add(hash(rules, s));
    }
  }

  Digest digest_;
  u64 seed_ = 0;
  ActionList actions_;
};

}  // namespace comares::bench
