import assert from "node:assert/strict";
import { test } from "node:test";
import {
  wordsByFirstLetter,
  wordsByLastLetter,
  wordsByLength,
  wordsStartingWith,
  wordsEndingWith,
  wordsContaining,
  wordsNotContaining,
  countWordsStartingWith,
  countWordsEndingWith,
  firstLetterCounts,
  capitalizedWords,
  sameEndsWords,
  wordsStartingWithAsIs,
  wordsEndingWithAsIs,
  wordsContainingAsIs,
  countWordsStartingWithAsIs,
  countWordsEndingWithAsIs,
  countWordsContaining,
  sameEndsWordsFromTwo,
  sameEndsWordsAsIs,
  wordsInCapitals,
} from "./words-by-letter.mjs";

test("groups", () => {
  assert.deepEqual(wordsByFirstLetter("Apple pie and Ants"), { a: ["Apple", "and", "Ants"], p: ["pie"] });
  assert.deepEqual(wordsByFirstLetter(["Ann", "al"], false), { A: ["Ann"], a: ["al"] });
  assert.deepEqual(wordsByFirstLetter([]), {});
  assert.deepEqual(wordsByLastLetter("one two tie"), { e: ["one", "tie"], o: ["two"] });
  assert.deepEqual(wordsByLastLetter(["aB", "ab"], false), { B: ["aB"], b: ["ab"] });
  assert.deepEqual(wordsByLength("one three two"), { 3: ["one", "two"], 5: ["three"] });
  assert.deepEqual(firstLetterCounts("Apple pie and"), { a: 2, p: 1 });
  assert.deepEqual(firstLetterCounts(["A", "a"], false), { A: 1, a: 1 });
});

test("kept", () => {
  assert.deepEqual(wordsStartingWith("An apple, big and red"), ["An", "apple", "and"]);
  assert.deepEqual(wordsStartingWith(["Bob", "bill", "Al"], "b", false), ["bill"]);
  assert.deepEqual(wordsEndingWith("sing the song", "ing"), ["sing"]);
  assert.deepEqual(wordsEndingWith("pizza and A"), ["pizza", "A"]);
  assert.deepEqual(wordsEndingWith(["xA", "xa"], "a", false), ["xa"]);
  assert.deepEqual(wordsContaining("The other one", "the"), ["The", "other"]);
  assert.deepEqual(wordsContaining(["xay", "xAy", "b"]), ["xay", "xAy"]);
  assert.deepEqual(wordsContaining(["xay", "xAy"], "a", false), ["xay"]);
  assert.deepEqual(wordsNotContaining("bad cat dog"), ["dog"]);
  assert.deepEqual(wordsNotContaining(["xAy"], "a", false), ["xAy"]);
  assert.deepEqual(countWordsStartingWith("An apple, big"), 2);
  assert.deepEqual(countWordsStartingWith("An apple", "a", false), 1);
  assert.deepEqual(countWordsEndingWith("pizza and A"), 2);
  assert.deepEqual(countWordsEndingWith("pizza and A", "a", false), 1);
  assert.deepEqual(capitalizedWords("Ann met bob in Rome"), ["Ann", "Rome"]);
  assert.deepEqual(sameEndsWords("Anna saw a level dog"), ["Anna", "a", "level"]);
});

test("other readings", () => {
  assert.deepEqual(wordsStartingWithAsIs("Ann! (apple) at"), ["Ann!", "at"]);
  assert.deepEqual(wordsStartingWithAsIs("Ann at", "a", false), ["at"]);
  assert.deepEqual(wordsEndingWithAsIs("pea tea, sea"), ["pea", "sea"]);
  assert.deepEqual(wordsEndingWithAsIs("A pea", "a", false), ["pea"]);
  assert.deepEqual(wordsContainingAsIs("a! b A"), ["a!", "A"]);
  assert.deepEqual(wordsContainingAsIs("a! A", "a", false), ["a!"]);
  assert.deepEqual(countWordsStartingWithAsIs("(a a A"), 2);
  assert.deepEqual(countWordsStartingWithAsIs("a A", "a", false), 1);
  assert.deepEqual(countWordsEndingWithAsIs("a, a A"), 2);
  assert.deepEqual(countWordsEndingWithAsIs("a A", "a", false), 1);
  assert.deepEqual(countWordsContaining("a b ba A"), 3);
  assert.deepEqual(countWordsContaining("a A", "a", false), 1);
  assert.deepEqual(sameEndsWordsFromTwo("a Anna bob on"), ["Anna", "bob"]);
  assert.deepEqual(sameEndsWordsFromTwo("aa"), ["aa"]);
  assert.deepEqual(sameEndsWordsAsIs("a Anna bob on"), ["a", "bob"]);
  assert.deepEqual(sameEndsWordsAsIs(["", "x"]), ["x"]);
  assert.deepEqual(wordsInCapitals("NASA and 12 A1 Bob"), ["NASA", "A1"]);
});
