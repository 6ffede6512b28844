import assert from "node:assert/strict";
import { test } from "node:test";
import {
  wordFrequencies,
  plainWordCounts,
  sortedWordFrequencies,
  wordFrequencyPairs,
  mostCommonWord,
  wordsOccurringOnce,
  repeatedWords,
  firstRepeatedWord,
  distinctWords,
  countDistinctWords,
  wordFrequenciesAsIs,
  wordFrequenciesOfLetters,
  mostCommonWordAsItIs,
  mostCommonWordByAlphabet,
  mostCommonWordOrLast,
  mostCommonWordAsAll,
  wordFrequencyPairsAsIs,
  wordsOccurringOnceAsIs,
  repeatedWordsAsIs,
  firstRepeatedWordAsItIs,
  firstRepeatedWordOfAll,
  distinctWordsAsIs,
  countDistinctWordsAsIs,
  distinctWordsInAll,
} from "./word-frequencies.mjs";

test("counts", () => {
  assert.deepEqual(wordFrequencies("The fox and the dog. Don't!"), {
    the: 2,
    fox: 1,
    and: 1,
    dog: 1,
    "don't": 1,
  });
  assert.deepEqual(wordFrequencies("A a", false), { A: 1, a: 1 });
  assert.deepEqual(wordFrequencies(["x", "y", "x"]), { x: 2, y: 1 });
  assert.deepEqual(wordFrequencies(""), {});
  assert.deepEqual(plainWordCounts("the, The the"), { "the,": 1, The: 1, the: 1 });
  assert.deepEqual(sortedWordFrequencies("b a B"), { a: 1, b: 2 });
  assert.deepEqual(sortedWordFrequencies("b a B", false), { B: 1, a: 1, b: 1 });
  assert.deepEqual(wordFrequencyPairs("c b a b"), [
    ["b", 2],
    ["a", 1],
    ["c", 1],
  ]);
  assert.deepEqual(wordFrequencyPairs("B b", false), [
    ["B", 1],
    ["b", 1],
  ]);
});

test("single words", () => {
  assert.deepEqual(mostCommonWord("the cat, The dog, a cat"), "the");
  assert.deepEqual(mostCommonWord(""), "");
  assert.deepEqual(mostCommonWord("", null), null);
  assert.deepEqual(mostCommonWord("A b b a a", "", false), "b");
  assert.deepEqual(wordsOccurringOnce("a b A c"), ["b", "c"]);
  assert.deepEqual(wordsOccurringOnce("a A", false), ["a", "A"]);
  assert.deepEqual(repeatedWords("a b A c c"), ["a", "c"]);
  assert.deepEqual(repeatedWords("a A c c", false), ["c"]);
  assert.deepEqual(firstRepeatedWord("he said that He came"), "he");
  assert.deepEqual(firstRepeatedWord("a b"), "");
  assert.deepEqual(firstRepeatedWord("a A", null, false), null);
  assert.deepEqual(distinctWords("b a B"), ["b", "a"]);
  assert.deepEqual(distinctWords("b B", false), ["b", "B"]);
  assert.deepEqual(countDistinctWords("b a B"), 2);
  assert.deepEqual(countDistinctWords("b B", false), 2);
});

test("other readings", () => {
  assert.deepEqual(wordFrequenciesAsIs("A a! a"), { A: 1, "a!": 1, a: 1 });
  assert.deepEqual(wordFrequenciesAsIs("A a! a", true), { a: 2, "a!": 1 });
  assert.deepEqual(wordFrequenciesOfLetters("Don't don1"), { don: 2, t: 1 });
  assert.deepEqual(wordFrequenciesOfLetters("Don don", false), { Don: 1, don: 1 });
  assert.deepEqual(mostCommonWordAsItIs("a b! b! b"), "b!");
  assert.deepEqual(mostCommonWordAsItIs("a B b"), "a");
  assert.deepEqual(mostCommonWordAsItIs("a B b", true), "b");
  assert.deepEqual(mostCommonWordAsItIs("", false, "-"), "-");
  assert.deepEqual(mostCommonWordByAlphabet("b a b a"), "a");
  assert.deepEqual(mostCommonWordByAlphabet("c a A"), "a");
  assert.deepEqual(mostCommonWordByAlphabet(""), "");
  assert.deepEqual(mostCommonWordOrLast("b a b a c"), "a");
  assert.deepEqual(mostCommonWordOrLast(""), "");
  assert.deepEqual(mostCommonWordAsAll("A B b! b"), "b");
  assert.deepEqual(mostCommonWordAsAll("C A a c, c"), "c");
  assert.deepEqual(wordFrequencyPairsAsIs("b a C c"), [
    ["c", 2],
    ["b", 1],
    ["a", 1],
  ]);
  assert.deepEqual(wordsOccurringOnceAsIs("a a! A a!"), ["a", "A"]);
  assert.deepEqual(wordsOccurringOnceAsIs("a A b", true), ["b"]);
  assert.deepEqual(repeatedWordsAsIs("a a! a! A"), ["a!"]);
  assert.deepEqual(repeatedWordsAsIs("a A", true), ["a"]);
  assert.deepEqual(firstRepeatedWordAsItIs("A a b b!"), "b");
  assert.deepEqual(firstRepeatedWordOfAll("b a a B"), "b");
  assert.deepEqual(firstRepeatedWordOfAll("x"), "");
  assert.deepEqual(distinctWordsAsIs("a a! A a"), ["a", "a!", "A"]);
  assert.deepEqual(distinctWordsAsIs("a A", true), ["a"]);
  assert.deepEqual(countDistinctWordsAsIs("a a! A"), 3);
  assert.deepEqual(countDistinctWordsAsIs("a A", true), 1);
  assert.deepEqual(distinctWordsInAll("c B b a"), ["a", "b", "c"]);
  assert.deepEqual(distinctWordsInAll("b A", false), ["A", "b"]);
});
