import assert from "node:assert/strict";
import { test } from "node:test";
import {
  overtimePay,
  overtimeHours,
  weeklyPay,
  dailyOvertimePay,
  steppedOvertimePay,
  commission,
  commissionAboveTarget,
  commissionOnExcess,
  netPay,
  salaryAfterRaise,
  yearlySalary,
  hourlyRate,
  commissionOnAll,
  commissionOnAllFrom,
  payWithBonus,
} from "./work-pay.mjs";

test("hours", () => {
  assert.deepEqual(overtimePay(40, 10, 40), 400);
  assert.deepEqual(overtimePay(45, 10, 40), 475);
  assert.deepEqual(overtimePay(38.5, 12, 40), 462);
  assert.deepEqual(overtimePay(50, 20, 35, 2), 1300);
  assert.deepEqual(overtimeHours(45, 40), 5);
  assert.deepEqual(overtimeHours(30, 40), 0);
  assert.deepEqual(weeklyPay([8, 8, 8, 8, 10], 10, 40), 430);
  assert.deepEqual(weeklyPay([], 10, 40), 0);
  assert.deepEqual(dailyOvertimePay([8, 10, 6], 10, 8), 250);
  assert.deepEqual(dailyOvertimePay([9], 10, 7, 2), 110);
  assert.deepEqual(steppedOvertimePay(65, 10, 40, 60, 2), 800);
  assert.deepEqual(steppedOvertimePay(30, 10, 40, 60, 2), 300);
});

test("money", () => {
  assert.deepEqual(commission(1000), 50);
  assert.deepEqual(commission(1500, 10, 200), 350);
  assert.deepEqual(commissionAboveTarget(1500, 1000, 5, 10), 100);
  assert.deepEqual(commissionAboveTarget(800, 1000, 2, 4), 16);
  assert.deepEqual(commissionOnExcess(1500, 1000, 5), 25);
  assert.deepEqual(commissionOnExcess(900, 1000, 5), 0);
  assert.deepEqual(netPay(1000), 950);
  assert.deepEqual(netPay(2000, 20, 150), 1450);
  assert.deepEqual(salaryAfterRaise(2000), 2100);
  assert.deepEqual(salaryAfterRaise(1000, 10, 2), 1210);
  assert.deepEqual(yearlySalary(15), 31200);
  assert.deepEqual(yearlySalary(20, 35, 50), 35000);
  assert.deepEqual(hourlyRate(31200), 15);
});

test("other readings", () => {
  assert.deepEqual(commissionOnAll(1000, 1000, 5, 10), 50);
  assert.deepEqual(commissionOnAll(1100, 1000, 5, 10), 110);
  assert.deepEqual(commissionOnAllFrom(1000, 1000, 5, 10), 100);
  assert.deepEqual(commissionOnAllFrom(900, 1000, 5, 10), 45);
  assert.deepEqual(payWithBonus(500, 100, 100, 50), 550);
  assert.deepEqual(payWithBonus(500, 99, 100, 50), 500);
});
