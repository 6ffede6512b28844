import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The units that all free callers of an address used in a day, and the address at which each free account was created. */
export const fairUse: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("address_day")
      .addColumn("address", "text", (c) => c.notNull())
      .addColumn("unit", "text", (c) => c.notNull())
      .addColumn("day", "text", (c) => c.notNull())
      .addColumn("used", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("address_day_pk", ["address", "unit", "day"])
      .execute();
    await db.schema.alterTable("reservation").addColumn("address", "text").execute();
    await db.schema
      .createTable("free_account")
      .addColumn("account", "text", (c) => c.primaryKey())
      .addColumn("address", "text", (c) => c.notNull())
      .addColumn("used_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("free_account_address")
      .on("free_account")
      .columns(["address", "used_at"])
      .execute();
  },
};
