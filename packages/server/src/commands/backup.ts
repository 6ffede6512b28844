import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError, loadConfig } from "../base/config.ts";

const KEYS = ["master.key", "ledger.key", "ledger.key.next"];

/**
 * Copies the data of a running service into an empty folder: a snapshot of the database, the master key that decrypts its
 * secrets, and the key that signs its ledger. Throws ConfigError. Returns the exit code.
 */
export function backup(target: string | undefined): number {
  if (!target) throw new ConfigError("backup", "name a folder to write to");
  const { dataDir, databaseUrl, blobs } = loadConfig().config;
  if (databaseUrl !== "")
    throw new ConfigError("backup", "back up Postgres with pg_dump or continuous archiving (docs/scale.md)");
  const database = path.join(dataDir, "signet.db");
  if (!existsSync(database)) throw new ConfigError("SVC_DATA_DIR", `there is no database in ${dataDir}`);
  const folder = path.resolve(target);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0)
    throw new ConfigError("backup", `${folder} is not empty; a backup is never written over another`);
  const copy = path.join(folder, "signet.db");
  const db = new DatabaseSync(database, { readOnly: true, timeout: 30_000 });
  db.prepare("vacuum into ?").run(copy);
  db.close();
  chmodSync(copy, 0o600);
  const kept = KEYS.filter((name) => existsSync(path.join(dataDir, name)));
  for (const name of kept) copyFileSync(path.join(dataDir, name), path.join(folder, name));
  const says = kept.length > 0 ? ` and ${kept.join(", ")}: whoever has it can read the secrets` : "";
  console.log(`${folder} contains the database${says}.`);
  if (!kept.includes("master.key"))
    console.log(
      "The master key is in SVC_MASTER_KEY: keep a copy elsewhere, because the secrets are lost without it.",
    );
  if (blobs !== null)
    console.log(
      "The files of runs are in SVC_BLOB_URL and not in the backup: copy that store now, after the backup (docs/operations.md).",
    );
  return 0;
}
