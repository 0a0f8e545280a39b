// Records of games played by earlier releases, tests/corpus/records: as a server hands them out, with the versions of the
// rules they were played by and the scores they ended with. They are never written anew. As long as the rules have these
// versions, each game ends as it did; a rule that makes one of them end otherwise has to count its version up.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "codec/setup.h"
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

TEST(Corpus, GamesOfEarlierReleasesEndAsTheyDid) {
  int files = 0, played = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/corpus/records")) {
    ++files;
    const json::object record = read_record(entry.path());
    if (codec::other_rules(record)) continue;
    ++played;
    codec::Refusal why;
    const auto game = table::Session::replay(record, {}, why);
    ASSERT_TRUE(game) << entry.path() << ": " << why.sentence;
    EXPECT_TRUE(is_over(game->state())) << entry.path();
    EXPECT_EQ(game->record().at("scores"), record.at("scores")) << entry.path();
    EXPECT_EQ(game->record().at("rules"), record.at("rules")) << entry.path();
  }
  EXPECT_GE(files, 18);
  EXPECT_GT(played, 0);
}

TEST(Corpus, RecordsFromBeforeThereWereVersionsArePlayed) {
  json::object record = read_record("tests/corpus/records/12-alhambra-medina-2.json");
  record.erase("rules");
  codec::Refusal why;
  const auto game = codec::Session::replay(record, {}, why);
  ASSERT_TRUE(game) << why.sentence;
  EXPECT_EQ(game->record().at("scores"), record.at("scores"));
}

TEST(Corpus, RecordsByOtherRulesAreRefusedInOneSentence) {
  json::object record = read_record("tests/corpus/records/12-alhambra-medina-2.json");
  record.at("rules").as_object()["medina"] = 0;
  codec::Refusal why;
  EXPECT_FALSE(codec::Session::replay(record, {}, why));
  EXPECT_EQ(why.sentence.find("This game began with version 0 of the rules of"), 0u) << why.sentence;
  EXPECT_EQ(why.rule, "rules.version");
  EXPECT_FALSE(codec::other_rules(record).newer);
}

}  // namespace
}  // namespace comares
