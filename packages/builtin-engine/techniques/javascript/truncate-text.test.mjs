import assert from "node:assert/strict";
import { test } from "node:test";
import {
  truncateText,
  cutText,
  cutTextTrimmed,
  firstCharacters,
  firstWords,
  takeWords,
  truncateAtWord,
  truncateMiddle,
} from "./truncate-text.mjs";

test("characters", () => {
  assert.deepEqual(truncateText("Hello, big world"), "Hello, ...");
  assert.deepEqual(truncateText("Hello, wor"), "Hello, wor");
  assert.deepEqual(truncateText("Hello there", 8, "…"), "Hello t…");
  assert.deepEqual(truncateText("Hello", 2), "..");
  assert.deepEqual(truncateText("Hello", 3), "...");
  assert.deepEqual(truncateText("", 3), "");
  assert.deepEqual(cutText("Hello, big world", 5), "Hello...");
  assert.deepEqual(cutText("Hello, big world"), "Hello, big...");
  assert.deepEqual(cutText("Hello", 5), "Hello");
  assert.deepEqual(cutText("Hello", 4, "!"), "Hell!");
  assert.deepEqual(cutTextTrimmed("Hello big world", 6), "Hello...");
  assert.deepEqual(cutTextTrimmed("Hello big world", 15), "Hello big world");
  assert.deepEqual(cutTextTrimmed("Hello wide world"), "Hello wide...");
  assert.deepEqual(cutTextTrimmed("Hello wide world", 6, ""), "Hello");
  assert.deepEqual(firstCharacters("Hello", 2), "He");
  assert.deepEqual(firstCharacters("Hello, big world"), "Hello, big");
  assert.deepEqual(truncateMiddle("abcdefghijklmnop"), "abcd...nop");
  assert.deepEqual(truncateMiddle("abcdefghij", 9), "abc...hij");
  assert.deepEqual(truncateMiddle("abcdefghij", 10), "abcdefghij");
  assert.deepEqual(truncateMiddle("abcdef", 5, "-"), "ab-ef");
});

test("words", () => {
  assert.deepEqual(firstWords("one two three four five six"), "one two three four five...");
  assert.deepEqual(firstWords("one two three", 2, "…"), "one two…");
  assert.deepEqual(firstWords("one two", 2), "one two");
  assert.deepEqual(takeWords("one two three", 2), "one two");
  assert.deepEqual(takeWords("a b c d e f"), "a b c d e");
  assert.deepEqual(truncateAtWord("The quick brown fox", 12), "The quick...");
  assert.deepEqual(truncateAtWord("The quick brown fox", 15), "The quick brown...");
  assert.deepEqual(truncateAtWord("The quick brown fox"), "The quick...");
  assert.deepEqual(truncateAtWord("The", 3), "The");
  assert.deepEqual(truncateAtWord("Immediately", 5, " -"), " -");
});
