// Nothing hidden leaves the server: whole games watched from every seat and by a spectator, and every
// frame that was sent checked against what the others held at that moment.
#include <set>

#include "codec/position.h"
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
      ASSERT_EQ(text.find(std::to_string(info.seed)), std::string::npos) << text;
    }
    std::set<std::string> keys;
    find_keys(f, keys);
    for (const char* key : {"token_hash", "declines", "deck", "bag", "resume", "piles"})
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
    const Step step = game.apply(game.parse(row.body, row.at));
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
    ASSERT_EQ(f.at("decision").as_object().contains("kind") && f.at("decision").at("kind") == "window", game.window_open());
    if (game.window_open()) {
      ASSERT_TRUE(f.at("decision").at("player").is_null());
    }
    if (step.kind == Entry::kWindow) {
      for (const json::value& e : f.at("events").as_array()) ASSERT_NE(e.at("event"), "passed");
    }
  }
}

void watch_a_game(const json::array& modules, u64 seed) {
  set_logging(false);
  const std::string db = new_database(Kind::kSqlite);
  std::vector<std::string> secrets;
  Node node(db);
  Client ann(node), bob(node), cem(node), eve(node);
  json::array seats;
  for (const char* kind : {"me", "open", "open"}) seats.push_back(json::object{{"kind", kind}});
  sit_down(ann, {{"modules", modules}, {"seats", seats}, {"window_seconds", 20}});
  secrets.emplace_back(ann.tokens.at(0).as_string());
  eve.table = bob.table = cem.table = ann.table;
  eve.ask({{"type", "watch"}}, "state");
  for (Client* c : {&bob, &cem}) secrets.emplace_back(c->ask({{"type", "join"}}, "joined").at("token").as_string());
  ASSERT_TRUE(play({&ann, &bob, &cem}, seed));
  eve.next([](const json::object& f) { return f.at("type") == "table" && f.at("table").at("status") == "over"; });
  // Their own token came to them in the answers to create and join alone, so leave those out.
  check_frames({&eve, kSpectator}, db, secrets);
  for (const auto& [client, seat] : {std::pair{&ann, Seat{0}}, {&bob, Seat{1}}, {&cem, Seat{2}}}) {
    std::vector<std::string> others = secrets;
    others.erase(others.begin() + seat);
    check_frames({client, seat}, db, others);
  }
}

TEST(ServerSecrecy, BaseGame) { watch_a_game({}, 1); }

TEST(ServerSecrecy, AllModules) {
  json::array all;
  for (const ModuleInfo& m : find_game("alhambra")->modules()) all.emplace_back(m.slug);
  for (u64 seed = 1; seed <= 3; ++seed) watch_a_game(all, seed);
}

// Every turn is followed by a window, whether or not anybody can act in it, and by one entry for it.
TEST(ServerSecrecy, AWindowAfterEveryTurn) {
  set_logging(false);
  const std::string db = new_database(Kind::kSqlite);
  Node node(db);
  Client ann(node);
  json::array seats;
  for (const char* kind : {"me", "me", "me"}) seats.push_back(json::object{{"kind", kind}});
  sit_down(ann, {{"modules", json::array{"viziers-favour"}}, {"seats", seats}, {"window_seconds", 20}});
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
  json::array seats;
  for (const char* kind : {"me", "bot", "bot"}) seats.push_back(json::object{{"kind", kind}});
  sit_down(ann, {{"modules", json::array{"viziers-favour"}}, {"seats", seats}, {"window_seconds", 3600}});
  ann.ask({{"type", "decline"}, {"seat", 0}}, "ok");
  ASSERT_TRUE(play({&ann}, 6));
  for (const json::object& f : ann.frames()) {
    if (f.at("type") == "update" && f.at("decision").as_object().contains("kind") && f.at("decision").at("kind") == "window") {
      EXPECT_TRUE(f.at("choices").as_array().empty());
    }
  }
}

}  // namespace

}  // namespace comares::server::test
