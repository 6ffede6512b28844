import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bandOf,
  bandUpTo,
  countBands,
  ageGroup,
  minorOrAdult,
  ticketPrice,
  signWord,
  temperatureWord,
  stateOfWater,
  greetingByHour,
  dayPart,
  compareMessage,
  guessMessage,
  demeritPoints,
  speedMessage,
  trafficLightAction,
  minorOrAdultOver,
  ageGroupTo,
  temperatureWordTo,
  stateOfWaterOver,
  stateOfWaterFrom,
  signWordOfTwo,
  demeritPointsByEach,
} from "./threshold-messages.mjs";

test("bands", () => {
  assert.deepEqual(bandOf(13), "teenager");
  assert.deepEqual(bandOf(12.9), "child");
  assert.deepEqual(bandOf(70), "senior");
  assert.deepEqual(bandOf(50, [50, 90], ["low", "mid", "high"]), "mid");
  assert.deepEqual(bandUpTo(13), "child");
  assert.deepEqual(bandUpTo(66), "senior");
  assert.deepEqual(bandUpTo(50, [50], ["ok", "over"]), "ok");
  assert.deepEqual(countBands([5, 13, 14, 80]), { child: 1, teenager: 2, adult: 0, senior: 1 });
  assert.deepEqual(ageGroup(19), "teenager");
  assert.deepEqual(ageGroup(18, 13, 18), "adult");
  assert.deepEqual(minorOrAdult(18), "adult");
  assert.deepEqual(minorOrAdult(17), "minor");
  assert.deepEqual(minorOrAdult(20, 21, "no", "yes"), "no");
  assert.deepEqual(ticketPrice(11), 5);
  assert.deepEqual(ticketPrice(12), 10);
  assert.deepEqual(ticketPrice(65), 7);
  assert.deepEqual(ticketPrice(4, [1, 2, 3], 3), 2);
});

test("words", () => {
  assert.deepEqual(signWord(5), "positive");
  assert.deepEqual(signWord(-5), "negative");
  assert.deepEqual(signWord(0), "zero");
  assert.deepEqual(signWord(0, "+", "-", "0"), "0");
  assert.deepEqual(temperatureWord(9), "cold");
  assert.deepEqual(temperatureWord(30), "hot");
  assert.deepEqual(stateOfWater(0), "solid");
  assert.deepEqual(stateOfWater(99), "liquid");
  assert.deepEqual(stateOfWater(100), "gas");
  assert.deepEqual(greetingByHour(4), "Good night");
  assert.deepEqual(greetingByHour(9), "Good morning");
  assert.deepEqual(greetingByHour(5), "Good morning");
  assert.deepEqual(greetingByHour(12), "Good afternoon");
  assert.deepEqual(greetingByHour(18), "Good evening");
  assert.deepEqual(greetingByHour(23), "Good night");
  assert.deepEqual(greetingByHour(17, 5, 12, 17), "Good evening");
  assert.deepEqual(dayPart(3), "night");
  assert.deepEqual(dayPart(11), "morning");
  assert.deepEqual(compareMessage(3, 2), "higher");
  assert.deepEqual(compareMessage(2, 2), "equal");
  assert.deepEqual(compareMessage(1, 2, ">", "<", "="), "<");
  assert.deepEqual(guessMessage(3, 7), "too low");
  assert.deepEqual(guessMessage(9, 7), "too high");
  assert.deepEqual(guessMessage(7, 7), "correct");
  assert.deepEqual(demeritPoints(80), 2);
  assert.deepEqual(demeritPoints(60), 0);
  assert.deepEqual(speedMessage(70), "Ok");
  assert.deepEqual(speedMessage(80), "Points: 2");
  assert.deepEqual(speedMessage(180), "License suspended");
  assert.deepEqual(speedMessage(130, 70, 5, 12), "Points: 12");
  assert.deepEqual(trafficLightAction("Red"), "stop");
  assert.deepEqual(trafficLightAction("amber"), "caution");
  assert.deepEqual(trafficLightAction("blue"), null);
});

test("other readings", () => {
  assert.deepEqual(minorOrAdultOver(18), "minor");
  assert.deepEqual(minorOrAdultOver(19), "adult");
  assert.deepEqual(minorOrAdultOver(21, 21, "no", "yes"), "no");
  assert.deepEqual(ageGroupTo(12), "child");
  assert.deepEqual(ageGroupTo(13), "teenager");
  assert.deepEqual(ageGroupTo(64), "adult");
  assert.deepEqual(ageGroupTo(65), "senior");
  assert.deepEqual(ageGroupTo(10, 9, 17, 60), "teenager");
  assert.deepEqual(temperatureWordTo(10), "cold");
  assert.deepEqual(temperatureWordTo(20), "mild");
  assert.deepEqual(temperatureWordTo(31), "hot");
  assert.deepEqual(temperatureWordTo(26, 5, 15, 25), "hot");
  assert.deepEqual(stateOfWaterOver(0), "liquid");
  assert.deepEqual(stateOfWaterOver(-1), "solid");
  assert.deepEqual(stateOfWaterOver(100), "liquid");
  assert.deepEqual(stateOfWaterOver(101), "gas");
  assert.deepEqual(stateOfWaterFrom(100), "gas");
  assert.deepEqual(stateOfWaterFrom(0), "liquid");
  assert.deepEqual(stateOfWaterFrom(-1), "solid");
  assert.deepEqual(signWordOfTwo(0), "positive");
  assert.deepEqual(signWordOfTwo(-1), "negative");
  assert.deepEqual(demeritPointsByEach(71), 1);
  assert.deepEqual(demeritPointsByEach(75), 1);
  assert.deepEqual(demeritPointsByEach(60), 0);
  assert.deepEqual(demeritPointsByEach(62, 50, 10), 2);
});
