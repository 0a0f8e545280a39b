#include "server/table/origin.h"

#include "server/table/info.h"

namespace comares::server {

using codec::Refused;

Loaded load_with_origin(Store& store, const std::string& table, i64 version, i64 seq, i64 chat) {
  Loaded out = store.load(table, version, seq, chat);
  if (!out.found || seq > 0) return out;
  if (out.table.body.empty()) out.table.body = store.load(table, 0, 1 << 30, 1 << 30).table.body;
  const TableInfo info = info_from_stored(codec::parse(out.table.body));
  if (!info.origin_depth) return out;
  // What no undo has taken back there.
  std::vector<Row> moves;
  for (Row& row : load_with_origin(store, info.origin, 0, 0, 1 << 30).entries) {
    const json::value body = codec::parse(row.body);
    if (const json::value* keep = body.as_object().if_contains("u"))
      moves.resize(std::min(moves.size(), keep->to_number<std::size_t>()));
    else moves.push_back(std::move(row));
  }
  const auto first = static_cast<std::size_t>(info.origin_move);
  if (moves.size() < first) throw Refused("The game this table was begun from cannot be read.", "server.record");
  moves.resize(first);
  for (std::size_t i = 0; i < first; ++i) {
    moves[i].number = static_cast<i64>(i) + 1;
    moves[i].at = info.started;
  }
  moves.insert(moves.end(), std::make_move_iterator(out.entries.begin()), std::make_move_iterator(out.entries.end()));
  out.entries = std::move(moves);
  return out;
}

std::vector<Row> rows_of(const table::Game& game, const std::vector<table::Entry>& entries, i64 at) {
  std::vector<Row> out;
  for (const table::Entry& e : entries) out.push_back({static_cast<i64>(out.size()) + 1, at, game.body(e)});
  return out;
}

}  // namespace comares::server
