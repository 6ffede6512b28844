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

test("a program that counts in a dictionary works its counts out", () => {
  const python =
    "python\nseen, out = {}, []\nfor n in names:\n    k = n.strip().lower()\n    seen[k] = seen.get(k, 0) + 1\n    if seen[k] == 1:\n        out.append(n.strip())\nfor n in out:\n    print(n, seen[n.lower()])";
  const script =
    "javascript\nconst m = new Map();\nfor (const n of names) m.set(n, (m.get(n) ?? 0) + 1);\nfor (const [n, c] of m) console.log(n, c);";
  const object =
    "javascript\nconst c = {};\nfor (const n of names) c[n] = (c[n] || 0) + 1;\nfor (const n of Object.keys(c)) console.log(n, c[n]);";
  const given = ["How often is each on my guest list: Lena, Marc, lena, Tobias, Marc, LENA?"];
  for (const code of [python, script, object]) {
    const counts = [printed("Lena 3\nMarc 2\nTobias 1\n", code)];
    judged(
      counts,
      [
        ["- Tobias (once)", "supported"],
        ["- Lena (3 times)", "supported"],
        ["Tobias was on your list once.", "supported"],
        ["- Tobias (twice)", "own_knowledge"],
        ["Marc was on your list three times.", "own_knowledge"],
      ],
      given,
    );
    for (const answer of ["Marc was on your list once.", "- Lena (once)"])
      assert.notEqual(outcomes(answer, counts, given)[0], "supported", answer);
  }
  // What the model wrote into the dictionary is not counted.
  const written =
    "python\nseen = {'Tobias': 1}\nfor k in names:\n    seen[k] = seen.get(k, 0) + 0\nprint('Tobias', seen['Tobias'])";
  assert.notEqual(outcomes("- Tobias (once)", [printed("Tobias 1\n", written)])[0], "supported");
});
