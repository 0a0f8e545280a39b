// The nine abilities, of which four are in play, and paying for them (red-palace.3.2, R24). An action names everything
// but the guards; these are asked for one by one, and the last one brings the effect. Who owns no guard pays points.
#include "games/alhambra/paying.h"
#include "games/red_palace/red_palace.h"

namespace comares::red_palace {

using namespace alhambra;
using palace::kEverySide;

namespace {

int place_on_board(const Position& g, u8 ability) {
  for (int i = 0; i < kAbilitiesInPlay; ++i)
    if (own(g).abilities[i] == ability) return i;
  return -1;
}

int points_for(const Position& g, u8 ability) { return kGuardCost[ability] * kPointsForGuard[g.table().scorings_done]; }

// Guards of the moved kind: one more than is paid must be there.
int guards_needed(u8 ability) { return kGuardCost[ability] + (ability == kMoveGuard); }

Reject check_cost(const Position& g, Seat p, int guards, u8 ability) {
  if (guards >= guards_needed(ability)) return kAccepted;
  if (ability == kMoveGuard) return {"red-palace.3.2", "You need a guard to pay with and another one to move."};
  if (guards > 0) return {"red-palace.R7", "You have too few guards, and who owns a guard cannot pay points."};
  if (g.state.scores[p] >= points_for(g, ability)) return kAccepted;
  return {"red-palace.3.2", "You have no guards and not enough points to pay in their place."};
}

// On the board, not yet used in this turn, and payable by who has so many guards.
Reject check_open(const Position& g, Seat p, int guards, u8 ability) {
  const int place = place_on_board(g, ability);
  if (place < 0) return {"red-palace.3.2", "This ability is not on the guard board."};
  if (own(g).used[place]) return {"red-palace.3.2", "You have used this ability in this turn."};
  return check_cost(g, p, guards, ability);
}

bool is_aside(const Position& g, TileId t) { return g.table().aside.contains(t); }

// A building set aside whose building tile can still be changed.
bool has_building_tile(const Position& g, TileId t) { return is_aside(g, t) && type_on(g, t) != kNoType; }

template <class Use>
void for_cards(const Position& g, Seat p, u8 currency, Use&& use) {
  for (int v = 1; v <= kMoneyValues; ++v)
    if (cards_of(g.table().hand[p].word[currency], v)) use(money_card(currency, v));
}

// Calls use(tile, slot) where the building of a tile set aside may be swapped with that on the slot, but for the card;
// until it says "enough" with false.
template <class Use>
void for_swaps(const Position& g, Use&& use) {
  if (g.table().aside.empty()) return;
  u8 there[kSlots];
  for (int slot = 0; slot < kSlots; ++slot) there[slot] = type_on(g, g.table().market[slot]);
  for (const TileId t : g.table().aside) {
    const u8 mine = type_on(g, t);
    for (u8 slot = 0; slot < kSlots && mine != kNoType; ++slot)
      if (there[slot] != kNoType && there[slot] != mine && !use(t, slot)) return;
  }
}
bool can_swap_any(const Position& g) {
  bool any = false;
  for_swaps(g, [&](TileId, u8) { return !(any = true); });
  return any;
}

bool can_redraw(const Position& g, TileId t) { return has_building_tile(g, t) && !own(g).previewed.contains(t); }

bool has_room_for_piece(const Position& g) {
  for (const TileId t : g.table().aside)
    if (piece_sides(g, t)) return true;
  return false;
}

bool is_free_section(const Position& g, Seat p, TileId t, u8 side) {
  const palace::Pieces& pieces = g.table().pieces;
  return t < g.rules.tile.size() && side < 4 && pieces.place[t] == palace::kInPalace + p &&
         !(pieces.sides[t] & palace::kOutwork) && pieces.sides[t] >> side & 1 && !own(g).guards[side].contains(t);
}

ActionHead head(u8 ability) { return ActionHead::of(kSelf, ability); }
constexpr u8 side_part(u8 side) { return static_cast<u8>(side + 1); }  // as fields write it

// ---- What is offered ---------------------------------------------------------------------------------------

void list_swaps(const Position& g, Seat p, Actions& out) {
  for_swaps(g, [&](TileId t, u8 slot) {
    const ActionHead swap = head(kSwapTile).with_tile(t).part_a(static_cast<u8>(slot + 1));
    for_cards(g, p, g.rules.slot_currency[slot], [&](CardId c) { out.add(swap.part_b(c)); });
    return true;
  });
}

Price preview_price(const Position& g, int space, u8 currency) {
  return {.currency = currency, .amount = g.tile(own(g).preview[space]).price, .exact_only = true, .use = Use::kTile};
}

// Kinds of money card that are in a hand, a bit each.
u64 kinds_in(const Purse& hand) {
  constexpr u32 kLowBits = 0x15555;  // of the two that count a value
  u64 kinds = 0;
  for (int c = 0; c < kCurrencies; ++c)
    kinds |= u64{gather_bits(hand.word[c] | hand.word[c] >> 1, kLowBits)} << c * kMoneyValues;
  return kinds;
}

// Actions that pay alike and differ in the further card. data: its kinds, a bit each; what is paid; its currency.
Action make_with_card(const ActionRun& run, u32 n) {
  Action a = run.head.part_b(static_cast<u8>(nth_bit(run.data[0], n))).pays();
  a.pay.word[run.data[2]] = static_cast<u32>(run.data[1]);
  return a;
}

void list_preview(const Position& g, Seat p, Actions& out) {
  const Purse& hand = g.table().hand[p];
  for (u8 space = 0; space < kPreview; ++space) {
    if (own(g).preview[space] == kNoTile) continue;
    for (u8 c = 0; c < kCurrencies; ++c) {
      const Price price = preview_price(g, space, c);
      const bool payable =
          price.amount <= kMostExact ? can_make(hand.word[c], price.amount) : card_sum(hand.word[c]) >= price.amount;
      if (!payable || out.enough()) continue;
      Payments pays;
      pays.clear();
      Purse usable{};
      usable.word[c] = hand.word[c];
      list_by_definition(g, p, Means::of(static_cast<u8>(1u << c)), usable, price, pays);
      for (const Purse& pay : pays) {
        const u64 kinds = kinds_in(hand - pay);
        auto& data = out.add_run(make_with_card, head(kFromPreview).part_a(static_cast<u8>(space + 1)),
                                 static_cast<u32>(std::popcount(kinds)));
        data[0] = kinds;
        data[1] = pay.word[c];
        data[2] = c;
      }
    }
  }
}

// Calls use(tile, side) for every guard of a seat.
template <class Use>
void for_guards(const Position& g, Seat p, Use&& use) {
  const TileSet his = tiles_of(g, p) & guarded(g);
  his.for_each([&](TileId t) {
    for (const Side s : kEverySide)
      if (own(g).guards[s].contains(t)) use(t, s);
  });
}

void list_moves(const Position& g, Seat p, Actions& out) {
  struct Section {
    TileId tile;
    u8 side;
  };
  FixedVec<Section, 4 * palace::kMaxTiles> free;
  free.clear();
  palace::for_tiles_at(
      g.table().pieces, static_cast<u8>(palace::kInPalace + p),
      [&](TileId t) {
        for (const Side s : kEverySide)
          if (is_free_section(g, p, t, s)) free.push_back({t, s});
      },
      g.rules.tile.size());
  for_guards(g, p, [&](TileId t, Side s) {
    if (out.enough()) return;
    const ActionHead from = head(kMoveGuard).with_tile(t).part_a(side_part(s));
    for (const auto& [to, side] : free) out.add(from.part_b(to).part_c(side_part(side)));
  });
}

void list_one(const Position& g, Seat p, u8 ability, Actions& out) {
  switch (ability) {
    case kSwapTile: return list_swaps(g, p, out);
    case kFromPreview: return list_preview(g, p, out);
    case kWallPiece:
      if (pieces_in_supply(g) > 0 && has_room_for_piece(g)) out.add(head(ability));
      return;
    case kAsExact:
      if (own(g).overpaid) out.add(head(ability));
      return;
    case kTakeCard:
      for (std::size_t i = 0; i < g.table().display.size(); ++i) {
        const CardId c = g.table().display[i];
        bool twice = false;
        for (std::size_t k = 0; k < i; ++k) twice |= g.table().display[k] == c;
        if (!twice) out.add(head(ability).part_a(c));
      }
      return;
    case kRandomTile:
      if (own(g).bag_size == 0) return;
      for (const TileId t : g.table().aside)
        if (can_redraw(g, t)) out.add(head(ability).with_tile(t));
      return;
    case kPlaza:
      if (next_plaza(g) != kNoTile && !g.table().aside.full()) out.add(head(ability));
      return;
    case kMoveGuard: return list_moves(g, p, out);
    default:
      for (u8 type = 0; type < kBuildings; ++type)
        if (own(g).half[type] == 0) out.add(head(ability).part_a(type));
  }
}

bool at_main_action(const Position& g) { return g.top().owner == 0 && g.top().kind == kMainAction; }

}  // namespace

void list_abilities(const Position& g, Seat p, Actions& out) {
  const int guards = guards_of(g, p);
  for (const u8 ability : own(g).abilities)
    if ((ability != kFromPreview || at_main_action(g)) && !check_open(g, p, guards, ability))
      list_one(g, p, ability, out);
}

bool might_use_abilities(const Position& g, Seat p) {
  const int guards = guards_of(g, p);
  for (const u8 ability : own(g).abilities) {
    if (ability == kFromPreview || check_open(g, p, guards, ability)) continue;
    if (ability == kSwapTile) {  // others do not know which cards he has
      if (!g.table().hand[p].empty() && can_swap_any(g)) return true;
      continue;
    }
    FewActions some;
    list_one(g, p, ability, some);
    if (!some.empty()) return true;
  }
  return false;
}

namespace {

// ---- Whether one is lawful ---------------------------------------------------------------------------------

bool holds_card(const Position& g, Seat p, CardId c) {
  return c < kScoringCard1 && copies_in(g.rules, g.table().hand[p], c);
}

Reject check_swap(const Position& g, Seat p, const Action& a) {
  if (!is_aside(g, a.tile)) return {"red-palace.3.2", "Swap the building of a tile that you bought in this turn."};
  if (type_on(g, a.tile) == kNoType) return {"red-palace.8", "No building tile lies on that tile."};
  if (a.a < 1 || a.a > kSlots) return {"red-palace.11", "Yard spaces are numbered 1 to 4."};
  const TileId there = g.table().market[a.a - 1];
  if (there == kNoTile || type_on(g, there) == kNoType)
    return {"red-palace.8", "There is no building tile on that space of the yard."};
  if (type_on(g, there) == type_on(g, a.tile)) return {"red-palace.R27", "Two buildings of one type are not swapped."};
  if (!holds_card(g, p, a.b)) return {"red-palace.3.2", "You do not hold that card."};
  if (g.rules.card[a.b].word != g.rules.slot_currency[a.a - 1])
    return {"red-palace.3.2", "Pay a card of the currency of that space."};
  return kAccepted;
}

Reject check_preview(const Position& g, Seat p, const Action& a) {
  if (!at_main_action(g)) return {"red-palace.R4", "Buying from the preview takes a main action."};
  if (a.a < 1 || a.a > kPreview) return {"red-palace.11", "Spaces of the preview are numbered 1 to 3."};
  if (own(g).preview[a.a - 1] == kNoTile) return {"red-palace.3.2", "That space of the preview is empty."};
  int excess;
  if (Reject why = check_payment(g, p, preview_price(g, a.a - 1, kAnyCurrency), a.pay, excess)) return why;
  if (a.b < kScoringCard1 && copies_in(g.rules, g.table().hand[p] - a.pay, a.b)) return kAccepted;
  return {"red-palace.3.2", "Pay one more card of any kind, besides the price."};
}

Reject check_move(const Position& g, Seat p, const Action& a) {
  if (!is_guard(g, p, a.tile, static_cast<u8>(a.a - 1))) return {"red-palace.3.2", "No guard of yours stands there."};
  if (is_free_section(g, p, a.b, static_cast<u8>(a.c - 1))) return kAccepted;
  return {"red-palace.R9", "Move it to a wall of your own Alhambra that bears no guard."};
}

Reject check_effect(const Position& g, Seat p, const Action& a) {
  switch (a.verb) {
    case kSwapTile: return check_swap(g, p, a);
    case kFromPreview: return check_preview(g, p, a);
    case kWallPiece:
      if (pieces_in_supply(g) <= 0) return {"red-palace.3.2", "There are no wall pieces left."};
      if (has_room_for_piece(g)) return kAccepted;
      return {"red-palace.R25", "No tile that you got in this turn has room for a wall piece."};
    case kAsExact:
      if (own(g).overpaid) return kAccepted;
      return {"red-palace.R6", "You have not overpaid a building of the yard in this turn."};
    case kTakeCard:
      if (g.table().display.contains(a.a)) return kAccepted;
      return {"red-palace.3.2", "That card does not lie in the display."};
    case kRandomTile:
      if (own(g).bag_size == 0) return {"red-palace.3.2", "The bag is empty."};
      if (can_redraw(g, a.tile)) return kAccepted;
      return {"red-palace.R5", "Choose a building that you bought from the yard in this turn."};
    case kPlaza:
      if (next_plaza(g) != kNoTile && !g.table().aside.full()) return kAccepted;
      return {"red-palace.3.2", "There are no plazas left."};
    case kMoveGuard: return check_move(g, p, a);
    default:
      if (a.a < kBuildings && own(g).half[a.a] == 0) return kAccepted;
      return {"red-palace.3.2", "That half-building has been taken."};
  }
}

// ---- What it does ------------------------------------------------------------------------------------------

void swap_buildings(const Game& g, Seat p, const Action& a) {
  const TileId there = g.table().market[a.a - 1];
  const u8 mine = type_on(g, a.tile), other = type_on(g, there);
  set_building(g, a.tile, other);
  set_building(g, there, mine);
  g.emit({.kind = kEvBuildingsSwapped, .seat = p, .tile = a.tile, .a = a.a, .b = other, .c = mine});
}

void take_preview(const Game& g, Seat p, const Action& a) {
  u8& there = own(g).preview[a.a - 1];
  const TileId tile = there;
  there = kNoTile;
  g.table().pieces.place[tile] = palace::kSetAside;
  g.table().aside.push_back(tile);
  own(g).previewed.add(tile);
  g.top().d[0] = 1;  // paid exactly: the main action goes on
  g.emit({.kind = kEvBoughtFromPreview, .seat = p, .tile = tile, .a = a.a});
}

void draw_new_building(const Game& g, Seat p, TileId t) {
  Own& mine = own(g);
  const u8 old = type_on(g, t), drawn = draw_type(mine);
  set_building(g, t, drawn);
  const u32 place = g.chance().below(mine.bag_size + 1u);
  for (u32 i = mine.bag_size++; i > place; --i) mine.bag[i] = mine.bag[i - 1];
  mine.bag[place] = old;
  g.emit({.kind = kEvNewBuilding, .seat = p, .tile = t, .a = drawn, .b = old});
}

void take_plaza(const Game& g, Seat p) {
  const TileId t = next_plaza(g);
  g.table().pieces.place[t] = palace::kSetAside;
  g.table().aside.push_back(t);
  g.emit({.kind = kEvPlazaTaken, .seat = p, .tile = t});
}

void take_card(const Game& g, Seat p, CardId card) {
  Table& t = g.table();
  for (std::size_t i = 0; i < t.display.size(); ++i) {
    if (t.display[i] != card) continue;
    t.display.erase_at(i);
    break;
  }
  to_hand(g, p, card);
  g.core().emit({.kind = kEvMoneyTaken, .seat = p, .pay = purse_of(g.rules, card)});
}

void move_guard(const Game& g, Seat p, const Action& a) {
  Own& mine = own(g);
  mine.guards[a.a - 1].remove(a.tile);
  mine.guards[a.c - 1].add(a.b);
  g.emit({.kind = kEvGuardMoved, .seat = p, .tile = a.tile, .a = a.a, .b = a.b, .c = a.c});
}

// All is paid; what asked for guards is off the agenda.
void take_effect(const Game& g, Seat p, const Action& a) {
  Own& mine = own(g);
  mine.ability = 0;
  switch (a.verb) {
    case kSwapTile: return swap_buildings(g, p, a);
    case kFromPreview: return take_preview(g, p, a);
    case kWallPiece: mine.wall_piece = 1; return g.emit({.kind = kEvWallPieceTaken, .seat = p});
    case kAsExact: mine.overpaid = 0; return ask_main_action(g, p, true);
    case kTakeCard: return take_card(g, p, a.a);
    case kRandomTile: return draw_new_building(g, p, a.tile);
    case kPlaza: return take_plaza(g, p);
    case kMoveGuard: return move_guard(g, p, a);
    default: mine.half[a.a] = static_cast<u8>(p + 1); return g.emit({.kind = kEvHalfTaken, .seat = p, .a = a.a});
  }
}

}  // namespace

Reject check_ability(const Position& g, Seat p, const Action& a) {
  const bool moment = at_main_action(g) || (g.top().owner == kSelf && g.top().kind == kUsingAbilities);
  if (!moment) return {"red-palace.3.3", "Abilities are used before the end of the turn, one at a time."};
  if (Reject why = check_open(g, p, guards_of(g, p), a.verb)) return why;
  return check_effect(g, p, a);
}

void use_ability(const Game& g, Seat p, const Action& a) {
  Own& mine = own(g);
  if (!at_main_action(g)) g.pop();  // asked again, if there is more to use
  mine.used[place_on_board(g, a.verb)] = 1;
  const bool card = a.verb == kSwapTile || a.verb == kFromPreview;
  Purse paid = a.verb == kFromPreview ? a.pay : Purse{};
  if (card) paid = paid + purse_of(g.rules, a.b);
  g.emit({.kind = kEvAbilityUsed, .seat = p, .a = a.verb, .pay = paid});
  if (card) spend(g.core(), p, paid);
  if (guards_of(g, p) == 0) {
    const int points = points_for(g, a.verb);
    g.state.scores[p] = static_cast<i16>(g.state.scores[p] - points);
    g.emit({.kind = kEvPointsPaid, .seat = p, .amount = static_cast<i16>(points)});
    return take_effect(g, p, a);
  }
  mine.ability = head_of(a).packed;
  g.ask(kPayingGuard, p, kGuardCost[a.verb]);
}

// ---- Paying guards -----------------------------------------------------------------------------------------

namespace {

Action ability_under_way(const Position& g) {
  ActionHead head;
  head.packed = own(g).ability;
  return head.pays();
}

// The guard that is to be moved cannot be paid (R26).
bool is_to_move(const Position& g, TileId t, u8 side) {
  const Action a = ability_under_way(g);
  return a.verb == kMoveGuard && a.tile == t && a.a == side_part(side);
}

}  // namespace

void list_guards(const Position& g, Seat p, Actions& out) {
  for_guards(g, p, [&](TileId t, Side s) {
    if (!is_to_move(g, t, s)) out.add(ActionHead::of(kSelf, kPayGuard).with_tile(t).part_a(side_part(s)));
  });
}

Reject check_guard(const Position& g, Seat p, const Action& a) {
  if (a.owner != kSelf || a.verb != kPayGuard) return {"red-palace.R24", "Pay the guards for your ability first."};
  if (!is_guard(g, p, a.tile, static_cast<u8>(a.a - 1))) return {"red-palace.3.2", "No guard of yours stands there."};
  if (is_to_move(g, a.tile, static_cast<u8>(a.a - 1)))
    return {"red-palace.R26", "The guard that is to be moved cannot be paid."};
  return kAccepted;
}

void pay_guard(const Game& g, Seat p, const Action& a) {
  Own& mine = own(g);
  mine.guards[a.a - 1].remove(a.tile);
  ++mine.posted;
  g.emit({.kind = kEvGuardPaid, .seat = p, .tile = a.tile, .a = a.a});
  if (--g.top().d[0]) return;
  g.pop();
  take_effect(g, p, ability_under_way(g));
}

// ---- The wall piece ----------------------------------------------------------------------------------------

void list_wall_sides(const Position& g, Actions& out) {
  for (const TileId t : g.table().aside)
    for (const Side s : kEverySide)
      if (piece_sides(g, t) & palace::bit(s))
        out.add(ActionHead::of(kSelf, kFixWallPiece).with_tile(t).part_a(side_part(s)));
}

Reject check_wall_side(const Position& g, const Action& a) {
  if (a.owner != kSelf || a.verb != kFixWallPiece)
    return {"red-palace.R25", "Fix the wall piece before you place your tiles."};
  if (!is_aside(g, a.tile)) return {"red-palace.R25", "The wall piece goes on a tile that you got in this turn."};
  if (a.a >= 1 && a.a <= 4 && piece_sides(g, a.tile) >> (a.a - 1) & 1) return kAccepted;
  return {"red-palace.4", "A wall piece goes on a free side of a tile with at most two walls, never on a camp."};
}

void fix_wall_piece(const Game& g, Seat p, const Action& a) {
  g.pop();
  own(g).wall_piece = 0;
  palace::add_walls(g.palace(p), a.tile, palace::bit(static_cast<Side>(a.a - 1)));
  g.emit({.kind = kEvWallPieceFixed, .seat = p, .tile = a.tile, .a = a.a});
}

}  // namespace comares::red_palace
