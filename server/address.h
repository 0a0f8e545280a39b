// Who is behind a connection, and how much one address may do over however many connections it comes.
#pragma once
#include <boost/asio/ip/address.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include "server/config.h"
#include "server/table/connection.h"

namespace comares::server {

// What all connections from one address share. From any thread.
class AddressShare {
 public:
  AddressShare(const Limits&, bool limited);
  bool may_send(std::size_t messages);
  bool may_create();  // a table
  bool may_request();
  bool enter(std::size_t most);  // one more connection
  void leave();
  bool idle(i64 now) const;  // nothing of it needs to be remembered

 private:
  bool take(Bucket&, std::size_t cost = 1);

  const bool limited_;
  mutable std::mutex mutex_;
  Bucket messages_, tables_, requests_;
  std::size_t connections_ = 0;
  i64 used_ = 0;
};
using AddressSharePtr = std::shared_ptr<AddressShare>;

class Addresses {
 public:
  explicit Addresses(const Config& config) : config_(config) {}
  bool is_proxy(const boost::asio::ip::address&) const;  // whose word about others is taken
  // The address nearest to us in the chain that is no proxy of ours; whatever stands before it was written by others.
  boost::asio::ip::address client(const boost::asio::ip::address& peer, std::string_view forwarded_for) const;
  AddressSharePtr share(const boost::asio::ip::address&);
  void forget_idle();
  std::size_t size() const;

 private:
  const Config& config_;
  mutable std::mutex mutex_;
  std::map<boost::asio::ip::address, AddressSharePtr> shares_;
};

// One of the connections from an address, until it is gone.
class Admission {
 public:
  Admission(AddressSharePtr from, std::size_t most) : from_(from->enter(most) ? std::move(from) : nullptr) {}
  Admission(Admission&&) = default;
  Admission& operator=(Admission&& other) noexcept {
    std::swap(from_, other.from_);
    return *this;
  }
  ~Admission() {
    if (from_) from_->leave();
  }
  explicit operator bool() const { return from_ != nullptr; }

 private:
  AddressSharePtr from_;
};

// A proxy as a host names it: an address, or a network such as 10.0.0.0/8. Throws std::runtime_error.
Network network_from(const std::string&);

}  // namespace comares::server
