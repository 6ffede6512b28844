import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sumTimes,
  sumTimesPadded,
  addTimes,
  subtractTimes,
  averageTimeText,
  timeToSeconds,
  timeToMinutes,
  timeToHours,
  hoursToTime,
  secondsToMinutes,
  secondsToHours,
  sumLongTimes,
  fastestTime,
  slowestTime,
  sortTimes,
  lapTimes,
  lapNumbers,
} from "./time-sums.mjs";

test("sums", () => {
  assert.deepEqual(sumTimes(["1:30", "2:45"]), "4:15");
  assert.deepEqual(sumTimes([]), "0:00");
  assert.deepEqual(sumTimes(["0:30"], 2), "00:30");
  assert.deepEqual(sumTimesPadded(["1:30", "2:45"]), "04:15");
  assert.deepEqual(sumTimesPadded(["1:30"], 3), "001:30");
  assert.deepEqual(addTimes("3:59", "0:01"), "4:00");
  assert.deepEqual(subtractTimes("4:00", "3:59"), "0:01");
  assert.deepEqual(subtractTimes("3:00", "4:30"), "-1:30");
  assert.deepEqual(sumLongTimes(["59:30", "1:00:40"]), "2:00:10");
  assert.deepEqual(sumLongTimes(["3:05"], 2), "00:03:05");
  assert.deepEqual(averageTimeText(["1:00", "2:01"]), "1:31");
  assert.deepEqual(averageTimeText([]), "0:00");
});

test("units", () => {
  assert.deepEqual(timeToSeconds("1:02:03"), 3723);
  assert.deepEqual(timeToSeconds("02:03"), 123);
  assert.deepEqual(timeToSeconds("45"), 45);
  assert.deepEqual(timeToMinutes("1:30"), 90);
  assert.deepEqual(timeToMinutes("2"), 120);
  assert.deepEqual(timeToHours("1:30"), 1.5);
  assert.deepEqual(timeToHours("0:20"), 0.33);
  assert.deepEqual(hoursToTime(1.5), "1:30");
  assert.deepEqual(hoursToTime(0.25, 2), "00:15");
  assert.deepEqual(secondsToMinutes(125), "2:05");
  assert.deepEqual(secondsToMinutes(5, 2), "00:05");
  assert.deepEqual(secondsToHours(3723), "1:02:03");
  assert.deepEqual(secondsToHours(59, 2), "00:00:59");
});

test("laps", () => {
  assert.deepEqual(fastestTime(["1:05", "0:59", "1:10"]), "0:59");
  assert.deepEqual(fastestTime([]), null);
  assert.deepEqual(slowestTime(["1:05", "0:59", "1:10"]), "1:10");
  assert.deepEqual(slowestTime([]), null);
  assert.deepEqual(sortTimes(["1:05", "0:59", "10:00"]), ["0:59", "1:05", "10:00"]);
  assert.deepEqual(lapTimes(["1:00", "2:05", "3:00"]), ["1:00", "1:05", "0:55"]);
  assert.deepEqual(lapNumbers([62, 125, 180]), [62, 63, 55]);
  assert.deepEqual(lapNumbers([]), []);
});
