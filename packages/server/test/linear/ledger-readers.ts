import { ledgerLines, manifestText, parseLine, verifyReceipt } from "@signet/verify";
import type { Reader } from "../../../../test/support/linear.ts";

/** Readers of the ledger's verifier. */
export const LEDGER_READERS: Reader[] = [
  { name: "a line of a ledger", read: (text) => quietly(() => parseLine(text)) },
  // Each line is a turn of an async generator: in proportion, and only the command line reads whole ledgers so.
  { name: "a ledger", read: (text) => Array.fromAsync(ledgerLines(bytesOf(text))), most: 64 * 1024 },
  { name: "a receipt", read: (text) => verifyReceipt({ task: text, receipt_sha: text }) },
  {
    name: "a manifest",
    read: (text) => quietly(() => manifestText([{ path: text, bytes: 1, sha256: text }])),
  },
];

/** What a reader does with a text that it refuses is no matter. */
export function quietly(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function* bytesOf(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 16_384) yield bytes.subarray(at, at + 16_384);
}
