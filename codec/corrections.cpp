#include "codec/corrections.h"

#include "codec/archive_json.h"
#include "modules/list.h"

namespace comares::codec {

namespace {

// With everything in play that can be, so that every piece is there.
std::unique_ptr<Ruleset> whole_box(const GameType& game) {
  Setup all;
  all.game = &game;
  all.players = game.min_players;
  all.modules = newest_modules(game);
  for (std::size_t i = 0; i < game.options().size(); ++i) all.options[i] = 1;
  Reject why;
  return game.create(all, why);
}

json::object shown(Ruleset& r) {
  const Notation notation(r);
  return written([&](JsonText& out) {
    TextWriter ar(notation, out, kSeesAll);
    r.game->archive_reconstructed(r, ar);
  });
}

void put_in(Ruleset& r, const json::object& values, Refusal& why) {
  const Notation notation(r);
  JsonReader ar(notation, values, why);
  r.game->archive_reconstructed(r, ar);
}

// The members of `now` that are not the same in `before`.
json::object difference(const json::object& now, const json::object& before) {
  json::object out;
  for (const auto& member : now) {
    const json::value* old = before.if_contains(member.key());
    if (old && member.value() == *old) continue;
    if (old && old->is_object()) out[member.key()] = difference(member.value().get_object(), old->get_object());
    else out[member.key()] = member.value();
  }
  return out;
}

// Whether every value that was given is there afterwards: a list of the wrong length is not.
bool holds(const json::value& all, const json::value& given) {
  const json::object* some = given.if_object();
  if (!some || !all.is_object()) return all == given;
  for (const auto& member : *some) {
    const json::value* found = all.get_object().if_contains(member.key());
    if (!found || !holds(*found, member.value())) return false;
  }
  return true;
}

class BoxCorrections final : public Corrections {
 public:
  explicit BoxCorrections(json::object differing) : values(std::move(differing)) {
    Digest d;
    const std::string text = json::serialize(values);
    d.add_bytes(text.data(), text.size());
    digest = hex(d.value());
  }
  void apply(Ruleset& r) const override {
    Refusal none;  // all of it was checked; what is not in play is passed over
    put_in(r, values, none);
  }

  json::object values;
  std::string digest;
};

// One piece after the other, each put in by itself, so that each fault has its sentence.
class Check {
 public:
  Check(const GameType& game, std::vector<std::string>& faults) : game_(game), faults_(faults) {
    const auto rules = whole_box(game);
    known_ = shown(*rules);
  }

  void pieces(const json::object& given) {
    for (const auto& part : given) {
      if (part.key() == "game" || part.key() == "title") continue;
      const json::value* known = known_.if_contains(part.key());
      if (!known) fault(part.key(), "there is no such part; there are 'tiles' and 'modules'.");
      else if (!part.value().is_object()) fault(part.key(), "that must be an object with one key per piece.");
      else if (part.key() == "tiles") each(part.value().get_object(), known->get_object(), {"tiles"});
      else modules(part.value().get_object(), known->get_object());
    }
  }

 private:
  void modules(const json::object& given, const json::object& known) {
    for (const auto& module : given) {
      const json::value* found = known.if_contains(module.key());
      if (!found) fault(module.key(), "no piece of such a module can be corrected here.");
      else if (!module.value().is_object()) fault(module.key(), "that must be an object with one key per piece.");
      else each(module.value().get_object(), found->get_object(), {"modules", module.key()});
    }
  }

  void each(const json::object& given, const json::object& known, std::vector<std::string> path) {
    for (const auto& piece : given) {
      if (!known.contains(piece.key())) {
        fault(piece.key(), "there is no such piece whose print was reconstructed.");
        continue;
      }
      json::value alone = piece.value();
      std::vector<std::string> whole = path;
      whole.emplace_back(piece.key());
      for (std::size_t i = whole.size(); i-- > 0;) {
        json::object outer;
        outer[whole[i]] = std::move(alone);
        alone = std::move(outer);
      }
      Refusal why;
      const auto rules = whole_box(game_);
      put_in(*rules, alone.get_object(), why);
      if (why) fault(piece.key(), why.sentence);
      else if (!holds(shown(*rules), alone)) fault(piece.key(), "something there is not printed on this piece.");
    }
  }

  void fault(std::string_view where, std::string_view what) {
    faults_.push_back(quoted(where) + ": " + std::string(what));
  }

  const GameType& game_;
  std::vector<std::string>& faults_;
  json::object known_;
};

}  // namespace

json::object reconstructed(const GameType& game) {
  if (!game.archive_reconstructed) return {};
  return shown(*whole_box(game));
}

std::shared_ptr<const Corrections> read_corrections(const GameType& game, const json::object& from,
                                                    std::vector<std::string>& faults) {
  if (const json::value* meant = from.if_contains("game"); meant && *meant != json::value(game.id)) {
    faults.push_back("These corrections are not for the game " + quoted(game.id) + ".");
    return nullptr;
  }
  if (!game.archive_reconstructed) {
    faults.push_back("Nothing can be corrected in the game " + quoted(game.id) + ".");
    return nullptr;
  }
  Check(game, faults).pieces(from);
  if (!faults.empty()) return nullptr;
  const auto rules = whole_box(game);
  const json::object before = shown(*rules);
  Refusal none;
  put_in(*rules, from, none);
  json::object differing = difference(shown(*rules), before);
  if (differing.empty()) return nullptr;
  return std::make_shared<BoxCorrections>(std::move(differing));
}

const json::object& values(const Corrections& c) { return static_cast<const BoxCorrections&>(c).values; }
const std::string& digest(const Corrections& c) { return static_cast<const BoxCorrections&>(c).digest; }

}  // namespace comares::codec
