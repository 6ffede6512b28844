import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import { nodeSqliteDialect } from "./dialect.ts";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** What was deleted is overwritten in the file; the log beside it holds it until it is begun anew. */
export const overwriteDeleted = async (db: Db): Promise<void> =>
  void (await sql`pragma wal_checkpoint(truncate)`.execute(db));

/** The data folder is in use by another service: two of them on one SQLite file would each take the other's runs for dead. */
export class DataFolderBusy extends Error {
  constructor(folder: string) {
    super(`another signet service is using ${folder}; stop it, or give this one its own SVC_DATA_DIR`);
    this.name = "DataFolderBusy";
  }
}

export interface Store {
  db: Db;
  close: () => Promise<void>;
}

/**
 * Opens the store in `folder` (made if missing, private to the user) and brings its schema up to date. Throws
 * DataFolderBusy, or an error that names the folder and what is wrong with it.
 */
export async function openStore(folder: string): Promise<Store> {
  try {
    return await open(folder);
  } catch (thrown) {
    if (thrown instanceof DataFolderBusy) throw thrown;
    const why = thrown instanceof Error ? thrown.message : "the schema could not be brought up to date";
    throw new Error(`SVC_DATA_DIR: ${folder} cannot be used: ${why}`, { cause: thrown });
  }
}

async function open(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = takeLock(folder);
  const file = path.join(folder, "signet.db");
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    lock.close();
    throw error as Error;
  }
  chmodSync(file, 0o600);
  return {
    db,
    async close() {
      await db.destroy();
      lock.close();
    },
  };
}

const SQLITE_BUSY = 5;

/** The kernel drops this lock when the process dies, however it dies. */
function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(folder, "lock.db"), { timeout: 0 });
  try {
    lock.exec(
      "pragma locking_mode=exclusive; begin exclusive; create table if not exists held (by integer); commit",
    );
    return lock;
  } catch (thrown) {
    lock.close();
    if ((thrown as { errcode?: number }).errcode === SQLITE_BUSY) throw new DataFolderBusy(folder);
    throw thrown;
  }
}
