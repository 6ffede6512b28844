import assert from "node:assert/strict";
import { test } from "node:test";
import {
  longestWords,
  shortestWords,
  lastLongestWord,
  lastShortestWord,
  secondLongestWord,
  wordsByLengthOrder,
  sortSentenceByLength,
  wordLengthRange,
  wordWithMostVowels,
  middleWord,
} from "./longest-words.mjs";

test("longest and shortest", () => {
  assert.deepEqual(longestWords("the quick brown fox"), ["quick", "brown"]);
  assert.deepEqual(longestWords(["aa", "b", "cc"]), ["aa", "cc"]);
  assert.deepEqual(longestWords(""), []);
  assert.deepEqual(shortestWords("the quick brown fox"), ["the", "fox"]);
  assert.deepEqual(lastLongestWord("the quick brown fox."), "brown");
  assert.deepEqual(lastLongestWord(""), "");
  assert.deepEqual(lastShortestWord("the quick brown fox."), "fox");
  assert.deepEqual(secondLongestWord("the quick brown foxes, four"), "four");
  assert.deepEqual(secondLongestWord("aa bb"), "");
  assert.deepEqual(wordLengthRange("a quick fox"), 4);
  assert.deepEqual(wordLengthRange([]), 0);
});

test("order", () => {
  assert.deepEqual(wordsByLengthOrder("four a three bb"), ["a", "bb", "four", "three"]);
  assert.deepEqual(wordsByLengthOrder(["a", "ccc", "bb"], true), ["ccc", "bb", "a"]);
  assert.deepEqual(sortSentenceByLength("four a three bb"), "a bb four three");
  assert.deepEqual(sortSentenceByLength("a four", true), "four a");
  assert.deepEqual(wordWithMostVowels("the queue is aeiou"), "aeiou");
  assert.deepEqual(wordWithMostVowels("you see"), "you");
  assert.deepEqual(wordWithMostVowels(""), "");
  assert.deepEqual(middleWord("one two three"), "two");
  assert.deepEqual(middleWord("one two"), "one");
  assert.deepEqual(middleWord(""), "");
});
