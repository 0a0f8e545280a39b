// Addresses that may not connect.
#pragma once
#include <memory>
#include <mutex>
#include <vector>

#include "server/network.h"

namespace comares::server {

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
