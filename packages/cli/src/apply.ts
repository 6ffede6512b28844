import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { defuse } from "./text.ts";

/** Why a patch was not applied; nothing was changed then. */
export class NotAppliedError extends Error {}

/** `conflicts`: files in which the patch and local changes meet; both are in the file, between git's markers. */
export interface Applied {
  conflicts: string[];
}

/**
 * Applies a patch to a folder with git: all of it or nothing. Where local changes are in the way and the folder
 * is in a repository, git merges them and marks what it cannot merge. Throws NotAppliedError.
 */
export async function applyPatch(patch: string, folder: string): Promise<Applied> {
  const place = await git(folder, ["rev-parse", "--show-prefix"]);
  const prefix = place.code === 0 ? place.out.trim() : null;
  const where = ["--whitespace=nowarn", ...(prefix ? [`--directory=${prefix}`] : []), "-"];
  const direct = await git(folder, ["apply", ...where], { input: patch });
  if (direct.code === 0) return { conflicts: [] };
  if (prefix === null) throw new NotAppliedError(whyOf(direct.err));
  const merged = await git(folder, ["apply", "--3way", ...where], { input: patch });
  if (merged.code === 0) return { conflicts: [] };
  const conflicts = [...merged.err.matchAll(/^U (.*)$/gm)].map(([, file]) => defuse(file!));
  if (conflicts.length > 0) return { conflicts };
  throw new NotAppliedError(whyOf(direct.err));
}

/**
 * Stores what files with local changes hold now in git's object store, where git removes it some day if nothing comes to need it: a
 * patch against it can then be merged with what is changed or committed later. Does nothing outside of a repository.
 */
export async function keepContents(folder: string): Promise<void> {
  const listed = await git(folder, ["ls-files", "-z", "--modified", "--others", "--exclude-standard"]);
  // A line is a name.
  const names = listed.out.split("\0").filter((name) => name !== "" && !name.includes("\n"));
  if (listed.code !== 0 || names.length === 0) return;
  const there = names.filter((name) => existsSync(path.join(folder, name)));
  await git(folder, ["hash-object", "-w", "--no-filters", "--stdin-paths"], {
    input: `${there.join("\n")}\n`,
  });
}

const whyOf = (said: string): string => {
  const lines = defuse(said)
    .replaceAll(/^error: /gm, "")
    .trim()
    .split("\n");
  return lines.slice(0, 4).join("; ");
};

/** Runs git in a folder and resolves to its end. Throws NotAppliedError if there is no git. */
export async function git(
  folder: string,
  args: string[],
  { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn("git", args, {
    cwd: folder,
    env: { ...process.env, LC_ALL: "C", ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const failed = new Promise<never>((_, reject) =>
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        new NotAppliedError(error.code === "ENOENT" ? "git is not installed here" : `git: ${error.message}`),
      ),
    ),
  );
  // A git that does not read its input ends by itself.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err, code] = await Promise.race([
    Promise.all([text(child.stdout), text(child.stderr), exit]),
    failed,
  ]);
  return { code, out, err };
}
