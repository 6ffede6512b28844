import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../db.ts";
import type { Tables } from "../schema.ts";

/** Precomputed hashes for the comparison of techniques (empty in older rows), and forgotten techniques, which their runs do not teach again. */
export const techniqueMemory: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create table technique_forgotten (
      run_id text not null, sha text not null, primary key (run_id, sha))`.execute(db);
    const bytes = isPostgres(db) ? sql`bytea not null default ''` : sql`blob not null default x''`;
    await sql`alter table technique add column gram_hashes ${bytes}`.execute(db);
  },
};
