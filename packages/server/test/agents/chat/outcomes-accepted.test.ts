import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, printed } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};
const given = ["Does ^[A-Z]{2}-\\d{2}$ match plates? Try AB-12, ab-12, ABC-1 and XY-99."];

test("what a pattern accepts is what the program printed of it", () => {
  const findings = [
    printed(
      "AB-12 True\nab-12 False\nABC-1 False\nXY-99 True\n",
      "import re\nfor s in ['AB-12', 'ab-12', 'ABC-1', 'XY-99']:\n    print(s, bool(re.fullmatch(r'[A-Z]{2}-\\d{2}', s)))",
    ),
  ];
  judged(
    findings,
    [
      ["It accepts `AB-12` and `XY-99`.", "supported"],
      ["`ab-12` is rejected.", "supported"],
      ["`ABC-1` doesn't match.", "supported"],
      ["It accepts `ab-12`.", "own_knowledge"],
      ["It accepts `AB-12` and `ABC-1`.", "own_knowledge"],
      ["`AB-12` is rejected.", "own_knowledge"],
      ["`XY-99` does not match.", "own_knowledge"],
      ["`ABC-1` wird abgelehnt.", "supported"],
      ["`AB-12` wird abgelehnt.", "own_knowledge"],
    ],
    given,
  );
});

test("a program that asks for the reverse tells nothing of what is accepted", () => {
  const findings = [
    printed(
      "AB-12 false\nab-12 true\n",
      "for (const s of ['AB-12', 'ab-12']) console.log(s, !/^[A-Z]{2}-\\d{2}$/.test(s));",
    ),
  ];
  for (const answer of ["It accepts `AB-12`.", "`ab-12` is rejected."])
    assert.notEqual(outcomes(answer, findings, given)[0], "own_knowledge", answer);
  const literal = [printed("AB-12 true\n", "console.log('AB-12 true'); /x/.test('y')")];
  assert.notEqual(outcomes("It accepts `AB-12`.", literal, given)[0], "supported");
});
