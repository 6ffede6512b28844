import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bracketTax,
  flatBracketTax,
  marginalRate,
  effectiveRate,
  incomeAfterTax,
  taxAboveAllowance,
  netAboveAllowance,
  twoRateTax,
} from "./tax-brackets.mjs";

test("brackets", () => {
  assert.deepEqual(
    bracketTax(5000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    500,
  );
  assert.deepEqual(
    bracketTax(10000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    1000,
  );
  assert.deepEqual(
    bracketTax(30000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    5000,
  );
  assert.deepEqual(
    bracketTax(50000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    10000,
  );
  assert.deepEqual(
    bracketTax(0, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    0,
  );
  assert.deepEqual(
    bracketTax(100, [
      [50, 0],
      [null, 50],
    ]),
    25,
  );
  assert.deepEqual(
    flatBracketTax(10000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    1000,
  );
  assert.deepEqual(
    flatBracketTax(30000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    6000,
  );
  assert.deepEqual(
    marginalRate(10000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    10,
  );
  assert.deepEqual(
    marginalRate(10001, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    20,
  );
  assert.deepEqual(
    marginalRate(
      10000,
      [
        [10000, 10],
        [null, 20],
      ],
      false,
    ),
    20,
  );
  assert.deepEqual(marginalRate(99999, [[100, 5]]), 0);
  assert.deepEqual(
    effectiveRate(50000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    20,
  );
  assert.deepEqual(
    effectiveRate(0, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    0,
  );
  assert.deepEqual(
    incomeAfterTax(30000, [
      [10000, 10],
      [40000, 20],
      [null, 30],
    ]),
    25000,
  );
});

test("allowance", () => {
  assert.deepEqual(taxAboveAllowance(15000, 10000, 20), 1000);
  assert.deepEqual(taxAboveAllowance(9000, 10000, 20), 0);
  assert.deepEqual(taxAboveAllowance(5000, 1000, 25), 1000);
  assert.deepEqual(netAboveAllowance(15000, 10000, 20), 14000);
  assert.deepEqual(twoRateTax(15000, 10000, 10, 20), 2000);
  assert.deepEqual(twoRateTax(500, 100, 5, 10), 45);
});
