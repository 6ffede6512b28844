import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { type Receipt, receiptSha } from "@signet/verify";
import { newLogKey } from "../../verify/test/support/signed-log.ts";
import { OPENING } from "./support/run.ts";
import { LINES, ledgerOf, ORIGIN, rewritten, stage } from "./support/signed-ledger.ts";

test("a receipt that is proven in a second ledger of the same key is refused, however sound each of them is", async (t) => {
  const { key, ledger, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const shown = { ...(await serve(LINES)) };
  // The forks have other lines from the second one on; one is shorter, one as long and one longer than the ledger that is shown.
  const fork = await rewritten(1);
  for (const size of [3, 5]) {
    const other = await ledgerOf(fork.slice(0, size), key);
    const [, sha] = other.shas;
    ledger().answer = (url, ndjson) => (url.pathname.includes(sha!) ? other : shown).answer(url, ndjson);
    const { code, stdout } = await verify(sha!);
    assert.equal(code, 34, `${size}: ${stdout}`);
  }
  const short = await ledgerOf(LINES.slice(0, 2), key);
  const [, sha] = short.shas;
  ledger().answer = (url, ndjson) =>
    (url.pathname.endsWith(`${sha}/proof`) ? short : shown).answer(url, ndjson);
  const older = await verify(sha!);
  assert.equal(older.code, 0, `an older tree of the same ledger: ${older.stdout}`);
  assert.match(older.stdout, /line 1 of the signed ledger localhost\/signet, which has 5\n/);
});

test("a proof in a longer tree than the one that is shown is of the same ledger, or refused", async (t) => {
  const { key, ledger, serve, verify } = await stage(t);
  const whole = await ledgerOf(LINES, key);
  const fork = await ledgerOf(await rewritten(3), key);
  const shown = { ...(await serve(LINES.slice(0, 4))) };
  const proving = (by: typeof whole) => (url: URL, ndjson: boolean) =>
    (/proof$|consistency$/.test(url.pathname) ? by : shown).answer(url, ndjson);
  ledger().answer = proving(whole);
  const grown = await verify(shown.shas[1]!);
  assert.equal(grown.code, 0, grown.stdout);
  ledger().answer = proving(fork);
  const other = await verify(shown.shas[1]!);
  assert.equal(other.code, 34, other.stdout);
});

test("offline, a tree that contradicts one of the same size that was seen is refused, also with the key given", async (t) => {
  const { key, file, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const fork = [...LINES.slice(0, 3), (await rewritten(3))[3]!];
  const record = path.join(path.dirname(path.dirname(file)), "run.json");
  const receipt = JSON.parse(LINES[1]!) as Receipt;
  const receipt_sha = await receiptSha(receipt);
  const data = { receipt_sha, ok: receipt["ok"], opening: OPENING, receipt: { ...receipt, receipt_sha } };
  for (const [lines, exit] of [
    [LINES.slice(0, 4), 0],
    [fork, 34],
  ] as const) {
    const { proofs } = await ledgerOf(lines, key);
    writeFileSync(record, JSON.stringify({ ...data, task: "Say hello", proof: proofs[1] }));
    for (const more of [[], ["--key", key.text]]) {
      const { code, stdout } = await verify(record, ...more);
      assert.equal(code, exit, stdout);
    }
  }
});

test("a first key is told from that of another service whose ledger has the same name", async (t) => {
  const { file, verify } = await stage(t);
  assert.doesNotMatch((await verify()).stdout, /same name/);
  const [known] = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, object>);
  const other = await newLogKey(ORIGIN);
  writeFileSync(
    file,
    JSON.stringify({ "http://same": known, "http://other": { ...known, key: other.text } }),
  );
  const { code, stdout } = await verify();
  assert.equal(code, 0, "instances of one machine have one name");
  const said = stdout.match(/\n {2}\S+ showed a ledger of the same name with another key/g);
  assert.deepEqual(said, ["\n  http://other showed a ledger of the same name with another key"]);
});
