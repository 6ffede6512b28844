import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { BOUNDS, type ChatEventBody } from "@signet/contract";
import { Refusal } from "../../../src/agents/chat/port.ts";
import { Stopped } from "../../../src/agents/port.ts";
import { Problem } from "../../../src/base/problem.ts";
import { createMemory } from "../../../src/modules/memory/memory.ts";
import type { Journal, StoredEvent } from "../../../src/modules/runs/journal.ts";
import type { ReadRuns } from "../../../src/usecases/runs/read-runs.ts";
import { delegateRun } from "../../../src/usecases/chat/delegate-run.ts";
import { createEventBatcher } from "../../../src/usecases/chat/event-batcher.ts";
import { createManageMemory } from "../../../src/usecases/chat/manage-memory.ts";
import { claimedRun, temporaryStore } from "../../support/store.ts";
import { refused } from "../rig.ts";

const unseen = () => {};

const token = (text: string): ChatEventBody => ({ name: "token", data: { text } });
const phase: ChatEventBody = { name: "phase", data: { name: "act", status: "started" } } as never;

/** A journal whose commits the test lets go through one by one. */
function slowJournal() {
  const commits: { bodies: ChatEventBody[]; done: PromiseWithResolvers<{ cancelRequested: boolean }> }[] = [];
  const append = (_lease: object, bodies: ChatEventBody[]) => {
    const done = Promise.withResolvers<{ cancelRequested: boolean }>();
    commits.push({ bodies: structuredClone(bodies), done });
    return done.promise;
  };
  return { commits, journal: { append } as unknown as Journal };
}

const LEASE = { runId: "run_1", fence: 1 };
/** One turn of the event loop: what is ready by now has happened. */
const turn = () => new Promise(setImmediate);
const words = (bodies: ChatEventBody[]) =>
  bodies.map((one) => (one.name === "token" ? one.data.text : one.name));

test("what comes while a commit is under way goes out in the next one, in its order, and pieces of text as one", async () => {
  const { commits, journal } = slowJournal();
  const batcher = createEventBatcher(journal, LEASE, () => undefined);
  await batcher.take([token("a")]);
  await turn();
  for (const one of [token("b"), token("c"), phase, token("d"), token("e")]) await batcher.take([one]);
  assert.deepEqual(
    commits.map(({ bodies }) => words(bodies)),
    [["a"]],
  );
  commits[0]!.done.resolve({ cancelRequested: false });
  await turn();
  assert.deepEqual(words(commits[1]!.bodies), ["bc", "phase", "de"]);
  commits[1]!.done.resolve({ cancelRequested: false });
  await batcher.flush();
  assert.equal(commits.length, 2);
});

test("an event that was given is not changed by being joined", async () => {
  const { commits, journal } = slowJournal();
  const batcher = createEventBatcher(journal, LEASE, () => undefined);
  const pieces = [token("a"), token("b")];
  await batcher.take(pieces);
  await turn();
  assert.deepEqual([words(pieces), words(commits[0]!.bodies)], [["a", "b"], ["ab"]]);
});

test("a source that is faster than the store waits for it, once so much is waiting", async () => {
  const { commits, journal } = slowJournal();
  const batcher = createEventBatcher(journal, LEASE, () => undefined);
  await batcher.take([phase]);
  await turn();
  for (let i = 0; i < 511; i++) await batcher.take([phase]);
  let through = false;
  const next = batcher.take([phase]).then(() => (through = true));
  await turn();
  assert.equal(through, false);
  commits[0]!.done.resolve({ cancelRequested: false });
  await turn();
  commits[1]!.done.resolve({ cancelRequested: false });
  await next;
});

test("a wish to stop that a commit brings back is told, and one that fails is met by whoever comes next", async () => {
  const { commits, journal } = slowJournal();
  let stopped = 0;
  const batcher = createEventBatcher(journal, LEASE, () => stopped++);
  await batcher.take([token("a")]);
  await turn();
  commits[0]!.done.resolve({ cancelRequested: true });
  await batcher.flush();
  assert.equal(stopped, 1);
  await batcher.take([token("b")]);
  await turn();
  commits[1]!.done.reject(new Error("the disk is full"));
  await turn();
  await assert.rejects(batcher.take([token("c")]), /the disk is full/);
  await assert.rejects(batcher.flush(), /the disk is full/);
  // What the failed commit held is not lost.
  const flushed = batcher.flush();
  await turn();
  assert.deepEqual(words(commits[2]!.bodies), ["bc"]);
  commits[2]!.done.resolve({ cancelRequested: false });
  await flushed;
});

test("pieces that are there at once are one commit, and what is left at the end is the caller's to write", async () => {
  const { commits, journal } = slowJournal();
  const batcher = createEventBatcher(journal, LEASE, () => undefined);
  for (const one of [phase, token("a"), token("b")]) await batcher.take([one]);
  await turn();
  assert.deepEqual(words(commits[0]!.bodies), ["phase", "ab"]);
  for (const one of [token("c"), token("d"), phase]) await batcher.take([one]);
  const rest = batcher.rest();
  commits[0]!.done.resolve({ cancelRequested: false });
  assert.deepEqual(words(await rest), ["cd", "phase"]);
  assert.deepEqual([await batcher.rest(), commits.length], [[], 1], "nothing is written twice");
});

