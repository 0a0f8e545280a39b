// The game of one table: setup and seed plus entries, each of which is an action, the end of a window
// between turns, or an undo. An entry is first proposed, which checks it, and then applied; in between
// a store can write it down. Knows no network, store, thread or clock.
//
// A poll (rules/README 2.4 and 6: the window between two turns, the round before a scoring) must not
// show who could have acted. So it becomes one entry; between turns there is one even if nobody was
// asked. Until it is closed, everybody sees the same "window" decision, each seat answers on its own,
// and what the engine did after it is held back.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "codec/notation.h"
#include "games/parts.h"

namespace comares::table {

namespace json = boost::json;
using codec::Refusal;

// Ruleset and notation, shared by all tables with the same setup.
struct Rulebook {
  std::shared_ptr<const Ruleset> rules;
  codec::Notation notation;
  const GameParts& parts;
  Action pass;
  u32 window_owners = 0;  // bit per schema: modules that may let somebody act between turns

  explicit Rulebook(std::shared_ptr<const Ruleset>);
};

struct Entry {
  enum Kind { kAct, kWindow, kUndo };
  Kind kind = kAct;
  Seat by = kNobody;
  i64 at = 0;
  std::vector<Action> actions = {};  // kWindow: passes, and at most one move at the end
  u32 keep = 0;                      // kUndo: how many entries stay in force
  bool agreed = false;               // kUndo: all agreed to it
};

// An event as it was emitted, and the scoring explained beside the first one that tells of it.
struct Told {
  Event event;
  json::value explained;
};

// Bounds to what can be made of one table by playing and taking back.
inline constexpr u32 kMostEntries = 20'000;    // then the game cannot go on
inline constexpr u32 kMostBeforeUndo = 3'000;  // then nothing is taken back any more
inline constexpr u16 kMostUndosPerDecision = 10;

struct Step {
  u32 seq = 0;
  Seat by = kNobody;
  Entry::Kind kind = Entry::kAct;
  u32 keep = 0;  // kUndo
  std::vector<Told> told = {};
};

// What an entry changes, and an undo brings back.
struct Moment {
  State state_;
  State before_;                     // the last entry, and those it completes
  bool told_others_ = false;         // something, by these, that not all may know
  std::vector<Told> held_;           // what the engine did beyond an open window
  std::optional<State> held_state_;  // and what was there before it did
  bool window_ = false;
  bool between_turns_ = false;  // that window
  u32 since_chance_ = 0;
  Seat turn_of_ = kNobody;  // whose turn it is or, in a window, was
};

class Game : private Moment {
 public:
  Game(std::shared_ptr<const Rulebook>, Seed, i64 started);

  u32 seq() const { return static_cast<u32>(entries_.size()); }
  bool over() const { return is_over(state_); }
  bool window_open() const { return window_; }
  u32 since_chance() const { return since_chance_; }  // entries since a card, tile or die last came up
  i64 last_at() const { return entries_.empty() ? started_ : entries_.back().at; }
  // A player who takes back their own action goes on thinking as before; where all agreed, the decision starts again.
  i64 decision_since() const { return since_.back(); }
  // What a seat has gained by its actions in force, less the time it took for them and for those taken back.
  i64 time_gained(Seat, i64 increment) const;
  const State& state() const { return state_; }
  // As everybody may see it: in a window as it was at its beginning.
  const State& shown() const { return held_state_ ? *held_state_ : state_; }
  const Rulebook& book() const { return *book_; }
  const std::vector<Entry>& entries() const { return entries_; }

  // Whom the table waits for; kNobody in a window and when the game is over.
  Seat decider() const { return window_ ? kNobody : to_decide(state_); }
  void legal_for(Seat, ActionList&) const;
  const char* owner_slug(u8 owner) const { return book_->rules->schemas[owner]->slug; }

