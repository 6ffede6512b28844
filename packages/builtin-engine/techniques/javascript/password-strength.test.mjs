import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isStrongPassword,
  missingPasswordRules,
  passwordScore,
  passwordStrength,
  charactersToAdd,
} from "./password-strength.mjs";

test("rules", () => {
  assert.deepEqual(isStrongPassword("Abcdef1!"), true);
  assert.deepEqual(isStrongPassword("Abcde1!"), false);
  assert.deepEqual(isStrongPassword("Abcde1!", 7), true);
  assert.deepEqual(isStrongPassword("Abcdefg1"), false);
  assert.deepEqual(isStrongPassword("Abcdefg1", 8, false), true);
  assert.deepEqual(isStrongPassword(""), false);
  assert.deepEqual(missingPasswordRules("abc"), ["length", "uppercase", "digit", "special"]);
  assert.deepEqual(missingPasswordRules("ABC", 3, false), ["lowercase", "digit"]);
  assert.deepEqual(missingPasswordRules("Abcdefg1", 8), ["special"]);
});

test("strength", () => {
  assert.deepEqual(passwordScore("Abcdef1!"), 5);
  assert.deepEqual(passwordScore(""), 0);
  assert.deepEqual(passwordScore("abcdef", 6), 2);
  assert.deepEqual(passwordStrength("abc"), "weak");
  assert.deepEqual(passwordStrength("abcdefgh"), "weak");
  assert.deepEqual(passwordStrength("abcdefg1"), "medium");
  assert.deepEqual(passwordStrength("abcd1", 5), "medium");
  assert.deepEqual(passwordStrength("Abcdef1!"), "strong");
  assert.deepEqual(charactersToAdd("Ab1"), 5);
  assert.deepEqual(charactersToAdd("#HackerRank", 6), 1);
  assert.deepEqual(charactersToAdd("abc", 3), 3);
  assert.deepEqual(charactersToAdd("abc", 3, false), 2);
});
