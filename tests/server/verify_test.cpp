// comares verify with records from when seeds were numbers; net_test.cpp has one of today.
#include <fstream>

#include "cli/commands.h"
#include "codec/refused.h"
#include "server/crypto.h"
#include "table/session.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

table::Session finished_dice_game(u64 seed) {
  table::Session played =
      codec::or_throw(table::Session::from_setup, json::object{{"game", "dice"}, {"players", 2}, {"seed", seed}});
  auto list = std::make_unique<ActionList>();
  Random random(7);
  while (!is_over(played.state())) {
    legal(played.rules(), played.state(), *list);
    EXPECT_FALSE(played.apply((*list)[random.below(static_cast<u32>(list->size()))]));
  }
  return played;
}

int verify(const json::object& record) {
  std::string file = testing::TempDir() + "comares-verify-old.json", command = "verify";
  std::ofstream(file) << json::serialize(record);
  char* argv[] = {command.data(), file.data()};
  return cli::verify_command(2, argv);
}

TEST(ServerVerify, SeedsThatAreNumbersStayValid) {
  json::object old = finished_dice_game(7).record();
  EXPECT_EQ(old.at("seed"), 7);
  old["salt"] = std::string(64, 'b');
  old["commitment"] = sha256_hex("comares:1:" + std::string(64, 'b') + ":7");
  EXPECT_EQ(verify(old), 0);
  old["seed"] = "7";
  EXPECT_EQ(verify(old), 0);
  old["seed"] = 8;
  EXPECT_NE(verify(old), 0);
}

TEST(ServerVerify, ASecretSeedHasACommitmentOfItsOwn) {
  const Seed seed = random_seed();
  EXPECT_FALSE(seed.is_number());
  EXPECT_NE(seed, random_seed());
  EXPECT_EQ(seed_commitment("ab", Seed(1, 2)), sha256_hex("comares:2:ab:00000000000000020000000000000001"));
}

}  // namespace

}  // namespace comares::server::test
