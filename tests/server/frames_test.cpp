// WebSocket frames without a network: as RFC 6455 writes them, in pieces, and broken ones.
#include "server/net/frames.h"

#include <gtest/gtest.h>

#include <vector>

#include "server/log.h"
#include "server/net/outbox.h"

namespace comares::server::test {

namespace {

std::string masked(Opcode opcode, std::string payload, bool last = true) {
  const unsigned char key[4] = {0x37, 0xfa, 0x21, 0x3d};
  std::string out(FrameHead(opcode, payload.size()).bytes());
  if (!last) out[0] = static_cast<char>(out[0] & 0x7F);
  out[1] = static_cast<char>(out[1] | 0x80);
  out.append(reinterpret_cast<const char*>(key), 4);
  for (std::size_t i = 0; i < payload.size(); ++i) out += static_cast<char>(payload[i] ^ static_cast<char>(key[i % 4]));
  return out;
}

struct Heard {
  std::vector<std::pair<Opcode, std::string>> frames;
  CloseCode closed = kStaysOpen;
};

Heard read(std::string bytes, std::size_t at_once, std::size_t most = 1000) {
  FrameReader reader(most);
  Heard out;
  for (std::size_t i = 0; i < bytes.size() && out.closed == kStaysOpen; i += at_once)
    out.closed =
        reader.take(bytes.data() + i, std::min(at_once, bytes.size() - i), [&](Opcode op, std::string_view text) {
          out.frames.emplace_back(op, text);
          return true;
        });
  return out;
}

TEST(ServerFrames, MessagesComeWholeHoweverTheyAreCut) {
  const std::string bytes = masked(Opcode::kText, "Hello") + masked(Opcode::kText, "a", false) +
                            masked(Opcode::kPing, "p") + masked(Opcode::kMore, "b", false) +
                            masked(Opcode::kMore, std::string(300, 'c')) + masked(Opcode::kClose, "");
  const std::vector<std::pair<Opcode, std::string>> expected = {{Opcode::kText, "Hello"},
                                                                {Opcode::kPing, "p"},
                                                                {Opcode::kText, "ab" + std::string(300, 'c')},
                                                                {Opcode::kClose, ""}};
  for (const std::size_t at_once : {1u, 2u, 3u, 7u, 64u, 10'000u}) {
    const Heard h = read(bytes, at_once);
    EXPECT_EQ(h.closed, kStaysOpen);
    EXPECT_EQ(h.frames, expected);
  }
}

TEST(ServerFrames, TheExamplesOfTheStandard) {
  EXPECT_EQ(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(FrameHead(Opcode::kText, 5).bytes(), "\x81\x05");
  EXPECT_EQ(FrameHead(Opcode::kText, 256).bytes(), std::string_view("\x81\x7e\x01\x00", 4));
  EXPECT_EQ(FrameHead(Opcode::kText, 65'536).bytes(), std::string_view("\x81\x7f\0\0\0\0\0\x01\0\0", 10));
  EXPECT_EQ(close_frame(kGoingAway), std::string("\x88\x02\x03\xe9"));
}

TEST(ServerFrames, CloseCodesAreAnswered) {
  EXPECT_EQ(close_code(""), kNormal);
  EXPECT_EQ(close_code("\x03\xe9"), kGoingAway);
  EXPECT_EQ(close_code("\x0f\xa0 for now"), 4000);
  for (const char* wrong : {"\x03", "\x03\xe7", "\x03\xed", "\x07\xcf", "\x13\x88", "\x03\xe8\xc3"}) {
    EXPECT_EQ(close_code(wrong), kStaysOpen);
    EXPECT_EQ(read(masked(Opcode::kClose, wrong), 99).closed, kProtocolError);
  }
}

TEST(ServerFrames, TextIsUtf8) {
  for (const char* right :
       {"", "plain ASCII of more than eight letters", "é", "€", "😀", "\xef\xbf\xbf", "\xf4\x8f\xbf\xbf"})
    EXPECT_TRUE(is_utf8(right)) << right;
  for (const char* wrong : {"\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf",
                            "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "12345678\xc3", "\xe2\x82", "\xe2\x28\xa1"})
    EXPECT_FALSE(is_utf8(wrong)) << wrong;
  EXPECT_EQ(read(masked(Opcode::kText, "\xff"), 99).closed, kBadText);
  EXPECT_EQ(read(masked(Opcode::kText, "\xe2", false) + masked(Opcode::kMore, "\x82"), 99).closed, kBadText);
  EXPECT_EQ(read(masked(Opcode::kText, "\xe2", false) + masked(Opcode::kMore, "\x82\xac"), 99).frames.size(), 1u);
}

TEST(ServerFrames, WhatIsWrongClosesTheConnection) {
  EXPECT_EQ(read(std::string("\x81\xfe\x00\x05xxxxHello", 13), 99).closed, kProtocolError);  // a length too long
  EXPECT_EQ(read(std::string("\x81\xff\0\0\0\0\0\0\x01\x00xxxx", 14), 99).closed, kProtocolError);
  EXPECT_EQ(read("\x81\x05Hello", 99).closed, kProtocolError);                    // not masked
  EXPECT_EQ(read("\xc1\x85xxxxHello", 99).closed, kProtocolError);                // reserved bits
  EXPECT_EQ(read("\x83\x85xxxxHello", 99).closed, kProtocolError);                // no such opcode
  EXPECT_EQ(read(masked(Opcode::kMore, "x"), 99).closed, kProtocolError);         // of nothing
  EXPECT_EQ(read(masked(Opcode::kPing, "x", false), 99).closed, kProtocolError);  // a control frame in parts
  EXPECT_EQ(read(masked(Opcode::kPing, std::string(126, 'x')), 999).closed, kProtocolError);
  EXPECT_EQ(read(masked(Opcode::kText, "x", false) + masked(Opcode::kText, "y"), 99).closed, kProtocolError);
  EXPECT_EQ(read(masked(Opcode::kBinary, "x"), 99).closed, kUnknownData);
  EXPECT_EQ(read(masked(Opcode::kText, std::string(1001, 'x')), 9999).closed, kTooBig);
  EXPECT_EQ(read(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10), 1).closed, kTooBig);  // before it is sent
  EXPECT_EQ(
      read(masked(Opcode::kText, std::string(600, 'x'), false) + masked(Opcode::kMore, std::string(600, 'x')), 9999)
          .closed,
      kTooBig);
}

// The machine's clock is set an hour forward, or back: no deadline comes sooner than by a twentieth, and time never
// goes back.
TEST(ServerClock, AJumpOfTheMachinesClockIsFollowedLittleByLittle) {
  constexpr i64 kHour = 3'600'000, kBegin = 1'700'000'000'000;
  for (const i64 jump : {kHour, -kHour}) {
    EvenClock clock;
    i64 last = clock.now(kBegin, 500);
    EXPECT_EQ(last, kBegin);
    for (i64 t = 1; t <= 60'000; ++t) {  // a minute, asked every millisecond
      const i64 now = clock.now(kBegin + jump + t, 500 + t);
      EXPECT_GE(now, last);
      last = now;
    }
    EXPECT_LE(std::abs(last - (kBegin + 60'000)), 3'000);
    for (i64 t = 1; t <= 25; ++t) last = clock.now(kBegin + jump + t * kHour, 500 + t * kHour);
    EXPECT_EQ(last, kBegin + jump + 25 * kHour);  // and in a day it is right again
  }
}

// All that waits, taken `at_once` bytes at a time.
std::string drain(Outbox& outbox, std::size_t at_once) {
  std::string out;
  while (!outbox.empty()) {
    iovec parts[3];
    const std::size_t n = outbox.gather(parts);
    std::string bytes;
    for (std::size_t i = 0; i < n; ++i) bytes.append(static_cast<const char*>(parts[i].iov_base), parts[i].iov_len);
    bytes.resize(std::min(bytes.size(), at_once));
    outbox.sent(bytes.size());
    out += bytes;
  }
  return out;
}

TEST(ServerOutbox, SendsInOrderHoweverLittleIsTaken) {
  const auto shared = std::make_shared<const std::string>("message");
  for (const std::size_t at_once : {1u, 2u, 5u, 1000u}) {
    Outbox outbox;
    std::string expected;
    for (int round = 0; round < 3; ++round) {
      expected.clear();
      for (int i = 0; i < 200; ++i) {
        outbox.add("head", shared, static_cast<std::size_t>(i % 11));
        expected += std::string("headmessage").substr(static_cast<std::size_t>(i % 11));
        outbox.add("own" + std::to_string(i));
        expected += "own" + std::to_string(i);
      }
      EXPECT_EQ(drain(outbox, at_once), expected);
      EXPECT_EQ(outbox.cost(), 0u);
    }
  }
}

TEST(ServerOutbox, EmptyFramesAreNotFree) {
  Outbox outbox;
  for (int i = 0; i < 1000; ++i) outbox.add("\x8a");
  EXPECT_GT(outbox.cost(), 1000 * sizeof(std::string));
}

TEST(ServerOutbox, OnlyTheNewestPingIsAnswered) {
  Outbox outbox;
  outbox.add("first ");
  for (int i = 0; i < 100'000; ++i) outbox.add_pong("pong" + std::to_string(i) + " ");
  EXPECT_LT(outbox.cost(), 1000u);
  outbox.add("last ");
  outbox.add_pong("pong ");
  EXPECT_EQ(drain(outbox, 3), "first pong last ");
  // One that has been sent in part is sent whole.
  outbox.add_pong("abc", 1);
  outbox.add_pong("def");
  outbox.add_pong("ghi");
  EXPECT_EQ(drain(outbox, 1), "bcghi");
}

TEST(ServerOutbox, WhatIsSentWhileMoreComesIsForgotten) {
  Outbox outbox;
  std::string expected, sent;
  for (int i = 0; i < 5000; ++i) {
    const std::string frame = "frame" + std::to_string(i) + " ";
    outbox.add(frame);
    expected += frame;
    outbox.add_pong("p ");
    iovec one[1];
    if (i % 3 && outbox.gather(one)) {
      sent.append(static_cast<const char*>(one[0].iov_base), one[0].iov_len);
      outbox.sent(one[0].iov_len);
    }
  }
  sent += drain(outbox, 1000);
  std::erase(sent, 'p');
  std::string words;
  for (std::size_t i = 0; i < sent.size(); ++i)
    if (sent[i] != ' ' || (!words.empty() && words.back() != ' ')) words += sent[i];
  EXPECT_EQ(words, expected);
}

}  // namespace

}  // namespace comares::server::test
