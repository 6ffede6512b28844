import { spawn } from "node:child_process";
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
  const direct = await git(folder, ["apply", ...where], patch);
  if (direct.code === 0) return { conflicts: [] };
  if (prefix === null) throw new NotAppliedError(whyOf(direct.err));
  const merged = await git(folder, ["apply", "--3way", ...where], patch);
  if (merged.code === 0) return { conflicts: [] };
  const conflicts = [...merged.err.matchAll(/^U (.*)$/gm)].map(([, file]) => defuse(file!));
  if (conflicts.length > 0) return { conflicts };
  throw new NotAppliedError(whyOf(direct.err));
}

const whyOf = (said: string): string => {
  const lines = defuse(said)
    .replaceAll(/^error: /gm, "")
    .trim()
    .split("\n");
  return lines.slice(0, 4).join("; ");
};

async function git(
  folder: string,
  args: string[],
  input = "",
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn("git", args, {
    cwd: folder,
    env: { ...process.env, LC_ALL: "C" },
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
