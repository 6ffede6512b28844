import assert from "node:assert/strict";
import { test } from "node:test";
import { placesOf, rankRows, rankTable, rankOfName, leaderboard, medals } from "./row-ranking.mjs";

test("places", () => {
  assert.deepEqual(placesOf([50, 80, 80, 20]), [3, 1, 1, 4]);
  assert.deepEqual(placesOf([50, 80, 80, 20], true), [2, 1, 1, 3]);
  assert.deepEqual(placesOf([]), []);
  assert.deepEqual(
    rankRows([
      { n: "a", s: 1 },
      { n: "b", s: 5 },
      { n: "c", s: 5 },
    ]),
    [
      { n: "b", s: 5, rank: 1 },
      { n: "c", s: 5, rank: 1 },
      { n: "a", s: 1, rank: 3 },
    ],
  );
  assert.deepEqual(rankTable({ Ann: 5, Bob: 9, Cy: 9 }), { Bob: 1, Cy: 1, Ann: 3 });
  assert.deepEqual(rankTable({ Ann: 5, Bob: 9, Cy: 9 }, true), { Bob: 1, Cy: 1, Ann: 2 });
  assert.deepEqual(
    rankOfName(
      [
        ["a", 3],
        ["b", 4],
      ],
      "a",
    ),
    2,
  );
  assert.deepEqual(
    rankOfName(
      [
        ["a", 3],
        ["b", 4],
      ],
      "z",
    ),
    null,
  );
});

test("lines", () => {
  assert.deepEqual(
    leaderboard([
      { name: "Ann", score: 7 },
      { name: "Bob", score: 9.5 },
    ]),
    ["1. Bob: 9.5", "2. Ann: 7"],
  );
  assert.deepEqual(leaderboard({ Ann: 7 }, "{name} is {rank}"), ["Ann is 1"]);
  assert.deepEqual(leaderboard([]), []);
  assert.deepEqual(medals({ a: 1, b: 4, c: 3, d: 2 }), { gold: "b", silver: "c", bronze: "d" });
  assert.deepEqual(medals([["a", 1]]), { gold: "a" });
  assert.deepEqual(rankTable([{ city: "Rome", name: "Ann", age: 30 }]), { Ann: 1 });
});
