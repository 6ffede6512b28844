import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { type Db, NO_NOTICES, type Store } from "../db.ts";
import { migrate, MIGRATIONS, requireKnown } from "../migrate.ts";
import type { Tables } from "../schema.ts";
import { nodeSqliteDialect } from "./dialect.ts";

/** Another service uses the data folder. Two services on one SQLite file would each treat the other's runs as dead. */
export class DataFolderBusy extends Error {
  constructor(folder: string) {
    super(`another signet service is using ${folder}; stop it, or give this one its own SVC_DATA_DIR`);
    this.name = "DataFolderBusy";
  }
}

/** Opens the database in `folder`, which is created if missing, and migrates its schema. Throws DataFolderBusy, and NewerSchema. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "signet.db");
  const lock = takeLock(folder);
  let db: Db | undefined;
  try {
    if (existsSync(file)) lookFirst(file);
    db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file) });
    await migrate(db);
  } catch (thrown) {
    await db?.destroy();
    lock.close();
    throw thrown;
  }
  const opened = db;
  chmodSync(file, 0o600);
  return {
    db: opened,
    notices: NO_NOTICES,
    async close() {
      await opened.destroy();
      lock.close();
    },
  };
}

/** Reads what was migrated without opening the database for writing, which would already change its files. */
function lookFirst(file: string): void {
  const look = new DatabaseSync(file, { readOnly: true });
  try {
    const has = look.prepare("select 1 from sqlite_master where name = ?").get(MIGRATIONS);
    if (!has) return;
    const rows = look.prepare(`select name from ${MIGRATIONS}`).all() as { name: string }[];
    requireKnown(rows.map(({ name }) => name));
  } finally {
    look.close();
  }
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
