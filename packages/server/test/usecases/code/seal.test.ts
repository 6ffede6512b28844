import assert from "node:assert/strict";
import { test } from "node:test";
import type { ExitReason } from "@signet/contract";
import { commit, manifestText } from "@signet/verify";
import { noCheck } from "../../../src/agents/check/verdict.ts";
import type { CoderState } from "../../../src/agents/port.ts";
import { Problem } from "../../../src/base/problem.ts";
import { LeaseLost } from "../../../src/modules/runs/leases.ts";
import type { Tables } from "../../../src/store/schema.ts";
import { createSealCodeRun, type CodeSealInput } from "../../../src/usecases/code/seal-code-run.ts";
import { errorEvent } from "../../../src/usecases/runs/run-failure.ts";
import { refuseWrites, rowsOf } from "../rig.ts";
import { ACCOUNT, ending, keptFile, MODEL, PASSED, SCOPE, shaOf, workshop } from "./rig.ts";

const WRITTEN = [
  "run",
  "run_event",
  "ledger",
  "ledger_head",
  "lesson",
  "webhook",
  "meter",
  "allowance",
] as const;
const HOOK = { webhook_url: "https://hooks.example/x" };
type Claimed = Awaited<ReturnType<Awaited<ReturnType<typeof workshop>>["claimed"]>>;

const input = (claimed: Claimed, over: Partial<CodeSealInput> = {}): CodeSealInput => ({
  ...claimed,
  kept: { files: [], complete: true },
  state: null,
  begun: null,
  record: null,
  ending: ending(),
  model: MODEL,
  sandbox: "memory/1",
  inputs: null,
  ...over,
});

test("a seal that dies at any of its writes has sealed nothing, told nothing and cost nothing, and is whole the next time", async (t) => {
  const shop = await workshop(t);
  const { claimed, db, calls, ledger, told, outbox, metering } = shop;
  const seal = createSealCodeRun(shop);
  const one = await claimed("run_1", HOOK);
  const writes: ["insert" | "update", keyof Tables][] = [
    ["update", "allowance"],
    ["update", "meter"],
    ["update", "run"],
    ["insert", "run_event"],
    ["insert", "ledger"],
    ["update", "ledger_head"],
    ["insert", "lesson"],
    ["insert", "webhook"],
  ];
  const failed = input(one, { ending: ending({ ok: false, exitReason: "error", fault: "service" }) });
  const before = await rowsOf(db, ...WRITTEN);
  for (const [write, table] of writes) {
    const heal = await refuseWrites(db, write, table);
    await assert.rejects(seal(failed), /refused/, `${write} ${table}`);
    assert.equal(await rowsOf(db, ...WRITTEN), before, `${write} ${table}`);
    await heal();
  }
  assert.equal(calls.due, 0, "nobody is sent to a message that is not there");
  await seal(failed);
  assert.deepEqual([calls.due, (await ledger.head()).size], [1, 2]);
  assert.deepEqual(
    (await told("run_1")).map(({ name }) => name),
    ["code_done", "code_receipt"],
  );
  assert.equal((await outbox.find(SCOPE, "run_1"))!.state, "pending");
  assert.deepEqual([await shop.used(), await metering.running(db, ACCOUNT)], [0, 0]);
});

test("a run is sealed once: who comes again, or lost it to another, writes nothing", async (t) => {
  const shop = await workshop(t);
  const { claimed, leases, clock, db, ledger } = shop;
  const seal = createSealCodeRun(shop);
  const first = await claimed("run_1");
  clock.advance(60_000);
  const { row, ...lease } = (await leases.claim("w2"))!;
  await assert.rejects(seal(input(first)), LeaseLost);
  assert.equal((await ledger.head()).size, 1);
  await seal(input({ ...first, row, lease }));
  const after = await rowsOf(db, ...WRITTEN);
  await assert.rejects(seal(input({ ...first, row, lease })), LeaseLost);
  await assert.rejects(seal(input(first)), LeaseLost);
  assert.equal(await rowsOf(db, ...WRITTEN), after);
});

