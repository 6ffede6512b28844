import { fromBase64, toBase64 } from "../bytes.ts";
import { VerifyError } from "../error.ts";
import { HASH_BYTES, type Hash } from "./merkle.ts";
import { type SignedNote, parseNote, signersOf, SIGNATURE_TYPE, type VerifierKey } from "./note.ts";

/** The size and root of a ledger's tree at one time (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** The name of the ledger. */
  origin: string;
  size: number;
  root: Hash;
}

/** The text that is signed: a line each for the origin, the size and the root. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** Reads the text of a checkpoint; lines after the third are ignored. Throws VerifyError("bad_note"). */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = "", digits = "", base64 = ""] = text.split("\n");
  const size = Number(digits);
  const root = fromBase64(base64);
  const isSize = /^(?:0|[1-9]\d*)$/.test(digits) && Number.isSafeInteger(size);
  if (origin === "" || !isSize || root?.length !== HASH_BYTES)
    throw new VerifyError("bad_note", "this is not a checkpoint of a ledger");
  return { origin, size, root };
}

/** A checkpoint that was signed by the ledger that it names. */
export interface SignedCheckpoint extends Checkpoint {
  note: SignedNote;
  /** The trusted keys that signed it, witnesses included. */
  signers: VerifierKey[];
}

/**
 * Reads a signed checkpoint and verifies its signatures with keys that the caller trusts. Throws VerifyError: "bad_note" for
 * another form, "bad_signature" if a signature of a trusted key does not verify, "unknown_key" unless a trusted key of the
 * very ledger signed it.
 */
export async function openCheckpoint(
  text: string,
  trusted: readonly VerifierKey[],
): Promise<SignedCheckpoint> {
  const note = parseNote(text);
  const checkpoint = parseCheckpoint(note.text);
  const signers = await signersOf(note, trusted);
  if (!signers.some(({ name, type }) => type === SIGNATURE_TYPE.log && name === checkpoint.origin))
    throw new VerifyError("unknown_key", `no trusted key of ${checkpoint.origin} signed the checkpoint`);
  return { ...checkpoint, note, signers };
}
