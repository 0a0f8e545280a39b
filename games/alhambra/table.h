// What lies on the table in a game of Alhambra: the first part of State's body. The players' palaces lie behind
// it, and behind these the parts of the modules in play (context.h).
#pragma once
#include "games/alhambra/data.h"
#include "games/alhambra/purse.h"
#include "games/palace/pieces.h"

namespace comares::alhambra {

using palace::Cell;
using palace::kNoTile;
using palace::TileId;
using CardId = u8;

// Money cards come first among the cards: currency · 9 + value - 1; then the scoring cards.
inline constexpr CardId kScoringCard1 = 36, kScoringCard2 = 37, kFirstModuleCard = 38;
constexpr CardId money_card(int currency, int value) {
  return static_cast<CardId>(currency * kMoneyValues + value - 1);
}

inline constexpr int kCardRoom = 176;  // all cards that can ever be drawn from the money pile
inline constexpr int kBagRoom = 96;

// A payment just made, while what follows it is under way (base R23); there is one at a time.
struct Deal {
  u8 owner, verb;  // of the action that paid
  u8 what;         // its part `a`: slot, card, …
  TileId tile;     // bought with it, or kNoTile
  u8 printed;      // price that other rules read
  u8 excess;
  u8 follows;  // stages and more (wares.h)
  Seat buyer;
  u8 exact;  // a sum that fits is not always exact: a site is never
  u8 own_turn;
};

struct Table {
  palace::Pieces pieces;
  Purse hand[kMaxPlayers];
  palace::TileSet hidden;  // tiles whose type and kind count for nobody now
  Deal deal;

  u8 cards[kCardRoom];  // money pile from the front, its top last; discard from the back
  u8 pile, discard;     // their sizes
  u8 pile_end[kPiles];  // until the first reshuffle: size of the pile down to and with pile 5, 4, …

  u8 bag[kBagRoom];  // next tile last
  u8 bag_size;
  u8 market[kSlots];
  FixedVec<CardId, kDisplay> display;
  FixedVec<TileId, 18> aside;  // obtained and not yet placed, by the one player who is placing
  u8 award[kSlots];            // final distribution: who gets the tile of a slot

  u8 first_player;
  u8 scorings_done;
  u8 due_scorings;  // bit k - 1: card of scoring k has come up and waits for a full display
};

}  // namespace comares::alhambra
