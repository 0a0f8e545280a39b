// The fast palace against the slow one (oracle.h) on random palaces: after every random change all
// queries must agree, and the caches must be the same bytes as if built anew from Pieces.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>

#include "games/palace/fitting.h"
#include "tests/palace/oracle.h"

namespace comares::palace {
namespace {

// Sanitizers and unoptimised builds are ten times slower; the whole number is for release builds.
#ifdef NDEBUG
constexpr int kShare = 1;
#else
constexpr int kShare = 10;
#endif

// … and COMARES_QUICK asks for fewer still.
int wanted(int palaces) { return palaces / kShare / (std::getenv("COMARES_QUICK") ? 8 : 1); }

struct Rng {
  u64 state;
  u64 next() {
    u64 z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  int below(int n) { return static_cast<int>(next() % static_cast<u64>(n)); }
  bool chance(int percent) { return below(100) < percent; }
};

// What a run of random changes is made of; numbers are per cent.
struct Style {
  const char* name;
  int palaces;     // to check, all runs together
  int tiles;       // a run ends when this many are laid
  int less = 15;   // removals
  int other = 15;  // exchanges
  int camps = 0;
  int passages = 0;    // of the tiles that fail on foot only
  int wooden = 0;      // walls added
  int turns = 0;       // tiles turned on the spot, and laid turned
  int halves = 0;      // half tiles
  int walls = 0;       // tiles with as many walls as will fit, so that camps find room
  int thin = 0;        // placements at the far ends
  int lines = 0;       // tiles that are open on two opposite sides, so that a line can go on
  bool block = false;  // starts from a block of tiles and camps with a forked wall
  int around = 2;      // cells beyond the bounding box that are asked for
};

void PrintTo(const Style& s, std::ostream* os) { *os << s.name; }

constexpr Style kStyles[] = {
    {.name = "base", .palaces = 55000, .tiles = 30},
    {.name = "large", .palaces = 6000, .tiles = 54},
    {.name = "small", .palaces = 10000, .tiles = 12, .less = 35},
    {.name = "camps", .palaces = 15000, .tiles = 40, .camps = 30},
    {.name = "many_camps", .palaces = 12000, .tiles = 60, .less = 5, .camps = 45, .walls = 70},
    {.name = "forks", .palaces = 8000, .tiles = 60, .camps = 25, .wooden = 5, .walls = 50, .block = true},
    {.name = "passages", .palaces = 10000, .tiles = 40, .camps = 10, .passages = 60},
    {.name = "wooden", .palaces = 8000, .tiles = 40, .camps = 15, .passages = 10, .wooden = 15},
    {.name = "turning", .palaces = 8000, .tiles = 30, .camps = 10, .passages = 15, .wooden = 10, .turns = 30},
    {.name = "leaving_window", .palaces = 4000, .tiles = 40, .less = 25, .camps = 5, .thin = 80, .lines = 30},
    {.name = "wide",
     .palaces = 400,
     .tiles = 110,
     .less = 2,
     .other = 2,
     .camps = 5,
     .wooden = 2,
     .turns = 2,
     .thin = 97,
     .lines = 95,
     .around = 1},
    {.name = "halves", .palaces = 64000, .tiles = 30, .halves = 20},
    {.name = "many_halves", .palaces = 12000, .tiles = 16, .less = 10, .halves = 55},
    {.name = "halves_and_camps",
     .palaces = 14000,
     .tiles = 40,
     .camps = 20,
     .passages = 15,
     .wooden = 8,
     .turns = 8,
     .halves = 20,
     .walls = 30},
    {.name = "halves_at_forks",
     .palaces = 6000,
     .tiles = 60,
     .camps = 15,
     .wooden = 5,
     .halves = 15,
     .walls = 50,
     .block = true},
    {.name = "halves_leaving_window",
     .palaces = 4000,
     .tiles = 40,
     .less = 20,
     .camps = 5,
     .halves = 15,
     .thin = 80,
     .lines = 30},
    {.name = "halves_wide",
     .palaces = 600,
     .tiles = 60,
     .less = 4,
     .other = 4,
     .wooden = 3,
     .turns = 3,
     .halves = 12,
     .thin = 90,
     .lines = 80,
     .around = 1},
};

constexpr u8 kBaseWalls[54] = {0,  0,  0,  0,  0,  0, 0, 0, 0, 0, 1, 1, 1,  1,  2,  2,  2,  2,
                               4,  4,  4,  4,  8,  8, 8, 8, 3, 3, 3, 3, 3,  6,  6,  6,  6,  6,
                               12, 12, 12, 12, 12, 9, 9, 9, 9, 9, 7, 7, 14, 14, 13, 13, 11, 11};
constexpr u8 kCampSides[8] = {1, 2, 4, 8, 3, 6, 12, 9};

class Growth {
 public:
  Growth(const Style& style, u64 seed) : style_(style), rng_{seed} {
    std::memset(&pieces_, 0, sizeof pieces_);
    found(ref());
    if (style.block) start_from_block();
    else if (style.wooden && rng_.chance(50)) add_wall(kFountain);
  }

