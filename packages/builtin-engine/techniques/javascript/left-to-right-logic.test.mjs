import assert from "node:assert/strict";
import { test } from "node:test";
import {
  logicGate,
  logicalCalculator,
  evaluateBooleanText,
  joinBooleans,
  countTrue,
  exactlyTrue,
  mostTrue,
  truthTable,
  calculateLeftToRight,
  simpleCalculator,
  evaluateBooleanTextAndFirst,
  atLeastTrue,
} from "./left-to-right-logic.mjs";

test("logic", () => {
  assert.deepEqual(logicGate(true, false), false);
  assert.deepEqual(logicGate(true, true), true);
  assert.deepEqual(logicGate(true, false, "or"), true);
  assert.deepEqual(logicGate(true, false, "xor"), true);
  assert.deepEqual(logicGate(true, true, "XOR"), false);
  assert.deepEqual(logicGate(true, true, "nand"), false);
  assert.deepEqual(logicGate(false, false, "nor"), true);
  assert.deepEqual(logicGate(true, true, "xnor"), true);
  assert.deepEqual(logicGate(false, true, "xnor"), false);
  assert.deepEqual(logicGate(true, false, "implies"), false);
  assert.deepEqual(logicGate(false, false, "implies"), true);
  assert.deepEqual(logicalCalculator([true, true, false]), false);
  assert.deepEqual(logicalCalculator([true, true, true], "XOR"), true);
  assert.deepEqual(logicalCalculator([false, true], "OR"), true);
  assert.deepEqual(evaluateBooleanText("true and false or true"), true);
  assert.deepEqual(evaluateBooleanText("true or true and false"), false);
  assert.deepEqual(evaluateBooleanText("not true or not false"), true);
  assert.deepEqual(evaluateBooleanText("1 xor 1"), false);
  assert.deepEqual(evaluateBooleanText("t and T"), true);
  assert.deepEqual(evaluateBooleanText("true"), true);
  assert.deepEqual(joinBooleans([true, false, true], ["and", "or"]), true);
  assert.deepEqual(joinBooleans([false], []), false);
  assert.deepEqual(countTrue([true, false, true]), 2);
  assert.deepEqual(exactlyTrue([false, true, false]), true);
  assert.deepEqual(exactlyTrue([true, true]), false);
  assert.deepEqual(exactlyTrue([true, true], 2), true);
  assert.deepEqual(mostTrue([true, true, false]), true);
  assert.deepEqual(mostTrue([true, false]), false);
  assert.deepEqual(truthTable(), [
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 0],
    [1, 1, 1],
  ]);
  assert.deepEqual(truthTable("or"), [
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 1],
  ]);
});

test("arithmetic", () => {
  assert.deepEqual(calculateLeftToRight("2 + 3 * 4"), 20);
  assert.deepEqual(calculateLeftToRight("10-2-3"), 5);
  assert.deepEqual(calculateLeftToRight("7 / 2 x 2"), 7);
  assert.deepEqual(calculateLeftToRight("-3 * -2"), 6);
  assert.deepEqual(calculateLeftToRight("42"), 42);
  assert.deepEqual(calculateLeftToRight("1.5 + 1"), 2.5);
  assert.deepEqual(simpleCalculator(6, 3), 9);
  assert.deepEqual(simpleCalculator(6, 3, "-"), 3);
  assert.deepEqual(simpleCalculator(6, 3, "multiply"), 18);
  assert.deepEqual(simpleCalculator(7, 2, "/"), 3.5);
  assert.deepEqual(simpleCalculator(7, 0, "/"), null);
  assert.deepEqual(simpleCalculator(7, 1, "?"), null);
});

test("other readings", () => {
  assert.deepEqual(simpleCalculator(7, 2, "/", true), 3);
  assert.deepEqual(simpleCalculator(7, 2, "/", false, "error"), 3.5);
  assert.deepEqual(simpleCalculator(7, 0, "/", false, "error"), "error");
  assert.deepEqual(simpleCalculator(7, 0, "%", true, 0), 0);
  assert.deepEqual(mostTrue([true, false], true), true);
  assert.deepEqual(mostTrue([true, false]), false);
  assert.deepEqual(mostTrue([true, false, false], true), false);
  assert.deepEqual(mostTrue([true, true, false]), true);
  assert.deepEqual(evaluateBooleanTextAndFirst("true or true and false"), true);
  assert.deepEqual(evaluateBooleanText("true or true and false"), false);
  assert.deepEqual(evaluateBooleanTextAndFirst("false or true and not true"), false);
  assert.deepEqual(atLeastTrue([true, false, true], 2), true);
  assert.deepEqual(atLeastTrue([true, false]), true);
  assert.deepEqual(atLeastTrue([false]), false);
});
