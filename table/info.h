// What a table is besides its moves: setup, seats, clock, seed. Kept as one JSON document under a
// version; `shown` is what everybody may know of it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "codec/json.h"
#include "engine/game.h"

namespace comares::table {

namespace json = boost::json;
using codec::Refusal;

struct SeatHolder {
  enum Kind { kOpen, kPerson, kBot };
  Kind kind = kOpen;
  std::string name;
  std::string level;       // of a bot
  std::string token_hash;  // of the secret that holds the seat, where a server asks for one
  bool away = false;       // a bot plays on until the person comes back
  bool late = false;       // because a clock ran out
  bool resigned = false;
  i64 forgot = 0;  // lines of chat it has deleted: those up to this number
  // What the seat passes beforehand in windows: everything, or what these modules offer. Others do not see it.
  bool declines_all = false;
  std::vector<std::string> declines = {};
};

struct Clock {
  enum Kind { kNone, kTurn, kFischer, kDays };
  Kind kind = kNone;
  i64 base_ms = 0;       // per decision (turn, days), or at the start (Fischer)
  i64 increment_ms = 0;  // Fischer: added after every action
};

// Somebody asks to take back more than may be taken back at once; void when the game goes on.
struct UndoAsk {
  Seat by = kNobody;
  u32 seq = 0;    // asked at
  u32 keep = 0;   // entries that would stay in force
  u8 agreed = 0;  // bit per seat
  i64 id = 0;     // what an agreement names: the version of the table that brought the question
};

inline constexpr int kDeepestOrigin = 8;  // then the first moves are copied

struct TableInfo {
  enum Status { kOpen, kPlaying, kOver };
  std::string id;
  Status status = kOpen;
  json::object setup;  // game, modules, options; once it has begun the versions of its rules
  json::value scores;  // as the game last stood: what stays known should its rules not be played any more
  std::string closed;  // why it ended before its end
  bool listed = true;
  std::vector<SeatHolder> seats;
  Clock clock;
  i64 window_ms = 8000;
  bool undo = true;
  std::string substitute;  // level of the bot that plays for somebody away
  Seed seed{};
  std::string salt, commitment;
  std::string previous, next;  // rematches
  std::string origin;          // the table whose first moves it began with
  i64 origin_move = 0;
  int origin_depth = 0;  // so many tables are read for its first moves; 0: they are its own entries
  i64 created = 0, started = 0;
  Seat opened_by = kNobody;
  std::optional<UndoAsk> undo_ask;

  int players() const { return static_cast<int>(seats.size()); }
  bool full() const;
  // Who may start the game and remove others before it: who opened the table or, once they have left, the first person.
  Seat host() const;
  bool bot_plays(Seat s) const { return seats[s].kind == SeatHolder::kBot || seats[s].away; }
  // One person among bots, without a clock: nobody is kept waiting between the turns, so that there is time.
  bool unhurried() const;

  bool all_agree() const;  // every seat a person holds, to the undo asked for; who is away has not agreed

  const char* status_name() const;
  json::object stored() const;
  json::object shown() const;
};

std::optional<TableInfo> info_from_stored(const json::value&, Refusal&);

// From a `create` message: setup, seats, clock … Whoever opens the table adds its id, seed, time and secrets.
std::optional<TableInfo> info_from_request(const json::object&, Refusal&);

std::string display_name(const json::object& from, std::string_view otherwise, Refusal&);

}  // namespace comares::table
