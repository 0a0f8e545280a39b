// What the description of the messages does not allow is found; that it allows what is sent is seen in all other tests.
#include <gtest/gtest.h>

#include "tests/server/schema.h"

namespace comares::server::test {
namespace {

std::string fault_of(const char* text) { return fault_of_message(json::parse(text).as_object()); }

TEST(ServerMessages, WhatIsNotDescribedIsFound) {
  EXPECT_EQ(fault_of(R"({"v":1,"type":"pong","now":5,"re":"a"})"), "");
  EXPECT_EQ(fault_of(R"({"v":1,"type":"pong"})"), "pong lacks 'now'");
  EXPECT_EQ(fault_of(R"({"v":1,"type":"pong","now":"5"})"), "pong.now is no integer: \"5\"");
  EXPECT_EQ(fault_of(R"({"v":1,"type":"pong","now":5,"then":4})"), "pong.then is not described");
  EXPECT_EQ(fault_of(R"({"v":1,"type":"peng"})"), "no peng is described among the messages");
  EXPECT_EQ(fault_of(R"({"type":"pong","now":5})"), "it has no version");
  EXPECT_EQ(fault_of(R"({"v":1,"type":"error","code":"odd","error":"Why."})"), "error.code is \"odd\"");

  // Put together from several parts, and deep inside.
  constexpr const char* kChat =
      R"({"v":1,"type":"chat","table":"t","n":1,"seat":0,"name":"Player 1","text":"x","at":1)";
  EXPECT_EQ(fault_of((std::string(kChat) + "}").c_str()), "");
  EXPECT_EQ(fault_of((std::string(kChat) + R"(,"loud":true})").c_str()), "chat.loud is not described");
  EXPECT_EQ(fault_of(R"({"v":1,"type":"noted","table":"t","seat":0,"choices":[{"seat":0,"legal":[{"no":1}]}]})"),
            "noted.choices[0].legal[0] lacks 'kind'");
  EXPECT_EQ(fault_of(R"({"v":1,"type":"removable","table":"t","player":6,"cells":[]})"), "removable.player is 6");
}

TEST(ServerMessages, RequestsAndTheirAnswers) {
  const auto fault = [](const char* text) { return fault_of_request(json::parse(text).as_object()); };
  EXPECT_EQ(fault(R"({"type":"wall","id":3,"table":"t","player":1})"), "");
  EXPECT_EQ(fault(R"({"type":"wall","table":"t"})"), "wall lacks 'player'");
  EXPECT_EQ(fault(R"({"type":"wall","table":"t","player":1,"hight":2})"), "wall.hight is not described");
  const json::object wall{{"type", "wall"}};
  EXPECT_TRUE(answers("wall", wall));
  EXPECT_FALSE(answers("score", wall));
}

}  // namespace
}  // namespace comares::server::test
