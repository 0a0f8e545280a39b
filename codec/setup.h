// Setups as JSON: game, players, modules, options, seed; and the list of all that can be played.
#pragma once
#include "codec/text.h"
#include "engine/game.h"

namespace comares::codec {

Setup setup(const json::object& from, int players, Refusal&);
// The ruleset of such a setup; null where it is refused.
std::shared_ptr<const Ruleset> ruleset(const json::object& from, int players, Refusal&);
void write_choices(const Setup&, JsonText& out);  // game, modules, options, digest of corrections
void write_setup(const Setup&, JsonText& out);    // … and the corrections themselves
void write_setup(const Setup&, json::object& out);
// A number; or text of 32 hexadecimal digits, the high half first, or of a number in decimal. Without one: 0.
Seed seed(const json::object& from, Refusal&);
std::string text_of(Seed);  // as digits of either kind
json::value written_seed(Seed);
json::array rules_list();  // games with modules, options and the versions of their rules

// By which rules it is played, as records tell under "rules": {"alhambra": 1}, and so for every module.
json::object versions(const Setup&);
// Whether a setup that names versions can be played here.
struct OtherRules {
  std::string began_with;  // "version 1 of the rules of …", which are not played here; empty: all are
  bool newer = false;      // than those known here: a later release will have them
  explicit operator bool() const { return !began_with.empty(); }
};
OtherRules other_rules(const json::object& setup);

}  // namespace comares::codec
