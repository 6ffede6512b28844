import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Checkpoint,
  createLedgerAudit,
  createTreeHead,
  leafHash,
  type Receipt,
  verifyChain,
  verifyLedger,
} from "@signet/verify";
import { rechain, sampleLedger, textOf } from "./support/ledger.ts";

const SIZE = 100;
const honest = rechain(sampleLedger(SIZE / 2));
const origin = String(honest[0]!["log"]);
const lines = honest.map(textOf);

/** The checkpoint that a ledger with these lines would have signed at `size`. */
async function checkpointOf(of: readonly string[], size: number): Promise<Checkpoint> {
  const tree = createTreeHead();
  for (const line of of.slice(0, size)) await tree.append(await leafHash(new TextEncoder().encode(line)));
  return { origin, size, root: await tree.root() };
}

const early = await checkpointOf(lines, 80);
const late = await checkpointOf(lines, SIZE);

/** Lines `from` up to `to`, told with another task: what an operator writes who rewrites history. */
const retold = (from: number, to = SIZE): Receipt[] =>
  honest.map((line, seq) => (seq >= from && seq < to ? { ...line, task: "Something easier" } : line));
const rewritten = (ledger: Receipt[]) => rechain(ledger).map(textOf);
/** Without the run of lines 40 and 41. */
const without = honest.toSpliced(40, 2);
const swapped = honest
  .toSpliced(40, 4, honest[42]!, honest[43]!, honest[40]!, honest[41]!)
  .map((line, seq) => ({ ...line, ts: honest[seq]!["ts"]! }));

/** What finds each attack: the chain alone, a checkpoint that was saved at 80, one of the newest size, from a witness for example. */
const attacks: [name: string, forged: string[], chain: boolean, at80: boolean, at100: boolean][] = [
  ["nothing was changed", lines, false, false, false],
  ["a line is edited", retold(41, 42).map(textOf), true, true, true],
  ["a run is deleted", without.map(textOf), true, true, true],
  ["two runs change places", swapped.map(textOf), true, true, true],
  ["a run is edited and the chain made anew", rewritten(retold(40, 42)), false, true, true],
  ["a run is deleted and the chain made anew", rewritten(without), false, true, true],
  ["two runs change places and the chain is made anew", rewritten(swapped), false, true, true],
  ["the end is cut off after the checkpoint", lines.slice(0, 90), false, false, true],
  ["the end is cut off before the checkpoint", lines.slice(0, 50), false, true, true],
  ["cut to 70 and grown again", rewritten(retold(70)), false, true, true],
  ["another history after the checkpoint", rewritten(retold(80)), false, false, true],
  ["a line is repeated", lines.toSpliced(50, 0, lines[50]!), true, true, true],
  ["a run is sealed twice", rewritten([...honest, honest[99]!]), true, true, true],
  ["a line has another spacing", lines.with(50, lines[50]!.replace(":", ": ")), true, true, true],
  ["a line ends with a carriage return", lines.with(50, `${lines[50]}\r`), true, true, true],
  ["the ledger is empty", [], false, true, true],
];

for (const [name, forged, chain, at80, at100] of attacks)
  test(`${name}: ${chain ? "the chain breaks" : "the chain alone says nothing"}`, async () => {
    const caught = async (...checkpoints: Checkpoint[]) => !(await verifyLedger(forged, checkpoints)).ok;
    assert.deepEqual(
      [
        !(await verifyChain(forged)).ok,
        await caught(),
        await caught(early),
        await caught(late),
        await caught(early, late),
      ],
      [chain, chain, at80, at100, at100 || at80],
    );
  });

test("an audit that goes on after a first part, without what it no longer needs, finds each attack too", async () => {
  for (const [name, forged, , at80, at100] of attacks) {
    const audit = createLedgerAudit([early]);
    for (const line of forged.slice(0, 80)) await audit.take(line);
    const first = await audit.verdict();
    await audit.goOn([late]);
    for (const line of forged.slice(80)) await audit.take(line);
    const whole = await audit.verdict();
    assert.equal(!first.ok || !whole.ok, at80 || at100, name);
  }
  const audit = createLedgerAudit([early]);
  for (const line of lines.slice(0, 80)) await audit.take(line);
  await audit.goOn([{ ...early, root: late.root }]);
  assert.ok(!(await audit.verdict()).ok, "a checkpoint of the very lines that were taken is compared");
});

test("what a checkpoint finds is told with its size, and a checkpoint of another ledger is refused", async () => {
  assert.deepEqual(await verifyLedger(rewritten(retold(40, 42)), [early]), {
    ok: false,
    code: "inconsistent",
    seq: 80,
    message: "the first 80 lines are not those that a checkpoint was signed for",
  });
  const cut = await verifyLedger(lines.slice(0, 50), [early]);
  assert.ok(!cut.ok && cut.code === "inconsistent" && cut.seq === 50, JSON.stringify(cut));
  const other = await verifyLedger(lines, [{ ...early, origin: "elsewhere" }]);
  assert.equal(!other.ok && other.code, "wrong_log");
  const nothing = await checkpointOf(lines, 0);
  assert.ok((await verifyLedger([], [nothing])).ok);
  assert.ok(!(await verifyLedger(lines, [{ ...nothing, root: early.root }])).ok);
});

test("a check that goes on keeps no run that was sealed before, and still compares each that was not", async () => {
  /** The verdict on these lines, of which the first `read` were checked before, unless that is 0. */
  const goingOn = async (forged: readonly string[], read: number) => {
    const audit = createLedgerAudit([]);
    for (const line of forged.slice(0, read)) await audit.take(line);
    if (read > 0) await audit.goOn([]);
    for (const line of forged.slice(read)) await audit.take(line);
    const verdict = await audit.verdict();
    return verdict.ok ? "ok" : `${verdict.code} at ${verdict.seq}`;
  };
  const again = rewritten([...honest, honest[99]!]);
  assert.equal(await goingOn(again, 0), "duplicate_run at 100");
  // Who forgot the run cannot know that it was opened; the seal is refused all the same.
  assert.equal(await goingOn(again, 100), "no_open at 100");
  assert.equal(await goingOn(lines, 99), "ok", "the run of line 98 is not sealed yet");
  const [opened, sealed] = [honest.slice(0, 99), { ...honest[99]!, max_steps: 13 }];
  assert.equal(await goingOn(rewritten([...opened, sealed]), 99), "open_mismatch at 99");
});
