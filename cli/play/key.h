// Keys, and how they are read out of the bytes a terminal sends.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace comares::cli::play {

enum class KeyName : unsigned char {
  kNothing,  // waited in vain
  kChar,     // a character, in `ch`
  kEnter,
  kEscape,
  kTab,
  kBackTab,
  kBackspace,
  kUp,
  kDown,
  kLeft,
  kRight,
  kHome,
  kEnd,
  kPageUp,
  kPageDown,
  kFunction,  // F1 … F12, number in `ch`
  kResize,    // no key: the terminal has another size, or has to be drawn anew
};

struct Key {
  KeyName name = KeyName::kNothing;
  char32_t ch = 0;

  bool is(char32_t c) const { return name == KeyName::kChar && ch == c; }
  friend bool operator==(const Key&, const Key&) = default;
};

// Bytes in, keys out. A lone escape is a key only when nothing follows it, so the caller says when
// it has waited long enough (flush).
class KeyParser {
 public:
  void feed(std::string_view bytes) { pending_ += bytes; }
  std::optional<Key> next();   // unknown sequences are swallowed
  std::optional<Key> flush();  // what is left is complete
  bool waiting() const { return !pending_.empty(); }

 private:
  std::optional<Key> take(bool complete);
  std::string pending_;
};

}  // namespace comares::cli::play
