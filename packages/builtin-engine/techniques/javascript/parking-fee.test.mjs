import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parkingFee,
  parkingFeeMinutes,
  parkingFeeBetween,
  hourlyFee,
  rentalFee,
  carRental,
} from "./parking-fee.mjs";

test("hours", () => {
  assert.deepEqual(parkingFee(1), 3);
  assert.deepEqual(parkingFee(0), 0);
  assert.deepEqual(parkingFee(1.5), 5);
  assert.deepEqual(parkingFee(4), 9);
  assert.deepEqual(parkingFee(23, 3, 2, 20), 20);
  assert.deepEqual(parkingFee(24, 3, 2, 20), 20);
  assert.deepEqual(parkingFee(25, 3, 2, 20), 23);
  assert.deepEqual(parkingFee(48, 3, 2, 20), 40);
  assert.deepEqual(parkingFee(3, 2.5, 1.25), 5);
  assert.deepEqual(parkingFee(30), 61);
  assert.deepEqual(parkingFee(10, 4, 3, 15), 15);
});

test("minutes and times", () => {
  assert.deepEqual(parkingFeeMinutes(61), 5);
  assert.deepEqual(parkingFeeMinutes(0), 0);
  assert.deepEqual(parkingFeeMinutes(15, 3, 2, 20, 15), 0);
  assert.deepEqual(parkingFeeMinutes(16, 3, 2, 20, 15), 3);
  assert.deepEqual(parkingFeeBetween("09:15", "11:30"), 7);
  assert.deepEqual(parkingFeeBetween("22:00", "01:00"), 7);
  assert.deepEqual(parkingFeeBetween("09:00", "09:00"), 0);
});

test("other fees", () => {
  assert.deepEqual(hourlyFee(2.5), 6);
  assert.deepEqual(hourlyFee(2.5, 3, 1), 6);
  assert.deepEqual(hourlyFee(20), 40);
  assert.deepEqual(hourlyFee(20, 2, 0, 20), 20);
  assert.deepEqual(rentalFee(2, 3, 3, 2), 3);
  assert.deepEqual(rentalFee(0, 3, 3, 2), 0);
  assert.deepEqual(rentalFee(5, 10, 3, 2), 14);
  assert.deepEqual(rentalFee(50, 10, 3, 2, 30), 30);
  assert.deepEqual(carRental(2), 80);
  assert.deepEqual(carRental(3), 100);
  assert.deepEqual(carRental(7), 230);
  assert.deepEqual(carRental(4, 10, 5, 10, 5), 35);
});
