// comares simulate: matches between bots in bulk.
#include <unistd.h>

#include <atomic>
#include <bit>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <thread>

#include "cli/commands.h"
#include "cli/ladder.h"
#include "cli/text.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"

namespace comares::cli {

namespace {

namespace json = codec::json;

constexpr const char* kHelp =
    "comares simulate --bots A,B,… [--game alhambra] [--players N] [--games 100] [--seed 1]\n"
    "                 [--modules slug,slug] [--option key=value] [--threads N] [--json]\n"
    "comares simulate --ladder [--bots ONE,OTHER,…] [--players 3] [--games 600] [--least 100] …\n\n"
    "Lets bots play whole games against each other and counts.\n"
    "  --bots      one name for each seat, or one for all of them\n"
    "  --seed      game number i (from 0) is dealt with seed + i; the same seed gives the same games\n"
    "  --option    may be given several times\n"
    "  --threads   default: as many as the machine has\n"
    "A bot is written name[:key=value…] (hard:millis=20, flat:playouts=1000), or cmd:COMMAND: a program of your\n"
    "own that speaks JSON lines (docs/bot-protocol.md).\n"
    "  --bot-millis   time in which a program must answer (1000)\n"
    "  --bot-memory   what it may use, in megabytes (1024)\n"
    "A shared victory counts as a part of a win for each of the winners (two winners: 0.5 each).\n"
    "A game is broken off after 20000 actions; such games count neither for wins nor for scores.\n\n"
    "  --ladder    one of a kind against a table full of another, in every seat with the same deals: share of wins\n"
    "              with its 95 % interval, mean margin over the best of the others, time for a decision.\n"
    "              With --bots the first against each of the others; without, all that docs/bots.md asks for in\n"
    "              this game. A pair ends early when a sequential test has decided it.\n"
    "  --games, --least   at most and at least so many games of a pair (600, 100)\n"
    "  --modules   with --ladder also 'each' (every module alone) and 'random:N' (N sets, drawn by --seed)\n\n"
    "Examples: comares simulate --players 3 --bots random,greedy,greedy --games 1000 --seed 1\n"
    "          comares simulate --ladder --bots greedy,random --games 300\n"
    "          comares simulate --bots 'cmd:python3 examples/bot.py,random,random' --games 20\n\nBots:\n";

constexpr int kWinParts = 60;  // divides by every number of winners

struct Plan {
  Setup setup;
  std::unique_ptr<const Ruleset> rules;
  std::vector<Contender> seats;
  u64 games = 100, seed = 1;
  unsigned threads = 0;
  bool as_json = false;
  OutsideBot::Limits limits;
};

struct Tally {
  u64 games = 0, unfinished = 0, shared = 0, actions = 0;
  u64 wins[kMaxPlayers] = {};  // in parts
  i64 points[kMaxPlayers] = {};
  OutsideBot::Vices vices[kMaxPlayers];

