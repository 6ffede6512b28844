import { createClient } from "@signet/client";
import { ledgerLines, readRunRecord, verifySealed } from "@signet/verify";
import { isUnsupported, type LedgerSignature, readSignature } from "../../lib/signed-ledger.ts";
import { openWitnessed, readWitnessedText, witnessedPlaceOf } from "../../lib/witnessed.ts";
import { checkLedger } from "./check-ledger.ts";
import type { CheckAnswer, EvidenceRequest, ReceiptPlaceCheck, SealedCheck } from "./check-messages.ts";

/** Only a ledger can be larger, so a larger file is read line by line. */
const READ_WHOLE_BYTES = 33_554_432;
const TELL_MS = 50;

type FileRequest = Extract<EvidenceRequest, { of: "file" }>;
/** What is trusted here, and whose cosignatures are wanted. */
type Keys = Pick<FileRequest, "trusted" | "policy">;

const answer = (message: CheckAnswer) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<EvidenceRequest>) => {
  check(data).catch((error: unknown) => answer({ state: "failed", why: (error as Error).message }));
});

async function check(request: EvidenceRequest): Promise<void> {
  if (request.of === "file") return checkFile(request);
  const client = createClient({
    baseUrl: request.url,
    // As a method of another object it would be refused.
    fetch: (input, init) => fetch(input, init),
  });
  const wants = request.policy.trim() !== "";
  // First, so that the newest signature is not of fewer lines.
  const text = wants ? await readWitnessedText(client) : null;
  const signature = await readSignature(client, request.trusted);
  const cosigned = wants ? await cosignedOf(signature, text, request.policy) : null;
  const { size } = await client.receipts({ limit: 1, kind: "all" });
  const result = await checkLedger(
    client.ledgerLines(),
    request.known,
    { signature, cosigned },
    progress(size),
  );
  answer({ state: "done", result });
}

/** What a policy says of the ledger; nothing where its own signature does not hold. */
const cosignedOf = async (signature: LedgerSignature, text: string | null, policy: string) =>
  signature.state === "signed" ? openWitnessed(text, policy, signature.seen) : null;

async function checkFile({ file, ...keys }: FileRequest): Promise<void> {
  if (file.size === 0) return answer({ state: "empty" });
  const sealed = file.size <= READ_WHOLE_BYTES ? await checkSealed(await file.text(), keys) : null;
  const unsigned = { signature: null, cosigned: null };
  const result = sealed ?? (await checkLedger(ledgerLines(chunksOf(file)), {}, unsigned, progress(null)));
  answer({ state: "done", result });
}

async function checkSealed(text: string, keys: Keys): Promise<SealedCheck | null> {
  const begun = performance.now();
  const verdict = await verifySealed(text);
  if (verdict === null) return null;
  const fields = verdict.ok ? fieldsIn(text) : null;
  const place = await placeIn(text, fields, keys);
  return { of: "receipt", verdict, fields, place, ms: performance.now() - begun };
}

/** Where the proof that came with a receipt says that it is, by a key that this browser trusts: never by one from the same file. */
async function placeIn(
  text: string,
  fields: SealedCheck["fields"],
  { trusted, policy }: Keys,
): Promise<ReceiptPlaceCheck> {
  const { proof } = (readRunRecord(text)?.at(-1)?.data ?? {}) as { proof?: unknown };
  if (fields === null || typeof proof !== "string") return { state: "no_proof" };
  const ledger = trusted.find(({ origin }) => origin === fields["log"]);
  if (ledger === undefined) return { state: "no_key" };
  try {
    const place = await witnessedPlaceOf(proof, fields, ledger, policy);
    return place ? { state: "placed", ...place } : { state: "refused" };
  } catch (error) {
    if (isUnsupported(error)) return { state: "unsupported" };
    throw error;
  }
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
