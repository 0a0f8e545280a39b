#include "tests/dice/checks.h"

#include <algorithm>
#include <map>
#include <vector>

namespace comares::dice_tests {

using namespace dice;

std::shared_ptr<const Ruleset> rules_of(const char* game, int players) {
  Setup s;
  s.game = find_game(game);
  s.players = static_cast<u8>(players);
  Reject why;
  return create(s, why);
}

namespace {

bool is_dice(const Ruleset& r) { return std::string_view(r.game->id) == "dice"; }

std::string broken_board(const dice::Position& g) {
  const Board& b = g.board();
  int placed[kSeats] = {};
  for (int type = 0; type < kBuildings; ++type) {
    for (u8 at = 0; at < kFields; ++at) {
      const Seat s = b.area.owner[type][at];
      if ((s != kNobody) != ((b.area.taken[type] >> at & 1) != 0)) return "a field is taken by nobody";
      if (s != kNobody) ++placed[s];
    }
  }
  for (Seat p = 0; p < kSeats; ++p) {
    const bool plays = p < g.players() || (p == kDirk && g.players() == 2);
    const int all = !plays ? 0 : p == kDirk ? kDirkStones : g.rules.stones;
    if (placed[p] + b.stones[p] + b.out[p] + b.resting[p] != all) return "stones are lost or doubled";
  }
  if (b.throws > kMaxThrows) return "too many throws";
  for (int i = 0; i < kMaxThrows; ++i)
    if (total(b.thrown[i]) != (i < b.throws ? kDice : 0)) return "there are not eight dice";
  return {};
}

std::string broken_dice(const DiceTable& t) {
  int chips[kOwnedKinds] = {}, starters = 0;
  for (const auto& mine : t.chips)
    for (int k = 0; k < kOwnedKinds; ++k) chips[k] += mine[k];
  const auto add = [&](u8 chip) {
    if (chip == kStarterChip) ++starters;
    else if (chip != kNoChip) ++chips[chip];
  };
  for (const u8 chip : t.board.bonus) add(chip);
  for (const u8 chip : t.pile) add(chip);
  for (int k = 0; k < kOwnedKinds; ++k)
    if (chips[k] > kPrintedChips.of(static_cast<u8>(k))) return "there are too many chips";
  if (starters > 1) return "there are two starting-player chips";
  for (int k = kExchange; k < kOwnedKinds; ++k)
    if (t.chips[kDirk][k]) return "Dirk has a chip he cannot use";
  for (const Track& track : t.tracks) {
    int on = 0;
    for (Seat s = 0; s < kSeats; ++s) {
      if (track.field[s] > kTrackEnd) return "a stone lies beyond the track";
      on += track.field[s] != 0;
    }
    for (int i = 0; i < kSeats; ++i) {
      if ((i < on) != (track.rank[i] != kNobody)) return "a stone has no rank";
      if (i < on && track.field[track.rank[i]] == 0) return "a stone off the track has a rank";
      if (i > 0 && i < on && track.field[track.rank[i]] > track.field[track.rank[i - 1]]) return "the ranking is wrong";
    }
  }
  return {};
}

std::string broken_alcazaba(const dice::Position& g) {
  const alcazaba::Table& t = alcazaba::table_of(g);
  std::map<int, int> at;  // by tile: the place its list gives it
  const auto list = [&](u8 tile, u8 place) {
    if (tile != palace::kNoTile && !at.emplace(tile, place).second) at[tile] = -1;
  };
  for (const auto& column : t.column)
    for (const u8 tile : column) list(tile, palace::kOnMarket);
  for (const auto& stack : t.stacks)
    for (const u8 tile : stack) list(tile, palace::kElsewhere);
  for (const u8 tile : t.bag) list(tile, palace::kInBag);
  list(t.aside, palace::kSetAside);
  for (u8 tile = 0; tile < g.rules.tile.size(); ++tile) {
    const u8 place = t.pieces.place[tile];
    const bool listed = place == palace::kOnMarket || place == palace::kElsewhere || place == palace::kInBag ||
                        place == palace::kSetAside;
    if (place == palace::kNotInGame) return std::string("nowhere: ") + g.rules.tiles[tile];
    if (listed != (at.count(tile) == 1) || (listed && at[tile] != place))
      return std::string("lost or doubled: ") + g.rules.tiles[tile];
  }
  for (int type = 0; type < kBuildings; ++type)
    for (const u8 tile : t.column[type])
      if (tile != palace::kNoTile && g.rules.tile[tile].type != type) return "a tile lies in the wrong column";
  for (Seat p = 0; p < g.players(); ++p) {
    palace::Cell where{};
    if (palace::lawful(alcazaba::palace_of(g, p), where) != palace::Fit::kOk) return "a palace is not lawful";
  }
  return {};
}

}  // namespace

std::string broken(const Ruleset& r, const State& s) {
  const dice::Position g{as_rules(r), s};
  if (std::string why = broken_board(g); !why.empty()) return why;
  return is_dice(r) ? broken_dice(table_of(g)) : broken_alcazaba(g);
}

int slow_points(const Ruleset& r, const State& s, Seat p, int round) {
  constexpr int kTable[3][3] = {{1, 0, 0}, {8, 1, 0}, {16, 8, 1}};  // pavilion; each type further one more
  const dice::Position g{as_rules(r), s};
  std::vector<Seat> seats;
  for (Seat q = 0; q < s.players; ++q) seats.push_back(q);
  if (s.players == 2) seats.push_back(kDirk);
  int points = 0;
  for (int type = 0; type < kBuildings; ++type) {
    const auto prize = [&](int place) { return place < round ? kTable[round - 1][place] + type : 0; };
    if (is_dice(r)) {
      const Track& track = table_of(g).tracks[type];
      if (track.field[p] == 0) continue;
      int ahead = 0;
      for (const Seat q : seats) {
        const auto below = [&](Seat a, Seat b) {
          return std::find(track.rank, track.rank + kSeats, a) < std::find(track.rank, track.rank + kSeats, b);
        };
        ahead += q != p && (track.field[q] > track.field[p] || (track.field[q] == track.field[p] && below(q, p)));
      }
      points += prize(ahead);
      continue;
    }
    const auto count = [&](Seat q) {
      int n = 0;
      for (u8 t = 0; t < g.rules.tile.size(); ++t)
        n += g.rules.tile[t].type == type &&
             alcazaba::table_of(g).pieces.place[t] == (q == kDirk ? u8{palace::kWithDirk} : palace::kInPalace + q);
      return n;
    };
    if (count(p) == 0) continue;
    int more = 0, same = 0, pot = 0;
    for (const Seat q : seats) {
      more += count(q) > count(p);
      same += count(q) == count(p);
    }
    for (int place = more; place < more + same; ++place) pot += prize(place);
    points += pot / same;
  }
  if (is_dice(r))
    for (int v = 1; v <= 3; ++v) points += v * table_of(g).chips[p][v - 1];
  return points;
}

}  // namespace comares::dice_tests
