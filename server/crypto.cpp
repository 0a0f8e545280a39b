#include "server/crypto.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

#include <cstring>
#include <stdexcept>
#include <vector>

#include "codec/setup.h"

namespace comares::server {

namespace {

void fill_random(unsigned char* to, int bytes) {
  if (RAND_bytes(to, bytes) != 1) throw std::runtime_error("The system's source of random numbers does not answer.");
}

std::string to_hex(const unsigned char* from, std::size_t n) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string out(2 * n, '0');
  for (std::size_t i = 0; i < n; ++i) {
    out[2 * i] = kDigits[from[i] >> 4];
    out[2 * i + 1] = kDigits[from[i] & 15];
  }
  return out;
}

}  // namespace

std::string random_hex(int bytes) {
  std::vector<unsigned char> raw(static_cast<std::size_t>(bytes));
  fill_random(raw.data(), bytes);
  return to_hex(raw.data(), raw.size());
}

u64 random_u64() {
  unsigned char raw[8];
  fill_random(raw, sizeof raw);
  u64 value;
  std::memcpy(&value, raw, sizeof value);
  return value;
}

std::string sha256_hex(std::string_view text) {
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned int size = 0;
  if (EVP_Digest(text.data(), text.size(), digest, &size, EVP_sha256(), nullptr) != 1)
    throw std::runtime_error("SHA-256 is not available.");
  return to_hex(digest, size);
}

Seed random_seed() {
  Seed seed = 0;
  while (seed.is_number()) seed = {random_u64(), random_u64()};
  return seed;
}

std::string seed_commitment(std::string_view salt_hex, Seed seed) {
  return sha256_hex((seed.is_number() ? "comares:1:" : "comares:2:") + std::string(salt_hex) + ":" +
                    codec::text_of(seed));
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace comares::server
