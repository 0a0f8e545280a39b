// What `legal` lists. Actions that differ in one thing only (the cell, the cards paid, the dice kept) stand
// in the list as one run, and each is made when somebody reads it: of a long list a search reads few.
#pragma once
#ifdef __BMI2__
#include <immintrin.h>
#endif
#include <cstdint>
#include <cstring>
#include <iterator>
#include <new>

#include "engine/action.h"

namespace comares {

// Place of the set bit number n, which there must be.
inline u32 nth_bit(u64 bits, u32 n) {
#ifdef __BMI2__
  return static_cast<u32>(std::countr_zero(_pdep_u64(u64{1} << n, bits)));
#else
  for (; n; --n) bits &= bits - 1;
  return static_cast<u32>(std::countr_zero(bits));
#endif
}

// The bits of `from` that stand where `at` has one, close together.
inline u32 gather_bits(u32 from, u32 at) {
#ifdef __BMI2__
  return _pext_u32(from, at);
#else
  u32 found = 0;
  for (u32 i = 0; at; ++i, at &= at - 1) found |= u32{(from & at & -at) != 0} << i;
  return found;
#endif
}

// Actions that are alike. `make` is a game's own and makes number n of them.
struct ActionRun {
  ActionHead head;
  u64 data[4];  // for `make`
  Action (*make)(const ActionRun&, u32 n);
  u32 first, end;  // number in the list of its first action, and of the next one after its last
  u32 singles;     // single actions before it
};

// A list of actions in room that belongs to somebody else: see ActionList and FewActions.
class Actions {
 public:
  Actions(const Actions&) = delete;
  Actions& operator=(const Actions&) = delete;

  void clear() { singles_ = runs_ = in_runs_ = 0; }
  // How far a list has come.
  struct Mark {
    u32 singles, runs;
  };
  Mark mark() const { return {singles_, runs_}; }
  std::size_t size() const { return singles_ + in_runs_; }
  bool empty() const { return size() == 0; }
  bool enough() const { return size() >= wanted_; }

  Action operator[](std::size_t i) const {
    const u32 index = static_cast<u32>(i);
    return runs_ ? read(index, runs_up_to(index)) : single(index);
  }

  // Goes from action to action; each is made when it is asked for.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Action;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Action;

    Action operator*() const { return list_->read(index_, run_); }
    Iterator& operator++() {
      ++index_;
      run_ += run_ < list_->runs_ && list_->run_[run_].first <= index_;
      return *this;
    }
    Iterator operator++(int) {
      const Iterator here = *this;
      ++*this;
      return here;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.index_ == b.index_; }

