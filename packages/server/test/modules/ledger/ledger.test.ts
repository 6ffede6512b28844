import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { RunState } from "@signet/contract";
import { canonicalBytes, publicRun, receiptSha, verifyChain } from "@signet/verify";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { createLedger, type SealFields } from "../../../src/modules/ledger/ledger.ts";
import { ledgerOrigin } from "../../../src/modules/ledger/origin.ts";
import { publicExcerpt } from "../../../src/modules/ledger/public.ts";
import { createReadLedger } from "../../../src/usecases/service/read-ledger.ts";
import { newRun, temporaryStore } from "../../support/store.ts";
import { OPENED, OPENING, SEAL } from "./lines.ts";

async function temporaryLedger(t: TestContext) {
  const store = await temporaryStore(t);
  const ledger = createLedger({ ...store, origin: "test-log" });
  const open = (id: string) =>
    store.db.transaction().execute((tx) => ledger.open(tx, { id, opening: OPENING }, OPENED));
  const seal = (id: string, over: Partial<SealFields> = {}) =>
    store.db.transaction().execute((tx) => ledger.seal(tx, id, { ...SEAL, ...over } as SealFields));
  return { ...store, ledger, open, seal };
}

const collect = async (lines: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
};

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

test("an audit finds a stored line that was changed, removed or cut off", async (t) => {
  const { db, ledger, clock, open } = await temporaryLedger(t);
  const auditor = createAuditor({ ledger, clock });
  for (const run of ["run_a", "run_b", "run_c"]) await open(run);
  assert.equal((await auditor.audit()).ok, true);
  const { line } = await db
    .selectFrom("ledger")
    .select("line")
    .where("seq", "=", 1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("ledger")
    .set({ line: line.replace("signet/test", "signet/best") })
    .where("seq", "=", 1)
    .execute();
  assert.equal((await auditor.audit()).ok, false);
  await db.updateTable("ledger").set({ line }).where("seq", "=", 1).execute();
  assert.equal((await auditor.audit()).ok, true);
  await db.deleteFrom("ledger").where("seq", "=", 2).execute();
  assert.equal((await auditor.audit()).ok, false);
  assert.equal(auditor.last()?.ok, false);
});

test("an audit names the runs that were opened and never sealed, neither those under way nor those that are sealed meanwhile", async (t) => {
  const { db, ledger, clock, runs, open, seal } = await temporaryLedger(t);
  const auditor = createAuditor({ ledger, clock });
  const row = (id: string, state: RunState) =>
    db.transaction().execute(async (tx) => {
      await runs.open(tx, newRun(id));
      await tx.updateTable("run").set({ state }).where("id", "=", id).execute();
    });
  for (const state of ["queued", "running", "verifying", "failed"] as const) await row(state, state);
  for (const run of ["gone", "queued", "running", "verifying", "failed", "sealed", "late"]) await open(run);
  await seal("sealed");
  // Sealed after the audit has read how long the ledger is.
  const lines = ledger.batches;
  const during = createAuditor({
    ledger: {
      ...ledger,
      async *batches(first) {
        await seal("late");
        yield* lines(first);
      },
    },
    clock,
  });
  const expected = { runs: 2, lines: [0, 4] };
  assert.deepEqual((await during.audit()).neverSealed, expected);
  assert.deepEqual((await auditor.audit()).neverSealed, expected);
  for (let i = 0; i < 30; i++) await open(`lost_${i}`);
  const { ok, neverSealed } = await auditor.audit();
  assert.deepEqual([ok, neverSealed?.runs, neverSealed?.lines.length], [true, 32, 20]);
});

test("an audit that goes on reads only what was added, and finds what is lost, sealed twice or changed there", async (t) => {
  const { db, ledger, clock, runs, open, seal } = await temporaryLedger(t);
  const read: number[] = [];
  const counted = {
    ...ledger,
    async *batches(first = 0) {
      for await (const rows of ledger.batches(first)) {
        read.push(...rows.map((_, i) => first + i));
        yield rows;
      }
    },
  };
  const auditor = createAuditor({ ledger: counted, clock });
  const after = async () => {
    read.length = 0;
    const { ok, size, neverSealed } = await auditor.goOn();
    return [ok, size, neverSealed?.lines, read.length];
  };
  await db.transaction().execute((tx) => runs.open(tx, newRun("working")));
  for (const run of ["lost", "working", "late"]) await open(run);
  assert.deepEqual(await after(), [true, 3, [0, 2], 3]);
  assert.deepEqual(await after(), [true, 3, [0, 2], 0], "nothing was added");
  await seal("late");
  for (let i = 0; i < 300; i++) await open(`more_${i}`);
  for (let i = 0; i < 300; i++) await seal(`more_${i}`);
  assert.deepEqual(await after(), [true, 604, [0], 601]);
  await seal("lost");
  assert.deepEqual(await after(), [true, 605, [], 1]);
  await db.updateTable("run").set({ state: "failed" }).where("id", "=", "working").execute();
  assert.deepEqual(
    await after(),
    [true, 605, [1], 0],
    "a run that ended without a seal shows without a new line",
  );

  const lineAt = async (seq: number) =>
    (await db.selectFrom("ledger").select("line").where("seq", "=", seq).executeTakeFirstOrThrow()).line;
  const put = (seq: number, line: string) =>
    db.updateTable("ledger").set({ line }).where("seq", "=", seq).execute();
  await open("next");
  const honest = await lineAt(605);
  await put(605, honest.replace("signet/test", "signet/best"));
  assert.equal((await after())[0], false);
  await put(605, honest);
  assert.deepEqual(await after(), [true, 606, [1, 605], 606], "after a fault all of it is read");
  const old = await lineAt(3);
  await put(3, old.replace("signet/test", "signet/best"));
  assert.deepEqual((await after())[3], 0, "what was read before is not read again at once");
  clock.advance(24 * 60 * 60_000);
  assert.deepEqual((await after())[0], false, "but once a day");
  await put(3, old);
  await db.deleteFrom("ledger").where("seq", "=", 605).execute();
  assert.equal((await after())[0], false, "a ledger that is shorter than its head");
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

test("a public excerpt is short printable text without quotes, control characters or credentials", () => {
  const excerpt = publicExcerpt(
    `Fix "naïve\\path"\u001b[31m\n\u0000 résumé 日本 sk-abcdefghijklmnopqrstuvwx ${"x".repeat(500)}`,
  );
  assert.match(excerpt, /^[\x20-\x7e]{1,200}$/);
  assert.ok(excerpt.startsWith("Fix 'naive/path'[31m  resume ?? [secret]"), excerpt);
  assert.ok(!/["\\]/.test(excerpt));
  assert.equal(publicExcerpt("日"), "?");
  assert.equal(publicExcerpt("ﬁnal ½ \ud800"), "final 1?2 ?");
  canonicalBytes({ task: excerpt });
});

test("a credential is masked in a public excerpt however it is disguised", () => {
  const token = "ghp_ABCDEFGHIJKLMNOPQRST1234";
  const disguises: ((text: string) => string)[] = [
    (text) => text,
    (text) => `${text[0]}\u0001${text.slice(1)}`,
    (text) => `${text[0]}\u200b${text.slice(1)}`,
    (text) => `${text[0]}\u00ad${text.slice(1)}`,
    (text) => `${text[0]}\u0301${text.slice(1)}`,
    (text) => text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  ];
  for (const text of [token, "password=hunter2hunter2", "Authorization: Bearer abcdef0123456789abcdef"])
    for (const disguise of disguises) {
      const excerpt = publicExcerpt(`Use ${disguise(text)} now`);
      assert.match(excerpt, /\[secret\]/, JSON.stringify(disguise(text)));
      assert.ok(!excerpt.includes(text.slice(-8)), excerpt);
    }
  // The mask is put in before the excerpt is cut.
  assert.ok(!publicExcerpt(`${"x ".repeat(95)}${token}`).includes("ghp_"));
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
