// Alcazaba's part of positions and views: palaces, columns of tiles, stacks and bag beside the board.
#include "codec/archive_json.h"
#include "codec/dice_board.h"
#include "games/dice/alcazaba.h"
#include "games/palace/pieces.h"

namespace comares::codec {

using namespace alcazaba;
using dice::kBuildingNames;
using dice::kBuildings;

namespace {

json::array tile_names(const Ruleset& r, std::span<const u8> tiles) {
  json::array out;
  for (const u8 t : tiles)
    if (t != kNoTile) out.emplace_back(r.tiles[t]);
  return out;
}

void put_members(const Notation& n, const State& s, Seat viewer, json::object& out) {
  const dice::Position g{dice::as_rules(n.rules()), s};
  const Table& t = table_of(g);
  json::array players;
  for (Seat p = 0; p < s.players; ++p) {
    json::object o = write_stones(g, p);
    json::array home, reserve;
    palace::for_tiles_at(t.pieces, static_cast<u8>(palace::kInPalace + p), [&](TileId i) {
      home.push_back(json::object{{"tile", g.rules.tiles[i]}, {"at", {t.pieces.x[i], t.pieces.y[i]}}});
    });
    palace::for_tiles_at(t.pieces, static_cast<u8>(palace::kInReserve + p),
                         [&](TileId i) { reserve.emplace_back(g.rules.tiles[i]); });
    o["palace"] = std::move(home);
    o["reserve"] = std::move(reserve);
    players.push_back(std::move(o));
  }
  out["players"] = std::move(players);
  if (s.players == 2) {
    json::array dirk;
    palace::for_tiles_at(t.pieces, palace::kWithDirk, [&](TileId i) { dirk.emplace_back(g.rules.tiles[i]); });
    out["dirk"] = std::move(dirk);
  }
  json::object columns;
  for (int type = 0; type < kBuildings; ++type) columns[kBuildingNames[type]] = tile_names(n.rules(), t.column[type]);
  out["columns"] = std::move(columns);
  if (t.aside != kNoTile) out["aside"] = json::array{g.rules.tiles[t.aside]};
  write_board(g, out);
  if (viewer != kSeesAll) {
    out["bag_count"] = t.bag_size;
    return;
  }
  json::array stacks, bag;
  for (int round = t.board.round; round < dice::kTileStacks; ++round)
    stacks.push_back(tile_names(n.rules(), t.stacks[round]));
  for (int i = t.bag_size; i-- > 0;) bag.emplace_back(g.rules.tiles[t.bag[i]]);
  out["stacks"] = std::move(stacks);
  out["bag"] = std::move(bag);
}

void write(const Notation& n, const State& s, Seat viewer, JsonText& out) {
  json::object members;
  put_members(n, s, viewer, members);
  out.members(members);
}

class Loader {
 public:
  Loader(const Notation& n, const json::object& from, State& s)
      : n_(n), from_(from), g_{dice::as_rules(n.rules()), s}, t_(table_of(g_)) {}

  void load() {
    for (TileId i = 0; i < g_.rules.tile.size(); ++i) t_.pieces.sides[i] = g_.rules.tile[i].sides;
    std::memset(t_.column, kNoTile, sizeof t_.column);
    std::memset(t_.stacks, kNoTile, sizeof t_.stacks);
    std::memset(t_.bag, kNoTile, sizeof t_.bag);
    t_.aside = kNoTile;
    for (Seat p = 0; p < g_.players(); ++p) palace::found(palace_of(g_, p));
    load_board(from_, g_);
    const json::array& players = as_array(from_.at("players"), "players");
    for (Seat p = 0; p < g_.players(); ++p) load_player(p, as_object(players[p], "A player"));
    each("dirk", [&](const json::value& item) {
      if (g_.players() != 2) throw Refused("Dirk takes part with two players only.", "alcazaba.7");
      put(item, palace::kWithDirk);
    });
    load_columns();
    each("aside", [&](const json::value& item) {
      if (t_.aside != kNoTile) throw Refused("One tile at a time is taken and placed.", "alcazaba.4");
      t_.aside = put(item, palace::kSetAside);
    });
    load_stacks_and_bag();
    load_agenda(from_, g_);
    if (t_.aside != kNoTile)
      g_.ask(kPlaceTile, static_cast<Seat>(number_of(from_, "to_move", t_.board.starter, 0, g_.players() - 1)));
  }

 private:
  bool told(const char* key) const { return from_.contains(key) && !from_.at(key).is_null(); }

  template <class Use>
  void each(const char* key, Use&& use) {
    if (told(key))
      for (const json::value& item : as_array(from_.at(key), key)) use(item);
  }

  TileId put(const json::value& v, u8 place) {
    const json::object* o = v.if_object();
    if (o && !o->contains("tile")) throw Refused("A tile needs its id under 'tile'.");
    const TileId i = n_.tile(o ? o->at("tile") : v, "a tile");
    if (t_.pieces.place[i] != palace::kNotInGame)
      throw Refused("The tile " + quoted(g_.rules.tiles[i]) + " is there twice.", "base.1");
    t_.pieces.place[i] = place;
    return i;
  }

