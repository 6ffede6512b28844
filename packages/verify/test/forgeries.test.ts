import assert from "node:assert/strict";
import { test } from "node:test";
import { FAULT_CODES, verifyChain, type FaultCode, type Receipt } from "@signet/verify";
import { rechain, sampleLedger, shownRun, textOf, V1_LINES, visualSeal } from "./support/ledger.ts";

const good = sampleLedger(3);
good[5] = visualSeal(good[5]!);
const chained = rechain(good);
const v1 = V1_LINES.map((line) => JSON.parse(line) as Receipt);

/** What the verifier says of lines whose places and hashes the forger made right. */
async function judge(forged: Receipt[]): Promise<string> {
  const verdict = await verifyChain(rechain(forged).map(textOf));
  return verdict.ok ? "passes" : `${verdict.code} at ${verdict.seq}`;
}
const changed = (ledger: Receipt[], seq: number, change: Receipt) =>
  ledger.map((line, i) => (i === seq ? { ...line, ...change } : line));
const without = (line: Receipt, field: string): Receipt =>
  Object.fromEntries(Object.entries(line).filter(([name]) => name !== field));

test("the ledger that the forgeries start from is good", async () => {
  assert.equal(await judge(chained), "passes");
});

/** Line 1 is a seal of code, 4 and 5 the lines of a page. */
const forgeries: [name: string, code: FaultCode, seq: number, forged: Receipt[]][] = [
  ["ok with a failed exit", "contradiction", 1, changed(chained, 1, { exit: 1 })],
  ["ok with no exit", "contradiction", 1, changed(chained, 1, { exit: -1 })],
  ["ok with a failed end", "contradiction", 1, changed(chained, 1, { end: "failed" })],
  ["ok of a run that was cancelled", "contradiction", 1, changed(chained, 1, { end: "cancelled" })],
  ["a page's ok with a failed end", "contradiction", 5, changed(chained, 5, { end: "max_steps" })],
  ["done and not ok", "contradiction", 1, changed(chained, 1, { ok: false })],
  ["ok where nothing was checked", "contradiction", 1, changed(chained, 1, { check: "none", control: "" })],
  ["ok by a command that tests nothing", "contradiction", 1, changed(chained, 1, { check: "self_run" })],
  ["ok that says nothing of a cross-check", "contradiction", 1, changed(chained, 1, { control: "" })],
  [
    "a cross-check of a check that did not run",
    "contradiction",
    1,
    changed(chained, 1, { ok: false, end: "failed", exit: -1 }),
  ],
  ["a page's ok where no browser checked", "contradiction", 5, changed(chained, 5, { check: "none" })],
  ["a page's ok without a report", "contradiction", 5, changed(chained, 5, { report: "" })],
  [
    "a report of a check that did not run",
    "contradiction",
    5,
    changed(chained, 5, { ok: false, end: "failed", check: "none" }),
  ],
  ["a seal without its open", "no_open", 2, chained.toSpliced(2, 1)],
  ["a seal before its open", "no_open", 2, [...chained.slice(0, 2), chained[3]!, chained[2]!]],
  [
    "a seal of another task",
    "open_mismatch",
    1,
    changed(chained, 1, { task_commit: `c1:${"0".repeat(64)}` }),
  ],
  ["a seal that shows another task", "open_mismatch", 1, changed(chained, 1, { task: "Something harder" })],
  ["a seal of another owner", "open_mismatch", 1, changed(chained, 1, { owner: `c1:${"0".repeat(64)}` })],
  ["a seal with other max_steps", "open_mismatch", 1, changed(chained, 1, { max_steps: 200 })],
  ["a seal of another run", "no_open", 1, changed(chained, 1, { run: shownRun(9) })],
  ["a second seal", "duplicate_run", 6, [...chained, { ...chained[1]!, ts: chained[5]!["ts"]! }]],
  [
    "a second seal of another kind",
    "duplicate_run",
    6,
    [...chained, { ...visualSeal(chained[1]!), ts: chained[5]!["ts"]! }],
  ],
  ["a second open", "duplicate_run", 6, [...chained, { ...chained[0]!, ts: chained[5]!["ts"]! }]],
  [
    "a run opened again after its seal",
    "duplicate_run",
    2,
    [...chained.slice(0, 2), { ...chained[0]!, ts: chained[1]!["ts"]! }, ...chained.slice(2)],
  ],
  ["a kind that nobody knows", "unknown_kind", 1, changed(chained, 1, { kind: "note" })],
  ["a newer version", "unknown_version", 1, changed(chained, 1, { v: 3 })],
  ["an open in the old version after a new one", "old_version", 2, [...chained.slice(0, 2), ...v1Later()]],
  [
    "a seal in the old version of a run opened in the new",
    "open_mismatch",
    1,
    chained.with(1, { ...without(chained[1]!, "control"), v: 1 }),
  ],
  ["a field that nobody knows", "unknown_field", 1, changed(chained, 1, { void: true })],
  ["the hash among what it is the hash of", "unknown_field", 1, changed(chained, 1, { receipt_sha: "x" })],
  ["a run id in the clear", "bad_field", 0, changed(chained, 0, { run: "run_1m80eg73a12sgvgsgbr3td36x" })],
  ["no commitment to the task", "bad_field", 0, changed(chained, 0, { task_commit: "" })],
  ["time that runs backwards", "decreasing_ts", 2, changed(chained, 2, { ts: 5 })],
  ["a line of another log", "wrong_log", 2, changed(chained, 2, { log: "other.local/signet" })],
];
/** An `open` line of version 1 at a time that fits. */
function v1Later(): Receipt[] {
  return [{ ...v1[0]!, log: chained[0]!["log"]!, ts: chained[1]!["ts"]! }];
}
for (const [name, code, seq, forged] of forgeries)
  test(`rejected though all hashes are right: ${name}`, async () => {
    assert.equal(await judge(forged), `${code} at ${seq}`);
  });

