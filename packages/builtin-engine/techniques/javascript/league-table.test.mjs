import assert from "node:assert/strict";
import { test } from "node:test";
import {
  leaguePoints,
  pointsOfForm,
  pointsOfScores,
  matchResult,
  leagueTable,
  leagueOrder,
  teamPoints,
  leagueChampion,
  tournamentWinner,
  leagueOrderByPoints,
  leagueOrderByDifference,
  leaguePointsInOrder,
  leaguePointsAsIs,
  tournamentWinnerByAlphabet,
  matchLetter,
} from "./league-table.mjs";

test("points", () => {
  assert.deepEqual(leaguePoints(3, 4, 2), 13);
  assert.deepEqual(leaguePoints(0, 0), 0);
  assert.deepEqual(leaguePoints(2, 1, 1, 2, 1), 5);
  assert.deepEqual(pointsOfForm("WDLW"), 7);
  assert.deepEqual(pointsOfForm(["w", "l"], 2, 1, 0), 2);
  assert.deepEqual(pointsOfForm("LL", 3, 1, -1), -2);
  assert.deepEqual(pointsOfScores(["3:1", "2:2", "0:1"]), 4);
  assert.deepEqual(pointsOfScores(["10-9"], 2), 2);
  assert.deepEqual(pointsOfScores([]), 0);
  assert.deepEqual(matchResult(2, 1), "home");
  assert.deepEqual(matchResult(1, 2), "away");
  assert.deepEqual(matchResult(1, 1), "draw");
  assert.deepEqual(matchResult(0, 3, "A", "B", "-"), "B");
});

test("tables", () => {
  assert.deepEqual(leagueTable([["A", 2, "B", 1]]), [
    { team: "A", played: 1, wins: 1, draws: 0, losses: 0, goals: 2, against: 1, points: 3 },
    { team: "B", played: 1, wins: 0, draws: 0, losses: 1, goals: 1, against: 2, points: 0 },
  ]);
  assert.deepEqual(
    leagueOrder([
      ["B", 1, "A", 1],
      ["C", 0, "A", 2],
      ["C", 3, "B", 0],
    ]),
    ["A", "C", "B"],
  );
  assert.deepEqual(leagueOrder([["B", 1, "A", 1]]), ["A", "B"]);
  assert.deepEqual(
    leagueOrder([
      ["A", 2, "B", 1],
      ["C", 3, "D", 2],
    ]),
    ["C", "A", "D", "B"],
  );
  assert.deepEqual(
    teamPoints([
      ["B", 1, "A", 1],
      ["C", 0, "A", 2],
    ]),
    { B: 1, A: 4, C: 0 },
  );
  assert.deepEqual(teamPoints([["B", 1, "A", 0]], 2), { B: 2, A: 0 });
  assert.deepEqual(leagueChampion([["A", 0, "B", 1]]), "B");
  assert.deepEqual(leagueChampion([]), null);
  assert.deepEqual(
    tournamentWinner(
      [
        ["HTML", "C#"],
        ["C#", "Python"],
        ["Python", "HTML"],
      ],
      [0, 0, 1],
    ),
    "Python",
  );
  assert.deepEqual(
    tournamentWinner(
      [
        ["A", "B"],
        ["B", "A"],
      ],
      [1, 1],
    ),
    "A",
  );
  assert.deepEqual(tournamentWinner([], []), null);
});

test("other readings", () => {
  assert.deepEqual(
    leagueOrderByPoints([
      ["B", 5, "A", 0],
      ["A", 1, "C", 0],
      ["C", 0, "D", 0],
    ]),
    ["A", "B", "C", "D"],
  );
  assert.deepEqual(
    leagueOrderByPoints(
      [
        ["B", 1, "A", 0],
        ["A", 1, "B", 1],
      ],
      2,
      1,
    ),
    ["B", "A"],
  );
  assert.deepEqual(
    leagueOrderByDifference([
      ["B", 2, "A", 0],
      ["A", 4, "B", 2],
    ]),
    ["A", "B"],
  );
  assert.deepEqual(
    leagueOrderByDifference([
      ["B", 3, "C", 2],
      ["A", 1, "D", 0],
    ]),
    ["A", "B", "C", "D"],
  );
  assert.deepEqual(
    leagueOrderByDifference([
      ["D", 3, "C", 0],
      ["A", 1, "B", 0],
    ]),
    ["D", "A", "B", "C"],
  );
  assert.deepEqual(
    leagueOrder([
      ["B", 3, "C", 2],
      ["A", 1, "D", 0],
    ]),
    ["B", "A", "C", "D"],
  );
  assert.deepEqual(
    leaguePointsInOrder([
      ["B", 0, "A", 0],
      ["C", 1, "A", 0],
    ]),
    [
      ["C", 3],
      ["A", 1],
      ["B", 1],
    ],
  );
  assert.deepEqual(
    leaguePointsAsIs([
      ["B", 0, "A", 0],
      ["C", 1, "A", 0],
    ]),
    [
      ["C", 3],
      ["B", 1],
      ["A", 1],
    ],
  );
  assert.deepEqual(
    tournamentWinnerByAlphabet(
      [
        ["b", "a"],
        ["a", "c"],
      ],
      [1, 1],
    ),
    "a",
  );
  assert.deepEqual(
    tournamentWinnerByAlphabet(
      [
        ["b", "a"],
        ["a", "b"],
      ],
      [1, 0],
    ),
    "b",
  );
  assert.deepEqual(tournamentWinnerByAlphabet([], []), null);
  assert.deepEqual(matchLetter(2, 1), "W");
  assert.deepEqual(matchLetter(1, 1), "D");
  assert.deepEqual(matchLetter(0, 1), "L");
  assert.deepEqual(matchLetter(0, 1, "WTL"), "L");
});