   private:
    friend class Actions;
    Iterator(const Actions* list, u32 index) : list_(list), index_(index), run_(list->runs_up_to(index)) {}
    const Actions* list_;
    u32 index_, run_;
  };
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, static_cast<u32>(size())}; }

  // What is added to a full list goes into a spare place, and is not listed.
  void push_back(const Action& a) { std::memcpy(next_single(), &a, sizeof a); }
  // The same for an action that pays nothing, or whose payment the caller writes into what it gets.
  // Much faster than push_back: nothing is read again in other pieces than it was just written.
  Purse& add(ActionHead head) {
    unsigned char* place = next_single();
    const WholeAction action = {head.packed};
    std::memcpy(place, &action, sizeof action);
    return *std::launder(reinterpret_cast<Purse*>(place + sizeof head.packed));
  }
  // The same for one that must not be missing: in a full list it takes the place of the last.
  void add_surely(ActionHead head) {
    if (singles_ == room_) --singles_;
    add(head);
  }
  // `count` actions that `make` makes; none is fine. The caller writes their data into what it gets.
  u64 (&add_run(Action (*make)(const ActionRun&, u32), ActionHead head, u32 count))[4] {
    ActionRun& run = run_[runs_];
    run.head = head;
    run.make = make;
    run.first = static_cast<u32>(size());
    run.end = run.first + count;
    run.singles = singles_;
    const u32 fits = u32{count != 0} & u32{runs_ < room_for_runs_};  // one of none is written over
    in_runs_ += count * fits;
    runs_ += fits;
    return run.data;
  }
  // The actions added between two marks once more, with another head. Only for actions that differ in what they pay.
  void repeat(Mark from, Mark to, ActionHead head) {
    const auto repeat_singles = [&](u32 up_to) {
      const unsigned char* first = bytes_ + sizeof(Action) * from.singles;
      add_run(make_repeated, head, up_to - from.singles)[0] = reinterpret_cast<std::uintptr_t>(first);
      from.singles = up_to;
    };
    for (; from.runs < to.runs; ++from.runs) {
      const ActionRun& run = run_[from.runs];
      repeat_singles(run.singles);
      std::memcpy(add_run(run.make, head, run.end - run.first), run.data, sizeof run.data);
    }
    repeat_singles(to.singles);
  }

 protected:
  // Both arrays have one element more than is said here. `wanted`: listing may stop after so many actions.
  Actions(ActionRun* runs, u32 room_for_runs, unsigned char* singles, u32 room, u32 wanted)
      : singles_(0),
        runs_(0),
        in_runs_(0),
        wanted_(wanted),
        room_(room),
        room_for_runs_(room_for_runs),
        run_(runs),
        bytes_(singles) {}
  ~Actions() = default;

 private:
  unsigned char* next_single() {
    unsigned char* place = bytes_ + sizeof(Action) * singles_;
    singles_ += singles_ < room_;
    return place;
  }

  // How many runs begin at action i or before.
  u32 runs_up_to(u32 i) const {
    u32 n = 0;
    while (n < runs_ && run_[n].first <= i) ++n;
    return n;
  }
  Action single(u32 n) const {
    Action a;
    std::memcpy(&a, bytes_ + sizeof(Action) * n, sizeof a);
    return a;
  }
  // Action i; `runs`: runs_up_to(i).
  Action read(u32 i, u32 runs) const {
    if (runs == 0) return single(i);
    const ActionRun& run = run_[runs - 1];
    return i < run.end ? run.make(run, i - run.first) : single(run.singles + i - run.end);
  }
  // data: where the first of the actions stands that are repeated; a list never moves.
  static Action make_repeated(const ActionRun& run, u32 n) {
    Action a = run.head.pays();
    const auto* first = reinterpret_cast<const unsigned char*>(static_cast<std::uintptr_t>(run.data[0]));
    std::memcpy(&a.pay, first + sizeof(Action) * n + offsetof(Action, pay), sizeof a.pay);
    return a;
  }

  u32 singles_, runs_, in_runs_, wanted_, room_, room_for_runs_;
  ActionRun* run_;
  unsigned char* bytes_;
};

// With room for every list of legal actions; large, so it is kept off the stack of whatever calls itself.
// Left uninitialised on purpose: it is refilled at every decision.
class ActionList : public Actions {
 public:
  // A longer list serves nobody; `apply` accepts more than `legal` lists (docs/notation.md).
  static constexpr u32 kRoom = 4096, kRoomForRuns = 1024;
  ActionList() : Actions(runs_here_, kRoomForRuns, singles_here_, kRoom, ~0u) {}  // NOLINT: the rest stays raw

 private:
  ActionRun runs_here_[kRoomForRuns + 1];
  alignas(32) unsigned char singles_here_[(kRoom + 1) * sizeof(Action)];
};

// With room for most lists, small enough to be filled in the middle of a playout; what does not fit is left out.
class BriefActions : public Actions {
 public:
  static constexpr u32 kRoom = 320, kRoomForRuns = 96;
  BriefActions() : Actions(runs_here_, kRoomForRuns, singles_here_, kRoom, ~0u) {}  // NOLINT: the rest stays raw

 private:
  ActionRun runs_here_[kRoomForRuns + 1];
  alignas(32) unsigned char singles_here_[(kRoom + 1) * sizeof(Action)];
};

// For those who only want to know whether there is anything to choose, and perhaps the first of it.
class FewActions : public Actions {
 public:
  FewActions() : Actions(runs_here_, kRoom, singles_here_, kRoom, 1) {}  // NOLINT: the rest stays raw

 private:
  static constexpr u32 kRoom = 4;
  ActionRun runs_here_[kRoom + 1];
  alignas(32) unsigned char singles_here_[(kRoom + 1) * sizeof(Action)];
};

}  // namespace comares
