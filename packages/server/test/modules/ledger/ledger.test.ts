import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalBytes, publicRun, receiptSha, verifyChain } from "@signet/verify";
import { type SealFields } from "../../../src/modules/ledger/ledger.ts";
import { ledgerOrigin } from "../../../src/modules/ledger/origin.ts";
import { createReadLedger } from "../../../src/usecases/service/read-ledger.ts";
import { OPENED, OPENING } from "./lines.ts";
import { collect, temporaryLedger } from "./temporary-ledger.ts";

test("receipts appended at once by many form one chain that an independent reader verifies", async (t) => {
  const { ledger, open } = await temporaryLedger(t);
  await Promise.all(Array.from({ length: 40 }, (_, i) => open(`run_${i}`)));
  const lines = await collect(ledger.lines());
  const verdict = await verifyChain(lines);
  assert.ok(verdict.ok);
  assert.equal(verdict.size, 40);
  assert.equal(verdict.head, (await ledger.head()).sha);
});

test("reading a long ledger lets others have their turn", async (t) => {
  const { db, ledger } = await temporaryLedger(t);
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < 1_500; i++) await ledger.open(tx, { id: `run_${i}`, opening: OPENING }, OPENED);
  });
  let hadTurn = false;
  const turn = setImmediate(() => (hadTurn = true));
  const lines = await collect(ledger.lines());
  clearImmediate(turn);
  assert.equal(lines.length, 1_500);
  assert.ok(hadTurn);
});

test("what is stored is the bytes that were hashed", async (t) => {
  const { ledger, open } = await temporaryLedger(t);
  const sealed = await open("run_a");
  const line = (await ledger.find(sealed.receipt_sha))!;
  const { receipt_sha, ...fields } = sealed;
  assert.equal(line, Buffer.from(canonicalBytes(fields)).toString());
  assert.equal(receipt_sha, await receiptSha(fields));
});

test("a run cannot have two receipts of one kind, and a refused one leaves the chain as it was", async (t) => {
  const { ledger, open } = await temporaryLedger(t);
  await open("run_a");
  const before = await ledger.head();
  await assert.rejects(open("run_a"));
  assert.deepEqual(await ledger.head(), before);
  await open("run_b");
  assert.ok((await verifyChain(await collect(ledger.lines()))).ok);
});

test("a transaction that fails after sealing leaves no line", async (t) => {
  const { db, ledger } = await temporaryLedger(t);
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await ledger.open(tx, { id: "run_a", opening: OPENING }, OPENED);
      throw new Error("crash");
    }),
    /crash/,
  );
  assert.equal((await ledger.head()).size, 0);
  assert.deepEqual(await collect(ledger.lines()), []);
});

test("times never go back, whatever the clock does", async (t) => {
  const { clock, open } = await temporaryLedger(t);
  const first = await open("run_a");
  clock.advance(-3_600_000);
  const second = await open("run_b");
  assert.ok(Number(second["ts"]) >= Number(first["ts"]));
});

test("pages go from the newest down, open lines only when asked for", async (t) => {
  const { ledger, open } = await temporaryLedger(t);
  for (const run of ["run_a", "run_b", "run_c"]) await open(run);
  const seqs = async (options: Parameters<typeof ledger.page>[0]) =>
    (await ledger.page(options)).map((r) => r.seq);
  assert.deepEqual(await seqs({ limit: 2, all: true }), [2, 1]);
  assert.deepEqual(await seqs({ limit: 2, before: 1, all: true }), [0]);
  assert.deepEqual(await seqs({ limit: 2, all: false }), []);
});

test("a page and the head beside it belong together, though others seal meanwhile", async (t) => {
  const { ledger, open } = await temporaryLedger(t);
  await open("run_a");
  const reading = createReadLedger({ ledger }).page({ limit: 5, all: true });
  await open("run_b");
  const { receipts, head, size } = await reading;
  assert.equal(receipts[0]!.receipt_sha, head);
  assert.equal(receipts.length, size);
});

test("a ledger keeps its name, and another one is refused once something is sealed under it", async (t) => {
  const { db, open } = await temporaryLedger(t);
  const made = await ledgerOrigin(db, null);
  assert.match(made, /^signet-[0-9a-f]{16}$/);
  assert.equal(await ledgerOrigin(db, null), made);
  assert.equal(await ledgerOrigin(db, "mine"), "mine");
  await open("run_a");
  await assert.rejects(ledgerOrigin(db, "other"), /cannot change/);
  assert.equal(await ledgerOrigin(db, null), "mine");
});

test("no line shows a run id; open and seal of a run carry the value that its id and opening give", async (t) => {
  const { ledger, open, seal } = await temporaryLedger(t);
  const lines = [await open("run_a"), await seal("run_a")];
  const run = await publicRun("run_a", OPENING);
  assert.deepEqual(
    lines.map((line) => line["run"]),
    [run, run],
  );
  assert.match(run, /^r2:[0-9a-f]{64}$/);
  const text = (await collect(ledger.lines())).join("\n");
  assert.ok(!text.includes("run_a") && !text.includes(OPENING));
  const verdict = await verifyChain(text.split("\n"));
  assert.ok(verdict.ok && verdict.sealed === 1 && verdict.unsealed.length === 0);
});

test("a run that was never opened is not sealed, nor one a second time, also as another kind", async (t) => {
  const { ledger, open, seal } = await temporaryLedger(t);
  await assert.rejects(seal("run_a"), /never opened/);
  await open("run_a");
  await seal("run_a");
  const before = await ledger.head();
  await assert.rejects(seal("run_a"), /sealed already/);
  await assert.rejects(seal("run_a", { kind: "visual" }), /sealed already/);
  assert.deepEqual(await ledger.head(), before);
});

test("the store itself refuses a second line of a kind, whatever its writer does", async (t) => {
  const { db, open } = await temporaryLedger(t);
  await open("run_a");
  const [row] = await db.selectFrom("ledger").selectAll().execute();
  await assert.rejects(
    db
      .insertInto("ledger")
      .values({ ...row!, seq: 1, sha: "other" })
      .execute(),
    /unique/i,
  );
});

test("the seal says what the open line said, whatever was set anew between them", async (t) => {
  const { open, seal } = await temporaryLedger(t);
  await open("run_a");
  const sealed = await seal("run_a", { task: "another", task_commit: "", owner: "", max_steps: 9, run: "x" });
  for (const field of ["task", "task_commit", "owner", "max_steps"] as const)
    assert.equal(sealed[field], OPENED[field]);
});

test("what a verifier would refuse is never appended", async (t) => {
  const { ledger, open, seal } = await temporaryLedger(t);
  await open("run_a");
  const wrong: [Partial<SealFields>, string][] = [
    [{ exit: 1 }, "contradiction"],
    [{ check: "self_run" }, "contradiction"],
    [{ control: "" }, "contradiction"],
    [{ steps: -1 }, "bad_field"],
    [{ extra: 1 }, "unknown_field"],
  ];
  for (const [over, code] of wrong) await assert.rejects(seal("run_a", over), { code }, JSON.stringify(over));
  assert.equal((await ledger.head()).size, 1);
  await seal("run_a");
});
