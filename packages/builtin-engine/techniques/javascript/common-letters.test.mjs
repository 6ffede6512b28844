import assert from "node:assert/strict";
import { test } from "node:test";
import {
  commonLetters,
  commonLettersSorted,
  countCommonLetters,
  lettersInAll,
  lettersOnlyInFirst,
  lettersInOneOnly,
  addedLetter,
  useSameLetters,
  commonWords,
  countCommonWords,
  uncommonWords,
  allLettersSorted,
  commonCharacters,
  countCommonCharacters,
  commonWordsOnly,
  countCommonWordsOnly,
  uncommonWordsOnly,
  uncommonWordsInOne,
  commonLettersOnly,
  commonLettersAsText,
} from "./common-letters.mjs";

test("letters", () => {
  assert.deepEqual(commonLetters("Hello", "world"), ["l", "o"]);
  assert.deepEqual(commonLetters("hello", "lil l", false, true), ["l", "l"]);
  assert.deepEqual(commonLetters("aB", "b", false, false), []);
  assert.deepEqual(commonLetters("", "a"), []);
  assert.deepEqual(commonLettersSorted("world", "Old", true), "dlo");
  assert.deepEqual(commonLettersSorted("aab", "aa", false, true), "aa");
  assert.deepEqual(countCommonLetters("hello", "yellow"), 3);
  assert.deepEqual(countCommonLetters("hello", "yellow", false, true), 4);
  assert.deepEqual(countCommonLetters("aa", "aa"), 1);
  assert.deepEqual(countCommonLetters("aA", "a", false, false), 1);
  assert.deepEqual(lettersInAll(["bella", "label", "roller"]), ["e", "l", "l"]);
  assert.deepEqual(lettersInAll(["bella", "label", "roller"], false), ["e", "l"]);
  assert.deepEqual(lettersInAll([]), []);
  assert.deepEqual(lettersOnlyInFirst("Hello", "help", true), ["o"]);
  assert.deepEqual(lettersOnlyInFirst("A", "a"), ["A"]);
  assert.deepEqual(lettersInOneOnly("abc", "bcd"), ["a", "d"]);
  assert.deepEqual(addedLetter("abcd", "abecd"), "e");
  assert.deepEqual(addedLetter("aa", "a"), "a");
  assert.deepEqual(addedLetter("ab", "ba"), "");
  assert.deepEqual(useSameLetters("aab", "bA", true), true);
  assert.deepEqual(useSameLetters("aab", "bA", false), false);
  assert.deepEqual(allLettersSorted("hello", "Bob"), "behlo");
});

test("words", () => {
  assert.deepEqual(commonWords("The cat sat", "a cat on the mat", true), ["the", "cat"]);
  assert.deepEqual(commonWords("", "a"), []);
  assert.deepEqual(countCommonWords("The cat sat", "a cat on the mat", true), 2);
  assert.deepEqual(uncommonWords("this apple is sweet", "this apple is sour"), ["sweet", "sour"]);
});

test("readings that differ", () => {
  assert.deepEqual(commonLetters("Hello", "hL"), []);
  assert.deepEqual(commonLetters("Hello", "hL", true), ["h", "l"]);
  assert.deepEqual(commonLetters("a b", "b a"), ["a", "b"]);
  assert.deepEqual(commonCharacters("a-b A", "b - a"), ["a", "-", "b", " "]);
  assert.deepEqual(commonCharacters("aaA", "aA", true), ["a"]);
  assert.deepEqual(commonCharacters("aab", "aa", false, true), ["a", "a"]);
  assert.deepEqual(countCommonCharacters("a b", "b a"), 3);
  assert.deepEqual(countCommonCharacters("aa", "aA", true), 1);
  assert.deepEqual(countCommonCharacters("aa", "aa", false, true), 2);
  assert.deepEqual(countCommonLetters("aA", "a"), 1);
  assert.deepEqual(countCommonLetters("A", "a"), 0);
  assert.deepEqual(lettersInAll(["Bell", "bl"]), ["l"]);
  assert.deepEqual(useSameLetters("aab", "bA"), false);
  assert.deepEqual(commonWords("The cat, sat", "the cat sat"), ["sat"]);
  assert.deepEqual(commonWords("The cat", "the", true), ["the"]);
  assert.deepEqual(commonWordsOnly("The cat, sat.", "the CAT sat"), ["the", "cat", "sat"]);
  assert.deepEqual(commonWordsOnly("The cat, sat.", "the cat sat", false), ["cat", "sat"]);
  assert.deepEqual(countCommonWords("The cat", "the cat"), 1);
  assert.deepEqual(countCommonWordsOnly("The cat,", "the cat"), 2);
  assert.deepEqual(countCommonWordsOnly("The cat,", "the cat", false), 1);
  assert.deepEqual(uncommonWords("this apple", "This apple sour sour"), ["this", "This"]);
  assert.deepEqual(uncommonWords("this apple", "This apple", true), []);
  assert.deepEqual(uncommonWordsOnly("an apple.", "An apple now"), ["now"]);
  assert.deepEqual(uncommonWordsOnly("an apple.", "An apple", false), ["an", "An"]);
  assert.deepEqual(uncommonWordsInOne("a a b", "b c c"), ["a", "c"]);
  assert.deepEqual(uncommonWordsInOne("A b", "a b", true), []);
  assert.deepEqual(allLettersSorted("bA", "a", false), "Aab");
});

test("letters alone", () => {
  assert.deepEqual(commonLettersOnly("a-1b", "b1-a"), ["a", "b"]);
  assert.deepEqual(commonLettersOnly("A1", "a1", true), ["a"]);
  assert.deepEqual(commonLettersOnly("aa", "aa", false, true), ["a", "a"]);
  assert.deepEqual(commonLettersAsText("hello", "low"), "lo");
  assert.deepEqual(commonLettersAsText("Hi", "ih", true), "hi");
  assert.deepEqual(commonLettersAsText("ll", "ll", false, true), "ll");
});
