// The dice game's part of positions and views: tracks and chips beside the board.
#include "codec/archive_json.h"
#include "codec/dice_board.h"
#include "games/dice/complete.h"
#include "games/dice/dice.h"

namespace comares::codec {

using namespace dice;

namespace {

json::array number_chips(const DiceTable& t, Seat p) {
  json::array out;
  for (u8 kind = kNumber1; kind <= kNumber3; ++kind)
    for (int n = t.chips[p][kind]; n > 0; --n) out.emplace_back(value_of(kind));
  return out;
}

json::object write_track(const Track& track) {
  json::object out;
  for (u8 field = 1; field <= kTrackEnd; ++field) {
    json::array pile;
    for (const Seat s : track.rank)
      if (s != kNobody && track.field[s] == field) pile.push_back(s == kDirk ? json::value("dirk") : json::value(s));
    if (!pile.empty()) out[std::to_string(field)] = std::move(pile);
  }
  return out;
}

void put_members(const Notation& n, const State& s, Seat viewer, json::object& out) {
  const dice::Position g{as_rules(n.rules()), s};
  const DiceTable& t = table_of(g);
  json::array players;
  for (Seat p = 0; p < s.players; ++p) {
    json::object o = write_stones(g, p);
    json::array used;
    for (u8 kind = kExchange; kind < kOwnedKinds; ++kind)
      for (int i = t.chips[p][kind]; i > 0; --i) used.emplace_back(kChipNames[kind]);
    o["chips"] = number_chips(t, p);
    o["action_chips"] = std::move(used);
    players.push_back(std::move(o));
  }
  out["players"] = std::move(players);
  if (s.players == 2) out["dirk_chips"] = number_chips(t, kDirk);
  json::object tracks;
  for (int type = 0; type < kBuildings; ++type)
    if (json::object track = write_track(t.tracks[type]); !track.empty())
      tracks[kBuildingNames[type]] = std::move(track);
  out["tracks"] = std::move(tracks);
  write_board(g, out);
  if (viewer != kSeesAll) return;
  json::array stacks;
  for (int round = t.board.round + 1; round <= kRounds; ++round) {
    json::array stack;
    for (int i = 0; i < chips_of_round(round); ++i) stack.push_back(chip_value(t.pile[first_chip_of_round(round) + i]));
    stacks.push_back(std::move(stack));
  }
  out["stacks"] = std::move(stacks);
}

void write(const Notation& n, const State& s, Seat viewer, JsonText& out) {
  json::object members;
  put_members(n, s, viewer, members);
  out.members(members);
}

class Loader {
 public:
  Loader(const Notation& n, const json::object& from, State& s, Refusal& why)
      : from_(from), g_{as_rules(n.rules()), s}, t_(table_of(g_)), why_(why) {}

  void load() {
    for (Track& track : t_.tracks) track.clear();
    for (u8& chip : t_.pile) chip = kNoChip;
    load_board(from_, g_, why_);
    const json::array& players = players_of(from_, why_);
    for (Seat p = 0; p < g_.players(); ++p) {
      const json::object& o = as_object(players[p], "A player", why_);
      load_chips(p, o, "chips");
      load_chips(p, o, "action_chips");
    }
    if (g_.players() == 2) load_chips(kDirk, from_, "dirk_chips");
    load_tracks();
    if (!why_) load_stacks();
    const Seat to_move = mover_of(from_, g_, why_);
    if (why_) return;
    if (const Reject why = dice::begin_loaded(g_, is_under_way(from_), to_move)) why_.refuse(why);
  }

 private:
  void load_chips(Seat p, const json::object& from, const char* key) {
    const json::value* v = from.if_contains(key);
    if (!v) return;
    for (const json::value& item : as_array(*v, key, why_)) {
      const u8 chip = chip_of(item, key, why_);
      if (chip >= kOwnedKinds) return why_.refuse("The starting-player chip is owned by nobody.", "dice.3.4");
      if (p == kDirk && !is_number(chip)) why_.refuse("Dirk keeps number chips only.", "dice.7");
      ++t_.chips[p][chip];
    }
  }

  void load_tracks() {
    const json::value* v = from_.if_contains("tracks");
    if (!v) return;
    for (const auto& column : as_object(*v, "tracks", why_)) {
      Track& track = t_.tracks[building_of(column.key(), "tracks", why_)];
      const json::object& piles = as_object(column.value(), "a track", why_);
      for (const auto& pile : piles) (void)field_of_track(pile.key());
      for (u8 field = kTrackEnd; field > 0 && !why_; --field)
        for (const auto& pile : piles)
          if (field_of_track(pile.key()) == field)
            load_pile(track, field, as_array(pile.value(), "a pile of stones", why_));
    }
  }

  void load_pile(Track& track, u8 field, const json::array& pile) {
    for (const json::value& owner : pile) {
      const Seat s = seat_of(owner, "tracks", g_.players(), why_, g_.players() == 2);
      if (track.field[s]) return why_.refuse("Everybody has one building stone on a track.", "dice.2");
      track.put(s, field);
    }
  }

  u8 field_of_track(std::string_view name) const {
    for (u8 f = 1; f <= kTrackEnd; ++f)
      if (name == std::to_string(f)) return f;
    why_.refuse("A track has the fields 1 to 12.", "dice.1");
    return 1;
  }

  void load_stacks() {
    const int first = t_.board.round + (is_under_way(from_) ? 1 : 0);
    const json::value* v = from_.if_contains("stacks");
    if (v && !v->is_null()) {
      const json::array& stacks = as_array(*v, "stacks", why_);
      if (static_cast<int>(stacks.size()) != kRounds + 1 - first)
        return why_.refuse("There is one stack of chips for each round to come.", "dice.2");
      for (int round = first; round <= kRounds; ++round) {
        const json::array& stack = as_array(stacks[static_cast<std::size_t>(round - first)], "stacks", why_);
        if (static_cast<int>(stack.size()) != chips_of_round(round))
          return why_.refuse("A stack has five chips, the dark one six.", "dice.2");
        for (std::size_t i = 0; i < stack.size(); ++i) {
          const u8 chip = chip_of(stack[i], "stacks", why_);
          if (chip == kStarterChip) why_.refuse("The starting-player chip is in no stack.", "dice.2");
          t_.pile[first_chip_of_round(round) + static_cast<int>(i)] = chip;
        }
      }
    }
    u8 surplus = 0;
    const Reject why = complete_chips(g_, first, v && !v->is_null(), surplus);
    if (why) why_.refuse("There are too many chips " + quoted(kChipNames[surplus]) + ".", why.rule);
  }

  const json::object& from_;
  dice::Game g_;
  DiceTable& t_;
  Refusal& why_;
};

void load(const Notation& n, const json::object& from, State& s, Refusal& why) { Loader(n, from, s, why).load(); }

}  // namespace

constinit const PositionFormat kTracksFormat = {write, load};

}  // namespace comares::codec
