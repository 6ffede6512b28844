import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import {
  ledgerLines,
  readRunRecord,
  verifyChain,
  verifyReceipt,
  verifyRunRecord,
  type ChainVerdict,
  type Receipt,
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
  const receipt = receiptIn(whole);
  if (receipt) return { of: "receipt", verdict: await verifyReceipt(receipt) };
  const events = readRunRecord(whole);
  if (events) return { of: "receipt", verdict: await verifyRunRecord({ events }) };
  return { of: "ledger", verdict: await verifyChain(ledgerLines(createReadStream(file))) };
}

function receiptIn(text: string): Receipt | null {
  try {
    const value: unknown = JSON.parse(text);
    const isReceipt = typeof value === "object" && value !== null && "receipt_sha" in value;
    return isReceipt && !("receipt" in value) ? (value as Receipt) : null;
  } catch {
    return null;
  }
}
