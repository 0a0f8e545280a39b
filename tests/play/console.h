// A terminal without one: presses the keys it is told to, and keeps the last picture.
#pragma once
#include <functional>
#include <utility>

#include "cli/play/console.h"

namespace comares::testing {

class TestConsole final : public cli::play::Console {
 public:
  using Press = std::function<cli::play::Key(const TestConsole&)>;
  TestConsole(cli::play::Size size, Press press) : size_(size), press_(std::move(press)) {}

  cli::play::Size size() const override { return size_; }
  void show(const cli::play::Canvas& next) override { canvas_ = next; }
  cli::play::Key read(int milliseconds) override {
    if (milliseconds >= 0) return {};
    return press_(*this);
  }
  void resize(cli::play::Size size) { size_ = size; }
  const cli::play::Canvas& canvas() const { return canvas_; }
  bool shows(const std::string& text) const { return canvas_.whole().find(text) != std::string::npos; }

 private:
  cli::play::Size size_;
  Press press_;
  cli::play::Canvas canvas_;
};

}  // namespace comares::testing
