#include "cli/ladder.h"

#include <unistd.h>

#include <atomic>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "cli/sequential.h"
#include "cli/text.h"
#include "codec/setup.h"
#include "modules/list.h"

namespace comares::cli {

namespace json = codec::json;

namespace {

constexpr Floor kFloors[] = {
    {"alhambra", 3, "easy", "random", 0.90, 1},
    {"alhambra", 3, "easy", "normal", 0, 0.20},
    {"alhambra", 3, "normal", "easy", 0.60, 1},
    {"alhambra", 3, "normal", "greedy", 0.55, 1},
    {"alhambra", 3, "hard:millis=20", "normal", 0.45, 1},
    {"alhambra", 3, "hard:millis=20", "flat:playouts=1000", 0.65, 1},
    {"alhambra", 3, "expert:millis=1000", "hard:millis=20", 0.38, 1},
    {"alhambra", 3, "expert:millis=1000", "flat:playouts=1000", 0.80, 1},
    {"alhambra", 3, "expert:millis=10", "flat:playouts=1000", 0.65, 1},
    {"alhambra", 2, "hard:millis=20", "normal", 0.60, 1},
    {"alhambra", 4, "hard:millis=20", "normal", 0.36, 1},
    {"dice", 3, "normal", "random", 0.90, 1},
    {"dice", 3, "hard:millis=20", "normal", 1 / 3.0, 1},
    {"alcazaba", 3, "normal", "random", 0.90, 1},
    {"alcazaba", 3, "hard:millis=20", "normal", 1 / 3.0, 1},
    {"red-palace", 3, "normal", "random", 0.90, 1},
    {"red-palace", 3, "hard:millis=20", "normal", 1 / 3.0, 1},
};
// With modules.
constexpr Floor kWithModules = {nullptr, 0, "hard:millis=20", "greedy", 0.45, 1};

std::string set_name(const GameType& game, u32 modules) {
  std::string text;
  for (std::size_t i = 0; i < game.modules().size(); ++i) {
    if (!(modules >> i & 1)) continue;
    if (!text.empty()) text += ",";
    text += game.modules()[i].slug;
  }
  return text;
}

std::unique_ptr<const Ruleset> with_modules(Setup setup, u32 modules, Reject& why) {
  setup.modules = modules;
  return create(setup, why);
}

// Games in the order of their numbers, however many threads play them.
class Count {
 public:
  Count(const Ladder& plan, Rung& rung, const RungDone& progress)
      : plan_(plan), rung_(rung), progress_(progress), players_(plan.setup.players), test_(rung.mark) {
    results_.resize((plan.games + players_ - 1) / players_ * players_);
  }
  u64 all() const { return results_.size(); }
  bool closed() const { return closed_; }

  void add(u64 number, const Played& played) {
    const std::lock_guard lock(mutex_);
    results_[number] = played;
    while (!closed_ && next_ < results_.size() && deal_done()) take_in_deal();
  }
  void finish() {
    const double n = static_cast<double>(rung_.games - rung_.unfinished);
    if (n > 0) rung_.margin = margins_ / n;
    if (n > 1) rung_.margin_error = 1.96 * std::sqrt(std::max(0.0, squares_ / n - rung_.margin * rung_.margin) / n);
    for (int i = 0; i < 2; ++i)
      if (decisions_[i]) rung_.millis[i] = static_cast<double>(micros_[i]) / 1000 / static_cast<double>(decisions_[i]);
  }

 private:
  bool deal_done() const {
    for (u64 i = 0; i < players_; ++i)
      if (!results_[next_ + i]) return false;
    return true;
  }
  void take_in_deal() {
    double wins = 0;
    for (u64 rotation = 0; rotation < players_; ++rotation) {
      const Played& p = *results_[next_ + rotation];
      const auto one = static_cast<Seat>(rotation);
      ++rung_.games;
      for (Seat s = 0; s < players_; ++s) {
        micros_[s != one] += p.micros[s];
        decisions_[s != one] += p.decisions[s];
      }
      if (!p.finished) {
        ++rung_.unfinished;
        continue;
      }
      if (p.winners >> one & 1) wins += 1.0 / std::popcount(p.winners);
      const double margin = p.margin(one);
      margins_ += margin;
      squares_ += margin * margin;
    }
    next_ += players_;
    rung_.wins += wins;
    test_.add(wins / static_cast<double>(players_));
    using Verdict = SequentialTest::Verdict;
    const Verdict v = test_.verdict();
    rung_.verdict = v == Verdict::kAbove ? 1 : v == Verdict::kBelow ? -1 : 0;
    closed_ = rung_.games >= plan_.least && rung_.verdict != 0;
    if (progress_) progress_(rung_, false);
  }

