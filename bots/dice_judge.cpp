#include "bots/dice_judge.h"

#include <algorithm>
#include <cstring>

#include "games/dice/alcazaba.h"
#include "games/dice/dice.h"
#include "games/palace/pieces.h"

namespace comares::bots {

using namespace dice;

namespace {

constexpr int kOne = 1024;
constexpr u8 kRoundOfScoring[3] = {1, 3, 5};

// Chance that a lead of `quarters` of a field or tile holds over so many rounds, of kOne: a logistic
// curve. Made by the compiler, so that every platform plays alike.
struct Leads {
  static constexpr int kMost = 48;
  i16 holds[kRounds + 1][kMost + 1]{};
  constexpr Leads() {
    for (int rounds = 0; rounds <= kRounds; ++rounds) {
      double deviation = 1;  // root of 0.15 + 1.1 · rounds, by Newton
      for (int i = 0; i < 40; ++i) deviation = (deviation + (0.15 + 1.1 * rounds) / deviation) / 2;
      for (int q = 0; q <= kMost; ++q) {
        double sum = 1, term = 1;
        for (int i = 1; i < 60; ++i) sum += term *= 1.7 * q / 4 / deviation / i;
        holds[rounds][q] = static_cast<i16>(kOne * sum / (1 + sum) + 0.5);
      }
    }
  }
  constexpr int of(int quarters, int rounds) const {
    return quarters >= 0 ? holds[rounds][std::min(quarters, kMost)] : kOne - holds[rounds][std::min(-quarters, kMost)];
  }
};
constexpr Leads kLeads{};

// Chance that a stone to come reaches at least a line, if it aims at its commonest symbol, of kOne.
constexpr int kReaches[kLines + 2] = {kOne, kOne, kOne, 1015, 846, 503, 193, 43, 4, 0};

// Chance that a stone to come lies in this column above that field.
int passes(u8 at) {
  const int line = line_of(at), same = kReaches[line] - kReaches[line + 1];
  return (kReaches[line + 1] + same * (field_of(at) - 1) / 6) / kBuildings;
}

// Strength in a column, in quarters; a stone lower in the pile is a little stronger. 0: nothing there.
int strength(const State& s, bool tiles, const dice::Rules& r, Seat p, int type) {
  if (!tiles) {
    const Track& track = s.at<DiceTable>(0).tracks[type];
    if (track.field[p] == 0) return 0;
    int below = 0;
    for (const Seat other : track.rank) {
      if (other == p) break;
      below += track.field[other] == track.field[p];
    }
    return 4 * track.field[p] + 2 - std::min(below, 3);
  }
  const palace::Pieces& pieces = s.at<alcazaba::Table>(0).pieces;
  const u8 place = p == kDirk ? u8{palace::kWithDirk} : static_cast<u8>(palace::kInPalace + p);
  int n = 0;
  palace::for_tiles_at(pieces, place, [&](palace::TileId t) { n += r.tile[t].type == type; }, r.tile.size());
  return 4 * n;
}

}  // namespace

DiceJudge::DiceJudge(const Ruleset& r, const State& seen)
    : rules_(as_rules(r)), seen_(seen), board_(seen.at<Board>(0)), me_(to_decide(seen)), tiles_(!rules_.tile.empty()) {
  now_ = appraise(seen);
  if (seen.agenda.back().kind != kThrowOrMark) return;
  weigh_rewards();
  weigh_chances();
  weigh_marks();
  throws_ = std::make_unique<ThrowValues>(marks_, board_.black);
}

int DiceJudge::standing(const State& s, Seat p, int type, int more) const {
  const Board& b = s.at<Board>(0);
  int mine = strength(s, tiles_, rules_, p, type) + 4 * more;
  const bool none = mine == 0;
  if (none) mine = -4;
  int sum = 0;
  for (int k = b.scorings_done; k < 3; ++k) {
    const int rounds = std::clamp(kRoundOfScoring[k] - b.round + 1, 0, kRounds);
    int place[3] = {kOne, 0, 0};
    for (Seat q = 0; q < kSeats; ++q) {
      if (q == p || (q >= s.players && !(q == kDirk && s.players == 2))) continue;
      const int theirs = strength(s, tiles_, rules_, q, type);
      const int ahead = kLeads.of((theirs ? theirs : -4) - mine, rounds);
      place[2] = (place[2] * (kOne - ahead) + place[1] * ahead) / kOne;
      place[1] = (place[1] * (kOne - ahead) + place[0] * ahead) / kOne;
      place[0] = place[0] * (kOne - ahead) / kOne;
    }
    const u8(&prize)[3] = alhambra::kPrizes[k].points[type];
    const int points = (place[0] * prize[0] + place[1] * prize[1] + place[2] * prize[2]) * 100 / kOne;
    sum += none ? points / 2 : points;
  }
  return sum;
}

int DiceJudge::worth_of_chip(u8 chip) const {
  if (chip == kNoChip) return 0;
  if (is_number(chip)) return value_of(chip) * 100 * (3 - board_.scorings_done);
  if (chip == kStarterChip) return 20;
  constexpr int kWorth[kOwnedKinds] = {0, 0, 0, 250, 180, 180, 300};
  return board_.round >= kRounds ? 0 : kWorth[chip] * (2 + kRounds - board_.round) / 5;
}

int DiceJudge::appraise(const State& s) const {
  int mine = s.scores[me_] * 100, theirs = 0;
  for (Seat p = 0; p < s.players; ++p) {
    if (p != me_) theirs += s.scores[p] * 100;
    if (s.over) continue;
    for (int type = 0; type < kBuildings; ++type) (p == me_ ? mine : theirs) += standing(s, p, type, 0);
  }
  const int scorings = 3 - s.at<Board>(0).scorings_done;
  if (!s.over && !tiles_) {
    for (u8 chip = 0; chip < kOwnedKinds; ++chip) mine += s.at<DiceTable>(0).chips[me_][chip] * worth_of_chip(chip);
  } else if (!s.over) {
    const alcazaba::Table& t = s.at<alcazaba::Table>(0);
    const palace::ConstRef home{t.palaces[me_], t.pieces, me_};
    mine += palace::longest_wall(home) * 100 * scorings;
    for (const u8 sides : {0, 1, 2, 4, 8, 3, 6, 12, 9})
      mine += std::min(4, palace::count_legal_cells(home, sides)) * 12;
    const auto waits = [&](palace::TileId tile) {
      const bool fits = palace::count_legal_cells(home, t.pieces.sides[tile]) > 0;
      mine +=
          (standing(s, me_, rules_.tile[tile].type, 1) - standing(s, me_, rules_.tile[tile].type, 0)) / (fits ? 3 : 6);
    };
    palace::for_tiles_at(t.pieces, static_cast<u8>(palace::kInReserve + me_), waits, rules_.tile.size());
    if (t.aside != palace::kNoTile && to_decide(s) == me_) waits(t.aside);
  }
  return mine - theirs / (3 * (s.players - 1));
}

// What the first, second, … place of each column is worth to everybody.
void DiceJudge::weigh_rewards() {
  for (Seat p = 0; p < kSeats; ++p) {
    if (p >= seen_.players && !(p == kDirk && seen_.players == 2)) continue;
    for (int type = 0; type < kBuildings; ++type) {
      int(&place)[kPlaces] = reward_[p][type];
      const int now = standing(seen_, p, type, 0), one = standing(seen_, p, type, 1) - now;
      if (!tiles_) {
        const int two = standing(seen_, p, type, 2) - now, chip = one + worth_of_chip(board_.bonus[type]);
        place[0] = std::max(two, chip);
        place[1] = std::min(two, chip);
        continue;
      }
      const alcazaba::Table& t = seen_.at<alcazaba::Table>(0);
      int there = 0;
      for (const u8 tile : t.column[type]) there += tile != palace::kNoTile;
      for (int i = 0; i < kPlaces && i < there; ++i) place[i] = one + 160 - 25 * i;
      if (there < kPlaces) place[there] = worth_of_chip(board_.bonus[type]);
    }
  }
}

// How many of the stones still to come will lie above a stone of each player on each field.
void DiceJudge::weigh_chances() {
  for (Seat p = 0; p < kSeats; ++p) {
    int coming = 0;
    for (Seat q = 0; q < seen_.players; ++q)
      if (q != p) coming += board_.stones[q];
    for (u8 at = 0; at < kFields; ++at) {
      int(&chance)[kPlaces] = chance_[p][at];
      chance[0] = kOne;
      const int pass = passes(at);
      for (int i = 0; i < coming; ++i) {
        for (int j = kPlaces; j-- > 1;) chance[j] = (chance[j] * (kOne - pass) + chance[j - 1] * pass) / kOne;
        chance[0] = chance[0] * (kOne - pass) / kOne;
      }
    }
  }
}

// Mine less a share of the others'.
int DiceJudge::column_value(const Seat (&owner)[kFields], int type) const {
  int mine = 0, theirs = 0, above = 0;
  for (u8 at = 0; at < kFields; ++at) {
    const Seat p = owner[at];
    if (p == kNobody) continue;
    int sum = 0;
    for (int j = 0; j + above < kPlaces; ++j) sum += chance_[p][at][j] * reward_[p][type][j + above];
    (p == me_ ? mine : theirs) += sum / kOne;
    ++above;
  }
  return mine - theirs / (3 * (seen_.players - 1));
}

int DiceJudge::mark_value(int type, u8 target, bool push) const {
  Seat owner[kFields];
  std::memcpy(owner, board_.area.owner[type], sizeof owner);
  const int before = column_value(owner, type);
  const u8 open = board_.area.free_from(type, target);
  if (push) {
    for (u8 at = open == kOffTheArea ? u8{kFields - 1} : open; at > target; --at) owner[at] = owner[at - 1];
    owner[target] = me_;
  } else if (open != kOffTheArea) {
    owner[open] = me_;
  }
  return column_value(owner, type) - before - (push ? worth_of_chip(kPushBack) : 0);
}

void DiceJudge::weigh_marks() {
  for (int type = 0; type < kBuildings; ++type) {
    int by_field[kFields];
    for (u8 at = 0; at < kFields; ++at) by_field[at] = mark_value(type, at, false);
    for (int throws = 1; throws <= kMaxThrows; ++throws)
      for (int n = 1; n <= kDice + 1; ++n) marks_.of[throws - 1][type][n] = by_field[target_of(n, throws)];
  }
}

int DiceJudge::after(const Action& a) const {
  State s;
  std::memcpy(&s, &seen_, sizeof s);
  if (apply(rules_, s, a)) return -1'000'000;
  return appraise(s) - now_;
}

int DiceJudge::value_in_turn(const Action& a) {
  const int throws = board_.throws;
  if (a.verb == kThrow) return throws_->keep(a.pay.word[0], throws);
  if (a.verb == kMark) {
    const int n = board_.symbols(a.a);
    return a.b ? mark_value(a.a, target_of(n, throws), true) : marks_.of[throws - 1][a.a][n];
  }
  if (tiles_) return after(a) + 30;  // a redesign; better later than never
  if (a.verb == kUseAnnul)
    return (throws == 1 ? throws_->first_throw() : throws_->best(board_.thrown[throws - 2], throws - 1)) -
           worth_of_chip(kAnnul);
  return ThrowValues(marks_, a.a).best(board_.faces(), throws) - worth_of_chip(kBlackDie);
}

int DiceJudge::value(const Action& a) { return seen_.agenda.back().kind == kThrowOrMark ? value_in_turn(a) : after(a); }

}  // namespace comares::bots
