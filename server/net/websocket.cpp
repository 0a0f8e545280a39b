// One WebSocket connection: text in, text out. What cannot be sent at once waits; a reader so slow
// that too much waits is dropped, so that it holds up nobody.
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>

#include "server/net/net.h"

namespace comares::server {

namespace websocket = beast::websocket;

namespace {

class WebSocketSession final : public Connection,
                               public Stoppable,
                               public std::enable_shared_from_this<WebSocketSession> {
 public:
  WebSocketSession(App& app, tcp::socket socket)
      : Connection(app.hub.next_number()),
        app_(app),
        executor_(socket.get_executor()),
        ws_(std::move(socket)),
        allowance_(app.config.limits) {}

  void accept(const Request& request) {
    websocket::stream_base::timeout timeouts{};
    timeouts.handshake_timeout = std::chrono::seconds(10);
    timeouts.idle_timeout = std::chrono::seconds(app_.config.limits.idle_seconds);
    timeouts.keep_alive_pings = true;
    ws_.set_option(timeouts);
    ws_.read_message_max(app_.config.limits.message_bytes);
    ws_.auto_fragment(false);
    ws_.write_buffer_bytes(512);
    ++app_.hub.metrics().connections;
    ++app_.hub.metrics().connections_total;
    ws_.async_accept(request, [self = shared_from_this()](beast::error_code error) {
      if (error) return self->closed();
      self->app_.sessions.add(self);
      self->send(welcome(self->app_.hub));
      self->read();
    });
  }

  void send(Text text) override {
    asio::post(executor_, [self = shared_from_this(), text = std::move(text)] { self->enqueue(text); });
  }

  void stop() override {
    asio::post(executor_, [self = shared_from_this()] { self->finish(websocket::close_code::going_away); });
  }

 private:
  void read() {
    ws_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      self->have_read(error);
    });
  }

  void have_read(beast::error_code error) {
    if (error) return closed();
    const auto data = buffer_.data();
    const bool ok = ws_.got_text() && take_message(app_.hub, shared_from_this(), allowance_,
                                                   {static_cast<const char*>(data.data()), data.size()});
    buffer_.consume(buffer_.size());
    if (buffer_.capacity() > 4096) buffer_.shrink_to_fit();
    if (!ok) {
      ++app_.hub.metrics().dropped;
      finish(websocket::close_code::policy_error);
    }
    read();
  }

  void enqueue(const Text& text) {
    if (closing_) return;
    waiting_ += text->size();
    if (waiting_ > app_.config.limits.outbox_bytes) {
      ++app_.hub.metrics().dropped;
      log("info", "a slow reader was dropped", {{"connection", number()}});
      closing_ = true;
      outbox_.clear();
      beast::get_lowest_layer(ws_).close();
      return;
    }
    outbox_.push_back(text);
    if (!writing_) write();
  }

  void write() {
    writing_ = true;
    ws_.text(true);
    const Text text = outbox_.front();  // kept until written, whatever happens to the outbox
    ws_.async_write(asio::buffer(*text), [self = shared_from_this(), text](beast::error_code error, std::size_t n) {
      self->have_written(error, n);
    });
  }

  void have_written(beast::error_code error, std::size_t bytes) {
    writing_ = false;
    if (error) {
      closing_ = true;
      outbox_.clear();
      return;
    }
    ++app_.hub.metrics().sent;
    app_.hub.metrics().sent_bytes += bytes;
    if (!outbox_.empty()) {
      waiting_ -= outbox_.front()->size();
      outbox_.erase(outbox_.begin());
    }
    if (!outbox_.empty()) return write();
    outbox_ = {};  // an idle connection keeps no memory for it
    if (closing_) close();
  }

  void finish(websocket::close_code why) {
    if (closing_) return;
    closing_ = true;
    why_ = why;
    if (!writing_) close();
  }

  void close() {
    ws_.async_close(why_, [self = shared_from_this()](beast::error_code) {});
  }

  void closed() {
    closing_ = true;
    if (std::exchange(gone_, true)) return;
    --app_.hub.metrics().connections;
    app_.sessions.remove(shared_from_this());
    connection_closed(app_.hub, *this, allowance_);
  }

  App& app_;
  asio::any_io_executor executor_;
  websocket::stream<beast::tcp_stream, false> ws_;
  beast::flat_buffer buffer_;
  Allowance allowance_;
  std::vector<Text> outbox_;
  std::size_t waiting_ = 0;
  websocket::close_code why_ = websocket::close_code::normal;
  bool writing_ = false, closing_ = false, gone_ = false;
};

}  // namespace

void run_websocket(App& app, tcp::socket socket, Request request) {
  auto session = std::make_shared<WebSocketSession>(app, std::move(socket));
  session->accept(request);
}

}  // namespace comares::server
