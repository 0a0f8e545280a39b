#include "server/address.h"

#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <charconv>
#include <stdexcept>

namespace comares::server {

namespace {

namespace ip = boost::asio::ip;

constexpr i64 kRememberedMs = 120'000;  // by then every allowance is full again
constexpr int kOneHousehold = 64;       // bits of an IPv6 address that one customer of a provider is given

ip::address plain(const ip::address& a) {
  if (a.is_v6() && a.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, a.to_v6());
  return a;
}

bool same_bits(const ip::address& a, const ip::address& b, int bits) {
  if (a.is_v4() != b.is_v4()) return false;
  if (a.is_v4()) return ip::network_v4(a.to_v4(), bits).network() == ip::network_v4(b.to_v4(), bits).network();
  return ip::network_v6(a.to_v6(), bits).network() == ip::network_v6(b.to_v6(), bits).network();
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace

Network network_from(const std::string& text) {
  const std::size_t slash = text.find('/');
  boost::system::error_code error;
  const ip::address address = plain(ip::make_address(text.substr(0, slash), error));
  const int most = address.is_v4() ? 32 : 128;
  int bits = most;
  if (!error && slash != std::string::npos) {
    const char *begin = text.data() + slash + 1, *end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(begin, end, bits);
    if (fault != std::errc() || rest != end || bits < 0 || bits > most) error = boost::asio::error::invalid_argument;
  }
  if (error) throw std::runtime_error("'" + text + "' is neither an address nor a network such as 10.0.0.0/8.");
  return {address, bits};
}

AddressShare::AddressShare(const Limits& l, bool limited)
    : limited_(limited),
      messages_(l.address_messages_per_second, l.address_message_burst),
      tables_(l.address_tables_per_second, l.address_table_burst),
      requests_(l.address_requests_per_second, l.address_request_burst) {}

bool AddressShare::take(Bucket& bucket, std::size_t cost) {
  if (!limited_) return true;
  const std::lock_guard lock(mutex_);
  used_ = steady_ms();
  return bucket.take(used_, cost);
}

bool AddressShare::may_send(std::size_t messages) { return take(messages_, messages); }
bool AddressShare::may_create() { return take(tables_); }
bool AddressShare::may_request() { return take(requests_); }

bool AddressShare::enter(std::size_t most) {
  const std::lock_guard lock(mutex_);
  used_ = steady_ms();
  if (connections_ >= most) return false;
  ++connections_;
  return true;
}

void AddressShare::leave() {
  const std::lock_guard lock(mutex_);
  used_ = steady_ms();
  --connections_;
}

bool AddressShare::idle(i64 now) const {
  const std::lock_guard lock(mutex_);
  return connections_ == 0 && now - used_ > kRememberedMs;
}

bool Addresses::is_proxy(const ip::address& a) const {
  for (const Network& n : config_.trusted_proxies)
    if (same_bits(plain(a), n.address, n.bits)) return true;
  return false;
}

ip::address Addresses::client(const ip::address& peer, std::string_view forwarded_for) const {
  ip::address nearest = plain(peer);
  while (is_proxy(nearest) && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const bool more = comma != std::string_view::npos;
    boost::system::error_code error;
    const std::string last(trimmed(more ? forwarded_for.substr(comma + 1) : forwarded_for));
    const ip::address next = ip::make_address(last, error);
    if (error) break;
    nearest = plain(next);
    forwarded_for = more ? forwarded_for.substr(0, comma) : std::string_view();
  }
  return nearest;
}

AddressSharePtr Addresses::share(const ip::address& from) {
  ip::address key = plain(from);
  if (key.is_v6()) key = ip::network_v6(key.to_v6(), kOneHousehold).network();
  // Whoever is on this machine itself, or a proxy that names nobody, is no client to be held back.
  const bool limited = !plain(from).is_loopback() && !is_proxy(from);
  const std::lock_guard lock(mutex_);
  AddressSharePtr& held = shares_[key];
  if (!held) held = std::make_shared<AddressShare>(config_.limits, limited);
  return held;
}

void Addresses::forget_idle() {
  const i64 now = steady_ms();
  const std::lock_guard lock(mutex_);
  std::erase_if(shares_, [&](const auto& one) { return one.second.use_count() == 1 && one.second->idle(now); });
}

std::size_t Addresses::size() const {
  const std::lock_guard lock(mutex_);
  return shares_.size();
}

}  // namespace comares::server
