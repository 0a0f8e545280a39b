// HTTP (by Boost.Beast) and WebSocket on one port. http.cpp answers requests and hands upgrades over to
// websocket.cpp; what messages mean is known in handlers/ alone.
#pragma once
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <map>
#include <memory>
#include <set>

#include "server/address.h"
#include "server/handlers/handlers.h"

namespace comares::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// An open WebSocket, as far as the server as a whole is concerned. From any thread.
class Session {
 public:
  virtual ~Session() = default;
  virtual void stop() = 0;
  virtual void look_after(i64 now) = 0;  // every few seconds
};

class Sessions {
 public:
  void add(const std::shared_ptr<Session>& s) {
    const std::lock_guard lock(mutex_);
    all_.insert(s);
  }
  void remove(const std::shared_ptr<Session>& s) {
    const std::lock_guard lock(mutex_);
    all_.erase(s);
  }
  void stop_all() {
    each([](Session& s) { s.stop(); });
  }
  void look_after_all(i64 now) {
    each([now](Session& s) { s.look_after(now); });
  }

 private:
  template <class Do>
  void each(Do&& what) {
    std::vector<std::weak_ptr<Session>> all;
    {
      const std::lock_guard lock(mutex_);
      all.assign(all_.begin(), all_.end());
    }
    for (const auto& weak : all)
      if (const auto s = weak.lock()) what(*s);
  }

  std::mutex mutex_;
  std::set<std::weak_ptr<Session>, std::owner_less<>> all_;
};

// The files below a folder as they were when the server started (files.cpp); nothing else is ever served.
class WebFiles {
 public:
  explicit WebFiles(const std::string& root);
  const std::string* find(std::string_view target) const;  // its path; null: not one of them

 private:
  std::map<std::string, std::string, std::less<>> paths_;
};

struct App {
  const Config& config;
  Hub& hub;
  WebFiles files = WebFiles(config.web);
  Sessions sessions = {};
  Addresses addresses = Addresses(config);
  std::atomic<bool> said_unnamed_proxy = false;
  void say_unnamed_proxy(const asio::ip::address&);
};

void run_http(App&, tcp::socket, const asio::ip::address& peer, Admission);
void run_websocket(App&, tcp::socket, AddressSharePtr, Admission, std::string_view key, std::string already_read);
bool origin_allowed(const Config&, const Request&);

// A plain request to its answer; `done` may be called later and from another thread.
void answer_http(App&, const Request&, std::function<void(Response)> done);
Response file_response(const WebFiles&, const Request&);
Response plain(const Request&, http::status, std::string_view type, std::string body);

// A record sent to be looked at becomes a table whose game is over (records.cpp).
inline constexpr const char* kRecords = "/api/records";
void keep_record(App&, const Request&, const std::function<void(Response)>& done);
Response json_response(const Request&, http::status, const json::object&);
Response error_response(const Request&, http::status, const char* code, std::string_view sentence,
                        std::string_view rule = {});

// Accepts until stopped. Throws std::runtime_error where the address cannot be used.
unsigned short listen(App&, asio::io_context&, const std::shared_ptr<tcp::acceptor>&);

}  // namespace comares::server
