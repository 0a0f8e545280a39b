// What the game's own turns and the modules both do: pay, draw, set aside, place, redesign, refill.
// Functions that list or check only read. Of those that take a Game, the ones that give a Reject check first, and
// then answer the decision on top; the others trust their caller.
#pragma once
#include "games/alhambra/frames.h"
#include "games/palace/pieces.h"

namespace comares::alhambra {

// The player due next, N (base R21).
Seat due_next(const Position&);
Seat active_player(const Position&);
// Free actions are open to the active player at every decision of his turn from A to D.
bool free_actions_open(const Position&);

// Money (money.cpp, payments.cpp). With `like`: adds one action for each payment or take.
int worth(const Position&, Seat, const Purse&);
void list_means(const Position&, Seat, const Price&, MeansList& out);
void list_payments(const Position&, Seat, const Price&, ActionHead like, Actions& out);
bool is_crowded(const Actions&);  // of each further ware only a few payments are listed
// Whatever lies on the market, paid as `how` says (currency and sum are the slot's); `like` is for slot 1.
void list_purchases(const Position&, Seat, const Price& how, ActionHead like, Actions& out);
int most_payable(const Position&, Seat, const Price&);        // by one means
Purse all_of_one_means(const Position&, Seat, const Price&);  // … by which that is
Reject check_payment(const Position&, Seat, const Price&, const Purse& pay, int& excess);
void spend(const Game&, Seat, const Purse& pay);
void list_takes(const Position&, Seat, ActionHead like, Actions& out);
Reject check_take(const Position&, Seat, const Purse& cards);
Reject take(const Game&, Seat, const Purse& cards);
int copies_in(const Rules&, const Purse&, CardId);
u32 cards_in_pile(const Position&, CardId from, int count);  // bit per card of these in the money pile
// At setup: n of a module's cards, of which `all` has a bit each, that are not yet dealt.
void deal_into_pile(const Game&, u32 all, int n, CardPile& pile);
bool draw_card(const Game&, CardId& card);            // false: nothing left to draw
bool cards_left(const Position&);                     // drawing can still bring something
enum class Drawn : u8 { kStays, kDealtWith, kAsks };  // for the drawer; done; a frame was pushed
Drawn turn_up(const Game&, CardId);                   // what a card just drawn sets off
bool begin_due_scoring(const Game&);                  // false: no scoring card waits
void to_discard(const Game&, CardId);
void to_display(const Game&, CardId);
void to_hand(const Game&, Seat, CardId);
Purse purse_of(const Rules&, CardId);
void fill_display(const Game&);  // as far as the cards on top simply come to lie there

// Buying (wares.cpp). The window: phase F, between two turns.
Ware market_ware(const Position&, int slot, When);
bool buys_between(const Position&, Seat);                    // may this seat buy anything in the window?
void list_wares(const Position&, Seat, When, Actions& out);  // … of modules; the market: list_purchases
bool buys_ware(const Position&, const Action&);              // does this action buy a module's ware?
Reject check_purchase(const Position&, const Action&);       // of such an action
Reject purchase(const Game&, const Action&);
Deal deal_of(const Ware&, Seat buyer, int excess, When);
void complete_purchase(const Game&, const Deal&);  // after the thing was handed over
void settle(const Game&, const Deal&);             // what follows any payment, base R23

// Tiles (building.cpp).
Price price_of_slot(const Position&, int slot);
u32 empty_slots(const Position&);  // bit each
bool draw_tile(const Game&, TileId& tile);
void lay_on_market(const Game&, int slot, TileId);
void take_from_market(const Game&, int slot);     // the tile is set aside
bool ask_for_aside(const Game&, Seat, Occasion);  // to place what is set aside; false: nothing is
void list_placements(const Position&, Seat, Actions& out);
Reject check_placement(const Position&, const Action&);
Reject placement(const Game&, const Action&);
void list_redesigns(const Position&, Seat, Actions& out);
bool can_redesign(const Position&, Seat);
Reject check_redesign(const Position&, Seat, const Action&);
// May the tile in that cell go, as far as modules are concerned, for the one that comes (kNoTile: none)?
Reject check_leaving(const Position&, Seat, Cell, TileId in, u8 sides);
Reject redesign(const Game&, Seat, const Action&);
// Draws for an empty slot, down to the last `leave` tiles of the bag, until one stays there. False:
// somebody is asked about a tile first; call again afterwards.
bool fill_slot(const Game&, u8 slot, int leave = 0);
Reject explain(const Position&, const Laying&, palace::Fit);
Reject check_lying(const Position&, const Laying&);  // a condition of the tile's own module, where it fits
void dirk_draws(const Game&, int count);

// Setting up (setup.cpp).
void found_palaces(const Game&);
void fill_market(const Game&);
void make_deck(const Game&, CardPile& deck);                              // shuffled, next card last
Purse deal_start_money(const Game&, CardPile& deck, u8& cards, u8& sum);  // card by card up to the sum
void stack_piles(const Game&, CardPile& deck);  // the display, then five piles with what goes into them

// Scoring (scoring.cpp).
void count_buildings(const Position&, i16 (&halves)[kMaxPlayers + 1][kBuildings]);
void score_position(const Position&, int round, ScoreSheet&);

// The agenda (turn.cpp, setup.cpp, scoring.cpp, endgame.cpp): each runs the procedure on top.
void step_setup(const Game&);
void step_turn(const Game&);
void step_settle(const Game&);
void step_money(const Game&);
void step_market(const Game&);
void step_window(const Game&);
void step_placing(const Game&);
void restart_window(const Game&);  // its frame is on top: all may think again (thieves section 3)
void step_scoring(const Game&);
void step_end(const Game&);

using palace::for_tiles_at;

}  // namespace comares::alhambra
