// A bot's choice as the protocol tells it: action, and value and alternatives where the bot has them.
#pragma once
#include "codec/session.h"

namespace comares::cli {

codec::json::object choose_with_bot(const codec::Session&, std::string_view level, int millis, codec::Refusal&);

}  // namespace comares::cli
