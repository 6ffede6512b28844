import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { CodeEvent } from "@signet/contract";
import {
  ledgerLines,
  verifyChain,
  verifyReceipt,
  type ChainVerdict,
  type Receipt,
  type ReceiptVerdict,
} from "@signet/verify";
import { UsageError } from "./command.ts";
import { verifyRecord } from "./record.ts";

export type Verdict = { of: "ledger"; verdict: ChainVerdict } | { of: "receipt"; verdict: ReceiptVerdict };

type Sealed = Extract<CodeEvent, { name: "code_receipt" }>["data"];

/** Only a ledger is larger than this; it is read line by line. */
const READ_WHOLE_BYTES = 16_777_216;

/** Verifies what a file holds: a receipt, the data of `code_receipt`, a run's recorded events, or else a ledger. */
export async function verifyFile(file: string): Promise<Verdict> {
  const { size } = await stat(file);
  const whole = size <= READ_WHOLE_BYTES ? await readFile(file, "utf8") : "";
  if (size <= READ_WHOLE_BYTES && whole === "")
    throw new UsageError(`${file} is empty: there is nothing to verify`);
  const events = sealedAlone(whole) ?? streamedEvents(whole) ?? recordedEvents(whole);
  if (events) return { of: "receipt", verdict: await verifyRecord({ events }) };
  const receipt = parse(whole);
  if (receipt && "receipt_sha" in receipt)
    return { of: "receipt", verdict: await verifyReceipt(receipt as Receipt) };
  return { of: "ledger", verdict: await verifyChain(ledgerLines(createReadStream(file))) };
}

function sealedAlone(text: string): CodeEvent[] | null {
  const data = parse(text);
  const sealed = data && "opening" in data && "receipt" in data;
  return sealed ? [{ name: "code_receipt", data: data as Sealed }] : null;
}

/** Events as a run's stream carries them, saved by a tool such as curl; null where the text is something else. */
function streamedEvents(text: string): CodeEvent[] | null {
  const lines = text.split("\n").map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
  if (!lines.some((line) => line === "event: code_receipt")) return null;
  const events: CodeEvent[] = [];
  let name = "";
  for (const line of lines) {
    if (line.startsWith("event: ")) name = line.slice("event: ".length);
    if (!line.startsWith("data: ")) continue;
    const data = parse(line.slice("data: ".length));
    if (!data) return null;
    events.push({ name, data } as CodeEvent);
  }
  return events;
}

/** Events as `signet code --json` prints them, or null where a line is something else. */
function recordedEvents(text: string): CodeEvent[] | null {
  const events: CodeEvent[] = [];
  for (const line of text.trimEnd().split("\n")) {
    const entry = parse(line);
    if (!entry || !("event" in entry && "data" in entry)) return null;
    events.push({ name: entry["event"], data: entry["data"] } as CodeEvent);
  }
  return events;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
