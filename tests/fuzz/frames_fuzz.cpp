// Whole WebSocket frames in any order: fragments, control frames in between, closes, wrong ones. Our reader, however its
// bytes are cut, and Boost.Beast's must hear the same and agree on whether it has to end. Of the input the first byte
// says how the bytes are cut, then each frame is: first byte, a byte of flags, its length, and its payload.
#include <algorithm>
#include <boost/beast/_experimental/test/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "server/net/frames.h"

namespace {

using namespace comares::server;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr std::size_t kMost = 300;

struct Heard {
  using List = std::vector<std::pair<Opcode, std::string>>;
  List what;
  bool failed = false, closed = false;
};

// A client's frames. The flags: not masked; its length in 2 or in 8 bytes though fewer would do; a long payload.
std::string frames(std::string_view from) {
  std::string out;
  while (from.size() >= 3) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(from[i]); };
    const unsigned flags = byte(1);
    const std::size_t said = byte(2);
    std::string payload(from.substr(3, said));
    const char* const key = "\x37\xfa\x21\x3d";
    if (flags & 8) payload.append(200, 'a');
    out += static_cast<char>((byte(0) & 15) == 2 ? byte(0) ^ 3 : byte(0));  // binary is refused as such, text is not
    const bool masked = !(flags & 1);
    const int wide = flags & 4 ? 8 : payload.size() > 125 || flags & 2 ? 2 : 0;
    out += static_cast<char>((masked ? 0x80u : 0u) | (wide == 8 ? 127u : wide == 2 ? 126u : payload.size()));
    for (int i = wide - 1; i >= 0; --i) out += static_cast<char>(payload.size() >> (8 * i));
    if (masked) out.append(key, 4);
    for (std::size_t i = 0; i < payload.size(); ++i) out += static_cast<char>(payload[i] ^ (masked ? key[i % 4] : 0));
    from.remove_prefix(std::min(from.size(), 3 + said));
  }
  return out;
}

Heard ours(std::string bytes, std::size_t cut) {
  Heard out;
  FrameReader reader(kMost);
  for (std::size_t i = 0; i < bytes.size() && !out.failed && !out.closed; i += cut)
    out.failed = reader.take(bytes.data() + i, std::min(cut, bytes.size() - i), [&](Opcode op, std::string_view text) {
      out.closed = op == Opcode::kClose;
      if (!out.closed) out.what.emplace_back(op, text);
      return !out.closed;
    }) != kStaysOpen;
  return out;
}

struct Theirs : Heard {
  bool bad_text = false, other_code = false;
};

Theirs beasts(const std::string& bytes) {
  boost::asio::io_context io;
  beast::test::stream there(io);
  websocket::stream<beast::test::stream, false> here(io);
  there.connect(here.next_layer());
  beast::error_code error;
  here.next_layer().append(
      "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
      "13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  here.accept(error);
  if (error) std::abort();
  here.read_message_max(kMost);
  Theirs out;
  here.control_callback([&](websocket::frame_type kind, beast::string_view text) {
    if (kind == websocket::frame_type::close) return;
    out.what.emplace_back(kind == websocket::frame_type::ping ? Opcode::kPing : Opcode::kPong, text);
  });
  here.next_layer().append(bytes);
  here.next_layer().close_remote();
  while (!error) {
    beast::flat_buffer message;
    here.read(message, error);
    if (error) break;
    const std::string text(static_cast<const char*>(message.data().data()), message.size());
    // Beast does not see that a letter is cut off where the last fragment is empty.
    if (!websocket::detail::check_utf8(text.data(), text.size())) {
      out.bad_text = true;
      return out;
    }
    out.what.emplace_back(Opcode::kText, text);
  }
  out.closed = error == websocket::error::closed;
  out.other_code = out.closed && here.reason().code > 4999;  // taken by Beast, not by us: RFC 6455, 7.4.2 knows none
  out.bad_text = error == websocket::error::bad_frame_payload;
  out.failed = !out.closed && error != boost::asio::error::eof && error != beast::test::error::test_failure;
  return out;
}

bool begins_with(const Heard::List& all, const Heard::List& first) {
  return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

bool only_good_text(const Heard::List& all) {
  return std::all_of(all.begin(), all.end(), [](const auto& heard) {
    return heard.first != Opcode::kText || websocket::detail::check_utf8(heard.second.data(), heard.second.size());
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 2000) return 0;
  const std::string bytes = frames({reinterpret_cast<const char*>(data) + 1, size - 1});
  const Heard whole = ours(bytes, bytes.size() + 1), cut = ours(bytes, 1 + data[0] % 64);
  if (whole.what != cut.what || whole.failed != cut.failed || whole.closed != cut.closed) std::abort();
  const Theirs theirs = beasts(bytes);
  // Beast looks at text while it comes. We look at whole messages, so more may follow the wrong byte, a close even, where
  // the message never ends; but neither hands on bad text.
  if (theirs.bad_text)
    return begins_with(whole.what, theirs.what) && only_good_text(whole.what) ? 0 : (std::abort(), 0);
  if (theirs.other_code) return whole.failed ? 0 : (std::abort(), 0);
  if (whole.what != theirs.what || whole.failed != theirs.failed || whole.closed != theirs.closed) std::abort();
  return 0;
}
