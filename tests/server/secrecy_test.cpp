// Nothing hidden leaves the server: whole games watched from every seat and by a spectator, and every
// frame that was sent checked against what the others held at that moment.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <set>
#include <thread>

#include "codec/position.h"
#include "codec/setup.h"
#include "games/alhambra/rules.h"
#include "modules/list.h"
#include "tests/server/harness.h"

namespace comares::server::test {

namespace {

// What may not be in this frame, found at any depth.
void find_keys(const json::value& v, std::set<std::string>& keys) {
  if (const auto* o = v.if_object()) {
    for (const auto& member : *o) {
      keys.insert(std::string(member.key()));
      find_keys(member.value(), keys);
    }
  } else if (const auto* a = v.if_array()) {
    for (const json::value& item : *a) find_keys(item, keys);
  }
}

struct Watcher {
  Client* client;
  Seat seat;  // kSpectator: none
};

void check_frames(const Watcher& w, const std::string& db, const std::vector<std::string>& secrets) {
  const Loaded stored = read_all(db, w.client->table);
  const TableInfo info = info_from_stored(codec::parse(stored.table.body));
  Game game(rulebook(info.setup, info.players()), info.seed, info.started);
  std::map<i64, json::object> frames;
  for (const json::object& f : w.client->frames()) {
    const std::string text = json::serialize(f);
    const bool over = f.contains("table") && f.at("table").is_object() && f.at("table").at("status") == "over";
    for (const std::string& secret : secrets) ASSERT_EQ(text.find(secret), std::string::npos) << text;
    if (!over) {
      ASSERT_EQ(text.find(info.salt), std::string::npos) << text;
      ASSERT_EQ(text.find(codec::text_of(info.seed)), std::string::npos) << text;
    }
    std::set<std::string> keys;
    find_keys(f, keys);
    for (const char* key : {"token_hash", "declines", "declines_all", "deck", "bag", "resume", "piles"})
      ASSERT_FALSE(keys.contains(key)) << key << " in " << text;
    if (f.contains("choices")) {
      for (const json::value& choice : f.at("choices").as_array())
        ASSERT_EQ(choice.at("seat").to_number<int>(), int{w.seat}) << text;
    }
    if (f.at("type") == "update") frames[f.at("seq").to_number<i64>()] = f;
  }
  ASSERT_EQ(frames.size(), stored.entries.size());

  Random random(77);
  for (const Row& row : stored.entries) {
    const Step step = play_entry(game, read_entry(game, row));
    const json::object& f = frames.at(row.number);
    const json::object& view = f.at("view").as_object();
    // The view is what this seat may know: dealing anew what it cannot know changes nothing in it.
    State other = game.shown();
    resample(*game.book().rules, other, w.seat, random);
    json::object expected = codec::view(game.book().notation, other, w.seat);
    expected.erase("decision");
    ASSERT_EQ(json::value(view), json::value(expected)) << "entry " << row.number << " as seat " << int{w.seat};
    for (std::size_t p = 0; p < view.at("players").as_array().size(); ++p)
      ASSERT_EQ(view.at("players").at(p).as_object().contains("hand"), p == w.seat);
    // Events meant for others alone are not among those told.
    std::set<std::string> allowed, told;
    for (const json::value& e : f.at("events").as_array()) told.insert(json::serialize(e));
    for (const Told& t : step.told)
      if (t.event.audience >> w.seat & 1) allowed.insert(json::serialize(game.book().notation.event(t.event)));
    for (const Told& t : step.told) {
      const std::string text = json::serialize(game.book().notation.event(t.event));
      if (!(t.event.audience >> w.seat & 1) && !allowed.contains(text)) {
        ASSERT_FALSE(told.contains(text)) << text;
      }
    }
    // A window looks alike to all and shows nobody in particular.
    ASSERT_EQ(f.at("decision").as_object().contains("kind") && f.at("decision").at("kind") == "window",
              game.window_open());
    if (game.window_open()) {
      ASSERT_TRUE(f.at("decision").at("player").is_null());
    }
    if (step.kind == Entry::kWindow) {
      for (const json::value& e : f.at("events").as_array()) ASSERT_NE(e.at("event"), "passed");
    }
  }
}

// ---- against the engine's own truth ------------------------------------------------------------------

// A position without what the table of rules/README section 6 hides from this seat, written down here
// once more, from that table and not from the code that makes views.
json::object public_part(json::object o, Seat seat) {
  const auto count = [](json::object& from, const char* hidden, const char* number) {
    from[number] = from.at(hidden).as_array().size();
    from.erase(hidden);
  };
  const bool dealt = o.contains("deck");  // not yet while secret choices of the set-up are made
  if (dealt) count(o, "deck", "deck_count");
  else o["deck_count"] = 0;
  count(o, "bag", "bag_count");
  const json::array& agenda = o.at("resume").at("agenda").as_array();
  const std::size_t decides = agenda.empty() ? kNobody : agenda.back().at(2).to_number<std::size_t>();
  // At the end of the game everybody reveals the sites of his Alhambra.
  const bool ended = agenda.empty() || (agenda[0].at(0) == 0 && agenda[0].at(1) == alhambra::kEndProc);
  for (const char* key : {"piles", "resume", "seed", "dealt"}) o.erase(key);
  for (const char* key : {"awards", "due_scorings", "deal"}) o.erase(key);  // what the engine has still to do
  const auto hide_sites = [](json::object& from, const char* where) {
    if (!from.contains(where)) return;
    for (json::value& tile : from[where].as_array())
      if (tile.is_object() && tile.as_object().contains("site")) tile.as_object()["site"] = true;
  };
  if (decides != seat) hide_sites(o, "aside");
  for (std::size_t p = 0; p < o.at("players").as_array().size(); ++p) {
    json::object& player = o["players"].as_array()[p].as_object();
    player["hand_count"] = player.at("hand").as_array().size();
    if (p != seat) player.erase("hand");
    if (json::value* bonus = player.if_contains("bonus-cards"); bonus && p != seat) {
      json::value& hand = bonus->as_object()["hand"];
      hand = hand.as_array().size();
    }
    if (p == seat) continue;
    if (json::value* thieves = player.if_contains("thieves")) *thieves = thieves->as_array().size();
    if (!dealt) player.erase("street-trader");
    if (!ended) hide_sites(player, "palace");
    hide_sites(player, "reserve");
  }
  if (json::value* builders = o.if_contains("master-builders")) builders->as_object().erase("unseen");
  if (json::value* invaders = o.if_contains("invaders")) {
    json::object& from = invaders->as_object();
    for (const json::value& seen : from.at("seen").as_array())
      if (seen.to_number<std::size_t>() == seat) from["top"] = from.at("pile").at(0);
    count(from, "pile", "pile_count");
    count(from, "scout_pile", "scout_pile_count");
  }
  if (json::value* sites = o.if_contains("building-sites")) {
    count(sites->as_object(), "stack", "stack_count");
    if (decides != seat) sites->as_object().erase("seen");
  }
  if (json::value* characters = o.if_contains("characters")) count(characters->as_object(), "surplus", "surplus_count");
  if (json::value* huts = o.if_contains("workers-huts")) {
    json::object left;
    for (auto& stack : huts->as_object()) {
      json::array& tiles = stack.value().as_array();
      left[stack.key()] = tiles.size();
      tiles.resize(std::min<std::size_t>(tiles.size(), 1));
    }
    huts->as_object()["left"] = std::move(left);
  }
  return o;
}

// Names of single pieces that this seat cannot know to be where they are: nothing it is sent names them.
std::set<std::string> hidden_names(const json::object& truth, Seat seat) {
  std::set<std::string> out;
  const auto hide = [&](const json::value& list, std::size_t from = 0) {
    for (std::size_t i = from; i < list.as_array().size(); ++i)
      if (const json::value& v = list.as_array()[i]; v.is_string()) out.insert(json::serialize(v));
  };
  hide(truth.at("bag"));
  if (const json::value* huts = truth.if_contains("workers-huts"))
    for (const auto& stack : huts->as_object()) hide(stack.value(), 1);
  const json::array& players = truth.at("players").as_array();
  for (std::size_t p = 0; p < players.size(); ++p) {
    if (p == seat) continue;
    if (const json::value* thieves = players[p].as_object().if_contains("thieves")) hide(*thieves);
    const json::value* bonus = players[p].as_object().if_contains("bonus-cards");
    if (!bonus) continue;
    hide(bonus->at("hand"));
    if (const json::value* known = bonus->as_object().if_contains("known"))
      for (const json::value& card : known->as_array()) out.erase(json::serialize(card));
  }
  return out;
}

// Plays the record with the engine alone; what the server makes of it (windows, views) plays no part.
void check_against_engine(const Watcher& w, const std::string& db) {
  const Loaded stored = read_all(db, w.client->table);
  const TableInfo info = info_from_stored(codec::parse(stored.table.body));
  const std::shared_ptr<const Rulebook> book = rulebook(info.setup, info.players());
  std::map<i64, std::vector<json::object>> frames;
  for (const json::object& f : w.client->frames())
    if (f.contains("view")) frames[f.at("seq").to_number<i64>()].push_back(f);
  State state;
  start(*book->rules, info.seed, state);
  std::set<std::string> before;
  int compared = 0;
  for (std::size_t i = 0; i <= stored.entries.size(); ++i) {
    if (i) {
      const json::value entry = codec::parse(stored.entries[i - 1].body);
      const json::object& o = entry.as_object();
      ASSERT_FALSE(o.contains("u"));
      const json::array one = o.contains("a") ? json::array{o.at("a")} : o.at("w").as_array();
      for (const json::value& a : one)
        ASSERT_FALSE(apply(*book->rules, state, codec::or_throw(&codec::Notation::read_action, book->notation, a)));
    }
    const json::object truth = codec::position(book->notation, state);
    // What lay open before the entry may be named in it: a tile put back from the market, say.
    const std::set<std::string> now = hidden_names(truth, w.seat);
    std::set<std::string> hidden;
    for (const std::string& name : now)
      if (i == 0 || before.contains(name)) hidden.insert(name);
    before = now;
    for (const json::object& f : frames[static_cast<i64>(i)]) {
      json::object expected = public_part(truth, w.seat), view = f.at("view").as_object();
      const bool window = f.at("decision").as_object().contains("kind") && f.at("decision").at("kind") == "window";
      view.erase("viewer");
      for (const char* key : {"viewer", "decision"}) expected.erase(key);
      // In a window the engine may already be in the next turn, which nobody may notice.
      if (window) {
        for (json::object* o : {&expected, &view}) {
          o->erase("to_move");
          o->erase("caravanserai");  // of this turn: whether a marker may still move,
          for (const char* module : {"characters", "master-builders"})  // … and what was used
            if (json::value* part = o->if_contains(module)) part->as_object().erase("used");
        }
      }
      for (const auto& part : expected)
        ASSERT_EQ(view[part.key()], part.value())
            << part.key() << " at entry " << i << " of " << stored.entries.size() << " as seat " << int{w.seat};
      for (const auto& part : view)
        ASSERT_TRUE(expected.contains(part.key())) << part.key() << " at entry " << i << " of " << stored.entries.size()
                                                   << " as seat " << int{w.seat} << ": " << part.value();
      const std::string text = json::serialize(f);
      for (const std::string& name : hidden) ASSERT_EQ(text.find(name), std::string::npos) << name << " in " << text;
      ++compared;
    }
  }
  EXPECT_GE(compared, static_cast<int>(stored.entries.size()));
}

// Until a client has been sent as many updates as the store has entries.
void wait_for_all_updates(const Client& client, const std::string& db) {
  const auto missing = [&] {
    const auto frames = client.frames();
    const auto updates =
        std::count_if(frames.begin(), frames.end(), [](const auto& f) { return f.at("type") == "update"; });
    return static_cast<std::size_t>(updates) != read_all(db, client.table).entries.size();
  };
  const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (missing() && std::chrono::steady_clock::now() < patience)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

void watch_a_game(const json::array& modules, u64 seed, int most_moves = 0) {
  set_logging(false);
  const std::string db = new_database(Kind::kSqlite);
  std::vector<std::string> secrets;
  Node node(db);
  Client ann(node), bob(node), cem(node), eve(node);
  sit_down(ann, {{"modules", modules}, {"seats", seats({"me", "open", "open"})}, {"window_seconds", 20}});
  secrets.emplace_back(ann.tokens.at(0).as_string());
  eve.table = bob.table = cem.table = ann.table;
  eve.ask({{"type", "watch"}}, "state");
  for (Client* c : {&bob, &cem}) secrets.emplace_back(c->ask({{"type", "join"}}, "joined").at("token").as_string());
  int moves = 0;
  const bool over = play({&ann, &bob, &cem}, seed, [&] { return most_moves && ++moves > most_moves; });
  ASSERT_EQ(over, most_moves == 0);
  if (over) {
    eve.next([](const json::object& f) { return f.at("type") == "table" && f.at("table").at("status") == "over"; });
  } else {
    for (const Client* c : {&ann, &bob, &cem, &eve}) wait_for_all_updates(*c, db);
  }
  // Their own token came to them in the answers to create and join alone, so leave those out.
  check_frames({&eve, kSpectator}, db, secrets);
  check_against_engine({&eve, kSpectator}, db);
  for (const auto& [client, seat] : {std::pair{&ann, Seat{0}}, {&bob, Seat{1}}, {&cem, Seat{2}}}) {
    std::vector<std::string> others = secrets;
    others.erase(others.begin() + seat);
    check_frames({client, seat}, db, others);
    check_against_engine({client, seat}, db);
  }
}

TEST(ServerSecrecy, BaseGame) { watch_a_game({}, 1); }

json::array all_modules() {
  json::array all;
  for (const ModuleInfo& m : find_game("alhambra")->modules()) all.emplace_back(m.slug);
  return all;
}

// Every fourth module of the list together, to the end of the game (COMARES_QUICK: its first moves).
TEST(ServerSecrecy, EveryModule) {
  const json::array all = all_modules();
  for (std::size_t first = 0; first < 4; ++first) {
    json::array some;
    for (std::size_t i = first; i < all.size(); i += 4) some.push_back(all[i]);
    watch_a_game(some, first, std::getenv("COMARES_QUICK") ? 150 : 0);
  }
}

// All of them at once: a whole game by chance takes thousands of moves, so this one is left early.
TEST(ServerSecrecy, AllModules) { watch_a_game(all_modules(), 1, 250); }

// Every turn is followed by a window, whether or not anybody can act in it, and by one entry for it.
TEST(ServerSecrecy, AWindowAfterEveryTurn) {
  set_logging(false);
  const std::string db = new_database(Kind::kSqlite);
  Node node(db);
  Client ann(node);
  sit_down(ann,
           {{"modules", json::array{"viziers-favour"}}, {"seats", seats({"me", "me", "me"})}, {"window_seconds", 20}});
  ASSERT_TRUE(play({&ann}, 5));
  bool window = true;  // there is none before the first turn
  int turns = 0;
  for (const json::object& f : ann.frames()) {
    if (f.at("type") != "update") continue;
    for (const json::value& e : f.at("events").as_array()) {
      if (e.at("event") != "turn") continue;
      EXPECT_TRUE(window);
      EXPECT_TRUE(f.at("by").is_null());
      window = false;
      ++turns;
    }
    window |= f.at("decision").as_object().contains("kind") && f.at("decision").at("kind") == "window";
  }
  EXPECT_GT(turns, 20);
}

TEST(ServerSecrecy, WindowsOfThoseWhoDeclineCloseAtOnce) {
  set_logging(false);
  const std::string db = new_database(Kind::kSqlite);
  Node node(db);
  Client ann(node);
  sit_down(
      ann,
      {{"modules", json::array{"viziers-favour"}}, {"seats", seats({"me", "bot", "bot"})}, {"window_seconds", 3600}});
  ann.ask({{"type", "decline"}, {"seat", 0}}, "ok");
  const std::size_t since = ann.frames().size();  // a bot may have begun before
  ASSERT_TRUE(play({&ann}, 6));
  const auto frames = ann.frames();
  for (std::size_t i = since; i < frames.size(); ++i) {
    const json::object& f = frames[i];
    if (f.at("type") == "update" && f.at("decision").as_object().contains("kind") &&
        f.at("decision").at("kind") == "window") {
      EXPECT_TRUE(f.at("choices").as_array().empty());
    }
  }
}

// By kind: the vizier between turns is declined, the question before a scoring is still put. Nobody
// else is told of it.
TEST(ServerSecrecy, WhatIsDeclinedBeforehandIsDeclinedByKind) {
  set_logging(false);
  const std::string db = new_database(Kind::kSqlite);
  Node node(db);
  Client ann(node), eve(node);
  sit_down(ann, {{"modules", json::array{"viziers-favour", "bonus-cards"}},
                 {"seats", seats({"me", "bot", "bot"})},
                 {"window_seconds", 3600}});
  eve.table = ann.table;
  eve.ask({{"type", "watch"}}, "state");
  ann.ask({{"type", "decline"}, {"kinds", {"camps"}}}, "error");
  ann.ask({{"type", "decline"}, {"kinds", {"viziers-favour", "bonus-cards"}}}, "ok");
  ann.ask({{"type", "decline"}, {"kinds", {"bonus-cards"}}, {"on", false}}, "ok");
  const std::size_t since = ann.frames().size();  // a bot may have begun before
  const json::object mine = ann.ask({{"type", "watch"}}, "state"), hers = eve.ask({{"type", "watch"}}, "state");
  EXPECT_EQ(mine.at("declined"), json::value(json::array{json::object{{"seat", 0}, {"kinds", {"viziers-favour"}}}}));
  EXPECT_EQ(hers.at("declined"), json::value(json::array{}));
  ASSERT_TRUE(play({&ann}, 6));
  int between = 0, before_scoring = 0;
  const auto frames = ann.frames();
  for (std::size_t i = since; i < frames.size(); ++i) {
    const json::object& f = frames[i];
    if (f.at("type") != "update" || !f.at("decision").as_object().contains("kinds")) continue;
    const bool vizier = f.at("decision").at("kinds") == json::value(json::array{"viziers-favour"});
    ++(vizier ? between : before_scoring);
    EXPECT_EQ(f.at("choices").as_array().empty(), vizier) << json::serialize(f.at("decision"));
  }
  EXPECT_GT(between, 20);
  EXPECT_GT(before_scoring, 0);
}

}  // namespace

}  // namespace comares::server::test
