import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { attestedText, canonicalText, envelopeText, type Receipt, STATEMENT_TYPE } from "@signet/verify";
import { sha256 } from "../../verify/test/support/ledger.ts";
import { newLogKey, type SampleLogKey } from "../../verify/test/support/signed-log.ts";
import { LINES, ledgerOf, ORIGIN, stage } from "./support/signed-ledger.ts";

const RUN = `run_${"a".repeat(25)}`;
const SEALED = JSON.parse(LINES[1]!) as Receipt;
const HONEST = { run: SEALED["run"], log: SEALED["log"], result: "PASSED" };

function envelopeOf(predicate: object, key: SampleLogKey): string {
  const statement = JSON.stringify({ subject: [], predicate });
  const { bytes } = key.signature(attestedText(STATEMENT_TYPE, statement));
  return envelopeText(statement, key.verifier, bytes);
}

/** A service whose run has this attestation; `named`: the one whose hash its receipt has. */
async function attesting(t: TestContext, by?: SampleLogKey) {
  const { key: own, ledger, attestation } = await stage(t);
  const key = by ?? own;
  const sealing = async (named: string) => {
    const line = canonicalText({ ...SEALED, att: sha256(named) });
    return ledgerOf([LINES[0]!, line], key);
  };
  const shown = async (envelope: string, over: { named?: string; receipt?: object; fork?: boolean } = {}) => {
    const sealed = await sealing(over.named ?? envelope);
    const [, sha] = sealed.shas;
    const other = await sealing("another");
    ledger().answer = (url, ndjson) => {
      if (url.pathname.endsWith(`/runs/${RUN}/attestation`)) return envelope;
      if (url.pathname.endsWith(`/runs/${RUN}`))
        return JSON.stringify({ run_id: RUN, kind: "code", receipt_sha: sha });
      if (url.pathname.endsWith(`/receipts/${sha}`) && over.receipt)
        return JSON.stringify({ ...JSON.parse(sealed.answer(url, ndjson)!), ...over.receipt });
      const isOfTree = /checkpoint$|consistency$/.test(url.pathname);
      return (over.fork && isOfTree ? other : sealed).answer(url, ndjson);
    };
    return attestation(RUN);
  };
  return { key, shown };
}

test("an attestation is printed if the signed ledger has its hash, with the key that is trusted from then on", async (t) => {
  const { key, shown } = await attesting(t);
  const envelope = envelopeOf(HONEST, key);
  const first = await shown(envelope);
  assert.deepEqual([first.code, first.stdout], [0, `${envelope}\n`], first.stderr);
  assert.equal(first.stderr, `key of the ledger, trusted from now on: ${key.text}\n`);
  assert.equal((await shown(envelope)).stderr, "");
});

type Shown = Awaited<ReturnType<typeof attesting>>["shown"];

test("an attestation that the signed ledger does not vouch for is not printed, and says why", async (t) => {
  const key = await newLogKey(ORIGIN);
  const honest = envelopeOf(HONEST, key);
  const forged = envelopeOf({ ...HONEST, run: "r2:other" }, key);
  const stranger = envelopeOf(HONEST, await newLogKey(ORIGIN));
  const statementOf = (payload: Buffer) =>
    JSON.stringify({ ...JSON.parse(honest), payload: payload.toString("base64") });
  const refused: [what: string, ...Parameters<Shown>, says: RegExp][] = [
    ["another envelope than sealed", forged, { named: honest }, /not the one that the run's receipt names/],
    [
      "a receipt that was changed to fit",
      forged,
      { named: honest, receipt: { att: sha256(forged) } },
      /its receipt does not hold/,
    ],
    ["a receipt that another ledger has", honest, { fork: true }, /\(inconsistent\)|\(bad_proof\)/],
    ["a stranger's signature", stranger, {}, /no trusted key signed the attestation/],
    ["another run", forged, {}, /its statement is of another run than its receipt/],
    [
      "another result",
      envelopeOf({ ...HONEST, result: "FAILED" }, key),
      {},
      /differ in whether the run is ok/,
    ],
    [
      "no signatures",
      JSON.stringify({ ...JSON.parse(honest), signatures: [null] }),
      {},
      /not an attestation/,
    ],
    ["a text that is not UTF-8", statementOf(Buffer.from([0xff])), {}, /not an attestation/],
  ];
  for (const [what, envelope, over, says] of refused) {
    const { code, stdout, stderr } = await (await attesting(t, key)).shown(envelope, over);
    assert.deepEqual([code, stdout], [1, ""], `${what}: ${stderr}`);
    assert.match(stderr, says, what);
    assert.doesNotMatch(stderr, /\n {4}at /, what);
  }
});
