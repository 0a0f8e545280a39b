// Games between bots, one after the other on one thread. Of several matches with the same contenders, each has
// programs of its own.
#pragma once
#include <memory>
#include <span>

#include "cli/contender.h"
#include "cli/outside_bot.h"
#include "codec/notation.h"

namespace comares::cli {

inline constexpr u32 kTooLong = 20'000;  // actions; nothing forces a game to end (base R26)

struct Played {
  bool finished = false;
  u32 actions = 0;
  u8 winners = 0;  // bit per seat
  i16 scores[kMaxPlayers] = {};
  u32 decisions[kMaxPlayers] = {};  // with more than one action to choose from
  u64 micros[kMaxPlayers] = {};     // that these took

  int margin(Seat) const;  // ahead of the best of the others
  u8 players = 0;
};

class Match {
 public:
  Match(const Ruleset&, std::vector<Contender>, const OutsideBot::Limits&, OutsideBot::Report);
  // `who`: of each seat, its place among the contenders. `luck`: what the bots' own choices depend on.
  Played play(u64 seed, u64 luck, std::span<const u8> who);
  // What each contender's program did wrong; of our own bots nothing.
  OutsideBot::Vices vices(std::size_t of) const;

 private:
  class Listener;
  const Ruleset& rules_;
  codec::Notation notation_;
  std::vector<Contender> contenders_;
  std::vector<std::unique_ptr<OutsideBot>> programs_;  // null for our own bots
  u64 games_ = 0;
};

}  // namespace comares::cli
