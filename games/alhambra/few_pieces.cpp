// Listing payments quickly where few pieces of any kind can pay: the same payments in the same order as by their
// definition (payments.cpp). With so few pieces the sums of all sets of them are found at once, a byte each; a set is
// a number with a bit for each piece, the dearest highest, so that sets in descending order are payments in theirs.
#include "games/alhambra/bytes.h"
#include "games/alhambra/paying.h"

namespace comares::alhambra {

namespace {

constexpr int kMostFew = 10;  // pieces
constexpr int kSets = 1 << kMostFew;
constexpr int kMostPrice = 100;  // as sums, a signed byte

constexpr int kAtOnce = sizeof(Bytes);

constexpr u32 kOneOfEach = kCardBits / 3;  // one card of each value

// One piece, not one kind: copies stand side by side.
struct Piece {
  u8 word, value;
  u32 unit;
};

class FewPieces {
 public:
  // False: there are too many.
  bool gather(const Payer& payer, const Purse& usable) {
    int first = 5, last = -1;  // words
    u32 values = 0;            // bit each, of all pieces
    for (int w = 0; w < 5; ++w) {
      const u32 have = usable.word[w];
      if (!have) continue;
      if (last < 0) first = w;
      last = w;
      for (u32 cards = (have | have >> 1) & kOneOfEach; cards; cards &= cards - 1)
        values |= 1u << (std::countr_zero(cards) / 2 + 1);
      if (w == kOddWord || have <= kCardBits) continue;
      if (have >> kTripleShift & 7) values |= 1u << 3;
      if (have >> kSingleShift & 7) values |= 1u << 1;
      for (u32 lumps = have >> kLumpShift; lumps; lumps &= lumps - 1) {
        const int worth = payer.lump_worth(w, std::countr_zero(lumps));
        if (worth <= kMoneyValues) values |= 1u << worth;
      }
    }
    for (int v = kMoneyValues; v >= 1; --v) {
      if (!(values >> v & 1)) continue;
      for (int w = first; w <= last; ++w) {
        const u32 have = usable.word[w];
        if (!add(w, v, 2 * (v - 1), have >> 2 * (v - 1) & 3)) return false;
        if (w == kOddWord || have <= kCardBits) continue;
        if (v == 3 && !add(w, v, kTripleShift, have >> kTripleShift & 7)) return false;
        if (v == 1 && !add(w, v, kSingleShift, have >> kSingleShift & 7)) return false;
        for (int lump = 0; lump < kLumps; ++lump)
          if (have & lump_bit(lump) && payer.lump_worth(w, lump) == v && !add(w, v, kLumpShift + lump, 1)) return false;
      }
    }
    return true;
  }

  void list(const Means& m, const Price& price, Payments& out) {
    most_ = most_payments(price);
    find_sums();
    for_sets([&](Bytes sums, Bytes) { return sums == static_cast<i8>(price.amount); },
             [&](u32 set) { put(m, set, out); });
    if (price.exact_only) return;
    // Dearer than the price, and no longer without the cheapest piece.
    for_sets(
        [&](Bytes sums, Bytes cheapest) {
          const Bytes over = sums - static_cast<i8>(price.amount);
          return (over > 0) & (over < cheapest);
        },
        [&](u32 set) {
          if (!beaten(set, sum_[set] - price.amount)) put(m, set, out);
        });
  }

 private:
  bool add(int word, int value, int shift, u32 copies) {
    for (; copies; --copies) {
      if (count_ == kMostFew) return false;
      piece_[count_] = {static_cast<u8>(word), static_cast<u8>(value), 1u << shift};
      ++count_;
    }
    return true;
  }

  const Piece& at_bit(int bit) const { return piece_[count_ - 1 - bit]; }

