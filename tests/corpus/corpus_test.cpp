// Records of games played by earlier releases, tests/corpus/records: as a server hands them out, with the versions of the
// rules they were played by and the scores they ended with. They are never written anew. As long as the rules have these
// versions, each game ends as it did; a rule that makes one of them end otherwise has to count its version up.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "modules/list.h"
#include "table/session.h"

namespace comares {
namespace {

namespace json = codec::json;

json::object read_record(const std::filesystem::path& file) {
  std::ifstream in(file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  codec::Refusal why;
  json::value record = codec::parse(text, why);
  EXPECT_FALSE(why) << file << ": " << why.sentence;
  return record.as_object();
}

// Of the game and of every module in play.
json::object versions_now(const json::object& record) {
  json::object out;
  const GameType* game = find_game(std::string_view(record.at("game").as_string()));
  if (!game) return out;
  out[game->id] = game->version;
  for (const json::value& slug : record.at("modules").as_array())
    for (const ModuleInfo& module : game->modules())
      if (slug == module.slug) out[module.slug] = module.version;
  return out;
}

TEST(Corpus, GamesOfEarlierReleasesEndAsTheyDid) {
  int files = 0, played = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/corpus/records")) {
    ++files;
    const json::object record = read_record(entry.path());
    if (versions_now(record) != record.at("rules").as_object()) continue;  // by other rules
    ++played;
    codec::Refusal why;
    const auto game = table::Session::replay(record, {}, why);
    ASSERT_TRUE(game) << entry.path() << ": " << why.sentence;
    EXPECT_TRUE(is_over(game->state())) << entry.path();
    EXPECT_EQ(game->notation().scores(game->state()), record.at("scores").as_array()) << entry.path();
  }
  EXPECT_GE(files, 18);
  EXPECT_GT(played, 0);
}

}  // namespace
}  // namespace comares
