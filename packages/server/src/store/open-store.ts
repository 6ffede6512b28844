import type { Config } from "../base/config.ts";
import type { Store } from "./db.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import { DataFolderBusy, openSqlite } from "./sqlite/open-sqlite.ts";

/**
 * Opens the store and migrates its schema: the Postgres database of SVC_DATABASE_URL, which other services may share, or SQLite
 * in the data folder, which is created if missing and private to the user. Throws DataFolderBusy, or an error that names the
 * setting and the cause. `onError` receives errors of idle connections.
 */
export async function openStore(
  { dataDir: folder, databaseUrl = "" }: Pick<Config, "dataDir"> & Partial<Pick<Config, "databaseUrl">>,
  onError: (thrown: Error) => void = () => undefined,
): Promise<Store> {
  try {
    return await (databaseUrl === "" ? openSqlite(folder) : openPostgres(databaseUrl, onError));
  } catch (thrown) {
    if (thrown instanceof DataFolderBusy) throw thrown;
    const why = thrown instanceof Error ? thrown.message : "the schema could not be brought up to date";
    const place = databaseUrl === "" ? `SVC_DATA_DIR: ${folder}` : "SVC_DATABASE_URL: the database";
    throw new Error(`${place} cannot be used: ${why}`, { cause: thrown });
  }
}
