import assert from "node:assert/strict";
import { test } from "node:test";
import {
  minutesWorked,
  hoursWorked,
  timeWorked,
  totalHours,
  totalTimeWorked,
  payForShifts,
  hoursByName,
  hoursBalance,
  roundMinutes,
  roundTime,
  endOfWork,
  isLate,
  minutesLate,
} from "./work-hours.mjs";

test("one shift", () => {
  assert.deepEqual(minutesWorked("09:00", "17:30"), 510);
  assert.deepEqual(minutesWorked("22:00", "06:00", 30), 450);
  assert.deepEqual(minutesWorked("09:00", "09:10", 30), 0);
  assert.deepEqual(hoursWorked("09:00", "17:30", 60), 7.5);
  assert.deepEqual(hoursWorked("08:00", "08:20"), 0.33);
  assert.deepEqual(timeWorked("09:00", "17:30", 45), "7:45");
  assert.deepEqual(timeWorked("22:00", "06:05"), "8:05");
});

test("many shifts", () => {
  assert.deepEqual(
    totalHours([
      ["09:00", "17:00"],
      ["22:00", "06:30"],
    ]),
    16.5,
  );
  assert.deepEqual(
    totalHours(
      [
        ["09:00", "17:00", 30],
        ["09:00", "12:00"],
      ],
      15,
    ),
    10.25,
  );
  assert.deepEqual(totalHours([]), 0);
  assert.deepEqual(
    totalTimeWorked([
      ["09:00", "17:00"],
      ["09:00", "12:20"],
    ]),
    "11:20",
  );
  assert.deepEqual(totalTimeWorked([["09:00", "17:00"]], 45), "7:15");
  assert.deepEqual(payForShifts([["09:00", "17:30"]], 12), 102);
  assert.deepEqual(payForShifts([["09:00", "17:30"]], 10.5, 30), 84);
  assert.deepEqual(
    hoursByName([
      ["Ann", "09:00", "17:00"],
      ["Bob", "10:00", "12:30"],
      ["Ann", "09:00", "10:00"],
    ]),
    { Ann: 9, Bob: 2.5 },
  );
  assert.deepEqual(hoursByName([["Ann", "09:00", "17:00"]], 30), { Ann: 7.5 });
  assert.deepEqual(hoursByName([["constructor", "09:00", "17:00"]], 30), { constructor: 7.5 });
  assert.deepEqual(hoursBalance([8, 9.5, 7]), 0.5);
  assert.deepEqual(hoursBalance([6], 7.5), -1.5);
});

test("rounding and lateness", () => {
  assert.deepEqual(roundMinutes(22), 15);
  assert.deepEqual(roundMinutes(23), 30);
  assert.deepEqual(roundMinutes(14, 10), 10);
  assert.deepEqual(roundTime("08:07"), "08:00");
  assert.deepEqual(roundTime("23:55"), "00:00");
  assert.deepEqual(roundTime("08:08", 10), "08:10");
  assert.deepEqual(endOfWork("08:30"), "16:30");
  assert.deepEqual(endOfWork("08:30", 7.6, 30), "16:36");
  assert.deepEqual(isLate("09:01"), true);
  assert.deepEqual(isLate("09:00"), false);
  assert.deepEqual(isLate("08:35", "08:30", 5), false);
  assert.deepEqual(minutesLate("09:12"), 12);
  assert.deepEqual(minutesLate("07:50", "08:00"), 0);
});
