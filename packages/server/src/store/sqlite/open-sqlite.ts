import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { NO_NOTICES, type Store } from "../db.ts";
import { migrations } from "../migrations.ts";
import type { Tables } from "../schema.ts";
import { nodeSqliteDialect } from "./dialect.ts";

/** Another service uses the data folder. Two services on one SQLite file would each treat the other's runs as dead. */
export class DataFolderBusy extends Error {
  constructor(folder: string) {
    super(`another signet service is using ${folder}; stop it, or give this one its own SVC_DATA_DIR`);
    this.name = "DataFolderBusy";
  }
}

/** Opens the database in `folder`, which is created if missing, and migrates its schema. Throws DataFolderBusy. */
export async function openSqlite(folder: string): Promise<Store> {
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
    notices: NO_NOTICES,
    async close() {
      await db.destroy();
      lock.close();
    },
  };
}

const SQLITE_BUSY = 5;

/** Takes a lock that the kernel releases when the process ends, for any reason. */
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
