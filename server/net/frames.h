// WebSocket frames (RFC 6455) as a server reads and writes them: no network, no state but what is
// left over of an unfinished frame.
#pragma once
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace comares::server {

enum class Opcode : std::uint8_t { kMore = 0, kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10 };

enum CloseCode : std::uint16_t {
  kStaysOpen = 0,
  kNormal = 1000,
  kGoingAway = 1001,
  kProtocolError = 1002,
  kUnknownData = 1003,
  kBadText = 1007,
  kPolicyError = 1008,
  kTooBig = 1009,
};

// The bytes before a payload; a server's frames are whole and not masked.
struct FrameHead {
  FrameHead(Opcode, std::size_t payload);
  std::string_view bytes() const { return {reinterpret_cast<const char*>(raw.data()), size}; }
  std::array<unsigned char, 10> raw;
  std::size_t size;
};

std::string close_frame(CloseCode);
// What to answer to a close frame: the code that was heard, 1000 where there was none; kStaysOpen: nobody may say that.
CloseCode close_code(std::string_view payload);
bool is_utf8(std::string_view);
std::string accept_key(std::string_view client_key);  // of the handshake

class FrameReader {
 public:
  explicit FrameReader(std::size_t most) : most_(most) {}

  // Takes bytes as they came, and hands on whole messages and control frames: on(Opcode, payload),
  // which returns false to stop. Why the connection is to be closed, if it is.
  template <class On>
  CloseCode take(char* bytes, std::size_t n, On&& on) {
    if (!rest_.empty()) {
      std::string all = std::move(rest_);
      rest_.clear();
      all.append(bytes, n);
      return take_all(all.data(), all.size(), on);
    }
    return take_all(bytes, n, on);
  }

 private:
  struct Frame {
    bool last;
    Opcode opcode;
    char* payload;
    std::size_t size;
  };
  enum class Found { kWhole, kPart, kBad, kTooBig };
  Found next(char*& at, char* end, Frame&) const;  // unmasks it in place

  template <class On>
  CloseCode take_all(char* at, std::size_t n, On& on) {
    char* const end = at + n;
    for (Frame f;;) {
      switch (next(at, end, f)) {
        case Found::kBad: return kProtocolError;
        case Found::kTooBig: return kTooBig;
        case Found::kPart: rest_.assign(at, end); return kStaysOpen;
        case Found::kWhole: break;
      }
      const std::string_view payload(f.payload, f.size);
      if (f.opcode == Opcode::kBinary) return kUnknownData;
      if (f.opcode >= Opcode::kClose) {
        if (f.opcode == Opcode::kClose && close_code(payload) == kStaysOpen) return kProtocolError;
        if (!on(f.opcode, payload)) return kStaysOpen;
        continue;
      }
      if ((f.opcode == Opcode::kMore) != fragmented_) return kProtocolError;
      if (f.last && !fragmented_) {
        if (!is_utf8(payload)) return kBadText;
        if (!on(Opcode::kText, payload)) return kStaysOpen;
        continue;
      }
      if (message_.size() + f.size > most_) return kTooBig;
      message_ += payload;
      fragmented_ = !f.last;
      if (!f.last) continue;
      const std::string whole = std::move(message_);
      message_.clear();
      if (!is_utf8(whole)) return kBadText;
      if (!on(Opcode::kText, whole)) return kStaysOpen;
    }
  }

  std::size_t most_;
  std::string rest_, message_;
  bool fragmented_ = false;
};

}  // namespace comares::server
