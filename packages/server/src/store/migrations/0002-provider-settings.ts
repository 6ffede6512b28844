import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The provider settings that the owner stored, sealed by the vault. */
export const providerSettings: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("provider_setting")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("sealed", "text", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
  },
};
