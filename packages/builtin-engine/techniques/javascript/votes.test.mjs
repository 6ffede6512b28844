import assert from "node:assert/strict";
import { test } from "node:test";
import {
  tally,
  tallySorted,
  voteLeaders,
  electionWinner,
  alphabeticalWinner,
  majorityWinner,
  voteShares,
  electionWinnerOrOne,
  electionWinnerByAlphabet,
  electionWinnerLastInAlphabet,
  electionWinnerToGet,
  majorityWinnerOrTwo,
  tallySortedByAlphabet,
  winningMargin,
  voteSharesAsIs,
} from "./votes.mjs";

test("counts", () => {
  assert.deepEqual(tally(["b", "a", "b"]), { b: 2, a: 1 });
  assert.deepEqual(tally([]), {});
  assert.deepEqual(tallySorted(["b", "a", "c", "a"]), [
    ["a", 2],
    ["b", 1],
    ["c", 1],
  ]);
});

test("winners", () => {
  assert.deepEqual(voteLeaders(["x", "y", "y", "x", "z"]), ["x", "y"]);
  assert.deepEqual(voteLeaders({ x: 5, y: 9 }), ["y"]);
  assert.deepEqual(voteLeaders([]), []);
  assert.deepEqual(electionWinner(["x", "y", "y"]), "y");
  assert.deepEqual(electionWinner(["x", "y"]), null);
  assert.deepEqual(electionWinner(["x", "y"], "tie"), "tie");
  assert.deepEqual(electionWinner([]), null);
  assert.deepEqual(electionWinner({ Ann: 3, Bob: 5 }), "Bob");
  assert.deepEqual(alphabeticalWinner(["x", "b", "b", "x"]), "b");
  assert.deepEqual(alphabeticalWinner([]), null);
  assert.deepEqual(majorityWinner(["x", "y", "y"]), "y");
  assert.deepEqual(majorityWinner(["x", "y"]), null);
  assert.deepEqual(majorityWinner(["x", "y", "z", "z"], "none"), "none");
  assert.deepEqual(voteShares(["x", "y", "y"]), { y: 66.7, x: 33.3 });
  assert.deepEqual(voteShares({ x: 1, y: 2 }, 0), { x: 33, y: 67 });
  assert.deepEqual(voteShares({ x: 0 }), { x: 0 });
});

test("other readings", () => {
  assert.deepEqual(electionWinnerOrOne(["b", "a", "a", "b"]), "b");
  assert.deepEqual(electionWinnerOrOne([], "none"), "none");
  assert.deepEqual(electionWinnerByAlphabet(["b", "a", "a", "b"]), "a");
  assert.deepEqual(electionWinnerLastInAlphabet(["a", "b", "a", "b"]), "b");
  assert.deepEqual(electionWinnerLastInAlphabet([]), null);
  assert.deepEqual(electionWinnerToGet(["b", "a", "a", "b"]), "a");
  assert.deepEqual(electionWinnerToGet([]), null);
  assert.deepEqual(majorityWinnerOrTwo(["a", "b", "b", "a"]), "a");
  assert.deepEqual(majorityWinnerOrTwo(["a", "b", "c"]), null);
  assert.deepEqual(majorityWinnerOrTwo({ a: 0 }), null);
  assert.deepEqual(tallySortedByAlphabet(["b", "a", "c", "c"]), [
    ["c", 2],
    ["a", 1],
    ["b", 1],
  ]);
  assert.deepEqual(winningMargin(["a", "b", "a", "a"]), 2);
  assert.deepEqual(winningMargin({ a: 2, b: 5 }), 3);
  assert.deepEqual(winningMargin(["a"]), 1);
  assert.deepEqual(winningMargin([]), 0);
});

test("without rounding", () => {
  assert.deepEqual(voteSharesAsIs(["x", "y", "y"]), { y: 66.66666666666667, x: 33.333333333333336 });
});
