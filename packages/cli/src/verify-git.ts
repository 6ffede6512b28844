import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { verifyReceipt, type Receipt } from "@signet/verify";
import { UsageError } from "./command.ts";
import { readTrailers, revealsFiles, type Trailers } from "./trailers.ts";

const MAX_BLOB_BYTES = 1 << 28;
const runGit = promisify(execFile);

/** What a commit's file is, compared with the one that a run delivered. */
export type FileState = "match" | "edited" | "missing";

/** What came of one receipt that a commit names. */
export interface CommitVerdict {
  commit: string;
  subject: string;
  receipt_sha: string;
  /** Whether the receipt is sound, its check passed, and the commit has exactly the files that it sealed. */
  ok: boolean;
  /** Why not; empty if ok. */
  reason: string;
  files: { path: string; state: FileState }[];
}

/** Finds a receipt by its hash, with `receipt_sha`. Null if the ledger has none. */
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
  const receipt = await find(trailers.receiptSha);
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
  const files = await Promise.all(
    trailers.files.map(async ({ path, sha256 }) => {
      const at = trailers.folder === "" ? path : `${trailers.folder}/${path}`;
      const found = await blobSha(folder, commit, at);
      const edited: FileState = found === null ? "missing" : "edited";
      const state: FileState = found === sha256 ? "match" : edited;
      return { path: at, state };
    }),
  );
  if (receipt["ok"] !== true) return fail("the run did not pass its check", files);
  if (files.some(({ state }) => state !== "match"))
    return fail("not all files are as they were sealed", files);
  return { ok: true, reason: "", files };
}

async function commitsOf(folder: string, range: string): Promise<{ commit: string; message: string }[]> {
  const format = ["--format=%H%n%B", "-z", "--grep=^Signet-Receipt:"];
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
