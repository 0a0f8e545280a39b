// A game to begin with, as one line of test data: "alhambra players=3 modules=camps,diamonds seed=7 after=40" is the
// position after 40 actions drawn at random by that seed. Only the game must be told; modules=all is all of them.
#pragma once
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>

#include "modules/list.h"

namespace comares::test {

struct SetupLine {
  Setup setup{.players = 3};
  u64 seed = 0;
  u32 after = 0;

  static SetupLine parse(const std::string& text) {
    SetupLine out;
    std::istringstream words(text);
    std::string word;
    words >> word;
    out.setup.game = find_game(word);
    if (!out.setup.game) throw std::runtime_error("There is no game '" + word + "'.");
    while (words >> word) {
      const std::size_t equals = word.find('=');
      const std::string key = word.substr(0, equals),
                        value = equals == std::string::npos ? "" : word.substr(equals + 1);
      if (key == "players") out.setup.players = static_cast<u8>(std::stoi(value));
      else if (key == "seed") out.seed = std::stoull(value);
      else if (key == "after") out.after = static_cast<u32>(std::stoul(value));
      else if (key == "modules") out.setup.modules = modules(*out.setup.game, value);
      else throw std::runtime_error("'" + word + "' is none of players=, modules=, seed=, after=.");
    }
    return out;
  }

  std::unique_ptr<const Ruleset> rules() const {
    Reject why;
    auto made = create(setup, why);
    if (!made) throw std::runtime_error(why.sentence);
    return made;
  }

 private:
  static u32 modules(const GameType& game, const std::string& list) {
    u32 out = 0;
    if (list == "all") return static_cast<u32>((u64{1} << game.modules().size()) - 1);
    std::istringstream slugs(list);
    for (std::string slug; std::getline(slugs, slug, ',');) {
      const int i = find_module(game, slug);
      if (i < 0) throw std::runtime_error("There is no module '" + slug + "'.");
      out |= 1u << i;
    }
    return out;
  }
};

}  // namespace comares::test
