#include "table/advice.h"

#include "bots/explain.h"
#include "games/alhambra/data.h"

namespace comares::table {

namespace json = codec::json;

namespace {

constexpr u32 kDeals = 60;  // in which the best two are played on to the end

json::object written(const bots::Value& v) {
  json::object o;
  if (v.win >= 0) o["win"] = v.win / 10'000.0;
  o["margin"] = v.margin / 100.0;
  if (v.error) o["error"] = v.error / 100.0;
  return o;
}

std::string source_of(const Ruleset& rules, const bots::Reason& r) {
  if (r.owner && rules.schemas[r.owner]->slug) return rules.schemas[r.owner]->slug;
  if (r.detail != kNone) return alhambra::kBuildingNames[r.detail];
  const auto categories = rules.schemas[0]->categories;
  return r.category < categories.size() ? categories[r.category] : "other";
}

json::array written(const Ruleset& rules, const bots::Because& because) {
  json::array out;
  for (const bots::Reason& r : because.reasons) {
    json::array by_scoring;
    for (const int points : r.by_scoring) by_scoring.emplace_back(points / 100.0);
    out.push_back({{"source", source_of(rules, r)}, {"points", r.points / 100.0}, {"scorings", std::move(by_scoring)}});
  }
  if (because.actions) out.push_back({{"source", "actions"}, {"points", because.actions / 100.0}});
  if (because.others) out.push_back({{"source", "others"}, {"points", because.others / 100.0}});
  return out;
}

}  // namespace

json::object advice(const codec::Notation& n, const State& s, const bots::Spec& spec, Random& random, bots::Clock clock,
                    bool because) {
  const bots::Choice choice = bots::ask(spec, n.rules(), s, random, clock);
  json::object out{{"action", n.action(choice.action)}};
  if (!choice.rated) return out;
  out["value"] = written(choice.value);
  json::array others;
  for (const bots::Rated& r : choice.alternatives)
    others.push_back({{"action", n.action(r.action)}, {"value", written(r.value)}});
  out["alternatives"] = std::move(others);
  if (because && !choice.alternatives.empty())
    out["because"] =
        written(n.rules(), bots::compare(n.rules(), s, choice.action, choice.alternatives[0].action, random, kDeals));
  if (choice.playouts) out["playouts"] = choice.playouts;
  if (clock) out["millis"] = choice.millis;
  return out;
}

}  // namespace comares::table
