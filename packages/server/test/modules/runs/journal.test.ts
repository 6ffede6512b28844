import assert from "node:assert/strict";
import { test } from "node:test";
import type { CodeEventBody } from "@signet/contract";
import type { StoredEvent } from "../../../src/modules/runs/journal.ts";
import { LeaseLost } from "../../../src/modules/runs/leases.ts";
import { leaseMs } from "../../../src/store/db.ts";
import { claimedRun, temporaryStore } from "../../support/store.ts";
import { refuseWrites } from "../../usecases/rig.ts";

const note = (text: string): CodeEventBody => ({ name: "agent_note", data: { text, step: 1 } });
const isLast = (event: StoredEvent) => event.data.includes('"text":"last"');
const never = new AbortController().signal;

test("events of concurrent writers are numbered from 1 without gap or repeat", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  await Promise.all(
    Array.from({ length: 25 }, (_, i) => store.journal.append(lease, [note(`${i}a`), note(`${i}b`)])),
  );
  const events = await store.journal.read("run_a", 0);
  assert.deepEqual(
    events.map((e) => e.seq),
    Array.from({ length: 50 }, (_, i) => i + 1),
  );
  for (const event of events) assert.equal((JSON.parse(event.data) as { seq: number }).seq, event.seq);
});

test("an event carries its run, its number and its time beside what was said", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  const { events } = await store.journal.append(lease, [note("hello")]);
  assert.deepEqual(JSON.parse(events[0]!.data), {
    run_id: "run_a",
    seq: 1,
    at: new Date(store.clock.now()).toISOString(),
    text: "hello",
    step: 1,
  });
  assert.deepEqual(
    (await store.journal.read("run_a", 0)).map((e) => ({ ...e })),
    events,
  );
});

test("an event is stored with U+2028 and U+2029 escaped, whatever it says, and read as it was stored", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  const text = "a\u2028b\u2029c";
  const { events } = await store.journal.append(lease, [note(text)]);
  const [read] = await store.journal.read("run_a", 0);
  assert.equal(read!.data, events[0]!.data);
  assert.doesNotMatch(read!.data, /[\u2028\u2029]/);
  assert.equal((JSON.parse(read!.data) as { text: string }).text, text);
});

test("a worker that lost its run writes nothing more", async (t) => {
  const store = await temporaryStore(t);
  const old = await claimedRun(store, "run_a");
  store.clock.advance(leaseMs(store.db) + 1);
  const taken = await store.leases.claim("w2");
  assert.equal(taken?.fence, old.fence + 1);
  await assert.rejects(store.journal.append(old, [note("zombie")]), LeaseLost);
  assert.equal(await store.leases.renew(old), false);
  await store.journal.append(taken, [note("heir")]);
  assert.equal((await store.journal.read("run_a", 0)).length, 1);
});

test("a write renews the lease", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  for (let i = 0; i < 4; i++) {
    store.clock.advance(leaseMs(store.db) * 0.6);
    await store.journal.append(lease, [note("still here")]);
  }
  assert.equal(await store.leases.claim("w2"), undefined);
});

test("a tail begun at any point sees each event once, live, and ends with the last", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  await store.journal.append(lease, [note("0"), note("1")]);
  const read = async (after: number) => {
    const seen: number[] = [];
    for await (const events of store.journal.tail("run_a", after, isLast, never))
      seen.push(...events.map(({ seq }) => seq));
    return seen;
  };
  const readers = [read(0), read(1), read(2), read(5)];
  for (let i = 2; i < 300; i++) await store.journal.append(lease, [note(String(i))]);
  await store.journal.append(lease, [note("last")]);
  const all = await Promise.all(readers);
  for (const [i, after] of [0, 1, 2, 5].entries())
    assert.deepEqual(
      all[i],
      Array.from({ length: 301 - after }, (_, k) => after + 1 + k),
    );
});

test("a reader of a live run gets the events of a commit together, without asking the database", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  const reading = store.journal.tail("run_a", 0, isLast, never);
  const first = reading.next();
  await new Promise(setImmediate);
  const together = await store.journal.append(lease, [note("a"), note("b")]);
  assert.deepEqual((await first).value, together.events);
  const second = reading.next();
  const { events } = await store.journal.append(lease, [note("c")]);
  await store.db.deleteFrom("run_event").execute();
  assert.deepEqual((await second).value, events, "the database has it no more");
  await reading.return();
});

test("an event whose transaction fails is shown to nobody, and its number is given to the next one", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  const reading = store.journal.tail("run_a", 0, isLast, never);
  const first = reading.next();
  await new Promise(setImmediate);
  const heal = await refuseWrites(store.db, "insert", "run_event");
  await assert.rejects(store.journal.append(lease, [note("lost")]), /refused/);
  await heal();
  await assert.rejects(
    store.db.transaction().execute(async (tx) => {
      await store.journal.appendIn(tx, lease, [note("taken back")]);
      throw new Error("something later failed");
    }),
    /something later/,
  );
  const { events } = await store.journal.append(lease, [note("kept")]);
  assert.deepEqual([events[0]!.seq, (await first).value], [1, events]);
  await reading.return();
});

test("a reader that is far behind catches up from the database, without gap or repeat", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  const reading = store.journal.tail("run_a", 0, isLast, never);
  await store.journal.append(lease, [note("0")]);
  const seen = (await reading.next()).value!.map(({ seq }) => seq);
  const long = "x".repeat(8_000);
  for (let i = 0; i < 30; i++)
    await store.journal.append(
      lease,
      Array.from({ length: 10 }, () => note(long)),
    );
  await store.journal.append(lease, [note("last")]);
  for await (const events of reading) seen.push(...events.map(({ seq }) => seq));
  assert.deepEqual(
    seen,
    Array.from({ length: 302 }, (_, i) => i + 1),
  );
});

test("a tail begun at or past the end of an ended run ends at once, and one that waited there ends with the run", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  const read = async (after: number) => {
    const seen: number[] = [];
    for await (const events of store.journal.tail("run_a", after, isLast, AbortSignal.timeout(20_000)))
      seen.push(...events.map(({ seq }) => seq));
    return seen;
  };
  const started = performance.now();
  const early = read(9);
  const end = { ok: 0, exit_reason: "error", check_kind: "none", receipt_sha: "0", finished_at: 1 } as const;
  await store.db
    .transaction()
    .execute((tx) =>
      store.journal.appendIn(tx, lease, [note("one"), note("last")], { ...end, state: "failed" }),
    );
  assert.deepEqual([await early, await read(2), await read(3), await read(1)], [[], [], [], [2]]);
  assert.ok(performance.now() - started < 15_000);
});

test("a tail ends when its reader leaves", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  await store.journal.append(lease, [note("one")]);
  const abort = new AbortController();
  const seen: number[] = [];
  for await (const events of store.journal.tail("run_a", 0, isLast, abort.signal)) {
    seen.push(...events.map(({ seq }) => seq));
    abort.abort();
  }
  assert.deepEqual(seen, [1]);
});

test("a write tells whether the caller wants the run to stop", async (t) => {
  const store = await temporaryStore(t);
  const lease = await claimedRun(store, "run_a");
  assert.equal((await store.journal.append(lease, [note("a")])).cancelRequested, false);
  assert.equal(await store.runs.requestCancel({ account: "local", owner: "" }, "run_a"), true);
  assert.equal((await store.journal.append(lease, [note("b")])).cancelRequested, true);
});
