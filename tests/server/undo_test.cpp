// What is taken back as one: an action and those that complete it (the guards of an ability, red-palace R24).
#include <gtest/gtest.h>

#include <memory>

#include "codec/position.h"
#include "modules/list.h"
#include "server/table/games.h"

namespace comares::server {
namespace {

// Now and then one of the game's own, among them abilities and the guards that pay for them.
Action choose(const ActionList& list, Random& random) {
  Action a = list[random.below(static_cast<u32>(list.size()))];
  for (const Action& other : list)
    if (other.owner == 1 && random.below(8) == 0) a = other;
  return a;
}

struct Seen {
  int whole = 0, half_way = 0, of_two = 0;
  bool enough() const { return whole > 3 && half_way > 3 && of_two > 0; }
};

void play(u64 seed, Seen& seen) {
  const auto book = rulebook({{"game", "red-palace"}}, 3);
  Game game(book, seed, 0);
  Random random(seed);
  auto list = std::make_unique<ActionList>();
  json::object before;  // what the one to decide saw before the last action that completes none
  u32 entries = 0;      // … and how many there were
  while (!game.over() && !seen.enough()) {
    const Seat seat = game.decider();
    game.legal_for(seat, *list);
    const Action a = choose(*list, random);
    const bool completes = book->rules->schemas[a.owner]->verbs[a.verb].completes;
    if (!completes) {
      before = game.view_for(seat);
      entries = game.seq();
    }
    play_entry(game, codec::or_throw(&Game::propose, game, seat, book->notation.action(a)));
    const bool under_way = !game.over() && std::string(decision(*book->rules, game.state()).kind) == "pay_guard";
    if ((!completes && !under_way) || !game.can_undo(seat)) continue;
    Game other = game;
    play_entry(other, codec::or_throw(&Game::propose_undo, other, seat));
    ASSERT_EQ(codec::json::serialize(other.view_for(seat)), codec::json::serialize(before));
    ASSERT_EQ(other.decider(), seat);
    ASSERT_EQ(other.entries().back().kind, Entry::kUndo);
    ++(under_way ? seen.half_way : seen.whole);
    seen.of_two += game.seq() - entries > 2;
    Game asked = game;
    play_entry(asked, codec::or_throw(&Game::propose_agreed_undo, asked, seat, std::optional<u32>()));
    ASSERT_EQ(codec::json::serialize(asked.view_for(seat)), codec::json::serialize(before));
  }
}

TEST(Undo, AnAbilityIsTakenBackAsAWhole) {
  Seen seen;
  for (u64 seed = 1; seed <= 20 && !seen.enough(); ++seed) {
    play(seed, seen);
    if (HasFatalFailure()) return;
  }
  EXPECT_TRUE(seen.enough()) << seen.whole << " at their end, " << seen.half_way << " half-way, " << seen.of_two
                             << " with two guards";
}

}  // namespace
}  // namespace comares::server
