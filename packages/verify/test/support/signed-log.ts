import { generateKeyPairSync, sign } from "node:crypto";
import {
  checkpointText,
  consistencyPath,
  type Hash,
  inclusionPath,
  leafHash,
  nodeHash,
  noteText,
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
  return {
    origin,
    text: verifierKeyText(key),
    signed: (text: string) =>
      noteText({ text, signatures: [{ name: origin, keyId: key.id, bytes: signatureOf(text) }] }),
  };
}
export type SampleLogKey = Awaited<ReturnType<typeof newLogKey>>;

/** The tree of a small ledger, signed by a key. */
export async function signLog(lines: readonly string[], key: SampleLogKey) {
  const leaves = await Promise.all(lines.map(async (line) => leafHash(Buffer.from(line))));
  const read: SubtreeReader = async (level, index): Promise<Hash> =>
    level === 0
      ? leaves[index]!
      : nodeHash(await read(level - 1, index * 2), await read(level - 1, index * 2 + 1));
  const size = lines.length;
  const root = await rangeRoot(read, 0, size);
  const checkpoint = key.signed(checkpointText({ origin: key.origin, size, root }));
  return {
    checkpoint,
    proof: async (index: number) =>
      proofFileText({ index, path: await inclusionPath(read, index, size), checkpoint }),
    /** The hashes in base64, as the interface gives them. */
    consistency: async (from: number) =>
      (await consistencyPath(read, from, size)).map((hash) => Buffer.from(hash).toString("base64")),
  };
}
