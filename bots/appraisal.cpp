#include "bots/appraisal.h"

#include <algorithm>

namespace comares::bots {

using namespace alhambra;

namespace {

constexpr int kOne = 1024;

constexpr double exp_of(double x) {
  double sum = 1, term = 1;
  for (int i = 1; i < 60; ++i) sum += term *= x / i;
  return sum;
}
constexpr double root_of(double x) {
  double r = x > 1 ? x : 1;
  for (int i = 0; i < 60; ++i) r = (r + x / r) / 2;
  return r;
}

// Made by the compiler, so that every platform plays alike.
struct Tables {
  static constexpr int kSteps = 192;  // 32 to a unit
  i16 logistic[kSteps + 1]{};
  i16 firmness[256]{};  // by 16 · variance: 32 · 1.7 / deviation
  constexpr Tables() {
    for (int i = 0; i <= kSteps; ++i) logistic[i] = static_cast<i16>(kOne / (1 + exp_of(-i / 32.0)) + 0.5);
    for (int i = 0; i < 256; ++i) firmness[i] = static_cast<i16>(32 * 1.7 / root_of(i / 16.0 + 0.15) + 0.5);
  }
  // Chance that a lead of `halves` buildings holds, of kOne.
  constexpr int holds(int halves, int spread) const {
    const int z = halves * firmness[spread] / 2;
    return z >= 0 ? logistic[std::min(z, kSteps)] : kOne - logistic[std::min(-z, kSteps)];
  }
};
constexpr Tables kTables{};

using Halves = i16[kMaxPlayers + 1][kBuildings];

Prizes prizes_of(const Position& g, int round) {
  Prizes prizes = g.rules.prizes[round - 1];
  each<&Module::prizes>(g, round, prizes);
  return prizes;
}

// Who has none of a type has no place; he must first get one.
int rank_count(int halves) { return halves == 0 ? -1 : halves; }

// Points to be expected for one type in one scoring.
int share(const Position& g, const Halves& halves, Seat p, int type, const u8 (&prize)[3], int spread) {
  int place[3] = {kOne, 0, 0};
  const int mine = rank_count(halves[p][type]);
  const auto compare = [&](Seat other) {
    const int ahead = kTables.holds(rank_count(halves[other][type]) - mine, spread);
    place[2] = (place[2] * (kOne - ahead) + place[1] * ahead) / kOne;
    place[1] = (place[1] * (kOne - ahead) + place[0] * ahead) / kOne;
    place[0] = place[0] * (kOne - ahead) / kOne;
  };
  for (Seat other = 0; other < g.players(); ++other)
    if (other != p) compare(other);
  if (g.players() == 2) compare(kDirk);
  const int points = place[0] * prize[0] + place[1] * prize[1] + place[2] * prize[2];
  // Without one it takes a purchase that may never come.
  return (halves[p][type] ? points : points / 2) * 100 / kOne;
}

// The next scoring that was not held yet.
int next_round(const Table& t) {
  const int next = std::min(t.scorings_done + 1, 3);
  return t.due_scorings ? std::min(t.due_scorings & 1 ? 1 : 2, next) : next;
}

int majorities_of_type(const Position& g, const Outlook& o, const Halves& halves, Seat p, int type) {
  int sum = 0;
  for (int k = o.next_round; k <= 3; ++k) {
    const Prizes prizes = prizes_of(g, k);
    sum += share(g, halves, p, type, prizes.points[type], o.spread[k - 1][type]) * o.weight[k - 1] / 64;
  }
  return sum;
}

// A point that a module adds is seldom pure gain: its tile takes an action, and room from buildings. At a
// third greedy wins most (tests/bots/modules_test.cpp).
constexpr int kExtraPoint = 33;

// The wall and what modules add to the scorings from `first` on, as far as it can be seen now.
int wall_and_modules(const Position& g, const Outlook& o, int first) {
  const int wall = palace::longest_wall(g.palace(o.me));
  const bool more = users_of<&Module::points>(g.rules);
  int sum = 0;
  for (int k = first; k <= 3; ++k) {
    int extra = 0;
    if (more) {
      ScoreSheet sheet;
      sheet.clear(false);
      sheet.add(o.me, 0, kCategoryWall, kNone, wall, nullptr);
      each<&Module::points>(g, k, sheet);
      extra = sheet.total(o.me) - wall;
    }
    sum += (wall * 100 + extra * kExtraPoint) * o.weight[k - 1] / 64;
  }
  return sum;
}

int modules_assets(const Position& g, const Outlook& o) { return sum_of<&Module::appraise>(g, o.me, o); }

// Bit s: the cards of these words together can pay exactly s.
u64 payable(u32 word, u64 sums = 1) {
  for (int v = 1; v <= kMoneyValues; ++v)
    for (u32 n = cards_of(word, v); n; --n) sums |= sums << v;
  return sums;
}

int gain_of(const Position& g, TileId t, const Outlook& o) {
  const u8 type = type_on(g, t);
  return type < kBuildings ? o.gain[type] : o.action / 4;
}

// What `sum` is good for towards a tile; bit s of `sums`: it can pay exactly s.
int worth_towards(const Outlook& o, int gain, int price, int sum, u64 sums) {
  if (sum < price) return std::max(0, gain - price * o.money) * sum / (2 * price);
  const u64 enough = sums >> price;
  const int excess = enough ? std::countr_zero(enough) : sum - price;
  return std::max(0, gain - (price + excess) * o.money) + (excess == 0 ? o.action : 0);
}

// The same by the best of the means that modules add.
int worth_by_other_means(const Position& g, const Outlook& o, int slot, int gain) {
  const Purse& hand = g.table().hand[o.me];
  const Price price = price_of_slot(g, slot);
  MeansList all;
  list_means(g, o.me, price, all);
  int best = 0;
  for (const Means& m : all) {
    if (m.free || !m.allowed(hand)) continue;
    int sum = 0;
    u64 sums = 1;
    for (int w = 0; w < 5; ++w) {
      const u32 have = m.money(hand, static_cast<u8>(w));
      sum += word_sum(have, w);
      sums = payable(have, sums);
    }
    best = std::max(best, worth_towards(o, gain, price.amount, sum, sums));
  }
  return best;
}

// How well the hand serves for the tiles on offer that may still be there next time.
int buying_power(const Position& g, const Outlook& o) {
  const Table& t = g.table();
  int best = 0, rest = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    const TileId tile = t.market[slot];
    if (tile == kNoTile || tile != o.market[slot]) continue;
    const TileKind& kind = g.tile(tile);
    const u8 currency = g.rules.slot_currency[slot];
    const u32 hand = t.hand[o.me].word[currency];
    const int gain = gain_of(g, tile, o) + 100;
    const int worth = users_of<&Module::means>(g.rules)
                          ? worth_by_other_means(g, o, slot, gain)
                          : worth_towards(o, gain, kind.price, word_sum(hand, currency), payable(hand));
    rest += worth;
    best = std::max(best, worth);
  }
  return (best + (rest - best) / 3) * 2 / (g.players() + 2);
}

int money(const Position& g, const Outlook& o) {
  const Purse& hand = g.table().hand[o.me];
  int sums = 0, cards = 0;
  for (int w = 0; w < 5; ++w) {
    const int sum = word_sum(hand.word[w], w);
    // More than a purchase or two is half idle; what nobody could ever spend is worth nothing.
    sums += std::min(sum, 14) + std::min(sum, 28);
    cards += card_count(hand.word[w]);
  }
  return sums * o.money / 2 + cards * o.money / 4 + buying_power(g, o);
}

// Tiles not yet built are worth something if they could be; each costs an action.
int reserve(const Position& g, const Outlook& o) {
  int sum = 0, share_of_it = 26;
  const auto add = [&](TileId t) {
    const int gain = counts_now(g, t) ? gain_of(g, t, o) : 0;
    const bool fits = palace::count_legal_cells(g.palace(o.me), g.table().pieces.sides[t]) > 0;
    sum += gain * (fits ? share_of_it : 8) / 64;
    if (share_of_it > 8) share_of_it -= 6;
  };
  if (active_player(g) == o.me)
    for (const TileId t : g.table().aside) add(t);
  for_tiles_at(g.table().pieces, static_cast<u8>(palace::kInReserve + o.me), add, g.rules.tile.size());
  return sum;
}

// Room to build: of the usual kinds of tile, how many have a cell at all, and how many cells.
int room(const Position& g, const Outlook& o) {
  using namespace palace;
  constexpr u8 kKinds[] = {
      0, kWallN, kWallE, kWallS, kWallW, kWallN | kWallE, kWallE | kWallS, kWallS | kWallW, kWallN | kWallW};
  int sum = 0;
  for (const u8 sides : kKinds) {
    const int cells = count_legal_cells(g.palace(o.me), sides);
    sum += cells == 0 ? 0 : 4 + std::min(cells, 4);
  }
  return sum * o.money / 12;
}

// Tiles that all players together will probably get before a scoring, in 16ths.
int tiles_until(const Table& t, int round) {
  const int last = 16 * (t.bag_size + 2);
  if (round == 3) return last;
  const int from = t.pile_end[round == 1 ? 2 : 0], to = t.pile_end[round == 1 ? 3 : 1];
  if (to == 0) return last;  // reshuffled since; nobody knows
  const int draws = std::max(1, t.pile - (from + std::min<int>(to, t.pile)) / 2);
  return std::min(last, 12 * draws);
}

}  // namespace

