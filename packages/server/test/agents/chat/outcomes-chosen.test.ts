import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};

test("commas between values below their names are none of thousands", () => {
  const program =
    "import csv\nprint('station,trips,minutes')\nfor name, trips in counts.items():\n    print(f'{name},{len(trips)},{sum(trips):.1f}')";
  judged(
    [printed("station,trips,minutes\nDock,14,310.5\nMill,3,125.0\n", program)],
    [
      ["Dock had 14 trips with 310.5 minutes.", "supported"],
      ["Mill had 3 trips.", "supported"],
      ["Dock had 14,310.5 minutes.", "own_knowledge"],
    ],
  );
  judged([page("In total, we sold 14,310 tickets.")], [["They sold 14,310 tickets.", "supported"]]);
  judged(
    [printed("total: 14,310\n", "print(f'total: {sum(x):,}')")],
    [["The total is 14,310.", "supported"]],
  );
});

test("the least and the greatest of what the person gave are its range", () => {
  const given = ["Range of these weights in kg: 71, 64, 90, 82"];
  const program = "w = [71, 64, 90, 82]\nprint('min', min(w), 'max', max(w))";
  judged(
    [printed("min 64 max 90\n", program)],
    [
      ["Range: 64 to 90 kg", "supported"],
      ["They lie between 64 and 90 kg.", "supported"],
      ["The weights go from 64 to 90 kg.", "supported"],
      ["Range: 64 to 82 kg", "looked_up"],
      ["Range: 71 to 90 kg", "looked_up"],
    ],
    given,
  );
});

test("a decimal of a program is one number, and not two pieces of another", () => {
  const code = "rows = {'Ana': [3.25, 4], 'Leo': [7.5, 17.75]}\nprint('all', sum(map(sum, rows.values())))";
  assert.deepEqual(outcomes("Together they have 32.5 hours.", [printed("all 32.5\n", code)]), ["supported"]);
  const hidden = "print('32' + '.' + '5')";
  assert.notEqual(outcomes("Together they have 32.5 hours.", [printed("32.5\n", hidden)])[0], "supported");
});
