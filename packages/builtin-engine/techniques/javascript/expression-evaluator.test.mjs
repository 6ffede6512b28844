import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluate, evaluateOrNot, evaluateInOrder } from "./expression-evaluator.mjs";

test("precedence and brackets", () => {
  assert.deepEqual(evaluate("1 + 2 * 3"), 7);
  assert.deepEqual(evaluate("(1 + 2) * 3"), 9);
  assert.deepEqual(evaluate("8 / 4 / 2"), 1);
  assert.deepEqual(evaluate("10 - 4 - 3"), 3);
  assert.deepEqual(evaluate("2 ^ 3 ^ 2"), 512);
  assert.deepEqual(evaluate("2 * 3 ^ 2 + .5"), 18.5);
});

test("signs", () => {
  assert.deepEqual(evaluate("-2 ^ 2"), -4);
  assert.deepEqual(evaluate("2 ^ -1 * 4"), 2);
  assert.deepEqual(evaluate("3 - -2"), 5);
  assert.deepEqual(evaluate("-(1 + 2) * 2"), -6);
});

test("names stand for values", () => {
  assert.deepEqual(evaluate("x * (y - 1)", { x: 3, y: 5 }), 12);
  assert.throws(() => evaluate("constructor"), RangeError);
});

test("what has no value is refused", () => {
  assert.throws(() => evaluate(""), RangeError);
  assert.throws(() => evaluate("1 +"), RangeError);
  assert.throws(() => evaluate("(1"), RangeError);
  assert.throws(() => evaluate("1 2"), RangeError);
  assert.throws(() => evaluate("1)"), RangeError);
  assert.throws(() => evaluate("* 2"), RangeError);
  assert.throws(() => evaluate("1 / 0"), RangeError);
  assert.throws(() => evaluate("(0 - 8) ^ .5"), RangeError);
});

test("nesting is limited", () => {
  assert.throws(() => evaluate("((((1))))", {}, 3), RangeError);
  assert.deepEqual(evaluate("(((1)))", {}, 3), 1);
  assert.throws(() => evaluate("----1", {}, 3), RangeError);
  assert.throws(() => evaluate("1 ^ 1 ^ 1 ^ 1 ^ 1", {}, 3), RangeError);
  assert.deepEqual(evaluate("1 + 1 + 1 + 1 + 1 + 1", {}, 3), 6);
  assert.equal(evaluate(`${"(".repeat(200)}1${")".repeat(200)}`), 1);
  assert.throws(() => evaluate(`${"(".repeat(201)}1${")".repeat(201)}`), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(evaluateOrNot("2 + 3 * 4"), 14);
  assert.deepEqual(evaluateOrNot("2 +"), null);
  assert.deepEqual(evaluateOrNot("1 / 0", "Error"), "Error");
  assert.deepEqual(evaluateOrNot("2 ^ x", 0), 0);
  assert.deepEqual(evaluateInOrder("2 + 3 * 4"), 20);
  assert.deepEqual(evaluateInOrder("8 / 2 - 1"), 3);
  assert.deepEqual(evaluateInOrder("7"), 7);
  assert.deepEqual(evaluateInOrder(""), 0);
});
