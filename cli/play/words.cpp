#include "cli/play/words.h"

#include "games/dice/rules.h"
#include "games/parts.h"

namespace comares::cli::play {

using namespace alhambra;

namespace {

// The games' own actions; the second name is for where the details follow, and room is short.
struct VerbName {
  const char *id, *title, *word;
};
constexpr VerbName kVerbNames[] = {
    {"take_money", "Take money", "Take"},
    {"buy", "Buy a building", "Buy"},
    {"place", "Place in your Alhambra", "Place"},
    {"reserve", "Put on the reserve", "Put on the reserve"},
    {"give", "Give to Dirk", "Give to Dirk"},
    {"redesign_add", "Redesign: add from the reserve", "Redesign: add"},
    {"redesign_remove", "Redesign: remove a tile", "Redesign: remove"},
    {"redesign_swap", "Redesign: exchange a tile", "Redesign: exchange"},
    {"pass", "Pass", "Pass"},
    {"throw", "Throw again", "Throw, keeping"},
    {"mark", "Mark a building", "Mark"},
    {"name_starter", "Name the next starting player", "Next starts"},
    {"annul", "Chip: annul this throw", "Chip: annul this throw"},
    {"black_die", "Chip: set the black die", "Chip: black die"},
    {"reward", "Choose your reward", "Reward"},
    {"exchange", "Chip: score a point elsewhere", "Chip: score the point as"},
    {"take", "Take a tile", "Take"},
    {"take_chip", "Take the starting-player chip", "Take the starting-player chip"},
};

const VerbName* name_of(const Ruleset& r, u8 verb) {
  for (const VerbName& n : kVerbNames)
    if (std::string_view(n.id) == r.schemas[0]->verbs[verb].name) return &n;
  return nullptr;
}

std::string number(int n) { return std::to_string(n); }

std::string cell_text(int x, int y) {
  if (x == 0 && y == 0) return "at the fountain";
  std::string out;
  if (y) out += number(y < 0 ? -y : y) + (y < 0 ? " north" : " south");
  if (x) out += (out.empty() ? "" : ", ") + number(x < 0 ? -x : x) + (x < 0 ? " west" : " east");
  return out;
}

}  // namespace

int part_of(const Action& a, Part p) { return p == Part::kA ? a.a : p == Part::kB ? a.b : a.c; }
int part_of(const Event& e, Part p) {
  return p == Part::kA ? e.a : p == Part::kB ? e.b : p == Part::kC ? e.c : e.amount;
}

bool has_field(std::span<const Field> fields, FieldType type) {
  for (const Field& f : fields)
    if (f.type == type) return true;
  return false;
}

std::string spaced(std::string_view id) {
  std::string out(id);
  for (char& c : out)
    if (c == '-' || c == '_') c = ' ';
  return out;
}

std::string with_capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

const char* short_name(u8 type, int width) {
  static constexpr const char* kSeven[] = {"pavil.", "serag.", "arcades", "chamb.", "garden", "tower"};
  static constexpr const char* kFive[] = {"pavil", "serag", "arcad", "chamb", "gardn", "tower"};
  return width >= 7 ? kSeven[type] : kFive[type];
}

bool Words::has_guard_board() const { return parts_of(ruleset()).has_guard_board; }

bool Words::has_dice() const { return parts_of(ruleset()).layout != comares::Layout::kMarket; }

std::optional<TileKind> Words::kind(u8 t) const {
  const auto& tiles = has_dice() ? dice::as_rules(ruleset()).tile : rules().tile;
  if (t >= tiles.size()) return std::nullopt;
  TileKind kind = tiles[t];
  if (has_dice() || !rules().buildings_at) return kind;
  kind.type = type_on({rules(), session_->state()}, t);  // what stands on it
  if (kind.type < kBuildings) kind.flags |= kIsBase;
  return kind;
}

std::string Words::seat(Seat s) const {
  if (s == kDirk) return "Dirk";
  if (s == me_) return "You";
  return "Player " + number(s + 1);
}

std::string Words::tile_name(u8 t) const {
  if (t == palace::kFountain) return "fountain";
  const auto k = kind(t);
  if (!k) return "tile";
  if (k->flags & kIsBase) return kBuildingNames[k->type];
  std::string id = spaced(k->id);
  return id.substr(0, id.find(' '));
}

std::string Words::tile(u8 t) const {
  if (t == palace::kFountain) return "fountain";
  const auto k = kind(t);
  if (!k) return "a tile";
  if (!(k->flags & kIsBase)) return spaced(k->id);
  std::string walls = codec::sides_text(static_cast<u8>(k->sides & palace::kAllSides));
  return std::string(kBuildingNames[k->type]) + " " + number(k->price) + (walls.empty() ? "" : " " + walls);
}

std::string Words::card(u8 c) const { return c < ruleset().cards.size() ? spaced(ruleset().cards[c]) : "a card"; }

std::string Words::purse(const Purse& p) const {
  std::string out, last;
  for (const PieceKind& k : ruleset().pieces) {
    const u32 n = p.word[k.word] >> k.shift & ((1u << k.width) - 1u);
    for (u32 i = 0; i < n; ++i) {
      const std::string_view id = k.id;
      const std::size_t dash = id.rfind('-');
      const bool counted = dash != id.npos && dash + 1 < id.size() && id[dash + 1] >= '0' && id[dash + 1] <= '9';
      const std::string kind = spaced(counted ? id.substr(0, dash) : id);
      if (counted && kind == last) {
        out += "+" + std::string(id.substr(dash + 1));
        continue;
      }
      if (!out.empty()) out += ", ";
      out += counted ? kind + " " + std::string(id.substr(dash + 1)) : kind;
      last = kind;
    }
  }
  return out.empty() ? "nothing" : out;
}

// What dice show: 3 tower, 1 garden.
std::string Words::faces(u32 set) {
  std::string out;
  for (int type = kBuildings; type-- > 0;)
    if (const int n = static_cast<int>(set >> (4 * type) & 15u))
      out += (out.empty() ? "" : ", ") + number(n) + " " + kBuildingNames[type];
  return out.empty() ? "nothing" : out;
}

std::string Words::module_title(u8 owner) const {
  return owner ? rules().owner(owner).module->info.title : ruleset().game->title;
}

std::string Words::verb(u8 owner, u8 v) const {
  const VerbName* name = owner == 0 ? name_of(ruleset(), v) : nullptr;
  if (name) return name->title;
  const std::string plain = spaced(ruleset().schemas[owner]->verbs[v].name);
  return is_of_the_game(owner) ? with_capital(plain) : module_title(owner) + ": " + plain;
}

std::string Words::verb_word(u8 owner, u8 v) const {
  const VerbName* name = owner == 0 ? name_of(ruleset(), v) : nullptr;
  return name ? name->word : verb(owner, v);
}

template <class Values>
std::string Words::field(const Field& f, const Values& from) const {
  const int n = part_of(from, f.part);
  switch (f.type) {
    case FieldType::kTileOrFountain:
    case FieldType::kTile: return from.tile == kNone ? "" : tile(from.tile);
    case FieldType::kTileIn: return n == kNone ? "" : tile(static_cast<u8>(n));
    case FieldType::kCard: return n == kNone ? "" : card(static_cast<u8>(n));
    case FieldType::kCell: return cell_text(from.x, from.y);
    case FieldType::kPurse: return purse(from.pay);
    case FieldType::kSlot: return "slot " + number(n);
    case FieldType::kSide: return n ? std::string(1, "NESW"[(n - 1) & 3]) : "";
    case FieldType::kSides: return n ? "walls " + codec::sides_text(static_cast<u8>(n & 15)) : "";
    case FieldType::kSeat: return n == kNobody ? "nobody" : seat(static_cast<Seat>(n));
    case FieldType::kNumber: return number(n);
    case FieldType::kBuilding: return n < kBuildings ? kBuildingNames[n] : "";
    case FieldType::kCurrency: return n < 5 ? kCurrencyNames[n] : "";
    case FieldType::kName:
      return static_cast<std::size_t>(n) < f.names.size() ? spaced(f.names[static_cast<std::size_t>(n)]) : "";
    case FieldType::kFlag: return n ? spaced(f.key) : "";
    case FieldType::kFaces: return faces(from.pay.word[static_cast<u8>(f.part)]);
  }
  return "";
}

std::string Words::value(const Field& f, const Action& a, const State& s) const {
  const std::string plain = field(f, a);
  if (f.type == FieldType::kSlot) {
    const int slot = part_of(a, f.part) - 1;
    if (slot < 0 || slot >= kSlots) return plain;
    const u8 t = s.at<Table>(0).market[slot];
    const std::string currency = kCurrencyNames[rules().slot_currency[slot]];
    return t == kNoTile ? plain + " (" + currency + ", empty)" : tile(t) + " for " + currency;
  }
  if (f.type == FieldType::kSide)
    return plain.empty() ? "without " + spaced(f.key) : spaced(f.key) + " to the " + plain;
  if (f.type == FieldType::kFlag) return (plain.empty() ? "not " : "") + spaced(f.key);
  return plain.empty() ? "no " + spaced(f.key) : plain;
}

std::string Words::action(const Action& a, const State& s) const {
  std::string out = verb_word(a.owner, a.verb), rest;
  for (const Field& f : ruleset().schemas[a.owner]->verbs[a.verb].fields) {
    if (f.optional && field(f, a).empty()) continue;
    rest += (rest.empty() ? "" : ", ") + value(f, a, s);
  }
  if (rest.empty()) return out;
  return out + (out.find(':') == out.npos ? ": " : " ") + rest;
}

std::string Words::event(const Event& e) const {
  if (e.owner == 0) return has_dice() ? dice_event(e) : core_event(e);
  const EventKind& kind = rules().schemas[e.owner]->events[e.kind];
  std::string out = is_of_the_game(e.owner) ? "" : module_title(e.owner) + ": ";
  if (e.seat != kNobody) out += seat(e.seat) + " – ";
  out += spaced(kind.name);
  std::string rest;
  for (const Field& f : kind.fields) {
    const std::string text = field(f, e);
    if (text.empty()) continue;
    const bool bare = f.type == FieldType::kNumber;
    rest += (rest.empty() ? "" : ", ") + (bare ? spaced(f.key) + " " : std::string()) + text;
  }
  if (!rest.empty()) out += ": " + rest;
  return out + ".";
}

std::string Words::core_event(const Event& e) const {
  const std::string who = seat(e.seat);
  const bool you = e.seat == me_;
  const auto does = [&](const char* verb_form) { return who + " " + verb_form + (you ? "" : "s") + " "; };
  switch (e.kind) {
    case kEvStartMoney: return does("start") + "with " + purse(e.pay) + ".";
    case kEvFirstPlayer: return does("begin") + "the game.";
    case kEvTileToMarket: return "New on the market: " + tile(e.tile) + ".";
    case kEvCardToDisplay: return "New in the display: " + card(e.a) + ".";
    case kEvMoneyTaken: return does("take") + purse(e.pay) + ".";
    case kEvBought: {
      return does("buy") + tile(e.tile) + " with " + purse(e.pay) + (e.b ? ", exactly." : ".");
    }
    case kEvPlaced: return does("place") + tile(e.tile) + ".";
    case kEvReserved: return does("put") + tile(e.tile) + " on the reserve.";
    case kEvGiven: return does("give") + tile(e.tile) + " to Dirk.";
    case kEvAdded: return does("add") + tile(e.tile) + " from the reserve.";
    case kEvRemoved: return does("remove") + tile(e.tile) + ".";
    case kEvSwapped: return does("exchange") + tile(e.a) + " for " + tile(e.tile) + ".";
    case kEvPassed: return you ? "You pass." : who + " passes.";
    case kEvScoringCard: return "Scoring card " + number(e.a) + " comes up.";
    case kEvScored:
      return "Scoring " + number(e.a) + ": " + (you ? "you get " : who + " gets ") + number(e.amount) + ".";
    case kEvDirkDraws: return "Dirk draws " + tile(e.tile) + ".";
    case kEvReshuffled: return "The discard is shuffled: " + number(e.amount) + " cards.";
    case kEvEnding: return "A place on the market stays empty: the game ends.";
    case kEvAwarded: return does("receive") + tile(e.tile) + " for having the most money of its kind.";
    case kEvGameOver: return "The game is over.";
    default: return "";
  }
}

}  // namespace comares::cli::play
