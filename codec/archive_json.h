// Archive (engine/archive.h) over JSON: a writer for positions and views, a reader for loading.
#pragma once
#include <optional>
#include <vector>

#include "codec/notation.h"

namespace comares::codec {

inline constexpr Seat kSeesAll = 0xFE;  // a position, not a view

class TextWriter final : public Archive {
 public:
  TextWriter(const Notation& n, JsonText& out, Seat viewer) : n_(n), out_(out), viewer_(viewer) {}
  bool loading() const override { return false; }
  bool may_see(Seat owner) const override { return viewer_ == kSeesAll || viewer_ == owner; }
  bool begin(const char* key) override {
    out_.begin(key);
    return true;
  }
  void end() override { out_.end(); }
  int begin_list(const char* key, int size) override {
    out_.begin_list(key);
    return size;
  }
  void end_list() override { out_.end_list(); }
  bool has(const char*) const override { return false; }
  bool is_true(const char*) const override { return false; }
  void number(const char* key, int& v, int, int) override { out_.number(key, v); }
  void flag(const char* key, bool& v) override { out_.flag(key, v); }
  void sides(const char* key, u8& mask) override { out_.text(key, sides_text(mask)); }
  void cell(const char* key, i8& x, i8& y) override { out_.cell(key, x, y); }
  void tile(const char* key, u8& t) override { id(key, t == kNone ? nullptr : n_.rules().tiles[t]); }
  void card(const char* key, u8& c) override { id(key, c == kNone ? nullptr : n_.rules().cards[c]); }
  void name(const char* key, u8& i, std::span<const char* const> names) override {
    id(key, i < names.size() ? names[i] : nullptr);
  }
  void refuse(const char*) override {}

 private:
  void id(const char* key, const char* text) {
    if (text) out_.text(key, text);
    else out_.null(key);
  }
  const Notation& n_;
  JsonText& out_;
  Seat viewer_;
};

// A value that is absent leaves its target as it is. A wrong one is reported to the refusal, and loading
// goes on without harm.
class JsonReader final : public Archive {
 public:
  JsonReader(const Notation& n, const json::object& root, Refusal& why) : n_(n), why_(why) {
    at_.push_back({&root, nullptr, 0});
  }
  bool loading() const override { return true; }
  bool may_see(Seat) const override { return true; }
  bool begin(const char* key) override {
    const json::object* found = nullptr;
    if (!read(key, found, [&](const json::value& v, Refusal& why) { return &as_object(v, named(key), why); }))
      return false;
    at_.push_back({found, nullptr, 0});
    return true;
  }
  void end() override { at_.pop_back(); }
  int begin_list(const char* key, int) override {
    const json::array* found = nullptr;
    if (!read(key, found, [&](const json::value& v, Refusal& why) { return &as_array(v, named(key), why); })) return -1;
    at_.push_back({nullptr, found, 0});
    return static_cast<int>(found->size());
  }
  void end_list() override { at_.pop_back(); }
  bool has(const char* key) const override {
    const json::object* o = at_.back().object;
    const json::value* v = o ? o->if_contains(key) : nullptr;
    return v && !v->is_null();
  }
  bool is_true(const char* key) const override { return has(key) && at_.back().object->at(key) == json::value(true); }
  void number(const char* key, int& to, int low, int high) override {
    read(key, to, [&](const json::value& v, Refusal& why) {
      return static_cast<int>(as_integer(v, named(key), low, high, why));
    });
  }
  void flag(const char* key, bool& to) override {
    read(key, to, [&](const json::value& v, Refusal& why) { return as_bool(v, named(key), why); });
  }
  void sides(const char* key, u8& mask) override {
    read(key, mask, [&](const json::value& v, Refusal& why) { return sides_mask(v, named(key), why); });
  }
  void cell(const char* key, i8& x, i8& y) override {
    ReadCell at{x, y};
    read(key, at, [&](const json::value& v, Refusal& why) { return cell_of(v, named(key), 62, why); });
    x = at.x;
    y = at.y;
  }
  void tile(const char* key, u8& t) override {
    read(key, t, [&](const json::value& v, Refusal& why) { return n_.tile(v, named(key), why); });
  }
  void card(const char* key, u8& c) override {
    read(key, c, [&](const json::value& v, Refusal& why) { return n_.card(v, named(key), why); });
  }
  void name(const char* key, u8& i, std::span<const char* const> names) override {
    read(key, i, [&](const json::value& v, Refusal& why) {
      const std::string_view word = as_string(v, named(key), why);
      for (u8 k = 0; k < names.size(); ++k)
        if (word == names[k]) return k;
      why.refuse(quoted(word) + " is not known here.");
      return u8{0};
    });
  }
  void refuse(const char* sentence) override { why_.refuse(sentence); }

 private:
  struct Place {
    const json::object* object;
    const json::array* list;
    std::size_t next;
  };
  static const char* named(const char* key) { return key ? key : "An entry"; }
  const json::value* take(const char* key) {
    Place& p = at_.back();
    if (p.object) return p.object->if_contains(key);
    return p.next < p.list->size() ? &(*p.list)[p.next++] : nullptr;
  }
  // True when the value is there and is what it should be; only then `to` is set.
  template <class To, class Read>
  bool read(const char* key, To& to, Read&& read_value) {
    const json::value* v = take(key);
    if (!v || v->is_null()) return false;
    Refusal here;
    const To value = read_value(*v, here);
    if (here) {
      why_.refuse(std::move(here.sentence), here.rule);
      return false;
    }
    to = value;
    return true;
  }
  const Notation& n_;
  std::vector<Place> at_;
  Refusal& why_;
};

}  // namespace comares::codec
