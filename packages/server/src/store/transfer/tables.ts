import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "../db.ts";
import { migrations } from "../migrations.ts";
import type { Tables } from "../schema.ts";

/** The tables that are moved to another database; one that others refer to comes before them. */
export const MOVED = [
  "setting",
  "account",
  "account_change",
  "plan",
  "api_key",
  "license_key",
  "license",
  "purchase",
  "try_count",
  "reply",
  "meter",
  "allowance",
  "address_day",
  "free_account",
  "credit_balance",
  "reservation",
  "meter_entry",
  "provider_setting",
  "run",
  "run_event",
  "blob",
  "blob_place",
  "blob_waste",
  "run_blob",
  "webhook",
  "webhook_attempt",
  "memory",
  "task_state",
  "technique",
  "technique_score",
  "technique_forgotten",
  "technique_receipt",
  "lesson",
  "bundle",
  "ledger",
  "ledger_head",
  "ledger_tile",
  "ledger_key",
] as const satisfies (keyof Tables)[];

export type Moved = (typeof MOVED)[number];

/** What is made again at the other end, or has a form of its own there. */
type NotMoved = "bundle_part";

// A table that is in neither list does not type-check.
true satisfies Exclude<keyof Tables, Moved | NotMoved> extends never ? true : never;

/** The names of the migrations that a database needs for its rows to be readable here. */
export const schemaVersion = (): string[] => Object.keys(migrations).toSorted();

/** The columns of each table, in an order that is the same in every database. */
export async function columnsOf(on: Db | Tx): Promise<Map<string, string[]>> {
  const tables = await on.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]));
}

/** Keeps others out of all tables until the transaction ends. */
export async function lockTables(tx: Tx): Promise<void> {
  if (isPostgres(tx))
    await sql`lock table ${sql.join(MOVED.map((name) => sql.table(name)))} in access exclusive mode`.execute(
      tx,
    );
}

/** A table that has a row; undefined if the database holds nothing but its schema. */
export async function filledTable(tx: Tx): Promise<string | undefined> {
  for (const name of MOVED) {
    const head = name === "ledger_head" ? sql`where size > 0` : sql``;
    const { rows } = await sql`select 1 from ${sql.table(name)} ${head} limit 1`.execute(tx);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** Whether a service is connected to the database. One on SQLite cannot be: whoever opens its folder locks it. */
export async function isServed(db: Db): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'signet notices'`.execute(db);
  return rows.length > 0;
}

/** The highest number that a technique ever had. */
export async function techniqueNumber(tx: Tx): Promise<number> {
  const numbers = isPostgres(tx)
    ? sql<{ n: number }>`select case when is_called then last_value else 0 end as n from technique_n_seq`
    : sql<{ n: number }>`select seq as n from sqlite_sequence where name = 'technique'`;
  return (await numbers.execute(tx)).rows[0]?.n ?? 0;
}

/** Has the next technique numbered after `n`. */
export async function continueTechniques(tx: Tx, n: number): Promise<void> {
  if (n === 0) return;
  if (isPostgres(tx)) {
    await sql`select setval('technique_n_seq', ${n})`.execute(tx);
    return;
  }
  await sql`delete from sqlite_sequence where name = 'technique'`.execute(tx);
  await sql`insert into sqlite_sequence (name, seq) values ('technique', ${n})`.execute(tx);
}
