// Random games of the Red Palace with 2 to 6 players, every option and every set of its modules: no piece is lost,
// positions, views and records hold, and random play comes across every ability, decision and event.
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>

#include "codec/position.h"
#include "codec/refused.h"
#include "games/red_palace/red_palace.h"
#include "modules/list.h"
#include "table/session.h"
#include "tests/property/table_checks.h"

namespace comares {
namespace {

using namespace alhambra;
using codec::json::serialize;
using red_palace::Own;

std::shared_ptr<const Ruleset> table(int players, u32 modules, u32 options) {
  comares::Setup s;
  s.game = find_game("red-palace");
  s.players = static_cast<u8>(players);
  s.modules = modules;
  s.options[0] = options & 1;
  s.options[1] = options >> 1 & 1;
  Reject why;
  return create(s, why);
}

bool belongs_to_a_player(u8 place) {
  return (place >= palace::kInPalace && place < palace::kInPalace + kMaxPlayers) ||
         (place >= palace::kInReserve && place < palace::kInReserve + kMaxPlayers);
}

// What must always hold beside the tiles and cards of every game with a market; "" if it does.
std::string broken_pieces(const Position& g) {
  const Own& own = red_palace::own(g);
  const palace::Pieces& pieces = g.table().pieces;
  int guards = own.posted;
  for (u8 side = 0; side < 4; ++side) {
    std::string wrong;
    own.guards[side].for_each([&](TileId t) {
      ++guards;
      if (!(pieces.sides[t] >> side & 1) || pieces.sides[t] & palace::kOutwork) wrong = "a guard stands on no wall";
      if (!belongs_to_a_player(pieces.place[t])) wrong = "a guard stands on a tile of nobody";
    });
    if (!wrong.empty()) return wrong;
  }
  if (guards > red_palace::kGuards) return "too many guards";
  palace::TileSet built{};
  for (u8 type = 0; type < kBuildings; ++type) {
    int n = own.buildings[type].count();
    for (int i = 0; i < own.bag_size; ++i) n += own.bag[i] == type;
    if (n != red_palace::kOfEachType) return "a building is lost or doubled";
    if ((built & own.buildings[type]).count()) return "two buildings on one tile";
    own.buildings[type].for_each([&](TileId t) { built.add(t); });
  }
  for (TileId t = 0; t < g.rules.tile.size(); ++t) {
    const bool out = pieces.place[t] != palace::kInBag;
    if (red_palace::takes_building(g, t) && built.contains(t) != out) return "a land tile without its building";
    if (!red_palace::takes_building(g, t) && built.contains(t)) return "a building where none stands";
  }
  if (red_palace::pieces_in_supply(g) < 0) return "too many wall pieces";
  for (const TileId t : own.preview)
    if (t == kNoTile && g.table().bag_size && g.state.agenda[0].kind == kTurnProc &&
        g.state.agenda[0].step <= red_palace::kMainActions)
      return "a gap in the preview";
  return {};
}

void check_codec(const codec::Notation& n, const State& s, const ActionList& list) {
  const std::string text = serialize(codec::position(n, s));
  const codec::LoadedPosition loaded = codec::or_throw(codec::load_position, codec::parse(text));
  ASSERT_EQ(hash(*loaded.rules, loaded.state), hash(n.rules(), s)) << text;
  ASSERT_EQ(serialize(codec::position(n, loaded.state)), text);
  ActionList same;
  legal(*loaded.rules, loaded.state, same);
  ASSERT_TRUE(std::equal(same.begin(), same.end(), list.begin(), list.end()));
}

void check_views(const codec::Notation& n, const State& s, const ActionList& list, Random& random) {
  for (Seat viewer = 0; viewer <= s.players; ++viewer) {
    const Seat who = viewer == s.players ? kSpectator : viewer;
    State other = s;
    resample(n.rules(), other, who, random);
    ASSERT_EQ(serialize(codec::view(n, other, who)), serialize(codec::view(n, s, who)));
    const Position g{as_rules(n.rules()), other};
    ASSERT_EQ(property::card_census(g), property::card_census({g.rules, s}));
    ASSERT_EQ(property::broken(g), "");
    ASSERT_EQ(broken_pieces(g), "");
    if (who != to_decide(s)) continue;
    ActionList same;
    legal(n.rules(), other, same);
    ASSERT_TRUE(std::equal(same.begin(), same.end(), list.begin(), list.end()));
  }
}

struct Names : EventSink {
  explicit Names(const Ruleset& r) : rules(r) {}
  void emit(const comares::Event& e) override {
    if (e.owner <= 1) seen.insert(rules.schemas[e.owner]->events[e.kind].name);
  }
  const Ruleset& rules;
  std::set<std::string> seen;
};

void play(const std::shared_ptr<const Ruleset>& r, u64 seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  table::Session session(r, seed);
  const codec::Notation& notation = session.notation();
  Random random(seed);
  auto list = std::make_unique<ActionList>();
  State before = session.state();
  std::vector<int> cards;
  for (int n = 0; !is_over(session.state()); ++n) {
    ASSERT_LT(n, 20000) << "the game does not end";
    const State& s = session.state();
    const Position g{as_rules(*r), s};
    if (cards.empty() && !before_the_deal(g)) cards = property::card_census(g);
    if (!cards.empty()) {
      ASSERT_EQ(property::card_census(g), cards);
    }
    ASSERT_EQ(property::broken(g, &before), "");
    ASSERT_EQ(broken_pieces(g), "");
    before = s;
    legal(*r, s, *list);
    ASSERT_FALSE(list->empty()) << "no choice at action " << n;
    if (n % 17 == 3 || n < 4) check_codec(notation, s, *list);
    if (n % 37 == 5 || n < 2) check_views(notation, s, *list, random);
    if (::testing::Test::HasFatalFailure()) return;
    const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
    const Reject why = session.apply(a);
    ASSERT_FALSE(why) << why.rule << ": " << why.sentence << " at action " << n;
  }
  const table::Session again = codec::or_throw(table::Session::from_record, codec::parse(serialize(session.record())));
  ASSERT_EQ(hash(*r, again.state()), hash(*r, session.state()));
}

TEST(RedPalace, EveryTableCanBePlayed) {
  u64 seed = 0;
  const bool quick = std::getenv("COMARES_QUICK") != nullptr;
  for (u32 modules = 0; modules < 8; ++modules)
    for (u32 options = 0; options < 4; ++options) {
      const auto r = table(2 + static_cast<int>(++seed % 5), modules, options);
      ASSERT_TRUE(r);
      if (quick && seed % 4) continue;
      play(r, seed);
      if (HasFatalFailure()) return;
    }
}

TEST(RedPalace, RandomPlayUsesEverything) {
  const auto first = table(2, 0, 0);
  std::set<std::string> missing;
  for (u8 owner = 0; owner < 2; ++owner) {
    for (const Verb& v : first->schemas[owner]->verbs) missing.insert(std::string("action ") + v.name);
    for (const DecisionKind& d : first->schemas[owner]->decisions) missing.insert(std::string("decision ") + d.name);
    for (const EventKind& e : first->schemas[owner]->events) missing.insert(std::string("event ") + e.name);
  }
  constexpr u64 kGames = 2000;
  auto list = std::make_unique<ActionList>();
  for (u64 seed = 0; seed < kGames && !missing.empty(); ++seed) {
    const auto r = table(2 + static_cast<int>(seed % 5), 0, 0);
    Names names(*r);
    State s;
    start(*r, seed, s, &names);
    Random random(seed);
    for (int n = 0; !is_over(s) && n < 20000; ++n) {
      legal(*r, s, *list);
      const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
      missing.erase(std::string("decision ") + decision(*r, s).kind);
      missing.erase(std::string("action ") + r->schemas[a.owner]->verbs[a.verb].name);
      ASSERT_FALSE(apply(*r, s, a, &names));
    }
    for (const std::string& name : names.seen) missing.erase("event " + name);
  }
  for (const std::string& thing : missing) ADD_FAILURE() << "never in " << kGames << " games: " << thing;
}

}  // namespace
}  // namespace comares
