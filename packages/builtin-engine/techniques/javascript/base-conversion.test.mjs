import assert from "node:assert/strict";
import { test } from "node:test";
import { toBase, fromBase, valueInBase, toBaseUppercase, fromBaseToBase } from "./base-conversion.mjs";

test("known numbers", () => {
  assert.deepEqual(toBase(255), "ff");
  assert.deepEqual(toBase(10, 2), "1010");
  assert.deepEqual(toBase(0, 7), "0");
  assert.deepEqual(toBase(-35, 36), "-z");
  assert.deepEqual(toBase(61, 62), "Z");
});

test("reading them back, at any size", () => {
  assert.deepEqual(fromBase("FF"), 255n);
  assert.deepEqual(fromBase("-1010", 2), -10n);
  assert.deepEqual(fromBase("Z", 62), 61n);
  assert.deepEqual(
    fromBase(toBase(340282366920938463463374607431768211455n, 62), 62),
    340282366920938463463374607431768211455n,
  );
});

test("what is no number in this base is refused", () => {
  assert.throws(() => fromBase("12", 2), RangeError);
  assert.throws(() => fromBase(""), RangeError);
  assert.throws(() => fromBase("-"), RangeError);
  assert.throws(() => toBase(1, 1), RangeError);
  assert.throws(() => toBase(1, 63), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(valueInBase("ff"), 255);
  assert.deepEqual(valueInBase("-101", 2), -5);
  assert.deepEqual(toBaseUppercase(255), "FF");
  assert.deepEqual(toBaseUppercase(11, 12), "B");
  assert.deepEqual(fromBaseToBase("1010", 2), "a");
  assert.deepEqual(fromBaseToBase("ff", 16, 2), "11111111");
});
