import { type Client, ClientProblem } from "@signet/client";
import {
  canonicalBytes,
  type Checkpoint,
  checkConsistency,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  type Receipt,
  type SignedCheckpoint,
  VerifyError,
  type VerifierKey,
  verifyProofFile,
} from "@signet/verify";

/** A ledger whose key this browser trusts, with the newest signed checkpoint that it has verified. */
export interface PinnedLedger {
  origin: string;
  /** The key as text, as the service named it the first time. */
  key: string;
  checkpoint: string;
  /** When the key was first seen, and when the checkpoint was, in RFC 3339. */
  since: string;
  at: string;
}

/** Why a ledger is not to be relied on. */
export type LedgerRefusal =
  /** It is signed by another key than the trusted one, or by none. */
  | "other_key"
  | "no_signature"
  | "bad_signature"
  /** Its lines, or its earlier ones, are not the signed ones. */
  | "other_lines"
  | "other_past"
  /** Fewer lines are signed than before. */
  | "shorter"
  | "bad_proof";

/** What the signature of a ledger says, compared with what this browser trusts. */
export type LedgerSignature =
  | { state: "signed"; size: number; seen: PinnedLedger; before: PinnedLedger | null }
  | { state: "refused"; refusal: LedgerRefusal; trusted: PinnedLedger | null; found: string | null }
  /** The service signs nothing; the browser cannot verify Ed25519; the service cannot say now. */
  | { state: "unsigned" | "unsupported" | "unknown" };

type LedgerCalls = Pick<Client, "ledgerCheckpoint" | "ledgerKey" | "ledgerConsistency" | "receiptProof">;

/** The size of the checkpoint that a ledger was trusted with. */
export const trustedCheckpoint = ({ checkpoint }: PinnedLedger): Checkpoint =>
  parseCheckpoint(parseNote(checkpoint).text);

/** Fetches the newest checkpoint and verifies its signature with the trusted key, or with the service's own if there is none yet. */
export async function readSignature(
  client: LedgerCalls,
  trusted: PinnedLedger | null,
): Promise<LedgerSignature> {
  try {
    const text = await client.ledgerCheckpoint();
    const key = trusted?.key ?? (await client.ledgerKey()).key;
    const { origin, size } = await openCheckpoint(text, [await parseVerifierKey(key)]);
    const at = new Date().toISOString();
    const seen = { origin, key, checkpoint: text, since: trusted?.since ?? at, at };
    if (trusted && trustedCheckpoint(trusted).size > size)
      return { state: "refused", refusal: "shorter", trusted, found: null };
    return { state: "signed", size, seen, before: trusted };
  } catch (error) {
    return whyNot(client, error, trusted);
  }
}

/** The same, and proves that what was signed before is the beginning of what is signed now. */
export async function readContinuedSignature(
  client: LedgerCalls,
  trusted: PinnedLedger | null,
): Promise<LedgerSignature> {
  const signature = await readSignature(client, trusted);
  if (signature.state !== "signed" || signature.before === null) return signature;
  const refused = { state: "refused", refusal: "other_past", trusted, found: null } as const;
  try {
    const [from, to] = [trustedCheckpoint(signature.before), trustedCheckpoint(signature.seen)];
    return (await isBeginning(client, from, to)) ? signature : refused;
  } catch {
    return { state: "unknown" };
  }
}

type Tree = Pick<Checkpoint, "size" | "root">;

/** Whether two signed trees are of one ledger, as the service has to prove. Whoever has its key can sign a second one. */
export const areOneLedger = (client: LedgerCalls, one: Tree, other: Tree): Promise<boolean> =>
  one.size <= other.size ? isBeginning(client, one, other) : isBeginning(client, other, one);

async function isBeginning(client: LedgerCalls, from: Tree, to: Tree): Promise<boolean> {
  const needsPath = from.size > 0 && from.size < to.size;
  const { path } = needsPath ? await client.ledgerConsistency(from.size, to.size) : { path: [] };
  try {
    await checkConsistency({ from, to, path: path.map(bytesOf) });
    return true;
  } catch (error) {
    if (error instanceof VerifyError) return false;
    throw error;
  }
}

/** Verifies that a receipt is in the tree that a trusted key signed, and which of these witnesses did too. Gives the number of its line, or null if it is not. Throws what is no refusal. */
export async function placeOf(
  proof: string,
  receipt: Record<string, unknown>,
  trusted: PinnedLedger,
  witnesses: readonly VerifierKey[] = [],
): Promise<(SignedCheckpoint & { index: number }) | null> {
  const { receipt_sha: _, ...fields } = receipt;
  const line = new TextDecoder().decode(canonicalBytes(fields as Receipt));
  try {
    return await verifyProofFile(proof, line, [await parseVerifierKey(trusted.key), ...witnesses]);
  } catch (error) {
    if (error instanceof VerifyError) return null;
    throw error;
  }
}

async function whyNot(
  client: LedgerCalls,
  error: unknown,
  trusted: PinnedLedger | null,
): Promise<LedgerSignature> {
  if (isUnsupported(error)) return { state: "unsupported" };
  if (error instanceof ClientProblem && error.problem.status === 404)
    return trusted
      ? { state: "refused", refusal: "no_signature", trusted, found: null }
      : { state: "unsigned" };
  if (!(error instanceof VerifyError)) return { state: "unknown" };
  const refusal = error.code === "unknown_key" && trusted ? "other_key" : "bad_signature";
  const found = refusal === "other_key" ? await client.ledgerKey().catch(() => null) : null;
  return { state: "refused", refusal, trusted, found: found?.key ?? null };
}

/** Browsers learned Ed25519 at different times. */
export const isUnsupported = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotSupportedError";

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
  } catch {
    throw new VerifyError("bad_proof", "a hash of the proof is not base64");
  }
}
