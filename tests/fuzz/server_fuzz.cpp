// Messages, frames and HTTP requests as hostile clients send them. The first byte chooses: h, then a
// target; H, then a request; f, then bytes of WebSocket frames, cut where the second says; otherwise lines, each a message, in which $T is a table's id and $K the token of a seat at it.
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <boost/beast/http.hpp>

#include "server/net/frames.h"
#include "server/net/net.h"

namespace {

using namespace comares::server;

class Deaf final : public Connection {
 public:
  using Connection::Connection;
  void send(Text text) override {
    if (text->find("\"created\"") == std::string::npos || !table.empty()) return;
    const auto made = boost::json::parse(*text);
    token = made.at("seats").at(0).at("token").as_string();
    table = made.at("table").at("id").as_string();
  }
  std::string table, token;
};

struct World {
  World() {
    set_logging(false);
    config.db =
        (std::filesystem::temp_directory_path() / ("comares-fuzz-" + std::to_string(getpid()) + ".sqlite")).string();
    config.limits.messages_per_second = config.limits.message_burst = 1e12;
    config.limits.tables_per_second = 0;
    config.limits.table_burst = 50;
    hub = std::make_unique<Hub>(config, io, open_store(config.db));
    app.reset(new App{config, *hub});
    who = std::make_shared<Deaf>(1);
    allowance = std::make_unique<Allowance>(config.limits);
    take_message(*hub, who, *allowance, R"({"type":"create","seats":[{"kind":"me"},{"kind":"me"},{"kind":"bot"}]})");
    for (int i = 0; i < 500 && who->table.empty(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    if (who->table.empty()) std::abort();
  }
  Config config;
  boost::asio::io_context io;
  std::unique_ptr<Hub> hub;
  std::unique_ptr<App> app;
  std::shared_ptr<Deaf> who;
  std::unique_ptr<Allowance> allowance;
};

std::string filled(std::string_view line, const Deaf& who) {
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.substr(i, 2) == "$T") out += who.table, ++i;
    else if (line.substr(i, 2) == "$K") out += who.token, ++i;
    else out += line[i];
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static World world;
  std::string_view text(reinterpret_cast<const char*>(data), std::min<std::size_t>(size, 16'384));
  if (text.starts_with('h')) {
    Request request(http::verb::get, std::string(text.substr(1)), 11);
    answer_http(*world.app, request, [](Response) {});
  } else if (text.starts_with('H')) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(8192);
    parser.body_limit(std::uint64_t{32768});
    parser.eager(true);
    beast::error_code error;
    parser.put(boost::asio::buffer(text.data() + 1, text.size() - 1), error);
    if (!error && parser.is_done()) answer_http(*world.app, parser.get(), [](Response) {});
  } else if (text.starts_with('f') && text.size() > 1) {
    FrameReader reader(4096);
    std::string bytes(text.substr(2));
    const std::size_t cut = 1 + static_cast<unsigned char>(text[1]);
    for (std::size_t i = 0; i < bytes.size(); i += cut)
      if (reader.take(bytes.data() + i, std::min(cut, bytes.size() - i),
                      [](Opcode, std::string_view) { return true; }) != kStaysOpen)
        break;
  } else {
    while (!text.empty()) {
      const auto end = text.find('\n');
      take_message(*world.hub, world.who, *world.allowance, filled(text.substr(0, end), *world.who));
      if (end == std::string_view::npos) break;
      text.remove_prefix(end + 1);
    }
  }
  for (int i = 0; i < 50 && world.io.poll() > 0; ++i) world.io.restart();
  world.io.restart();
  return 0;
}
