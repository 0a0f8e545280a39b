// A turn: up to three throws, then one marker stone (dice.3.3), with push back (dice.3.4).
#include "games/dice/rules.h"

namespace comares::dice {

void roll(const Game& g, Faces keep) {
  Board& b = g.board();
  b.thrown[b.throws++] = keep + throw_dice(g.chance(kDiceStream), kDice - total(keep));
  if (g.sink) g.emit({.kind = kEvThrown, .seat = g.round().seat, .a = b.throws, .pay = {{b.faces(), keep, 0, 0, 0}}});
}

namespace {

// data: the parts of the first three types, those of the others, how many of the former.
Action make_throw(const ActionRun& run, u32 n) {
  const u16* parts = kHalfParts.parts;
  const u32 width = static_cast<u32>(run.data[2]);
  return run.head.pays(parts[run.data[0] + n % width] + (u32{parts[run.data[1] + n / width]} << 12));
}

// One for each part of what the dice show that may be kept: keeping all, the last one, is no throw.
void list_throws(Faces faces, Actions& out) {
  const std::span low = parts_of_half(faces & 0xFFF), high = parts_of_half(faces >> 12);
  auto& data = out.add_run(make_throw, {0, kThrow}, static_cast<u32>(low.size() * high.size() - 1));
  data[0] = static_cast<u64>(low.data() - kHalfParts.parts);
  data[1] = static_cast<u64>(high.data() - kHalfParts.parts);
  data[2] = low.size();
}

}  // namespace

Action make_of_type(const ActionRun& run, u32 n) { return run.head.plus(nth_bit(run.data[0], n)).pays(); }

void list_types(ActionHead like, u32 types, Actions& out) {
  out.add_run(make_of_type, like, static_cast<u32>(std::popcount(types)))[0] = types;
}

void list_turn(const Position& g, Seat p, Actions& out) {
  const Board& b = g.board();
  const Faces faces = b.faces();
  if (b.throws < kMaxThrows) list_throws(faces, out);
  list_types({0, kMark}, types_of(faces | (b.black == kNone ? 0 : one_of(b.black))), out);
  g.rules.variant->offer(g, p, out);
}

namespace {

Reject check_throw(const Position& g, const Action& a) {
  const Board& b = g.board();
  if (b.throws == kMaxThrows) return {"dice.3.3", "You have thrown three times; mark a building."};
  const Faces keep = a.pay.word[0];
  if (!holds(b.faces(), keep)) return {"dice.3.3", "You can only keep what your dice show."};
  if (keep == b.faces()) return {"dice.3.3", "Throw at least one die, or mark a building."};
  return kAccepted;
}

Reject check_mark(const Position& g, Seat p, const Action& a) {
  const Board& b = g.board();
  if (a.a >= kBuildings) return {"dice.3.3", "There is no such building."};
  const int n = b.symbols(a.a);
  if (n == 0) return {"dice.R11", "None of your dice shows that building."};
  if (!a.b) return kAccepted;
  if (a.b != 1 || !g.rules.variant->may_push(g, p)) return {"dice.3.4", "You have no chip to push a stone back with."};
  const Seat there = b.area.owner[a.a][target_of(n, b.throws)];
  if (there == kNobody) return {"dice.R2", "No stone lies on the field of your result, so there is none to push back."};
  if (there == p) return {"dice.3.4", "You cannot push your own stone back."};
  return kAccepted;
}

void emit_stone(const Game& g, SharedEvent kind, Seat p, u8 type, u8 at, bool push = false) {
  if (g.sink) g.emit({.kind = kind, .seat = p, .a = type, .b = line_of(at), .c = field_of(at), .amount = push});
}

void mark(const Game& g, Seat p, const Action& a) {
  Board& b = g.board();
  const u8 type = a.a, target = target_of(b.symbols(type), b.throws);
  const u8 open = b.area.free_from(type, target);
  --b.stones[p];
  if (!a.b) {
    if (open == kOffTheArea) {
      ++b.out[p];
      g.emit({.kind = kEvFellOff, .seat = p, .a = type});
    } else {
      b.area.put(type, open, p);
      emit_stone(g, kEvMarked, p, type, open);
    }
    return end_turn(g);
  }
  g.rules.variant->pushed(g, p);
  // The chain from the target to the next free field moves down by one, its last stone first.
  for (u8 at = open; at-- > target;) {
    const Seat moved = b.area.take(type, at);
    if (at + 1 == kFields) {
      ++b.out[moved];
      g.emit({.kind = kEvFellOff, .seat = moved, .a = type});
    } else {
      b.area.put(type, static_cast<u8>(at + 1), moved);
      emit_stone(g, kEvMarked, moved, type, static_cast<u8>(at + 1));
    }
  }
  b.area.put(type, target, p);
  emit_stone(g, kEvMarked, p, type, target, true);
  end_turn(g);
}

}  // namespace

Reject check_turn(const Position& g, Seat p, const Action& a) {
  if (a.verb == kThrow) return check_throw(g, a);
  if (a.verb == kMark) return check_mark(g, p, a);
  return g.rules.variant->check_offer(g, p, a);
}

void act_turn(const Game& g, Seat p, const Action& a) {
  if (a.verb == kThrow) return roll(g, a.pay.word[0]);
  if (a.verb == kMark) return mark(g, p, a);
  g.rules.variant->take_offer(g, p, a);
}

void end_turn(const Game& g) {
  Board& b = g.board();
  for (Faces& f : b.thrown) f = 0;
  b.throws = 0;
  b.black = kNone;
  g.pop();
  g.round().seat = g.next(g.round().seat);
}

}  // namespace comares::dice
