// The City Walls: wooden wall segments that a player sets on his own tiles.
//   Setup   two of the eight cards, unseen, into each of the money piles 2 to 5.
//   Appear  a card drawn lies open beside the market, any number of them, and the next card is drawn.
//   Action  take one open card and set its one or two segments on one own tile, on exactly those sides:
//           outer sides in the Alhambra, any open side on the reserve or of a tile not yet placed. No
//           further action. The card leaves the game; the walls stay on the tile for ever.
// Scenarios: tests/scenarios/city-walls/
#include "games/alhambra/moves.h"

namespace comares::city_walls {

using namespace alhambra;
using palace::kFountain;

namespace {

using palace::kWallE, palace::kWallN, palace::kWallS, palace::kWallW;

constexpr int kCount = 8;
constexpr int kSegments = 12;
constexpr int kPerPile = 2;
constexpr int kFirstPile = 2;
constexpr u32 kAll = (1u << kCount) - 1;

constexpr CardKind wall(const char* id) { return {id, 0, 0, 0, 0, 0}; }
constexpr CardKind kCards[kCount] = {wall("wall-n"),  wall("wall-e"),  wall("wall-s"),  wall("wall-w"),
                                     wall("wall-ne"), wall("wall-es"), wall("wall-sw"), wall("wall-nw")};

// Provenance: eight cards for twelve segments, two meeting at a corner (rulebook, a review); that each side and
// each corner is there once is reconstructed (R1).
struct Shown {
  u8 walls[kCount];
};
constexpr Shown kShown = {
    {kWallN, kWallE, kWallS, kWallW, kWallN | kWallE, kWallE | kWallS, kWallS | kWallW, kWallN | kWallW}};

struct Walls {
  u8 open, out;  // bit per card: face up beside the market; used
  // While a position is loaded: tiles with wooden walls in the order in which it lists them.
  FixedVec<palace::AddedWalls, kSegments> listed;
};
constexpr std::size_t kDerived = sizeof(Walls) - offsetof(Walls, listed);

enum Verbs : u8 { kBuild };
enum Events : u8 { kEvTurnedUp, kEvBuilt };

CardId first_card(const Position& g) { return g.rules.owner(g.self).first_card; }
u8 walls_of(const Position& g, int card) { return g.facts<Shown>().walls[card]; }
int segments_of(const Position& g, u32 cards) {
  int n = 0;
  for (; cards; cards &= cards - 1) n += std::popcount(walls_of(g, std::countr_zero(cards)));
  return n;
}

void archive_facts(void* facts, Archive& ar) {
  for (int i = 0; i < kCount; ++i) {
    u8& walls = static_cast<Shown*>(facts)->walls[i];
    ar.sides(kCards[i].id, walls);
    if (ar.loading() && !walls) ar.refuse("A city-wall card shows at least one segment.");
  }
}

void fill_pile(const Game& g, int pile, CardPile& cards) {
  if (pile >= kFirstPile) deal_into_pile(g, kAll, kPerPile, cards);
}

void card_drawn(const Game& g, CardId card) {
  u8& open = g.own<Walls>().open;
  open = static_cast<u8>(open | 1u << (card - first_card(g)));
  g.emit({.kind = kEvTurnedUp, .a = card});
}

bool carries_no_wood(const Position& g, TileId t) {
  return t != kFountain && g.tile(t).flags & kPlacedByOwner;  // camps have no free side anyhow
}

bool is_own(const Position& g, Seat p, TileId t) {
  if (t == kFountain) return true;
  if (t >= g.rules.tile.size()) return false;
  const u8 place = g.table().pieces.place[t];
  return place == palace::kInPalace + p || place == palace::kInReserve + p || place == palace::kSetAside;
}

u8 free_sides(const Position& g, Seat p, TileId t) {
  return carries_no_wood(g, t) ? u8{0} : palace::free_sides(g.palace(p), t);
}

// Own tiles: the fountain, the Alhambra, the reserve, what is set aside in this turn.
void offer_main(const Position& g, Seat p, bool, Actions& out) {
  const u32 open = g.own<Walls>().open;
  if (!open) return;
  struct Target {
    TileId tile;
    u8 free;
  };
  FixedVec<Target, palace::kMaxTiles + 1> targets;
  targets.clear();
  const auto add = [&](TileId t) {
    if (const u8 free = free_sides(g, p, t)) targets.push_back({t, free});
  };
  add(kFountain);
  const palace::Pieces& pieces = g.table().pieces;
  for_tiles_at(pieces, static_cast<u8>(palace::kInPalace + p), add, g.rules.tile.size());
  for_tiles_at(pieces, static_cast<u8>(palace::kInReserve + p), add, g.rules.tile.size());
  for (const TileId t : g.table().aside) add(t);
  for (u32 left = open; left; left &= left - 1) {
    const int card = std::countr_zero(left);
    const u8 walls = walls_of(g, card);
    const ActionHead head = ActionHead::of(g.self, kBuild).part_a(static_cast<u8>(first_card(g) + card));
    for (const Target& t : targets)
      if ((walls & ~t.free) == 0) out.add(head.with_tile(t.tile));
  }
}

Reject check(const Position& g, const Action& a) {
  const Frame& top = g.top();
  if (top.owner != 0 || top.kind != kMainAction)
    return {"city-walls.3", "Building a city wall is a main action of your own turn."};
  const int card = a.a - first_card(g);
  if (card < 0 || card >= kCount || !(g.own<Walls>().open >> card & 1))
    return {"city-walls.3", "That card does not lie open beside the market."};
  if (!is_own(g, top.seat, a.tile)) return {"city-walls.3", "A city wall is set on one of your own tiles."};
  const u8 walls = walls_of(g, card);
  if (carries_no_wood(g, a.tile) || (a.tile != kFountain && g.table().pieces.sides[a.tile] & palace::kOutwork))
    return {"city-walls.8", "That piece carries no city wall."};
  const u8 standing = a.tile == kFountain ? g.table().pieces.fountain_walls[top.seat] : g.table().pieces.sides[a.tile];
  if (walls & standing) return {"city-walls.4", "Every side on the card must be without a wall."};
  if (walls & ~free_sides(g, top.seat, a.tile))
    return {"city-walls.4", "In the Alhambra a city wall stands on outer sides only."};
  return kAccepted;
}

void act(const Game& g, const Action& a, Seat p) {
  g.pop();
  Walls& w = g.own<Walls>();
  const int card = a.a - first_card(g);
  w.open = static_cast<u8>(w.open & ~(1u << card));
  w.out = static_cast<u8>(w.out | 1u << card);
  palace::add_walls(g.palace(p), a.tile, walls_of(g, card));
  g.emit({.kind = kEvBuilt, .seat = p, .tile = a.tile, .a = a.a});
}

u8 read_cards(const Game& g, const char* key, Archive& ar, bool& given) {
  u8 set = 0;
  const int n = ar.begin_list(key, 0);
  given = n >= 0;
  if (!given) return 0;
  for (int k = 0; k < n; ++k) {
    u8 id = kNone;
    ar.card(nullptr, id);
    const int i = id - first_card(g);
    if (i < 0 || i >= kCount) {
      ar.refuse("Among the city-wall cards is a card that is none.");
    } else {
      if (set >> i & 1) ar.refuse("A city-wall card is there twice.");
      set = static_cast<u8>(set | 1u << i);
    }
  }
  ar.end_list();
  return set;
}

void write_cards(const Game& g, const char* key, u32 set, Archive& ar) {
  ar.begin_list(key, std::popcount(set));
  for (; set; set &= set - 1) {
    u8 id = static_cast<u8>(first_card(g) + std::countr_zero(set));
    ar.card(nullptr, id);
  }
  ar.end_list();
}

// Walls of a tile that no card in the game needs to have brought yet, as the position is loaded.
struct Unaccounted {
  u8 walls;
  bool turns;  // cards were set while it lay in whatever rotation