  void load_player(Seat p, const json::object& o) {
    if (const json::value* v = o.if_contains("palace")) {
      for (const json::value& item : as_array(*v, "palace")) {
        const json::value* at = as_object(item, "A tile of a palace").if_contains("at");
        if (!at) throw Refused("A tile of a palace needs its cell under 'at'.");
        const json::array& xy = as_array(*at, "at");
        if (xy.size() != 2) throw Refused("A cell is written [x,y].");
        const TileId i = put(item, static_cast<u8>(palace::kInPalace + p));
        t_.pieces.x[i] = static_cast<i8>(as_integer(xy[0], "x", -62, 62));
        t_.pieces.y[i] = static_cast<i8>(as_integer(xy[1], "y", -62, 62));
      }
    }
    if (const json::value* v = o.if_contains("reserve"))
      for (const json::value& item : as_array(*v, "reserve")) put(item, static_cast<u8>(palace::kInReserve + p));
    palace::rebuild(palace_of(g_, p));
    Cell where{};
    if (const Reject why = palace::refusal(palace::lawful(palace_of(dice::Position(g_), p), where)))
      throw Refused("The palace of player " + std::to_string(p) + " is not lawful at [" + std::to_string(where.x) +
                        "," + std::to_string(where.y) + "]: " + why.sentence,
                    why.rule);
  }

  void load_columns() {
    if (!told("columns")) return;
    for (const auto& column : as_object(from_.at("columns"), "columns")) {
      const u8 type = building_of(column.key(), "columns");
      int n = 0;
      for (const json::value& item : as_array(column.value(), "a column")) {
        if (n == kColumnRoom) throw Refused("A column holds at most six tiles.", "alcazaba.3.1");
        const TileId i = put(item, palace::kOnMarket);
        if (g_.rules.tile[i].type != type)
          throw Refused("The tile " + quoted(g_.rules.tiles[i]) + " lies in the wrong column.", "alcazaba.3.1");
        t_.column[type][n++] = i;
      }
    }
  }

  void load_stacks_and_bag() {
    const int first = t_.board.round - (is_under_way(from_) ? 0 : 1);  // place of the next stack
    if (told("stacks")) {
      const json::array& stacks = as_array(from_.at("stacks"), "stacks");
      if (static_cast<int>(stacks.size()) > dice::kTileStacks - first)
        throw Refused("There is one stack of tiles for each round to come.", "alcazaba.2");
      int round = first;
      for (const json::value& stack : stacks) {
        for (const json::value& item : as_array(stack, "stacks")) {
          const TileId i = put(item, palace::kElsewhere);
          u8& place = t_.stacks[round][g_.rules.tile[i].type];
          if (place != kNoTile) throw Refused("A stack has one tile of each type.", "alcazaba.2");
          place = i;
        }
        ++round;
      }
    }
    if (told("bag")) {
      const json::array& bag = as_array(from_.at("bag"), "bag");
      if (bag.size() > dice::kBagTiles) throw Refused("The bag holds 25 tiles.", "alcazaba.2");
      for (std::size_t i = bag.size(); i-- > 0;) t_.bag[t_.bag_size++] = put(bag[i], palace::kInBag);
    }
    fill(first);
    for (TileId i = 0; i < g_.rules.tile.size(); ++i)
      if (t_.pieces.place[i] == palace::kNotInGame) t_.pieces.place[i] = palace::kOutOfGame;
  }

  // What was left out holds tiles that are not elsewhere; what no round to come needs is out.
  void fill(int first) {
    FixedVec<TileId, palace::kMaxTiles> free;
    free.clear();
    for (TileId i = 0; i < g_.rules.tile.size(); ++i)
      if (t_.pieces.place[i] == palace::kNotInGame) free.push_back(i);
    g_.chance(dice::kStackStream).shuffle(std::span(free.items, free.size()));
    const TileId extra = static_cast<TileId>(g_.rules.tile.size() - 1);  // never in a stack
    const auto take = [&](int type) -> TileId {
      for (std::size_t i = 0; i < free.size(); ++i) {
        const TileId tile = free[i];
        if (type >= 0 && (g_.rules.tile[tile].type != type || tile == extra)) continue;
        free.erase_at(i);
        return tile;
      }
      return kNoTile;
    };
    for (int round = first; round < dice::kTileStacks && !told("stacks"); ++round) {
      for (int type = 0; type < kBuildings; ++type) {
        const TileId tile = take(type);
        t_.stacks[round][type] = tile;
        if (tile != kNoTile) t_.pieces.place[tile] = palace::kElsewhere;
      }
    }
    if (told("bag")) return;
    const int draws = dice::kBagDraws * (dice::kTileStacks - first);
    while (t_.bag_size < draws && !free.empty()) {
      const TileId tile = take(-1);
      t_.bag[t_.bag_size++] = tile;
      t_.pieces.place[tile] = palace::kInBag;
    }
    g_.chance(dice::kBagStream).shuffle(std::span(t_.bag, t_.bag_size));
  }

  const Notation& n_;
  const json::object& from_;
  dice::Game g_;
  Table& t_;
};

void load(const Notation& n, const json::object& from, State& s) { Loader(n, from, s).load(); }

}  // namespace

const PositionFormat kAlcazabaFormat = {"alcazaba", write, load};

}  // namespace comares::codec
