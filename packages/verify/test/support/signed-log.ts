import { generateKeyPairSync, sign } from "node:crypto";
import {
  checkpointText,
  cosignedText,
  consistencyPath,
  GENESIS,
  type Hash,
  canonicalText,
  type KeyRotation,
  type Receipt,
  receiptSha,
  inclusionPath,
  leafHash,
  nodeHash,
  type NoteSignature,
  noteText,
  parseNote,
  proofFileText,
  rangeRoot,
  SIGNATURE_TYPE,
  type SubtreeReader,
  verifierKey,
  verifierKeyText,
} from "@signet/verify";

/** A new key of a ledger: its text, and what it signs. */
export async function newLogKey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const raw = Uint8Array.from(publicKey.export({ type: "spki", format: "der" }).subarray(-32));
  const key = await verifierKey(origin, SIGNATURE_TYPE.log, raw);
  const signatureOf = (text: string) => Uint8Array.from(sign(null, Buffer.from(text), privateKey));
  const signature = (text: string): NoteSignature => ({
    name: origin,
    keyId: key.id,
    bytes: signatureOf(text),
  });
  return {
    origin,
    verifier: key,
    text: verifierKeyText(key),
    /** A text as a note with its signature, and with those of other keys. */
    signed: (text: string, ...also: { signature: (text: string) => NoteSignature }[]) =>
      noteText({ text, signatures: [signature(text), ...also.map((other) => other.signature(text))] }),
    signature,
  };
}
export type SampleLogKey = Awaited<ReturnType<typeof newLogKey>>;

/** A new key of a witness: its text, and its cosignature of a checkpoint at a time in unix seconds. */
export async function newWitnessKey(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const raw = Uint8Array.from(publicKey.export({ type: "spki", format: "der" }).subarray(-32));
  const verifier = await verifierKey(name, SIGNATURE_TYPE.witness, raw);
  return {
    verifier,
    text: verifierKeyText(verifier),
    cosignature(text: string, time = 1_795_000_000): NoteSignature {
      const at = Buffer.alloc(8);
      at.writeBigUInt64BE(BigInt(time));
      const signature = sign(null, Buffer.from(cosignedText(parseNote(text).text, time)), privateKey);
      return { name, keyId: verifier.id, bytes: Uint8Array.from(Buffer.concat([at, signature])) };
    },
  };
}

/** The line after these that announces a key; `over` says what is otherwise. */
export async function announcing(
  lines: readonly string[],
  { origin, text }: SampleLogKey,
  over: Partial<Receipt> = {},
): Promise<string> {
  const last = lines.at(-1);
  const before = last === undefined ? null : (JSON.parse(last) as Receipt);
  const prev = before === null ? GENESIS : await receiptSha(before);
  const fields = { v: 2, kind: "key", log: origin, seq: lines.length, prev, ts: before?.["ts"] ?? 1 };
  return canonicalText({ ...fields, key: text, ...over });
}

/** How a key announced in the last of these lines replaced another. */
export async function rotationIn(
  lines: readonly string[],
  old: SampleLogKey,
  ...also: SampleLogKey[]
): Promise<KeyRotation> {
  const log = await signLog(lines, old, ...also);
  return { line: lines.at(-1)!, proof: await log.proof(lines.length - 1) };
}

/** The tree of a small ledger, signed by a key, and by others too. */
export async function signLog(lines: readonly string[], key: SampleLogKey, ...also: SampleLogKey[]) {
  const leaves = await Promise.all(lines.map(async (line) => leafHash(Buffer.from(line))));
  const read: SubtreeReader = async (level, index): Promise<Hash> =>
    level === 0
      ? leaves[index]!
      : nodeHash(await read(level - 1, index * 2), await read(level - 1, index * 2 + 1));
  const size = lines.length;
  const root = await rangeRoot(read, 0, size);
  const checkpoint = key.signed(checkpointText({ origin: key.origin, size, root }), ...also);
  return {
    checkpoint,
    proof: async (index: number) =>
      proofFileText({ index, path: await inclusionPath(read, index, size), checkpoint }),
    /** The hashes in base64, as the interface gives them. */
    consistency: async (from: number) =>
      (await consistencyPath(read, from, size)).map((hash) => Buffer.from(hash).toString("base64")),
  };
}
