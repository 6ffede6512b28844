import assert from "node:assert/strict";
import { test } from "node:test";
import {
  diceWays,
  diceProbability,
  dicePairs,
  twoDiceCounts,
  isDouble,
  countDoubles,
  throwPoints,
  oppositeFace,
  faceCounts,
  comeOutRoll,
  pigTurn,
  dicePercent,
  diceWaysAtLeast,
} from "./dice-sums.mjs";

test("ways", () => {
  assert.deepEqual(diceWays(2, 7), 6);
  assert.deepEqual(diceWays(3, 10), 27);
  assert.deepEqual(diceWays(1, 7), 0);
  assert.deepEqual(diceWays(2, 5, 4), 4);
  assert.deepEqual(diceWays(0, 0), 1);
  assert.deepEqual(diceWays(2, -1), 0);
  assert.deepEqual(diceProbability(2, 7), 0.1667);
  assert.deepEqual(diceProbability(2, 2, 4, 2), 0.06);
  assert.deepEqual(diceProbability(1, 3, 2), 0);
  assert.deepEqual(dicePairs(4), [
    [1, 3],
    [2, 2],
    [3, 1],
  ]);
  assert.deepEqual(dicePairs(12), [[6, 6]]);
  assert.deepEqual(dicePairs(8, 4), [[4, 4]]);
  assert.deepEqual(twoDiceCounts(2), { 2: 1, 3: 2, 4: 1 });
});

test("throws", () => {
  assert.deepEqual(isDouble(3, 3), true);
  assert.deepEqual(isDouble(3, 4), false);
  assert.deepEqual(
    countDoubles([
      [1, 1],
      [2, 3],
      [6, 6],
    ]),
    2,
  );
  assert.deepEqual(throwPoints(3, 3), 12);
  assert.deepEqual(throwPoints(3, 4), 7);
  assert.deepEqual(oppositeFace(2), 5);
  assert.deepEqual(oppositeFace(1, 20), 20);
  assert.deepEqual(faceCounts([1, 6, 1]), [2, 0, 0, 0, 0, 1]);
  assert.deepEqual(faceCounts([1, 2], 2), [1, 1]);
  assert.deepEqual(comeOutRoll(3, 4), "win");
  assert.deepEqual(comeOutRoll(5, 6), "win");
  assert.deepEqual(comeOutRoll(6, 6), "lose");
  assert.deepEqual(comeOutRoll(4, 4), "point");
  assert.deepEqual(pigTurn([3, 5]), 8);
  assert.deepEqual(pigTurn([3, 1, 6]), 0);
});

test("readings that differ", () => {
  assert.deepEqual(dicePercent(2, 7), 16.67);
  assert.deepEqual(dicePercent(1, 4, 4, 0), 25);
  assert.deepEqual(diceWaysAtLeast(2, 11), 3);
  assert.deepEqual(diceWaysAtLeast(2, 3, true), 3);
  assert.deepEqual(diceWaysAtLeast(1, 3, false, 4), 2);
});
