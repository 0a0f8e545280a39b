// The tables of a PostgreSQL database. comares_schema tells which of these statements have been run.
#pragma once

namespace comares::server::schema {

inline constexpr const char* kPostgres[] = {R"sql(
CREATE TABLE tables (
  id      text PRIMARY KEY,
  version bigint NOT NULL,
  at      bigint NOT NULL,
  status  text NOT NULL,
  listed  boolean NOT NULL,
  body    text NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, listed, at);
CREATE TABLE entries (
  game text NOT NULL,
  seq  bigint NOT NULL,
  at   bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (game, seq)
);
CREATE TABLE chat (
  game text NOT NULL,
  seq  bigint NOT NULL,
  at   bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (game, seq)
);
CREATE TABLE answers (
  game text NOT NULL,
  seq  bigint NOT NULL,
  seat bigint NOT NULL,
  at   bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (game, seq, seat)
);
)sql",
                                            R"sql(
CREATE TABLE pulse (id bigint PRIMARY KEY, at bigint NOT NULL);
)sql",
                                            R"sql(
ALTER TABLE tables ADD COLUMN origin text NOT NULL DEFAULT '';
UPDATE tables SET origin = COALESCE(substring(body from
  '"origin":\{"table":"([0-9a-f]{32})","move":[0-9]+,"depth":[1-9]'), '') WHERE body LIKE '%"depth":%';
CREATE INDEX tables_by_age ON tables (status, at);
CREATE INDEX tables_by_origin ON tables (origin);
)sql",
                                            R"sql(
CREATE TABLE nodes (node text PRIMARY KEY, until bigint NOT NULL);
CREATE TABLE holders (game text PRIMARY KEY, node text NOT NULL);
INSERT INTO holders SELECT id, '' FROM tables WHERE status = 'playing';
)sql"};

}  // namespace comares::server::schema
