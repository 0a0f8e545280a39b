// What waits for a slow reader, in the order in which it is to be sent. Knows no network. Whatever is done with it
// takes as long however much waits, and what it costs to keep is counted, not only the bytes: a million empty frames
// are not nothing.
#pragma once
#include <sys/uio.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace comares::server {

class Outbox {
 public:
  using Text = std::shared_ptr<const std::string>;

  bool empty() const { return next_ == waiting_.size(); }
  std::size_t cost() const { return cost_; }

  // A frame's bytes or, with `text`, those before a message that others get too; `sent`: of both together, already.
  void add(std::string_view head, Text text = {}, std::size_t sent = 0) {
    if (next_ > kTidyAfter && 2 * next_ > waiting_.size()) {
      waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(next_));
      if (pong_ != kNone) pong_ = pong_ < next_ ? kNone : pong_ - next_;
      next_ = 0;
    }
    waiting_.push_back({std::string(head), std::move(text), sent});
    cost_ += waiting_.back().cost();
  }

  // Only the newest ping need be answered (RFC 6455, 5.5.3): it takes the place of one whose answer waits.
  void add_pong(std::string_view frame, std::size_t sent = 0) {
    if (pong_ != kNone && pong_ >= next_ && waiting_[pong_].sent == 0) {
      Piece& old = waiting_[pong_];
      cost_ -= old.cost();
      old.head = frame;
      cost_ += old.cost();
      return;
    }
    add(frame, {}, sent);
    pong_ = waiting_.size() - 1;
  }

  // The bytes to send next, as far as there is room for them; how many parts they have.
  std::size_t gather(std::span<iovec> out) const {
    std::size_t n = 0;
    const auto part = [&](std::string_view bytes) {
      if (!bytes.empty() && n < out.size()) out[n++] = {const_cast<char*>(bytes.data()), bytes.size()};
    };
    for (std::size_t i = next_; i < waiting_.size() && n < out.size(); ++i) {
      const Piece& p = waiting_[i];
      part(std::string_view(p.head).substr(std::min(p.sent, p.head.size())));
      if (p.text) part(std::string_view(*p.text).substr(p.sent - std::min(p.sent, p.head.size())));
    }
    return n;
  }

  void sent(std::size_t bytes) {
    while (next_ < waiting_.size()) {
      Piece& p = waiting_[next_];
      const std::size_t left = p.size() - p.sent;
      if (bytes < left) {
        p.sent += bytes;
        return;
      }
      bytes -= left;
      cost_ -= p.cost();
      p = {};
      ++next_;
    }
    clear();
  }

  void clear() {
    waiting_ = {};  // an idle connection owns no buffers
    next_ = cost_ = 0;
    pong_ = kNone;
  }

 private:
  struct Piece {
    std::string head;
    Text text;
    std::size_t sent = 0;
    std::size_t size() const { return head.size() + (text ? text->size() : 0); }
    std::size_t cost() const { return sizeof(Piece) + size(); }
  };
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1), kTidyAfter = 64;

  std::vector<Piece> waiting_;
  std::size_t next_ = 0;  // those before it have been sent
  std::size_t cost_ = 0;
  std::size_t pong_ = kNone;
};

}  // namespace comares::server
