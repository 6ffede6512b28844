import assert from "node:assert/strict";
import { test } from "node:test";
import { gcd, lcm, areCoprime, commonDivisors } from "./gcd-lcm.mjs";

test("known divisors", () => {
  assert.deepEqual(gcd(48, 36), 12);
  assert.deepEqual(gcd(17, 5), 1);
  assert.deepEqual(gcd(12, 18, 27), 3);
  assert.deepEqual(gcd(-12, 18), 6);
  assert.deepEqual(gcd(0, 5), 5);
  assert.deepEqual(gcd(0, 0), 0);
});

test("known multiples", () => {
  assert.deepEqual(lcm(4, 6), 12);
  assert.deepEqual(lcm(-4, 6), 12);
  assert.deepEqual(lcm(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 2520);
  assert.deepEqual(lcm(3, 0), 0);
  assert.deepEqual(lcm(), 1);
});

test("products beyond 32 bits stay exact", () => {
  assert.deepEqual(lcm(3000000000, 2000000000), 6000000000);
  assert.deepEqual(gcd(9007199254740990, 3), 3);
  assert.deepEqual(lcm(-5), 5);
  assert.deepEqual(lcm(5), 5);
  assert.deepEqual(gcd(-4), 4);
});

test("readings that differ", () => {
  assert.deepEqual(areCoprime(8, 9), true);
  assert.deepEqual(areCoprime(8, 6), false);
  assert.deepEqual(areCoprime(0, 0), false);
  assert.deepEqual(commonDivisors(12, 18), [1, 2, 3, 6]);
  assert.deepEqual(commonDivisors(12, 18, true), [2, 3, 6]);
  assert.deepEqual(commonDivisors(0, 0), []);
});
