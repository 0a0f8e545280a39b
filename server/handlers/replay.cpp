// Looking at a game again, move by move, and playing on from one of its moves.
#include "table/replay.h"
#include "server/handlers/handlers.h"
#include "server/table/bots.h"
#include "server/table/origin.h"

namespace comares::server::handlers {

using codec::Refused;

namespace {

constexpr std::size_t kMovesPerMessage = 200;  // to play so many again costs as much as a message

i64 move_of(const Table& t, const CallPtr& call) {
  const i64 most = static_cast<i64>(t.playing().moves().size());
  const json::value* v = call->given("move");
  return v ? codec::as_integer(*v, "move", 0, most) : most;
}

}  // namespace

// While the game is under way everybody sees what they might have seen then; afterwards all lies open.
void replay(Table& t, const CallPtr& call) {
  table::Look look{.open = t.info().status == TableInfo::kOver};
  if (call->given("seat") && !look.open) look.viewer = t.seat_of(*call);
  look.move = move_of(t, call);
  const json::value* since = call->given("since");
  look.since = since ? codec::as_integer(*since, "since", -1, look.move) : look.move - 1;
  call->who->charge(static_cast<std::size_t>(look.move) / kMovesPerMessage);
  json::object o = codec::or_throw(table::replay_of, t.playing(), look);
  o["table"] = t.shown();
  answer(*call, "replay", std::move(o));
}

// A new table with the first moves of a game that is over. It keeps the seed: what would have come
// still comes. While a game is under way this would tell its players what they cannot know.
void play_on(Table& t, const CallPtr& call) {
  if (t.info().status != TableInfo::kOver)
    throw Refused("To play on from a move, wait until the game is over.", "replay");
  const i64 move = move_of(t, call);
  std::vector<Entry> moves = t.playing().moves();
  moves.resize(static_cast<std::size_t>(move));
  Game game = t.playing().at_start();
  for (const Entry& e : moves) play_entry(game, e);
  if (game.over()) throw Refused("The game is over there; choose an earlier move.", "base.6.over");

  const int players = t.info().players();
  const json::value* chosen = call->given("seat");
  const Seat decider = game.decider() < players ? game.decider() : Seat{0};
  const auto mine = chosen ? static_cast<Seat>(codec::as_integer(*chosen, "seat", 0, players - 1)) : decider;
  const std::string level =
      call->given("level") ? std::string(codec::as_string(call->need("level"), "level")) : default_bot();
  json::object request = t.info().setup;
  json::array seats;
  for (Seat s = 0; s < players; ++s) {
    json::object one{{"kind", s == mine ? "me" : "bot"}};
    if (s != mine) one["level"] = level;
    if (s != mine && !t.info().seats[s].name.empty()) one["name"] = t.info().seats[s].name;
    seats.push_back(std::move(one));
  }
  request["seats"] = std::move(seats);
  request["private"] = true;
  if (const json::value* name = call->given("name")) request["name"] = *name;

  std::vector<std::string> tokens;
  TableInfo info = info_from_request(request, tokens);
  info.setup["rules"] = t.info().setup.at("rules");
  info.seed = game.seed();
  info.commitment.clear();  // the seed is known
  info.status = TableInfo::kPlaying;
  info.started = info.created;
  info.origin = t.id();
  info.origin_move = move;
  call->who->charge(moves.size() / kMovesPerMessage);
  // The moves are not copied but read where they were made.
  if (move > 0 && t.playing().begins_with(move, t.info().origin_depth ? t.info().origin_move : 0)) {
    info.origin = t.info().origin;
    info.origin_depth = t.info().origin_depth;
  } else if (move > 0 && t.info().origin_depth < kDeepestOrigin) {
    info.origin_depth = t.info().origin_depth + 1;
  }
  std::vector<Row> copied;
  if (!info.origin_depth) copied = rows_of(game, moves, info.created);
  t.hub().keep(info, std::move(copied), call, tokens);
}

}  // namespace comares::server::handlers
