#include "games/palace/pieces.h"

namespace comares::palace {

Reject refusal(Fit fit) {
  switch (fit) {
    case Fit::kOk: return kAccepted;
    case Fit::kOccupied: return {"base.4", "There is a tile in that cell already."};
    case Fit::kNotBeside: return {"base.4.on-foot", "A tile must lie beside another one, side to side."};
    case Fit::kEdge: return {"base.4.edges", "Touching sides must both have a wall or both be open."};
    case Fit::kOnFoot: return {"base.4.on-foot", "Every tile must be reachable on foot from the fountain."};
    case Fit::kHole: return {"base.4.holes", "No empty space may be enclosed."};
    case Fit::kNothing: return {"base.3.redesign", "There is no tile in that cell."};
    case Fit::kStays: return {"base.3.redesign", "The fountain never moves."};
    case Fit::kCampWall: return {"base.4", "What lies before that wall needs it."};
    case Fit::kPassage: return {"base.4", "A tile under a gate never moves."};
    case Fit::kNoDoubleWall: return {"base.4", "A gate needs a double wall, printed on both tiles."};
    case Fit::kHalfStays: return {"base.4", "Half a tile stays where it was built."};
    case Fit::kTooWide: return {"base.4", "No Alhambra reaches that far."};
  }
  return {"base.4", "That is not possible there."};
}

void digest(const Pieces& pieces, Digest& d) {
  // Tiles not in the game have no hash, but for the first ones: hashes of earlier versions had room for these.
  constexpr int kAlwaysHashed = 112;
  for (int i = 0; i < kMaxTiles; ++i) {
    const u8 place = pieces.place[i];
    if (i >= kAlwaysHashed && place == kNotInGame) continue;
    const bool lies = place >= kInPalace && place < kInPalace + kMaxPlayers;
    const u64 at = lies ? u64{static_cast<u8>(pieces.x[i])} << 8 | u64{static_cast<u8>(pieces.y[i])} << 16 : 0;
    d.add(place | at | u64{pieces.sides[i]} << 24);
  }
  // Which walls were added follows from `sides` and what is printed.
  d.add_bytes(pieces.fountain_walls, sizeof pieces.fountain_walls);
  u64 passages = 0;  // in no order
  for (int i = 0; i < pieces.passage_count; ++i) {
    const Passage& way = pieces.passages[i];
    passages += mix64(1 + (u64{way.owner} << 24 | u64{static_cast<u8>(way.cell.x)} << 16 |
                           u64{static_cast<u8>(way.cell.y)} << 8 | way.side));
  }
  d.add(passages);
}

}  // namespace comares::palace
