import { parseLine, receiptSha, verifyChain } from "@signet/verify";
import type { LedgerSignature } from "../../lib/signed-ledger.ts";
import type { openWitnessed, PolicyVerdict } from "../../lib/witnessed.ts";
import type { BrokenLink, KnownLedger, LedgerCheck } from "./check-messages.ts";
import { createSignedLines } from "./signed-lines.ts";

/** What is signed of a ledger: by its own key, and by witnesses where a policy asks for them. */
export interface LedgerSignatures {
  signature: LedgerSignature | null;
  cosigned: Awaited<ReturnType<typeof openWitnessed>> | null;
}

/** Checks the lines of a ledger. Beside the verdict, it finds the two hashes of the first bad link, and whether a ledger that was verified before is still its beginning, and whether these are the lines that were signed. */
export async function checkLedger(
  lines: AsyncIterable<string>,
  known: Readonly<Record<string, KnownLedger>>,
  { signature, cosigned }: LedgerSignatures,
  tell: (done: number) => void,
): Promise<LedgerCheck> {
  const signed = signature && createSignedLines(signature, cosigned?.checkpoint ?? null);
  const seen = new Map(Object.entries(known));
  const begun = performance.now();
  let [before, current, done]: [string | null, string | null, number] = [null, null, 0];
  let log: string | null = null;
  let computed: string | null = null;

  async function* watched() {
    for await (const line of lines) {
      [before, current] = [current, line];
      if (done === 0) log = logOf(line);
      done++;
      if (log !== null && seen.get(log)?.size === done) computed = await hashOf(line);
      tell(done);
      yield line;
      // Only reached if the line holds.
      await signed?.take(line);
    }
  }

  const verdict = await verifyChain(watched());
  return {
    of: "ledger",
    log,
    verdict,
    broken:
      verdict.ok || verdict.code !== "bad_prev" ? null : await brokenLink(before, current!, verdict.seq),
    past: verdict.ok ? pastOf(seen.get(log ?? ""), computed) : null,
    signature: verdict.ok && signed ? signed.verdict() : signature,
    witnessed: cosigned && witnessedLines(cosigned.witnessed, signed),
    ms: performance.now() - begun,
  };
}

const witnessedLines = (
  witnessed: PolicyVerdict,
  signed: ReturnType<typeof createSignedLines> | null,
): PolicyVerdict =>
  signed?.areCosigned() === false ? { state: "refused", refusal: "other_lines" } : witnessed;

function pastOf(known: KnownLedger | undefined, computed: string | null): LedgerCheck["past"] {
  if (known === undefined) return null;
  if (computed === null) return { state: "cut", known, computed };
  return { state: computed === known.head ? "same" : "rewritten", known, computed };
}

async function brokenLink(before: string | null, line: string, seq: number): Promise<BrokenLink> {
  const named = String(parseLine(line)["prev"]);
  return { seq: seq - 1, named, computed: before === null ? "0".repeat(64) : ((await hashOf(before)) ?? "") };
}

function logOf(line: string): string | null {
  try {
    return String(parseLine(line)["log"]);
  } catch {
    return null;
  }
}

/** The hash of a line; null if it is no receipt, which the verdict then says. */
async function hashOf(line: string): Promise<string | null> {
  try {
    return await receiptSha(parseLine(line));
  } catch {
    return null;
  }
}
