// Chance (engine/rng.h): the cipher against published blocks, streams against the cipher, seeds as text.
#include <gtest/gtest.h>

#include <numeric>

#include "codec/position.h"
#include "codec/refused.h"
#include "codec/setup.h"
#include "modules/list.h"
#include "table/session.h"

namespace comares {
namespace {

u64 from_hex(std::string_view digits) { return std::stoull(std::string(digits), nullptr, 16); }

// Keys, nonces and blocks are published as bytes; all words are read with the low byte first.
u64 from_bytes(std::string_view hex) {
  u64 out = 0;
  for (std::size_t i = 0; i < 16; i += 2) out |= from_hex(hex.substr(i, 2)) << (4 * i);
  return out;
}

std::string bytes_of(const ChaChaBlock& block) {
  std::string out;
  char two[3];
  for (const u32 word : block.word)
    for (int i = 0; i < 32; i += 8) {
      std::snprintf(two, sizeof two, "%02x", word >> i & 0xFF);
      out += two;
    }
  return out;
}

struct Published {
  const char *key, *nonce, *first, *second;
};

// draft-strombergson-chacha-test-vectors, keys of 128 bits, 8 rounds: TC1, TC2, TC3, TC7 and TC8.
constexpr Published kEightRounds[] = {{"00000000000000000000000000000000", "0000000000000000",
                                       "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
                                       "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b",
                                       "8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce08116"
                                       "5ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d"},
                                      {"01000000000000000000000000000000", "0000000000000000",
                                       "03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449"
                                       "e0fcf38eb882656af83d430d410927d55c972ac4c92ab9da3713e19f761eaa14",
                                       "7138c25c8a7ce3d5e7546746ffd2e3515ce6a4b1b2d3f380138668ed39fa92f8"
                                       "a1aee36258e05fae6f566673511765fdb59e05163d55a708c5f9bc45045124cb"},
                                      {"00000000000000000000000000000000", "0100000000000000",
                                       "25f5bec6683916ff44bccd12d102e692176663f4cac53e719509ca74b6b2eec8"
                                       "5da4236fb29902012adc8f0d86c8187d25cd1c486966930d0204c4ee88a6ab35",
                                       "5a6c9976c7bc6e78baf3108c5364ef42b93b35d2694d2ddf72a4fc7ecdb968fc"
                                       "fe16bedb8d48102fb54f1ce3636e914c0e2dadc7caa2ab1929733a9263325e72"},
                                      {"00112233445566778899aabbccddeeff", "0f1e2d3c4b5a6978",
                                       "29560d280b4528400a8f4b795369fb3a01105599e9f1ed58279cfc9ece2dc5f9"
                                       "9f1c2e52c98238f542a5c0a881d850b615d3acd9fbdb026e9368565da50e0d49",
                                       "dd5be8ef74248b3e251d965d8fcb21e7cfe204d4007806fbee3ce94c74bfbad2"
                                       "c11c621ba048147c5caa94d182ccff6fd5cf44adf96e3d68281bb49676af87e7"},
                                      {"c46ec1b18ce8a878725a37e780dfb735", "1ada31d5cf688221",
                                       "6a870108859f679118f3e205e2a56a6826ef5a60a4102ac8d4770059fcb7c7ba"
                                       "e02f5ce004a6bfbbea53014dd82107c0aa1c7ce11b7d78f2d50bd3602bbd2594",
                                       "0560bb6a84289e0b38f5dd21d6ef6d7737e3ec0fb772da2c71c2397762e5dbbb"
                                       "f449e3d1639ccbfa3e069c4d871ed6395b22aaf35c8da6de2dec3d77880da8e8"}};

TEST(Chance, TheCipherGivesThePublishedBlocks) {
  for (const Published& p : kEightRounds) {
    const std::string_view key = p.key;
    const Seed seed(from_bytes(key.substr(0, 16)), from_bytes(key.substr(16)));
    ChaChaBlock block;
    chacha<8>(seed, from_bytes(p.nonce), 0, block);
    EXPECT_EQ(bytes_of(block), p.first) << p.key;
    chacha<8>(seed, from_bytes(p.nonce), 1, block);
    EXPECT_EQ(bytes_of(block), p.second) << p.key;
  }
}

TEST(Chance, AStreamOfASecretSeedIsTheCiphersKeyStream) {
  const Seed seed(0x0123456789ABCDEFull, 0xFEDCBA9876543210ull);
  const u64 name = stream_name_hash("bag");
  u32 drawn = 0;
  Stream stream(seed, name, drawn);
  for (u32 i = 0; i < 40; ++i) {
    ChaChaBlock block;
    chacha<8>(seed, name, i / 16, block);
    const u32 n = 1u << 31;  // a power of two is never drawn again
    EXPECT_EQ(stream.below(n), block.word[i % 16] >> 1) << i;
    EXPECT_EQ(drawn, i + 1);
  }
}

TEST(Chance, AShuffleIsItsDraws) {
  for (const Seed seed : {Seed(7), Seed(7, 1)}) {
    std::array<u8, 52> cards, by_hand;
    std::iota(cards.begin(), cards.end(), u8{0});
    by_hand = cards;
    u32 drawn = 5, drawn_by_hand = 5;  // in the middle of a block
    Stream(seed, 3, drawn).shuffle(std::span<u8>(cards));
    for (u32 i = 52; i > 1; --i) std::swap(by_hand[i - 1], by_hand[Stream(seed, 3, drawn_by_hand).below(i)]);
    EXPECT_EQ(cards, by_hand);
    EXPECT_EQ(drawn, drawn_by_hand);
    EXPECT_FALSE(std::is_sorted(cards.begin(), cards.end()));
  }
}

// Games of scripts and of tables from before stay what they are.
TEST(Chance, ASeedThatIsANumberGivesWhatItAlwaysGave) {
  u32 drawn = 0;
  Stream stream(1, stream_name_hash("money deck"), drawn);
  const u64 key = mix64(1 + stream_name_hash("money deck"));
  for (u32 i = 1; i <= 20; ++i) EXPECT_EQ(stream.below(1u << 31), mix64(key + u64{i} * 0x9E3779B97F4A7C15ull) >> 33);
}

table::Session played(const codec::json::value& seed) {
  table::Session s = codec::or_throw(table::Session::from_setup, codec::json::object{{"players", 3}, {"seed", seed}});
  auto list = std::make_unique<ActionList>();
  Random random(1);
  while (!is_over(s.state())) {
    legal(s.rules(), s.state(), *list);
    EXPECT_FALSE(s.apply((*list)[random.below(static_cast<u32>(list->size()))]));
  }
  return s;
}

TEST(Chance, RecordsAndPositionsKeepASecretSeed) {
  const char* const digits = "00f0e0d0c0b0a090807060504030201f";
  const table::Session s = played(digits);
  EXPECT_EQ(s.state().seed, Seed(0x807060504030201Full, 0x00F0E0D0C0B0A090ull));
  const codec::json::object record = s.record();
  EXPECT_EQ(record.at("seed"), digits);
  const table::Session again = codec::or_throw(table::Session::from_record, codec::json::value(record));
  EXPECT_EQ(hash(s.rules(), s.state()), hash(again.rules(), again.state()));
  EXPECT_NE(hash(s.rules(), s.state()), hash(s.rules(), played(u64{0x807060504030201Full}).state()));

  const codec::json::object position = codec::position(s.notation(), s.state());
  EXPECT_EQ(position.at("seed"), digits);
  const table::Session loaded = codec::or_throw(table::Session::from_position, codec::json::value(position));
  EXPECT_EQ(hash(s.rules(), s.state()), hash(loaded.rules(), loaded.state()));
}

TEST(Chance, SeedsAsText) {
  const auto read = [](const char* text, codec::Refusal& why) {
    return codec::seed(codec::json::object{{"seed", text}}, why);
  };
  codec::Refusal why;
  EXPECT_EQ(read("18446744073709551615", why), Seed(~u64{0}));
  EXPECT_EQ(read("ABCDEF00000000000000000000000001", why), Seed(1, 0xABCDEF0000000000ull));
  EXPECT_FALSE(why);
  for (const char* wrong : {"", "x", "-1", "1.0", "18446744073709551616", "abcdef", "+0000000000000001-000000000000001",
                            "0x0000000000000000000000000000001", "0000000000000000000000000000000000"}) {
    codec::Refusal refused;
    read(wrong, refused);
    EXPECT_TRUE(refused) << wrong;
  }
  for (const Seed seed : {Seed(0), Seed(~u64{0}), Seed(1, 1), Seed(~u64{0}, ~u64{0})})
    EXPECT_EQ(codec::or_throw(codec::seed, codec::json::object{{"seed", codec::text_of(seed)}}), seed);
}

}  // namespace
}  // namespace comares
