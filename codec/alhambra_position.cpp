// Positions and views of games with money and a market. Keys: docs/notation.md; modules add theirs through Archive.
#include <optional>
#include <vector>

#include "codec/archive_json.h"
#include "codec/position.h"
#include "games/alhambra/alhambra.h"
#include "games/alhambra/complete.h"
#include "games/alhambra/moves.h"
#include "games/parts.h"

namespace comares::codec {

using namespace alhambra;

namespace {

// ---- writing -------------------------------------------------------------------------------------

// Archives only change a state while loading; writing goes through the same functions.
Game for_archive(const Notation& n, const State& s) { return {as_rules(n.rules()), const_cast<State&>(s)}; }

template <class Call>
void each_module(const Game& g, Call&& call) {
  for (u8 i = 0; i < g.rules.active.size(); ++i) {
    Game mine{g};
    mine.self = static_cast<u8>(i + 1);
    call(mine, *g.rules.active[i].module);
  }
}

// Half tiles have no walls to be named by.
bool can_turn(const Rules& r, TileId t) {
  return r.tile[t].owner && r.owner(r.tile[t].owner).module->variants && !(r.tile[t].sides & palace::kHalfTile);
}

// True: there is more to it than its id and where it lies.
bool write_tile(const Notation& n, const Game& g, Seat owner, TileId t, Seat viewer, JsonText& out) {
  out.begin();
  out.text("tile", t == palace::kFountain ? "fountain" : g.rules.tiles[t]);
  const palace::Pieces& pieces = g.table().pieces;
  if (t == palace::kFountain) out.cell("at", 0, 0);
  else if (pieces.place[t] == palace::kInPalace + owner) out.cell("at", pieces.x[t], pieces.y[t]);
  const std::size_t plain = out.size();
  if (t != palace::kFountain && pieces.place[t] == palace::kInPalace + owner && can_turn(g.rules, t))
    out.text("walls", sides_text(palace::printed_walls(pieces, t, pieces.sides[t])));
  TextWriter ar(n, out, viewer);
  each_module(g, [&](const Game& mine, const Module& m) {
    if (m.archive_tile) m.archive_tile(mine, owner, t, ar);
  });
  const bool more = out.size() > plain;
  out.end();
  return more;
}

// One that lies in no palace: its id alone where there is no more to it.
void write_loose_tile(const Notation& n, const Game& g, Seat owner, TileId t, Seat viewer, JsonText& out) {
  const std::size_t before = out.size();
  if (write_tile(n, g, owner, t, viewer, out)) return;
  out.cut(before);
  out.text(nullptr, g.rules.tiles[t]);
}

int pieces_in(const Rules& r, const Purse& p) {
  u32 n = 0;
  for (const PieceKind& k : r.pieces) n += p.word[k.word] >> k.shift & ((1u << k.width) - 1u);
  return static_cast<int>(n);
}

void write_player(const Notation& n, const Game& g, Seat p, Seat viewer, JsonText& out) {
  const Table& t = g.table();
  out.begin();
  out.number("score", g.state.scores[p]);
  const Purse hand = secret_part(g.rules, t.hand[p]);
  if (viewer != kSeesAll) out.number("hand_count", pieces_in(g.rules, hand));
  if (viewer == kSeesAll || viewer == p) n.write_purse("hand", hand, out);
  out.begin_list("palace");
  for_tiles_at(t.pieces, static_cast<u8>(palace::kInPalace + p),
               [&](TileId i) { write_tile(n, g, p, i, viewer, out); });
  // The fountain is implied, and listed only where it carries something.
  const std::size_t before = out.size();
  if (!write_tile(n, g, p, palace::kFountain, viewer, out)) out.cut(before);
  out.end_list();
  out.begin_list("reserve");
  for_tiles_at(t.pieces, static_cast<u8>(palace::kInReserve + p),
               [&](TileId i) { write_loose_tile(n, g, p, i, viewer, out); });
  out.end_list();
  TextWriter ar(n, out, viewer);
  each_module(g, [&](const Game& mine, const Module& m) {
    if (m.archive_player) m.archive_player(mine, p, ar);
  });
  out.end();
}

// On the market, with Dirk: its id, or all there is to it where buildings are no part of their tiles.
void write_open_tile(const Notation& n, const Game& g, TileId t, Seat viewer, JsonText& out) {
  if (t == kNoTile) out.null(nullptr);
  else if (g.rules.buildings_at) write_tile(n, g, kNobody, t, viewer, out);
  else out.text(nullptr, g.rules.tiles[t]);
}

void write_cards(const Rules& r, const Table& t, bool undealt, Seat viewer, JsonText& out) {
  out.begin_list("display");
  for (const CardId c : t.display) out.text(nullptr, r.cards[c]);
  out.end_list();
  out.begin_list("discard");
  for (int i = t.discard; i-- > 0;) out.text(nullptr, r.cards[t.cards[kCardRoom - 1 - i]]);
  out.end_list();
  if (viewer != kSeesAll) {
    out.number("deck_count", t.pile);
    return;
  }
  if (undealt && t.pile == 0) return out.flag("dealt", false);
  out.begin_list("deck");
  for (int i = t.pile; i-- > 0;) out.text(nullptr, r.cards[t.cards[i]]);
  out.end_list();
  out.begin_list("piles");
  for (const u8 end : t.pile_end) out.number(nullptr, end);
  out.end_list();
}

void write(const Notation& n, const State& s, Seat viewer, JsonText& out) {
  const Game g = for_archive(n, s);
  const Table& t = g.table();
  const auto open_tile = [&](TileId i) { write_open_tile(n, g, i, viewer, out); };
  out.begin_list("players");
  for (Seat p = 0; p < s.players; ++p) write_player(n, g, p, viewer, out);
  out.end_list();
  out.begin_list(g.rules.words.market);
  for (const TileId i : t.market) open_tile(i);
  out.end_list();
  if (s.players == 2) {
    out.begin_list("dirk");
    for_tiles_at(t.pieces, palace::kWithDirk, open_tile);
    out.end_list();
    out.number("dirk_score", s.scores[kDirk]);
  }
  write_cards(g.rules, t, before_the_deal(g), viewer, out);
  if (viewer == kSeesAll) {
    out.begin_list(g.rules.words.bag);
    for (int i = t.bag_size; i-- > 0;) out.text(nullptr, g.rules.tiles[t.bag[i]]);
    out.end_list();
  } else {
    out.number((std::string(g.rules.words.bag) + "_count").c_str(), t.bag_size);
  }
  if (!t.aside.empty()) {
    out.begin_list("aside");
    for (const TileId i : t.aside) write_loose_tile(n, g, active_player(g), i, viewer, out);
    out.end_list();
  }
  out.number("scorings_done", t.scorings_done);
  out.number("first_player", t.first_player);
  if (!s.agenda.empty() && s.agenda[0].seat < s.players) out.number("to_move", s.agenda[0].seat);
  if (viewer == kSeesAll) {
    if (t.due_scorings) out.number("due_scorings", t.due_scorings);
    if (t.deal.follows) {  // a payment whose consequences are under way
      u8 parts[sizeof t.deal];
      std::memcpy(parts, &t.deal, sizeof parts);
      out.begin_list("deal");
      for (const u8 part : parts) out.number(nullptr, part);
      out.end_list();
    }
    bool awarded = false;
    for (const u8 a : t.award) awarded |= a != 0;
    if (awarded) {
      out.begin_list("awards");
      for (const u8 a : t.award) out.number(nullptr, a);
      out.end_list();
    }
  }
  TextWriter ar(n, out, viewer);
  each_module(g, [&](const Game& mine, const Module& m) {
    if (m.archive_table) m.archive_table(mine, ar);
  });
}

// ---- loading -------------------------------------------------------------------------------------

class Loader {
 public:
  Loader(const Notation& n, const json::object& from, State& s, Refusal& why)
      : n_(n), from_(from), g_{as_rules(n.rules()), s}, t_(g_.table()), why_(why) {
    if (const json::value* v = from.if_contains("dealt")) dealt_ = as_bool(*v, "dealt", why);
  }

