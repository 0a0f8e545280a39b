// Trains the judge of the bots from nothing (docs/training.md):
//   comares_train [--quick] [--seed N] [--seconds N] [--most N] [--rounds N] [--passes N] [--games N] [--out FILE]
// plays games, fits a network to how they ended, turns it into whole numbers, and lets it play against greedy and against the
// weights that are built in. The file is written only if it wins.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string_view>

#include "bots/list.h"
#include "modules/list.h"
#include "train/fit.h"
#include "train/match.h"

using namespace comares;

namespace {

struct Options {
  bool quick = false;
  u64 seed = 1;
  double seconds = 600;  // of playing in each round
  int most = 100'000;    // games, at most
  int rounds = 1;        // the first by greedy, the others by the search itself
  int passes = 5;
  int games = 600;  // of a match
  const char* save = nullptr;
  std::vector<const char*> load = {};
  const char* out = "bots/weights/palaces.inc";
};

bool read(int count, char** words, Options& o) {
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--quick") {
      o = {.quick = true, .seed = 1, .seconds = 600, .most = 4000, .rounds = 1, .passes = 5, .games = 90, .out = o.out};
      continue;
    }
    if (++i == count) return false;
    if (word == "--seed") o.seed = std::strtoull(words[i], nullptr, 10);
    else if (word == "--seconds") o.seconds = std::atof(words[i]);
    else if (word == "--rounds") o.rounds = std::atoi(words[i]);
    else if (word == "--most") o.most = std::atoi(words[i]);
    else if (word == "--passes") o.passes = std::atoi(words[i]);
    else if (word == "--games") o.games = std::atoi(words[i]);
    else if (word == "--save") o.save = words[i];
    else if (word == "--load") o.load.push_back(words[i]);
    else if (word == "--out") o.out = words[i];
    else return false;
  }
  return true;
}

double seconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

void report(const char* against, const train::Score& s) {
  std::printf("  against two %s: %.1f %% ± %.1f, margin %.1f, %.2f ms a decision\n", against, 100 * s.share(),
              100 * s.interval(), s.margin, s.millis);
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
  Options o;
  if (!read(count, words, o)) {
    std::fprintf(stderr,
                 "comares_train [--quick] [--seed N] [--seconds N] [--most N] [--rounds N] [--passes N] [--games N]\n"
                 "              [--save FILE] [--load FILE] [--out FILE]\n");
    return 2;
  }
  train::Columns columns;
  std::printf("%d inputs\n", columns.weights().inputs);
  const auto began = std::chrono::steady_clock::now();
  std::vector<train::Example> examples;
  for (const char* file : o.load)
    if (!train::load(file, examples)) return 2;
  // Without rounds only what was loaded is fitted to.
  for (int round = 0; round < std::max(1, o.rounds); ++round) {
    const bots::Weights last = columns.weights();
    if (round < o.rounds) {
      const auto more = train::play_games(columns.weights(), {.seed = o.seed + static_cast<u64>(round) * 7919,
                                                              .seconds = o.seconds,
                                                              .games = o.most,
                                                              .by = round ? &last : nullptr});
      examples.insert(examples.end(), more.begin(), more.end());
    }
    if (o.save && !train::save(o.save, examples)) return 2;
    std::printf("round %d: %zu examples after %.0f s\n", round + 1, examples.size(), seconds_since(began));
    std::fflush(stdout);
    const train::Fit found = train::fit(examples, o.passes, o.seed, columns.weights());
    std::printf("  margin off by %.2f points, %.2f before; %.0f s\n", found.last_error, found.first_error,
                seconds_since(began));
    std::fflush(stdout);
  }

  const GameType* alhambra = find_game("alhambra");
  const train::Player fresh = {.spec = {}, .weights = &columns.weights(), .playouts = 96};
  const train::Score greedy = train::play({.game = alhambra, .games = o.games}, fresh, {.spec = *bots::find("greedy")});
  report("greedy", greedy);
  bool better = greedy.share() - greedy.interval() > 1.0 / 3;
  if (bots::kPalaceWeights.inputs && !o.quick) {
    const train::Player old = {.spec = {}, .weights = &bots::kPalaceWeights, .playouts = 96};
    const train::Score plain = train::play({.game = alhambra, .games = o.games}, fresh, old);
    report("of the last weights", plain);
    const train::Score drawn = train::play({.game = alhambra, .drawn_modules = true, .games = o.games / 2}, fresh, old);
    report("of the last weights, with modules", drawn);
    const double won = plain.wins + drawn.wins, played = plain.games + drawn.games;
    better = better && won / played > 1.0 / 3;
  }
  if (!better) {
    std::printf("not taken over\n");
    return 1;
  }
  std::ofstream file(o.out, std::ios::binary);
  file << train::written(columns.weights(), "Written by tools/train-bots (docs/training.md); not to be edited.");
  if (!file.flush()) return 2;
  std::printf("written to %s after %.0f s\n", o.out, seconds_since(began));
  return 0;
}
