// Making a ruleset: which tiles, cards and modules are in play, and where modules keep their state.
#include <cassert>
#include <cstring>

#include "games/alhambra/alhambra.h"
#include "games/alhambra/moves.h"

namespace comares::alhambra {

namespace {

constexpr const char* kMoneyIds[kCurrencies][kMoneyValues] = {
    {"denar-1", "denar-2", "denar-3", "denar-4", "denar-5", "denar-6", "denar-7", "denar-8", "denar-9"},
    {"dirham-1", "dirham-2", "dirham-3", "dirham-4", "dirham-5", "dirham-6", "dirham-7", "dirham-8", "dirham-9"},
    {"ducat-1", "ducat-2", "ducat-3", "ducat-4", "ducat-5", "ducat-6", "ducat-7", "ducat-8", "ducat-9"},
    {"florin-1", "florin-2", "florin-3", "florin-4", "florin-5", "florin-6", "florin-7", "florin-8", "florin-9"}};

void add_cards(Rules& r) {
  for (u8 c = 0; c < kCurrencies; ++c)
    for (u8 v = 1; v <= kMoneyValues; ++v)
      r.card.push_back({kMoneyIds[c][v - 1], v, kOnDisplay | kToDiscard, c, static_cast<u8>(2 * (v - 1)), 2});
  r.card.push_back({"scoring-card-1", 0, 0, 0, 0, 0});
  r.card.push_back({"scoring-card-2", 0, 0, 0, 0, 0});
}

void add_base_tiles(Rules& r) {
  constexpr int kExtraTower = 0;  // its place among the options
  const u8 extra = r.setup.options[kExtraTower];
  const char* const replaced = extra >= 2 ? own_options()[kExtraTower].names[extra] : "";
  for (const TileKind& t : base_tiles())
    if (std::strcmp(t.id, replaced) != 0) r.tile.push_back(t);
  if (extra) r.tile.push_back(extra_tower());
}

// Which of its hooks a module has.
template <auto... kHook>
void add_user(Rules& r, const Module& m, u8 owner, HookList<kHook...>) {
  ((r.users[kHookPlace<kHook>] |= u32{(m.*kHook) != nullptr} << (owner - 1)), ...);
}

void add_offers(Rules& r, const Module& m, u8 owner, std::size_t offset) {
  const auto add = [&](Offerers& to, bool offers, u16 idle) {
    if (offers) to.push_back({owner, idle == Hints::kNowhere ? idle : static_cast<u16>(offset + idle)});
  };
  add(r.at_start, m.offer_start, m.hints.idle_start);
  add(r.at_end, m.offer_end, m.hints.idle_end);
  add(r.in_window, m.offer_window, m.hints.idle_window);
}

void add_pieces(Rules& r, const Module& m, u8 owner) {
  for (TileKind t : m.tiles) {
    t.owner = owner;
    r.active.back().tiles.add(static_cast<TileId>(r.tile.size()));
    r.tile.push_back(t);
  }
  for (CardKind c : m.cards) {
    c.owner = owner;
    if (c.width) r.odd_cards.push_back(static_cast<CardId>(r.card.size()));
    if (c.width && c.value) r.odd_money.push_back(static_cast<CardId>(r.card.size()));
    r.hands_hide_other_cards |= c.width && !c.value && c.flags & kOnDisplay;
    r.card.push_back(c);
  }
}

void add_open(Rules& r, const PieceKind& piece) {
  r.open.word[piece.word] |= ((1u << piece.width) - 1u) << piece.shift;
}

// What all modules together take up.
struct Room {
  std::size_t body, facts = 0, tiles, cards, pieces = 0, modules = 0;
  std::size_t options;  // of the modules before, in play or not