  void load() {
    find_numbered(from_);
    for (TileId i = 0; i < g_.rules.tile.size(); ++i) t_.pieces.sides[i] = g_.rules.tile[i].sides;
    for (u8& slot : t_.market) slot = kNoTile;
    for (Seat p = 0; p < g_.players(); ++p) palace::found(g_.palace(p));
    const json::array& players = list(from_, "players");
    for (Seat p = 0; p < g_.players(); ++p) load_player(p, as_object(players[p], "A player", why_));
    load_numbers();
    load_tiles();
    load_cards();
    if (!dealt_) check_undealt();
    begin_loaded(g_, dealt_, static_cast<Seat>(number("to_move", 0, 0, g_.players() - 1)));
    if (why_) return;
    load_modules(players);
    if (why_) return;
    for (Seat p = 0; p < g_.players(); ++p) check_palace(p);
    if (!why_) complete();
  }

 private:
  // Tiles named without their number take those that are named nowhere.
  bool is_unnumbered(std::string_view name) const { return parts_.unnumbered && name == parts_.unnumbered; }
  bool can_be_unnumbered(TileId i) const {
    return parts_.unnumbered && std::string_view(g_.rules.tiles[i]).starts_with(parts_.unnumbered);
  }

  void find_numbered(const json::value& v) {
    if (!parts_.unnumbered) return;
    if (const json::string* string = v.if_string()) {
      const std::string_view text(string->data(), string->size());
      for (TileId i = 0; i < g_.rules.tile.size(); ++i)
        if (text == g_.rules.tiles[i] && can_be_unnumbered(i)) numbered_.add(i);
    } else if (const json::array* list = v.if_array()) {
      for (const json::value& item : *list) find_numbered(item);
    } else if (const json::object* o = v.if_object()) {
      for (const auto& member : *o)
        if (member.key() != "resume") find_numbered(member.value());
    }
  }

