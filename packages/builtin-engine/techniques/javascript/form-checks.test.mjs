import assert from "node:assert/strict";
import { test } from "node:test";
import {
  usernameProblems,
  isUsernameAllowed,
  passwordProblems,
  isPasswordWithDigit,
  isPasswordOfLettersAndDigits,
  isPasswordWithCapitalAndDigit,
  hasLengthBetween,
  confirmationProblem,
  formProblems,
  isFormValid,
  isPasswordOfAllKinds,
  isPasswordOfAllKindsWithSign,
  isUsernameOf,
  isUsernameOfLettersAndDigits,
} from "./form-checks.mjs";

test("names", () => {
  assert.deepEqual(usernameProblems("ann_3"), []);
  assert.deepEqual(usernameProblems("1 "), [
    "must have at least 3 characters",
    "must start with a letter",
    "may only contain letters, digits and underscores",
  ]);
  assert.deepEqual(usernameProblems("abcdefghijklmnopqrstu"), ["must have at most 20 characters"]);
  assert.deepEqual(usernameProblems("abcdef", 2, 5), ["must have at most 5 characters"]);
  assert.deepEqual(isUsernameAllowed("ann"), true);
  assert.deepEqual(isUsernameAllowed("an"), false);
  assert.deepEqual(hasLengthBetween("abc"), true);
  assert.deepEqual(hasLengthBetween("ab"), false);
  assert.deepEqual(hasLengthBetween("abcdefghijklmnopqrst"), true);
  assert.deepEqual(hasLengthBetween("abcdef", 1, 5), false);
});

test("passwords", () => {
  assert.deepEqual(passwordProblems("Abcdef1!"), []);
  assert.deepEqual(passwordProblems("abc de"), [
    "must have at least 8 characters",
    "must contain an uppercase letter",
    "must contain a digit",
    "must contain a special character",
    "must not contain spaces",
  ]);
  assert.deepEqual(passwordProblems("ABC1", 4, false), ["must contain a lowercase letter"]);
  assert.deepEqual(isPasswordWithDigit("abcdefg1"), true);
  assert.deepEqual(isPasswordWithDigit("abcdefgh"), false);
  assert.deepEqual(isPasswordWithDigit("abc1"), false);
  assert.deepEqual(isPasswordOfLettersAndDigits("abcdefg1"), true);
  assert.deepEqual(isPasswordOfLettersAndDigits("12345678"), false);
  assert.deepEqual(isPasswordOfLettersAndDigits("abc1"), false);
  assert.deepEqual(isPasswordOfLettersAndDigits("abcdef1!", 8, true), false);
  assert.deepEqual(isPasswordWithCapitalAndDigit("Abcdefg1"), true);
  assert.deepEqual(isPasswordWithCapitalAndDigit("abcdefg1"), false);
  assert.deepEqual(isPasswordWithCapitalAndDigit("Abc1"), false);
  assert.deepEqual(confirmationProblem("a", "a"), "");
  assert.deepEqual(confirmationProblem("a", "b"), "passwords do not match");
  assert.deepEqual(confirmationProblem("", ""), "password is required");
});

test("forms", () => {
  assert.deepEqual(formProblems({ name: " ", email: "x", age: 17, password: "abc" }), {
    name: "name is required",
    email: "email is not valid",
    age: "age must be at least 18",
    password: "password must have at least 8 characters",
  });
  assert.deepEqual(formProblems({ name: "Ann", age: 18 }), {});
  assert.deepEqual(formProblems({ age: "20" }), { age: "age must be at least 18" });
  assert.deepEqual(formProblems({ age: 20, password: "abcd" }, 21, 4), { age: "age must be at least 21" });
  assert.deepEqual(isFormValid({ name: "Ann", email: "a@b.org", password: "12345678" }), true);
  assert.deepEqual(isFormValid({ age: 17 }), false);
});

test("readings that differ", () => {
  assert.deepEqual(isPasswordOfAllKinds("abc DEF 1"), true);
  assert.deepEqual(isPasswordOfAllKinds("abcDEF1"), false);
  assert.deepEqual(isPasswordOfAllKinds("abcdefg1"), false);
  assert.deepEqual(isPasswordOfAllKinds("abcDEF12", true), false);
  assert.deepEqual(isPasswordOfAllKinds("abcDEF1-", true), true);
  assert.deepEqual(isPasswordOfAllKinds("aB1", false, 3), true);
  assert.deepEqual(isPasswordOfAllKindsWithSign("abcDEF1-"), false);
  assert.deepEqual(isPasswordOfAllKindsWithSign("abc DEF1!"), true);
  assert.deepEqual(isPasswordOfAllKindsWithSign("abc DEF1!", true), false);
  assert.deepEqual(isPasswordOfAllKindsWithSign("aB1!", false, 4), true);
  assert.deepEqual(isUsernameOf("1_a"), true);
  assert.deepEqual(isUsernameOf("1_a", true), false);
  assert.deepEqual(isUsernameOf("a1_", true), true);
  assert.deepEqual(isUsernameOf("a-b"), false);
  assert.deepEqual(isUsernameOf("ab"), false);
  assert.deepEqual(isUsernameOf("abcdef", false, 1, 5), false);
  assert.deepEqual(isUsernameOfLettersAndDigits("Ab1"), true);
  assert.deepEqual(isUsernameOfLettersAndDigits("Ab1", true), false);
  assert.deepEqual(isUsernameOfLettersAndDigits("a_b1"), false);
  assert.deepEqual(isUsernameOfLettersAndDigits("ab"), false);
  assert.deepEqual(isUsernameOfLettersAndDigits("abcdef", true, 1, 5), false);
});
