import { createHash } from "node:crypto";
import {
  checkConsistency,
  type CosigningRequest,
  emptyRoot,
  noteText,
  openCheckpoint,
  parseCheckpoint,
  parseCosigningRequest,
  parseNote,
  signatureLines,
  type SignedCheckpoint,
  type VerifierKey,
  VerifyError,
} from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import type { WitnessKey } from "./witness-key.ts";
import type { Witnessed, WitnessState } from "./witness-state.ts";

/** What a witness answers to a request. `size`: the answer is the size that it has seen. */
export interface WitnessAnswer {
  status: 200 | 400 | 403 | 404 | 409 | 422;
  body: string;
  size?: true;
}

export interface WitnessParts {
  /** The keys of the logs that it watches; the name of each is the origin of its log. A log may have several. */
  logs: readonly VerifierKey[];
  key: WitnessKey;
  state: WitnessState;
  clock: Clock;
}

/**
 * A witness of transparency logs (C2SP tlog-witness): it cosigns only checkpoints that continue what it has seen of their log. What it
 * has seen is on disk before it signs, so that whatever happens to it, it never vouches for two histories.
 */
export function createWitness({ logs, key, state, clock }: WitnessParts) {
  async function cosign(request: CosigningRequest): Promise<WitnessAnswer> {
    const { origin } = parseCheckpoint(parseNote(request.checkpoint).text);
    const trusted = logs.filter(({ name }) => name === origin);
    if (trusted.length === 0) return refusal(404, "this witness does not watch this log");
    const checkpoint = await opened(request.checkpoint, trusted);
    if (checkpoint === null) return refusal(403, "no trusted key of this log signed the checkpoint");
    if (request.old > checkpoint.size) return refusal(400, "the old size is larger than the new one");
    const seen = state.find(origin);
    if (request.old !== (seen?.size ?? 0)) return conflict(seen);
    const why = await inconsistency(seen, checkpoint, request);
    if (why !== null) return refusal(422, why);
    const next: Witnessed = { size: checkpoint.size, root: base64(checkpoint.root) };
    if (!state.advance(origin, seen, next)) return conflict(state.find(origin));
    const { text } = checkpoint.note;
    const signature = key.cosignature(text, Math.floor(clock.now() / 1_000));
    state.show(origin, next, noteText({ text, signatures: [...verified(checkpoint), signature] }));
    return { status: 200, body: signatureLines([signature]) };
  }

  return {
    key: key.text,
    /** Answers the body of a request to cosign a checkpoint. */
    async add(body: string): Promise<WitnessAnswer> {
      try {
        return await cosign(parseCosigningRequest(body));
      } catch (thrown) {
        if (thrown instanceof VerifyError) return refusal(400, thrown.message);
        throw thrown;
      }
    },
    /** The newest checkpoint that it cosigned of the log whose origin has this SHA-256; null if there is none. */
    newest(originSha: string): string | null {
      const log = logs.find(({ name }) => createHash("sha256").update(name).digest("hex") === originSha);
      return log ? state.cosigned(log.name) : null;
    },
  };
}

export type Witness = ReturnType<typeof createWitness>;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const refusal = (status: 400 | 403 | 404 | 422, why: string): WitnessAnswer => ({ status, body: `${why}\n` });
const conflict = (seen: Witnessed | null): WitnessAnswer => ({
  status: 409,
  body: `${seen?.size ?? 0}\n`,
  size: true,
});

/** The checkpoint, if a trusted key of its log signed it and no signature of one is wrong. */
async function opened(text: string, trusted: readonly VerifierKey[]): Promise<SignedCheckpoint | null> {
  try {
    return await openCheckpoint(text, trusted);
  } catch (thrown) {
    if (thrown instanceof VerifyError && ["unknown_key", "bad_signature"].includes(thrown.code)) return null;
    throw thrown;
  }
}

/** The signatures of a checkpoint that were verified. */
const verified = ({ note, signers }: SignedCheckpoint) =>
  note.signatures.filter(({ name, keyId }) =>
    signers.some((signer) => signer.name === name && Buffer.from(signer.id).equals(keyId)),
  );

/** Why a checkpoint does not continue what was seen; null if it does. */
async function inconsistency(
  seen: Witnessed | null,
  { size, root }: SignedCheckpoint,
  { path }: CosigningRequest,
): Promise<string | null> {
  if (size === 0 && base64(root) !== base64(await emptyRoot()))
    return "this is not the root of an empty tree";
  const from = seen ?? { size: 0, root: base64(await emptyRoot()) };
  try {
    const before = { size: from.size, root: Uint8Array.from(Buffer.from(from.root, "base64")) };
    await checkConsistency({ from: before, to: { size, root }, path });
    return null;
  } catch (thrown) {
    if (thrown instanceof VerifyError) return thrown.message;
    throw thrown;
  }
}
