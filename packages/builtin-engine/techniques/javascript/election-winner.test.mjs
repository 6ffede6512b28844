import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countVotes,
  leadersOfCounts,
  electionWinner,
  winnerOfCounts,
  electionLeaders,
  winnerByAlphabet,
  winnerByAlphabetLast,
  winnerFirstVoted,
  majorityWinner,
  votePercentages,
  voteRanking,
  countPossibleWinners,
  electionWinnerOrAll,
  winnerFirstReached,
  halfWinner,
  votePercentagesOf,
  voteRankingOf,
} from "./election-winner.mjs";

test("counts", () => {
  assert.deepEqual(countVotes(["Ann", "Bob", "Ann"]), { Ann: 2, Bob: 1 });
  assert.deepEqual(countVotes([]), {});
  assert.deepEqual(votePercentages(["Ann", "Bob", "Ann"]), { Ann: 66.7, Bob: 33.3 });
  assert.deepEqual(votePercentages(["Ann"], 0), { Ann: 100 });
  assert.deepEqual(voteRanking(["Cid", "Bob", "Ann", "Bob"]), [
    ["Bob", 2],
    ["Ann", 1],
    ["Cid", 1],
  ]);
  assert.deepEqual(leadersOfCounts({ Ann: 2, Bob: 2, Cid: 1 }), ["Ann", "Bob"]);
  assert.deepEqual(leadersOfCounts({}), []);
});

test("winners", () => {
  assert.deepEqual(electionWinner(["Ann", "Bob", "Ann"]), "Ann");
  assert.deepEqual(electionWinner(["Ann", "Bob"]), null);
  assert.deepEqual(electionWinner(["Ann", "Bob"], "tie"), "tie");
  assert.deepEqual(electionWinner([]), null);
  assert.deepEqual(winnerOfCounts({ Ann: 2, Bob: 5 }), "Bob");
  assert.deepEqual(winnerOfCounts({ Ann: 5, Bob: 5 }, "draw"), "draw");
  assert.deepEqual(electionLeaders(["Bob", "Ann"]), ["Bob", "Ann"]);
  assert.deepEqual(winnerByAlphabet(["Bob", "Ann"]), "Ann");
  assert.deepEqual(winnerByAlphabet([]), null);
  assert.deepEqual(winnerByAlphabetLast(["Bob", "Ann"]), "Bob");
  assert.deepEqual(winnerFirstVoted(["Bob", "Ann", "Cid", "Ann", "Bob"]), "Bob");
  assert.deepEqual(winnerFirstVoted([]), null);
  assert.deepEqual(majorityWinner(["Ann", "Ann", "Bob"]), "Ann");
  assert.deepEqual(majorityWinner(["Ann", "Bob"]), null);
  assert.deepEqual(majorityWinner(["Ann", "Bob"], "nobody"), "nobody");
  assert.deepEqual(countPossibleWinners([2, 3, 5, 2], 3), 2);
  assert.deepEqual(countPossibleWinners([1, 3, 3, 1, 1], 0), 0);
  assert.deepEqual(countPossibleWinners([2, 3, 5, 2], 4), 4);
  assert.deepEqual(countPossibleWinners([5, 1, 3]), 1);
});

test("readings that differ", () => {
  assert.deepEqual(electionWinnerOrAll(["b", "a", "b"]), "b");
  assert.deepEqual(electionWinnerOrAll(["b", "a"]), ["b", "a"]);
  assert.deepEqual(electionWinnerOrAll(["b", "a"], true), ["a", "b"]);
  assert.deepEqual(winnerFirstReached(["b", "a", "a", "b"]), "a");
  assert.deepEqual(winnerFirstReached([]), null);
  assert.deepEqual(halfWinner(["b", "a"]), "b");
  assert.deepEqual(halfWinner(["b", "a", "c"]), null);
  assert.deepEqual(halfWinner(["b", "a", "c"], "none"), "none");
});

test("exact and whole percentages", () => {
  assert.deepEqual(votePercentagesOf(["a", "b", "a", "a", "a", "a", "a", "a"]), { a: 87.5, b: 12.5 });
  assert.deepEqual(votePercentagesOf(["a", "b", "a", "a", "a", "a", "a", "a"], true), { a: 88, b: 13 });
  assert.deepEqual(votePercentagesOf([]), {});
  assert.deepEqual(voteRankingOf(["b", "a", "c", "c"]), [
    ["c", 2],
    ["b", 1],
    ["a", 1],
  ]);
  assert.deepEqual(voteRankingOf(["a", "b", "c", "c"], true), [
    ["c", 2],
    ["b", 1],
    ["a", 1],
  ]);
  assert.deepEqual(voteRankingOf(["b", "a", "d", "c", "c"], true), [
    ["c", 2],
    ["d", 1],
    ["b", 1],
    ["a", 1],
  ]);
});
