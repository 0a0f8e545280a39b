// HTTP: what games there are, which tables, records, health and counters; everything else is a file.
#include <boost/asio/post.hpp>
#include <boost/beast/http.hpp>

#include "codec/setup.h"
#include "server/net/net.h"
#include "server/table/bots.h"
#include "server/table/origin.h"
#include "server/table/record.h"

namespace comares::server {

namespace {

using Done = std::function<void(Response)>;
constexpr int kMostListed = 200;

Response rules_response(const App& app, const Request& request) {
  json::array bots;
  for (const std::string& level : bot_levels()) bots.emplace_back(level);
  return json_response(request, http::status::ok,
                       {{"v", kProtocolVersion},
                        {"games", codec::rules_list()},
                        {"bots", std::move(bots)},
                        {"corrections", app.config.corrections}});
}

void list_tables(App& app, const Request& request, const Done& done) {
  app.hub.store().read([request, done](Store& store) {
    try {
      json::object out{{"v", kProtocolVersion}};
      for (const char* status : {"open", "playing"}) {
        json::array tables;
        for (const ListedTable& row : store.listed(status, kMostListed))
          if (const auto info = understood(row)) tables.push_back(info->shown());
        out[status] = std::move(tables);
      }
      done(json_response(request, http::status::ok, out));
    } catch (const std::exception& e) {
      log("error", "listing tables failed", {{"error", e.what()}});
      done(error_response(request, http::status::service_unavailable, "store", "The database does not answer."));
    }
  });
}

Response as_download(const Request& request, const std::string& id, const char* ending, const json::object& record) {
  Response r = json_response(request, http::status::ok, record);
  r.set(http::field::content_disposition, "attachment; filename=\"comares-" + id.substr(0, 8) + ending + "\"");
  return r;
}

Response unreadable(const Request& request, const std::string& id, const std::exception& e) {
  log("error", "reading a table failed", {{"table", id}, {"error", e.what()}});
  return error_response(request, http::status::service_unavailable, "store", "The table could not be read.");
}

void one_table(App& app, const Request& request, const std::string& id, bool record, const Done& done) {
  app.hub.store().read([&app, request, id, record, done](Store& store) {
    try {
      auto l = std::make_shared<const Loaded>(load_with_origin(store, id, 0, 0, 0));
      if (!l->found)
        return done(error_response(request, http::status::not_found, "not-found", "There is no such table."));
      const TableInfo info = info_from_stored(codec::parse(l->table.body));
      if (!record)
        return done(json_response(request, http::status::ok, {{"v", kProtocolVersion}, {"table", info.shown()}}));
      if (info.status != TableInfo::kOver && !app.hub.broken(id))
        return done(error_response(request, http::status::conflict, "not-over",
                                   "The record is published when the game is over."));
      // On a thread of its own: the one that reads from the store is waited for by all tables.
      asio::post(app.hub.replayers(), [request, id, info, l, done, queued = Queued(app.hub.metrics().replays)] {
        try {
          done(as_download(request, id, ".json", record_of(info, *l)));
        } catch (const std::exception& e) {
          done(as_download(request, id, "-raw.json", record_as_it_is(info, *l, e)));
        }
      });
    } catch (const std::exception& e) {
      done(unreadable(request, id, e));
    }
  });
}

void health(App& app, const Request& request, const Done& done) {
  app.hub.pulse([request, done](bool good) {
    if (good) return done(json_response(request, http::status::ok, {{"ok", true}}));
    done(json_response(request, http::status::service_unavailable,
                       {{"ok", false}, {"error", "The database does not take anything."}}));
  });
}

}  // namespace

Response json_response(const Request& request, http::status status, const json::object& body) {
  Response r = plain(request, status, "application/json", json::serialize(body) + "\n");
  r.set(http::field::cache_control, "no-store");
  return r;
}

Response error_response(const Request& request, http::status status, const char* code, std::string_view sentence,
                        std::string_view rule) {
  json::object o{{"v", kProtocolVersion}, {"code", code}, {"error", sentence}};
  if (!rule.empty()) o["rule"] = rule;
  return json_response(request, status, o);
}

namespace {

// Not every browser counts the WebSockets of a page's own host as its own.
std::string own_sockets(const Request& request) {
  const auto host = request[http::field::host];
  const std::string name(host.data(), host.size());
  constexpr const char* kInNames = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
  if (name.empty() || name.find_first_not_of(kInNames) != std::string::npos) return {};
  return " ws://" + name + " wss://" + name;
}

}  // namespace

Response plain(const Request& request, http::status status, std::string_view type, std::string body) {
  Response r(status, request.version() ? request.version() : 11);
  r.set(http::field::server, "comares");
  r.set(http::field::content_type, beast::string_view(type.data(), type.size()));
  r.set("X-Content-Type-Options", "nosniff");
  r.set("X-Frame-Options", "DENY");
  r.set("Referrer-Policy", "no-referrer");
  r.set("Cross-Origin-Opener-Policy", "same-origin");
  r.set("Cross-Origin-Resource-Policy", "same-origin");
  r.set("Content-Security-Policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'" +
            own_sockets(request) + "; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
  r.keep_alive(request.keep_alive());
  r.content_length(body.size());
  if (request.method() != http::verb::head) r.body() = std::move(body);
  return r;
}

void answer_http(App& app, const Request& request, Done done) {
  std::string_view target(request.target().data(), request.target().size());
  target = target.substr(0, target.find('?'));
  if (target == kRecords && request.method() == http::verb::post) return keep_record(app, request, done);
  if (request.method() != http::verb::get && request.method() != http::verb::head)
    return done(error_response(request, http::status::method_not_allowed, "method",
                               "Only GET is answered here; to play, open the WebSocket /ws."));
  if (target == "/health") return health(app, request, done);
  if (target == "/metrics")
    return done(plain(request, http::status::ok, "text/plain; version=0.0.4", app.hub.metrics().text()));
  if (!target.starts_with("/api/")) return done(file_response(app.files, request));
  target.remove_prefix(5);
  if (target == "rules") return done(rules_response(app, request));
  if (target == "tables") return list_tables(app, request, done);
  if (target.starts_with("tables/")) {
    target.remove_prefix(7);
    const std::string id(target.substr(0, 32));
    const std::string_view rest = target.substr(id.size());
    if (is_table_id(id) && (rest.empty() || rest == "/record")) return one_table(app, request, id, !rest.empty(), done);
  }
  done(error_response(request, http::status::not_found, "not-found", "There is nothing at this address."));
}

}  // namespace comares::server
