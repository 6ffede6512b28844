import assert from "node:assert/strict";
import { test } from "node:test";
import { roundHalfEven, roundHalfToEven } from "./bankers-rounding.mjs";

test("a half goes to the even neighbour", () => {
  assert.deepEqual(roundHalfEven("2.675"), "2.68");
  assert.deepEqual(roundHalfEven("2.665"), "2.66");
  assert.deepEqual(roundHalfEven("2.6650001"), "2.67");
  assert.deepEqual(roundHalfEven("0.5", 0), "0");
  assert.deepEqual(roundHalfEven("1.5", 0), "2");
  assert.deepEqual(roundHalfEven("-2.5", 0), "-2");
});

test("places are filled up or carried over", () => {
  assert.deepEqual(roundHalfEven("7"), "7.00");
  assert.deepEqual(roundHalfEven("9.999"), "10.00");
  assert.deepEqual(roundHalfEven("0.05", 1), "0.0");
  assert.deepEqual(roundHalfEven("-0.004"), "0.00");
});

test("tens and long numbers", () => {
  assert.deepEqual(roundHalfEven("250", -2), "200");
  assert.deepEqual(roundHalfEven("351", -2), "400");
  assert.deepEqual(roundHalfEven("40", -2), "0");
  assert.deepEqual(
    roundHalfEven("12345678901234567890123456789012.345"),
    "12345678901234567890123456789012.34",
  );
  assert.throws(() => roundHalfEven("1e5"), RangeError);
  assert.throws(() => roundHalfEven(""), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(roundHalfToEven(2.5), 2);
  assert.deepEqual(roundHalfToEven(3.5), 4);
  assert.deepEqual(roundHalfToEven(-2.5), -2);
  assert.deepEqual(roundHalfToEven(-0.5), 0);
  assert.deepEqual(roundHalfToEven(2.675, 2), 2.68);
  assert.deepEqual(roundHalfToEven(2.665, 2), 2.66);
  assert.deepEqual(roundHalfToEven(250, -2), 200);
});
