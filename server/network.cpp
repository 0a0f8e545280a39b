#include "server/network.h"

#include <algorithm>

namespace comares::server {

namespace ip = boost::asio::ip;

namespace {
constexpr unsigned kBits = 128, kBitsV4 = 32, kMappedBits = kBits - kBitsV4;
}

Network::Bytes Network::bytes_of(const ip::address& a) {
  if (a.is_v6()) return a.to_v6().to_bytes();
  Bytes out{};
  out[10] = out[11] = 0xFF;
  const auto four = a.to_v4().to_bytes();
  std::copy(four.begin(), four.end(), out.begin() + 12);
  return out;
}

std::optional<Network> Network::read(const std::string& text) {
  const std::size_t slash = text.find('/');
  boost::system::error_code error;
  const ip::address address = ip::make_address(text.substr(0, slash), error);
  if (error) return {};
  Network out;
  out.bytes_ = bytes_of(address);
  if (slash != std::string::npos) {
    const std::string digits = text.substr(slash + 1);
    if (digits.empty() || digits.size() > 3 || digits.find_first_not_of("0123456789") != std::string::npos) return {};
    const auto bits = static_cast<unsigned>(std::stoul(digits));
    if (bits > (address.is_v4() ? kBitsV4 : kBits)) return {};
    out.bits_ = address.is_v4() ? kMappedBits + bits : bits;
  }
  for (unsigned bit = out.bits_; bit < kBits; ++bit)
    out.bytes_[bit / 8] = static_cast<unsigned char>(out.bytes_[bit / 8] & ~(0x80u >> bit % 8));
  return out;
}

bool Network::has(const ip::address& who) const {
  const Bytes other = bytes_of(who);
  for (unsigned bit = 0; bit < bits_; ++bit)
    if ((other[bit / 8] ^ bytes_[bit / 8]) & (0x80u >> bit % 8)) return false;
  return true;
}

std::string Network::text() const {
  const ip::address_v6 six(bytes_);
  const bool four = six.is_v4_mapped() && bits_ >= kMappedBits;
  std::string out = four ? ip::make_address_v4(ip::v4_mapped, six).to_string() : six.to_string();
  if (bits_ < kBits) out += "/" + std::to_string(four ? bits_ - kMappedBits : bits_);
  return out;
}

}  // namespace comares::server
