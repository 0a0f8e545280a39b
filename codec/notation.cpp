#include "codec/notation.h"

#include <bit>
#include <cstring>
#include <vector>

#include "games/alhambra/data.h"

namespace comares::codec {

namespace {

using alhambra::kBuildingNames;
using alhambra::kCurrencyNames;

constexpr char kSideLetters[] = "NESW";
constexpr const char* kFountainName = "fountain";

template <class Names>
u8 index_of(const json::value& v, const char* what, const Names& names, Refusal& why) {
  const std::string_view word = as_string(v, what, why);
  u8 i = 0;
  for (const char* name : names) {
    if (word == name) return i;
    ++i;
  }
  why.refuse(std::string(what) + " " + quoted(word) + " is not known.");
  return 0;
}

// The number that goes with a name, or 0 and a refusal.
template <class Ids>
u8 id_of(const Ids& ids, std::string_view name, const char* kind, Refusal& why) {
  const auto found = ids.find(std::string(name));
  if (found != ids.end()) return found->second;
  why.refuse("There is no " + std::string(kind) + " " + quoted(name) + " in this game.");
  return 0;
}

u8& part_of(Action& a, Part p) { return p == Part::kA ? a.a : p == Part::kB ? a.b : a.c; }
int part_of(const Action& a, Part p) { return p == Part::kA ? a.a : p == Part::kB ? a.b : a.c; }
int part_of(const Event& e, Part p) {
  return p == Part::kA ? e.a : p == Part::kB ? e.b : p == Part::kC ? e.c : e.amount;
}

u32& word_of(Action& a, Part p) { return a.pay.word[static_cast<u8>(p)]; }
template <class Values>
u32 word_of(const Values& v, Part p) {
  return v.pay.word[static_cast<u8>(p)];
}

json::value seat_name(int seat) {
  if (seat == kDirk) return "dirk";
  return seat == kNobody ? json::value() : json::value(seat);
}

void write_seat(const char* key, int seat, JsonText& out) {
  if (seat == kDirk) out.text(key, "dirk");
  else if (seat == kNobody) out.null(key);
  else out.number(key, seat);
}

void write_faces(const char* key, u32 faces, JsonText& out) {
  out.begin_list(key);
  for (std::size_t type = 0; type < std::size(kBuildingNames); ++type)
    for (u32 n = faces >> (4 * type) & 15u; n > 0; --n) out.text(nullptr, kBuildingNames[type]);
  out.end_list();
}

template <class What>
json::object object_of(const Notation& n, const What& what) {
  json::value v = written_value([&](JsonText& out) { n.write(what, out); });
  return std::move(v.get_object());
}

template <class Write>
json::array array_of(Write&& write) {
  json::value v = written_value(write);
  return std::move(v.get_array());
}

}  // namespace

json::array faces_list(u32 faces) {
  return array_of([&](JsonText& out) { write_faces(nullptr, faces, out); });
}

u32 faces_of(const json::value& v, const char* what, Refusal& why) {
  u32 faces = 0;
  const json::array& list = as_array(v, what, why);
  if (list.size() > 8) {
    why.refuse(std::string(what) + " has more entries than there are dice.");
    return 0;
  }
  for (const json::value& item : list) faces += 1u << (4 * index_of(item, what, kBuildingNames, why));
  return faces;
}

ReadCell cell_of(const json::value& v, const char* what, int reach, Refusal& why) {
  const json::array& xy = as_array(v, what, why);
  if (why) return {};
  if (xy.size() != 2) {
    why.refuse("A cell is written [x,y].");
    return {};
  }
  const auto x = as_integer(xy[0], "x", -reach, reach, why), y = as_integer(xy[1], "y", -reach, reach, why);
  return {static_cast<i8>(x), static_cast<i8>(y)};
}

std::string sides_text(u8 mask) {
  std::string text;
  for (int s = 0; s < 4; ++s)
    if (mask >> s & 1) text += kSideLetters[s];
  return text;
}

std::string_view corner_text(u8 corner) {
  constexpr std::string_view names[] = {"NW", "NE", "SE", "SW"};
  return names[corner & 3];
}

std::string way_text(const palace::Pieces& pieces, palace::TileId t, u8 sides) {
  if (sides & palace::kHalfTile) return std::string(corner_text(palace::corner_of(sides)));
  return sides_text(palace::printed_walls(pieces, t, sides));
}

u8 sides_mask(const json::value& v, const char* what, Refusal& why) {
  u8 mask = 0;
  for (const char c : as_string(v, what, why)) {
    const char* at = std::strchr(kSideLetters, c);
    if (!at || c == 0) {
      why.refuse(std::string(what) + " is written with the letters N E S W.");
      return 0;
    }
    mask = static_cast<u8>(mask | (1u << (at - kSideLetters)));
  }
  return mask;
}

Seat seat_of(const json::value& v, const char* what, int players, Refusal& why, bool dirk_too) {
  if (const json::string* name = v.if_string(); dirk_too && name && *name == "dirk") return kDirk;
  return static_cast<Seat>(as_integer(v, what, 0, players - 1, why));
}

Notation::Notation(const Ruleset& r) : rules_(r) {
  for (u8 i = 0; i < r.tiles.size(); ++i) tile_by_id_[r.tiles[i]] = i;
  for (u8 i = 0; i < r.cards.size(); ++i) card_by_id_[r.cards[i]] = i;
  for (u8 i = 0; i < r.pieces.size(); ++i) piece_by_id_[r.pieces[i].id] = i;
  for (u8 o = 0; o < r.schemas.size(); ++o) {
    const Schema& s = *r.schemas[o];
    for (u8 v = 0; v < s.verbs.size(); ++v) {
      const std::string prefix = s.slug ? std::string(s.slug) + ":" : "";
      verb_by_kind_[prefix + s.verbs[v].name] = {o, v};
    }
  }
}

json::array Notation::purse(const Purse& p) const {
  return array_of([&](JsonText& out) { write_purse(nullptr, p, out); });
}

Purse Notation::read_purse(const json::value& v, const char* what, Refusal& why) const {
  Purse p{};
  for (const json::value& item : as_array(v, what, why)) {
    const std::string_view id = as_string(item, "a card", why);
    const u8 piece = id_of(piece_by_id_, id, "card", why);
    if (why) return {};
    const PieceKind& k = rules_.pieces[piece];
    if ((p.word[k.word] >> k.shift & ((1u << k.width) - 1u)) == (1u << k.width) - 1u) {
      why.refuse("There are not that many cards " + quoted(id) + ".");
      return {};
    }
    p.word[k.word] += 1u << k.shift;
  }
  return p;
}

u8 Notation::tile(const json::value& v, const char* what, Refusal& why) const {
  return id_of(tile_by_id_, as_string(v, what, why), "tile", why);
}

u8 Notation::card(const json::value& v, const char* what, Refusal& why) const {
  return id_of(card_by_id_, as_string(v, what, why), "card", why);
}

Seat Notation::seat(const json::value& v, const char* what, Refusal& why) const {
  return seat_of(v, what, rules_.setup.players, why);
}

std::string_view Notation::side_letter(u8 s) { return {kSideLetters + s, 1}; }

json::value Notation::side(u8 s) {
  if (s < 4) return json::value(side_letter(s));
  return s < 8 ? json::value(corner_text(static_cast<u8>(s - 4))) : json::value();
}

void Notation::write_purse(const char* key, const Purse& p, JsonText& out) const {
  out.begin_list(key);
  for (const PieceKind& k : rules_.pieces)
    for (u32 n = p.word[k.word] >> k.shift & ((1u << k.width) - 1u); n > 0; --n) out.text(nullptr, k.id);
  out.end_list();
}

template <class Values>
void Notation::write_fields(std::span<const Field> fields, const Values& from, JsonText& out) const {
  for (const Field& f : fields) {
    const int n = part_of(from, f.part);
    switch (f.type) {
      case FieldType::kTile:
        if (from.tile != kNone) out.text(f.key, rules_.tiles[from.tile]);
        break;
      case FieldType::kTileOrFountain:
        out.text(f.key, from.tile == palace::kFountain ? kFountainName : rules_.tiles[from.tile]);
        break;
      case FieldType::kTileIn:
        if (n != kNone) out.text(f.key, rules_.tiles[static_cast<std::size_t>(n)]);
        break;
      case FieldType::kCard:
        if (n != kNone) out.text(f.key, rules_.cards[static_cast<std::size_t>(n)]);
        break;
      case FieldType::kCell: out.cell(f.key, from.x, from.y); break;
      case FieldType::kPurse: write_purse(f.key, from.pay, out); break;
      case FieldType::kSide:
        if (n) out.text(f.key, side_letter(static_cast<u8>(n - 1)));
        break;
      case FieldType::kSides:
        if (n) out.text(f.key, sides_text(static_cast<u8>(n & 15)));
        break;
      case FieldType::kSeat: write_seat(f.key, n, out); break;
      case FieldType::kSlot:
      case FieldType::kNumber: out.number(f.key, n); break;
      case FieldType::kBuilding:
        if (n != kNone) out.text(f.key, kBuildingNames[n]);
        break;
      case FieldType::kCurrency: out.text(f.key, kCurrencyNames[n]); break;
      case FieldType::kName: out.text(f.key, f.names[static_cast<std::size_t>(n)]); break;
      case FieldType::kFlag:
        if (n || !f.optional) out.flag(f.key, n != 0);
        break;
      case FieldType::kFaces: write_faces(f.key, word_of(from, f.part), out); break;
    }
  }
}

void Notation::write_name(const char* key, const Schema& s, const char* name, JsonText& out) const {
  if (s.slug) out.text(key, std::string(s.slug) + ":" + name);
  else out.text(key, name);
}

void Notation::write(const Action& a, JsonText& out) const {
  const Schema& s = *rules_.schemas[a.owner];
  const Verb& verb = s.verbs[a.verb];
  out.begin();
  write_name("kind", s, verb.name, out);
  write_fields(verb.fields, a, out);
  out.end();
}

void Notation::write(const Event& e, JsonText& out) const {
  const Schema& s = *rules_.schemas[e.owner];
  const EventKind& kind = s.events[e.kind];
  out.begin();
  write_name("event", s, kind.name, out);
  if (e.seat != kNobody) write_seat("player", e.seat, out);
  write_fields(kind.fields, e, out);
  out.end();
}

json::object Notation::action(const Action& a) const { return object_of(*this, a); }

void Notation::read_field(const Field& f, const json::value& v, Action& a, Refusal& why) const {
  u8& part = part_of(a, f.part);
  switch (f.type) {
    case FieldType::kTile: a.tile = tile(v, f.key, why); break;
    case FieldType::kTileOrFountain:
      a.tile = v.is_string() && v.get_string() == kFountainName ? u8{palace::kFountain} : tile(v, f.key, why);
      break;
    case FieldType::kTileIn: part = tile(v, f.key, why); break;
    case FieldType::kCard: part = card(v, f.key, why); break;
    case FieldType::kCell: {
      const ReadCell at = cell_of(v, f.key, 63, why);
      a.x = at.x;
      a.y = at.y;
      break;
    }
    case FieldType::kPurse: a.pay = read_purse(v, f.key, why); break;
    case FieldType::kSide: {
      const u8 mask = sides_mask(v, f.key, why);
      if (!std::has_single_bit(mask)) return why.refuse(quoted(f.key) + " is one side: N, E, S or W.");
      part = static_cast<u8>(std::countr_zero(mask) + 1);
      break;
    }
    case FieldType::kSides: part = static_cast<u8>(16 | sides_mask(v, f.key, why)); break;
    case FieldType::kSeat: part = seat_of(v, f.key, rules_.setup.players, why, true); break;
    case FieldType::kSlot: part = static_cast<u8>(as_integer(v, f.key, 1, 4, why)); break;
    case FieldType::kNumber: part = static_cast<u8>(as_integer(v, f.key, 0, 255, why)); break;
    case FieldType::kBuilding: part = index_of(v, f.key, kBuildingNames, why); break;
    case FieldType::kCurrency: part = index_of(v, f.key, kCurrencyNames, why); break;
    case FieldType::kName: part = index_of(v, f.key, f.names, why); break;
    case FieldType::kFlag: part = as_bool(v, f.key, why); break;
    case FieldType::kFaces: word_of(a, f.part) = faces_of(v, f.key, why); break;
  }
}

Action Notation::read_action(const json::value& v, Refusal& why) const {
  Action a;
  const json::object& o = as_object(v, "An action", why);
  const json::value* kind = o.if_contains("kind");
  if (!kind) {
    why.refuse("An action needs a kind.");
    return a;
  }
  const std::string_view word = as_string(*kind, "kind", why);
  const auto found = verb_by_kind_.find(std::string(word));
  if (found == verb_by_kind_.end()) {
    why.refuse("There is no action " + quoted(word) + " in this game; 'legal' lists what can be chosen.");
    return a;
  }
  a.owner = found->second.first;
  a.verb = found->second.second;
  const std::span<const Field> fields = rules_.schemas[a.owner]->verbs[a.verb].fields;
  for (const Field& f : fields) {
    const json::value* value = o.if_contains(f.key);
    if (value && !value->is_null()) {
      read_field(f, *value, a, why);
    } else if (!f.optional) {
      why.refuse("The action " + quoted(word) + " needs the field " + quoted(f.key) + ".");
    } else if (f.type == FieldType::kTileIn || f.type == FieldType::kCard || f.type == FieldType::kBuilding) {
      part_of(a, f.part) = kNone;
    }
  }
  for (const auto& member : o) {
    bool known = member.key() == "kind" || member.key() == "player";
    for (const Field& f : fields) known |= member.key() == f.key;
    if (!known) why.refuse("The action " + quoted(word) + " has no field " + quoted(member.key()) + ".");
  }
  return a;
}

json::object Notation::event(const Event& e) const { return object_of(*this, e); }

json::array Notation::scores(const State& s) const {
  json::array out;
  for (Seat p = 0; p < s.players; ++p) out.emplace_back(s.scores[p]);
  return out;
}

void Notation::write_decision(const State& s, JsonText& out) const {
  if (is_over(s)) {
    out.flag("over", true);
    out.value("scores", scores(s));
    out.begin_list("winners");
    for (Seat p = 0; p < s.players; ++p)
      if (winners(s) >> p & 1) out.number(nullptr, p);
    out.end_list();
    if (s.players == 2) out.number("dirk", s.scores[kDirk]);
    return;
  }
  const Decision d = comares::decision(rules_, s);
  out.number("player", d.seat);
  if (d.owner_slug) out.text("kind", std::string(d.owner_slug) + ":" + d.kind);
  else out.text("kind", d.kind);
  out.text("prompt", d.prompt);
  if (d.secret) out.flag("secret", true);
}

json::object Notation::decision(const State& s) const {
  return written([&](JsonText& out) { write_decision(s, out); });
}

json::object Notation::score(const State& s, int round, bool with_lines) const {
  auto sheet = std::make_unique<ScoreSheet>();
  sheet->clear(true);
  comares::score(rules_, s, round, *sheet);

  const int seats = s.players + (s.players == 2 ? 1 : 0);
  const auto seat_at = [&](int i) { return static_cast<Seat>(i == s.players ? kDirk : i); };
  json::array all;
  json::object dirk;
  for (int i = 0; i < seats; ++i) {
    const Seat p = seat_at(i);
    json::object mine, buildings;
    for (const char* name : kBuildingNames) buildings[name] = 0;
    const auto categories = rules_.schemas[0]->categories;
    std::vector<int> sums(categories.size());
    std::vector<bool> any_of(categories.size());
    for (const ScoreLine& line : sheet->lines) {
      if (line.seat != p || line.owner != 0) continue;
      if (line.detail != kNone) buildings[kBuildingNames[line.detail]] = line.points;
      sums[line.category] += line.points;
      any_of[line.category] = true;
    }
    mine["buildings"] = std::move(buildings);
    for (std::size_t c = 1; c < categories.size(); ++c)
      if (p != kDirk || any_of[c]) mine[categories[c]] = sums[c];
    for (u8 o = 1; o < rules_.schemas.size(); ++o) {
      int sum = 0;
      bool any = false;
      for (const ScoreLine& line : sheet->lines) {
        if (line.seat != p || line.owner != o) continue;
        sum += line.points;
        any = true;
      }
      if (any || (p != kDirk && rules_.scoring_owners >> o & 1)) mine[rules_.schemas[o]->slug] = sum;
    }
    mine["total"] = sheet->total(p);
    if (p == kDirk) dirk = std::move(mine);
    else all.push_back(std::move(mine));
  }
  json::object out;
  out["players"] = all;
  out["scores"] = std::move(all);
  if (s.players == 2) out["dirk"] = std::move(dirk);
  if (!with_lines) return out;

  json::array lines;
  for (const ScoreLine& line : sheet->lines) {
    json::object l;
    l["player"] = seat_name(line.seat);
    l["category"] = line.owner ? rules_.schemas[line.owner]->slug : rules_.schemas[0]->categories[line.category];
    if (line.detail != kNone) l["type"] = kBuildingNames[line.detail];
    l["points"] = line.points;
    l["rule"] = line.rule;
    json::array cells, segments;
    for (int k = 0; k < line.marks; ++k) {
      const ScoreMark& m = sheet->marks[static_cast<std::size_t>(line.first_mark + k)];
      if (m.side == kWholeCell) cells.push_back({m.x, m.y});
      else segments.push_back({m.x, m.y, side(m.side)});
    }
    if (!cells.empty()) l["cells"] = std::move(cells);
    if (!segments.empty()) l["segments"] = std::move(segments);
    lines.push_back(std::move(l));
  }
  out["lines"] = std::move(lines);
  return out;
}

}  // namespace comares::codec
