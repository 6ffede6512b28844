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

test("how often something is may be said in a word", () => {
  judged(
    [page("Each membership can be paused twice. Guests may visit the sauna once.")],
    [
      ["You can pause a membership two times.", "supported"],
      ["You can pause a membership 2 times.", "supported"],
      ["You can pause a membership three times.", "own_knowledge"],
      ["Guests may visit the sauna once.", "supported"],
    ],
  );
  const counts = [
    printed(
      "      4 red\n      2 blue\n      1 green\n",
      "bash\nprintf '%s\\n' red blue red red blue green red | sort | uniq -c | sort -rn",
    ),
  ];
  judged(
    counts,
    [
      ["`blue` comes up twice.", "supported"],
      ["`green` comes up only once.", "supported"],
      ["`red` comes up four times.", "supported"],
      ["`red` comes up five times.", "own_knowledge"],
    ],
    ["Which colour is most frequent: red blue red red blue green red?"],
  );
  assert.notEqual(outcomes("`red` comes up only once.", counts)[0], "supported");
  assert.notEqual(outcomes("`green` comes up twice.", counts)[0], "supported");
});

test("a ratio, a rate and some time or other are no counts", () => {
  const findings = [page("The new model has 2 fans and 1 port.")];
  for (const answer of [
    "It is twice as loud.",
    "Clean the filter twice a week.",
    "Once it is on, wait a little.",
    "Do not plug in everything at once.",
  ])
    assert.notEqual(outcomes(answer, findings)[0], "supported", answer);
});
