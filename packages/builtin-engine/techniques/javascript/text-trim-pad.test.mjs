import assert from "node:assert/strict";
import { test } from "node:test";
import {
  padLeft,
  padRight,
  padCenter,
  padNumber,
  trimText,
  trimLeft,
  trimRight,
  collapseSpaces,
  removeSpaces,
  trimCharacter,
  repeatText,
  padCenterByOne,
  collapseSpacesOnly,
  collapseSpacesAsIs,
  removeSpacesOnly,
  trimCharactersOfAll,
} from "./text-trim-pad.mjs";

test("filled up to a width", () => {
  assert.deepEqual(padLeft("5", 3, "0"), "005");
  assert.deepEqual(padLeft("abc", 5), "  abc");
  assert.deepEqual(padLeft("abcdef", 3), "abcdef");
  assert.deepEqual(padRight("ab", 4, "."), "ab..");
  assert.deepEqual(padRight("ab", 3), "ab ");
  assert.deepEqual(padCenter("ab", 6, "*"), "**ab**");
  assert.deepEqual(padCenter("abc", 6), " abc  ");
  assert.deepEqual(padCenter("abc", 2), "abc");
  assert.deepEqual(padNumber(7), "07");
  assert.deepEqual(padNumber(-7, 3), "-007");
  assert.deepEqual(padNumber(0, 3), "000");
});

test("spaces", () => {
  assert.deepEqual(trimText("  a b "), "a b");
  assert.deepEqual(trimLeft("  a b "), "a b ");
  assert.deepEqual(trimRight("  a b "), "  a b");
  assert.deepEqual(collapseSpaces("  a   b\t c "), "a b c");
  assert.deepEqual(collapseSpaces(""), "");
  assert.deepEqual(removeSpaces(" a b  c "), "abc");
});

test("other ends, repeats", () => {
  assert.deepEqual(trimCharacter("--a-b--", "-"), "a-b");
  assert.deepEqual(trimCharacter("---", "-"), "");
  assert.deepEqual(trimCharacter("abba", "ab"), "abba");
  assert.deepEqual(repeatText("ab", 3), "ababab");
  assert.deepEqual(repeatText("ab", 2, "-"), "ab-ab");
  assert.deepEqual(repeatText("ab", 0), "");
});

test("other readings", () => {
  assert.deepEqual(padCenterByOne("ab", 5), "  ab ");
  assert.deepEqual(padCenterByOne("ab", 4, "-"), "-ab-");
  assert.deepEqual(padCenterByOne("abc", 2), "abc");
  assert.deepEqual(collapseSpacesOnly("  a \t b  "), " a \t b ");
  assert.deepEqual(collapseSpacesAsIs("  a  b  "), "a b");
  assert.deepEqual(removeSpacesOnly(" a\t b"), "a\tb");
  assert.deepEqual(trimCharactersOfAll("-_a-b_-", "-_"), "a-b");
  assert.deepEqual(trimCharactersOfAll(" a "), "a");
});
