import assert from "node:assert/strict";
import { test } from "node:test";
import {
  followsWord,
  isWordChain,
  chainBeginning,
  chainBreak,
  nextInChain,
  longestWordChain,
  isWordLadder,
  overlapOf,
  mergeOverlapping,
  isAlphabeticalWord,
  missingLetterInRun,
} from "./word-chains.mjs";

test("chains", () => {
  assert.deepEqual(followsWord("Apple", "elephant"), true);
  assert.deepEqual(followsWord("apple", "pear"), false);
  assert.deepEqual(followsWord("motive", "vein", 2), true);
  assert.deepEqual(isWordChain(["apple", "Eagle", "egg"]), true);
  assert.deepEqual(isWordChain(["apple", "banana"]), false);
  assert.deepEqual(isWordChain(["ab", "ba", "ab"]), true);
  assert.deepEqual(isWordChain(["ab", "ba", "ab"], 1, true), false);
  assert.deepEqual(isWordChain(["meta", "talk"], 2), true);
  assert.deepEqual(isWordChain([]), true);
  assert.deepEqual(chainBeginning(["dog", "goose", "cat", "tiger"]), ["dog", "goose"]);
  assert.deepEqual(chainBeginning(["dog"]), ["dog"]);
  assert.deepEqual(chainBreak(["dog", "goose", "cat"]), 2);
  assert.deepEqual(chainBreak(["dog", "goose"]), -1);
  assert.deepEqual(nextInChain("dog", ["cat", "dog", "goat"]), "goat");
  assert.deepEqual(nextInChain("dog", ["cat"]), null);
  assert.deepEqual(longestWordChain(["tea", "apt", "egg", "ace"]), ["apt", "tea", "ace", "egg"]);
  assert.deepEqual(longestWordChain([]), []);
});

test("letters", () => {
  assert.deepEqual(isWordLadder(["cat", "cot", "dot"]), true);
  assert.deepEqual(isWordLadder(["cat", "dog"]), false);
  assert.deepEqual(isWordLadder(["cat", "cats"]), false);
  assert.deepEqual(overlapOf("banana", "nature"), "na");
  assert.deepEqual(overlapOf("ab", "cd"), "");
  assert.deepEqual(mergeOverlapping("banana", "nature"), "bananature");
  assert.deepEqual(mergeOverlapping("ab", "cd"), "abcd");
  assert.deepEqual(isAlphabeticalWord("Biopsy"), true);
  assert.deepEqual(isAlphabeticalWord("billowy"), true);
  assert.deepEqual(isAlphabeticalWord("cab"), false);
  assert.deepEqual(missingLetterInRun("abce"), "d");
  assert.deepEqual(missingLetterInRun(["O", "Q", "R"]), "P");
  assert.deepEqual(missingLetterInRun("abc"), "");
});