  bool take(u8 card) {
    for (int quarters = 0; quarters < (turns ? 4 : 1); ++quarters) {
      const u8 set = palace::turned(card, quarters);
      if (set & ~walls) continue;
      walls = static_cast<u8>(walls & ~set);
      return true;
    }
    return false;
  }
};

// Which of these cards brought the walls of this tile: those with two segments are tried first.
u32 cards_behind(const Position& g, Unaccounted left, u32 among) {
  u32 found = 0;
  for (const bool several : {true, false})
    for (int i = 0; i < kCount; ++i)
      if (among >> i & 1 && (std::popcount(walls_of(g, i)) > 1) == several && left.take(walls_of(g, i)))
        found |= 1u << i;
  return found;
}

bool can_turn(const Position& g, TileId t) {
  const u8 owner = g.tile(t).owner;
  return owner && g.rules.owner(owner).module->variants;
}

// Cards out of the game, where the position does not tell: those whose walls stand on tiles, then from the end
// of the data as many as there are no segments for.
u32 find_used(const Position& g, u32 unnamed, u32 in_play, int segments_left) {
  const Walls& w = g.own<Walls>();
  u32 out = 0;
  for (Seat p = 0; p < g.players(); ++p) {
    out |= cards_behind(g, {g.table().pieces.fountain_walls[p], false}, unnamed & ~out);
    for (const palace::AddedWalls& one : w.listed) {
      const u8 place = g.table().pieces.place[one.tile];
      const bool his = place == palace::kInPalace + p || place == palace::kInReserve + p ||
                       (place == palace::kSetAside && active_player(g) == p);
      if (his) out |= cards_behind(g, {one.walls, can_turn(g, one.tile)}, unnamed & ~out);
    }
  }
  for (int i = kCount; i-- > 0 && segments_of(g, in_play | (unnamed & ~out)) > segments_left;) out |= unnamed & 1u << i;
  return out;
}

void archive_table(const Game& g, Archive& ar) {
  Walls& w = g.own<Walls>();
  if (!ar.loading()) {
    ar.begin("city-walls");
    write_cards(g, "open", w.open, ar);
    write_cards(g, "out", w.out, ar);
    return ar.end();
  }
  w.open = w.out = 0;
  bool out_given = false;
  if (ar.begin("city-walls")) {
    bool given;
    w.open = read_cards(g, "open", ar, given);
    w.out = read_cards(g, "out", ar, out_given);
    ar.end();
  }
  const palace::Pieces& pieces = g.table().pieces;
  int standing = 0;
  for (Seat p = 0; p < g.players(); ++p) standing += std::popcount(pieces.fountain_walls[p]);
  for (const palace::AddedWalls& one : w.listed) standing += std::popcount(one.walls);
  const u32 in_pile = cards_in_pile(g, first_card(g), kCount);
  const u32 unnamed = kAll & ~(u32{w.open} | w.out | in_pile);
  // Where the pile is told, what is named nowhere is out of the game.
  if (ar.has("deck")) w.out = static_cast<u8>(w.out | unnamed);
  else if (!out_given) w.out = static_cast<u8>(find_used(g, unnamed, w.open, kSegments - standing));
  if (segments_of(g, kAll & ~u32{w.out}) > kSegments - standing)
    ar.refuse("There are more wooden walls than segments.");
  w.listed.clear();
  for (palace::AddedWalls& one : w.listed.items) one = {};
}

// As the tile lies; outside an Alhambra a tile lies as it is printed.
void archive_tile(const Game& g, Seat p, TileId t, Archive& ar) {
  palace::Pieces& pieces = g.table().pieces;
  if (!ar.loading()) {
    u8 walls = t == kFountain ? pieces.fountain_walls[p] : palace::added_walls(pieces, t);
    if (walls) ar.sides("walls_added", walls);
    return;
  }
  u8 walls = 0;
  ar.sides("walls_added", walls);
  if (!walls) return;
  if (t == kFountain) {
    if (pieces.fountain_walls[p] & walls) return ar.refuse("A wooden wall is there twice.");
  } else {
    auto& listed = g.own<Walls>().listed;
    if (carries_no_wood(g, t) || pieces.sides[t] & (palace::kOutwork | walls))
      return ar.refuse("A wooden wall stands on an open side, and never on a camp or a watchtower.");
    if (listed.full()) return ar.refuse("There are more wooden walls than segments.");
    listed.push_back({t, walls});
  }
  palace::add_walls(g.palace(p), t, walls);
}

int missing(const Position& g, CardId card) {
  const Walls& w = g.own<Walls>();
  const int i = card - first_card(g);
  return (w.open >> i & 1) + (w.out >> i & 1);
}

int wooden_walls(const Position& g, Seat p) {
  const palace::Pieces& pieces = g.table().pieces;
  int n = std::popcount(pieces.fountain_walls[p]);
  for (const palace::AddedWalls& one : pieces.added)
    if (is_own(g, p, one.tile) && pieces.place[one.tile] != palace::kSetAside) n += std::popcount(one.walls);
  return n;
}

// A wall counts in every scoring to come, but wood is in the way of tiles that would have made it longer anyhow.
int appraise(const Position& g, Seat p, const Prospects& o) {
  constexpr int kInTheWay = 80;  // hundredths of a point for each segment and scoring
  return -wooden_walls(g, p) * o.scorings * kInTheWay;
}

void features(const Position& g, Seat p, Features& out) {
  out.push_back({"wooden_walls", static_cast<i16>(wooden_walls(g, p))});
  out.push_back({"city_walls_open", static_cast<i16>(segments_of(g, g.own<Walls>().open))});
}

// Takes the card that makes the wall longer by two or more, if one does.
int habit(const Position& g, Seat p, const Actions& offered) {
  int best = -1, most = palace::longest_wall(g.palace(p)) + 1;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const Action a = offered[i];
    if (a.owner != g.self) continue;
    if (a.tile != kFountain && g.table().pieces.place[a.tile] != palace::kInPalace + p) continue;
    palace::Palace home = g.palace(p).palace;
    palace::Pieces pieces = g.table().pieces;
    palace::add_walls({home, pieces, p}, a.tile, walls_of(g, a.a - first_card(g)));
    const int length = palace::longest_wall({home, pieces, p});
    if (length <= most) continue;
    most = length;
    best = static_cast<int>(i);
  }
  return best;
}

using enum FieldType;
constexpr Field kBuildFields[] = {{"card", kCard}, {"tile", kTileOrFountain}};
constexpr Verb kVerbs[] = {{"build", kBuildFields}};
constexpr Field kCardOnly[] = {{"card", kCard}};
constexpr EventKind kEvents[] = {{"turned_up", kCardOnly}, {"built", kBuildFields}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "city-walls",
             .title = "The City Walls",
             .summary = "Wooden wall segments for your own tiles, free, instead of another action.",
             .provenance = "Which sides the eight cards show is reconstructed."},
    .state_size = sizeof(Walls),
    .derived_size = kDerived,
    .schema = {"city-walls", kVerbs, kEvents, {}},
    .cards = kCards,
    .facts = &kShown,
    .facts_size = sizeof kShown,
    .archive_facts = archive_facts,
    .fill_pile = fill_pile,
    .check = check,
    .act = act,
    .offer_main = offer_main,
    .card_drawn = card_drawn,
    .archive_table = archive_table,
    .archive_tile = archive_tile,
    .missing = missing,
    .appraise = appraise,
    .features = features,
    .habit = habit,
};

}  // namespace comares::city_walls
