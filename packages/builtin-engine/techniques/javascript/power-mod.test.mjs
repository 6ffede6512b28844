import assert from "node:assert/strict";
import { test } from "node:test";
import {
  powerMod,
  extendedGcd,
  modularInverse,
  positiveMod,
  areCoprime,
  totient,
  chineseRemainder,
} from "./power-mod.mjs";

test("powers", () => {
  assert.deepEqual(powerMod(2, 10, 1000), 24);
  assert.deepEqual(powerMod(3, 200, 13), 9);
  assert.deepEqual(powerMod(2, 40), 511620083);
  assert.deepEqual(powerMod(-3, 3, 5), 3);
  assert.deepEqual(powerMod(5, 0, 1), 0);
  assert.throws(() => powerMod(2, -1, 5), RangeError);
  assert.deepEqual(positiveMod(-1, 5), 4);
  assert.deepEqual(positiveMod(1000000009), 2);
});

test("inverses and coprime numbers", () => {
  assert.deepEqual(modularInverse(3, 11), 4);
  assert.deepEqual(modularInverse(-3, 11), 7);
  assert.deepEqual(modularInverse(2, 4), null);
  assert.deepEqual(modularInverse(2), 500000004);
  assert.deepEqual(extendedGcd(30, 12), [6, 1, -2]);
  assert.deepEqual(extendedGcd(0, 5), [5, 0, 1]);
  assert.deepEqual(areCoprime(14, 15), true);
  assert.deepEqual(areCoprime(-14, 21), false);
  assert.deepEqual(totient(9), 6);
  assert.deepEqual(totient(1), 1);
});

test("congruences", () => {
  assert.deepEqual(chineseRemainder([2, 3, 2], [3, 5, 7]), 23);
  assert.deepEqual(chineseRemainder([1, 0], [2, 4]), null);
  assert.deepEqual(chineseRemainder([], []), 0);
});
