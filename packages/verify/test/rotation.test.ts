import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type FaultCode,
  followRotations,
  type KeyRotation,
  openCheckpoint,
  SIGNATURE_TYPE,
  verifierKey,
  verifierKeyText,
  verifyChain,
  verifyLedger,
  verifyProofFile,
} from "@signet/verify";
import { sampleLedger, textOf } from "./support/ledger.ts";
import { announcing, newLogKey, rotationIn, signLog } from "./support/signed-log.ts";

const LINES = sampleLedger(2).map(textOf);
const ORIGIN = String(sampleLedger(2)[0]!["log"]);
const [old, next, third] = [await newLogKey(ORIGIN), await newLogKey(ORIGIN), await newLogKey(ORIGIN)];
const lines = [...LINES, await announcing(LINES, next)];
const longer = [...lines, await announcing(lines, third)];
const rotation = await rotationIn(lines, old, next);
const second = await rotationIn(longer, next, third);

const refused = (rotations: KeyRotation[], message: RegExp, trusted = old) =>
  assert.rejects(followRotations(trusted.verifier, rotations), {
    code: "bad_rotation" satisfies FaultCode,
    message,
  });

test("a trusted key leads to each key that a line announced which it signed, and no further", async () => {
  const keysFrom = async (trusted: typeof old, rotations: KeyRotation[]) =>
    (await followRotations(trusted.verifier, rotations)).keys.map(verifierKeyText);
  assert.deepEqual(await keysFrom(old, []), [old.text]);
  assert.deepEqual(await keysFrom(old, [rotation]), [old.text, next.text]);
  assert.deepEqual(await keysFrom(old, [rotation, second]), [old.text, next.text, third.text]);
  assert.deepEqual(await keysFrom(next, [rotation, second]), [next.text, third.text]);
  assert.deepEqual(await keysFrom(third, [rotation, second]), [third.text]);
});

test("a ledger with a rotation is one chain, and the checkpoint of the rotation is of its lines", async () => {
  assert.ok((await verifyChain(longer)).ok);
  const { checkpoints } = await followRotations(old.verifier, [rotation, second]);
  assert.ok((await verifyLedger(longer, checkpoints)).ok);
  assert.deepEqual(
    checkpoints.map(({ size }) => size),
    [lines.length, longer.length],
  );
  const rewritten = [...LINES, await announcing(LINES, third)];
  const verdict = await verifyLedger(rewritten, checkpoints.slice(0, 1));
  assert.ok(!verdict.ok && verdict.code === "inconsistent");
});

test("a forged rotation makes no key trusted", async () => {
  const forger = await newLogKey(ORIGIN);
  const forged = [...LINES, await announcing(LINES, forger)];
  await refused([await rotationIn(forged, forger)], /no line that the trusted key signed announces it/);
  await refused([await rotationIn(forged, next, forger)], /no line that the trusted key signed/);
  await refused([{ ...rotation, line: forged.at(-1)! }], /not in the signed tree at this position/);
  const { proof } = await rotationIn(forged, forger);
  const claimed = proof.replace(
    /\n— .*$/s,
    `\n${rotation.proof.split("\n").findLast((one) => one.startsWith("—"))!}\n`,
  );
  await refused(
    [{ line: forged.at(-1)!, proof: claimed }],
    /no line that the trusted key signed|is not of this text/,
  );
});

test("a new key that did not sign, is of another ledger, or is a witness's is refused", async () => {
  await refused([await rotationIn(lines, old)], /the new key did not sign it/);
  const foreign = await newLogKey("other.example/log");
  const named = [...LINES, await announcing(LINES, { ...old, text: foreign.text })];
  await refused([await rotationIn(named, old)], /another ledger/);
  const witness = await verifierKey(ORIGIN, SIGNATURE_TYPE.witness, next.verifier.key);
  const watched = [...LINES, await announcing(LINES, { ...old, text: verifierKeyText(witness) })];
  await refused([await rotationIn(watched, old, next)], /the new key did not sign it/);
});

test("a line that announces no key, is malformed, or claims another place is refused", async () => {
  const sealed = LINES.slice(0, 2);
  await refused([await rotationIn(sealed, old, next)], /the line announces no key/);
  await refused([{ ...rotation, line: ` ${rotation.line}` }], /canonical/);
  await refused([{ ...rotation, proof: "none" }], /not a \.tlog-proof/);
  const elsewhere = [...LINES, await announcing(LINES, next, { seq: 7 })];
  await refused([await rotationIn(elsewhere, old, next)], /the receipt is line 7, and was signed as line 4/);
  const unreadable = [...LINES, await announcing(LINES, next, { key: "x+00000000+AAAA" })];
  await refused([await rotationIn(unreadable, old, next)], /key is written as|the id of the key/);
});

test("until the rotation itself, the old key opens the checkpoint; after it, only the new one", async () => {
  const both = await signLog(lines, old, next);
  await openCheckpoint(both.checkpoint, [old.verifier]);
  await openCheckpoint(both.checkpoint, [next.verifier]);
  const after = await signLog(longer, next);
  await assert.rejects(openCheckpoint(after.checkpoint, [old.verifier]), { code: "unknown_key" });
});

test("a receipt that was signed at another line than it names, or in another ledger, is not proven", async () => {
  const [opened, sealed] = [LINES[0]!, LINES[1]!];
  const twice = await signLog([opened, sealed, ...LINES.slice(2), sealed], old);
  await verifyProofFile(await twice.proof(1), sealed, [old.verifier]);
  await assert.rejects(verifyProofFile(await twice.proof(4), sealed, [old.verifier]), {
    code: "bad_seq" satisfies FaultCode,
  });
  const other = await newLogKey("other.example/ledger");
  const elsewhere = await signLog(LINES, other);
  await assert.rejects(verifyProofFile(await elsewhere.proof(1), sealed, [other.verifier]), {
    code: "wrong_log" satisfies FaultCode,
  });
});