  TileId next_unnumbered(const json::value& v) {
    for (const auto& [at, tile] : unnumbered_)
      if (at == &v) return tile;  // it was read before
    for (TileId i = 0; i < g_.rules.tile.size(); ++i) {
      if (!can_be_unnumbered(i) || numbered_.contains(i)) continue;
      numbered_.add(i);
      unnumbered_.emplace_back(&v, i);
      return i;
    }
    why_.refuse("There are not that many tiles " + quoted(parts_.unnumbered) + " in this game.");
    return 0;
  }

  TileId tile_named(const json::value& v) {
    const json::string* text = v.if_string();
    return text && is_unnumbered(*text) ? next_unnumbered(v) : n_.tile(v, "a tile", why_);
  }

  int number(const char* key, int otherwise, int low, int high) const {
    const json::value* v = from_.if_contains(key);
    return v && !v->is_null() ? static_cast<int>(as_integer(*v, key, low, high, why_)) : otherwise;
  }

  // A list that may be left out, and is then empty.
  const json::array& list(const json::object& from, const char* key) const {
    static const json::array kNone;
    const json::value* v = from.if_contains(key);
    return v ? as_array(*v, key, why_) : kNone;
  }

  void put(TileId i, u8 place) {
    if (t_.pieces.place[i] != palace::kNotInGame)
      why_.refuse("The tile " + quoted(g_.rules.tiles[i]) + " is there twice.", "base.1");
    t_.pieces.place[i] = place;
  }

