// Addresses as a host names them: one, or a whole network.
#pragma once
#include <array>
#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>

namespace comares::server {

// One address, or all that begin alike: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32.
class Network {
 public:
  static std::optional<Network> read(const std::string& text);
  bool has(const boost::asio::ip::address&) const;
  std::string text() const;

 private:
  using Bytes = std::array<unsigned char, 16>;  // IPv4 as the part of IPv6 it is mapped to
  static Bytes bytes_of(const boost::asio::ip::address&);
  Bytes bytes_{};
  unsigned bits_ = 128;
};

}  // namespace comares::server
