// What the dice game and Alcazaba share: the board with its dice area, the dice of the player whose
// turn it is, stones, rounds (dice.3.1 to 3.3). Where the two differ they fill in a Variant.
#pragma once
#include "engine/game.h"
#include "games/dice/area.h"
#include "games/dice/faces.h"

namespace comares::dice {

struct Board {
  Area area;
  Faces thrown[kMaxThrows];  // what the white dice showed after throw 1, 2, 3 of this turn; 0: not made
  u8 throws;                 // that count; 0 between turns
  u8 black;                  // type the black die was set to in this turn, or kNone
  u8 round;                  // 1 to 5
  u8 scorings_done;
  Seat starter;          // has the caliph stone
  u8 bonus[kBuildings];  // chip on the bonus field of each column, or kNoChip
  u8 stones[kSeats];     // marker stones still to be placed
  u8 out[kSeats];        // … out of the round
  u8 resting[kSeats];    // … on the reserve board after a redesign (Alcazaba)

  Faces faces() const { return throws ? thrown[throws - 1] : 0; }
  int symbols(int type) const { return count_of(faces(), type) + (black == type); }
};
static_assert(std::has_unique_object_representations_v<Board>);

struct Game;
struct Position;

struct Variant {
  void (*set_up)(const Game&);
  void (*lay_out)(const Game&);  // at the start of a round
  // Hands out what is next in the results; false: all columns are done.
  bool (*reward)(const Game&);
  void (*clear_up)(const Game&);  // after the results
  // At the decision after a throw, besides throwing and marking.
  void (*offer)(const Position&, Seat, Actions&);
  Reject (*check_offer)(const Position&, Seat, const Action&);
  void (*take_offer)(const Game&, Seat, const Action&);
  // Decisions of the results.
  void (*legal)(const Position&, Actions&);
  Reject (*check)(const Position&, const Action&);
  void (*act)(const Game&, const Action&);
  bool (*may_push)(const Position&, Seat);
  void (*pushed)(const Game&, Seat);  // the chip is spent
  void (*score)(const Position&, int round, ScoreSheet&);
  void (*resample)(const Game&, Random&);
  void (*digest)(const Position&, Digest&);
};

struct Rules final : Ruleset {
  const Variant* variant = nullptr;
  u8 stones = 0;  // of each player
  ChipCounts chips = kPrintedChips;
  FixedVec<alhambra::TileKind, palace::kMaxTiles> tile{};  // Alcazaba
};

inline const Rules& as_rules(const Ruleset& r) { return static_cast<const Rules&>(r); }

struct Position {
  const Rules& rules;
  const State& state;

  const Board& board() const { return state.at<Board>(0); }  // both tables begin with it
  int players() const { return state.players; }
  const Frame& top() const { return state.agenda.back(); }
};

struct Game {
  const Rules& rules;
  State& state;
  EventSink* sink = nullptr;

  operator Position() const { return {rules, state}; }
  Board& board() const { return state.at<Board>(0); }
  int players() const { return state.players; }
  Frame& top() const { return state.agenda.back(); }
  Frame& round() const { return state.agenda[0]; }  // the round under way; see kRoundProc
  Seat next(Seat p) const { return static_cast<Seat>(p + 1 == players() ? 0 : p + 1); }

  void push(const Frame& f) const { state.agenda.push_back(f); }
  void pop() const { state.agenda.pop_back(); }
  void ask(u8 kind, Seat seat, u8 d0 = 0, u8 d1 = 0) const {
    push({.owner = 0, .kind = kind, .seat = seat, .asks = 1, .step = 0, .d = {d0, d1, 0}});
  }
  void emit(const Event& e) const {
    if (sink) sink->emit(e);
  }
  Stream chance(int id) const { return stream(rules, state, id); }
};

// Sources of chance. The die for a column (starting-player chip, Dirk) is another than the players'.
inline constexpr int kDiceStream = 0, kStackStream = 1, kBagStream = 2, kStartStream = 3, kColumnStream = 4;

// Verbs, decisions and events of both games; their own ones follow.
enum SharedVerb : u8 { kThrow, kMark, kNameStarter, kFirstOwnVerb };
enum SharedDecision : u8 { kThrowOrMark, kChooseStarter, kFirstOwnDecision };
enum SharedEvent : u8 {
  kEvStartingPlayer,
  kEvRound,
  kEvTurn,
  kEvThrown,
  kEvMarked,
  kEvFellOff,
  kEvChipLaid,
  kEvChipTaken,
  kEvStarterNamed,
  kEvScored,
  kEvGameOver,
  kFirstOwnEvent,
};

// The one procedure: a round. seat: whose turn is next; d[0]: column of the results, d[1]: how far
// its rewards have got, d[2]: the variant's own.
inline constexpr u8 kRoundProc = 0;
enum RoundStep : u8 { kRoundBegins, kTurns, kResults, kRoundOver };
inline void begin_round(const Game& g, RoundStep at = kRoundBegins, Seat next = kNobody) {
  g.push({.owner = 0, .kind = kRoundProc, .seat = next, .asks = 0, .step = at, .d = {}});
}

inline constexpr u8 kCategoryBuildings = 0;

// round.cpp: GameType entries of both games.
void start_game(const Ruleset&, State&, EventSink*);
void step_game(const Ruleset&, State&, EventSink*);
void legal_actions(const Ruleset&, const State&, Actions&);
Reject check_action(const Ruleset&, const State&, const Action&);
Reject apply_action(const Ruleset&, State&, const Action&, EventSink*);
void score_game(const Ruleset&, const State&, int round, ScoreSheet&);
void resample_game(const Ruleset&, State&, Seat viewer, Random&);
void digest_game(const Ruleset&, const State&, Digest&);
// habit.cpp
void list_choices(const Ruleset&, const State&, const Actions& legal, Actions& out);
Action habitual_action(const Ruleset&, const State&, Random&);
std::span<const ModuleInfo> no_modules();
std::span<const Option> no_options();

void clear_board(Board&);
void return_stones(const Game&);  // every player and Dirk get all of theirs

// turn.cpp
void roll(const Game&, Faces keep);  // throws all dice that are not kept
void list_turn(const Position&, Seat, Actions&);
void list_types(ActionHead like, u32 types, Actions&);  // one action for each type, in part `a`
Reject check_turn(const Position&, Seat, const Action&);
void act_turn(const Game&, Seat, const Action&);
void end_turn(const Game&);

// Between both games: the die for a column, Dirk's stone, the starting-player chip.
u8 throw_column(const Game&);
void lay_starter_chip(const Game&);
void lay_dirk_stone(const Game&, int column, int nth);
void receive_starter_chip(const Game&, Seat);  // asks whom to name; Dirk's goes by rule

std::unique_ptr<Rules> make_rules(const Setup&, const Variant&, const Schema&, Reject& why);

}  // namespace comares::dice
