// Results of a round of the dice game: in every column the best stone chooses its reward, the
// second-best gets the other one; exchange chips, the chip on the bonus field (dice.3.5, R7).
#include "games/dice/dice.h"

namespace comares::dice {

namespace {

// Stages of a column, in d[1] of the round; d[2]: what the best stone took.
enum Stage : u8 { kBestChooses, kBestsChip, kSecondsPoints, kSecondsChip, kColumnDone };

void advance(const Game& g, Seat p, u8 column, int points) {
  Track& track = table_of(g).tracks[column];
  track.advance(p, points);
  if (g.sink)
    g.emit({.kind = kEvPoints, .seat = p, .a = column, .b = track.field[p], .amount = static_cast<i16>(points)});
}

// d[0] of the decision: points still to be marked; d[1]: their column.
void receive_points(const Game& g, Seat p, u8 column, u8 points) {
  if (table_of(g).chips[p][kExchange]) return g.ask(kMayExchange, p, points, column);
  advance(g, p, column, points);
}

void receive_chip(const Game& g, Seat p, u8 column) {
  Board& b = g.board();
  const u8 chip = b.bonus[column];
  if (chip == kNoChip) return;
  b.bonus[column] = kNoChip;
  if (p == kDirk && !is_number(chip) && chip != kStarterChip)
    return g.emit({.kind = kEvChipLost, .seat = p, .a = column, .b = chip});
  g.emit({.kind = kEvChipTaken, .seat = p, .a = column, .b = chip});
  if (chip == kStarterChip) return receive_starter_chip(g, p);
  ++table_of(g).chips[p][chip];
}

void best_takes(const Game& g, Seat p, u8 reward) {
  Frame& f = g.round();
  f.d[1] = kBestsChip;
  f.d[2] = reward;
  receive_points(g, p, f.d[0], reward == kTakeChip ? 1 : 2);
}

}  // namespace

bool reward(const Game& g) {
  Frame& f = g.round();
  if (f.d[0] == kBuildings) return false;
  const u8 column = f.d[0];
  const Area& area = g.board().area;
  const u8 best = area.best(column), second = area.second(column);
  switch (f.d[1]) {
    case kBestChooses:
      if (best == kOffTheArea) break;
      if (area.owner[column][best] == kDirk) best_takes(g, kDirk, kTakePoints);
      else g.ask(kChooseReward, area.owner[column][best]);
      return true;
    case kBestsChip:
      f.d[1] = kSecondsPoints;
      if (f.d[2] == kTakeChip) receive_chip(g, area.owner[column][best], column);
      return true;
    case kSecondsPoints:
      if (second == kOffTheArea) break;
      f.d[1] = kSecondsChip;
      receive_points(g, area.owner[column][second], column, f.d[2] == kTakeChip ? 2 : 1);
      return true;
    case kSecondsChip:
      f.d[1] = kColumnDone;
      if (f.d[2] == kTakePoints) receive_chip(g, area.owner[column][second], column);
      return true;
    default: break;
  }
  ++f.d[0];
  f.d[1] = kBestChooses;
  f.d[2] = 0;
  return true;
}

void list_rewards(const Position& g, Actions& out) {
  const Frame& top = g.top();
  if (top.kind == kChooseReward) {
    out.add({0, kReward, kNone, 0, 0, kTakePoints});
    out.add({0, kReward, kNone, 0, 0, kTakeChip});
    return;
  }
  for (u8 type = 0; type < kBuildings; ++type)
    if (type != top.d[1]) out.add({0, kUseExchange, kNone, 0, 0, type});
  out.add({0, kPass});
}

Reject check_reward(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.kind == kChooseReward) {
    if (a.verb == kReward && a.a <= kTakeChip) return kAccepted;
    return {"dice.3.5", "Choose your reward: two building points, or one and the chip."};
  }
  if (a.verb == kPass) return kAccepted;
  if (a.verb != kUseExchange) return {"dice.3.4", "Exchange a building point, or pass."};
  if (a.a >= kBuildings) return {"dice.3.4", "There is no such building."};
  if (a.a == top.d[1]) return {"dice.3.4", "The point goes to another building than the one it came from."};
  return kAccepted;
}

void act_reward(const Game& g, const Action& a) {
  Frame& top = g.top();
  const Seat p = top.seat;
  if (top.kind == kChooseReward) {
    g.pop();
    return best_takes(g, p, a.a);
  }
  u8& exchanges = table_of(g).chips[p][kExchange];
  if (a.verb == kUseExchange) {
    --exchanges;
    --top.d[0];
    g.emit({.kind = kEvExchanged, .seat = p, .a = a.a});
    advance(g, p, a.a, 1);
    if (top.d[0] && exchanges) return;
  }
  const u8 points = top.d[0], column = top.d[1];
  g.pop();
  if (points) advance(g, p, column, points);
}

}  // namespace comares::dice
