// Alcazaba's part of positions and views: palaces, columns of tiles, stacks and bag beside the board.
#include "codec/archive_json.h"
#include "codec/dice_board.h"
#include "games/dice/alcazaba.h"
#include "games/dice/complete.h"
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
  Loader(const Notation& n, const json::object& from, State& s, Refusal& why)
      : n_(n), from_(from), g_{dice::as_rules(n.rules()), s}, t_(table_of(g_)), why_(why) {}

  void load() {
    for (TileId i = 0; i < g_.rules.tile.size(); ++i) t_.pieces.sides[i] = g_.rules.tile[i].sides;
    std::memset(t_.column, kNoTile, sizeof t_.column);
    std::memset(t_.stacks, kNoTile, sizeof t_.stacks);
    std::memset(t_.bag, kNoTile, sizeof t_.bag);
    t_.aside = kNoTile;
    for (Seat p = 0; p < g_.players(); ++p) palace::found(palace_of(g_, p));
    load_board(from_, g_, why_);
    const json::array& players = players_of(from_, why_);
    for (Seat p = 0; p < g_.players() && !why_; ++p) load_player(p, as_object(players[p], "A player", why_));
    each("dirk", [&](const json::value& item) {
      if (g_.players() != 2) why_.refuse("Dirk takes part with two players only.", "alcazaba.7");
      put(item, palace::kWithDirk);
    });
    load_columns();
    each("aside", [&](const json::value& item) {
      if (t_.aside != kNoTile) why_.refuse("One tile at a time is taken and placed.", "alcazaba.4");
      t_.aside = put(item, palace::kSetAside);
    });
    if (!why_) load_stacks_and_bag();
    const Seat to_move = mover_of(from_, g_, why_);
    if (why_) return;
    if (const Reject why = alcazaba::begin_loaded(g_, is_under_way(from_), to_move)) why_.refuse(why);
  }

 private:
  const json::value* told(const char* key) const {
    const json::value* v = from_.if_contains(key);
    return v && !v->is_null() ? v : nullptr;
  }

  template <class Use>
  void each(const char* key, Use&& use) {
    if (const json::value* v = told(key))
      for (const json::value& item : as_array(*v, key, why_)) use(item);
  }

  TileId put(const json::value& v, u8 place) {
    const json::object* o = v.if_object();
    const json::value* id = o ? o->if_contains("tile") : &v;
    if (!id) why_.refuse("A tile needs its id under 'tile'.");
    const TileId i = id ? n_.tile(*id, "a tile", why_) : TileId{0};
    if (t_.pieces.place[i] != palace::kNotInGame)
      why_.refuse("The tile " + quoted(g_.rules.tiles[i]) + " is there twice.", "base.1");
    t_.pieces.place[i] = place;
    return i;
  }

  void load_player(Seat p, const json::object& o) {
    if (const json::value* v = o.if_contains("palace")) {
      for (const json::value& item : as_array(*v, "palace", why_)) {
        const json::value* place = as_object(item, "A tile of a palace", why_).if_contains("at");
        if (!place) return why_.refuse("A tile of a palace needs its cell under 'at'.");
        const ReadCell at = cell_of(*place, "at", 62, why_);
        const TileId i = put(item, static_cast<u8>(palace::kInPalace + p));
        t_.pieces.x[i] = at.x;
        t_.pieces.y[i] = at.y;
      }
    }
    if (const json::value* v = o.if_contains("reserve"))
      for (const json::value& item : as_array(*v, "reserve", why_)) put(item, static_cast<u8>(palace::kInReserve + p));
    if (why_) return;
    palace::rebuild(palace_of(g_, p));
    Cell where{};
    if (const Reject why = palace::refusal(palace::lawful(palace_of(dice::Position(g_), p), where)))
      why_.refuse("The palace of player " + std::to_string(p) + " is not lawful at [" + std::to_string(where.x) + "," +
                      std::to_string(where.y) + "]: " + why.sentence,
                  why.rule);
  }

  void load_columns() {
    const json::value* columns = told("columns");
    if (!columns) return;
    for (const auto& column : as_object(*columns, "columns", why_)) {
      const u8 type = building_of(column.key(), "columns", why_);
      int n = 0;
      for (const json::value& item : as_array(column.value(), "a column", why_)) {
        if (n == kColumnRoom) return why_.refuse("A column holds at most six tiles.", "alcazaba.3.1");
        const TileId i = put(item, palace::kOnMarket);
        if (g_.rules.tile[i].type != type)
          why_.refuse("The tile " + quoted(g_.rules.tiles[i]) + " lies in the wrong column.", "alcazaba.3.1");
        t_.column[type][n++] = i;
      }
    }
  }

  void load_stacks_and_bag() {
    const int first = t_.board.round - (is_under_way(from_) ? 0 : 1);  // place of the next stack
    if (const json::value* v = told("stacks")) {
      const json::array& stacks = as_array(*v, "stacks", why_);
      if (static_cast<int>(stacks.size()) > dice::kTileStacks - first)
        return why_.refuse("There is one stack of tiles for each round to come.", "alcazaba.2");
      int round = first;
      for (const json::value& stack : stacks) {
        for (const json::value& item : as_array(stack, "stacks", why_)) {
          const TileId i = put(item, palace::kElsewhere);
          u8& place = t_.stacks[round][g_.rules.tile[i].type];
          if (place != kNoTile) why_.refuse("A stack has one tile of each type.", "alcazaba.2");
          place = i;
        }
        ++round;
      }
    }
    if (const json::value* v = told("bag")) {
      const json::array& bag = as_array(*v, "bag", why_);
      if (bag.size() > dice::kBagTiles) return why_.refuse("The bag holds 25 tiles.", "alcazaba.2");
      for (std::size_t i = bag.size(); i-- > 0;) t_.bag[t_.bag_size++] = put(bag[i], palace::kInBag);
    }
    if (why_) return;
    complete_tiles(g_, first, told("stacks"), told("bag"));
  }

  const Notation& n_;
  const json::object& from_;
  dice::Game g_;
  Table& t_;
  Refusal& why_;
};

void load(const Notation& n, const json::object& from, State& s, Refusal& why) { Loader(n, from, s, why).load(); }

}  // namespace

constinit const PositionFormat kColumnsFormat = {write, load};

}  // namespace comares::codec
