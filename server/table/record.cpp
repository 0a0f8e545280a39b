#include "server/table/record.h"

#include "codec/setup.h"

namespace comares::server {

json::object record_of(const TableInfo& info, const Loaded& l) {
  i64 last = 0;
  for (const Row& row : l.entries)
    if (row.number != ++last) throw codec::Refused("The record of this table has a gap.", "server.record");
  Game game(rulebook(info.setup, info.players()), info.seed, info.started);
  std::vector<Entry> entries;
  for (const Row& row : l.entries) entries.push_back(read_entry(game, row));
  resume(game, std::move(entries));
  json::object out = game.record();
  json::array names;
  for (const SeatHolder& s : info.seats) names.emplace_back(s.name);
  out["names"] = std::move(names);
  out["commitment"] = info.commitment;
  out["salt"] = info.salt;
  out["table"] = info.id;
  out["scores"] = info.scores.is_null() ? game.book().notation.scores(game.state()) : info.scores;
  return out;
}

json::object record_as_it_is(const TableInfo& info, const Loaded& l, const std::exception& why) {
  json::array entries;
  for (const Row& row : l.entries) entries.push_back({{"seq", row.number}, {"at", row.at}, {"body", row.body}});
  json::object out = info.setup;
  out["table"] = info.id;
  out["players"] = info.players();
  out["seed"] = codec::text_of(info.seed);
  if (!info.scores.is_null()) out["scores"] = info.scores;
  out["unreadable"] = why.what();
  out["entries"] = std::move(entries);
  return out;
}

}  // namespace comares::server
