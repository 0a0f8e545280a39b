// The dice game: chips laid out and used in a turn, scoring (dice.2, 3.1, 3.4, 5, 7).
#include "games/dice/dice.h"
#include "engine/archive.h"
#include "engine/deal.h"

namespace comares::dice {

namespace {

void set_up(const Game& g) {
  DiceTable& t = table_of(g);
  for (Track& track : t.tracks) track.clear();
  int n = 0;
  for (u8 kind = 0; kind < kOwnedKinds; ++kind)
    for (int k = 0; k < g.rules.chips.normal[kind]; ++k) t.pile[n++] = kind;
  for (u8 kind = 0; kind < kOwnedKinds; ++kind)
    for (int k = 0; k < g.rules.chips.dark[kind]; ++k) t.pile[n++] = kind;
  Stream chance = g.chance(kStackStream);
  chance.shuffle(std::span(t.pile, kNormalChips));
  chance.shuffle(std::span(t.pile + kNormalChips, kDarkChips));
}

void lay_out(const Game& g) {
  DiceTable& t = table_of(g);
  Board& b = t.board;
  lay_starter_chip(g);
  int next = first_chip_of_round(b.round);
  const int end = next + chips_of_round(b.round);
  for (u8 column = 0; column < kBuildings && next < end; ++column) {
    if (b.bonus[column] != kNoChip) continue;
    b.bonus[column] = t.pile[next];
    t.pile[next++] = kNoChip;
    if (b.bonus[column] == kNoChip) continue;  // a loaded position may have run out of chips
    g.emit({.kind = kEvChipLaid, .a = column, .b = b.bonus[column]});
  }
  if (g.players() != 2) return;
  const u8 first = throw_column(g);
  for (int i = 0; i < kDirkStones; ++i) lay_dirk_stone(g, (first + i) % kBuildings, i);
}

// ---- chips used in a turn --------------------------------------------------------------------------

bool owns(const Position& g, Seat p, Chip kind) { return table_of(g).chips[p][kind] != 0; }
bool may_push(const Position& g, Seat p) { return owns(g, p, kPushBack); }
void pushed(const Game& g, Seat p) { --table_of(g).chips[p][kPushBack]; }

bool black_die_open(const Position& g, Seat p) {
  return g.board().throws == 1 && g.board().black == kNone && owns(g, p, kBlackDie);
}

void list_pushes(const Position& g, Seat p, Actions& out) {
  const Board& b = g.board();
  u32 open = 0;  // bit per type whose target holds another's stone
  for (int type = 0; type < kBuildings; ++type) {
    const int n = b.symbols(type);
    const Seat there = b.area.owner[type][target_of(n + (n == 0), b.throws)];
    open |= static_cast<u32>((n != 0) & (there != kNobody) & (there != p)) << type;
  }
  for (; open; open &= open - 1) out.add({0, kMark, kNone, 0, 0, static_cast<u8>(std::countr_zero(open)), 1});
}

void offer(const Position& g, Seat p, Actions& out) {
  static_assert(kAnnul == kPushBack + 1 && kBlackDie == kPushBack + 2);
  const u8* chips = &table_of(g).chips[p][kPushBack];
  if ((chips[0] | chips[1] | chips[2]) == 0) return;
  if (owns(g, p, kPushBack)) list_pushes(g, p, out);
  if (owns(g, p, kAnnul)) out.add({0, kUseAnnul});
  if (!black_die_open(g, p)) return;
  list_types({0, kUseBlackDie}, (1u << kBuildings) - 1, out);
}

Reject check_offer(const Position& g, Seat p, const Action& a) {
  switch (a.verb) {
    case kUseAnnul:
      if (owns(g, p, kAnnul)) return kAccepted;
      return {"dice.3.4", "You have no chip to annul a throw with."};
    case kUseBlackDie:
      if (a.a >= kBuildings) return {"dice.3.4", "The black die shows one of the six buildings."};
      if (!owns(g, p, kBlackDie)) return {"dice.3.4", "You have no chip for the black die."};
      if (g.board().black != kNone) return {"dice.R4", "The black die is used once in a turn."};
      if (!black_die_open(g, p)) return {"dice.3.4", "The black die is set right after the first throw."};
      return kAccepted;
    default: return {"dice.3.3", "Throw again, use a chip or mark a building."};
  }
}

void take_offer(const Game& g, Seat p, const Action& a) {
  Board& b = g.board();
  if (a.verb == kUseBlackDie) {
    --table_of(g).chips[p][kBlackDie];
    b.black = a.a;
    return g.emit({.kind = kEvBlackDie, .seat = p, .a = a.a});
  }
  --table_of(g).chips[p][kAnnul];
  b.thrown[--b.throws] = 0;
  g.emit({.kind = kEvAnnulled, .seat = p, .a = b.throws, .pay = {{b.faces(), 0, 0, 0, 0}}});
  if (b.throws == 0) roll(g, 0);  // all eight dice must be thrown again
}

// ---- scoring, knowledge ----------------------------------------------------------------------------

void score(const Position& g, int round, ScoreSheet& sheet) {
  const DiceTable& t = table_of(g);
  const alhambra::Prizes& prizes = alhambra::kPrizes[round - 1];
  for (u8 type = 0; type < kBuildings; ++type) {
    for (int place = 0; place < 3; ++place) {
      const Seat p = t.tracks[type].rank[place];
      if (p == kNobody) break;
      const int points = prizes.points[type][place];
      if (points || sheet.with_marks) sheet.add(p, 0, kCategoryBuildings, type, points, "dice.5.majority");
    }
  }
  for (Seat p = 0; p < kSeats; ++p) {
    int points = 0;
    for (u8 kind = kNumber1; kind <= kNumber3; ++kind) points += value_of(kind) * t.chips[p][kind];
    if (points) sheet.add(p, 0, kCategoryChips, kNone, points, "dice.5.chips");
  }
}

// Only the order of the chips still to come is unknown: the normal ones, and the dark ones.
void resample(const Game& g, Random& random) {
  DiceTable& t = table_of(g);
  const int dark = kNormalChips;
  if (const int next = first_chip_of_round(t.board.round + 1); next < dark)
    deal_anew(random, std::span(t.pile + next, static_cast<std::size_t>(dark - next)));
  if (t.board.round < kRounds) deal_anew(random, std::span(t.pile + dark, kDarkChips));
}

void digest(const Position& g, Digest& d) {
  const DiceTable& t = table_of(g);
  d.add_bytes(t.tracks, sizeof t.tracks);
  d.add_bytes(t.chips, sizeof t.chips);
  d.add_bytes(t.pile, sizeof t.pile);
}

void clear_up(const Game&) {}

void archive_count(const char* key, u8& count, Archive& ar) {
  int number = count;
  ar.number(key, number, 0, kChips);
  count = static_cast<u8>(number);
}

// What the rulebook says of the chips holds whatever they show.
const char* contradiction(const ChipCounts& chips) {
  int normal = 0, dark = 0, numbers = 0;
  for (u8 kind = 0; kind < kOwnedKinds; ++kind) {
    normal += chips.normal[kind];
    dark += chips.dark[kind];
    if (is_number(kind)) numbers += chips.of(kind);
    else if (chips.of(kind) != kPrintedChips.of(kind))
      return "There are two chips each to exchange and to push back, three each to annul and for the black die.";
  }
  if (normal != kNormalChips || dark != kDarkChips) return "There are 20 chips with a normal back and six dark ones.";
  return numbers == kNumberChips ? nullptr : "There are 16 chips with numbers.";
}

}  // namespace

void archive_reconstructed(Ruleset& rules, Archive& ar) {
  ChipCounts& chips = static_cast<Rules&>(rules).chips;
  if (ar.begin("tiles")) ar.end();
  if (!ar.begin("modules")) return;
  if (ar.begin("dice")) {
    if (ar.begin("chips")) {
      for (u8 kind = 0; kind < kOwnedKinds; ++kind) {
        if (!ar.begin(kChipNames[kind])) continue;
        archive_count("normal", chips.normal[kind], ar);
        archive_count("dark", chips.dark[kind], ar);
        ar.end();
      }
      if (const char* why = contradiction(chips)) ar.refuse(why);
      ar.end();
    }
    ar.end();
  }
  ar.end();
}

const Variant kDiceVariant = {
    .set_up = set_up,
    .lay_out = lay_out,
    .reward = reward,
    .clear_up = clear_up,
    .offer = offer,
    .check_offer = check_offer,
    .take_offer = take_offer,
    .legal = list_rewards,
    .check = check_reward,
    .act = act_reward,
    .may_push = may_push,
    .pushed = pushed,
    .score = score,
    .resample = resample,
    .digest = digest,
};

std::unique_ptr<Ruleset> create_dice(const Setup& setup, Reject& why) {
  return make_rules(setup, kDiceVariant, kDiceSchema, why);
}

}  // namespace comares::dice
