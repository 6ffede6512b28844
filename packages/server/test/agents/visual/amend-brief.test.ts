import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { VisualBrief, VisualReport } from "@signet/contract";
import { amendBrief } from "../../../src/agents/visual/amend-brief.ts";
import { answers, BRIEF, build, reportOf } from "./build.ts";

const brief: VisualBrief = {
  title: "List",
  input: true,
  checklist: [
    { name: "takes back", do: { do: "click", on: "#undo-last", times: 1 }, expect: { text: "0 items" } },
    { name: "ends", do: { do: "advance", ms: 900 }, expect: { text: "Game over" } },
    { name: "adds", do: { do: "click", on: "Add", times: 1 }, expect: { changed: true } },
  ],
};
const played: VisualReport["steps"] = [
  { name: "takes back", outcome: "impossible", detail: "there is no such control" },
  { name: "ends", outcome: "held", detail: "it was there before" },
  { name: "adds", outcome: "failed", detail: "nothing changed" },
];
type Changes = Parameters<typeof amendBrief>[2];
const amend = (...changes: Changes) => amendBrief(brief, played, changes);
const click = (on: string) => ({ do: "click" as const, on, times: 1 });

test("a step that could not be performed may name its control otherwise, and the brief says what it was", () => {
  const amended = amend({ step: 1, do: click("Undo") });
  assert.ok("brief" in amended);
  assert.deepEqual(amended.brief.checklist[0], { ...brief.checklist[0]!, do: click("Undo") });
  assert.deepEqual(amended.brief.amended, [{ step: 1, was: brief.checklist[0] }]);
  assert.equal(amended.brief.checklist.length, brief.checklist.length);
});

test("an expectation that held before its step may be replaced by another", () => {
  const amended = amend({ step: 2, expect: { text: "You lost" } });
  assert.ok("brief" in amended);
  assert.deepEqual(amended.brief.checklist[1]!.do, brief.checklist[1]!.do);
});

describe("an amendment does not weaken the check", () => {
  const refused: [string, Changes, RegExp][] = [
    ["a step that failed stays", [{ step: 3, expect: { text: "Add" } }], /not at fault; change the page/],
    ["another control takes no place", [{ step: 1, do: click("Add") }], /control that it was about/],
    ["no other action", [{ step: 1, do: { do: "advance", ms: 5 } }], /same kind of action/],
    [
      "no other expectation",
      [{ step: 1, do: click("Undo"), expect: { changed: true } }],
      /cannot be changed/,
    ],
    ["what was performed is", [{ step: 2, do: { do: "advance", ms: 1 } }], /was performed/],
    ["there is no other step", [{ step: 4, do: click("Undo") }], /no such step/],
    ["it can be checked", [{ step: 2, expect: { in: "#a" } }], /an expect|says where/],
  ];
  for (const [name, changes, wrong] of refused)
    test(name, () => {
      const answer = amend(...changes);
      assert.match("wrong" in answer ? answer.wrong : "amended", wrong);
    });
});

test("a brief is amended once; the page is played again with it, and the stream names the step", async () => {
  const start: [string, object] = ["brief", BRIEF];
  const change = { steps: [{ step: 1, expect: { text: "Score 1" } }] };
  const { asked, checked, notes, state } = await build(
    [
      { calls: [start, ["write_page", { html: "one" }]] },
      { calls: [["amend_brief", change]] },
      { calls: [["amend_brief", change]] },
      { text: "enough" },
    ],
    () => ({
      ...reportOf(["checklist"]),
      steps: [{ name: "Play starts it", outcome: "held", detail: "it was there before" }],
    }),
  );
  assert.match(answers(asked[1]!).at(-1)!, /do not count:\n- step 1, "Play starts it"/);
  assert.deepEqual(
    checked.map(({ source, brief: used }) => [source, used.checklist[0]!.expect]),
    [
      ["one", { text: "Score 0" }],
      ["one", { text: "Score 1" }],
    ],
  );
  assert.ok(notes.includes("The checklist was amended where a step was at fault: step 1, “Play starts it”."));
  assert.match(answers(asked[3]!).at(-1)!, /amended once already/);
  assert.equal(state.attempts.length, 2);
});