test("the end learns of a commit that failed, and what that commit held can still be written", async () => {
  const { commits, journal } = slowJournal();
  const batcher = createEventBatcher(journal, LEASE, () => undefined);
  await batcher.take([token("a")]);
  await turn();
  await batcher.take([token("b")]);
  const rest = assert.rejects(batcher.rest(), /the disk is full/);
  commits[0]!.done.reject(new Error("the disk is full"));
  await rest;
  const flushed = assert.rejects(batcher.flush(), /the disk is full/).then(() => batcher.flush());
  await turn();
  assert.deepEqual(words(commits[1]!.bodies), ["ab"]);
  commits[1]!.done.resolve({ cancelRequested: false });
  await flushed;
});

/** A tool of a chat by which runs are made; what happens to them is the test's. */
async function tool(t: TestContext, events: StoredEvent[] = [], open?: () => Promise<{ id: string }>) {
  const store = await temporaryStore(t);
  const { row } = await claimedRun(store, "run_1");
  const cancelled: string[] = [];
  const gate = Promise.withResolvers<void>();
  const readRuns = {
    cancel: async (_caller: object, id: string) => void cancelled.push(id),
    events: async (_caller: object, _id: string, _after: number, signal: AbortSignal) =>
      (async function* () {
        yield events;
        if (events.length > 0) return;
        signal.addEventListener("abort", () => gate.resolve());
        if (!signal.aborted) await gate.promise;
      })(),
  } as unknown as ReadRuns;
  const asked: string[] = [];
  const run = delegateRun<string>(
    { row, readRuns },
    {
      kind: "code",
      again: "one in a turn",
      open: async (task) => {
        asked.push(task);
        return open ? open() : { id: "run_2" };
      },
      async follow(all) {
        for await (const { name, data } of all) if (name === "code_receipt") return data;
        return undefined;
      },
    },
  );
  return { run, cancelled, asked };
}

test("a chat has one run made in a turn, and is told of its end", async (t) => {
  const { run, asked, cancelled } = await tool(t, [{ seq: 1, name: "code_receipt", data: "sealed" }]);
  const { signal } = new AbortController();
  assert.equal(await run("one", signal, unseen), "sealed");
  await assert.rejects(
    run("two", signal, unseen),
    (thrown) => thrown instanceof Refusal && /one in a turn/.test(thrown.message),
  );
  assert.deepEqual([asked, cancelled], [["one"], []]);
});

test("a chat that is cancelled stops its run, and one whose service stops lets it work on", async (t) => {
  for (const [why, stops] of [
    ["cancelled", true],
    ["timeout", true],
    ["shutdown", false],
  ] as const)
    for (const early of [false, true]) {
      const { run, cancelled } = await tool(t);
      const stop = new AbortController();
      if (early) stop.abort(new Stopped(why));
      const ended = assert.rejects(
        run("task", stop.signal, unseen),
        (thrown) => thrown instanceof Stopped && thrown.why === why,
      );
      await turn();
      stop.abort(new Stopped(why));
      await ended;
      assert.deepEqual(cancelled, stops ? ["run_2"] : [], `${why} ${early}`);
    }
});

test("a run that is not taken is refused in the words of its problem, and a bug stays a bug", async (t) => {
  const { signal } = new AbortController();
  const full = await tool(t, [], () => Promise.reject(new Problem("quota_exhausted", "all are used")));
  await assert.rejects(
    full.run("x", signal, unseen),
    (thrown) => thrown instanceof Refusal && thrown.message === "all are used",
  );
  const broken = await tool(t, [], () => Promise.reject(new TypeError("a bug")));
  await assert.rejects(broken.run("x", signal, unseen), TypeError);
  const endless = await tool(t, [{ seq: 1, name: "code_done", data: "{}" }]);
  await assert.rejects(endless.run("x", signal, unseen), /ended without its receipt/);
});

test("what is remembered is seen and erased by its owner alone, one by one or all together, up to what there is room for", async (t) => {
  const store = await temporaryStore(t);
  const memory = createMemory(store);
  const manage = createManageMemory({ memory });
  const [ada, bob] = ["ada", "bob"].map((owner) => ({ account: "acct_1", owner })) as [never, never];
  const ids = [];
  for (let i = 0; i < BOUNDS.chat.kept; i++) ids.push((await memory.remember(ada, `note ${i}`))!);
  assert.equal(await memory.remember(ada, "one too many"), null);
  assert.equal(await memory.remember(ada, "note 7"), ids[7], "the same text needs no room");
  await memory.remember(bob, "of bob");
  await assert.rejects(manage.erase(bob, ids[0]), refused("not_found"));
  assert.deepEqual(
    (await manage.list(bob)).memory.map(({ text }) => text),
    ["of bob"],
  );
  assert.deepEqual(await manage.erase(ada, ids[0]), { ok: true, erased: 1 });
  await assert.rejects(manage.erase(ada, ids[0]), refused("not_found"));
  assert.deepEqual(await manage.erase(ada), { ok: true, erased: BOUNDS.chat.kept - 1 });
  assert.deepEqual(
    await manage.erase(ada),
    { ok: true, erased: 0 },
    "nothing is left to erase, which is no failure",
  );
  assert.equal((await manage.list(bob)).memory.length, 1);
});
