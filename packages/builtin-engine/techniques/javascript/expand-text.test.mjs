import assert from "node:assert/strict";
import { test } from "node:test";
import {
  expandBrackets,
  expandCounts,
  expandGroups,
  expandLetterRanges,
  expandBraces,
  repeatingUnit,
  isRepeatedText,
  countRepeats,
  repeatToLength,
  expandCountsByDigit,
} from "./expand-text.mjs";

test("written out", () => {
  assert.deepEqual(expandBrackets("3[a]2[bc]"), "aaabcbc");
  assert.deepEqual(expandBrackets("3[a2[c]]"), "accaccacc");
  assert.deepEqual(expandBrackets("ab[c]0[d]"), "abc");
  assert.deepEqual(expandCounts("a3b2c"), "aaabbc");
  assert.deepEqual(expandCounts("a12"), "aaaaaaaaaaaa");
  assert.deepEqual(expandCounts("3a2bc", true), "aaabbc");
  assert.deepEqual(expandGroups("(ab)3c(d)"), "abababcd");
  assert.deepEqual(expandGroups("((a)2b)2"), "aabaab");
  assert.deepEqual(expandLetterRanges("a-e"), "abcde");
  assert.deepEqual(expandLetterRanges("a-cz-x7"), "abczyx7");
  assert.deepEqual(expandLetterRanges("a:d-", ":"), "abcd-");
  assert.deepEqual(expandLetterRanges("a-"), "a-");
  assert.deepEqual(expandBraces("{a,b}c{1,2}"), ["ac1", "ac2", "bc1", "bc2"]);
  assert.deepEqual(expandBraces("abc"), ["abc"]);
});

test("repeated parts", () => {
  assert.deepEqual(repeatingUnit("abab"), "ab");
  assert.deepEqual(repeatingUnit("aba"), "aba");
  assert.deepEqual(repeatingUnit("aaaa"), "a");
  assert.deepEqual(isRepeatedText("abcabc"), true);
  assert.deepEqual(isRepeatedText("abca"), false);
  assert.deepEqual(countRepeats("ababab"), 3);
  assert.deepEqual(countRepeats(""), 0);
  assert.deepEqual(repeatToLength("abc", 7), "abcabca");
  assert.deepEqual(repeatToLength("", 3), "");
});

test("readings that differ", () => {
  assert.deepEqual(expandCountsByDigit("a2b10"), "aab0");
  assert.deepEqual(expandCountsByDigit("a0b"), "b");
  assert.deepEqual(expandCountsByDigit("2a3b", true), "aabbb");
});
