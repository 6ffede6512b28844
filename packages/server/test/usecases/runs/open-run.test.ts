import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { CodeRunRequest, type RunKind } from "@signet/contract";
import { createErasure } from "../../../src/modules/runs/erasure.ts";
import type { RunRequest } from "../../../src/modules/runs/runs.ts";
import {
  createOpenRun,
  type RequestingCaller,
  type RunOpening,
} from "../../../src/usecases/runs/open-run.ts";
import { callerOf, counting, DAY, HOSTED, problemOf, refused, rowsOf, stranger } from "../rig.ts";

/** Runs of callers as the service opens them; `state.ready` is the test's. */
async function desk(t: TestContext, env: Record<string, string> = HOSTED) {
  const parts = await counting(t, env);
  const state = { ready: true };
  const open = createOpenRun({ ...parts, ready: () => state.ready });
  const asks = (from = stranger(), key?: string): RequestingCaller => ({
    ...from,
    requestId: "r",
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });
  const end = (id: string) =>
    parts.within(async (tx) => {
      await parts.metering.finish(tx, id);
      const ended = { state: "succeeded", ok: 1, finished_at: parts.clock.now() } as const;
      await tx.updateTable("run").set(ended).where("id", "=", id).execute();
    });
  const mint = async (account: string) =>
    callerOf(account, {
      kind: "api_key",
      id: (await parts.within((tx) => parts.apiKeys.mint(tx, account, { tier: "free", label: "x" })))!.id,
    });
  return { ...parts, state, open, asks, end, mint };
}

const wanted = (task = "t", conversation?: string): RunRequest => ({
  kind: "code",
  request: CodeRunRequest.parse({ task, ...(conversation ? { conversation_id: conversation } : {}) }),
});
const opening = (task?: string, conversation?: string, more: Partial<RunOpening> = {}): RunOpening => ({
  asked: { task, conversation },
  prepare: async () => wanted(task, conversation),
  ...more,
});

const WRITTEN = ["run", "reservation", "allowance", "address_day", "meter", "meter_entry"] as const;

test("one key opens one run and takes one unit, however many come with it at once", async (t) => {
  const { open, asks, units, db, clock } = await desk(t);
  const all = await Promise.all(Array.from({ length: 10 }, () => open(asks(stranger(), "k"), opening())));
  assert.equal(new Set(all.map(({ id }) => id)).size, 1);
  assert.equal(all.filter(({ fresh }) => fresh).length, 1);
  assert.equal((await units.meter(db, stranger(), "run", clock.now()))!.used, 1);
});

test("a key is its caller's: another account or owner with the same key has a run of its own", async (t) => {
  const { open, asks, mint } = await desk(t);
  const ada = { ...(await mint("acct_1")), owner: "ada" };
  const bob = { ...(await mint("acct_1")), owner: "bob", account: "acct_3" };
  const ids = [];
  for (const caller of [ada, { ...ada, account: "acct_2" }, bob, stranger(), stranger("203.0.113.10")])
    ids.push((await open(asks(caller, "k"), opening())).id);
  assert.equal(new Set(ids).size, 5);
});

test("a key that comes with another body is refused, also once its run has ended, and until the key is a day old", async (t) => {
  const { open, asks, end, clock } = await desk(t);
  const { id } = await open(asks(stranger(), "k"), opening("one"));
  for (let i = 0; i < 2; i++) {
    await assert.rejects(open(asks(stranger(), "k"), opening("two")), refused("idempotency_mismatch"));
    await end(id);
  }
  clock.advance(DAY + 1);
  assert.notEqual((await open(asks(stranger(), "k"), opening("two"))).id, id);
});

test("the key of an erased run opens no other while it lives: what was asked to be gone is not done again", async (t) => {
  const { open, asks, end, clock, db } = await desk(t);
  const { id } = await open(asks(stranger(), "k"), opening());
  await end(id);
  await createErasure({ db, clock, also: [] }).erase(stranger(), id);
  await assert.rejects(open(asks(stranger(), "k"), opening()), refused("run_not_found"));
  clock.advance(DAY + 1);
  assert.notEqual((await open(asks(stranger(), "k"), opening())).id, id);
});

test("what is refused leaves nothing behind: no run, no unit, no place, and a key that is still free", async (t) => {
  const { open, asks, state, db, mint, apiKeys } = await desk(t);
  const caller = await mint("acct_1");
  const broken = { also: () => Promise.reject(new Error("the ledger refuses")) };
  const unfit = { prepare: () => Promise.reject(new Error("no sandbox")) };
  const before = await rowsOf(db, ...WRITTEN);
  await assert.rejects(open(asks(caller, "k"), opening("t", "c", broken)), /the ledger refuses/);
  await assert.rejects(open(asks(caller, "k"), opening("t", "c", unfit)), /no sandbox/);
  state.ready = false;
  await assert.rejects(open(asks(caller, "k"), opening("t", "c")), refused("not_ready"));
  state.ready = true;
  assert.equal(await rowsOf(db, ...WRITTEN), before);
  assert.ok((await open(asks(caller, "k"), opening("t", "c"))).fresh);
  const after = await rowsOf(db, ...WRITTEN);
  await assert.rejects(open(asks(caller), opening()), refused("concurrency_limited"));
  await apiKeys.revoke(db, null, caller.by.kind === "api_key" ? caller.by.id : "");
  await assert.rejects(open(asks(caller, "later"), opening()), refused("invalid_credential"));
  assert.equal(await rowsOf(db, ...WRITTEN), after);
});

