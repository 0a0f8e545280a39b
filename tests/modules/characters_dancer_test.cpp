// characters R13: the dancer's draw when another module lays tiles aside or asks about them.
#include "games/alhambra/alhambra.h"
#include "tests/modules/support.h"

// A module of the test's own: it lays tiles of price 12 aside, or asks about every tile, as
// bazaars and the sultan do.
namespace comares::characters {
extern const alhambra::Module kModule;
}
namespace comares::testing {
namespace {

using alhambra::Game;
using alhambra::Position;

bool lay_aside(const Game& g, alhambra::TileId tile, int) {
  if (g.tile(tile).price != 12) return false;
  g.table().pieces.place[tile] = palace::kElsewhere;
  return true;
}
bool ask_first(const Game& g, alhambra::TileId tile, int slot) {
  g.ask(0, 2, tile, static_cast<u8>(slot));
  return true;
}
void list_pass(const Position&, Actions& out) { out.push_back({.verb = alhambra::kPass}); }
Reject check_pass(const Position&, const Action&) { return kAccepted; }
void lay_out(const Game& g, const Action&, Seat) {
  const Frame f = g.top();
  g.pop();
  g.table().market[f.d[1]] = f.d[0];
  g.table().pieces.place[f.d[0]] = palace::kOnMarket;
}
constexpr DecisionKind kAskAbout[] = {{"claim", "Claim it?"}};
constinit const alhambra::Module kLaysAside = {
    .info = {"lays-aside", "", "", nullptr}, .schema = {"lays-aside", {}, {}, {}}, .tile_drawn = lay_aside};
constinit const alhambra::Module kAsks = {.info = {"asks", "", "", nullptr},
                                          .schema = {"asks", {}, {}, kAskAbout},
                                          .legal = list_pass,
                                          .check = check_pass,
                                          .act = lay_out,
                                          .tile_drawn = ask_first};

const std::string kPosition =
    "'modules':['characters'],'players':[{'characters':{'cards':['dancer']}},{},{}],"
    "'display':['denar-1','denar-2','denar-3','denar-4'],'deck':['ducat-1'],"
    "'market':['tower-13-e','garden-6-esw','garden-7-nsw','garden-8-ne'],'bag':";

struct DancerWith {
  DancerWith(const alhambra::Module& other, const std::string& bag) : begin(kPosition + bag), s(begin.state()) {
    const alhambra::Module* const all[] = {&characters::kModule, &other};
    Setup setup = begin.rules().setup;
    setup.modules = 3;
    Reject why;
    rules = alhambra::create(setup, all, why);
  }
  Reject dance(int slot) {
    return apply(*rules, s, begin.action("characters:dancer", "'slot':" + std::to_string(slot)));
  }
  std::string market(int slot) const { return rules->tiles[s.at<alhambra::Table>(0).market[slot - 1]]; }
  int bag() const { return s.at<alhambra::Table>(0).bag_size; }

  Play begin;
  State s;
  std::unique_ptr<const Ruleset> rules;
};

TEST(Characters, Example12R13DancerDrawsOnAndMayEndWithTheOldTile) {
  DancerWith in_vain(kLaysAside, "['tower-12-0']");
  EXPECT_FALSE(in_vain.dance(2));
  EXPECT_EQ("garden-6-esw", in_vain.market(2));
  EXPECT_EQ(0, in_vain.bag());
  EXPECT_EQ(alhambra::kMainAction, in_vain.s.agenda.back().kind);  // used

  DancerWith second(kLaysAside, "['tower-12-0','tower-11-0']");
  EXPECT_FALSE(second.dance(2));
  EXPECT_EQ("tower-11-0", second.market(2));
  EXPECT_EQ(1, second.bag());
}

TEST(Characters, R13SomebodyMayBeAskedAboutTheDancersTile) {
  DancerWith g(kAsks, "['tower-12-0','tower-11-0']");
  EXPECT_FALSE(g.dance(2));
  EXPECT_EQ(2, to_decide(g.s));
  EXPECT_FALSE(apply(*g.rules, g.s, {.verb = alhambra::kPass}));
  EXPECT_EQ("tower-12-0", g.market(2));
  EXPECT_EQ(2, g.bag());
  EXPECT_EQ(alhambra::kMainAction, g.s.agenda.back().kind);
}

}  // namespace
}  // namespace comares::testing
