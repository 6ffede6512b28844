import assert from "node:assert/strict";
import { test } from "node:test";
import { transpose, mirror, turn, turnBy, mirrorByAll, transposeByAll } from "./matrix-transpose.mjs";

test("rows become columns", () => {
  assert.deepEqual(
    transpose([
      [1, 2, 3],
      [4, 5, 6],
    ]),
    [
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  );
  assert.deepEqual(transpose([[1]]), [[1]]);
  assert.deepEqual(transpose([]), []);
  assert.throws(() => transpose([[1, 2], [3]]), RangeError);
});

test("turns in both directions", () => {
  assert.deepEqual(
    turn([
      [1, 2],
      [3, 4],
    ]),
    [
      [3, 1],
      [4, 2],
    ],
  );
  assert.deepEqual(
    turn(
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      -1,
    ),
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  );
  assert.deepEqual(
    turn(
      [
        [1, 2],
        [3, 4],
      ],
      2,
    ),
    [
      [4, 3],
      [2, 1],
    ],
  );
  assert.deepEqual(
    turn(
      [
        [1, 2],
        [3, 4],
      ],
      4,
    ),
    [
      [1, 2],
      [3, 4],
    ],
  );
  assert.deepEqual(turn([]), []);
});

test("left and right change places", () => {
  assert.deepEqual(
    mirror([
      [1, 2, 3],
      [4, 5, 6],
    ]),
    [
      [3, 2, 1],
      [6, 5, 4],
    ],
  );
  assert.deepEqual(mirror([]), []);
});

test("other readings", () => {
  assert.deepEqual(
    turnBy([
      [1, 2],
      [3, 4],
    ]),
    [
      [2, 4],
      [1, 3],
    ],
  );
  assert.deepEqual(turnBy([[1, 2]], 2), [[2, 1]]);
  assert.deepEqual(
    mirrorByAll([
      [1, 2],
      [3, 4],
    ]),
    [
      [3, 4],
      [1, 2],
    ],
  );
  assert.deepEqual(transposeByAll([[1, 2], [3]]), [
    [1, 3],
    [2, null],
  ]);
  assert.deepEqual(transposeByAll([]), []);
});
