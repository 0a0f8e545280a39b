#include "cli/play/key.h"

#include <cstdlib>

namespace comares::cli::play {

namespace {

// What follows ESC [ or ESC O.
Key sequence(std::string_view body) {
  const char last = body.back();
  if (last == '~') {
    switch (std::atoi(std::string(body).c_str())) {
      case 1:
      case 7: return {KeyName::kHome};
      case 4:
      case 8: return {KeyName::kEnd};
      case 5: return {KeyName::kPageUp};
      case 6: return {KeyName::kPageDown};
      case 11: return {KeyName::kFunction, 1};
      case 12: return {KeyName::kFunction, 2};
      case 13: return {KeyName::kFunction, 3};
      case 14: return {KeyName::kFunction, 4};
      case 15: return {KeyName::kFunction, 5};
      case 17: return {KeyName::kFunction, 6};
      default: return {};
    }
  }
  switch (last) {
    case 'A': return {KeyName::kUp};
    case 'B': return {KeyName::kDown};
    case 'C': return {KeyName::kRight};
    case 'D': return {KeyName::kLeft};
    case 'H': return {KeyName::kHome};
    case 'F': return {KeyName::kEnd};
    case 'Z': return {KeyName::kBackTab};
    case 'M': return {KeyName::kEnter};  // keypad
    case 'P':
    case 'Q':
    case 'R':
    case 'S': return {KeyName::kFunction, static_cast<char32_t>(last - 'P' + 1)};
    default: return {};
  }
}

int utf8_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

Key single(char c) {
  switch (c) {
    case '\r':
    case '\n': return {KeyName::kEnter};
    case '\t': return {KeyName::kTab};
    case 8:
    case 127: return {KeyName::kBackspace};
    case 27: return {KeyName::kEscape};
    default: break;
  }
  if (c >= 1 && c < 27) return {KeyName::kChar, static_cast<char32_t>(c)};  // control characters
  return {KeyName::kChar, static_cast<char32_t>(c)};
}

}  // namespace

std::optional<Key> KeyParser::next() { return take(false); }
std::optional<Key> KeyParser::flush() { return take(true); }

std::optional<Key> KeyParser::take(bool complete) {
  while (!pending_.empty()) {
    const auto used = [&](std::size_t n) { pending_.erase(0, n); };
    const unsigned char first = static_cast<unsigned char>(pending_[0]);
    if (first == 27) {
      if (pending_.size() == 1) {
        if (!complete) return std::nullopt;
        used(1);
        return Key{KeyName::kEscape};
      }
      if (pending_[1] == 27) {  // two escapes: the first one stands alone
        used(1);
        return Key{KeyName::kEscape};
      }
      if (pending_[1] != '[' && pending_[1] != 'O') {  // Alt and a key: the key
        used(1);
        continue;
      }
      if (pending_.size() > 2 && pending_[1] == '[' && pending_[2] == '[') {  // linux: F1–F5
        if (pending_.size() == 3) {
          if (!complete) return std::nullopt;
          used(3);
          continue;
        }
        const char32_t number = static_cast<char32_t>(pending_[3] - 'A' + 1);
        used(4);
        if (number >= 1 && number <= 5) return Key{KeyName::kFunction, number};
        continue;
      }
      std::size_t end = 2;
      while (end < pending_.size() && pending_[end] >= 0x20 && pending_[end] < 0x40) ++end;
      if (end == pending_.size()) {
        if (!complete && end < 32) return std::nullopt;
        used(end);
        continue;
      }
      const Key key = sequence(std::string_view(pending_).substr(2, end - 1));
      used(end + 1);
      if (key.name != KeyName::kNothing) return key;
      continue;
    }
    const int length = utf8_length(first);
    if (length <= 1) {
      const char c = pending_[0];
      used(1);
      if (length == 1 && c != 0) return single(c);
      continue;
    }
    if (pending_.size() < static_cast<std::size_t>(length)) {
      if (!complete) return std::nullopt;
      pending_.clear();
      continue;
    }
    char32_t ch = first & (0xFF >> (length + 1));
    bool sound = true;
    for (int i = 1; i < length; ++i) {
      const unsigned char more = static_cast<unsigned char>(pending_[static_cast<std::size_t>(i)]);
      sound = sound && (more & 0xC0) == 0x80;
      ch = ch << 6 | (more & 0x3F);
    }
    used(sound ? static_cast<std::size_t>(length) : 1);
    if (sound) return Key{KeyName::kChar, ch};
  }
  return std::nullopt;
}

}  // namespace comares::cli::play
