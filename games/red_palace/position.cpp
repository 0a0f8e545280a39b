// The keys of this game in positions and views (red-palace.11), and what they are checked for.
#include "games/red_palace/red_palace.h"

namespace comares::red_palace {

using namespace alhambra;
using palace::kEverySide;

namespace {

constexpr const char* kFromNames[] = {"yard", "preview"};

bool is_in_turn(const Position& g) {
  const auto& agenda = g.state.agenda;
  return !agenda.empty() && agenda[0].owner == 0 && agenda[0].kind == kTurnProc;
}
bool has_main_action_left(const Position& g) {
  if (g.state.agenda[0].step <= kMainActions) return true;
  for (const Frame& f : g.state.agenda)
    if (f.owner == 0 && f.asks && f.kind == kMainAction) return true;
  return false;
}

u8 guards_on(const Position& g, TileId t) {
  u8 sides = 0;
  for (const Side s : kEverySide)
    if (own(g).guards[s].contains(t)) sides |= palace::bit(s);
  return sides;
}

bool is_bought(const Position& g, TileId t) { return g.tile(t).price != 0; }  // and no bazaar or plaza

void load_guards(const Game& g, Seat p, TileId t, u8 sides, Archive& ar) {
  const u8 place = g.table().pieces.place[t];
  if (place != palace::kInPalace + p && place != palace::kInReserve + p)
    return ar.refuse("Guards stand on tiles of players.");
  if (sides & ~g.table().pieces.sides[t] || g.table().pieces.sides[t] & palace::kOutwork)
    return ar.refuse("A guard stands on a side with a wall.");
  for (const Side s : kEverySide)
    if (sides & palace::bit(s)) own(g).guards[s].add(t);
}

void load_piece(const Game& g, Seat p, TileId t, u8 side, Archive& ar) {
  if (palace::added_walls(g.table().pieces, t)) return;  // read twice
  if (!std::has_single_bit(side) || !(piece_sides(g, t) & side))
    return ar.refuse("A wall piece stands on one free side of a tile with at most two walls, never on a camp.");
  if (g.table().pieces.added.size() >= kWallPieces) return ar.refuse("There are six wall pieces.");
  palace::add_walls(g.palace(p < g.players() ? p : Seat{0}), t, side);
}

// One of the preview, or kNoTile for an empty space.
void archive_space(const Game& g, u8& tile, Archive& ar) {
  if (!ar.loading()) {
    if (tile == kNoTile) return ar.tile(nullptr, tile);
    ar.begin(nullptr);
    ar.tile("tile", tile);
    archive_tile(g, kNobody, tile, ar);
    return ar.end();
  }
  if (!ar.begin(nullptr)) return;
  TileId t = kNoTile;
  ar.tile("tile", t);
  if (t == kNoTile) {
    ar.refuse("A tile needs its id under 'tile'.");
  } else if (!(g.tile(t).flags & kGoesInBag) || !is_bought(g, t)) {
    ar.refuse("That tile never lies on the preview.");
  } else if (g.table().pieces.place[t] != palace::kNotInGame) {
    ar.refuse("A tile of the preview is there twice.");
  } else {
    g.table().pieces.place[t] = palace::kElsewhere;
    tile = t;
    archive_tile(g, kNobody, t, ar);
  }
  ar.end();
}

void archive_preview(const Game& g, Archive& ar) {
  Own& mine = own(g);
  if (ar.loading())
    for (u8& space : mine.preview) space = kNoTile;
  const int n = ar.begin_list("preview", kPreview);
  if (n < 0) return;
  mine.preview_given = ar.loading();
  if (n != kPreview) ar.refuse("The preview has three spaces.");
  else
    for (u8& space : mine.preview) archive_space(g, space, ar);
  ar.end_list();
}

void archive_bag(const Game& g, Archive& ar) {
  Own& mine = own(g);
  if (!ar.loading() && !ar.may_see(kNobody)) {
    int count = mine.bag_size;
    return ar.number("bag_count", count, 0, kBuildingTiles);
  }
  const int n = ar.begin_list("bag", mine.bag_size);
  if (n < 0) return;
  if (ar.loading()) {
    mine.bag_given = 1;
    if (n > kBuildingTiles) return ar.refuse("There are 54 building tiles.");
    mine.bag_size = static_cast<u8>(n);
  }
  for (int i = n; i-- > 0;) ar.name(nullptr, mine.bag[i], kBuildingNames);  // the next one first
  ar.end_list();
}

void archive_spots(Own& mine, Archive& ar) {
  const int n = ar.begin_list("spots", kPlacementSpaces);
  if (n < 0) return;
  if (n != kPlacementSpaces) ar.refuse("There are eight placement tiles.");
  for (u8& spots : mine.spots) {
    if (!ar.loading() && spots == kUnlimited) {
      ar.name(nullptr, spots, {});  // null
      continue;
    }
    int number = ar.loading() ? int{kUnlimited} : spots;
    ar.number(nullptr, number, 1, kGuards);
    spots = static_cast<u8>(number);
  }
  ar.end_list();
  if (ar.loading() && mine.spots[kPlacementSpaces - 1] != kUnlimited)
    ar.refuse("The eighth placement tile takes any number of guards.");
}

void archive_abilities(Own& mine, Archive& ar) {
  if (const int n = ar.begin_list("abilities", kAbilitiesInPlay); n >= 0) {
    if (n != kAbilitiesInPlay) ar.refuse("There are four abilities in play.");
    for (u8& ability : mine.abilities) ar.name(nullptr, ability, kAbilityNames);
    ar.end_list();
    for (int i = 0; i < kAbilitiesInPlay; ++i)
      for (int k = 0; k < i; ++k)
        if (mine.abilities[i] == mine.abilities[k]) ar.refuse("There is one tile of each ability.");
  }
  int count = 0;
  for (const u8 used : mine.used) count += used;
  const int n = ar.begin_list("used", count);
  if (n < 0) return;
  if (ar.loading()) {
    for (int i = 0; i < n; ++i) {
      u8 ability = 0;
      ar.name(nullptr, ability, kAbilityNames);
      bool known = false;
      for (int k = 0; k < kAbilitiesInPlay; ++k) {
        if (mine.abilities[k] != ability) continue;
        mine.used[k] = 1;
        known = true;
      }
      if (!known) ar.refuse("Only abilities on the guard board can have been used.");
    }
  } else {
    for (int i = 0; i < kAbilitiesInPlay; ++i)
      if (mine.used[i]) ar.name(nullptr, mine.abilities[i], kAbilityNames);
  }
  ar.end_list();
}

void archive_board(const Game& g, Archive& ar) {
  Own& mine = own(g);
  if (ar.loading()) deal_guard_board(g);
  if (!ar.begin("guard_board")) return;
  archive_spots(mine, ar);
  int guards = mine.posted;
  ar.number("guards", guards, 0, kGuards);
  mine.posted = static_cast<u8>(guards);
  archive_abilities(mine, ar);
  ar.end();
}

void archive_scoring_tiles(const Game& g, Archive& ar) {
  Own& mine = own(g);
  if (ar.loading()) draw_scoring_tiles(g);
  const int n = ar.begin_list("scoring_tiles", std::ssize(mine.order));
  if (n < 0) return;
  if (n != std::ssize(mine.order)) ar.refuse("There is one scoring tile for each of the three scorings.");
  for (u8& tile : mine.order) ar.name(nullptr, tile, kScoringTileNames);
  ar.end_list();
}

void write_sets(const Game& g, Archive& ar) {
  ar.begin_list("sets", g.players());
  for (int i = 0; i < g.players(); ++i) {
    const Purse& set = own(g).sets[i];
    if (set.empty()) {
      u8 none = kNone;
      ar.card(nullptr, none);
      continue;
    }
    ar.begin_list(nullptr, money_cards(set));
    for (CardId c = 0; c < kScoringCard1; ++c)
      for (int n = copies_in(g.rules, set, c); n > 0; --n) ar.card(nullptr, c);
    ar.end_list();
  }
  ar.end_list();
}

void load_sets(const Game& g, Archive& ar) {
  const int n = ar.begin_list("sets", 0);
  if (n < 0) return;
  if (n != g.players()) return ar.refuse("There is one set of starting money for each player.");
  for (int i = 0; i < n; ++i) {
    const int cards = ar.begin_list(nullptr, 0);
    if (cards < 0) continue;
    Purse& set = own(g).sets[i];
    for (int k = 0; k < cards; ++k) {
      CardId c = kNone;
      ar.card(nullptr, c);
      if (c >= kScoringCard1) ar.refuse("Starting money is money cards.");
      else if (copies_in(g.rules, set, c) == kMoneyCopies) ar.refuse("There are not that many of a card.");
      else set = set + purse_of(g.rules, c);
    }
    ar.end_list();
  }
  ar.end_list();
  if (!g.table().display.empty()) ar.refuse("The display is still empty while starting money is chosen.");
  const Seat first = active_player(g);
  g.state.agenda.clear();
  begin_choosing(g, first);
}

void archive_turn(const Game& g, Archive& ar) {
  Own& mine = own(g);
  if (!is_in_turn(g)) return;
  int actions = ar.loading() || has_main_action_left(g);
  bool overpaid = mine.overpaid, wall_piece = mine.wall_piece;
  ar.number("actions", actions, 0, 1);
  ar.flag("overpaid", overpaid);
  ar.flag("wall_piece_taken", wall_piece);
  if (!ar.loading()) return;
  mine.overpaid = overpaid;
  mine.wall_piece = wall_piece;
  g.state.agenda[0].step = actions ? kMainActions : kAbilitySteps;
}

// What is under way: tiles placed whose guards are still to come, and an ability that is being paid.
void archive_moment(const Game& g, Archive& ar) {
  Own& mine = own(g);
  if (!ar.loading() && !ar.may_see(kNobody)) return;
  if (ar.loading() || mine.unmanned.count()) {
    const int n = ar.begin_list("unmanned", mine.unmanned.count());
    if (!ar.loading()) mine.unmanned.for_each([&](TileId t) { ar.tile(nullptr, t); });
    for (int i = 0; ar.loading() && i < n; ++i) {
      TileId t = kNoTile;
      ar.tile(nullptr, t);
      if (t < kLandTiles) mine.unmanned.add(t);
    }
    if (n >= 0) ar.end_list();
  }
  if (!ar.loading() && !mine.ability) return;
  const int n = ar.begin_list("ability", 8);
  u64 packed = 0;
  for (int i = 0; i < 8 && i < n; ++i) {
    int part = static_cast<int>(mine.ability >> 8 * i & 0xFF);
    ar.number(nullptr, part, 0, 255);
    packed |= static_cast<u64>(part) << 8 * i;
  }
  if (n >= 0) ar.end_list();
  if (ar.loading() && n >= 0) mine.ability = packed;
}

}  // namespace

void archive_player(const Game& g, Seat p, Archive& ar) {
  Own& mine = own(g);
  int count = 0;
  for (const u8 owner : mine.half) count += owner == p + 1;
  const int n = ar.begin_list("half_buildings", count);
  if (n < 0) return;
  if (ar.loading()) {
    for (int i = 0; i < n; ++i) {
      u8 type = 0;
      ar.name(nullptr, type, kBuildingNames);
      if (mine.half[type]) ar.refuse("There is one half-building of each type.");
      mine.half[type] = static_cast<u8>(p + 1);
    }
  } else {
    for (u8 type = 0; type < kBuildings; ++type)
      if (mine.half[type] == p + 1) ar.name(nullptr, type, kBuildingNames);
  }
  ar.end_list();
}

void archive_tile(const Game& g, Seat p, TileId t, Archive& ar) {
  if (t >= g.rules.tile.size()) return;
  Own& mine = own(g);
  const palace::Pieces& pieces = g.table().pieces;
  const bool aside = pieces.place[t] == palace::kSetAside && is_bought(g, t);
  if (!ar.loading()) {
    u8 type = type_on(g, t), guards = guards_on(g, t), piece = palace::added_walls(pieces, t);
    if (type != kNoType) ar.name("building", type, kBuildingNames);
    if (guards) ar.sides("guards", guards);
    if (piece) ar.sides("wall_piece", piece);
    u8 from = mine.previewed.contains(t);
    if (aside) ar.name("from", from, kFromNames);
    return;
  }
  if (ar.has("building")) {
    u8 type = kNoType;
    ar.name("building", type, kBuildingNames);
    if (!takes_building(g, t)) ar.refuse("Buildings stand on the 54 land tiles alone.");
    else set_building(g, t, type);
  }
  if (ar.has("wall_piece")) {
    u8 side = 0;
    ar.sides("wall_piece", side);
    load_piece(g, p, t, side, ar);
  }
  if (ar.has("guards")) {
    u8 sides = 0;
    ar.sides("guards", sides);
    load_guards(g, p, t, sides, ar);
  }
  if (aside && ar.has("from")) {
    u8 from = 0;
    ar.name("from", from, kFromNames);
    if (from) mine.previewed.add(t);
  }
}

void archive_table(const Game& g, Archive& ar) {
  archive_preview(g, ar);
  archive_bag(g, ar);
  archive_board(g, ar);
  archive_scoring_tiles(g, ar);
  archive_turn(g, ar);
  archive_moment(g, ar);
  if (ar.loading()) load_sets(g, ar);
  else if (before_the_deal(g)) write_sets(g, ar);
}

void loaded(const Game& g, Archive& ar) {
  Own& mine = own(g);
  palace::Pieces& pieces = g.table().pieces;
  for (TileId t = kFirstPlaza; t < kFirstPlaza + kPlazaCount; ++t)
    if (pieces.place[t] == palace::kNotInGame) pieces.place[t] = palace::kElsewhere;
  if (pieces_in_supply(g) < 0) ar.refuse("There are six wall pieces.");
  if (mine.wall_piece) {
    bool room = false;
    for (const TileId t : g.table().aside) room |= piece_sides(g, t) != 0;
    if (!room) ar.refuse("The wall piece taken needs a tile set aside that can bear it.");
  }
  int guards = mine.posted;
  for (const TileSet& side : mine.guards) guards += side.count();
  if (guards > kGuards) ar.refuse("There are 32 guards.");
  for (u8 type = 0; type < kBuildings; ++type) {
    int n = mine.buildings[type].count();
    for (int i = 0; i < mine.bag_size; ++i) n += mine.bag[i] == type;
    if (n > kOfEachType) ar.refuse("There are nine buildings of each type.");
  }
  if (g.table().aside.size() > 12) ar.refuse("Too many tiles are set aside.");
}

int in_open_sets(const Position& g, CardId c) {
  int n = 0;
  if (c < kScoringCard1)
    for (const Purse& set : own(g).sets) n += copies_in(g.rules, set, c);
  return n;
}

// What is printed beside costs and walls, by the names of the pieces.
void archive_facts(void* printed, Archive& ar) {
  Facts& facts = *static_cast<Facts*>(printed);
  if (ar.begin("guard_posts")) {
    for (std::size_t i = 0; i < kLandTiles; ++i)
      if (ar.loading() || facts.watchtowers[i]) ar.sides(land_tiles()[i].id, facts.watchtowers[i]);
    ar.end();
  }
  const auto numbers = [&](const char* key, std::span<u8> all) {
    if (ar.begin_list(key, static_cast<int>(all.size())) < 0) return;
    for (u8& one : all) {
      int number = one;
      if (!ar.loading() && one == kUnlimited) ar.name(nullptr, one, {});
      else ar.number(nullptr, number, 0, 0xFF);
      one = static_cast<u8>(number);
    }
    ar.end_list();
  };
  numbers("spots", facts.spots);
  numbers("points", facts.points);
  numbers("beginner_spots", facts.beginner_spots);
  if (ar.begin_list("beginner_abilities", kAbilitiesInPlay) >= 0) {
    for (u8& ability : facts.beginner_abilities) ar.name(nullptr, ability, kAbilityNames);
    ar.end_list();
  }
  for (int i = 0; i < kScoringTiles; ++i) {
    if (ar.begin_list(kScoringTileNames[i], kBuildings) < 0) continue;
    for (u8& type : facts.orders.order[i]) ar.name(nullptr, type, kBuildingNames);
    ar.end_list();
  }
}

}  // namespace comares::red_palace
