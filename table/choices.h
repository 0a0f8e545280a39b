// The actions a seat is sent to choose from. Those that differ only in what is paid (or in which cards are taken) come
// as one: the first of them, and under `or` what the others have in its place. With all modules a rich hand has
// thousands of payments; clients unfold them in one place.
#pragma once
#include "codec/notation.h"

namespace comares::table {

class ChoicesWriter {
 public:
  ChoicesWriter(const codec::Notation& n, codec::JsonText& out) : notation_(n), out_(out) {}
  void add(const Action&);  // in the order of `legal`, in which alike ones stand together
  void end();               // after the last

 private:
  bool is_alike(const Action&) const;

  const codec::Notation& notation_;
  codec::JsonText& out_;
  Action last_{};
  int alike_ = 0;  // so many have been written as one; 0: none has been written
};

}  // namespace comares::table
