// The City Gates: a card that opens a way through a double wall.
//   Setup  one card per player, face down in money piles 3, 4 and 5.
//   Offer  a card drawn lies open beside the gates, outside the display; while one lies there the next
//          goes to the discard. It is taken alone, instead of money.
//   Use    with a tile laid from outside that only the way on foot keeps out: a gate on one of the
//          double walls it makes. The card leaves the game, gate and both tiles stay for ever.
// Scenarios: tests/scenarios/city-gates/
#include <algorithm>

#include "games/alhambra/moves.h"

namespace comares::city_gates {

using namespace alhambra;
using palace::Fit;
using palace::Passage;
using palace::Side;

namespace {

// Provenance: numbers from the rulebook ("as evenly as possible"); odd cards by ruling R1.
constexpr CardKind kCards[] = {{"city-gate", 0, kTakenAlone | kToDiscard, kOddWord, kPassShift, kPassWidth}};
constexpr u8 kInPile[kMaxPlayers + 1][3] = {{0, 0, 0}, {0, 0, 0}, {1, 1, 0}, {1, 1, 1},
                                            {2, 1, 1}, {2, 2, 1}, {2, 2, 2}};  // piles 3, 4, 5
constexpr int kFirstPile = 3;

struct Gates {
  u8 offer;  // 1: a card lies beside the gates
};

enum Events : u8 { kEvOffered, kEvDiscarded, kEvGateSet };

constexpr u32 kOneCard = 1u << kPassShift;
constexpr u32 cards_in(const Purse& hand) { return hand.word[kOddWord] >> kPassShift & 7u; }

void fill_pile(const Game& g, int pile, CardPile& cards) {
  if (pile < kFirstPile) return;
  for (int n = kInPile[g.players()][pile - kFirstPile]; n > 0; --n) cards.push_back(g.rules.owner(g.self).first_card);
}

void card_drawn(const Game& g, CardId card) {
  u8& offer = g.own<Gates>().offer;
  if (offer) {
    to_discard(g, card);
    return g.emit({.kind = kEvDiscarded});
  }
  offer = 1;
  g.emit({.kind = kEvOffered});
}

bool idle(const Position& g, CardId) { return g.own<Gates>().offer != 0; }

void offer_take(const Position& g, Seat, Payments& takes) {
  if (!g.own<Gates>().offer || takes.full()) return;
  Purse card{};
  card.word[kOddWord] = kOneCard;
  takes.push_back(card);
}

void took(const Game& g, Seat p, const Purse& cards) {
  if (!cards_in(cards)) return;
  g.own<Gates>().offer = 0;
  g.table().hand[p].word[kOddWord] += kOneCard;
}

constexpr Reject kNotPrinted = {"city-gates.R7", "Both walls under a gate must be printed on their tiles."};

Reject may_pass(const Position& g, Seat p, TileId t, u8 sides, Cell at, u8 side) {
  if (!cards_in(g.table().hand[p])) return {"city-gates.3", "You hold no gate card."};
  if (sides & palace::kOutwork) return {"city-gates.8", "A camp is not entered and carries no gate."};
  const Fit fit = palace::can_add(g.palace(p), sides, at);
  if (fit == Fit::kOk) return {"city-gates.R5", "The tile can be reached on foot there, so it gets no gate."};
  if (fit != Fit::kOnFoot) return alhambra::explain(g, {p, t, sides, at}, fit);
  if (!(palace::double_walls(g.palace(p), sides, at) >> side & 1))
    return {"city-gates.R4", "A gate stands on a double wall that the tile makes where it is laid."};
  return palace::passage_sides(g.palace(p), t, sides, at) >> side & 1 ? kAccepted : kNotPrinted;
}

void passage_opened(const Game& g, Seat p, TileId t, Cell at, u8 side) {
  g.table().hand[p].word[kOddWord] -= kOneCard;
  g.emit({.kind = kEvGateSet, .seat = p, .tile = t, .x = at.x, .y = at.y, .a = static_cast<u8>(side + 1)});
}

Reject explain_take(const Position&, Seat, const Purse& cards) {
  if (!cards_in(cards)) return kAccepted;
  return {"city-gates.3", "A gate card is taken alone, instead of money."};
}

Reject explain(const Position&, const Laying&, Fit fit) {
  if (fit == Fit::kPassage) return {"city-gates.4", "A tile under a gate is never removed or exchanged."};
  if (fit == Fit::kNoDoubleWall)
    return {"city-gates.R4", "A gate stands on a double wall of two tiles; a camp carries none."};
  return kAccepted;
}

void archive_tile(const Game& g, Seat p, TileId t, Archive& ar) {
  palace::Pieces& pieces = g.table().pieces;
  if (t >= g.rules.tile.size() || pieces.place[t] != palace::kInPalace + p) {
    if (ar.loading() && ar.has("gate")) ar.refuse("Only a tile in an Alhambra is laid with a gate.");
    return;
  }
  const Cell here{pieces.x[t], pieces.y[t]};
  u8 sides = 0;
  if (!ar.loading()) {
    for (int i = 0; i < pieces.passage_count; ++i)
      if (pieces.passages[i].owner == p && pieces.passages[i].cell == here)
        sides = static_cast<u8>(sides | 1u << pieces.passages[i].side);
    if (sides) ar.sides("gate", sides);
    return;
  }
  ar.sides("gate", sides);
  for (u8 s = 0; s < 4; ++s) {
    if (!(sides >> s & 1)) continue;
    if (pieces.passage_count >= g.players()) return ar.refuse("There are more gates than players.");
    const Cell there = palace::beside(here, static_cast<Side>(s));
    for (int i = 0; i < pieces.passage_count; ++i)
      if (pieces.passages[i].owner == p && pieces.passages[i].cell == there &&
          pieces.passages[i].side == palace::opposite(static_cast<Side>(s)))
        return ar.refuse("A gate stands on one of its two tiles, the one that was laid with it.");
    pieces.passages[pieces.passage_count++] = {p, here, s};
  }
}

void archive_table(const Game& g, Archive& ar) {
  u8& offer = g.own<Gates>().offer;
  if (ar.loading()) offer = 0;
  if (!ar.begin("city-gates")) return;
  bool on_offer = offer;
  ar.flag("offer", on_offer);
  offer = on_offer;
  ar.end();
}

void loaded(const Game& g, Archive& ar) {
  palace::Pieces& pieces = g.table().pieces;
  u32 cards = g.own<Gates>().offer + u32{pieces.passage_count};
  for (Seat p = 0; p < g.players(); ++p) cards += cards_in(g.table().hand[p]);
  if (cards > static_cast<u32>(g.players())) ar.refuse("There are more gate cards and gates than players.");
  for (int i = 0; i < pieces.passage_count; ++i) {
    const Passage& gate = pieces.passages[i];
    const Side side = static_cast<Side>(gate.side), facing = palace::opposite(side);
    const u8 own = palace::printed_at(g.palace(gate.owner), gate.cell),
             other = palace::printed_at(g.palace(gate.owner), palace::beside(gate.cell, side));
    if (!(own >> side & other >> facing & 1)) ar.refuse(kNotPrinted.sentence);
  }
}

int missing(const Position& g, CardId) { return g.own<Gates>().offer + g.table().pieces.passage_count; }

// A card is worth something for tiles to come, and more for a tile that waits for a gate.
int appraise(const Position& g, Seat p, const Prospects& o) {
  if (!cards_in(g.table().hand[p])) return 0;
  int best = o.turns ? 2 * o.money : 0;
  const auto waits = [&](TileId t) {
    const u8 sides = g.table().pieces.sides[t];
    if (sides == 0 || !(g.tile(t).flags & kIsBuilding) || palace::count_legal_cells(g.palace(p), sides)) return;
    best = std::max(best, o.gain[g.tile(t).type] / 3);
  };
  for_tiles_at(g.table().pieces, static_cast<u8>(palace::kInReserve + p), waits, g.rules.tile.size());
  return best;
}

using enum FieldType;
constexpr Field kGateFields[] = {{"tile", kTile}, {"at", kCell}, {"gate", kSide}};
constexpr EventKind kEvents[] = {{"offered", {}}, {"discarded", {}}, {"gate_set", kGateFields}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "city-gates",
             .title = "The City Gates",
             .summary = "Gate cards open a way through a double wall, for tiles nobody could walk to.",
             .provenance = nullptr},
    .state_size = sizeof(Gates),
    .schema = {"city-gates", {}, kEvents, {}},
    .cards = kCards,
    .fill_pile = fill_pile,
    .offer_take = offer_take,
    .took = took,
    .explain_take = explain_take,
    .card_drawn = card_drawn,
    .idle = idle,
    .explain = explain,
    .may_pass = may_pass,
    .passage_opened = passage_opened,
    .archive_table = archive_table,
    .archive_tile = archive_tile,
    .loaded = loaded,
    .missing = missing,
    .appraise = appraise,
};

}  // namespace comares::city_gates
