// comares analyse: what was luck in a game, and what was a mistake.
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <thread>

#include "bots/analyse.h"
#include "cli/commands.h"
#include "cli/text.h"
#include "codec/refused.h"
#include "table/session.h"

namespace comares::cli {

namespace {

namespace json = codec::json;

constexpr const char* kHelp =
    "comares analyse RECORD [--seat N] [--playouts 400] [--threads 2] [--json]\n\n"
    "Goes through a finished game. Of each decision: what was played against the best that is found, over the same\n"
    "deals of what the player could not know. A mistake is named only where the loss is more than its error. What\n"
    "happened by itself after a decision (cards, tiles, dice, what others turned out to hold) is luck: what is to be\n"
    "expected after it, less what was before. Luck, one's own decisions and those of the others add up to the\n"
    "final margin less the one to be expected at the beginning. Margins are points ahead of the best of the others.\n\n"
    "  --seat      tell of the decisions of this seat only, counted from 0\n"
    "  --playouts  for each decision; more is surer\n"
    "Ctrl-C breaks it off.\n\n"
    "Example: comares analyse game.json --seat 0\n";

std::atomic<bool> broken_off{false};

struct Arguments {
  std::string file;
  int seat = -1;
  u32 playouts = 400;
  unsigned threads = 2;
  bool as_json = false;
};

u32 number(const std::string& option, const std::string& word, u32 low, u32 high) {
  u32 n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc{} || end != word.data() + word.size() || n < low || n > high)
    throw UsageError(option + " is a whole number from " + std::to_string(low) + " to " + std::to_string(high) + ".");
  return n;
}

Arguments read_arguments(int argc, char** argv) {
  Arguments a;
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    if (arg == "--json") {
      a.as_json = true;
    } else if (arg == "--seat" || arg == "--playouts" || arg == "--threads") {
      if (i + 1 == argc) throw UsageError(arg + " needs a value.");
      const std::string value = argv[++i];
      if (arg == "--seat") a.seat = static_cast<int>(number(arg, value, 0, kMaxPlayers - 1));
      else if (arg == "--playouts") a.playouts = number(arg, value, 8, 1'000'000);
      else a.threads = number(arg, value, 1, 64);
    } else if (arg.size() > 1 && arg[0] == '-') {
      throw UsageError("there is no option '" + arg + "'; see comares analyse --help.");
    } else if (a.file.empty()) {
      a.file = arg;
    } else {
      throw UsageError("comares analyse takes one record.");
    }
  }
  if (a.file.empty()) throw UsageError("name a record, or - for standard input; see comares analyse --help.");
  return a;
}

struct Past {
  std::vector<State> before;  // each action, and at last the end
  std::vector<int> scorings;  // held before it
};

Past past_of(const json::value& record) {
  Past p;
  json::object head = codec::as_object(record, "A record");
  head["actions"] = json::array();
  p.before.push_back(codec::or_throw(table::Session::from_record, head).state());
  (void)codec::or_throw(table::Session::replay, record,
                        [&](const table::Session& now) { p.before.push_back(now.state()); });
  // A scoring is where anybody's points change.
  int held = 0;
  for (std::size_t i = 0; i < p.before.size(); ++i) {
    if (i) held += !std::equal(std::begin(p.before[i].scores), std::end(p.before[i].scores), p.before[i - 1].scores);
    p.scorings.push_back(held);
  }
  return p;
}

std::vector<bots::Looked> look_through(const table::Session& s, const Past& past, const Arguments& args) {
  const std::size_t n = s.actions().size();
  std::vector<bots::Looked> found(n);
  std::atomic<std::size_t> next{0}, done{0};
  const auto work = [&] {
    for (std::size_t i; (i = next++) < n && !broken_off; ++done)
      found[i] = bots::look_at(s.rules(), past.before[i], s.actions()[i], mix64(i + 1), args.playouts);
  };
  std::vector<std::thread> pool;
  for (unsigned i = 0; i < args.threads; ++i) pool.emplace_back(work);
  while (isatty(STDERR_FILENO) && done < n && !broken_off) {
    std::fprintf(stderr, "\r%zu of %zu decisions\033[K", done.load(), n);
    std::fflush(stderr);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  for (std::thread& t : pool) t.join();
  if (isatty(STDERR_FILENO)) std::fprintf(stderr, "\r\033[K");
  return found;
}

std::string points(int hundredths) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << std::showpos << hundredths / 100.0;
  return out.str();
}

std::vector<std::size_t> mistakes_of(const std::vector<bots::Looked>& all, int seat) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].mistake && (seat < 0 || all[i].seat == seat)) out.push_back(i);
  std::stable_sort(out.begin(), out.end(), [&](std::size_t a, std::size_t b) { return all[a].lost > all[b].lost; });
  return out;
}