  void add(const Tally& o) {
    games += o.games;
    unfinished += o.unfinished;
    shared += o.shared;
    actions += o.actions;
    for (int p = 0; p < kMaxPlayers; ++p) {
      wins[p] += o.wins[p];
      points[p] += o.points[p];
      vices[p].add(o.vices[p]);
    }
  }
};

u64 number(const std::string& option, const std::string& word, u64 low, u64 high) {
  u64 n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc{} || end != word.data() + word.size() || n < low || n > high)
    throw UsageError(option + " must be a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
                     ".");
  return n;
}

struct Arguments {
  Plan plan;
  bool ladder = false;
  std::vector<std::string> names;
  std::string modules;
  u64 players = 0, games = 0, least = 100;
  json::object setup, options;
};

Arguments read_arguments(int argc, char** argv) {
  Arguments a;
  Plan& p = a.plan;
  p.limits.shows_errors = true;
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    if (arg == "--json" || arg == "--ladder") {
      (arg == "--json" ? p.as_json : a.ladder) = true;
      continue;
    }
    const char* const known[] = {"--game",   "--players", "--bots",        "--games", "--seed",       "--modules",
                                 "--option", "--threads", "--corrections", "--least", "--bot-millis", "--bot-memory"};
    bool found = false;
    for (const char* k : known) found |= arg == k;
    if (!found) throw UsageError("there is no option '" + arg + "'; see comares simulate --help.");
    if (i + 1 == argc) throw UsageError(arg + " needs a value.");
    const std::string value = argv[++i];
    if (arg == "--game") a.setup["game"] = value;
    else if (arg == "--players") a.players = number(arg, value, 1, 99);
    else if (arg == "--bots") a.names = split_list(value);
    else if (arg == "--games") a.games = number(arg, value, 1, 1'000'000'000);
    else if (arg == "--least") a.least = number(arg, value, 1, 1'000'000'000);
    else if (arg == "--seed") p.seed = number(arg, value, 0, ~u64{0});
    else if (arg == "--threads") p.threads = static_cast<unsigned>(number(arg, value, 1, 1024));
    else if (arg == "--corrections") a.setup["corrections"] = read_corrections_file(value);
    else if (arg == "--bot-millis") p.limits.millis = static_cast<int>(number(arg, value, 1, 3'600'000));
    else if (arg == "--bot-memory") p.limits.memory = number(arg, value, 1, 1 << 20) << 20;
    else if (arg == "--modules") a.modules = value;
    else {
      const std::size_t at = value.find('=');
      if (at == std::string::npos) throw UsageError("--option is written key=value.");
      a.options[value.substr(0, at)] = value.substr(at + 1);
    }
  }
  if (p.threads == 0) p.threads = std::max(1u, std::thread::hardware_concurrency());
  a.setup["options"] = a.options;
  return a;
}

Plan plan(Arguments a) {
  Plan p = std::move(a.plan);
  if (a.games) p.games = a.games;
  std::vector<std::string>& names = a.names;
  if (names.empty()) throw UsageError("say who plays: --bots random,greedy,greedy");
  const std::size_t players = a.players ? a.players : names.size();
  if (names.size() == 1) names.resize(players, names[0]);
  if (names.size() != players)
    throw UsageError("there are " + std::to_string(players) + " players but " + std::to_string(names.size()) +
                     " bots.");
  for (const std::string& name : names) p.seats.push_back(contender(name));
  json::array modules;
  for (const std::string& slug : split_list(a.modules))
    if (!slug.empty()) modules.emplace_back(slug);
  a.setup["modules"] = std::move(modules);
  p.setup = codec::or_throw(codec::setup, a.setup, static_cast<int>(players));
  Reject why;
  p.rules = create(p.setup, why);
  if (!p.rules) throw UsageError(why.sentence);
  return p;
}

Ladder ladder(Arguments a) {
  Ladder l;
  a.setup["modules"] = json::array();
  l.setup = codec::or_throw(codec::setup, a.setup, static_cast<int>(a.players ? a.players : 3));
  l.sets = module_sets(l.setup, a.modules, a.plan.seed);
  if (a.names.size() == 1) throw UsageError("a pair is written --bots ONE,OTHER.");
  for (std::size_t i = 1; i < a.names.size(); ++i) l.pairs.push_back({contender(a.names[0]), contender(a.names[i])});
  if (a.games) l.games = a.games;
  l.least = std::min(a.least, l.games);
  l.seed = a.plan.seed;
  l.threads = a.plan.threads;
  l.as_json = a.plan.as_json;
  l.limits = a.plan.limits;
  return l;
}

void play(const Plan& p, u64 game, Match& match, Tally& t) {
  const u64 seed = p.seed + game;
  u8 who[kMaxPlayers];
  for (u8 seat = 0; seat < p.setup.players; ++seat) who[seat] = seat;
  const Played played = match.play(seed, mix64(seed), {who, p.setup.players});
  ++t.games;
  t.actions += played.actions;
  if (!played.finished) {
    ++t.unfinished;
    return;
  }
  const int winning = std::popcount(played.winners);
  t.shared += winning > 1;
  for (int seat = 0; seat < p.setup.players; ++seat) {
    if (played.winners >> seat & 1) t.wins[seat] += static_cast<u64>(kWinParts / winning);
    t.points[seat] += played.scores[seat];
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
  std::mutex reporting;
  const auto report = [&](const std::string& sentence) {
    const std::lock_guard lock(reporting);
    std::cerr << "comares: " << sentence << "\n";
  };
  const auto work = [&](unsigned id) {
    try {
      Match match(*p.rules, p.seats, p.limits, report);
      for (u64 game; (game = next++) < p.games && !failed; ++done) play(p, game, match, tallies[id]);
      for (std::size_t seat = 0; seat < p.seats.size(); ++seat) tallies[id].vices[seat] = match.vices(seat);
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
    out.push_back({p.seats[static_cast<std::size_t>(seat)].name, seat, 1, static_cast<double>(t.wins[seat]) / kWinParts,
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
  for (const Result& r : results) {
    json::object seat{
        {"seat", r.seat}, {"bot", r.bot}, {"wins", rounded(r.wins)}, {"mean_score", rounded(r.mean_score)}};
    const auto at = static_cast<std::size_t>(r.seat);
    if (!p.seats[at].command.empty()) seat["vices"] = vices_json(t.vices[at]);
    seats.push_back(std::move(seat));
  }
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
  for (std::size_t seat = 0; seat < p.seats.size(); ++seat)
    if (t.vices[seat].stood_in)
      std::cout << "\nseat " << seat << ": " << t.vices[seat].stood_in << " choices were not its own\n";
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
  Arguments arguments = read_arguments(argc, argv);
  if (arguments.ladder) {
    play_ladder(ladder(std::move(arguments)));
    return 0;
  }
  const Plan p = plan(std::move(arguments));
  const auto began = std::chrono::steady_clock::now();
  const Tally t = play_all(p);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  p.as_json ? print_json(p, t, seconds) : print_table(p, t, seconds);
  return 0;
}

}  // namespace comares::cli
