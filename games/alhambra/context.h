// What hooks are given: the game to read (Position) or to change (Game). `self` is the owner number of the
// module that is being called, 0 for the game itself; own<T>() is that module's part of the state, facts<T>()
// what is printed on its pieces.
#pragma once
#include <bit>

#include "games/alhambra/table.h"

namespace comares::alhambra {

struct Rules;

// Palaces lie behind the table, as many as there are players; modules keep their parts behind them.
inline constexpr std::size_t kPalacesAt = (sizeof(Table) + 7) & ~std::size_t{7};
constexpr std::size_t palace_at(Seat p) { return kPalacesAt + p * sizeof(palace::Palace); }
static_assert(sizeof(palace::Palace) % 8 == 0);

struct Position {
  const Rules& rules;
  const State& state;
  u8 self = 0;

  Position as(u8 owner) const { return {rules, state, owner}; }
  const Table& table() const { return state.at<Table>(0); }
  template <class T>
  const T& own() const;
  template <class T>
  const T& facts() const;
  int option(std::size_t number) const;  // of the module's own options: which of its names was chosen
  int players() const { return state.players; }
  palace::ConstRef palace(Seat p) const { return {state.at<palace::Palace>(palace_at(p)), table().pieces, p}; }
  const Frame& top() const { return state.agenda.back(); }
  const TileKind& tile(TileId t) const;
  Seat next(Seat p, int steps = 1) const {  // at most once round the table
    return static_cast<Seat>(p + steps < players() ? p + steps : p + steps - players());
  }
};

struct Game {
  const Rules& rules;
  State& state;
  EventSink* sink = nullptr;
  u8 self = 0;

  operator Position() const { return {rules, state, self}; }
  Position read() const { return *this; }
  Game as(u8 owner) const { return {rules, state, sink, owner}; }
  Game core() const { return {rules, state, sink}; }  // for functions whose events are the game's own
  Table& table() const { return state.at<Table>(0); }
  template <class T>
  T& own() const;
  template <class T>
  const T& facts() const;
  int option(std::size_t number) const { return read().option(number); }
  int players() const { return state.players; }
  palace::Ref palace(Seat p) const { return {state.at<palace::Palace>(palace_at(p)), table().pieces, p}; }
  Frame& top() const { return state.agenda.back(); }
  const TileKind& tile(TileId t) const;
  Seat next(Seat p, int steps = 1) const { return read().next(p, steps); }

  void push(const Frame& f) const {
    // Put together in a register: written byte by byte and read at once as a whole, it would stall.
    state.agenda.push_back(std::bit_cast<Frame>(u64{f.owner} | u64{f.kind} << 8 | u64{f.seat} << 16 |
                                                u64{f.asks} << 24 | u64{f.step} << 32 | u64{f.d[0]} << 40 |
                                                u64{f.d[1]} << 48 | u64{f.d[2]} << 56));
  }
  void pop() const { state.agenda.pop_back(); }
  // Ask `seat` an own decision; the numbers travel with the frame.
  void ask(u8 decision, Seat seat, u8 d0 = 0, u8 d1 = 0, u8 d2 = 0) const {
    push({.owner = self, .kind = decision, .seat = seat, .asks = 1, .step = 0, .d = {d0, d1, d2}});
  }
  // Begin an own procedure, which goes on by itself whenever it is on top.
  void begin(u8 procedure, Seat seat = kNobody, u8 d0 = 0, u8 d1 = 0, u8 d2 = 0) const {
    push({.owner = self, .kind = procedure, .seat = seat, .asks = 0, .step = 0, .d = {d0, d1, d2}});
  }
  void emit(Event e) const {
    if (!sink) return;
    e.owner = self;
    sink->emit(e);
  }
  Stream chance() const;  // the module's own stream
};

}  // namespace comares::alhambra
