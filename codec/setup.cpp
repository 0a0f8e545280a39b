#include "codec/setup.h"

#include <charconv>

#include "codec/corrections.h"
#include "modules/list.h"

namespace comares::codec {

namespace {

constexpr std::size_t kHalf = 16;           // hexadecimal digits of half a seed
constexpr std::size_t kLongestNumber = 20;  // decimal digits of a seed that is a number

u8 option_value(const Option& option, const json::value& v, Refusal& why) {
  if (const bool* flag = v.if_bool(); option.is_flag && flag) return *flag;
  const std::string_view word = as_string(v, option.key, why);
  for (u8 i = 0; i < option.names.size(); ++i)
    if (word == option.names[i]) return i;
  why.refuse("The option " + quoted(option.key) + " cannot be " + quoted(word) + ".");
  return 0;
}

// The values themselves; and their digest, which must be theirs, so that a game is never replayed with other ones.
std::shared_ptr<const Corrections> corrections_of(const GameType& game, const json::object& from, Refusal& why) {
  const json::value* given = from.if_contains("corrections");
  const json::value* played_with = from.if_contains("corrections_digest");
  std::shared_ptr<const Corrections> out;
  if (given && !given->is_null()) {
    std::vector<std::string> faults;
    out = read_corrections(game, as_object(*given, "corrections", why), faults);
    for (const std::string& fault : faults) why.refuse("Corrections: " + fault);
  }
  if (played_with && !why && (!out || *played_with != json::value(digest(*out))))
    why.refuse("This game was played with other corrections of the pieces than are given here.");
  return out;
}

}  // namespace

Setup setup(const json::object& from, int players, Refusal& why) {
  Setup s;
  const json::value* game = from.if_contains("game");
  const std::string_view id = game ? as_string(*game, "game", why) : usual_game().id;
  s.game = find_game(id);
  if (!s.game) {
    why.refuse("There is no game " + quoted(id) + "; 'rules' lists the games.");
    return s;
  }
  const std::string title = s.game->title;
  if (players < s.game->min_players || players > s.game->max_players)
    why.refuse(title + " is played by " + std::to_string(s.game->min_players) + " to " +
               std::to_string(s.game->max_players) + " players.");
  s.players = static_cast<u8>(players);
  if (const json::value* modules = from.if_contains("modules")) {
    for (const json::value& m : as_array(*modules, "modules", why)) {
      const std::string_view slug = as_string(m, "a module", why);
      const int i = find_module(*s.game, slug);
      if (i < 0) why.refuse(title + " has no module " + quoted(slug) + ".");
      else s.modules |= 1u << i;
    }
  }
  if (const json::value* options = from.if_contains("options")) {
    for (const auto& member : as_object(*options, "options", why)) {
      bool known = false;
      for (std::size_t i = 0; i < s.game->options().size(); ++i) {
        if (member.key() != s.game->options()[i].key) continue;
        s.options[i] = option_value(s.game->options()[i], member.value(), why);
        known = true;
      }
      if (!known) why.refuse(title + " has no option " + quoted(member.key()) + ".");
    }
  }
  s.corrections = corrections_of(*s.game, from, why);
  return s;
}

std::shared_ptr<const Ruleset> ruleset(const json::object& from, int players, Refusal& why) {
  const Setup chosen = setup(from, players, why);
  if (why) return nullptr;
  Reject reject;
  std::shared_ptr<const Ruleset> rules = create(chosen, reject);
  if (!rules) why.refuse(reject);
  return rules;
}

void write_choices(const Setup& s, JsonText& out) {
  out.text("game", s.game->id);
  out.begin_list("modules");
  const auto all = s.game->modules();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (s.modules >> i & 1) out.text(nullptr, all[i].slug);
  out.end_list();
  out.begin("options");
  for (std::size_t i = 0; i < s.game->options().size(); ++i) {
    const Option& o = s.game->options()[i];
    if (s.options[i] == 0) continue;
    if (o.is_flag) out.flag(o.key, true);
    else out.text(o.key, o.names[s.options[i]]);
  }
  out.end();
  if (s.corrections) out.text("corrections_digest", digest(*s.corrections));
}

void write_setup(const Setup& s, JsonText& out) {
  write_choices(s, out);
  if (s.corrections) out.value("corrections", values(*s.corrections));
}

void write_setup(const Setup& s, json::object& out) {
  for (auto& member : written([&](JsonText& text) { write_setup(s, text); }))
    out[member.key()] = std::move(member.value());
}

Seed seed(const json::object& from, Refusal& why) {
  const json::value* v = from.if_contains("seed");
  if (!v || v->is_null()) return 0;
  if (const auto* u = v->if_uint64()) return *u;
  if (const auto* i = v->if_int64(); i && *i >= 0) return static_cast<u64>(*i);
  if (const json::string* digits = v->if_string()) {
    const char *begin = digits->data(), *end = begin + digits->size();
    const auto read = [](const char* from_here, const char* to, int base, u64& out) {
      const auto [rest, error] = std::from_chars(from_here, to, out, base);
      return error == std::errc() && rest == to;
    };
    Seed out = 0;
    if (digits->size() == 2 * kHalf) {
      if (read(begin, begin + kHalf, 16, out.high) && read(begin + kHalf, end, 16, out.low)) return out;
    } else if (digits->size() <= kLongestNumber && read(begin, end, 10, out.low)) {
      return out;
    }
  }
  why.refuse("seed must be a whole number, 0 or more, or 32 hexadecimal digits.");
  return 0;
}

std::string text_of(Seed seed) {
  if (seed.is_number()) return std::to_string(seed.low);
  const auto padded = [](u64 half) {
    const std::string digits = hex(half);
    return std::string(kHalf - digits.size(), '0') + digits;
  };
  return padded(seed.high) + padded(seed.low);
}

json::value written_seed(Seed seed) {
  if (seed.is_number()) return seed.low;
  return json::string(text_of(seed));
}

json::array rules_list() {
  json::array out;
  for (const GameType* g : games()) {
    json::object game{{"id", g->id}, {"title", g->title}, {"summary", g->summary}};
    if (g->provenance) game["provenance"] = g->provenance;
    game["players"] = {g->min_players, g->max_players};
    json::array modules;
    for (const ModuleInfo& m : g->modules()) {
      json::object one{{"slug", m.slug}, {"title", m.title}, {"summary", m.summary}};
      if (m.provenance) one["provenance"] = m.provenance;
      modules.push_back(std::move(one));
    }
    game["modules"] = std::move(modules);
    json::array options;
    for (const Option& o : g->options()) {
      json::object one{{"key", o.key}, {"summary", o.summary}};
      json::array values;
      for (const char* name : o.names) {
        if (o.is_flag) values.emplace_back(std::string_view(name) == "true");
        else values.emplace_back(name);
      }
      one["default"] = values[0];
      one["values"] = std::move(values);
      options.push_back(std::move(one));
    }
    game["options"] = std::move(options);
    out.push_back(std::move(game));
  }
  return out;
}

}  // namespace comares::codec
