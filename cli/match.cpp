#include "cli/match.h"

#include <algorithm>
#include <stdexcept>

#include "table/session.h"

namespace comares::cli {

int Played::margin(Seat of) const {
  int best = -10'000;
  for (Seat p = 0; p < players; ++p)
    if (p != of) best = std::max<int>(best, scores[p]);
  return scores[of] - best;
}

// Keeps, for each seat that a program plays, what it is to be told.
class Match::Listener final : public EventSink {
 public:
  Listener(const codec::Notation& n, int players) : heard_(static_cast<std::size_t>(players)), notation_(n) {}
  void listen(Seat seat) { heard_[seat].emplace(notation_, seat); }
  void emit(const Event& e) override {
    for (auto& log : heard_)
      if (log) log->emit(e);
  }
  codec::json::array take(Seat seat) { return std::exchange(heard_[seat], table::EventLog(notation_, seat))->take(); }

 private:
  std::vector<std::optional<table::EventLog>> heard_;
  const codec::Notation& notation_;
};

Match::Match(const Ruleset& rules, std::vector<Contender> contenders, const OutsideBot::Limits& limits,
             OutsideBot::Report report)
    : rules_(rules), notation_(rules), contenders_(std::move(contenders)) {
  for (const Contender& c : contenders_)
    programs_.push_back(c.command.empty() ? nullptr : std::make_unique<OutsideBot>(c.name, c.command, limits, report));
}

OutsideBot::Vices Match::vices(std::size_t of) const {
  return programs_[of] ? programs_[of]->vices() : OutsideBot::Vices{};
}

Played Match::play(u64 seed, u64 luck, std::span<const u8> who) {
  State s;
  Random random(luck);
  Listener listener(notation_, rules_.setup.players);
  bool listens = false;
  const std::string game = std::to_string(++games_) + "-";
  for (Seat p = 0; p < who.size(); ++p) {
    if (!programs_[who[p]]) continue;
    listener.listen(p);
    listens = true;
  }
  EventSink* const sink = listens ? &listener : nullptr;
  start(rules_, seed, s, sink);
  Played played;
  played.players = rules_.setup.players;
  for (; !is_over(s) && played.actions < kTooLong; ++played.actions) {
    const Seat p = to_decide(s);
    OutsideBot* const program = programs_[who[p]].get();
    const u64 began = micros_now();
    const Action chosen = program
                              ? program->choose({game + std::to_string(p), notation_, s, p, listener.take(p)}, random)
                              : cli::choose(contenders_[who[p]], rules_, s, random).action;
    played.micros[p] += micros_now() - began;
    ++played.decisions[p];
    if (const Reject why = apply(rules_, s, chosen, sink))
      throw std::runtime_error(contenders_[who[p]].name + " chose an unlawful action: " + why.sentence);
  }
  for (Seat p = 0; p < who.size(); ++p)
    if (programs_[who[p]]) programs_[who[p]]->over({game + std::to_string(p), notation_, s, p, listener.take(p)});
  played.finished = is_over(s);
  if (played.finished) played.winners = winners(s);
  std::copy_n(s.scores, kMaxPlayers, played.scores);
  return played;
}

}  // namespace comares::cli
