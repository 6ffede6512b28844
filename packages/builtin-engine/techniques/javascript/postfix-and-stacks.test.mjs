import assert from "node:assert/strict";
import { test } from "node:test";
import {
  evaluateRpn,
  evaluateRpnWhole,
  evaluatePrefix,
  infixToPostfix,
  runStack,
  stackTop,
  runAccumulator,
  finalValue,
  runAssembler,
  runAssignments,
  baseballPoints,
  typedText,
} from "./postfix-and-stacks.mjs";

test("notations", () => {
  assert.deepEqual(evaluateRpn("3 4 + 2 *"), 14);
  assert.deepEqual(evaluateRpn(["4", "13", "5", "/", "+"]), 6.6);
  assert.deepEqual(evaluateRpn("5 1 2 + 4 * + 3 -"), 14);
  assert.deepEqual(evaluateRpn(""), 0);
  assert.deepEqual(evaluateRpn("7 2 /", true), 3);
  assert.deepEqual(evaluateRpn("8 2 -", true), 6);
  assert.deepEqual(evaluateRpnWhole(["4", "13", "5", "/", "+"]), 6);
  assert.deepEqual(evaluateRpnWhole(["7", "-3", "/"]), -2);
  assert.deepEqual(evaluateRpnWhole(["1.5", "2", "*"]), 3);
  assert.deepEqual(evaluatePrefix("* + 3 4 2"), 14);
  assert.deepEqual(evaluatePrefix("- 9 / 8 2"), 5);
  assert.deepEqual(evaluatePrefix(""), 0);
  assert.deepEqual(infixToPostfix("3 + 4 * 2"), "3 4 2 * +");
  assert.deepEqual(infixToPostfix("(3+4)*2"), "3 4 + 2 *");
  assert.deepEqual(infixToPostfix("a-b-c"), "a b - c -");
});

test("programs", () => {
  assert.deepEqual(runStack(["PUSH 5", "push 3", "add", "dup"]), [8, 8]);
  assert.deepEqual(runStack(["push 5", "push 3", "swap", "sub"]), [-2]);
  assert.deepEqual(runStack(["push 4", "push 2", "div", "pop", "pop", "add"]), []);
  assert.deepEqual(runStack(["dup", "push 1", "swap", "mul"]), [1]);
  assert.deepEqual(stackTop(["push 5", "push 3", "mul"]), 15);
  assert.deepEqual(stackTop([]), null);
  assert.deepEqual(runAccumulator(["add 5", "multiply 3", "-1", "inc"]), 15);
  assert.deepEqual(runAccumulator(["dec", "/ 2", "what 7"], 9), 4);
  assert.deepEqual(runAccumulator(["forward", "+ 2"]), 2);
  assert.deepEqual(finalValue(["++X", "X++", "--X"]), 1);
  assert.deepEqual(finalValue([], 4), 4);
  assert.deepEqual(runAssembler(["mov a 5", "inc a", "dec a", "dec a", "jnz a -1", "inc a"]), { a: 1 });
  assert.deepEqual(runAssembler(["mov a 2", "mov b a", "jnz b 2", "inc a"]), { a: 2, b: 2 });
  assert.deepEqual(runAssembler(["inc a", "jnz a -1"], 5), { a: 3 });
  assert.deepEqual(runAssembler(["jnz 1 -5"]), {});
  assert.deepEqual(runAssignments(["x = 5", "y = x + 2", "x = y * y"]), { x: 49, y: 7 });
  assert.deepEqual(runAssignments([]), {});
  assert.deepEqual(baseballPoints(["5", "2", "C", "D", "+"]), 30);
  assert.deepEqual(baseballPoints([]), 0);
  assert.deepEqual(typedText("abc#d##c"), "ac");
  assert.deepEqual(typedText("#a<b", "<"), "#b");
});
