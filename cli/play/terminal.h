// The real terminal: raw mode and alternate screen while it lives, and a restored one afterwards,
// whatever ends the program.
#pragma once
#include "cli/play/console.h"

namespace comares::cli::play {

class Terminal final : public Console {
 public:
  Terminal();  // throws UsageError where there is no terminal, or it is too small
  ~Terminal() override;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  Size size() const override;
  void show(const Canvas&) override;
  Key read(int milliseconds = -1) override;

 private:
  void write_all(const std::string&) const;
  bool fill(int milliseconds);  // false: nothing came

  Abilities can_;
  Canvas shown_;
  KeyParser parser_;
};

}  // namespace comares::cli::play
