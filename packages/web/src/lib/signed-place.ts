import { TEXT } from "../text.ts";
import { count, moment, plural } from "./format.ts";
import { service } from "./service.ts";
import {
  areOneLedger,
  type LedgerSignature,
  readContinuedSignature,
  type LedgerRefusal,
  trustedCheckpoint,
} from "./signed-ledger.ts";
import { keepTrusted, trustedLedger } from "./trusted-ledgers.ts";
import { witnessPolicy } from "./witness-policy.ts";
import { witnessLines } from "./witness-words.ts";
import { type WitnessRefusal, witnessedPlaceOf } from "./witnessed.ts";

/** What a browser found out about a receipt's place among the signed lines, in words; or why nothing of it can be relied on. */
export interface SignedPlace {
  lines: string[];
  unknown: string[];
  refusal: LedgerRefusal | WitnessRefusal | null;
}

const says = TEXT.signed;
const found = (some: Partial<SignedPlace>): SignedPlace => ({
  lines: [],
  unknown: [],
  refusal: null,
  ...some,
});

/** Proves that a receipt is in the signed ledger of the service, which goes on from what this browser saw before. */
export async function signedPlace(receipt: { receipt_sha: string }): Promise<SignedPlace> {
  const signature = await readContinuedSignature(service(), trustedLedger());
  if (signature.state === "refused") return found({ refusal: signature.refusal });
  if (signature.state !== "signed") return found({ unknown: [says[signature.state]] });
  const { seen } = signature;
  try {
    const proof = await service().receiptProof(receipt.receipt_sha);
    const place = await witnessedPlaceOf(proof, { ...receipt }, seen, witnessPolicy.get());
    if (place === null || !(await areOneLedger(service(), trustedCheckpoint(seen), place)))
      return found({ refusal: "bad_proof" });
    const { witnessed } = place;
    if (witnessed?.state === "refused") return found({ refusal: witnessed.refusal });
    keepTrusted(seen);
    const placed = says.placed(count(place.index), plural(place.size, "line"));
    const { done, unknown } = witnessLines(witnessed);
    return found({ lines: [placed, pastOf(signature), ...done], unknown });
  } catch {
    return found({ unknown: [says.unknown] });
  }
}

/** How what is signed now compares with what was signed before. */
export function pastOf({ before }: Extract<LedgerSignature, { state: "signed" }>): string {
  if (before === null) return says.firstKey;
  const at = new Date(before.at);
  const lines = plural(trustedCheckpoint(before).size, "line");
  return says.continues(lines, moment(at));
}