  TileId tile_of(const json::value& v) {
    if (v.is_string()) return tile_named(v);
    const json::value* id = as_object(v, "A tile", why_).if_contains("tile");
    if (id) return tile_named(*id);
    why_.refuse("A tile needs its id under 'tile'.");
    return 0;
  }

  // One that comes from the bag.
  TileId drawn_tile(const json::value& v, const char* otherwise) {
    const TileId tile = tile_of(v);
    if (!(g_.rules.tile[tile].flags & kGoesInBag))
      why_.refuse("The tile " + quoted(g_.rules.tiles[tile]) + " " + otherwise + ".");
    return tile;
  }

  static bool is_fountain(const json::value& v) {
    const json::object* o = v.if_object();
    const json::value* id = o ? o->if_contains("tile") : nullptr;
    const json::string* name = id ? id->if_string() : nullptr;
    return name && *name == "fountain";
  }

  void load_player(Seat p, const json::object& o) {
    if (const json::value* v = o.if_contains("score"))
      g_.state.scores[p] = static_cast<i16>(as_integer(*v, "score", -999, 9999, why_));
    if (const json::value* v = o.if_contains("hand")) t_.hand[p] = n_.read_purse(*v, "hand", why_);
    bool has_fountain = false;
    for (const json::value& item : list(o, "palace")) {
      if (is_fountain(item) && has_fountain) why_.refuse("The fountain is there twice.", "base.1");
      has_fountain |= is_fountain(item);
      load_palace_tile(p, item);
    }
    for (const json::value& item : list(o, "reserve")) put(tile_of(item), static_cast<u8>(palace::kInReserve + p));
  }

  void load_palace_tile(Seat p, const json::value& item) {
    const json::object& o = as_object(item, "A tile of a palace", why_);
    const json::value* place = o.if_contains("at");
    if (is_fountain(item) && !place) return;
    if (!place) return why_.refuse("A tile of a palace needs its cell under 'at'.");
    const ReadCell at = cell_of(*place, "at", 62, why_);
    if (is_fountain(item)) {  // what it carries belongs to modules
      if (at.x || at.y) why_.refuse("The fountain lies at [0,0].", "base.1");
      return;
    }
    const TileId i = tile_of(item);
    put(i, static_cast<u8>(palace::kInPalace + p));
    t_.pieces.x[i] = at.x;
    t_.pieces.y[i] = at.y;
    const json::value* walls = o.if_contains("walls");
    if (walls && !why_) load_walls(i, *walls);
  }

  void load_walls(TileId i, const json::value& v) {
    const u8 walls = sides_mask(v, "walls", why_);
    if (!can_turn(g_.rules, i)) {  // it lies as it is printed
      if (walls != (t_.pieces.sides[i] & palace::kAllSides))
        why_.refuse("The tile " + quoted(g_.rules.tiles[i]) + " cannot be turned.");
      return;
    }
    u8 ways[4];
    const u8 owner = g_.rules.tile[i].owner;
    const int count = g_.rules.owner(owner).module->variants({g_.rules, g_.state, owner}, i, ways);
    bool known = false;
    for (int k = 0; k < count && !known; ++k) {
      known = (ways[k] & palace::kAllSides) == walls;
      if (known) t_.pieces.sides[i] = ways[k];
    }
    if (!known) why_.refuse("The tile " + quoted(g_.rules.tiles[i]) + " cannot lie like that.");
  }

  // What setup still has to deal must not lie there already.
  void check_undealt() {
    bool dealt = t_.pile || t_.discard || !t_.display.empty();
    for (Seat p = 0; p < g_.players(); ++p) dealt |= !t_.hand[p].empty();
    for (const u8 tile : t_.market) dealt |= tile != kNoTile;
    if (dealt) why_.refuse("Before the deal there is neither money nor a market.");
  }

