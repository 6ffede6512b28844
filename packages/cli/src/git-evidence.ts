import { createReadStream } from "node:fs";
import { ClientProblem } from "@signet/client";
import { ledgerLines, parseLine, verifyChain, type Receipt, VerifyError } from "@signet/verify";
import { EXIT, unreadable, UsageError } from "./command.ts";
import { isShallow } from "./git-objects.ts";
import { ANYBODY } from "./evidence-report.ts";
import { provenBy } from "./signed-ledger.ts";
import type { SignedLedgerParts } from "./trusted-key.ts";
import type { OutputStyle, Terminal } from "./terminal.ts";
import { defuse, jsonLine, plural } from "./text.ts";
import { type CommitVerdict, type FindReceipt, verifyCommits } from "./verify-git.ts";
import type { FileState, FileVerdict } from "./commit-files.ts";

const STATES: Record<FileState, string> = {
  match: "matches",
  superseded: "as another receipt of this commit sealed it",
  line_endings: "differs in its line endings",
  edited: "edited since",
  missing: "missing",
  unsealed: "not of the run",
  removed: "removed; a receipt does not say what a run removed",
};
const LATER = { changed: "changed by a later commit", removed: "removed by a later commit" } as const;
const SHORT = 12;

/** `signet verify --git`: says of each commit that names a receipt whether it holds what was sealed, and returns the exit code. */
export async function verifyGit(
  { out, look }: Terminal,
  range: string,
  {
    service,
    ...options
  }: {
    /** Opens the service's signed ledger; not called where a ledger is given. */
    service: () => SignedLedgerParts;
    ledger?: string | undefined;
    json?: boolean | undefined;
  },
): Promise<number> {
  const find = options.ledger === undefined ? serviceFinder(service()) : await fileFinder(options.ledger);
  const verdicts = await verifyCommits(".", range, find);
  if (options.json) for (const verdict of verdicts) out(jsonLine(verdict));
  else
    for (const line of await reportAll(defuse(verdicts), { range, ledger: options.ledger, look })) out(line);
  return verdicts.every(({ ok }) => ok) ? EXIT.ok : EXIT.failed;
}

/** Receipts of a service. Throws VerifyError for one that is not in its signed ledger. */
function serviceFinder(parts: SignedLedgerParts): FindReceipt {
  return async (sha) => {
    let receipt: Awaited<ReturnType<typeof parts.client.receipt>>;
    try {
      receipt = await parts.client.receipt(sha);
    } catch (error) {
      if (error instanceof ClientProblem && error.problem.code === "receipt_not_found") return null;
      throw error;
    }
    // A service could show a receipt here that nobody finds in its ledger.
    if ((await provenBy(parts, receipt)) === null)
      throw new VerifyError("bad_proof", "the service signs nothing");
    return receipt;
  };
}

/** Receipts of a ledger in a file. Throws UsageError unless its chain is unbroken. */
async function fileFinder(file: string): Promise<FindReceipt> {
  const receipts = new Map<string, Receipt>();
  let before: Receipt | null = null;
  async function* read() {
    for await (const line of ledgerLines(createReadStream(file))) {
      yield line;
      const receipt: Receipt = parseLine(line);
      // The hash of a line stands in the next one, which the chain has been checked for.
      if (before) receipts.set(String(receipt["prev"]), before);
      before = receipt;
    }
  }
  try {
    const chain = await verifyChain(read());
    if (!chain.ok) throw new UsageError(`${file}: line ${chain.seq} does not hold (${chain.message})`);
    if (before) receipts.set(chain.head, before);
  } catch (error) {
    throw error instanceof UsageError ? error : unreadable(error, file, "--ledger");
  }
  return async (sha) => {
    const receipt = receipts.get(sha);
    return receipt ? { ...receipt, receipt_sha: sha } : null;
  };
}

async function reportAll(
  verdicts: readonly CommitVerdict[],
  { range, ledger, look }: { range: string; ledger: string | undefined; look: OutputStyle },
): Promise<string[]> {
  const lines = verdicts.flatMap((verdict) => report(verdict, look));
  if (verdicts.length === 0) lines.push(`no commit of ${defuse(range)} names a receipt`);
  const warn = (text: string) => lines.push(look.paint("yellow", text));
  if (await isShallow("."))
    warn("this clone is shallow: earlier commits are not in it and were not looked at");
  if (verdicts.length > 0 && ledger !== undefined)
    warn(`nothing shows whose ledger ${defuse(ledger)} is; ${ANYBODY}`);
  return lines;
}

function report(verdict: CommitVerdict, { paint }: OutputStyle) {
  const { commit, subject, receipt_sha, ok, reason, files, folder, unconfirmed } = verdict;
  const head = `${ok ? paint("green", "✓") : paint("red", "✗")} ${commit.slice(0, SHORT)} ${subject}`;
  const sealed = files.filter(({ state }) => state === "match" || state === "superseded");
  const where = folder === "" ? "" : `, in ${folder} as the message says`;
  const told = files.filter((file) => fileText(file) !== STATES.match);
  return [
    head,
    paint("dim", `  receipt ${receipt_sha}`),
    `  ${ok ? `${plural(sealed.length, "file")} as sealed${where}` : reason}`,
    ...(ok && unconfirmed ? [paint("yellow", "  passes your command; not cross-checked")] : []),
    ...told.map((file) => `    ${file.path}: ${fileText(file)}`),
  ];
}

/** What became of a file, in words. */
function fileText({ state, executable, later }: FileVerdict): string {
  const mode =
    executable === undefined
      ? ""
      : `${executable ? "executable" : "made not executable"}, which no receipt says`;
  return [STATES[state], mode, later ? LATER[later] : ""].filter(Boolean).join("; ");
}
