import assert from "node:assert/strict";
import { test } from "node:test";
import { createRateLimiter } from "./rate-limiter.mjs";

test("a burst up to the capacity, then one by one", () => {
  let now = 100;
  const limiter = createRateLimiter(() => now, 2, 10);
  assert.deepEqual(limiter.allow("a"), true);
  assert.deepEqual(limiter.allow("a"), true);
  assert.deepEqual(limiter.allow("a"), false);
  assert.deepEqual(limiter.retryAfter("a"), 10);
  assert.deepEqual(limiter.allow("b"), true);
  now = 109;
  assert.deepEqual(limiter.allow("a"), false);
  assert.deepEqual(limiter.retryAfter("a"), 1);
  now = 110;
  assert.deepEqual(limiter.allow("a"), true);
  assert.deepEqual(limiter.allow("a"), false);
});

test("a long rest fills the bucket, not more", () => {
  let now = 0;
  const limiter = createRateLimiter(() => now);
  now = 1000;
  assert.deepEqual(
    Array.from({ length: 6 }, () => limiter.allow()),
    [true, true, true, true, true, false],
  );
  assert.deepEqual(limiter.retryAfter(), 1);
  now = 2000;
  assert.equal(Array.from({ length: 9 }, () => limiter.allow()).filter(Boolean).length, 5);
});

test("a clock that goes back locks nobody out for long", () => {
  let now = 5000;
  const limiter = createRateLimiter(() => now, 1, 10);
  assert.deepEqual(limiter.allow(), true);
  now = 100;
  assert.deepEqual(limiter.retryAfter(), 10);
  assert.throws(() => createRateLimiter(() => 0, 0), RangeError);
  assert.throws(() => createRateLimiter(() => 0, 1, 0), RangeError);
});
