import assert from "node:assert/strict";
import { test } from "node:test";
import {
  integerSquareRoot,
  integerRoot,
  isPerfectSquare,
  isPerfectCube,
  nextPerfectSquare,
  squaresUpTo,
  isPowerOf,
  countSquaresBetween,
  nextPerfectSquareOfAny,
  nextPerfectSquareOrIt,
  isPerfectSquarePositive,
  isPerfectCubeOrNot,
  squaresUpToAlso,
  squaresOfAll,
  isPowerOfAboveOne,
} from "./perfect-square.mjs";

test("squares and cubes", () => {
  assert.deepEqual(isPerfectSquare(25), true);
  assert.deepEqual(isPerfectSquare(26), false);
  assert.deepEqual(isPerfectSquare(0), true);
  assert.deepEqual(isPerfectSquare(-1), false);
  assert.deepEqual(isPerfectSquare(2.25), false);
  assert.deepEqual(isPerfectCube(27), true);
  assert.deepEqual(isPerfectCube(-8), true);
  assert.deepEqual(isPerfectCube(9), false);
});

test("roots", () => {
  assert.deepEqual(integerSquareRoot(8), 2);
  assert.deepEqual(integerSquareRoot(9), 3);
  assert.deepEqual(integerSquareRoot(0), 0);
  assert.deepEqual(integerSquareRoot(9007199136250225), 94906265);
  assert.throws(() => integerSquareRoot(-1), RangeError);
  assert.deepEqual(integerRoot(1000, 3), 10);
  assert.deepEqual(integerRoot(999, 3), 9);
});

test("more squares and powers", () => {
  assert.deepEqual(nextPerfectSquare(121), 144);
  assert.deepEqual(nextPerfectSquare(155), -1);
  assert.deepEqual(squaresUpTo(30), [1, 4, 9, 16, 25]);
  assert.deepEqual(squaresUpTo(0), []);
  assert.deepEqual(countSquaresBetween(3, 16), 3);
  assert.deepEqual(countSquaresBetween(4, 9), 2);
  assert.deepEqual(isPowerOf(8), true);
  assert.deepEqual(isPowerOf(6), false);
  assert.deepEqual(isPowerOf(27, 3), true);
  assert.deepEqual(isPowerOf(1, 5), true);
  assert.deepEqual(isPowerOf(0), false);
  assert.throws(() => isPowerOf(5, 1), RangeError);
});

test("other readings", () => {
  assert.deepEqual(nextPerfectSquareOfAny(10), 16);
  assert.deepEqual(nextPerfectSquareOfAny(16), 25);
  assert.deepEqual(nextPerfectSquareOfAny(-5), 0);
  assert.deepEqual(nextPerfectSquareOfAny(0), 1);
  assert.deepEqual(nextPerfectSquareOrIt(16), 16);
  assert.deepEqual(nextPerfectSquareOrIt(10), 16);
  assert.deepEqual(isPerfectSquarePositive(0), false);
  assert.deepEqual(isPerfectSquarePositive(4), true);
  assert.deepEqual(isPerfectCubeOrNot(-8), false);
  assert.deepEqual(isPerfectCubeOrNot(8), true);
  assert.deepEqual(isPerfectCubeOrNot(0), true);
  assert.deepEqual(squaresUpToAlso(9), [0, 1, 4, 9]);
  assert.deepEqual(squaresUpToAlso(-1), []);
  assert.deepEqual(squaresUpToAlso(0), [0]);
  assert.deepEqual(squaresOfAll(3), [1, 4, 9]);
  assert.deepEqual(squaresOfAll(-1), []);
  assert.deepEqual(isPowerOfAboveOne(1), false);
  assert.deepEqual(isPowerOfAboveOne(8), true);
  assert.deepEqual(isPowerOfAboveOne(9, 3), true);
});
