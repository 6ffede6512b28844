import { parseLine, type Receipt } from "./canonical.ts";
import { checkReceipt } from "./check.ts";
import { VerifyError, type FaultCode } from "./error.ts";
import { sha256 } from "./hash.ts";
import { isUnconfirmed } from "./meaning.ts";
import { createPairing } from "./pairing.ts";

/** What the first line of a ledger names as the line before. */
export const GENESIS = "0".repeat(64);

/** Where a chain begins: at the ledger's start, or at any line whose place and predecessor are already trusted. */
export interface ChainStart {
  seq: number;
  prev: string;
}

export type ChainVerdict =
  | {
      ok: true;
      /** Lines of the ledger up to the last one read: its `seq` + 1. */
      size: number;
      /** receipt_sha of the last line, or what the first was expected to follow where there is none. */
      head: string;
      opens: number;
      sealed: number;
      /** Runs that were opened and have no seal: under way, or left out. */
      unsealed: string[];
      /** Receipts whose ok is a caller's command that nothing could be held against: it passes, not cross-checked. */
      unconfirmed: number;
    }
  | { ok: false; code: FaultCode; seq: number; message: string };

/**
 * Follows a ledger's lines (each without its newline) and says whether they are one unbroken chain of receipts that can all
 * be true, or which line is the first that is not. A bare chain cannot tell a ledger that was cut or wholly rewritten:
 * compare `head` for that. In a part of a ledger a seal's `open` line may lie before it, and cannot be held against it.
 */
export async function verifyChain(
  lines: Iterable<string> | AsyncIterable<string>,
  options: { expectFirst?: ChainStart } = {},
): Promise<ChainVerdict> {
  let { seq, prev } = options.expectFirst ?? { seq: 0, prev: GENESIS };
  let before: Receipt | null = null;
  let unconfirmed = 0;
  const pairing = createPairing({ whole: seq === 0 });
  try {
    for await (const line of lines) {
      const receipt = parseLine(line);
      checkReceipt(receipt);
      checkPlace(receipt, seq, prev, before);
      pairing.take(receipt);
      if (isUnconfirmed(receipt)) unconfirmed++;
      prev = await sha256(line);
      before = receipt;
      seq++;
    }
  } catch (error) {
    if (!(error instanceof VerifyError)) throw error;
    return { ok: false, code: error.code, seq, message: error.message };
  }
  return { ok: true, size: seq, head: prev, ...pairing.counts(), unconfirmed };
}

function checkPlace(line: Receipt, seq: number, prev: string, before: Receipt | null): void {
  if (line["seq"] !== seq) throw new VerifyError("bad_seq", `seq is ${line["seq"]} where ${seq} was to come`);
  if (line["prev"] !== prev)
    throw new VerifyError("bad_prev", "prev is not the receipt_sha of the line before");
  if (!before) return;
  if (line["log"] !== before["log"])
    throw new VerifyError("wrong_log", `the line is of the log ${line["log"]}`);
  if (line["ts"]! < before["ts"]!)
    throw new VerifyError("decreasing_ts", "ts is earlier than in the line before");
}
