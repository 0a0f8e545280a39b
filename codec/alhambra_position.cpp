// Alhambra's part of positions and views. Keys: docs/notation.md; modules add theirs through Archive.
#include <optional>

#include "codec/archive_json.h"
#include "codec/position.h"
#include "games/alhambra/moves.h"

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

bool can_turn(const Rules& r, TileId t) { return r.tile[t].owner && r.owner(r.tile[t].owner).module->variants; }

// True: there is more to it than its id and where it lies.
bool write_tile(const Notation& n, const Game& g, Seat owner, TileId t, Seat viewer, JsonText& out) {
  out.begin();
  out.text("tile", t == palace::kFountain ? "fountain" : g.rules.tiles[t]);
  const palace::Pieces& pieces = g.table().pieces;
  if (t == palace::kFountain) out.cell("at", 0, 0);
  else if (pieces.place[t] == palace::kInPalace + owner) out.cell("at", pieces.x[t], pieces.y[t]);
  const std::size_t plain = out.size();
  if (t != palace::kFountain && pieces.place[t] == palace::kInPalace + owner && can_turn(g.rules, t))
    out.text("walls", sides_text(pieces.sides[t]));
  TextWriter ar(n, out, viewer);
  each_module(g, [&](const Game& mine, const Module& m) {
    if (m.archive_tile) m.archive_tile(mine, owner, t, ar);
  });
  const bool more = out.size() > plain;
  out.end();
  return more;
}

// The hand without what lies open before its owner.
Purse secret_hand(const Rules& r, Purse hand) {
  for (const CardKind& k : r.card)
    if (k.width && k.flags & kLiesOpen) hand.word[k.word] &= ~(((1u << k.width) - 1u) << k.shift);
  return hand;
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
  const Purse hand = secret_hand(g.rules, t.hand[p]);
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
  for_tiles_at(t.pieces, static_cast<u8>(palace::kInReserve + p), [&](TileId i) {
    const std::size_t mark = out.size();
    if (write_tile(n, g, p, i, viewer, out)) return;
    out.cut(mark);
    out.text(nullptr, g.rules.tiles[i]);
  });
  out.end_list();
  TextWriter ar(n, out, viewer);
  each_module(g, [&](const Game& mine, const Module& m) {
    if (m.archive_player) m.archive_player(mine, p, ar);
  });
  out.end();
}

