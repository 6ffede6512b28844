import assert from "node:assert/strict";
import { test } from "node:test";
import {
  listInWords,
  oxfordList,
  listWithOr,
  listWithAmpersand,
  namesInWords,
  listWithOthers,
  listWithMore,
  likesText,
  quotedList,
  itemsOfProse,
  listInWordsByAll,
  listInWordsFromTwo,
  listInWordsWithout,
} from "./prose-list.mjs";

test("joined", () => {
  assert.deepEqual(listInWords(["a", "b", "c"]), "a, b and c");
  assert.deepEqual(listInWords(["a", "b"]), "a and b");
  assert.deepEqual(listInWords(["a"]), "a");
  assert.deepEqual(listInWords([]), "");
  assert.deepEqual(listInWords([], "and", false, "nobody"), "nobody");
  assert.deepEqual(listInWords([1, 2, 3], "or"), "1, 2 or 3");
  assert.deepEqual(listInWords(["a", "b", "c"], "and", true), "a, b, and c");
  assert.deepEqual(oxfordList(["a", "b", "c"]), "a, b, and c");
  assert.deepEqual(oxfordList(["a", "b"]), "a and b");
  assert.deepEqual(listWithOr(["a", "b", "c"]), "a, b or c");
  assert.deepEqual(listWithAmpersand(["a", "b", "c"]), "a, b & c");
  assert.deepEqual(namesInWords([{ name: "Ann" }, { name: "Bob" }]), "Ann and Bob");
  assert.deepEqual(quotedList(["a", "b"]), '"a" and "b"');
});

test("shortened", () => {
  assert.deepEqual(listWithOthers(["a", "b", "c", "d"]), "a, b and 2 others");
  assert.deepEqual(listWithOthers(["a", "b", "c"]), "a, b and 1 other");
  assert.deepEqual(listWithOthers(["a", "b"]), "a and b");
  assert.deepEqual(listWithOthers(["a", "b", "c"], 1, true), "a and 2 others");
  assert.deepEqual(listWithMore(["a", "b", "c", "d"]), "a, b, +2 more");
  assert.deepEqual(listWithMore(["a", "b"]), "a, b");
  assert.deepEqual(likesText([]), "no one likes this");
  assert.deepEqual(likesText(["Peter"]), "Peter likes this");
  assert.deepEqual(likesText(["Jacob", "Alex"]), "Jacob and Alex like this");
  assert.deepEqual(likesText(["Max", "John", "Mark"]), "Max, John and Mark like this");
  assert.deepEqual(likesText(["Alex", "Jacob", "Mark", "Max"]), "Alex, Jacob and 2 others like this");
});

test("split", () => {
  assert.deepEqual(itemsOfProse("a, b and c"), ["a", "b", "c"]);
  assert.deepEqual(itemsOfProse("sand, b, and c or d"), ["sand", "b", "c", "d"]);
  assert.deepEqual(itemsOfProse(""), []);
});

test("other readings", () => {
  assert.deepEqual(listInWordsByAll(["a", "b", "c"]), "a and b and c");
  assert.deepEqual(listInWordsByAll([]), "");
  assert.deepEqual(listInWordsByAll([1, 2], "or"), "1 or 2");
  assert.deepEqual(listInWordsFromTwo(["a", "b"]), "a, and b");
  assert.deepEqual(listInWordsFromTwo(["a", "b", "c"], "or"), "a, b, or c");
  assert.deepEqual(listInWordsFromTwo(["a"]), "a");
  assert.deepEqual(listInWordsFromTwo([]), "");
  assert.deepEqual(listInWordsWithout(["a", "", "b", null]), "a and b");
  assert.deepEqual(listInWordsWithout(["a", "b", "c"], "or", true), "a, b, or c");
  assert.deepEqual(listInWordsWithout([""]), "");
});
