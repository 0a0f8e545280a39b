// Payments with every kind of piece: what is lawful and what is listed, compared with all subsets of small hands.
#include <algorithm>
#include <set>

#include "tests/modules/support.h"

namespace comares::testing {
namespace {

using namespace alhambra;

constexpr const char* kModules =
    "'modules':['bureau-de-change','diamonds','change','master-builders','caravanserai','exchange-certificates'],";

using Words = std::array<u32, 5>;
Words words(const Purse& p) { return {p.word[0], p.word[1], p.word[2], p.word[3], p.word[4]}; }

// One piece of a hand.
struct Piece {
  std::string id;
  u8 word;
  int value;
  bool saving = false;
};

struct Hand {
  std::vector<Piece> pieces;
  std::string bureau;  // a card's id, or empty
  u8 shown = 0;        // bit per currency on it
  std::string position;
};

Hand random_hand(Random& random) {
  constexpr const char* kStoneOf[] = {"stone-denar", "stone-dirham", "stone-ducat", "stone-florin"};
  Hand h;
  std::string cards, coins, caravans, saving;
  const auto add = [](std::string& list, const std::string& entry) { list += (list.empty() ? "" : ",") + entry; };
  const auto currency = [&] { return static_cast<u8>(random.below(2)); };  // two of the four: so they often meet
  for (u32 n = 1 + random.below(4); n > 0; --n) {
    const u8 c = currency();
    const int v = 1 + static_cast<int>(random.below(9));
    h.pieces.push_back({std::string(kCurrencyNames[c]) + "-" + std::to_string(v), c, v});
  }
  for (u32 n = random.below(3); n > 0; --n) {
    const u8 c = currency();
    h.pieces.push_back({std::string("master-builder-") + kCurrencyNames[c], c, 3});
  }
  if (random.below(4) == 0) h.pieces.push_back({"diamond-7", kOddWord, 7});
  for (const Piece& p : h.pieces) add(cards, "'" + p.id + "'");
  for (u32 n = random.below(4); n > 0; --n) {
    const u8 c = currency();
    h.pieces.push_back({std::string("coin-") + kCurrencyNames[c], c, 1});
    add(coins, "'" + h.pieces.back().id + "'");
  }
  // Main tracks: denar on denar-1 and denar-2, dirham on dirham-1 and dirham-2.
  for (int k = 1; k <= 2; ++k) {
    if (random.below(2)) continue;
    const u8 c = currency();
    const int v = 1 + static_cast<int>(random.below(5));
    const int number = static_cast<int>(std::count(caravans.begin(), caravans.end(), '{')) + 1;
    h.pieces.push_back({"caravan-" + std::to_string(number) + "-" + kCurrencyNames[c], c, v});
    add(caravans, std::string("{'card':'caravanserai-") + kCurrencyNames[c] + "-" + std::to_string(k) + "','space':'m" +
                      std::to_string(v) + "'}");
  }
  if (random.below(2)) {
    const u8 c = currency();
    const int v = 1 + static_cast<int>(random.below(6));
    h.pieces.push_back({kStoneOf[c], c, v, true});
    saving = std::string(",'exchange-certificates':{'stone':'") + kStoneOf[c] + "','saved':" + std::to_string(v) + "}";
  }
  if (random.below(2)) {
    h.bureau = "bureau-denar-dirham";
    h.shown = 1 << kDenar | 1 << kDirham;
    add(cards, "'" + h.bureau + "'");
  }
  h.position = std::string(kModules) + "'players':[{'hand':[" + cards + "],'change':[" + coins + "],'caravanserai':[" +
               caravans + "]" + saving + "},{},{}]";
  return h;
}

// The payment that holds these pieces of the hand, a bit each.
Purse payment(const Play& g, const Hand& h, u32 subset, bool with_bureau) {
  Purse pay{};
  const auto add = [&](const std::string& id) {
    for (const PieceKind& k : g.rules().pieces)
      if (id == k.id) pay.word[k.word] += 1u << k.shift;
  };
  for (std::size_t i = 0; i < h.pieces.size(); ++i)
    if (subset >> i & 1) add(h.pieces[i].id);
  if (with_bureau) add(h.bureau);
  return pay;
}

struct Subset {
  int sum = 0;
  u8 currencies = 0;
  bool saving = false;
};
Subset weigh(const Hand& h, u32 subset) {
  Subset s;
  for (std::size_t i = 0; i < h.pieces.size(); ++i) {
    if (!(subset >> i & 1)) continue;
    s.sum += h.pieces[i].value;
    s.currencies = static_cast<u8>(s.currencies | 1u << h.pieces[i].word);
    s.saving |= h.pieces[i].saving;
  }
  return s;
}

// README section 4, word for word.
bool lawful(const Hand& h, const Subset& s, bool with_bureau, const Price& price) {
  if (s.currencies == 0 || s.sum < price.amount || (price.exact_only && s.sum != price.amount)) return false;
  if (s.saving && price.use >= Use::kDebt) return false;
  if (with_bureau) {
    if (s.currencies & ~h.shown) return false;
    return price.currency == kAnyCurrency || h.shown >> price.currency & 1;
  }
  if (std::popcount(s.currencies) != 1) return false;
  return s.currencies >> kOddWord & 1 || price.currency == kAnyCurrency || s.currencies >> price.currency & 1;
}

bool worth_listing(const Hand& h, u32 subset, const Subset& s, bool with_bureau, const Price& price) {
  if (with_bureau) {  // not without money that only the card allows
    const u32 asked = price.currency == kAnyCurrency ? 0 : 1u << price.currency;
    if ((h.shown & ~asked & ~s.currencies) != 0) return false;
  }
  if (s.sum == price.amount) return true;
  for (std::size_t i = 0; i < h.pieces.size(); ++i) {
    if (!(subset >> i & 1)) continue;
    if (s.sum - h.pieces[i].value >= price.amount) return false;
    for (std::size_t k = 0; k < h.pieces.size(); ++k) {
      const Piece &given = h.pieces[i], &kept = h.pieces[k];
      if (subset >> k & 1 || kept.word != given.word || kept.value >= given.value) continue;
      if (kept.saving && price.use >= Use::kDebt) continue;
      if (s.sum - given.value + kept.value >= price.amount) return false;
    }
  }
  return true;
}

TEST(OddPayments, AcceptedAndListedAsTheirDefinitionSays) {
  Random random(23);
  static ActionList offered;
  int lists = 0;
  for (int round = 0; round < 150; ++round) {
    const Hand h = random_hand(random);
    SCOPED_TRACE(h.position);
    const Play g(h.position);
    const Position at{g.rules(), g.state()};
    const u8 amount = static_cast<u8>(1 + random.below(14));
    for (const Price price :
         {Price{kDenar, amount, false, Use::kTile}, Price{kDirham, amount, true, Use::kWindow},
          Price{kAnyCurrency, amount, false, Use::kOther}, Price{kAnyCurrency, amount, false, Use::kDebt}}) {
      std::set<Words> wanted;
      for (u32 subset = 1; subset < 1u << h.pieces.size(); ++subset) {
        const Subset s = weigh(h, subset);
        for (const bool with_bureau : {false, true}) {
          if (with_bureau && h.bureau.empty()) continue;
          const Purse pay = payment(g, h, subset, with_bureau);
          int excess = -1;
          const bool accepted = !check_payment(at, 0, price, pay, excess);
          ASSERT_EQ(accepted, lawful(h, s, with_bureau, price)) << codec::json::serialize(g.purse(pay));
          if (!accepted) continue;
          EXPECT_EQ(excess, s.sum - price.amount);
          if (worth_listing(h, subset, s, with_bureau, price)) wanted.insert(words(pay));
        }
      }
      offered.clear();
      list_payments(at, 0, price, ActionHead::of(0, kBuy), offered);
      std::set<Words> listed;
      for (const Action& a : offered) EXPECT_TRUE(listed.insert(words(a.pay)).second) << "listed twice";
      EXPECT_EQ(listed, wanted) << "price " << int{price.amount} << " of " << int{price.currency};
      lists += !wanted.empty();
    }
  }
  EXPECT_GT(lists, 200);
}

}  // namespace
}  // namespace comares::testing
