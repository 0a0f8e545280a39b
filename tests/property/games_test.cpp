// Random games of 2 to 6 players with every kind of module set hold what must always hold.
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>

#include "codec/position.h"
#include "codec/refused.h"
#include "modules/list.h"
#include "table/session.h"
#include "tests/property/table_checks.h"

namespace comares {
namespace {

using alhambra::Position;
using codec::json::serialize;
using table::Session;

int scaled(int n) { return std::getenv("COMARES_QUICK") ? (n + 7) / 8 : n; }

// Seed i: players and modules vary with it; every fourth game is the base game alone, every seventh the Red Palace.
std::shared_ptr<const Ruleset> rules_for(u64 i) {
  Setup s;
  s.game = find_game("alhambra");
  if (i % 7 == 3) {
    s.game = find_game("red-palace");
    s.options[1] = mix64(i) >> 40 & 1;
  }
  s.players = static_cast<u8>(2 + i % 5);
  const u32 all = (1u << s.game->modules().size()) - 1;
  s.modules = i % 4 == 0 ? 0 : static_cast<u32>(mix64(i)) & all;
  if (i % 11 == 5) s.options[0] = 1;
  Reject why;
  return create(s, why);
}

std::shared_ptr<const Ruleset> base_game(u8 players) {
  Setup s;
  s.game = find_game("alhambra");
  s.players = players;
  Reject why;
  return create(s, why);
}

std::string describe(const Ruleset& r, u64 seed) {
  std::string text = "seed " + std::to_string(seed) + ", " + std::to_string(r.setup.players) + " players";
  for (std::size_t o = 1; o < r.schemas.size(); ++o)
    text += std::string(" ") + (r.schemas[o]->slug ? r.schemas[o]->slug : r.game->id);
  return text;
}

// Plays a game with uniformly random choices, calling back before every one.
template <class Before>
void random_game(const Ruleset& r, u64 seed, Before&& before, int limit = 20000) {
  State s;
  start(r, seed, s);
  Random random(seed * 2 + 1);
  auto list = std::make_unique<ActionList>();
  for (int n = 0; !is_over(s) && n < limit; ++n) {
    legal(r, s, *list);
    ASSERT_FALSE(list->empty()) << "no choice at action " << n;
    const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
    before(s, *list, a);
    if (::testing::Test::HasFatalFailure()) return;
    const Reject why = apply(r, s, a);
    ASSERT_FALSE(why) << why.rule << ": " << why.sentence << " at action " << n;
  }
  if (limit >= 20000) {
    ASSERT_TRUE(is_over(s)) << "still going on after " << limit << " actions";
  }
}

TEST(Games, NothingIsLostAndEveryPalaceIsLawful) {
  for (u64 i = 0; i < static_cast<u64>(scaled(160)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    std::vector<int> cards;
    State before;
    start(*r, i, before);
    random_game(*r, i, [&](const State& s, const ActionList&, const Action&) {
      const Position g{alhambra::as_rules(*r), s};
      const std::vector<int> now = property::card_census(g);
      if (cards.empty() && !alhambra::before_the_deal(g)) cards = now;
      if (!cards.empty()) {
        ASSERT_EQ(now, cards);
      }
      ASSERT_EQ(property::broken(g, &before), "");
      before = s;
    });
    if (HasFatalFailure()) return;
  }
}

TEST(Games, ScoresAreAsCountedAnew) {
  struct Scorings : EventSink {
    void emit(const Event& e) override {
      if (e.owner == 0 && e.kind == alhambra::kEvScored) points.push_back({e.a, e.seat, e.amount});
    }
    std::vector<std::array<int, 3>> points;
  };
  for (u64 i = 0; i < static_cast<u64>(scaled(120)); ++i) {
    const auto r = base_game(static_cast<u8>(2 + i % 5));
    SCOPED_TRACE(describe(*r, i));
    State s;
    start(*r, i, s);
    Random random(i);
    auto list = std::make_unique<ActionList>();
    while (!is_over(s)) {
      legal(*r, s, *list);
      const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
      const State before = s;
      Scorings sink;
      ASSERT_FALSE(apply(*r, s, a, &sink));
      if (sink.points.empty()) continue;
      // Dirk's draws come after his scoring; the palaces are those after the action.
      for (const auto& [round, seat, points] : sink.points) {
        if (seat == kDirk || s.players == 2) continue;
        EXPECT_EQ(points, property::slow_score({alhambra::as_rules(*r), s}, round)[static_cast<std::size_t>(seat)]);
      }
      ScoreSheet sheet;
      for (int round = 1; round <= 3; ++round) {
        sheet.clear(true);
        score(*r, before, round, sheet);
        const std::vector<int> slow = property::slow_score({alhambra::as_rules(*r), before}, round);
        for (Seat p = 0; p < s.players; ++p) EXPECT_EQ(sheet.total(p), slow[p]);
        if (s.players == 2) {
          EXPECT_EQ(sheet.total(kDirk), slow[2]);
        }
      }
    }
  }
}

TEST(Games, AnIllegalActionChangesNothing) {
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    Random random(i + 7);
    random_game(
        *r, i,
        [&](const State& s, const ActionList& list, const Action& chosen) {
          for (int k = 0; k < 12; ++k) {
            Action a = list[random.below(static_cast<u32>(list.size()))];
            if (k % 3 == 0) a = chosen;
            switch (random.below(8)) {
              case 0: a.x = static_cast<i8>(a.x + 1 - static_cast<int>(random.below(3))); break;
              case 1: a.tile = static_cast<u8>(random.below(256)); break;
              case 2: a.a = static_cast<u8>(random.below(6)); break;
              case 3: a.verb = static_cast<u8>(random.below(9)); break;
              case 4: a.owner = static_cast<u8>(random.below(4)); break;
              case 5: a.pay.word[random.below(5)] ^= 1u << random.below(32); break;
              case 6: a.y = static_cast<i8>(random.below(256)); break;
              default: a.b = static_cast<u8>(random.below(256)); break;
            }
            State copy = s;
            const bool known = a.owner < r->schemas.size() && a.verb < r->schemas[a.owner]->verbs.size();
            if (!known) continue;  // cannot be written in the notation
            const Reject why = apply(*r, copy, a);
            if (!why) continue;  // another lawful action
            ASSERT_EQ(std::memcmp(&copy, &s, sizeof s), 0);
            ASSERT_NE(why.sentence, nullptr);
          }
        },
        600);
    if (HasFatalFailure()) return;
  }
}

// `legal` lists every lawful action but payments and takes, which may be more than it lists.
TEST(Games, WhatIsAcceptedIsListed) {
  for (u64 i = 0; i < static_cast<u64>(scaled(40)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    random_game(
        *r, i,
        [&](const State& s, const ActionList& list, const Action&) {
          for (const Action& a : list) ASSERT_FALSE(check(*r, s, a)) << check(*r, s, a).sentence;
          const auto listed = [&](const Action& a) { return std::find(list.begin(), list.end(), a) != list.end(); };
          const Seat p = to_decide(s);
          const Position g{alhambra::as_rules(*r), s};
          const palace::Palace& home = g.palace(p).palace;
          for (int y = home.min_y - 1; y <= home.max_y + 1; ++y) {
            for (int x = home.min_x - 1; x <= home.max_x + 1; ++x) {
              for (const u8 verb :
                   {alhambra::kPlace, alhambra::kRedesignAdd, alhambra::kRedesignRemove, alhambra::kRedesignSwap}) {
                for (u8 tile = 0; tile < r->tiles.size(); ++tile) {
                  Action a;
                  a.verb = verb;
                  a.x = static_cast<i8>(x);
                  a.y = static_cast<i8>(y);
                  if (verb != alhambra::kRedesignRemove) a.tile = tile;
                  if (!check(*r, s, a)) {
                    ASSERT_TRUE(listed(a)) << int{verb} << " " << r->tiles[tile] << " " << x << "," << y;
                  }
                  if (verb == alhambra::kRedesignRemove) break;
                }
              }
            }
          }
        },
        250);
    if (HasFatalFailure()) return;
  }
}

TEST(Games, RecordsReplayAndUndoRestores) {
  for (u64 i = 0; i < static_cast<u64>(scaled(40)); ++i) {
    std::shared_ptr<const Ruleset> r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    Session session(r, i);
    std::vector<State> past;
    random_game(
        *r, i,
        [&](const State& s, const ActionList&, const Action& a) {
          ASSERT_EQ(hash(*r, s), hash(*r, session.state()));
          past.push_back(session.state());
          const Action decoded =
              codec::or_throw(&codec::Notation::read_action, session.notation(), session.notation().action(a));
          ASSERT_EQ(decoded, a) << serialize(session.notation().action(a));
          ASSERT_FALSE(session.apply(decoded));
        },
        700);
    if (HasFatalFailure()) return;
    const Session again = codec::or_throw(Session::from_record, codec::parse(serialize(session.record())));
    ASSERT_EQ(std::memcmp(&again.state(), &session.state(), sizeof(State)), 0);
    for (int k = 0; k < 90 && !past.empty(); ++k) {
      ASSERT_TRUE(session.undo());
      ASSERT_EQ(std::memcmp(&session.state(), &past.back(), sizeof(State)), 0);
      past.pop_back();
    }
  }
}

TEST(Games, APositionLoadsAsTheSameGame) {
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    const codec::Notation n(*r);
    int step = 0;
    random_game(
        *r, i,
        [&](const State& s, const ActionList& list, const Action& a) {
          if (step++ % 7) return;
          const std::string text = serialize(codec::position(n, s));
          codec::LoadedPosition loaded = codec::or_throw(codec::load_position, codec::parse(text));
          ASSERT_EQ(hash(*loaded.rules, loaded.state), hash(*r, s)) << text;
          ASSERT_EQ(serialize(codec::position(n, loaded.state)), text);
          ActionList other;
          legal(*loaded.rules, loaded.state, other);
          ASSERT_EQ(other.size(), list.size());
          ASSERT_TRUE(std::equal(other.begin(), other.end(), list.begin()));
          State next = s;
          ASSERT_FALSE(apply(*r, next, a));
          ASSERT_FALSE(apply(*loaded.rules, loaded.state, a));
          ASSERT_EQ(hash(*loaded.rules, loaded.state), hash(*r, next));
        },
        700);
    if (HasFatalFailure()) return;
  }
}

TEST(Games, AViewTellsNothingThatResamplingChanges) {
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    const codec::Notation n(*r);
    Random random(i + 99);
    int step = 0;
    std::vector<int> cards;
    random_game(
        *r, i,
        [&](const State& s, const ActionList& list, const Action&) {
          if (step++ % 9) return;
          for (Seat viewer = 0; viewer <= s.players; ++viewer) {
            const Seat who = viewer == s.players ? kSpectator : viewer;
            State other = s;
            resample(*r, other, who, random);
            ASSERT_NE(other.seed, s.seed);  // the future is nobody's knowledge
            const std::string mine = serialize(codec::view(n, s, who));
            ASSERT_EQ(serialize(codec::view(n, other, who)), mine);
            const Position g{alhambra::as_rules(*r), other};
            ASSERT_EQ(property::card_census(g), property::card_census({alhambra::as_rules(*r), s}));
            ASSERT_EQ(property::broken(g), "");
            // Every world a viewer thinks possible can be played in …
            ActionList same;
            legal(*r, other, same);
            ASSERT_FALSE(same.empty());
            for (const Action& a : same) ASSERT_FALSE(check(*r, other, a)) << check(*r, other, a).sentence;
            if (who != to_decide(s)) continue;
            // … and whoever decides has the same choice in all of them.
            ASSERT_EQ(same.size(), list.size());
            ASSERT_TRUE(std::equal(same.begin(), same.end(), list.begin()));
          }
        },
        700);
    if (HasFatalFailure()) return;
  }
}

// Begun anew with what another player thinks possible, a turn asks the same first.
TEST(Games, WhoIsAskedFirstInATurnTellsNothing) {
  int compared = 0;
  for (u64 i = 0; i < static_cast<u64>(scaled(80)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    const codec::Notation n(*r);
    Random random(i + 7);
    random_game(
        *r, i,
        [&](const State& s, const ActionList&, const Action&) {
          const bool first =
              s.agenda.size() == 2 && s.agenda.back().owner == 0 && s.agenda.back().d[0] == 0 &&
              (s.agenda.back().kind == alhambra::kMainAction || s.agenda.back().kind == alhambra::kStartOption);
          if (!first || random.below(4)) return;
          const Seat viewer = static_cast<Seat>((to_decide(s) + 1) % s.players);
          const auto seen = [&](State turn) {
            turn.agenda.pop_back();
            turn.agenda[0].step = alhambra::kTurnBegins;
            run(*r, turn, nullptr);
            return serialize(codec::view(n, turn, viewer));
          };
          State other = s;
          resample(*r, other, viewer, random);
          ASSERT_EQ(seen(other), seen(s));
          ++compared;
        },
        700);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(compared, 500);
}

// Two tables with the same seed see the same tiles and cards come up, whatever is played.
TEST(Games, ChanceDoesNotDependOnWhatIsPlayed) {
  const auto r = base_game(4);
  std::vector<std::vector<u8>> tiles(2), cards(2);
  for (u64 table = 0; table < 2; ++table) {
    struct Drawn : EventSink {
      void emit(const Event& e) override {
        if (e.kind == alhambra::kEvTileToMarket) tiles->push_back(e.tile);
        if (e.kind == alhambra::kEvReshuffled) open = false;
        if (e.kind == alhambra::kEvCardToDisplay && open) cards->push_back(e.a);
      }
      std::vector<u8>*tiles, *cards;
      bool open = true;
    } sink;
    sink.tiles = &tiles[table];
    sink.cards = &cards[table];
    State s;
    start(*r, 5, s, &sink);
    Random random(table + 1);
    auto list = std::make_unique<ActionList>();
    while (!is_over(s)) {
      legal(*r, s, *list);
      ASSERT_FALSE(apply(*r, s, (*list)[random.below(static_cast<u32>(list->size()))], &sink));
    }
  }
  const std::size_t t = std::min(tiles[0].size(), tiles[1].size()), c = std::min(cards[0].size(), cards[1].size());
  ASSERT_GT(t, 40u);
  ASSERT_GT(c, 40u);
  EXPECT_TRUE(std::equal(tiles[0].begin(), tiles[0].begin() + static_cast<long>(t), tiles[1].begin()));
  EXPECT_TRUE(std::equal(cards[0].begin(), cards[0].begin() + static_cast<long>(c), cards[1].begin()));
}

}  // namespace
}  // namespace comares
