#include "bots/judge.h"

#include <algorithm>

#include "bots/appraisal.h"

namespace comares::bots {

using namespace alhambra;

namespace {

constexpr int kSure = 10'000;  // a win

Value truth(const State& s, Seat me) {
  const u8 first = winners(s);
  int best = -30'000;
  for (Seat p = 0; p < s.players; ++p)
    if (p != me) best = std::max<int>(best, s.scores[p]);
  return {.win = first >> me & 1 ? kSure / std::popcount(first) : 0, .margin = 100 * (s.scores[me] - best)};
}

// The chance to win from the logarithm of its odds, in 16ths. Made by the compiler, so that every platform plays alike.
struct Odds {
  static constexpr int kMost = 96;
  i16 chance[kMost + 1]{};
  constexpr Odds() {
    for (int i = 0; i <= kMost; ++i) {
      double power = 1, term = 1;
      for (int k = 1; k < 60; ++k) power += term *= i / 16.0 / k;
      chance[i] = static_cast<i16>(kSure * power / (1 + power) + 0.5);
    }
  }
  constexpr int of(i32 odds) const {
    const int at = std::min(odds < 0 ? -odds : odds, kMost);
    return odds < 0 ? kSure - chance[at] : chance[at];
  }
};
constexpr Odds kOdds{};

// The game's own inputs, in the order in which they are numbered. Points are told in halves.
enum OfTable {
  kTwo,
  kThree,
  kFour,
  kFive,
  kSix,
  kBefore,
  kBag,
  kPile,
  kNext1,
  kNext2,
  kNext3,
  kScore,
  kBestScore,
  kMeanScore,
  kMajority1,
  kMajority2,
  kMajority3,
  kBestMajority1,
  kBestMajority2,
  kBestMajority3,
  kTotal,
  kBestTotal,
  kMeanTotal,
  kLead,
  kWall,
  kBestWall,
  kTiles,
  kBestTiles,
  kExtra,
  kBestExtra,
  kWorth,
  kPower,
  kReserveWorth,
  kRoom,
  kMoney,
  kBestMoney,
  kCards,
  kBestCards,
  kWaiting,
  kBestWaiting,
  kExact,
  kAffordable,
  kBestExactGain,
  kOfTable
};
constexpr const char* kTableNames[] = {
    "two players",
    "three players",
    "four players",
    "five players",
    "six players",
    "turns before mine",
    "tiles in the bag",
    "cards in the pile",
    "scoring 1 next",
    "scoring 2 next",
    "scoring 3 next",
    "score",
    "best score",
    "mean score",
    "majorities 1",
    "majorities 2",
    "majorities 3",
    "best majorities 1",
    "best majorities 2",
    "best majorities 3",
    "total",
    "best total",
    "mean total",
    "lead",
    "wall",
    "best wall",
    "tiles",
    "best tiles",
    "points of modules",
    "best points of modules",
    "worth of modules",
    "buying power",
    "worth of the reserve",
    "room",
    "money",
    "best money",
    "cards",
    "best cards",
    "reserve",
    "best reserve",
    "exact",
    "affordable",
    "gain of the best exact",
};
static_assert(std::size(kTableNames) == kOfTable);
enum OfType { kMine, kBest, kSecond, kLeft, kGain, kOfType };
constexpr const char* kTypeNames[kOfType] = {"mine", "best", "second", "left", "gain"};
enum OfCurrency { kSum, kPriceThere, kExactly, kShort, kGainThere, kOnDisplayHere, kOfCurrency };
constexpr const char* kCurrencyInputs[kOfCurrency] = {"sum", "price", "exact", "short", "gain", "on display"};
constexpr int kTypesFrom = kOfTable, kCurrenciesFrom = kTypesFrom + kBuildings * kOfType;
constexpr int kOwnInputs = kCurrenciesFrom + kCurrencies * kOfCurrency;

template <class Use>
void for_own_names(Use use) {
  for (const char* name : kTableNames) use("table", name);
  for (const char* type : kBuildingNames)
    for (const char* name : kTypeNames) use(type, name);
  for (int c = 0; c < kCurrencies; ++c)
    for (const char* name : kCurrencyInputs) use(kCurrencyNames[c], name);
}
// … and those of every module in play, besides its features.
constexpr const char *kPresent = "in play", *kPoints = "points", *kOthersPoints = "points of others",
                     *kWorthOf = "worth", *kOfOthers = " of others";

// Hands beyond those of games from which the judge has learned count as much as these. Else it takes ever more cards for
// ever better, and hoards where the market offers little.
constexpr int kMostCards = 8, kMostMoney = 40;

constexpr i16 small(int value) { return static_cast<i16>(std::clamp(value, -2000, 2000)); }

// Name of an input as the weights write it: group/name, or group/name of others.
bool is_named(std::string_view full, std::string_view group, std::string_view name, std::string_view more = {}) {
  return full.size() == group.size() + 1 + name.size() + more.size() && full.starts_with(group) &&
         full[group.size()] == '/' && full.ends_with(more) && full.substr(group.size() + 1).starts_with(name);
}
u16 find_column(const Weights& w, std::string_view group, std::string_view name, std::string_view more = {}) {
  for (int i = 0; i < w.inputs; ++i)
    if (is_named(w.name[i], group, name, more)) return static_cast<u16>(i);
  return 0xFFFF;
}

// The game's own inputs of a position, by number.
void look_at_table(const Position& g, const Outlook& o, const Expected& expected, i16 (&out)[kOwnInputs]) {
  const Table& t = g.table();
  const State& s = g.state;
  const Seat me = o.me;
  const int n = g.players(), others = n - 1;
  std::fill(std::begin(out), std::end(out), i16{0});
  const auto set = [&](int at, int value) { out[at] = small(value); };

  set(kTwo + n - 2, 1);
  set(kBefore, (me + n - to_decide(s)) % n);
  set(kBag, t.bag_size);
  set(kPile, t.pile);
  set(kNext1 + o.next_round - 1, 1);

  int best_score = -1000, sum_score = 0, best_total = -100'000, sum_total = 0, best_wall = 0, best_tiles = 0,
      best_extra = -1000, best_majority[3] = {}, best_money = 0, best_cards = 0, best_waiting = 0;
  for (Seat p = 0; p < n; ++p) {
    const int wall = palace::longest_wall(g.palace(p));
    const int tiles = g.palace(p).palace.tiles;
    int money = 0, cards = 0;
    for (int w = 0; w < 5; ++w) {
      money += word_sum(t.hand[p].word[w], w);
      cards += card_count(t.hand[p].word[w]);
    }
    const int waiting = palace::tiles_at(t.pieces, static_cast<u8>(palace::kInReserve + p)).count();
    const int(&majority)[3] = expected.majorities[p];
    const int total = 100 * s.scores[p] + majority[0] + majority[1] + majority[2] +
                      (100 * wall + expected.extra[p]) * (4 - o.next_round);
    if (p == me) {
      set(kScore, s.scores[p]);
      for (int k = 0; k < 3; ++k) set(kMajority1 + k, majority[k] / 50);
      set(kTotal, total / 50);
      set(kWall, wall);
      set(kTiles, tiles);
      set(kExtra, expected.extra[p] / 50);
      set(kMoney, std::min(money, kMostMoney));
      set(kCards, std::min(cards, kMostCards));
      set(kWaiting, waiting);
      continue;
    }
    best_score = std::max<int>(best_score, s.scores[p]);
    sum_score += s.scores[p];
    best_total = std::max(best_total, total);
    sum_total += total;
    best_wall = std::max(best_wall, wall);
    best_tiles = std::max<int>(best_tiles, tiles);
    best_extra = std::max(best_extra, expected.extra[p] / 50);
    for (int k = 0; k < 3; ++k) best_majority[k] = std::max(best_majority[k], majority[k] / 50);
    best_money = std::max(best_money, money);
    best_cards = std::max(best_cards, cards);
    best_waiting = std::max(best_waiting, waiting);
  }
  set(kBestScore, best_score);
  set(kMeanScore, sum_score / others);
  for (int k = 0; k < 3; ++k) set(kBestMajority1 + k, best_majority[k]);
  set(kBestTotal, best_total / 50);
  set(kMeanTotal, sum_total / others / 50);
  set(kLead, out[kTotal] - out[kBestTotal]);
  set(kBestWall, best_wall);
  set(kBestTiles, best_tiles);
  set(kBestExtra, best_extra);
  set(kBestMoney, std::min(best_money, kMostMoney));
  set(kBestCards, std::min(best_cards, kMostCards));
  set(kBestWaiting, best_waiting);
  const Assets assets = weigh_assets(g, o);
  set(kWorth, assets.modules / 50);
  set(kPower, assets.buying_power / 50);
  set(kReserveWorth, assets.reserve / 50);
  set(kRoom, assets.room / 10);
}

void look_at_types(const Position& g, const Outlook& o, const i16 (&halves)[kMaxPlayers + 1][kBuildings],
                   i16 (&out)[kOwnInputs]) {
  const palace::TileSet in_bag = palace::tiles_at(g.table().pieces, palace::kInBag);
  const palace::TileSet on_market = palace::tiles_at(g.table().pieces, palace::kOnMarket);
  for (int type = 0; type < kBuildings; ++type) {
    i16* const of = out + kTypesFrom + type * kOfType;
    int best = 0, second = 0;
    const auto compare = [&](Seat p) {
      const int n = halves[p][type];
      second = std::max(second, std::min(best, n));
      best = std::max(best, n);
    };
    for (Seat p = 0; p < g.players(); ++p)
      if (p != o.me) compare(p);
    if (g.players() == 2) compare(kDirk);
    of[kMine] = halves[o.me][type];
    of[kBest] = small(best);
    of[kSecond] = small(second);
    const palace::TileSet& all = buildings_of(g, static_cast<u8>(type));
    of[kLeft] = small((in_bag & all).count() + (on_market & all).count());
    of[kGain] = small(o.gain[type] / 50);
  }
}

void look_at_market(const Position& g, const Outlook& o, i16 (&out)[kOwnInputs]) {
  const Table& t = g.table();
  int exact = 0, affordable = 0, best_exact = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    const u8 currency = g.rules.slot_currency[slot];
    i16* const of = out + kCurrenciesFrom + currency * kOfCurrency;
    const u32 hand = t.hand[o.me].word[currency];
    const int sum = word_sum(hand, currency);
    of[kSum] = small(sum);
    const TileId tile = t.market[slot];
    if (tile == kNoTile) continue;
    const int price = price_of_slot(g, slot).amount;
    const u8 type = type_on(g, tile);
    const int gain = type < kBuildings ? o.gain[type] : o.action / 4;
    of[kPriceThere] = small(price);
    of[kShort] = small(std::max(0, price - sum));
    of[kGainThere] = small(gain / 50);
    affordable += sum >= price;
    if (sum < price || price > kMostExact || !can_make(hand & kCardBits, price)) continue;
    of[kExactly] = 1;
    ++exact;
    best_exact = std::max(best_exact, gain / 50);
  }
  for (const CardId card : t.display) {
    const CardKind& kind = g.rules.card[card];
    if (!kind.value || kind.word >= kCurrencies) continue;
    i16& there = out[kCurrenciesFrom + kind.word * kOfCurrency + kOnDisplayHere];
    there = small(there + kind.value);
  }
  out[kExact] = small(exact);
  out[kAffordable] = small(affordable);
  out[kBestExactGain] = small(best_exact);
}

}  // namespace

