import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { budgetAt } from "../../src/protocol/watch-for.ts";
import { createWatch, PageHung } from "../../src/protocol/watch.ts";
import { never } from "../browser/rig.ts";

/** Nothing of this process runs for so long. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const ECHO = `const { parentPort } = require("node:worker_threads");
parentPort.once("message", (word) => parentPort.postMessage(word));`;

test("what was answered while the machine stood still is heard, and no page is blamed for the wait", async () => {
  const page = new Worker(ECHO, { eval: true });
  await once(page, "online");
  const watch = createWatch(never);
  const heard = watch.within(once(page, "message"), 200, "The page did not answer");
  // From here the timers come next, before anything that has arrived meanwhile.
  setImmediate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    page.postMessage("here");
    standStill(600);
  });
  assert.deepEqual(await heard, ["here"]);
  assert.equal(watch.hung, undefined);
  await page.terminate();
});

test("a page that does not answer in its time is one that hangs, and every other wait ends with it", async () => {
  const watch = createWatch(never);
  const other = watch.within(new Promise(() => {}), 60_000, "Something else");
  const startedAt = performance.now();
  await assert.rejects(watch.within(new Promise(() => {}), 120, "The page did not answer"), PageHung);
  assert.ok(performance.now() - startedAt >= 120);
  await assert.rejects(other, PageHung);
  assert.equal(watch.hung, "The page did not answer");
});

test("on a slow machine waits are as many times longer, thrice at most", async () => {
  const watch = createWatch(never, () => 1);
  watch.slow(2);
  watch.slow(100);
  watch.slow(1);
  assert.equal(watch.pace, 3);
  const startedAt = performance.now();
  assert.equal(await watch.sparing(new Promise(() => {}), 50), undefined);
  assert.ok(performance.now() - startedAt >= 150);
  assert.equal(watch.hung, undefined);
});

test("where the machine has other work, a page has more time, and all budgets grow", async () => {
  let running = 100;
  const watch = createWatch(never, () => running);
  const startedAt = performance.now();
  await assert.rejects(watch.within(new Promise(() => {}), 50, "The page did not answer"), PageHung);
  assert.ok(performance.now() - startedAt >= 400);
  assert.ok(watch.pace > 7 && watch.pace <= 8, `${watch.pace}`);
  running = 0.5;
  const quiet = createWatch(never, () => running);
  const answer = quiet.within(
    new Promise<string>((resolve) => setTimeout(resolve, 300, "late")),
    100,
    "late",
  );
  running = 16;
  assert.equal(await answer, "late");
});

test("the copies of a page do not give it more time by what they do themselves", async () => {
  const watch = createWatch(never, () => 2);
  assert.equal(await watch.sparing(new Promise(() => {}), 50), undefined);
  assert.equal(watch.pace, 1);
});

test("a checklist has its time at the pace of the machine, and on a very busy one is never cut short", () => {
  assert.deepEqual([budgetAt(8_000, 1), budgetAt(8_000, 1.5)], [8_000, 12_000]);
  assert.equal(budgetAt(8_000, 1.6), Infinity);
});
