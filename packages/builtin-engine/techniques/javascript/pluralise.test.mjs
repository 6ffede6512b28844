import assert from "node:assert/strict";
import { test } from "node:test";
import { pluralOf, countOf } from "./pluralise.mjs";

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
