// For search in both games: which throws are worth trying, and a quick sensible move for playouts.
#include "games/dice/rules.h"

namespace comares::dice {

namespace {

// Of the dice that show one building all are kept or none: whoever keeps some of them could as well keep more.
bool keeps_whole_types(Faces faces, Faces keep) {
  for (int type = 0; type < kBuildings; ++type)
    if (const int kept = count_of(keep, type); kept && kept != count_of(faces, type)) return false;
  return true;
}

// The building that most dice show, of several any.
u8 commonest(const Board& b, Random& random) {
  u8 best = 0;
  u32 alike = 0;
  for (u8 type = 0; type < kBuildings; ++type) {
    const int n = b.symbols(type), most = b.symbols(best);
    if (type == 0 || n > most) {
      best = type;
      alike = 1;
    } else if (n == most && random.below(++alike) == 0) {
      best = type;
    }
  }
  return best;
}

}  // namespace

void list_choices(const Ruleset&, const State& s, const Actions& legal, Actions& out) {
  const bool turn = s.agenda.back().kind == kThrowOrMark;
  const Faces faces = s.at<Board>(0).faces();
  for (const Action& a : legal)
    if (!turn || a.verb != kThrow || keeps_whole_types(faces, a.pay.word[0])) out.push_back(a);
}

// Collects what the dice show most of, and marks it after the last throw or when most dice show it.
Action habitual_action(const Ruleset& rules, const State& s, Random& random) {
  const Board& b = s.at<Board>(0);
  if (s.agenda.back().kind != kThrowOrMark) {
    BriefActions all;
    legal_actions(rules, s, all);
    return all[random.below(static_cast<u32>(all.size()))];
  }
  constexpr int kEnough = 5;
  const u8 type = commonest(b, random);
  Action a;
  if (b.throws == kMaxThrows || b.symbols(type) >= kEnough) {
    a.verb = kMark;
    a.a = type;
  } else {
    a.verb = kThrow;
    a.pay.word[0] = static_cast<Faces>(count_of(b.faces(), type)) << (4 * type);
  }
  return a;
}

}  // namespace comares::dice
