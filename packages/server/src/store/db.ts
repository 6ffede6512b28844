import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** What was deleted is overwritten in the file; the log beside it holds it until it is begun anew. */
export const overwriteDeleted = async (db: Db): Promise<void> =>
  void (await sql`pragma wal_checkpoint(truncate)`.execute(db));

/** An open database. */
export interface Store {
  db: Db;
  close: () => Promise<void>;
}
