import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import {
  type ChainVerdict,
  ledgerLines,
  readRunRecord,
  type Receipt,
  type ReceiptVerdict,
  verifyChain,
  verifyLedger,
  VerifyError,
  verifyReceipt,
  verifySealed,
} from "@signet/verify";
import { UsageError } from "./command.ts";
import { eventsOfRecord, TOO_LARGE } from "./large-record.ts";
import { provenOffline } from "./offline-proof.ts";
import { receiptNamed } from "./receipt-name.ts";
import { provenBy, signedLedger, type Signatures } from "./signed-ledger.ts";
import type { SignedLedgerParts } from "./trusted-key.ts";

/** Where a receipt is in a signed ledger, or why that was not verified. */
export type LedgerPlace =
  | (Signatures & { index: number })
  | ({ origin: string; index: number } & Pick<Signatures, "witnesses" | "cosignedAt" | "uncounted">)
  | { why: string };

export type EvidenceVerdict =
  | { of: "ledger"; verdict: ChainVerdict; signatures: Signatures | "unsigned" | null }
  | { of: "receipt"; verdict: ReceiptVerdict; place: LedgerPlace | null };

/** Only a ledger, or a record with files after its events, can be larger than this; a larger file is read line by line. The record of a visual contains its page and a picture. */
const READ_WHOLE_BYTES = 33_554_432;
const NO_KEY = "its place in the ledger was not verified, as no key of it is known here: --key <key>";
const NO_PROOF = "nothing here shows that it is in a ledger";
const UNSIGNED = "its place in the ledger is not signed";
const UNSIGNED_FILE = "a ledger in a file is not signed: fetch the service's, without a file";

/** A refusal of what is signed, rather than of a line. */
const unsound = ({ code, message }: VerifyError): EvidenceVerdict => ({
  of: "receipt",
  verdict: { ok: false, code, field: "signature", message },
  place: null,
});

/** Fetches the whole ledger of a service and verifies its chain, its signature, and that it continues what was seen before. */
export async function verifyServiceLedger(parts: SignedLedgerParts): Promise<EvidenceVerdict> {
  try {
    const signed = await signedLedger(parts);
    const checkpoints = signed
      ? [
          signed.checkpoint,
          ...(signed.witnessed ? [signed.witnessed] : []),
          ...signed.passed,
          ...(signed.before ? [signed.before] : []),
        ]
      : [];
    const verdict = await verifyLedger(parts.client.ledgerLines(), checkpoints);
    const signatures = signed && { ...signed.signatures, keepError: verdict.ok ? await signed.keep() : null };
    return { of: "ledger", verdict, signatures: signatures ?? "unsigned" };
  } catch (error) {
    if (error instanceof VerifyError) return unsound(error);
    throw error;
  }
}

/** Fetches one receipt and verifies its hash and its place in the signed ledger. */
export async function verifyNamedReceipt(parts: SignedLedgerParts, name: string): Promise<EvidenceVerdict> {
  const sha = await receiptNamed(parts.client, name);
  const receipt = await parts.client.receipt(sha);
  const verdict = await verifyReceipt(receipt);
  if (!verdict.ok) return { of: "receipt", verdict, place: null };
  if (verdict.receiptSha !== sha) {
    const message = "the service returned a different receipt than the requested one";
    const refused: ReceiptVerdict = { ok: false, code: "sha_mismatch", field: "receipt_sha", message };
    return { of: "receipt", verdict: refused, place: null };
  }
  return placed(verdict, async () => (await provenBy(parts, receipt)) ?? { why: UNSIGNED });
}

/** Verifies the content of a file: a receipt, the data of an event that carries one, a run's recorded events, or else a ledger. */
export async function verifyFile(
  file: string,
  parts: Pick<SignedLedgerParts, "givenKey" | "ledgers" | "policy">,
): Promise<EvidenceVerdict> {
  const found = await stat(file);
  if (found.isCharacterDevice() || found.isBlockDevice())
    throw new UsageError(`${file} is a device; verify takes one file`);
  const isWhole = found.size <= READ_WHOLE_BYTES;
  const whole = isWhole
    ? await readFile(file, "utf8")
    : await eventsOfRecord(file, { size: found.size, most: READ_WHOLE_BYTES });
  if (whole === null) return { of: "receipt", verdict: TOO_LARGE, place: null };
  if (isWhole && whole === "") throw new UsageError(`${file} is empty: there is nothing to verify`);
  const verdict = await verifySealed(whole);
  // Who names a key, or witnesses, wants to know that they signed.
  const isPlaceWanted = parts.givenKey !== undefined || parts.policy !== undefined;
  if (!verdict) {
    const chain = await verifyChain(ledgerLines(createReadStream(file)));
    if (chain.ok && isPlaceWanted) return unsound(new VerifyError("bad_proof", UNSIGNED_FILE));
    return { of: "ledger", verdict: chain, signatures: null };
  }
  const proven = proofIn(whole);
  if (!verdict.ok) return { of: "receipt", verdict, place: null };
  if (proven === null) {
    if (isPlaceWanted) return unsound(new VerifyError("bad_proof", NO_PROOF));
    return { of: "receipt", verdict, place: { why: NO_PROOF } };
  }
  return placed(
    verdict,
    async () => (await provenOffline(proven.proof, proven.receipt, parts)) ?? { why: NO_KEY },
  );
}

async function placed(verdict: ReceiptVerdict, prove: () => Promise<LedgerPlace>): Promise<EvidenceVerdict> {
  try {
    return { of: "receipt", verdict, place: await prove() };
  } catch (error) {
    if (error instanceof VerifyError) return unsound(error);
    throw error;
  }
}

/** The proof that came with the receipt of a run's record; null if there is none. */
function proofIn(text: string): { proof: string; receipt: Receipt } | null {
  const last = readRunRecord(text)?.at(-1)?.data as { proof?: unknown; receipt?: unknown } | undefined;
  if (typeof last?.proof !== "string" || typeof last.receipt !== "object") return null;
  return { proof: last.proof, receipt: last.receipt as Receipt };
}
