// The names and fields of verbs, events and decisions. Each game and module has
// one const table of them; notation, JSON, logs and clients are made from it, so that no other file
// needs to know a module's actions.
#pragma once
#include <span>

#include "engine/types.h"

namespace comares {

enum class FieldType : u8 {
  kTile,            // tile id, in `tile`
  kTileOrFountain,  // the same, or "fountain"
  kTileIn,          // another tile id, in the part
  kCard,            // id of a card of any kind, in the slot
  kCell,            // [x,y], in x and y
  kPurse,           // list of pieces: cards, coins, …, in `pay`
  kSlot,            // market slot, 1-based in the notation
  kSide,            // one side, N E S W
  kSides,           // several sides, e.g. "SW"
  kSeat,            // seat number, or "dirk"
  kNumber,          // plain number
  kBuilding,        // building type
  kCurrency,        // currency
  kName,            // one of the names given with the field
  kFlag,            // true or left out
  kFaces,           // list of building types, of dice: four bits a type, in the word of `pay` with the part's number
};

// Which part of an Action or Event holds the value of a field of a small type.
enum class Part : u8 { kA, kB, kC, kAmount };

struct Field {
  const char* key;
  FieldType type;
  Part part = Part::kA;
  bool optional = false;  // may be left out: then 0, or kNone for a tile or card
  std::span<const char* const> names = {};
};

struct Verb {
  const char* name;  // "buy"; a module's verb is written slug:name
  std::span<const Field> fields = {};
  bool completes = false;  // the action before it: at a table both are taken back as one
};

struct EventKind {
  const char* name;
  std::span<const Field> fields = {};
};

struct DecisionKind {
  const char* name;    // "main_action"
  const char* prompt;  // one sentence for the player who decides
  bool poll = false;   // asked out of turn: the others must not learn who could act
  // Everybody makes this choice, one seat after the other, and nobody sees another's before all are made (base R27).
  bool secret = false;
};

struct Schema {
  const char* slug = nullptr;  // null for a game's own
  std::span<const Verb> verbs = {};
  std::span<const EventKind> events = {};
  std::span<const DecisionKind> decisions = {};
  std::span<const char* const> categories = {};  // of a game: keys of its points by ScoreLine::category
};

}  // namespace comares
