import { execFile } from "node:child_process";
import { lstat, open } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { glob } from "tinyglobby";
import { UsageError } from "./command.ts";

/** Files of a folder that are sent, and those that are not, each with the reason. */
export interface ProjectFiles {
  /** Paths relative to the folder, with forward slashes, sorted. */
  paths: string[];
  leftOut: { path: string; why: string }[];
}

/** Folders that tools make; where git does not say what belongs to a project, they do not. */
const MADE = [".git", "node_modules", "__pycache__", ".venv", "venv", ".tox", ".mypy_cache", ".pytest_cache"];
/** Names of files that hold credentials. */
const SECRET =
  /^(?:\.env(?:\.(?!example$|sample$|template$|dist$).*)?|\.npmrc|\.pypirc|\.netrc|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx))$/i;
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----/;
/** Where a private key is looked for in a file of any name. */
const SEARCHED_BYTES = 64 << 10;
const LISTED_BYTES = 64 << 20;

/**
 * The files of a project: those that git tracks or does not ignore, or without git all but what tools make. Leaves out links,
 * and files that hold credentials. `included` files are sent although they are ignored or may hold credentials.
 */
export async function projectFiles(
  folder: string,
  included: ReadonlySet<string> = new Set(),
): Promise<ProjectFiles> {
  const found: ProjectFiles = { paths: [], leftOut: [] };
  const files = new Set([...(await listed(folder)), ...included]);
  for (const file of [...files].toSorted()) {
    const why = await whyLeftOut(folder, file, included.has(file));
    if (why === null) found.paths.push(file);
    else if (why !== "gone") found.leftOut.push({ path: file, why });
  }
  return found;
}

/** The files below `folder` that match a glob, without what tools make. */
export const globbed = (pattern: string): Promise<string[]> =>
  glob(pattern.replaceAll("\\", "/"), {
    ignore: MADE.map((name) => `**/${name}/**`),
    followSymbolicLinks: false,
    expandDirectories: false,
  }).then((files) => files.toSorted());

async function listed(folder: string): Promise<string[]> {
  const args = ["-C", folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  try {
    const { stdout } = await promisify(execFile)("git", args, { maxBuffer: LISTED_BYTES });
    // A file in a conflict is listed once for each side.
    return [...new Set(stdout.split("\0").filter((name) => name !== ""))].toSorted();
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
      throw new UsageError(`${folder} has too many files; name parts of it with --file`, { cause: error });
  }
  const ignore = MADE.map((name) => `**/${name}/**`);
  const files = await glob("**", { cwd: folder, dot: true, ignore, followSymbolicLinks: false });
  return files.toSorted();
}

/** Why a file is not sent; null if it is, "gone" if it was deleted. */
async function whyLeftOut(folder: string, file: string, isIncluded: boolean): Promise<string | null> {
  const place = path.join(folder, file);
  const stats = await lstat(place).catch(() => null);
  if (stats === null) return "gone";
  if (stats.isSymbolicLink()) return "a link";
  if (!stats.isFile()) return stats.isDirectory() ? "another repository" : "not a file";
  if (isIncluded) return null;
  if (SECRET.test(path.basename(file))) return "may hold credentials";
  return (await holdsPrivateKey(place)) ? "holds a private key" : null;
}

async function holdsPrivateKey(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(SEARCHED_BYTES), 0, SEARCHED_BYTES, 0);
    return PRIVATE_KEY.test(buffer.toString("latin1", 0, bytesRead));
  } finally {
    await handle.close();
  }
}
