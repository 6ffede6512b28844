import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import { commitWithSalt, manifestText, type Receipt, receiptSha } from "@signet/verify";
import { sampleLedger, sha256 } from "../../../verify/test/support/ledger.ts";
import { trailerLines } from "../../src/trailers.ts";
import { type CommitVerdict, verifyCommits } from "../../src/verify-git.ts";

const SALT = "4d".repeat(32);
const WHO = ["-c", "user.name=p", "-c", "user.email=p@localhost", "-c", "protocol.file.allow=always"];

/** The receipt of a run that delivered these files, and the lines of a message that reveal them. */
export async function receiptOf(files: Record<string, string>, over: Partial<Receipt> = {}) {
  const list = Object.entries(files).map(([name, text]) => ({
    path: name,
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
  }));
  const fields = {
    ...sampleLedger(1)[1]!,
    files: await commitWithSalt(SALT, "files", manifestText(list)),
    n_files: list.length,
    ...over,
  };
  const receipt: Receipt = { ...fields, receipt_sha: await receiptSha(fields) };
  const lines = (folder = "") =>
    trailerLines({ receiptSha: String(receipt["receipt_sha"]), salt: SALT, files: list, folder }).join("\n");
  return { receipt, files, lines };
}
export type SampleReceipt = Awaited<ReturnType<typeof receiptOf>>;

/** A repository with one commit, and what `verifyCommits` says of it with these receipts in the ledger. */
export function repository(t: TestContext, receipts: readonly SampleReceipt[]) {
  const root = mkdtempSync(path.join(tmpdir(), "signet-git-"));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const folder = path.join(root, "repository");
  mkdirSync(folder);
  const git = (...args: string[]) =>
    execFileSync("git", [...WHO, ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const put = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  };
  const commit = (message: string, ...more: string[]) => {
    git("add", "-A");
    git("commit", "-q", "-m", message, ...more);
  };
  git("init", "-q", "-b", "main");
  put({ "read.me": "1\n" });
  commit("Begin");
  const find = async (sha: string) =>
    receipts.find(({ receipt }) => receipt["receipt_sha"] === sha)?.receipt ?? null;
  const verdicts = (range = "HEAD", at = folder): Promise<CommitVerdict[]> => verifyCommits(at, range, find);
  return {
    root,
    folder,
    git,
    put,
    commit,
    /** Commits what a run delivered, with its receipt. */
    deliver: (made: SampleReceipt, ...more: string[]) => {
      put(made.files);
      commit(`Work\n\n${made.lines()}`, ...more);
    },
    verdicts,
    /** The fault of each commit that names a receipt, newest first. */
    faults: async (range?: string, at?: string) => (await verdicts(range, at)).map(({ fault }) => fault),
    states: async (range?: string) =>
      Object.fromEntries(
        (await verdicts(range)).flatMap(({ files }) => files).map(({ path: name, ...rest }) => [name, rest]),
      ),
  };
}
