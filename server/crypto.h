// Secrets and seals: random bytes from the system's cryptographic source, SHA-256 by OpenSSL, and
// the commitment to a game's seed that is published before the game and opened after it.
#pragma once
#include <string>
#include <string_view>

#include "engine/seed.h"

namespace comares::server {

std::string random_hex(int bytes);
u64 random_u64();
std::string sha256_hex(std::string_view);

Seed random_seed();  // of 128 bits

// SHA-256 of "comares:1:<salt>:<seed in decimal>" or, of a seed of 128 bits, "comares:2:<salt>:<its 32 digits>", as
// lower-case hex.
std::string seed_commitment(std::string_view salt_hex, Seed seed);

bool same_secret(std::string_view, std::string_view);  // takes as long whatever differs

}  // namespace comares::server