  void check();
  bool change();  // false: the run is over
  bool forked() const { return model_.forked(); }
  bool wide() const { return palace_.flags & kLarge; }
  int too_wide() const { return too_wide_; }  // cells refused for that reason
  int camps() const { return count(kOutwork); }
  int halves() const { return count(kHalfTile); }

 private:
  Ref ref() { return {palace_, pieces_, kOwner}; }
  int count(int kind) const {
    int n = 0;
    for (const Cell c : model_.tiles()) n += (model_.at(c) & kind) != 0;
    return n;
  }
  std::string picture(u8 sides) const;
  void expect_cells(const char* what, const Cells& got, const std::vector<Cell>& wanted, u8 sides);
  u8 any_sides();
  u8 fitting_sides(Cell);
  struct Hand {
    TileId id;
    u8 sides;  // of a tile that may be turned: as it shall lie
  };
  Hand draw();             // a tile that is not in the palace
  Hand printed(u8 sides);  // … without added walls, with these printed on it
  Hand turned_by(TileId, int);
  oracle::Tile as_laid(const Hand&) const;
  Cell pick(const std::vector<Cell>&);
  void lay(Cell, const Hand&);
  void take(Cell);
  void add_wall(TileId);
  bool turn_some();
  void check_tiles();
  void start_from_block();
  void throw_block(oracle::Model&);
  void check_wall(u8 sides);
  void check_exchange(Cell, const Hand&);