void write_cards(const Rules& r, const Table& t, Seat viewer, JsonText& out) {
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
  const auto name = [&](TileId i) {
    if (i == kNoTile) out.null(nullptr);
    else out.text(nullptr, g.rules.tiles[i]);
  };
  out.begin_list("players");
  for (Seat p = 0; p < s.players; ++p) write_player(n, g, p, viewer, out);
  out.end_list();
  out.begin_list("market");
  for (const TileId i : t.market) name(i);
  out.end_list();
  if (s.players == 2) {
    out.begin_list("dirk");
    for_tiles_at(t.pieces, palace::kWithDirk, name);
    out.end_list();
    out.number("dirk_score", s.scores[kDirk]);
  }
  write_cards(g.rules, t, viewer, out);
  if (viewer == kSeesAll) {
    out.begin_list("bag");
    for (int i = t.bag_size; i-- > 0;) name(t.bag[i]);
    out.end_list();
  } else {
    out.number("bag_count", t.bag_size);
  }
  if (!t.aside.empty()) {
    out.begin_list("aside");
    for (const TileId i : t.aside) name(i);
    out.end_list();
  }
  out.number("scorings_done", t.scorings_done);
  out.number("first_player", t.first_player);
  if (!s.agenda.empty() && s.agenda[0].seat < s.players) out.number("to_move", s.agenda[0].seat);
  if (viewer == kSeesAll) {
    if (t.due_scorings) out.number("due_scorings", t.due_scorings);
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
  Loader(const Notation& n, const json::object& from, State& s)
      : n_(n), from_(from), g_{as_rules(n.rules()), s}, t_(g_.table()) {}

  void load() {
    for (TileId i = 0; i < g_.rules.tile.size(); ++i) t_.pieces.sides[i] = g_.rules.tile[i].sides;
    for (u8& slot : t_.market) slot = kNoTile;
    for (Seat p = 0; p < g_.players(); ++p) palace::found(g_.palace(p));
    const json::array& players = as_array(from_.at("players"), "players");
    for (Seat p = 0; p < g_.players(); ++p) load_player(p, as_object(players[p], "A player"));
    load_numbers();
    load_tiles();
    load_cards();
    const u8 to_move = static_cast<u8>(number("to_move", 0, 0, g_.players() - 1));
    g_.push({0, kTurnProc, to_move, 0, kTurnBegins, {}});
    load_modules(players);
    for (Seat p = 0; p < g_.players(); ++p) check_palace(p);
    fill_bag();
    fill_pile();
    fill_market_and_display();
  }

 private:
  int number(const char* key, int otherwise, int low, int high) const {
    const json::value* v = from_.if_contains(key);
    return v && !v->is_null() ? static_cast<int>(as_integer(*v, key, low, high)) : otherwise;
  }

  void put(TileId i, u8 place) {
    if (t_.pieces.place[i] != palace::kNotInGame)
      throw Refused("The tile " + quoted(g_.rules.tiles[i]) + " is there twice.", "base.1");
    t_.pieces.place[i] = place;
  }

  TileId tile_of(const json::value& v) const {
    if (v.is_string()) return n_.tile(v, "a tile");
    const json::object& o = as_object(v, "A tile");
    if (!o.contains("tile")) throw Refused("A tile needs its id under 'tile'.");
    return n_.tile(o.at("tile"), "a tile");
  }

  // One that comes from the bag.
  TileId drawn_tile(const json::value& v, const char* otherwise) const {
    const TileId tile = tile_of(v);
    if (!(g_.rules.tile[tile].flags & kGoesInBag))
      throw Refused("The tile " + quoted(g_.rules.tiles[tile]) + " " + otherwise + ".");
    return tile;
  }

  static bool is_fountain(const json::value& v) {
    const json::object* o = v.if_object();
    const json::value* id = o ? o->if_contains("tile") : nullptr;
    return id && id->is_string() && id->as_string() == "fountain";
  }

  void load_player(Seat p, const json::object& o) {
    if (const json::value* v = o.if_contains("score"))
      g_.state.scores[p] = static_cast<i16>(as_integer(*v, "score", -999, 9999));
    if (const json::value* v = o.if_contains("hand")) t_.hand[p] = n_.purse(*v, "hand");
    if (const json::value* v = o.if_contains("palace"))
      for (const json::value& item : as_array(*v, "palace")) load_palace_tile(p, item);
    if (const json::value* v = o.if_contains("reserve"))
      for (const json::value& item : as_array(*v, "reserve"))
        put(tile_of(item), static_cast<u8>(palace::kInReserve + p));
  }

  void load_palace_tile(Seat p, const json::value& item) {
    const json::object& o = as_object(item, "A tile of a palace");
    if (is_fountain(item) && !o.contains("at")) return;
    if (!o.contains("at")) throw Refused("A tile of a palace needs its cell under 'at'.");
    const json::array& xy = as_array(o.at("at"), "at");
    if (xy.size() != 2) throw Refused("A cell is written [x,y].");
    const Cell at{static_cast<i8>(as_integer(xy[0], "x", -62, 62)), static_cast<i8>(as_integer(xy[1], "y", -62, 62))};
    if (is_fountain(item)) {  // what it carries belongs to modules
      if (at != Cell{}) throw Refused("The fountain lies at [0,0].", "base.1");
      return;
    }
    const TileId i = tile_of(item);
    put(i, static_cast<u8>(palace::kInPalace + p));
    t_.pieces.x[i] = at.x;
    t_.pieces.y[i] = at.y;
    if (const json::value* w = o.if_contains("walls")) {
      if (!can_turn(g_.rules, i)) throw Refused("The tile " + quoted(g_.rules.tiles[i]) + " cannot be turned.");
      const u8 walls = sides_mask(*w, "walls");
      u8 ways[4];
      const u8 owner = g_.rules.tile[i].owner;
      const int count = g_.rules.owner(owner).module->variants({g_.rules, g_.state, owner}, i, ways);
      bool known = false;
      for (int k = 0; k < count; ++k) known |= (ways[k] & palace::kAllSides) == walls;
      if (!known) throw Refused("The tile " + quoted(g_.rules.tiles[i]) + " cannot lie like that.");
      t_.pieces.sides[i] = walls;
    }
  }

  void load_numbers() {
    t_.scorings_done = static_cast<u8>(number("scorings_done", 0, 0, 3));
    t_.first_player = static_cast<u8>(number("first_player", 0, 0, g_.players() - 1));
    t_.due_scorings = static_cast<u8>(number("due_scorings", 0, 0, 3));
    g_.state.scores[kDirk] = static_cast<i16>(number("dirk_score", 0, -999, 9999));
    if (const json::value* v = from_.if_contains("awards")) {
      const json::array& a = as_array(*v, "awards");
      for (std::size_t i = 0; i < kSlots && i < a.size(); ++i)
        t_.award[i] = static_cast<u8>(as_integer(a[i], "awards", 0, 255));
    }
  }

  void load_tiles() {
    if (const json::value* v = from_.if_contains("dirk")) {
      const json::array& dirk = as_array(*v, "dirk");
      if (!dirk.empty() && g_.players() != 2) throw Refused("Dirk takes part with two players only.", "base.7");
      for (const json::value& item : dirk) put(drawn_tile(item, "is never Dirk's"), palace::kWithDirk);
    }
    if (const json::value* v = from_.if_contains("market")) {
      const json::array& market = as_array(*v, "market");
      if (market.size() != kSlots) throw Refused("The market has four slots.", "base.1");
      for (std::size_t i = 0; i < kSlots; ++i) {
        if (market[i].is_null()) continue;
        t_.market[i] = drawn_tile(market[i], "never lies on the market");
        put(t_.market[i], palace::kOnMarket);
      }
    }
    if (const json::value* v = from_.if_contains("aside")) {
      for (const json::value& item : as_array(*v, "aside")) {
        if (t_.aside.full()) throw Refused("Too many tiles are set aside.");
        t_.aside.push_back(tile_of(item));
        put(t_.aside.back(), palace::kSetAside);
      }
    }
    if (const json::value* v = from_.if_contains("bag")) {
      const json::array& bag = as_array(*v, "bag");
      for (std::size_t i = bag.size(); i-- > 0;) {
        const TileId tile = drawn_tile(bag[i], "never goes into the bag");
        put(tile, palace::kInBag);
        t_.bag[t_.bag_size++] = tile;
      }
    }
  }

  void load_cards() {
    if (const json::value* v = from_.if_contains("display")) {
      for (const json::value& item : as_array(*v, "display")) {
        const CardId c = n_.card(item, "a card");
        if (!(g_.rules.card[c].flags & kOnDisplay))
          throw Refused("The card " + quoted(g_.rules.cards[c]) + " never lies in the display.");
        if (t_.display.full()) throw Refused("The display holds at most four cards.", "base.3");
        t_.display.push_back(c);
      }
    }
    const auto room = [&] {
      if (t_.pile + t_.discard >= kCardRoom) throw Refused("There are too many cards.");
    };
    if (const json::value* v = from_.if_contains("deck")) {
      const json::array& deck = as_array(*v, "deck");
      for (std::size_t i = deck.size(); i-- > 0;) {
        room();
        t_.cards[t_.pile++] = n_.card(deck[i], "a card");
      }
    }
    if (const json::value* v = from_.if_contains("discard")) {
      const json::array& discard = as_array(*v, "discard");
      for (std::size_t i = discard.size(); i-- > 0;) {
        room();
        const CardId c = n_.card(discard[i], "a card");
        if (!(g_.rules.card[c].flags & kToDiscard))
          throw Refused("The card " + quoted(g_.rules.cards[c]) + " never lies in the discard.");
        to_discard(g_, c);
      }
    }
    if (const json::value* v = from_.if_contains("piles")) {
      const json::array& piles = as_array(*v, "piles");
      for (std::size_t i = 0; i < kPiles && i < piles.size(); ++i)
        t_.pile_end[i] = static_cast<u8>(as_integer(piles[i], "piles", 0, kCardRoom));
    }
  }

  void load_modules(const json::array& players) {
    for (Seat p = 0; p < g_.players(); ++p) {
      const json::object& o = players[p].get_object();
      JsonReader ar(n_, o);
      each_module(g_, [&](const Game& mine, const Module& m) {
        if (m.archive_player) m.archive_player(mine, p, ar);
      });
      ar.finish();
      for (const char* where : {"palace", "reserve"}) {
        const json::value* list = o.if_contains(where);
        if (!list) continue;
        for (const json::value& item : list->get_array()) {
          if (!item.is_object()) continue;
          JsonReader on_tile(n_, item.get_object());
          const TileId tile = is_fountain(item) ? TileId{palace::kFountain} : tile_of(item);
          each_module(g_, [&](const Game& mine, const Module& m) {
            if (m.archive_tile) m.archive_tile(mine, p, tile, on_tile);
          });
          on_tile.finish();
        }
      }
    }
    JsonReader ar(n_, from_);
    each_module(g_, [&](const Game& mine, const Module& m) {
      if (m.archive_table) m.archive_table(mine, ar);
    });
    ar.finish();
    for (Seat p = 0; p < g_.players(); ++p) palace::rebuild(g_.palace(p));
    each_module(g_, [&](const Game& mine, const Module& m) {
      if (m.loaded) m.loaded(mine, ar);
    });
    ar.finish();
  }

  void check_palace(Seat p) {
    Cell where{};
    const palace::Fit fit = palace::lawful(g_.palace(p), where);
    if (fit == palace::Fit::kOk) return;
    const TileId tile = palace::tile_at(g_.palace(p), where);
    const Reject why = explain(g_, {p, tile, palace::sides_at(g_.palace(p), where), where}, fit);
    throw Refused("The palace of player " + std::to_string(p) + " is not lawful at [" + std::to_string(where.x) + "," +
                      std::to_string(where.y) + "]: " + why.sentence,
                  why.rule);
  }

  void fill_bag() {
    if (from_.contains("bag")) {
      for (TileId i = 0; i < g_.rules.tile.size(); ++i)
        if (t_.pieces.place[i] == palace::kNotInGame) t_.pieces.place[i] = palace::kOutOfGame;
      return;
    }
    for (TileId i = 0; i < g_.rules.tile.size(); ++i) {
      if (t_.pieces.place[i] != palace::kNotInGame || !(g_.rules.tile[i].flags & kGoesInBag)) continue;
      t_.pieces.place[i] = palace::kInBag;
      t_.bag[t_.bag_size++] = i;
    }
    stream(g_.rules, g_.state, kBagStream).shuffle(std::span(t_.bag, t_.bag_size));
  }

  // Copies of a card on the table, in hands and with its module; in a game just begun: all there are.
  static int copies(const Game& g, CardId c) {
    const Table& t = g.table();
    int n = 0;
    for (int i = 0; i < t.pile; ++i) n += t.cards[i] == c;
    for (int i = 0; i < t.discard; ++i) n += t.cards[kCardRoom - 1 - i] == c;
    for (const CardId d : t.display) n += d == c;
    const CardKind& k = g.rules.card[c];
    if (k.width)
      for (Seat p = 0; p < g.players(); ++p) n += copies_in(g.rules, t.hand[p], c);
    if (c == kScoringCard1 || c == kScoringCard2) {
      const int round = c - kScoringCard1 + 1;
      const bool skipped = n > 0 && t.scorings_done > round;  // its card is still in the pile (R15)
      n += (t.scorings_done >= round && !skipped) || (t.due_scorings & round);
    }
    if (k.owner)
      if (auto missing = g.rules.owner(k.owner).module->missing) n += missing({g.rules, g.state, k.owner}, c);
    return n;
  }

  void fill_pile() {
    auto fresh = std::make_unique<State>();
    comares::start(g_.rules, g_.state.seed, *fresh);
    const Game all{g_.rules, *fresh};
    FixedVec<CardId, 255> plain, special;
    plain.clear();
    special.clear();
    for (CardId c = 0; c < g_.rules.card.size(); ++c) {
      int left = copies(all, c) - copies(g_, c);
      if (left < 0) throw Refused("There are too many cards " + quoted(g_.rules.cards[c]) + ".", "base.1");
      for (; left > 0; --left) (g_.rules.card[c].value ? plain : special).push_back(c);
    }
    if (from_.contains("deck") && from_.contains("discard")) return;
    if (plain.size() + special.size() + t_.pile + t_.discard > kCardRoom) throw Refused("There are too many cards.");
    Stream chance = stream(g_.rules, g_.state, kDeckStream);
    chance.shuffle(std::span(plain.items, plain.size()));
    if (from_.contains("deck")) {
      for (const CardId c : plain) to_discard(g_, c);
      for (const CardId c : special)
        if (g_.rules.card[c].flags & kToDiscard) to_discard(g_, c);
      return;
    }
    // Scoring cards where they would be among five piles; other cards of modules anywhere.
    for (const CardId c : special) {
      const u32 n = static_cast<u32>(plain.size());
      u32 from = 0, to = n + 1;
      if (c == kScoringCard1) from = n * 3 / 5, to = n * 4 / 5 + 1;
      if (c == kScoringCard2) from = n / 5, to = (t_.scorings_done ? n * 4 / 5 : n * 2 / 5) + 1;
      plain.insert_at(from + chance.below(to - from), c);
    }
    for (const CardId c : plain) t_.cards[t_.pile++] = c;
  }

  void fill_market_and_display() {
    if (!from_.contains("market")) {
      for (u8 slot = 0; slot < kSlots; ++slot) {
        TileId tile;
        while (t_.market[slot] == kNoTile && draw_tile(g_, tile)) {
          if (first(g_, &Module::tile_drawn, tile, -1)) continue;
          t_.market[slot] = tile;
          t_.pieces.place[tile] = palace::kOnMarket;
        }
      }
    }
    if (from_.contains("display")) return;
    for (int i = t_.pile; i-- > 0 && t_.display.size() < kDisplay;) {
      const CardId c = t_.cards[i];
      if (!(g_.rules.card[c].flags & kOnDisplay)) continue;
      t_.display.push_back(c);
      for (int k = i; k + 1 < t_.pile; ++k) t_.cards[k] = t_.cards[k + 1];
      --t_.pile;
    }
  }

  const Notation& n_;
  const json::object& from_;
  Game g_;
  Table& t_;
};

void load(const Notation& n, const json::object& from, State& s) { Loader(n, from, s).load(); }

}  // namespace

const PositionFormat kAlhambraFormat = {"alhambra", write, load};

}  // namespace comares::codec
