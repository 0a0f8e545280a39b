// Secrets and seals: random bytes from the system's cryptographic source, SHA-256 by OpenSSL, and
// the commitment to a game's seed that is published before the game and opened after it.
#pragma once
#include <string>
#include <string_view>

#include "engine/types.h"

namespace comares::server {

std::string random_hex(int bytes);
u64 random_u64();
std::string sha256_hex(std::string_view);

// SHA-256 of "comares:1:<salt>:<seed in decimal>", as lower-case hex.
std::string seed_commitment(std::string_view salt_hex, u64 seed);

bool same_secret(std::string_view, std::string_view);  // takes as long whatever differs

}  // namespace comares::server