test("runs that end at the same time are sealed in one commit; one that is not its worker's any more keeps none from it", async (t) => {
  const shop = await workshop(t);
  const plan = { subscription: "sub_1", account: ACCOUNT, tier: "pro" as const, until: 2 ** 52 };
  await shop.db.insertInto("plan").values(plan).execute();
  const lost = await shop.claimed("run_0");
  shop.clock.advance(60_000);
  await shop.leases.claim("w2");
  const runs: Claimed[] = [];
  for (const id of ["run_1", "run_2", "run_3"]) runs.push(await shop.claimed(id));
  const transactions = new Set();
  const seal = createSealCodeRun({
    ...shop,
    ledger: { ...shop.ledger, seal: (tx, ...rest) => (transactions.add(tx), shop.ledger.seal(tx, ...rest)) },
  });
  const ends = [runs[0]!, lost, runs[1]!, runs[2]!].map((one) => seal(input(one)));
  const ended = await Promise.allSettled(ends);
  assert.deepEqual(
    ended.map((one) => (one.status === "rejected" ? one.reason instanceof LeaseLost : "sealed")),
    ["sealed", true, "sealed", "sealed"],
  );
  assert.equal(transactions.size, 1);
  assert.equal((await shop.ledger.head()).size, 4 + 3);
  for (const { row } of runs)
    assert.deepEqual(
      (await shop.told(row.id)).map(({ name }) => name),
      ["code_done", "code_receipt"],
    );
  assert.deepEqual(await shop.told("run_0"), []);
});

test("an end that contradicts itself is not sealed: a success that nothing has checked", async (t) => {
  const shop = await workshop(t);
  const one = await shop.claimed("run_1");
  const before = await rowsOf(shop.db, ...WRITTEN);
  const claims = [noCheck(null), { ...PASSED, passed: false, exit_code: 1 }];
  for (const check of claims)
    await assert.rejects(createSealCodeRun(shop)(input(one, { ending: ending({ check }) })), /ok is true/);
  assert.equal(await rowsOf(shop.db, ...WRITTEN), before);
});

test("how a run ended is said alike in its row, its last event, its receipt and its message", async (t) => {
  const shop = await workshop(t);
  const { claimed, told, runs, outbox } = shop;
  const seal = createSealCodeRun(shop);
  const cases: [Partial<Parameters<typeof ending>[0]>, string, string][] = [
    [{}, "succeeded", "done"],
    [{ ok: false, exitReason: "unverified" }, "failed", "failed"],
    [{ ok: false, exitReason: "stuck" }, "failed", "failed"],
    [{ ok: false, exitReason: "needs_model" }, "failed", "failed"],
    [{ ok: false, exitReason: "max_steps" }, "failed", "max_steps"],
    [{ ok: false, exitReason: "timeout" }, "timed_out", "timeout"],
    [{ ok: false, exitReason: "cancelled" }, "cancelled", "cancelled"],
    [{ ok: false, exitReason: "error" }, "failed", "error"],
    [{ ok: false, exitReason: "error", interrupted: true }, "interrupted", "error"],
  ];
  for (const [i, [over, state, end]] of cases.entries()) {
    const id = `run_${i}`;
    await seal(input(await claimed(id, HOOK), { ending: ending(over) }));
    const row = (await runs.find(SCOPE, id))!;
    const ok = over?.ok ?? true;
    assert.deepEqual(
      [row.state, row.ok, row.exit_reason],
      [state, Number(ok), over?.exitReason ?? "finished"],
    );
    const [done, sealed] = await told(id);
    const receipt = sealed!.data["receipt"] as Record<string, unknown>;
    assert.deepEqual([done!.data["ok"], receipt["ok"], receipt["end"]], [ok, ok, end]);
    assert.equal(row.receipt_sha, receipt["receipt_sha"]);
    const message = JSON.parse((await outbox.find(SCOPE, id))!.body) as { data: Record<string, unknown> };
    assert.deepEqual([message.data["ok"], message.data["end"]], [ok, end]);
    assert.equal(message.data["receipt_sha"], receipt["receipt_sha"]);
  }
});

test("a failure is told before the end, with whether it cost anything, and costs what it says", async (t) => {
  const shop = await workshop(t);
  const { claimed, told, used } = shop;
  const seal = createSealCodeRun(shop);
  const cases: ["service" | "provider" | "request", number, boolean][] = [
    ["service", 3, false],
    ["provider", 3, false],
    ["request", 0, false],
    ["request", 3, true],
  ];
  let spent = 0;
  for (const [i, [fault, steps, charged]] of cases.entries()) {
    const one = await claimed(`run_${i}`);
    const error = errorEvent(new Problem("model_unavailable", "in our words"), one.row);
    await seal(input(one, { ending: ending({ ok: false, exitReason: "error", fault, steps, error }) }));
    const [first, done] = await told(`run_${i}`);
    assert.deepEqual([first!.name, done!.name, first!.data["charged"]], ["error", "code_done", charged]);
    spent += Number(charged);
    assert.equal(await used(), spent, fault);
  }
});

