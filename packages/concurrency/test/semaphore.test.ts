import assert from "node:assert/strict";
import { test } from "node:test";
import { createSemaphore } from "@signet/concurrency";

const never = new AbortController().signal;

test("no more than the permits are held, and they are given in the order of asking", async () => {
  const permits = createSemaphore(2);
  const order: number[] = [];
  let most = 0;
  await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const release = await permits.acquire(never);
      order.push(i);
      most = Math.max(most, permits.held());
      await new Promise((resolve) => setImmediate(resolve));
      release();
      release();
    }),
  );
  assert.deepEqual([order, most, permits.held()], [[...order.keys()], 2, 0]);
});

test("who waits beyond the bound is refused; who gives up leaves the queue with the signal's reason", async () => {
  const permits = createSemaphore(1, { queue: 1, full: () => new Error("full") });
  const release = await permits.acquire(never);
  const stop = new AbortController();
  const waiting = permits.acquire(stop.signal);
  await assert.rejects(permits.acquire(never), /full/);
  stop.abort(new Error("gone"));
  await assert.rejects(waiting, /gone/);
  await assert.rejects(permits.acquire(stop.signal), /gone/);
  const next = permits.acquire(never);
  release();
  (await next)();
  assert.equal(permits.held(), 0);
});
