import assert from "node:assert/strict";
import { test } from "node:test";
import {
  clamp,
  isBetween,
  normalize,
  mapRange,
  lerp,
  shares,
  roundToMultiple,
  rangeList,
  integersBetween,
  isInRange,
  isBetweenThem,
  normalizeOver,
  roundToTheMultiple,
  rangeListTo,
  integersInBetween,
} from "./clamp-and-scale.mjs";

test("limits", () => {
  assert.deepEqual(clamp(15, 0, 10), 10);
  assert.deepEqual(clamp(-5, 0, 10), 0);
  assert.deepEqual(clamp(5, 0, 10), 5);
  assert.deepEqual(clamp(0.5), 0.5);
  assert.deepEqual(clamp(2), 1);
  assert.deepEqual(clamp(-2), 0);
  assert.deepEqual(isBetween(5, 1, 5), true);
  assert.deepEqual(isBetween(5, 1, 5, false), false);
  assert.deepEqual(isBetween(1, 1, 5), true);
  assert.deepEqual(isBetween(1, 1, 5, false), false);
  assert.deepEqual(isBetween(3, 1, 5, false), true);
  assert.deepEqual(isBetween(6, 1, 5), false);
  assert.deepEqual(isBetween(0, 1, 5), false);
});

test("scales", () => {
  assert.deepEqual(normalize([10, 20, 30]), [0, 0.5, 1]);
  assert.deepEqual(normalize([10, 20, 30], -1, 1), [-1, 0, 1]);
  assert.deepEqual(normalize([5, 5]), [0, 0]);
  assert.deepEqual(normalize([]), []);
  assert.deepEqual(mapRange(5, 0, 10, 0, 100), 50);
  assert.deepEqual(mapRange(5, 0, 20), 0.25);
  assert.throws(() => mapRange(5, 3, 3), RangeError);
  assert.deepEqual(lerp(10, 20, 0.25), 12.5);
  assert.deepEqual(shares([1, 1, 2]), [0.25, 0.25, 0.5]);
  assert.deepEqual(shares([0, 0]), [0, 0]);
  assert.deepEqual(roundToMultiple(23, 5), 25);
  assert.deepEqual(roundToMultiple(22.5, 5), 25);
  assert.deepEqual(roundToMultiple(2.4), 2);
});

test("ranges", () => {
  assert.deepEqual(rangeList(0, 5), [0, 1, 2, 3, 4]);
  assert.deepEqual(rangeList(0, 10, 3), [0, 3, 6, 9]);
  assert.deepEqual(rangeList(5, 0, -2), [5, 3, 1]);
  assert.deepEqual(rangeList(3, 3), []);
  assert.deepEqual(integersBetween(2, 5), [2, 3, 4, 5]);
  assert.deepEqual(integersBetween(1, -1), [1, 0, -1]);
});

test("readings that differ", () => {
  assert.deepEqual(isInRange(1, 1, 3), true);
  assert.deepEqual(isInRange(3, 1, 3), false);
  assert.deepEqual(isInRange(3, 1, 3, false, true), true);
  assert.deepEqual(isInRange(1, 1, 3, false, true), false);
  assert.deepEqual(isInRange(2, 1, 3), true);
  assert.deepEqual(isInRange(4, 1, 3), false);
  assert.deepEqual(isBetweenThem(2, 3, 1), true);
  assert.deepEqual(isBetweenThem(3, 3, 1), true);
  assert.deepEqual(isBetweenThem(3, 3, 1, false), false);
  assert.deepEqual(normalizeOver([2, 2]), [1, 1]);
  assert.deepEqual(normalizeOver([2, 2], true), [0.5, 0.5]);
  assert.deepEqual(normalizeOver([1, 3]), [0, 1]);
  assert.deepEqual(normalizeOver([]), []);
  assert.deepEqual(roundToTheMultiple(-5, 10), -10);
  assert.deepEqual(roundToTheMultiple(5, 10), 10);
  assert.deepEqual(roundToTheMultiple(5, 10, true), 0);
  assert.deepEqual(roundToTheMultiple(6, 10, true), 10);
  assert.deepEqual(roundToTheMultiple(2.5), 3);
  assert.deepEqual(rangeListTo(1, 5, 2), [1, 3, 5]);
  assert.deepEqual(rangeListTo(1, 2), [1, 2]);
  assert.deepEqual(rangeListTo(5, 4), []);
  assert.deepEqual(rangeListTo(5, 1, -2), [5, 3, 1]);
  assert.deepEqual(integersInBetween(1, 4), [2, 3]);
  assert.deepEqual(integersInBetween(1, 4, true), [1, 2, 3]);
  assert.deepEqual(integersInBetween(1, 4, false, true), [2, 3, 4]);
  assert.deepEqual(integersInBetween(4, 1), []);
});
