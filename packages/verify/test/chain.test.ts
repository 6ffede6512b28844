import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { GENESIS, ledgerLines, verifyChain, type Receipt } from "@signet/verify";
import { rechain, sampleLedger, sha256, shownRun, textOf } from "./support/ledger.ts";

const ledger = sampleLedger(5);
const lines = ledger.map(textOf);
const head = sha256(lines.at(-1)!);

/** The verdict's code and seq, or "passes". */
async function judge(forged: Receipt[] | string[]): Promise<string> {
  const verdict = await verifyChain(forged.map((line) => (typeof line === "string" ? line : textOf(line))));
  return verdict.ok ? "passes" : `${verdict.code} at ${verdict.seq}`;
}
const changed = (seq: number, change: Receipt) =>
  ledger.map((line, i) => (i === seq ? { ...line, ...change } : line));

test("an untouched ledger is one chain, with its size, head and counts", async () => {
  const expected = {
    ok: true,
    size: 10,
    head,
    opens: 5,
    sealed: 5,
    unsealed: [],
    unsealedAt: [],
    unconfirmed: 0,
  };
  assert.deepEqual(await verifyChain(lines), expected);
  assert.deepEqual(await verifyChain(streamed(lines)), expected);
});

test("an empty ledger is a chain of size 0", async () => {
  assert.deepEqual(await verifyChain([]), {
    ok: true,
    size: 0,
    head: GENESIS,
    opens: 0,
    sealed: 0,
    unsealed: [],
    unsealedAt: [],
    unconfirmed: 0,
  });
});

test("a run that was opened and never sealed is named, with the number of its line", async () => {
  const verdict = await verifyChain(lines.slice(0, 9));
  assert.ok(verdict.ok);
  assert.deepEqual([verdict.unsealed, verdict.unsealedAt], [[shownRun(4)], [8]]);
});

test("edited, deleted, reordered and replayed lines are caught, with the first bad line's number", async () => {
  assert.equal(await judge(changed(3, { steps: 9 })), "bad_prev at 4");
  assert.equal(await judge(ledger.toSpliced(3, 1)), "bad_seq at 3");
  assert.equal(
    await judge([...ledger.slice(0, 3), ledger[4]!, ledger[3]!, ...ledger.slice(5)]),
    "bad_seq at 3",
  );
  assert.equal(await judge(ledger.toSpliced(4, 0, ledger[3]!)), "bad_seq at 4");
  assert.equal(await judge(changed(0, { prev: "1".repeat(64) })), "bad_prev at 0");
  assert.equal(await judge(changed(3, { prev: GENESIS })), "bad_prev at 3");
});

test("a second seal of the same run is caught even when the rest is chained anew", async () => {
  assert.equal(
    await judge(rechain([...ledger, { ...ledger[3]!, ts: 1_790_000_010 }])),
    "duplicate_run at 10",
  );
});

test("time that runs backwards and lines of another log are caught even when the rest is chained anew", async () => {
  assert.equal(await judge(rechain(changed(4, { ts: 5 }))), "decreasing_ts at 4");
  assert.equal(await judge(rechain(changed(4, { log: "other.local/signet" }))), "wrong_log at 4");
});

test("places that are none are caught", async () => {
  assert.equal(await judge(changed(3, { seq: -1 })), "bad_field at 3");
  assert.equal(await judge(changed(3, { prev: "A".repeat(64) })), "bad_field at 3");
});

test("another spelling of the same line is caught", async () => {
  assert.equal(await judge(lines.with(2, `${lines[2]} `)), "not_canonical at 2");
  assert.equal(await judge(lines.with(0, `\ufeff${lines[0]}`)), "not_canonical at 0");
  assert.equal(await judge(lines.map((line) => `${line}\r`)), "not_canonical at 0");
});