Outlook look_ahead(const Position& g, Seat me) {
  const Table& t = g.table();
  Outlook o{};
  o.me = me;
  o.next_round = next_round(t);
  o.scorings = 4 - o.next_round;
  std::copy(t.market, t.market + kSlots, o.market);

  int left[kBuildings] = {}, all_left = 0, any_type = 0;
  for (TileId i = 0; i < g.rules.tile.size(); ++i) {
    const u8 place = t.pieces.place[i];
    if (place != palace::kInBag && place != palace::kOnMarket) continue;
    ++all_left;
    const u8 type = g.rules.buildings_at ? type_on(g, i) : g.rules.tile[i].type;
    if (type < kBuildings) ++left[type];
    else if (g.rules.buildings_at) ++any_type;  // its building is drawn when it comes up
  }
  for (int& n : left) n += any_type / kBuildings;
  for (int k = o.next_round; k <= 3; ++k) {
    o.weight[k - 1] = 64;
    const int tiles = tiles_until(t, k);
    for (int type = 0; type < kBuildings; ++type) {
      const int of_type = all_left ? tiles * left[type] / all_left : 0;
      o.spread[k - 1][type] = std::min(255, 2 * of_type / g.players());
    }
  }
  const int future = std::min(64, t.bag_size * 2);  // 64: far from the end
  o.money = 3 + 41 * future / 64;
  o.action = 60 + 220 * future / 64;
  o.envy = g.players() == 2 ? 40 : 24;
  o.turns = t.bag_size * 4 / (3 * g.players());

  Halves halves;
  count_buildings(g, halves);
  for (int type = 0; type < kBuildings; ++type) {
    const int now = majorities_of_type(g, o, halves, me, type);
    halves[me][type] = static_cast<i16>(halves[me][type] + 2);
    o.gain[type] = std::max(0, majorities_of_type(g, o, halves, me, type) - now);
    halves[me][type] = static_cast<i16>(halves[me][type] - 2);
  }
  return o;
}

