import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, seen } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome];
const judged = (findings: ChatFinding[], cases: Case[]) => {
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, findings), [outcome], answer);
};
const calculated = (expression: string, result: string) =>
  seen("calculation", result, { input: expression, isOwnText: true });

test("a range that is put together from two is not supported", () => {
  judged(
    [page("Delivery takes 3 to 5 working days within the country and 8–12 abroad.")],
    [
      ["Delivery takes 3 to 5 working days.", "supported"],
      ["Abroad it takes 8 to 12.", "supported"],
      ["Abroad it takes 3 to 12 hours.", "own_knowledge"],
    ],
  );
  judged(
    [page("Tuesday to Saturday | 10:00–18:00\nSunday | 11:00–17:00")],
    [
      ["On Sundays it is open from 11 am to 5 pm.", "supported"],
      ["On Sundays it is open from 10 am to 5 pm.", "own_knowledge"],
      ["It opens at 10 am.", "supported"],
    ],
  );
});

test("the result of one calculation is not supported as that of another", () => {
  judged(
    [calculated("15% * 640", "96"), calculated("25% * 640", "160")],
    [
      ["15 % of 640 is 96.", "supported"],
      ["15 % of 640 is 160.", "own_knowledge"],
      ["15 % is 96 and 25 % is 160.", "supported"],
      ["The larger share is 160.", "supported"],
    ],
  );
  judged(
    [calculated("65 mph to km/h", "104.60736 km / h"), calculated("50 mph to km/h", "80.4672 km / h")],
    [
      ["50 mph is 80.5 km/h.", "supported"],
      ["50 mph is 104.6 km/h.", "own_knowledge"],
    ],
  );
});

test("a calculation that goes on from another is its result too", () => {
  const fuel = calculated("640 * 6.4 / 100", "40.96");
  for (const cost of [calculated("640 * 6.4 / 100 * 1.79", "73.3184"), calculated("40.96 * 1.79", "73.3184")])
    judged([fuel, cost], [["640 km at 6.4 l per 100 km cost €73.32.", "supported"]]);
  const seconds = calculated("4.7e9 * 8 / 100e6", "376");
  const minutes = calculated("376 s to minutes", "6.266666666666667 minutes");
  judged([seconds, minutes], [["It takes 376 seconds, or about 6.3 minutes.", "supported"]]);
});

test("a figure of one row of a table is not supported for another row", () => {
  const table =
    "region  units  revenue\nNorth   120    3480.50\nSouth   95     4120.00\nWest    143    2990.25\n";
  const json = '{"North": {"units": 120, "revenue": 3480.5}, "South": {"units": 95, "revenue": 4120.0}}';
  const list =
    '[{"region": "North", "units": 120, "revenue": 3480.5}, {"region": "South", "units": 95, "revenue": 4120}]';
  for (const output of [table, json, list])
    judged(
      [printed(output)],
      [
        ["North sold 120 units.", "supported"],
        ["| North | 120 | 3,480.50 |", "supported"],
        ["North sold 95 units.", "own_knowledge"],
        ["| North | 120 | 4,120.00 |", "own_knowledge"],
        ["North is ahead of South with its 95 units.", "supported"],
        ["The smallest region sold 95 units.", "supported"],
      ],
    );
  judged([printed("mean 38 40\nmedian 37 39\n")], [["The average was 38, the median 37.", "supported"]]);
});

test("a number directly behind a label is not supported if it stands behind another in the evidence", () => {
  judged(
    [printed("mean 38\nmedian 37.0\nmin 29 max 52\n")],
    [
      ["The median is 37.", "supported"],
      ["**Median:** 37", "supported"],
      ["| Maximum | 52 |", "supported"],
      ["The average (38) is slightly above the median.", "supported"],
      ["The median is 38.", "own_knowledge"],
      ["**Maximum:** 29", "own_knowledge"],
      ["| Minimum | 52 |", "own_knowledge"],
    ],
  );
  judged(
    [printed('{"alpha": {"min": 3.1, "max": 9.9}, "beta": {"min": 4.4, "max": 7.2}}')],
    [
      ["Alpha's maximum is 9.9.", "supported"],
      ["Alpha's minimum is 9.9.", "own_knowledge"],
    ],
  );
  judged([printed("tests 5\npassed 3\nfailed 2\n")], [["Tests: 3 passed, 2 failed", "supported"]]);
});

