import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isStrongPassword,
  missingPasswordRules,
  passwordScore,
  passwordStrength,
  charactersToAdd,
  isStrongPasswordWithout,
  isStrongPasswordWith,
  isStrongPasswordOrNot,
  isStrongPasswordByAll,
  passwordScoreWithout,
  passwordStrengthFrom,
  passwordStrengthByAll,
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

test("other readings", () => {
  assert.deepEqual(isStrongPasswordWithout("Abcdef1!"), true);
  assert.deepEqual(isStrongPasswordWithout("Abc ef1!"), false);
  assert.deepEqual(isStrongPasswordWithout("Abcdef12", 8, false), true);
  assert.deepEqual(isStrongPasswordWithout("Abcdef1"), false);
  assert.deepEqual(isStrongPasswordWithout("Abcde12", 7, true), false);
  assert.deepEqual(isStrongPasswordWith("Abcdef1?"), false);
  assert.deepEqual(isStrongPasswordWith("Abcdef1!"), true);
  assert.deepEqual(isStrongPasswordWith("Abcdef1?", "?", 9), false);
  assert.deepEqual(isStrongPasswordWith("Abcde1!"), false);
  assert.deepEqual(isStrongPasswordWith("Ab1-", "-", 4), true);
  assert.deepEqual(isStrongPasswordOrNot("abcdefg1"), true);
  assert.deepEqual(isStrongPasswordOrNot("ABCDEF1"), false);
  assert.deepEqual(isStrongPasswordOrNot("abcdefgh"), false);
  assert.deepEqual(isStrongPasswordOrNot("12345678"), false);
  assert.deepEqual(isStrongPasswordOrNot("a1", 2), true);
  assert.deepEqual(isStrongPasswordByAll("Abcdef1 "), true);
  assert.deepEqual(isStrongPasswordByAll("Abcdef12"), false);
  assert.deepEqual(isStrongPasswordByAll("Ab1 ", 4), true);
  assert.deepEqual(passwordScoreWithout("aA1!"), 4);
  assert.deepEqual(passwordScoreWithout(""), 0);
  assert.deepEqual(passwordStrengthFrom("Abcdefg1"), "strong");
  assert.deepEqual(passwordStrengthFrom("abcdefg1"), "medium");
  assert.deepEqual(passwordStrengthFrom("abc1"), "weak");
  assert.deepEqual(passwordStrengthFrom("ab1", 3), "medium");
  assert.deepEqual(passwordStrengthByAll("Abcd1!"), "weak");
  assert.deepEqual(passwordStrengthByAll("Abcdef1!"), "strong");
  assert.deepEqual(passwordStrengthByAll("abcdefgh"), "medium");
  assert.deepEqual(passwordStrengthByAll("aA1!", 4), "strong");
});
