import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isDominoChain,
  dominoPoints,
  dominoDoubles,
  playableDominoes,
  dominoChain,
  canChainDominoes,
  canRingDominoes,
  countEqualDominoes,
} from "./dominoes.mjs";

test("pieces", () => {
  assert.deepEqual(
    dominoPoints([
      [1, 2],
      [3, 3],
    ]),
    9,
  );
  assert.deepEqual(dominoPoints([]), 0);
  assert.deepEqual(
    dominoDoubles([
      [1, 2],
      [3, 3],
    ]),
    [[3, 3]],
  );
  assert.deepEqual(
    playableDominoes(
      [
        [1, 2],
        [3, 4],
        [2, 5],
      ],
      2,
    ),
    [
      [1, 2],
      [2, 5],
    ],
  );
  assert.deepEqual(
    playableDominoes(
      [
        [1, 2],
        [3, 4],
        [5, 5],
      ],
      2,
      4,
    ),
    [
      [1, 2],
      [3, 4],
    ],
  );
  assert.deepEqual(
    countEqualDominoes([
      [1, 2],
      [2, 1],
      [3, 4],
      [5, 6],
    ]),
    1,
  );
  assert.deepEqual(
    countEqualDominoes([
      [1, 2],
      [1, 2],
      [1, 1],
      [1, 2],
    ]),
    3,
  );
});

test("chains", () => {
  assert.deepEqual(
    isDominoChain([
      [1, 2],
      [2, 4],
      [4, 4],
    ]),
    true,
  );
  assert.deepEqual(
    isDominoChain([
      [1, 2],
      [4, 2],
    ]),
    false,
  );
  assert.deepEqual(isDominoChain([]), true);
  assert.deepEqual(
    dominoChain([
      [1, 2],
      [3, 1],
      [2, 3],
    ]),
    [
      [1, 2],
      [2, 3],
      [3, 1],
    ],
  );
  assert.deepEqual(
    dominoChain([
      [1, 2],
      [1, 3],
    ]),
    [
      [2, 1],
      [1, 3],
    ],
  );
  assert.deepEqual(
    dominoChain(
      [
        [1, 2],
        [1, 3],
      ],
      false,
    ),
    null,
  );
  assert.deepEqual(
    dominoChain([
      [1, 2],
      [4, 3],
    ]),
    null,
  );
  assert.deepEqual(dominoChain([]), []);
  assert.deepEqual(
    dominoChain([
      [3, 3],
      [1, 3],
    ]),
    [
      [3, 3],
      [3, 1],
    ],
  );
  assert.deepEqual(
    canChainDominoes([
      [1, 2],
      [1, 3],
    ]),
    true,
  );
  assert.deepEqual(
    canChainDominoes(
      [
        [1, 2],
        [1, 3],
      ],
      false,
    ),
    false,
  );
  assert.deepEqual(
    canChainDominoes([
      [1, 2],
      [4, 3],
    ]),
    false,
  );
  assert.deepEqual(
    canRingDominoes([
      [1, 2],
      [3, 1],
      [2, 3],
    ]),
    true,
  );
  assert.deepEqual(
    canRingDominoes([
      [1, 2],
      [2, 3],
    ]),
    false,
  );
  assert.deepEqual(
    canRingDominoes([
      [1, 1],
      [2, 2],
    ]),
    false,
  );
  assert.deepEqual(canRingDominoes([]), true);
});
