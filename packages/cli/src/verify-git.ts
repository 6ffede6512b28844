import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { type Receipt, VerifyError, verifyReceipt } from "@signet/verify";
import { UsageError } from "./command.ts";
import { readTrailers, revealsFiles, type Trailers } from "./trailers.ts";

const MAX_BLOB_BYTES = 1 << 28;
const runGit = promisify(execFile);

/**
 * What a commit's file is, compared with the one that a run delivered. `unsealed`: the commit changes it and no run delivered it;
 * `removed`: the commit removes it, which receipts say nothing about.
 */
export type FileState = "match" | "edited" | "missing" | "unsealed" | "removed";

/** What came of one receipt that a commit names. */
export interface CommitVerdict {
  commit: string;
  subject: string;
  receipt_sha: string;
  /** Whether the receipt is sound, its check passed, and the commit has the files that it sealed and changes no other. */
  ok: boolean;
  /** Why not; empty if ok. */
  reason: string;
  files: { path: string; state: FileState }[];
}

/** Finds a receipt by its hash, with `receipt_sha`. Null if the ledger has none. Throws VerifyError if it is not where it should be. */
export type FindReceipt = (sha: string) => Promise<Receipt | null>;

/**
 * Compares each commit of a range that names a receipt with what the ledger says: newest first. Throws UsageError if git cannot
 * list the range.
 */
export async function verifyCommits(
  folder: string,
  range: string,
  find: FindReceipt,
): Promise<CommitVerdict[]> {
  const verdicts: CommitVerdict[] = [];
  for (const { commit, message } of await commitsOf(folder, range))
    for (const trailers of readTrailers(message))
      verdicts.push({
        commit,
        subject: message.split("\n")[0]!,
        receipt_sha: trailers.receiptSha,
        ...(await judge(folder, commit, trailers, find)),
      });
  return verdicts;
}

async function judge(
  folder: string,
  commit: string,
  trailers: Trailers,
  find: FindReceipt,
): Promise<Pick<CommitVerdict, "ok" | "reason" | "files">> {
  const fail = (reason: string, files: CommitVerdict["files"] = []) => ({ ok: false, reason, files });
  if (!/^[0-9a-f]{64}$/.test(trailers.receiptSha)) return fail("the trailer is not the hash of a receipt");
  const receipt = await find(trailers.receiptSha).catch((error: unknown) => {
    if (error instanceof VerifyError) return error;
    throw error;
  });
  if (receipt instanceof VerifyError)
    return fail(`the receipt's place in the ledger does not hold: ${receipt.message}`);
  if (receipt === null) return fail("the ledger has no such receipt");
  const verdict = await verifyReceipt(receipt);
  if (!verdict.ok) return fail(`the receipt does not hold: ${verdict.message}`);
  if (verdict.receiptSha !== trailers.receiptSha) return fail("the ledger gave another receipt");
  if (receipt["kind"] !== "code") return fail("the receipt is not that of a coding run");
  if (!(await revealsFiles(trailers, receipt)))
    return fail(
      trailers.salt === null
        ? "the message does not reveal the files, so they cannot be compared"
        : "the receipt does not commit to the files that the message lists",
    );
  const files = await compare(folder, commit, trailers);
  if (receipt["ok"] !== true) return fail("the run did not pass its check", files);
  const wrong = files.filter(({ state }) => state !== "match" && state !== "removed");
  if (wrong.length === 0) return { ok: true, reason: "", files };
  return fail(
    wrong.every(({ state }) => state === "unsealed")
      ? "the commit changes files that the run did not deliver"
      : "not all files are as they were sealed",
    files,
  );
}

/** Each file that the run delivered or the commit changes, with what became of it. */
async function compare(folder: string, commit: string, trailers: Trailers): Promise<CommitVerdict["files"]> {
  const changed = await changesOf(folder, commit);
  const sealed = await Promise.all(
    trailers.files.map(async ({ path, sha256 }) => {
      const at = trailers.folder === "" ? path : `${trailers.folder}/${path}`;
      const found = await blobSha(folder, commit, at);
      // A link with the text of a file is not that file.
      const isSame = found === sha256 && !LINK.test(changed.get(at) ?? "");
      const edited: FileState = found === null ? "missing" : "edited";
      const state: FileState = isSame ? "match" : edited;
      return { path: at, state };
    }),
  );
  const known = new Set(sealed.map(({ path }) => path));
  const others = [...changed]
    .filter(([path]) => !known.has(path))
    .map(([path, mode]): { path: string; state: FileState } => ({
      path,
      state: GONE.test(mode) ? "removed" : "unsealed",
    }));
  return [...sealed, ...others];
}

const GONE = /^0+$/;
/** The modes of links and of other repositories. */
const LINK = /^1[26]0000$/;

/** The files that a commit changes, compared with its first parent, with their new modes. */
async function changesOf(folder: string, commit: string): Promise<Map<string, string>> {
  const options = ["-r", "-z", "--no-renames", "--root", "--no-commit-id", "--diff-merges=first-parent"];
  const { stdout } = await runGit("git", ["diff-tree", ...options, commit], {
    cwd: folder,
    encoding: "latin1",
    maxBuffer: MAX_BLOB_BYTES,
  });
  // `:<old mode> <new mode> <old hash> <new hash> <status>` and the path, in turn.
  const parts = stdout.split("\0");
  const changes = new Map<string, string>();
  for (let i = 0; i + 1 < parts.length; i += 2) changes.set(pathOf(parts[i + 1]!), parts[i]!.split(" ")[1]!);
  return changes;
}

/** A path from its bytes. One that is not UTF-8 is written so that it is no path of a run: two such could look the same. */
function pathOf(bytes: string): string {
  const path = Buffer.from(bytes, "latin1").toString();
  const isWhole = Buffer.from(path).equals(Buffer.from(bytes, "latin1"));
  return isWhole ? path : `not UTF-8: \\x${Buffer.from(bytes, "latin1").toString("hex")}`;
}

async function commitsOf(folder: string, range: string): Promise<{ commit: string; message: string }[]> {
  const format = ["--format=%H%n%B", "-z", "--basic-regexp", "--grep=^Signet-Receipt:"];
  try {
    const { stdout } = await runGit("git", ["log", ...format, "--end-of-options", range, "--"], {
      cwd: folder,
      maxBuffer: MAX_BLOB_BYTES,
    });
    return stdout
      .split("\0")
      .filter(Boolean)
      .map((entry) => ({
        commit: entry.slice(0, entry.indexOf("\n")),
        message: entry.slice(entry.indexOf("\n") + 1),
      }));
  } catch (thrown) {
    const { stderr = "" } = thrown as { stderr?: string };
    const [said] = stderr.trim().split("\n");
    throw new UsageError(`git cannot list the commits of ${range}${said ? ` (${said})` : ""}`);
  }
}

/** The SHA-256 of a file's content in a commit; null if the commit has no such file. */
async function blobSha(folder: string, commit: string, path: string): Promise<string | null> {
  try {
    const { stdout } = await runGit("git", ["cat-file", "blob", `${commit}:${path}`], {
      cwd: folder,
      encoding: "buffer",
      maxBuffer: MAX_BLOB_BYTES,
    });
    return createHash("sha256").update(stdout).digest("hex");
  } catch {
    return null;
  }
}
