// Not one heap allocation in start, legal, check, apply, score, resample, hash. operator new is counted
// for the whole test program; malloc is what it calls in the end, and pure layers call nothing else.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "bench/tables.h"
#include "games/alhambra/p0.h"

namespace {
thread_local unsigned long allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* p = std::malloc(size ? size : 1)) return p;
  throw std::bad_alloc();
}
void* counted(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const std::size_t a = static_cast<std::size_t>(alignment);
  if (void* p = std::aligned_alloc(a, (size + a - 1) / a * a)) return p;
  throw std::bad_alloc();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, std::align_val_t a) { return counted(size, a); }
void* operator new[](std::size_t size, std::align_val_t a) { return counted(size, a); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size ? size : 1);
}
void* operator new[](std::size_t size, const std::nothrow_t& no) noexcept { return operator new(size, no); }
void operator delete(void* p) noexcept { std::free(p); }
void operator delete[](void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
void operator delete[](void* p, std::size_t) noexcept { std::free(p); }
void operator delete(void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete(void* p, std::size_t, std::align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, std::size_t, std::align_val_t) noexcept { std::free(p); }

namespace comares {
namespace {

struct Silent final : EventSink {
  void emit(const Event&) override {}
};

void play_uniformly(u8 players, u32 modules, u64 seed) {
  static ActionList actions;
  static ScoreSheet sheet;
  const auto rules = bench::table(*find_game("alhambra"), players, modules);
  State s, copy;
  Random random(seed);
  Silent sink;

  const unsigned long before = allocations;
  start(*rules, seed, s, &sink);
  for (u32 n = 0; !is_over(s) && n < bench::kTooLong; ++n) {
    legal(*rules, s, actions);
    const Action a = actions[random.below(static_cast<u32>(actions.size()))];
    (void)check(*rules, s, a);
    if (apply(*rules, s, a, n % 2 ? &sink : nullptr)) break;
    if (n % 16 == 0 && !is_over(s)) {
      sheet.clear(n % 32 == 0);
      score(*rules, s, 1 + static_cast<int>(n / 16 % 3), sheet);
      copy = s;
      resample(*rules, copy, to_decide(s), random);
      (void)hash(*rules, copy);
      (void)decision(*rules, s);
    }
  }
  EXPECT_EQ(allocations - before, 0u) << int{players} << " players, modules " << modules;
  EXPECT_TRUE(is_over(s));
}

TEST(NoHeap, CounterCounts) {
  const unsigned long before = allocations;
  int* volatile one = new int(1);  // volatile: otherwise the compiler may leave out both
  delete one;
  EXPECT_GT(allocations, before);
}

TEST(NoHeap, UniformGames) {
  const u32 all = bench::all_modules(find_game("alhambra")->modules().size());
  for (u8 players = 2; players <= 6; ++players) {
    play_uniformly(players, 0, players);
    play_uniformly(players, all, players);
    play_uniformly(players, static_cast<u32>(mix64(players)) & all, players);
  }
}

TEST(NoHeap, P0) {
  const auto rules = bench::table(*find_game("alhambra"), 3);
  static ActionList room;
  State s;
  Random random(1);
  const unsigned long before = allocations;
  start(*rules, 1, s);
  while (!is_over(s)) {
    Action a;
    alhambra::choose_p0(*rules, s, random, a, room);
    if (apply(*rules, s, a)) break;
  }
  EXPECT_EQ(allocations - before, 0u);
  EXPECT_TRUE(is_over(s));
}

TEST(NoHeap, StateIsSmall) {
  EXPECT_LE(sizeof(State), 4096u);
  EXPECT_LE(bench::table(*find_game("alhambra"), 3)->state_size, 2048u);
}

}  // namespace
}  // namespace comares
