import assert from "node:assert/strict";
import { test } from "node:test";
import { createPriorityQueue } from "./priority-queue.mjs";

test("the most urgent first, equals in order of arrival", () => {
  const queue = createPriorityQueue();
  queue.push("c", 3);
  queue.push("a", 1);
  queue.push("b1", 2);
  queue.push("b2", 2);
  assert.deepEqual(queue.peek(), "a");
  assert.deepEqual(queue.size(), 4);
  assert.deepEqual([queue.pop(), queue.pop(), queue.pop(), queue.pop()], ["a", "b1", "b2", "c"]);
  assert.deepEqual(queue.pop(), null);
  assert.deepEqual(queue.peek(), null);
});

test("large priorities first", () => {
  const queue = createPriorityQueue(true);
  queue.push("low", -1);
  queue.push("high", 10);
  queue.push("mid", 9);
  queue.push("high2", 10);
  assert.deepEqual([queue.pop(), queue.pop(), queue.pop(), queue.pop()], ["high", "high2", "mid", "low"]);
});

test("many items come out sorted", () => {
  const queue = createPriorityQueue();
  const numbers = Array.from({ length: 200 }, (_, i) => (i * 7919) % 211);
  for (const n of numbers) queue.push(n, n);
  assert.deepEqual(
    numbers.map(() => queue.pop()),
    numbers.toSorted((a, b) => a - b),
  );
  assert.deepEqual(queue.size(), 0);
});

test("items that cannot be compared", () => {
  const queue = createPriorityQueue();
  queue.push({ x: 1 }, 1);
  queue.push({ x: 0 }, 1);
  assert.deepEqual(queue.pop(), { x: 1 });
});
