// One HTTP connection: requests one after another, then perhaps an upgrade to WebSocket.
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/net.h"

namespace comares::server {

namespace {

constexpr auto kRequestTime = std::chrono::seconds(20);
constexpr std::size_t kConnectionsPerAddress = 256;
constexpr const char* kTooMuchAsked = "Too much is asked for from your address; wait a little.";
constexpr const char* kTooManyConnections = "There are too many connections from your address.";
constexpr std::size_t kKeySize = 24;  // 16 bytes in base64

std::size_t most_connections(const Config& config, const asio::ip::address& from) {
  if (config.limits.connections_per_address) return config.limits.connections_per_address;
  return from.is_loopback() ? config.limits.connections : kConnectionsPerAddress;
}

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(App& app, tcp::socket socket, const asio::ip::address& peer, Admission admission)
      : app_(app), peer_(peer), admission_(std::move(admission)), stream_(std::move(socket)) {}

  void read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(app_.config.limits.header_bytes));
    parser_->body_limit(app_.config.limits.record_bytes);  // the most of all: what is asked for is not known yet
    stream_.expires_after(kRequestTime);
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](beast::error_code e, std::size_t) { self->have_header(e); });
  }

 private:
  void have_header(beast::error_code error) {
    if (error) return have_read(error);
    const std::size_t most = app_.config.limits.message_bytes;
    if (parser_->get().target() != kRecords) {
      if (parser_->content_length().value_or(0) > most) return have_read(http::error::body_limit);
      parser_->body_limit(most);
    }
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](beast::error_code e, std::size_t) { self->have_read(e); });
  }

  void have_read(beast::error_code error) {
    if (error == http::error::body_limit || error == http::error::header_limit) {
      Request none;
      none.version(11);
      none.keep_alive(false);
      return write(plain(none, http::status::payload_too_large, "text/plain", "That is too much.\n"));
    }
    if (error == http::error::end_of_stream || error) return close();
    Request request = parser_->release();
    const AddressSharePtr share = share_of(request);
    const bool record = request.target() == kRecords && request.method() == http::verb::post;
    if (!share->may_request() || (record && !share->may_create())) return too_much(request, "rate", kTooMuchAsked);
    if (beast::websocket::is_upgrade(request)) {
      if (request.target() != "/ws")
        return write(plain(request, http::status::not_found, "text/plain", "WebSockets are at /ws.\n"));
      if (!origin_allowed(app_.config, request))
        return write(plain(request, http::status::forbidden, "text/plain", "That origin may not connect.\n"));
      const auto key = request[http::field::sec_websocket_key];
      if (request[http::field::sec_websocket_version] != "13" || key.size() != kKeySize)
        return write(
            plain(request, http::status::upgrade_required, "text/plain", "WebSocket version 13 is spoken here.\n"));
      // Behind a proxy it is known only now from where it comes.
      if (app_.addresses.is_proxy(peer_)) admission_ = Admission(share, most_connections(app_.config, client_));
      if (!admission_) return too_much(request, "limit", kTooManyConnections);
      stream_.expires_never();
      return run_websocket(app_, stream_.release_socket(), share, std::move(admission_), {key.data(), key.size()},
                           beast::buffers_to_string(buffer_.data()));
    }
    ++app_.hub.metrics().http_requests;
    stream_.expires_after(kRequestTime);
    answer_http(app_, request, [self = shared_from_this(), begun = Histogram::Clock::now()](Response r) {
      self->app_.hub.metrics().http_time.add_since(begun);
      asio::post(self->stream_.get_executor(), [self, r = std::move(r)]() mutable { self->write(std::move(r)); });
    });
  }

  AddressSharePtr share_of(const Request& request) {
    const auto forwarded = request["X-Forwarded-For"];
    client_ = app_.addresses.client(peer_, {forwarded.data(), forwarded.size()});
    if (!forwarded.empty() && !peer_.is_loopback() && !app_.addresses.is_proxy(peer_)) app_.say_unnamed_proxy(peer_);
    return app_.addresses.share(client_);
  }

  void too_much(const Request& request, const char* code, const char* sentence) {
    ++app_.hub.metrics().over_limit;
    write(error_response(request, http::status::too_many_requests, code, sentence));
  }

  void write(Response r) {
    response_ = std::move(r);
    http::async_write(stream_, *response_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      if (error || self->response_->need_eof()) return self->close();
      self->response_.reset();
      self->read();
    });
  }

  void close() {
    beast::error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  App& app_;
  const asio::ip::address peer_;
  asio::ip::address client_;  // who sent the last request, perhaps through a proxy
  Admission admission_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{16 * 1024 + 64 * 1024};
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<Response> response_;
};

