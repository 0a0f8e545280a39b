// One WebSocket connection: text in, text out. Messages are sent by whoever has them, at once; what
// the network does not take waits, and a reader so slow that too much waits is dropped, so that it
// holds up nobody. An idle connection owns no buffers.
#include <sys/socket.h>
#include <sys/uio.h>

#include "server/net/frames.h"
#include "server/net/net.h"
#include "server/net/outbox.h"

namespace comares::server {

namespace {

constexpr std::size_t kReadAtOnce = 64 * 1024;
constexpr std::size_t kSentAtOnce = 64;  // parts of frames
constexpr i64 kGoodbyeMs = 5'000;        // for a client to answer a close

class WebSocketSession final : public Connection,
                               public Session,
                               public std::enable_shared_from_this<WebSocketSession> {
 public:
  WebSocketSession(App& app, tcp::socket socket, AddressSharePtr share, Admission admission)
      : Connection(app.hub.next_number()),
        app_(app),
        admission_(std::move(admission)),
        socket_(std::move(socket)),
        reader_(app.config.limits.message_bytes),
        allowance_(app.config.limits, std::move(share)),
        heard_(steady_ms()) {}

  void begin(std::string_view key, std::string already_read) {
    ++app_.hub.metrics().connections;
    ++app_.hub.metrics().connections_total;
    app_.sessions.add(shared_from_this());
    boost::system::error_code error;
    socket_.non_blocking(true, error);
    send_raw(
        "HTTP/1.1 101 Switching Protocols\r\nServer: comares\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Accept: " +
        accept_key(key) + "\r\n\r\n");
    send(welcome(app_.hub));
    if (take(already_read.data(), already_read.size())) read();
  }

  void send(Text text) override {
    const FrameHead head(Opcode::kText, text->size());
    const std::lock_guard lock(mutex_);
    if (closing_ || gone_) return;
    const std::size_t sent = outbox_.empty() ? try_send(head.bytes(), *text) : 0;
    if (gone_) return;
    ++app_.hub.metrics().sent;
    app_.hub.metrics().sent_bytes += text->size();
    if (sent == head.size + text->size()) return;
    outbox_.add(head.bytes(), std::move(text), sent);
    wait_to_send();
  }

  void stop() override { finish(kGoingAway); }

  // Pings who has been silent, and gives up on who does not answer. From any thread.
  void look_after(i64 now) override {
    const i64 patience = 1000 * i64{app_.config.limits.idle_seconds};
    const std::lock_guard lock(mutex_);
    if (gone_) return;
    if ((closing_ && now - closing_since_ > kGoodbyeMs) || now - heard_ > patience) return cut();
    if (!closing_ && now - heard_ > patience / 2 && now - pinged_ > patience / 2) {
      pinged_ = now;
      send_locked(std::string(FrameHead(Opcode::kPing, 0).bytes()));
    }
  }

 private:
  // ---- reading, on the socket's strand -------------------------------------------------------------

  void read() {
    socket_.async_wait(tcp::socket::wait_read,
                       [self = shared_from_this()](beast::error_code error) { self->readable(error); });
  }

  void readable(beast::error_code error) {
    static thread_local const auto buffer = std::make_unique<char[]>(kReadAtOnce);
    if (error) return over();
    const ssize_t n = ::recv(socket_.native_handle(), buffer.get(), kReadAtOnce, 0);
    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR)) return read();
    if (n <= 0) return over();
    if (take(buffer.get(), static_cast<std::size_t>(n))) read();
  }

  // False: the connection is over.
  bool take(char* bytes, std::size_t n) {
    if (deaf_) return true;
    bool ended = false;
    const CloseCode why = reader_.take(bytes, n, [&](Opcode opcode, std::string_view payload) {
      ended = !take_frame(opcode, payload);
      return !ended;
    });
    heard_ = steady_ms();
    if (why != kStaysOpen) drop(why);
    if (ended) over();
    return !ended;
  }

  // Says why, hangs up, and listens no more; what still comes is read and thrown away, lest the network
  // throws away what we said.
  void drop(CloseCode why) {
    ++app_.hub.metrics().dropped;
    deaf_ = true;
    finish(why);
    const std::lock_guard lock(mutex_);
    hangs_up_ = true;
    if (!gone_ && outbox_.empty()) hang_up();
  }

  // Whatever comes is paid for, pings and pongs as messages are.
  bool take_frame(Opcode opcode, std::string_view payload) {
    if (deaf_) return true;
    if (opcode == Opcode::kClose) {
      finish(close_code(payload));
      return false;
    }
    if (closing_) return true;
    const bool taken = opcode == Opcode::kText ? take_message(app_.hub, shared_from_this(), allowance_, payload)
                                               : allowance_.may_send(1);
    if (!taken) drop(kPolicyError);
    else if (opcode == Opcode::kPing) send_pong(payload);
    return true;
  }

