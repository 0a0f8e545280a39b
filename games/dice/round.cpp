// The five rounds of both games: laying out, turns, results column by column, scorings (dice.3).
#include "games/dice/rules.h"

namespace comares::dice {

void clear_board(Board& b) {
  b.area.clear();
  b.black = kNone;
  for (u8& chip : b.bonus) chip = kNoChip;
}

u8 throw_column(const Game& g) { return static_cast<u8>(g.chance(kColumnStream).below(kBuildings)); }

void lay_starter_chip(const Game& g) {
  if (g.board().round == kRounds) return;
  const u8 column = throw_column(g);
  g.board().bonus[column] = kStarterChip;
  g.emit({.kind = kEvChipLaid, .a = column, .b = kStarterChip});
}

void lay_dirk_stone(const Game& g, int column, int nth) {
  Board& b = g.board();
  const u8 at = b.area.free_from(column, field_at(kDirkLines[nth], kFieldsPerLine));
  --b.stones[kDirk];
  b.area.put(column, at, kDirk);
  g.emit({.kind = kEvMarked, .seat = kDirk, .a = static_cast<u8>(column), .b = line_of(at), .c = field_of(at)});
}

void receive_starter_chip(const Game& g, Seat p) {
  if (p != kDirk) return g.ask(kChooseStarter, p);
  g.board().starter = g.next(g.board().starter);
  g.emit({.kind = kEvStarterNamed, .seat = kDirk, .a = g.board().starter});
}

void return_stones(const Game& g) {
  Board& b = g.board();
  for (Seat p = 0; p < kSeats; ++p) {
    const bool plays = p < g.players() || (p == kDirk && g.players() == 2);
    b.stones[p] = !plays ? u8{0} : p == kDirk ? u8{kDirkStones} : g.rules.stones;
    b.out[p] = b.resting[p] = 0;
  }
}

namespace {

void hold_scoring(const Game& g, u8 number) {
  ScoreSheet sheet;
  sheet.clear(false);
  g.rules.variant->score(g, number, sheet);
  i16 gained[kSeats] = {};
  for (const ScoreLine& line : sheet.lines) gained[line.seat] = static_cast<i16>(gained[line.seat] + line.points);
  for (Seat p = 0; p < kSeats; ++p) {
    if (p >= g.players() && !(p == kDirk && g.players() == 2)) continue;
    g.state.scores[p] = static_cast<i16>(g.state.scores[p] + gained[p]);
    g.emit({.kind = kEvScored, .seat = p, .a = number, .amount = gained[p]});
  }
  g.board().scorings_done = number;
}

// True: the player has been asked.
bool begin_next_turn(const Game& g) {
  Board& b = g.board();
  Seat p = g.round().seat;
  for (int asked = 0; b.stones[p] == 0; p = g.next(p))
    if (++asked == g.players()) return false;
  g.round().seat = p;
  if (g.sink) g.emit({.kind = kEvTurn, .seat = p});
  roll(g, 0);  // the first throw leaves no choice
  g.ask(kThrowOrMark, p);
  return true;
}

void end_round(const Game& g) {
  Board& b = g.board();
  g.rules.variant->clear_up(g);
  clear_board(b);
  return_stones(g);
  if (const u8 number = kScoringAfter[b.round - 1]) hold_scoring(g, number);
  g.round().step = kRoundBegins;
  if (b.round != kRounds) return;
  g.pop();
  g.state.over = 1;
  g.emit({.kind = kEvGameOver});
}

}  // namespace

void start_game(const Ruleset& rules, State& s, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  Board& b = g.board();
  clear_board(b);
  return_stones(g);
  g.rules.variant->set_up(g);
  b.starter = static_cast<Seat>(g.chance(kStartStream).below(static_cast<u32>(g.players())));
  g.emit({.kind = kEvStartingPlayer, .seat = b.starter});
  begin_round(g);
}

void step_game(const Ruleset& rules, State& s, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  Frame& f = g.round();
  switch (f.step) {
    case kRoundBegins:
      f.step = kTurns;
      f.seat = g.board().starter;
      ++g.board().round;
      g.emit({.kind = kEvRound, .a = g.board().round});
      g.rules.variant->lay_out(g);
      [[fallthrough]];
    case kTurns:
      if (begin_next_turn(g)) return;
      f.step = kResults;
      f.seat = kNobody;
      f.d[0] = f.d[1] = f.d[2] = 0;
      [[fallthrough]];
    case kResults:
      while (f.step == kResults && s.agenda.size() == 1)
        if (!g.rules.variant->reward(g)) f.step = kRoundOver;
      if (s.agenda.size() > 1) return;
      [[fallthrough]];
    default: f.d[0] = f.d[1] = f.d[2] = 0; return end_round(g);
  }
}

void legal_actions(const Ruleset& rules, const State& s, Actions& out) {
  const Position g{as_rules(rules), s};
  const Frame& top = g.top();
  if (top.kind == kThrowOrMark) return list_turn(g, top.seat, out);
  if (top.kind != kChooseStarter) return g.rules.variant->legal(g, out);
  for (Seat p = 0; p < g.players(); ++p) out.add({0, kNameStarter, kNone, 0, 0, p});
}

Reject check_action(const Ruleset& rules, const State& s, const Action& a) {
  const Position g{as_rules(rules), s};
  const Frame& top = g.top();
  if (a.owner) return {"dice.8", "This game has no modules."};
  if (top.kind == kThrowOrMark) return check_turn(g, top.seat, a);
  if (top.kind != kChooseStarter) return g.rules.variant->check(g, a);
  if (a.verb != kNameStarter) return {"dice.3.4", "Name the player who starts the next round."};
  if (a.a >= g.players()) return {"dice.3.4", "The starting player is one of the players; Dirk never starts."};
  return kAccepted;
}

Reject apply_action(const Ruleset& rules, State& s, const Action& a, EventSink* sink) {
  if (Reject why = check_action(rules, s, a)) return why;
  const Game g{as_rules(rules), s, sink};
  const Seat p = g.top().seat;
  if (g.top().kind == kThrowOrMark) {
    act_turn(g, p, a);
  } else if (g.top().kind != kChooseStarter) {
    g.rules.variant->act(g, a);
  } else {
    g.board().starter = a.a;
    g.pop();
    g.emit({.kind = kEvStarterNamed, .seat = p, .a = a.a});
  }
  return kAccepted;
}

void score_game(const Ruleset& rules, const State& s, int round, ScoreSheet& sheet) {
  const Position g{as_rules(rules), s};
  g.rules.variant->score(g, round, sheet);
}

void resample_game(const Ruleset& rules, State& s, Seat, Random& random) {
  const Game g{as_rules(rules), s};
  g.rules.variant->resample(g, random);
}

void digest_game(const Ruleset& rules, const State& s, Digest& d) {
  const Position g{as_rules(rules), s};
  d.add_bytes(&g.board(), sizeof(Board));
  g.rules.variant->digest(g, d);
}

std::span<const ModuleInfo> no_modules() { return {}; }
std::span<const Option> no_options() { return {}; }

std::unique_ptr<Rules> make_rules(const Setup& setup, const Variant& variant, const Schema& schema, Reject& why) {
  why = kAccepted;
  if (setup.players < 2 || setup.players > kMaxPlayers) {
    why = {"dice.2", "This game is played by 2 to 6 players."};
    return nullptr;
  }
  auto rules = std::make_unique<Rules>();
  rules->setup = setup;
  rules->game = setup.game;
  rules->variant = &variant;
  rules->stones = kStones[setup.players];
  rules->schemas.push_back(&schema);
  rules->stream_hash[kDiceStream] = stream_name_hash("dice");
  rules->stream_hash[kStackStream] = stream_name_hash("stacks");
  rules->stream_hash[kBagStream] = stream_name_hash("bag");
  rules->stream_hash[kStartStream] = stream_name_hash("start");
  rules->stream_hash[kColumnStream] = stream_name_hash("columns");
  return rules;
}

}  // namespace comares::dice
