// Files of the web client. Names are plain: letters, digits, - _ . and /, and never two dots, so that
// no request can leave the folder.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "server/net/net.h"

namespace comares::server {

namespace {

namespace fs = std::filesystem;

std::string_view type_of(const fs::path& path) {
  static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {".html", "text/html; charset=utf-8"}, {".js", "text/javascript"},   {".css", "text/css"},
      {".json", "application/json"},         {".svg", "image/svg+xml"},    {".png", "image/png"},
      {".ico", "image/x-icon"},              {".woff2", "font/woff2"},     {".woff", "font/woff"},
      {".wasm", "application/wasm"},         {".txt", "text/plain"},       {".webmanifest", "application/manifest+json"},
      {".mp3", "audio/mpeg"},                {".ogg", "audio/ogg"},        {".webp", "image/webp"}};
  const std::string ext = path.extension().string();
  for (const auto& [known, type] : kTypes)
    if (ext == known) return type;
  return "application/octet-stream";
}

bool is_plain(std::string_view target) {
  if (target.empty() || target[0] != '/' || target.find("..") != std::string_view::npos) return false;
  for (const char c : target)
    if (!(std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' || c == '.' || c == '/')) return false;
  return true;
}

std::optional<std::string> read(const fs::path& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return {};
  std::ifstream in(path, std::ios::binary);
  if (!in) return {};
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The client's build leaves a compressed copy beside each file that gains by it.
bool takes_gzip(const Request& request) {
  const auto accepted = request[http::field::accept_encoding];
  return accepted.find("gzip") != accepted.npos;
}

constexpr const char* kNotBuilt =
    "<!doctype html><meta charset=utf-8><title>Comares</title>"
    "<p>The server runs, but the web client has not been built. Run <code>./play</code>, or "
    "<code>tools/build-web</code>.</p><p>Programs can play already: <a href=/api/rules>/api/rules</a>, "
    "<code>/ws</code>.</p>\n";

}  // namespace

Response file_response(const Config& config, const Request& request) {
  std::string_view target(request.target().data(), request.target().size());
  target = target.substr(0, target.find('?'));
  if (!is_plain(target)) return plain(request, http::status::not_found, "text/plain", "There is no such file.\n");
  const fs::path root(config.web);
  const fs::path relative(std::string(target.substr(1)));
  // The client's own addresses (/t/…) have no extension: all of them are its first page.
  const bool page = !relative.has_extension();
  const fs::path file = root / (page ? fs::path("index.html") : relative);
  const auto packed = takes_gzip(request) ? read(fs::path(file) += ".gz") : std::nullopt;
  const auto text = packed ? packed : read(file);
  if (!text && page) return plain(request, http::status::ok, "text/html; charset=utf-8", kNotBuilt);
  if (!text) return plain(request, http::status::not_found, "text/plain", "There is no such file.\n");
  Response r = plain(request, http::status::ok, page ? "text/html; charset=utf-8" : type_of(relative), *text);
  r.set(http::field::vary, "Accept-Encoding");
  if (packed) r.set(http::field::content_encoding, "gzip");
  r.set(http::field::cache_control,
        target.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  return r;
}

}  // namespace comares::server
