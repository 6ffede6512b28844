import assert from "node:assert/strict";
import { test } from "node:test";
import { createEventCounter } from "./event-counter.mjs";

test("events are forgotten when they leave the window", () => {
  let now = 1;
  const counter = createEventCounter(() => now);
  counter.record();
  counter.record();
  now = 300;
  counter.record();
  assert.deepEqual(counter.count(), 3);
  assert.deepEqual(counter.rate(), 0.01);
  now = 301;
  assert.deepEqual(counter.count(), 1);
  now = 600;
  assert.deepEqual(counter.count(), 0);
  counter.record();
  assert.deepEqual(counter.count(), 1);
});

test("events with names, in another window", () => {
  let now = 0;
  const counter = createEventCounter(() => now, 10);
  assert.deepEqual(counter.count(), 0);
  counter.record("login");
  counter.record("error");
  now = 9;
  counter.record("error");
  assert.deepEqual(counter.countOf("error"), 2);
  assert.deepEqual(counter.countOf("login"), 1);
  assert.deepEqual(counter.countOf("other"), 0);
  now = 10;
  assert.deepEqual(counter.countOf("error"), 1);
  assert.deepEqual(counter.rate(), 0.1);
  assert.throws(() => createEventCounter(() => 0, 0), RangeError);
});
