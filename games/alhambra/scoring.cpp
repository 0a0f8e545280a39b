// Scoring: majorities, longest wall, what modules add, then Dirk's tiles (base.5; README 2.6).
#include "games/alhambra/moves.h"
#include "games/majority/majority.h"

namespace comares::alhambra {

void count_buildings(const Position& g, i16 (&halves)[kMaxPlayers + 1][kBuildings]) {
  const auto count = [&](int place, i16(&row)[kBuildings]) {
    const palace::TileSet tiles = palace::tiles_at(g.table().pieces, static_cast<u8>(place)) - g.table().hidden;
    for (u8 type = 0; type < kBuildings; ++type)
      row[type] = static_cast<i16>(2 * (tiles & buildings_of(g, type)).count());
  };
  std::memset(halves, 0, sizeof halves);
  for (Seat p = 0; p < g.players(); ++p) count(palace::kInPalace + p, halves[p]);
  if (g.players() == 2) count(palace::kWithDirk, halves[kDirk]);
  for (Seat p = 0; p < g.players(); ++p) each<&Module::count>(g, p, halves[p]);
  // Half a building alone has no place (base: at least one building of the type).
  for (auto& row : halves)
    for (i16& n : row)
      if (n < 2) n = 0;
}

void score_position(const Position& g, int round, ScoreSheet& sheet) {
  const Table& t = g.table();
  const int n = g.players();
  const int ranked = n == 2 ? 3 : n;  // Dirk ranks like a third player

  Prizes prizes = g.rules.prizes[round - 1];
  each<&Module::prizes>(g, round, prizes);
  i16 halves[kMaxPlayers + 1][kBuildings];
  count_buildings(g, halves);

  const auto seat_at = [&](int i) { return static_cast<Seat>(i == n ? kDirk : i); };
  i16 counts[kMaxPlayers], points[kBuildings][kMaxPlayers];
  for (int type = 0; type < kBuildings; ++type) {
    for (int i = 0; i < ranked; ++i) counts[i] = halves[seat_at(i)][type];
    majority::share(std::span(counts, ranked), prizes.points[type], std::span(points[type], ranked));
  }
  for (int i = 0; i < ranked; ++i) {
    const Seat p = seat_at(i);
    for (u8 type = 0; type < kBuildings; ++type) {
      if (points[type][i] == 0 && !sheet.with_marks) continue;
      if (halves[p][type] == 0) continue;
      sheet.add(p, 0, kCategoryBuildings, type, points[type][i], "base.5.majority");
      if (!sheet.with_marks || p == kDirk) continue;
      for_tiles_at(t.pieces, static_cast<u8>(palace::kInPalace + p), [&](TileId tile) {
        if (type_now(g, tile) == type) sheet.mark(t.pieces.x[tile], t.pieces.y[tile], kWholeCell);
      });
      each<&Module::mark_counted>(g, p, type, sheet);
    }
    if (p == kDirk) continue;
    if (!sheet.with_marks) {
      if (const int wall = palace::longest_wall(g.palace(p)))
        sheet.add(p, 0, kCategoryWall, kNone, wall, "base.4.longest-wall");
      continue;
    }
    palace::Wall wall;
    palace::longest_wall(g.palace(p), wall);
    if (wall.length == 0) continue;
    sheet.add(p, 0, kCategoryWall, kNone, wall.length, "base.4.longest-wall");
    for (const palace::Segment& s : wall.segments) sheet.mark(s.cell.x, s.cell.y, s.side);
  }
  each<&Module::points>(g, round, sheet);
  each<&Module::last_points>(g, round, sheet);
  if (sheet.preview) each<&Module::deductions>(g, round, sheet);
}

// d[0]: number of the scoring.
[[gnu::noinline]] void step_scoring(const Game& g) {
  Frame& f = g.top();
  const u8 round = f.d[0];
  switch (f.step++) {
    case 0: each<&Module::before_scoring>(g, int{round}, ScoringStep::kNaming); return;
    case 1: each<&Module::before_scoring>(g, int{round}, ScoringStep::kRevealing); return;
    case 2: {
      ScoreSheet sheet;
      sheet.clear(false);
      sheet.preview = false;
      score_position(g, round, sheet);
      i16* scores = g.state.scores;
      i16 gained[kMaxPlayers + 1] = {};
      for (const ScoreLine& line : sheet.lines) gained[line.seat] = static_cast<i16>(gained[line.seat] + line.points);
      for (Seat p = 0; p <= kDirk; ++p) {
        if (p >= g.players() && !(p == kDirk && g.players() == 2)) continue;
        scores[p] = static_cast<i16>(scores[p] + gained[p]);
        g.emit({.kind = kEvScored, .seat = p, .a = round, .amount = gained[p]});
      }
      if (g.table().scorings_done < round) g.table().scorings_done = round;
      return;
    }
    case 3: each<&Module::after_scoring>(g, int{round}); return;
    default:
      g.pop();
      if (g.players() == 2 && round == 1) g.rules.dirk_draws(g, kDirkTiles);
      if (g.players() == 2 && round == 2) g.rules.dirk_draws(g, g.table().bag_size / kDirkShare);
      return;
  }
}

}  // namespace comares::alhambra
