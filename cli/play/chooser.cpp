#include "cli/play/chooser.h"

#include <algorithm>
#include <memory>

#include "cli/play/dice_words.h"
#include "games/alhambra/moves.h"

namespace comares::cli::play {

using namespace alhambra;

namespace {

const Verb& verb_of(const Ruleset& r, const Action& a) { return r.schemas[a.owner]->verbs[a.verb]; }

bool same_value(const Field& f, const Action& a, const Action& b) {
  switch (f.type) {
    case FieldType::kTile:
    case FieldType::kTileOrFountain: return a.tile == b.tile;
    case FieldType::kCell: return a.x == b.x && a.y == b.y;
    case FieldType::kPurse:
    case FieldType::kFaces: return a.pay == b.pay;
    default: return part_of(a, f.part) == part_of(b, f.part);
  }
}

bool all_same(const Field& f, const std::vector<Action>& actions) {
  return std::all_of(actions.begin(), actions.end(), [&](const Action& a) { return same_value(f, a, actions[0]); });
}

// Listens for a flag called "exact" among what happens.
struct ExactListener final : EventSink {
  explicit ExactListener(const Rules& r) : rules(r) {}
  void emit(const Event& e) override {
    for (const Field& f : rules.schemas[e.owner]->events[e.kind].fields)
      if (f.type == FieldType::kFlag && std::string_view(f.key) == "exact" && part_of(e, f.part)) exact = true;
  }
  const Rules& rules;
  bool exact = false;
};

// A list of types can be the dice of a throw, which are shown as such.
bool kept_dice(const Field& f) { return f.type == FieldType::kFaces && std::string_view(f.key) == "keep"; }

std::string question(const Field& f) {
  switch (f.type) {
    case FieldType::kTile:
    case FieldType::kTileOrFountain:
    case FieldType::kTileIn: return "Which tile?";
    case FieldType::kCell: return "Where?";
    case FieldType::kPurse: return std::string_view(f.key) == "cards" ? "Which cards?" : "Pay with what?";
    case FieldType::kSlot: return "Which one?";
    case FieldType::kSeat: return "Who?";
    case FieldType::kNumber: return "How much?";
    case FieldType::kBuilding: return "Which type of building?";
    case FieldType::kCurrency: return "Which currency?";
    case FieldType::kSide: return with_capital(spaced(f.key)) + ": which side?";
    case FieldType::kSides: return "Which way round?";
    case FieldType::kFaces:
      return kept_dice(f) ? "Which dice do you keep?" : with_capital(spaced(f.key)) + ": which types?";
    default: return with_capital(spaced(f.key)) + "?";
  }
}

}  // namespace

bool pays_exactly(const table::Session& s, const Action& a) {
  auto copy = std::make_unique<State>(s.state());
  ExactListener listener(as_rules(s.rules()));
  return !apply(s.rules(), *copy, a, &listener) && listener.exact;
}

Chooser::Chooser(const table::Session& s, const Words& w) : session_(&s), words_(w) {
  auto list = std::make_unique<ActionList>();
  legal(s.rules(), s.state(), *list);
  steps_.push_back(by_verb({list->begin(), list->end()}));
  const Decision d = decision(s.rules(), s.state());
  if (d.prompt) steps_.back().title = d.prompt;
}

std::optional<Action> Chooser::choose(std::size_t i) {
  if (i >= step().choices.size()) return std::nullopt;
  const std::vector<Action> left = step().choices[i].actions;
  Step next = make(left, words_.verb(left[0].owner, left[0].verb), at_start());
  if (next.choices.empty() && next.dice.empty()) return left[0];
  steps_.push_back(std::move(next));
  return std::nullopt;
}

std::optional<Action> Chooser::throw_others(const std::vector<bool>& kept) const {
  u32 keep = 0;
  for (std::size_t i = 0; i < kept.size(); ++i)
    if (kept[i]) keep += dice::one_of(step().dice[i]);
  for (const Action& a : step().throws)
    if (a.pay.word[0] == keep) return a;
  return std::nullopt;
}

void Chooser::back() {
  if (!at_start()) steps_.pop_back();
}

Step Chooser::make(const std::vector<Action>& left, std::string title, bool show_cell) const {
  const std::span<const Field> fields = verb_of(words_.ruleset(), left[0]).fields;
  for (const Field& f : fields)
    if (!all_same(f, left)) return by_field(left, f, std::move(title));
  // A cell is shown before it is built on, even where there is no other.
  for (const Field& f : fields)
    if (show_cell && f.type == FieldType::kCell) return by_field(left, f, std::move(title));
  return {};
}

Step Chooser::by_verb(const std::vector<Action>& all) const {
  Step step;
  for (const Action& a : all) {
    const auto same = [&](const Choice& c) { return c.actions[0].owner == a.owner && c.actions[0].verb == a.verb; };
    const auto found = std::find_if(step.choices.begin(), step.choices.end(), same);
    if (found == step.choices.end()) step.choices.push_back({"", "", false, {a}});
    else found->actions.push_back(a);
  }
  for (Choice& c : step.choices) {
    const Action& a = c.actions[0];
    if (c.actions.size() == 1 && !has_field(verb_of(words_.ruleset(), a).fields, FieldType::kCell)) {
      c.text = words_.action(a, session_->state());
      if (has_field(verb_of(words_.ruleset(), a).fields, FieldType::kPurse)) describe_payment(c);
      continue;
    }
    c.text = words_.verb(a.owner, a.verb);
    // What all of them share is worth saying at once: the tile to be placed, say.
    const std::span<const Field> fields = verb_of(words_.ruleset(), a).fields;
    if (!fields.empty() && fields[0].type != FieldType::kCell && all_same(fields[0], c.actions)) {
      const std::string word = words_.verb_word(a.owner, a.verb);
      c.text = word + (word.find(':') == word.npos ? ": " : " ") + words_.value(fields[0], a, session_->state());
    }
    c.note = std::to_string(c.actions.size()) + (c.actions.size() == 1 ? " way" : " ways");
  }
  return step;
}

Step Chooser::by_field(const std::vector<Action>& left, const Field& f, std::string title) const {
  Step step;
  step.title = title + " – " + question(f);
  if (kept_dice(f)) {
    const u32 faces = dice_board(session_->state()).faces();
    for (u8 type = 0; type < kBuildings; ++type)
      for (int n = dice::count_of(faces, type); n > 0; --n) step.dice.push_back(type);
    step.throws = left;
    return step;
  }
  // Cells are pointed at, where they are cells of the own palace.
  step.on_palace = f.type == FieldType::kCell;
  for (const Action& a : left) {
    const auto same = [&](const Choice& c) { return same_value(f, c.actions[0], a); };
    const auto found = std::find_if(step.choices.begin(), step.choices.end(), same);
    if (found != step.choices.end()) {
      found->actions.push_back(a);
      continue;
    }
    step.choices.push_back({words_.value(f, a, session_->state()), "", false, {a}});
    if (step.on_palace) step.at.push_back({a.x, a.y});
  }
  if (f.type == FieldType::kPurse) {
    for (Choice& c : step.choices) describe_payment(c);
    std::stable_sort(step.choices.begin(), step.choices.end(),
                     [](const Choice& a, const Choice& b) { return a.good && !b.good; });
  }
  if (words_.has_dice() && left[0].verb == dice::kMark && f.type == FieldType::kBuilding)
    for (Choice& c : step.choices) c.note = mark_note(session_->state(), c.actions[0]);
  if (f.type == FieldType::kSlot) {
    for (Choice& c : step.choices) {
      c.good =
          std::any_of(c.actions.begin(), c.actions.end(), [&](const Action& a) { return pays_exactly(*session_, a); });
      if (c.good) c.note = "exact";
    }
  }
  return step;
}

void Chooser::describe_payment(Choice& c) const {
  const Position g{words_.rules(), session_->state()};
  const Action& a = c.actions[0];
  const int sum = worth(g, to_decide(session_->state()), a.pay);
  c.note = "= " + std::to_string(sum);
  c.good = pays_exactly(*session_, a);
  if (c.good) {
    c.note += ", exact: act again";
    return;
  }
  for (const Field& f : verb_of(words_.ruleset(), a).fields) {
    const int slot = part_of(a, f.part) - 1;
    if (f.type != FieldType::kSlot || slot < 0 || slot >= kSlots || g.table().market[slot] == kNoTile) continue;
    const int over = sum - price_of_slot(g, slot).amount;
    if (over > 0) c.note += ", " + std::to_string(over) + " over";
  }
}

}  // namespace comares::cli::play
