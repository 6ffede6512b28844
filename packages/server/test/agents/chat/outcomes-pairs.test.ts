import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, seen } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};

test("the whole of a pair is not what is left of it", () => {
  judged(
    [seen("source", "9 of 30 seats of the course are left; 2 of 4 lockers are left.")],
    [
      ["9 seats are left.", "supported"],
      ["30 seats are left.", "own_knowledge"],
      ["You can rent 2 more lockers.", "supported"],
      ["You can rent 4 more lockers.", "own_knowledge"],
      ["There are still 30 seats.", "own_knowledge"],
      ["The course has 30 seats.", "supported"],
      ["Of the 30 seats, 9 are left.", "supported"],
      ["9 of 30 seats are left.", "supported"],
      ["Nine of the course's 30 seats are left.", "supported"],
    ],
  );
  judged(
    [page("Von 12 Plätzen sind 5 belegt. Noch 3 von 8 Fahrrädern sind frei.")],
    [
      ["Es sind noch 3 Fahrräder frei.", "supported"],
      ["Es sind noch 8 Fahrräder frei.", "own_knowledge"],
    ],
  );
});

test("a part goes with its own whole", () => {
  judged(
    [seen("source", "9 of 30 seats are left, 2 of 4 lockers.")],
    [
      ["9 of 30 seats and 2 of 4 lockers are left.", "supported"],
      ["9 of 30 seats and 4 of 4 lockers are left.", "own_knowledge"],
      ["9 of 30 seats and 2 of 30 lockers are left.", "own_knowledge"],
      ["9 of 4 lockers are left.", "own_knowledge"],
    ],
  );
  judged(
    [printed("kept 7 of 9\n", "print(f'kept {len(a)} of {len(b)}')")],
    [
      ["It kept 7 of 9 rows.", "supported"],
      ["It kept 9 of 9 rows.", "own_knowledge"],
      ["It kept 7 of 7 rows.", "own_knowledge"],
    ],
  );
  judged(
    [page("40 of 50 guests came, 10 of 50 cancelled.")],
    [["10 of the 50 guests cancelled.", "supported"]],
  );
});

test("two figures of different things are no part and whole", () => {
  judged(
    [page("Each session has 45 minutes of work and a break of 10 minutes.")],
    [["You work 45 minutes and have breaks of 10 minutes.", "supported"]],
  );
});
