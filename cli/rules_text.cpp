#include "cli/rules_text.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace comares::cli {

namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view from_to(std::string_view first, std::string_view last) {
  return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
}

int heading_level(std::string_view line) {
  const std::size_t n = line.find_first_not_of('#');
  return n != std::string_view::npos && n > 0 && line[n] == ' ' ? static_cast<int>(n) : 0;
}

// "12" of "12. Text" and of "12) Text", "3.1" of "3.1 Text", "M" of "M. Text"; else empty.
std::string_view leading_number(std::string_view text) {
  std::size_t n = 0;
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') {
    n = 1;
  } else {
    while (n < text.size() &&
           (is_digit(text[n]) || (n > 0 && text[n] == '.' && n + 1 < text.size() && is_digit(text[n + 1]))))
      ++n;
    if (n > 0 && text.substr(0, n).find('.') != std::string_view::npos) return text.substr(0, n);
  }
  return n > 0 && text.substr(n, 2) == ". " ? text.substr(0, n) : std::string_view();
}

// "- R13 Text" and "- **R13** Text"
std::string_view ruling_number(std::string_view line) {
  if (!line.starts_with("- ")) return {};
  line.remove_prefix(2);
  if (line.starts_with("**")) line.remove_prefix(2);
  std::size_t n = 1;
  while (n < line.size() && is_digit(line[n])) ++n;
  return line.starts_with("R") && n > 1 ? line.substr(0, n) : std::string_view();
}

constexpr std::string_view kAnchor = "<a id=\"", kAnchorEnd = "\"></a>";

// An item, or any other line, goes on in lines that are indented further.
std::size_t end_of_block(const std::vector<std::string_view>& lines, std::size_t at) {
  const auto indent = [&](std::size_t i) { return lines[i].find_first_not_of(' '); };
  std::size_t last = at;
  while (last + 1 < lines.size() && !lines[last + 1].empty() && indent(last + 1) > indent(at)) ++last;
  return last;
}

std::size_t end_of_section(const std::vector<std::string_view>& lines, std::size_t at) {
  const int level = heading_level(lines[at]);
  std::size_t last = at;
  while (last + 1 < lines.size() && !(heading_level(lines[last + 1]) && heading_level(lines[last + 1]) <= level))
    ++last;
  while (last > at && lines[last].empty()) --last;
  return last;
}

}  // namespace

const RulesFile* find_rules(std::string_view name) {
  const auto files = rules_files();
  const auto found = std::find_if(files.begin(), files.end(), [&](const RulesFile& f) { return f.name == name; });
  return found == files.end() ? nullptr : &*found;
}

std::vector<RulesPlace> places(const RulesFile& file) {
  const std::vector<std::string_view> lines = lines_of(file.text);
  const std::string name(file.name);
  std::vector<RulesPlace> out;
  std::string section;      // "base.4": the last heading with a number
  bool in_section = false;  // directly, not below a heading without one
  bool are_examples = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    const int level = heading_level(line);
    const std::string_view text = from_to(line, lines[level ? end_of_section(lines, i) : end_of_block(lines, i)]);

    if (level > 1) {
      // Two short sections may share a heading: "4. Building rules / 5. Scoring".
      in_section = false;
      for (std::string_view rest = line.substr(static_cast<std::size_t>(level) + 1); !rest.empty();) {
        const std::string_view number = leading_number(rest);
        if (!number.empty()) {
          section = name + "." + std::string(number);
          in_section = true;
          are_examples = number == "10";
          out.push_back({RulesPlace::kSection, section, text});
        }
        const std::size_t slash = rest.find(" / ");
        rest.remove_prefix(slash == std::string_view::npos ? rest.size() : slash + 3);
      }
    } else if (const auto ruling = ruling_number(line); !ruling.empty()) {
      out.push_back({RulesPlace::kRuling, name + "." + std::string(ruling), text});
    } else if (const auto number = leading_number(line); in_section && !number.empty() && is_digit(number[0])) {
      out.push_back(
          {are_examples ? RulesPlace::kExample : RulesPlace::kItem, section + "." + std::string(number), text});
    }

    for (std::size_t at = line.find(kAnchor); at != std::string_view::npos; at = line.find(kAnchor, at + 1)) {
      const std::size_t begin = at + kAnchor.size(), end = line.find(kAnchorEnd, begin);
      if (end != std::string_view::npos)
        out.push_back({RulesPlace::kNamed, std::string(line.substr(begin, end - begin)), text});
    }
  }
  return out;
}

namespace {

// Marks of emphasis and code are dropped; an anchor is shown by its name, which refusals speak of.
std::string plain(std::string_view markdown) {
  std::string out;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (markdown.substr(i).starts_with(kAnchor)) {
      const std::size_t begin = i + kAnchor.size(), end = markdown.find(kAnchorEnd, begin);
      if (end == std::string_view::npos) break;
      out += "[" + std::string(markdown.substr(begin, end - begin)) + "] ";
      i = end + kAnchorEnd.size() - 1;
    } else if (markdown[i] != '`' && markdown[i] != '*') {
      out += markdown[i];
    }
  }
  return out;
}

