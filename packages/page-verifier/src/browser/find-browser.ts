import { accessSync, constants, existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PageVerifierError } from "../errors.ts";

/** A browser on this machine that may be opened, or a sentence on why there is none and what to install. */
export type FoundBrowser =
  | {
      kind: "setting" | "path";
      /** The name of its program, without folders. */
      name: string;
      /** Its program, links followed. */
      program: string;
    }
  | {
      kind: "bundled";
      name: string;
      /** The folder of the archives it is unpacked from. */
      archives: string;
    }
  | { kind: "none"; reason: string };

/** Where a browser is looked for. */
export interface BrowserPlaces {
  /** The path of the program to use; empty: none is asked for. */
  setting?: string;
  /** Folders as in PATH. */
  path: string;
  /** As `process.arch` names the machine's kind; the bundled browser is made for x64. */
  arch?: string;
  /** The folder of the bundled archives; undefined where that package is not installed. */
  archives?: string | undefined;
}

/** Looked for on PATH, best first: the headless shell starts in a third of the time of the whole browser. */
const NAMES = ["chromium-headless-shell", "chromium", "google-chrome", "chrome"];

/**
 * The browser to use: the one of the setting, else the first known name on PATH, else the bundled one. Runs nothing
 * and unpacks nothing. Throws `no_such_program` when the setting names none.
 */
export function findBrowser(places: BrowserPlaces): FoundBrowser {
  const { setting = "", arch = process.arch } = places;
  if (setting !== "") {
    const program = programAt(setting);
    if (program === undefined || !path.isAbsolute(setting))
      throw new PageVerifierError("no_such_program", "must be the whole path of a browser's program");
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

/** The folder of the archives that the npm package brings. Its code, which trusts what lies in /tmp, is never run. */
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
