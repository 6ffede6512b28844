import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sortItems,
  sortDescending,
  sortByLength,
  sortByLengthThenAlphabet,
  sortByLastLetter,
  sortByAbsolute,
  sortByDigitSum,
  sortByFrequency,
  sortIgnoringCase,
  naturalSort,
  sortLetters,
  sortWords,
  zigzagSort,
  sortByFrequencyAsIs,
  sortByFrequencyOnly,
  sortByFrequencyOverAll,
  sortByFrequencyFromOne,
  sortByLengthAndAll,
  sortByLastLetterAndAll,
  sortByAbsoluteAndAll,
  sortByDigitSumAndAll,
  sortLettersOnly,
  sortLettersInAnyCase,
  sortWordsAsIs,
  sortWordsOut,
  zigzagSortByOut,
} from "./sort-variants.mjs";

test("numbers", () => {
  assert.deepEqual(sortItems([10, 9, 2, -1]), [-1, 2, 9, 10]);
  assert.deepEqual(sortItems([1, 3, 2], true), [3, 2, 1]);
  assert.deepEqual(sortItems([]), []);
  assert.deepEqual(sortDescending([1, 10, 2]), [10, 2, 1]);
  assert.deepEqual(sortByAbsolute([-5, 3, -1, 4]), [-1, 3, 4, -5]);
  assert.deepEqual(sortByAbsolute([-5, 3, 5], true), [-5, 5, 3]);
  assert.deepEqual(sortByDigitSum([30, 9, 111, 4]), [30, 111, 4, 9]);
  assert.deepEqual(zigzagSort([1, 2, 3, 4, 5]), [1, 5, 2, 4, 3]);
});

test("texts", () => {
  assert.deepEqual(sortItems(["b", "a", "C"]), ["C", "a", "b"]);
  assert.deepEqual(sortByLength(["ccc", "a", "bb", "d"]), ["a", "d", "bb", "ccc"]);
  assert.deepEqual(sortByLength(["a", "bb", "c"], true), ["bb", "a", "c"]);
  assert.deepEqual(sortByLengthThenAlphabet(["bb", "c", "aa", "a"]), ["a", "c", "aa", "bb"]);
  assert.deepEqual(sortByLastLetter(["abc", "xa", "ab"]), ["xa", "ab", "abc"]);
  assert.deepEqual(sortByLastLetter(["ab", "xc"], true), ["xc", "ab"]);
  assert.deepEqual(sortIgnoringCase(["b", "A", "c"]), ["A", "b", "c"]);
  assert.deepEqual(sortIgnoringCase(["b", "A", "c"], true), ["c", "b", "A"]);
  assert.deepEqual(naturalSort(["file10", "file2", "File1"]), ["File1", "file2", "file10"]);
  assert.deepEqual(naturalSort(["a2", "a10"], true), ["a10", "a2"]);
});

test("inside a text, and by frequency", () => {
  assert.deepEqual(sortLetters("hello"), "ehllo");
  assert.deepEqual(sortLetters("hello", true), "ollhe");
  assert.deepEqual(sortWords("the Quick brown fox"), "brown fox Quick the");
  assert.deepEqual(sortWords("a b", true), "b a");
  assert.deepEqual(sortByFrequency([1, 2, 2, 3, 3, 3]), [3, 3, 3, 2, 2, 1]);
  assert.deepEqual(sortByFrequency(["b", "a"]), ["a", "b"]);
});

test("other readings", () => {
  assert.deepEqual(sortByFrequencyAsIs([3, 1, 1, 3, 2, 9, 9]), [3, 3, 1, 1, 9, 9, 2]);
  assert.deepEqual(sortByFrequencyOnly([3, 1, 1, 3, 2]), [3, 1, 1, 3, 2]);
  assert.deepEqual(sortByFrequencyOnly([2, 3, 1, 3]), [3, 3, 2, 1]);
  assert.deepEqual(sortByFrequencyOverAll([1, 3, 1, 3, 2, 4]), [3, 3, 1, 1, 4, 2]);
  assert.deepEqual(sortByFrequencyFromOne([3, 1, 1, 2]), [2, 3, 1, 1]);
  assert.deepEqual(sortByFrequencyFromOne([2, 1, 1, 3], true), [3, 2, 1, 1]);
  assert.deepEqual(sortByLengthAndAll(["b", "aa", "a", "cc"]), ["aa", "cc", "a", "b"]);
  assert.deepEqual(sortByLastLetterAndAll(["ba", "ab", "aa"]), ["aa", "ba", "ab"]);
  assert.deepEqual(sortByAbsoluteAndAll([2, -2, 1, -3]), [1, -2, 2, -3]);
  assert.deepEqual(sortByDigitSumAndAll([30, 21, 2, 3]), [2, 3, 21, 30]);
  assert.deepEqual(sortLettersOnly("cA b1"), "Abc");
  assert.deepEqual(sortLettersOnly("acb", true), "cba");
  assert.deepEqual(sortLettersInAnyCase("bAa"), "Aab");
  assert.deepEqual(sortLettersInAnyCase("bAc", true), "cbA");
  assert.deepEqual(sortWordsAsIs("b C a"), "C a b");
  assert.deepEqual(sortWordsAsIs("a b", true), "b a");
  assert.deepEqual(sortWordsOut("b C a"), ["a", "b", "C"]);
  assert.deepEqual(sortWordsOut("b C a", true), ["C", "b", "a"]);
  assert.deepEqual(zigzagSortByOut([1, 2, 3, 4]), [4, 1, 3, 2]);
});