int width_of(std::string_view text) {  // in characters, of UTF-8
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

// Later lines begin `hang` columns in.
void wrap(std::string& out, std::string_view text, int width, int hang) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return;
  std::string line(text.substr(0, first));
  text.remove_prefix(first);
  bool fresh = true;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    if (!fresh && width_of(line) + 1 + width_of(word) > width) {
      out += line + "\n";
      line.assign(static_cast<std::size_t>(hang), ' ');
      fresh = true;
    }
    if (!fresh) line += ' ';
    line += word;
    fresh = false;
    text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
  }
  out += line + "\n";
}

// How far the text of "- Text", "12. Text" or "   4. Text" is set in.
int hang_of(std::string_view line) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  const std::string_view rest = line.substr(indent);
  if (rest.starts_with("- ")) return static_cast<int>(indent) + 2;
  const std::string_view number = leading_number(rest);
  return static_cast<int>(indent + (number.empty() ? 0 : number.size() + 2));
}

using Cells = std::vector<std::string>;

Cells cells_of(std::string_view row) {
  Cells cells;
  row.remove_prefix(1);
  while (!row.empty()) {
    const std::size_t end = std::min(row.find('|'), row.size());
    std::string_view cell = row.substr(0, end);
    while (cell.starts_with(' ')) cell.remove_prefix(1);
    while (cell.ends_with(' ')) cell.remove_suffix(1);
    cells.push_back(plain(cell));
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return cells;
}

bool is_rule_line(std::string_view row) { return row.find_first_not_of("|-: ") == std::string_view::npos; }

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::string out;
  wrap(out, text, width, 0);
  std::vector<std::string> lines;
  for (const std::string_view line : lines_of(out)) lines.emplace_back(line);
  return lines;
}

int longest_word(const std::string& text) {
  int longest = 0;
  for (const std::string& word : wrapped(text, 1)) longest = std::max(longest, width_of(word));
  return longest;
}

constexpr int kGap = 2;

// Widths at which the columns fit without breaking a word, the widest made narrower first; empty if there are none.
std::vector<int> fitting_widths(const std::vector<Cells>& rows, int width) {
  std::vector<int> widths, least;
  for (const Cells& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    least.resize(widths.size());
    for (std::size_t c = 0; c < row.size(); ++c) {
      widths[c] = std::max(widths[c], width_of(row[c]));
      least[c] = std::max(least[c], longest_word(row[c]));
    }
  }
  int total = std::accumulate(widths.begin(), widths.end(), kGap * (static_cast<int>(widths.size()) - 1));
  for (; total > width; --total) {
    std::size_t widest = widths.size();
    for (std::size_t c = 0; c < widths.size(); ++c)
      if (widths[c] > least[c] && (widest == widths.size() || widths[c] > widths[widest])) widest = c;
    if (widest == widths.size()) return {};
    --widths[widest];
  }
  return widths;
}

void table(std::string& out, std::span<const std::string_view> lines, int width) {
  std::vector<Cells> rows;
  for (const std::string_view line : lines)
    if (!is_rule_line(line)) rows.push_back(cells_of(line));
  const std::vector<int> widths = fitting_widths(rows, width);

  for (std::size_t r = 0; r < rows.size(); ++r) {
    const Cells& row = rows[r];
    if (widths.empty()) {  // each row says what its cells are
      std::string line;
      for (std::size_t c = 0; c < row.size(); ++c)
        if (r > 0 && !row[c].empty())
          line += (line.empty() ? "" : "; ") + (c > 0 && !rows[0][c].empty() ? rows[0][c] + " " : "") + row[c];
      wrap(out, line, width, 4);
      continue;
    }
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 0;
    for (std::size_t c = 0; c < row.size(); ++c) {
      cells.push_back(wrapped(row[c], widths[c]));
      height = std::max(height, cells.back().size());
    }
    for (std::size_t h = 0; h < height; ++h) {
      std::string line;
      for (std::size_t c = 0; c < row.size(); ++c) {
        const std::string part = h < cells[c].size() ? cells[c][h] : "";
        line += part + std::string(static_cast<std::size_t>(std::max(0, widths[c] - width_of(part)) + kGap), ' ');
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out += line + "\n";
    }
  }
}

}  // namespace

std::string for_terminal(std::string_view markdown, int width) {
  const std::vector<std::string_view> lines = lines_of(markdown);
  std::string out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    if (line.starts_with("|")) {
      std::size_t end = i;
      while (end < lines.size() && lines[end].starts_with("|")) ++end;
      table(out, std::span(lines).subspan(i, end - i), width);
      i = end - 1;
    } else if (const int level = heading_level(line)) {
      const std::string title = plain(line.substr(static_cast<std::size_t>(level) + 1));
      wrap(out, title, width, 0);
      const int underline = std::min(width_of(title), width);
      if (level <= 2) out += std::string(static_cast<std::size_t>(underline), level == 1 ? '=' : '-') + "\n";
    } else if (line.empty()) {
      out += "\n";
    } else {
      wrap(out, plain(line), width, hang_of(line));
    }
  }
  return out;
}

}  // namespace comares::cli
