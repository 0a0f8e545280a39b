// Making a ruleset: which tiles, cards and modules are in play, and where modules keep their state.
#include <cassert>
#include <cstring>

#include "games/alhambra/alhambra.h"

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
  const char* const replaced = extra >= 2 ? options()[kExtraTower].names[extra] : "";
  for (const TileKind& t : base_tiles())
    if (std::strcmp(t.id, replaced) != 0) r.tile.push_back(t);
  if (extra) r.tile.push_back(extra_tower());
}

void add_module(Rules& r, const Module& m) {
  const u8 owner = static_cast<u8>(r.active.size() + 1);
  const std::size_t offset = (r.body_used + 7) & ~std::size_t{7};
  r.active.push_back({&m,
                      static_cast<u16>(offset),
                      static_cast<u8>(kFirstModuleStream + owner - 1),
                      static_cast<u8>(r.card.size()),
                      static_cast<u8>(r.tile.size()),
                      {}});
  r.body_used = offset + m.state_size;
  const auto add_offerer = [&](Offerers& to, bool offers, u16 idle) {
    if (offers) to.push_back({owner, idle == IdleSeats::kNowhere ? idle : static_cast<u16>(offset + idle)});
  };
  add_offerer(r.at_start, m.offer_start, m.idle_seats.start);
  add_offerer(r.at_end, m.offer_end, m.idle_seats.end);
  add_offerer(r.in_window, m.offer_window, m.idle_seats.window);
  assert(!m.after_payment == !m.pay_stages);
  r.pay_stages |= m.pay_stages;
  if (m.means) r.means.push_back({owner, m.means_by ? m.means_by : ~0u});
  for (std::size_t i = 0; i < std::size(r.users); ++i) {
    const void* part;
    std::memcpy(&part, reinterpret_cast<const char*>(&m) + i * sizeof part, sizeof part);
    if (part) r.users[i] |= 1u << (owner - 1);
  }
  r.schemas.push_back(&m.schema);
  if (m.points) r.scoring_owners |= 1u << owner;
  r.stream_hash[kFirstModuleStream + owner - 1] = stream_name_hash(m.info.slug);
  for (TileKind t : m.tiles) {
    t.owner = owner;
    r.active.back().tiles.add(static_cast<TileId>(r.tile.size()));
    r.tile.push_back(t);
  }
  for (CardKind c : m.cards) {
    c.owner = owner;
    if (c.width) r.odd_cards.push_back(static_cast<u8>(r.card.size()));
    if (c.width && c.value) r.odd_money.push_back(static_cast<u8>(r.card.size()));
    r.hands_hide_other_cards |= c.width && !c.value && c.flags & kOnDisplay;
    r.card.push_back(c);
  }
}

}  // namespace

std::unique_ptr<const Ruleset> create(const Setup& setup, std::span<const Module* const> all, Reject& why) {
  why = kAccepted;
  if (setup.players < 2 || setup.players > kMaxPlayers) {
    why = {"base.2", "Alhambra is played by 2 to 6 players."};
    return nullptr;
  }
  auto rules = std::make_unique<Rules>();
  Rules& r = *rules;
  r.setup = setup;
  r.game = setup.game;
  r.schemas.push_back(&kSchema);
  r.stream_hash[kDeckStream] = stream_name_hash("money deck");
  r.stream_hash[kReshuffleStream] = stream_name_hash("reshuffle");
  r.stream_hash[kBagStream] = stream_name_hash("bag");
  for (int k = 0; k < 3; ++k) r.prizes[k] = kPrizes[k];
  for (int s = 0; s < kSlots; ++s) r.slot_currency[s] = kSlotCurrency[s];
  add_base_tiles(r);
  add_cards(r);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (setup.modules >> i & 1) add_module(r, *all[i]);
  if (r.body_used > kBodySize) {
    why = {"base.2", "These modules together need more room than a state has."};
    return nullptr;
  }
  for (const TileKind& t : r.tile) {
    r.sides[r.tiles.size()] = t.sides;
    if (t.flags & kIsBuilding) r.buildings[t.type].add(static_cast<TileId>(r.tiles.size()));
    r.tiles.push_back(t.id);
  }
  for (const CardKind& c : r.card) {
    r.cards.push_back(c.id);
    if (c.width) r.pieces.push_back({c.id, c.word, c.shift, c.width});
  }
  return rules;
}

}  // namespace comares::alhambra