  const Ladder& plan_;
  Rung& rung_;
  const RungDone& progress_;
  const u64 players_;
  SequentialTest test_;
  std::mutex mutex_;
  std::vector<std::optional<Played>> results_;
  u64 next_ = 0, micros_[2] = {}, decisions_[2] = {};
  double margins_ = 0, squares_ = 0;
  std::atomic<bool> closed_{false};
};

void print_row(const Ladder& plan, const Rung& r, std::ostream& out) {
  const Share share = share_of(r.wins, r.games);
  const std::string set = set_name(*plan.setup.game, r.modules);
  out << std::left << std::setw(22) << r.pair->one.name << " " << std::setw(22) << r.pair->other.name << std::right
      << std::fixed << std::setprecision(1) << std::setw(6) << 100 * share.mean << " %  " << std::setw(5)
      << 100 * share.low << "–" << std::left << std::setw(5) << 100 * share.high << std::right << std::setw(8)
      << r.margin << " ± " << std::left << std::setw(5) << r.margin_error << std::right << std::setw(7) << r.games
      << std::setprecision(2) << std::setw(9) << r.millis[0] << std::setw(9) << r.millis[1] << "  ";
  if (r.asks())
    out << (r.met() ? "met: " : "not met: ") << (r.pair->at_least > 0 ? "at least " : "at most ")
        << std::setprecision(0) << 100 * r.mark << " %";
  else out << (r.verdict > 0 ? "above" : r.verdict < 0 ? "below" : "about") << " the fair share";
  if (r.unfinished) out << ", " << r.unfinished << " broken off";
  if (!set.empty()) out << "  [" << set << "]";
  out << "\n";
}

double rounded(double v, double places) { return std::round(v * places) / places; }

json::object row_json(const Ladder& plan, const Rung& r) {
  const Share share = share_of(r.wins, r.games);
  json::array modules;
  for (std::size_t i = 0; i < plan.setup.game->modules().size(); ++i)
    if (r.modules >> i & 1) modules.emplace_back(plan.setup.game->modules()[i].slug);
  json::object out{{"one", r.pair->one.name},
                   {"other", r.pair->other.name},
                   {"modules", std::move(modules)},
                   {"games", r.games},
                   {"unfinished", r.unfinished},
                   {"wins", rounded(r.wins, 1000)},
                   {"share", rounded(share.mean, 1e4)},
                   {"low", rounded(share.low, 1e4)},
                   {"high", rounded(share.high, 1e4)},
                   {"fair", rounded(r.fair, 1e4)},
                   {"mark", rounded(r.mark, 1e4)},
                   {"verdict", r.verdict > 0   ? "above"
                               : r.verdict < 0 ? "below"
                                               : "open"},
                   {"margin", rounded(r.margin, 100)},
                   {"margin_error", rounded(r.margin_error, 100)},
                   {"millis", rounded(r.millis[0], 1000)},
                   {"millis_other", rounded(r.millis[1], 1000)}};
  if (r.asks()) out["met"] = r.met();
  if (!r.pair->one.command.empty()) out["vices"] = vices_json(r.vices[0]);
  if (!r.pair->other.command.empty()) out["vices_other"] = vices_json(r.vices[1]);
  return out;
}

std::vector<Pairing> asked_pairs(const Ladder& plan) {
  std::vector<Pairing> out;
  const auto add = [&](const Floor& f) {
    out.push_back({contender(f.one), contender(f.other), f.at_least, f.at_most});
  };
  if (plan.sets.size() > 1 || plan.sets[0]) {
    add(kWithModules);
    return out;
  }
  for (const Floor& f : kFloors)
    if (std::string_view(f.game) == plan.setup.game->id && f.players == plan.setup.players) add(f);
  if (out.empty()) throw UsageError("nothing is asked of the bots in this game; name a pair: --bots hard,normal");
  return out;
}

}  // namespace

std::span<const Floor> floors() { return kFloors; }

json::object vices_json(const OutsideBot::Vices& v) {
  return {{"late", v.late},         {"died", v.died},         {"flooded", v.flooded},
          {"nonsense", v.nonsense}, {"restarts", v.restarts}, {"stood_in", v.stood_in}};
}

bool Rung::met() const {
  const Share share = share_of(wins, games);
  return share.low >= pair->at_least && share.high <= (pair->at_most < 1 ? pair->at_most : 1);
}

std::vector<u32> module_sets(const Setup& setup, const std::string& text, u64 seed) {
  const auto all = setup.game->modules();
  constexpr std::string_view kRandom = "random:";
  std::vector<u32> sets;
  Reject why;
  if (text == "each") {
    for (std::size_t i = 0; i < all.size(); ++i) sets.push_back(1u << i);
  } else if (text.starts_with(kRandom)) {
    u32 n = 0;
    const char *const from = text.data() + kRandom.size(), *const to = text.data() + text.size();
    if (const auto [end, error] = std::from_chars(from, to, n); error != std::errc{} || end != to || !n || n > 1000)
      throw UsageError("'" + text + "': random:N draws from 1 to 1000 sets of modules.");
    Random random(mix64(seed));
    while (sets.size() < n) {
      u32 set = 0;
      for (std::size_t i = 0; i < all.size(); ++i) set |= random.below(2) << i;
      if (set && with_modules(setup, set, why)) sets.push_back(set);
    }
  } else {
    u32 set = 0;
    for (const std::string& slug : split_list(text)) {
      if (slug.empty()) continue;
      std::size_t i = 0;
      while (i < all.size() && slug != all[i].slug) ++i;
      if (i == all.size()) throw UsageError("there is no module '" + slug + "'; comares rules lists them.");
      set |= 1u << i;
    }
    sets.push_back(set);
  }
  if (sets.empty()) throw UsageError("this game has no modules.");
  return sets;
}

Rung play_rung(const Ladder& plan, const Pairing& pair, u32 modules, const RungDone& progress,
               const OutsideBot::Report& report) {
  Reject why;
  const std::unique_ptr<const Ruleset> rules = with_modules(plan.setup, modules, why);
  if (!rules) throw UsageError(why.sentence);
  const u64 players = plan.setup.players;
  Rung rung;
  rung.pair = &pair;
  rung.modules = modules;
  rung.fair = 1 / static_cast<double>(players);
  rung.mark = pair.at_least > 0 ? pair.at_least : pair.at_most < 1 ? pair.at_most : rung.fair;
  Count count(plan, rung, progress);
  std::atomic<u64> next{0};
  std::atomic<bool> failed{false};
  std::mutex mutex;
  std::string error;
  const auto work = [&] {
    try {
      Match match(*rules, {pair.one, pair.other}, plan.limits, [&](const std::string& sentence) {
        const std::lock_guard lock(mutex);
        report(sentence);
      });
      for (u64 number; (number = next++) < count.all() && !count.closed() && !failed;) {
        const u64 seed = plan.seed + number / players;
        std::vector<u8> who(players, 1);
        who[number % players] = 0;
        count.add(number, match.play(seed, mix64(seed) + number % players, who));
      }
      const std::lock_guard lock(mutex);
      for (std::size_t i = 0; i < 2; ++i) rung.vices[i].add(match.vices(i));
    } catch (const std::exception& e) {
      const std::lock_guard lock(mutex);
      error = e.what();
      failed = true;
    }
  };
  std::vector<std::thread> pool;
  for (unsigned i = 0; i < plan.threads; ++i) pool.emplace_back(work);
  for (std::thread& t : pool) t.join();
  if (failed) throw std::runtime_error(error);
  count.finish();
  if (progress) progress(rung, true);
  return rung;
}

void play_ladder(const Ladder& plan) {
  const std::vector<Pairing> pairs = plan.pairs.empty() ? asked_pairs(plan) : plan.pairs;
  const bool shows = isatty(STDERR_FILENO);
  if (!plan.as_json)
    std::cout << plan.setup.game->title << ", " << int{plan.setup.players} << " players: one against "
              << plan.setup.players - 1 << " of the other, seats rotated over equal deals\n\n"
              << "one                    other                    wins    95 %            margin        games"
                 "   ms one    other\n";
  json::array rows;
  double sum = 0;
  u64 rungs = 0;
  for (const Pairing& pair : pairs) {
    for (const u32 set : plan.sets) {
      const auto progress = [&](const Rung& r, bool last) {
        if (!shows) return;
        const Share share = share_of(r.wins, r.games);
        std::fprintf(stderr,
                     last ? "\r\033[K" : "\r%s against %s: %llu of at most %llu games, %.1f %% (%.1f–%.1f)\033[K",
                     pair.one.name.c_str(), pair.other.name.c_str(), static_cast<unsigned long long>(r.games),
                     static_cast<unsigned long long>(plan.games), 100 * share.mean, 100 * share.low, 100 * share.high);
        std::fflush(stderr);
      };
      const Rung r = play_rung(plan, pair, set, progress,
                               [](const std::string& sentence) { std::cerr << "comares: " << sentence << "\n"; });
      sum += r.wins / static_cast<double>(std::max<u64>(1, r.games));
      ++rungs;
      if (plan.as_json) rows.push_back(row_json(plan, r));
      else print_row(plan, r, std::cout), std::cout.flush();
    }
  }
  if (!plan.as_json) {
    if (rungs > 1 && pairs.size() == 1)
      std::cout << "\nmean of " << rungs << " sets: " << std::setprecision(1) << 100 * sum / static_cast<double>(rungs)
                << " %\n";
    return;
  }
  json::object out{{"game", plan.setup.game->id},
                   {"players", plan.setup.players},
                   {"seed", plan.seed},
                   {"threads", plan.threads},
                   {"rows", std::move(rows)}};
  std::cout << json::serialize(out) << "\n";
}

}  // namespace comares::cli
