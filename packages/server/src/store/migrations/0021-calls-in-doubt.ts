import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/**
 * Whether a run waits for its model, and how many of its calls were lost with the service that made them; and an index in which
 * workers find the oldest run of their kind, whatever else is stored.
 */
export const callsInDoubt: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`alter table run add column asking integer not null default 0`.execute(db);
    await sql`alter table run add column calls_in_doubt integer not null default 0`.execute(db);
    await sql`create index run_under_way on run (kind, id)
      where state in ('queued', 'running', 'verifying')`.execute(db);
    await sql`drop index run_unfinished`.execute(db);
  },
};
