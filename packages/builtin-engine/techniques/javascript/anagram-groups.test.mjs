import assert from "node:assert/strict";
import { test } from "node:test";
import {
  anagramGroups,
  areAnagrams,
  isAnagramOf,
  groupAnagrams,
  groupAnagramsSorted,
  anagramsOf,
} from "./anagram-groups.mjs";

test("groups keep the order of the words", () => {
  assert.deepEqual(anagramGroups(["eat", "tea", "tan", "ate", "nat", "bat"]), [
    ["eat", "tea", "ate"],
    ["tan", "nat"],
    ["bat"],
  ]);
  assert.deepEqual(anagramGroups(["Listen", "Silent", "google"], 2), [["Listen", "Silent"]]);
  assert.deepEqual(anagramGroups(["a", "b"], 2), []);
  assert.deepEqual(anagramGroups([]), []);
});

test("every letter counts as often as it occurs", () => {
  assert.deepEqual(areAnagrams("aab", "abb"), false);
  assert.deepEqual(areAnagrams("Dusty", "study", true), true);
  assert.deepEqual(areAnagrams("", ""), true);
  assert.deepEqual(areAnagrams("été", "tée"), false);
  assert.deepEqual(anagramGroups(["constructor", "a"], 1), [["constructor"], ["a"]]);
});

test("readings that differ", () => {
  assert.deepEqual(areAnagrams("Listen", "Silent"), false);
  assert.deepEqual(areAnagrams("Listen", "Silent", true), true);
  assert.deepEqual(areAnagrams("a gentleman", "elegant man"), true);
  assert.deepEqual(areAnagrams("dirty room", "dormitory"), false);
  assert.deepEqual(areAnagrams("Dirty room!", "dormitory", false, true), true);
  assert.deepEqual(areAnagrams("ab", "abb"), false);
  assert.deepEqual(areAnagrams("", ""), true);
  assert.deepEqual(isAnagramOf("Tea", "tea"), false);
  assert.deepEqual(isAnagramOf("tea", "eat"), true);
  assert.deepEqual(isAnagramOf("te a", "eat", true), true);
  assert.deepEqual(isAnagramOf("te a", "eat"), false);
  assert.deepEqual(groupAnagrams(["Eat", "tea", "ate", "bat"]), [["Eat"], ["tea", "ate"], ["bat"]]);
  assert.deepEqual(groupAnagrams(["Eat", "tea", "bat"], true), [["Eat", "tea"], ["bat"]]);
  assert.deepEqual(groupAnagrams(["eat", "tea", "bat"], false, true), [["eat", "tea"]]);
  assert.deepEqual(groupAnagramsSorted(["tea", "eat", "bat"]), [["bat"], ["eat", "tea"]]);
  assert.deepEqual(groupAnagramsSorted(["tea", "eat", "bat"], true), [["eat", "tea"]]);
  assert.deepEqual(anagramsOf("tea", ["eat", "Tea", "toe"]), ["eat"]);
  assert.deepEqual(anagramsOf("tea", ["eat", "Tea", "toe"], true), ["eat", "Tea"]);
});
