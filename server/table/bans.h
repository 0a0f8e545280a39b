// Addresses that may not connect.
#pragma once
#include <array>
#include <boost/asio/ip/address.hpp>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

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

class Bans {
 public:
  void set(std::vector<Network> all) {
    auto fresh = std::make_shared<const std::vector<Network>>(std::move(all));
    const std::lock_guard lock(mutex_);
    all_ = std::move(fresh);
  }
  bool has(const boost::asio::ip::address& who) const {
    std::shared_ptr<const std::vector<Network>> all;
    {
      const std::lock_guard lock(mutex_);
      all = all_;
    }
    if (!all) return false;
    for (const Network& n : *all)
      if (n.has(who)) return true;
    return false;
  }

 private:
  mutable std::mutex mutex_;
  std::shared_ptr<const std::vector<Network>> all_;
};

}  // namespace comares::server
