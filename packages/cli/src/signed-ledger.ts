import { type Client, ClientProblem } from "@signet/client";
import {
  canonicalBytes,
  type Checkpoint,
  checkConsistency,
  type Cosigners,
  cosignersOf,
  followRotations,
  type FollowedKeys,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  type Receipt,
  requireQuorum,
  type SignedCheckpoint,
  VerifyError,
  verifierKeyText,
  type VerifierKey,
  verifyProofFile,
  type WitnessPolicy,
} from "@signet/verify";
import { type SignedLedgerParts, type Trust, trustedKey, type TrustSource } from "./trusted-key.ts";
import type { FormerKey } from "./trusted-ledgers.ts";

/** What the signatures of a ledger say, beside its chain. */
export interface Signatures {
  origin: string;
  key: string;
  source: TrustSource;
  size: number;
  /** The key that this one replaced since it was trusted; null if it is the trusted one. */
  replaced: string | null;
  /** The size that was verified the last time, and when that was; null the first time. */
  since: { size: number; at: string } | null;
  /** The witnesses of the policy that cosigned it; null without a policy. */
  witnesses: string[] | null;
  /** When each of them last cosigned, in unix seconds; null without a policy. */
  cosignedAt: Cosigners["times"] | null;
  /** How many lines they cosigned; null without a policy. */
  cosignedSize: number | null;
  /** The cosignatures that the policy does not count; null without a policy. */
  uncounted: Cosigners["uncounted"] | null;
  /** The services that showed a ledger of this name with another key, where the key is trusted for the first time. */
  rivals: string[];
  /** Why the verification could not be remembered; null if it was. */
  keepError: string | null;
}

/**
 * The signed checkpoint of a service's ledger with what it has to continue. Null if the service signs nothing and never did as far
 * as is known here, and neither a key nor witnesses are wanted. Throws VerifyError.
 */
export async function signedLedger(parts: SignedLedgerParts) {
  const { client, service, ledgers, policy } = parts;
  // First, so that the newest checkpoint is not older.
  const cosigned = policy && (await signedBy(client.ledgerCheckpoint({ witnessed: true })));
  const text = await signedBy(client.ledgerCheckpoint());
  const trust = await trustedKey(parts, text);
  if (trust === null && !policy) return null;
  if (text === null || trust === null) throw unsigned(trust);
  const { checkpoint, keys, passed } = await opened(text, trust, client);
  const witnessed = policy && (await openWitnessed(cosigned ?? null, keys, policy));
  const before = trust.known && parseCheckpoint(parseNote(trust.known.checkpoint).text);
  const key = verifierKeyText(keys.at(-1)!);
  const former = keys
    .slice(0, -1)
    .map((one, i): FormerKey => ({ key: verifierKeyText(one), until: passed[i]!.size }));
  return {
    checkpoint,
    before,
    /** The checkpoints by which its key was replaced since the one that was trusted. */
    passed,
    /** The checkpoint that the policy's witnesses cosigned; undefined without a policy. */
    witnessed,
    signatures: {
      ...signaturesOf(checkpoint, trust),
      key,
      replaced: former.at(-1)?.key ?? null,
      ...cosignedBy(policy && witnessed && cosignersOf(policy, witnessed)),
      cosignedSize: witnessed?.size ?? null,
    },
    /** Remembers that the ledger was verified up to its checkpoint. Resolves to the reason if that failed. */
    keep: (): Promise<string | null> =>
      ledgers.keep(service, {
        origin: checkpoint.origin,
        key,
        former: [...(trust.known?.former ?? []), ...former],
        checkpoint: text,
        seen_at: new Date().toISOString(),
      }),
  };
}

const unsigned = (trust: Trust | null) =>
  new VerifyError(
    "unknown_key",
    `the service shows no signature${trust?.known ? ", but its ledger was signed before" : " of its ledger"}`,
  );

/**
 * Verifies that a receipt is in the signed ledger of a service, which continues what was seen before. Null if the service signs
 * nothing. Throws VerifyError.
 */
