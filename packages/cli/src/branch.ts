import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ManifestFile } from "@signet/verify";
import { git, NotAppliedError } from "./apply.ts";
import { defuse, oneLine } from "./text.ts";
import { trailerLines } from "./trailers.ts";

const SUBJECT_CHARS = 72;

export interface BranchCommit {
  /** A folder of the repository; the patch's paths are relative to it. */
  folder: string;
  branch: string;
  /** The task of the run. */
  task: string;
  receiptSha: string;
  /** What proves which files the run made; null if the run's record does not say. */
  files: { salt: string; list: ManifestFile[] } | null;
}

/** The message of a run's commit: its task, the receipt that proves it, and the files that the receipt commits to. */
export function commitMessage(
  { task, receiptSha, files }: Pick<BranchCommit, "task" | "receiptSha" | "files">,
  folder = "",
): string {
  const line = oneLine(defuse(task)).trim();
  const subject = line.length > SUBJECT_CHARS ? `${line.slice(0, SUBJECT_CHARS - 1).trimEnd()}…` : line;
  const trailers = { receiptSha, salt: files?.salt ?? null, files: files?.list ?? [], folder };
  return `${subject}\n\n${trailerLines(trailers).join("\n")}\n`;
}

/**
 * Commits a patch onto the last commit, as a new branch. The checkout, its index and its branch stay as they are. Resolves to the
 * commit. Throws NotAppliedError, and then makes no branch.
 */
export async function commitToBranch(patch: string, wanted: BranchCommit): Promise<string> {
  const { folder, branch } = wanted;
  const prefix = await said(folder, ["rev-parse", "--show-prefix"], "this folder is in no git repository");
  const ref = `refs/heads/${branch}`;
  const notAName = `${branch} cannot be the name of a branch`;
  if (branch.startsWith("-")) throw new NotAppliedError(notAName);
  await said(folder, ["check-ref-format", ref], notAName);
  if ((await git(folder, ["rev-parse", "--verify", "-q", ref])).code === 0)
    throw new NotAppliedError(`there is a branch ${branch} already`);
  const head = await git(folder, ["rev-parse", "--verify", "-q", "HEAD"]);
  const parent = head.code === 0 ? head.out.trim() : null;
  const scratch = await mkdtemp(path.join(tmpdir(), "signet-branch-"));
  try {
    // An index of its own, so that what the person has staged stays staged.
    const own = { GIT_INDEX_FILE: path.join(scratch, "index") };
    await said(folder, ["read-tree", parent ?? "--empty"], "the last commit cannot be read", { env: own });
    const where = ["--whitespace=nowarn", ...(prefix ? [`--directory=${prefix}`] : []), "-"];
    const applied = await git(folder, ["apply", "--cached", "--3way", ...where], { input: patch, env: own });
    if (applied.code !== 0)
      throw new NotAppliedError(
        "the changes do not fit the last commit; commit your local changes first, or use --apply",
      );
    const tree = await said(folder, ["write-tree"], "no tree could be written", { env: own });
    const parents = parent === null ? [] : ["-p", parent];
    const message = commitMessage(wanted, prefix.replace(/\/$/, ""));
    const args = ["commit-tree", tree, ...parents, "-F", "-"];
    const commit = await said(folder, args, "the commit could not be made", { input: message });
    await said(folder, ["update-ref", ref, commit, ""], `the branch ${branch} could not be made`);
    return commit;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What a command of git says. Throws NotAppliedError with `failure`, and with git's own reason, if it fails. */
async function said(
  folder: string,
  args: string[],
  failure: string,
  options: Parameters<typeof git>[2] = {},
): Promise<string> {
  const { code, out, err } = await git(folder, args, options);
  if (code === 0) return out.trim();
  const why = oneLine(defuse(err)).trim();
  throw new NotAppliedError(why === "" ? failure : `${failure} (${why})`);
}
