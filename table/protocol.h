// The engine protocol: one JSON object in, one out (docs/notation.md). No I/O here, so that the
// command line, tests and fuzzers share it.
#pragma once
#include <functional>
#include <optional>

#include "table/session.h"

namespace comares::table {

// Which bot is asked, and for what.
struct BotWish {
  std::string_view level = "greedy";
  int millis = 0;       // 0: the bot's own way
  bool because = true;  // it is to explain itself; on top of its time
};

class Protocol {
 public:
  // Chooses an action for the player to decide; plugged in by the caller, since bots are a layer of
  // their own. Refuses an unknown level.
  using ChooseAction = std::function<json::object(const Session&, const BotWish&, Refusal&)>;
  // Corrections are for every new game they are made for, unless the request has its own.
  explicit Protocol(ChooseAction bot = {}, json::value corrections = nullptr)
      : bot_(std::move(bot)), corrections_(std::move(corrections)) {}

  // One request line to one answer line, without line ends.
  std::string answer(std::string_view line);

 private:
  json::object handle(std::string_view cmd, const json::object& request, Refusal&);
  json::object begin(std::optional<Session>);
  json::object ask(std::string_view cmd, const json::object& request, Refusal&);  // about the game under way

  std::optional<Session> started(const json::object& request, Refusal&) const;

  ChooseAction bot_;
  json::value corrections_;
  std::optional<Session> session_;
};

}  // namespace comares::table
