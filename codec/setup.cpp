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

// Which version of these rules a setup names.
int version_of(const json::object& from, std::string_view name, Refusal& why) {
  const json::value* all = from.if_contains("rules");
  if (!all || all->is_null()) return kNewest;
  const json::value* version = as_object(*all, "rules", why).if_contains(name);
  return version ? static_cast<int>(as_integer(*version, "the version of rules", 0, 0xFFFF, why)) : kNewest;
}

std::string of_version(int version, std::string_view title) {
  return "version " + std::to_string(version) + " of the rules of " + std::string(title);
}

void refuse_version(int version, std::string_view title, int known, Refusal& why) {
  why.refuse(
      "This game began with " + of_version(version, title) + "; here they have version " + std::to_string(known) + ".",
      "rules.version");
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
  s.game = find_game(id, version_of(from, id, why));
  if (!s.game) {
    if (const GameType* known = find_game(id))
      refuse_version(version_of(from, id, why), known->title, known->version, why);
    else why.refuse("There is no game " + quoted(id) + "; 'rules' lists the games.");
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
      const int version = version_of(from, slug, why);
      if (const int i = find_module(*s.game, slug, version); i >= 0) s.modules |= 1u << i;
      else if (const int known = find_module(*s.game, slug); known >= 0) {
        const ModuleInfo& info = s.game->modules()[static_cast<std::size_t>(known)];
        refuse_version(version, info.title, info.version, why);
      } else {
        why.refuse(title + " has no module " + quoted(slug) + ".");
      }
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

json::object versions(const Setup& s) {
  json::object out{{s.game->id, s.game->version}};
  const auto all = s.game->modules();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (s.modules >> i & 1) out[all[i].slug] = all[i].version;
  return out;
}

OtherRules other_rules(const json::object& from) {
  Refusal why;
  const auto text = [&](const json::value& v) { return as_string(v, "rules", why); };
  const json::value* id = from.if_contains("game");
  const std::string_view name = id ? text(*id) : "alhambra";
  const GameType* game = find_game(name);
  if (why || !game) return {};  // unreadable rather than other rules
  const int version = version_of(from, name, why);
  if (const GameType* begun = find_game(name, version)) game = begun;
  else return {of_version(version, game->title), version > game->version};
  if (const json::value* modules = from.if_contains("modules")) {
    for (const json::value& m : as_array(*modules, "modules", why)) {
      const int newest = find_module(*game, text(m)), began_with = version_of(from, text(m), why);
      if (why || newest < 0) return {};
      const ModuleInfo& known = game->modules()[static_cast<std::size_t>(newest)];
      if (find_module(*game, text(m), began_with) < 0)
        return {of_version(began_with, known.title), began_with > known.version};
    }
  }
  return {};
}

json::array rules_list() {
  json::array out;
  for (const GameType* g : games()) {
    if (!is_newest(*g)) continue;
    json::object game{{"id", g->id}, {"title", g->title}, {"summary", g->summary}, {"version", g->version}};
    if (g->provenance) game["provenance"] = g->provenance;
    game["players"] = {g->min_players, g->max_players};
    json::array modules;
    for (std::size_t i = 0; i < g->modules().size(); ++i) {
      if (!is_newest(*g, i)) continue;
      const ModuleInfo& m = g->modules()[i];
      json::object one{{"slug", m.slug}, {"title", m.title}, {"summary", m.summary}, {"version", m.version}};
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
