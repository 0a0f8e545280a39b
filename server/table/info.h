// What a table is besides its moves (table/info.h), as the server makes and reads it: refusals thrown, and each seat of a
// person held by a secret.
#pragma once
#include "codec/refused.h"
#include "server/log.h"
#include "table/info.h"

namespace comares::server {

namespace json = boost::json;

using table::Clock;
using table::kDeepestOrigin;
using table::SeatHolder;
using table::TableInfo;
using table::UndoAsk;

TableInfo info_from_stored(const json::value&);

// From a `create` message. Seats of kind "me" get a token, put into `tokens` at their place.
TableInfo info_from_request(const json::object&, std::vector<std::string>& tokens);

// The seat that this secret holds, or kNobody.
Seat seat_of_token(const TableInfo&, std::string_view token);

std::string display_name(const json::object& from, std::string_view otherwise);

}  // namespace comares::server
