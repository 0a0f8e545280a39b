// Plays whole tables of two people and a bot through the messages of the protocol (table/local.h) and prints
// `seed number connection type hash` for every message sent to the two. Built natively and for WebAssembly; the two
// must print the same (tools/suites/wasm).
#include <cinttypes>
#include <cstdio>
#include <map>

#include "codec/json.h"
#include "modules/list.h"
#include "table/local.h"

namespace {

using namespace comares;
using codec::Refusal;
namespace json = boost::json;

constexpr int kTooLong = 20'000;  // messages; no lawful game comes near

u64 digest(std::string_view text) {
  u64 h = 14695981039346656037u;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return h;
}

// Somebody at the table: keeps what the last messages said that it may choose from.
struct Person {
  std::string token;
  json::value choices;
  i64 seq = 0;
  bool over = false;
};

class Play {
 public:
  Play(u32 seed, json::object setup)
      : seed_(seed),
        random_(seed),
        setup_(std::move(setup)),
        table_(seed, [this](u32 to, std::string_view text) { got(to, text); }) {}

  bool run() {
    setup_["type"] = "create";
    setup_["seats"] = {{{"kind", "me"}, {"name", "Player 1"}},
                       {{"kind", "me"}, {"name", "Player 2"}},
                       {{"kind", "bot"}, {"level", "greedy"}}};
    setup_["window_seconds"] = 60;
    say(1, setup_);
    for (u32 who = 1; who <= 2; ++who)
      say(who, {{"type", "watch"}, {"table", id_}, {"tokens", {"seat-" + std::to_string(who - 1)}}});
    while (!people_[1].over && number_ < kTooLong) {
      while (table_.go_on(now_) == now_) ++now_;
      if (!people_[1].over && !act()) return false;
    }
    say(1, {{"type", "replay"}, {"table", id_}, {"move", 3}, {"since", -1}});
    return people_[1].over;
  }

 private:
  void say(u32 who, const json::object& message) { table_.take(who, json::serialize(message), ++now_); }

  void got(u32 to, std::string_view text) {
    Refusal why;
    const json::value v = codec::parse(text, why);
    const json::object& o = codec::as_object(v, "A message", why);
    const json::value* type = o.if_contains("type");
    const std::string word(why ? "broken" : codec::as_string(*type, "type", why));
    std::printf("%" PRIu32 " %d %" PRIu32 " %s %016" PRIx64 "\n", seed_, number_++, to, word.c_str(), digest(text));
    Person& p = people_[to];
    if (const json::value* seq = o.if_contains("seq"); seq && word != "error")
      p.seq = codec::as_integer(*seq, "seq", 0, 1 << 30, why);
    if (const json::value* choices = o.if_contains("choices")) p.choices = *choices;
    if (const json::value* table = o.if_contains("table"); table && table->is_object()) {
      id_ = table->get_object().find("id")->value().get_string();
      p.over = table->get_object().find("status")->value() == json::value("over");
    }
  }

  // Whoever is asked chooses: one of the choices, and of its payments one.
  bool act() {
    for (u32 who = 1; who <= 2; ++who) {
      Person& p = people_[who];
      if (!p.choices.is_array() || p.choices.get_array().empty()) continue;
      const json::object& choice = p.choices.get_array()[0].get_object();
      const json::array& legal = choice.find("legal")->value().get_array();
      json::object action = legal[random_.below(static_cast<u32>(legal.size()))].get_object();
      if (const auto more = action.find("or"); more != action.end()) {
        const json::array others = more->value().get_array();
        action.erase("or");
        const u32 which = random_.below(static_cast<u32>(others.size()) + 1);
        if (which > 0) action[action.contains("pay") ? "pay" : "cards"] = others[which - 1];
      }
      if (random_.below(16) == 0) say(who, {{"type", "score"}, {"id", number_}, {"table", id_}});
      const json::value seat = choice.find("seat")->value();
      say(who, {{"type", "act"}, {"id", number_}, {"table", id_}, {"seat", seat}, {"seq", p.seq}, {"action", action}});
      return true;
    }
    return false;
  }

  u32 seed_;
  Random random_;
  json::object setup_;
  std::map<u32, Person> people_;
  std::string id_;
  int number_ = 0;
  i64 now_ = 1;
  table::LocalTable table_;
};

}  // namespace

int main() {
  u32 seed = 0;
  for (const GameType* game : games()) {
    for (const bool all : {false, true}) {
      json::array modules;
      if (all)
        for (const ModuleInfo& m : game->modules()) modules.emplace_back(m.slug);
      if (all && modules.empty()) continue;
      Play play(++seed, {{"game", game->id}, {"modules", modules}});
      if (play.run()) continue;
      std::fprintf(stderr, "seed %" PRIu32 ": a table of %s broke off\n", seed, game->id);
      return 1;
    }
  }
  return 0;
}
