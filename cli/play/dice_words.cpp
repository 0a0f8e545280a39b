#include "cli/play/dice_words.h"

namespace comares::cli::play {

namespace {

std::string number(int n) { return std::to_string(n); }

constexpr const char* kChips[] = {"number 1",  "number 2", "number 3",  "exchange",
                                  "push back", "annul",    "black die", "starting player"};
constexpr const char* kShortChips[] = {"+1", "+2", "+3", "exch", "push", "annul", "black", "start"};

}  // namespace

const dice::Board& dice_board(const State& s) { return s.at<dice::Board>(0); }

std::string field_text(u8 at) { return number(dice::line_of(at)) + "·" + number(dice::field_of(at)); }

std::string chip_text(u8 chip, bool short_form) {
  if (chip >= std::size(kChips)) return "";
  return short_form ? kShortChips[chip] : kChips[chip];
}

std::string mark_note(const State& s, const Action& a) {
  const dice::Board& b = dice_board(s);
  const int n = b.symbols(a.a);
  const u8 target = dice::target_of(n, b.throws), open = b.area.free_from(a.a, target);
  const std::string result = number(n) + (n == 1 ? " die" : " dice") + " → ";
  if (open == dice::kOffTheArea && !a.b) return result + "no field left";
  return result + field_text(a.b ? target : open);
}

std::string Words::dice_event(const Event& e) const {
  const std::string_view name = ruleset().schemas[0]->events[e.kind].name;
  const std::string who = seat(e.seat);
  const bool you = e.seat == me_;
  const auto does = [&](const char* verb_form) { return who + " " + verb_form + (you ? "" : "s") + " "; };
  const auto column = [&] { return std::string(alhambra::kBuildingNames[e.a]); };
  if (name == "starting_player") return does("begin") + "the game.";
  if (name == "round") return "Round " + number(e.a) + ".";
  if (name == "thrown") return does("throw") + faces(e.pay.word[0]) + (e.a > 1 ? " (throw " + number(e.a) + ")." : ".");
  if (name == "marked") {
    const std::string where = column() + " " + number(e.b) + "·" + number(e.c);
    return e.amount ? does("push") + "a stone back on " + where + "."
                    : (you ? "Your" : who + "'s") + (" stone: " + where) + ".";
  }
  if (name == "fell_off") return (you ? "Your" : who + "'s") + (" stone finds no field for " + column()) + ".";
  if (name == "chip_laid") return "On " + column() + " lies a chip: " + chip_text(e.b) + ".";
  if (name == "chip_taken") return does("take") + "the chip of " + column() + ": " + chip_text(e.b) + ".";
  if (name == "chip_lost") return "The chip of " + column() + " leaves the game: " + chip_text(e.b) + ".";
  if (name == "starter_named")
    return seat(static_cast<Seat>(e.a)) + (e.a == me_ ? " start" : " starts") + " the next round.";
  if (name == "scored")
    return "Scoring " + number(e.a) + ": " + (you ? "you get " : who + " gets ") + number(e.amount) + ".";
  if (name == "game_over") return "The game is over.";
  if (name == "annulled") return does("annul") + "the throw.";
  if (name == "black_die") return does("set") + "the black die to " + column() + ".";
  if (name == "points")
    return does("get") + number(e.amount) + " for " + column() + ", now on field " + number(e.b) + ".";
  if (name == "exchanged") return does("move") + "a point to " + column() + ".";
  if (name == "tile_to_column") return "New in its column: " + tile(e.tile) + ".";
  if (name == "taken") return does("take") + tile(e.tile) + ".";
  if (name == "placed") return does("place") + tile(e.tile) + ".";
  if (name == "reserved") return does("put") + tile(e.tile) + " on the reserve.";
  if (name == "given_to_dirk") return does("give") + tile(e.tile) + " to Dirk.";
  if (name == "redesign_added") return does("add") + tile(e.tile) + " from the reserve.";
  if (name == "redesign_removed") return does("remove") + tile(e.tile) + ".";
  if (name == "redesign_swapped") return does("exchange") + tile(e.a) + " for " + tile(e.tile) + ".";
  if (name == "tile_left") return tile(e.tile) + " leaves the game.";
  return "";
}

}  // namespace comares::cli::play
