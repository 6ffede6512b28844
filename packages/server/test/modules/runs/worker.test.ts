import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClaimedRun, Leases } from "../../../src/modules/runs/leases.ts";
import type { RunRow } from "../../../src/modules/runs/runs.ts";
import { createWorker, type Execute, type Slot, type Worker } from "../../../src/modules/runs/worker.ts";
import { newRun, temporaryStore, type TemporaryStore } from "../../support/store.ts";
import { until } from "../../support/until.ts";

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

async function open(store: TemporaryStore, count: number) {
  for (let i = 0; i < count; i++)
    await store.db.transaction().execute((tx) => store.runs.open(tx, newRun(`run_${i}`)));
}

const finish = (store: TemporaryStore, id: string) =>
  store.db.updateTable("run").set({ state: "succeeded" }).where("id", "=", id).execute();

test("no more runs work at once than allowed, and all are done in the end", async (t) => {
  const store = await temporaryStore(t);
  await open(store, 9);
  let [now, most, done] = [0, 0, 0];
  const execute: Execute = async (lease) => {
    most = Math.max(most, ++now);
    // Each waits until as many work as may.
    await until(() => most === 3);
    await finish(store, lease.runId);
    now--;
    done++;
  };
  const worker = createWorker({ ...store, log: quiet, id: "w", concurrency: 3, execute });
  worker.start();
  await until(() => done === 9);
  await worker.stop(new Error("end"));
  assert.equal(most, 3);
});

test("stopping aborts what runs with its reason and gives it back unharmed", async (t) => {
  const store = await temporaryStore(t);
  await open(store, 1);
  let reason: unknown;
  let begun = false;
  const execute: Execute = async (_lease, _row, signal) => {
    begun = true;
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    reason = signal.reason;
    throw signal.reason;
  };
  const worker = createWorker({ ...store, log: quiet, id: "w", concurrency: 1, execute });
  worker.start();
  await until(() => begun);
  const stop = new Error("shutdown");
  await worker.stop(stop);
  assert.equal(reason, stop);
  store.clock.advance(1);
  assert.equal((await store.leases.claim("next"))?.row.attempts, 1);
});

test("one run can be aborted while another goes on", async (t) => {
  const store = await temporaryStore(t);
  await open(store, 2);
  const aborted: string[] = [];
  let begun = 0;
  const execute: Execute = async (lease, _row, signal) => {
    begun++;
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    aborted.push(lease.runId);
    await finish(store, lease.runId);
  };
  const worker = createWorker({ ...store, log: quiet, id: "w", concurrency: 2, execute });
  worker.start();
  await until(() => begun === 2);
  worker.abort("run_1", new Error("cancel"));
  await until(() => aborted.length === 1);
  assert.deepEqual(aborted, ["run_1"]);
  assert.equal(worker.active(), 1);
  await worker.stop(new Error("end"));
});

test("a worker whose leases ran out while the machine slept goes on with its runs and claims none of them twice", async (t) => {
  const store = await temporaryStore(t);
  await open(store, 2);
  let begun = 0;
  const ends: (() => void)[] = [];
  const execute: Execute = async (lease) => {
    begun++;
    await new Promise<void>((resolve) => ends.push(resolve));
    await finish(store, lease.runId);
  };
  const worker = createWorker({ ...store, log: quiet, id: "w", concurrency: 3, execute });
  worker.start();
  await until(() => begun === 2);
  store.clock.advance(3_600_000);
  await open(store, 3);
  worker.nudge();
  await until(() => begun === 3);
  const { attempts } = await store.db
    .selectFrom("run")
    .select((eb) => eb.fn.max<number>("attempts").as("attempts"))
    .executeTakeFirstOrThrow();
  assert.equal(attempts, 1);
  for (const end of ends) end();
  await worker.stop(new Error("end"));
});

test("a run that comes while the worker is looking is found without waiting for the next look", async (t) => {
  const store = await temporaryStore(t);
  t.mock.timers.enable({ apis: ["setInterval"] });
  let looked = false;
  const claim: typeof store.leases.claim = async (...asked) => {
    const got = await store.leases.claim(...asked);
    if (got || looked) return got;
    looked = true;
    await open(store, 1);
    worker.nudge();
    return got;
  };
  let done = 0;
  const execute: Execute = async (lease) => void (await finish(store, lease.runId), done++);
  const leases = { ...store.leases, claim };
  const worker = createWorker({ ...store, leases, log: quiet, id: "w", concurrency: 1, execute });
  worker.start();
  await until(() => done === 1);
  await worker.stop(new Error("end"));
});

test("stopping waits for a claim that is under way and gives its run back", async (t) => {
  const store = await temporaryStore(t);
  await open(store, 1);
  let claimed = false;
  let go!: () => void;
  const gate = new Promise<void>((resolve) => (go = resolve));
  const claim: typeof store.leases.claim = async (...asked) => {
    const got = await store.leases.claim(...asked);
    claimed = true;
    await gate;
    return got;
  };
  const leases = { ...store.leases, claim };
  const execute: Execute = async (_lease, _row, signal) => {
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
    throw signal.reason;
  };
  const worker = createWorker({ ...store, leases, log: quiet, id: "w", concurrency: 1, execute });
  worker.start();
  await until(() => claimed);
  const stopped = worker.stop(new Error("shutdown"));
  go();
  await stopped;
  assert.equal(worker.active(), 0);
  store.clock.advance(1);
  assert.equal((await store.leases.claim("next"))?.row.attempts, 1);
});

