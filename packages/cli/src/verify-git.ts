import { type Receipt, VerifyError, verifyReceipt } from "@signet/verify";
import {
  type Comparison,
  compareFiles,
  type FileState,
  type FileVerdict,
  hashesOf,
  sealedIn,
} from "./commit-files.ts";
import { changesOf, type Commit, commitsOf, newestOf, type TreeFile, treeOf } from "./git-objects.ts";
import { readTrailers, revealsFiles, type Trailers } from "./trailers.ts";

/** Why a commit is not what its receipt sealed. */
export type CommitFault =
  | "bad_trailer"
  | "not_in_ledger"
  | "no_receipt"
  | "bad_receipt"
  | "not_revealed"
  | "not_ok"
  | "no_parent"
  | "differs"
  | "unsealed"
  | "untouched";

/** What came of one receipt that a commit names. */
export interface CommitVerdict {
  commit: string;
  subject: string;
  receipt_sha: string;
  /** Whether the receipt is sound, its check passed, and the commit has the files that it sealed and changes no other. */
  ok: boolean;
  /** Null if ok. */
  fault: CommitFault | null;
  /** The fault in words; empty if ok. */
  reason: string;
  /** Whether the receipt's ok rests on a caller's command that could not be cross-checked. */
  unconfirmed: boolean;
  /** The folder in which the message says that the files are; empty for the root. No receipt says it. */
  folder: string;
  files: FileVerdict[];
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
  const commits = await commitsOf(folder, range);
  const newest = commits.length === 0 ? null : await newestOf(folder, range);
  const last = newest === null ? new Map<string, TreeFile>() : await treeOf(folder, newest);
  const verdicts: CommitVerdict[] = [];
  for (const commit of commits) verdicts.push(...(await judgeCommit(folder, commit, { find, last })));
  return verdicts;
}

/** A receipt that a commit names, and what is wrong with it by itself. */
interface Named {
  trailers: Trailers;
  unconfirmed: boolean;
  /** Null if the receipt is that of a passed run which delivered the files that the message lists. */
  fault: { fault: CommitFault; reason: string } | null;
}

/** Whether it is known which files its run delivered. */
const isRevealed = ({ fault }: Named): boolean => fault === null || fault.fault === "not_ok";

async function judgeCommit(
  folder: string,
  { commit, message }: Commit,
  { find, last }: { find: FindReceipt; last: ReadonlyMap<string, TreeFile> },
): Promise<CommitVerdict[]> {
  const named: Named[] = [];
  // In turn, because each look at a service's ledger is remembered.
  for (const trailers of readTrailers(message)) named.push(await receiptOf(trailers, find));
  const changes = await changesOf(folder, commit);
  const tree = await treeOf(folder, commit);
  const shas = await hashesOf(
    folder,
    tree,
    named.filter(isRevealed).map(({ trailers }) => trailers),
  );
  const sound = named.filter(({ fault }) => fault === null).map(({ trailers }) => sealedIn(trailers));
  return named.map((one) => {
    const { trailers, unconfirmed, fault } = one;
    const at: Comparison = { sealed: sealedIn(trailers), sound, tree, last, shas, changes };
    const files = isRevealed(one) ? compareFiles(at) : [];
    const wrong = fault ?? faultIn(files, at);
    return {
      commit,
      subject: message.split("\n")[0]!,
      receipt_sha: trailers.receiptSha,
      ok: wrong === null,
      fault: wrong?.fault ?? null,
      reason: wrong?.reason ?? "",
      unconfirmed,
      folder: trailers.folder,
      files,
    };
  });
}

async function receiptOf(trailers: Trailers, find: FindReceipt): Promise<Named> {
  const fail = (fault: CommitFault, reason: string, unconfirmed = false): Named => ({
    trailers,
    unconfirmed,
    fault: { fault, reason },
  });
  if (!/^[0-9a-f]{64}$/.test(trailers.receiptSha))
    return fail("bad_trailer", "the trailer is not the hash of a receipt");
  const receipt = await find(trailers.receiptSha).catch((error: unknown) => {
    if (error instanceof VerifyError) return error;
    throw error;
  });
  if (receipt instanceof VerifyError)
    return fail("not_in_ledger", `the receipt's place in the ledger does not hold: ${receipt.message}`);
  if (receipt === null) return fail("no_receipt", "the ledger has no such receipt");
  const verdict = await verifyReceipt(receipt);
  if (!verdict.ok) return fail("bad_receipt", `the receipt does not hold: ${verdict.message}`);
  if (verdict.receiptSha !== trailers.receiptSha)
    return fail("bad_receipt", "the ledger gave another receipt");
  if (receipt["kind"] !== "code") return fail("bad_receipt", "the receipt is not that of a coding run");
  if (trailers.salt === null)
    return fail("not_revealed", "the message does not reveal the files, so they cannot be compared");
  if (!(await revealsFiles(trailers, receipt)))
    return fail("not_revealed", "the receipt does not commit to the files that the message lists");
  if (receipt["ok"] !== true) return fail("not_ok", "the run did not pass its check");
  return { trailers, unconfirmed: verdict.unconfirmed, fault: null };
}

const DIFFERING: readonly FileState[] = ["edited", "line_endings", "missing"];

function faultIn(files: readonly FileVerdict[], { sealed, changes }: Comparison): Named["fault"] {
  if (changes === null)
    return {
      fault: "no_parent",
      reason: "this clone lacks the commit before it, so what it changes is not known: git fetch --unshallow",
    };
  const all = new Set(files.map(({ state }) => state));
  if (DIFFERING.some((state) => all.has(state)))
    return { fault: "differs", reason: "not all files are as they were sealed" };
  if (all.has("unsealed"))
    return { fault: "unsealed", reason: "the commit changes files that the run did not deliver" };
  const isTouched =
    sealed.size === 0 ? changes.size > 0 : [...sealed.keys()].some((path) => changes.has(path));
  // A trailer that was copied from another commit, for example.
  return isTouched
    ? null
    : { fault: "untouched", reason: "the commit changes none of the files that the run delivered" };
}
