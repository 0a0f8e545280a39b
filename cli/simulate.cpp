// comares simulate: matches between bots in bulk.
#include <unistd.h>

#include <atomic>
#include <bit>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <thread>
#include <vector>

#include "bots/list.h"
#include "cli/commands.h"
#include "cli/text.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"

namespace comares::cli {

namespace {

namespace json = codec::json;

constexpr const char* kHelp =
    "comares simulate --bots A,B,… [--game alhambra] [--players N] [--games 100] [--seed 1]\n"
    "                 [--modules slug,slug] [--option key=value] [--threads N] [--json]\n\n"
    "Lets bots play whole games against each other and counts.\n"
    "  --bots      one name for each seat, or one for all of them\n"
    "  --seed      game number i (from 0) is dealt with seed + i; the same seed gives the same games\n"
    "  --option    may be given several times\n"
    "  --threads   default: as many as the machine has\n"
    "A shared victory counts as a part of a win for each of the winners (two winners: 0.5 each).\n"
    "A game is broken off after 20000 actions; such games count neither for wins nor for scores.\n\n"
    "Example: comares simulate --players 3 --bots random,greedy,greedy --games 1000 --seed 1\n\nBots:\n";

constexpr u32 kTooLong = 20'000;  // nothing forces a game to end (base R26)
constexpr int kWinParts = 60;     // divides by every number of winners

struct Plan {
  Setup setup;
  std::unique_ptr<const Ruleset> rules;
  std::vector<const bots::Bot*> seats;
  u64 games = 100, seed = 1;
  unsigned threads = 0;
  bool as_json = false;
};

struct Tally {
  u64 games = 0, unfinished = 0, shared = 0, actions = 0;
  u64 wins[kMaxPlayers] = {};  // in parts
  i64 points[kMaxPlayers] = {};

  void add(const Tally& o) {
    games += o.games;
    unfinished += o.unfinished;
    shared += o.shared;
    actions += o.actions;
    for (int p = 0; p < kMaxPlayers; ++p) {
      wins[p] += o.wins[p];
      points[p] += o.points[p];
    }
  }
};

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t at; (at = list.find(',', from)) != std::string::npos; from = at + 1)
    parts.push_back(list.substr(from, at - from));
  parts.push_back(list.substr(from));
  return parts;
}

u64 number(const std::string& option, const std::string& word, u64 low, u64 high) {
  u64 n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc{} || end != word.data() + word.size() || n < low || n > high)
    throw UsageError(option + " must be a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
                     ".");
  return n;
}

const bots::Bot& bot_named(const std::string& name) {
  if (const bots::Bot* b = bots::find(name)) return *b;
  std::string names;
  for (const bots::Bot* b : bots::all()) {
    if (!names.empty()) names += ", ";
    names += b->name;
  }
  throw UsageError("there is no bot '" + name + "'; there are: " + names + ".");
}

Plan plan(int argc, char** argv) {
  Plan p;
  json::object from;
  json::array modules;
  json::object options;
  std::vector<std::string> names;
  u64 players = 0;
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    if (arg == "--json") {
      p.as_json = true;
      continue;
    }
    const char* const known[] = {"--game",    "--players", "--bots",    "--games",      "--seed",
                                 "--modules", "--option",  "--threads", "--corrections"};
    bool found = false;
    for (const char* k : known) found |= arg == k;
    if (!found) throw UsageError("there is no option '" + arg + "'; see comares simulate --help.");
    if (i + 1 == argc) throw UsageError(arg + " needs a value.");
    const std::string value = argv[++i];
    if (arg == "--game") from["game"] = value;
    else if (arg == "--players") players = number(arg, value, 1, 99);
    else if (arg == "--bots") names = split(value);
    else if (arg == "--games") p.games = number(arg, value, 1, 1'000'000'000);
    else if (arg == "--seed") p.seed = number(arg, value, 0, ~u64{0});
    else if (arg == "--threads") p.threads = static_cast<unsigned>(number(arg, value, 1, 1024));
    else if (arg == "--corrections") from["corrections"] = read_corrections_file(value);
    else if (arg == "--modules") {
      for (const std::string& slug : split(value))
        if (!slug.empty()) modules.emplace_back(slug);
    } else {
      const std::size_t at = value.find('=');
      if (at == std::string::npos) throw UsageError("--option is written key=value.");
      options[value.substr(0, at)] = value.substr(at + 1);
    }
  }
  if (names.empty()) throw UsageError("say who plays: --bots random,greedy,greedy");
  if (players == 0) players = names.size();
  if (names.size() == 1) names.resize(players, names[0]);
  if (names.size() != players)
    throw UsageError("there are " + std::to_string(players) + " players but " + std::to_string(names.size()) +
                     " bots.");
  for (const std::string& name : names) p.seats.push_back(&bot_named(name));
  from["modules"] = std::move(modules);
  from["options"] = std::move(options);
  p.setup = codec::or_throw(codec::setup, from, static_cast<int>(players));
  Reject why;
  p.rules = create(p.setup, why);
  if (!p.rules) throw UsageError(why.sentence);
  if (p.threads == 0) p.threads = std::max(1u, std::thread::hardware_concurrency());
  return p;
}

