import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The index uses SQLite's FTS5; the tables are like all others. */
const STATEMENTS = [
  sql`create table technique (
    n integer primary key autoincrement, id text not null unique, account text not null, owner text not null,
    kind text not null, origin text not null, state text not null, title text not null, applies text not null,
    words text not null, body text not null, language text not null, params_json text not null, test text not null,
    path text not null, test_path text not null, marks_json text not null, sha text not null, grams integer not null,
    version integer not null, tested integer not null, run_id text, created_at bigint not null, updated_at bigint not null,
    unique (account, owner, kind, language, sha))`,
  sql`create index technique_alike on technique (account, owner, kind, language, grams)`,
  sql`create index technique_run on technique (run_id)`,
  sql`create virtual table technique_index using fts5(title, words, body, scope, tokenize = 'porter unicode61')`,
  // Forgotten techniques are also removed from the pages of the index.
  sql`insert into technique_index (technique_index, rank) values ('secure-delete', 1)`,
  sql`create table technique_score (
    technique_id text not null, account text not null, owner text not null, uses integer not null default 0,
    wins integer not null default 0, losses integer not null default 0, won real not null default 0,
    lost real not null default 0, last_used bigint, hidden integer not null default 0,
    retired integer not null default 0, primary key (technique_id, account, owner))`,
  sql`create table technique_receipt (
    technique_id text not null, account text not null, owner text not null, run_id text not null,
    receipt_sha text not null, role text not null, task_sha text not null, at bigint not null,
    primary key (technique_id, run_id, role))`,
  sql`create index technique_receipt_run on technique_receipt (run_id)`,
  sql`create table lesson (
    run_id text primary key, account text not null, owner text not null, tries integer not null default 0,
    next_at bigint not null)`,
];

/** Techniques, their scores for each owner, and the runs that are still to be learned from. */
export const techniques: Migration = {
  async up(db: Kysely<Tables>) {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
