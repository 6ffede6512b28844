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

test("what a pattern finds is told by what came out for it, and nothing came out for what it misses", () => {
  const asked = ["Which of my photos does this catch? trip_rome_01.jpg, Trip_Oslo_2.JPG, cover.png, list.md"];
  const code =
    "import re\nnames = ['trip_rome_01.jpg', 'Trip_Oslo_2.JPG', 'cover.png', 'list.md']\nfor n in names:\n    m = re.search(r'trip_(\\w+)_(\\d+)\\.jpg', n, re.I)\n    print(n, '->', m.groups() if m else None)";
  const lines =
    "trip_rome_01.jpg -> ('rome', '01')\nTrip_Oslo_2.JPG -> ('Oslo', '2')\ncover.png -> None\nlist.md -> None\n";
  judged(
    [printed(lines, code)],
    [
      ["`cover.png` and `list.md` are skipped, as you want.", "supported"],
      ["It finds `trip_rome_01.jpg` and `Trip_Oslo_2.JPG`.", "supported"],
      ["`list.md` isn't caught.", "supported"],
      ["`Trip_Oslo_2.JPG` is left out, because of its capitals.", "own_knowledge"],
      ["It misses `trip_rome_01.jpg`.", "own_knowledge"],
      ["It also catches `cover.png`.", "own_knowledge"],
      ["`list.md` is matched, too.", "own_knowledge"],
    ],
    asked,
  );
  const script = printed(
    "trip_rome_01.jpg [ 'rome' ]\ncover.png null\n",
    "for (const n of names) console.log(n, n.match(/rome|oslo/i));",
  );
  judged([script], [["`cover.png` is not recognised.", "supported"]], asked);
  judged([script], [["`trip_rome_01.jpg` is ignored.", "own_knowledge"]], asked);
  // What is printed as nothing where something was found tells nothing.
  const reverse = printed(
    "cover.png -> cover.png\ntrip_rome_01.jpg -> None\n",
    code.replace("m.groups() if m else None", "None if m else n"),
  );
  assert.notEqual(outcomes("It misses `trip_rome_01.jpg`.", [reverse], asked)[0], "supported");
  assert.notEqual(outcomes("It finds `trip_rome_01.jpg`.", [reverse], asked)[0], "own_knowledge");
});
