// Random games of the dice game and Alcazaba with 2 to 6 players hold what must always hold.
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <set>

#include "codec/position.h"
#include "codec/refused.h"
#include "table/session.h"
#include "tests/dice/checks.h"

namespace comares {
namespace {

using codec::json::serialize;
using dice_tests::rules_of;
using table::Session;

int scaled(int n) { return std::getenv("COMARES_QUICK") ? (n + 7) / 8 : n; }

std::shared_ptr<const Ruleset> rules_for(u64 i) {
  return rules_of(i % 2 ? "alcazaba" : "dice", static_cast<int>(2 + i / 2 % 5));
}

std::string describe(const Ruleset& r, u64 seed) {
  return std::string(r.game->id) + ", seed " + std::to_string(seed) + ", " + std::to_string(r.setup.players) +
         " players";
}

// Random choices; every other decision after a throw is to mark or use something, so that turns of
// one, two and three throws and redesigns all occur.
Action choose(const State& s, const ActionList& list, Random& random) {
  const bool turn = s.agenda.back().kind == dice::kThrowOrMark;
  for (;;) {
    const Action a = list[random.below(static_cast<u32>(list.size()))];
    if (!turn || a.verb != dice::kThrow || random.below(24) == 0) return a;
  }
}

template <class Before>
void random_game(const Ruleset& r, u64 seed, Before&& before) {
  State s;
  start(r, seed, s);
  Random random(seed * 2 + 1);
  auto list = std::make_unique<ActionList>();
  for (int n = 0; !is_over(s); ++n) {
    ASSERT_LT(n, 3000) << "the game does not end";
    legal(r, s, *list);
    ASSERT_FALSE(list->empty()) << "no choice at action " << n;
    const Action a = choose(s, *list, random);
    before(s, *list, a);
    if (::testing::Test::HasFatalFailure()) return;
    const Reject why = apply(r, s, a);
    ASSERT_FALSE(why) << why.rule << ": " << why.sentence << " at action " << n;
  }
}

TEST(DiceGames, NothingIsLost) {
  for (u64 i = 0; i < static_cast<u64>(scaled(200)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    random_game(*r, i,
                [&](const State& s, const ActionList&, const Action&) { ASSERT_EQ(dice_tests::broken(*r, s), ""); });
    if (HasFatalFailure()) return;
  }
}

TEST(DiceGames, ScoresAreAsCountedAnew) {
  for (u64 i = 0; i < static_cast<u64>(scaled(120)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    auto sheet = std::make_unique<ScoreSheet>();
    random_game(*r, i, [&](const State& s, const ActionList&, const Action&) {
      for (int round = 1; round <= 3; ++round) {
        for (const bool marks : {false, true}) {
          sheet->clear(marks);
          score(*r, s, round, *sheet);
          for (Seat p = 0; p <= s.players; ++p) {
            const Seat who = p < s.players ? p : kDirk;
            if (who == kDirk && s.players != 2) continue;
            int walls = 0;
            for (const ScoreLine& line : sheet->lines)
              walls += line.seat == who && std::string_view(line.rule) == "base.4.longest-wall" ? line.points : 0;
            ASSERT_EQ(sheet->total(who) - walls, dice_tests::slow_points(*r, s, who, round));
          }
        }
      }
    });
    if (HasFatalFailure()) return;
  }
}

// The points of a game are those of its scorings after rounds 1, 3 and 5.
TEST(DiceGames, ThreeScoringsMakeTheResult) {
  struct Scorings : EventSink {
    void emit(const Event& e) override {
      if (e.kind == dice::kEvRound) round = e.a;
      if (e.kind != dice::kEvScored) return;
      points[e.seat] += e.amount;
      seen.insert({round, e.a});
    }
    int round = 0;
    std::map<int, int> points;
    std::set<std::pair<int, int>> seen;
  };
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    Scorings sink;
    State s;
    start(*r, i, s, &sink);
    Random random(i);
    auto list = std::make_unique<ActionList>();
    while (!is_over(s)) {
      legal(*r, s, *list);
      ASSERT_FALSE(apply(*r, s, choose(s, *list, random), &sink));
    }
    EXPECT_EQ(sink.seen, (std::set<std::pair<int, int>>{{1, 1}, {3, 2}, {5, 3}}));
    for (Seat p = 0; p < s.players; ++p) EXPECT_EQ(s.scores[p], sink.points[p]);
    if (s.players == 2) {
      EXPECT_EQ(s.scores[kDirk], sink.points[kDirk]);
    }
  }
}

TEST(DiceGames, AnIllegalActionChangesNothing) {
  for (u64 i = 0; i < static_cast<u64>(scaled(40)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    Random random(i + 7);
    random_game(*r, i, [&](const State& s, const ActionList& list, const Action&) {
      for (int k = 0; k < 6; ++k) {
        Action a = list[random.below(static_cast<u32>(list.size()))];
        switch (random.below(6)) {
          case 0: a.x = static_cast<i8>(a.x + 1 - static_cast<int>(random.below(3))); break;
          case 1: a.tile = static_cast<u8>(random.below(256)); break;
          case 2: a.a = static_cast<u8>(random.below(8)); break;
          case 3: a.verb = static_cast<u8>(random.below(static_cast<u32>(r->schemas[0]->verbs.size()))); break;
          case 4: a.pay.word[0] ^= 1u << random.below(32); break;
          default: a.b = static_cast<u8>(random.below(3)); break;
        }
        State copy = s;
        const Reject why = apply(*r, copy, a);
        if (!why) {
          ASSERT_EQ(dice_tests::broken(*r, copy), "");
          continue;
        }
        ASSERT_EQ(std::memcmp(&copy, &s, sizeof s), 0);
        ASSERT_NE(why.sentence, nullptr);
      }
    });
    if (HasFatalFailure()) return;
  }
}

// `legal` lists every lawful action exactly once, whatever is written into an action.
TEST(DiceGames, WhatIsAcceptedIsListed) {
  for (u64 i = 0; i < static_cast<u64>(scaled(40)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    random_game(*r, i, [&](const State& s, const ActionList& list, const Action&) {
      std::set<std::string> listed;
      const auto text = [](const Action& a) {
        return std::string(reinterpret_cast<const char*>(&a), 8) + std::to_string(a.pay.word[0]);
      };
      for (const Action& a : list) {
        ASSERT_FALSE(check(*r, s, a)) << check(*r, s, a).sentence;
        ASSERT_TRUE(listed.insert(text(a)).second) << "listed twice";
      }
      const dice::Position g{dice::as_rules(*r), s};
      std::size_t accepted = 0;
      const auto probe = [&](const Action& a) {
        if (check(*r, s, a)) return;
        ++accepted;
        ASSERT_TRUE(listed.contains(text(a))) << int{a.verb} << " " << int{a.a} << " " << a.pay.word[0];
      };
      for (u8 verb = 0; verb < r->schemas[0]->verbs.size(); ++verb) {
        for (const Field& f : r->schemas[0]->verbs[verb].fields) {
          if (f.type != FieldType::kFaces) continue;
          for (u32 keep = 0; keep < 1u << 24; ++keep) {  // all sets of at most eight dice
            if (dice::total(keep) > 8 || !dice::holds(g.board().faces(), keep)) {
              keep |= keep == 0 ? 0 : (keep & -keep) - 1;  // skip what has the same highest part
              continue;
            }
            Action a;
            a.verb = verb;
            a.pay.word[0] = keep;
            probe(a);
          }
        }
        if (verb == dice::kThrow) continue;
        for (u8 a = 0; a < 7; ++a) {
          for (u8 b = 0; b < 2; ++b) {
            Action action;
            action.verb = verb;
            action.a = a;
            action.b = b;
            bool uses_a = false, uses_b = false, tile = false, cell = false;
            for (const Field& f : r->schemas[0]->verbs[verb].fields) {
              tile |= f.type == FieldType::kTile;
              cell |= f.type == FieldType::kCell;
              if (f.type == FieldType::kTile || f.type == FieldType::kCell) continue;
              uses_a |= f.part == Part::kA;
              uses_b |= f.part == Part::kB;
            }
            if ((a && !uses_a) || (b && !uses_b)) continue;
            for (int t = 0; t < (tile ? static_cast<int>(r->tiles.size()) : 1); ++t) {
              if (tile) action.tile = static_cast<u8>(t);
              for (int x = cell ? -9 : 0; x <= (cell ? 9 : 0); ++x) {
                for (int y = cell ? -9 : 0; y <= (cell ? 9 : 0); ++y) {
                  action.x = static_cast<i8>(x);
                  action.y = static_cast<i8>(y);
                  probe(action);
                }
              }
              if (::testing::Test::HasFatalFailure()) return;
            }
          }
        }
      }
      ASSERT_EQ(accepted, listed.size());
    });
    if (HasFatalFailure()) return;
    if (i > 3) i += 3;  // slow: a few games of every kind
  }
}

TEST(DiceGames, RecordsReplayAndUndoRestores) {
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    std::shared_ptr<const Ruleset> r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    Session session(r, i);
    std::vector<State> past;
    random_game(*r, i, [&](const State& s, const ActionList&, const Action& a) {
      ASSERT_EQ(hash(*r, s), hash(*r, session.state()));
      past.push_back(session.state());
      const Action decoded =
          codec::or_throw(&codec::Notation::read_action, session.notation(), session.notation().action(a));
      ASSERT_EQ(decoded, a) << serialize(session.notation().action(a));
      ASSERT_FALSE(session.apply(decoded));
    });
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

TEST(DiceGames, APositionLoadsAsTheSameGame) {
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    const codec::Notation n(*r);
    int step = 0;
    random_game(*r, i, [&](const State& s, const ActionList& list, const Action& a) {
      if (step++ % 3) return;
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
    });
    if (HasFatalFailure()) return;
  }
}

// Without what tells how to go on, a position is still a game that can be played to its end.
TEST(DiceGames, AnEditedPositionCanBePlayed) {
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    const codec::Notation n(*r);
    Random random(i);
    int step = 0;
    random_game(*r, i, [&](const State& s, const ActionList&, const Action&) {
      if (step++ % 41) return;
      codec::json::object text = codec::position(n, s);
      text.erase("resume");
      for (const char* hidden : {"stacks", "bag"})
        if (random.below(2)) text.erase(hidden);
      codec::LoadedPosition loaded = codec::or_throw(codec::load_position, text);
      auto list = std::make_unique<ActionList>();
      while (!is_over(loaded.state)) {
        legal(*loaded.rules, loaded.state, *list);
        ASSERT_FALSE(list->empty());
        ASSERT_FALSE(apply(*loaded.rules, loaded.state, choose(loaded.state, *list, random)));
        ASSERT_EQ(dice_tests::broken(*loaded.rules, loaded.state), "");
      }
    });
    if (HasFatalFailure()) return;
  }
}

TEST(DiceGames, AViewTellsNothingThatResamplingChanges) {
  for (u64 i = 0; i < static_cast<u64>(scaled(60)); ++i) {
    const auto r = rules_for(i);
    SCOPED_TRACE(describe(*r, i));
    const codec::Notation n(*r);
    Random random(i + 99);
    int step = 0;
    random_game(*r, i, [&](const State& s, const ActionList& list, const Action&) {
      if (step++ % 5) return;
      for (Seat viewer = 0; viewer <= s.players; ++viewer) {
        const Seat who = viewer == s.players ? kSpectator : viewer;
        State other = s;
        resample(*r, other, who, random);
        ASSERT_EQ(serialize(codec::view(n, other, who)), serialize(codec::view(n, s, who)));
        ASSERT_EQ(dice_tests::broken(*r, other), "");
        ActionList same;
        legal(*r, other, same);
        ASSERT_EQ(same.size(), list.size());
        ASSERT_TRUE(std::equal(same.begin(), same.end(), list.begin()));
      }
    });
    if (HasFatalFailure()) return;
  }
}

// Random play comes across every action and every event there is, so across every chip and its use.
TEST(DiceGames, RandomPlayUsesEverything) {
  struct Seen : EventSink {
    void emit(const Event& e) override {
      events.insert(e.kind);
      if (e.kind == dice::kEvChipTaken) chips.insert(e.b);
      if (e.kind == dice::kEvMarked && e.amount) pushed = true;
    }
    std::set<int> events, chips, verbs;
    bool pushed = false;
  };
  for (const char* game : {"dice", "alcazaba"}) {
    Seen seen;
    for (u64 i = 0; i < 400; ++i) {
      const auto r = rules_of(game, static_cast<int>(2 + i % 5));
      State s;
      start(*r, i, s, &seen);
      Random random(i);
      auto list = std::make_unique<ActionList>();
      while (!is_over(s)) {
        legal(*r, s, *list);
        const Action a = choose(s, *list, random);
        seen.verbs.insert(a.verb);
        ASSERT_FALSE(apply(*r, s, a, &seen));
      }
    }
    const auto r = rules_of(game, 3);
    for (u8 v = 0; v < r->schemas[0]->verbs.size(); ++v)
      EXPECT_TRUE(seen.verbs.contains(v)) << game << " " << r->schemas[0]->verbs[v].name;
    for (u8 e = 0; e < r->schemas[0]->events.size(); ++e)
      EXPECT_TRUE(seen.events.contains(e)) << game << " " << r->schemas[0]->events[e].name;
    if (std::string_view(game) == "dice") {
      EXPECT_TRUE(seen.pushed);
      for (int chip = 0; chip <= dice::kStarterChip; ++chip)
        EXPECT_TRUE(seen.chips.contains(chip)) << dice::kChipNames[chip];
    }
  }
}

// The same for the bot that plays at random, action by action.
TEST(DiceGames, TheRandomBotUsesEveryChip) {
  for (const char* game : {"dice", "alcazaba"}) {
    const auto r = rules_of(game, 3);
    std::set<int> left;
    for (u8 v = 0; v < r->schemas[0]->verbs.size(); ++v) left.insert(v);
    if (std::string_view(game) == "alcazaba") left.erase(alcazaba::kGive);  // two players only
    bool pushed = std::string_view(game) == "alcazaba";
    auto list = std::make_unique<ActionList>();
    for (u64 i = 0; i < 2000 && (!left.empty() || !pushed); ++i) {
      State s;
      start(*r, i, s);
      Random random(i);
      while (!is_over(s)) {
        legal(*r, s, *list);
        const Action a = (*list)[random.below(static_cast<u32>(list->size()))];
        left.erase(a.verb);
        pushed |= a.verb == dice::kMark && a.b;
        ASSERT_FALSE(apply(*r, s, a));
      }
    }
    for (const int v : left)
      ADD_FAILURE() << game << " never: " << r->schemas[0]->verbs[static_cast<std::size_t>(v)].name;
    EXPECT_TRUE(pushed);
  }
}

// Two tables with the same seed: the chips and tiles that come up do not depend on what is played.
TEST(DiceGames, ChanceDoesNotDependOnWhatIsPlayed) {
  for (const char* game : {"dice", "alcazaba"}) {
    struct Laid : EventSink {
      void emit(const Event& e) override {
        if (e.kind == dice::kEvChipLaid) things.push_back(e.a * 16 + e.b);
        if (alcazaba && e.kind == alcazaba::kEvTileToColumn) things.push_back(256 + e.tile);
      }
      bool alcazaba;
      std::vector<int> things;
    } laid[2];
    const auto r = rules_of(game, 4);
    for (u64 table = 0; table < 2; ++table) {
      laid[table].alcazaba = std::string_view(game) == "alcazaba";
      State s;
      start(*r, 5, s, &laid[table]);
      Random random(table + 1);
      auto list = std::make_unique<ActionList>();
      while (!is_over(s)) {
        legal(*r, s, *list);
        ASSERT_FALSE(apply(*r, s, choose(s, *list, random), &laid[table]));
      }
    }
    EXPECT_GE(laid[0].things.size(), 30u);
    EXPECT_EQ(laid[0].things, laid[1].things);
  }
}

}  // namespace
}  // namespace comares
