import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** Purchases: what was offered to whom, and what each gives for the money that was paid and not refunded. */
export const purchases: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("purchase")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("item", "text", (c) => c.notNull())
      .addColumn("cents", "integer", (c) => c.notNull())
      .addColumn("session_sha", "text", (c) => c.unique())
      .addColumn("session_sealed", "text")
      .addColumn("jti", "text", (c) => c.notNull())
      .addColumn("looks", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("settled_look", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("changes", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("runs", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("visual", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("until", "bigint", (c) => c.notNull().defaultTo(0))
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
  },
};
