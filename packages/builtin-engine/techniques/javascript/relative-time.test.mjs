import assert from "node:assert/strict";
import { test } from "node:test";
import { relativeTime } from "./relative-time.mjs";

test("the largest whole unit", () => {
  assert.deepEqual(relativeTime(1000, 1059), "59 seconds ago");
  assert.deepEqual(relativeTime(1000, 1060), "1 minute ago");
  assert.deepEqual(relativeTime(0, 7199), "1 hour ago");
  assert.deepEqual(relativeTime(0, 7200), "2 hours ago");
  assert.deepEqual(relativeTime(0, 86400), "1 day ago");
  assert.deepEqual(relativeTime(0, 1209599), "1 week ago");
  assert.deepEqual(relativeTime(0, 2592000), "1 month ago");
  assert.deepEqual(relativeTime(0, 63072000), "2 years ago");
});

test("what lies ahead", () => {
  assert.deepEqual(relativeTime(1300, 1000), "in 5 minutes");
  assert.deepEqual(relativeTime(1030, 1000.5), "in 29 seconds");
});

test("just now", () => {
  assert.deepEqual(relativeTime(1000, 1009), "just now");
  assert.deepEqual(relativeTime(1000, 1010), "10 seconds ago");
  assert.deepEqual(relativeTime(1009, 1000), "just now");
  assert.deepEqual(relativeTime(1000, 1001, 0), "1 second ago");
  assert.deepEqual(relativeTime(1000, 1000, 0), "just now");
  assert.deepEqual(relativeTime(1000, 1040, 60), "just now");
});
