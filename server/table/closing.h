// Ending a table from outside, by whoever runs the server.
#pragma once
#include <string>

#include "server/store/store.h"

namespace comares::server {

// The game stands as it is: its record and seed are open to all, and nothing is done there any more.
// Throws Refused where there is no such table or it is over already.
void close_table(Store&, const std::string& id, const std::string& reason);

}  // namespace comares::server