test("a receipt commits to what the run made, not to what its caller sent", async (t) => {
  const shop = await workshop(t);
  const { claimed, told } = shop;
  const one = await claimed("run_1", {
    files: [
      { path: "given.py", content: "given" },
      { path: "changed.py", content: "before" },
    ],
  });
  const made = [keptFile("changed.py", "after"), keptFile("new.py", "new")];
  const kept = { files: [keptFile("given.py", "given"), ...made], complete: true };
  await createSealCodeRun(shop)(input(one, { kept }));
  const [done, sealed] = await told("run_1");
  assert.deepEqual(done!.data["files"], ["changed.py", "new.py"]);
  const receipt = sealed!.data["receipt"] as Record<string, unknown>;
  assert.equal(receipt["n_files"], 2);
  assert.equal(receipt["files"], await commit(one.row.opening, "files", manifestText(made)));
  assert.equal(receipt["n_events"], 1, "all that was said before it");
  assert.ok(!JSON.stringify(receipt).includes("task of run_1"), "a task is not published by itself");
});

test("what could not be kept is said: that the list is not whole, and what was left out", async (t) => {
  const shop = await workshop(t);
  const kept = { files: [], complete: false, leftOut: [{ of: "node_modules", files: 1_204 }] };
  await createSealCodeRun(shop)(input(await shop.claimed("run_1"), { kept }));
  const [done] = await shop.told("run_1");
  assert.match(
    String(done!.data["summary"]),
    /^Done\.\nThe workspace holds more.*\nLeft out: node_modules \(1,204/s,
  );
});

test("once a run is sealed its history holds no text of the library: that could not be forgotten there", async (t) => {
  const shop = await workshop(t);
  const { claimed, db } = shop;
  const text = "task\n\n<techniques>\nsecret of another run\n</techniques>";
  const state: CoderState = {
    step: 1,
    messages: [{ role: "user", text }],
    usage: ending().usage,
    techniques: [{ id: "tech_1", title: "t" }],
  };
  const one = await claimed("run_1");
  await db
    .updateTable("run")
    .set({ agent_json: JSON.stringify(state) })
    .execute();
  await createSealCodeRun(shop)(input(one, { state }));
  const row = await db.selectFrom("run").select("agent_json").executeTakeFirstOrThrow();
  assert.doesNotMatch(row.agent_json!, /secret of another run/);
  assert.deepEqual((JSON.parse(row.agent_json!) as CoderState).techniques, state.techniques);
});

test("a model's name that says more than a name cannot break a receipt's line", async (t) => {
  const shop = await workshop(t);
  const { claimed, told, ledger } = shop;
  const by = {
    engine: "gateway",
    provider: "gateway",
    id: `m"}\n{"v":2,"kind":"code"\\ ü ${"x".repeat(300)}`,
  } as const;
  await createSealCodeRun(shop)(input(await claimed("run_1"), { ending: ending({ by }) }));
  const [, sealed] = await told("run_1");
  const { model } = sealed!.data["receipt"] as { model: string };
  assert.match(model, /^[\x20-\x7e]{1,100}$/);
  assert.doesNotMatch(model, /["\\]/);
  assert.equal((await Array.fromAsync(ledger.lines())).length, 2);
});

test("a model of the caller's own key is not named in a receipt", async (t) => {
  const shop = await workshop(t);
  await createSealCodeRun(shop)(input(await shop.claimed("run_1")));
  const [, sealed] = await shop.told("run_1");
  const { model, engine } = sealed!.data["receipt"] as Record<string, string>;
  assert.deepEqual([engine, model], ["byok", ""]);
});

test("the hash of a file says which it is, wherever it is told", async (t) => {
  const shop = await workshop(t);
  const kept = { files: [keptFile("a.py", "one")], complete: true };
  await createSealCodeRun(shop)(input(await shop.claimed("run_1"), { kept }));
  const [done] = await shop.told("run_1");
  assert.deepEqual(done!.data["artifacts"], [{ path: "a.py", bytes: 3, sha256: shaOf("one") }]);
});

const REASONS: ExitReason[] = ["finished", "unverified", "max_steps", "stuck"];

test("an honest end is spent, whatever it came to, and frees its place", async (t) => {
  const shop = await workshop(t);
  const { claimed, used, metering, db } = shop;
  const seal = createSealCodeRun(shop);
  for (const [i, exitReason] of REASONS.entries()) {
    const one = await claimed(`run_${i}`);
    assert.equal(await metering.running(db, ACCOUNT), 1);
    await seal(input(one, { ending: ending({ ok: exitReason === "finished", exitReason }) }));
    assert.deepEqual([await used(), await metering.running(db, ACCOUNT)], [i + 1, 0]);
  }
});
