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
  truncateTextAsItIs,
  truncateTextAsOne,
  truncateTextOrNot,
  truncateTextByAll,
  truncateTextWithout,
  truncateAtWordByAll,
  firstWordsAndOne,
  cutTextByAll,
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

test("other readings", () => {
  assert.deepEqual(truncateTextAsItIs("hello big world", 6), "hello ...");
  assert.deepEqual(truncateTextAsItIs("abcdefghijklm"), "abcdefghij...");
  assert.deepEqual(truncateTextAsItIs("abc", 2, "-"), "ab-");
  assert.deepEqual(truncateTextAsOne("hello big world", 6), "hello...");
  assert.deepEqual(truncateTextAsOne("abcdefghijklm"), "abcdefghij...");
  assert.deepEqual(truncateTextAsOne("abc", 2, "-"), "ab-");
  assert.deepEqual(truncateTextOrNot("abcdef", 3), "abc");
  assert.deepEqual(truncateTextOrNot("abcdef", 4), "a...");
  assert.deepEqual(truncateTextOrNot("abcdefghijkl"), "abcdefg...");
  assert.deepEqual(truncateTextOrNot("abcd", 2, "-"), "a-");
  assert.deepEqual(truncateTextByAll("abcdef", 2), "...");
  assert.deepEqual(truncateTextByAll("abcdefghijkl"), "abcdefg...");
  assert.deepEqual(truncateTextByAll("abc", 3, "-"), "abc");
  assert.deepEqual(truncateTextByAll("abcd", 3, "-"), "ab-");
  assert.deepEqual(truncateTextWithout("ab cdef", 6), "ab...");
  assert.deepEqual(truncateTextWithout("abcdefghijkl"), "abcdefg...");
  assert.deepEqual(truncateTextWithout("abc", 3), "abc");
  assert.deepEqual(truncateTextWithout("abcd", 3, "-"), "ab-");
  assert.deepEqual(truncateAtWordByAll("the quick fox", 8), "the...");
  assert.deepEqual(truncateAtWordByAll("the quick brown"), "the...");
  assert.deepEqual(truncateAtWordByAll("the quick", 9, "-"), "the quick");
  assert.deepEqual(truncateAtWordByAll("the quick fox", 10, "-"), "the quick-");
  assert.deepEqual(firstWordsAndOne("a b c", 2), "a b ...");
  assert.deepEqual(firstWordsAndOne("a  b", 2), "a b");
  assert.deepEqual(firstWordsAndOne("a b c d e f"), "a b c d e ...");
  assert.deepEqual(firstWordsAndOne("a b", 1, "-"), "a -");
});

test("readings that differ at the edges", () => {
  assert.deepEqual(cutTextByAll("abcdefgh", 6), "abc...");
  assert.deepEqual(cutTextByAll("abcdefghijkl"), "abcdefg...");
  assert.deepEqual(cutTextByAll("abcd", 3, "-"), "ab-");
});
