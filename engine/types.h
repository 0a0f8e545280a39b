// Short names for the small integers a state is made of, and the seats.
#pragma once
#include <cstddef>
#include <cstdint>

namespace comares {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;

using Seat = u8;
inline constexpr Seat kMaxPlayers = 6;
inline constexpr Seat kDirk = 6;  // the neutral third player of two-player games
inline constexpr Seat kNobody = 0xFF;

}  // namespace comares
