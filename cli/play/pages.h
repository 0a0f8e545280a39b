// What can be read during a game: help, the whole log, scorings explained, what modules have laid out.
#pragma once
#include "cli/play/screen.h"
#include "cli/play/table_picture.h"

namespace comares::cli::play {

Page help_page(const Words&);
Page log_page(const Story&);
Page modules_page(const table::Session&, const Words&);
// A scoring: points of every player by category, with the rule each rests on. `before`: the scores
// before it, or null for a scoring that has not taken place.
Page scoring_page(const Words&, const ScoreSheet&, int round, int players, const int* before);

}  // namespace comares::cli::play
