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
  longestWordByAlphabet,
  longestWordsOnlyOne,
  secondLongestWordOfAll,
  wordsByLengthOrderAndAlphabet,
  middleWordAt,
  wordWithMostVowelsOrLast,
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

test("other readings", () => {
  assert.deepEqual(longestWords("a bb! cc", true), ["bb!"]);
  assert.deepEqual(longestWords("a bb! cc"), ["bb", "cc"]);
  assert.deepEqual(shortestWords("a! bb cc", true), ["a!", "bb", "cc"]);
  assert.deepEqual(lastLongestWord("bb a! cc", true), "cc");
  assert.deepEqual(lastLongestWord("bb! cc", true), "bb!");
  assert.deepEqual(lastShortestWord("b a!", true), "b");
  assert.deepEqual(wordsByLengthOrder("a! b", false, true), ["b", "a!"]);
  assert.deepEqual(sortSentenceByLength("bbb!! cccc a", false, true), "a cccc bbb!!");
  assert.deepEqual(sortSentenceByLength("a bbb! cccc", true, true), "bbb! cccc a");
  assert.deepEqual(wordLengthRange("a bb!", true), 2);
  assert.deepEqual(middleWord("a - b", true), "-");
  assert.deepEqual(longestWordByAlphabet("bb aa c"), "aa");
  assert.deepEqual(longestWordByAlphabet("bb! aa", true), "bb!");
  assert.deepEqual(longestWordByAlphabet(""), "");
  assert.deepEqual(longestWordsOnlyOne("bb aa bb c"), ["bb", "aa"]);
  assert.deepEqual(secondLongestWordOfAll("bb aa c"), "aa");
  assert.deepEqual(secondLongestWordOfAll("bb"), "");
  assert.deepEqual(secondLongestWord("bb aa c"), "c");
  assert.deepEqual(wordsByLengthOrderAndAlphabet("bb c aa"), ["c", "aa", "bb"]);
  assert.deepEqual(wordsByLengthOrderAndAlphabet("b! a c", true), ["a", "c", "b!"]);
  assert.deepEqual(middleWordAt("a b c d"), "c");
  assert.deepEqual(middleWordAt(""), "");
  assert.deepEqual(wordWithMostVowelsOrLast("tea sit boa"), "boa");
});
