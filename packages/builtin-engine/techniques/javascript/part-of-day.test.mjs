import assert from "node:assert/strict";
import { test } from "node:test";
import {
  partOfDay,
  greetingByHour,
  simpleGreeting,
  greetPerson,
  isOpenAt,
  isOpenUntil,
  openOrClosed,
  isOpenOn,
  minutesUntilClosing,
  minutesUntilOpening,
  alarmFor,
  canSleepIn,
  nextTrafficLight,
  isOpenAtOrTo,
  isOpenOnTo,
  openOrClosedTo,
} from "./part-of-day.mjs";

test("parts", () => {
  assert.deepEqual(partOfDay(5), "morning");
  assert.deepEqual(partOfDay("04:59"), "night");
  assert.deepEqual(partOfDay("11:59"), "morning");
  assert.deepEqual(partOfDay(12), "afternoon");
  assert.deepEqual(partOfDay("18:00"), "evening");
  assert.deepEqual(partOfDay(22), "night");
  assert.deepEqual(partOfDay(6, 7), "night");
  assert.deepEqual(partOfDay(17, 5, 12, 17, 21), "evening");
  assert.deepEqual(greetingByHour(9), "Good morning");
  assert.deepEqual(greetingByHour("23:00"), "Good night");
  assert.deepEqual(greetingByHour(13, 5, 14), "Good morning");
  assert.deepEqual(greetingByHour(13), "Good afternoon");
  assert.deepEqual(greetingByHour(4), "Good night");
  assert.deepEqual(greetingByHour(21), "Good evening");
  assert.deepEqual(simpleGreeting(0), "Good morning");
  assert.deepEqual(simpleGreeting(23), "Good evening");
  assert.deepEqual(simpleGreeting(17, 12, 17), "Good evening");
  assert.deepEqual(simpleGreeting(17), "Good afternoon");
  assert.deepEqual(greetPerson("Ann", 9), "Good morning, Ann!");
  assert.deepEqual(greetPerson("Bob", "19:30", 12, 20), "Good afternoon, Bob!");
});

test("opening hours", () => {
  assert.deepEqual(isOpenAt("09:00"), true);
  assert.deepEqual(isOpenAt("17:00"), false);
  assert.deepEqual(isOpenAt(8), false);
  assert.deepEqual(isOpenAt("01:00", "22:00", "02:00"), true);
  assert.deepEqual(isOpenAt("23:00", "22:00", "02:00"), true);
  assert.deepEqual(isOpenAt("12:00", "22:00", "02:00"), false);
  assert.deepEqual(isOpenUntil("17:00"), true);
  assert.deepEqual(isOpenUntil("17:01"), false);
  assert.deepEqual(openOrClosed("10:00"), "open");
  assert.deepEqual(openOrClosed("20:00", "09:00", "18:00", "yes", "no"), "no");
  assert.deepEqual(isOpenOn({ Mon: ["09:00", "17:00"], Sun: null }, "Mon", "10:00"), true);
  assert.deepEqual(isOpenOn({ Mon: ["09:00", "17:00"], Sun: null }, "Sun", "10:00"), false);
  assert.deepEqual(isOpenOn({ Mon: ["09:00", "17:00"] }, "Tue", "10:00"), false);
  assert.deepEqual(minutesUntilClosing("16:30"), 30);
  assert.deepEqual(minutesUntilClosing("18:00"), 0);
  assert.deepEqual(minutesUntilOpening("08:15"), 45);
  assert.deepEqual(minutesUntilOpening("18:00"), 900);
  assert.deepEqual(minutesUntilOpening("10:00"), 0);
});

test("alarms", () => {
  assert.deepEqual(alarmFor(1, false), "7:00");
  assert.deepEqual(alarmFor(0, false), "10:00");
  assert.deepEqual(alarmFor(6, true), "off");
  assert.deepEqual(alarmFor(5, true), "10:00");
  assert.deepEqual(canSleepIn(true, false), false);
  assert.deepEqual(canSleepIn(false, false), true);
  assert.deepEqual(canSleepIn(true, true), true);
  assert.deepEqual(nextTrafficLight("green"), "yellow");
  assert.deepEqual(nextTrafficLight("yellow"), "red");
});

test("other readings", () => {
  assert.deepEqual(isOpenAtOrTo("17:00"), true);
  assert.deepEqual(isOpenAtOrTo("17:01"), false);
  assert.deepEqual(isOpenOnTo({ mon: ["09:00", "12:00"] }, "mon", "12:00"), true);
  assert.deepEqual(isOpenOnTo({ mon: ["09:00", "12:00"] }, "tue", "12:00"), false);
  assert.deepEqual(isOpenOnTo({ mon: null }, "mon", "12:00"), false);
  assert.deepEqual(openOrClosedTo("17:00"), "open");
  assert.deepEqual(openOrClosedTo("18:00"), "closed");
  assert.deepEqual(openOrClosedTo("18:00", "10:00", "18:00", "yes", "no"), "yes");
});
