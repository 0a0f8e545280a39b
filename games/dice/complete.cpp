#include "games/dice/complete.h"

#include "games/dice/alcazaba.h"
#include "games/dice/dice.h"

namespace comares::dice {

namespace {

// Chips of a kind that lie before players, on bonus fields and in stacks.
int seen(const DiceTable& t, u8 kind) {
  int n = 0;
  for (const auto& mine : t.chips) n += mine[kind];
  for (const u8 chip : t.board.bonus) n += chip == kind;
  for (const u8 chip : t.pile) n += chip == kind;
  return n;
}

}  // namespace

Reject complete_chips(const Game& g, int first, bool stacks_given, u8& surplus) {
  DiceTable& t = table_of(g);
  FixedVec<u8, kChips> normal, dark;
  normal.clear();
  dark.clear();
  const ChipCounts& chips = g.rules.chips;
  for (u8 kind = 0; kind < kOwnedKinds; ++kind) {
    const int there = seen(t, kind);
    if (there > chips.of(kind)) {
      surplus = kind;
      return {"dice.1", "There are too many chips of a kind."};
    }
    for (int i = there; i < chips.normal[kind]; ++i) normal.push_back(kind);
    for (int i = 0; i < chips.dark[kind]; ++i) dark.push_back(kind);
  }
  if (stacks_given) return kAccepted;
  // What was given counts as a normal chip; dark ones come last.
  Stream chance = g.chance(kStackStream);
  chance.shuffle(std::span(normal.items, normal.size()));
  chance.shuffle(std::span(dark.items, dark.size()));
  for (int i = first_chip_of_round(first); i < kNormalChips && !normal.empty(); ++i) t.pile[i] = normal.pop_back();
  for (int i = kNormalChips; first <= kRounds && i < kChips; ++i) t.pile[i] = dark.pop_back();
  return kAccepted;
}

Reject begin_loaded(const Game& g, bool under_way, Seat to_move) {
  Board& b = g.board();
  if (!under_way) {
    --b.round;
    begin_round(g);
    return kAccepted;
  }
  begin_round(g, kTurns, to_move);
  if (!b.throws) return kAccepted;
  if (b.stones[to_move] == 0) return {"dice.3.2", "The player who has thrown needs a marker stone to place."};
  g.ask(kThrowOrMark, to_move);
  return kAccepted;
}

}  // namespace comares::dice

namespace comares::alcazaba {

void complete_tiles(const dice::Game& g, int first, bool stacks_given, bool bag_given) {
  Table& t = alcazaba::table_of(g);
  FixedVec<TileId, palace::kMaxTiles> free;
  free.clear();
  for (TileId i = 0; i < g.rules.tile.size(); ++i)
    if (t.pieces.place[i] == palace::kNotInGame) free.push_back(i);
  g.chance(dice::kStackStream).shuffle(std::span(free.items, free.size()));
  const TileId extra = static_cast<TileId>(g.rules.tile.size() - 1);  // never in a stack
  const auto take = [&](int type) -> TileId {
    for (std::size_t i = 0; i < free.size(); ++i) {
      const TileId tile = free[i];
      if (type >= 0 && (g.rules.tile[tile].type != type || tile == extra)) continue;
      free.erase_at(i);
      return tile;
    }
    return kNoTile;
  };
  for (int round = first; round < dice::kTileStacks && !stacks_given; ++round) {
    for (int type = 0; type < dice::kBuildings; ++type) {
      const TileId tile = take(type);
      t.stacks[round][type] = tile;
      if (tile != kNoTile) t.pieces.place[tile] = palace::kElsewhere;
    }
  }
  const int draws = dice::kBagDraws * (dice::kTileStacks - first);
  while (!bag_given && t.bag_size < draws && !free.empty()) {
    const TileId tile = take(-1);
    t.bag[t.bag_size++] = tile;
    t.pieces.place[tile] = palace::kInBag;
  }
  if (!bag_given) g.chance(dice::kBagStream).shuffle(std::span(t.bag, t.bag_size));
  for (const TileId tile : free) t.pieces.place[tile] = palace::kOutOfGame;
}

Reject begin_loaded(const dice::Game& g, bool under_way, Seat to_move) {
  if (const Reject why = dice::begin_loaded(g, under_way, to_move)) return why;
  if (alcazaba::table_of(g).aside != kNoTile) g.ask(kPlaceTile, to_move);
  return kAccepted;
}

}  // namespace comares::alcazaba