json::object value_json(const bots::Value& v) {
  json::object out{{"margin", v.margin / 100.0}, {"error", v.error / 100.0}};
  if (v.win >= 0) out["win"] = v.win / 10000.0;
  return out;
}

void print_json(const table::Session& s, const Past& past, const std::vector<bots::Looked>& all,
                const Arguments& args) {
  json::array decisions, seats;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bots::Looked& l = all[i];
    if (args.seat >= 0 && l.seat != args.seat) continue;
    json::array luck;
    for (Seat p = 0; p < s.state().players; ++p)
      luck.emplace_back(bots::luck_after(all, i, p, bots::margin_of(s.state(), p)) / 100.0);
    json::object one{{"move", i + 1},
                     {"seat", l.seat},
                     {"scorings", past.scorings[i]},
                     {"action", s.notation().action(l.played)},
                     {"value", value_json(l.value)},
                     {"lost", l.lost / 100.0},
                     {"lost_win", l.lost_win / 10000.0},
                     {"error", l.error / 100.0},
                     {"luck", std::move(luck)}};
    if (l.mistake) {
      one["best"] = s.notation().action(l.best);
      one["best_value"] = value_json(l.better);
    }
    decisions.push_back(std::move(one));
  }
  for (Seat p = 0; p < s.state().players; ++p) {
    const bots::Account a = bots::add_up(all, p, bots::margin_of(s.state(), p));
    seats.push_back({{"seat", p},
                     {"first", a.first / 100.0},
                     {"final", a.last / 100.0},
                     {"luck", a.luck / 100.0},
                     {"own", a.own / 100.0},
                     {"others", a.others / 100.0}});
  }
  std::cout << json::serialize(json::object{
                   {"playouts", args.playouts}, {"seats", std::move(seats)}, {"decisions", std::move(decisions)}})
            << "\n";
}

void print_words(const table::Session& s, const Past& past, const std::vector<bots::Looked>& all,
                 const Arguments& args) {
  std::cout << "           expected     luck   own decisions   the others'   final margin\n";
  for (Seat p = 0; p < s.state().players; ++p) {
    const bots::Account a = bots::add_up(all, p, bots::margin_of(s.state(), p));
    std::cout << "  player " << int{p} << std::setw(9) << points(a.first) << std::setw(9) << points(a.luck)
              << std::setw(16) << points(a.own) << std::setw(14) << points(a.others) << std::setw(15) << points(a.last)
              << "\n";
  }
  for (Seat p = 0; p < s.state().players; ++p) {
    if (args.seat >= 0 && p != args.seat) continue;
    const std::vector<std::size_t> mistakes = mistakes_of(all, p);
    std::cout << "\nPlayer " << int{p} << ": " << mistakes.size() << (mistakes.size() == 1 ? " mistake" : " mistakes");
    int lost[4] = {};
    for (const std::size_t i : mistakes) lost[std::min(3, past.scorings[i])] += all[i].lost;
    if (!mistakes.empty()) {
      std::cout << "; lost by the scorings held before:";
      for (int k = 0; k < 4; ++k)
        if (lost[k]) std::cout << " " << k << (k == 3 ? " or more: " : ": ") << points(-lost[k]);
    }
    std::cout << "\n";
    for (std::size_t k = 0; k < std::min<std::size_t>(5, mistakes.size()); ++k) {
      const bots::Looked& l = all[mistakes[k]];
      std::cout << "  move " << std::setw(3) << mistakes[k] + 1 << "  " << points(-l.lost) << " ± "
                << points(l.error).substr(1) << "  " << one_line(s.notation().action(l.played)) << "\n"
                << "            better: " << one_line(s.notation().action(l.best)) << "\n";
    }
  }
}

}  // namespace

int analyse_command(int argc, char** argv) {
  if (argc > 1 && (std::string(argv[1]) == "--help" || std::string(argv[1]) == "-h")) {
    std::cout << kHelp;
    return 0;
  }
  const Arguments args = read_arguments(argc, argv);
  const json::value record = codec::parse(read_file(args.file));
  const table::Session s = codec::or_throw(table::Session::from_record, record);
  if (!is_over(s.state())) throw UsageError("the game is not over; only finished games are analysed.");
  if (args.seat >= s.state().players) throw UsageError("there is no such seat in this game.");
  const Past past = past_of(record);
  std::signal(SIGINT, [](int) { broken_off = true; });
  const std::vector<bots::Looked> all = look_through(s, past, args);
  std::signal(SIGINT, SIG_DFL);
  if (broken_off) {
    std::cerr << "comares analyse: broken off.\n";
    return 130;
  }
  args.as_json ? print_json(s, past, all, args) : print_words(s, past, all, args);
  return 0;
}

}  // namespace comares::cli
