import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bodyMassIndex,
  bodyMassIndexCm,
  bodyMassIndexImperial,
  bmiCategory,
  weightCategory,
  weightForBmi,
  bmiCategoryOf,
  bmiCategoryUpTo,
  weightCategoryOf,
  weightCategoryUpTo,
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

test("readings that differ", () => {
  assert.deepEqual(bmiCategoryOf(25), "Overweight");
  assert.deepEqual(bmiCategoryOf(18.4, "thin", "ok"), "thin");
  assert.deepEqual(bmiCategoryOf(18.5, "thin", "ok"), "ok");
  assert.deepEqual(bmiCategoryOf(30), "Obese");
  assert.deepEqual(bmiCategoryUpTo(18.5), "Underweight");
  assert.deepEqual(bmiCategoryUpTo(25), "Normal");
  assert.deepEqual(bmiCategoryUpTo(30, "a", "b", "c", "d"), "c");
  assert.deepEqual(bmiCategoryUpTo(30.1), "Obese");
  assert.deepEqual(weightCategoryOf(100, 2), "Overweight");
  assert.deepEqual(weightCategoryOf(120, 2, "a", "b", "c", "d"), "d");
  assert.deepEqual(weightCategoryUpTo(100, 2), "Normal");
  assert.deepEqual(weightCategoryUpTo(121, 2), "Obese");
});
