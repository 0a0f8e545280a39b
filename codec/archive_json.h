// Archive (engine/archive.h) over JSON: a writer for positions and views, a reader for loading.
#pragma once
#include <vector>

#include "codec/notation.h"

namespace comares::codec {

inline constexpr Seat kSeesAll = 0xFE;  // a position, not a view

class JsonWriter final : public Archive {
 public:
  JsonWriter(const Notation& n, json::object& root, Seat viewer) : n_(n), viewer_(viewer) {
    at_.push_back(&root);
  }
  bool loading() const override { return false; }
  bool may_see(Seat owner) const override { return viewer_ == kSeesAll || viewer_ == owner; }
  bool begin(const char* key) override {
    if (auto* list = std::get_if<json::array*>(&at_.back())) at_.push_back(&(*list)->emplace_back(json::object()).as_object());
    else at_.push_back(&((*std::get<json::object*>(at_.back()))[key].emplace_object()));
    return true;
  }
  void end() override { at_.pop_back(); }
  int begin_list(const char* key, int size) override {
    if (auto* list = std::get_if<json::array*>(&at_.back())) at_.push_back(&(*list)->emplace_back(json::array()).as_array());
    else at_.push_back(&((*std::get<json::object*>(at_.back()))[key].emplace_array()));
    return size;
  }
  void end_list() override { at_.pop_back(); }
  bool has(const char*) const override { return false; }
  void number(const char* key, int& v, int, int) override { put(key, v); }
  void flag(const char* key, bool& v) override { put(key, v); }
  void sides(const char* key, u8& mask) override { put(key, json::value(sides_text(mask))); }
  void cell(const char* key, i8& x, i8& y) override { put(key, json::value{x, y}); }
  void tile(const char* key, u8& t) override {
    put(key, t == kNone ? json::value() : json::value(n_.rules().tiles[t]));
  }
  void card(const char* key, u8& c) override {
    put(key, c == kNone ? json::value() : json::value(n_.rules().cards[c]));
  }
  void name(const char* key, u8& i, std::span<const char* const> names) override {
    put(key, i < names.size() ? json::value(names[i]) : json::value());
  }
  void refuse(const char*) override {}

 private:
  void put(const char* key, json::value v) {
    if (auto* list = std::get_if<json::array*>(&at_.back())) (*list)->push_back(std::move(v));
    else (*std::get<json::object*>(at_.back()))[key] = std::move(v);
  }
  const Notation& n_;
  Seat viewer_;
  std::vector<std::variant<json::object*, json::array*>> at_;
};

// Values that are absent leave what they would set as it is.
class JsonReader final : public Archive {
 public:
  JsonReader(const Notation& n, const json::object& root) : n_(n) { at_.push_back({&root, nullptr, 0}); }
  bool loading() const override { return true; }
  bool may_see(Seat) const override { return true; }
  bool begin(const char* key) override {
    const json::value* v = take(key);
    if (!v || v->is_null()) return false;
    at_.push_back({&as_object(*v, key ? key : "an entry"), nullptr, 0});
    return true;
  }
  void end() override { at_.pop_back(); }
  int begin_list(const char* key, int) override {
    const json::value* v = take(key);
    if (!v || v->is_null()) return -1;
    const json::array& list = as_array(*v, key ? key : "an entry");
    at_.push_back({nullptr, &list, 0});
    return static_cast<int>(list.size());
  }
  void end_list() override { at_.pop_back(); }
  bool has(const char* key) const override {
    const json::object* o = at_.back().object;
    return o && o->contains(key) && !o->at(key).is_null();
  }
  void number(const char* key, int& v, int low, int high) override {
    if (const json::value* j = given(key)) v = static_cast<int>(as_integer(*j, key ? key : "a number", low, high));
  }
  void flag(const char* key, bool& v) override {
    if (const json::value* j = given(key)) v = as_bool(*j, key ? key : "a flag");
  }
  void sides(const char* key, u8& mask) override {
    if (const json::value* j = given(key)) mask = sides_mask(*j, key ? key : "sides");
  }
  void cell(const char* key, i8& x, i8& y) override {
    if (const json::value* j = given(key)) {
      const json::array& xy = as_array(*j, key ? key : "a cell");
      if (xy.size() != 2) throw Refused("A cell is written [x,y].");
      x = static_cast<i8>(as_integer(xy[0], "x", -63, 63));
      y = static_cast<i8>(as_integer(xy[1], "y", -63, 63));
    }
  }
  void tile(const char* key, u8& t) override {
    if (const json::value* j = given(key)) t = n_.tile(*j, key ? key : "a tile");
  }
  void card(const char* key, u8& c) override {
    if (const json::value* j = given(key)) c = n_.card(*j, key ? key : "a card");
  }
  void name(const char* key, u8& i, std::span<const char* const> names) override {
    const json::value* j = given(key);
    if (!j) return;
    const std::string_view word = as_string(*j, key ? key : "a name");
    for (u8 k = 0; k < names.size(); ++k) {
      if (word != names[k]) continue;
      i = k;
      return;
    }
    throw Refused(quoted(word) + " is not known here.");
  }
  void refuse(const char* sentence) override { throw Refused(sentence); }

 private:
  struct Place {
    const json::object* object;
    const json::array* list;
    std::size_t next;
  };
  const json::value* take(const char* key) {
    Place& p = at_.back();
    if (p.object) return p.object->if_contains(key);
    return p.next < p.list->size() ? &(*p.list)[p.next++] : nullptr;
  }
  const json::value* given(const char* key) {
    const json::value* v = take(key);
    return v && !v->is_null() ? v : nullptr;
  }
  const Notation& n_;
  std::vector<Place> at_;
};

}  // namespace comares::codec