  void load_numbers() {
    t_.scorings_done = static_cast<u8>(number("scorings_done", 0, 0, 3));
    t_.first_player = static_cast<u8>(number("first_player", 0, 0, g_.players() - 1));
    t_.due_scorings = static_cast<u8>(number("due_scorings", 0, 0, 3));
    g_.state.scores[kDirk] = static_cast<i16>(number("dirk_score", 0, -999, 9999));
    load_deal();
    const json::array& awards = list(from_, "awards");
    for (std::size_t i = 0; i < kSlots && i < awards.size(); ++i)
      t_.award[i] = static_cast<u8>(as_integer(awards[i], "awards", 0, 255, why_));
  }

  void load_deal() {
    const json::array& told = list(from_, "deal");
    if (told.empty()) return;
    u8 parts[sizeof t_.deal] = {};
    for (std::size_t i = 0; i < sizeof parts && i < told.size(); ++i)
      parts[i] = static_cast<u8>(as_integer(told[i], "deal", 0, 255, why_));
    std::memcpy(&t_.deal, parts, sizeof parts);
    const Deal& d = t_.deal;
    if (d.owner > g_.rules.active.size() || d.buyer >= g_.players() ||
        (d.tile != kNoTile && d.tile >= g_.rules.tile.size()))
      why_.refuse("The payment under way is not one of this game.");
  }

  void load_tiles() {
    const json::array& dirk = list(from_, "dirk");
    if (!dirk.empty() && g_.players() != 2) why_.refuse("Dirk takes part with two players only.", "base.7");
    for (const json::value& item : dirk) put(drawn_tile(item, "is never Dirk's"), palace::kWithDirk);
    if (from_.contains(market_key())) load_market(list(from_, market_key()));
    for (const json::value& item : list(from_, "aside")) {
      if (t_.aside.full()) return why_.refuse("Too many tiles are set aside.");
      t_.aside.push_back(tile_of(item));
      put(t_.aside.back(), palace::kSetAside);
    }
    const json::array& bag = list(from_, bag_key());
    for (std::size_t i = bag.size(); i-- > 0;) {
      const TileId tile = drawn_tile(bag[i], "never goes into the bag");
      put(tile, palace::kInBag);
      if (why_) return;  // a tile twice, say: only so many have room
      t_.bag[t_.bag_size++] = tile;
    }
  }

  void load_market(const json::array& market) {
    if (market.size() != kSlots) return why_.refuse("The market has four slots.", "base.1");
    for (std::size_t i = 0; i < kSlots; ++i) {
      if (market[i].is_null()) continue;
      t_.market[i] = drawn_tile(market[i], "never lies on the market");
      put(t_.market[i], palace::kOnMarket);
    }
  }

  // A card that may lie in such a place.
  CardId card_for(const json::value& v, u8 flag, const char* place) const {
    const CardId c = n_.card(v, "a card", why_);
    if (!(g_.rules.card[c].flags & flag))
      why_.refuse("The card " + quoted(g_.rules.cards[c]) + " never lies in the " + place + ".");
    return c;
  }

  bool has_room() const {
    if (t_.pile + t_.discard >= kCardRoom) why_.refuse("There are too many cards.");
    return !why_;
  }

  void load_cards() {
    for (const json::value& item : list(from_, "display")) {
      const CardId c = card_for(item, kOnDisplay, "display");
      if (t_.display.full()) return why_.refuse("The display holds at most four cards.", "base.3");
      t_.display.push_back(c);
    }
    const json::array& deck = list(from_, "deck");
    for (std::size_t i = deck.size(); i-- > 0 && has_room();) t_.cards[t_.pile++] = n_.card(deck[i], "a card", why_);
    const json::array& discard = list(from_, "discard");
    for (std::size_t i = discard.size(); i-- > 0 && has_room();)
      to_discard(g_, card_for(discard[i], kToDiscard, "discard"));
    const json::array& piles = list(from_, "piles");
    for (std::size_t i = 0; i < kPiles && i < piles.size(); ++i)
      t_.pile_end[i] = static_cast<u8>(as_integer(piles[i], "piles", 0, kCardRoom, why_));
  }

