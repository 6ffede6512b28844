import assert from "node:assert/strict";
import { test } from "node:test";
import {
  longestWord,
  shortestWord,
  wordLengths,
  longestWordLength,
  shortestWordLength,
  wordsLongerThan,
  wordsShorterThan,
  wordsOfLength,
  lengthOfEachWord,
  wordLengthCounts,
} from "./word-lengths.mjs";

test("longest and shortest", () => {
  assert.deepEqual(longestWord("The quick brown fox!"), "quick");
  assert.deepEqual(longestWord(["a", "abc", "xyz"]), "abc");
  assert.deepEqual(longestWord(""), "");
  assert.deepEqual(shortestWord("The quick brown ox, an owl"), "ox");
  assert.deepEqual(shortestWord(["abc", "de"]), "de");
  assert.deepEqual(shortestWord([]), "");
  assert.deepEqual(longestWordLength("The quick brown fox"), 5);
  assert.deepEqual(longestWordLength(""), 0);
  assert.deepEqual(shortestWordLength("bitcoin take over"), 4);
  assert.deepEqual(shortestWordLength(""), 0);
});

test("lengths of all words", () => {
  assert.deepEqual(wordLengths("Hello, big world"), [5, 3, 5]);
  assert.deepEqual(lengthOfEachWord(["apple", "fig"]), { apple: 5, fig: 3 });
  assert.deepEqual(wordLengthCounts("one two three"), { 3: 2, 5: 1 });
});

test("words by their length", () => {
  assert.deepEqual(wordsLongerThan("some words are much longer"), ["words", "longer"]);
  assert.deepEqual(wordsLongerThan(["a", "bb", "ccc"], 1), ["bb", "ccc"]);
  assert.deepEqual(wordsShorterThan("some words are so long"), ["are", "so"]);
  assert.deepEqual(wordsOfLength("some words are much longer"), ["some", "much"]);
  assert.deepEqual(wordsOfLength([], 2), []);
});
