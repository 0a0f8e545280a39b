// JSON written straight as text, for what a server sends thousands of times a second. Whoever needs
// it as values parses the text: there is one writer.
#pragma once
#include <charconv>
#include <concepts>

#include "codec/json.h"

namespace comares::codec {

class JsonText {
 public:
  explicit JsonText(std::string& out) : out_(out) {}

  // A member of the object under way, or where the key is null an item of the list.
  void begin(const char* key = nullptr) { name(key), out_ += '{'; }
  void end() { out_ += '}'; }
  void begin_list(const char* key = nullptr) { name(key), out_ += '['; }
  void end_list() { out_ += ']'; }
  void text(const char* key, std::string_view v) { name(key), quote(v); }
  void null(const char* key) { name(key), out_ += "null"; }
  void flag(const char* key, bool v) { name(key), out_ += v ? "true" : "false"; }
  void cell(const char* key, int x, int y) {
    name(key), out_ += '[';
    digits(x), out_ += ',';
    digits(y), out_ += ']';
  }
  template <std::integral Number>
  void number(const char* key, Number v) {
    name(key), digits(v);
  }
  void value(const char* key, const json::value& v) { name(key), out_ += json::serialize(v); }
  void members(const json::object& o) {
    for (const auto& member : o) {
      gap();
      quote(member.key());
      out_ += ':';
      out_ += json::serialize(member.value());
    }
  }

  // What is written next belongs under this key.
  void name(const char* key) {
    gap();
    if (!key) return;
    out_ += '"';
    out_ += key;
    out_ += "\":";
  }

  // To take back what turned out not to be worth writing.
  std::size_t size() const { return out_.size(); }
  void cut(std::size_t size) { out_.resize(size); }

 private:
  void gap() {
    if (!out_.empty() && out_.back() != '{' && out_.back() != '[' && out_.back() != ':') out_ += ',';
  }
  void quote(std::string_view text) {
    for (const char c : text)
      if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20) {
        out_ += json::serialize(json::string(text));
        return;
      }
    out_ += '"';
    out_ += text;
    out_ += '"';
  }
  template <std::integral Number>
  void digits(Number v) {
    char text[24];
    out_.append(text, std::to_chars(text, text + sizeof text, v).ptr);
  }

  std::string& out_;
};

inline std::string hex(unsigned long long v) {
  char text[16];
  return std::string(text, std::to_chars(text, text + sizeof text, v, 16).ptr);
}

// What `write(JsonText&)` writes, as a value.
template <class Write>
json::value written_value(Write&& write) {
  std::string text;
  JsonText out(text);
  write(out);
  boost::system::error_code error;  // there is none: it was written here
  return json::parse(text, error);
}

// The members it writes, as an object.
template <class Write>
json::object written(Write&& write) {
  json::value v = written_value([&](JsonText& out) {
    out.begin();
    write(out);
    out.end();
  });
  return std::move(v.get_object());
}

}  // namespace comares::codec