// What a bare chain cannot show. docs/verify.md says so; a head kept elsewhere is what tells.
test("a cut ledger, and one rewritten by its keeper, pass: only a head kept elsewhere tells them apart", async () => {
  const cut = await verifyChain(lines.slice(0, 6));
  assert.ok(cut.ok && cut.head !== head && cut.size === 6);
  const rewritten = await verifyChain(rechain(changed(3, { steps: 5 })).map(textOf));
  assert.ok(rewritten.ok && rewritten.head !== head);
});

test("a part of a ledger is held against the place it is expected to have", async () => {
  const expectFirst = { seq: 4, prev: sha256(lines[3]!) };
  const verdict = await verifyChain(lines.slice(4), { expectFirst });
  assert.ok(verdict.ok && verdict.size === 10 && verdict.head === head);
  const wrong = await verifyChain(lines.slice(4), { expectFirst: { ...expectFirst, prev: GENESIS } });
  assert.deepEqual([wrong.ok, !wrong.ok && wrong.code, !wrong.ok && wrong.seq], [false, "bad_prev", 4]);
  assert.equal(await judge(lines.slice(4)), "bad_seq at 0");
});

test("an error of the source itself is not taken for a bad ledger", async () => {
  const broken = async function* () {
    yield lines[0]!;
    throw new Error("connection lost");
  };
  await assert.rejects(verifyChain(broken()), /connection lost/);
});

test("bytes that arrive in any pieces are the same lines, and nothing is repaired", async () => {
  const bytes = new TextEncoder().encode(`\ufeffä€😀\r\n${lines[0]}\n\nlast`);
  for (const step of [1, 2, 3, 7, 1000]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / step) }, (_, i) =>
      bytes.subarray(i * step, (i + 1) * step),
    );
    assert.deepEqual(await Array.fromAsync(ledgerLines(chunks)), ["\ufeffä€😀\r", lines[0]!, "", "last"]);
  }
  assert.deepEqual(await Array.fromAsync(ledgerLines([Uint8Array.of(0xff, 10)])), ["\ufffd"]);
});

test("a source without a newline cannot fill the memory", async () => {
  let pulledBytes = 0;
  const endless = function* () {
    for (; ; pulledBytes += 4096) yield new Uint8Array(4096).fill(97);
  };
  const verdict = await verifyChain(ledgerLines(endless()));
  assert.ok(!verdict.ok && verdict.code === "not_canonical");
  assert.ok(pulledBytes <= 16_384);
});

test("the verdict is the same where only WebCrypto exists", () => {
  const program = `process.getBuiltinModule = undefined;
    const { createTreeHead, lineHash, verifyChain, verifyLedger, commit } = await import("@signet/verify");
    const lines = ${JSON.stringify(lines)};
    const verdict = await verifyChain(lines);
    const tree = createTreeHead();
    for (const line of lines) await tree.append(await lineHash(line));
    const origin = JSON.parse(lines[0]).log;
    const signed = [{ origin, size: tree.size(), root: await tree.root() }, { origin, size: 1, root: new Uint8Array(32) }];
    const [good, bad] = [await verifyLedger(lines, [signed[0]]), await verifyLedger(lines, signed)];
    if (!good.ok || bad.seq !== 1) throw new Error("the tree is another");
    const root = Buffer.from(signed[0].root).toString("hex");
    console.log(JSON.stringify([verdict.head, await commit("${"5f".repeat(32)}", "files", "ü"), root]));`;
  const under = (source: string) =>
    spawnSync(process.execPath, ["--input-type=module", "-e", source], {
      cwd: import.meta.dirname,
      encoding: "utf8",
    });
  const [web, node] = [under(program), under(program.slice(program.indexOf("\n")))];
  assert.equal(web.stderr, "");
  assert.equal(JSON.parse(web.stdout)[0], head);
  assert.equal(web.stdout, node.stdout);
});

async function* streamed(source: string[]): AsyncGenerator<string> {
  yield* ledgerLines([new TextEncoder().encode(source.map((line) => `${line}\n`).join(""))]);
}
