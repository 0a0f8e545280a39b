#include "tests/property/table_checks.h"

#include <algorithm>
#include <cstring>
#include <map>

#include "tests/palace/oracle.h"

namespace comares::property {

using namespace alhambra;

std::vector<int> card_census(const Position& g) {
  const Table& t = g.table();
  std::vector<int> n(g.rules.card.size());
  for (int i = 0; i < t.pile; ++i) ++n[t.cards[i]];
  for (int i = 0; i < t.discard; ++i) ++n[t.cards[kCardRoom - 1 - i]];
  for (const CardId c : t.display) ++n[c];
  for (CardId c = 0; c < n.size(); ++c) {
    const CardKind& k = g.rules.card[c];
    for (Seat p = 0; p < g.players() && k.width; ++p) n[c] += copies_in(g.rules, t.hand[p], c);
    const u8 keeper = k.owner ? k.owner : g.rules.box_owner;
    if (keeper)
      if (auto missing = g.rules.owner(keeper).module->missing) n[c] += missing({g.rules, g.state, keeper}, c);
  }
  // Scoring cards leave the game when they come up.
  for (int round = 1; round <= 2; ++round) {
    int& cards = n[kScoringCard1 + round - 1u];
    if (cards == 0)
      cards = t.scorings_done >= round || (t.due_scorings & round) || g.state.over ||
              std::any_of(g.state.agenda.begin(), g.state.agenda.end(), [&](const Frame& f) {
                return f.owner == 0 && f.kind == kScoringProc && !f.asks && f.d[0] == round;
              });
  }
  return n;
}

namespace {

std::string wrong_places(const Position& g) {
  const Table& t = g.table();
  std::map<int, int> listed;
  for (int i = 0; i < t.bag_size; ++i) {
    if (t.pieces.place[t.bag[i]] != palace::kInBag) return "a tile of the bag is elsewhere too";
    ++listed[t.bag[i]];
  }
  for (const TileId i : t.market) {
    if (i == kNoTile) continue;
    if (t.pieces.place[i] != palace::kOnMarket) return "a market tile is elsewhere too";
    ++listed[i];
  }
  for (const TileId i : t.aside) {
    if (t.pieces.place[i] != palace::kSetAside) return "a tile set aside is elsewhere too";
    ++listed[i];
  }
  for (TileId i = 0; i < g.rules.tile.size(); ++i) {
    const u8 place = t.pieces.place[i];
    const bool in_list = place == palace::kInBag || place == palace::kOnMarket || place == palace::kSetAside;
    if (in_list != (listed[i] == 1)) return std::string("lost or doubled: ") + g.rules.tiles[i];
    if (place == palace::kNotInGame) return std::string("nowhere: ") + g.rules.tiles[i];
  }
  return {};
}

// Moving the window is free; everything else must be as if the palace were built anew.
bool same_cells(const palace::Palace& a, const palace::Palace& b) {
  return a.tiles == b.tiles && a.flags == b.flags && a.min_x == b.min_x && a.max_x == b.max_x && a.min_y == b.min_y &&
         a.max_y == b.max_y;
}

}  // namespace

std::string broken(const Position& g, const State* before) {
  if (std::string why = wrong_places(g); !why.empty()) return why;
  for (Seat p = 0; p < g.players(); ++p) {
    if (before &&
        std::memcmp(&before->at<palace::Palace>(palace_at(p)), &g.palace(p).palace, sizeof(palace::Palace)) == 0)
      continue;
    Cell where{};
    if (palace::lawful(g.palace(p), where) != palace::Fit::kOk)
      return "the palace of seat " + std::to_string(p) + " is not lawful";
    State copy = g.state;
    const Game anew{g.rules, copy};
    palace::rebuild(anew.palace(p));
    if (!same_cells(anew.palace(p).palace, g.palace(p).palace) ||
        palace::longest_wall(anew.palace(p)) != palace::longest_wall(g.palace(p)))
      return "the palace of seat " + std::to_string(p) + " disagrees with its tiles";
  }
  return {};
}

std::vector<int> slow_score(const Position& g, int round) {
  const Table& t = g.table();
  const int n = g.players(), ranked = n == 2 ? 3 : n;
  std::vector<int> points(static_cast<std::size_t>(ranked));
  for (int type = 0; type < kBuildings; ++type) {
    std::vector<std::pair<int, int>> order;  // (count, who), most first
    for (int i = 0; i < ranked; ++i) {
      const int place = i == n ? int{palace::kWithDirk} : palace::kInPalace + i;
      int count = 0;
      for (TileId k = 0; k < g.rules.tile.size(); ++k)
        count += t.pieces.place[k] == place && g.rules.tile[k].type == type;
      if (count) order.push_back({-count, i});
    }
    std::sort(order.begin(), order.end());
    for (std::size_t i = 0; i < order.size();) {
      std::size_t end = i;
      int pot = 0;
      for (; end < order.size() && order[end].first == order[i].first; ++end)
        if (end < 3) pot += kPrizes[round - 1].points[type][end];
      for (std::size_t k = i; k < end; ++k)
        points[static_cast<std::size_t>(order[k].second)] += pot / static_cast<int>(end - i);
      i = end;
    }
  }
  for (Seat p = 0; p < n; ++p) {
    palace::oracle::Model model;
    for_tiles_at(t.pieces, static_cast<u8>(palace::kInPalace + p),
                 [&](TileId k) { model.put({t.pieces.x[k], t.pieces.y[k]}, t.pieces.sides[k]); });
    points[p] += model.longest_wall().length;
  }
  return points;
}

}  // namespace comares::property
