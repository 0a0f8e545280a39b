#include "server/server.h"

#include <boost/asio/signal_set.hpp>
#include <thread>

#include "server/net/net.h"

namespace comares::server {

namespace {
constexpr auto kSweep = std::chrono::seconds(4);
constexpr int kSweepsToALook = 5, kSweepsToAClearing = 15;
constexpr auto kFarewell = std::chrono::milliseconds(1500);  // for clients to answer the goodbye
}  // namespace

struct Server::Parts {
  explicit Parts(Config c)
      : config(std::move(c)),
        io(config.threads),
        hub(config, io, open_store(config.db)),
        app{config, hub},
        acceptor(std::make_shared<tcp::acceptor>(asio::make_strand(io))),
        signals(io),
        sweep(io),
        farewell(io) {
    port = listen(app, io, acceptor);
    hub.wake();
  }

  void sweep_later() {
    sweep.expires_after(kSweep);
    sweep.async_wait([this](beast::error_code error) {
      if (error) return;
      hub.wake();
      hub.drop_idle();
      app.addresses.forget_idle();
      if (sweeps % kSweepsToAClearing == 0) hub.clear_out();
      if (++sweeps % kSweepsToALook == 0) hub.look_round();
      app.sessions.look_after_all(steady_ms());
      sweep_later();
    });
  }

  void say_goodbye() {
    if (stopping.exchange(true)) return;
    log("info", "stopping");
    asio::post(acceptor->get_executor(), [a = acceptor] {
      beast::error_code ignored;
      a->close(ignored);
    });
    app.sessions.stop_all();
    asio::post(io, [this] {
      sweep.cancel();
      signals.cancel();
      wait_for_clients(std::chrono::steady_clock::now() + kFarewell);
    });
  }

  void wait_for_clients(std::chrono::steady_clock::time_point last) {
    if (hub.metrics().connections == 0 || std::chrono::steady_clock::now() >= last) return io.stop();
    farewell.expires_after(std::chrono::milliseconds(20));
    farewell.async_wait([this, last](beast::error_code) { wait_for_clients(last); });
  }

  Config config;
  asio::io_context io;
  Hub hub;
  App app;
  std::shared_ptr<tcp::acceptor> acceptor;
  asio::signal_set signals;
  asio::steady_timer sweep, farewell;
  std::atomic<bool> stopping{false};
  int sweeps = 0;
  unsigned short port = 0;
};

Server::Server(Config config) : parts_(std::make_unique<Parts>(std::move(config))) {}

Server::~Server() {
  if (!parts_) return;
  parts_->io.stop();
  parts_->hub.stop();  // its threads still refer to tables and connections
}

unsigned short Server::port() const { return parts_->port; }

std::string Server::url() const {
  const std::string& host = parts_->config.host;
  const bool any = host == "0.0.0.0" || host == "::";
  const std::string name = any ? "localhost" : host.find(':') == std::string::npos ? host : "[" + host + "]";
  return "http://" + name + ":" + std::to_string(port()) + "/";
}

void Server::run() {
  Parts& p = *parts_;
  set_logging(p.config.logs);
  log("info", "listening", {{"host", p.config.host}, {"port", p.port}});
  p.signals.add(SIGINT);
  p.signals.add(SIGTERM);
  p.signals.async_wait([&p](beast::error_code error, int) {
    if (!error) p.say_goodbye();
  });
  p.sweep_later();
  std::vector<std::thread> others;
  for (int i = 1; i < p.config.threads; ++i) others.emplace_back([&p] { p.io.run(); });
  p.io.run();
  for (std::thread& t : others) t.join();
  p.hub.stop();
  log("info", "stopped");
}

void Server::stop() { parts_->say_goodbye(); }

}  // namespace comares::server
