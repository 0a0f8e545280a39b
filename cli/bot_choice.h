// A bot's choice as the protocol tells it: action, and value and alternatives where the bot has them.
#pragma once
#include "table/session.h"

namespace comares::cli {

codec::json::object choose_with_bot(const table::Session&, std::string_view level, int millis, codec::Refusal&);

}  // namespace comares::cli