test("what is no field of its kind is told from what a newer version may have brought", async () => {
  const verdict = async (change: Receipt) => {
    const said = await verifyChain(rechain(changed(chained, 1, change)).map(textOf));
    return said.ok ? "" : said.message;
  };
  for (const change of [{ v: 3 }, { kind: "void" }, { extra: 1 }] as Receipt[])
    assert.match(await verdict(change), /a newer version of signet may know it/);
});

/** A value of each type that a receipt can have, and of some that look like it. */
const OTHERS: Receipt[string][] = [
  true,
  false,
  0,
  -1,
  -2,
  7,
  "",
  "x",
  "r2:",
  `c1:${"0".repeat(64)}`,
  `r2:${"0".repeat(64)}`,
  "0".repeat(64),
];

test("every field of every kind: removed, added to, or of another type it is rejected", async () => {
  let tried = 0;
  for (const ledger of [chained, v1])
    for (const [seq, line] of ledger.entries())
      for (const [field, value] of Object.entries(line)) {
        const verdict = await judge(ledger.with(seq, without(line, field)));
        if (!["seq", "prev"].includes(field)) assert.equal(verdict, `missing_field at ${seq}`, field);
        for (const other of OTHERS) {
          if (typeof other === typeof value || ["seq", "prev"].includes(field)) continue;
          assert.match(await judge(changed(ledger, seq, { [field]: other })), /^bad_field/, field);
          tried++;
        }
      }
  assert.ok(tried > 1_000, `${tried}`);
});

/** Values that nothing else in a ledger repeats: their keeper can write what he likes, and the head is what tells. */
const UNBOUND = new Set(
  "ts task svc steps files n_files events n_events state_in state_out sandbox engine model att protocol report attempts check control exit end".split(
    " ",
  ),
);

test("every value of every line: changed in place it breaks the chain, whatever it is", async () => {
  const lines = chained.map(textOf);
  const { head } = (await verifyChain(lines)) as { head: string };
  for (const [seq, line] of chained.entries())
    for (const field of Object.keys(line))
      for (const other of OTHERS) {
        if (other === line[field]) continue;
        const verdict = await verifyChain(lines.with(seq, textOf({ ...line, [field]: other })));
        assert.ok(!verdict.ok || (seq === 5 && verdict.head !== head), `${field} of ${seq}`);
      }
});

test("every value that another line or field repeats is rejected even when the rest is chained anew", async () => {
  for (const [seq, line] of chained.entries())
    for (const field of Object.keys(line)) {
      if (UNBOUND.has(field) || field === "seq" || field === "prev") continue;
      for (const other of OTHERS) {
        if (other === line[field]) continue;
        const verdict = await judge(changed(chained, seq, { [field]: other }));
        assert.notEqual(verdict, "passes", `${field} of ${seq} = ${String(other)}`);
      }
    }
});

test("lines of version 1 stay valid, an ok by a command that ran among them", async () => {
  const verdict = await verifyChain(V1_LINES);
  assert.ok(verdict.ok);
  assert.deepEqual([verdict.size, verdict.opens, verdict.sealed], [9, 5, 4]);
  assert.equal(verdict.unsealed.length, 1);
  assert.ok(v1.some(({ ok, check }) => ok === true && check === "self_run"));
});

test("a ledger that begins in version 1 goes on in version 2, also for a run that was under way", async () => {
  const [last] = v1.slice(-1);
  const at = { log: last!["log"]!, ts: 1_900_000_000 };
  const { task, task_commit, owner, max_steps, run } = last!;
  const underWay = { ...without(chained[1]!, "control"), v: 1, task, task_commit, owner, max_steps, run };
  const later = chained.map((line) => ({ ...line, ...at }));
  const mixed = [...v1, later[0]!, { ...underWay, ...at } as Receipt, ...later.slice(1)];
  assert.equal(await judge(mixed), "passes");
});

test("an ok by the caller's command alone is counted as not cross-checked", async () => {
  const verdict = await verifyChain(rechain(changed(chained, 1, { control: "none" })).map(textOf));
  assert.ok(verdict.ok && verdict.unconfirmed === 1);
});

test("a caller's text cannot make a good ledger fail", async () => {
  for (const task of ["", `c1:${"0".repeat(64)}`, `r2:${"0".repeat(64)}`, "0".repeat(64), "x".repeat(200)])
    assert.equal(
      await judge(changed(changed(chained, 0, { task }), 1, { task })),
      "passes",
      JSON.stringify(task),
    );
});

test("each reason to refuse a line has a forgery here, or a test of its own", () => {
  const elsewhere = ["not_canonical", "bad_seq", "bad_prev", "missing_field"];
  const ofReceipts = ["sha_mismatch", "commitment_mismatch", "bad_opening", "run_mismatch"];
  const ofTrees = [
    "bad_key",
    "bad_note",
    "bad_signature",
    "unknown_key",
    "bad_proof",
    "inconsistent",
    "bad_rotation",
  ];
  const ofWitnesses = ["no_quorum", "bad_policy"];
  const seen = new Set([
    ...forgeries.map(([, code]) => code),
    ...elsewhere,
    ...ofReceipts,
    ...ofTrees,
    ...ofWitnesses,
  ]);
  assert.deepEqual(
    FAULT_CODES.filter((code) => !seen.has(code)),
    [],
  );
});