export async function provenBy(parts: SignedLedgerParts, receipt: Receipt & { receipt_sha: string }) {
  const ledger = await signedLedger(parts);
  if (ledger === null) return null;
  const { before, checkpoint, passed, witnessed } = ledger;
  const { client, policy } = parts;
  for (const from of [...(before ? [before] : []), ...passed, ...(witnessed ? [witnessed] : [])])
    await requirePrefix(client, from, checkpoint);
  const proof = await client.receiptProof(receipt.receipt_sha);
  const place = await verifyProofFile(proof, lineOf(receipt), [
    await parseVerifierKey(ledger.signatures.key),
    ...(policy?.witnesses ?? []),
  ]);
  // Whoever has the key can sign a second ledger, and prove there what is not in the first one.
  if (place.size > checkpoint.size) await requirePrefix(client, checkpoint, place);
  else await requirePrefix(client, place, checkpoint);
  const cosigners = cosignedBy(policy && requireQuorum(policy, place));
  const cosignedSize = policy ? place.size : null;
  return {
    ...ledger.signatures,
    ...cosigners,
    cosignedSize,
    keepError: await ledger.keep(),
    index: place.index,
  };
}

/** Throws VerifyError unless the service proves that the tree of a checkpoint is the beginning of that of another one. */
async function requirePrefix(client: Client, from: Checkpoint, to: Checkpoint): Promise<void> {
  const isPart = from.size > 0 && from.size < to.size;
  const { path } = isPart ? await client.ledgerConsistency(from.size, to.size) : { path: [] };
  await checkConsistency({ from, to, path: path.map(hashOf) });
}

const hashOf = (base64: string) => Uint8Array.from(Buffer.from(base64, "base64"));

/** The line of a receipt: its bytes, without the hash beside them. */
export function lineOf(receipt: Receipt): string {
  const { receipt_sha: _, ...fields } = receipt;
  return new TextDecoder().decode(canonicalBytes(fields));
}

/** Reads the checkpoint that witnesses cosigned. Throws VerifyError unless it is of the ledger and the policy's witnesses are enough. */
async function openWitnessed(
  text: string | null,
  keys: readonly VerifierKey[],
  policy: WitnessPolicy,
): Promise<SignedCheckpoint> {
  if (text === null) {
    requireQuorum(policy, { origin: "", note: { text: "", signatures: [] }, signers: [] });
    throw new VerifyError("no_quorum", "no witness has cosigned this ledger");
  }
  const checkpoint = await openCheckpoint(text, [...keys, ...policy.witnesses]);
  requireQuorum(policy, checkpoint);
  return checkpoint;
}

/** What signatures say of the witnesses that cosigned. */
export const cosignedBy = (
  cosigners: Cosigners | undefined,
): Pick<Signatures, "witnesses" | "cosignedAt" | "uncounted"> => ({
  witnesses: cosigners?.counted ?? null,
  cosignedAt: cosigners?.times ?? null,
  uncounted: cosigners?.uncounted ?? null,
});

/** The checkpoint, signed by the trusted key or by one that it leads to. */
async function opened(text: string, trust: Trust, client: Client) {
  const { key, known } = trust;
  try {
    return { checkpoint: await openCheckpoint(text, [key]), keys: [key], passed: [] };
  } catch (error) {
    if (!(error instanceof VerifyError && error.code === "unknown_key")) throw error;
    const { keys, checkpoints: passed } = await followedKeys(key, client);
    const newest = keys.at(-1)!;
    if (newest !== key) return { checkpoint: await openCheckpoint(text, [newest]), keys, passed };
    if (!known) throw error;
    throw new VerifyError(
      "unknown_key",
      `the ledger is not signed by ${key.name} with the key trusted since ${known.seen_at.slice(0, 10)}: it is another ledger, or has a new key. If its operator announced that: signet verify --key <key>`,
    );
  }
}

/** The keys to which a trusted one leads, as the service shows them. */
async function followedKeys(key: VerifierKey, client: Client): Promise<FollowedKeys> {
  const { keys } = await client.ledgerKey();
  const rotations = keys.map(({ rotation }) => rotation ?? null).filter((one) => one !== null);
  return followRotations(key, rotations);
}

function signaturesOf({ origin, size }: SignedCheckpoint, { key, source, known, rivals }: Trust): Signatures {
  const since = known && { size: parseCheckpoint(parseNote(known.checkpoint).text).size, at: known.seen_at };
  return {
    origin,
    key: verifierKeyText(key),
    replaced: null,
    source,
    size,
    since,
    ...cosignedBy(undefined),
    cosignedSize: null,
    rivals,
    keepError: null,
  };
}

/** An answer, or null where the service has no such route. */
async function signedBy(answer: Promise<string>): Promise<string | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ClientProblem && error.problem.status === 404) return null;
    throw error;
  }
}
