// A vector with room for N elements inside itself: trivially copyable, never allocates.
// Unused room is zeroed only where a caller asks for it (clear_room), so that building one is free.
#pragma once
#include <cassert>
#include <type_traits>

#include "engine/types.h"

namespace comares {

template <class T, std::size_t N>
struct FixedVec {
  static_assert(std::is_trivially_copyable_v<T>);
  using Count = std::conditional_t<(N <= 0xFF), u8, u16>;

  constexpr std::size_t size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr bool full() const { return count == N; }
  static constexpr std::size_t capacity() { return N; }

  constexpr T* begin() { return items; }
  constexpr T* end() { return items + count; }
  constexpr const T* begin() const { return items; }
  constexpr const T* end() const { return items + count; }
  constexpr T& operator[](std::size_t i) { return items[i]; }
  constexpr const T& operator[](std::size_t i) const { return items[i]; }
  constexpr T& back() { return items[count - 1]; }
  constexpr const T& back() const { return items[count - 1]; }

  constexpr void clear() { count = 0; }
  constexpr void push_back(const T& v) {
    assert(count < N);
    items[count++] = v;
  }
  // A fresh element, filled where it lies: a larger one put together elsewhere would be written twice.
  constexpr T& add() {
    assert(count < N);
    return items[count++] = T{};
  }
  constexpr T pop_back() {
    assert(count > 0);
    return items[--count];
  }
  constexpr void erase_at(std::size_t i) {
    if constexpr (N <= 4) {  // few enough to move without a branch
      for (std::size_t k = 0; k + 1 < N; ++k) items[k] = items[k + (k >= i)];
    } else {
      for (std::size_t k = i + 1; k < count; ++k) items[k - 1] = items[k];
    }
    --count;
  }
  constexpr void insert_at(std::size_t i, const T& v) {
    assert(count < N);
    for (std::size_t k = count; k > i; --k) items[k] = items[k - 1];
    items[i] = v;
    ++count;
  }
  constexpr bool contains(const T& v) const {
    for (const T& it : *this)
      if (it == v) return true;
    return false;
  }

  Count count;
  T items[N];
};

}  // namespace comares
