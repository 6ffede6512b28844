import assert from "node:assert/strict";
import { test } from "node:test";
import {
  linesOf,
  numberLines,
  sortLines,
  uniqueLines,
  reverseLines,
  removeBlankLines,
  linesContaining,
  longestLine,
  indentLines,
  transposeLines,
  sumOfLines,
  sumPerLine,
  maxPerLine,
  numberRows,
  sortLinesInAnyCase,
  sortLinesDescending,
  removeBlankLinesOnly,
  longestLineOrLast,
  numberLinesWithoutBlank,
  indentLinesAll,
  linesContainingInAnyCase,
  countLinesContaining,
  trimLines,
} from "./text-lines.mjs";

test("lines as texts", () => {
  assert.deepEqual(linesOf("a\r\nb\n"), ["a", "b"]);
  assert.deepEqual(linesOf(""), []);
  assert.deepEqual(numberLines("a\nb"), "1. a\n2. b");
  assert.deepEqual(numberLines("a\nb", 9, ": "), "9: a\n10: b");
  assert.deepEqual(indentLines("a\n\nb"), "  a\n\n  b");
  assert.deepEqual(indentLines("a", "> "), "> a");
  assert.deepEqual(sortLines("b\na\nc\n"), "a\nb\nc");
  assert.deepEqual(uniqueLines("a\nb\na"), "a\nb");
  assert.deepEqual(reverseLines("a\nb\nc"), "c\nb\na");
  assert.deepEqual(removeBlankLines("a\n \n\nb"), "a\nb");
  assert.deepEqual(linesContaining("error: x\nok\nerror: y", "error"), ["error: x", "error: y"]);
  assert.deepEqual(longestLine("a\nccc\nbbb"), "ccc");
  assert.deepEqual(longestLine(""), "");
  assert.deepEqual(transposeLines("abc\nde"), "ad\nbe\nc");
  assert.deepEqual(transposeLines(""), "");
});

test("numbers in lines", () => {
  assert.deepEqual(sumOfLines("3\n-4\n5.5\n"), 4.5);
  assert.deepEqual(sumOfLines(""), 0);
  assert.deepEqual(sumPerLine("1 2 3\n\n-4 x 5"), [6, 0, 1]);
  assert.deepEqual(maxPerLine("1 9 3\nnone\n-4 -2"), [9, null, -2]);
  assert.deepEqual(numberRows("1 2\n3"), [[1, 2], [3]]);
});

test("other readings", () => {
  assert.deepEqual(sortLinesInAnyCase("b\nC\na"), "a\nb\nC");
  assert.deepEqual(sortLinesDescending("b\nc\na"), "c\nb\na");
  assert.deepEqual(removeBlankLinesOnly("a\n\n \nb"), "a\n \nb");
  assert.deepEqual(longestLineOrLast("ab\ncd\ne"), "cd");
  assert.deepEqual(longestLineOrLast(""), "");
  assert.deepEqual(numberLinesWithoutBlank("a\n \nb"), "1. a\n \n2. b");
  assert.deepEqual(numberLinesWithoutBlank("a\nb", 5, ") "), "5) a\n6) b");
  assert.deepEqual(indentLinesAll("a\n\nb"), "  a\n  \n  b");
  assert.deepEqual(indentLinesAll("a", "-"), "-a");
  assert.deepEqual(linesContainingInAnyCase("Ab\ncd", "a"), ["Ab"]);
  assert.deepEqual(countLinesContaining("ab\nAc\nac", "a"), 2);
  assert.deepEqual(trimLines(" a \nb "), "a\nb");
});
