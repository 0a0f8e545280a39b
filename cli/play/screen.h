// Showing a picture and waiting for a key, again whenever the terminal changes its size; and the
// windows that come up over the table.
#pragma once
#include <functional>

#include "cli/play/console.h"

namespace comares::cli::play {

using Draw = std::function<void(Canvas&)>;

// Draws and waits; a terminal made too small is told so until it is large enough again.
Key ask(Console&, const Draw&, int milliseconds = -1);

struct Span {
  std::string text;
  Style style{};
};
using Row = std::vector<Span>;

// A text in a window over what `behind` draws; scrolls. Returns the key that closed it.
struct Page {
  std::string title;
  std::vector<Row> rows;
  std::string footer;
  bool from_end = false;  // a log is read from its end
};
Key show_page(Console&, const Draw& behind, const Page&);
// The same, closed by the keys left and right too.
Key show_leaf(Console&, const Draw& behind, const Page&);

bool confirm(Console&, const Draw& behind, const std::string& question);

// Moves a choice up and down a list of n; false: some other key.
bool move_choice(const Key&, std::size_t& chosen, std::size_t n);

}  // namespace comares::cli::play
