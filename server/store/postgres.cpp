// The shared store.
#include "server/store/store.h"

namespace comares::server {

std::unique_ptr<Store> open_postgres(const std::string&) {
  throw StoreError("PostgreSQL is not supported yet.");
}

}  // namespace comares::server