test("a day that is used up opens no run, and its key opens one the next day", async (t) => {
  const { open, asks, end, clock, runs } = await desk(t);
  for (let i = 0; i < 8; i++) await end((await open(asks(), opening())).id);
  const problem = await problemOf(open(asks(stranger(), "k"), opening()), "quota_exhausted");
  assert.equal((await runs.list(stranger(), 20)).length, 8);
  clock.advance(problem.extras.retryAfterSeconds! * 1_000);
  const { fresh, meter } = await open(asks(stranger(), "k"), opening());
  assert.deepEqual([fresh, meter!.remaining], [true, 7]);
});

test("a run that was opened before is told again also while the service takes no work", async (t) => {
  const { open, asks, state } = await desk(t);
  const { id } = await open(asks(stranger(), "k"), opening());
  state.ready = false;
  const again = await open(asks(stranger(), "k"), opening());
  assert.deepEqual([again.id, again.fresh, again.meter!.used], [id, false, 1]);
});

test("a conversation has one run at a time, whoever came first of two at once; the next is taken when it has ended", async (t) => {
  const { open, asks, end, mint, within, plans, clock } = await desk(t);
  const caller = await mint("acct_1");
  const plan = { subscription: "s", account: "acct_1", tier: "pro", until: clock.now() + DAY } as const;
  await within((tx) => plans.set(tx, plan));
  const both = await Promise.allSettled([1, 2].map((n) => open(asks(caller), opening(`task ${n}`, "c"))));
  const [won] = both.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const [lost] = both.flatMap((one) =>
    one.status === "rejected" ? [Promise.reject(one.reason as Error)] : [],
  );
  const problem = await problemOf(lost!, "conversation_busy");
  assert.equal(problem.extras.members?.["run_id"], won!.id);
  for (const other of [
    { ...caller, owner: "bob" },
    { ...caller, owner: "eve" },
  ])
    assert.ok((await open(asks(other), opening("t", "c"))).fresh, "an owner's conversations are its own");
  await end(won!.id);
  assert.ok((await open(asks(caller), opening("t", "c"))).fresh);
});

test("a key that came with a busy conversation opens its run once the other has ended", async (t) => {
  const { open, asks, end, mint, within, plans, clock } = await desk(t);
  const caller = await mint("acct_1");
  const plan = { subscription: "s", account: "acct_1", tier: "plus", until: clock.now() + DAY } as const;
  await within((tx) => plans.set(tx, plan));
  const { id } = await open(asks(caller, "a"), opening("a", "c"));
  await assert.rejects(open(asks(caller, "b"), opening("b", "c")), refused("conversation_busy"));
  assert.equal((await open(asks(caller, "a"), opening("a", "c"))).id, id, "its own key is no other run");
  await end(id);
  assert.ok((await open(asks(caller, "b"), opening("b", "c"))).fresh);
});

test("a service takes so many runs of a kind and no more, and those of one kind take no place of another's", async (t) => {
  const { open, asks, within, runs, db } = await desk(t);
  const most: [RunKind, number][] = [
    ["code", 500],
    ["visual", 200],
  ];
  for (const [kind, count] of most)
    await within(async (tx) => {
      for (let i = 0; i < count; i++)
        await runs.open(tx, {
          ...(kind === "code" ? wanted() : { kind: "visual", request: { task: "t" } }),
          id: `${kind}_${i}`,
          account: "other",
          owner: "",
          requestId: "r",
          idempotency: null,
          opening: "00",
        });
    });
  const visual = { prepare: async (): Promise<RunRequest> => ({ kind: "visual", request: { task: "t" } }) };
  const full = await problemOf(open(asks(), opening()), "overloaded");
  assert.equal(full.extras.retryAfterSeconds, 30);
  await assert.rejects(open(asks(), opening("t", undefined, visual)), refused("overloaded"));
  const chat = { prepare: async () => ({ kind: "chat", request: { command: "hi" } }) as RunRequest };
  assert.ok((await open(asks(), opening("t", undefined, chat))).fresh);
  await db.updateTable("run").set({ state: "failed" }).where("id", "=", "code_0").execute();
  assert.ok((await open(asks(stranger("203.0.113.10")), opening())).fresh);
});

test("runs that are opened at once do not exceed the limit together, which is a setting", async (t) => {
  const { open, asks } = await desk(t, { ...HOSTED, SVC_MAX_UNFINISHED_RUNS: "10" });
  const all = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) => open(asks(stranger(`203.0.113.${i}`)), opening())),
  );
  const refusals = all.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  assert.equal(refusals.length, 30);
  for (const why of refusals) assert.ok(refused("overloaded")(why), String(why));
});

test("a run that another's unit covers takes none, and one of a page takes a visual", async (t) => {
  const { open, asks, units, db, clock, metering } = await desk(t);
  const used = async (unit: "run" | "visual") => (await units.meter(db, stranger(), unit, clock.now()))!.used;
  const chat = await open(asks(), opening());
  await open(asks(), opening("covered", undefined, { takes: null }));
  assert.deepEqual([await used("run"), await used("visual")], [1, 0]);
  const page = { takes: { unit: "visual", within: chat.id } } as const;
  const { meter } = await open(asks(), opening("page", undefined, page));
  assert.deepEqual([await used("run"), await used("visual"), meter!.unit], [1, 1, "visual"]);
  assert.equal(await metering.running(db, stranger().account), 2, "the page works in the chat's place");
});
