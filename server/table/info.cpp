#include "server/table/info.h"

#include "server/crypto.h"

namespace comares::server {

TableInfo info_from_stored(const json::value& v) { return codec::or_throw(table::info_from_stored, v); }

TableInfo info_from_request(const json::object& request, std::vector<std::string>& tokens) {
  TableInfo t = codec::or_throw(table::info_from_request, request);
  for (SeatHolder& seat : t.seats) {
    tokens.emplace_back();
    if (seat.kind != SeatHolder::kPerson) continue;
    tokens.back() = random_hex(32);
    seat.token_hash = sha256_hex(tokens.back());
  }
  t.id = random_hex(16);
  t.seed = random_seed();
  t.salt = random_hex(32);
  t.commitment = seed_commitment(t.salt, t.seed);
  t.created = now_ms();
  return t;
}

Seat seat_of_token(const TableInfo& t, std::string_view token) {
  const std::string hash = sha256_hex(token);
  for (Seat s = 0; s < t.seats.size(); ++s)
    if (t.seats[s].kind == SeatHolder::kPerson && same_secret(t.seats[s].token_hash, hash)) return s;
  return kNobody;
}

std::string display_name(const json::object& from, std::string_view otherwise) {
  return codec::or_throw(table::display_name, from, otherwise);
}

}  // namespace comares::server
