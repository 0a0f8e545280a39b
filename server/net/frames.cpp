#include "server/net/frames.h"

#include <openssl/evp.h>

#include <stdexcept>

namespace comares::server {

namespace {

constexpr std::size_t kLargestControl = 125;
constexpr const char* kHandshakeGuid = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";  // RFC 6455, 1.3

void unmask(char* bytes, std::size_t n, const unsigned char* key) {
  std::uint64_t wide;
  unsigned char twice[8];
  std::memcpy(twice, key, 4);
  std::memcpy(twice + 4, key, 4);
  std::memcpy(&wide, twice, 8);
  std::size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes + i, 8);
    word ^= wide;
    std::memcpy(bytes + i, &word, 8);
  }
  for (; i < n; ++i) bytes[i] = static_cast<char>(static_cast<unsigned char>(bytes[i]) ^ key[i % 4]);
}

}  // namespace

FrameHead::FrameHead(Opcode opcode, std::size_t payload) {
  raw[0] = static_cast<unsigned char>(0x80u | static_cast<unsigned>(opcode));
  const int wide = payload < 126 ? 0 : payload < 65'536 ? 2 : 8;
  raw[1] = static_cast<unsigned char>(wide == 0 ? payload : wide == 2 ? 126 : 127);
  for (int i = 0; i < wide; ++i)
    raw[static_cast<std::size_t>(2 + i)] = static_cast<unsigned char>(payload >> (8 * (wide - 1 - i)));
  size = static_cast<std::size_t>(2 + wide);
}

std::string close_frame(CloseCode code) {
  std::string out(FrameHead(Opcode::kClose, 2).bytes());
  out += static_cast<char>(code >> 8);
  out += static_cast<char>(code & 0xFF);
  return out;
}

// RFC 6455, 5.5.1 and 7.4.
CloseCode close_code(std::string_view payload) {
  if (payload.empty()) return kNormal;
  if (payload.size() < 2 || !is_utf8(payload.substr(2))) return kStaysOpen;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(payload[i])); };
  const unsigned code = byte(0) << 8 | byte(1);
  const bool registered = code >= 1000 && code <= 1013 && !(code >= 1004 && code <= 1006);
  const bool of_applications = code >= 3000 && code <= 4999;
  return registered || of_applications ? static_cast<CloseCode>(code) : kStaysOpen;
}

bool is_utf8(std::string_view text) {
  const auto* at = reinterpret_cast<const unsigned char*>(text.data());
  const auto* const end = at + text.size();
  while (at != end) {
    std::uint64_t eight;
    if (end - at >= 8 && (std::memcpy(&eight, at, 8), !(eight & 0x8080808080808080ull))) {
      at += 8;
      continue;
    }
    const unsigned first = *at++;
    if (first < 0x80) continue;
    // How many bytes follow, and between what the first of them must be: no surrogates, nothing longer than need be.
    const int more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF5 ? 3 : 0;
    if (more == 0 || end - at < more) return false;
    const unsigned least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (*at < least || *at > most) return false;
    for (int i = 1; i < more; ++i)
      if ((at[i] & 0xC0) != 0x80) return false;
    at += more;
  }
  return true;
}

std::string accept_key(std::string_view client_key) {
  const std::string text = std::string(client_key) + kHandshakeGuid;
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned int size = 0;
  if (EVP_Digest(text.data(), text.size(), digest, &size, EVP_sha1(), nullptr) != 1)
    throw std::runtime_error("SHA-1 is not available.");
  unsigned char out[64];
  const int n = EVP_EncodeBlock(out, digest, static_cast<int>(size));
  return {reinterpret_cast<const char*>(out), static_cast<std::size_t>(n)};
}

FrameReader::Found FrameReader::next(char*& at, char* end, Frame& f) const {
  const auto have = static_cast<std::size_t>(end - at);
  const auto* b = reinterpret_cast<const unsigned char*>(at);
  if (have < 2) return Found::kPart;
  f.last = b[0] & 0x80;
  const unsigned opcode = b[0] & 15u;
  const bool control = opcode >= 8;
  if (b[0] & 0x70 || !(b[1] & 0x80) || (opcode > 2 && opcode < 8) || opcode > 10) return Found::kBad;
  f.opcode = static_cast<Opcode>(opcode);
  std::uint64_t size = b[1] & 127u;
  if (control && (size > kLargestControl || !f.last)) return Found::kBad;
  const std::size_t wide = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (have < 2 + wide) return Found::kPart;
  if (wide) size = 0;
  for (std::size_t i = 0; i < wide; ++i) size = size << 8 | b[2 + i];
  if ((wide == 2 && size < 126) || (wide == 8 && size < 65'536)) return Found::kBad;  // longer than need be
  if (size > most_) return Found::kTooBig;
  const std::size_t head = 2 + wide + 4;
  if (have < head + size) return Found::kPart;
  f.payload = at + head;
  f.size = static_cast<std::size_t>(size);
  unmask(f.payload, f.size, b + 2 + wide);
  at = f.payload + f.size;
  return Found::kWhole;
}

}  // namespace comares::server
