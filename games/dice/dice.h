// The dice game for 2 to 6 players: bonus chips, building tracks, rewards and points of its own.
#pragma once
#include "games/dice/rules.h"
#include "games/dice/track.h"

namespace comares::dice {

struct DiceTable {
  Board board;
  Track tracks[kBuildings];
  u8 chips[kSeats][kOwnedKinds];  // how many of each kind a player owns
  u8 pile[kChips];                // by rounds: five for each of 1 to 4, six for 5; kNoChip once laid out
  u8 spare;
};
static_assert(std::has_unique_object_representations_v<DiceTable> && sizeof(DiceTable) <= kBodySize);

inline const DiceTable& table_of(const Position& g) { return g.state.at<DiceTable>(0); }
inline DiceTable& table_of(const Game& g) { return g.state.at<DiceTable>(0); }

constexpr int first_chip_of_round(int round) { return (round - 1) * kStackSize; }
constexpr int chips_of_round(int round) { return round == kRounds ? kDarkChips : kStackSize; }

enum DiceVerb : u8 { kUseAnnul = kFirstOwnVerb, kUseBlackDie, kReward, kUseExchange, kPass };
enum DiceDecision : u8 { kChooseReward = kFirstOwnDecision, kMayExchange };
enum DiceEvent : u8 {
  kEvAnnulled = kFirstOwnEvent,
  kEvBlackDie,
  kEvPoints,
  kEvExchanged,
  kEvChipLost,
};
inline constexpr u8 kTakePoints = 0, kTakeChip = 1;  // the two rewards
inline constexpr u8 kCategoryChips = 1;

extern const Schema kDiceSchema;
extern const Variant kDiceVariant;
std::unique_ptr<Ruleset> create_dice(const Setup&, Reject& why);
void archive_reconstructed(Ruleset&, Archive&);  // how many chips there are of each kind

// rewards.cpp
bool reward(const Game&);
void list_rewards(const Position&, Actions&);
Reject check_reward(const Position&, const Action&);
void act_reward(const Game&, const Action&);

}  // namespace comares::dice
