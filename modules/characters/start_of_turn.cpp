// Dancer, money-changer and beggar: once in each turn of the owner, before the first action (phase A).
#include <algorithm>
#include <cstring>

#include "modules/characters/characters.h"

namespace comares::characters {

namespace {

bool beggar_can_draw(const Position& g, Seat p) {
  return money_cards(g.table().hand[p]) < kBeggarBelow && cards_left(g);
}

Reject check_start(const Position& g, Seat p, Character c) {
  if (g.top().owner != 0 || g.top().kind != kStartOption)
    return {"characters.3", "That character is used before the first action of your own turn."};
  if (!owns(g, p, c)) return {"characters.3", "You do not own that character."};
  if (!ready(g, p, c)) return {"characters.R1", "Each character is used once in a turn."};
  return kAccepted;
}

}  // namespace

void turn_begins(const Game& g, Seat) {
  Characters& own = g.own<Characters>();
  own.used = 0;
  if (!own.in) return;
  // Only a position loaded without the rest of its auction begins a turn with a card on offer.
  for (u8& w : own.where)
    if (w == kOnOffer) w = kOut;
  own.bid = own.leader = own.in = 0;
}

// Money cards of the display, each kind once.
FixedVec<CardId, kDisplay> different_money(const Position& g) {
  FixedVec<CardId, kDisplay> kinds;
  kinds.clear();
  for (const CardId c : g.table().display)
    if (is_money(g, c) && !kinds.contains(c)) kinds.push_back(c);
  return kinds;
}

// He may have drawn a card that is no money, and nobody saw it.
bool drew_unseen(const Position& g, Seat p) { return g.rules.hands_hide_other_cards && owns(g, p, kBeggar); }

bool might_start(const Position& g, Seat p) {
  const Table& t = g.table();
  const Purse& hand = t.hand[p];
  const bool has_cards = !secret_part(g.rules, hand).empty();
  if (ready(g, p, kDancer) && t.bag_size > 0 && empty_slots(g) != (1u << kSlots) - 1) return true;
  if (ready(g, p, kMoneyChanger) && has_cards &&
      std::ranges::any_of(t.display, [&](CardId c) { return is_money(g, c); }))
    return true;
  return ready(g, p, kBeggar) && (money_cards(hand) < kBeggarBelow || g.rules.hands_hide_other_cards) && cards_left(g);
}

void offer_start(const Position& g, Seat p, Actions& out) {
  const Table& t = g.table();
  if (ready(g, p, kDancer) && t.bag_size > 0) {
    for (u8 slot = 0; slot < kSlots; ++slot)
      if (t.market[slot] != kNoTile) out.add({g.self, kDoDancer, kNone, 0, 0, static_cast<u8>(slot + 1)});
  }
  if (ready(g, p, kMoneyChanger)) list_changes(g, p, out);
  if (ready(g, p, kBeggar) && beggar_can_draw(g, p)) out.add({g.self, kDoBeggar});
}

Reject check_dancer(const Position& g, Seat p, const Action& a) {
  if (Reject why = check_start(g, p, kDancer)) return why;
  if (g.table().bag_size == 0) return {"characters.R13", "The dancer needs a tile in the bag."};
  if (a.a < 1 || a.a > kSlots || g.table().market[a.a - 1] == kNoTile)
    return {"characters.R13", "Choose a market slot that holds a tile."};
  return kAccepted;
}

// The old tile waits at the bottom of the bag, where the draw does not reach it.
void dancer(const Game& g, Seat p, const Action& a) {
  Table& t = g.table();
  const u8 slot = static_cast<u8>(a.a - 1);
  const TileId old = t.market[slot];
  g.pop();
  use(g, kDancer);
  t.market[slot] = kNoTile;
  t.pieces.place[old] = palace::kInBag;
  std::memmove(t.bag + 1, t.bag, t.bag_size++);
  t.bag[0] = old;
  g.emit({.kind = kEvDancer, .seat = p, .tile = old, .a = a.a});
  g.begin(kDance, p, slot);
}

void step_dance(const Game& g) {
  Table& t = g.table();
  const u8 slot = g.top().d[0];
  if (!fill_slot(g.core(), slot, 1)) return;  // a tile is claimed first; then the draw goes on
  g.pop();
  if (t.market[slot] != kNoTile) return g.chance().shuffle(std::span(t.bag, t.bag_size));
  TileId old = kNoTile;
  draw_tile(g, old);  // nothing came for the slot: it stays as it was
  lay_on_market(g.core(), slot, old);
}

Reject check_money_changer(const Position& g, Seat p, const Action& a) {
  if (Reject why = check_start(g, p, kMoneyChanger)) return why;
  const Table& t = g.table();
  if (!is_money(g, a.a) || copies_in(g.rules, t.hand[p], a.a) == 0)
    return {"characters.3", "Give a money card of your own hand."};
  if (!is_money(g, a.b) || !t.display.contains(a.b))
    return {"characters.3", "Take a money card that lies in the display."};
  if (g.rules.card[a.b].value > g.rules.card[a.a].value)
    return {"characters.3", "Take a card of equal or lower value."};
  return kAccepted;
}

void take_from_display(const Game& g, Seat p, CardId card) {
  Table& t = g.table();
  for (std::size_t i = 0; i < t.display.size(); ++i) {
    if (t.display[i] != card) continue;
    t.display.erase_at(i);
    to_hand(g, p, card);
    return;
  }
}

void money_changer(const Game& g, Seat p, const Action& a) {
  g.pop();
  use(g, kMoneyChanger);
  spend(g.core(), p, purse_of(g.rules, a.a));
  take_from_display(g, p, a.b);
  g.emit({.kind = kEvMoneyChanger, .seat = p, .a = a.a, .b = a.b});
}

Reject check_beggar(const Position& g, Seat p) {
  if (Reject why = check_start(g, p, kBeggar)) return why;
  if (!beggar_can_draw(g, p))
    return {"characters.3", "The beggar helps who holds fewer than three money cards, while there are cards to draw."};
  return kAccepted;
}

void beggar(const Game& g, Seat p) {
  g.pop();
  use(g, kBeggar);
  g.emit({.kind = kEvBeggar, .seat = p});
  g.begin(kBeg, p);
}

// Every card drawn is dealt with by its own rule, up to the first for the hand (R16).
void step_beg(const Game& g) {
  const Seat p = g.top().seat;
  if (begin_due_scoring(g.core())) return;
  CardId card;
  if (!cards_left(g) || !draw_card(g.core(), card)) {
    g.pop();
    g.emit({.kind = kEvBeggedNothing, .seat = p});
    return;
  }
  if (turn_up(g.core(), card) != Drawn::kStays) return;
  g.pop();
  to_hand(g, p, card);
  g.emit({.kind = kEvBegged, .seat = p, .audience = only_for(p), .a = card});
  g.emit({.kind = kEvBegged, .seat = p, .audience = all_but(p), .a = kNone});
}

}  // namespace comares::characters
