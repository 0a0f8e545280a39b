#include "table/choices.h"

#include <algorithm>

namespace comares::table {

bool ChoicesWriter::is_alike(const Action& a) const {
  if (!alike_) return false;
  Action other = a;
  other.pay = last_.pay;
  if (!(other == last_)) return false;
  const auto fields = notation_.rules().schemas[a.owner]->verbs[a.verb].fields;
  return std::any_of(fields.begin(), fields.end(), [](const Field& f) { return f.type == FieldType::kPurse; });
}

void ChoicesWriter::add(const Action& a) {
  if (!is_alike(a)) {
    end();
    notation_.write(a, out_);
    last_ = a;
    alike_ = 1;
    return;
  }
  if (alike_++ == 1) {
    out_.cut(out_.size() - 1);  // the object goes on
    out_.begin_list("or");
  }
  notation_.write_purse(nullptr, a.pay, out_);
}

void ChoicesWriter::end() {
  if (alike_ > 1) {
    out_.end_list();
    out_.end();
  }
  alike_ = 0;
}

}  // namespace comares::table
