import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bodyMassIndex,
  bodyMassIndexCm,
  bodyMassIndexImperial,
  bmiCategory,
  weightCategory,
  weightForBmi,
} from "./bmi.mjs";

test("the index", () => {
  assert.deepEqual(bodyMassIndex(70, 1.75), 22.9);
  assert.deepEqual(bodyMassIndex(70, 1.75, 2), 22.86);
  assert.deepEqual(bodyMassIndexCm(80, 180), 24.7);
  assert.deepEqual(bodyMassIndexImperial(150, 65), 25);
  assert.deepEqual(weightForBmi(22, 1.8), 71.3);
});

test("the category", () => {
  assert.deepEqual(bmiCategory(18.4), "Underweight");
  assert.deepEqual(bmiCategory(18.5), "Normal");
  assert.deepEqual(bmiCategory(25), "Overweight");
  assert.deepEqual(bmiCategory(30), "Obese");
  assert.deepEqual(bmiCategory(22, ["thin", "fine", "heavy", "fat"]), "fine");
  assert.deepEqual(weightCategory(50, 1.8), "Underweight");
  assert.deepEqual(weightCategory(100, 1.8), "Obese");
});
