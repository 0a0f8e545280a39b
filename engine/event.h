// What happened while an action was applied, chance included. Events have an audience: a seat that
// may not know what one tells gets the public one emitted beside it instead. Search passes no sink.
#pragma once
#include "engine/action.h"

namespace comares {

inline constexpr u8 kForAll = 0xFF;  // every seat and spectators
constexpr u8 only_for(Seat s) { return static_cast<u8>(1u << s); }
constexpr u8 all_but(Seat s) { return static_cast<u8>(~(1u << s)); }
inline constexpr u8 kSpectatorBit = 0x80;

struct Event {
  u8 owner = 0;
  u8 kind = 0;
  Seat seat = kNobody;  // whom it concerns
  u8 audience = kForAll;
  u8 tile = kNone;
  i8 x = 0, y = 0;
  u8 a = 0, b = 0, c = 0;
  i16 amount = 0;
  Purse pay{};
};

struct EventSink {
  virtual void emit(const Event&) = 0;

 protected:
  ~EventSink() = default;
};

}  // namespace comares
