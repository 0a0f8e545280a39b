// The notation: actions, events, decisions and scores of one ruleset as JSON, made from the schema
// tables of the game and its modules, so that no file here knows any of them. docs/notation.md.
#pragma once
#include <memory>
#include <unordered_map>

#include "codec/text.h"
#include "engine/game.h"
#include "games/palace/palace.h"

namespace comares::codec {

class Notation {
 public:
  explicit Notation(const Ruleset&);
  const Ruleset& rules() const { return rules_; }

  // As text where it must be quick, or as values.
  void write(const Action&, JsonText&) const;
  void write(const Event&, JsonText&) const;
  void write_decision(const State&, JsonText&) const;  // members: player, kind, prompt; or over …
  void write_purse(const char* key, const Purse&, JsonText&) const;

  json::object action(const Action&) const;
  Action read_action(const json::value&, Refusal&) const;

  json::object event(const Event&) const;

  json::object decision(const State&) const;                           // or over, scores, winners
  json::array scores(const State&) const;                              // final or running totals
  json::object score(const State&, int round, bool with_lines) const;  // breakdown per player

  json::array purse(const Purse&) const;  // ids of the pieces
  Purse read_purse(const json::value&, const char* what, Refusal&) const;

  u8 tile(const json::value&, const char* what, Refusal&) const;  // may be fountain: refused
  u8 card(const json::value&, const char* what, Refusal&) const;
  Seat seat(const json::value&, const char* what, Refusal&) const;
  static json::value side(u8 side);
  static std::string_view side_letter(u8 side);

 private:
  void write_name(const char* key, const Schema&, const char* name, JsonText&) const;  // slug:name
  template <class Values>
  void write_fields(std::span<const Field>, const Values&, JsonText&) const;
  void read_field(const Field&, const json::value&, Action&, Refusal&) const;

  const Ruleset& rules_;
  std::unordered_map<std::string, u8> tile_by_id_, card_by_id_, piece_by_id_;
  std::unordered_map<std::string, std::pair<u8, u8>> verb_by_kind_;
};

// A cell written [x,y], each no further than `reach` from the fountain.
struct ReadCell {
  i8 x, y;
};
ReadCell cell_of(const json::value&, const char* what, int reach, Refusal&);

std::string sides_text(u8 mask);  // "NE"; "" for none
std::string_view corner_text(u8 corner);
// Which way a tile that can be turned lies: its printed walls, or the corner of half a tile.
std::string way_text(const palace::Pieces&, palace::TileId, u8 sides);
u8 sides_mask(const json::value&, const char* what, Refusal&);
Seat seat_of(const json::value&, const char* what, int players, Refusal&, bool dirk_too = false);
json::array faces_list(u32 faces);  // what dice show, as building types
u32 faces_of(const json::value&, const char* what, Refusal&);

}  // namespace comares::codec