  // ---- writing, from any thread, under the lock -----------------------------------------------------

  std::size_t try_send(std::string_view a, std::string_view b) {
    iovec parts[2] = {{const_cast<char*>(a.data()), a.size()}, {const_cast<char*>(b.data()), b.size()}};
    return try_send({parts, std::size_t{b.empty() ? 1u : 2u}});
  }

  std::size_t try_send(std::span<iovec> parts) {
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = parts.size();
    const ssize_t n = ::sendmsg(socket_.native_handle(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (n >= 0) return static_cast<std::size_t>(n);
    if (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR) cut();
    return 0;
  }

  void send_raw(const std::string& bytes) {
    const std::lock_guard lock(mutex_);
    if (!gone_) send_locked(bytes);
  }

  void send_locked(const std::string& bytes) {
    const std::size_t sent = outbox_.empty() ? try_send(bytes, {}) : 0;
    if (gone_ || sent == bytes.size()) return;
    outbox_.add(bytes, {}, sent);
    wait_to_send();
  }

  void send_pong(std::string_view payload) {
    const std::string frame = std::string(FrameHead(Opcode::kPong, payload.size()).bytes()) + std::string(payload);
    const std::lock_guard lock(mutex_);
    if (gone_ || closing_) return;
    const std::size_t sent = outbox_.empty() ? try_send(frame, {}) : 0;
    if (gone_ || sent == frame.size()) return;
    outbox_.add_pong(frame, sent);
    wait_to_send();
  }

  // What waits, as it is now, is part of what waits in all.
  void count_outbox() {
    const auto now = static_cast<i64>(outbox_.cost());
    app_.hub.metrics().outbox_bytes += now - std::exchange(counted_, now);
  }

  void wait_to_send() {
    count_outbox();
    if (outbox_.cost() > app_.config.limits.outbox_bytes) {
      ++app_.hub.metrics().dropped;
      log("info", "a slow reader was dropped", {{"connection", number()}});
      return cut();
    }
    if (std::exchange(wants_to_write_, true)) return;
    asio::post(socket_.get_executor(), [self = shared_from_this()] { self->wait_writable(); });
  }

  void wait_writable() {
    socket_.async_wait(tcp::socket::wait_write, [self = shared_from_this()](beast::error_code error) {
      if (!error) self->writable();
    });
  }

  // One call for many frames, then the others' turn: whoever wants to send waits for no more than that.
  void writable() {
    const std::lock_guard lock(mutex_);
    if (gone_) return;
    iovec parts[kSentAtOnce];
    const std::size_t n = outbox_.gather(parts);
    if (n) {
      outbox_.sent(try_send({parts, n}));
      if (gone_) return;
      count_outbox();
    }
    if (!outbox_.empty()) return wait_writable();
    wants_to_write_ = false;
    if (hangs_up_) hang_up();
  }

  // ---- the end ---------------------------------------------------------------------------------------

  void finish(CloseCode why) {
    const std::lock_guard lock(mutex_);
    if (gone_ || closing_.exchange(true)) return;
    closing_since_ = steady_ms();
    send_locked(close_frame(why));
  }

  // Nothing more is said, but still heard: who waits for the end of a connection that failed need not wait.
  void hang_up() { ::shutdown(socket_.native_handle(), SHUT_WR); }

  // No more of it; whoever reads will notice.
  void cut() {
    gone_ = true;
    outbox_.clear();
    count_outbox();
    ::shutdown(socket_.native_handle(), SHUT_RDWR);
  }

  // On the strand: once.
  void over() {
    {
      const std::lock_guard lock(mutex_);
      if (std::exchange(over_, true)) return;
      gone_ = true;
      outbox_.clear();
      count_outbox();
      hang_up();  // what was said last is still delivered
    }
    --app_.hub.metrics().connections;
    app_.sessions.remove(shared_from_this());
    connection_closed(app_.hub, *this, allowance_);
  }

  App& app_;
  Admission admission_;
  tcp::socket socket_;
  FrameReader reader_;
  Allowance allowance_;
  std::mutex mutex_;
  Outbox outbox_;
  i64 pinged_ = 0, closing_since_ = 0, counted_ = 0;
  std::atomic<i64> heard_;
  std::atomic<bool> closing_{false};
  bool wants_to_write_ = false, hangs_up_ = false, gone_ = false, over_ = false;
  bool deaf_ = false;  // used while reading alone
};

}  // namespace

void run_websocket(App& app, tcp::socket socket, AddressSharePtr share, Admission admission, std::string_view key,
                   std::string already_read) {
  std::make_shared<WebSocketSession>(app, std::move(socket), std::move(share), std::move(admission))
      ->begin(key, std::move(already_read));
}

}  // namespace comares::server
