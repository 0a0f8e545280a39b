// A module or game names the parts of its state here, once, for three uses: writing a position (all
// of it), loading one, and writing a view (what one player may know). The codec implements it over
// JSON; the engine itself knows no format. Keys are those of docs/notation.md; null inside a list.
#pragma once
#include <span>

#include "engine/types.h"

namespace comares {

class Archive {
 public:
  virtual bool loading() const = 0;
  // Position: everything. View: what belongs to `owner` is shown to `owner` alone.
  virtual bool may_see(Seat owner) const = 0;

  virtual bool begin(const char* key) = 0;  // an object; loading: false where it is absent
  virtual void end() = 0;
  virtual int begin_list(const char* key, int size) = 0;  // loading: size found, -1 where absent
  virtual void end_list() = 0;

  virtual bool has(const char* key) const = 0;      // loading only
  virtual bool is_true(const char* key) const = 0;  // … where a view has `true` for what it hides
  virtual void number(const char* key, int& value, int low, int high) = 0;
  virtual void flag(const char* key, bool& value) = 0;
  virtual void sides(const char* key, u8& mask) = 0;     // "NE"
  virtual void cell(const char* key, i8& x, i8& y) = 0;  // [x,y]
  virtual void tile(const char* key, u8& tile) = 0;      // tile id
  virtual void card(const char* key, u8& card) = 0;      // card id
  virtual void name(const char* key, u8& index, std::span<const char* const> names) = 0;

  // Loading: the position breaks a rule. The first sentence wins; loading goes on harmlessly.
  virtual void refuse(const char* sentence) = 0;

 protected:
  ~Archive() = default;
};

}  // namespace comares
