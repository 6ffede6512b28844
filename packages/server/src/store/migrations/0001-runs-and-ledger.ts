import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

const ZERO_SHA = "0".repeat(64);
const UNFINISHED = sql<boolean>`state in ('queued', 'running', 'verifying')`;

/** Runs with their events and files, the ledger, and the store's own settings. */
export const runsAndLedger: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("run")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("account", "text", (c) => c.notNull())
      .addColumn("owner", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("request_json", "text", (c) => c.notNull())
      .addColumn("given_json", "text", (c) => c.notNull())
      .addColumn("request_id", "text", (c) => c.notNull())
      .addColumn("idem_key", "text")
      .addColumn("idem_body_sha", "text")
      .addColumn("conversation_id", "text")
      .addColumn("opening", "text", (c) => c.notNull())
      .addColumn("worker", "text")
      .addColumn("fence", "bigint", (c) => c.notNull().defaultTo(0))
      .addColumn("lease_until", "bigint", (c) => c.notNull().defaultTo(0))
      .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("last_seq", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("cancel_requested", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("agent_json", "text")
      .addColumn("files_json", "text")
      .addColumn("ok", "integer")
      .addColumn("exit_reason", "text")
      .addColumn("check_kind", "text")
      .addColumn("receipt_sha", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("started_at", "bigint")
      .addColumn("finished_at", "bigint")
      .execute();
    await db.schema
      .createIndex("run_idem")
      .unique()
      .on("run")
      .columns(["account", "owner", "idem_key"])
      .execute();
    await db.schema.createIndex("run_of_account").on("run").columns(["account", "owner", "id"]).execute();
    await db.schema
      .createIndex("run_unfinished")
      .on("run")
      .columns(["state", "lease_until"])
      .where(UNFINISHED)
      .execute();
    await db.schema
      .createIndex("run_conversation")
      .unique()
      .on("run")
      .columns(["account", "owner", "conversation_id"])
      .where(UNFINISHED)
      .execute();
    await createEvents(db);
    await createLedger(db);
  },
};

async function createEvents(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("run_event")
    .addColumn("run_id", "text", (c) => c.notNull().references("run.id"))
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("data_json", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("run_event_pk", ["run_id", "seq"])
    .execute();
  await db.schema
    .createTable("blob")
    .addColumn("sha256", "text", (c) => c.primaryKey())
    // The type's name in Postgres. SQLite stores bytes as bytes whatever the type of the column.
    .addColumn("content", "bytea", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("run_blob")
    .addColumn("run_id", "text", (c) => c.notNull().references("run.id"))
    .addColumn("sha256", "text", (c) => c.notNull().references("blob.sha256"))
    .addPrimaryKeyConstraint("run_blob_pk", ["run_id", "sha256"])
    .execute();
  await db.schema.createIndex("run_blob_by_content").on("run_blob").column("sha256").execute();
}

async function createLedger(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("ledger")
    .addColumn("seq", "bigint", (c) => c.primaryKey())
    .addColumn("sha", "text", (c) => c.notNull().unique())
    .addColumn("run_id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("line", "text", (c) => c.notNull())
    .addUniqueConstraint("ledger_once", ["run_id", "kind"])
    .execute();
  await db.schema
    .createTable("ledger_head")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("size", "bigint", (c) => c.notNull())
    .addColumn("sha", "text", (c) => c.notNull())
    .addColumn("ts", "bigint", (c) => c.notNull())
    .execute();
  await db.insertInto("ledger_head").values({ id: 1, size: 0, sha: ZERO_SHA, ts: 0 }).execute();
  await db.schema
    .createTable("setting")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}
