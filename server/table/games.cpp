#include "server/table/games.h"

#include <map>
#include <mutex>

#include "codec/setup.h"

namespace comares::server {

Step play_entry(Game& game, Entry e) { return codec::or_throw(&Game::apply, game, std::move(e)); }

Entry read_entry(const Game& game, const Row& row) { return codec::or_throw(&Game::parse, game, row.body, row.at); }

void resume(Game& game, std::vector<Entry> entries) {
  codec::Refusal why;
  game.resume(std::move(entries), why);
  if (why) throw codec::Refused(why);
}

std::shared_ptr<const Rulebook> rulebook(const json::object& setup, int players) {
  static std::mutex mutex;
  static std::map<std::string, std::weak_ptr<const Rulebook>> known;
  const std::string key = std::to_string(players) + json::serialize(setup);
  const std::lock_guard lock(mutex);
  if (auto book = known[key].lock()) return book;
  auto book = std::make_shared<const Rulebook>(codec::or_throw(codec::ruleset, setup, players));
  known[key] = book;
  return book;
}

}  // namespace comares::server
