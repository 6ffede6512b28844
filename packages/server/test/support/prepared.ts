import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBwrapDriver } from "@signet/sandbox";
import { loadConfig } from "../../src/base/config.ts";
import { systemClock } from "../../src/base/clock.ts";
import { limitsOf } from "../../src/compose/sandbox.ts";
import { loadStarter } from "../../src/modules/techniques/starter.ts";
import { createSandboxEquipment } from "../../src/usecases/runs/sandbox-equipment.ts";
import { openStore } from "../../src/store/open-store.ts";

const CACHE = path.join(import.meta.dirname, "../../../../node_modules/.cache/signet-tests");
const PREPARED = path.join(CACHE, "data-folder");
/** In memory where possible, so that a slow disk does not slow down the tests. */
const BASE = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** A new, empty folder. */
export const newFolder = (): string => mkdtempSync(path.join(BASE, "signet-test-"));

/**
 * A new data folder as a service leaves it that has loaded its techniques and measured its sandbox, which takes a second of processor time. It is empty
 * where nothing was prepared. A service brings up to date what is older than its code, so an old one is slower, never wrong.
 */
export function newUsedFolder(): string {
  const folder = newFolder();
  if (existsSync(PREPARED)) cpSync(PREPARED, folder, { recursive: true });
  return folder;
}

/** Prepares the folder that `newUsedFolder` copies. */
async function prepare(): Promise<void> {
  const folder = newFolder();
  const { db, close } = await openStore({ dataDir: folder });
  await loadStarter({ db, clock: systemClock });
  await close();
  await measure(folder);
  mkdirSync(CACHE, { recursive: true });
  const aside = `${PREPARED}-${process.pid}`;
  cpSync(folder, aside, { recursive: true });
  rmSync(PREPARED, { recursive: true, force: true });
  renameSync(aside, PREPARED);
  rmSync(folder, { recursive: true });
}

/** Keeps what the sandbox has, as a service with the usual limits does. Without a sandbox there is nothing to keep. */
async function measure(dataDir: string): Promise<void> {
  const { config } = loadConfig({});
  const scratchDir = newFolder();
  try {
    const driver = createBwrapDriver({ scratchDir, nodePath: process.execPath });
    await createSandboxEquipment({ driver, limits: limitsOf(config), clock: systemClock, dataDir }).find();
  } finally {
    rmSync(scratchDir, { recursive: true });
  }
}

if (import.meta.main) await prepare();
