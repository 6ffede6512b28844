import assert from "node:assert/strict";
import { test } from "node:test";
import { justifyText } from "./justify-text.mjs";

test("spaces are spread from the left, the last line stays ragged", () => {
  assert.deepEqual(justifyText("This is an example of text justification.", 16), [
    "This    is    an",
    "example  of text",
    "justification.",
  ]);
  assert.deepEqual(justifyText("a b c d e", 6), ["a  b c", "d e"]);
  assert.deepEqual(justifyText("a b c", 5), ["a b c"]);
});

test("a word alone on a line stands at the left", () => {
  assert.deepEqual(justifyText("abcdef gh ij", 5), ["abcdef", "gh ij"]);
  assert.deepEqual(justifyText("one three", 5), ["one", "three"]);
});

test("the edges", () => {
  assert.deepEqual(justifyText(""), []);
  assert.deepEqual(justifyText("word"), ["word"]);
  assert.deepEqual(justifyText("é é ok", 3), ["é é", "ok"]);
  assert.equal(justifyText(`${"a".repeat(30)} ${"b".repeat(29)}`).length, 1);
  assert.equal(justifyText(`${"a".repeat(30)} ${"b".repeat(30)}`).length, 2);
});

test("readings that differ", () => {
  assert.deepEqual(justifyText(["a", "b", "c", "d"], 5, true), ["a b c", "d    "]);
  assert.deepEqual(justifyText(["abcd", "e"], 5, true), ["abcd ", "e    "]);
  assert.deepEqual(justifyText(["abcd", "e"], 5), ["abcd", "e"]);
});
