// The building sites: what scenarios cannot say. Draws by chance, what is told to whom, what is dealt anew.
#include <set>

#include "tests/modules/support.h"

namespace comares::testing {
namespace {

const std::string kBuyer =
    "'modules':['building-sites'],'players':[{'hand':['dirham-4']},{'palace':[{'tile':'tower-11-0','at':[1,0],"
    "'site':'denar'}],'reserve':[{'tile':'tower-12-0','site':'florin'}]},{}],"
    "'display':['denar-1','denar-2','denar-3','denar-4'],"
    "'market':['pavilion-2-new','garden-9-e','arcades-8-e','tower-13-e']";

// R2: any two of those left.
TEST(BuildingSites, TwoAreDrawnAtRandom) {
  std::set<std::string> pairs;
  for (int seed = 1; seed <= 120; ++seed) {
    Play play(kBuyer + ",'seed':" + std::to_string(seed));
    ASSERT_EQ("", play.act("building-sites:set_up", "'slot':2,'pay':['dirham-4']"));
    std::string both;
    for (const char* c : {"denar", "dirham", "ducat", "florin"})
      if (play.lists("building-sites:choose", "'currency':'" + std::string(c) + "'")) both += std::string(" ") + c;
    pairs.insert(both);
  }
  // Six pairs, and twice dirham or ducat; of denar and florin one is left each.
  EXPECT_EQ(8u, pairs.size());
}

TEST(BuildingSites, ChoiceIsSecret) {
  Play play(kBuyer);
  ASSERT_EQ("", play.act("building-sites:set_up", "'slot':2,'pay':['dirham-4']"));
  EXPECT_EQ(1, play.told("building-sites:drawn"));
  EXPECT_TRUE(play.survives_loading());
  for (u64 seed = 1; seed <= 20; ++seed)
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_TRUE(play.view_survives_resampling(viewer, seed));
  const json::object chooser = play.view(0), other = play.view(1);
  EXPECT_TRUE(chooser.at("building-sites").as_object().contains("seen"));
  EXPECT_FALSE(other.at("building-sites").as_object().contains("seen"));
}

// Others' sites, the stack and what another chooses from change places; every currency stays there twice.
TEST(BuildingSites, UnknownSitesAreDealtAnew) {
  Play play(kBuyer);
  std::set<std::string> seen_by_other, seen_by_owner;
  for (u64 seed = 1; seed <= 80; ++seed) {
    for (const Seat viewer : {Seat{0}, Seat{1}}) {
      State other = play.state();
      Random random(seed);
      resample(play.rules(), other, viewer, random);
      const json::object p = codec::position(codec::Notation(play.rules()), other);
      const json::object& tile = p.at("players").as_array()[1].at("palace").as_array()[0].as_object();
      (viewer == 0 ? seen_by_other : seen_by_owner).insert(std::string(tile.at("site").as_string()));
      EXPECT_EQ(6u, p.at("building-sites").at("stack").as_array().size());
      EXPECT_NO_THROW(codec::or_throw(codec::load_position, json::value(p)));
    }
  }
  EXPECT_EQ(4u, seen_by_other.size());
  EXPECT_EQ(1u, seen_by_owner.size());
}

// Without the rest of its payment a position in the middle of the choice goes on with the first of the two.
TEST(BuildingSites, EditedPositionInTheMiddleOfAChoice) {
  Play play(kBuyer);
  ASSERT_EQ("", play.act("building-sites:set_up", "'slot':2,'pay':['dirham-4']"));
  json::object edited = play.position();
  edited.erase("resume");
  const codec::LoadedPosition loaded = codec::or_throw(codec::load_position, json::value(edited));
  const json::object p = codec::position(codec::Notation(*loaded.rules), loaded.state);
  EXPECT_EQ(1u, p.at("aside").as_array().size());
  EXPECT_TRUE(p.at("aside").as_array()[0].as_object().contains("site"));
  EXPECT_EQ(5u, p.at("building-sites").at("stack").as_array().size());
}

}  // namespace
}  // namespace comares::testing
