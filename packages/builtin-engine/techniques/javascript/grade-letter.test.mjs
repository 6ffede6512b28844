import assert from "node:assert/strict";
import { test } from "node:test";
import {
  letterGrade,
  averageGrade,
  gradeWithSign,
  hasPassed,
  countPassed,
  gradePointAverage,
  letterGradeFrom,
  letterGradeOfThree,
  letterGradeOver,
  letterGradeIn,
} from "./grade-letter.mjs";

test("letters", () => {
  assert.deepEqual(letterGrade(95), "A");
  assert.deepEqual(letterGrade(90), "A");
  assert.deepEqual(letterGrade(89.9), "B");
  assert.deepEqual(letterGrade(70), "C");
  assert.deepEqual(letterGrade(60), "D");
  assert.deepEqual(letterGrade(0), "F");
  assert.deepEqual(letterGrade(85, [85, 50], ["good", "fair", "poor"]), "good");
  assert.deepEqual(letterGrade(10, [85, 50], ["good", "fair", "poor"]), "poor");
  assert.deepEqual(averageGrade([100, 85, 96]), "A");
  assert.deepEqual(averageGrade([]), "F");
  assert.deepEqual(averageGrade([5, 7], [5], ["yes", "no"]), "yes");
});

test("signs", () => {
  assert.deepEqual(gradeWithSign(97), "A+");
  assert.deepEqual(gradeWithSign(100), "A+");
  assert.deepEqual(gradeWithSign(92), "A-");
  assert.deepEqual(gradeWithSign(85), "B");
  assert.deepEqual(gradeWithSign(83), "B");
  assert.deepEqual(gradeWithSign(59), "F");
});

test("passes and points", () => {
  assert.deepEqual(hasPassed(60), true);
  assert.deepEqual(hasPassed(59), false);
  assert.deepEqual(hasPassed(45, 40), true);
  assert.deepEqual(countPassed([60, 59, 90]), 2);
  assert.deepEqual(countPassed([45, 30], 40), 1);
  assert.deepEqual(gradePointAverage(["A", "b", "C", "F"]), 2.25);
  assert.deepEqual(gradePointAverage([]), 0);
});

test("readings that differ", () => {
  assert.deepEqual(hasPassed(60, 60, true), false);
  assert.deepEqual(hasPassed(61, 60, true), true);
  assert.deepEqual(letterGradeFrom(85, 85, 70, 55, 40), "A");
  assert.deepEqual(letterGradeFrom(39, 85, 70, 55, 40), "F");
  assert.deepEqual(letterGradeFrom(60), "D");
  assert.deepEqual(letterGradeOfThree(70), "C");
  assert.deepEqual(letterGradeOfThree(69, 80, 60, 40), "B");
  assert.deepEqual(letterGradeOfThree(69), "F");
  assert.deepEqual(letterGradeOver(90), "B");
  assert.deepEqual(letterGradeOver(91), "A");
  assert.deepEqual(letterGradeOver(60), "F");
  assert.deepEqual(letterGradeOver(50, 80, 60, 50, 40), "D");
  assert.deepEqual(letterGradeIn(100), "A");
  assert.deepEqual(letterGradeIn(101), null);
  assert.deepEqual(letterGradeIn(-1), null);
  assert.deepEqual(letterGradeIn(0, "E"), "E");
  assert.deepEqual(letterGradeIn(59), "F");
});
