// Change: whoever pays too much draws one coin for every two of the excess.
//   Setup   24 coins, six of each currency, in a bag; nobody has one.
//   Change  drawn blindly and at once, as far as the bag goes; coins of the same payment are back in it by then.
//   Paying  a coin is money of value 1 of its currency in any payment; it lies open and is no card.
// What the bag holds follows from what the players have.
// Scenarios: tests/scenarios/change/
#include <algorithm>

#include "games/alhambra/moves.h"

namespace comares::change {

using namespace alhambra;

namespace {

// Provenance: 24 coins of value 1 (rulebook), six of each currency (a review of the third extension, R2).
constexpr PieceKind kCoins[] = {worth_one("coin-denar", kDenar), worth_one("coin-dirham", kDirham),
                                worth_one("coin-ducat", kDucat), worth_one("coin-florin", kFlorin)};
constexpr const char* kCoinIds[] = {kCoins[kDenar].id, kCoins[kDirham].id, kCoins[kDucat].id, kCoins[kFlorin].id};
constexpr int kOfEach = 6, kExcessPerCoin = 2;
constexpr u32 kOneCoin = 1u << kSingleShift;
static_assert(kOfEach < 1 << kSingleWidth);

enum Events : u8 { kEvDrawn };

int coins_in(const Purse& hand, int currency) {
  return static_cast<int>(hand.word[currency] >> kSingleShift & ((1u << kSingleWidth) - 1u));
}

int in_bag(const Position& g, int currency) {
  int left = kOfEach;
  for (Seat p = 0; p < g.players(); ++p) left -= coins_in(g.table().hand[p], currency);
  return left;
}

void after_payment(const Game& g, const Deal& paid, PayStage) {
  int bag[kCurrencies], all = 0;
  for (int c = 0; c < kCurrencies; ++c) all += bag[c] = in_bag(g, c);
  const int due = std::min(paid.excess / kExcessPerCoin, all);
  if (due == 0) return;
  Purse drawn{};
  Stream chance = g.chance();
  for (int n = 0; n < due; ++n) {
    int coin = static_cast<int>(chance.below(static_cast<u32>(all--))), c = 0;
    while (coin >= bag[c]) coin -= bag[c++];
    --bag[c];
    drawn.word[c] += kOneCoin;
  }
  Purse& hand = g.table().hand[paid.buyer];
  hand = hand + drawn;
  g.emit({.kind = kEvDrawn, .seat = paid.buyer, .pay = drawn});
}

void archive_player(const Game& g, Seat p, Archive& ar) {
  Purse& hand = g.table().hand[p];
  int size = 0;
  for (int c = 0; c < kCurrencies; ++c) size += coins_in(hand, c);
  size = ar.begin_list("change", size);
  if (size < 0) return;
  if (ar.loading()) {
    for (int i = 0; i < size; ++i) {
      u8 c = kNone;
      ar.name(nullptr, c, kCoinIds);
      if (c >= kCurrencies) continue;
      if (in_bag(g, c) > 0) hand.word[c] += kOneCoin;
      else ar.refuse("There are six coins of each currency.");
    }
  } else {
    for (u8 c = 0; c < kCurrencies; ++c) {
      for (int n = coins_in(hand, c); n > 0; --n) {
        u8 coin = c;
        ar.name(nullptr, coin, kCoinIds);
      }
    }
  }
  ar.end_list();
}

void features(const Position& g, Seat p, Features& out) {
  int coins = 0;
  for (int c = 0; c < kCurrencies; ++c) coins += coins_in(g.table().hand[p], c);
  out.push_back({"coins", static_cast<i16>(coins)});
}

using enum FieldType;
constexpr Field kDrawnFields[] = {{"coins", kPurse}};
constexpr EventKind kEvents[] = {{"drawn", kDrawnFields}};

}  // namespace

extern const Module kModule;
constinit const Module kModule = {
    .info = {.slug = "change",
             .title = "Change",
             .summary = "Whoever pays too much draws coins from a bag, one for every two of the excess.",
             .provenance = nullptr},
    .schema = {"change", {}, kEvents, {}},
    .pieces = kCoins,
    .after_payment = after_payment,
    .pay_stages = stage_bit(PayStage::kMoneyBack),
    .archive_player = archive_player,
    .features = features,
};

}  // namespace comares::change
