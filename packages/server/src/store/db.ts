import { type Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import type { Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** An open database. */
export interface Store {
  db: Db;
  notices: Notices;
  close: () => Promise<void>;
}

/** What one service tells the others on the same database: a run has new events, waits for a worker, or is to be cancelled. */
export interface Notice {
  about: "events" | "queued" | "cancel";
  run: string;
}

/** Notices between services on one database. Any may be lost, so they only make known sooner what is read in any case. */
export interface Notices {
  /** Sends a notice to the others; with a transaction, when that commits. */
  send(notice: Notice, on?: Tx): Promise<void>;
  /** Calls `heard` with each notice of another service, and with null if some may have been missed. */
  listen(heard: (notice: Notice | null) => void): void;
}

/** For a database that no other service has open. */
export const NO_NOTICES: Notices = { send: async () => undefined, listen: () => undefined };

/**
 * How long a worker may be silent before another may claim its run. Alone on its database, a service takes its runs up again
 * when it starts; among others it has to be replaced soon.
 */
export const leaseMs = (db: Db): number => (isPostgres(db) ? 5_000 : 30_000);

/** The milliseconds by which the database's clock is ahead of this machine's; services on one database share its time. */
export async function clockAhead(db: Db): Promise<number> {
  if (!isPostgres(db)) return 0;
  const asked = Date.now();
  const { rows } = await sql<{
    now: number;
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return Math.round(rows[0]!.now - (asked + Date.now()) / 2);
}

/** Whether the database is Postgres, which has many writers; SQLite has one. */
export const isPostgres = (db: Db | Tx): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Whether a run has not ended, in the very words of the index `run_under_way`: with parameters it would not be used. */
export const isUnderWay = sql<boolean>`state in ('queued', 'running', 'verifying')`;

/**
 * Overwrites deleted data where the database would keep it: SQLite's write-ahead log is truncated. Postgres removes deleted
 * rows when it vacuums, which is its operator's affair.
 */
export async function overwriteDeleted(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Lets no other transaction that names the same thing run until this one ends, so that what it counts stays true until it
 * commits. SQLite's transactions exclude each other anyway.
 */
export async function exclusively(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The size of a Postgres database on its server, in bytes. */
export async function storedBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return rows[0]!.size;
}
