#include "cli/play/game_screen.h"

#include <algorithm>
#include <cstdlib>

#include "codec/refused.h"
#include "games/parts.h"
#include "modules/list.h"

namespace comares::cli::play {

using namespace alhambra;

namespace {

std::shared_ptr<const Ruleset> ruleset(const Setup& setup) {
  Reject why;
  std::shared_ptr<const Ruleset> rules = create(setup, why);
  if (!rules) throw codec::Refused(why);
  return rules;
}

constexpr const char* kMenuKeys = "↑↓ Enter  Esc back  Tab palaces  u undo  s scoring  l log  ? help  q quit";
constexpr const char* kBoardKeys = "↑↓ Enter  Esc back  u undo  s scoring  l log  ? help  q quit";
constexpr const char* kCellKeys = "arrows move  n p next  Enter do  Esc back  u undo  s scoring  ? help  q quit";

}  // namespace

GameScreen::GameScreen(Console& console, const Beginning& b)
    : console_(console),
      begun_(b),
      story_(b.me),
      session_(ruleset(b.setup), b.seed, &story_),
      words_(session_, b.me),
      random_(b.seed ^ 0x626F7473),
      seen_(usually_seen()) {
  story_.follow(session_);
  programs_.resize(b.setup.players);
  for (Seat p = 0; p < b.setup.players; ++p) {
    const std::size_t other = p < b.me ? p : p - 1u;
    bot_names_.push_back(p == b.me ? "" : b.bots[other]->name);
    if (p == b.me || other >= b.programs.size() || b.programs[other].empty()) continue;
    bot_names_.back() = b.programs[other];
    programs_[p].bot = std::make_unique<OutsideBot>(b.programs[other], b.programs[other], OutsideBot::Limits{},
                                                    [this](const std::string& sentence) { message_ = sentence; });
  }
}

// The own palace; with dice the board.
Seat GameScreen::usually_seen() const { return words_.has_dice() ? kNobody : begun_.me; }

GameScreen::End GameScreen::run() {
  for (;;) {
    if (scorings_shown_ < story_.scorings().size()) {
      scorings_shown_ = story_.scorings().size();
      show_scorings(picture(nullptr, 0, nullptr), true);
    }
    if (is_over(session_.state())) {
      const std::size_t played = session_.actions().size();
      const End end = after_the_end();
      if (session_.actions().size() == played) return end;
    } else if (to_decide(session_.state()) == begun_.me) {
      hurry_ = false;
      if (!my_decision()) return End::kQuit;
    } else if (!bots_decision()) {
      return End::kQuit;
    }
  }
}

Draw GameScreen::picture(const Step* step, std::size_t chosen, const State* preview) const {
  return [=, this](Canvas& canvas) {
    TableView v{session_, words_, story_, bot_names_, seen_};
    v.step = step;
    v.chosen = chosen;
    if (step && !step->dice.empty()) v.kept = &kept_;
    v.message = message_.empty() && step ? news() : message_;
    v.keys = session_.rules().tiles.empty() ? kBoardKeys : kMenuKeys;
    if (step && step->on_palace) {
      v.keys = kCellKeys;
      v.preview = preview;
      v.look.candidates = step->at;
      v.look.cursor = step->at[chosen];
    }
    draw_table(canvas, v);
  };
}

bool GameScreen::my_decision() {
  Chooser chooser(session_, words_);
  std::size_t chosen = 0;
  auto preview = std::make_unique<State>();
  for (;;) {
    const Step& step = chooser.step();
    const State* shown = nullptr;
    Step pointing = step;
    kept_.resize(step.dice.size());
    if (step.on_palace) {
      seen_ = begun_.me;
      *preview = session_.state();
      if (!apply(session_.rules(), *preview, step.choices[chosen].actions[0])) shown = preview.get();
      pointing.choices = {};
      pointing.title = step.title + " (" + std::to_string(chosen + 1) + " of " + std::to_string(step.at.size()) + ": " +
                       step.choices[chosen].text + ")";
    }
    const Draw draw = picture(step.on_palace ? &pointing : &step, chosen, shown);
    const Key key = ask(console_, draw);
    message_.clear();
    switch (handle_anywhere(key, draw)) {
      case Handled::kQuit: return false;
      case Handled::kUndone: return true;
      case Handled::kYes: continue;
      case Handled::kNo: break;
    }
    if (!handle_step(key, chooser, chosen)) continue;
    const bool throwing = !step.dice.empty();  // choosing replaces the step
    const std::optional<Action> action = throwing ? chooser.throw_others(kept_) : chooser.choose(chosen);
    if (!action && throwing) {
      message_ = "Throw at least one die, or go back and mark.";
      continue;
    }
    chosen = 0;
    kept_.clear();
    if (!action) continue;
    do_action(*action);
    if (words_.has_dice()) seen_ = usually_seen();
    return true;
  }
}

bool GameScreen::handle_dice(const Key& key, Chooser& chooser, std::size_t& chosen) {
  const std::size_t n = chooser.step().dice.size();
  if (key.name == KeyName::kEnter) return true;
  if (key.name == KeyName::kRight) chosen = (chosen + 1) % n;
  else if (key.name == KeyName::kLeft) chosen = (chosen + n - 1) % n;
  else if (key.is(U' ') || key.name == KeyName::kUp || key.name == KeyName::kDown) kept_[chosen] = !kept_[chosen];
  else if (key.name == KeyName::kChar && key.ch >= U'1' && key.ch < U'1' + n) {
    chosen = key.ch - U'1';
    kept_[chosen] = !kept_[chosen];
  }
  return false;
}

bool GameScreen::handle_step(const Key& key, Chooser& chooser, std::size_t& chosen) {
  const Step& step = chooser.step();
  if (key.name == KeyName::kEscape || key.name == KeyName::kBackspace) {
    chooser.back();
    chosen = 0;
    kept_.clear();
    seen_ = usually_seen();
    return false;
  }
  if (!step.dice.empty()) return handle_dice(key, chooser, chosen);
  if (key.name == KeyName::kEnter || key.is(U' ')) return true;
  if (step.on_palace) {
    move_on_palace(key, step, chosen);
    return false;
  }
  const Rect menu = layout(console_.size()).menu;
  const MenuShape shape = menu_shape(step, menu.width, menu.height - 1);
  const std::size_t page = static_cast<std::size_t>(shape.rows * shape.columns), n = step.choices.size();
  if (key.name == KeyName::kChar && key.ch >= U'1' && key.ch <= U'9') {
    const std::size_t at = chosen / page * page + (key.ch - U'1');
    if (at >= std::min(n, chosen / page * page + page)) return false;
    chosen = at;
    return true;
  }
  if (move_choice(key, chosen, n)) return false;
  const std::size_t rows = static_cast<std::size_t>(shape.rows);
  if (key.name == KeyName::kRight && chosen + rows < n) chosen += rows;
  if (key.name == KeyName::kLeft && chosen >= rows) chosen -= rows;
  if (key.name == KeyName::kPageDown) chosen = std::min(n - 1, chosen + page);
  if (key.name == KeyName::kPageUp) chosen = chosen >= page ? chosen - page : 0;
  return false;
}

// To the nearest cell in that direction; straight ahead counts as nearer.
void GameScreen::move_on_palace(const Key& key, const Step& step, std::size_t& chosen) const {
  const std::size_t n = step.at.size();
  int dx = 0, dy = 0;
  if (key.name == KeyName::kUp || key.is(U'k')) dy = -1;
  else if (key.name == KeyName::kDown || key.is(U'j')) dy = 1;
  else if (key.name == KeyName::kLeft || key.is(U'h')) dx = -1;
  else if (key.name == KeyName::kRight) dx = 1;
  else if (key.is(U'n')) chosen = (chosen + 1) % n;
  else if (key.is(U'p')) chosen = (chosen + n - 1) % n;
  if (dx == 0 && dy == 0) return;
  const palace::Cell from = step.at[chosen];
  int best = 1 << 20;
  for (std::size_t i = 0; i < n; ++i) {
    const int x = step.at[i].x - from.x, y = step.at[i].y - from.y;
    const int ahead = x * dx + y * dy, aside = std::abs(dx ? y : x);
    if (ahead <= 0 || ahead + 2 * aside >= best) continue;
    best = ahead + 2 * aside;
    chosen = i;
  }
}

void GameScreen::do_action(const Action& a) {
  const std::size_t number = session_.actions().size();
  if (const Reject why = session_.apply(a, &story_)) {
    message_ = std::string(why.sentence) + " (" + why.rule + ")";
    return;
  }
  const Verb& verb = session_.rules().schemas[a.owner]->verbs[a.verb];
  if (!verb.completes) my_moves_.push_back(number);  // otherwise it is taken back with the one before
}

// What it has not heard of yet is played again for it: games are short.
Action GameScreen::choice_of_program(Seat p) {
  Program& program = programs_[p];
  const std::vector<Action>& actions = session_.actions();
  const bool anew = program.told > actions.size();  // something was taken back
  if (anew) program.told = 0;
  table::EventLog log(session_.notation(), p);
  auto s = std::make_unique<State>();
  start(session_.rules(), begun_.seed, *s, program.told == 0 ? &log : nullptr);
  for (std::size_t i = 0; i < actions.size(); ++i)
    (void)apply(session_.rules(), *s, actions[i], i >= program.told ? &log : nullptr);
  program.told = actions.size();
  return program.bot->choose({"1-" + std::to_string(p), session_.notation(), session_.state(), p, log.take(), anew},
                             random_);
}

bool GameScreen::bots_decision() {
  const Seat p = to_decide(session_.state());
  const bots::Bot& bot = *begun_.bots[p < begun_.me ? p : p - 1u];
  const Action a =
      programs_[p].bot ? choice_of_program(p) : bots::ask(bot, session_.rules(), session_.state(), random_).action;
  if (const Reject why = session_.apply(a, &story_))
    throw std::runtime_error("The bot " + std::string(bot.name) + " chose a move against the rules: " + why.sentence);
  if (to_decide(session_.state()) == begun_.me) return true;
  Step waiting;
  waiting.title = is_over(session_.state()) ? "" : "The others play. Any key hurries them on.";
  const Draw draw = picture(&waiting, 0, nullptr);
  const Key key = ask(console_, draw, hurry_ ? 0 : begun_.pause);
  if (key.name == KeyName::kNothing) return true;
  message_.clear();
  switch (handle_anywhere(key, draw)) {
    case Handled::kQuit: return false;
    case Handled::kNo: hurry_ = true; return true;
    default: return true;
  }
}

GameScreen::End GameScreen::after_the_end() {
  const State& s = session_.state();
  std::string result;
  int winners_count = 0;
  for (Seat p = 0; p < s.players; ++p) {
    if (!(winners(s) >> p & 1)) continue;
    result += (result.empty() ? "" : " and ") + words_.seat(p);
    ++winners_count;
  }
  const bool mine = winners(s) >> begun_.me & 1;
  result += winners_count > 1 ? " share the victory" : mine ? " win" : " wins";
  int best = 0;
  for (Seat p = 0; p < s.players; ++p)
    if (winners(s) >> p & 1) best = s.scores[p];
  Step step;
  step.title =
      result + " with " + std::to_string(best) + " points. This was game number " + std::to_string(begun_.seed) + ".";
  step.choices = {
      {"See how the points came about", "", false, {}}, {"Play again", "", false, {}}, {"Quit", "", false, {}}};
  std::size_t chosen = 0;
  for (;;) {
    const Draw draw = picture(&step, chosen, nullptr);
    const Key key = ask(console_, draw);
    message_.clear();
    if (key.is(U'q')) return End::kQuit;
    switch (handle_anywhere(key, draw)) {
      case Handled::kQuit:
      case Handled::kUndone: return End::kQuit;
      case Handled::kYes: continue;
      case Handled::kNo: break;
    }
    if (move_choice(key, chosen, step.choices.size())) continue;
    if (key.name == KeyName::kChar && key.ch >= U'1' && key.ch <= U'3') chosen = key.ch - U'1';
    else if (key.name != KeyName::kEnter && !key.is(U' ')) continue;
    if (chosen == 0) show_scorings(draw, true);
    else return chosen == 1 ? End::kAgain : End::kQuit;
  }
}

GameScreen::Handled GameScreen::handle_anywhere(const Key& key, const Draw& behind) {
  if (key.name == KeyName::kTab) {
    look_on(1);
    return Handled::kYes;
  }
  if (key.name == KeyName::kBackTab) {
    look_on(-1);
    return Handled::kYes;
  }
  if (key.name == KeyName::kFunction) {
    if (key.ch >= 1 && key.ch <= session_.state().players && !session_.rules().tiles.empty())
      seen_ = static_cast<Seat>(key.ch - 1);
    return Handled::kYes;
  }
  if (key.name != KeyName::kChar) return Handled::kNo;
  switch (key.ch) {
    case U'?': show_page(console_, behind, help_page(words_)); return Handled::kYes;
    case U'l': show_page(console_, behind, log_page(story_)); return Handled::kYes;
    case U'm': show_page(console_, behind, modules_page(session_, words_)); return Handled::kYes;
    case U's': show_scorings(behind, false); return Handled::kYes;
    case U'u': return take_back() ? Handled::kUndone : Handled::kYes;
    case U'q':
    case U'Q': return confirm(console_, behind, "Leave this game?") ? Handled::kQuit : Handled::kYes;
    default: return Handled::kNo;
  }
}

bool GameScreen::take_back() {
  if (my_moves_.empty()) {
    message_ = "You have made no move yet.";
    return false;
  }
  while (session_.actions().size() > my_moves_.back() && session_.undo()) {
  }
  my_moves_.pop_back();
  story_.cut(session_.actions().size());
  for (Program& p : programs_) p.told = ~std::size_t{0};
  scorings_shown_ = story_.scorings().size();
  message_ = "Taken back";
  seen_ = usually_seen();
  return true;
}

// The scorings so far, and behind them what the next one would bring now.
void GameScreen::show_scorings(const Draw& behind, bool last) {
  const State& s = session_.state();
  const auto& past = story_.scorings();
  const int held = parts_of(session_.rules()).scorings_done(session_.rules(), s);
  const int next = std::min(3, held + 1);
  const std::size_t pages = past.size() + (is_over(s) ? 0 : 1);
  if (pages == 0) return;
  std::size_t at = last && !past.empty() ? past.size() - 1 : pages - 1;
  auto sheet = std::make_unique<ScoreSheet>();
  sheet->clear(true);
  if (at >= past.size() || pages > past.size()) score(session_.rules(), s, next, *sheet);
  for (;;) {
    const bool done = at < past.size();
    const Page page = scoring_page(words_, done ? *past[at].sheet : *sheet, done ? past[at].round : next, s.players,
                                   done ? past[at].before : nullptr);
    const Key key = show_leaf(console_, behind, page);
    if (key.name == KeyName::kLeft) at = (at + pages - 1) % pages;
    else if (key.name == KeyName::kRight) at = (at + 1) % pages;
    else return;
  }
}

std::string GameScreen::news() const {
  const State& s = session_.state();
  if (is_over(s) || s.agenda.back().owner == 0) return "";
  const auto& lines = story_.lines();
  for (std::size_t i = lines.size(); i-- > 0 && lines.size() - i < 20;)
    if (lines[i].owner == s.agenda.back().owner && lines[i].seat == kNobody) return lines[i].text;
  return "";
}

// Round the palaces; Dirk's tiles and the board of the dice games are among what can be seen.
void GameScreen::look_on(int by) {
  std::vector<Seat> all;
  if (words_.has_dice()) all.push_back(kNobody);
  const bool palaces = !session_.rules().tiles.empty();
  for (Seat p = 0; palaces && p < session_.state().players; ++p) all.push_back(p);
  if (palaces && session_.state().players == 2) all.push_back(kDirk);
  const auto n = static_cast<std::ptrdiff_t>(all.size());
  const auto now = std::find(all.begin(), all.end(), seen_) - all.begin();
  seen_ = all[static_cast<std::size_t>((now + by + n) % n)];
}

}  // namespace comares::cli::play
