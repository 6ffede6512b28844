import { fromBase64, toBase64 } from "../bytes.ts";
import { VerifyError } from "../error.ts";
import { parseCheckpoint } from "./checkpoint.ts";
import { HASH_BYTES, type Hash } from "./merkle.ts";
import { type NoteSignature, noteText, parseNote, signersOf, type VerifierKey } from "./note.ts";

/** What a log asks of a witness: to cosign a checkpoint that continues the one of size `old` (C2SP tlog-witness). */
export interface CosigningRequest {
  old: number;
  path: readonly Hash[];
  /** The signed checkpoint, as text. */
  checkpoint: string;
}

const MAX_PATH = 63;

/** The body of a request to cosign a checkpoint. */
export const cosigningRequestText = ({ old, path, checkpoint }: CosigningRequest): string =>
  `old ${old}\n${path.map((hash) => `${toBase64(hash)}\n`).join("")}\n${checkpoint}`;

/** Reads the body of a request to cosign a checkpoint. Throws VerifyError("bad_note") for another form. */
export function parseCosigningRequest(text: string): CosigningRequest {
  const end = text.indexOf("\n\n");
  const [first = "", ...lines] = text.slice(0, Math.max(0, end)).split("\n");
  const [, digits] = /^old (0|[1-9]\d*)$/.exec(first) ?? [];
  const path = lines.map(fromBase64);
  const isWhole = digits !== undefined && Number.isSafeInteger(Number(digits)) && path.length <= MAX_PATH;
  if (!isWhole || !path.every((hash): hash is Hash => hash?.length === HASH_BYTES))
    throw new VerifyError("bad_note", "this is not a request to cosign a checkpoint");
  return { old: Number(digits), path, checkpoint: text.slice(end + 2) };
}

/** The lines of a note that hold these signatures. */
export const signatureLines = (signatures: readonly NoteSignature[]): string =>
  noteText({ text: "", signatures: [...signatures] }).slice(1);

/**
 * The cosignatures of trusted witnesses among the signature lines that were given for a checkpoint. Those of other keys are left out.
 * Throws VerifyError("bad_signature") if one of a trusted witness does not verify, and "bad_note" for another form.
 */
export async function cosignaturesIn(
  lines: string,
  checkpoint: string,
  witnesses: readonly VerifierKey[],
): Promise<NoteSignature[]> {
  const { text } = parseNote(checkpoint);
  const note = parseNote(`${text}\n${lines}`);
  const signers = await signersOf(note, witnesses);
  return note.signatures.filter(({ name, keyId }) =>
    signers.some((signer) => signer.name === name && signer.id.every((byte, i) => byte === keyId[i])),
  );
}

/** A signed checkpoint with further signatures. */
export function withSignatures(checkpoint: string, more: readonly NoteSignature[]): string {
  const { text, signatures } = parseNote(checkpoint);
  parseCheckpoint(text);
  return noteText({ text, signatures: [...signatures, ...more] });
}
