import type { Config } from "../base/config.ts";
import type { Store } from "./db.ts";
import { DataFolderBusy, openSqlite } from "./sqlite/open-sqlite.ts";

/**
 * Opens the store and migrates its schema: SQLite in the data folder, which is created if missing and private to the user.
 * Another database would be another case here. Throws DataFolderBusy, or an error that names the folder and the cause.
 */
export async function openStore({ dataDir: folder }: Pick<Config, "dataDir">): Promise<Store> {
  try {
    return await openSqlite(folder);
  } catch (thrown) {
    if (thrown instanceof DataFolderBusy) throw thrown;
    const why = thrown instanceof Error ? thrown.message : "the schema could not be brought up to date";
    throw new Error(`SVC_DATA_DIR: ${folder} cannot be used: ${why}`, { cause: thrown });
  }
}
