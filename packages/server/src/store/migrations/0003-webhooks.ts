import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** Webhooks, and each attempt to deliver them. */
export const webhooks: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("webhook")
      .addColumn("run_id", "text", (c) => c.primaryKey().references("run.id"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("owner", "text", (c) => c.notNull())
      .addColumn("url", "text", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("tries", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("next_at", "bigint")
      .addColumn("fence", "bigint", (c) => c.notNull().defaultTo(0))
      .addColumn("lease_until", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex("webhook_due")
      .on("webhook")
      .column("next_at")
      .where(sql<boolean>`state = 'pending'`)
      .execute();
    await db.schema
      .createIndex("webhook_of_account")
      .on("webhook")
      .columns(["account", "owner", "run_id"])
      .execute();
    await db.schema
      .createTable("webhook_attempt")
      .addColumn("run_id", "text", (c) => c.notNull().references("webhook.run_id"))
      .addColumn("n", "integer", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("ok", "integer", (c) => c.notNull())
      .addColumn("status", "integer")
      .addColumn("error", "text")
      .addColumn("duration_ms", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("webhook_attempt_pk", ["run_id", "n"])
      .execute();
  },
};
