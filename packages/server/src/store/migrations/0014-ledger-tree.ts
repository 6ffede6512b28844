import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../db.ts";
import type { Tables } from "../schema.ts";

/** The Merkle tree over the ledger, which is filled from its lines at the next start, and the keys that sign it. */
export const ledgerTree: Migration = {
  async up(db: Kysely<Tables>) {
    const bytes = isPostgres(db) ? sql`bytea` : sql`blob`;
    await sql`create table ledger_tile (
      level integer not null, n bigint not null, hashes ${bytes} not null, primary key (level, n))`.execute(
      db,
    );
    await sql`create table ledger_key (verifier text primary key, since bigint not null)`.execute(db);
  },
};
