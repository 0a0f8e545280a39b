// Random play comes across everything a module adds: in at most 2,000 games with it alone in play every
// action and decision of its own occurs, its cards are taken and paid with, its tiles are laid.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "games/alhambra/moves.h"
#include "modules/list.h"

namespace comares {
namespace {

using namespace alhambra;

constexpr u64 kGames = 2000;

using Things = std::set<std::string>;  // things done, in words; what is wanted is written in the same words

bool is_tile_of(const Rules& r, u8 tile, u8 owner) { return tile < r.tile.size() && r.tile[tile].owner == owner; }

Things wanted(const Rules& r, u8 owner) {
  const Module& m = *r.owner(owner).module;
  Things all;
  for (const Verb& v : m.schema.verbs) all.insert(std::string("action ") + v.name);
  for (const DecisionKind& d : m.schema.decisions) all.insert(std::string("decision ") + d.name);
  for (const CardKind& c : r.card) {
    if (c.owner != owner || c.width == 0) continue;
    if (!(c.flags & kLiesOpen)) all.insert(std::string("take ") + c.id);
    if (m.means || c.value) all.insert(std::string("pay ") + c.id);
  }
  for (const PieceKind& piece : m.pieces) all.insert(std::string("pay ") + piece.id);
  if (m.may_pass) all.insert({"place with a gate", "add with a gate"});
  for (const TileKind& t : r.tile) {
    if (t.owner != owner) continue;
    if (t.flags & kPlacedByOwner) {
      all.insert(std::string("place ") + t.id);
      continue;
    }
    for (const char* what : {"place ", "reserve ", "add ", "remove ", "swap "}) all.insert(what + std::string(t.id));
    if (t.flags & kGoesInBag) all.insert(std::string("buy ") + t.id);
  }
  return all;
}

void note(const Rules& r, const State& s, const Action& a, u8 owner, Things& seen) {
  const Position g{r, s};
  const Schema& schema = r.owner(owner).module->schema;
  const Frame& top = s.agenda.back();
  const auto did = [&](const std::string& what) { seen.insert(what); };
  if (top.owner == owner) did(std::string("decision ") + schema.decisions[top.kind].name);
  if (a.owner == owner) did(std::string("action ") + schema.verbs[a.verb].name);
  for (CardId c = 0; c < r.card.size(); ++c) {
    if (r.card[c].owner != owner || r.card[c].width == 0 || !copies_in(r, a.pay, c)) continue;
    did((a.owner == 0 && a.verb == kTakeMoney ? "take " : "pay ") + std::string(r.card[c].id));
  }
  for (const PieceKind& piece : r.owner(owner).module->pieces)
    if (a.pay.word[piece.word] >> piece.shift & ((1u << piece.width) - 1u)) did("pay " + std::string(piece.id));
  if (a.owner == owner && buys_ware(g, a) && is_tile_of(r, a.tile, owner)) did(std::string("buy ") + r.tile[a.tile].id);
  if (a.owner == owner && is_tile_of(r, a.tile, owner) && r.tile[a.tile].flags & kPlacedByOwner)
    did(std::string("place ") + r.tile[a.tile].id);
  if (a.owner != 0) return;
  const auto tile = [&](const char* what, u8 t) {
    if (is_tile_of(r, t, owner)) did(std::string(what) + r.tile[t].id);
  };
  switch (a.verb) {
    case kBuy: return tile("buy ", g.table().market[a.a - 1]);
    case kPlace:
      if (a.a) did("place with a gate");
      return tile("place ", a.tile);
    case kReserve: return tile("reserve ", a.tile);
    case kRedesignAdd:
      if (a.a) did("add with a gate");
      return tile("add ", a.tile);
    case kRedesignRemove: return tile("remove ", palace::tile_at(g.palace(top.seat), {a.x, a.y}));
    case kRedesignSwap: return tile("swap ", a.tile);
    default: return;
  }
}

void play(const Rules& r, u64 seed, u8 owner, Things& seen) {
  State s;
  start(r, seed, s);
  Random random(seed);
  auto list = std::make_unique<ActionList>();
  for (int n = 0; !is_over(s) && n < 20000; ++n) {
    legal(r, s, *list);
    ASSERT_FALSE(list->empty());
    const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
    note(r, s, a, owner, seen);
    ASSERT_FALSE(apply(r, s, a));
  }
}

class Coverage : public testing::TestWithParam<u32> {};

TEST_P(Coverage, RandomPlayUsesTheWholeModule) {
  comares::Setup setup;
  setup.game = find_game("alhambra");
  setup.modules = u32{1} << GetParam();
  Reject why;
  constexpr u8 kOwner = 1;
  Things missing, seen;
  std::unique_ptr<const Ruleset> rules[kMaxPlayers + 1];
  for (u64 game = 0; game < kGames; ++game) {
    setup.players = static_cast<u8>(2 + game % 5);
    auto& mine = rules[setup.players];
    if (!mine) mine = create(setup, why);
    const Rules& r = as_rules(*mine);
    if (game == 0) missing = wanted(r, kOwner);
    play(r, game, kOwner, seen);
    if (HasFatalFailure()) return;
    for (const std::string& thing : seen) missing.erase(thing);
    if (missing.empty()) return;
  }
  for (const std::string& thing : missing) ADD_FAILURE() << "never in " << kGames << " games: " << thing;
}

INSTANTIATE_TEST_SUITE_P(Modules, Coverage,
                         testing::Range(0u, static_cast<u32>(find_game("alhambra")->modules().size())),
                         [](const testing::TestParamInfo<u32>& which) {
                           std::string name = find_game("alhambra")->modules()[which.param].slug;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace comares
