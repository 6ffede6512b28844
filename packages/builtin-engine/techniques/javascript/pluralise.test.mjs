import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pluralOf,
  countOf,
  pluralOfOnly,
  pluralOfAsIs,
  pluralOfAll,
  pluralOfByEach,
  countOfAsIs,
  countOfTwo,
} from "./pluralise.mjs";

test("regular endings", () => {
  assert.deepEqual(pluralOf("file"), "files");
  assert.deepEqual(pluralOf("box"), "boxes");
  assert.deepEqual(pluralOf("church"), "churches");
  assert.deepEqual(pluralOf("city"), "cities");
  assert.deepEqual(pluralOf("key"), "keys");
});

test("irregular nouns", () => {
  assert.deepEqual(pluralOf("child"), "children");
  assert.deepEqual(pluralOf("sheep"), "sheep");
});

test("the number decides", () => {
  assert.deepEqual(countOf(0, "file"), "0 files");
  assert.deepEqual(countOf(1, "file"), "1 file");
  assert.deepEqual(countOf(-1, "degree"), "-1 degree");
  assert.deepEqual(countOf(1.5, "mile"), "1.5 miles");
  assert.deepEqual(countOf(2, "person", false), "people");
});

test("other readings", () => {
  assert.deepEqual(pluralOfOnly("box"), "boxs");
  assert.deepEqual(pluralOfAsIs("person"), "persons");
  assert.deepEqual(pluralOfAsIs("box"), "boxes");
  assert.deepEqual(pluralOfAsIs("city"), "cities");
  assert.deepEqual(pluralOfAsIs("boy"), "boys");
  assert.deepEqual(pluralOfAsIs("y"), "ys");
  assert.deepEqual(pluralOfAll("knife"), "knives");
  assert.deepEqual(pluralOfAll("leaf"), "leaves");
  assert.deepEqual(pluralOfAll("potato"), "potatoes");
  assert.deepEqual(pluralOfAll("cat"), "cats");
  assert.deepEqual(pluralOfByEach("boy"), "boies");
  assert.deepEqual(pluralOfByEach("quiz"), "quizs");
  assert.deepEqual(pluralOfByEach("dish"), "dishes");
  assert.deepEqual(countOfAsIs(-1, "apple"), "-1 apples");
  assert.deepEqual(countOfAsIs(1, "apple"), "1 apple");
  assert.deepEqual(countOfAsIs(0, "box", false), "boxs");
  assert.deepEqual(countOfTwo(1, "child", "children"), "1 child");
  assert.deepEqual(countOfTwo(0, "child", "children"), "0 children");
});
