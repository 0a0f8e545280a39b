// Tiles, cards, payments, actions and events in words, made from the schema, so that whatever a
// module adds can be read without this folder knowing it.
#pragma once
#include <optional>
#include <string>

#include "games/alhambra/rules.h"
#include "table/session.h"

namespace comares::cli::play {

class Words {
 public:
  Words(const table::Session& s, Seat me) : session_(&s), me_(me) {}
  const Ruleset& ruleset() const { return session_->rules(); }
  bool has_guard_board() const;
  bool has_dice() const;  // the table has dice in place of money and a market
  const alhambra::Rules& rules() const { return alhambra::as_rules(session_->rules()); }  // where there are no dice
  std::optional<alhambra::TileKind> kind(u8 tile) const;  // as it is now; nothing: the fountain, or no tile
  Seat me() const { return me_; }

  std::string seat(Seat) const;           // "You", "Player 2", "Dirk"
  std::string tile(u8 tile) const;        // "tower 9 NE"
  std::string tile_name(u8 tile) const;   // "tower"
  std::string card(u8 card) const;        // "denar 7"
  std::string purse(const Purse&) const;  // "denar 7+2, florin 1"
  static std::string faces(u32 set);
  std::string module_title(u8 owner) const;
  std::string verb(u8 owner, u8 verb) const;                           // "Buy a building"
  std::string verb_word(u8 owner, u8 verb) const;                      // "Buy", before details
  std::string value(const Field&, const Action&, const State&) const;  // of one field
  std::string action(const Action&, const State&) const;               // all of it
  std::string event(const Event&) const;                               // a sentence; "" where there is nothing to tell

 private:
  bool is_of_the_game(u8 owner) const { return !ruleset().schemas[owner]->slug; }  // … or a module's
  std::string core_event(const Event&) const;
  std::string dice_event(const Event&) const;  // dice_words.cpp
  template <class Values>
  std::string field(const Field&, const Values&) const;

  const table::Session* session_;
  Seat me_;
};

std::string spaced(std::string_view id);  // "wise-man" → "wise man"
std::string with_capital(std::string);
bool has_field(std::span<const Field>, FieldType);
int part_of(const Action&, Part);
int part_of(const Event&, Part);

// The five or seven letters that fit on a tile, and the one letter of a building type.
const char* short_name(u8 type, int width);
inline constexpr char32_t kBuildingLetters[] = {U'P', U'S', U'A', U'C', U'G', U'T'};

}  // namespace comares::cli::play