  // What modules put on the tiles of a list.
  void load_on_tiles(Seat p, const json::object& from, const char* where) {
    for (const json::value& item : list(from, where))
      if (const json::object* tile = item.if_object()) load_on_tile(p, item, *tile);
  }

  void load_modules(const json::array& players) {
    for (Seat p = 0; p < g_.players(); ++p) {
      const json::object& o = players[p].get_object();
      JsonReader ar(n_, o, why_);
      if (!(secret_part(g_.rules, t_.hand[p]) == t_.hand[p]))
        ar.refuse("What lies open before a player stands under its module, never in 'hand'.");
      each_module(g_, [&](const Game& mine, const Module& m) {
        if (m.archive_player) m.archive_player(mine, p, ar);
      });
      load_on_tiles(p, o, "palace");
      load_on_tiles(p, o, "reserve");
      if (p == active_player(g_)) load_on_tiles(p, from_, "aside");
    }
    if (g_.rules.buildings_at) {
      load_on_tiles(kDirk, from_, "dirk");
      load_on_tiles(kNobody, from_, market_key());
    }
    JsonReader ar(n_, from_, why_);
    each_module(g_, [&](const Game& mine, const Module& m) {
      if (m.archive_table) m.archive_table(mine, ar);
    });
    if (why_) return;
    for (Seat p = 0; p < g_.players(); ++p) palace::rebuild(g_.palace(p));
    each_module(g_, [&](const Game& mine, const Module& m) {
      if (m.loaded) m.loaded(mine, ar);
    });
  }

  void load_on_tile(Seat p, const json::value& item, const json::object& on_it) {
    JsonReader ar(n_, on_it, why_);
    const TileId tile = is_fountain(item) ? TileId{palace::kFountain} : tile_of(item);
    each_module(g_, [&](const Game& mine, const Module& m) {
      if (m.archive_tile) m.archive_tile(mine, p, tile, ar);
    });
  }

  void check_palace(Seat p) {
    Cell where{};
    const palace::Fit fit = palace::lawful(g_.palace(p), where);
    if (fit == palace::Fit::kOk) return;
    const TileId tile = palace::tile_at(g_.palace(p), where);
    const Reject why = explain(g_, {p, tile, palace::sides_at(g_.palace(p), where), where}, fit);
    why_.refuse("The palace of player " + std::to_string(p) + " is not lawful at [" + std::to_string(where.x) + "," +
                    std::to_string(where.y) + "]: " + why.sentence,
                why.rule);
  }

  void complete() {
    const Given given{.dealt = dealt_,
                      .bag = from_.contains(bag_key()),
                      .deck = from_.contains("deck"),
                      .discard = from_.contains("discard"),
                      .market = from_.contains(market_key()),
                      .display = from_.contains("display")};
    CardId surplus = kNone;
    const Reject why = complete_position(g_, given, surplus);
    if (!why) return;
    if (surplus == kNone) return why_.refuse(why);
    why_.refuse("There are too many cards " + quoted(g_.rules.cards[surplus]) + ".", why.rule);
  }

  const char* market_key() const { return g_.rules.words.market; }
  const char* bag_key() const { return g_.rules.words.bag; }

  const Notation& n_;
  const json::object& from_;
  Game g_;
  Table& t_;
  Refusal& why_;
  const GameParts& parts_ = parts_of(g_.rules);
  bool dealt_ = true;
  palace::TileSet numbered_{};
  std::vector<std::pair<const json::value*, TileId>> unnumbered_;
};

void load(const Notation& n, const json::object& from, State& s, Refusal& why) { Loader(n, from, s, why).load(); }

}  // namespace

constinit const PositionFormat kMarketFormat = {write, load};

}  // namespace comares::codec