  static constexpr Seat kOwner = 2;
  const Style& style_;
  Rng rng_;
  Palace palace_;
  Pieces pieces_;
  oracle::Model model_;
  oracle::Tile tile_[kMaxTiles] = {};  // as each lies, or is printed
  int too_wide_ = 0;
  bool upright_ = rng_.chance(50);  // thin ones go north and south
};

std::string Growth::picture(u8 sides) const {
  std::string s = std::string(style_.name) + ", tile " + std::to_string(sides) + ":";
  for (const Cell c : model_.tiles())
    s += " " + std::to_string(c.x) + "," + std::to_string(c.y) + "=" + std::to_string(model_.at(c));
  for (int i = 0; i < pieces_.passage_count; ++i) {
    const Passage& p = pieces_.passages[i];
    s += " gate " + std::to_string(p.cell.x) + "," + std::to_string(p.cell.y) + "/" + std::to_string(p.side);
  }
  return s;
}

u8 Growth::any_sides() {
  if (rng_.chance(style_.halves)) return kHalfTile;
  if (rng_.chance(style_.camps)) return kCampSides[rng_.below(8)] | kOutwork;
  const u8 sides = kBaseWalls[rng_.below(54)];
  return rng_.chance(style_.lines) ? sides & (upright_ ? kWallE | kWallW : kWallN | kWallS) : sides;
}

// Walls wherever the neighbours allow, but one way in.
u8 Growth::fitting_sides(Cell c) {
  u8 sides = 0;
  for (u8 s = 0; s < 4; ++s) {
    const Cell n = beside(c, static_cast<Side>(s));
    const int there = model_.at(n);
    if (there == oracle::Model::kEmpty ? rng_.chance(80) : (there >> (s ^ 2)) & 1) sides |= static_cast<u8>(1 << s);
  }
  return sides;
}

Growth::Hand Growth::draw() {
  for (;;) {
    const auto id = static_cast<TileId>(rng_.below(kMaxTiles));
    if (pieces_.place[id] == kInPalace + kOwner) continue;
    const bool has_walls =
        std::any_of(pieces_.added.begin(), pieces_.added.end(), [&](const AddedWalls& a) { return a.tile == id; });
    if (!has_walls) {
      pieces_.sides[id] = any_sides();
      tile_[id] = oracle::Tile::with(pieces_.sides[id]);
    }
    const bool turns =
        pieces_.sides[id] & kHalfTile || (!(pieces_.sides[id] & kOutwork) && rng_.chance(2 * style_.turns));
    return turned_by(id, turns ? rng_.below(4) : 0);
  }
}

Growth::Hand Growth::printed(u8 sides) {
  for (;;) {
    const Hand hand = draw();
    if (tile_[hand.id].wooden_walls()) continue;
    pieces_.sides[hand.id] = sides;
    tile_[hand.id] = oracle::Tile::with(sides);
    return {hand.id, sides};
  }
}

Growth::Hand Growth::turned_by(TileId id, int turns) { return {id, lying(pieces_.sides[id], turns)}; }

oracle::Tile Growth::as_laid(const Hand& hand) const {
  oracle::Tile tile = tile_[hand.id];
  tile.turns = rotation(hand.sides);
  return tile;
}

Cell Growth::pick(const std::vector<Cell>& cells) {
  if (rng_.chance(style_.thin)) {
    const auto far = [&](Cell c) { return std::abs(upright_ ? c.y : c.x) * 2 + rng_.below(2); };
    return *std::max_element(cells.begin(), cells.end(), [&](Cell a, Cell b) { return far(a) < far(b); });
  }
  return cells[static_cast<std::size_t>(rng_.below(static_cast<int>(cells.size())))];
}

void Growth::lay(Cell c, const Hand& hand) {
  tile_[hand.id] = as_laid(hand);
  model_.put(c, tile_[hand.id].sides(), tile_[hand.id].wooden_walls());
  add(ref(), hand.id, c, hand.sides);
}

void Growth::take(Cell c) {
  const TileId id = tile_at(ref(), c);
  model_.take(c);
  remove(ref(), id, kElsewhere);
  tile_[id].turns = 0;
}

// On one or two sides of a tile or of the fountain, wherever there is room for a wall.
void Growth::add_wall(TileId id) {
  const auto known = [&](const AddedWalls& a) { return a.tile == id; };
  if (id != kFountain && pieces_.added.full() && std::none_of(pieces_.added.begin(), pieces_.added.end(), known))
    return;
  const u8 free = free_sides(ref(), id);
  const u8 walls =
      static_cast<u8>(free & (bit(static_cast<Side>(rng_.below(4))) | bit(static_cast<Side>(rng_.below(4)))));
  if (!walls) return;
  palace::add_walls(ref(), id, walls);
  if (id == kFountain) return model_.put({0, 0}, model_.at(0, 0) | walls, model_.at(0, 0) | walls);
  oracle::Tile& tile = tile_[id];
  for (int s = 0; s < 4; ++s)
    if (walls >> (s + tile.turns) % 4 & 1) tile.wooden[s] = true;
  if (pieces_.place[id] == kInPalace + kOwner)
    model_.put({pieces_.x[id], pieces_.y[id]}, tile.sides(), tile.wooden_walls());
}

// Turns a tile on the spot, if one can be turned.
bool Growth::turn_some() {
  for (const Cell c : model_.tiles()) {
    const TileId id = tile_at(ref(), c);
    if (id == kFountain || (pieces_.sides[id] & kOutwork)) continue;
    for (int r = 0; r < 4; ++r) {
      if (r == tile_[id].turns || !rng_.chance(30)) continue;
      if (can_swap(ref(), lying(pieces_.sides[id], r), c) != Fit::kOk) continue;
      turn(ref(), id, r);
      tile_[id].turns = r;
      model_.put(c, tile_[id].sides(), tile_[id].wooden_walls());
      return true;
    }
  }
  return false;
}

// A random rectangle of tiles, camps and gaps round the fountain, whose borders match.
void Growth::throw_block(oracle::Model& m) {
  const int w = 4 + rng_.below(4), h = 4 + rng_.below(3);
  const int left = -rng_.below(w), top = -rng_.below(h);
  const auto cell = [&](int i) { return Cell{static_cast<i8>(left + i % w), static_cast<i8>(top + i / w)}; };
  const int camps = 10 + rng_.below(25);
  for (int i = 0; i < w * h; ++i) {
    if (cell(i) == Cell{0, 0}) continue;
    if (rng_.chance(camps)) m.put(cell(i), kOutwork);
    else if (rng_.chance(93)) m.put(cell(i), 0);
  }
  for (int i = 0; i < w * h; ++i) {
    const Cell c = cell(i);
    if (m.at(c) == oracle::Model::kEmpty) continue;
    for (const Side s : kEverySide) {
      const Cell n = beside(c, s);
      const int a = m.at(c), b = m.at(n);
      bool wall = false;
      if (b == oracle::Model::kEmpty) wall = rng_.chance(a & kOutwork ? 20 : 75);
      else if ((a ^ b) & kOutwork) wall = true;
      else if (!(a & kOutwork)) wall = s == kNorth || s == kWest ? (b >> opposite(s)) & 1 : rng_.chance(8);
      if (wall) m.put(c, a | bit(s));
    }
  }
}

void Growth::start_from_block() {
  for (;;) {
    oracle::Model m;
    throw_block(m);
    if (!m.forked() || m.whole() != Fit::kOk) continue;
    for (const Cell c : m.tiles()) {
      if (c == Cell{0, 0}) {
        model_.put(c, m.at(c), m.at(c));
        palace::add_walls(ref(), kFountain, static_cast<u8>(m.at(c)));
      } else {
        lay(c, printed(static_cast<u8>(m.at(c))));
      }
    }
    return;
  }
}

bool Growth::change() {
  if (palace_.tiles >= style_.tiles) return false;
  const std::vector<Cell> tiles = model_.tiles();
  if (rng_.chance(style_.wooden)) {
    add_wall(rng_.chance(80) ? tile_at(ref(), pick(tiles)) : draw().id);
    return true;
  }
  if (rng_.chance(style_.turns) && turn_some()) return true;
  Cells cells;
  if (rng_.chance(style_.less)) {
    removable(ref(), cells);
    if (!cells.empty()) {
      const Cell c = cells[static_cast<std::size_t>(rng_.below(static_cast<int>(cells.size())))];
      take(c);
      return true;
    }
  }
  const Hand hand = draw();
  const u8 sides = hand.sides;
  if (rng_.chance(style_.other)) {
    swap_cells(ref(), sides, cells);
    if (!cells.empty()) {
      const Cell c = cells[static_cast<std::size_t>(rng_.below(static_cast<int>(cells.size())))];
      take(c);
      lay(c, hand);
      return true;
    }
  }
  if (rng_.chance(style_.passages) && pieces_.passage_count < kMaxPassages) {
    for (const Cell c : model_.area(1)) {
      const u8 ways = passage_sides(ref(), hand.id, sides, c);
      if (!ways) continue;
      const auto side = static_cast<Side>(std::countr_zero(ways));
      model_.open_gate(c, side);
      lay(c, hand);
      const bool inward = rng_.chance(50);
      pieces_.passages[pieces_.passage_count++] =
          inward ? Passage{kOwner, c, side} : Passage{kOwner, beside(c, side), opposite(side)};
      return true;
    }
  }
  legal_cells(ref(), sides, cells);
  if (cells.empty()) return rng_.chance(98);
  const Cell c = pick(std::vector<Cell>(cells.begin(), cells.end()));
  if (!(sides & (kOutwork | kHalfTile)) && rng_.chance(style_.walls)) {
    const u8 fitting = fitting_sides(c);
    if (can_add(ref(), fitting, c) == Fit::kOk) {
      lay(c, printed(fitting));
      return true;
    }
  }
  lay(c, hand);
  return true;
}

void Growth::expect_cells(const char* what, const Cells& got, const std::vector<Cell>& wanted, u8 sides) {
  ASSERT_TRUE(std::equal(got.begin(), got.end(), wanted.begin(), wanted.end())) << what << ", " << picture(sides);
}

void Growth::check_wall(u8 sides) {
  const auto [wanted, halves] = model_.longest_wall();
  Wall wall;
  longest_wall(ref(), wall);
  ASSERT_EQ(longest_wall(ref()), wanted) << picture(sides);
  ASSERT_EQ(wall.length, wanted) << picture(sides);
  ASSERT_EQ(wall.segments.size(), static_cast<std::size_t>(wanted)) << picture(sides);
  ASSERT_TRUE(model_.is_trail(wall.segments)) << picture(sides);
  ASSERT_EQ(wall.marked, halves) << picture(sides);
  ASSERT_EQ(wall_worth(ref()), (WallWorth{wanted, halves})) << picture(sides);
  ASSERT_EQ(std::count_if(wall.segments.begin(), wall.segments.end(), [](Segment s) { return s.side >= kLongSide; }),
            halves);

  // With some more segments marked.
  std::vector<Segment> marked = model_.outer_segments();
  std::erase_if(marked, [&](const Segment&) { return rng_.chance(70); });
  const WallWorth worth = model_.longest_wall(marked);
  ASSERT_EQ(wall_worth(ref(), marked), worth) << picture(sides);
  longest_wall(ref(), marked, wall);
  ASSERT_TRUE(model_.is_trail(wall.segments)) << picture(sides);
  ASSERT_EQ((WallWorth{wall.length, wall.marked}), worth) << picture(sides);
  ASSERT_EQ(wall.segments.size(), static_cast<std::size_t>(wanted)) << picture(sides);
}

// What the model knows of a tile's sides: a square one's turns are not among it.
u8 as_modelled(u8 sides) { return sides & kHalfTile ? sides : sides & (kAllSides | kOutwork); }

// What is printed on each tile, what was added to it, and how it lies.
void Growth::check_tiles() {
  for (TileId id = 0; id < kMaxTiles; ++id) {
    const oracle::Tile& tile = tile_[id];
    const u8 sides = pieces_.sides[id];
    const bool lies = pieces_.place[id] == kInPalace + kOwner;
    ASSERT_EQ(as_modelled(sides), tile.sides()) << picture(sides);
    ASSERT_EQ(rotation(sides), tile.turns) << picture(sides);
    ASSERT_EQ(printed_walls(pieces_, id, sides), tile.printed_walls()) << picture(sides);
    ASSERT_EQ(added_walls(pieces_, id), tile.wooden_walls()) << picture(sides);
    for (int r = 0; r < 4; ++r) {
      const oracle::Tile other = as_laid(turned_by(id, r));
      ASSERT_EQ(as_modelled(lying(sides, r)), other.sides()) << picture(sides);
      ASSERT_EQ(printed_walls(pieces_, id, lying(sides, r)), other.printed_walls()) << picture(sides);
    }
    if (!lies) {
      ASSERT_EQ(free_sides(ref(), id), tile.camp || tile.half ? 0 : kAllSides - tile.sides()) << picture(sides);
      continue;
    }
    const Cell c{pieces_.x[id], pieces_.y[id]};
    ASSERT_EQ(free_sides(ref(), id), model_.free_sides(c)) << picture(sides);
    ASSERT_EQ(printed_at(ref(), c), tile.printed_walls()) << picture(sides);
  }
  ASSERT_EQ(free_sides(ref(), kFountain), model_.free_sides({0, 0})) << picture(0);
  ASSERT_EQ(printed_at(ref(), {0, 0}), 0) << picture(0);
  for (const Side s : kEverySide) ASSERT_EQ(open_sides(ref(), s), model_.open_sides(s)) << int{s} << ' ' << picture(0);
}

void Growth::check() {
  const Hand hand = draw();
  const u8 sides = hand.sides;
  check_tiles();
  if (testing::Test::HasFatalFailure()) return;
  Palace anew;
  rebuild({anew, pieces_, kOwner});
  ASSERT_EQ(std::memcmp(&anew, &palace_, sizeof anew), 0) << picture(sides);

  Cell where{};
  ASSERT_EQ(lawful(ref(), where), Fit::kOk) << picture(sides);
  std::vector<Cell> free, legal, swaps;
  for (const Cell c : model_.area(style_.around)) {
    const Fit fit = model_.add(sides, c);
    ASSERT_EQ(can_add(ref(), sides, c), fit) << int{c.x} << ',' << int{c.y} << ' ' << picture(sides);
    if (fit == Fit::kOk) legal.push_back(c);
    too_wide_ += fit == Fit::kTooWide;
    ASSERT_EQ(double_walls(ref(), sides, c), model_.double_walls(sides, c)) << picture(sides);
    const u8 wooden_apart = as_laid(hand).printed_walls();
    const u8 gates = fit == Fit::kOnFoot ? model_.passage_sides(sides, wooden_apart, c) : u8{0};
    ASSERT_EQ(passage_sides(ref(), hand.id, sides, c), gates) << int{c.x} << ',' << int{c.y} << ' ' << picture(sides);
    const bool filled = model_.at(c) != oracle::Model::kEmpty;
    ASSERT_EQ(is_filled(ref(), c), filled);
    ASSERT_EQ(sides_at(ref(), c), filled ? model_.at(c) : 0);
    if (!filled) continue;
    const Fit take = model_.remove(c), swap = model_.swap(sides, c);
    ASSERT_EQ(can_remove(ref(), c), take) << int{c.x} << ',' << int{c.y} << ' ' << picture(sides);
    ASSERT_EQ(can_swap(ref(), sides, c), swap) << int{c.x} << ',' << int{c.y} << ' ' << picture(sides);
    if (take == Fit::kOk) free.push_back(c);
    if (swap == Fit::kOk) swaps.push_back(c);
  }
  Cells cells;
  legal_cells(ref(), sides, cells);
  expect_cells("legal_cells", cells, legal, sides);
  ASSERT_EQ(count_legal_cells(ref(), sides), static_cast<int>(legal.size()));
  removable(ref(), cells);
  expect_cells("removable", cells, free, sides);
  ASSERT_EQ(any_removable(ref()), !free.empty());
  swap_cells(ref(), sides, cells);
  expect_cells("swap_cells", cells, swaps, sides);
  if (!(sides & kHalfTile))
    on_board(ref(), [&](const auto& b) {
      const auto both = Fitting(b, ref())(sides);
      list(b, both.lay, cells);
      expect_cells("Fitting, laid", cells, legal, sides);
      list(b, both.swap, cells);
      expect_cells("Fitting, exchanged", cells, swaps, sides);
    });
  for (const Cell c : swaps) check_exchange(c, hand);
  check_wall(sides);
}

// Exchanged at once: the same as taken away and put there.
void Growth::check_exchange(Cell c, const Hand& hand) {
  const TileId out = tile_at(ref(), c), in = hand.id;
  const u8 sides = hand.sides;
  Palace one = palace_, other = palace_;
  Pieces one_pieces = pieces_, other_pieces = pieces_;
  exchange({one, one_pieces, kOwner}, out, kOutOfGame, in, sides);
  remove({other, other_pieces, kOwner}, out, kOutOfGame);
  add({other, other_pieces, kOwner}, in, c, sides);
  ASSERT_EQ(std::memcmp(&one, &other, sizeof one), 0) << picture(sides);
  ASSERT_EQ(std::memcmp(&one_pieces, &other_pieces, sizeof one_pieces), 0) << picture(sides);
}

class RandomPalaces : public testing::TestWithParam<Style> {};

TEST_P(RandomPalaces, AgreeWithTheRuleText) {
  const Style& style = GetParam();
  int palaces = 0, wide = 0, forked = 0, camps = 0, halves = 0, too_wide = 0;
  for (u64 seed = 1; palaces < wanted(style.palaces); ++seed) {
    Growth growth(style, seed);
    do {
      growth.check();
      if (HasFatalFailure()) return;
      ++palaces;
      wide += growth.wide();
      forked += growth.forked();
      camps += growth.camps();
      halves += growth.halves();
    } while (growth.change());
    too_wide += growth.too_wide();
  }
  // What a style is for must have come up; a few palaces need not show it.
  if (std::getenv("COMARES_QUICK")) return;
  EXPECT_TRUE(wide > 0 || style.thin == 0);
  EXPECT_TRUE(forked > 0 || !style.block);
  EXPECT_TRUE(camps > 0 || style.camps == 0);
  EXPECT_TRUE(halves > 0 || style.halves == 0);
  EXPECT_TRUE(too_wide > 0 || style.lines < 90);
  RecordProperty("palaces", palaces);
  RecordProperty("beyond_the_window", wide);
  RecordProperty("with_forked_walls", forked);
  RecordProperty("camps", camps);
  RecordProperty("half_tiles", halves);
  RecordProperty("cells_too_wide", too_wide);
}

INSTANTIATE_TEST_SUITE_P(Palace, RandomPalaces, testing::ValuesIn(kStyles),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace comares::palace
