import assert from "node:assert/strict";
import { test } from "node:test";
import { createAccount, transfer, splitCents, splitOfCents, splitCentsFromEach } from "./bank-account.mjs";

test("every movement is written down", () => {
  const account = createAccount();
  account.deposit(1010);
  account.deposit(20);
  account.withdraw(30);
  assert.deepEqual(account.balance(), 1000);
  assert.deepEqual(account.entries(), [
    ["deposit", 1010, 1010],
    ["deposit", 20, 1030],
    ["withdrawal", -30, 1000],
  ]);
});

test("what is refused changes nothing", () => {
  const account = createAccount();
  account.deposit(100);
  assert.throws(() => account.withdraw(101), RangeError);
  assert.throws(() => account.deposit(0), RangeError);
  assert.throws(() => account.withdraw(-5), RangeError);
  assert.throws(() => account.deposit(0.5), RangeError);
  assert.deepEqual(account.balance(), 100);
  account.withdraw(100);
  assert.deepEqual(account.balance(), 0);
});

test("an overdraft down to its limit", () => {
  const account = createAccount(50);
  account.withdraw(50);
  assert.throws(() => account.withdraw(1), RangeError);
  assert.deepEqual(account.balance(), -50);
});

test("transfers move the money or nothing", () => {
  const a = createAccount();
  const b = createAccount();
  a.deposit(70);
  transfer(a, b, 30);
  assert.throws(() => transfer(a, b, 41), RangeError);
  assert.throws(() => transfer(a, a, 1), RangeError);
  assert.deepEqual([a.balance(), b.balance()], [40, 30]);
});

test("parts add up", () => {
  assert.deepEqual(splitCents(100, 3), [34, 33, 33]);
  assert.deepEqual(splitCents(-100, 3), [-33, -33, -34]);
  assert.deepEqual(splitCents(2, 4), [1, 1, 0, 0]);
  assert.throws(() => splitCents(5, 0), RangeError);
  assert.deepEqual(splitCents(7, 1), [7]);
});

test("readings that differ", () => {
  assert.deepEqual(splitOfCents(101, 3), [33, 33, 35]);
  assert.deepEqual(splitOfCents(101, 3, true), [35, 33, 33]);
  assert.deepEqual(splitOfCents(9, 3), [3, 3, 3]);
  assert.deepEqual(splitCentsFromEach(101, 3), [33, 34, 34]);
});
