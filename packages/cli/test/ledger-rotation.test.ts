import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { type Receipt, receiptSha } from "@signet/verify";
import {
  announcing,
  newLogKey,
  rotationIn,
  type SampleLogKey,
  signLog,
} from "../../verify/test/support/signed-log.ts";
import { OPENING } from "./support/run.ts";
import { LINES, ORIGIN, stage } from "./support/signed-ledger.ts";

async function rotated(old: SampleLogKey) {
  const next = await newLogKey(ORIGIN);
  const announced = [...LINES, await announcing(LINES, next)];
  const third = await newLogKey(ORIGIN);
  const lines = [...announced, await announcing(announced, third)];
  const rotations = [await rotationIn(announced, old, next), await rotationIn(lines, next, third)];
  return { next: third, lines, rotations };
}

test("a ledger whose key was replaced is followed to the new key, which is trusted from then on", async (t) => {
  const { key, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { next, lines, rotations } = await rotated(key);
  const record = await serve(lines, next, rotations);
  const all = await verify();
  assert.equal(all.code, 0, all.stdout);
  assert.ok(all.stdout.includes(`its key replaced the trusted one, which signed that: ${next.text}`));
  const one = await verify(record.shas[1]!);
  assert.equal(one.code, 0, one.stdout);
  assert.doesNotMatch(one.stdout, /replaced/);
  await serve(LINES, key);
  assert.equal((await verify()).code, 32, "the key before signs nothing any more");
});

test("one receipt is enough to follow a new key; a given one is followed too", async (t) => {
  for (const given of [false, true]) {
    const { key, serve, verify } = await stage(t);
    if (!given) assert.equal((await verify()).code, 0);
    const { next, lines, rotations } = await rotated(key);
    const { shas } = await serve(lines, next, rotations);
    const { code, stdout } = await verify(shas[0]!, ...(given ? ["--key", key.text] : []));
    assert.equal(code, 0, stdout);
    assert.ok(stdout.includes(next.text));
  }
});

test("a rotation that the trusted key did not sign is refused with a code of its own, and changes nothing", async (t) => {
  const { key, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { lines } = await rotated(key);
  const forger = await newLogKey(ORIGIN);
  const forged = [...LINES, await announcing(LINES, forger)];
  await serve(forged, forger, [await rotationIn(forged, forger)]);
  const { code, stdout } = await verify();
  assert.equal(code, 35, stdout);
  assert.match(
    stdout,
    /new key is not trusted: no line that the trusted key signed announces it \(bad_rotation\)/,
  );
  await serve(lines, key);
  assert.equal((await verify()).code, 0, "the old key is still the trusted one");
});

test("a rotation that is not of the lines that the service shows is refused", async (t) => {
  const { key, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { next, lines, rotations } = await rotated(key);
  const elsewhere = [...LINES.slice(0, 4), await announcing(LINES.slice(0, 4), next)];
  const { shas } = await serve(lines, next, [await rotationIn(elsewhere, key, next)]);
  assert.equal((await verify()).code, 34);
  assert.equal((await verify(shas[0]!)).code, 34);
  await serve(lines, next, rotations);
  assert.equal((await verify()).code, 0);
});

/** The last event of the run of line 1, with a proof of it. */
async function recordOf(proof: string) {
  const receipt = JSON.parse(LINES[1]!) as Receipt;
  const receipt_sha = await receiptSha(receipt);
  const data = { receipt_sha, ok: receipt["ok"], opening: OPENING, receipt: { ...receipt, receipt_sha } };
  return JSON.stringify({ ...data, task: "Say hello", proof });
}

test("a key that was replaced proves what it signed until then, and nothing of a longer ledger", async (t) => {
  const { key, file, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { next, lines, rotations } = await rotated(key);
  await serve(lines, next, rotations);
  assert.equal((await verify()).code, 0);
  const record = `${path.dirname(path.dirname(file))}/run.json`;
  const offline = async (tree: readonly string[], by: SampleLogKey) => {
    writeFileSync(record, await recordOf(await (await signLog(tree, by)).proof(1)));
    return verify(record);
  };
  for (const [tree, by] of [
    [LINES.slice(0, 4), key],
    [lines.slice(0, -1), key],
    [lines, next],
  ] as const) {
    const { code, stdout } = await offline(tree, by);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /line 1 of the signed ledger/);
  }
  const stolen = await offline(lines, key);
  assert.equal(stolen.code, 32, stolen.stdout);
  assert.match(stolen.stdout, /its key was replaced before the ledger had 7 lines/);
});

test("two services that claim one ledger with different keys vouch for no record without a key that is given", async (t) => {
  const { key, ledger, file, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const record = `${path.dirname(path.dirname(file))}/run.json`;
  writeFileSync(record, await recordOf(ledger().proofs[1]!));
  assert.equal((await verify(record)).code, 0);
  const claimed = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
  const [[honest, known] = ["", {}]] = Object.entries(claimed);
  const other = await newLogKey(ORIGIN);
  writeFileSync(file, JSON.stringify({ "http://other": { ...known, key: other.text }, [honest]: known }));
  const { code, stdout } = await verify(record);
  assert.equal(code, 32, stdout);
  assert.match(
    stdout,
    /http:\/\/other and http:\/\/127\S+ show ledgers of the name localhost\/signet with different/,
  );
  assert.equal((await verify(record, "--key", key.text)).code, 0);
  writeFileSync(file, JSON.stringify({ "http://same": known, [honest]: known }));
  assert.equal((await verify(record)).code, 0, "one ledger at two addresses");
});
