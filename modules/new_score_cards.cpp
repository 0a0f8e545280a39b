// The New Score Cards: every scoring has an order of the building types of its own.
//   Setup    three of the eighteen cards are drawn and lie open, one for each scoring; the rest is out.
//   Scoring  the type at position i of the card pays what the i-th type of the basic table would pay.
//            A scoring that never takes place does not use its card; cards do not move up.
// Scenarios: tests/scenarios/new-score-cards/
#include <algorithm>
#include <cstring>

#include "games/alhambra/moves.h"
#include "games/alhambra/orders.h"

namespace comares::new_score_cards {

using namespace alhambra;

namespace {

constexpr int kCount = kOrders;
constexpr int kScorings = 3;

constexpr CardKind score_card(const char* id) { return {id, 0, 0, 0, 0, 0}; }
constexpr CardKind kCards[kCount] = {
    score_card("score-card-1"),  score_card("score-card-2"),  score_card("score-card-3"),  score_card("score-card-4"),
    score_card("score-card-5"),  score_card("score-card-6"),  score_card("score-card-7"),  score_card("score-card-8"),
    score_card("score-card-9"),  score_card("score-card-10"), score_card("score-card-11"), score_card("score-card-12"),
    score_card("score-card-13"), score_card("score-card-14"), score_card("score-card-15"), score_card("score-card-16"),
    score_card("score-card-17"), score_card("score-card-18"),
};

struct Slots {
  u8 card[kScorings];  // of scorings 1, 2, 3
};

enum Events : u8 { kEvLaid };

CardId card_id(const Position& g, int i) { return static_cast<CardId>(g.rules.owner(g.self).first_card + i); }

void archive_facts(void* facts, Archive& ar) {
  for (int i = 0; i < kCount; ++i) {
    u8(&order)[kBuildings] = static_cast<TypeOrders*>(facts)->order[i];
    const int n = ar.begin_list(kCards[i].id, kBuildings);
    if (n < 0) continue;
    u32 types = 0;
    for (int place = 0; place < std::min(n, kBuildings); ++place) {
      ar.name(nullptr, order[place], kBuildingNames);
      types |= 1u << order[place];
    }
    ar.end_list();
    if (n != kBuildings || std::popcount(types) != kBuildings)
      ar.refuse("A score card shows each of the six types once.");
  }
}

void draw(const Game& g) {
  u8 cards[kCount];
  for (u8 i = 0; i < kCount; ++i) cards[i] = i;
  g.chance().shuffle(std::span<u8>(cards));
  for (int k = 0; k < kScorings; ++k) g.own<Slots>().card[k] = cards[kCount - 1 - k];
}

void setup(const Game& g, SetupStep step) {
  if (step != SetupStep::kSupplies) return;
  draw(g);
  for (u8 k = 0; k < kScorings; ++k)
    g.emit({.kind = kEvLaid, .a = card_id(g, g.own<Slots>().card[k]), .b = static_cast<u8>(k + 1)});
}

// The basic table lists its types from the one worth least on, so its rows serve for the places of a card.
void prizes(const Position& g, int round, Prizes& out) {
  const u8(&order)[kBuildings] = g.facts<TypeOrders>().order[g.own<Slots>().card[round - 1]];
  const Prizes& table = g.rules.prizes[round - 1];
  for (int place = 0; place < kBuildings; ++place)
    std::memcpy(out.points[order[place]], table.points[place], sizeof table.points[place]);
}

void read_slots(const Game& g, Archive& ar) {
  u8(&card)[kScorings] = g.own<Slots>().card;
  const int n = ar.begin_list("cards", 0);
  if (n < 0) return draw(g);
  u32 seen = 0;
  for (int k = 0; k < n; ++k) {
    u8 id = kNone;
    ar.card(nullptr, id);
    const int i = id - card_id(g, 0);
    if (k >= kScorings || i < 0 || i >= kCount || seen >> i & 1) {
      ar.refuse("There is one score card for each of the three scorings, all of them different.");
    } else {
      card[k] = static_cast<u8>(i);
      seen |= 1u << i;
    }
  }
  if (n < kScorings) ar.refuse("There is one score card for each of the three scorings, all of them different.");
  ar.end_list();
}

void archive_table(const Game& g, Archive& ar) {
  if (!ar.begin("new-score-cards")) return draw(g);
  if (ar.loading()) {
    read_slots(g, ar);
  } else {
    ar.begin_list("cards", kScorings);
    for (const u8 i : g.own<Slots>().card) {
      u8 id = card_id(g, i);
      ar.card(nullptr, id);
    }
    ar.end_list();
  }
  ar.end();
}

using enum FieldType;
constexpr Field kLaidFields[] = {{"card", kCard}, {"round", kNumber, Part::kB}};
constexpr EventKind kEvents[] = {{"laid", kLaidFields}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "new-score-cards",
             .title = "The New Score Cards",
             .summary = "Each scoring has an order of its own in which the six types are worth more and more.",
             .provenance = nullptr},
    .state_size = sizeof(Slots),
    .schema = {"new-score-cards", {}, kEvents, {}},
    .cards = kCards,
    .facts = &kTypeOrders,
    .facts_size = sizeof kTypeOrders,
    .archive_facts = archive_facts,
    .setup = setup,
    .prizes = prizes,
    .archive_table = archive_table,
};

}  // namespace comares::new_score_cards
