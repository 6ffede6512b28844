import { realpathSync } from "node:fs";
import path from "node:path";
import { shownThrough } from "@signet/sandbox";
import { type Config, ConfigError } from "../base/config.ts";

/** Throws ConfigError if commands of a sandbox would see the data folder, the folder of files or the key that signs the ledger. */
export function requireHidden({
  dataDir,
  ledgerKeyFile,
  blobs,
  sandbox: { rootDir },
}: Pick<Config, "dataDir" | "ledgerKeyFile" | "blobs" | "sandbox">): void {
  const root = rootDir === null ? undefined : realOf(rootDir);
  for (const [setting, file] of [
    ["SVC_DATA_DIR", dataDir],
    ["SVC_LEDGER_KEY_FILE", ledgerKeyFile],
    ["SVC_BLOB_URL", blobs?.kind === "folder" ? blobs.folder : null],
  ] as const) {
    if (file === null) continue;
    const shown = [path.resolve(file), realOf(file)]
      .map((at) => shownThrough(at, root))
      .find((folder) => folder !== undefined);
    if (shown !== undefined)
      throw new ConfigError(
        setting,
        `commands in a sandbox see ${shown}, and so ${file}; keep it in another folder`,
      );
  }
}

/** The path without links, as far as it exists. */
function realOf(file: string): string {
  const whole = path.resolve(file);
  try {
    return realpathSync(whole);
  } catch {
    const folder = path.dirname(whole);
    return folder === whole ? whole : path.join(realOf(folder), path.basename(whole));
  }
}
