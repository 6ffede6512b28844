import { accessSync, constants } from "node:fs";
import { chmod, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FoundBrowser } from "./find-browser.ts";
import type { BrowserProgram } from "./jail.ts";
import { LaunchError } from "./launch.ts";
import { unpackBrowser, UnpackError } from "./unpack.ts";

const ABANDONED_MS = 24 * 3600 * 1000;

/** The programs that start a browser. */
export interface Prepared {
  program: BrowserProgram;
  /** The program of bubblewrap. */
  bwrap: string;
}

/**
 * Prepares the found browser: creates the folder `dir`, finds bubblewrap, and unpacks the bundled browser in `dir`. Rejects
 * with LaunchError if there is no browser, or no bubblewrap to jail it.
 */
export async function prepare(
  found: FoundBrowser,
  options: { dir: string; path: string; signal: AbortSignal },
): Promise<Prepared> {
  const { dir, signal } = options;
  if (found.kind === "none") throw new LaunchError(found.reason);
  if (process.platform !== "linux") throw new LaunchError("pages are opened only on Linux");
  const bwrap = options.path
    .split(":")
    .map((folder) => path.join(folder, "bwrap"))
    .find((file) => path.isAbsolute(file) && isProgram(file));
  if (bwrap === undefined)
    throw new LaunchError(
      "bubblewrap is not installed, and no page is opened without it: apt-get install bubblewrap",
    );
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await chmod(dir, 0o700);
    await dropAbandoned(dir);
    if (found.kind === "bundled") {
      const file = await unpackBrowser({ archives: found.archives, dir, signal });
      return { bwrap, program: { kind: "bundled", file } };
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnpackError) throw new LaunchError(error.message, error);
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new LaunchError(`the browser could not be unpacked into the data folder (${code})`, error);
  }
  const folder = path.dirname(found.program);
  // The jail exposes that folder to untrusted pages.
  if (!path.relative(folder, path.resolve(dir)).startsWith(".."))
    throw new LaunchError("the browser's program lies in a folder above the data folder: move it to its own");
  return { bwrap, program: { kind: found.kind, file: found.program } };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Removes what services left behind that were killed. */
async function dropAbandoned(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!/^(partial|driver)-/.test(name)) continue;
    const file = path.join(dir, name);
    const made = await stat(file).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > ABANDONED_MS) await rm(file, { recursive: true, force: true });
  }
}
