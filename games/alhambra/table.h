// What lies on the table in a game of Alhambra, for up to six players. Part of State's body, copied
// with it; modules in play keep their own parts behind it.
#pragma once
#include "games/alhambra/data.h"
#include "games/alhambra/purse.h"

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

struct Table {
  palace::Pieces pieces;
  palace::Palace palaces[kMaxPlayers];
  Purse hand[kMaxPlayers];

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
