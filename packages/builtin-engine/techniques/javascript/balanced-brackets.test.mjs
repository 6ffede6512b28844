import assert from "node:assert/strict";
import { test } from "node:test";
import {
  firstUnbalanced,
  isBalanced,
  deepestNesting,
  areParenthesesBalanced,
  isBalancedOnly,
  isBalancedByCount,
  firstUnmatched,
  maxNesting,
} from "./balanced-brackets.mjs";

test("kinds have to close in order", () => {
  assert.deepEqual(isBalanced("a(b[c]{d})"), true);
  assert.deepEqual(isBalanced("([)]"), false);
  assert.deepEqual(isBalanced("(]"), false);
  assert.deepEqual(isBalanced(""), true);
  assert.deepEqual(isBalanced("<>"), true);
});

test("the place of the first error", () => {
  assert.deepEqual(firstUnbalanced("(a))("), 3);
  assert.deepEqual(firstUnbalanced("(a[b]"), 0);
  assert.deepEqual(firstUnbalanced("(("), 1);
  assert.deepEqual(firstUnbalanced("😀)"), 1);
  assert.deepEqual(firstUnbalanced("{}"), -1);
});

test("other pairs", () => {
  assert.deepEqual(isBalanced("<a>", "<>"), true);
  assert.deepEqual(isBalanced("<(>", "<>"), true);
  assert.deepEqual(isBalanced("><", "<>"), false);
});

test("depth", () => {
  assert.deepEqual(deepestNesting("(()[{}])()"), 3);
  assert.deepEqual(deepestNesting("abc"), 0);
  assert.throws(() => deepestNesting("("), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(areParenthesesBalanced("(a[)]"), true);
  assert.deepEqual(areParenthesesBalanced(")("), false);
  assert.deepEqual(isBalancedOnly("([])"), true);
  assert.deepEqual(isBalancedOnly("(a)"), false);
  assert.deepEqual(isBalancedOnly("("), false);
  assert.deepEqual(isBalancedOnly(""), true);
  assert.deepEqual(isBalancedOnly("", true), false);
  assert.deepEqual(isBalancedByCount(")([]"), true);
  assert.deepEqual(isBalancedByCount("((]"), false);
  assert.deepEqual(firstUnmatched("(a(b)"), 0);
  assert.deepEqual(firstUnmatched("a)("), 1);
  assert.deepEqual(firstUnmatched("([)]"), 0);
  assert.deepEqual(firstUnmatched("()"), -1);
  assert.deepEqual(firstUnmatched("<(>", "<>"), -1);
  assert.deepEqual(maxNesting("(()"), 2);
  assert.deepEqual(maxNesting("(()", true), -1);
  assert.deepEqual(maxNesting("([{}])", true), 3);
  assert.deepEqual(maxNesting(""), 0);
  assert.deepEqual(maxNesting("<<>(", false, "<>"), 2);
});
