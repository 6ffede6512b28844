import assert from "node:assert/strict";
import { test } from "node:test";
import {
  timeInWords,
  hoursMinutesInWords,
  talkingClock,
  timeWithNoon,
  digitalTimeInWords,
} from "./time-in-words.mjs";

test("past and to", () => {
  assert.deepEqual(timeInWords("3:30"), "half past three");
  assert.deepEqual(timeInWords("4:45"), "quarter to five");
  assert.deepEqual(timeInWords("05:20"), "twenty past five");
  assert.deepEqual(timeInWords("12:35"), "twenty-five to one");
  assert.deepEqual(timeInWords("00:15"), "quarter past twelve");
  assert.deepEqual(timeInWords("15:00"), "three o'clock");
  assert.deepEqual(timeInWords("15:01", " after "), "one after three");
  assert.deepEqual(timeInWords("15:59", " past ", " before "), "one before four");
  assert.deepEqual(timeInWords("15:00", " past ", " to ", ""), "three");
  assert.deepEqual(hoursMinutesInWords(5, 0), "five o' clock");
  assert.deepEqual(hoursMinutesInWords(5, 1), "one minute past five");
  assert.deepEqual(hoursMinutesInWords(5, 28), "twenty eight minutes past five");
  assert.deepEqual(hoursMinutesInWords(5, 30), "half past five");
  assert.deepEqual(hoursMinutesInWords(5, 45), "quarter to six");
  assert.deepEqual(hoursMinutesInWords(12, 47), "thirteen minutes to one");
  assert.deepEqual(timeWithNoon("12:00"), "noon");
  assert.deepEqual(timeWithNoon("00:00"), "midnight");
  assert.deepEqual(timeWithNoon("12:30"), "half past twelve");
  assert.deepEqual(timeWithNoon("11:00"), "eleven o'clock");
  assert.deepEqual(timeWithNoon("12:00", "midday"), "midday");
});

test("digits", () => {
  assert.deepEqual(talkingClock("13:05"), "It's one oh five pm");
  assert.deepEqual(talkingClock("00:00"), "It's twelve am");
  assert.deepEqual(talkingClock("01:30"), "It's one thirty am");
  assert.deepEqual(talkingClock("12:10", ""), "twelve ten pm");
  assert.deepEqual(talkingClock("20:29"), "It's eight twenty nine pm");
  assert.deepEqual(digitalTimeInWords("3:30"), "three thirty");
  assert.deepEqual(digitalTimeInWords("21:45"), "nine forty-five");
  assert.deepEqual(digitalTimeInWords("3:00"), "three o'clock");
  assert.deepEqual(digitalTimeInWords("3:00", " sharp"), "three sharp");
});
