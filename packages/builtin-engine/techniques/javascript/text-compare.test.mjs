import assert from "node:assert/strict";
import { test } from "node:test";
import {
  areEqualTexts,
  areSimilarTexts,
  startsWithText,
  endsWithText,
  containsText,
  eitherEndsWith,
  containsWord,
  isReverseOf,
  longerText,
  shorterText,
  compareTexts,
  alphabeticallyFirst,
  alphabeticallyLast,
  withoutPrefix,
  withoutSuffix,
  ensurePrefix,
  ensureSuffix,
  longerTextOrOne,
  longerTextOrTwo,
  shorterTextOrOne,
  shorterTextOrTwo,
  containsWordAsIs,
} from "./text-compare.mjs";

test("tests", () => {
  assert.deepEqual(areEqualTexts("Hello", "hELLO"), true);
  assert.deepEqual(areEqualTexts("Hello", "hELLO", false), false);
  assert.deepEqual(areEqualTexts("a", "b"), false);
  assert.deepEqual(areSimilarTexts("Hello, World!", "helloworld"), true);
  assert.deepEqual(areSimilarTexts("a", "b"), false);
  assert.deepEqual(startsWithText("Hello", "he"), true);
  assert.deepEqual(startsWithText("Hello", "he", false), false);
  assert.deepEqual(endsWithText("Hello", "LO"), true);
  assert.deepEqual(endsWithText("Hello", "LO", false), false);
  assert.deepEqual(containsText("Hello", "ELL"), true);
  assert.deepEqual(containsText("Hello", "ELL", false), false);
  assert.deepEqual(eitherEndsWith("bc", "ABC"), true);
  assert.deepEqual(eitherEndsWith("Hi", "there"), false);
  assert.deepEqual(eitherEndsWith("bc", "ABC", false), false);
  assert.deepEqual(containsWord("The cat sat.", "SAT"), true);
  assert.deepEqual(containsWord("The cat sat.", "at"), false);
  assert.deepEqual(containsWord("The cat", "the", false), false);
  assert.deepEqual(isReverseOf("Stop", "pots"), true);
  assert.deepEqual(isReverseOf("Stop", "pots", false), false);
});

test("which", () => {
  assert.deepEqual(longerText("abc", "de"), "abc");
  assert.deepEqual(longerText("a", "b"), "equal");
  assert.deepEqual(shorterText("abc", "de"), "de");
  assert.deepEqual(shorterText("a", "b", null), null);
  assert.deepEqual(compareTexts("apple", "Banana"), -1);
  assert.deepEqual(compareTexts("a", "A"), 0);
  assert.deepEqual(compareTexts("a", "A", false), 1);
  assert.deepEqual(alphabeticallyFirst(["pear", "Apple", "fig"]), "Apple");
  assert.deepEqual(alphabeticallyFirst(["b", "C"], false), "C");
  assert.deepEqual(alphabeticallyFirst([]), "");
  assert.deepEqual(alphabeticallyLast(["pear", "Apple", "Zoe"]), "Zoe");
  assert.deepEqual(alphabeticallyLast(["b", "C"], false), "b");
});

test("ends", () => {
  assert.deepEqual(withoutPrefix("unhappy", "un"), "happy");
  assert.deepEqual(withoutPrefix("happy", "un"), "happy");
  assert.deepEqual(withoutSuffix("file.txt", ".txt"), "file");
  assert.deepEqual(withoutSuffix("file", ".txt"), "file");
  assert.deepEqual(ensurePrefix("x.org", "https://"), "https://x.org");
  assert.deepEqual(ensurePrefix("https://x.org", "https://"), "https://x.org");
  assert.deepEqual(ensureSuffix("folder", "/"), "folder/");
  assert.deepEqual(ensureSuffix("folder/", "/"), "folder/");
});

test("other readings", () => {
  assert.deepEqual(longerTextOrOne("ab", "cd"), "ab");
  assert.deepEqual(longerTextOrOne("a", "cd"), "cd");
  assert.deepEqual(longerTextOrTwo("ab", "cd"), "cd");
  assert.deepEqual(shorterTextOrOne("ab", "cd"), "ab");
  assert.deepEqual(shorterTextOrOne("abc", "cd"), "cd");
  assert.deepEqual(shorterTextOrTwo("ab", "cd"), "cd");
  assert.deepEqual(containsWordAsIs("a cat, b", "cat"), false);
  assert.deepEqual(containsWordAsIs("a Cat b", "cat"), true);
  assert.deepEqual(containsWordAsIs("a Cat b", "cat", false), false);
});