  bool take(const Module& m) {
    body = ((body + 7) & ~std::size_t{7}) + m.state_size;
    facts += (m.facts_size + 7) & ~std::size_t{7};
    tiles += m.tiles.size();
    cards += m.cards.size();
    pieces += m.pieces.size();
    for (const CardKind& c : m.cards) pieces += c.width != 0;
    ++modules;
    return modules <= kMostModules && options + m.options.size() <= kMaxOptions && body <= kBodySize &&
           facts <= sizeof(Rules::facts) && tiles <= palace::kMaxTiles && cards <= kMostCards && pieces <= kMostPieces;
  }
};

void add_module(Rules& r, const Module& m, const Room& used, u8 first_option) {
  assert(!m.after_payment == !m.pay_stages);
  assert(!m.wares == !m.sold_by);
  const u8 owner = static_cast<u8>(r.active.size() + 1);
  const std::size_t offset = (used.body + 7) & ~std::size_t{7};
  r.active.push_back({.module = &m,
                      .offset = static_cast<u16>(offset),
                      .facts = static_cast<u16>(used.facts),
                      .stream = static_cast<u8>(kFirstModuleStream + owner - 1),
                      .first_card = static_cast<u8>(r.card.size()),
                      .first_tile = static_cast<u8>(r.tile.size()),
                      .first_option = first_option});
  if (m.facts) std::memcpy(r.facts + used.facts, m.facts, m.facts_size);
  add_offers(r, m, owner, offset);
  add_user(r, m, owner, Hooks{});
  r.pay_stages |= m.pay_stages;
  r.for_purchases |= m.for_purchases;
  if (m.means) {
    r.means.push_back({owner, m.hints.means_by});
    r.odd_means |= m.hints.means_by;
  }
  r.schemas.push_back(&m.schema);
  if (m.schema.slug && (m.points || m.last_points)) r.scoring_owners |= 1u << owner;
  r.stream_hash[kFirstModuleStream + owner - 1] = stream_name_hash(m.info.slug);
  add_pieces(r, m, owner);
}

}  // namespace

std::unique_ptr<Rules> make_rules(const Setup& setup, const Box& box, std::span<const Module* const> all, Reject& why) {
  why = kAccepted;
  if (setup.players < 2 || setup.players > kMaxPlayers) {
    why = box.wrong_number;
    return nullptr;
  }
  auto rules = std::make_unique<Rules>();
  Rules& r = *rules;
  r.setup = setup;
  r.game = setup.game;
  r.schemas.push_back(box.schema);
  r.reconstructed = box.reconstructed;
  r.stream_hash[kDeckStream] = stream_name_hash("money deck");
  r.stream_hash[kReshuffleStream] = stream_name_hash("reshuffle");
  r.stream_hash[kBagStream] = stream_name_hash("bag");
  for (int k = 0; k < 3; ++k) r.prizes[k] = kPrizes[k];
  for (int s = 0; s < kSlots; ++s) r.slot_currency[s] = kSlotCurrency[s];
  r.dirk_draws = dirk_draws;
  r.complete = [](const Game& g, bool market_left_out) {
    if (market_left_out) fill_market(g);
  };
  box.add_tiles(r);
  add_cards(r);
  Room used{.body = palace_at(setup.players), .tiles = r.tile.size(), .cards = r.card.size(), .options = box.options};
  used.pieces = std::size_t{kCurrencies} * kMoneyValues;
  if (box.own) {
    Room more = used;
    more.take(*box.own);
    add_module(r, *box.own, used, 0);
    r.box_owner = static_cast<u8>(r.active.size());
    used = more;
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Module& m = *all[i];
    if (setup.modules >> i & 1) {
      Room more = used;
      if (!more.take(m)) {
        why = {"base.2", "These modules together need more room than a game has; leave one of them out."};
        return nullptr;
      }
      add_module(r, m, used, static_cast<u8>(used.options));
      more.options = used.options;
      used = more;
    }
    used.options += m.options.size();
  }
  r.state_size = offsetof(State, body) + used.body;
  for (const TileKind& t : r.tile) {
    r.sides[r.tiles.size()] = t.sides;
    if (t.flags & kIsBuilding) r.buildings.of[t.type].add(static_cast<TileId>(r.tiles.size()));
    r.tiles.push_back(t.id);
  }
  for (const CardKind& c : r.card) {
    r.cards.push_back(c.id);
    if (c.width) r.pieces.push_back({c.id, c.word, c.shift, c.width});
    if (c.flags & kLiesOpen) add_open(r, r.pieces.back());
  }
  for (const ActiveModule& m : r.active) {
    for (const PieceKind& piece : m.module->pieces) {
      r.pieces.push_back(piece);
      add_open(r, piece);
    }
  }
  return rules;
}

std::unique_ptr<Ruleset> create(const Setup& setup, std::span<const Module* const> all, Reject& why) {
  const Box box = {.wrong_number = {"base.2", "Alhambra is played by 2 to 6 players."},
                   .schema = &kSchema,
                   .options = own_options().size(),
                   .add_tiles = add_base_tiles,
                   .reconstructed = [](const TileKind& t) { return t.id == extra_tower().id; }};
  return make_rules(setup, box, all, why);
}

}  // namespace comares::alhambra
