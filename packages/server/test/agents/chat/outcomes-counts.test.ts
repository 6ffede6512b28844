import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judge = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};
const isSupported = (findings: ChatFinding[], answer: string, given: string[] = []) =>
  outcomes(answer, findings, given)[0] === "supported";

test("the whole of what passed and what failed is supported, and no other sum", () => {
  const failed = {
    failed: true,
    input: "javascript\nlet p=0,f=0;p++;f++;console.log(`pass ${p}\\nfail ${f}`);exit(f?1:0)",
    isOwnText: true,
  };
  judge(
    [seen("command", "exit code: 1\npass 3\nfail 1\n", failed)],
    [
      ["3 of 4 checks pass.", "supported"],
      ["1 of the 4 checks fails.", "supported"],
      ["3 of 5 checks pass.", "own_knowledge"],
      ["4 of 4 checks pass.", "own_knowledge"],
      ["3 of 4 checks fail.", "own_knowledge"],
      ["3 checks fail.", "own_knowledge"],
      ["1 check fails.", "supported"],
      ["All 4 checks pass.", "own_knowledge"],
    ],
  );
  judge(
    [page("tests 4, passed 3, failed 1")],
    [
      ["3 of 4 tests passed.", "supported"],
      ["3 of 7 tests passed.", "own_knowledge"],
      ["4 of 5 tests passed.", "own_knowledge"],
    ],
  );
  judge([page("3 adults and 4 children")], [["3 of 7 guests are adults.", "own_knowledge"]]);
});

test("a number is that of the things which the statement lists, if the evidence names no other", () => {
  const cats = [note("cat Pixel weighs 4.3 kg"), note("cat Bruno weighs 5.9 kg")];
  judge(cats, [
    ["You have two cats, Pixel and Bruno.", "supported"],
    ["You have three cats, Pixel, Bruno and Mia.", "own_knowledge"],
    ["You have three cats, Pixel and Bruno.", "own_knowledge"],
    ["You have two dogs, Pixel and Bruno.", "own_knowledge"],
  ]);
  assert.ok(!isSupported([...cats, note("cat Mia is shy")], "You have two cats, Pixel and Bruno."));
  const files = seen("receipt", "files changed: src/a_b.py, tests/test_a.py, c.py\nok: true");
  judge(
    [files],
    [
      ["It changed three files: `src/a_b.py`, `tests/test_a.py` and `c.py`.", "supported"],
      ["It changed two files: `src/a_b.py` and `c.py`.", "own_knowledge"],
      ["It changed three files: `src/a_b.py`, `d.py` and `c.py`.", "own_knowledge"],
    ],
  );
});

test("a number whose noun is left out is not taken for another's", () => {
  const usage = page("runs: 3 of 8 left today\nfrom packs: 41 runs");
  judge(
    [usage],
    [
      ["You have 3 of 8 runs left today, plus 41 from packs.", "supported"],
      ["You have 3 of 8 runs left today, plus 14 from packs.", "own_knowledge"],
      ["41 of the runs are from packs.", "supported"],
    ],
  );
  const firm = page("Our staff of 412 serves 36 countries.");
  assert.ok(!isSupported([firm], "It has 36 employees in 412 countries."));
});

test("how many of them is a claim, also before a colon", () => {
  const ran = printed("ran 5, failures 2\n", "python\nrun()");
  judge(
    [ran],
    [
      ["Two of the five tests fail:", "supported"],
      ["Three of the five tests fail:", "own_knowledge"],
      ["There are two ways:", null],
    ],
  );
});

test("a note that was erased is told again by saying so, and another one is not", () => {
  const forgotten = { ...note("my deputy is Marcin"), claim: "forgotten: my deputy is Marcin" };
  const kept = note("my sister is Ania");
  judge(
    [kept, forgotten],
    [
      ["Done, I no longer remember that Marcin is your deputy.", "supported"],
      ["I've deleted the note that Marcin is your deputy.", "supported"],
      ["I've deleted the note that Ania is your sister.", "own_knowledge"],
      ["I've deleted the note that Marek is your deputy.", "own_knowledge"],
    ],
  );
  assert.ok(!isSupported([kept], "I no longer remember that Ania is your sister."));
});

test("what a tool does not know is told by its refusal", () => {
  const refused = seen("source", "‘USD’ is no number, constant or unit known here", { failed: true });
  const told = (answer: string) => outcomes(answer, [], ["1250 USD in EUR?"], [refused]);
  assert.deepEqual(told("The calculator does not know USD as a unit."), ["supported"]);
  assert.deepEqual(told("The calculator knows USD as a unit."), ["own_knowledge"]);
  assert.deepEqual(told("USD is worth about 0.92 EUR."), ["own_knowledge"]);
});

test("a date or a time that a program worked out is supported though the program has the same date", () => {
  const zones = printed(
    "exit code: 0\nEurope/Lisbon Tue 27 Oct 16:30\nAmerica/Toronto Tue 27 Oct 12:30\nAustralia/Brisbane Wed 28 Oct 02:30\n",
    'python\nt=datetime.fromisoformat("2026-10-27T16:30").replace(tzinfo=ZoneInfo("Europe/Lisbon"))\nfor z in Z:\n    u=t.astimezone(ZoneInfo(z)); print(z,u.strftime("%a %d %b %H:%M"))',
  );
  judge(
    [zones],
    [
      ["Brisbane has the worst slot: Wednesday 02:30.", "supported"],
      ["Toronto: Tuesday 12:30", "supported"],
      ["Toronto: Tuesday, 27 October, 12:30", "supported"],
      ["Toronto: Tuesday 13:30", "own_knowledge"],
      ["Brisbane: Thursday 02:30", "own_knowledge"],
    ],
  );
  for (const code of [
    'd="Tuesday 27 October 2026"\nprint("The fair begins on", d)',
    'print("The fair begins on Tuesday, 27 October 2026")',
    'd=date(2026,10,27)\nprint("The fair begins on", d.strftime("27 October 2026"))',
  ]) {
    const fair = printed("exit code: 0\nThe fair begins on Tuesday 27 October 2026\n", `python\n${code}`);
    assert.ok(!isSupported([fair], "The fair begins on 27 October 2026."), code);
  }
});

test("how often each of several is there is supported only if all of them are", () => {
  const code =
    'n = ["INV-38", "INV-41", "INV-55", "INV-41", "INV-77", "INV-60", "INV-77"]\nfor k, v in Counter(n).items():\n    if v > 1:\n        print(k, v)';
  const asked = ["Which of these occur twice? INV-38, INV-41, INV-55, INV-41, INV-77, INV-60, INV-77."];
  const output = [printed("INV-41 2\nINV-77 2\n", code)];
  judge(
    output,
    [
      ["INV-41 and INV-77 occur twice.", "supported"],
      ["INV-41 and INV-77 each occur 2 times.", "supported"],
      ["INV-41 and INV-60 occur twice.", "looked_up"],
      ["INV-41 and INV-60 each occur 2 times.", "looked_up"],
    ],
    asked,
  );
});