test("a run whose execution throws keeps its lease until it runs out, and others go on", async (t) => {
  const store = await temporaryStore(t);
  await open(store, 2);
  const seen: string[] = [];
  const execute: Execute = async (lease) => {
    seen.push(lease.runId);
    if (lease.runId === "run_0") throw new Error("bug");
    await finish(store, lease.runId);
  };
  const worker = createWorker({ ...store, log: quiet, id: "w", concurrency: 1, execute });
  worker.start();
  await until(() => seen.length === 2 && worker.active() === 0);
  assert.deepEqual(seen, ["run_0", "run_1"]);
  store.clock.advance(60_000);
  worker.nudge();
  await until(() => seen.length === 3);
  await worker.stop(new Error("end"));
});

/** Opens a run and claims it in the same transaction, if the worker has a slot for it. */
async function openAt(store: TemporaryStore, worker: Worker, id: string, { fails = false } = {}) {
  using slot = worker.takeSlot();
  if (!slot) return false;
  await store.db.transaction().execute(async (tx) => {
    await store.runs.open(tx, newRun(id));
    await slot.claim(tx, id);
    if (fails) throw new Error("no");
  });
  slot.begin();
  return true;
}

/** The worker's slot, once it has one. */
async function slotOf(worker: Worker): Promise<Slot> {
  let slot: Slot | undefined;
  await until(() => (slot = worker.takeSlot()) !== undefined);
  return slot!;
}

/** A worker that has looked for queued runs and found none. */
async function idle(store: TemporaryStore, execute: Execute, concurrency = 1) {
  let looked = false;
  const leases: Leases = {
    ...store.leases,
    async claim(...asked) {
      const claimed = await store.leases.claim(...asked);
      looked = true;
      return claimed;
    },
  };
  const worker = createWorker({ ...store, leases, log: quiet, id: "w", concurrency, execute });
  assert.equal(worker.takeSlot(), undefined, "a worker that has not started has no slot");
  worker.start();
  await until(() => looked);
  return worker;
}

test("a run that is claimed as it is opened begins at once, with its lease and its first attempt", async (t) => {
  const store = await temporaryStore(t);
  const rows: RunRow[] = [];
  const worker = await idle(store, async (lease, row) => {
    rows.push(row);
    await finish(store, lease.runId);
  });
  await until(() => openAt(store, worker, "run_0"));
  await until(() => worker.active() === 0);
  const { state, fence, attempts, worker: by, started_at, lease_until } = rows[0]!;
  assert.deepEqual([rows.length, state, fence, attempts, by], [1, "running", 1, 1, "w"]);
  assert.ok(started_at !== null && lease_until > started_at);
  await worker.stop(new Error("end"));
});

test("a slot is one of those that work at once: taken until its run has ended or is not opened after all", async (t) => {
  const store = await temporaryStore(t);
  let end = () => {};
  const worker = await idle(store, async (lease) => {
    await new Promise<void>((resolve) => (end = resolve));
    await finish(store, lease.runId);
  });
  {
    using slot = await slotOf(worker);
    assert.ok(slot);
    assert.equal(worker.takeSlot(), undefined);
  }
  await assert.rejects(openAt(store, worker, "run_0", { fails: true }), /no/);
  assert.equal(await openAt(store, worker, "run_1"), true);
  assert.equal(worker.takeSlot(), undefined);
  end();
  await until(() => worker.active() === 0);
  await until(() => openAt(store, worker, "run_2"));
  end();
  await worker.stop(new Error("end"));
});

test("a run that waits comes before one that is opened now", async (t) => {
  const store = await temporaryStore(t);
  const order: string[] = [];
  const worker = await idle(store, async (lease) => {
    order.push(lease.runId);
    await finish(store, lease.runId);
  });
  (await slotOf(worker))[Symbol.dispose]();
  await open(store, 1);
  worker.nudge();
  assert.equal(worker.takeSlot(), undefined);
  await until(() => order.length === 1);
  await worker.stop(new Error("end"));
});

test("a run that was claimed as its worker stopped is given back without a lost attempt", async (t) => {
  const store = await temporaryStore(t);
  const worker = await idle(store, async () => assert.fail("it may not begin"));
  const slot = await slotOf(worker);
  await store.db.transaction().execute(async (tx) => {
    await store.runs.open(tx, newRun("run_0"));
    await slot.claim(tx, "run_0");
  });
  await worker.stop(new Error("end"));
  slot.begin();
  let claimed: ClaimedRun | undefined;
  await until(async () => (claimed = await store.leases.claim("next")) !== undefined);
  assert.deepEqual([claimed!.row.id, claimed!.row.attempts], ["run_0", 1]);
});
