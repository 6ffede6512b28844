import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { type Receipt, withSignatures } from "@signet/verify";
import { newLogKey, newWitnessKey, signLog } from "../../verify/test/support/signed-log.ts";
import { LINES, ORIGIN, ledgerOf, rewritten, stage } from "./support/signed-ledger.ts";

test("the first look says whose key it trusts, and each later one that the ledger continues what was seen", async (t) => {
  const { key, file, serve, verify } = await stage(t);
  const first = await verify();
  assert.equal(first.code, 0, first.stdout);
  assert.match(
    first.stdout,
    /signed by localhost\/signet up to line 4\n {2}key, trusted from now on: localhost/,
  );
  assert.ok(first.stdout.includes(key.text));
  assert.equal(statSync(file).mode & 0o777, 0o600);
  await serve(LINES);
  const later = await verify();
  assert.equal(later.code, 0, later.stdout);
  assert.match(later.stdout, /up to line 5; continues the 4 lines seen on \d{4}-\d\d-\d\d\n/);
  assert.doesNotMatch(later.stdout, /trusted from now on/);
  const { signatures } = JSON.parse((await verify("--json")).stdout) as {
    signatures: { source: string; size: number };
  };
  assert.deepEqual([signatures.source, signatures.size], ["known", 5]);
});

test("a ledger that was rewritten, cut, left unsigned or signed with another key since the last look is refused", async (t) => {
  const { serve, verify } = await stage(t);
  await serve(LINES);
  assert.equal((await verify()).code, 0);
  const other = await newLogKey(ORIGIN);
  for (const [what, lines, by, exit, says] of [
    [
      "rewritten",
      await rewritten(2),
      undefined,
      34,
      /the first 5 lines are not those that a checkpoint was signed for/,
    ],
    ["cut", LINES.slice(0, 4), undefined, 34, /a checkpoint was signed for 5 lines; the ledger has 4/],
    ["not signed", LINES, null, 32, /shows no signature, but its ledger was signed before/],
    ["another key", LINES, other, 32, /not signed .* with the key trusted since/],
  ] as const) {
    await serve(lines, by);
    const whole = await verify();
    assert.equal(whole.code, exit, `${what}: ${whole.stdout}`);
    assert.match(whole.stdout, says);
    const one = await verify("last");
    assert.ok([32, 34].includes(one.code ?? 0), `one receipt, ${what}: ${one.stdout}`);
  }
  await serve(LINES);
  assert.equal((await verify()).code, 0, "the ledger as it was");
});

test("a key that is given decides, as text or in a file, and a wrong one is refused", async (t) => {
  const { key, verify, file } = await stage(t);
  const other = await newLogKey(ORIGIN);
  assert.equal((await verify("--key", other.text)).code, 32);
  assert.equal((await verify("--key", key.text)).code, 0);
  writeFileSync(`${file}.key`, `${key.text}\n`);
  assert.equal((await verify("last", "--key", `${file}.key`)).code, 0);
  assert.equal((await verify("--key", "nowhere")).code, 2);
  assert.equal((await verify("--key", "a+b+c")).code, 29);
});

test("one receipt is verified with its place in the signed ledger", async (t) => {
  const { ledger, serve, verify } = await stage(t);
  const [, sha] = ledger().shas;
  const first = await verify(sha!);
  assert.equal(first.code, 0, first.stdout);
  assert.match(
    first.stdout,
    /line 1 of the signed ledger localhost\/signet, which has 4\n {2}key, trusted from now on/,
  );
  await serve(LINES);
  assert.match((await verify(sha!)).stdout, /which has 5\n$/);
  const proofs = ledger().proofs;
  [proofs[1], proofs[3]] = [proofs[3], proofs[1]];
  const forged = await verify(sha!);
  assert.equal(forged.code, 33, forged.stdout);
  proofs[1] = undefined;
  assert.equal((await verify(sha!)).code, 1, "a service that proves nothing is not believed");
});

