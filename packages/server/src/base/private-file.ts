import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "./config.ts";

/** Reads the text of a secret file. Throws ConfigError, which names the setting, if other users can read the file. */
export function readPrivateFile(file: string, setting: string): string {
  if ((statSync(file).mode & 0o077) !== 0)
    throw new ConfigError(setting, `${file} can be read by other users; run: chmod 600 ${file}`);
  return readFileSync(file, "utf8").trim();
}

/** Reads the text of a secret file in the data folder. A missing one is created, readable only by its user, and never half written. */
export function openPrivateFile(dataDir: string, name: string, create: () => string): string {
  const file = path.join(dataDir, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    try {
      writeFileSync(draft, `${create()}\n`, { flag: "wx", mode: 0o600, flush: true });
      linkSync(draft, file);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== "EEXIST") throw thrown;
    } finally {
      rmSync(draft, { force: true });
    }
  return readPrivateFile(file, "SVC_DATA_DIR");
}
