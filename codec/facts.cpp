#include "codec/facts.h"

#include <cstring>
#include <string_view>

#include "codec/archive_json.h"
#include "codec/corrections.h"
#include "codec/setup.h"
#include "games/alhambra/alhambra.h"
#include "games/dice/rules.h"
#include "games/parts.h"

namespace comares::codec {

namespace {

using alhambra::kBuildingNames;
using alhambra::kCurrencyNames;

constexpr u8 kPrintedSides = 15;

const char* type_name(FieldType type) {
  switch (type) {
    case FieldType::kTile:
    case FieldType::kTileOrFountain:
    case FieldType::kTileIn: return "tile";
    case FieldType::kCard: return "card";
    case FieldType::kCell: return "cell";
    case FieldType::kPurse: return "pieces";
    case FieldType::kSlot: return "slot";
    case FieldType::kSide: return "side";
    case FieldType::kSides: return "sides";
    case FieldType::kSeat: return "seat";
    case FieldType::kNumber: return "number";
    case FieldType::kBuilding: return "building";
    case FieldType::kCurrency: return "currency";
    case FieldType::kName: return "name";
    case FieldType::kFlag: return "flag";
    case FieldType::kFaces: return "faces";
  }
  return "";
}

void write_owner(const Ruleset& r, u8 owner, JsonText& out) {
  if (owner && r.schemas[owner]->slug) out.text("module", r.schemas[owner]->slug);
}

void write_tile(const Ruleset& r, const alhambra::TileKind& tile, JsonText& out) {
  out.begin(tile.id);
  write_owner(r, tile.owner, out);
  if (tile.type != alhambra::kNoType) out.text("type", kBuildingNames[tile.type]);
  if (tile.flags & alhambra::kIsBuilding) out.flag("counts", true);
  if (tile.flags & alhambra::kGoesInBag) out.flag("bag", true);
  if (tile.price) out.number("price", tile.price);
  const std::string sides = sides_text(tile.sides & kPrintedSides);
  if (tile.sides & palace::kOutwork) out.text("bastions", sides);
  else out.text("walls", sides);
  out.end();
}

void write_card(const Ruleset& r, const alhambra::CardKind& card, JsonText& out) {
  out.begin(card.id);
  write_owner(r, card.owner, out);
  if (card.value && card.word < alhambra::kCurrencies) out.text("currency", kCurrencyNames[card.word]);
  if (card.value) out.number("value", card.value);
  out.end();
}

// By type, then by scoring: the points of the first place, the second, … as far as there are any.
void write_prizes(std::span<const alhambra::Prizes> scorings, JsonText& out) {
  out.begin("prizes");
  for (std::size_t type = 0; type < std::size(kBuildingNames); ++type) {
    out.begin_list(kBuildingNames[type]);
    for (const alhambra::Prizes& prizes : scorings) {
      out.begin_list();
      for (const u8 points : prizes.points[type])
        if (points) out.number(nullptr, points);
      out.end_list();
    }
    out.end_list();
  }
  out.end();
}

void write_verbs(const Ruleset& r, JsonText& out) {
  out.begin("verbs");
  for (const Schema* s : r.schemas) {
    for (const Verb& verb : s->verbs) {
      const std::string kind = s->slug ? std::string(s->slug) + ":" + verb.name : verb.name;
      out.begin(kind.c_str());
      for (const Field& f : verb.fields) out.text(f.key, type_name(f.type));
      out.end();
    }
  }
  out.end();
}

// Where printed values are not known for certain, by module: one sentence for the player.
void write_notes(const Ruleset& r, JsonText& out) {
  out.begin("notes");
  if (r.game->provenance) out.text(r.game->id, r.game->provenance);
  const auto all = r.game->modules();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (r.setup.modules >> i & 1 && all[i].provenance) out.text(all[i].slug, all[i].provenance);
  out.end();
}

// What is printed on pieces that are neither tiles nor cards, under the slug of their module.
void write_module_facts(const Ruleset& rules, JsonText& out) {
  out.begin("modules");
  if (const alhambra::Rules* of = alhambra::rules_of(rules)) {
    const alhambra::Rules& r = *of;
    const Notation notation(rules);
    for (const alhambra::ActiveModule& m : r.active) {
      if (!m.module->archive_facts) continue;
      alignas(8) unsigned char facts[sizeof r.facts];  // archives may change what they write
      std::memcpy(facts, r.facts, sizeof facts);
      TextWriter ar(notation, out, kSeesAll);
      out.begin(m.module->info.slug);
      m.module->archive_facts(facts + m.facts, ar);
      out.end();
    }
  }
  out.end();
}

template <class Tiles>
void write_tiles(const Ruleset& r, const Tiles& tiles, JsonText& out) {
  out.begin("tiles");
  for (const alhambra::TileKind& tile : tiles) write_tile(r, tile, out);
  out.end();
}

void write_market(const Ruleset& rules, JsonText& out) {
  const alhambra::Rules& r = alhambra::as_rules(rules);
  write_tiles(r, r.tile, out);
  out.begin("cards");
  for (const alhambra::CardKind& card : r.card) write_card(r, card, out);
  out.end();
  out.begin_list("slots");
  for (const u8 currency : r.slot_currency) out.text(nullptr, kCurrencyNames[currency]);
  out.end_list();
  write_prizes(r.prizes, out);
}

void write_dice_box(const Ruleset& rules, JsonText& out) {
  const dice::Rules& r = dice::as_rules(rules);
  write_tiles(r, r.tile, out);
  write_prizes(alhambra::kPrizes, out);
}

// What is printed beside that, by layout.
using WriteFacts = void (*)(const Ruleset&, JsonText&);
constexpr WriteFacts kWriteFacts[kLayouts] = {write_market, write_dice_box, write_dice_box};

}  // namespace

void write_facts(const Ruleset& r, JsonText& out) {
  kWriteFacts[static_cast<int>(parts_of(r).layout)](r, out);
  write_verbs(r, out);
  write_notes(r, out);
  write_module_facts(r, out);
}

json::object facts(const Ruleset& r) {
  return written([&](JsonText& out) { write_facts(r, out); });
}

json::object facts_of_setup(const json::object& from, Refusal& why) {
  const json::value* players = from.if_contains("players");
  const long long count = players ? as_integer(*players, "players", 2, kMaxPlayers, why) : 3;
  const auto rules = ruleset(from, static_cast<int>(count), why);
  if (!rules) return {};
  json::object out = facts(*rules);
  const json::value* all = from.if_contains("reconstructed");
  if (all && as_bool(*all, "reconstructed", why)) out["reconstructed"] = reconstructed(*rules->game);
  return out;
}

}  // namespace comares::codec
