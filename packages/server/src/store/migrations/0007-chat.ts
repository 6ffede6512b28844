import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The kind of a run, and the chat's memory. */
export const chat: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable("run")
      .addColumn("kind", "text", (c) => c.notNull().defaultTo("code"))
      .execute();
    await db.schema
      .createTable("memory")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("owner", "text", (c) => c.notNull())
      .addColumn("text", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("memory_owner").on("memory").columns(["account", "owner", "id"]).execute();
  },
};
