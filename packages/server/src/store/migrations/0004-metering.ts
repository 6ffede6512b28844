import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** Metering: the day's allowance, bought credits, reserved units, and a row for each change. */
export const metering: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("meter")
      .addColumn("account", "text", (c) => c.primaryKey())
      .addColumn("running", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("entries", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("allowance")
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("unit", "text", (c) => c.notNull())
      .addColumn("day", "text", (c) => c.notNull())
      .addColumn("used", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("allowance_pk", ["account", "unit", "day"])
      .execute();
    await db.schema
      .createTable("credit_balance")
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("unit", "text", (c) => c.notNull())
      .addColumn("balance", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("credit_balance_pk", ["account", "unit"])
      .execute();
    await db.schema
      .createTable("reservation")
      .addColumn("run_id", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("unit", "text", (c) => c.notNull())
      .addColumn("source", "text", (c) => c.notNull())
      .addColumn("day", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("open", "integer", (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable("meter_entry")
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("n", "integer", (c) => c.notNull())
      .addColumn("unit", "text", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("source", "text", (c) => c.notNull())
      .addColumn("amount", "integer", (c) => c.notNull())
      .addColumn("reason", "text", (c) => c.notNull())
      .addColumn("ref", "text", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("meter_entry_pk", ["account", "n"])
      .addUniqueConstraint("meter_entry_once", ["kind", "unit", "reason", "ref"])
      .execute();
  },
};
