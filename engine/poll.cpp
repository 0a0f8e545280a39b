#include "engine/poll.h"

namespace comares {

namespace {

bool asks_the_same(const Frame& a, const Frame& b) { return a.owner == b.owner && a.kind == b.kind; }

}  // namespace

bool in_poll(const Ruleset& r, const State& s) { return decision(r, s).poll; }

bool same_poll(const Ruleset& r, const State& a, const State& b) {
  return in_poll(r, a) && in_poll(r, b) && asks_the_same(a.agenda.back(), b.agenda.back());
}

bool go_to_question_of(const Ruleset& r, State& s, Seat seat, const Action& pass) {
  if (!in_poll(r, s)) return false;
  const Frame poll = s.agenda.back();
  for (int i = 0; i < 2 * kMaxPlayers; ++i) {
    if (!in_poll(r, s) || !asks_the_same(s.agenda.back(), poll)) return false;
    if (s.agenda.back().seat == seat) return true;
    if (apply(r, s, pass)) return false;
  }
  return false;
}

}  // namespace comares
