// What is paid for: prices, means of payment, and wares. A ware is a value that the game or a module makes when
// it is asked what it sells; it is never stored. Listing, checking, paying and what follows are written once
// (wares.cpp, payments.cpp), in the order of base R23 and by the tables of README section 4.
#pragma once
#include "engine/action.h"
#include "games/alhambra/table.h"

namespace comares::alhambra {

inline constexpr u8 kAnyCurrency = 0xFF;  // of a price: one currency of the payer's choice
inline constexpr u8 kAnyMix = 0xFE;       // … the four in any mix

// What a sum is paid for, as far as it decides which pieces may pay (the rows of README section 4).
enum class Use : u8 {
  kTile,    // a tile bought in the own turn: whatever pays at all
  kOther,   // another purchase of the own turn: nothing that pays for tiles alone
  kWindow,  // a purchase between two turns: the same
  kDebt,    // no purchase: nothing that is kept for purchases
  kMix,     // the same, and nothing that joins currencies
};

// A sum to pay and how. No initialisers: a list of wares is made far more often than it is filled.
struct Price {
  u8 currency;
  u8 amount;
  bool exact_only;
  Use use;
  friend constexpr bool operator==(const Price&, const Price&) = default;
};

// One lawful way to pay: with money of these currencies, and with `must` besides.
struct Means {
  u8 words;   // bit per word of the purse; of the odd word only its cards are meant
  u8 needs;   // … without money of which `must` would be wasted; not worth listing
  bool free;  // `must` alone pays, exactly
  u32 must;   // pieces of the odd word

  // No initialisers: a list of means is made far more often than it is filled.
  static constexpr Means of(u8 words) { return {words, 0, false, 0}; }
  static constexpr Means joined_by(u32 must, u8 words, u8 needs) { return {words, needs, false, must}; }
  static constexpr Means gift(u32 must) { return {0, 0, true, must}; }

  // The part of a purse that this can use as money.
  u32 money(const Purse& purse, u8 w) const {
    return words >> w & 1 ? purse.word[w] & (w == kOddWord ? kCardBits : ~0u) : 0;
  }
  bool allowed(const Purse& hand) const { return (must & ~hand.word[kOddWord]) == 0; }
};
using MeansList = FixedVec<Means, 12>;
using Payments = FixedVec<Purse, 512>;

// What follows a payment, in the order of R23: stages at which modules may act, if the ware says so.
enum class PayStage : u8 {
  kMoneyBack,   // part of the excess comes back
  kExcessKept,  // the excess is kept for later
  kTaken,       // the thing bought is taken: what is still to be settled about it
  kExactly,     // a building was paid exactly
  kDear,        // a dear tile was bought
};
constexpr u8 stage_bit(PayStage s) { return static_cast<u8>(1u << static_cast<u8>(s)); }
// … and these, which are the game's own:
inline constexpr u8 kFurtherAction = 1 << 5;  // if paid exactly, in the own turn
inline constexpr u8 kNeverExact = 1 << 6;
// What follows a tile of the market that is bought plainly.
inline constexpr u8 kAllOfIt = stage_bit(PayStage::kMoneyBack) | stage_bit(PayStage::kExcessKept) |
                               stage_bit(PayStage::kTaken) | stage_bit(PayStage::kDear) | kFurtherAction;

enum class When : u8 { kTurn, kWindow };

struct Ware {
  ActionHead action;  // that buys it; what is paid comes in addition
  TileId tile;        // that comes with it, or kNoTile
  u8 printed;         // the price that other rules read
  u8 follows;
  Price price;
};
using Wares = FixedVec<Ware, 48>;
static_assert(std::is_trivially_default_constructible_v<Wares>);

}  // namespace comares::alhambra
