// The list of games and modules, in the order in which modules are called.
#include "modules/list.h"

#include <array>

#include "games/alhambra/alhambra.h"
#include "games/alhambra/parts.h"
#include "games/dice/alcazaba.h"
#include "games/dice/dice.h"
#include "games/dice/parts.h"
#include "games/red_palace/red_palace.h"

namespace comares {

namespace viziers_favour {
extern const alhambra::Module kModule;
}
namespace camps {
extern const alhambra::Module kModule, kRedModule;
}
namespace bureau_de_change {
extern const alhambra::Module kModule;
}
namespace diamonds {
extern const alhambra::Module kModule;
}
namespace characters {
extern const alhambra::Module kModule;
}
namespace bonus_cards {
extern const alhambra::Module kModule;
}
namespace workers_huts {
extern const alhambra::Module kModule;
}
namespace city_gates {
extern const alhambra::Module kModule;
}
namespace city_walls {
extern const alhambra::Module kModule;
}
namespace thieves {
extern const alhambra::Module kModule;
}
namespace change {
extern const alhambra::Module kModule;
}
namespace street_trader {
extern const alhambra::Module kModule;
}
namespace treasure_chamber {
extern const alhambra::Module kModule;
}
namespace master_builders {
extern const alhambra::Module kModule;
}
namespace invaders {
extern const alhambra::Module kModule;
}
namespace bazaars {
extern const alhambra::Module kModule, kRedModule;
}
namespace new_score_cards {
extern const alhambra::Module kModule;
}
namespace power_of_sultan {
extern const alhambra::Module kModule;
}
namespace caravanserai {
extern const alhambra::Module kModule;
}
namespace art_of_the_moors {
extern const alhambra::Module kModule;
}
namespace falconers {
extern const alhambra::Module kModule;
}
namespace building_sites {
extern const alhambra::Module kModule;
}
namespace exchange_certificates {
extern const alhambra::Module kModule;
}
namespace magical_buildings {
extern const alhambra::Module kModule;
}
namespace medina {
extern const alhambra::Module kModule, kRedModule;
}
namespace watchtowers {
extern const alhambra::Module kModule;
}

#ifdef COMARES_MADE_UP_MODULE  // of tests/made_up, and of no box
namespace kiosks {
extern const alhambra::Module kModule, kFirstModule;
}
#endif

namespace {

constexpr const alhambra::Module* kAlhambraModules[] = {
    &viziers_favour::kModule,
    &camps::kModule,
    &bureau_de_change::kModule,
    &diamonds::kModule,
    &characters::kModule,
    &bonus_cards::kModule,
    &workers_huts::kModule,
    &city_gates::kModule,
    &city_walls::kModule,
    &thieves::kModule,
    &change::kModule,
    &street_trader::kModule,
    &treasure_chamber::kModule,
    &master_builders::kModule,
    &invaders::kModule,
    &bazaars::kModule,
    &new_score_cards::kModule,
    &power_of_sultan::kModule,
    &caravanserai::kModule,
    &art_of_the_moors::kModule,
    &falconers::kModule,
    &building_sites::kModule,
    &exchange_certificates::kModule,
    &magical_buildings::kModule,
    &medina::kModule,
    &watchtowers::kModule,
#ifdef COMARES_MADE_UP_MODULE
    &kiosks::kModule,
    &kiosks::kFirstModule,
#endif
};

// Three of them exist in another form in the Red Palace.
constexpr const alhambra::Module* kRedPalaceModules[] = {
    &medina::kRedModule,
    &bazaars::kRedModule,
    &camps::kRedModule,
};

template <const auto& kModules>
std::span<const ModuleInfo> infos_of() {
  static const auto infos = [] {
    std::array<ModuleInfo, std::size(kModules)> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = kModules[i]->info;
    return all;
  }();
  return infos;
}

// The game's own options, then those of its modules in the order of the list.
template <const auto& kModules, auto kOwnOptions>
std::span<const Option> options_of() {
  static const auto all = [] {
    FixedVec<Option, kMaxOptions> options{};
    for (const Option& o : kOwnOptions()) options.push_back(o);
    for (const alhambra::Module* m : kModules)
      for (const Option& o : m->options) options.push_back(o);
    return options;
  }();
  return {all.begin(), all.size()};
}

std::unique_ptr<Ruleset> create_alhambra(const Setup& s, Reject& why) {
  return alhambra::create(s, kAlhambraModules, why);
}

const GameType kAlhambra = {
    .id = "alhambra",
    .title = "Alhambra",
    .summary = "Buy buildings in four currencies and build the finest palace, with a long wall round it.",
    .provenance = nullptr,
    .min_players = 2,
    .max_players = 6,
    .version = 1,
    .options = options_of<kAlhambraModules, alhambra::own_options>,
    .modules = infos_of<kAlhambraModules>,
    .create = create_alhambra,
    .archive_reconstructed = alhambra::archive_reconstructed,
    .start = alhambra::start_game,
    .step = alhambra::step_game,
    .legal = alhambra::legal_actions,
    .check = alhambra::check_action,
    .apply = alhambra::apply_action,
    .score = alhambra::score_game,
    .resample = alhambra::resample_game,
    .digest = alhambra::digest_game,
    .choices = alhambra::list_choices,
    .habit = alhambra::habitual_action,
};

std::unique_ptr<Ruleset> create_red_palace(const Setup& s, Reject& why) {
  return red_palace::create(s, kRedPalaceModules, why);
}

const GameType kRedPalace = {
    .id = "red-palace",
    .title = "The Red Palace",
    .summary = "Buy land and buildings, post guards on your walls and let them pay for special abilities.",
    .provenance =
        "Cost and walls of the land tiles, their watchtowers, the spots and points of the guard board and "
        "its beginners' side are reconstructed.",
    .min_players = 2,
    .max_players = 6,
    .version = 1,
    .options = options_of<kRedPalaceModules, red_palace::own_options>,
    .modules = infos_of<kRedPalaceModules>,
    .create = create_red_palace,
    .archive_reconstructed = alhambra::archive_reconstructed,
    .start = alhambra::start_game,
    .step = red_palace::step_game,
    .legal = alhambra::legal_actions,
    .check = alhambra::check_action,
    .apply = alhambra::apply_action,
    .score = alhambra::score_game,
    .resample = alhambra::resample_game,
    .digest = alhambra::digest_game,
    .choices = alhambra::list_choices,
    .habit = alhambra::habitual_action,
};

// Both games of the dice box run by the same functions; what is different is in the ruleset.
constexpr GameType dice_box(const char* id, const char* title, const char* summary, decltype(GameType::create) create,
                            const char* provenance, decltype(GameType::archive_reconstructed) reconstructed) {
  return {
      .id = id,
      .title = title,
      .summary = summary,
      .provenance = provenance,
      .min_players = 2,
      .max_players = 6,
      .version = 1,
      .options = dice::no_options,
      .modules = dice::no_modules,
      .create = create,
      .archive_reconstructed = reconstructed,
      .start = dice::start_game,
      .step = dice::step_game,
      .legal = dice::legal_actions,
      .check = dice::check_action,
      .apply = dice::apply_action,
      .score = dice::score_game,
      .resample = dice::resample_game,
      .digest = dice::digest_game,
      .choices = dice::list_choices,
      .habit = dice::habitual_action,
  };
}
constexpr GameType kDice = dice_box(
    "dice", "Alhambra: the dice game", "Throw up to three times for the best places, and climb six building tracks.",
    dice::create_dice, "reconstructed: how many chips show 1, 2 and 3, and which kinds have a dark back",
    dice::archive_reconstructed);
constexpr GameType kAlcazaba =
    dice_box("alcazaba", "Alcazaba", "Throw dice for tiles and build the finest Alhambra with them.", alcazaba::create,
             nullptr, nullptr);

constexpr const GameType* kGames[] = {&kAlhambra, &kDice, &kAlcazaba, &kRedPalace};
constexpr const GameParts* kParts[] = {&alhambra::kParts, &dice::kDiceParts, &dice::kAlcazabaParts,
                                       &red_palace::kParts};
static_assert(std::size(kGames) == std::size(kParts));

}  // namespace

const GameParts& parts_of(const GameType& game) {
  std::size_t i = 0;
  while (kGames[i] != &game) ++i;
  return *kParts[i];
}

std::span<const GameType* const> games() { return kGames; }
const GameType& usual_game() { return *kGames[0]; }

const GameType* find_game(std::string_view id, int version) {
  const GameType* found = nullptr;
  for (const GameType* g : kGames) {
    if (g->id != id || (version != kNewest && g->version != version)) continue;
    if (!found || g->version > found->version) found = g;
  }
  return found;
}

int find_module(const GameType& g, std::string_view slug, int version) {
  const auto all = g.modules();
  int found = -1;
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    const ModuleInfo& m = all[static_cast<std::size_t>(i)];
    if (m.slug != slug || (version != kNewest && m.version != version)) continue;
    if (found < 0 || m.version > all[static_cast<std::size_t>(found)].version) found = i;
  }
  return found;
}

bool is_newest(const GameType& g) { return find_game(g.id) == &g; }

bool is_newest(const GameType& g, std::size_t module) {
  return find_module(g, g.modules()[module].slug) == static_cast<int>(module);
}

u32 newest_modules(const GameType& g) {
  u32 all = 0;
  for (std::size_t i = 0; i < g.modules().size(); ++i) all |= u32{is_newest(g, i)} << i;
  return all;
}

std::unique_ptr<const Ruleset> create(const Setup& s, Reject& why) {
  why = kAccepted;
  if (!s.game) {
    why = {"rules.1", "Say which game to play."};
    return nullptr;
  }
  std::unique_ptr<Ruleset> rules = s.game->create(s, why);
  if (rules && s.corrections) s.corrections->apply(*rules);
  return rules;
}

}  // namespace comares
