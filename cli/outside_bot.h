// A program that plays by JSON lines on its standard input and output (docs/bot-protocol.md). What it does wrong
// costs nobody but itself: whatever it does, there is an answer when its time is up, if need be one of our own.
// Not thread-safe; the program ends with the thread that first asked it.
#pragma once
#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "bots/bot.h"
#include "codec/notation.h"

namespace comares::cli {

class OutsideBot {
 public:
  struct Limits {
    int millis = 1000;                // to answer in
    int start_millis = 10'000;        // the first answer after it was started may take so much longer
    std::size_t memory = 1ull << 30;  // bytes
    int processor_seconds = 0;        // for a question; 0: twice the time to answer in
    bool shows_errors = false;        // its standard error is ours; otherwise nobody sees it
  };
  struct Vices {
    u32 late = 0, died = 0, flooded = 0, nonsense = 0, restarts = 0, stood_in = 0;  // the last: choices not its own
    void add(const Vices&);
  };
  // A decision put to it, in one of the games it plays.
  struct Question {
    std::string game;  // its id
    const codec::Notation& notation;
    const State& state;
    Seat seat;
    codec::json::array events;  // that the seat may know of, since it was last asked
    bool anew = false;          // something was taken back: the game is told from its beginning
  };
  using Report = std::function<void(const std::string& sentence)>;  // about a vice, with the bot's name

  OutsideBot(std::string name, std::string command, const Limits&, Report);
  ~OutsideBot();
  OutsideBot(const OutsideBot&) = delete;
  OutsideBot& operator=(const OutsideBot&) = delete;

  Action choose(Question, Random&);
  void over(Question);  // the game is
  const Vices& vices() const { return vices_; }
  bool given_up() const { return pid_ < 0 && launches_ > kMostRestarts; }

  static constexpr u32 kMostRestarts = 3;

 private:
  using Instant = std::chrono::steady_clock::time_point;
  enum class Got { kLine, kLate, kDied, kFlooded };

  std::optional<Action> answer(Question&);
  std::optional<Action> read_answer(const Question&, Instant until);
  bool launch();
  void end();
  void end_for(u32& vice, const std::string& what);
  void complain(u32& vice, const std::string& what);
  void allow_processor_time();
  Got send(std::string_view, Instant until);
  Got read_line(std::string&, Instant until);
  std::string how_it_ended();
  std::string beginning(const Question&) const;

  const std::string name_, command_;
  const Limits limits_;
  const Report report_;
  Vices vices_;
  u32 launches_ = 0;
  int pid_ = -1, socket_ = -1;
  bool fresh_ = false;  // has not answered since it was started
  u32 owed_ = 0;        // questions in a row without an answer in time
  u32 nonsense_in_a_row_ = 0;
  u64 asked_ = 0;
  std::size_t read_now_ = 0;  // bytes, for this question
  std::string buffer_;
  std::set<std::string> told_;  // games that it knows of
};

}  // namespace comares::cli
