// What the files of this module share: the characters, where they are, and who may use them. The module itself is in
// modules/characters.cpp.
#pragma once
#include "games/alhambra/moves.h"

namespace comares::characters {

using namespace alhambra;

// Provenance: cards, symbols and abilities of both editions (rulebooks, paired by ability). Named in
// the Big Box and the Mega Box (Dutch):
enum Character : u8 {
  kPatron,        // Abdul Karim, De rijke beschermheer
  kMiser,         // Abdul Knihstig, De vrek
  kBuilder,       // Ammar El'Schauf, De bouwmeester
  kMerchant,      // Faruk Will'haben, De handelaar
  kMagician,      // Fatima, De reizende goochelaar
  kWiseMan,       // Hakim Wahid, De wijze man
  kDancer,        // Laila Wundabah, De danseres
  kMoneyChanger,  // Machma Klain, De geldwisselaar
  kBeggar,        // Yammerad, De bedelaar
  kCityWatch,     // Yusuf E'Passuff, De stadswacht
  kCharacters,
};

constexpr CardKind character(const char* id) { return {id, 0, 0, 0, 0, 0}; }
inline constexpr u32 kPatronBit = 1u << kFreeShift;
inline constexpr CardKind kCards[] = {
    {"patron", 0, kLiesOpen, kOddWord, kFreeShift, 1},  // the one that is paid with
    character("miser"),
    character("builder"),
    character("merchant"),
    character("magician"),
    character("wise-man"),
    character("dancer"),
    character("money-changer"),
    character("beggar"),
    character("city-watch"),
};
static_assert(std::size(kCards) == kCharacters);

inline constexpr int kPerPile = 2, kSurplus = 4;
constexpr bool gets_characters(int pile) { return pile >= 2 && pile <= 4; }
inline constexpr int kMiserPrice = 10;
inline constexpr int kMerchantSum = 7;
inline constexpr int kMagicianPoints = 8;
inline constexpr int kBeggarBelow = 3;
inline constexpr int kWallPerPoint = 3;
inline constexpr int kMostBid = 0xFF;

// Where a character is: one of these, kOwnedBy + seat, or kSurplusAt + place from the bottom.
enum Where : u8 { kInPile, kOut, kOnOffer, kOwnedBy = 8, kSurplusAt = 16 };

struct Characters {
  u16 used;  // bit per character used in this turn
  u8 where[kCharacters];
  u8 named;   // 1 + type that the wise man stands for, or 0
  u8 bid;     // of the auction under way: highest so far,
  u8 leader;  // 1 + seat that bid it, or 0,
  u8 in;      // bit per seat that has not passed
  struct Idle {
    u8 start, end;  // bit per seat without a character to be used then; follows from `where`
  } idle;
};
static_assert(sizeof(Characters) == offsetof(Characters, idle) + sizeof(Characters::Idle));

enum Verbs : u8 {
  kBid,
  kPay,
  kDoMagician,
  kDoWiseMan,
  kDoDancer,
  kDoMoneyChanger,
  kDoBeggar,
  kDoMiser,
  kDoBuilder,
};
enum Decisions : u8 { kBidOrPass, kPayBid, kPointsOrSwap, kNameType, kMiserTakes };
enum Procedures : u8 { kAuction, kDance, kBeg };
enum Events : u8 {
  kEvAuction,
  kEvBid,
  kEvBidPassed,
  kEvWon,
  kEvUnsold,
  kEvMagicianPoints,
  kEvMagicianSwap,
  kEvWiseMan,
  kEvDancer,
  kEvMoneyChanger,
  kEvBeggar,
  kEvBegged,
  kEvBeggedNothing,
  kEvMiser,
  kEvBuilder,
  kEvPatron,
};
enum Choice : u8 { kPoints, kSwap };

inline bool owns(const Position& g, Seat p, Character c) { return g.own<Characters>().where[c] == kOwnedBy + p; }

inline Seat owner_of(const Position& g, Character c) {
  const u8 w = g.own<Characters>().where[c];
  return w >= kOwnedBy && w < kOwnedBy + kMaxPlayers ? static_cast<Seat>(w - kOwnedBy) : kNobody;
}

inline bool ready(const Position& g, Seat p, Character c) {
  return owns(g, p, c) && !(g.own<Characters>().used >> c & 1);
}

inline void use(const Game& g, Character c) {
  u16& used = g.own<Characters>().used;
  used = static_cast<u16>(used | (1u << c));
}

inline CardId card_of(const Position& g, int c) { return static_cast<CardId>(g.rules.owner(g.self).first_card + c); }

inline int surplus_size(const Position& g) {
  int n = 0;
  for (const u8 w : g.own<Characters>().where) n += w >= kSurplusAt;
  return n;
}

// Laid open before its owner, usable at once. The patron is a means of payment as well.
inline void give(const Game& g, Seat p, u8 c) {
  Characters& own = g.own<Characters>();
  own.where[c] = static_cast<u8>(kOwnedBy + p);
  if (c == kPatron) g.table().hand[p].word[kOddWord] |= kPatronBit;
  if (c == kDancer || c == kMoneyChanger || c == kBeggar) own.idle.start = static_cast<u8>(own.idle.start & ~(1u << p));
  if (c == kBuilder) own.idle.end = static_cast<u8>(own.idle.end & ~(1u << p));
}

// Bit per character whose card lies in the money pile.
inline u32 in_pile(const Position& g) { return cards_in_pile(g, card_of(g, 0), kCharacters); }
inline bool is_money(const Position& g, CardId card) {
  return card < g.rules.card.size() && g.rules.card[card].value > 0;
}

// ---- auction.cpp -----------------------------------------------------------------------------------

constexpr Price bid_price(u8 amount) { return {kAnyCurrency, amount, false, Use::kDebt}; }
void card_drawn(const Game& g, CardId card);
void step_auction(const Game& g);
void list_bids(const Position& g, Seat p, Actions& out);
Reject check_bid(const Position& g, Seat p, const Action& a);
void bid(const Game& g, Seat p, const Action& a);
void list_bid_payments(const Position& g, Seat p, Actions& out);
Reject check_bid_payment(const Position& g, Seat p, const Action& a);
void pay_bid(const Game& g, Seat p, const Action& a);

// ---- start_of_turn.cpp -----------------------------------------------------------------------------

FixedVec<CardId, kDisplay> different_money(const Position& g);
void turn_begins(const Game& g, Seat);
bool drew_unseen(const Position& g, Seat p);
bool might_start(const Position& g, Seat p);
void offer_start(const Position& g, Seat p, Actions& out);
Reject check_dancer(const Position& g, Seat p, const Action& a);
void dancer(const Game& g, Seat p, const Action& a);
void step_dance(const Game& g);
Reject check_money_changer(const Position& g, Seat p, const Action& a);
void take_from_display(const Game& g, Seat p, CardId card);
void money_changer(const Game& g, Seat p, const Action& a);
Reject check_beggar(const Position& g, Seat p);
void beggar(const Game& g, Seat p);
void step_beg(const Game& g);

// ---- changes.cpp: what the money-changer can do -----------------------------------------------------

void list_changes(const Position&, Seat, Actions&);
// The same, plainly: the definition, against which the quick one is tested.
void list_changes_plainly(const Position&, Seat, Actions&);

// ---- position.cpp ----------------------------------------------------------------------------------

void archive_player(const Game& g, Seat p, Archive& ar);
void archive_table(const Game& g, Archive& ar);
void loaded(const Game& g, Archive& ar);
int missing(const Position& g, CardId card);
void keep_bid_payable(const Game& g, Seat viewer);
void resample(const Game& g, Seat, Random& random);

}  // namespace comares::characters
