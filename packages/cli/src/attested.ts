import { createHash } from "node:crypto";
import { openAttestation, parseVerifierKey, type Receipt, VerifyError, verifyReceipt } from "@signet/verify";
import { provenBy, type Signatures } from "./signed-ledger.ts";
import type { SignedLedgerParts } from "./trusted-key.ts";

/**
 * Verifies that an envelope is the one that a receipt of the signed ledger names, that a key of that ledger signed it, and that its
 * statement is of the same run. Throws VerifyError.
 */
export async function requireAttested(
  parts: SignedLedgerParts,
  receiptSha: string | null,
  envelope: string,
): Promise<Signatures> {
  if (receiptSha === null) throw new VerifyError("bad_proof", "the run has no receipt yet");
  const { client } = parts;
  const receipt = await client.receipt(receiptSha);
  const verdict = await verifyReceipt(receipt);
  if (!verdict.ok) throw new VerifyError(verdict.code, `its receipt does not hold: ${verdict.message}`);
  if (verdict.receiptSha !== receiptSha)
    throw new VerifyError("sha_mismatch", "the service returned a different receipt than the run's");
  const { att } = receipt as Receipt;
  if (createHash("sha256").update(envelope).digest("hex") !== att)
    throw new VerifyError("sha_mismatch", "it is not the one that the run's receipt names");
  const place = await provenBy(parts, receipt);
  if (place === null) throw new VerifyError("unknown_key", "the service shows no signature of its ledger");
  // The signed ledger has its hash, so it cannot be of somebody who found a key that was replaced.
  const { keys } = await client.ledgerKey();
  const listed = await Promise.all(keys.map(({ key }) => parseVerifierKey(key)));
  requireSameRun(await openAttestation(envelope, listed), receipt);
  return place;
}

function requireSameRun(statement: string, { run, log, ok }: Receipt): void {
  const { predicate } = JSON.parse(statement) as { predicate?: Record<string, unknown> };
  const result = ok === true ? "PASSED" : "FAILED";
  if (predicate?.["run"] !== run || predicate?.["log"] !== log)
    throw new VerifyError("run_mismatch", "its statement is of another run than its receipt");
  if (predicate?.["result"] !== result)
    throw new VerifyError("contradiction", "its statement and its receipt differ in whether the run is ok");
}
