import { parseLine, type Receipt } from "./canonical.ts";
import { checkReceipt } from "./check.ts";
import { VerifyError, type FaultCode } from "./error.ts";
import { sha256 } from "./hash.ts";
import { isUnconfirmed } from "./meaning.ts";
import { createPairing } from "./pairing.ts";

/** The value of `prev` in the first line of a ledger. */
export const GENESIS = "0".repeat(64);

/** Where a chain begins: at the ledger's start, or at a line whose number and predecessor are already trusted. */
export interface ChainStart {
  seq: number;
  prev: string;
}

export type ChainVerdict =
  | {
      ok: true;
      /** The number of lines of the ledger up to the last one read: its `seq` + 1. */
      size: number;
      /** `receipt_sha` of the last line; without any line, the expected `prev` of the first. */
      head: string;
      opens: number;
      sealed: number;
      /** Runs that were opened and have no seal: they are under way, or their receipts were left out. */
      unsealed: string[];
      /** The numbers (`seq`) of their `open` lines, in the same order. */
      unsealedAt: number[];
      /** The number of receipts whose ok rests on a caller's command that could not be cross-checked. */
      unconfirmed: number;
    }
  | { ok: false; code: FaultCode; seq: number; message: string };

/**
 * Checks that a ledger's lines (each without its newline) form one unbroken chain of consistent receipts; otherwise names
 * the first line that breaks it. A chain alone does not reveal that a ledger was cut or completely rewritten: compare
 * `head` with one saved earlier. If the lines are only a part of a ledger, a seal whose `open` line lies before the part
 * is not compared with it.
 */
export async function verifyChain(
  lines: Iterable<string> | AsyncIterable<string>,
  options: { expectFirst?: ChainStart } = {},
): Promise<ChainVerdict> {
  const chain = createChain(options.expectFirst);
  await takeAll(lines, chain);
  return chain.verdict();
}

/**
 * Follows a chain line by line. After the first line that breaks it the others are ignored. `take` returns a promise where
 * hashes are computed asynchronously; the next line has to wait for it.
 */
export function createChain(start: ChainStart = { seq: 0, prev: GENESIS }) {
  let { seq, prev } = start;
  let before: Receipt | null = null;
  let unconfirmed = 0;
  let fault: ChainVerdict | null = null;
  const pairing = createPairing({ whole: seq === 0 });

  function follow(receipt: Receipt, sha: string): void {
    if (isUnconfirmed(receipt)) unconfirmed++;
    prev = sha;
    before = receipt;
    seq++;
  }

  return {
    take(line: string): void | Promise<void> {
      if (fault !== null) return;
      try {
        const receipt = parseLine(line);
        checkReceipt(receipt);
        checkPlace(receipt, seq, prev, before);
        pairing.take(receipt);
        const sha = sha256(line);
        // Waiting costs as much as the hash itself, so only what is a promise is waited for.
        if (typeof sha !== "string") return sha.then((made) => follow(receipt, made));
        follow(receipt, sha);
      } catch (error) {
        if (!(error instanceof VerifyError)) throw error;
        fault = { ok: false, code: error.code, seq, message: error.message };
      }
    },
    isBroken: () => fault !== null,
    forgetSealed: (): void => pairing.forgetSealed(),
    verdict: (): ChainVerdict =>
      fault ?? { ok: true, size: seq, head: prev, ...pairing.counts(), unconfirmed },
  };
}

/** What takes lines in turn, until one breaks it. */
export interface LineReader {
  take: (line: string) => void | Promise<void>;
  isBroken: () => boolean;
}

/** Hands over each line in turn; none after one that breaks the chain. */
export async function takeAll(
  lines: Iterable<string> | AsyncIterable<string>,
  { take, isBroken }: LineReader,
): Promise<void> {
  if (!(Symbol.asyncIterator in lines)) return takeNow(lines, { take, isBroken });
  for await (const line of lines) {
    const taken = take(line);
    if (taken) await taken;
    if (isBroken()) return;
  }
}

/** The same without waiting for each line, which costs as much as its hash. */
async function takeNow(lines: Iterable<string>, { take, isBroken }: LineReader): Promise<void> {
  for (const line of lines) {
    const taken = take(line);
    if (taken) await taken;
    if (isBroken()) return;
  }
}

function checkPlace(line: Receipt, seq: number, prev: string, before: Receipt | null): void {
  if (line["seq"] !== seq) throw new VerifyError("bad_seq", `seq is ${line["seq"]}, expected ${seq}`);
  if (line["prev"] !== prev)
    throw new VerifyError("bad_prev", "prev is not the receipt_sha of the line before");
  if (!before) return;
  if (line["log"] !== before["log"])
    throw new VerifyError("wrong_log", `the line belongs to the log ${line["log"]}`);
  if (line["ts"]! < before["ts"]!)
    throw new VerifyError("decreasing_ts", "ts is earlier than in the line before");
}
