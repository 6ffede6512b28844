import assert from "node:assert/strict";
import { test } from "node:test";
import { expireLeases } from "../../../src/modules/runs/leases.ts";
import { CodeRunRequest } from "@signet/contract";
import { requestOf } from "../../../src/modules/runs/runs.ts";
import { ON_POSTGRES } from "../../support/database.ts";
import { leaseMs } from "../../../src/store/db.ts";
import { claimedRun, newRun, temporaryStore, type TemporaryStore } from "../../support/store.ts";

const open = (store: TemporaryStore, ...args: Parameters<typeof newRun>) =>
  store.db.transaction().execute((tx) => store.runs.open(tx, newRun(...args)));
const me = { account: "local", owner: "" };

test("of two runs with one idempotency key only the first is opened", async (t) => {
  const store = await temporaryStore(t);
  const idempotency = { key: "k", bodySha: "s" };
  assert.equal(await open(store, "run_a", { idempotency }), true);
  assert.equal(await open(store, "run_b", { idempotency }), false);
  assert.equal((await store.runs.findByKey(me, "k"))?.id, "run_a");
  assert.equal(await open(store, "run_c", { idempotency, account: "other" }), true);
  assert.equal(await open(store, "run_d", { idempotency, owner: "ann" }), true);
  assert.equal((await store.runs.findByKey({ ...me, owner: "ann" }, "k"))?.id, "run_d");
});

test("a conversation has one run at a time, and the next once that one ended", async (t) => {
  const store = await temporaryStore(t);
  assert.equal(await open(store, "run_a", { conversation: "c1" }), true);
  assert.equal(await open(store, "run_b", { conversation: "c1" }), false);
  assert.equal(await open(store, "run_c", { conversation: "c1", owner: "somebody" }), true);
  assert.equal((await store.runs.findBusy(me, "c1"))?.id, "run_a");
  await store.db.updateTable("run").set({ state: "failed" }).where("id", "=", "run_a").execute();
  assert.equal(await open(store, "run_b", { conversation: "c1" }), true);
});

test("the oldest waiting run is claimed first, and each by one of many claimers", async (t) => {
  const store = await temporaryStore(t);
  for (const id of ["run_c", "run_a", "run_b"]) await open(store, id);
  const first = await store.leases.claim("w");
  const claims = await Promise.all(Array.from({ length: 12 }, (_, i) => store.leases.claim(`w${i}`)));
  const claimed = claims.flatMap((c) => c?.runId ?? []);
  assert.deepEqual([first?.runId, ...claimed.toSorted()], ["run_a", "run_b", "run_c"]);
});

test("a run whose worker fell silent is claimed again with a higher fence and its attempts counted", async (t) => {
  const store = await temporaryStore(t);
  await claimedRun(store, "run_a");
  assert.equal(await store.leases.claim("w2"), undefined);
  store.clock.advance(leaseMs(store.db) + 1);
  const again = await store.leases.claim("w2");
  assert.equal(again?.row.attempts, 2);
  assert.equal(again?.fence, 2);
});

test("a run given back is taken up at once and the attempt is not held against it", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  await store.leases.release(lease);
  store.clock.advance(1);
  assert.equal((await store.leases.claim("w2"))?.row.attempts, 1);
});

test("after a restart that owns the store every unfinished run can be claimed", async (t) => {
  const store = await temporaryStore(t);
  await claimedRun(store, "run_a");
  await expireLeases(store.db);
  store.clock.advance(1);
  // On Postgres no service has it to itself.
  assert.equal((await store.leases.claim("w2"))?.runId, ON_POSTGRES ? undefined : "run_a");
});

test("nobody sees or cancels another's run", async (t) => {
  const store = await temporaryStore(t);
  await open(store, "run_a", { owner: "ann" });
  for (const scope of [me, { account: "local", owner: "bob" }, { account: "other", owner: "ann" }]) {
    assert.equal(await store.runs.find(scope, "run_a"), undefined);
    assert.equal(await store.runs.requestCancel(scope, "run_a"), false);
    assert.deepEqual(await store.runs.list(scope, 10), []);
  }
  assert.equal((await store.runs.find({ account: "local", owner: "ann" }, "run_a"))?.id, "run_a");
});

test("a run is shown without the columns that may hold megabytes, and worked on with all of them", async (t) => {
  const store = await temporaryStore(t);
  const run = newRun("run_a");
  const files = [{ path: "a.txt", content: "given" }];
  const request = CodeRunRequest.parse({ ...run.request, files });
  await store.db.transaction().execute((tx) => store.runs.open(tx, { ...run, kind: "code", request }));
  const claimed = await store.leases.claim("w1");
  assert.deepEqual(requestOf(claimed!.row), request);
  const shown = [await store.runs.find(me, "run_a"), ...(await store.runs.list(me, 10))];
  for (const row of shown) {
    assert.ok(!JSON.stringify(row).includes("given"));
    assert.ok(!("agent_json" in row!) && !("files_json" in row!));
  }
});

test("runs are listed newest first, page by page", async (t) => {
  const store = await temporaryStore(t);
  for (const n of [1, 2, 3, 4, 5]) await open(store, `run_${n}`);
  const first = await store.runs.list(me, 2);
  assert.deepEqual(
    first.map((r) => r.id),
    ["run_5", "run_4"],
  );
  assert.deepEqual(
    (await store.runs.list(me, 9, { before: "run_4" })).map((r) => r.id),
    ["run_3", "run_2", "run_1"],
  );
});