void play(const Plan& p, u64 game, Tally& t) {
  State s;
  const u64 seed = p.seed + game;
  Random random(mix64(seed));
  start(*p.rules, seed, s);
  u32 actions = 0;
  while (!is_over(s) && actions < kTooLong) {
    const bots::Choice choice = bots::ask(*p.seats[to_decide(s)], *p.rules, s, random);
    if (Reject why = apply(*p.rules, s, choice.action))
      throw std::runtime_error(std::string("a bot chose an unlawful action: ") + why.sentence);
    ++actions;
  }
  ++t.games;
  t.actions += actions;
  if (!is_over(s)) {
    ++t.unfinished;
    return;
  }
  const u8 won = winners(s);
  const int share = kWinParts / std::popcount(won);
  t.shared += std::popcount(won) > 1;
  for (int seat = 0; seat < s.players; ++seat) {
    if (won >> seat & 1) t.wins[seat] += static_cast<u64>(share);
    t.points[seat] += s.scores[seat];
  }
}

void show_progress(u64 done, u64 all) {
  constexpr int kWidth = 40;
  const int filled = static_cast<int>(done * kWidth / all);
  std::fprintf(stderr, "\r[%s%s] %3d %%  %llu of %llu games",
               std::string(static_cast<std::size_t>(filled), '#').c_str(),
               std::string(static_cast<std::size_t>(kWidth - filled), '.').c_str(), static_cast<int>(done * 100 / all),
               static_cast<unsigned long long>(done), static_cast<unsigned long long>(all));
  std::fflush(stderr);
}

