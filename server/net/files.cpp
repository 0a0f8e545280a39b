// Files of the web client. They are listed once, when the server starts, and a request is looked up in that list:
// no target is ever made into a path, so none can lead out of the folder.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "server/net/net.h"

namespace comares::server {

namespace {

namespace fs = std::filesystem;

std::string_view type_of(const fs::path& path) {
  static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript"},
      {".css", "text/css"},
      {".json", "application/json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".woff", "font/woff"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain"},
      {".webmanifest", "application/manifest+json"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
      {".webp", "image/webp"}};
  const std::string ext = path.extension().string();
  for (const auto& [known, type] : kTypes)
    if (ext == known) return type;
  return "application/octet-stream";
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

WebFiles::WebFiles(const std::string& root) {
  std::error_code error;
  fs::recursive_directory_iterator at(root, error);
  // Links are not followed: what lies below the folder is meant, not what it points at.
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error))
    if (!at->is_symlink(error) && at->is_regular_file(error))
      paths_.emplace("/" + fs::path(at->path()).lexically_relative(root).generic_string(), at->path().string());
}

const std::string* WebFiles::find(std::string_view target) const {
  const auto at = paths_.find(target);
  return at == paths_.end() ? nullptr : &at->second;
}

Response file_response(const WebFiles& files, const Request& request) {
  std::string_view target(request.target().data(), request.target().size());
  target = target.substr(0, target.find('?'));
  // The client's own addresses (/t/…) have no extension: all of them are its first page.
  const bool page = !fs::path(target).has_extension();
  const std::string name = page ? "/index.html" : std::string(target);
  const auto listed = [&](const std::string& target_name) {
    const std::string* path = files.find(target_name);
    return path ? read(*path) : std::nullopt;
  };
  const auto packed = takes_gzip(request) ? listed(name + ".gz") : std::nullopt;
  const auto text = packed ? packed : listed(name);
  if (!text && page) return plain(request, http::status::ok, "text/html; charset=utf-8", kNotBuilt);
  if (!text) return plain(request, http::status::not_found, "text/plain", "There is no such file.\n");
  Response r = plain(request, http::status::ok, type_of(name), *text);
  r.set(http::field::vary, "Accept-Encoding");
  if (packed) r.set(http::field::content_encoding, "gzip");
  r.set(http::field::cache_control,
        target.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  return r;
}

}  // namespace comares::server
