import {
  checkConsistency,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  type Receipt,
  requireQuorum,
  type SignedCheckpoint,
  VerifyError,
  verifierKeyText,
  verifyProofFile,
} from "@signet/verify";
import { cosignedBy, lineOf, type Signatures } from "./signed-ledger.ts";
import { keyText, type SignedLedgerParts } from "./trusted-key.ts";
import type { FormerKey, TrustedLedger, TrustedLedgers } from "./trusted-ledgers.ts";

/**
 * Verifies the proof that came with a receipt, offline, with a key that the caller gives or that is known from an earlier verification: never
 * with one from the same file. Null if no key is known. Throws VerifyError.
 */
export async function provenOffline(
  proof: string,
  receipt: Receipt,
  { givenKey, ledgers, policy }: Pick<SignedLedgerParts, "givenKey" | "ledgers" | "policy">,
): Promise<
  ({ index: number; origin: string } & Pick<Signatures, "witnesses" | "cosignedAt" | "uncounted">) | null
> {
  const origin = String(receipt["log"]);
  const known = givenKey === undefined ? await knownKeys(ledgers, origin) : null;
  const named = policy?.logs.filter(({ name }) => name === origin).map(verifierKeyText) ?? [];
  const given = givenKey === undefined ? named : [await keyText(givenKey)];
  if (known === null && given.length === 0) return null;
  const keys = await Promise.all(
    (given.length > 0 ? given : known!.map(({ key }) => key)).map(parseVerifierKey),
  );
  const witnesses = policy?.witnesses ?? [];
  const place = await verifyProofFile(proof, lineOf(receipt), [...keys, ...witnesses]);
  if (given.length === 0) requireInTime(known!, place);
  await requireSeen(ledgers, place);
  const { index } = place;
  return { index, origin, ...cosignedBy(policy && requireQuorum(policy, place)) };
}

/** The keys of the ledger of this name, the present one first; null if none is known. */
async function knownKeys(ledgers: TrustedLedgers, origin: string): Promise<FormerKey[] | null> {
  const all = [...(await ledgers.named(origin))];
  const [first] = all;
  if (!first) return null;
  const keysOf = ({ key, former }: TrustedLedger) => [{ key, until: Infinity }, ...(former ?? [])];
  // A service that was looked at earlier may show the same ledger with a key that was replaced since.
  const [, newest] =
    all.find(([, one]) => all.every(([, { key }]) => keysOf(one).some((other) => other.key === key))) ?? [];
  if (newest) return keysOf(newest);
  const services = all.map(([service]) => service).join(" and ");
  throw new VerifyError(
    "unknown_key",
    `${services} show ledgers of the name ${origin} with different keys: say which one you trust with --key`,
  );
}

/** Throws if another tree of the same size, signed by the same key, was seen before: then the ledger is not one. */
async function requireSeen(ledgers: TrustedLedgers, place: SignedCheckpoint): Promise<void> {
  const signers = new Set(place.signers.map(verifierKeyText));
  for (const { key, checkpoint } of (await ledgers.named(place.origin)).values()) {
    const seen = parseCheckpoint(parseNote(checkpoint).text);
    if (signers.has(key) && seen.size === place.size)
      await checkConsistency({ from: seen, to: place, path: [] });
  }
}

/** Throws unless a key signed that was not replaced before. Whoever finds or steals an old key can sign with it for ever. */
function requireInTime(known: readonly FormerKey[], { signers, size }: SignedCheckpoint): void {
  const texts = new Set(signers.map(verifierKeyText));
  if (known.some(({ key, until }) => texts.has(key) && size <= until)) return;
  throw new VerifyError("unknown_key", `its key was replaced before the ledger had ${size} lines`);
}
