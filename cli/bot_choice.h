// A bot's choice as the protocol tells it (table/advice.h).
#pragma once
#include "codec/protocol.h"

namespace comares::cli {

codec::json::object choose_with_bot(const codec::Session&, const codec::BotWish&, codec::Refusal&);

}  // namespace comares::cli
