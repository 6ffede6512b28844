import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** What techniques are compared by, worked out once: empty in rows of before. */
export const techniqueGrams: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`alter table technique add column gram_hashes blob not null default x''`.execute(db);
  },
};
