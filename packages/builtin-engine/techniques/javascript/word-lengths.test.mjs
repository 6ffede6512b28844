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
  longestWordOrLast,
  shortestWordOrLast,
  longestWordOfLetters,
  shortestWordOfLetters,
  wordLengthsOfLetters,
  wordsLongerThanOrAt,
  wordsShorterThanOrAt,
  countWordsLongerThan,
  countWordsLongerThanOrAt,
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

test("other readings", () => {
  assert.deepEqual(longestWord("ab! abc", true), "ab!");
  assert.deepEqual(longestWord("ab! abc"), "abc");
  assert.deepEqual(shortestWord("a! b", true), "b");
  assert.deepEqual(wordLengths("a! - b", true), [2, 1, 1]);
  assert.deepEqual(longestWordLength("ab!", true), 3);
  assert.deepEqual(shortestWordLength("a! bb", true), 2);
  assert.deepEqual(wordsLongerThan("abcd! ab", 4, true), ["abcd!"]);
  assert.deepEqual(wordsShorterThan("ab! a", 3, true), ["a"]);
  assert.deepEqual(wordsOfLength("ab! abc", 3, true), ["ab!", "abc"]);
  assert.deepEqual(lengthOfEachWord("a!", true), { "a!": 2 });
  assert.deepEqual(wordLengthCounts("a! bb", true), { 2: 2 });
  assert.deepEqual(longestWordOrLast("ab c de"), "de");
  assert.deepEqual(longestWordOrLast("ab! de", true), "ab!");
  assert.deepEqual(longestWordOrLast(""), "");
  assert.deepEqual(shortestWordOrLast("a bb c"), "c");
  assert.deepEqual(shortestWordOrLast("ab c"), "c");
  assert.deepEqual(longestWordOfLetters("don't well-known a1b2c3"), "known");
  assert.deepEqual(longestWordOfLetters(""), "");
  assert.deepEqual(shortestWordOfLetters("ab don't"), "t");
  assert.deepEqual(wordLengthsOfLetters("don't! a1 -"), [4, 1, 0]);
  assert.deepEqual(wordsLongerThanOrAt("one four five5 x"), ["four", "five5"]);
  assert.deepEqual(wordsShorterThanOrAt("one four fives"), ["one", "four"]);
  assert.deepEqual(wordsShorterThanOrAt("one! four! x", 4, true), ["one!", "x"]);
  assert.deepEqual(countWordsLongerThan("one four fives"), 1);
  assert.deepEqual(countWordsLongerThan("four!", 4, true), 1);
  assert.deepEqual(countWordsLongerThanOrAt("one four fives"), 2);
});
