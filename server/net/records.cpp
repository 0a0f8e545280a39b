// A record from somewhere else, kept as a table whose game is over, so that it can be looked at like
// any other. Only whoever is told its address finds it.
#include "codec/setup.h"
#include "server/crypto.h"
#include "server/net/net.h"
#include "server/table/bots.h"
#include "server/table/origin.h"
#include "table/replay.h"

namespace comares::server {

namespace {

constexpr std::size_t kMostActions = 5000;
constexpr const char* kRule = "server.record";

struct Kept {
  TableInfo info;
  std::vector<Row> entries;
};

Kept from_record(const json::object& record) {
  if (const json::value* begun = record.if_contains("position"); begun && !begun->is_null())
    throw codec::Refused("A record that begins with a position cannot be looked at here.", kRule);
  const json::value* actions = record.if_contains("actions");
  if (!actions || !record.contains("seed") || !record.contains("players"))
    throw codec::Refused("A record needs its players, its seed and its actions.", kRule);
  const json::array& list = codec::as_array(*actions, "actions");
  if (list.size() > kMostActions) throw codec::Refused("That record is too long.", kRule);

  Kept out;
  TableInfo& info = out.info;
  const auto players = static_cast<int>(codec::as_integer(record.at("players"), "players", 2, kMaxPlayers));
  const Setup chosen = codec::or_throw(codec::setup, record, players);
  codec::write_setup(chosen, info.setup);
  info.setup["rules"] = codec::versions(chosen);
  const json::value* names = record.if_contains("names");
  const json::array* named = names ? names->if_array() : nullptr;
  for (int s = 0; s < players; ++s) {
    SeatHolder seat;
    seat.kind = SeatHolder::kPerson;
    seat.name = "Player " + std::to_string(s + 1);
    const auto i = static_cast<std::size_t>(s);
    if (named && i < named->size() && (*named)[i].is_string())
      seat.name = display_name({{"name", (*named)[i]}}, seat.name);
    info.seats.push_back(std::move(seat));
  }
  info.id = random_hex(16);
  info.status = TableInfo::kOver;
  info.listed = false;
  info.substitute = default_bot();
  info.seed = codec::or_throw(codec::seed, record);
  info.created = info.started = now_ms();
  Game game(rulebook(info.setup, players), info.seed, info.started);
  out.entries = rows_of(game, codec::or_throw(table::entries_from, game, list), info.created);
  info.scores = game.book().notation.scores(game.state());
  return out;
}

}  // namespace

void keep_record(App& app, const Request& request, const std::function<void(Response)>& done) {
  if (!origin_allowed(app.config, request))
    return done(error_response(request, http::status::forbidden, "origin", "That origin may not send records."));
  if (!app.hub.may_import())
    return done(
        error_response(request, http::status::too_many_requests, "rate", "Too many records at once; wait a little."));
  try {
    const json::value v = codec::parse(request.body());
    Kept kept = from_record(codec::as_object(v, "A record"));
    app.hub.keep(kept.info, std::move(kept.entries), [request, done, id = kept.info.id](bool stored) {
      if (stored) return done(json_response(request, http::status::ok, {{"v", kProtocolVersion}, {"table", id}}));
      done(error_response(request, http::status::service_unavailable, "store", "The record could not be stored."));
    });
  } catch (const codec::Refused& e) {
    done(error_response(request, http::status::bad_request, "refused", e.what(), e.rule.empty() ? kRule : e.rule));
  } catch (const std::exception& e) {
    log("error", "a record failed", {{"error", e.what()}});
    done(error_response(request, http::status::internal_server_error, "internal", "The server could not do that."));
  }
}

}  // namespace comares::server
