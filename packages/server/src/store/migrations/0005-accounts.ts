import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** API keys, licenses and their plans; counters of attempts; replies to idempotent requests. */
export const accounts: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("api_key")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("sha256", "text", (c) => c.notNull())
      .addColumn("tier", "text", (c) => c.notNull())
      .addColumn("label", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("last_used_at", "bigint")
      .addColumn("revoked_at", "bigint")
      .execute();
    await db.schema.createIndex("api_key_account").on("api_key").columns(["account", "created_at"]).execute();
    await db.schema
      .createTable("license")
      .addColumn("jti", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("tier", "text", (c) => c.notNull())
      .addColumn("kid", "text", (c) => c.notNull())
      .addColumn("issued_at", "bigint", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .addColumn("revoked_at", "bigint")
      .execute();
    await db.schema
      .createTable("license_key")
      .addColumn("kid", "text", (c) => c.primaryKey())
      .addColumn("n", "integer", (c) => c.notNull().unique())
      .addColumn("public_x", "text", (c) => c.notNull())
      .addColumn("sealed", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("plan")
      .addColumn("subscription", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("tier", "text", (c) => c.notNull())
      .addColumn("until", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("plan_account").on("plan").column("account").execute();
    await db.schema
      .createTable("try_count")
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("until", "bigint", (c) => c.notNull())
      .addColumn("tries", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("try_count_pk", ["name", "until"])
      .execute();
    await db.schema
      .createTable("reply")
      .addColumn("scope", "text", (c) => c.notNull())
      .addColumn("idem_key", "text", (c) => c.notNull())
      .addColumn("body_sha", "text", (c) => c.notNull())
      .addColumn("sealed", "text")
      .addColumn("started_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("reply_pk", ["scope", "idem_key"])
      .execute();
  },
};
