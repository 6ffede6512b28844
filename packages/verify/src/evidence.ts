import type { Receipt } from "./canonical.ts";
import { readDisclosure, verifyDisclosure } from "./disclosure.ts";
import { type ReceiptVerdict, verifyReceipt } from "./receipt.ts";
import { readRunRecord } from "./record-text.ts";
import { verifyRunRecord } from "./run-record.ts";

/**
 * Verifies the text of a file that holds a receipt, the data of an event that carries one, a disclosed text, or a run's recorded events. Null
 * if it is none of these: it can only be a ledger.
 */
export async function verifySealed(text: string): Promise<ReceiptVerdict | null> {
  const receipt = receiptIn(text);
  if (receipt) return verifyReceipt(receipt);
  const disclosure = readDisclosure(text);
  if (disclosure) return verifyDisclosure(disclosure);
  const events = readRunRecord(text);
  return events && verifyRunRecord({ events });
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