test("a damaged memory is told, and never taken for no memory", async (t) => {
  const { file, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const known = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
  const [[service, entry] = ["", {}]] = Object.entries(known);
  for (const other of [{ ...entry, former: ["a key"] }, { ...entry, key: 1 }, null]) {
    writeFileSync(file, JSON.stringify({ [service]: other }));
    const unread = await verify();
    assert.deepEqual(
      [unread.code, unread.stdout],
      [2, ""],
      "an entry of another form is not an unseen ledger",
    );
  }
  for (const text of ["null", "[]"]) {
    writeFileSync(file, text);
    assert.equal((await verify()).code, 2, text);
  }
  writeFileSync(file, "{");
  const damaged = await verify();
  assert.deepEqual([damaged.code, damaged.stdout], [2, ""]);
  rmSync(file);
  mkdirSync(file);
  assert.equal((await verify()).code, 2, "what cannot be read is not nothing");
});

test("a look that cannot be remembered is told, and what was verified stays verified", async (t) => {
  const { file, verify } = await stage(t);
  writeFileSync(path.dirname(file), "");
  assert.equal((await verify()).code, 2, "a place that is no folder may hold anything");
  rmSync(path.dirname(file));
  // Nothing can be made there, as on a full disk.
  symlinkSync("/proc/nowhere", path.dirname(file));
  const unkept = await verify();
  assert.equal(unkept.code, 0, unkept.stdout);
  assert.match(unkept.stdout, /not remembered for the next time: .* cannot be written/);
});

test("lines that came after the signature are told to be unsigned", async (t) => {
  const { key, ledger, verify } = await stage(t);
  const signed = { ...ledger() };
  const longer = await ledgerOf(LINES, key);
  ledger().answer = (url, ndjson) =>
    (url.pathname.endsWith("/receipts") ? longer : signed).answer(url, ndjson);
  const { code, stdout } = await verify();
  assert.equal(code, 0, stdout);
  assert.match(stdout, /chain of 5 lines[^]*up to line 4\n {2}1 newer line not signed yet\n/);
});

test("a receipt without a proof says so, and is refused where a key is given", async (t) => {
  const { key, ledger, file, verify } = await stage(t);
  const [, sha] = ledger().shas;
  const receipt = JSON.parse(LINES[1]!) as Receipt;
  const record = path.join(path.dirname(path.dirname(file)), "receipt.json");
  writeFileSync(record, JSON.stringify({ ...receipt, receipt_sha: sha }));
  const alone = await verify(record);
  assert.equal(alone.code, 0, alone.stdout);
  assert.match(alone.stdout, /nothing here shows that it is in a ledger/);
  assert.equal((await verify(record, "--key", key.text)).code, 33);
});

/** The first lines with a rotation to a new key, and one more line. */
test("a commit's receipt has to be in the signed ledger, wherever else the service shows it", async (t) => {
  const { key, ledger, file, verify } = await stage(t);
  const folder = path.dirname(path.dirname(file));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=p", "-c", "user.email=p@localhost", ...args]);
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", `Work\n\nSignet-Receipt: ${ledger().shas[1]}`);
  const commits = async (...more: string[]) => (await verify("--git", ...more)).stdout;
  const { proofs } = ledger();
  assert.match(await commits(), /the message does not reveal the files/);
  assert.match(await commits("--key", (await newLogKey(ORIGIN)).text), /place in the ledger does not hold/);
  [proofs[1], proofs[3]] = [proofs[3], proofs[1]];
  assert.match(await commits("--key", key.text), /place in the ledger does not hold: the receipt is not in/);
});

test("how far witnesses cosigned is told, and what they have not seen is", async (t) => {
  const { key, ledger, file, serve, verify } = await stage(t);
  const witness = await newWitnessKey("w.example");
  const { checkpoint } = await signLog(LINES.slice(0, 2), key);
  const cosigned = withSignatures(checkpoint, [witness.cosignature(checkpoint)]);
  await serve(LINES);
  const plain = { ...ledger() };
  ledger().answer = (url, ndjson) =>
    url.searchParams.has("witnessed") ? cosigned : plain.answer(url, ndjson);
  const policy = `${path.dirname(path.dirname(file))}/policy`;
  writeFileSync(policy, `witness w ${witness.text}\nquorum w\n`);
  const { code, stdout } = await verify("--policy", policy);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /\n {2}cosigned by w\.example up to line 2; 3 newer lines not cosigned yet\n/);
});
