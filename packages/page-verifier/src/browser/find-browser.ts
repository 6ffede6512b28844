import { accessSync, constants, existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PageVerifierError } from "../errors.ts";

/** A browser on this machine, or a sentence that says why there is none and what to install. */
export type FoundBrowser =
  | {
      kind: "setting" | "path";
      /** The file name of its program. */
      name: string;
      /** The path of its program, with links resolved. */
      program: string;
    }
  | {
      kind: "bundled";
      name: string;
      /** The folder of the archives from which it is unpacked. */
      archives: string;
    }
  | { kind: "none"; reason: string };

/** Where to look for a browser. */
export interface BrowserPlaces {
  /** The path of the program to use; empty if none is configured. */
  setting?: string;
  /** Folders, in the format of PATH. */
  path: string;
  /** The architecture, as in `process.arch`; the bundled browser is for x64. */
  arch?: string;
  /** The folder of the bundled archives; undefined if that package is not installed. */
  archives?: string | undefined;
}

/** Names to look for on PATH, best first: the headless shell starts in a third of the time of the full browser. */
const NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "chrome"];

/**
 * Finds the browser to use: that of the setting, else the first known name on PATH, else the bundled one. Runs and
 * unpacks nothing. Throws `no_such_program` if the setting does not name a program.
 */
export function findBrowser(places: BrowserPlaces): FoundBrowser {
  const { setting = "", arch = process.arch } = places;
  if (setting !== "") {
    const program = programAt(setting);
    if (program === undefined || !path.isAbsolute(setting))
      throw new PageVerifierError("no_such_program", "must be the absolute path of a browser's program");
    return { kind: "setting", name: path.basename(setting), program };
  }
  for (const name of NAMES) {
    for (const folder of places.path.split(":").filter((each) => path.isAbsolute(each))) {
      const program = programAt(path.join(folder, name));
      if (program !== undefined) return { kind: "path", name, program };
    }
  }
  if (arch !== "x64")
    return {
      kind: "none",
      reason: `there is no bundled browser for ${arch}; install one: apt-get install chromium-headless-shell`,
    };
  const archives = "archives" in places ? places.archives : bundledArchives();
  if (archives === undefined || !existsSync(archives))
    return {
      kind: "none",
      reason: "no browser is installed: run npm ci, or apt-get install chromium-headless-shell",
    };
  return { kind: "bundled", name: "chromium-headless-shell", archives };
}

/** The folder of the archives in the npm package. The package's own code is never run, because it trusts files in /tmp. */
function bundledArchives(): string | undefined {
  try {
    const entry = fileURLToPath(import.meta.resolve("@sparticuz/chromium"));
    return path.join(path.dirname(entry), "../bin");
  } catch {
    return undefined;
  }
}

function programAt(file: string): string | undefined {
  try {
    accessSync(file, constants.X_OK);
    const program = realpathSync(file);
    return statSync(program).isFile() ? program : undefined;
  } catch {
    return undefined;
  }
}