void name_inputs(const Ruleset& rules, const State& state, NameSink& sink) {
  for_own_names([&](const char* group, const char* name) { sink.hear(group, name, ""); });
  const Rules& all = as_rules(rules);
  for (std::size_t i = 0; i < all.active.size(); ++i) {
    const Module& module = *all.active[i].module;
    for (const char* name : {kPresent, kPoints, kOthersPoints, kWorthOf}) sink.hear(module.info.slug, name, "");
    if (!module.features) continue;
    Features features;
    features.clear();
    module.features({all, state, static_cast<u8>(i + 1)}, 0, features);
    for (const Feature& f : features) {
      sink.hear(module.info.slug, f.name, "");
      sink.hear(module.info.slug, f.name, kOfOthers);
    }
  }
}

Judge::Judge(const Ruleset& rules, const State& state, const Weights& weights)
    : rules_(rules), weights_(rules_of(rules) && weights.inputs ? &weights : nullptr) {
  if (!weights_) return;
  int n = 0;
  for_own_names([&](const char* group, const char* name) { own_[n++] = find_column(weights, group, name); });
  const Rules& all = as_rules(rules);
  for (std::size_t i = 0; i < all.active.size(); ++i) {
    const Module& module = *all.active[i].module;
    Columns& of = module_[i];
    const auto find = [&](const char* name, const char* more = "") {
      return find_column(weights, module.info.slug, name, more);
    };
    of.present = find(kPresent);
    of.points = find(kPoints);
    of.others_points = find(kOthersPoints);
    of.worth = find(kWorthOf);
    if (!module.features) continue;
    Features features;
    features.clear();
    module.features({all, state, static_cast<u8>(i + 1)}, 0, features);
    for (std::size_t k = 0; k < kOfModule; ++k) {
      of.name[k] = k < features.size() ? features[k].name : nullptr;
      of.mine[k] = of.name[k] ? find(of.name[k]) : kNoColumn;
      of.others[k] = of.name[k] ? find(of.name[k], kOfOthers) : kNoColumn;
    }
  }
}

