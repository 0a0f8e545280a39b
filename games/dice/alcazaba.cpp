// Alcazaba: setting up, laying out tiles, scoring by the base game's rules (alcazaba.2, 3.1, 5, 7).
#include "games/dice/alcazaba.h"
#include "engine/deal.h"
#include "games/majority/majority.h"
#include "games/palace/pieces.h"

namespace comares::alcazaba {

using dice::kBuildings;

namespace {

constexpr int kExtraTower = 54;  // its id, after those of the base game

// Five tiles of each type go to the stacks, the rest into the bag with the extra tower (alcazaba.2).
void set_up(const Game& g) {
  Table& t = table_of(g);
  for (Seat p = 0; p < g.players(); ++p) palace::found(palace_of(g, p));
  for (TileId i = 0; i < g.rules.tile.size(); ++i) t.pieces.sides[i] = g.rules.tile[i].sides;
  for (auto& column : t.column)
    for (u8& tile : column) tile = kNoTile;
  t.aside = kNoTile;

  Stream chance = g.chance(dice::kStackStream);
  for (u8 type = 0; type < kBuildings; ++type) {
    FixedVec<TileId, 16> tiles;
    tiles.clear();
    for (TileId i = 0; i < kExtraTower; ++i)
      if (g.rules.tile[i].type == type) tiles.push_back(i);
    chance.shuffle(std::span(tiles.items, tiles.size()));
    for (auto& stack : t.stacks) {
      stack[type] = tiles.pop_back();
      t.pieces.place[stack[type]] = palace::kElsewhere;
    }
    for (const TileId i : tiles) t.bag[t.bag_size++] = i;
  }
  t.bag[t.bag_size++] = kExtraTower;
  for (const TileId i : t.bag) t.pieces.place[i] = palace::kInBag;
  g.chance(dice::kBagStream).shuffle(std::span(t.bag, t.bag_size));
}

void to_column(const Game& g, TileId tile) {
  Table& t = table_of(g);
  const u8 type = g.rules.tile[tile].type;
  for (u8& place : t.column[type]) {
    if (place != kNoTile) continue;
    place = tile;
    break;
  }
  t.pieces.place[tile] = palace::kOnMarket;
  g.emit({.kind = kEvTileToColumn, .tile = tile, .a = type});
}

void lay_out(const Game& g) {
  Table& t = table_of(g);
  for (u8& tile : t.stacks[t.board.round - 1]) {
    if (tile != kNoTile) to_column(g, tile);
    tile = kNoTile;
  }
  for (int i = 0; i < dice::kBagDraws && t.bag_size > 0; ++i) {
    const TileId tile = t.bag[--t.bag_size];
    t.bag[t.bag_size] = kNoTile;
    to_column(g, tile);
    if (g.players() == 2) dice::lay_dirk_stone(g, g.rules.tile[tile].type, i);
  }
  dice::lay_starter_chip(g);
}

void offer(const Position& g, Seat p, Actions& out) {
  if (g.board().throws < dice::kMaxThrows) list_redesigns(g, p, out);
}

Reject check_offer(const Position& g, Seat p, const Action& a) {
  if (a.verb < kRedesignAdd || a.verb > kRedesignSwap)
    return {"dice.3.3", "Throw again, mark a building or redesign your Alhambra."};
  if (g.board().throws == dice::kMaxThrows)
    return {"alcazaba.3.2", "After the third throw there is no redesign any more."};
  return check_redesign(g, p, a);
}

void take_offer(const Game& g, Seat p, const Action& a) {
  --g.board().stones[p];
  ++g.board().resting[p];
  redesign(g, p, a);
  dice::end_turn(g);
}

bool may_push(const Position&, Seat) { return false; }
void pushed(const Game&, Seat) {}

void score(const Position& g, int round, ScoreSheet& sheet) {
  const Table& t = table_of(g);
  const int n = g.players(), ranked = n == 2 ? 3 : n;
  const auto seat_at = [&](int i) { return static_cast<Seat>(i == n ? kDirk : i); };
  i16 counts[kBuildings][kMaxPlayers] = {}, points[kBuildings][kMaxPlayers];
  for (TileId i = 0; i < g.rules.tile.size(); ++i) {
    const u8 place = t.pieces.place[i];
    if (place >= palace::kInPalace && place < palace::kInPalace + n)
      ++counts[g.rules.tile[i].type][place - palace::kInPalace];
    else if (place == palace::kWithDirk && n == 2) ++counts[g.rules.tile[i].type][2];
  }
  for (int type = 0; type < kBuildings; ++type)
    majority::share(std::span<const i16>(counts[type], static_cast<std::size_t>(ranked)),
                    alhambra::kPrizes[round - 1].points[type],
                    std::span(points[type], static_cast<std::size_t>(ranked)));
  for (int i = 0; i < ranked; ++i) {
    const Seat p = seat_at(i);
    for (u8 type = 0; type < kBuildings; ++type) {
      if (counts[type][i] == 0 || (points[type][i] == 0 && !sheet.with_marks)) continue;
      sheet.add(p, 0, dice::kCategoryBuildings, type, points[type][i], "base.5.majority");
      if (!sheet.with_marks || p == kDirk) continue;
      palace::for_tiles_at(t.pieces, static_cast<u8>(palace::kInPalace + p), [&](TileId tile) {
        if (g.rules.tile[tile].type == type) sheet.mark(t.pieces.x[tile], t.pieces.y[tile], kWholeCell);
      });
    }
    if (p == kDirk) continue;
    palace::Wall wall;
    wall.segments.clear();
    if (sheet.with_marks) palace::longest_wall(palace_of(g, p), wall);
    else wall.length = palace::longest_wall(palace_of(g, p));
    if (wall.length == 0) continue;
    sheet.add(p, 0, kCategoryWall, kNone, wall.length, "base.4.longest-wall");
    for (const palace::Segment& s : wall.segments) sheet.mark(s.cell.x, s.cell.y, s.side);
  }
}

// Unknown are the stacks still to come and the bag. Each stack has one tile of every type, and the
// extra tower is never in one.
void resample(const Game& g, Random& random) {
  Table& t = table_of(g);
  for (u8 type = 0; type < kBuildings; ++type) {
    FixedVec<u8*, dice::kTileStacks + dice::kBagTiles> places;
    FixedVec<TileId, dice::kTileStacks + dice::kBagTiles> tiles;
    places.clear();
    tiles.clear();
    const auto gather = [&](u8& place) {
      if (place == kNoTile || place == kExtraTower || g.rules.tile[place].type != type) return;
      places.push_back(&place);
      tiles.push_back(place);
    };
    for (auto& stack : t.stacks) gather(stack[type]);
    for (int i = 0; i < t.bag_size; ++i) gather(t.bag[i]);
    deal_anew(random, std::span(tiles.items, tiles.size()));
    for (u8* place : places) *place = tiles.pop_back();
  }
  for (const auto& stack : t.stacks)
    for (const u8 tile : stack)
      if (tile != kNoTile) t.pieces.place[tile] = palace::kElsewhere;
  for (int i = 0; i < t.bag_size; ++i) t.pieces.place[t.bag[i]] = palace::kInBag;
  deal_anew(random, std::span(t.bag, t.bag_size));
}

void digest(const Position& g, Digest& d) {
  const Table& t = table_of(g);
  palace::digest(t.pieces, d);
  d.add_bytes(t.column, sizeof t.column);
  d.add_bytes(t.stacks, sizeof t.stacks);
  d.add_bytes(t.bag, sizeof t.bag);
  d.add(u64{t.bag_size} | u64{t.aside} << 8);
}

constexpr dice::Variant kVariant = {
    .set_up = set_up,
    .lay_out = lay_out,
    .reward = reward,
    .clear_up = clear_columns,
    .offer = offer,
    .check_offer = check_offer,
    .take_offer = take_offer,
    .legal = list_results,
    .check = check_result,
    .act = act_result,
    .may_push = may_push,
    .pushed = pushed,
    .score = score,
    .resample = resample,
    .digest = digest,
};

}  // namespace

std::unique_ptr<Ruleset> create(const Setup& setup, Reject& why) {
  auto rules = dice::make_rules(setup, kVariant, dice::kAlcazabaSchema, why);
  if (!rules) return nullptr;
  for (const alhambra::TileKind& t : alhambra::base_tiles()) rules->tile.push_back(t);
  rules->tile.push_back(alhambra::extra_tower());
  for (const alhambra::TileKind& t : rules->tile) rules->tiles.push_back(t.id);
  return rules;
}

}  // namespace comares::alcazaba
