// What a decision was worth, looked at afterwards: the action that was played against the best that search finds, both
// over the same deals, for all seats. No clock and no threads: whoever asks takes the decisions one by one, in any
// order, and puts them together with add_up.
#pragma once
#include <span>

#include "bots/bot.h"

namespace comares::bots {

// Of one decision. Points are hundredths, chances hundredths of a percent.
struct Looked {
  Seat seat = kNobody;
  Action played{}, best{};  // the same unless there is a mistake
  bool mistake = false;     // surely: the loss is more than its error
  Value value{}, better{};  // of both, for the seat
  int lost = 0, error = 0;  // of the margin; the error is half of a 95 % interval
  int lost_win = 0;
  int after_played[kMaxPlayers] = {}, after_best[kMaxPlayers] = {};  // margins to be expected, by seat
};

// `before`: the game as it was, all of it; what its decider could not know is dealt anew. Depends on these, the seed and
// the number of playouts alone.
Looked look_at(const Ruleset&, const State& before, const Action& played, u64 seed, u32 playouts);

// Where the margin of a seat came from; all of it but `first` adds up to `last` less `first`.
struct Account {
  int first = 0, last = 0;  // to be expected at the first decision; at the end
  int luck = 0, own = 0, others = 0;
};
// What chance brought after decision `i`, to this seat: what is to be expected then, less what was before it came.
int luck_after(std::span<const Looked>, std::size_t i, Seat, int final_margin);
Account add_up(std::span<const Looked>, Seat, int final_margin);
int margin_of(const State& over, Seat);  // hundredths of a point

}  // namespace comares::bots
