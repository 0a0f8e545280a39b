// A game from the deal to the last scoring: the player's decisions by menu and cursor, the bots' by
// themselves, with looking around and taking back in between.
#pragma once
#include "cli/outside_bot.h"
#include "cli/play/pages.h"
#include "cli/play/setup.h"

namespace comares::cli::play {

class GameScreen {
 public:
  GameScreen(Console&, const Beginning&);  // throws Refused where the setup is none
  enum class End { kQuit, kAgain };
  End run();
  const table::Session& session() const { return session_; }

 private:
  bool my_decision();  // false: quit
  bool bots_decision();
  Action choice_of_program(Seat);
  End after_the_end();

  enum class Handled { kNo, kYes, kQuit, kUndone };
  Handled handle_anywhere(const Key&, const Draw& behind);
  bool handle_step(const Key&, Chooser&, std::size_t& chosen);  // true: Enter, a digit: choose
  bool handle_dice(const Key&, Chooser&, std::size_t& chosen);  // true: throw
  Seat usually_seen() const;
  void move_on_palace(const Key&, const Step&, std::size_t& chosen) const;
  Draw picture(const Step*, std::size_t chosen, const State* preview) const;
  void do_action(const Action&);
  bool take_back();
  void show_scorings(const Draw& behind, bool last);
  void look_on(int by);
  std::string news() const;  // what the module that asks has just announced

  Console& console_;
  Beginning begun_;
  Story story_;
  table::Session session_;
  Words words_;
  std::vector<std::string> bot_names_;
  struct Program {
    std::unique_ptr<OutsideBot> bot;
    std::size_t told = 0;  // actions
  };
  std::vector<Program> programs_;  // by seat; most have none
  Random random_;
  Seat seen_;
  std::vector<bool> kept_;             // of the dice to be thrown again
  std::vector<std::size_t> my_moves_;  // numbers of actions before each of them
  std::size_t scorings_shown_ = 0;
  std::string message_;
  bool hurry_ = false;
};

}  // namespace comares::cli::play
