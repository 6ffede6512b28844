import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Truncates the write-ahead log. Deleted data is overwritten in the database file, but stays in the log until then. */
export const overwriteDeleted = async (db: Db): Promise<void> =>
  void (await sql`pragma wal_checkpoint(truncate)`.execute(db));

/** An open database. */
export interface Store {
  db: Db;
  close: () => Promise<void>;
}
