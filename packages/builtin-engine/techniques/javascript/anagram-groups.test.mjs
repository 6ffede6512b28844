import assert from "node:assert/strict";
import { test } from "node:test";
import { anagramGroups, areAnagrams } from "./anagram-groups.mjs";

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
  assert.deepEqual(areAnagrams("Dusty", "study"), true);
  assert.deepEqual(areAnagrams("", ""), true);
  assert.deepEqual(areAnagrams("été", "tée"), false);
  assert.deepEqual(anagramGroups(["constructor", "a"], 1), [["constructor"], ["a"]]);
});
