// HTTP and WebSocket on one port, by Boost.Beast. http.cpp answers requests and hands upgrades over to
// websocket.cpp; what messages mean is known in handlers/ alone.
#pragma once
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <set>

#include "server/handlers/handlers.h"

namespace comares::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// Somebody who has to be told when the server stops.
class Stoppable {
 public:
  virtual ~Stoppable() = default;
  virtual void stop() = 0;  // from any thread
};

class Sessions {
 public:
  void add(const std::shared_ptr<Stoppable>& s) {
    const std::lock_guard lock(mutex_);
    all_.insert(s);
  }
  void remove(const std::shared_ptr<Stoppable>& s) {
    const std::lock_guard lock(mutex_);
    all_.erase(s);
  }
  void stop_all() {
    std::set<std::weak_ptr<Stoppable>, std::owner_less<>> all;
    {
      const std::lock_guard lock(mutex_);
      all = all_;
    }
    for (const auto& weak : all)
      if (const auto s = weak.lock()) s->stop();
  }

 private:
  std::mutex mutex_;
  std::set<std::weak_ptr<Stoppable>, std::owner_less<>> all_;
};

struct App {
  const Config& config;
  Hub& hub;
  Sessions sessions;
};

void run_http(App&, tcp::socket);
void run_websocket(App&, tcp::socket, Request);
bool origin_allowed(const Config&, const Request&);

// A plain request to its answer; `done` may be called later and from another thread.
void answer_http(App&, const Request&, std::function<void(Response)> done);
Response file_response(const Config&, const Request&);
Response plain(const Request&, http::status, std::string_view type, std::string body);

// A record sent to be looked at becomes a table whose game is over (records.cpp).
inline constexpr const char* kRecords = "/api/records";
void keep_record(App&, const Request&, const std::function<void(Response)>& done);
Response json_response(const Request&, http::status, const json::object&);
Response error_response(const Request&, http::status, const char* code, std::string_view sentence);

// Accepts until stopped. Throws std::runtime_error where the address cannot be used.
unsigned short listen(App&, asio::io_context&, const std::shared_ptr<tcp::acceptor>&);

}  // namespace comares::server