void Judge::list_inputs(const State& s, Seat me, Inputs& out) const {
  const Position g{as_rules(rules_), s};
  out.size = 0;
  const auto put = [&](u16 column, int value) {
    if (column != kNoColumn && value) out.at[out.size++] = {column, small(value)};
  };
  const Outlook o = look_ahead(g, me);
  i16 halves[kMaxPlayers + 1][kBuildings];
  count_buildings(g, halves);
  Expected expected;
  expect_points(g, o, halves, expected);
  i16 own[kOwnInputs];
  look_at_table(g, o, expected, own);
  look_at_types(g, o, halves, own);
  look_at_market(g, o, own);
  for (int i = 0; i < kOwnInputs; ++i) put(own_[i], own[i]);

  const u32 scoring = users_of<&Module::points>(g.rules);
  ScoreSheet sheet;
  if (scoring) {
    sheet.clear(false);
    each<&Module::points>(g, o.next_round, sheet);
  }
  for (std::size_t i = 0; i < g.rules.active.size(); ++i) {
    const Module& module = *g.rules.active[i].module;
    const Columns& of = module_[i];
    const u8 owner = static_cast<u8>(i + 1);
    put(of.present, 1);
    if (scoring >> i & 1) {
      int points[kMaxPlayers] = {};
      for (const ScoreLine& line : sheet.lines)
        if (line.owner == owner && line.seat < g.players()) points[line.seat] += line.points;
      int best = -1000;
      for (Seat p = 0; p < g.players(); ++p)
        if (p != me) best = std::max(best, points[p]);
      put(of.points, points[me]);
      put(of.others_points, best);
    }
    if (module.appraise) put(of.worth, module.appraise(g.as(owner), me, o) / 50);
    if (!module.features) continue;
    Features features;
    features.clear();
    module.features(g.as(owner), me, features);
    for (std::size_t k = 0; k < features.size(); ++k) put(of.mine[k], features[k].value);
    i16 best[kOfModule] = {};
    for (Seat p = 0; p < g.players(); ++p) {
      if (p == me) continue;
      features.clear();
      module.features(g.as(owner), p, features);
      for (std::size_t k = 0; k < features.size(); ++k) best[k] = std::max(best[k], features[k].value);
    }
    for (std::size_t k = 0; k < features.size(); ++k) put(of.others[k], best[k]);
  }
}

Value Judge::judge(const State& s, Seat me) const {
  if (s.over) return truth(s, me);
  Inputs inputs;
  list_inputs(s, me, inputs);
  i32 out[kOutputs];
  reckon(*weights_, inputs.at, inputs.size, out);
  constexpr int kPlaces = kLaterPlaces + kHiddenPlaces;
  return {.win = kOdds.of(out[kWin] >> (kPlaces - 4)), .margin = static_cast<int>(i64{out[kMargin]} * 1000 >> kPlaces)};
}

bool turn_begins(const Ruleset& rules, const State& s) {
  if (s.over || !rules_of(rules)) return false;
  const Frame& top = s.agenda.back();
  return top.owner == 0 && top.kind == kMainAction && !is_further_action(top);
}

Value as_it_stands(const Ruleset& rules, const State& s, Seat me) {
  if (s.over) return truth(s, me);
  State last;
  copy_state(rules, last, s);
  ScoreSheet sheet;
  sheet.clear(false);
  score(rules, s, 3, sheet);
  for (Seat p = 0; p < s.players; ++p) last.scores[p] = static_cast<i16>(last.scores[p] + sheet.total(p));
  return truth(last, me);
}

}  // namespace comares::bots
