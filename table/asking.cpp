// What a table is asked: to change something, which becomes a proposal, or a question that changes nothing.
#include <algorithm>
#include <bit>

#include "codec/facts.h"
#include "table/preview.h"
#include "table/replay.h"
#include "table/table.h"

namespace comares::table {

namespace {

const json::value* given(const json::object& o, const char* key) {
  const json::value* v = o.if_contains(key);
  return v && !v->is_null() ? v : nullptr;
}

const json::value& need(const json::object& o, const char* key, Refusal& why) {
  static const json::value kNothing;
  if (const json::value* v = given(o, key)) return *v;
  why.refuse("This message needs the field '" + std::string(key) + "'.", "server.message");
  return kNothing;
}

bool is_on(const json::object& message, const char* key, bool otherwise, Refusal& why) {
  const json::value* v = given(message, key);
  return v ? codec::as_bool(*v, key, why) : otherwise;
}

constexpr i64 kMostNumber = i64{1} << 60;

}  // namespace

const Game* Table::playing(Refusal& why) const {
  if (game_) return &*game_;
  if (unplayable_.empty()) why.refuse("The game has not begun.", "server.not-begun");
  else why.refuse(unplayable_, "rules.version");
  return nullptr;
}

Seat Table::seat_of(const Viewer& v, const json::object& message, Refusal& why) const {
  if (const json::value* named = given(message, "seat")) {
    const auto seat = static_cast<Seat>(codec::as_integer(*named, "seat", 0, info_.players() - 1, why));
    if (!(v.seats >> seat & 1))
      why.refuse("You do not hold that seat; 'watch' with its token first.", "server.not-your-seat");
    return seat;
  }
  if (!v.seats) {
    why.refuse("You hold no seat here; 'watch' with your token first.", "server.not-your-seat");
    return 0;
  }
  if (std::has_single_bit(v.seats)) return static_cast<Seat>(std::countr_zero(v.seats));
  const Seat decider = game_ ? game_->decider() : kNobody;
  if (decider < kMaxPlayers && v.seats >> decider & 1) return decider;
  why.refuse("You hold several seats; say for which one.", "server.which-seat");
  return 0;
}

bool Table::is_stale(const json::object& message, Refusal& why) const {
  const Game* game = playing(why);
  const auto seq = codec::as_integer(need(message, "seq", why), "seq", 0, 1 << 30, why);
  return game && !why && seq != game->seq();
}

std::optional<Proposal> Table::propose(std::string_view type, const Viewer& v, Seat seat, const json::object& message,
                                       i64 number, Refusal& why) const {
  if (type == "undo") return propose_undo(v, seat, message, number, why);
  if (type == "agree") return propose_agreement(seat, message, why);
  if (type != "act") return propose_seat(type, seat, message, why);
  const Game* game = playing(why);
  if (!game) return std::nullopt;
  if (info_.seats[seat].away) why.refuse("A bot plays for you; 'return' to your seat first.", "server.away");
  const json::value& action = need(message, "action", why);
  if (why) return std::nullopt;
  std::optional<Entry> e = game->propose(seat, action, why);
  if (!e) return std::nullopt;
  return Proposal{game->window_open() ? Proposal::kAnswer : Proposal::kEntry, seat, std::move(*e)};
}

// At once, or with "ask" a question to all. What was asked is void as soon as the game has gone on.
std::optional<Proposal> Table::propose_undo(const Viewer& v, Seat seat, const json::object& message, i64 number,
                                            Refusal& why) const {
  const Game* game = playing(why);
  if (!info_.undo) why.refuse("At this table nothing is taken back.", "server.undo");
  if (info_.status != TableInfo::kPlaying) why.refuse("The game is over.", "server.over");
  const bool asks = is_on(message, "ask", false, why);
  if (why) return std::nullopt;
  if (!asks) {
    std::optional<Entry> e = game->propose_undo(seat, why);
    if (!e) return std::nullopt;
    return Proposal{Proposal::kEntry, seat, std::move(*e)};
  }
  std::optional<u32> to;
  if (const json::value* named = given(message, "to"))
    to = static_cast<u32>(codec::as_integer(*named, "to", 0, 1 << 30, why));
  const std::optional<Entry> e = game->propose_agreed_undo(seat, to, why);
  if (!e) return std::nullopt;
  Proposal out{Proposal::kInfo, seat, {}, info_};
  out.info.undo_ask = UndoAsk{seat, game->seq(), e->keep, v.seats, number};
  return out;
}

// To the question that is named: another might have been put in its place meanwhile.
std::optional<Proposal> Table::propose_agreement(Seat seat, const json::object& message, Refusal& why) const {
  const Game* game = playing(why);
  if (!game) return std::nullopt;
  Proposal out{Proposal::kInfo, seat, {}, info_};
  std::optional<UndoAsk>& ask = out.info.undo_ask;
  if (!ask || ask->seq != game->seq()) {
    why.refuse("Nobody asks to take anything back.", "server.undo");
    return std::nullopt;
  }
  const bool on = is_on(message, "on", true, why);
  if ((on || given(message, "ask")) &&
      codec::as_integer(need(message, "ask", why), "ask", 0, kMostNumber, why) != ask->id)
    why.refuse("Something else is asked for now; look at it first.", "server.undo");
  if (why) return std::nullopt;
  if (!on) ask.reset();
  else ask->agreed = static_cast<u8>(ask->agreed | 1u << seat);
  return out;
}

// Leaving a seat to a bot, taking it back, and what is passed beforehand.
std::optional<Proposal> Table::propose_seat(std::string_view type, Seat seat, const json::object& message,
                                            Refusal& why) const {
  Proposal out{Proposal::kInfo, seat, {}, info_};
  SeatHolder& holder = out.info.seats[seat];
  if (type == "leave") {
    if (info_.status == TableInfo::kOver) why.refuse("The game is over.", "server.over");
    if (info_.status == TableInfo::kOpen) holder = {};
    else holder.away = true;
  } else if (type == "return") {
    if (holder.resigned) why.refuse("You have resigned; a bot plays on.", "server.resigned");
    holder.away = holder.late = false;
  } else if (type == "resign") {
    if (info_.status != TableInfo::kPlaying) why.refuse("There is no game under way.", "server.not-playing");
    holder.away = holder.resigned = true;
  } else {
    const bool on = is_on(message, "on", true, why);
    if (const json::value* kinds = given(message, "kinds")) {
      const json::array& modules = codec::as_array(need(info_.setup, "modules", why), "modules", why);
      for (const json::value& kind : codec::as_array(*kinds, "kinds", why)) {
        if (std::ranges::find(modules, kind) == modules.end())
          why.refuse("That module is not in play here.", "server.message");
        const std::string slug(codec::as_string(kind, "kinds", why));
        std::erase(holder.declines, slug);
        if (on) holder.declines.push_back(slug);
      }
      if (!on) holder.declines_all = false;
    } else {
      holder.declines_all = on;
      holder.declines.clear();
    }
  }
  if (why) return std::nullopt;
  return out;
}

// ---- questions ---------------------------------------------------------------------------------------

bool Table::is_question(std::string_view type) {
  static constexpr std::string_view kQuestions[] = {"view", "check", "placements", "removable",
                                                    "wall", "marks", "score"};
  return std::find(std::begin(kQuestions), std::end(kQuestions), type) != std::end(kQuestions);
}

json::object Table::answer(std::string_view type, Seat viewer, const json::object& message, Refusal& why) const {
  const Game* game = playing(why);
  if (!game) return {};
  const auto player = [&] { return game->book().notation.seat(need(message, "player", why), "player", why); };
  json::object out;
  if (type == "view") {
    out = {{"seq", game->seq()}, {"view", game->view_for(viewer)}};
  } else if (type == "check") {
    (void)game->propose(viewer, need(message, "action", why), why);
  } else if (type == "placements") {
    const Seat p = player();
    const json::value& tile = need(message, "tile", why);
    if (!why) out = placements_of(*game, p, tile, why);
    out["tile"] = tile;
  } else if (type == "removable") {
    const Seat p = player();
    if (!why) out = removals_of(*game, p, why);
  } else if (type == "wall") {
    const Seat p = player();
    if (!why) out = wall_of(*game, p, why);
  } else if (type == "marks") {
    out = marks_of(*game, why);
  } else {
    const json::value* v = given(message, "round");
    const int round = v ? static_cast<int>(codec::as_integer(*v, "round", 1, 3, why)) : next_scoring(*game);
    if (!why) out = game->book().notation.score(game->shown(), round, true);
    out["round"] = round;
  }
  out["table"] = info_.id;
  return out;
}

}  // namespace comares::table