class Acceptor : public std::enable_shared_from_this<Acceptor> {
 public:
  Acceptor(App& app, asio::io_context& io, std::shared_ptr<tcp::acceptor> acceptor)
      : app_(app), io_(io), acceptor_(std::move(acceptor)), pause_(io) {}

  void accept() {
    acceptor_->async_accept(asio::make_strand(io_),
                            [self = shared_from_this()](beast::error_code error, tcp::socket socket) {
                              self->accepted(error, std::move(socket));
                            });
  }

 private:
  void accepted(beast::error_code error, tcp::socket socket) {
    if (error == asio::error::operation_aborted || !acceptor_->is_open()) return;
    if (error) {  // out of file descriptors, most likely
      log("error", "cannot accept", {{"error", error.message()}});
      pause_.expires_after(std::chrono::milliseconds(100));
      pause_.async_wait([self = shared_from_this()](beast::error_code) { self->accept(); });
      return;
    }
    beast::error_code unknown;
    const auto from = socket.remote_endpoint(unknown).address();
    const Limits& limits = app_.config.limits;
    if (!unknown && app_.hub.metrics().connections < limits.connections) {
      const std::size_t most = app_.addresses.is_proxy(from) ? limits.connections : most_connections(app_.config, from);
      if (Admission admission(app_.addresses.share(from), most); admission) {
        beast::error_code ignored;
        socket.set_option(tcp::no_delay(true), ignored);
        run_http(app_, std::move(socket), from, std::move(admission));
      } else {
        ++app_.hub.metrics().over_limit;
      }
    }
    accept();
  }

  App& app_;
  asio::io_context& io_;
  std::shared_ptr<tcp::acceptor> acceptor_;
  asio::steady_timer pause_;
};

}  // namespace

void run_http(App& app, tcp::socket socket, const asio::ip::address& peer, Admission admission) {
  auto session = std::make_shared<HttpSession>(app, std::move(socket), peer, std::move(admission));
  session->read();
}

void App::say_unnamed_proxy(const asio::ip::address& from) {
  if (said_unnamed_proxy.exchange(true)) return;
  log("warning", "a proxy that --trusted-proxy does not name: all its clients count as one address",
      {{"proxy", from.to_string()}});
}

// A browser names the page's origin: it must be ours, or one that was allowed. Others name none.
bool origin_allowed(const Config& config, const Request& request) {
  const auto origin = request[http::field::origin];
  if (origin.empty()) return true;
  const std::string_view text(origin.data(), origin.size());
  for (const std::string& allowed : config.origins)
    if (text == allowed) return true;
  const auto host = request[http::field::host];
  const std::string_view own(host.data(), host.size());
  return text == "http://" + std::string(own) || text == "https://" + std::string(own);
}

unsigned short listen(App& app, asio::io_context& io, const std::shared_ptr<tcp::acceptor>& acceptor) {
  beast::error_code error;
  const auto address = asio::ip::make_address(app.config.host == "localhost" ? "127.0.0.1" : app.config.host, error);
  if (error) throw std::runtime_error("'" + app.config.host + "' is not an address to listen on.");
  const tcp::endpoint endpoint(address, app.config.port);
  acceptor->open(endpoint.protocol(), error);
  if (!error) acceptor->set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor->bind(endpoint, error);
  if (!error) acceptor->listen(4096, error);
  if (error)
    throw std::runtime_error("Cannot listen on " + app.config.host + " port " + std::to_string(app.config.port) + ": " +
                             error.message() + ".");
  std::make_shared<Acceptor>(app, io, acceptor)->accept();
  return acceptor->local_endpoint().port();
}

}  // namespace comares::server