  // What could be appended next, or nothing where it is refused.
  std::optional<Entry> propose(Seat, const json::value& action, Refusal&) const;
  std::optional<Entry> propose_move(Seat, const Action&, Refusal&) const;
  // Ends the window: seats act as they answered, pass where they did not; `bot` chooses for bots.
  using BotMove = std::function<Action(const State&, Seat)>;
  // Apart from the game itself, so that bots can think elsewhere.
  using Answers = std::vector<std::optional<Action>>;
  static Entry close_window(const Rulebook&, const State&, const Answers&, const BotMove& bot);
  bool anybody_asked() const { return window_ && !held_state_; }
  std::string poll_kind() const;  // of the window that is open
  u32 poll_owners() const;        // bit per schema: who may offer something in it, as all know
  std::shared_ptr<const Rulebook> shared_book() const { return book_; }

  // Taking back: one's own last action while it has revealed nothing …
  std::optional<Entry> propose_undo(Seat, Refusal&) const;
  bool can_undo(Seat) const;
  // … or, when all agree, everything after entry `to`; by default from one's own last action on.
  std::optional<Entry> propose_agreed_undo(Seat, std::optional<u32> to, Refusal&) const;

  // Refuses only what cannot have been proposed here: a damaged record. The game is then of no further use.
  Step apply(Entry, Refusal&);
  // Of a game that has not begun: what was taken back later is not played at all.
  void resume(std::vector<Entry>, Refusal&);
  u64 played() const { return played_; }  // entries, again and again: what all this has cost
  std::string body(const Entry&) const;
  std::optional<Entry> parse(std::string_view body, i64 at, Refusal&) const;

  // Views and events as one seat, or a spectator, may have them.
  void write_view(Seat viewer, codec::JsonText&) const;
  void write_decision(Seat viewer, codec::JsonText&) const;
  void write_events(const std::vector<Told>&, Seat viewer, codec::JsonText&) const;
  json::object view_for(Seat viewer) const;
  json::object decision_for(Seat viewer) const;
  json::array events_for(const std::vector<Told>&, Seat viewer) const;
  // What happened after entry `seq`, by playing the game again; the set-up too where seq is none.
  // The last `most` of them.
  std::vector<Step> steps_after(std::optional<u32> seq, std::size_t most = 1 << 20) const;
  json::object record() const;
  // For looking at it again: the entries no undo has taken back, and the same game before the first.
  std::vector<Entry> moves() const;
  bool begins_with(i64 moves, i64 entries) const;  // so many moves are all among the first entries
  Game at_start() const { return Game(book_, seed_, started_); }
  Seed seed() const { return seed_; }

 private:
  class Sink;
  void refuse_at_end(Refusal&) const;
  bool asked_in_window(Seat, State& question) const;
  void begin(std::vector<Told>*);
  void forward(const Entry&, std::vector<Told>&, Refusal&);
  void open_window(Sink&);
  void note_turn(const std::vector<Told>&);
  std::vector<u32> in_force(std::size_t among) const;  // of the first entries, places of those no undo took back
  void note(u32 place);                                // keeps the lists below
  void rewind(Refusal&);                               // to what is in force
  const char* undo_forbidden(Seat) const;              // null: it may be taken back
  const char* taken_back_too_often(std::size_t keep) const;
  bool completes(const Entry&) const;                    // the entry before it: both are taken back as one
  std::size_t begin_of(std::size_t i) const;             // of the entries that are one with entry i, of those in force
  bool revealed_nothing(Seat, std::size_t since) const;  // by the entries in force from there on

  std::shared_ptr<const Rulebook> book_;
  Seed seed_;
  i64 started_;
  std::vector<Entry> entries_;
  std::vector<u32> in_force_;    // places of the entries no undo has taken back
  std::vector<i64> since_;       // by number of entries in force: when that decision began
  std::vector<u16> taken_back_;  // and how often it was come back to
  i64 lost_[kMaxPlayers] = {};   // time that went into what all agreed to take back
  u64 played_ = 0;
  // A moment not long before the last undo: the next one need not go back to the beginning.
  std::shared_ptr<const Moment> near_;
  u32 near_at_ = 0;
};

}  // namespace comares::table
