import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The marks of erased runs, and indexes that find runs to erase. */
export const retention: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable("run").addColumn("erased_at", "bigint").execute();
    await db.schema
      .alterTable("run")
      .addColumn("erasing", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex("run_finished")
      .on("run")
      .column("finished_at")
      .where(sql<boolean>`erased_at is null`)
      .execute();
    await db.schema
      .createIndex("run_erased")
      .on("run")
      .columns(["erasing", "erased_at"])
      .where(sql<boolean>`erased_at is not null`)
      .execute();
    await db.schema
      .createIndex("run_of_conversation")
      .on("run")
      .columns(["account", "owner", "conversation_id"])
      .where(sql<boolean>`conversation_id is not null`)
      .execute();
  },
};
