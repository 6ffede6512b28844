import path from "node:path";
import { type BlobSetting, readBlobUrl } from "./blob-url.ts";
import { ConfigError } from "./config-error.ts";
import type { SettingValues } from "./settings.ts";

/** Where backups are made, how often, and how many are kept. */
export interface BackupSettings {
  dir: string;
  hours: number;
  keep: number;
}

/** Throws ConfigError on Postgres, whose own tools make backups. */
export function backupOf(values: SettingValues): BackupSettings | null {
  const { SVC_BACKUP_DIR: dir, SVC_BACKUP_HOURS: hours, SVC_BACKUP_KEEP: keep } = values;
  if (dir === "") return null;
  if (values.SVC_DATABASE_URL !== "")
    throw new ConfigError("SVC_BACKUP_DIR", "back up Postgres with pg_dump or continuous archiving");
  return { dir: path.resolve(dir), hours, keep };
}

export const ledgerOf = (values: SettingValues) => ({
  ledgerOrigin: values.SVC_LEDGER_ORIGIN || null,
  ledgerTask: values.SVC_LEDGER_TASK,
  ledgerWitnesses: values.SVC_LEDGER_WITNESSES,
  ledgerKeyFile: values.SVC_LEDGER_KEY_FILE ? path.resolve(values.SVC_LEDGER_KEY_FILE) : null,
  ledgerGuard: path.resolve(values.SVC_LEDGER_GUARD || path.join(values.SVC_DATA_DIR, "ledger.checkpoint")),
});

/** Throws ConfigError if a bucket has no credentials. */
export function blobsOf(values: SettingValues): BlobSetting | null {
  const place = values.SVC_BLOB_URL === "" ? null : readBlobUrl(values.SVC_BLOB_URL);
  if (place === null || typeof place === "string") return null;
  if (place.kind === "folder") return place;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const)
    if (!values[name]) throw new ConfigError(name, "must be set, since SVC_BLOB_URL names a bucket");
  return { ...place, accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN };
}

/** Services on one database need the same keys, which a data folder cannot give them. */
export function requireShared(values: SettingValues): void {
  const { SVC_DATABASE_URL: database, SVC_ROLE: role } = values;
  if (database === "" && role !== "all")
    throw new ConfigError(
      "SVC_ROLE",
      `${role} needs a database that several services share: set SVC_DATABASE_URL`,
    );
  for (const name of ["SVC_MASTER_KEY", "SVC_LEDGER_KEY_FILE"] as const)
    if (database !== "" && !values[name])
      throw new ConfigError(
        name,
        "all services on the database of SVC_DATABASE_URL need the same one: set it for each",
      );
}