Tally play_all(const Plan& p) {
  const unsigned threads = static_cast<unsigned>(std::min<u64>(p.threads, p.games));
  std::atomic<u64> next{0}, done{0};
  std::atomic<bool> failed{false};
  std::vector<Tally> tallies(threads);
  std::vector<std::string> errors(threads);
  const auto work = [&](unsigned id) {
    try {
      for (u64 game; (game = next++) < p.games && !failed; ++done) play(p, game, tallies[id]);
    } catch (const std::exception& e) {
      errors[id] = e.what();
      failed = true;
    }
  };
  std::vector<std::thread> pool;
  for (unsigned id = 0; id < threads; ++id) pool.emplace_back(work, id);
  if (isatty(STDERR_FILENO)) {
    while (done < p.games && !failed) {
      show_progress(done, p.games);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    std::fprintf(stderr, "\r\033[K");
  }
  for (std::thread& t : pool) t.join();
  for (const std::string& e : errors)
    if (!e.empty()) throw std::runtime_error(e);
  Tally sum;
  for (const Tally& t : tallies) sum.add(t);
  return sum;
}

// To three places; a whole number where it is one.
json::value rounded(double v) {
  const i64 thousandths = static_cast<i64>(v * 1000 + (v < 0 ? -0.5 : 0.5));
  if (thousandths % 1000 == 0) return thousandths / 1000;
  return static_cast<double>(thousandths) / 1000;
}

struct Result {
  std::string bot;
  int seat = -1;
  int seats = 1;
  double wins = 0, mean_score = 0;
};

std::vector<Result> by_seat(const Plan& p, const Tally& t) {
  std::vector<Result> out;
  const double finished = static_cast<double>(t.games - t.unfinished);
  for (int seat = 0; seat < p.setup.players; ++seat)
    out.push_back({p.seats[static_cast<std::size_t>(seat)]->name, seat, 1,
                   static_cast<double>(t.wins[seat]) / kWinParts,
                   finished > 0 ? static_cast<double>(t.points[seat]) / finished : 0});
  return out;
}

std::vector<Result> by_bot(const std::vector<Result>& seats) {
  std::vector<Result> out;
  for (const Result& s : seats) {
    Result* mine = nullptr;
    for (Result& b : out)
      if (b.bot == s.bot) mine = &b;
    if (!mine) {
      out.push_back({s.bot, -1, 0, 0, 0});
      mine = &out.back();
    }
    mine->wins += s.wins;
    mine->mean_score = (mine->mean_score * mine->seats + s.mean_score) / (mine->seats + 1);
    ++mine->seats;
  }
  return out;
}

void print_json(const Plan& p, const Tally& t, double seconds) {
  json::object out;
  codec::write_setup(p.setup, out);
  out["players"] = p.setup.players;
  out["seed"] = p.seed;
  out["games"] = t.games;
  out["unfinished"] = t.unfinished;
  out["shared_victories"] = t.shared;
  out["threads"] = p.threads;
  out["seconds"] = rounded(seconds);
  out["actions"] = t.actions;
  json::array seats, bots;
  const std::vector<Result> results = by_seat(p, t);
  for (const Result& r : results)
    seats.push_back(
        {{"seat", r.seat}, {"bot", r.bot}, {"wins", rounded(r.wins)}, {"mean_score", rounded(r.mean_score)}});
  for (const Result& r : by_bot(results))
    bots.push_back(
        {{"bot", r.bot}, {"seats", r.seats}, {"wins", rounded(r.wins)}, {"mean_score", rounded(r.mean_score)}});
  out["seats"] = std::move(seats);
  out["bots"] = std::move(bots);
  std::cout << json::serialize(out) << "\n";
}

void print_table(const Plan& p, const Tally& t, double seconds) {
  std::cout << std::fixed << t.games << " games, " << t.actions << " actions, " << std::setprecision(2) << seconds
            << " seconds\n";
  if (t.unfinished) std::cout << t.unfinished << " games broken off after " << kTooLong << " actions\n";
  if (t.shared) std::cout << t.shared << " shared victories, each counted in parts\n";
  const double finished = static_cast<double>(t.games - t.unfinished);
  const auto line = [&](const std::string& who, const Result& r) {
    std::cout << "  " << std::left << std::setw(8) << who << std::setw(10) << r.bot << std::right << std::setw(10)
              << std::setprecision(1) << r.wins << std::setw(9) << (finished > 0 ? 100 * r.wins / finished : 0) << " %"
              << std::setw(12) << r.mean_score << "\n";
  };
  const std::vector<Result> results = by_seat(p, t);
  std::cout << "\n          bot             wins             mean score\n";
  for (const Result& r : results) line("seat " + std::to_string(r.seat), r);
  std::cout << "\n";
  for (const Result& r : by_bot(results)) line(std::to_string(r.seats) + (r.seats == 1 ? " seat" : " seats"), r);
}

}  // namespace

int simulate_command(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (std::string(argv[i]) != "--help" && std::string(argv[i]) != "-h") continue;
    std::cout << kHelp;
    for (const bots::Bot* b : bots::all())
      std::cout << "  " << b->name << std::string(10 - std::min<std::size_t>(9, std::string(b->name).size()), ' ')
                << b->summary << "\n";
    return 0;
  }
  const Plan p = plan(argc, argv);
  const auto began = std::chrono::steady_clock::now();
  const Tally t = play_all(p);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  p.as_json ? print_json(p, t, seconds) : print_table(p, t, seconds);
  return 0;
}

}  // namespace comares::cli
