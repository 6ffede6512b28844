import type { Receipt } from "./canonical.ts";
import { readDisclosure, verifyDisclosure } from "./disclosure.ts";
import { type ReceiptVerdict, verifyReceipt } from "./receipt.ts";
import { readRunRecord } from "./record-text.ts";
import { repeatedKey } from "./repeated-key.ts";
import { verifyRunRecord } from "./run-record.ts";

/**
 * Verifies the text of a file that holds a receipt, the data of an event that carries one, a disclosed text, or a run's recorded events. Null
 * if it is none of these: it can only be a ledger.
 */
export async function verifySealed(text: string): Promise<ReceiptVerdict | null> {
  const verdict = await verifyContent(text);
  const twice = verdict?.ok ? repeatedKey(text) : null;
  if (twice === null) return verdict;
  const message = `the key ${JSON.stringify(twice)} stands twice in it, and who reads it may see the other value`;
  return { ok: false, code: "not_canonical", field: "json", message };
}

async function verifyContent(text: string): Promise<ReceiptVerdict | null> {
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
