import assert from "node:assert/strict";
import { test } from "node:test";
import {
  splitAmount,
  splitLastRest,
  shareAndRest,
  shareItems,
  shareRoundedUp,
  shareOfBill,
  splitByShares,
  balances,
  settleDebts,
} from "./shared-costs.mjs";

test("parts", () => {
  assert.deepEqual(splitAmount(100, 3), [33.34, 33.33, 33.33]);
  assert.deepEqual(splitAmount(10), [5, 5]);
  assert.deepEqual(splitAmount(0.05, 3), [0.02, 0.02, 0.01]);
  assert.deepEqual(splitAmount(0, 2), [0, 0]);
  assert.deepEqual(splitLastRest(100, 3), [33.33, 33.33, 33.34]);
  assert.deepEqual(splitLastRest(9), [4.5, 4.5]);
  assert.deepEqual(shareAndRest(100, 3), [33.33, 0.01]);
  assert.deepEqual(shareAndRest(10), [5, 0]);
  assert.deepEqual(shareItems(17, 5), [3, 2]);
  assert.deepEqual(shareItems(8), [4, 0]);
  assert.deepEqual(shareRoundedUp(100, 3), 33.34);
  assert.deepEqual(shareRoundedUp(30, 4, 10), 8.25);
  assert.deepEqual(shareOfBill(100, 3), 33.33);
  assert.deepEqual(shareOfBill(80, 4, 15), 23);
  assert.deepEqual(splitByShares(90, { Ann: 2, Bob: 1 }), { Ann: 60, Bob: 30 });
});

test("who owes whom", () => {
  assert.deepEqual(balances({ Ann: 30, Bob: 10, Cid: 20 }), { Ann: 10, Bob: -10, Cid: 0 });
  assert.deepEqual(balances({}), {});
  assert.deepEqual(settleDebts({ Ann: 30, Bob: 10, Cid: 20 }), [["Bob", "Ann", 10]]);
  assert.deepEqual(settleDebts({ Ann: 0, Bob: 0, Cid: 30 }), [
    ["Ann", "Cid", 10],
    ["Bob", "Cid", 10],
  ]);
  assert.deepEqual(settleDebts({ Ann: 5, Bob: 5 }), []);
  assert.deepEqual(settleDebts({ Ann: 40, Bob: 20, Cid: 0, Dan: 0 }), [
    ["Cid", "Ann", 15],
    ["Dan", "Ann", 10],
    ["Dan", "Bob", 5],
  ]);
});
