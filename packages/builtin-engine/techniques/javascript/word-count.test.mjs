import assert from "node:assert/strict";
import { test } from "node:test";
import {
  wordsOf,
  countLines,
  countSentences,
  averageWordLength,
  readingMinutes,
  countWords,
  countWordsOnly,
  countWordsOfLetters,
  countWordsBySpaces,
  countLinesAsIs,
  countLinesWithoutAny,
  countSentencesByAll,
  countSentencesOnly,
  averageWordLengthAsItIs,
  readingMinutesAtOne,
} from "./word-count.mjs";

test("words are found among signs", () => {
  assert.deepEqual(wordsOf("Don't stop, well-known naïve 42nd!"), [
    "Don't",
    "stop",
    "well-known",
    "naïve",
    "42nd",
  ]);
  assert.deepEqual(wordsOf(" -- "), []);
  assert.deepEqual(averageWordLength("a bb ccc"), 2);
  assert.deepEqual(averageWordLength(""), 0);
});

test("lines end with a line feed", () => {
  assert.deepEqual(countLines("a\nb\n"), 2);
  assert.deepEqual(countLines("a\nb"), 2);
  assert.deepEqual(countLines("\n\n"), 2);
  assert.deepEqual(countLines(""), 0);
});

test("sentences end with a sign", () => {
  assert.deepEqual(countSentences("One. Two! Version 1.5 is out?! Four"), 4);
  assert.deepEqual(countSentences("..."), 0);
});

test("reading time is rounded up", () => {
  assert.deepEqual(readingMinutes("one two three", 2), 2);
  assert.deepEqual(readingMinutes("one two", 2), 1);
  assert.deepEqual(readingMinutes("one two three"), 1);
  assert.deepEqual(readingMinutes(""), 0);
  assert.equal(readingMinutes("a ".repeat(200)), 1);
  assert.equal(readingMinutes("a ".repeat(201)), 2);
});

test("other readings", () => {
  assert.deepEqual(countWords("well-known - yes, don't"), 4);
  assert.deepEqual(countWords(""), 0);
  assert.deepEqual(countWordsOnly("well-known - yes, don't"), 3);
  assert.deepEqual(countWordsOfLetters("well-known - yes, don't 12"), 5);
  assert.deepEqual(countWordsBySpaces("a  b"), 3);
  assert.deepEqual(countWordsBySpaces(""), 0);
  assert.deepEqual(countLinesAsIs("a\nb\n"), 3);
  assert.deepEqual(countLinesAsIs(""), 1);
  assert.deepEqual(countLinesWithoutAny("a\n \nb\n"), 2);
  assert.deepEqual(countLinesWithoutAny("a\n \n"), 1);
  assert.deepEqual(countSentencesByAll("Wait... What?!"), 5);
  assert.deepEqual(countSentencesOnly("Wait... What?!"), 2);
  assert.deepEqual(countSentencesOnly("No end"), 0);
  assert.deepEqual(averageWordLengthAsItIs("ab c!"), 2);
  assert.deepEqual(averageWordLengthAsItIs(""), 0);
  assert.deepEqual(averageWordLengthAsItIs("abc"), 3);
  assert.deepEqual(readingMinutesAtOne("a b", 4), 1);
  assert.deepEqual(readingMinutesAtOne("a b c d e f", 4), 2);
  assert.deepEqual(readingMinutesAtOne(""), 1);
});
