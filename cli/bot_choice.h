// A bot's choice as the protocol tells it (table/advice.h).
#pragma once
#include "table/protocol.h"

namespace comares::cli {

codec::json::object choose_with_bot(const table::Session&, const table::BotWish&, codec::Refusal&);

}  // namespace comares::cli
