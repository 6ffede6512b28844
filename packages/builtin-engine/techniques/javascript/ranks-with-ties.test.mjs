import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rankWithTies,
  denseRanks,
  ranksAscending,
  rankNames,
  rankingRows,
  medals,
  bestNames,
  placeOnLeaderboard,
  placesOnLeaderboard,
  rankWithTiesAsOne,
  rankWithTiesByEach,
  rankWithTiesAsIs,
  rankWithTiesToAll,
  rankWithTiesOverAll,
  bestNamesOnly,
} from "./ranks-with-ties.mjs";

test("places", () => {
  assert.deepEqual(rankWithTies([50, 80, 80, 90]), [4, 2, 2, 1]);
  assert.deepEqual(rankWithTies([50, 80, 80, 90], "dense"), [3, 2, 2, 1]);
  assert.deepEqual(rankWithTies([50, 80, 80, 90], "ordinal"), [4, 2, 3, 1]);
  assert.deepEqual(rankWithTies([50, 80, 80, 90], "average"), [4, 2.5, 2.5, 1]);
  assert.deepEqual(rankWithTies([3, 1], "competition", true), [2, 1]);
  assert.throws(() => rankWithTies([3, 1], "other"), RangeError);
  assert.deepEqual(denseRanks([10, 10, 5]), [1, 1, 2]);
  assert.deepEqual(denseRanks([10, 10, 5], true), [2, 2, 1]);
  assert.deepEqual(ranksAscending([10, 10, 5]), [2, 2, 1]);
  assert.deepEqual(ranksAscending([10, 5, 5], "dense"), [2, 1, 1]);
});

test("names", () => {
  assert.deepEqual(rankNames({ Ann: 5, Bob: 9, Cid: 5 }), { Ann: 2, Bob: 1, Cid: 2 });
  assert.deepEqual(rankNames({ Ann: 5, Bob: 9 }, "dense", true), { Ann: 1, Bob: 2 });
  assert.deepEqual(rankingRows({ Cid: 5, Bob: 9, Ann: 5 }), [
    [1, "Bob", 9],
    [2, "Ann", 5],
    [2, "Cid", 5],
  ]);
  assert.deepEqual(rankingRows({}, "dense"), []);
  assert.deepEqual(medals([5, 4, 3, 2, 1]), ["Gold Medal", "Silver Medal", "Bronze Medal", "4", "5"]);
  assert.deepEqual(medals([1, 2], "gold", "silver"), ["silver", "gold"]);
  assert.deepEqual(bestNames({ Ann: 5, Bob: 9, Cid: 5, Dan: 1 }, 2), ["Bob", "Ann", "Cid"]);
  assert.deepEqual(bestNames({ Ann: 5 }), ["Ann"]);
  assert.deepEqual(placeOnLeaderboard([100, 90, 90, 80], 80), 3);
  assert.deepEqual(placeOnLeaderboard([], 5), 1);
  assert.deepEqual(placesOnLeaderboard([100, 100, 50, 40, 40, 20, 10], [5, 25, 50, 120]), [6, 4, 2, 1]);
});

test("other readings", () => {
  assert.deepEqual(rankWithTiesAsOne([9, 7, 7, 5]), [1, 2, 2, 3]);
  assert.deepEqual(rankWithTiesAsOne([9, 7, 7, 5], true), [3, 2, 2, 1]);
  assert.deepEqual(rankWithTiesByEach([9, 7, 7, 5]), [1, 2, 3, 4]);
  assert.deepEqual(rankWithTiesByEach([9, 7], true), [2, 1]);
  assert.deepEqual(rankWithTiesAsIs([9, 7, 7, 5]), [1, 2, 2, 4]);
  assert.deepEqual(rankWithTiesAsIs([9, 7], true), [2, 1]);
  assert.deepEqual(rankWithTiesToAll([9, 7, 7, 5]), [1, 3, 3, 4]);
  assert.deepEqual(rankWithTiesToAll([9, 7, 7, 5], true), [4, 3, 3, 1]);
  assert.deepEqual(rankWithTiesOverAll([9, 7, 7, 5]), [1, 2.5, 2.5, 4]);
  assert.deepEqual(rankWithTiesOverAll([9, 7], true), [2, 1]);
  assert.deepEqual(bestNamesOnly({ b: 1, a: 1, c: 2 }, 2), ["c", "a"]);
  assert.deepEqual(bestNamesOnly({ b: 1, a: 1, c: 1, d: 1 }), ["a", "b", "c"]);
});
