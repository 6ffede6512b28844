import assert from "node:assert/strict";
import { test } from "node:test";
import {
  matchesPattern,
  textsOfPattern,
  patternOf,
  isLicencePlate,
  formatPlate,
  fillForm,
  readForm,
  matchesWildcard,
  nextCode,
  makeCode,
} from "./text-patterns.mjs";

test("tests", () => {
  assert.deepEqual(matchesPattern("ABC-123"), true);
  assert.deepEqual(matchesPattern("abc-123"), false);
  assert.deepEqual(matchesPattern("ABC-12"), false);
  assert.deepEqual(matchesPattern("ABC_123"), false);
  assert.deepEqual(matchesPattern("xY7k.", "aA9*."), true);
  assert.deepEqual(textsOfPattern(["ABC-123", "x"]), ["ABC-123"]);
  assert.deepEqual(textsOfPattern(["A1", "AB"], "A9"), ["A1"]);
  assert.deepEqual(patternOf("Ab-12"), "Aa-99");
  assert.deepEqual(isLicencePlate("ABC 1234"), true);
  assert.deepEqual(isLicencePlate("AB 123"), false);
  assert.deepEqual(matchesWildcard("report.txt", "*.txt"), true);
  assert.deepEqual(matchesWildcard("cat", "c?t"), true);
  assert.deepEqual(matchesWildcard("cart", "c?t"), false);
});

test("written", () => {
  assert.deepEqual(formatPlate("abc 123"), "ABC-123");
  assert.deepEqual(formatPlate("ab1", " "), "AB 1");
  assert.deepEqual(formatPlate("1ab"), null);
  assert.deepEqual(fillForm("123456"), "123-456");
  assert.deepEqual(fillForm(1234567890, "(###) ###-####"), "(123) 456-7890");
  assert.deepEqual(fillForm("12"), "12");
  assert.deepEqual(fillForm("1234567"), "123-4567");
  assert.deepEqual(fillForm("12", "0/0", "0"), "1/2");
  assert.deepEqual(readForm("123-456"), "123456");
  assert.deepEqual(readForm("1/2", "0/0", "0"), "12");
  assert.deepEqual(readForm("12-456"), null);
  assert.deepEqual(readForm("123_456"), null);
  assert.deepEqual(nextCode("AB-009"), "AB-010");
  assert.deepEqual(nextCode("A99"), "A100");
  assert.deepEqual(nextCode("AB"), "AB");
  assert.deepEqual(makeCode(7), "INV-007");
  assert.deepEqual(makeCode(12, "A", 2), "A12");
});
