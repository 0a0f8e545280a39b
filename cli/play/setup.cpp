#include "cli/play/setup.h"

#include <algorithm>
#include <random>

#include "cli/play/words.h"
#include "modules/list.h"

namespace comares::cli::play {

const bots::Bot* usual_bot() { return &bots::usual(); }

u64 new_seed() {
  std::random_device device;
  return device() % 1000000;  // short enough to be typed again
}

Beginning usual_beginning() {
  Beginning b;
  b.setup.game = &usual_game();
  b.setup.players = 3;
  b.bots.assign(2, usual_bot());
  b.seed = new_seed();
  return b;
}

namespace {

const bots::Bot* next_bot(const bots::Bot* now, int by) {
  const auto all = bots::all();
  const auto n = static_cast<std::ptrdiff_t>(all.size());
  auto at = std::find(all.begin(), all.end(), now) - all.begin();
  do at = (at + by + n) % n;
  while (!all[static_cast<std::size_t>(at)]->offered);
  return all[static_cast<std::size_t>(at)];
}

const GameType* next_game(const GameType* now, int by) {
  const auto all = games();
  const auto n = static_cast<std::ptrdiff_t>(all.size());
  const auto at = std::find(all.begin(), all.end(), now) - all.begin();
  return all[static_cast<std::size_t>((at + by + n) % n)];
}

void head(const Pane& pane, const char* what) {
  pane.fill({0, 0, pane.width(), 1}, U' ', kBarText);
  pane.text(1, 0, "COMARES   a game of Alhambra in the terminal", kBarText);
  pane.text(4, 2, what, kStrong);
}

void foot(const Pane& pane, const char* keys) {
  pane.fill({0, pane.height() - 1, pane.width(), 1}, U' ', {.fg = Colour::kWhite, .bg = Colour::kBar});
  pane.text(1, pane.height() - 1, keys, {.fg = Colour::kWhite, .bg = Colour::kBar});
}

void entry(const Pane& pane, int y, const std::string& label, const std::string& value, bool here) {
  const Style style{.fg = here ? Colour::kAccent : Colour::kDefault, .bold = here, .reverse = false};
  pane.text(4, y, (here ? "▶ " : "  ") + label, style);
  pane.text(24, y, here ? "◀ " + value + " ▶" : "  " + value, style);
}

enum class Answer { kOn, kBack };

Answer ask_players(Console& console, Beginning& b) {
  std::size_t chosen = 0;
  for (;;) {
    const std::size_t rows = 3 + b.bots.size(), game_row = rows - 1;  // the game stands above the first
    const Key key = ask(console, [&](Canvas& canvas) {
      const Pane pane(canvas);
      head(pane, "Who plays?");
      entry(pane, 4, "Game", b.setup.game->title, chosen == game_row);
      entry(pane, 5, "Players", std::to_string(b.setup.players), chosen == 0);
      entry(pane, 6, "You sit", "as player " + std::to_string(b.me + 1), chosen == 1);
      for (std::size_t i = 0; i < b.bots.size(); ++i) {
        const int number = static_cast<int>(i < b.me ? i : i + 1) + 1;
        entry(pane, 8 + static_cast<int>(i), "Player " + std::to_string(number), b.bots[i]->name, chosen == i + 2);
        pane.text(38, 8 + static_cast<int>(i), shortened(b.bots[i]->summary, pane.width() - 39), kFaintText);
      }
      if (b.setup.players == 2)
        pane.text(6, 10, "Dirk, who only collects tiles, is the third at the table.", kFaintText);
      pane.text(4, 16, "Enter", kAccentText);
      pane.text(11, 16, "goes on; once more Enter begins the game.");
      foot(pane, "↑↓ choose   ←→ change   Enter on   Esc leave");
    });
    const int by = key.name == KeyName::kLeft || key.is(U'h')    ? -1
                   : key.name == KeyName::kRight || key.is(U'l') ? 1
                                                                 : 0;
    if (move_choice(key, chosen, rows)) continue;
    if (key.name == KeyName::kEnter) return Answer::kOn;
    if (key.name == KeyName::kEscape || key.is(U'q')) return Answer::kBack;
    if (by == 0) continue;
    if (chosen == 0) {
      b.setup.players =
          static_cast<u8>(std::clamp<int>(b.setup.players + by, b.setup.game->min_players, b.setup.game->max_players));
      b.bots.resize(b.setup.players - 1u, b.bots.empty() ? usual_bot() : b.bots.back());
      b.me = std::min<Seat>(b.me, static_cast<Seat>(b.setup.players - 1));
    } else if (chosen == 1) {
      b.me = static_cast<Seat>(std::clamp<int>(b.me + by, 0, b.setup.players - 1));
    } else if (chosen == game_row) {
      b.setup = {.game = next_game(b.setup.game, by), .players = b.setup.players};
    } else {
      b.bots[chosen - 2] = next_bot(b.bots[chosen - 2], by);
    }
  }
}

std::string option_value(const Option& o, u8 value) {
  return o.is_flag ? (value ? "yes" : "no") : std::string(o.names[value]);
}

Answer ask_modules(Console& console, Beginning& b) {
  const auto modules = b.setup.game->modules();
  const auto options = b.setup.game->options();
  const std::size_t n = modules.size() + options.size();
  std::size_t chosen = 0;
  std::string trouble;
  for (;;) {
    const Key key = ask(console, [&](Canvas& canvas) {
      const Pane pane(canvas);
      head(pane, "With which modules? None is fine for a first game.");
      const int rows = pane.height() - 12;
      const int columns = std::clamp(pane.width() / 38, 1, 3), room = (pane.width() - 4) / columns;
      const int page = rows * columns, first = static_cast<int>(chosen) / page * page;
      for (int i = first; i < std::min(static_cast<int>(n), first + page); ++i) {
        const std::size_t k = static_cast<std::size_t>(i);
        const bool here = k == chosen;
        const int x = 3 + (i - first) / rows * room, y = 4 + (i - first) % rows;
        const bool is_module = k < modules.size();
        const bool on = is_module && b.setup.modules >> k & 1;
        const std::string text =
            is_module ? std::string(on ? "[✓] " : "[ ] ") + modules[k].title
                      : spaced(options[k - modules.size()].key) + ": " +
                            option_value(options[k - modules.size()], b.setup.options[k - modules.size()]);
        pane.text(x, y, (here ? "▶ " : "  ") + shortened(text, room - 4),
                  {.fg = here ? Colour::kAccent
                         : on ? Colour::kGood
                              : Colour::kDefault,
                   .bold = here || on});
      }
      const char* about = chosen < modules.size() ? modules[chosen].summary : options[chosen - modules.size()].summary;
      int y = pane.height() - 7;
      for (const std::string& line : wrapped(about, pane.width() - 8)) pane.text(4, y++, line);
      if (chosen < modules.size() && modules[chosen].provenance)
        for (const std::string& line : wrapped(modules[chosen].provenance, pane.width() - 8))
          pane.text(4, y++, line, kFaintText);
      if (!trouble.empty())
        pane.text(4, pane.height() - 3, shortened(trouble, pane.width() - 8), {.fg = Colour::kBad, .bold = true});
      foot(pane, "↑↓ choose   Space on or off   Enter begins the game   Esc back");
    });
    if (key.name == KeyName::kEscape) return Answer::kBack;
    if (key.name == KeyName::kEnter) {
      Reject why;
      if (create(b.setup, why)) return Answer::kOn;
      trouble = why.sentence;
      continue;
    }
    if (n == 0 || move_choice(key, chosen, n)) continue;
    const bool right = key.name == KeyName::kRight || key.is(U' ') || key.is(U'l');
    if (!right && key.name != KeyName::kLeft && !key.is(U'h')) continue;
    trouble.clear();
    if (chosen < modules.size()) {
      b.setup.modules ^= 1u << chosen;
      continue;
    }
    const std::size_t o = chosen - modules.size();
    const int count = static_cast<int>(options[o].names.size());
    b.setup.options[o] = static_cast<u8>((b.setup.options[o] + (right ? 1 : count - 1)) % count);
  }
}

}  // namespace

bool ask_beginning(Console& console, Beginning& b) {
  for (;;) {
    if (ask_players(console, b) == Answer::kBack) return false;
    if (b.setup.game->modules().empty() && b.setup.game->options().empty()) return true;
    if (ask_modules(console, b) == Answer::kOn) return true;
  }
}

}  // namespace comares::cli::play
