import assert from "node:assert/strict";
import { test } from "node:test";
import {
  mergeIntervals,
  gaps,
  coveredLength,
  mergeIntervalsByOne,
  coveredLengthByOne,
  gapsOnly,
} from "./merge-intervals.mjs";

test("overlaps become one, in order", () => {
  assert.deepEqual(
    mergeIntervals([
      [8, 10],
      [1, 3],
      [2, 6],
      [15, 18],
    ]),
    [
      [1, 6],
      [8, 10],
      [15, 18],
    ],
  );
  assert.deepEqual(
    mergeIntervals([
      [1, 10],
      [2, 3],
      [4, 12],
    ]),
    [[1, 12]],
  );
  assert.deepEqual(
    mergeIntervals([
      [1, 10],
      [2, 3],
    ]),
    [[1, 10]],
  );
  assert.deepEqual(mergeIntervals([]), []);
  assert.throws(() => mergeIntervals([[3, 1]]), RangeError);
});

test("touching ends, by choice", () => {
  assert.deepEqual(
    mergeIntervals([
      [1, 3],
      [3, 5],
    ]),
    [[1, 5]],
  );
  assert.deepEqual(
    mergeIntervals(
      [
        [1, 3],
        [3, 5],
      ],
      false,
    ),
    [
      [1, 3],
      [3, 5],
    ],
  );
});

test("numbers are ordered as numbers", () => {
  assert.deepEqual(
    mergeIntervals([
      [10, 11],
      [9, 9],
    ]),
    [
      [9, 9],
      [10, 11],
    ],
  );
});

test("gaps and lengths", () => {
  assert.deepEqual(
    gaps(
      [
        [3, 5],
        [4, 8],
      ],
      0,
      10,
    ),
    [
      [0, 3],
      [8, 10],
    ],
  );
  assert.deepEqual(
    gaps(
      [
        [0, 4],
        [12, 20],
      ],
      0,
      10,
    ),
    [[4, 10]],
  );
  assert.deepEqual(gaps([], 1, 2), [[1, 2]]);
  assert.deepEqual(gaps([[0, 9]], 2, 5), []);
  assert.deepEqual(
    coveredLength([
      [1, 4],
      [2, 6],
      [8, 9],
    ]),
    6,
  );
  assert.deepEqual(gaps([[0, 5]], 0, 5), []);
  assert.deepEqual(
    gaps(
      [
        [0, 5],
        [7, 9],
      ],
      0,
      5,
    ),
    [],
  );
});

test("other readings", () => {
  assert.deepEqual(
    mergeIntervalsByOne([
      [4, 6],
      [1, 3],
      [8, 9],
    ]),
    [
      [1, 6],
      [8, 9],
    ],
  );
  assert.deepEqual(
    coveredLengthByOne([
      [1, 3],
      [3, 4],
    ]),
    4,
  );
  assert.deepEqual(
    gapsOnly([
      [5, 6],
      [1, 2],
      [2, 3],
    ]),
    [[3, 5]],
  );
  assert.deepEqual(gapsOnly([]), []);
});

test("an empty stretch has no gaps", () => {
  assert.deepEqual(gaps([[3, 5]], 0, 0), []);
  assert.deepEqual(gaps([[3, 5]], 5, 4), []);
  assert.deepEqual(
    gaps(
      [
        [1, 2],
        [3, 5],
      ],
      0,
      2,
    ),
    [[0, 1]],
  );
});
