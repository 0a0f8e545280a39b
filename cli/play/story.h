// The story of a game: what happened in words, and every scoring as it was counted. Goes back with
// the game when a move is taken back.
#pragma once
#include <memory>
#include <vector>

#include "cli/play/words.h"

namespace comares::cli::play {

struct Line {
  std::string text;
  Seat seat;       // whom it concerns
  u8 owner;        // whose event: 0 the game's
  bool minor;      // only worth telling in the full log
  std::size_t at;  // number of the action it came with, counted from 1; 0: the deal
};

struct Scoring {
  int round;
  std::size_t at;
  std::unique_ptr<ScoreSheet> sheet;
  int before[kMaxPlayers + 1];  // scores of all seats before it
};

class Story final : public EventSink {
 public:
  explicit Story(Seat me) : me_(me) {}
  void follow(const table::Session&);  // from now on; tells what the deal brought
  void emit(const Event&) override;
  void cut(std::size_t actions);  // forget what came with later actions than so many

  const std::vector<Line>& lines() const { return lines_; }
  const std::vector<Scoring>& scorings() const { return scorings_; }

 private:
  Seat me_;
  const table::Session* session_ = nullptr;
  std::vector<Event> early_;  // from before the session is there: the deal
  std::vector<Line> lines_;
  std::vector<Scoring> scorings_;

  void tell(const Event&, std::size_t at);
};

}  // namespace comares::cli::play
