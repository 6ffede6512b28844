import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The task states of conversations, and how each of their runs began. */
export const taskState: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("task_state")
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("owner", "text", (c) => c.notNull())
      .addColumn("conversation_id", "text", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("body_json", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("task_state_of", ["account", "owner", "conversation_id"])
      .execute();
    await db.schema.alterTable("run").addColumn("begun_json", "text").execute();
  },
};