test("a number that has a name in the evidence is not supported under another", () => {
  judged(
    [page("Tickets: adults €29.40, youth €14.70. The museum has a café.")],
    [
      ["Adults pay €29.40.", "supported"],
      ["Adults pay €14.70.", "own_knowledge"],
      ["Youth tickets cost €29.40.", "own_knowledge"],
    ],
  );
  judged(
    [printed("region,sales\nNorth,95\nSouth,120\nEast,88\ntotal 303\n")],
    [
      ["North sold 95 and South 120.", "supported"],
      ["North sold 120 and South 95.", "own_knowledge"],
      ["South is ahead of North with 120.", "supported"],
      ["East sold 303 units.", "own_knowledge"],
      ["| North | 88 |", "own_knowledge"],
    ],
  );
  judged(
    [seen("receipt", '{"steps":4,"ok":true,"files":2,"duration_s":12.4,"exit_code":0}')],
    [
      ["It changed 2 files in 4 steps.", "supported"],
      ["It changed 4 files in 2 steps.", "own_knowledge"],
      ["It exited with code 4.", "own_knowledge"],
      ["It took 12.4 seconds.", "supported"],
      ["It took 12.4 minutes.", "own_knowledge"],
    ],
  );
  judged(
    [printed("tests 120\npass 118\nfail 2\n")],
    [
      ["118 of 120 tests passed.", "supported"],
      ["118 tests passed and 2 failed.", "supported"],
      ["Of the 120 tests, 118 passed.", "supported"],
      ["118 tests failed.", "own_knowledge"],
      ["2 tests passed and 118 failed.", "own_knowledge"],
    ],
  );
});

test("a verdict on the whole run is none of what a number behind a colon counts", () => {
  judged(
    [
      seen(
        "receipt",
        'verdict: failed\n{"command": "npm test", "exit_code": 1, "tests": {"passed": 21, "failed": 3}, "duration_ms": 52340}',
      ),
    ],
    [
      ["No, that run failed: 21 tests passed and **3 failed**.", "supported"],
      ["The run failed: 21 passed, 3 failed.", "supported"],
      ["No, that run failed: 3 tests passed and 21 failed.", "own_knowledge"],
      ["The run failed: 21 tests failed.", "own_knowledge"],
      ["The run failed: 3 tests passed.", "own_knowledge"],
    ],
  );
});

test("the words of one figure of a sentence are not held against another", () => {
  const grades = printed(
    "credits: 27\nweighted average: 1.7\nunweighted average: 1.66\n",
    'print("credits:", sum(c))\nprint("weighted average:", avg(c, g))\nprint("unweighted average:", sum(g) / len(g))',
  );
  judged(
    [grades],
    [
      ["Your weighted average over 27 ECTS is currently **1.70**.", "supported"],
      ["The weighted average for all 27 credits is exactly 1.70.", "supported"],
      ["Your weighted average over 27 ECTS is currently 1.66.", "own_knowledge"],
      ["Your weighted average over 1.7 ECTS is currently 27.", "own_knowledge"],
    ],
  );
});

test("how often something comes is not how long it takes", () => {
  judged(
    [
      page(
        "P5 Holiday\n€9.80 per day. Shuttle bus every 20 minutes, ride 12 minutes, free of charge.\nThe shuttle runs from 3:30 to 0:30.\n",
      ),
    ],
    [
      [
        "In return you take a free shuttle bus, which runs every 20 minutes and takes 12 minutes.",
        "supported",
      ],
      ["The shuttle bus comes every 20 minutes, and the ride takes 12 minutes.", "supported"],
      ["You take a free shuttle bus, which runs every 12 minutes and takes 20 minutes.", "own_knowledge"],
      ["The ride with the shuttle bus takes 20 minutes.", "own_knowledge"],
      ["The shuttle bus runs every 12 minutes.", "own_knowledge"],
    ],
  );
});
