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

// Values that are absent leave what they would set as it is. Modules are compiled without exceptions,
// so what is wrong is kept and thrown by `finish`, once they are done.
class JsonReader final : public Archive {
 public:
  JsonReader(const Notation& n, const json::object& root) : n_(n) { at_.push_back({&root, nullptr, 0}); }
  bool loading() const override { return true; }
  bool may_see(Seat) const override { return true; }
  bool begin(const char* key) override {
    return read(key, [&](const json::value& v) { at_.push_back({&as_object(v, named(key)), nullptr, 0}); });
  }
  void end() override { at_.pop_back(); }
  int begin_list(const char* key, int) override {
    const bool there = read(key, [&](const json::value& v) { at_.push_back({nullptr, &as_array(v, named(key)), 0}); });
    return there ? static_cast<int>(at_.back().list->size()) : -1;
  }
  void end_list() override { at_.pop_back(); }
  bool has(const char* key) const override {
    const json::object* o = at_.back().object;
    return o && o->contains(key) && !o->at(key).is_null();
  }
  void number(const char* key, int& to, int low, int high) override {
    read(key, [&](const json::value& v) { to = static_cast<int>(as_integer(v, named(key), low, high)); });
  }
  void flag(const char* key, bool& to) override {
    read(key, [&](const json::value& v) { to = as_bool(v, named(key)); });
  }
  void sides(const char* key, u8& mask) override {
    read(key, [&](const json::value& v) { mask = sides_mask(v, named(key)); });
  }
  void cell(const char* key, i8& x, i8& y) override {
    read(key, [&](const json::value& v) {
      const json::array& xy = as_array(v, named(key));
      if (xy.size() != 2) throw Refused("A cell is written [x,y].");
      const long long new_x = as_integer(xy[0], "x", -62, 62), new_y = as_integer(xy[1], "y", -62, 62);
      x = static_cast<i8>(new_x);
      y = static_cast<i8>(new_y);
    });
  }
  void tile(const char* key, u8& t) override {
    read(key, [&](const json::value& v) { t = n_.tile(v, named(key)); });
  }
  void card(const char* key, u8& c) override {
    read(key, [&](const json::value& v) { c = n_.card(v, named(key)); });
  }
  void name(const char* key, u8& i, std::span<const char* const> names) override {
    read(key, [&](const json::value& v) {
      const std::string_view word = as_string(v, named(key));
      for (u8 k = 0; k < names.size(); ++k) {
        if (word != names[k]) continue;
        i = k;
        return;
      }
      throw Refused(quoted(word) + " is not known here.");
    });
  }
  void refuse(const char* sentence) override {
    if (!refused_) refused_.emplace(sentence);
  }
  void finish() const {
    if (refused_) throw *refused_;
  }

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
  // True when the value is there and is what it should be.
  template <class Use>
  bool read(const char* key, Use&& use) {
    const json::value* v = take(key);
    if (!v || v->is_null()) return false;
    try {
      use(*v);
      return true;
    } catch (const Refused& e) {
      if (!refused_) refused_ = e;
      return false;
    }
  }
  const Notation& n_;
  std::vector<Place> at_;
  std::optional<Refused> refused_;
};

}  // namespace comares::codec
