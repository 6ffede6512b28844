import assert from "node:assert/strict";
import { test } from "node:test";
import { truncateWords, truncateWordsAsIs, truncateWordsByOne } from "./truncate-words.mjs";

test("a text that fits is left as it is", () => {
  assert.deepEqual(truncateWords("short"), "short");
  assert.deepEqual(truncateWords("exactly", 7), "exactly");
  assert.deepEqual(truncateWords("", 0), "");
});

test("words are kept whole", () => {
  assert.deepEqual(truncateWords("the quick brown fox", 10), "the quick…");
  assert.deepEqual(truncateWords("the quick brown fox", 9), "the…");
  assert.deepEqual(truncateWords("the quick brown fox", 15, "..."), "the quick...");
});

test("a first word that is too long is cut", () => {
  assert.deepEqual(truncateWords("extraordinary", 6), "extra…");
  assert.deepEqual(truncateWords("😀😀😀😀", 3), "😀😀…");
});

test("there has to be room for the ending", () => {
  assert.throws(() => truncateWords("abcdef", 2, "..."), RangeError);
  assert.deepEqual(truncateWords("abcdef", 3, "..."), "...");
});

test("the length that is meant when none is named", () => {
  assert.equal(truncateWords("a".repeat(80)), "a".repeat(80));
  assert.equal(truncateWords("a".repeat(81)), `${"a".repeat(79)}…`);
});

test("other readings", () => {
  assert.deepEqual(truncateWordsAsIs("the quick fox", 9), "the quick…");
  assert.deepEqual(truncateWordsAsIs("the quick fox", 2, "..."), "...");
  assert.deepEqual(truncateWordsAsIs("the quick", 9), "the quick");
  assert.deepEqual(
    truncateWordsAsIs(
      "a aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa",
    ),
    "a aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaaaa…",
  );
  assert.deepEqual(truncateWordsByOne("a b c", 2), "a b…");
  assert.deepEqual(truncateWordsByOne("a  b", 2), "a  b");
  assert.deepEqual(truncateWordsByOne("a b", 1, "..."), "a...");
});
