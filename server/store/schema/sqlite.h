// The tables of an SQLite file. `user_version` tells which of these statements have been run.
#pragma once

namespace comares::server::schema {

inline constexpr const char* kSqlite[] = {R"sql(
CREATE TABLE tables (
  id      TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  at      INTEGER NOT NULL,
  status  TEXT NOT NULL,
  listed  INTEGER NOT NULL,
  body    TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, listed, at);
CREATE TABLE entries (
  game TEXT NOT NULL,
  seq  INTEGER NOT NULL,
  at   INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE chat (
  game TEXT NOT NULL,
  seq  INTEGER NOT NULL,
  at   INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE answers (
  game TEXT NOT NULL,
  seq  INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  at   INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq, seat)
) WITHOUT ROWID;
)sql",
                                          R"sql(
CREATE TABLE pulse (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
)sql",
                                          R"sql(
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
UPDATE tables SET origin = CASE WHEN json_valid(body) AND json_extract(body, '$.origin.depth') > 0
                                THEN json_extract(body, '$.origin.table') ELSE '' END
  WHERE body LIKE '%"depth":%';
CREATE INDEX tables_by_age ON tables (status, at);
CREATE INDEX tables_by_origin ON tables (origin);
)sql",
                                          R"sql(
CREATE TABLE nodes (node TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE holders (game TEXT PRIMARY KEY, node TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO holders SELECT id, '' FROM tables WHERE status = 'playing';
)sql"};

}  // namespace comares::server::schema
