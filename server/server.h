// The server as a whole: listens, serves, stops.
#pragma once
#include <memory>
#include <string>

#include "server/config.h"

namespace comares::server {

class Server {
 public:
  explicit Server(Config);  // opens the store and the port; throws with one clear sentence
  ~Server();
  unsigned short port() const;
  std::string url() const;
  void run();   // until a signal or stop(); everything acknowledged is stored by then
  void stop();  // from any thread

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace comares::server
