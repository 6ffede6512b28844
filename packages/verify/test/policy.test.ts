import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { test } from "node:test";
import {
  parsePolicy,
  requireQuorum,
  SIGNATURE_TYPE,
  verifierKey,
  verifierKeyText,
  type VerifierKey,
} from "@signet/verify";
import { INHERITED } from "../../../test/support/inherited-names.ts";
import { newLogKey } from "./support/signed-log.ts";

async function witnessKey(name: string) {
  const raw = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "der" }).subarray(-32);
  return verifierKey(name, SIGNATURE_TYPE.witness, Uint8Array.from(raw));
}
const [a, b, c, d] = await Promise.all(["a", "b", "c", "d"].map(witnessKey));
const log = await newLogKey("log.example/1");
/** A checkpoint that these keys signed, as `openCheckpoint` gives it. */
const signedBy = (signers: VerifierKey[]) => ({
  origin: log.origin,
  note: {
    text: "",
    signatures: signers.map(({ name, id }) => ({ name, keyId: id, bytes: new Uint8Array(72) })),
  },
  signers,
});
const WITNESSES = [a, b, c, d].map((key) => `witness ${key!.name} ${verifierKeyText(key!)}`).join("\n");

test("a policy's quorum is met by the witnesses that it names, in groups", async () => {
  const policy = await parsePolicy(
    `# comment\nlog ${log.text} https://log.example\n\n${WITNESSES} https://d.example\n group ab 2 a b\n\tgroup cd any c d\ngroup both all ab cd\nquorum both\n`,
  );
  assert.deepEqual([policy.logs.length, policy.witnesses.length], [1, 4]);
  const enough = [
    [a, b, c],
    [a, b, d],
    [a, b, c, d],
  ];
  const few = [[], [a], [a, b], [c, d], [a, c], [b, c, d]];
  for (const signers of enough) assert.equal(policy.isQuorum(signers.map((key) => key!)), true);
  for (const signers of few) {
    assert.equal(policy.isQuorum(signers.map((key) => key!)), false);
    assert.throws(() => requireQuorum(policy, signedBy(signers.map((key) => key!))), { code: "no_quorum" });
  }
});

test("cosignatures of other keys, of the log itself, and of the same witness twice do not count", async () => {
  const policy = await parsePolicy(`${WITNESSES}\ngroup two 2 a b c\nquorum two\n`);
  const other = await witnessKey("b");
  assert.equal(policy.isQuorum([a!, other, log.verifier]), false);
  assert.equal(policy.isQuorum([a!, a!, a!]), false);
  assert.equal(policy.isQuorum([a!, b!]), true);
  assert.equal((await parsePolicy("quorum none\n")).isQuorum([]), true);
});

const REFUSED: [string, string][] = [
  ["no quorum", WITNESSES],
  ["two quorums", `${WITNESSES}\nquorum a\nquorum b`],
  ["a name that is not defined", `${WITNESSES}\nquorum e`],
  ["a name twice", `${WITNESSES}\ngroup a any b\nquorum a`],
  ["a key twice", `${WITNESSES}\nwitness e ${verifierKeyText(a!)}\nquorum e`],
  ["a member twice", `${WITNESSES}\ngroup g 2 a a\nquorum g`],
  ["a witness in two groups", `${WITNESSES}\ngroup g any a\ngroup h any a b\ngroup k all g h\nquorum k`],
  ["a group before its members", `group g any a\n${WITNESSES}\nquorum g`],
  ["a threshold over its members", `${WITNESSES}\ngroup g 3 a b\nquorum g`],
  ["a threshold of nothing", `${WITNESSES}\ngroup g 0 a b\nquorum g`],
  ["a group without members", `${WITNESSES}\ngroup g all\nquorum g`],
  ["none as a member", `${WITNESSES}\ngroup g any none a\nquorum g`],
  ["the key of a log as a witness", `witness l ${log.text}\nquorum l`],
  ["the key of a witness as a log", `log ${verifierKeyText(a!)}\n${WITNESSES}\nquorum a`],
  ["an unknown word", `${WITNESSES}\nexpect a\nquorum a`],
  ["a broken key", "witness a nothing\nquorum a"],
];
for (const [name, text] of REFUSED)
  test(`a policy with ${name} is refused`, async () => {
    await assert.rejects(parsePolicy(text), { code: "bad_policy" });
  });

test("witnesses and groups may have the names that every object inherits, thresholds may not", async () => {
  for (const name of INHERITED) {
    const key = await witnessKey(name);
    const witness = `witness ${name} ${verifierKeyText(key)}\n`;
    const policy = await parsePolicy(`${witness}group toBe all ${name}\nquorum toBe\n`);
    const { counted, times } = requireQuorum(policy, signedBy([...policy.witnesses]));
    assert.deepEqual([counted, Object.entries(times)], [[name], [[name, 0]]]);
    await assert.rejects(parsePolicy(`${witness}group g ${name} ${name}\nquorum g\n`), {
      code: "bad_policy",
    });
  }
});
