import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { test } from "node:test";
import {
  checkConsistency,
  checkInclusion,
  checkpointText,
  consistencyPath,
  cosignedText,
  createTreeHead,
  emptyRoot,
  type Hash,
  inclusionPath,
  leafHash,
  nodeHash,
  type SignedNote,
  noteText,
  openCheckpoint,
  parseNote,
  parseVerifierKey,
  proofFileText,
  rangeRoot,
  SIGNATURE_TYPE,
  signersOf,
  type SubtreeReader,
  type VerifierKey,
  verifierKey,
  verifierKeyText,
  VerifyError,
  verifyProofFile,
} from "../src/index.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const refused = (code: string) => (error: unknown) => error instanceof VerifyError && error.code === code;
const lineAt = (seq: number) => `{"log":"ledger.example","seq":${seq}}`;
const LEAVES = await Promise.all(Array.from({ length: 40 }, async (_, i) => leafHash(bytes(lineAt(i)))));
const OTHER = await leafHash(bytes("a receipt that is not in the tree"));

/** The root as RFC 6962 defines it, without any of the tested code. */
function plainRoot(leaves: readonly Hash[]): Buffer {
  if (leaves.length === 0) return createHash("sha256").digest();
  if (leaves.length === 1) return Buffer.from(leaves[0]!);
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return createHash("sha256")
    .update(Uint8Array.of(1))
    .update(plainRoot(leaves.slice(0, k)))
    .update(plainRoot(leaves.slice(k)))
    .digest();
}

const read: SubtreeReader = (level, index) =>
  new Uint8Array(plainRoot(LEAVES.slice(index * 2 ** level, (index + 1) * 2 ** level)));
const rootOf = (size: number) => new Uint8Array(plainRoot(LEAVES.slice(0, size)));

test("the root of a growing tree is that of RFC 6962 at every size", async () => {
  const head = createTreeHead();
  for (let size = 0; size <= LEAVES.length; size++) {
    assert.equal(head.size(), size);
    assert.deepEqual(await head.root(), rootOf(size));
    assert.deepEqual(await rangeRoot(read, 0, size), rootOf(size));
    if (size < LEAVES.length) await head.append(LEAVES[size]!);
  }
  assert.deepEqual(await emptyRoot(), rootOf(0));
});

test("the inclusion proof of every leaf of every size holds, and at no other place", async () => {
  for (let size = 1; size <= LEAVES.length; size++)
    for (let index = 0; index < size; index++) {
      const path = await inclusionPath(read, index, size);
      const proof = { index, size, leaf: LEAVES[index]!, path, root: rootOf(size) };
      await checkInclusion(proof);
      const wrong = [
        { ...proof, index: size },
        { ...proof, index: -1 },
        { ...proof, root: OTHER },
        { ...proof, leaf: OTHER },
        { ...proof, path: [...path, OTHER] },
        ...(size > 1 ? [{ ...proof, index: (index + 1) % size }] : []),
        ...path.map((_, at) => ({ ...proof, path: path.with(at, OTHER) })),
        ...path.map((_, at) => ({ ...proof, path: path.toSpliced(at, 1) })),
      ];
      for (const [at, forged] of wrong.entries())
        await assert.rejects(checkInclusion(forged), refused("bad_proof"), `${index} of ${size}, case ${at}`);
    }
});

test("an inner node does not pass for a leaf", async () => {
  const [left, right] = [LEAVES[0]!, LEAVES[1]!];
  const node = new Uint8Array([...left, ...right]);
  assert.notDeepEqual(await leafHash(node), await nodeHash(left, right));
});

test("the proof that a tree continues another holds for every two sizes, and for no other history", async () => {
  for (let to = 0; to <= LEAVES.length; to++)
    for (let from = 0; from <= to; from++) {
      const path = await consistencyPath(read, from, to);
      const proof = { from: { size: from, root: rootOf(from) }, to: { size: to, root: rootOf(to) }, path };
      await checkConsistency(proof);
      const wrong = [
        { ...proof, path: [...path, OTHER] },
        // Every tree continues the empty one.
        ...(from > 0
          ? [
              { ...proof, from: { size: from, root: OTHER } },
              { ...proof, to: { size: to, root: OTHER } },
            ]
          : []),
        ...(from < to ? [{ from: proof.to, to: proof.from, path }] : []),
        ...path.map((_, at) => ({ ...proof, path: path.with(at, OTHER) })),
        ...path.map((_, at) => ({ ...proof, path: path.toSpliced(at, 1) })),
      ];
      for (const [at, forged] of wrong.entries())
        await assert.rejects(
          checkConsistency(forged),
          refused("inconsistent"),
          `${from} to ${to}, case ${at}`,
        );
    }
});

interface Signer {
  key: VerifierKey;
  secret: KeyObject;
}

async function signer(name: string, type: VerifierKey["type"] = SIGNATURE_TYPE.log): Promise<Signer> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const raw = new Uint8Array(publicKey.export({ type: "spki", format: "der" }).subarray(-32));
  return { key: await verifierKey(name, type, raw), secret: privateKey };
}

function signed(text: string, ...signers: Signer[]): SignedNote {
  const signatures = signers.map(({ key, secret }) => {
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(1_795_348_800n);
    const body =
      key.type === SIGNATURE_TYPE.witness
        ? Buffer.concat([time, sign(null, bytes(cosignedText(text, 1_795_348_800)), secret)])
        : sign(null, bytes(text), secret);
    return { name: key.name, keyId: key.id, bytes: new Uint8Array(body) };
  });
  return { text, signatures };
}

