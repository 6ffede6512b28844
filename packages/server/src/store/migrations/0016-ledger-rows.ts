import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../db.ts";
import type { Tables } from "../schema.ts";

/**
 * Makes a line cheap to add: its number is the key of its row, lines are found by the first digits of their hash, and a tile of the
 * tree's lowest level is stored only once it is full. The lines themselves are the same.
 */
export const ledgerRows: Migration = {
  async up(db: Kysely<Tables>) {
    if (!isPostgres(db)) await keyByNumber(db);
    await sql`create index ledger_by_sha on ledger (substr(sha, 1, 10))`.execute(db);
    await sql`delete from ledger_tile where level = 0 and length(hashes) < 8192`.execute(db);
  },
};

/** In SQLite, a key that is an integer is the number of the row; in Postgres there is no such thing to gain. */
async function keyByNumber(db: Kysely<Tables>): Promise<void> {
  await sql`create table ledger_rows (
      seq integer primary key, sha text not null, run_id text not null, kind text not null, line text not null,
      constraint ledger_once unique (run_id, kind))`.execute(db);
  await sql`insert into ledger_rows (seq, sha, run_id, kind, line)
      select seq, sha, run_id, kind, line from ledger order by seq`.execute(db);
  await sql`drop table ledger`.execute(db);
  await sql`alter table ledger_rows rename to ledger`.execute(db);
}
