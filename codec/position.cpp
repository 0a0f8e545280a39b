#include "codec/position.h"

#include <charconv>

#include "codec/archive_json.h"
#include "codec/setup.h"
#include "games/parts.h"

namespace comares::codec {

namespace {

const PositionFormat& format_of(const Ruleset& r) {
  static constexpr const PositionFormat* kFormats[kLayouts] = {&kMarketFormat, &kTracksFormat, &kColumnsFormat};
  return *kFormats[static_cast<int>(parts_of(r).layout)];
}

// What a written game needs besides what lies on the table, to go on exactly where it was. It counts
// only while the rest of the position is what it was written with; the hash tells. An edited
// position starts afresh at the main action of `to_move`.
json::object resume(const Notation& n, const State& s) {
  json::object out;
  json::array agenda;
  for (const Frame& f : s.agenda) agenda.push_back({f.owner, f.kind, f.seat, f.asks, f.step, f.d[0], f.d[1], f.d[2]});
  out["agenda"] = std::move(agenda);
  json::array drawn;
  int last = kMaxStreams;
  while (last > 0 && s.drawn[last - 1] == 0) --last;
  for (int i = 0; i < last; ++i) drawn.emplace_back(s.drawn[i]);
  out["drawn"] = std::move(drawn);
  out["actions"] = s.actions;
  out["over"] = s.over != 0;
  out["hash"] = hex(hash(n.rules(), s));
  return out;
}

// False where it is no longer the position that was written.
bool take_up(const Notation& n, const json::object& from, State& s, Refusal& why) {
  const auto part = [&](const char* key) -> const json::value& {
    static const json::value kNothing;
    const json::value* v = from.if_contains(key);
    if (!v) why.refuse("resume is incomplete; leave it out or give all of it.");
    return v ? *v : kNothing;
  };
  const json::value &agenda = part("agenda"), &draws = part("drawn"), &actions = part("actions"), &over = part("over"),
                    &written_hash = part("hash");
  State fresh = s;
  fresh.agenda.clear();
  for (const json::value& v : as_array(agenda, "agenda", why)) {
    const json::array& a = as_array(v, "agenda", why);
    if (a.size() != 8 || fresh.agenda.full()) return false;
    u8 b[8];
    for (std::size_t i = 0; i < 8; ++i) b[i] = static_cast<u8>(as_integer(a[i], "agenda", 0, 255, why));
    fresh.agenda.push_back({b[0], b[1], b[2], b[3], b[4], {b[5], b[6], b[7]}});
  }
  const json::array& drawn = as_array(draws, "drawn", why);
  if (drawn.size() > kMaxStreams) return false;
  std::memset(fresh.drawn, 0, sizeof fresh.drawn);
  for (std::size_t i = 0; i < drawn.size(); ++i)
    fresh.drawn[i] = static_cast<u32>(as_integer(drawn[i], "drawn", 0, 0xFFFFFFFFll, why));
  fresh.actions = static_cast<u32>(as_integer(actions, "actions", 0, 0xFFFFFFFFll, why));
  fresh.over = as_bool(over, "over", why);
  if (as_string(written_hash, "hash", why) != hex(hash(n.rules(), fresh)) || why) return false;
  s = fresh;
  return true;
}

}  // namespace

json::object position(const Notation& n, const State& s) {
  json::object out = written([&](JsonText& text) {
    write_setup(n.rules().setup, text);
    if (s.seed.is_number()) text.number("seed", s.seed.low);
    else text.text("seed", text_of(s.seed));
    format_of(n.rules()).write(n, s, kSeesAll, text);
  });
  out["resume"] = resume(n, s);
  return out;
}

void write_view(const Notation& n, const State& s, Seat viewer, JsonText& out) {
  write_choices(n.rules().setup, out);
  if (viewer < s.players) out.number("viewer", viewer);
  else out.null("viewer");
  format_of(n.rules()).write(n, s, viewer, out);
}

json::object view(const Notation& n, const State& s, Seat viewer) {
  json::object out = written([&](JsonText& text) { write_view(n, s, viewer, text); });
  json::object asked = n.decision(s);
  // Only those are polled who might act; the others must not learn who they are.
  if (comares::decision(n.rules(), s).poll && to_decide(s) != viewer) asked["player"] = nullptr;
  out["decision"] = std::move(asked);
  return out;
}

std::optional<LoadedPosition> load_position(const json::value& v, Refusal& why) {
  const json::object& from = as_object(v, "A position", why);
  const json::value* players = from.if_contains("players");
  if (!players) why.refuse("A position needs its players.");
  if (why) return std::nullopt;
  LoadedPosition out;
  const std::size_t count = as_array(*players, "players", why).size();
  out.rules = ruleset(from, static_cast<int>(std::min<std::size_t>(99, count)), why);
  if (why) return std::nullopt;
  const Notation n(*out.rules);
  State& s = out.state;
  std::memset(&s, 0, sizeof s);
  s.seed = seed(from, why);
  s.players = out.rules->setup.players;
  if (why) return std::nullopt;
  format_of(*out.rules).load(n, from, s, why);
  if (why) return std::nullopt;
  const json::value* more = from.if_contains("resume");
  if (more && take_up(n, as_object(*more, "resume", why), s, why)) return out;
  if (why) return std::nullopt;
  run(*out.rules, s);
  return out;
}

}  // namespace comares::codec
