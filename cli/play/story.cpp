#include "cli/play/story.h"

#include <algorithm>

namespace comares::cli::play {

void Story::emit(const Event& e) {
  if (!(e.audience >> (me_ == kNobody ? kSpectator : me_) & 1)) return;
  if (session_) tell(e, session_->actions().size() + 1);
  else early_.push_back(e);
}

void Story::follow(const table::Session& s) {
  session_ = &s;
  for (const Event& e : early_) tell(e, 0);
  early_.clear();
}

void Story::tell(const Event& e, std::size_t now) {
  const State& s = session_->state();
  const std::string_view name = session_->rules().schemas[e.owner]->events[e.kind].name;
  // The first line of a scoring: the palaces still stand as they are being counted.
  if (e.owner == 0 && name == "scored" &&
      (scorings_.empty() || scorings_.back().round != e.a || scorings_.back().at != now)) {
    Scoring scoring{e.a, now, std::make_unique<ScoreSheet>(), {}};
    scoring.sheet->clear(true);
    score(session_->rules(), s, e.a, *scoring.sheet);
    for (Seat p = 0; p <= kDirk; ++p) scoring.before[p] = s.scores[p];
    scoring.before[e.seat] -= e.amount;
    scorings_.push_back(std::move(scoring));
  }
  const std::string text = Words(*session_, me_).event(e);
  if (text.empty()) return;
  static constexpr std::string_view kMinor[] = {"card_to_display", "tile_to_market", "reshuffled",
                                                "chip_laid",       "tile_to_column", "tile_left"};
  const bool minor = e.owner == 0 && std::find(std::begin(kMinor), std::end(kMinor), name) != std::end(kMinor);
  lines_.push_back({text, e.seat, e.owner, minor, now});
}

void Story::cut(std::size_t actions) {
  while (!lines_.empty() && lines_.back().at > actions) lines_.pop_back();
  while (!scorings_.empty() && scorings_.back().at > actions) scorings_.pop_back();
}

}  // namespace comares::cli::play
