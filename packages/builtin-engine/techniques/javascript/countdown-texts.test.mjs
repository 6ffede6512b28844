import assert from "node:assert/strict";
import { test } from "node:test";
import {
  secondsInWords,
  minutesInWords,
  hoursAndMinutes,
  shortDuration,
  shortSeconds,
  daysUntil,
  relativeDay,
  daysLeftText,
  daysUntilAnnual,
  weeksAndDays,
  countdown,
  shortDurationFor,
  secondsInTheirWords,
  secondsInWordsOr,
  countdownNumbers,
} from "./countdown-texts.mjs";

test("durations", () => {
  assert.deepEqual(secondsInWords(93784), "1 day, 2 hours, 3 minutes and 4 seconds");
  assert.deepEqual(secondsInWords(3600), "1 hour");
  assert.deepEqual(secondsInWords(0), "0 seconds");
  assert.deepEqual(secondsInWords(3661, " ", ", "), "1 hour 1 minute, 1 second");
  assert.deepEqual(minutesInWords(125), "2 hours and 5 minutes");
  assert.deepEqual(minutesInWords(0), "0 minutes");
  assert.deepEqual(minutesInWords(61, ", ", " & "), "1 hour & 1 minute");
  assert.deepEqual(minutesInWords(1501), "1 day, 1 hour and 1 minute");
  assert.deepEqual(hoursAndMinutes(60), "1 hour and 0 minutes");
  assert.deepEqual(hoursAndMinutes(125, ", "), "2 hours, 5 minutes");
  assert.deepEqual(shortDuration(125), "2h 5m");
  assert.deepEqual(shortDuration(45), "45m");
  assert.deepEqual(shortDuration(120), "2h");
  assert.deepEqual(shortDuration(61, " hr", " min"), "1 hr 1 min");
  assert.deepEqual(shortSeconds(93784), "1d 2h 3m 4s");
  assert.deepEqual(shortSeconds(60), "1m");
  assert.deepEqual(shortSeconds(0), "0s");
  assert.deepEqual(weeksAndDays(10), "1 week and 3 days");
  assert.deepEqual(weeksAndDays(14), "2 weeks");
  assert.deepEqual(weeksAndDays(0), "0 days");
  assert.deepEqual(weeksAndDays(8, ", "), "1 week, 1 day");
  assert.deepEqual(countdown(3), ["3", "2", "1", "Liftoff!"]);
  assert.deepEqual(countdown(0, "Go"), ["Go"]);
});

test("dates", () => {
  assert.deepEqual(daysUntil("2024-03-01", "2024-02-27"), 3);
  assert.deepEqual(daysUntil("2024-02-27", "2024-03-01"), -3);
  assert.deepEqual(relativeDay("2024-03-01", "2024-03-01"), "today");
  assert.deepEqual(relativeDay("2024-03-02", "2024-03-01"), "tomorrow");
  assert.deepEqual(relativeDay("2024-02-29", "2024-03-01"), "yesterday");
  assert.deepEqual(relativeDay("2024-03-04", "2024-03-01"), "in 3 days");
  assert.deepEqual(relativeDay("2024-02-27", "2024-03-01"), "3 days ago");
  assert.deepEqual(daysLeftText("2024-03-04", "2024-03-01"), "3 days left");
  assert.deepEqual(daysLeftText("2024-03-02", "2024-03-01", "to go"), "1 day to go");
  assert.deepEqual(daysLeftText("2024-03-01", "2024-03-01"), "today");
  assert.deepEqual(daysLeftText("2024-02-01", "2024-03-01"), "over");
  assert.deepEqual(daysUntilAnnual("2024-12-20"), 5);
  assert.deepEqual(daysUntilAnnual("2024-12-25"), 0);
  assert.deepEqual(daysUntilAnnual("2024-12-26"), 364);
  assert.deepEqual(daysUntilAnnual("2024-02-27", 3, 1), 3);
});

test("readings that differ", () => {
  assert.deepEqual(shortDurationFor(125), "2h 5m");
  assert.deepEqual(shortDurationFor(45), "0h 45m");
  assert.deepEqual(shortDurationFor(45, true), "45m");
  assert.deepEqual(shortDurationFor(120, true), "2h 0m");
  assert.deepEqual(shortDurationFor(61, false, " hr", " min"), "1 hr 1 min");
  assert.deepEqual(daysUntil("2024-02-27", "2024-03-01", true), 0);
  assert.deepEqual(daysUntil("2024-03-02", "2024-03-01", true), 1);
  assert.deepEqual(secondsInTheirWords(3723), "1 hour, 2 minutes, 3 seconds");
  assert.deepEqual(secondsInTheirWords(61, " "), "1 minute 1 second");
  assert.deepEqual(secondsInWordsOr(0), "now");
  assert.deepEqual(secondsInWordsOr(0, "none"), "none");
  assert.deepEqual(secondsInWordsOr(62), "1 minute and 2 seconds");
  assert.deepEqual(countdownNumbers(3), [3, 2, 1, 0]);
  assert.deepEqual(countdownNumbers(3, true), [3, 2, 1]);
  assert.deepEqual(countdownNumbers(0), [0]);
  assert.deepEqual(countdownNumbers(-1), []);
});

test("below zero and parts of a minute", () => {
  assert.deepEqual(hoursAndMinutes(-125, ", "), "-3 hours, 55 minutes");
  assert.deepEqual(shortDuration(-125), "-3h 55m");
  assert.deepEqual(shortDuration(125.5), "2h 5.5m");
  assert.deepEqual(shortDurationFor(-45), "-1h 15m");
  assert.deepEqual(weeksAndDays(-10), "-2 weeks and 4 days");
  assert.deepEqual(minutesInWords(0.5), "30 seconds");
});
