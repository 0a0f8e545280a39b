// A turn and its end (red-palace.3.1, 3.3): main actions and abilities, placing, guards, and the refill, which takes
// buildings from the preview before it draws.
#include "games/red_palace/red_palace.h"

namespace comares::red_palace {

using namespace alhambra;

// ---- Land and buildings ------------------------------------------------------------------------------------

bool takes_building(const Position& g, TileId t) { return t < kLandTiles && g.rules.tile[t].owner == 0; }

void set_building(const Game& g, TileId t, u8 type) {
  for (u8 other = 0; other < kBuildings; ++other) own(g).buildings.of[other].remove(t);
  if (type < kBuildings) own(g).buildings.of[type].add(t);
}

u8 draw_type(Own& mine) {
  const u8 type = mine.bag[--mine.bag_size];
  mine.bag[mine.bag_size] = 0;  // a state's hash knows the whole bag
  return type;
}

void put_building(const Game& g, TileId t) {
  Own& mine = own(g);
  if (!takes_building(g, t) || mine.bag_size == 0) return;
  const u8 type = draw_type(mine);
  set_building(g, t, type);
  g.as(kSelf).emit({.kind = kEvBuildingDrawn, .tile = t, .a = type});
}

namespace {

// The next land tile that stays; others find their own place.
bool draw_land(const Game& g, int slot, TileId& tile) {
  while (draw_tile(g, tile))
    if (!first<&Module::tile_drawn>(g, tile, slot)) return true;
  return false;
}

}  // namespace

void lay_in_preview(const Game& g, int space, TileId tile) {
  own(g).preview[space] = tile;
  g.table().pieces.place[tile] = palace::kElsewhere;
  g.as(kSelf).emit({.kind = kEvToPreview, .tile = tile, .a = static_cast<u8>(space + 1)});
}

namespace {

// Buildings for all tiles of yard and preview that have none yet, in this order.
void put_missing_buildings(const Game& g) {
  for (const TileId t : g.table().market)
    if (t != kNoTile && type_on(g, t) == kNoType) put_building(g, t);
  for (const TileId t : own(g).preview)
    if (t != kNoTile && type_on(g, t) == kNoType) put_building(g, t);
}

}  // namespace

void fill_preview(const Game& g) {
  TileId tile;
  for (int space = 0; space < kPreview; ++space)
    if (own(g).preview[space] == kNoTile && draw_land(g, -1, tile)) lay_in_preview(g, space, tile);
  put_missing_buildings(g);
}

namespace {

// Takes the building from the highest occupied space.
bool take_from_preview(const Game& g, TileId& tile) {
  for (int space = kPreview; space-- > 0;) {
    u8& there = own(g).preview[space];
    if (there == kNoTile) continue;
    tile = there;
    there = kNoTile;
    return true;
  }
  return false;
}

void slide(const Game& g) {
  Own& mine = own(g);
  int free = kPreview - 1;
  for (int space = kPreview; space-- > 0;) {
    const TileId tile = mine.preview[space];
    if (tile == kNoTile) continue;
    if (free != space) {
      mine.preview[space] = kNoTile;
      lay_in_preview(g, free, tile);
    }
    --free;
  }
}

void refill(const Game& g) {
  for (u32 empty = empty_slots(g); empty; empty &= empty - 1) {
    const int slot = std::countr_zero(empty);
    TileId tile;
    if (take_from_preview(g, tile)) {
      lay_on_market(g, slot, tile);
    } else if (draw_land(g, slot, tile)) {
      lay_on_market(g, slot, tile);
      put_building(g, tile);
    }
  }
  slide(g);
  TileId tile;
  for (int space = 0; space < kPreview; ++space) {
    if (own(g).preview[space] != kNoTile || !draw_land(g, -1, tile)) continue;
    lay_in_preview(g, space, tile);
    put_building(g, tile);
  }
}

}  // namespace

void complete(const Game& g, bool yard_left_out) {
  Own& mine = own(g);
  if (!mine.bag_given) {
    int left[kBuildings];
    for (u8 type = 0; type < kBuildings; ++type) {
      left[type] = kOfEachType - mine.buildings[type].count();
      for (; left[type] > 0; --left[type]) mine.bag[mine.bag_size++] = type;
    }
    g.as(kSelf).chance().shuffle(std::span(mine.bag, mine.bag_size));
  }
  if (yard_left_out) alhambra::fill_market(g);
  if (!mine.preview_given) fill_preview(g);
  else put_missing_buildings(g);
  mine.bag_given = mine.preview_given = 0;
}

void dirk_draws(const Game& g, int count) {
  int watchtowers = 0;
  TileId tile;
  while (count-- > 0 && draw_tile(g, tile)) {
    g.table().pieces.place[tile] = palace::kWithDirk;
    g.emit({.kind = kEvDirkDraws, .seat = kDirk, .tile = tile});
    put_building(g, tile);
    watchtowers += std::popcount(watchtowers_of(g, tile));
  }
  post_guards(g, (watchtowers + 1) / 2);
}

// ---- The turn ----------------------------------------------------------------------------------------------

namespace {

void begin(const Game& g) {
  Own& mine = own(g);
  for (u8& used : mine.used) used = 0;
  mine.overpaid = 0;
  mine.wall_piece = 0;
  mine.previewed = {};
}

}  // namespace

// d[0]: nothing more is wanted before the end of the turn.
void step_turn(const Game& g) {
  Frame& turn = g.top();
  const Table& t = g.table();
  for (;;) {
    const Seat p = turn.seat;
    switch (turn.step) {
      case kTurnBegins:
        begin(g);
        g.emit({.kind = kEvTurn, .seat = p});
        [[fallthrough]];
      case kMainActions:
        turn.step = kAbilitySteps;
        turn.d[0] = 0;
        return ask_main_action(g, p, false);
      case kAbilitySteps:
        if (!turn.d[0] && might_use_abilities(g, p)) return g.as(kSelf).ask(kUsingAbilities, p);
        turn.step = kWallPieceStep;
        turn.d[0] = 0;
        [[fallthrough]];
      case kWallPieceStep:
        turn.step = kPlacing;
        if (own(g).wall_piece) return g.as(kSelf).ask(kFixingWallPiece, p);
        [[fallthrough]];
      case kPlacing:
        if (ask_for_aside(g, p, Occasion::kTurn)) return;
        turn.step = kManning;
        [[fallthrough]];
      case kManning:
        man_watchtowers(g);
        begin(g);
        [[fallthrough]];
      case kRefill:
        refill(g);
        if (empty_slots(g)) {
          const Seat next = g.next(p);
          g.state.agenda.clear();
          return begin_end(g, next);
        }
        turn.step = kMoney;
        [[fallthrough]];
      case kMoney:
        turn.step = kOver;
        fill_display(g);
        if (t.display.size() < kDisplay || t.due_scorings) {
          refill_money(g);
          step_money(g);
          if (g.state.agenda.size() != 1) return;
        }
        [[fallthrough]];
      default: turn.seat = g.next(p); turn.step = kTurnBegins;
    }
  }
}

void step_game(const Ruleset& rules, State& s, EventSink* sink) {
  const Game g{as_rules(rules), s, sink};
  const Frame& top = g.top();
  if (top.owner == 0 && top.kind == kTurnProc) return red_palace::step_turn(g);
  if (top.owner == 0 && top.kind == kSetupProc) return red_palace::step_setup(g);
  alhambra::step_game(rules, s, sink);
}

}  // namespace comares::red_palace
