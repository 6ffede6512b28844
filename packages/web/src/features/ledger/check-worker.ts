import { createClient } from "@signet/client";
import { ledgerLines, readRunRecord, verifySealed } from "@signet/verify";
import { checkLedger } from "./check-ledger.ts";
import type { CheckAnswer, EvidenceRequest, SealedCheck } from "./check-messages.ts";

/** Only a ledger can be larger, so a larger file is read line by line. */
const READ_WHOLE_BYTES = 33_554_432;
const TELL_MS = 50;

const answer = (message: CheckAnswer) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<EvidenceRequest>) => {
  check(data).catch((error: unknown) => answer({ state: "failed", why: (error as Error).message }));
});

async function check(request: EvidenceRequest): Promise<void> {
  if (request.of === "file") return checkFile(request.file);
  const client = createClient({
    baseUrl: request.url,
    // As a method of another object it would be refused.
    fetch: (input, init) => fetch(input, init),
  });
  const { size } = await client.receipts({ limit: 1, kind: "all" });
  const result = await checkLedger(client.ledgerLines(), request.known, progress(size));
  answer({ state: "done", result });
}

async function checkFile(file: Blob): Promise<void> {
  if (file.size === 0) return answer({ state: "empty" });
  const sealed = file.size <= READ_WHOLE_BYTES ? await checkSealed(await file.text()) : null;
  const result = sealed ?? (await checkLedger(ledgerLines(chunksOf(file)), {}, progress(null)));
  answer({ state: "done", result });
}

async function checkSealed(text: string): Promise<SealedCheck | null> {
  const begun = performance.now();
  const verdict = await verifySealed(text);
  if (verdict === null) return null;
  const fields = verdict.ok ? fieldsIn(text) : null;
  return { of: "receipt", verdict, fields, ms: performance.now() - begun };
}

/** The fields of the receipt in a text that was verified. */
function fieldsIn(text: string): SealedCheck["fields"] {
  const record = readRunRecord(text)?.at(-1)?.data as { receipt?: SealedCheck["fields"] } | undefined;
  return record?.receipt ?? (JSON.parse(text) as SealedCheck["fields"]);
}

async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}

/** Tells how far it is, at most every 50 ms. */
function progress(size: number | null): (done: number) => void {
  let told = 0;
  return (done) => {
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    answer({ state: "running", done, size });
  };
}
