import assert from "node:assert/strict";
import { test } from "node:test";
import {
  averageSpeed,
  speedKmh,
  speedOfLegs,
  roundTripSpeed,
  distanceTravelled,
  travelHours,
  travelMinutes,
  travelTime,
  arrivalTime,
  pace,
  timeAtPace,
  hoursToMeet,
  hoursToCatchUp,
  averageSpeedAsIs,
  speedKmhAsIs,
  speedOfLegsAsIs,
  roundTripSpeedAsIs,
  distanceTravelledAsIs,
  travelHoursAsIs,
  hoursToMeetAsIs,
  hoursToCatchUpAsIs,
} from "./speed-and-travel.mjs";

test("speed", () => {
  assert.deepEqual(averageSpeed(150, 2), 75);
  assert.deepEqual(averageSpeed(100, 3), 33.33);
  assert.deepEqual(averageSpeed(100, 3, 0), 33);
  assert.deepEqual(averageSpeed(5, 0), 0);
  assert.deepEqual(speedKmh(100, 10), 36);
  assert.deepEqual(
    speedOfLegs([
      [60, 1],
      [100, 1],
    ]),
    80,
  );
  assert.deepEqual(speedOfLegs([]), 0);
  assert.deepEqual(roundTripSpeed(60, 40), 48);
  assert.deepEqual(distanceTravelled(60, 1.5), 90);
});

test("times", () => {
  assert.deepEqual(travelHours(90, 60), 1.5);
  assert.deepEqual(travelMinutes(90, 60), 90);
  assert.deepEqual(travelMinutes(90, 60, 15), 105);
  assert.deepEqual(travelTime(90, 60), "1:30");
  assert.deepEqual(travelTime(5, 100, 2), "0:05");
  assert.deepEqual(arrivalTime("09:30", 90, 60), "11:00");
  assert.deepEqual(arrivalTime("23:00", 120, 60), "01:00");
  assert.deepEqual(pace(10, 55), "5:30");
  assert.deepEqual(pace(3, 15.15), "5:03");
  assert.deepEqual(timeAtPace(10, "5:30"), "55:00");
  assert.deepEqual(timeAtPace(42, "5:00"), "3:30:00");
  assert.deepEqual(timeAtPace(12, "5:00"), "1:00:00");
  assert.deepEqual(hoursToMeet(300, 60, 90), 2);
  assert.deepEqual(hoursToCatchUp(30, 60, 80), 1.5);
  assert.deepEqual(hoursToCatchUp(30, 60, 60), null);
});

test("without rounding", () => {
  assert.deepEqual(averageSpeedAsIs(150, 2), 75);
  assert.deepEqual(speedKmhAsIs(100, 10), 36);
  assert.deepEqual(
    speedOfLegsAsIs([
      [60, 1],
      [100, 1],
    ]),
    80,
  );
  assert.deepEqual(roundTripSpeedAsIs(60, 40), 48);
  assert.deepEqual(distanceTravelledAsIs(60, 1.5), 90);
  assert.deepEqual(travelHoursAsIs(90, 60), 1.5);
  assert.deepEqual(hoursToMeetAsIs(300, 60, 90), 2);
  assert.deepEqual(hoursToCatchUpAsIs(30, 60, 80), 1.5);
});
