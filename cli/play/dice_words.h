// The dice games in words: where a mark would go, fields, chips.
#pragma once
#include "cli/play/words.h"
#include "games/dice/rules.h"

namespace comares::cli::play {

const dice::Board& dice_board(const State&);
std::string field_text(u8 at);                       // "5·2": line 5, second field
std::string mark_note(const State&, const Action&);  // what a mark would bring: "5 → 5·2"
std::string chip_text(u8 chip, bool short_form = false);

}  // namespace comares::cli::play
