import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The checkpoint by which a key of the ledger replaced the one before, signed by both. */
export const keyRotation: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`alter table ledger_key add column checkpoint text`.execute(db);
  },
};
