import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import {
  ledgerLines,
  verifyChain,
  verifySealed,
  type ChainVerdict,
  type ReceiptVerdict,
} from "@signet/verify";
import { UsageError } from "./command.ts";

export type EvidenceVerdict =
  | { of: "ledger"; verdict: ChainVerdict }
  | { of: "receipt"; verdict: ReceiptVerdict };

/** Only a ledger can be larger than this, so a larger file is read line by line. The record of a visual contains its page and a picture. */
const READ_WHOLE_BYTES = 33_554_432;

/** Verifies the content of a file: a receipt, the data of an event that carries one, a run's recorded events, or else a ledger. */
export async function verifyFile(file: string): Promise<EvidenceVerdict> {
  const { size } = await stat(file);
  const whole = size <= READ_WHOLE_BYTES ? await readFile(file, "utf8") : "";
  if (size <= READ_WHOLE_BYTES && whole === "")
    throw new UsageError(`${file} is empty: there is nothing to verify`);
  const verdict = await verifySealed(whole);
  if (verdict) return { of: "receipt", verdict };
  return { of: "ledger", verdict: await verifyChain(ledgerLines(createReadStream(file))) };
}
