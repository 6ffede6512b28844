import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../db.ts";
import type { Tables } from "../schema.ts";

/** The bytes of uploaded projects, where services share the database and have no folder in common. */
export const shared: Migration = {
  async up(db: Kysely<Tables>) {
    const bytes = isPostgres(db) ? sql`bytea` : sql`blob`;
    await sql`create table bundle_part (
      sha256 text not null, n integer not null, bytes ${bytes} not null, primary key (sha256, n))`.execute(
      db,
    );
  },
};
