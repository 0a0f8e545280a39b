// A table in WebAssembly (table/local.h), for a browser without a server: messages in, messages out, as text.
// The page writes a message into the buffer that comares_room gives, and is called back for everything that is sent.
#include "table/local.h"

namespace {

std::unique_ptr<comares::table::LocalTable> table;
std::string room;

}  // namespace

extern "C" {

__attribute__((import_module("comares"), import_name("send"))) void comares_send(unsigned connection, const char* text,
                                                                                 unsigned size);

__attribute__((export_name("comares_open"))) void comares_open(unsigned long long seed);
void comares_open(unsigned long long seed) {
  table = std::make_unique<comares::table::LocalTable>(seed, [](unsigned connection, std::string_view text) {
    comares_send(connection, text.data(), static_cast<unsigned>(text.size()));
  });
}

__attribute__((export_name("comares_room"))) char* comares_room(unsigned size);
char* comares_room(unsigned size) {
  room.resize(size);
  return room.data();
}

__attribute__((export_name("comares_take"))) void comares_take(unsigned connection, double now);
void comares_take(unsigned connection, double now) { table->take(connection, room, static_cast<long long>(now)); }

__attribute__((export_name("comares_go_on"))) double comares_go_on(double now);
double comares_go_on(double now) { return static_cast<double>(table->go_on(static_cast<long long>(now))); }

}  // extern "C"