void expect_points(const Position& g, const Outlook& o, const Halves& halves, Expected& out) {
  out = {};
  for (int k = next_round(g.table()); k <= 3; ++k) {
    const Prizes prizes = prizes_of(g, k);
    for (int type = 0; type < kBuildings; ++type)
      for (Seat p = 0; p < g.players(); ++p)
        out.majorities[p][k - 1] += share(g, halves, p, type, prizes.points[type], o.spread[k - 1][type]);
  }
  if (!users_of<&Module::points>(g.rules)) return;
  ScoreSheet sheet;
  sheet.clear(false);
  each<&Module::points>(g, next_round(g.table()), sheet);
  for (Seat p = 0; p < g.players(); ++p) out.extra[p] = sheet.total(p) * 100;
}

Assets weigh_assets(const Position& g, const Outlook& o) {
  return {.modules = modules_assets(g, o),
          .buying_power = buying_power(g, o),
          .reserve = reserve(g, o),
          .room = room(g, o)};
}

int appraise(const Position& g, const Outlook& o) {
  const int others = g.players() - 1;
  const i16* scores = g.state.scores;
  int mine = scores[o.me] * 100, theirs = 0;
  for (Seat p = 0; p < g.players(); ++p)
    if (p != o.me) theirs += scores[p] * 100;
  if (!g.state.over) {
    Halves halves;
    count_buildings(g, halves);
    const int first = next_round(g.table());
    for (int k = first; k <= 3; ++k) {
      const Prizes prizes = prizes_of(g, k);
      for (int type = 0; type < kBuildings; ++type)
        for (Seat p = 0; p < g.players(); ++p)
          (p == o.me ? mine : theirs) += share(g, halves, p, type, prizes.points[type], o.spread[k - 1][type]);
    }
    mine += wall_and_modules(g, o, first) + modules_assets(g, o) + money(g, o) + reserve(g, o) + room(g, o);
  }
  return mine - theirs * o.envy / (64 * others);
}

}  // namespace comares::bots
