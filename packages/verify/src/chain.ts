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
  if (line["seq"] !== seq) throw new VerifyError("bad_seq", `seq is ${line["seq"]}, expected ${seq}`);
  if (line["prev"] !== prev)
    throw new VerifyError("bad_prev", "prev is not the receipt_sha of the line before");
  if (!before) return;
  if (line["log"] !== before["log"])
    throw new VerifyError("wrong_log", `the line belongs to the log ${line["log"]}`);
  if (line["ts"]! < before["ts"]!)
    throw new VerifyError("decreasing_ts", "ts is earlier than in the line before");
}
