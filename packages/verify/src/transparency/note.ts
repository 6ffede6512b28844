import { equalBytes, fromBase64, joinBytes, toBase64, toHex, utf8 } from "../bytes.ts";
import { VerifyError } from "../error.ts";
import { digest } from "../hash.ts";

/** The kinds of signature of a note (C2SP signed-note): of the log itself, and a witness's with its time. */
export const SIGNATURE_TYPE = { log: 1, witness: 4 } as const;
export type SignatureType = (typeof SIGNATURE_TYPE)[keyof typeof SIGNATURE_TYPE];

/** An Ed25519 public key with the name under which it signs notes. */
export interface VerifierKey {
  name: string;
  type: SignatureType;
  /** 32 bytes. */
  key: Uint8Array<ArrayBuffer>;
  /** 4 bytes: which key of this name made a signature. */
  id: Uint8Array;
}

export interface NoteSignature {
  name: string;
  keyId: Uint8Array;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A text with its signatures, none of them verified. */
export interface SignedNote {
  /** Ends with a newline. */
  text: string;
  signatures: NoteSignature[];
}

/** The most signatures of a note. */
const MAX_SIGNATURES = 64;
const MAX_NOTE_LENGTH = 65_536;
const KEY_ID_BYTES = 4;
const KEY_BYTES = 32;
const NAME = /^[^\s+\p{Cc}]+$/u;

/** The key with its id (C2SP signed-note): the first bytes of SHA-256 of name, newline, type and key. */
export async function verifierKey(
  name: string,
  type: SignatureType,
  key: Uint8Array<ArrayBuffer>,
): Promise<VerifierKey> {
  if (!NAME.test(name)) throw new VerifyError("bad_key", "the name of a key has no spaces and no plus sign");
  if (key.length !== KEY_BYTES) throw new VerifyError("bad_key", "an Ed25519 key has 32 bytes");
  const hash = await digest(joinBytes(utf8(`${name}\n`), Uint8Array.of(type), key));
  return { name, type, key, id: hash.subarray(0, KEY_ID_BYTES) };
}

/** A key as one line of text: `name+id+base64`, the form that Go's `note` package and other C2SP tools read. */
export const verifierKeyText = ({ name, type, key, id }: VerifierKey): string =>
  `${name}+${toHex(id)}+${toBase64(joinBytes(Uint8Array.of(type), key))}`;

/** Reads the text of a key. Throws VerifyError("bad_key"). */
export async function parseVerifierKey(text: string): Promise<VerifierKey> {
  // The name has no plus sign; base64 may have some.
  const [, name, id, base64] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text.trim()) ?? [];
  const bytes = fromBase64(base64 ?? "");
  const type = Object.values(SIGNATURE_TYPE).find((known) => known === bytes?.[0]);
  if (name === undefined || bytes === null || type === undefined)
    throw new VerifyError("bad_key", "a key is written as name+id+base64, with an Ed25519 key");
  const key = await verifierKey(name, type, bytes.slice(1));
  if (toHex(key.id) !== id)
    throw new VerifyError("bad_key", "the id of the key is not that of its name and bytes");
  return key;
}

/** The text of a note with its signatures. */
export const noteText = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(signatureLine).join("")}`;

const signatureLine = ({ name, keyId, bytes }: NoteSignature): string =>
  `— ${name} ${toBase64(joinBytes(keyId, bytes))}\n`;

/** Reads a signed note. Throws VerifyError("bad_note") for another form. */
export function parseNote(note: string): SignedNote {
  if (note.length > MAX_NOTE_LENGTH) malformed("it is longer than 64 KiB");
  if (/[\u0000-\u0009\u000b-\u001f]/.test(note) || !note.isWellFormed())
    malformed("it has control characters or is not UTF-8");
  const end = note.lastIndexOf("\n\n");
  if (end === -1 || !note.endsWith("\n")) malformed("no blank line separates its text from its signatures");
  const lines = note.slice(end + 2, -1).split("\n");
  if (lines.length > MAX_SIGNATURES) malformed(`it has more than ${MAX_SIGNATURES} signatures`);
  return { text: note.slice(0, end + 1), signatures: lines.map(parseSignature) };
}

function parseSignature(line: string): NoteSignature {
  const [, name = "", base64 = ""] = /^— ([^ ]+) ([^ ]+)$/.exec(line) ?? [];
  const bytes = fromBase64(base64);
  if (!NAME.test(name) || bytes === null || bytes.length <= KEY_ID_BYTES)
    malformed("a line after its text is not a signature");
  return { name, keyId: bytes.subarray(0, KEY_ID_BYTES), bytes: bytes.slice(KEY_ID_BYTES) };
}

/**
 * Those of the trusted keys that signed a note. Signatures of other keys are ignored, also if they use a trusted key's name
 * or id. Throws VerifyError("bad_signature") if a signature of a trusted key does not verify.
 */
export async function signersOf(note: SignedNote, trusted: readonly VerifierKey[]): Promise<VerifierKey[]> {
  const signers: VerifierKey[] = [];
  for (const { name, keyId, bytes } of note.signatures) {
    const key = trusted.find((known) => known.name === name && equalBytes(known.id, keyId));
    if (!key) continue;
    if (!(await verifies(key, bytes, note.text)))
      throw new VerifyError("bad_signature", `the signature of ${name} is not of this text`);
    signers.push(key);
  }
  return signers;
}

const SIGNATURE_BYTES = 64;
const TIME_BYTES = 8;

/** What an Ed25519 witness signs (C2SP tlog-cosignature): the time in unix seconds, and the checkpoint. */
export const cosignedText = (text: string, time: number | bigint): string =>
  `cosignature/v1\ntime ${time}\n${text}`;

/** The time of a witness's signature, in unix seconds. */
export const cosignatureTime = ({ bytes }: NoteSignature): bigint =>
  new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);

async function verifies(
  { type, key }: VerifierKey,
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<boolean> {
  const isWitness = type === SIGNATURE_TYPE.witness;
  if (bytes.length !== SIGNATURE_BYTES + (isWitness ? TIME_BYTES : 0)) return false;
  const signed = isWitness
    ? cosignedText(text, new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0))
    : text;
  try {
    const imported = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", imported, bytes.slice(-SIGNATURE_BYTES), utf8(signed));
  } catch (thrown) {
    // An invalid point is a bad key; a runtime without Ed25519 must not look like a bad signature.
    if (thrown instanceof DOMException && thrown.name === "NotSupportedError") throw thrown;
    return false;
  }
}

function malformed(reason: string): never {
  throw new VerifyError("bad_note", `this is not a signed note: ${reason}`);
}
