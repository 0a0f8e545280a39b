// The auction of a character that comes up: raise or pass, until one is left, who pays.
#include "modules/characters/characters.h"

namespace comares::characters {

namespace {

// A character is no ware, but paying for one gives change like other payments.
Ware bid_ware(const Position& g, u8 amount) {
  return {.action = ActionHead::of(g.self, kPay),
          .tile = kNoTile,
          .printed = amount,
          .follows = stage_bit(PayStage::kMoneyBack) | kNeverExact,
          .price = bid_price(amount)};
}

int most_bid(const Position& g, Seat p) {
  const int most = most_payable(g, p, bid_price(1));
  return most < kMostBid ? most : kMostBid;
}

Action make_bid(const ActionRun& run, u32 n) { return run.head.plus(n).pays(); }

}  // namespace

void card_drawn(const Game& g, CardId card) {
  Characters& own = g.own<Characters>();
  const u8 c = static_cast<u8>(card - card_of(g, 0));
  own.where[c] = kOnOffer;
  own.bid = own.leader = 0;
  own.in = static_cast<u8>((1u << g.players()) - 1);
  g.emit({.kind = kEvAuction, .a = card});
  g.begin(kAuction, due_next(g), c);
}

// seat: whose turn it is to bid, unless he has passed. d[0]: the character.
void step_auction(const Game& g) {
  Frame& f = g.top();
  Characters& own = g.own<Characters>();
  if (own.in == 0) {
    own.where[f.d[0]] = kOut;
    g.emit({.kind = kEvUnsold, .a = card_of(g, f.d[0])});
    g.pop();
    return;
  }
  if (own.leader && own.in == 1u << (own.leader - 1)) {
    const u8 lot = f.d[0];
    g.pop();
    g.ask(kPayBid, static_cast<Seat>(own.leader - 1), lot);
    return;
  }
  while (!(own.in >> f.seat & 1)) f.seat = g.next(f.seat);
  const Seat p = f.seat;
  f.seat = g.next(p);
  g.ask(kBidOrPass, p, f.d[0]);  // also one who can only pass: his hand is secret
}

void list_bids(const Position& g, Seat p, Actions& out) {
  const int so_far = g.own<Characters>().bid, most = most_bid(g, p);
  if (most > so_far)
    out.add_run(make_bid, {g.self, kBid, kNone, 0, 0, static_cast<u8>(so_far + 1)}, static_cast<u32>(most - so_far));
  out.add({0, kPass});
}

Reject check_bid(const Position& g, Seat p, const Action& a) {
  if (a.owner == 0 && a.verb == kPass) return kAccepted;
  if (a.owner == 0 || a.verb != kBid) return {"characters.3", "A character is up for auction: bid or pass."};
  if (a.a <= g.own<Characters>().bid) return {"characters.3", "Bid at least one more than the highest bid, or pass."};
  if (a.a > most_bid(g, p)) return {"characters.R2", "You cannot pay that much in one currency."};
  return kAccepted;
}

void bid(const Game& g, Seat p, const Action& a) {
  Characters& own = g.own<Characters>();
  g.pop();
  if (a.owner == 0) {
    own.in = static_cast<u8>(own.in & ~(1u << p));
    g.emit({.kind = kEvBidPassed, .seat = p});
    return;
  }
  own.bid = a.a;
  own.leader = static_cast<u8>(p + 1);
  g.emit({.kind = kEvBid, .seat = p, .amount = a.a});
}

void list_bid_payments(const Position& g, Seat p, Actions& out) {
  const Price price = bid_price(g.own<Characters>().bid);
  list_payments(g, p, price, {g.self, kPay}, out);
  if (!out.empty()) return;
  Action all{.owner = g.self, .verb = kPay};  // a huge hand whose payments are too many to search: all of one kind
  all.pay = all_of_one_means(g, p, price);
  out.push_back(all);
}

Reject check_bid_payment(const Position& g, Seat p, const Action& a) {
  if (a.owner == 0 || a.verb != kPay) return {"characters.3", "Pay what you bid."};
  const u8 amount = g.own<Characters>().bid;
  int excess;
  const Reject why = check_payment(g, p, bid_price(amount), a.pay, excess);
  if (why && holds(g.table().hand[p], a.pay) && worth(g, p, a.pay) < amount)
    return {"characters.3", "That is less than your bid."};
  return why;
}

void pay_bid(const Game& g, Seat p, const Action& a) {
  Characters& own = g.own<Characters>();
  const u8 lot = g.top().d[0], amount = own.bid;
  const int excess = worth(g, p, a.pay) - amount;
  g.pop();
  own.bid = own.leader = own.in = 0;
  spend(g.core(), p, a.pay);
  give(g, p, lot);
  g.emit({.kind = kEvWon, .seat = p, .a = card_of(g, lot), .amount = amount, .pay = a.pay});
  if (lot == kMagician) g.ask(kPointsOrSwap, p);
  settle(g.core(), deal_of(bid_ware(g, amount), p, excess, When::kTurn));
}

}  // namespace comares::characters
