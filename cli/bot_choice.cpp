#include "cli/bot_choice.h"

#include <algorithm>

#include "cli/contender.h"
#include "table/advice.h"

namespace comares::cli {

codec::json::object choose_with_bot(const table::Session& s, const table::BotWish& wish, codec::Refusal& why) {
  bots::Spec spec;
  if (!bots::read_spec(wish.level, spec)) {
    if (!spec.bot) why.refuse("There is no bot " + codec::quoted(wish.level) + "; known are " + bot_names() + ".");
    else why.refuse(codec::quoted(wish.level) + " is no bot: after its name come playouts, millis or seed.");
    return {};
  }
  if (wish.millis > 0) spec.millis = static_cast<u32>(wish.millis);
  // The same view always gets the same answer, so the seed must not depend on anything hidden.
  Random random(s.state().actions);
  const bots::Clock clock{[](const void*) { return micros_now(); }};
  return table::advice(s.notation(), s.state(), spec, random, spec.millis ? clock : bots::Clock{}, wish.because);
}

}  // namespace comares::cli
