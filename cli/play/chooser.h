// From the list of legal actions to one of them by small steps: first the kind of action, then field
// by field whatever still differs. Made from the schema alone, so it serves every module's decisions.
#pragma once
#include <optional>
#include <vector>

#include "cli/play/words.h"

namespace comares::cli::play {

struct Choice {
  std::string text;
  std::string note;             // at the right: a sum, "exact", how many follow
  bool good = false;            // worth marking
  std::vector<Action> actions;  // that remain when it is chosen
};

struct Step {
  std::string title;
  bool on_palace = false;  // choices are cells of the own palace: at[i] of choice i
  std::vector<palace::Cell> at;
  std::vector<u8> dice;        // to be kept or thrown again: the building each of them shows;
  std::vector<Action> throws;  // … and the actions that do it
  std::vector<Choice> choices;
};

class Chooser {
 public:
  Chooser(const table::Session&, const Words&);  // for the decision at hand

  const Step& step() const { return steps_.back(); }
  bool at_start() const { return steps_.size() == 1; }
  // Chooses one; the action, when nothing is left to choose.
  std::optional<Action> choose(std::size_t choice);
  // Throws the dice that are not kept; nothing when that is no throw.
  std::optional<Action> throw_others(const std::vector<bool>& kept) const;
  void back();  // one step; none from the first

 private:
  Step make(const std::vector<Action>&, std::string title, bool show_cell) const;
  Step by_verb(const std::vector<Action>&) const;
  Step by_field(const std::vector<Action>&, const Field&, std::string title) const;
  void describe_payment(Choice&) const;

  const table::Session* session_;
  Words words_;
  std::vector<Step> steps_;
};

// Does that purchase come out exactly? Asked of the engine, by trying it.
bool pays_exactly(const table::Session&, const Action&);

}  // namespace comares::cli::play
