// One table: who sits there, their game, and what each may be told. Messages come in as JSON objects and go out as JSON
// text, the same over a WebSocket as in a browser without a server. A message that changes something becomes a
// proposal; whoever holds the table stores it where there is a store, and then adopts it. Knows no network, store,
// thread or clock: the time is passed in, and bots are asked by whoever holds the table.
#pragma once
#include "table/game.h"
#include "table/info.h"

namespace comares::table {

inline constexpr int kProtocolVersion = 1;

// Somebody who looks on, from one or several seats or from none.
struct Viewer {
  u8 seats = 0;              // bit per seat held
  Seat viewer = kSpectator;  // for which seat the view is made
  bool views = true;         // wants the whole view with every update, not events alone
};

// What a message would change.
struct Proposal {
  enum Kind { kEntry, kAnswer, kInfo };
  Kind kind = kEntry;
  Seat seat = kNobody;
  Entry entry{};     // kEntry; kAnswer: in the window that is open
  TableInfo info{};  // kInfo: the table as it is then
};

class Table {
 public:
  const TableInfo& info() const { return info_; }
  const std::optional<Game>& game() const { return game_; }
  const Game* playing(Refusal&) const;  // refuses where the game has not begun

  // What is asked for by act, undo, agree, leave, return, resign or decline; `number` names the question that an undo
  // asks all the others.
  std::optional<Proposal> propose(std::string_view type, const Viewer&, Seat, const json::object& message, i64 number,
                                  Refusal&) const;
  // Whether an action or an answer was decided at another moment than now: { seq }.
  bool is_stale(const json::object& message, Refusal&) const;
  // Answers what changes nothing: view, check, placements, removable, wall, marks, score.
  static bool is_question(std::string_view type);
  json::object answer(std::string_view type, Seat viewer, const json::object& message, Refusal&) const;

  // The seat a message names or, if there is only one, holds.
  Seat seat_of(const Viewer&, const json::object& message, Refusal&) const;
  // With several seats on one device, the screen follows who has to decide.
  void choose_viewer(Viewer&) const;

  bool asked(Seat) const;
  bool declines_or_answered(Seat) const;
  i64 deadline() const;       // of the decision or window, 0: none
  i64 time_left(Seat) const;  // Fischer
  // What is answered when a window closes: bots are asked, whoever said nothing passes.
  Game::Answers answers_at_close() const;

  json::object shown(u8 online, int watching) const;  // what everybody may know of it
  template <class Viewers>
  json::object shown_among(const Viewers& here) const {
    u8 online = 0;
    int watching = 0;
    for (const Viewer& one : here) {
      online = static_cast<u8>(online | one.seats);
      watching += one.seats == 0;
    }
    return shown(online, watching);
  }
  bool has_choices(const Viewer&) const;
  // Members of messages.
  void write_choices(const Viewer&, codec::JsonText&) const;
  void write_moment(const Viewer&, codec::JsonText&) const;
  void write_clock(i64 now, codec::JsonText&) const;
  // Of `state`: all but the table itself and what was said there.
  void write_state(const Viewer&, std::optional<u32> last_seq, i64 now, codec::JsonText&) const;

 protected:
  Table() = default;
  ~Table() = default;
  void begin(std::shared_ptr<const Rulebook>);

  std::string unplayable_;  // why its game, though begun, cannot be played here
  TableInfo info_;
  std::optional<Game> game_;
  Game::Answers answers_;

 private:
  bool declines(Seat, u8 owner) const;  // what that module offers in a window
  bool declines_window(Seat) const;
  bool may_undo(const Viewer&) const;
  void write_legal(Seat, codec::JsonText&) const;
  void write_declined(const Viewer&, codec::JsonText&) const;
  void write_missed(Seat viewer, std::optional<u32> last_seq, codec::JsonText&) const;
  std::optional<Proposal> propose_undo(const Viewer&, Seat, const json::object&, i64 number, Refusal&) const;
  std::optional<Proposal> propose_agreement(Seat, const json::object&, Refusal&) const;
  std::optional<Proposal> propose_seat(std::string_view type, Seat, const json::object&, Refusal&) const;
};

void write_by(const Step&, codec::JsonText&);

// A step as everybody is told of it. Written piece by piece, each piece once for all who get the same: most of what a
// busy server does.
class Update {
 public:
  using Text = std::shared_ptr<const std::string>;
  Update(const Table&, const Step&, i64 now);
  Text told(Viewer&, const json::value* answers = nullptr);  // the number of the message it answers

 private:
  class Pieces {
   public:
    std::string& of(Seat reader, bool& fresh);

   private:
    std::vector<std::pair<Seat, std::string>> made_;
  };
  struct Made {
    Seat reader, viewer;
    Text text;
  };

  const Table& table_;
  const Step& step_;
  bool public_events_;
  std::string head_, clock_;
  Pieces events_, decisions_;
  std::vector<Made> made_;
};

}  // namespace comares::table
