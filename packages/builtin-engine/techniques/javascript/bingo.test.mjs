import assert from "node:assert/strict";
import { test } from "node:test";
import {
  hasBingo,
  countBingoLines,
  isFullHouseCard,
  bingoAfter,
  markCard,
  uncalledNumbers,
  bingoLetter,
  lotteryHits,
  lotteryPrize,
} from "./bingo.mjs";

test("cards", () => {
  assert.deepEqual(
    hasBingo(
      [
        [1, 2],
        [3, 4],
      ],
      [1, 2],
    ),
    true,
  );
  assert.deepEqual(
    hasBingo(
      [
        [1, 2],
        [3, 4],
      ],
      [1, 3],
    ),
    true,
  );
  assert.deepEqual(
    hasBingo(
      [
        [1, 2],
        [3, 4],
      ],
      [1, 4],
    ),
    true,
  );
  assert.deepEqual(
    hasBingo(
      [
        [1, 2],
        [3, 4],
      ],
      [1, 4],
      false,
    ),
    false,
  );
  assert.deepEqual(
    hasBingo(
      [
        [1, 2],
        [3, 0],
      ],
      [3],
    ),
    true,
  );
  assert.deepEqual(
    hasBingo(
      [
        [1, 2],
        [3, 9],
      ],
      [3],
      true,
      9,
    ),
    true,
  );
  assert.deepEqual(
    hasBingo(
      [
        [1, 2],
        [3, 4],
      ],
      [1],
    ),
    false,
  );
  assert.deepEqual(hasBingo([], []), false);
  assert.deepEqual(
    countBingoLines(
      [
        [1, 2],
        [3, 4],
      ],
      [1, 2, 3],
    ),
    3,
  );
  assert.deepEqual(
    countBingoLines(
      [
        [1, 2],
        [3, 4],
      ],
      [1, 2, 3],
      false,
    ),
    2,
  );
  assert.deepEqual(countBingoLines([], []), 0);
  assert.deepEqual(
    isFullHouseCard(
      [
        [1, 2],
        [3, 0],
      ],
      [1, 2, 3],
    ),
    true,
  );
  assert.deepEqual(isFullHouseCard([[1, 2]], [1]), false);
  assert.deepEqual(
    bingoAfter(
      [
        [1, 2],
        [3, 4],
      ],
      [9, 1, 4, 2],
    ),
    4,
  );
  assert.deepEqual(
    bingoAfter(
      [
        [1, 2],
        [3, 4],
      ],
      [9, 1, 4, 2],
      true,
    ),
    3,
  );
  assert.deepEqual(
    bingoAfter(
      [
        [1, 2],
        [3, 4],
      ],
      [9],
    ),
    0,
  );
  assert.deepEqual(
    markCard(
      [
        [1, 2],
        [3, 4],
      ],
      [2, 3],
    ),
    [
      [1, "X"],
      ["X", 4],
    ],
  );
  assert.deepEqual(
    uncalledNumbers(
      [
        [1, 2],
        [3, 0],
      ],
      [2],
    ),
    [1, 3],
  );
  assert.deepEqual(bingoLetter(15), "B");
  assert.deepEqual(bingoLetter(16), "I");
  assert.deepEqual(bingoLetter(75), "O");
  assert.deepEqual(bingoLetter(76), null);
  assert.deepEqual(bingoLetter(0), null);
});

test("lottery", () => {
  assert.deepEqual(lotteryHits([1, 2, 3, 4, 5, 6], [6, 3, 10, 20]), 2);
  assert.deepEqual(lotteryPrize([1, 2, 3, 4, 5, 6], [6, 3, 1, 20]), 10);
  assert.deepEqual(lotteryPrize([1, 2, 3], [1]), 0);
  assert.deepEqual(lotteryPrize([1, 2], [1, 2], [0, 5]), 0);
  assert.deepEqual(lotteryPrize([1, 2], [1, 5], [0, 5]), 5);
  assert.deepEqual(lotteryPrize([1, 2, 3], [1], { 1: 5 }), 5);
});
