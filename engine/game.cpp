#include "engine/game.h"

namespace comares {

namespace {

constexpr Reject kIsOver = {"base.6.over", "The game is over; start a new one."};

}  // namespace

Ruleset::~Ruleset() = default;

void run(const Ruleset& r, State& s, EventSink* sink) {
  while (!s.over && !s.agenda.back().asks) r.game->step(r, s, sink);
}

void start(const Ruleset& r, Seed seed, State& s, EventSink* sink) {
  std::memset(&s, 0, sizeof s);
  s.seed = seed;
  s.players = r.setup.players;
  r.game->start(r, s, sink);
  run(r, s, sink);
}

Decision decision(const Ruleset& r, const State& s) {
  if (s.over) return {};
  const Frame& top = s.agenda.back();
  const Schema& schema = *r.schemas[top.owner];
  const DecisionKind& kind = schema.decisions[top.kind];
  return {false, top.seat, schema.slug, kind.name, kind.prompt, kind.poll, kind.secret};
}

void legal(const Ruleset& r, const State& s, Actions& out) {
  out.clear();
  if (!s.over) r.game->legal(r, s, out);
}

Reject check(const Ruleset& r, const State& s, const Action& a) {
  if (s.over) return kIsOver;
  return r.game->check(r, s, a);
}

Reject apply(const Ruleset& r, State& s, const Action& a, EventSink* sink) {
  if (s.over) return kIsOver;
  if (Reject why = r.game->apply(r, s, a, sink)) return why;
  ++s.actions;
  run(r, s, sink);
  return kAccepted;
}

void score(const Ruleset& r, const State& s, int round, ScoreSheet& sheet) { r.game->score(r, s, round, sheet); }

u8 winners(const State& s) {
  int best = s.scores[0];
  for (Seat p = 1; p < s.players; ++p)
    if (s.scores[p] > best) best = s.scores[p];
  u8 mask = 0;
  for (Seat p = 0; p < s.players; ++p)
    if (s.scores[p] == best) mask = static_cast<u8>(mask | (1u << p));
  return mask;
}

void resample(const Ruleset& r, State& s, Seat viewer, Random& random) {
  r.game->resample(r, s, viewer, random);
  // Nor can anybody know how dice will fall and piles be shuffled, or how often chance was asked out of sight.
  s.seed = random.next();
  std::memset(s.drawn, 0, sizeof s.drawn);
}

u64 hash(const Ruleset& r, const State& s) {
  Digest d;
  d.add(s.seed.low);
  if (!s.seed.is_number()) d.add(s.seed.high);
  d.add_bytes(s.drawn, sizeof s.drawn);
  d.add_bytes(s.scores, sizeof s.scores);
  d.add(u64{s.players} | u64{s.over} << 8);
  d.add_list(s.agenda);
  r.game->digest(r, s, d);
  return d.value();
}

}  // namespace comares