  // From the cheapest piece on: each doubles the number of sets.
  void find_sums() {
    std::memset(sum_, 0, kAtOnce);
    std::memset(cheapest_, 0, kAtOnce);
    struct {
      u32 pieces, cheaper;  // up to here; those of them that are cheaper than the last
    } of_word[5] = {};
    for (int bit = 0; bit < count_; ++bit) {
      const Piece& piece = at_bit(bit);
      const int sets = 1 << bit;
      if (sets < kAtOnce) {
        for (int set = 0; set < sets; ++set) {
          sum_[sets + set] = static_cast<i8>(sum_[set] + piece.value);
          cheapest_[sets + set] = cheapest_[set];
        }
      } else {
        for (int set = 0; set < sets; set += kAtOnce) {
          store(sum_ + sets + set, load(sum_ + set) + static_cast<i8>(piece.value));
          store(cheapest_ + sets + set, load(cheapest_ + set));
        }
      }
      cheapest_[sets] = static_cast<i8>(piece.value);
      auto& like = of_word[piece.word];
      if (like.pieces && at_bit(31 - std::countl_zero(like.pieces)).value < piece.value) like.cheaper = like.pieces;
      cheaper_[bit] = like.cheaper;
      like.pieces |= 1u << bit;
      if (bit == 0) continue;
      const Piece& next = at_bit(bit - 1);
      copies_ |= u32{next.word == piece.word && next.unit == piece.unit} << (bit - 1);
    }
  }

  // Calls use(set) for every set for which `wanted` holds, in descending order. Of copies the first go first.
  template <class Wanted, class Use>
  void for_sets(Wanted wanted, Use use) const {
    const int all = 1 << count_;
    const u32 there = all < kAtOnce ? (1u << all) - 1 : ~0u;
    for (int first = all < kAtOnce ? 0 : all - kAtOnce; first >= 0; first -= kAtOnce) {
      u32 found = bits_of(wanted(load(sum_ + first), load(cheapest_ + first))) & there;
      while (found) {
        const int bit = 31 - std::countl_zero(found);
        found ^= 1u << bit;
        const u32 set = static_cast<u32>(first + bit);
        if (!(set & ~(set >> 1) & copies_)) use(set);
      }
    }
  }

  // Could a cheaper piece that is kept take the place of one of these?
  bool beaten(u32 set, int excess) const {
    for (u32 left = set; left; left &= left - 1) {
      const int bit = std::countr_zero(left);
      const u32 kept = cheaper_[bit] & ~set;
      if (kept && at_bit(bit).value - at_bit(31 - std::countl_zero(kept)).value <= excess) return true;
    }
    return false;
  }

  void put(const Means& m, u32 set, Payments& out) const {
    if (out.size() >= most_) return;
    Purse pay = {{0, 0, 0, 0, m.must}};
    for (u32 left = set; left; left &= left - 1) {
      const Piece& piece = at_bit(std::countr_zero(left));
      pay.word[piece.word] += piece.unit;
    }
    for (u32 needs = m.needs; needs; needs &= needs - 1)
      if (pay.word[std::countr_zero(needs)] == 0) return;
    out.push_back(pay);
  }

  static Bytes load(const i8* from) {
    Bytes all;
    std::memcpy(&all, from, sizeof all);
    return all;
  }
  static void store(i8* to, Bytes all) { std::memcpy(to, &all, sizeof all); }

  int count_ = 0;
  std::size_t most_ = 0;
  u32 copies_ = 0;         // bit per piece that is like the one before it
  Piece piece_[kMostFew];  // dearest first
  u32 cheaper_[kMostFew];  // by bit: cheaper pieces of the same currency
  i8 sum_[kSets], cheapest_[kSets];
};

}  // namespace

bool list_few_pieces(const Payer& payer, const Means& m, const Purse& usable, const Price& price, Payments& out) {
  FewPieces few;
  if (price.amount > kMostPrice || !few.gather(payer, usable)) return false;
  few.list(m, price, out);
  return true;
}

}  // namespace comares::alhambra
