// The state of a game: one trivially copyable value for every game and set of modules. The head is
// the same for all; the body is laid out by the game and the ruleset, what is used of it first, so that
// copy_state (game.h) moves no more than that.
#pragma once
#include <new>
#include <type_traits>

#include "engine/fixed_vec.h"
#include "engine/seed.h"

namespace comares {

// One entry of the agenda, the stack of what is under way. A frame either asks a seat to decide or
// is a procedure that runs by itself (a turn, a refill, a scoring) and puts further frames on top.
struct Frame {
  u8 owner;  // 0 the game, else 1 + place of the module among those in play
  u8 kind;   // of a decision: its place in the owner's schema; of a procedure: the owner's own number
  Seat seat;
  u8 asks;  // 1: waits for `seat`
  u8 step;  // where a procedure goes on
  u8 d[3];
};

inline constexpr int kMaxStreams = 30;
inline constexpr std::size_t kMaxState = 4096;
inline constexpr std::size_t kBodySize = 3808;

struct State {
  Seed seed;
  u32 drawn[kMaxStreams];       // draws made so far from each source of chance
  u32 actions;                  // applied so far
  i16 scores[kMaxPlayers + 1];  // the last is Dirk's
  u8 players;
  u8 over;
  FixedVec<Frame, 16> agenda;
  alignas(8) unsigned char body[kBodySize];

  template <class T>
  T& at(std::size_t offset) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
    return *std::launder(reinterpret_cast<T*>(body + offset));
  }
  template <class T>
  const T& at(std::size_t offset) const {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
    return *std::launder(reinterpret_cast<const T*>(body + offset));
  }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) == kMaxState);

}  // namespace comares