test("a key is read back from its text, and a changed one is refused", async () => {
  const { key } = await signer("ledger.example/a");
  const text = verifierKeyText(key);
  assert.deepEqual(await parseVerifierKey(text), key);
  for (const wrong of ["", text.slice(1), text.replace("+", " "), `${text}A`, text.replace(/\+./, "+z")])
    await assert.rejects(parseVerifierKey(wrong), refused("bad_key"), wrong);
  await assert.rejects(verifierKey("two words", 1, key.key), refused("bad_key"));
  await assert.rejects(verifierKey("short", 1, key.key.slice(1)), refused("bad_key"));
});

test("the example note of the specification is accepted with its key", async () => {
  const key = await parseVerifierKey("PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW");
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const note = `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;
  assert.deepEqual(await signersOf(parseNote(note), [key]), [key]);
  const changed = parseNote(note.replace("answer", "Answer"));
  await assert.rejects(signersOf(changed, [key]), refused("bad_signature"));
});

test("a checkpoint counts only with the signature of a trusted key of its own ledger", async () => {
  const log = await signer("ledger.example");
  const witness = await signer("witness.example", SIGNATURE_TYPE.witness);
  const stranger = await signer("ledger.example");
  const text = checkpointText({ origin: "ledger.example", size: 40, root: rootOf(40) });
  const both = noteText(signed(text, log, witness));
  const opened = await openCheckpoint(both, [log.key, witness.key]);
  assert.deepEqual(
    { origin: opened.origin, size: opened.size, signers: opened.signers.map(({ name }) => name) },
    { origin: "ledger.example", size: 40, signers: ["ledger.example", "witness.example"] },
  );
  assert.equal((await openCheckpoint(both, [log.key])).signers.length, 1, "an unknown witness is ignored");
  await assert.rejects(openCheckpoint(noteText(signed(text, stranger)), [log.key]), refused("unknown_key"));
  await assert.rejects(
    openCheckpoint(noteText(signed(text, witness)), [witness.key]),
    refused("unknown_key"),
  );
  const forged = noteText(signed(text, log)).replace("\n40\n", "\n39\n");
  await assert.rejects(openCheckpoint(forged, [log.key]), refused("bad_signature"));
  const other = checkpointText({ origin: "other.example", size: 40, root: rootOf(40) });
  await assert.rejects(openCheckpoint(noteText(signed(other, log)), [log.key]), refused("unknown_key"));
  const renamed = both.replace("— witness.example", "— witness2.example");
  assert.equal((await openCheckpoint(renamed, [log.key, witness.key])).signers.length, 1);
});

test("a note with one byte changed is refused", async () => {
  const log = await signer("ledger.example");
  const note = noteText(signed(checkpointText({ origin: "ledger.example", size: 3, root: rootOf(3) }), log));
  for (let at = 0; at < note.length; at++) {
    const changed = note.slice(0, at) + (note[at] === "A" ? "B" : "A") + note.slice(at + 1);
    await assert.rejects(openCheckpoint(changed, [log.key]), VerifyError, `character ${at}`);
  }
});

test("what is not a note is refused", () => {
  const line = `— name ${Buffer.alloc(68).toString("base64")}\n`;
  for (const text of [
    "",
    "text\n",
    "text\n\n",
    "text\n\n— name\n",
    `text\n\n${line}`.replace(" ", "  "),
    `text\n\n${line.slice(0, -1)}`,
    `te\u0000xt\n\n${line}`,
    `text\r\n\n${line}`,
    `\ud800\n\n${line}`,
    `text\n\n${line.repeat(65)}`,
    `${"x".repeat(70_000)}\n\n${line}`,
  ])
    assert.throws(() => parseNote(text), refused("bad_note"), JSON.stringify(text.slice(0, 30)));
  assert.equal(parseNote(`text\n\n${line}`).signatures.length, 1);
});

test("a proof file shows offline that a line is in the ledger, and that no other is at its place", async () => {
  const log = await signer("ledger.example");
  const checkpoint = noteText(
    signed(checkpointText({ origin: "ledger.example", size: 40, root: rootOf(40) }), log),
  );
  const text = proofFileText({ index: 7, path: await inclusionPath(read, 7, 40), checkpoint });
  const proven = await verifyProofFile(text, lineAt(7), [log.key]);
  assert.deepEqual([proven.index, proven.size], [7, 40]);
  await verifyProofFile(text.replace("index 7", "extra AAAA\nindex 7"), lineAt(7), [log.key]);
  const stranger = await signer("ledger.example");
  await assert.rejects(verifyProofFile(text, lineAt(8), [log.key]), refused("bad_proof"));
  await assert.rejects(verifyProofFile(text, lineAt(7), [stranger.key]), refused("unknown_key"));
  await assert.rejects(
    verifyProofFile(text.replace("index 7", "index 8"), lineAt(7), [log.key]),
    refused("bad_proof"),
  );
  for (const wrong of [
    "",
    text.slice(1),
    text.replace("index 7", "index 07"),
    text.replace("index 7", "index -7"),
    text.replace("@v1", "@v2"),
    text.replace("\n\n", "\n"),
    text.replace("index 7\n", `index 7\n${`${"A".repeat(43)}=\n`.repeat(65)}`),
  ])
    await assert.rejects(
      verifyProofFile(wrong, lineAt(7), [log.key]),
      refused("bad_note"),
      wrong.slice(0, 60),
    );
});
