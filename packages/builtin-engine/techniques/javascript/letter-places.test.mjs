import assert from "node:assert/strict";
import { test } from "node:test";
import {
  middleCharacters,
  firstLetters,
  lastLetters,
  firstHalf,
  secondHalf,
  bothEnds,
  swapFirstAndLast,
  swapEndsOfWords,
  swapBeginnings,
  sortLettersInWords,
  moveFirstToEnd,
  sortInnerLetters,
  repeatFront,
  middleCharactersToOne,
  middleCharacterAt,
  middleCharacterOrNot,
  firstHalfWithoutOne,
  secondHalfWithOne,
  bothHalvesWithoutOne,
  bothEndsOrAll,
  bothEndsOnly,
  bothEndsOrNot,
  sortLettersInWordsInAnyCase,
  moveLastToFront,
  moveFirstToEndOfAll,
  firstLettersAsAll,
} from "./letter-places.mjs";

test("taken", () => {
  assert.deepEqual(middleCharacters("test"), "es");
  assert.deepEqual(middleCharacters("testing"), "t");
  assert.deepEqual(middleCharacters("A"), "A");
  assert.deepEqual(middleCharacters(""), "");
  assert.deepEqual(firstLetters("as soon as possible"), "asap");
  assert.deepEqual(firstLetters(["ab", "cd"], "-"), "a-c");
  assert.deepEqual(lastLetters("as soon as possible"), "snse");
  assert.deepEqual(firstHalf("abcde"), "abc");
  assert.deepEqual(secondHalf("abcde"), "de");
  assert.deepEqual(bothEnds("hello"), "helo");
  assert.deepEqual(bothEnds("a"), "");
  assert.deepEqual(bothEnds("hello", 1), "ho");
  assert.deepEqual(repeatFront("chocolate", 2), "chocho");
  assert.deepEqual(repeatFront("ab", 2, 1), "aa");
});

test("moved", () => {
  assert.deepEqual(swapFirstAndLast("hello"), "oellh");
  assert.deepEqual(swapFirstAndLast("a"), "a");
  assert.deepEqual(swapEndsOfWords("the big fox"), "eht gib xof");
  assert.deepEqual(swapBeginnings("mix", "pod"), "pox mid");
  assert.deepEqual(swapBeginnings("abc", "xyz", 1), "xbc ayz");
  assert.deepEqual(sortLettersInWords("hello world"), "ehllo dlorw");
  assert.deepEqual(moveFirstToEnd("hello my friend"), "elloh ym riendf");
  assert.deepEqual(moveFirstToEnd("hello", 2, "-"), "llohe-");
  assert.deepEqual(sortInnerLetters("typed words a"), "tepyd wdors a");
});

test("other readings", () => {
  assert.deepEqual(middleCharactersToOne("abcd"), "b");
  assert.deepEqual(middleCharactersToOne("abc"), "b");
  assert.deepEqual(middleCharactersToOne(""), "");
  assert.deepEqual(middleCharacterAt("abcd"), "c");
  assert.deepEqual(middleCharacterAt("abc"), "b");
  assert.deepEqual(middleCharacterAt(""), "");
  assert.deepEqual(middleCharacterOrNot("abc"), "b");
  assert.deepEqual(middleCharacterOrNot("abcd"), "");
  assert.deepEqual(firstHalfWithoutOne("abcde"), "ab");
  assert.deepEqual(secondHalfWithOne("abcde"), "cde");
  assert.deepEqual(secondHalfWithOne("abcd"), "cd");
  assert.deepEqual(bothHalvesWithoutOne("abcde"), "abde");
  assert.deepEqual(bothHalvesWithoutOne("abcd"), "abcd");
  assert.deepEqual(bothEndsOrAll("a"), "a");
  assert.deepEqual(bothEndsOrAll("abc"), "abbc");
  assert.deepEqual(bothEndsOrAll("ab"), "abab");
  assert.deepEqual(bothEndsOnly("abc"), "abc");
  assert.deepEqual(bothEndsOnly("abcde"), "abde");
  assert.deepEqual(bothEndsOnly("abcd", 1), "ad");
  assert.deepEqual(bothEndsOnly("ab", 1), "ab");
  assert.deepEqual(bothEndsOrNot("abc"), "");
  assert.deepEqual(bothEndsOrNot("abcd"), "abcd");
  assert.deepEqual(sortLettersInWordsInAnyCase("bAa Cb"), "Aab bC");
  assert.deepEqual(moveLastToFront("abc de"), "cab ed");
  assert.deepEqual(moveLastToFront("abc", 5), "abc");
  assert.deepEqual(moveFirstToEndOfAll("ab c"), "b ca");
  assert.deepEqual(moveFirstToEndOfAll("abc", 2), "cab");
  assert.deepEqual(firstLettersAsAll("ab cd", "."), "A.C");
});
